"""What King Urbno tells bots that search."""

import random

import pytest

import rulebound
from rulebound import Match
from rulebound.core.rng import Rng
from rulebound.games.urbno.inference import likelihood
from rulebound.games.urbno.insight import INSIGHT
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.policy import policy, prior, wish
from rulebound.games.urbno.state import State

TWO = """
    mission: {mission}
    dominant: black
    seat 0:
    hand: {mine}
    seat 1:
    hand: {theirs}
"""


def table(mission: int, mine: str, theirs: str, *choices: str) -> Match:
    position = TWO.format(mission=mission, mine=mine, theirs=theirs)
    match = rulebound.game("urbno").start(seats=2, position=position)
    for choice in choices:
        match.choose(choice)
    return match


def world(match: Match) -> Match:
    assert match.decision is not None
    return match.imagine(match.decision.seat, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_plays_every_mission_to_its_end(seats: int) -> None:
    rng = Rng(4)
    match = rulebound.game("urbno").start(seats=seats, seed=6, log=False)
    seen = set()
    copy = match.imagine(None, 3)
    while copy.decision is not None:
        seen.add(copy.consult(lambda s: s.mission))
        option = copy.consult(policy, copy.decision, rng)
        assert option in copy.decision.options
        looks = copy.consult(prior, copy.decision)
        assert len(looks) == len(copy.decision.options)
        assert min(looks) > 0
        copy.choose(option)
    assert len(seen) == 12


def test_every_goal_has_a_wish() -> None:
    match = world(table(25, "Ye-Em Ye-Fa", "Ye-Kn Ye-Ex"))

    def wishes(s: State) -> list[float]:
        found = []
        for number in MISSIONS:
            s.mission = number
            if not MISSIONS[number].in_pairs:
                found.append(wish(s, 0))
        return found

    assert len(match.consult(wishes)) >= 23


def test_who_wants_the_trick_takes_it_as_cheaply_as_possible() -> None:
    """UR-14.3: blue cards are worth a point, so the Farmer is taken with the lowest that does."""
    match = world(table(3, "Bl-Fa Ye-Ex Ye-Fa", "Bl-Kn Bl-Em Bl-Dw", "play Bl-Fa"))
    assert match.decision is not None
    looks = dict(zip(match.decision.options, match.consult(prior, match.decision), strict=True))
    assert max(looks, key=lambda option: looks[option]).notation == "play Bl-Dw"
    assert match.consult(wish, 1) > 0


def test_who_does_not_want_it_gets_rid_of_the_highest_card_that_loses() -> None:
    """UR-14.25: every trick costs."""
    match = world(table(25, "Ye-Em Re-Ex Re-Fa", "Ye-Kn Ye-Fa Ye-Dw", "play Ye-Em"))
    assert match.decision is not None
    looks = dict(zip(match.decision.options, match.consult(prior, match.decision), strict=True))
    assert max(looks, key=lambda option: looks[option]).notation == "play Ye-Kn"


def test_a_world_in_which_play_made_sense_is_likelier() -> None:
    """UR-14.3: whoever let a blue card go with a low one had no higher blue one to take it with."""
    rng = random.Random(2)
    better = worse = 0
    for _ in range(30):
        match = rulebound.game("urbno").start(
            seats=2, options={"missions": [3]}, seed=rng.randrange(9999)
        )
        while match.decision is not None and match.view()["round"] == 1:
            if match.view().get("trick", 0) and rng.random() < 0.2:
                seat = match.decision.seat
                chances = [match.imagine(seat, n).consult(likelihood, seat) for n in range(6)]
                assert all(0 < chance <= 1 for chance in chances)
                better += max(chances) > min(chances)
                worse += max(chances) == min(chances)
            match.choose(rng.choice(match.decision.options))
    assert better


def test_a_lead_counts_more_the_fewer_rounds_are_left() -> None:
    def chances(s: State) -> list[float]:
        found = []
        for number in (2, 11):
            s.round = number
            s.entries = [(6,), (0,)]
            found.append(INSIGHT.judgement.chance(s, 0))
        return found

    early, late = world(table(25, "Ye-Em Ye-Fa", "Ye-Kn Ye-Ex")).consult(chances)
    assert 0.5 < early < late < 1
