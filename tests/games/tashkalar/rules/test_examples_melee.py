"""Worked examples of the rules, 8.5: the melee (EX-26 to EX-35)."""

import pytest

from rulebound import Match
from rulebound.games.tashkalar.board import mask
from rulebound.games.tashkalar.effects import Effect
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    options,
    pieces,
    play,
    starting,
    targets,
)


def score(match: Match, seat: int) -> dict[str, int]:
    found: dict[str, int] = match.view()["seats"][seat]["score"]
    return found


def three(board: str, hand: str, lines: str = "") -> Match:
    """Red, Blue and Green."""
    return arena(board, seats=3, hand=hand, lines=f"seat 2: green sylvan\n{lines}")


def after_destroying(victims: str) -> Match:
    """Red, Blue, Brown and Green; Red's actions are spent."""
    return play(arena(seats=4, lines=f"actions: 0\ndestroyed: {victims}"), "end")


def test_ex_26_each_colour_is_scored_by_itself() -> None:
    match = after_destroying("bh bh bc bc bc gl")
    assert asks(match) == "action"  # a lone single common asks nothing
    assert score(match, 0) == {"blue": 3, "brown": 0, "green": 2}


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("green", {"blue": 1, "brown": 1, "green": 1}),
        ("blue", {"blue": 2, "brown": 1, "green": 0}),
    ],
)
def test_ex_27_two_single_commons_are_worth_one_point(
    colour: str, expected: dict[str, int]
) -> None:
    match = after_destroying("bc bc bc nc nc gc")
    assert options(match) == ["score blue", "score green"]
    play(match, f"score {colour}")
    assert score(match, 0) == expected


EX_28 = """
 7  bh bh bh bc bc
 6  gh gc gc .. ..
 5  rc .. .. .. ..
    c  d  e  f  g
"""


def test_ex_28_the_flare_can_be_compared_with_blue_only() -> None:
    match = three(EX_28, "flare_11")
    assert starting(match, "flare") == ["flare flare_11 blue"]
    play(match, "flare flare_11")
    assert asks(match) == "place"
    assert score(match, 1) == {"red": 1, "green": 0}
    play(match, "place a5")
    assert asks(match) == "move"
    play(match, "skip")
    assert asks(match) == "action"
    assert [score(match, seat) for seat in range(3)] == [
        {"blue": 0, "green": 0},
        {"red": 1, "green": 0},
        {"red": 0, "blue": 0},
    ]


EX_29 = """
 7  bh bh bh .. ..
 6  gc gc gc gc gc
 5  rc .. .. .. ..
    c  d  e  f  g
"""


def test_ex_29_blue_gives_the_upper_half() -> None:
    match = three(EX_29, "flare_11")
    assert starting(match, "flare") == ["flare flare_11 blue", "flare flare_11 green"]
    play(match, "flare flare_11 blue", "place a5")
    assert (asks(match), actions(match)) == ("action", 2)
    assert score(match, 1) == {"red": 1, "green": 0}
    assert score(match, 2) == {"red": 0, "blue": 0}


def test_ex_29_green_gives_the_lower_half() -> None:
    match = play(three(EX_29, "flare_11"), "flare flare_11 green")
    assert asks(match) == "move"
    play(match, "move c5 c6")
    assert asks(match) == "action"
    assert score(match, 1) == {"red": 0, "green": 0}
    assert score(match, 2) == {"red": 1, "blue": 0}


def test_ex_29_the_effect_may_touch_any_opponent() -> None:
    board = EX_29.replace("5  rc ..", "5  rc bc")
    match = play(three(board, "flare_11"), "flare flare_11 green", "move c5 d5")
    assert destroyed(match) == {"blue": [1, 0, 0]}
    assert score(match, 2) == {"red": 1, "blue": 0}


EX_30 = """
 6  .. .. gc
 5  rc .. bc
 4  .. .. ..
 3  gc .. gc
    e  f  g
"""


def test_ex_30_improvised_swordmaster() -> None:
    match = three(EX_30, "swordmaster")
    assert targets(match, "swordmaster") == {"f5", "e4"}
    assert all("with g5 charging blue" in n for n in starting(match, "summon swordmaster f5"))
    assert all("with e3 charging green" in n for n in starting(match, "summon swordmaster e4"))
    play(match, "summon swordmaster f5")
    assert match.view()["seats"][0]["improvised"] == ["green"]
    assert set(options(match)) == {"destroy g6", "skip"}
    play(match, "destroy g6")
    assert pieces(match) == {"e5": "rc", "f5": "rh", "g5": "bc", "e3": "gc", "g3": "gc"}
    assert destroyed(match) == {"green": [1, 0, 0]}


def test_ex_30_a_used_colour_cannot_be_used_again() -> None:
    match = arena(
        EX_30,
        seats=3,
        lines="seat 0: red\nhand: swordmaster\nimprovised: green\nseat 2: green sylvan",
    )
    assert targets(match, "swordmaster") == {"e4"}


EX_31 = """
 6  .. gl ..
 5  .. rc bh
 4  rc .. ..
 3  gc .. ..
    d  e  f
"""


def test_ex_31_improvised_cannon_on_the_framed_symbol() -> None:
    match = three(EX_31, "cannon")
    assert targets(match, "cannon") == {"f5", "d3"}
    play(match, "summon cannon f5", "skip")
    assert pieces(match) == {"e6": "gl", "e5": "rc", "f5": "rh", "d4": "rc", "d3": "gc"}
    assert destroyed(match) == {"blue": [0, 1, 0]}
    assert match.view()["seats"][0]["improvised"] == ["green"]


EX_32 = """
 5  gh ..
 4  rc rc
 3  .. rc
    d  e
"""


def test_ex_32_the_borrowed_piece_is_still_an_enemy() -> None:
    match = play(three(EX_32, "champion"), "summon champion e5")
    assert set(options(match)) == {"destroy d5", "skip"}
    play(match, "destroy d5")
    assert pieces(match) == {"e5": "rh", "d4": "rc", "e4": "rc", "e3": "rc"}
    assert destroyed(match) == {"green": [0, 1, 0]}


def test_ex_32_a_wording_of_marked_squares_would_exclude_it() -> None:
    match = play(three(EX_32, "champion"), "summon champion e5", "skip")
    fx = Effect(match._state, "champion", being=mask("e5"), marked=mask("d6 e6 f6 f5 f4"))
    with pytest.raises(StopIteration) as end:
        next(fx.may_destroy(fx.enemy & fx.marked))
    assert end.value.value == 0
    assert pieces(match)["d5"] == "gh"


EX_33 = """
 6  .. .. ..
 5  rc bc gc
 4  rc .. ..
    d  e  f
"""


def test_ex_33_war_summoner_and_an_improvised_colour_together() -> None:
    match = three(EX_33, "knight", "flags: borrow")
    assert set(starting(match, "summon")) == {
        "summon knight e6 r0 with e5+f5 charging blue",
        "summon knight e6 r0 with e5+f5 charging green",
    }
    play(match, "summon knight e6 r0 with e5+f5 charging green", "skip")
    assert match.view()["seats"][0]["improvised"] == ["blue"]
    assert not match.view()["turn"]["borrow"]


def test_ex_33_is_illegal_without_the_war_summoner() -> None:
    assert not can(three(EX_33, "knight"), "summon knight")


def test_ex_34_everybody_plays_once_more_and_the_last_player_last() -> None:
    match = arena(seats=4, lines="seat 0: red\nscore: brown=9\nactions: 0\ndestroyed: nh")
    play(match, "end")
    assert score(match, 0)["brown"] == 10
    assert match.view()["end"]["last"] == 0
    for number, seat in enumerate((1, 2, 3, 0)):
        assert match.decision is not None
        assert match.decision.seat == seat
        play(match, f"place {'abcd'[number]}4", f"place {'abcd'[number]}5", "end")
    assert match.decision is None
    assert match.result is not None
    assert match.result.reason.id == "tashkalar-over-score"


EX_35 = """
    seat 0: red
      score: blue=5 brown=10 green=5
    seat 1: blue
      score: red=5 brown=7 green=6
    seat 2: brown
      score: red=6 blue=6 green=7
    seat 3: green
      score: red=4 blue=9 brown=9
"""


@pytest.mark.parametrize("faces", ["", "improvised: blue\n"], ids=["unused", "used"])
def test_ex_35_the_lowest_scores_are_compared_first(faces: str) -> None:
    lines = EX_35.replace("seat 1:", f"{faces}seat 1:")
    match = arena(seats=4, lines=f"{lines}\nturn: 0\nactions: 0\nend: 0 1 score")
    play(match, "end")
    assert match.result is not None
    assert match.result.ranking == ((2,), (1,), (0,), (3,))
