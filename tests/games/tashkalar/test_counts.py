"""Counts of choices and of what may follow them, as chess has perft."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.tashkalar.arena import arena


def count(match: Match, depth: int) -> int:
    """How many sequences of so many choices there are."""
    assert match.decision is not None
    if depth == 1:
        return len(match.decision.options)
    total = 0
    for option in match.decision.options:
        fork = match.fork()
        fork.choose(option)
        total += count(fork, depth - 1) if fork.decision is not None else 1
    return total


POSITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "empty": ("", {"hand": "knight champion bomb"}),
    "crowded": (
        """
         7  .. rc .. bh .. rc ..
         6  rc rh bc .. rc .. bc
         5  .. rc .. rl bc rc ..
         4  bc .. rc rc .. bh rc
         3  .. bc rh .. rc .. ..
            b  c  d  e  f  g  h
        """,
        {"hand": "knight cannon messenger titan leviathan flare_03", "hand1": "bomb"},
    ),
    "improvised": (
        """
         6  .. gc nc rc
         5  rc .. rh gh
         4  .. rc nc ..
         3  gc .. rc rc
            c  d  e  f
        """,
        {"hand": "knight swordmaster fire_dragon", "seats": 4},
    ),
}


@pytest.mark.parametrize(
    ("name", "one", "two"),
    [("empty", 72, 4908), ("crowded", 76, 4954), ("improvised", 68, 4194)],
)
def test_counts(name: str, one: int, two: int) -> None:
    board, more = POSITIONS[name]
    match = arena(board, **more)
    assert (count(match, 1), count(match, 2)) == (one, two)
