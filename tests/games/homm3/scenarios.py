"""Matches of all scenarios that come with the game, with options drawn for them."""

import random
from collections.abc import Sequence
from typing import Any, Final

from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.model.boxes import expansions
from rulebound.games.homm3.model.kinds import factions
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.table.optional_rules import OPTIONAL_RULES

Table = tuple[str, str, int]
"""A scenario, a mode, the number of players."""
TABLES: Final[list[Table]] = [
    (scenario.id, mode, seats)
    for scenario in shipped().values()
    for mode in scenario.modes
    for seats in scenario.seats(mode)
]
SWITCHES: Final = (
    "events",
    "open_hands",
    "observatory_places_tile",
    "secondary_xp_to_main",
    "spell_book_own_turn_only",
    "keep_negative_token",
)
APART: Final = {"more_astrologers", "no_astrologers"}
"""H3-11.11: one of them at most."""


def options_for(table: Table, **more: Any) -> dict[str, Any]:
    id_, mode, _ = table
    return {"form": "scenario", "scenario": id_, "mode": mode, **more}


def some(rng: random.Random, names: Sequence[str], most: int | None = None) -> list[str]:
    """Any number of them, in any order."""
    return rng.sample(names, rng.randint(0, min(len(names), most or len(names))))


def optional_rules(rng: random.Random) -> list[str]:
    """Some of the optional rules, never two that exclude each other."""
    while set(rules := some(rng, OPTIONAL_RULES, 6)) >= APART:
        pass
    return rules


def options(table: Table, rng: random.Random) -> dict[str, Any]:
    """Everything that can be different from match to match."""
    id_, mode, seats = table
    difficulty = rng.choice(DIFFICULTIES)
    return options_for(
        table,
        difficulty=difficulty,
        variant=rng.choice(fitting(shipped()[id_], mode, seats, difficulty)),
        factions=some(rng, factions(), seats),
        rules=optional_rules(rng),
        boxes=some(rng, expansions()),
        **{name: rng.random() < 0.5 for name in SWITCHES},
    )


def fitting(scenario: Scenario, mode: str, seats: int, difficulty: str) -> list[list[str]]:
    """The variants that so many players can play, one of each group."""
    found: list[list[str]] = [[]]
    for group in scenario.variants:
        found = [[*names, name] for names in found for name in group]
    return [
        names
        for names in found
        if scenario.fitted(mode, seats, scenario.played(names), difficulty) is not None
    ]
