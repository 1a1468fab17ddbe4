"""Worked examples of searching and of morale (H3-15)."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.core.flow import Decision, Flow
from rulebound.core.rng import Rng
from rulebound.games.homm3.model.players import Deck, Morale, Player
from rulebound.games.homm3.model.state import Rules, State
from rulebound.games.homm3.table import decks, morale


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


def test_h3_5_10_a_deck_that_runs_out_is_rebuilt_at_once_and_its_top_card_turned_up() -> None:
    s = table(spell=(("haste",), ("curse", "slow", "bless")))
    assert decks.take_top(s, "spell") == "haste"
    left = s.decks["spell"]
    assert (len(left.cards), len(left.discard)) == (2, 1)
    assert sorted(left.cards + left.discard) == ["bless", "curse", "slow"]


def test_h3_5_10_who_searches_next_may_take_the_card_that_was_turned_up() -> None:
    s = table(spell=(("haste",), ("curse", "slow")))
    run(decks.search(s, 0, "spell", 1), "look spell")
    (up,) = s.decks["spell"].discard
    offered = run(decks.search(s, 0, "spell", 1), f"take spell {up}")
    assert offered == [["look spell", f"take spell {up}"]]
    assert s.players[0].hand == ("haste", up)


def test_h3_5_10_the_cards_of_the_searcher_are_rebuilt_only_once_they_are_laid_off() -> None:
    s = table(spell=(("haste",), ("curse",)))
    run(decks.search(s, 0, "spell", 2), "look spell", "keep haste")
    assert s.decks["spell"] == Deck((), ("curse",))
    s = table(spell=(("bless", "haste"), ("curse",)))
    run(decks.search(s, 0, "spell", 2), "look spell", "keep haste")
    left = s.decks["spell"]
    assert (len(left.cards), len(left.discard)) == (1, 1)
    assert sorted(left.cards + left.discard) == ["bless", "curse"]


def test_h3_5_10_a_card_that_is_taken_out_by_name_may_be_the_last_one() -> None:
    s = table(spell=(("haste",), ("curse", "slow")))
    assert decks.take_out(s, "spell", "haste")
    assert [len(pile) for pile in s.decks["spell"]] == [1, 1]


def test_h3_5_10_a_deck_that_ran_out_without_discards_is_rebuilt_when_there_are_some() -> None:
    s = table(spell=(("haste",), ()))
    assert decks.take_top(s, "spell") == "haste"
    for card in ("curse", "slow", "bless"):
        decks.lay_off(s, "spell", card)
    decks.take_top(s, "spell")
    assert [len(pile) for pile in s.decks["spell"]] == [1, 1]


def test_h3_5_12_the_last_card_of_all_is_the_one_that_lies_face_up() -> None:
    s = table(spell=((), ("curse",)))
    assert decks.take_top(s, "spell") == "curse"
    assert decks.take_top(s, "spell") is None


def test_h3_5_10_a_deck_that_still_has_a_card_is_not_shuffled() -> None:
    s = table(spell=(("bless", "haste"), ("curse", "slow")))
    decks.take_top(s, "spell")
    assert s.decks["spell"] == Deck(("bless",), ("curse", "slow"))
    assert s.rng.count == 0


def test_h3_9_20_a_neutral_deck_waits_until_a_card_is_drawn_from_it() -> None:
    s = table(bronze=(("neutral_peasants",), ("neutral_boars", "neutral_rogues")))
    decks.take_top(s, "bronze")
    assert s.decks["bronze"] == Deck((), ("neutral_boars", "neutral_rogues"))
    assert decks.take_top(s, "bronze") in ("neutral_boars", "neutral_rogues")


@pytest.mark.parametrize(
    ("faction", "token", "flag"),
    [("castle", Morale.NEUTRAL, True), ("necropolis", Morale.NEUTRAL, False)],
)
def test_h3_t25_the_second_loss_of_morale_clears_the_token_and_sets_the_flag(
    faction: str, token: int, flag: bool
) -> None:
    s = table(faction)
    morale.lose(s, 0)
    assert s.players[0].morale == (Morale.NEGATIVE if faction == "castle" else Morale.NEUTRAL)
    morale.lose(s, 0)
    assert (s.players[0].morale, s.players[0].discards_hand) == (token, flag)
