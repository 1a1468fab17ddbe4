"""Skirmishes, guard fights and scenarios played at random end well: other ones in every run."""

import random
from typing import Any, Final

import pytest

from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.model.boxes import expansions
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.table.optional_rules import OPTIONAL_RULES
from tests.games.conformance import LIMIT, start
from tests.games.homm3.scenarios import SWITCHES, TABLES, Table, fitting, options_for
from tests.seeds import Seeds

PART: Final = 50
BOTH: Final = {"attacker": "random", "defender": "random", "boxes": list(expansions())}
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
SCENARIO_GAMES: Final = 4
"""Matches of each scenario, mode and number of players."""


def play(seats: int, options: dict[str, Any], seed: int) -> None:
    usual = {} if options.get("form") == "scenario" else BOTH
    match = start("homm3", seats, {**usual, **options}, seed, log=False)
    rng = random.Random(seed)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
        assert match.seq < LIMIT
    assert match.result is not None


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize(("seats", "options"), SKIRMISHES, ids=str)
def test_random_skirmishes(seats: int, options: dict[str, Any], part: int, seeds: Seeds) -> None:
    for seed in seeds(PART):
        play(seats, options, seed)


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize(("seats", "options"), GUARDS, ids=str)
def test_random_guard_fights(seats: int, options: dict[str, Any], part: int, seeds: Seeds) -> None:
    """Every field at every difficulty."""
    for seed in seeds(PART):
        field, difficulty = seed % FIELDS + 1, DIFFICULTIES[seed % len(DIFFICULTIES)]
        play(seats, {"form": "guards", "field": field, "difficulty": difficulty, **options}, seed)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_random_scenarios(table: Table, seeds: Seeds) -> None:
    """Every difficulty, variant and optional rule; boxes and further options at random."""
    id_, mode, seats = table
    for seed in seeds(SCENARIO_GAMES):
        rng = random.Random(seed)
        difficulty = DIFFICULTIES[seed % len(DIFFICULTIES)]
        variants = fitting(shipped()[id_], mode, seats, difficulty)
        options = options_for(
            table,
            difficulty=difficulty,
            variant=variants[seed % len(variants)],
            rules=[OPTIONAL_RULES[seed % len(OPTIONAL_RULES)]],
            boxes=rng.sample(expansions(), rng.randrange(len(expansions()) + 1)),
            **{name: rng.random() < 0.5 for name in SWITCHES},
        )
        play(seats, options, seed)
