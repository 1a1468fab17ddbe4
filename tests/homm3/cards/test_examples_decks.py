"""Worked examples of searching and of morale (H3-15)."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.core.flow import Decision, Flow
from rulebound.core.rng import Rng
from rulebound.games.homm3 import decks
from rulebound.games.homm3.players import NEGATIVE, NEUTRAL, Deck, Player
from rulebound.games.homm3.state import Rules, State


def table(faction: str = "dungeon", **piles: tuple[Sequence[str], Sequence[str]]) -> State:
    """A player at a table with shared decks: cards and discard pile, the top of each last."""
    s = State(Rules("skirmish", 1), Rng(1), players=[Player(faction)])
    s.decks = {name: Deck(tuple(cards), tuple(pile)) for name, (cards, pile) in piles.items()}
    return s


def run(flow: Flow[Any], *choices: str) -> list[list[str]]:
    """Carry a script out with these choices; returns what was offered each time."""
    offered = []
    wanted = list(choices)
    try:
        step = next(flow)
        while True:
            assert isinstance(step, Decision)
            offered.append([option.notation for option in step.options])
            step = flow.send(step.find(wanted.pop(0)))
    except StopIteration:
        assert not wanted
        return offered


def deemers_search() -> State:
    return table(spell=(("haste", "fireball", "magic_arrow"), ("curse",)))


def test_h3_t05_looking_keeps_one_card_and_discards_the_other() -> None:
    s = deemers_search()
    offered = run(decks.search(s, 0, "spell", 2), "look spell", "keep fireball")
    assert offered[0] == ["look spell", "take spell curse"]
    assert sorted(offered[1]) == ["keep fireball", "keep magic_arrow"]
    assert s.players[0].hand == ("fireball",)
    assert s.decks["spell"] == Deck(("haste",), ("curse", "magic_arrow"))


def test_h3_t06_taking_sees_no_card_of_the_deck_and_refills_the_pile() -> None:
    s = deemers_search()
    assert run(decks.search(s, 0, "spell", 2), "take spell curse") == [
        ["look spell", "take spell curse"]
    ]
    assert s.players[0].hand == ("curse",)
    assert s.decks["spell"] == Deck(("haste", "fireball"), ("magic_arrow",))


def test_h3_5_12_a_search_larger_than_the_deck_goes_on_in_the_shuffled_pile() -> None:
    s = table(spell=(("haste",), ("curse", "slow")))
    run(decks.search(s, 0, "spell", 2), "look spell", "keep haste")
    assert s.players[0].hand == ("haste",)
    left = s.decks["spell"]
    assert sorted(left.cards + left.discard) == ["curse", "slow"]
    assert left.discard


@pytest.mark.parametrize(
    ("faction", "morale", "flag"), [("castle", NEUTRAL, True), ("necropolis", NEUTRAL, False)]
)
def test_h3_t25_the_second_loss_of_morale_clears_the_token_and_sets_the_flag(
    faction: str, morale: int, flag: bool
) -> None:
    s = table(faction)
    decks.lose_morale(s, 0)
    assert s.players[0].morale == (NEGATIVE if faction == "castle" else NEUTRAL)
    decks.lose_morale(s, 0)
    assert (s.players[0].morale, s.players[0].discards_hand) == (morale, flag)
