"""Ratings: strengths that are known come out again, within their intervals."""

from itertools import combinations
from math import log10
from random import Random

import pytest

from rulebound.arena.ratings import MEAN, Points, expected_share, rate

TRUE = {"weak": -150.0, "fair": -20.0, "good": 40.0, "best": 130.0}


def deal(rng: Random, matches: int = 2) -> Points:
    """Every pair meets, with results as their strengths make them."""
    return {
        (one, other): (
            sum(rng.random() < expected_share(TRUE[one] - TRUE[other]) for _ in range(matches)),
            matches,
        )
        for one, other in combinations(TRUE, 2)
    }


def test_expected_shares_are_elos() -> None:
    assert expected_share(0) == 0.5
    assert expected_share(400) == pytest.approx(10 / 11)
    assert expected_share(-400) == pytest.approx(1 / 11)


def test_two_bots_are_as_far_apart_as_their_results_say() -> None:
    ratings = rate(["a", "b"], [{("a", "b"): (75, 100)}] * 20)
    apart = ratings["a"].elo - ratings["b"].elo
    assert apart == pytest.approx(400 * log10(3), abs=1)
    assert ratings["a"].elo + ratings["b"].elo == pytest.approx(2 * MEAN)


def test_exact_results_give_exact_strengths() -> None:
    exact: Points = {
        (one, other): (10_000 * expected_share(TRUE[one] - TRUE[other]), 10_000)
        for one, other in combinations(TRUE, 2)
    }
    ratings = rate(list(TRUE), [exact])
    for bot, strength in TRUE.items():
        assert ratings[bot].elo == pytest.approx(MEAN + strength, abs=0.1)


def test_known_strengths_are_within_their_intervals(seed: int) -> None:
    """95 of 100 should be; fewer than 80 of 100 are less likely than one in a thousand."""
    rng = Random(seed)
    inside = 0
    for _ in range(25):
        ratings = rate(list(TRUE), [deal(rng) for _ in range(60)])
        for bot, strength in TRUE.items():
            low, high = ratings[bot].interval
            inside += low <= MEAN + strength <= high
    assert inside >= 80


def test_more_deals_make_intervals_narrower(seed: int) -> None:
    rng = Random(seed)
    deals = [deal(rng) for _ in range(200)]
    few, many = rate(list(TRUE), deals[:20]), rate(list(TRUE), deals)
    assert all(many[bot].spread < few[bot].spread / 2 for bot in TRUE)


def test_matches_that_go_together_tell_less() -> None:
    """A hundred deals that are won or lost as a whole, and the same results spread over all."""
    together: list[Points] = [{("a", "b"): (4.0 * (n % 2), 4)} for n in range(100)]
    apart: list[Points] = [{("a", "b"): (2.0, 4)} for _ in range(100)]
    wide, narrow = rate(["a", "b"], together), rate(["a", "b"], apart)
    assert wide["a"].elo == pytest.approx(narrow["a"].elo, abs=0.01)
    assert wide["a"].spread == pytest.approx(2 * narrow["a"].spread, rel=0.05)


def test_an_anchor_keeps_its_rating() -> None:
    deals: list[Points] = [{("a", "b"): (3, 4)}] * 10
    free, fixed = rate(["a", "b"], deals), rate(["a", "b"], deals, ("b", 1000.0))
    assert (fixed["b"].elo, fixed["b"].spread) == (1000.0, 0.0)
    assert fixed["a"].elo - 1000 == pytest.approx(free["a"].elo - free["b"].elo)
    assert fixed["a"].spread == pytest.approx(2 * free["a"].spread)
    assert rate(["a", "b"], deals, ("c", 1000.0)) == free


def test_whoever_never_lost_has_a_rating_too() -> None:
    ratings = rate(["a", "b"], [{("a", "b"): (2, 2)}] * 50)
    assert 500 < ratings["a"].elo - ratings["b"].elo < 1500
    assert ratings["a"].spread > 100


def test_bots_that_never_met_are_rated_apart() -> None:
    ratings = rate(["a", "b", "c", "d"], [{("a", "b"): (3, 4), ("c", "d"): (3, 4)}] * 10)
    assert ratings["a"].elo == pytest.approx(ratings["c"].elo)
