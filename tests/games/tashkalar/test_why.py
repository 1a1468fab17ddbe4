"""Reasons for what cannot be done now."""

import pytest

from rulebound import Match
from rulebound.locale import Translator
from tests.games.tashkalar.arena import arena, can, options, play

# The Knight can be summoned; the Herald and the Titan lack their pattern.
KNIGHT = """
 6  .. .. bh
 5  rc rc rc
 4  rc .. ..
    d  e  f
"""
# All that the Swordmaster could be summoned on is a heroic piece.
BLOCKED = """
 5  rc bh rc
    d  e  f
"""
BEHIND = """
 7  bh bh bh bh bh
    c  d  e  f  g
"""


def why(match: Match, ref: str, seat: int = 0) -> str | None:
    reason = match.why_not(seat, ref)
    if reason is None:
        return None
    assert Translator("en").has(reason.id)
    return reason.id.removeprefix("tashkalar-why-")


def test_tk_3_5_a_card_that_can_only_be_discarded_says_why_it_is_not_summoned() -> None:
    match = arena(KNIGHT, hand="knight gun_tower titan")
    assert "discard gun_tower" in options(match)
    assert not can(match, "summon gun_tower")
    assert why(match, "card:gun_tower") == "no-pattern"
    assert why(match, "card:titan") == "no-pattern"


def test_tk_3_11_a_higher_rank_in_the_way_is_told_too() -> None:
    match = arena(BLOCKED, hand="swordmaster")
    assert "discard swordmaster" in options(match)
    assert why(match, "card:swordmaster") == "higher-rank"


def test_there_is_nothing_to_say_of_what_can_be_summoned_or_invoked() -> None:
    match = arena(KNIGHT, hand="knight")
    assert can(match, "summon knight")
    assert why(match, "card:knight") is None
    match = arena(BEHIND, hand="flare_10")
    assert can(match, "flare flare_10")
    assert why(match, "card:flare_10") is None


def test_tk_2_3_4_nor_of_cards_to_put_under_their_decks() -> None:
    match = play(arena(hand="gun_tower knight titan flare_01"), "discard gun_tower")
    for card in ("knight", "titan", "flare_01"):
        assert f"return {card}" in options(match)
        assert why(match, f"card:{card}") is None


@pytest.mark.parametrize("ref", ["sq:d5", "card:knight"])
def test_tk_2_2_1_it_is_somebody_elses_turn(ref: str) -> None:
    assert why(arena(KNIGHT, hand="knight"), ref, seat=1) == "not-your-turn"
