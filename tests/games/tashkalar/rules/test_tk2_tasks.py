"""TK-2.7.8 to TK-2.7.13: the criteria of the 24 tasks, each just met and just missed.

The pictures printed on the task cards (EX-36 to EX-42) are tested with the worked examples.
"""

import pytest

from tests.games.tashkalar.arena import arena, can, play


def claimable(task: str, picture: str = "", lines: str = "") -> bool:
    match = arena(picture, lines=f"tasks: {task}\nactions: 0\n{lines}")
    return can(match, f"claim {task}")


@pytest.mark.parametrize(
    ("task", "enough", "too_few"),
    [
        ("destruction", "bc bc bc", "bc bc"),
        ("destruction", "bl bh bc", "bl bl"),
        ("devastation", "bc bc bc bc", "bc bc bc"),
        ("devastation", "bh bh bl bl", "bl bl bl"),
        ("heroic_destruction", "bc bc bh", "bc bc bc bc"),
        ("heroic_destruction", "bl bc bc", "bh bc"),
        ("heroic_devastation", "bc bc bh bl", "bc bc bc bh"),
        ("heroic_devastation", "bh bh bh bh", "bh bh bh"),
        ("end_of_legends", "bl", "bh"),
        ("end_of_legends", "bh bh", "bc bc bc bc bh"),
    ],
)
def test_tk_2_7_8_destruction_tasks(task: str, enough: str, too_few: str) -> None:
    assert claimable(task, lines=f"destroyed: {enough}")
    assert not claimable(task, lines=f"destroyed: {too_few}")


@pytest.mark.parametrize(
    ("task", "enough", "too_few"),
    [
        ("red_summoning", "2 0 1 0", "2 0 0 1"),
        ("red_summoning", "3 1 2 0", "1 0 1 0"),
        ("green_summoning", "2 0 0 1", "2 0 1 0"),
        ("green_summoning", "2 1 1 1", "1 0 0 1"),
        ("colored_summoning", "2 0 1 1", "2 0 1 0"),
        ("colored_summoning", "2 0 0 2", "3 1 0 1"),
        ("legendary_summoning", "2 1 0 0", "2 0 0 0"),
        ("legendary_summoning", "2 2 0 0", "1 1 1 0"),
    ],
)
def test_tk_2_7_8_summoning_tasks(task: str, enough: str, too_few: str) -> None:
    assert claimable(task, lines=f"summoned: {enough}")
    assert not claimable(task, lines=f"summoned: {too_few}")


def on(**squares: str) -> str:
    """A picture of the whole board with pieces on the named squares."""
    picture = ""
    for row in range(9, 0, -1):
        cells = []
        for column in "abcdefghi":
            cut = abs("abcdefghi".index(column) - 4) + abs(row - 5) > 6
            cells.append("##" if cut else squares.get(f"{column}{row}", ".."))
        picture += f" {row}  {' '.join(cells)}\n"
    return picture + "    a  b  c  d  e  f  g  h  i"


@pytest.mark.parametrize(
    ("task", "met", "missed"),
    [
        (
            "red_conquest",
            on(c2="rh", d8="rh", e5="rc"),
            [on(c2="rh", d8="rc", e5="rc"), on(c2="rh", d8="rh"), on(c2="rh", d8="rh", a5="rc")],
        ),
        (
            "green_conquest",
            on(a5="rl", c7="rc", f2="rh"),
            [on(a5="rl", c7="rc", f2="rc"), on(a5="rh", c7="rh", e5="rh"), on(g7="rh", i6="rh")],
        ),
        (
            "color_conquest",
            on(c2="rh", d8="rh", a5="rh", c7="rc", i6="rc"),
            [
                on(c2="rh", d8="rh", a5="rc", c7="rc", i6="rc"),
                on(c2="rh", d8="rh", a5="rh", c7="rh"),
                on(c2="rh", d8="rh", a5="rh", c7="rh", i6="bh"),
            ],
        ),
        (
            "red_legends",
            on(h4="rl", e5="rh"),
            [on(h4="rh", e5="rh"), on(h4="rl", e5="rc"), on(h4="rl", a5="rl"), on(h4="rl")],
        ),
        (
            "green_legends",
            on(g7="rl", f2="rl"),
            [on(g7="rh", f2="rh"), on(g7="rl", f2="rc"), on(g7="rl", e5="rl")],
        ),
        (
            "rainbow_dominance",
            on(c2="rh", d8="rh", e5="bl", a5="rh", c7="bc"),
            [
                on(c2="rh", e5="bl", a5="rh"),  # a tie on red
                on(c2="rh", d8="rh"),  # nothing on green
                on(c2="rh", a5="rc"),
                on(c2="rh", a5="rh", f2="bh", i6="bh"),
            ],
        ),
        (
            "central_dominance",
            on(d4="rh", e5="rh", f6="rc", d6="rc", f4="rc"),
            [
                on(d4="rh", e5="rc", f6="rc", d6="rc", f4="rc"),
                on(d4="rh", e5="rh", f6="rh", d6="rh"),
                on(d4="rh", e5="rh", f6="rc", d6="rc", c3="rc"),
            ],
        ),
        (
            "center_cross",
            on(d4="rc", d6="rh", e5="rl", f4="rc", f6="rc"),
            [
                on(d4="rc", d6="rh", f4="rc", f6="rc", e4="rc"),
                on(d4="rc", d6="rh", e5="bc", f4="rc", f6="rc"),
            ],
        ),
        (
            "line_dominance",
            on(d1="rc", d2="rc", d3="rc", d4="rc", d5="rc", d6="rc"),
            [
                on(d1="rc", d2="rc", d3="rc", d4="rc", d5="rc"),
                on(c2="rc", c3="rc", c4="rc", c5="rc", c6="rc", c7="rc"),  # not a middle line
                on(d1="rc", d2="rc", d3="rc", d4="rc", d5="rc", d6="rc", d9="bc"),
            ],
        ),
        (
            "line_dominance",
            on(a4="rc", b4="rc", c4="rc", d4="rc", e4="rc", f4="rc", g4="rc", i4="bl"),
            [
                on(a3="rc", b3="rc", c3="rc", d3="rc", e3="rc", f3="rc", g3="rc"),
                on(a4="rc", b4="rc", c4="rc", d4="rc", e4="rc", f4="rc", h4="bc", i4="bc"),
            ],
        ),
        (
            "diagonals",
            on(b8="rc", c7="rc", d6="rh", h2="rc", b2="rl", c3="rc", g7="rc", h8="rc"),
            [
                on(b8="rc", c7="rc", d6="rh", h2="rc", b2="rc", c3="rc", g7="rc", h8="rc"),
                on(b8="rc", c7="rc", d6="rh", b2="rl", c3="rc", g7="rc", h8="rc"),
                on(b8="rc", c7="rc", d6="rh", f4="bc", b2="rl", c3="rc", g7="rc", h8="rc"),
            ],
        ),
        (
            "side_chain",
            on(c1="rc", d2="rc", d3="rc", d4="rh", d5="rc", e6="rc", e7="rl", f8="rc", f9="rc"),
            [
                on(c1="rc", d2="rc", d3="rc", d4="rh", d5="rc", e7="rl", f8="rc", f9="rc"),
                on(c1="rc", d2="rc", d3="rc", d4="bc", d5="rc", e6="rc", e7="rl", f8="rc", f9="rc"),
                # top to right is not from side to opposite side
                on(f9="rc", f8="rc", g7="rc", h6="rc", i5="rc"),
            ],
        ),
        (
            "corner_chain",
            on(a7="rc", b6="rc", c5="rc", d4="rc", e3="rc", f2="rc", g1="rc"),
            [
                on(a7="rc", b6="rc", c5="rc", e3="rc", f2="rc", g1="rc"),
                on(a6="rc", b6="rc", c5="rc", d4="rc", e3="rc", f2="rc", g1="rc"),
                # upper left to lower left: neighbouring corners
                on(a7="rc", a6="rc", a5="rc", a4="rc", a3="rc"),
            ],
        ),
        (
            "imprisonment",
            on(e5="bh", d4="rc", d5="rc", d6="rc", e4="rc", e6="rc", f6="rc"),
            [
                on(e5="bh", d4="rc", d5="rc", d6="rc", e4="rc", e6="rc", f6="bc"),
                on(e5="rh", d4="rc", d5="rc", d6="rc", e4="rc", e6="rc", f6="rc"),
                on(d4="rc", d5="rc", d6="rc", e4="rc", e6="rc", f6="rc"),
            ],
        ),
        (
            "envelopment",
            on(e5="bl", d4="rc", d5="rc", d6="rc", e4="rc", e6="rc", f6="rc", f5="rc", f4="bc"),
            [on(e5="bl", d4="rc", d5="rc", d6="rc", e4="rc", e6="rc", f6="rc", f4="bc")],
        ),
        (
            "isolation",
            on(c9="bc", e9="bc", d9="rc", d8="rc", c8="rc", b8="rc"),
            [
                # next to the other piece already
                on(c9="bc", d9="bc", e9="rc", d8="rc", c8="rc", b8="rc"),
                # nobody at distance 2
                on(c9="bc", f9="bc", d9="rc", d8="rc", c8="rc", b8="rc"),
                # a way round
                on(c9="bc", e9="bc", d9="rc", d8="rc"),
                # one piece alone
                on(c9="bc", d9="rc", d8="rc", c8="rc", b8="rc"),
            ],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 20 else "",
)
def test_tk_2_7_8_tasks_of_the_board(task: str, met: str, missed: list[str]) -> None:
    assert claimable(task, met)
    for picture in missed:
        assert not claimable(task, picture), picture


def test_tk_2_7_13_isolation_counts_at_most_three_moves() -> None:
    wall = {"d9": "rc", "d8": "rc"}
    three_moves = on(c9="bc", e9="bc", **wall)  # c8 d7 e8
    four_moves = on(c9="bc", e9="bc", c8="rc", **wall)  # b8 c7 d7 e8
    assert not claimable("isolation", three_moves)
    assert claimable("isolation", four_moves)


def test_tk_2_7_13_isolation_has_to_hold_for_one_enemy_piece_only() -> None:
    walled = on(c9="bc", e9="bc", d9="rc", d8="rc", c8="rc", b8="rc", e8="bc", f8="bc")
    assert claimable("isolation", walled)


def test_tk_2_7_13_all_numbers_are_minimums() -> None:
    assert claimable("red_conquest", on(c2="rh", d8="rh", e5="rl", h4="rh"))
    assert claimable("destruction", lines="destroyed: bc bc bc bc bc bh bl")
    crowded = on(e5="bc", d4="rc", d5="rc", d6="rc", e4="rc", e6="rc", f4="rc", f5="rc", f6="rc")
    assert claimable("imprisonment", crowded)
    assert claimable("envelopment", crowded)


def test_tk_2_7_13_a_legend_counts_as_a_being() -> None:
    match = arena(
        """
         5  rh .. ..
         4  rh .. rh
         3  .. rc ..
            d  e  f
        """,
        hand="storm_elemental",
        lines="tasks: legendary_summoning\nsummoned: 1 0 0 0\nactions: 1",
    )
    play(match, "summon storm_elemental e3 r0", "skip")
    assert match.view()["turn"]["summoned"]["total"] == 2
    assert can(match, "claim legendary_summoning")


def test_tk_2_7_13_the_square_of_summoning_counts_even_if_the_piece_left_it() -> None:
    match = arena(
        """
         5  .. .. ..
         4  rc .. rc
            d  e  f
        """,
        hand="wild_eagle",
        seat0="red highland",
        lines="tasks: red_summoning\nsummoned: 1 0 0 0\nactions: 1",
    )
    play(match, "summon wild_eagle e5", "leap e5 a4")
    assert can(match, "claim red_summoning")


def test_tk_2_7_13_the_same_coloured_square_twice_is_fine() -> None:
    match = arena(
        """
         6  rc .. ..
         5  rc .. rc
         4  rc rc rc
            d  e  f
        """,
        hand="swordmaster chronicler",
        lines="tasks: colored_summoning",
    )
    play(match, "summon swordmaster e5", "summon chronicler e5 r180", "upgrade d6", "skip")
    assert match.view()["turn"]["summoned"] == {"total": 2, "legends": 0, "red": 2, "green": 0}
    assert can(match, "claim colored_summoning")
