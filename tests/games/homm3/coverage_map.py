"""The map, piece by piece: chapters, Towns, Locations, cards, tiles, rules of scenarios.

:mod:`tests.games.homm3.coverage` writes the tables into the game's README.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from rulebound.games.homm3.map.buildings import BUILDINGS, Building
from rulebound.games.homm3.map.events import EVENTS
from rulebound.games.homm3.map.goals import GOALS
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.rules import RULES
from rulebound.games.homm3.map.scenario import shipped
from rulebound.games.homm3.map.steps import STEPS
from rulebound.games.homm3.map.tile_data import BOXES, TILES
from rulebound.games.homm3.map.weeks import WEEKS
from rulebound.games.homm3.options import OPTIONAL_RULES

CHAPTERS: Final = {
    1: ("Game modes, winning", "world/goals.py world/scenario.py"),
    2: ("Setup", "world/setup.py world/preparation.py"),
    3: ("Rounds and turns, morale", "world/script.py world/travel.py decks.py"),
    4: ("Heroes", "heroes.py experience.py"),
    5: ("Decks and cards", "decks.py cards/base.py world/cards.py"),
    6: ("Resources, dice, income, trade", "world/resources.py world/map_dice.py world/trade.py"),
    7: ("Towns and buildings", "world/buildings.py world/towns.py world/boards/castle.py"),
    8: ("The map", "world/board.py world/explore.py world/visits.py world/places/core.py"),
    9: ("Units", "kinds.py world/unit_decks.py world/recruiting.py"),
    10: ("Combat", "combat/script.py combat/attack.py world/aftermath.py world/rovers.py"),
    11: ("Difficulty, optional rules", "options.py combat/guards.py"),
    12: ("End of the scenario, campaigns", "world/goals.py world/campaign.py"),
    13: ("Expansions", "world/places/boxes.py world/events.py world/random_town.py"),
    14: ("Hidden information", "view.py imagine.py world/view.py world/imagine.py"),
    16: ("State machine, windows", "world/script.py combat/windows.py"),
    17: ("Ambiguities, decisions", "world/aftermath.py combat/harm.py"),
}
"""Chapters of the rules with their main modules; 15 are the examples, 18 is the glossary."""
EXAMPLES: Final = range(1, 40)
"""H3-T01 to H3-T39."""

CORE_LOCATIONS: Final = """
    artifact_symbol blocked dragon_utopia empty fountain_of_youth grail learning_stone
    magic_spring mine mystical_garden obelisk pandoras_box redwood_observatory
    resource_symbol sanctuary settlement shrine_of_magic_gesture shrine_of_magic_incantation
    stables temple town trading_post treasure_symbol tree_of_knowledge warriors_tomb
    water_wheel windmill witch_hut
"""
CORE_WEEKS: Final = """annoying_lizard battalions_stallion crazy_wizard dead_silence fancy_pixie
    fluffy_rabbit friendly_beaver gold_dragon greedy_dragon grim_warlock groovy_satyr
    isras_friends magic_tortoise merry_leprechaun profuse_growth swift_weasel terrible_plague
    white_raven wild_debauchery"""
CORE_TILES: Final = "S1 S2 S3 F1 F2 F3 F4 F5 F6 F7 F8 F9 N1 N2 N3 N4 N5 N6 C1 C2"
COMMON: Final = {
    "citadel": "citadel",
    "mage_guild": "mage_guild",
    "dwelling_bronze": "DWELLINGS",
    "dwelling_silver": "DWELLINGS",
    "dwelling_gold": "DWELLINGS",
}
"""Buildings that all Towns have, and what tests of all of them name."""
ALSO: Final = {
    "war_machine_factory": "factory",
    "library_of_enlightenment": "library",
    "closed_trading_post": "free_trade",
    "cyclops_stockpile": "stockpile",
    "elemental_conflux": "conflux",
    "shrine_of_magic_gesture": "shrine",
    "shrine_of_magic_incantation": "shrine",
    "pandoras_box": "pandora",
    "redwood_observatory": "observatory",
    "castle_brotherhood_of_the_sword": "castle_brotherhood",
}
"""Other words by which tests name a thing."""


TILE_TESTS: Final = "world/test_tiles.py"
RULING_TESTS: Final = {
    "ambush": "test_ambushed_accord.py",
    "ambushed_accord": "test_ambushed_accord.py",
    "astral_run": "test_astral_run.py",
    "battlefield": "test_battlefield.py",
    "brothers_in_arms": "test_brothers_in_arms.py",
    "campaigns": "test_queens_gambit.py test_first_light.py",
    "carrier": "test_grail.py",
    "clash": "test_scenarios_clash.py",
    "common": "test_common_rules.py",
    "emerald_island": "test_emerald_island.py",
    "goals": "test_goals.py",
    "gold_rush": "test_gold_rush.py",
    "hunt": "test_hunt.py test_bosses.py",
    "kit": "test_kit.py",
    "queens_gambit": "test_queens_gambit.py",
    "resource_cards": "test_gold_rush.py",
    "sentinels": "test_sentinels.py test_sentinels_last.py",
    "stand_united": "test_stand_united.py",
    "steps": "test_steps.py",
    "titans_stronghold": "test_titans_stronghold.py",
    "together": "test_last_bridge.py test_common_rules.py",
    "wandering_dragons": "test_wandering_dragons.py",
}
"""By module of ``world/rulings``: the files in which its rules are tested."""


class Piece(NamedTuple):
    group: str
    id: str
    module: str
    names: tuple[str, ...]
    """What tests call it."""


def modules(registry: Mapping[str, object], sources: Mapping[str, str], folder: str) -> list[str]:
    """By the order of a registry: the module that defines each thing."""
    return [
        next((n for n, text in sources.items() if n.startswith(folder) and f'"{id_}"' in text), "")
        for id_ in registry
    ]


def _town(card: Building) -> str:
    return f"{card.faction.capitalize()}: Town"


def _calls(card: Building) -> tuple[str, ...]:
    common = (COMMON[card.role],) if card.role in COMMON else ()
    return (*_also(card.id), card.id.removeprefix(f"{card.faction}_"), *common)


def _also(id_: str) -> tuple[str, ...]:
    return (id_, ALSO[id_]) if id_ in ALSO else (id_,)


def pieces(sources: Mapping[str, str]) -> Iterable[Piece]:
    for card in BUILDINGS.values():
        yield Piece(_town(card), card.id, f"world/boards/{card.faction}.py", _calls(card))
    for id_, module in zip(
        LOCATION_TABLE, modules(LOCATION_TABLE, sources, "world/places"), strict=True
    ):
        yield Piece("Locations", id_, module or "world/random_town.py", _also(id_))
    for id_, module in zip(WEEKS, modules(WEEKS, sources, "world/lore/weeks"), strict=True):
        yield Piece("Astrologers Proclaim", id_, module or "world/weeks.py", _also(id_))
    for id_, module in zip(EVENTS, modules(EVENTS, sources, "world/lore/events"), strict=True):
        yield Piece("Events", id_, module, _also(id_))
    for id_ in shipped():
        yield Piece("Scenarios", id_, f"scenarios/{id_}.toml", (id_,))
    for number, id_ in enumerate(OPTIONAL_RULES, 1):
        yield Piece("Optional rules", id_, "options.py", (*_also(id_), f"test_opt_{number}"))


@cache
def pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """A name within the name of a test, or as a text of its own."""
    found = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![a-zA-Z])(?:{found})(?![a-zA-Z0-9])")


def naming_piece(piece: Piece, tests: Mapping[str, str]) -> list[str]:
    """The tests that name a piece."""
    wanted = pattern(piece.names)
    return [name for name, text in tests.items() if wanted.search(text)]


def in_chapter(chapter: int, tests: Mapping[str, str]) -> list[str]:
    """The tests named after a rule of a chapter."""
    return [name for name in tests if f"::test_h3_{chapter}_" in name]


def example(number: int, tests: Mapping[str, str]) -> list[str]:
    """The tests named after a worked example."""
    return [name for name in tests if f"::test_h3_t{number:02}_" in name]


def tiles() -> dict[str, list[str]]:
    """By box: its tiles."""
    return {box: [t.id for t in TILES.values() if t.box == box] for box in BOXES}


def registered() -> dict[str, dict[str, list[str]]]:
    """By module of ``world/rulings``: the rules, goals and steps that it defines."""
    found: dict[str, dict[str, list[str]]] = {}
    for kind, registry in (("rules", RULES), ("goals", GOALS), ("steps", STEPS)):
        for id_, class_ in registry.items():
            module = class_.__module__.rpartition(".")[2]
            found.setdefault(module, {}).setdefault(kind, []).append(id_)
    return found
