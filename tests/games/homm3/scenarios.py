"""Matches of all scenarios that come with the game, with options drawn for them."""

from typing import Any, Final

from hypothesis import strategies as st

from rulebound.games.homm3.map.scenario import Scenario, shipped
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.options import BOXES, OPTIONAL_RULES, factions

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


def optional_rules() -> st.SearchStrategy[list[str]]:
    """Some of the optional rules, never two that exclude each other."""
    some = st.lists(st.sampled_from(OPTIONAL_RULES), unique=True, max_size=6)
    return some.filter(lambda rules: not set(rules) >= APART)


@st.composite
def options(draw: st.DrawFn, table: Table) -> dict[str, Any]:
    """Everything that can be different from match to match."""
    id_, mode, seats = table
    names = draw(st.lists(st.sampled_from(factions()), unique=True, max_size=seats))
    difficulty = draw(st.sampled_from(DIFFICULTIES))
    return options_for(
        table,
        difficulty=difficulty,
        variant=draw(st.sampled_from(fitting(shipped()[id_], mode, seats, difficulty))),
        factions=names,
        rules=draw(optional_rules()),
        boxes=draw(st.lists(st.sampled_from(BOXES), unique=True)),
        **{name: draw(st.booleans()) for name in SWITCHES},
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
