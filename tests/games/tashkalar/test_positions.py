"""Positions: what is written can be read again, and a bad text names all its faults."""

import random
from typing import Any

import pytest

import rulebound
from rulebound.core.errors import BadPosition, RuleboundError
from rulebound.games.tashkalar.library import card_id
from tests.games.conformance import picture, start, walk
from tests.games.tashkalar.arena import arena, pieces, play
from tests.games.tashkalar.test_properties import TABLES


@pytest.mark.parametrize(("seats", "form"), TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_written_position_sets_up_the_same_table(
    seats: int, form: dict[str, Any], seed: int
) -> None:
    match = start("tashkalar", seats, form, seed)
    rng = random.Random(seed)
    written = 0
    for at in walk(match, rng, pause=0.2):
        try:
            text = at.position()
        except RuleboundError:
            continue  # in the middle of an effect
        again = rulebound.game("tashkalar").start(seats=seats, options=form, position=text)
        assert again.position() == text
        same = picture(again)
        same[2] = at.seq  # a position has no history
        assert same == picture(at)
        written += 1
    assert written > 5


def test_a_drafted_match_can_be_written_too() -> None:
    options = {"form": "high_form", "decks": "draft"}
    match = start("tashkalar", 2, options, seed=2)
    rng = random.Random(2)
    while match.view()["phase"] == "setup":
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    text = match.position()
    again = rulebound.game("tashkalar").start(seats=2, options=options, position=text)
    assert again.position() == text


def test_a_window_of_the_board_is_enough() -> None:
    match = arena(
        """
         6  rc bc ..
         5  .. nl ##
            g  h  i
        """.replace("nl", "bl").replace("##", "..")
    )
    assert pieces(match) == {"g6": "rc", "h6": "bc", "h5": "bl"}


def test_cards_that_are_not_named_are_shuffled_into_their_decks() -> None:
    match = arena(hand="knight titan flare_03", lines="legend discard: leviathan")
    seat = match.view(0)["seats"][0]
    assert match.view(0)["hand"] == {
        "beings": ["knight"],
        "legends": ["titan"],
        "flares": ["flare_03"],
    }
    assert seat["deck"]["size"] == 17
    assert match.view(0)["decks"]["legends"]["size"] == 10
    assert match.view(0)["decks"]["legends"]["discard"] == ["leviathan"]


@pytest.mark.parametrize(
    ("lines", "size", "named"),
    [
        ("seat 0: red\n discard: *\n deck: knight bomb", 2, {"knight", "bomb"}),
        ("seat 0: red\n discard: herald *\n deck: knight", 1, {"knight"}),
        ("seat 0: red\n deck: *\n discard: knight", 17, set()),
        ("seat 0: red\n hand: *\n deck: knight", 1, {"knight"}),
    ],
)
def test_a_star_leaves_what_another_line_names(lines: str, size: int, named: set[str]) -> None:
    match = arena(lines=lines)
    deck = match._state.decks[0]
    assert len(deck) == size
    assert named <= {card_id(card) for card in deck}
    assert len(deck) + len(match._state.discards[0]) + len(match._state.hands[0]) == 18


def test_a_star_leaves_what_another_line_names_of_shared_cards_too() -> None:
    match = arena(
        lines="""
        seat 1:
        claimed: isolation
        tasks: destruction
        task deck: *
        next task: devastation
        legend discard: *
        legend deck: titan
        flare discard: *
        flare deck: flare_03
        """
    )
    decks = match.view()["decks"]
    assert (decks["legends"]["size"], len(decks["legends"]["discard"])) == (1, 11)
    assert (decks["flares"]["size"], len(decks["flares"]["discard"])) == (1, 11)
    assert match.view()["tasks"]["deck"] == 24 - 3


def test_a_star_of_a_drafted_seat_leaves_what_the_next_seat_names() -> None:
    match = arena(
        lines="""
        seat 0: red drafted
        deck: *
        seat 1: blue drafted
        deck: knight
        """,
        decks="draft",
        draft_decks=["southern", "sylvan"],
    )
    assert [len(deck) for deck in match._state.decks] == [35, 1]


def test_decks_are_written_from_the_top_down() -> None:
    match = arena(hand="", lines="seat 0: red\n deck: knight bomb *\n actions: 0")
    play(match, "end")
    assert match.view(0)["hand"]["beings"][:2] == ["knight", "bomb"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("board:\n 5 rc\n", "the last line must name the columns"),
        ("board:\n 5 rc rc\n   e\n", "row 5 has 2 squares for 1 columns"),
        ("board:\n 5 xx\n   e\n", "cannot read 'xx' on e5"),
        ("board:\n 5 gc\n   e\n", "cannot read 'gc' on e5"),
        ("board:\n 9 rc\n   a\n", "a9 is not a square"),
        ("board:\n 5 rl rl rl rl\n   c d e f\n", "red has too many legendary pieces"),
        ("seat 0: pink", "unknown colour 'pink'"),
        ("seat 0: red nowhere", "unknown school 'nowhere'"),
        ("seat 0: red\nseat 1: red", "the same colour"),
        ("seat 0: red highland\nseat 1: blue highland", "the same school"),
        ("seat 7: red", "there is no seat 7"),
        ("seat 0: red\n hand: dryad", "'dryad' is unknown here"),
        ("seat 0: red\n hand: knight knight", "'knight' is unknown here or used already"),
        ("seat 0: red\n hand: titan\nlegend deck: titan", "legend deck: 'titan'"),
        ("seat 0: red\n hand: knight^9", "nobody is called '9'"),
        ("tasks: destruction destruction", "tasks: 'destruction'"),
        ("tasks: destruction devastation isolation diagonals", "at most three"),
        ("turn: 5", "'5' must be a number below 2"),
        ("turn: many", "'many' must be a number"),
        ("actions: -1", "'-1' must be a number"),
        ("flags: happy", "unknown flag 'happy'"),
        ("flags: passed", "team games only"),
        ("summoned: 1 2", "4 numbers are needed"),
        ("destroyed: zz", "cannot read 'zz'"),
        ("end: soon", "needs the last seat"),
        ("end: 0 0 deck", "at least the present turn is left"),
        ("number: 0", "at least 1"),
        ("weather: fine", "unknown line 'weather'"),
        ("hello", "cannot read the line 'hello'"),
        ("x" * 30_000, "at most 20000 characters"),
    ],
)
def test_a_bad_position_names_its_fault(text: str, fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        rulebound.game("tashkalar").start(seats=2, position=text)
    assert any(fault in found for found in error.value.faults), error.value.faults


def test_without_a_next_task_one_is_turned_up() -> None:
    tasks = "tasks: destruction devastation side_chain"
    assert arena(lines=tasks).view()["tasks"]["next"] is not None
    assert arena(lines=f"{tasks}\nnext task: -").view()["tasks"]["next"] is None


def test_a_drafted_position_keeps_the_decks_of_others_secret() -> None:
    match = start("tashkalar", 2, {"decks": "draft"}, seed=2)
    rng = random.Random(2)
    while match.view()["phase"] == "setup":
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    again = rulebound.game("tashkalar").start(
        seats=2, options={"decks": "draft"}, position=match.position()
    )
    decks = {tuple(sorted(again.imagine(0, n)._state.decks[1])) for n in range(20)}
    assert len(decks) > 10


def test_all_faults_are_listed_at_once() -> None:
    with pytest.raises(BadPosition) as error:
        rulebound.game("tashkalar").start(seats=2, position="turn: 9\nweather: fine\nflags: odd")
    assert len(error.value.faults) == 3


def test_no_position_can_be_written_in_the_middle_of_an_effect() -> None:
    board = """
     6  rc
     5  ..
     4  rc
        e
    """
    match = arena(board + "", hand="herald knight")
    assert "hand: knight herald" in match.position() or "hand: herald knight" in match.position()
    match = arena(
        """
         6  rc bc
         5  .. ..
         4  rc ..
            e  f
        """,
        hand="swordmaster",
    )
    play(match, "summon swordmaster e5")
    with pytest.raises(RuleboundError, match="between effects"):
        match.position()
