"""Worked examples of the rules, 8.2 moves and leaps, 8.3 flares (EX-10 to EX-21)."""

from rulebound import Match
from rulebound.games.tashkalar.board import mask, names
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect
from rulebound.games.tashkalar.terms import MoveKind
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
)


def goals(match: Match, piece: str, kind: MoveKind) -> set[str]:
    """Where a piece may move."""
    found = Effect(match._state, "knight").moves(mask(piece), kind)
    assert all(option.notation.startswith(f"move {piece} ") for option in found)
    return {option.notation.split()[2] for option in found}


EX_10 = """
 7  rc bh .. .. .. ..
 6  .. rh bc .. .. ..
 5  .. .. bl .. .. ..
 4  .. .. .. .. rc bc
 3  .. .. .. .. rc ..
    c  d  e  f  g  h
"""


def test_ex_10_standard_moves() -> None:
    match = arena(EX_10)
    assert goals(match, "d6", STANDARD) == {"c7", "e7", "c6", "e6", "c5", "d5"}
    assert goals(match, "g4", STANDARD) == {"f5", "g5", "h5", "f4", "f3", "h3"}


def test_ex_11_combat_moves() -> None:
    match = arena(EX_10)
    assert goals(match, "d6", COMBAT) == {"c7", "e7", "c6", "e6", "c5", "d5", "d7"}
    assert goals(match, "g4", COMBAT) == {"f5", "g5", "h5", "f4", "h4", "f3", "g3", "h3"}


# The Knight is summoned on d5 with the pieces of rows 4 and 3.
EX_12 = """
 6  .. .. .. .. ..
 5  .. .. bh bh bc
 4  rc rc rc .. ..
 3  rc .. .. .. ..
    c  d  e  f  g
"""


def test_ex_12_the_knight_captures_twice_but_never_a_common() -> None:
    match = play(arena(EX_12, hand="knight"), "summon knight d5", "move d5 e5", "move e5 f5")
    assert destroyed(match) == {"blue": [0, 2, 0]}
    assert set(options(match)) == {
        *(f"move f5 {square}" for square in ("e6", "f6", "g6", "e5", "f4", "g4")),
        "skip",
    }
    play(match, "move f5 g6")
    assert asks(match) == "action"
    assert pieces(match) == {
        "g6": "rh", "g5": "bc", "c4": "rc", "d4": "rc", "e4": "rc", "c3": "rc",
    }  # fmt: skip
    assert destroyed(match) == {"blue": [0, 2, 0]}


def test_ex_12_the_knight_may_stop() -> None:
    match = play(arena(EX_12, hand="knight"), "summon knight d5", "move d5 e5", "move e5 f5")
    play(match, "skip")
    assert asks(match) == "action"
    assert pieces(match)["f5"] == "rh"


# The example's row 5; the pieces of row 9 give Blue the leads that the two flares need.
EX_13 = """
 9  bh bh bc .. ..
 5  rc .. bc .. bc
    c  d  e  f  g
"""


def test_ex_13_a_combat_leap_takes_its_goal_and_nothing_between() -> None:
    match = play(arena(EX_13, hand="flare_06"), "flare flare_06", "leap c5 g5")
    assert pieces(match) == {"c9": "bh", "d9": "bh", "e9": "bc", "e5": "bc", "g5": "rc"}
    assert destroyed(match) == {"blue": [1, 0, 0]}


def test_ex_13_a_standard_leap_of_a_common_takes_nothing() -> None:
    match = play(arena(EX_13, hand="flare_12"), "flare flare_12")
    assert can(match, "leap c5 f5")
    assert not can(match, "leap c5 g5")
    assert not can(match, "leap c5 e5")


def test_ex_14_ranks_and_legends() -> None:
    match = arena(
        """
         6  .. .. rh
         5  rl bh bl
            d  e  f
        """
    )
    assert "e5" in goals(match, "d5", STANDARD)
    assert "e5" in goals(match, "f6", COMBAT)
    assert "f5" not in goals(match, "f6", COMBAT)
    fx = Effect(match._state, "knight")
    assert {"e5", "f5"} & set(names(fx.enterable(mask("d5"), STANDARD))) == {"e5"}
    assert {"e5", "f5"} & set(names(fx.enterable(mask("d5"), COMBAT))) == {"e5", "f5"}
    assert {"e5", "f5"} & set(names(fx.enterable(mask("f6"), STANDARD))) == set()


# ---- flares ----


def test_ex_15_neither_criterion_holds() -> None:
    match = arena(
        """
         7  bh bh bh bc bc
         6  .. .. .. .. ..
         5  rh rc rc .. ..
            c  d  e  f  g
        """,
        hand="flare_11",
    )
    assert starting(match, "flare") == []


def test_ex_16_upper_half_only() -> None:
    match = arena(
        """
         7  bh bh bh bh bc
         6  .. .. .. .. ..
         5  rh rc rc .. ..
            c  d  e  f  g
        """,
        hand="flare_11",
    )
    before = pieces(match)
    play(match, "flare flare_11")
    assert len(starting(match, "place")) == len(options(match)) == 69 - 8
    play(match, "place a4")
    assert (asks(match), actions(match)) == ("action", 2)
    assert pieces(match) == before | {"a4": "rc"}


def test_ex_17_lower_half_only() -> None:
    match = arena(
        """
         7  bh bc bc bc bc
         6  bc bc bc bc bc
         5  rc rc .. .. ..
            c  d  e  f  g
        """,
        hand="flare_11",
    )
    play(match, "flare flare_11")
    assert asks(match) == "move"
    play(match, "move c5 c6")
    assert (asks(match), actions(match)) == ("action", 2)
    assert destroyed(match) == {"blue": [1, 0, 0]}


EX_18 = """
 7  bh bh bh bh bh
 6  bc .. .. .. ..
 5  rh rc .. .. ..
    c  d  e  f  g
"""


def test_ex_18_the_lower_half_is_resolved_though_the_upper_changed_the_lead() -> None:
    match = play(arena(EX_18, hand="flare_11"), "flare flare_11", "place a4")
    assert asks(match) == "move"
    play(match, "move c5 c6", "move d5 d4")
    assert asks(match) == "action"
    assert {s: p for s, p in pieces(match).items() if p[0] == "r"} == {
        "a4": "rc",
        "c6": "rh",
        "d4": "rc",
    }


def test_ex_19_the_placed_piece_may_move() -> None:
    match = play(arena(EX_18, hand="flare_11"), "flare flare_11", "place e5", "move e5 f4", "skip")
    assert pieces(match)["f4"] == "rc"
    assert "e5" not in pieces(match)


def test_ex_19_moving_before_placing_is_refused() -> None:
    match = play(arena(EX_18, hand="flare_11"), "flare flare_11")
    assert starting(match, "move") == []
    assert not can(match, "place d5")
    play(match, "place e5", "move d5 d4")
    assert starting(match, "place") == []


EX_20 = """
 7  bh bh bh bc bc
 6  bc bc bc bc ..
 5  rh .. rh .. ..
    c  d  e  f  g
"""


def test_ex_20_without_a_common_the_flare_gives_only_the_action() -> None:
    match = arena(EX_20, hand="flare_07")
    before = pieces(match)
    play(match, "flare flare_07")
    assert (asks(match), actions(match)) == ("action", 3)
    assert pieces(match) == before


def test_ex_20_placing_a_common_first_is_better() -> None:
    match = arena(EX_20, hand="flare_07")
    before = pieces(match)
    play(match, "place a5", "flare flare_07")
    assert (asks(match), actions(match)) == ("action", 2)
    assert pieces(match) == before | {"a5": "rh"}


def test_ex_21_an_action_gained_after_the_last_one_continues_the_turn() -> None:
    match = play(arena(EX_20, hand="flare_07"), "place a5", "place b5")
    assert asks(match) == "end"
    assert starting(match, "flare") == []  # the lead is only 5 now
    match = play(arena(EX_20, hand="flare_12"), "place a5", "place b5")
    assert options(match) == ["flare flare_12", "end"]
    play(match, "flare flare_12")
    assert (asks(match), actions(match)) == ("action", 1)
    play(match, "place i5")
    assert options(match) == ["end"]
