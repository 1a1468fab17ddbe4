"""The tasks: each holds at its smallest, and just does not hold below that.

A case is a task, the red and the blue pieces, and what happened in the turn. Red claims.
"""

import pytest

from rulebound.games.tashkalar.board import BY_NAME, names
from rulebound.games.tashkalar.tasks import TASKS, Task
from tests.games.tashkalar.arena import arena, can, destroyed, options, play

BASIC, ADVANCED = False, True

TABLE = {
    "destruction": ("destruction", BASIC, 1),
    "devastation": ("destruction", BASIC, 2),
    "heroic_destruction": ("destruction", BASIC, 2),
    "heroic_devastation": ("destruction", ADVANCED, 3),
    "end_of_legends": ("destruction", ADVANCED, 2),
    "red_conquest": ("colored", BASIC, 2),
    "green_conquest": ("colored", BASIC, 2),
    "color_conquest": ("colored", BASIC, 3),
    "red_legends": ("colored", ADVANCED, 3),
    "green_legends": ("colored", ADVANCED, 3),
    "rainbow_dominance": ("colored", BASIC, 2),
    "red_summoning": ("summoning", BASIC, 1),
    "green_summoning": ("summoning", BASIC, 1),
    "colored_summoning": ("summoning", BASIC, 2),
    "legendary_summoning": ("summoning", ADVANCED, 2),
    "central_dominance": ("pattern", BASIC, 1),
    "center_cross": ("pattern", BASIC, 2),
    "line_dominance": ("pattern", BASIC, 2),
    "diagonals": ("pattern", ADVANCED, 3),
    "side_chain": ("pattern", BASIC, 3),
    "corner_chain": ("pattern", BASIC, 3),
    "imprisonment": ("enemy", BASIC, 1),
    "envelopment": ("enemy", ADVANCED, 2),
    "isolation": ("enemy", ADVANCED, 2),
}

RED = "c2 d8 e5 h4"
GREEN = "a5 c7 f2 g7 i6"
CENTRAL = "d4 d5 d6 e4 e5 e6 f4 f5 f6"
SQUARES = {
    "red_conquest": RED,
    "red_legends": RED,
    "red_summoning": RED,
    "green_conquest": GREEN,
    "green_legends": GREEN,
    "green_summoning": GREEN,
    "color_conquest": f"{RED} {GREEN}",
    "rainbow_dominance": f"{RED} {GREEN}",
    "colored_summoning": f"{RED} {GREEN}",
    "central_dominance": CENTRAL,
    "center_cross": CENTRAL,
    "line_dominance": "a4 b4 c4 d4 e4 f4 g4 h4 i4 a5 b5 c5 d5 e5 f5 g5 h5 i5 "
    "a6 b6 c6 d6 e6 f6 g6 h6 i6 d1 d2 d3 d7 d8 d9 e1 e2 e3 e7 e8 e9 f1 f2 f3 f7 f8 f9",
    "diagonals": "b8 c7 d6 e5 f4 g3 h2 b2 c3 d4 f6 g7 h8",
    "side_chain": "a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c1 d1 e1 f1 g1 c9 d9 e9 f9 g9",
    "corner_chain": "a3 b2 c1 g9 h8 i7 a7 b8 c9 g1 h2 i3",
}


Case = tuple[str, str, str, str]

HOLDS: list[Case] = [
    ("destruction", "", "", "destroyed: bc bc bc"),
    ("destruction", "", "", "destroyed: bc bh bl"),
    ("devastation", "", "", "destroyed: bc bc bc bc"),
    ("heroic_destruction", "", "", "destroyed: bc bc bh"),
    ("heroic_destruction", "", "", "destroyed: bc bc bl"),
    ("heroic_devastation", "", "", "destroyed: bc bc bh bh"),
    ("heroic_devastation", "", "", "destroyed: bc bc bh bl"),
    ("end_of_legends", "", "", "destroyed: bl"),
    ("end_of_legends", "", "", "destroyed: bh bh"),
    ("red_conquest", "c2h d8h e5", "", ""),
    ("red_conquest", "d8l e5 h4h", "c2h", ""),
    ("green_conquest", "a5h c7h f2", "", ""),
    ("green_conquest", "f2 g7l i6h", "a5 c7h", ""),
    ("color_conquest", "c2h d8h e5h a5 c7", "", ""),
    ("color_conquest", "c2 a5h c7l f2 g7h", "", ""),
    ("red_legends", "c2l d8h", "", ""),
    ("red_legends", "e5l h4l", "", ""),
    ("green_legends", "a5l i6h", "", ""),
    ("green_legends", "f2l g7l", "", ""),
    ("rainbow_dominance", "c2h a5h", "", ""),
    ("rainbow_dominance", "c2h a5h", "d8 e5 h4 c7 f2", ""),  # commons are ignored
    ("rainbow_dominance", "c2h d8l a5h c7h", "e5l f2h", ""),
    ("red_summoning", "", "", "summoned: 2 0 1 0"),
    ("green_summoning", "", "", "summoned: 2 0 0 1"),
    ("colored_summoning", "", "", "summoned: 2 0 1 1"),
    ("colored_summoning", "", "", "summoned: 2 0 2 0"),
    ("colored_summoning", "", "", "summoned: 3 0 0 2"),
    ("legendary_summoning", "", "", "summoned: 2 1 0 0"),
    ("legendary_summoning", "", "", "summoned: 2 2 0 0"),
    ("central_dominance", "d4h e5h f6 d6 f4", "", ""),
    ("central_dominance", "d5l e4h e6 f5 f6", "d4h e5", ""),
    ("center_cross", "d5 e4 e5 e6 f5", "", ""),
    ("center_cross", "d4 d6 e5h f4 f6l", "d5 e4 e6 f5", ""),
    ("line_dominance", "a4 b4 c4 g4 h4 i4", "", ""),
    ("line_dominance", "a5 b5 c5 g5 h5 i5", "", ""),
    ("line_dominance", "a6 b6 c6 g6 h6 i6", "", ""),
    ("line_dominance", "d1 d2 d3 d7 d8 d9", "", ""),
    ("line_dominance", "e1 e2 e3 e7 e8 e9", "", ""),
    ("line_dominance", "f1 f2 f3 f7 f8 f9", "", ""),
    ("line_dominance", "a5 b5 c5 d5 g5 h5 i5", "e5h", ""),
    ("diagonals", "b8 c7h d6 f4 b2 c3h d4 f6", "", ""),
    ("diagonals", "b8 c7 h2 e5h b2 g7 h8", "", ""),  # the centre counts for both
    ("side_chain", "a5 b5 c5 d5 e5 f5 g5 h5 i5", "", ""),
    ("side_chain", "e1 d2 e3 d4 e5 d6 e7 d8 e9", "", ""),
    ("side_chain", "a3 b4 c5 d6 e7 f6 g5 h4 i3", "c4h d5", ""),
    ("corner_chain", "b2 c3 d4 e5 f6 g7 h8", "", ""),
    ("corner_chain", "b8 c7 d6 e5 f4 g3 h2", "", ""),
    ("corner_chain", "a7 b6 c6 d5 e4 f3 g2 g1", "", ""),
    ("corner_chain", "c1 d2 e3 f4 g5 h6 i7", "", ""),
    ("imprisonment", "d6 e6 f6 d5 f5 d4", "e5", ""),
    ("imprisonment", "d6 e6 f6h d5 f5 d4", "e5l e4 f4", ""),
    ("envelopment", "d6 e6 f6 d5 f5 d4 e4", "e5", ""),
    ("envelopment", "d6 e6 f6 d5 f5 d4 e4 f4", "e5", ""),
    ("isolation", "a4 b4 b5 b6 a6", "a5 c5", ""),  # walled in at the edge
    ("isolation", "f3 f4 f5 f6 g6", "e5 g5", ""),  # 4 moves to h6
]

FAILS: list[Case] = [
    ("destruction", "", "", "destroyed: bc bc"),
    ("destruction", "", "", "destroyed: bl bl"),
    ("devastation", "", "", "destroyed: bc bc bc"),
    ("devastation", "", "", "destroyed: bl bh bh"),
    ("heroic_destruction", "", "", "destroyed: bc bc bc bc"),
    ("heroic_destruction", "", "", "destroyed: bh bl"),
    ("heroic_devastation", "", "", "destroyed: bc bc bc bh"),
    ("heroic_devastation", "", "", "destroyed: bh bh bl"),
    ("end_of_legends", "", "", "destroyed: bh"),
    ("end_of_legends", "", "", "destroyed: bh bc bc bc"),
    ("end_of_legends", "", "e5l d5h c5h", ""),  # they still stand
    ("red_conquest", "c2h d8h", "", ""),
    ("red_conquest", "c2h d8 e5", "", ""),
    ("red_conquest", "c2h d8h a5h", "e5h", ""),
    ("green_conquest", "a5h c7h", "", ""),
    ("green_conquest", "a5h c7 f2", "", ""),
    ("green_conquest", "a5h c7h e5h", "g7h", ""),
    ("color_conquest", "c2h d8h e5h a5", "", ""),
    ("color_conquest", "c2h d8h e5 a5 c7", "", ""),
    ("color_conquest", "c2h d8h e5h a5 d5h", "f2 i6", ""),
    ("red_legends", "c2h d8h e5h", "", ""),
    ("red_legends", "c2l d8", "", ""),
    ("red_legends", "c2h d8h a5l", "e5l", ""),
    ("green_legends", "a5h c7h f2h", "", ""),
    ("green_legends", "a5l c7", "", ""),
    ("green_legends", "a5h c7h e5l", "f2l", ""),
    ("rainbow_dominance", "c2h d8h", "", ""),
    ("rainbow_dominance", "a5h c7h", "", ""),
    ("rainbow_dominance", "c2 a5h", "", ""),
    ("rainbow_dominance", "c2h a5h", "e5h", ""),
    ("rainbow_dominance", "c2h d8h a5h", "f2l", ""),
    ("red_summoning", "", "", "summoned: 1 0 1 0"),
    ("red_summoning", "", "", "summoned: 2 0 0 2"),
    ("green_summoning", "", "", "summoned: 1 0 0 1"),
    ("green_summoning", "", "", "summoned: 2 0 2 0"),
    ("colored_summoning", "", "", "summoned: 3 0 1 0"),
    ("colored_summoning", "", "", "summoned: 3 0 0 1"),
    ("legendary_summoning", "", "", "summoned: 1 1 0 0"),
    ("legendary_summoning", "e5l", "", "summoned: 2 0 2 0"),
    ("central_dominance", "d4h e5h f6 d6", "", ""),
    ("central_dominance", "d4h e5 f6 d6 f4", "", ""),
    ("central_dominance", "d4h e5h f6 d6 g4 c6", "f4", ""),
    ("center_cross", "d5 e4 e6 f5", "e5", ""),
    ("center_cross", "d4 d6 e5 f4 e6 d5", "", ""),
    ("line_dominance", "a5 b5 c5 g5 h5", "", ""),
    ("line_dominance", "a5 b5 c5 g5 h5 i5", "e5", ""),
    ("line_dominance", "a3 b3 c3 g3 h3 i3 a7 b7 c7 g7 h7 i7", "", ""),
    ("line_dominance", "c1 c2 c3 c7 c8 c9", "", ""),
    ("line_dominance", "g1 g2 g3 g7 g8 g9", "", ""),
    ("diagonals", "b8 c7h d6 b2 c3h d4 f6", "", ""),
    ("diagonals", "b8 c7h d6 f4 b2 c3 d4 f6", "", ""),
    ("diagonals", "b8 c7 d6 h2 b2 c3 d4 h8", "e5h", ""),
    ("side_chain", "a5 b5 c5 d5 e5 f5 g5 h5", "", ""),
    ("side_chain", "a5 b5 c5 d5 f5 g5 h5 i5", "e5", ""),
    ("side_chain", "a5 b6 c7 d8 e9", "", ""),  # sides that are not opposite
    ("side_chain", "b2 c3 d4 e5 f6 g7 h8", "", ""),
    ("corner_chain", "b2 c3 d4 e5 f6 g7", "", ""),
    ("corner_chain", "b2 c3 d4 f6 g7 h8", "e5", ""),
    ("corner_chain", "a7 a6 a5 a4 a3", "", ""),  # corners that are not opposite
    ("corner_chain", "e1 d2 e3 d4 e5 d6 e7 d8 e9", "", ""),
    ("imprisonment", "d6 e6 f6 d5 f5", "e5", ""),
    ("imprisonment", "d6 e6 f6 d5 f5 d4 e5", "", ""),
    ("imprisonment", "d6 e6 f6 d5 f5 d4", "", ""),
    ("imprisonment", "c7 c6 c5 c4 c3 d6 e6", "e5", ""),  # most are two squares away
    ("envelopment", "d6 e6 f6 d5 f5 d4", "e5", ""),
    ("envelopment", "d6 e6 f6 d5 f5 d4", "e5 e4 f4", ""),
    ("isolation", "f3 f4 f5 f6", "e5 g5", ""),  # 3 moves to g6
    ("isolation", "f4 f5 f6 g6 f3", "e5 g5 d5 h5", ""),  # each beside another
    ("isolation", "a4 b4 b5 b6 a6", "a5 d5", ""),  # nobody at distance 2
    ("isolation", "a4 b4 b5 b6 a6", "a5", ""),
    ("isolation", "a4 b4 b6 a6", "a5 c5", ""),  # one move to b5
]


def picture(red: str, blue: str = "") -> str:
    """A board of pieces named by square: ``e5`` a common, ``e5h`` a heroic, ``e5l`` a legendary."""
    cells = {
        word[:2]: colour + (word[2:] or "c")
        for colour, words in (("r", red), ("b", blue))
        for word in words.split()
    }
    rows = [
        [cells.get(f"{c}{row}", ".." if f"{c}{row}" in BY_NAME else "##") for c in "abcdefghi"]
        for row in range(9, 0, -1)
    ]
    lines = [f"{9 - number} {' '.join(row)}" for number, row in enumerate(rows)]
    return "\n".join([*lines, "a b c d e f g h i"])


def holds(task: str, red: str = "", blue: str = "", lines: str = "") -> bool:
    """Whether Red can claim the task, the turn's actions being spent."""
    match = arena(picture(red, blue), lines=f"tasks: {task}\nactions: 0\n{lines}")
    assert set(options(match)) <= {f"claim {task}", "end"}
    return can(match, f"claim {task}")


def _name(case: object) -> str:
    return str(case[0]) if isinstance(case, tuple) else ""


class TestCards:
    def test_types_levels_and_points(self) -> None:
        assert {task.id: (task.type, task.advanced, task.points) for task in TASKS} == TABLE

    def test_sixteen_are_basic_and_eight_advanced(self) -> None:
        levels = [task.advanced for task in TASKS]
        assert (levels.count(BASIC), levels.count(ADVANCED)) == (16, 8)

    def test_every_type_has_its_number_of_cards(self) -> None:
        types = [task.type for task in TASKS]
        assert {kind: types.count(kind) for kind in types} == {
            "destruction": 5,
            "colored": 6,
            "summoning": 4,
            "pattern": 6,
            "enemy": 3,
        }

    def test_every_task_has_its_cases(self) -> None:
        assert {case[0] for case in HOLDS} == {case[0] for case in FAILS} == set(TABLE)

    @pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
    def test_the_squares_it_speaks_of(self, task: Task) -> None:
        assert set(names(task.squares)) == set(SQUARES.get(task.id, "").split())


class TestCriteria:
    @pytest.mark.parametrize("case", HOLDS, ids=_name)
    def test_holds(self, case: Case) -> None:
        assert holds(*case)

    @pytest.mark.parametrize("case", HOLDS, ids=_name)
    def test_claiming_scores_its_points(self, case: Case) -> None:
        task, red, blue, lines = case
        match = arena(picture(red, blue), lines=f"tasks: {task}\nactions: 0\n{lines}")
        play(match, f"claim {task}")
        seat = match.view()["seats"][0]
        assert seat["claimed"] == [task]
        assert seat["score"] == TABLE[task][2] + red.count("l")  # TK-2.7.11

    @pytest.mark.parametrize("case", FAILS, ids=_name)
    def test_just_does_not_hold(self, case: Case) -> None:
        assert not holds(*case)

    def test_is_measured_for_the_side_whose_turn_it_is(self) -> None:
        board = picture("d5 e4 e5 e6 f5")
        match = arena(board, lines="tasks: center_cross\nturn: 1\nactions: 0")
        assert options(match) == ["end"]


class TestTurns:
    """Criteria that look back at the turn (TK-2.7.10, TK-2.7.13)."""

    def test_destroying_by_summoning_and_by_effect_counts(self) -> None:
        match = arena(
            picture("e4 e6 h6", "e5 f6 h5 g6"),
            hand="swordmaster",
            lines="tasks: destruction\ndestroyed: bc",
        )
        play(match, "summon swordmaster e5", "destroy f6", "place a5")
        assert destroyed(match) == {"blue": [3, 0, 0]}
        assert options(match) == ["claim destruction", "end"]

    def test_own_pieces_do_not_count_as_destroyed(self) -> None:
        match = arena(picture("f4 f3 d4 d5 d6"), hand="bomb", lines="tasks: destruction")
        play(match, "summon bomb e5", "place a5")
        assert destroyed(match) == {}
        assert options(match) == ["end"]

    def test_the_titans_victims_do_not_count(self) -> None:
        match = arena(
            picture("e6h e5h d4 e4 f4", "d7 f7h e8l d8 f8"),
            hand="titan",
            lines="tasks: destruction end_of_legends\nactions: 1",
        )
        play(match, "summon titan e7")
        assert destroyed(match) == {}
        assert options(match) == ["end"]

    def test_the_square_of_arrival_counts_even_if_the_being_vanished(self) -> None:
        match = arena(picture("f4 f3 h6 h8"), hand="bomb swordmaster", lines="tasks: red_summoning")
        play(match, "summon bomb e5", "summon swordmaster h7")
        assert options(match) == ["claim red_summoning", "end"]

    def test_the_same_coloured_square_may_serve_twice(self) -> None:
        match = arena(
            picture("e6 e4 d4 f4 d3"), hand="swordmaster knight", lines="tasks: colored_summoning"
        )
        play(match, "summon swordmaster e5 r0", "summon knight e5 r0", "skip")
        assert options(match) == ["claim colored_summoning", "end"]

    def test_placed_pieces_are_not_summoned(self) -> None:
        match = arena(lines="tasks: red_summoning colored_summoning")
        play(match, "place e5", "place c2")
        assert options(match) == ["end"]
