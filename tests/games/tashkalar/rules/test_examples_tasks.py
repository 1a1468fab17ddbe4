"""Worked examples of the rules, 8.6: the positions pictured on the task cards (EX-36 to EX-42)."""

import pytest

from tests.games.tashkalar.arena import arena, options


def claimable(board: str, *tasks: str) -> set[str]:
    """Which of these current tasks Red can claim."""
    match = arena(board, lines=f"tasks: {' '.join(tasks)}\nactions: 0")
    return {notation.removeprefix("claim ") for notation in options(match)} - {"end"}


EX_36 = """
 7  .. .. .. .. .. .. .. .. ..
 6  .. .. .. .. .. rc rc .. rc
 5  .. .. .. .. rc .. .. rc ..
 4  .. rc rc rc .. .. .. .. ..
 3  rc .. .. .. .. .. .. .. ..
    a  b  c  d  e  f  g  h  i
"""


def test_ex_36_side_chain_holds() -> None:
    assert claimable(EX_36, "side_chain", "corner_chain") == {"side_chain"}


def test_ex_36_a_broken_chain_does_not() -> None:
    assert claimable(EX_36.replace("rc .. .. rc ..", "bc .. .. rc .."), "side_chain") == set()


EX_37 = """
 9  ## ## .. .. .. .. rc ## ##
 8  ## .. .. .. .. rc .. .. ##
 7  .. .. .. .. rc .. .. .. ..
 6  .. .. .. .. rc .. .. .. ..
 5  .. .. .. .. rc .. .. .. ..
 4  .. .. .. rc .. .. .. .. ..
 3  .. .. rc .. .. .. .. .. ..
 2  ## rc .. .. .. .. .. .. ##
 1  ## ## .. .. .. .. .. ## ##
    a  b  c  d  e  f  g  h  i
"""


def test_ex_37_corner_chain_holds() -> None:
    assert claimable(EX_37, "side_chain", "corner_chain") == {"corner_chain"}


def test_ex_37_a_chain_that_stops_before_the_corner_does_not() -> None:
    assert claimable(EX_37.replace("2  ## rc", "2  ## .."), "corner_chain") == set()


EX_38 = """
 6  rc rc rc .. rc rc bc rc rc
    a  b  c  d  e  f  g  h  i
"""


def test_ex_38_line_dominance_holds() -> None:
    assert claimable(EX_38, "line_dominance") == {"line_dominance"}


def test_ex_38_another_enemy_on_the_line_breaks_it() -> None:
    assert claimable(EX_38.replace("..", "bc"), "line_dominance") == set()


PLUS = """
 6  .. rc ..
 5  rc rc rc
 4  .. rc ..
    d  e  f
"""
TIMES = """
 6  rc .. rc
 5  .. rc ..
 4  rc .. rc
    d  e  f
"""


@pytest.mark.parametrize("cross", [PLUS, TIMES], ids=["plus", "times"])
def test_ex_39_center_cross_holds(cross: str) -> None:
    assert claimable(cross, "center_cross") == {"center_cross"}


@pytest.mark.parametrize("cross", [PLUS, TIMES], ids=["plus", "times"])
def test_ex_39_a_cross_with_a_gap_does_not(cross: str) -> None:
    assert claimable(cross.replace("rc", "..", 1), "center_cross") == set()


EX_40 = """
 6  rc rc ..
 5  .. bc rc
 4  rc rc rc
    d  e  f
"""


def test_ex_40_six_imprison_and_seven_envelop() -> None:
    tasks = ("imprisonment", "envelopment")
    assert claimable(EX_40, *tasks) == {"imprisonment"}
    assert claimable(EX_40.replace("5  ..", "5  rc"), *tasks) == set(tasks)
    assert claimable(EX_40.replace("6  rc", "6  .."), *tasks) == set()


EX_41 = """
 5  rc rc rc bc ..
 4  bc bc rc rc rc
    c  d  e  f  g
"""


def test_ex_41_isolation_holds() -> None:
    assert claimable(EX_41, "isolation") == {"isolation"}


def test_ex_41_an_open_way_of_three_moves_breaks_it() -> None:
    assert claimable(EX_41.replace("5  rc rc rc", "5  rc .. rc"), "isolation") == set()


EX_42 = """
 6  .. rc .. rc ..
 5  .. .. rh .. ..
 4  .. rc .. rc ..
 3  rc .. .. .. rc
    c  d  e  f  g
"""


def test_ex_42_diagonals_hold_with_a_shared_centre() -> None:
    assert claimable(EX_42, "diagonals") == {"diagonals"}


def test_ex_42_a_common_centre_or_a_missing_piece_breaks_them() -> None:
    assert claimable(EX_42.replace("rh", "rc"), "diagonals") == set()
    assert claimable(EX_42.replace("3  rc", "3  .."), "diagonals") == set()
