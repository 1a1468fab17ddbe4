"""Keys for transpositions: whatever leads to the same table has the same key, nothing else has."""

import pytest

import rulebound
from rulebound import Match
from tests.games.urbno.cardtable import table


def after(match: Match, *choices: str) -> Match:
    fork = match.fork()
    for choice in choices:
        fork.choose(choice)
    return fork


@pytest.fixture
def arena() -> Match:
    """The second turn of a Tash-Kalar match, which has two actions."""
    match = rulebound.game("tashkalar").start(seats=2, options={"form": "high_form"}, seed=3)
    match.choose("place c1")
    match.choose("end")
    return match


@pytest.mark.parametrize("imagined", [False, True])
def test_pieces_placed_in_another_order(arena: Match, imagined: bool) -> None:
    match = arena.imagine(0, 5) if imagined else arena
    one, other = after(match, "place d1", "place e1"), after(match, "place e1", "place d1")
    assert one.key() == other.key()
    assert len({one.key(), other.key()}) == 1
    assert one.key() != after(match, "place d1", "place f1").key()
    assert one.key() != match.key()
    assert after(one, "end").key() == after(other, "end").key()


def test_what_only_some_can_see_counts(arena: Match) -> None:
    keys = {arena.imagine(0, seed).key() for seed in range(20)}
    assert len(keys) == 20
    assert arena.imagine(0, 3).key() == arena.imagine(0, 3).key()


def test_other_options_are_another_match() -> None:
    game = rulebound.game("tashkalar")
    one, other = (
        game.start(seats=2, options={"form": "duel", "hide_discard_action": hides}, seed=3)
        for hides in (False, True)
    )
    assert one.view() == other.view()
    assert one.key() != other.key()
    assert one.key() == game.start(seats=2, options={"form": "duel"}, seed=3).key()


def test_an_announcement_in_another_order() -> None:
    """King Urbno: amid a turn it tells how it came to this; once the turn is over it does not."""
    match = table("Ye-Dw Bk-Fa", "Ye-Ex Re-Wi", a="cubes: 3\ncrystals: 1")
    match.choose("play Ye-Dw")
    one, other = after(match, "power dwarf", "cubes +1"), after(match, "cubes +1", "power dwarf")
    assert one.decision is not None
    assert one.decision.seat == 1
    assert one.key() == other.key()
    assert one.key() != after(match, "power dwarf", "cubes +2").key()
    assert one.key() != after(match, "power dwarf", "done").key()


def test_amid_a_turn_the_choices_count() -> None:
    match = table("Ye-Dw Bk-Fa", "Ye-Ex Re-Wi", a="cubes: 3\ncrystals: 1")
    match.choose("play Ye-Dw")
    assert match.key() == match.fork().key() == match.fork(log=True).key()
    assert match.key() != after(match, "cubes +1").key()
    assert match.key() != after(match, "power dwarf").key()


def test_nothing_can_be_read_from_a_key(arena: Match) -> None:
    assert str(arena.key()).startswith("<key ")
    assert arena.key() != "key"
