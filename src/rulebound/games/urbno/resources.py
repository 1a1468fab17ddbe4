"""The combinations of resources (UR-8)."""

from typing import Final, NamedTuple

from rulebound.games.urbno.state import State

CRYSTALS_IN_BOX: Final = 10
CUBES_IN_BOX: Final = 45


class Combination(NamedTuple):
    crystals: int
    cubes: int
    scrolls: int


COMBINATIONS: Final = {
    1: Combination(2, 0, 0),
    2: Combination(0, 10, 0),
    3: Combination(1, 5, 0),
    4: Combination(0, 0, 1),
}
"""UR-8.1."""


def grant(s: State, seat: int, crystals: int, cubes: int) -> tuple[int, int]:
    """What the player really receives."""
    if s.rules.token_supply == "limited":  # UR-D28
        crystals = max(0, min(crystals, CRYSTALS_IN_BOX - sum(s.crystals)))
        cubes = max(0, min(cubes, CUBES_IN_BOX - sum(s.cubes)))
    s.crystals[seat] += crystals
    s.cubes[seat] += cubes
    return crystals, cubes
