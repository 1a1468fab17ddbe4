"""Many foresights, in all games and forms: whatever is said to be certain comes true."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rulebound import Match
from tests.games.conformance import Steps, foresee, start, walk
from tests.games.homm3 import test_properties as combats
from tests.games.homm3 import test_scenarios as maps
from tests.games.homm3.scenarios import TABLES
from tests.games.tashkalar import test_properties as tashkalar
from tests.games.urbno import test_properties as urbno
from tests.seeds import Seeds

FORESIGHTS = 2000
"""Of each kind of match."""
FEW = 100
STEPS = 120
"""Decisions of a match that are looked at."""


def a_mission(rng: random.Random, seed: int) -> Match:
    seats, options = rng.choice(urbno.TABLES)
    mission = rng.choice([m for m in range(1, 26) if m not in urbno.NOT_WITH[seats]])
    return urbno.table(seats, {**options, "missions": [mission]}, seed)[0]


def an_arena(rng: random.Random, seed: int) -> Match:
    return tashkalar.table(*rng.choice(tashkalar.TABLES), seed)[0]


def a_combat(rng: random.Random, seed: int) -> Match:
    return combats.table(*rng.choice(combats.TABLES), seed)[0]


def a_map(rng: random.Random, seed: int) -> Match:
    match, its_rng = maps.set_up(rng.choice(TABLES), seed)
    for _ in range(rng.randrange(maps.FARTHEST)):
        if match.decision is not None:
            maps.step(match, its_rng)
    return match


def a_truc(rng: random.Random, seed: int) -> Match:
    return start("truc", 2, {}, seed)


def foresights(
    kind: Callable[[random.Random, int], Match], seeds: Iterator[int]
) -> Iterator[list[dict[str, Any]]]:
    for seed in seeds:
        rng = Steps(seed, STEPS)
        for at in walk(kind(rng, seed), rng, pause=0.3):
            assert at.decision is not None
            options = at.decision.options
            for option in rng.sample(options, min(3, len(options))):
                yield foresee(at, option)


@pytest.mark.parametrize("kind", [a_mission, an_arena, a_combat, a_map, a_truc])
def test_whatever_is_foreseen_comes_true(
    kind: Callable[[random.Random, int], Match], seeds: Seeds
) -> None:
    number, told = (FEW if seeds.small else FORESIGHTS), 0
    for _, foreseen in zip(range(number), foresights(kind, seeds(number, small=FEW)), strict=False):
        told += bool(foreseen)
    assert told > number / 2, "hardly anything was foreseen"
