"""Two thousand random skirmishes and five hundred guard fights end without an error."""

import random
from typing import Any, Final

import pytest

from rulebound.games.homm3.options import BOXES, DIFFICULTIES
from tests.conformance import LIMIT, start

PART: Final = 50
BOTH: Final = {"attacker": "random", "defender": "random", "boxes": list(BOXES)}
FULL: Final = {"level": 7, "spells": 5, "artifacts": 5, "draw_each_round": 1}
SKIRMISHES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (2, {"attacker_hero": "none", "defender_hero": "none"}),
    (2, {"siege": True}),
    (2, {"army": "bought"}),
    (2, {"army": "random", "gold": 120, **FULL}),
    (2, {"siege": True, "army": "random", **FULL}),
    (1, {"side": "attacker"}),
    (1, {"side": "defender", "siege": True, "army": "random"}),
]
GUARDS: Final = [(1, {}), (2, {"army": "random", "gold": 60})]
FIELDS: Final = 7


def play(seats: int, options: dict[str, Any], seed: int) -> None:
    match = start("homm3", seats, {**BOTH, **options}, seed, log=False)
    rng = random.Random(seed)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
        assert match.seq < LIMIT
    assert match.result is not None


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize(("seats", "options"), SKIRMISHES, ids=str)
def test_two_thousand_random_skirmishes(seats: int, options: dict[str, Any], part: int) -> None:
    for seed in range(part * PART, (part + 1) * PART):
        play(seats, options, seed)


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize(("seats", "options"), GUARDS, ids=str)
def test_five_hundred_random_guard_fights(seats: int, options: dict[str, Any], part: int) -> None:
    """Every field at every difficulty."""
    for seed in range(part * PART, (part + 1) * PART):
        field, difficulty = seed % FIELDS + 1, DIFFICULTIES[seed % len(DIFFICULTIES)]
        play(seats, {"form": "guards", "field": field, "difficulty": difficulty, **options}, seed)
