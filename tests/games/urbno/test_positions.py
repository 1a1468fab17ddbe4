"""Positions: what is written can be read again, and a bad text names all its faults."""

import random

import pytest

import rulebound
from rulebound.core.errors import BadPosition, RuleboundError
from tests.games.conformance import start, walk
from tests.games.urbno.cardtable import hand, options, table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_written_position_sets_up_the_same_table(seats: int, seed: int) -> None:
    match = start("urbno", seats, {}, seed)
    written = 0
    for at in walk(match, random.Random(seed), pause=0.3):
        try:
            text = at.position()
        except RuleboundError:
            continue  # in the middle of a trick or a choice
        again = rulebound.game("urbno").start(seats=seats, position=text)
        assert again.position() == text
        assert at.decision is not None
        assert again.decision is not None
        assert again.decision.seat == at.decision.seat
        assert again.decision.prompt == at.decision.prompt
        assert options(again) == options(at)
        for seat in range(seats):
            assert hand(again, seat) == hand(at, seat)
        written += 1
    assert written > 10


def test_what_is_left_out_is_as_in_the_first_trick_of_a_round() -> None:
    match = table("Bl-Kn", "Bl-Fa", lines="mission: 3")
    view = match.view()
    assert view["round"] == 1
    assert view["dominant"] == "black"
    assert view["trick"]["leader"] == 0
    assert options(match) == ["play Bl-Kn"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("seat 0:\n hand: Bl-Kn\nseat 1:\n hand: Bl-Kn", "'Bl-Kn' is unknown here or used already"),
        ("seat 0:\n hand: Xx-Yy\nseat 1:\n hand: Bl-Kn", "'Xx-Yy' is unknown here"),
        ("seat 0:\n hand: Bl-Kn\nseat 1:\n hand:", "the same number of cards"),
        ("seat 5:\n hand: Bl-Kn", "there is no seat 5"),
        ("round: 13", "must be a number below 13"),
        ("round: 0", "numbered from 1"),
        ("mission: 20", "mission: 20 is not used with 2 players"),
        ("dominant: pink", "unknown colour 'pink'"),
        ("phase: sleeping", "unknown phase 'sleeping'"),
        ("used scrolls: 99", "'99' is unknown here"),
        ("seat 0:\n scrolls: 3\nseat 1:\n scrolls: 3", "seat 1 scrolls: '3'"),
        ("seat 0:\n crystals: many", "'many' must be a number"),
        ("round: 3\nseat 0:\n entries: 1", "seat 0 entries: 2 are needed"),
        ("owners: 1", "must fit the tricks"),
        ("seat 0:\n hand: Bl-Kn^7\nseat 1:\n hand: Bl-Fa", "nobody is called '7'"),
        (
            "mission: 15\nseat 0:\n hand: Bl-Kn\nseat 1:\n hand: Bl-Fa",
            "seat 0 row: mission 15 is played from a row; which one?",
        ),
        (
            "mission: 15\nseat 0:\n hand: Bl-Kn\n row: Bl-Kn\nseat 1:\n hand: Bl-Fa",
            "seat 1 row: mission 15 is played from a row",
        ),
        (
            "mission: 15\nseat 0:\n hand: Bl-Kn Re-Fa\n row: Bl-Kn\nseat 1:\n hand: Bl-Fa Re-Kn",
            "seat 0 row: every card of the hand must lie in the row",
        ),
        (
            "mission: 15\nphase: window\nseat 0:\n hand: Bl-Kn\n row: Bl-Kn",
            "seat 0 row: no row lies there before the first trick",
        ),
        ("seat 0:\n hand: Bl-Kn\n row: Bl-Kn", "seat 0 row: nobody has one in mission 1"),
        ("seat 1:\n columns: Bl-Kn/Bl-Fa", "seat 1 columns: nobody has one in mission 1"),
        ("mission: 18\nseat 1:\n pile: Bl-Kn", "seat 1 pile: nobody has one in mission 18"),
        ("weather: fine", "unknown line 'weather'"),
        ("nonsense", "cannot read the line 'nonsense'"),
        ("", "no cards to play"),
    ],
)
def test_a_bad_position_names_its_fault(text: str, fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        rulebound.game("urbno").start(seats=2, position=text)
    assert any(fault in found for found in error.value.faults), error.value.faults


def test_no_position_can_be_written_in_the_middle_of_a_trick() -> None:
    match = table("Bl-Kn Bl-As", "Bl-Fa Bl-Ex")
    assert "trick: 1" in match.position()
    match.choose("play Bl-Kn")
    with pytest.raises(RuleboundError, match="between two tricks"):
        match.position()
