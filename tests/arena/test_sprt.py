"""The sequential test, against cases whose answers are known."""

from math import log, sqrt
from random import Random

import pytest

from rulebound import RuleboundError
from rulebound.arena.ratings import expected_share
from rulebound.arena.sprt import Sprt, Verdict

TEST = Sprt(0, 50)


def test_the_bounds_are_walds() -> None:
    assert TEST.bound == pytest.approx(log(19))
    assert Sprt(0, 5, error=0.01).bound == pytest.approx(log(99))


@pytest.mark.parametrize(("wins", "losses"), [(60, 40), (500, 450), (10, 0), (0, 10), (1, 1)])
def test_without_draws_it_is_the_test_of_a_coin(wins: int, losses: int) -> None:
    """Wald's own: each win and each loss adds the logarithm of how likely the claims make it."""
    low, high = expected_share(TEST.low), expected_share(TEST.high)
    wald = wins * log(high / low) + losses * log((1 - high) / (1 - low))
    shares = [1.0] * wins + [0.0] * losses
    assert TEST.evidence(shares) == pytest.approx(wald, abs=1e-3)


def test_with_draws_and_halves_it_is_close_to_the_normal_approximation() -> None:
    shares = [0.0] * 60 + [0.25] * 200 + [0.5] * 500 + [0.75] * 230 + [1.0] * 70
    test = Sprt(0, 10)
    mean = sum(shares) / len(shares)
    deviation = sqrt(sum((share - mean) ** 2 for share in shares) / len(shares))
    low, high = expected_share(0), expected_share(10)
    normal = len(shares) * (high - low) * (2 * mean - low - high) / (2 * deviation**2)
    assert normal > 0.3
    assert test.evidence(shares) == pytest.approx(normal, rel=0.03)


def test_nothing_played_says_nothing() -> None:
    assert TEST.evidence([]) == pytest.approx(0, abs=1e-3)
    assert TEST.verdict([]) is Verdict.OPEN


def test_it_ends_at_its_bounds_and_not_before() -> None:
    gain = log(expected_share(50) / expected_share(0))
    enough = int(log(19) / gain) + 1
    assert TEST.stop([1.0] * 100) == enough
    assert TEST.verdict([1.0] * enough) is Verdict.STRONGER
    assert TEST.verdict([1.0] * (enough - 1)) is Verdict.OPEN
    assert TEST.stop([1.0] * (enough - 1)) is None
    assert TEST.verdict([0.0] * 30) is Verdict.NOT_STRONGER
    assert TEST.verdict([0.5] * 30) is Verdict.NOT_STRONGER


def test_claims_as_far_apart_as_they_can_be() -> None:
    test = Sprt(-2000, 2000)
    assert test.verdict([1.0]) is Verdict.STRONGER
    assert test.verdict([0.0]) is Verdict.NOT_STRONGER
    assert test.evidence([0.5] * 50) == pytest.approx(0, abs=1e-6)


def test_both_bots_of_a_pair_get_the_same_evidence() -> None:
    shares = [1.0, 0.5, 0.75, 0.0, 0.5, 1.0]
    mirrored = Sprt(-50, 0).evidence([1 - share for share in shares])
    assert TEST.evidence(shares) == pytest.approx(-mirrored)


@pytest.mark.parametrize(("elo", "right"), [(0, Verdict.NOT_STRONGER), (100, Verdict.STRONGER)])
def test_it_errs_as_seldom_as_it_says(elo: float, right: Verdict, seed: int) -> None:
    """Of 60 tests 3 may be wrong on average; more than 10 are one case in a thousand or less."""
    rng = Random(seed)
    test = Sprt(0, 100)
    share = expected_share(elo)
    wrong = 0
    for _ in range(60):
        shares: list[float] = []
        while test.verdict(shares) is Verdict.OPEN:
            shares.append(sum(rng.random() < share for _ in range(2)) / 2)
        wrong += test.verdict(shares) is not right
    assert wrong <= 10


@pytest.mark.parametrize(
    ("low", "high", "error"),
    [
        (50, 0, 0.05),
        (5, 5, 0.05),
        (0, float("inf"), 0.05),
        (0, 2001, 0.05),
        (-2001, 0, 0.05),
        (float("nan"), 5, 0.05),
        (0, 5, 0.5),
    ],
)
def test_claims_that_cannot_be_told_apart_are_refused(
    low: float, high: float, error: float
) -> None:
    with pytest.raises(RuleboundError):
        Sprt(low, high, error)
