"""The names of all things on the map."""

from collections.abc import Iterable, Iterator

from rulebound.games.homm3 import library
from rulebound.games.homm3.map import events, map_dice, resources, weeks
from rulebound.games.homm3.map.buildings import BUILDINGS
from rulebound.games.homm3.map.judgement import FEATURES
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.scenario_parts import GOALS, ROLES, RULES, STEPS
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.map.scenario_words import KEYS
from rulebound.games.homm3.map.trade import RATES
from rulebound.games.homm3.map.why import REASONS
from rulebound.games.homm3.model.tiles import TYPES
from rulebound.games.homm3.model.world import HEROES, WINDOWS
from rulebound.games.homm3.scenarios.common.battlefield import CONDITIONS
from rulebound.games.homm3.seam.helps import Tally


def _faces() -> Iterator[str]:
    yield from (f"{resource}-{amount}" for resource, amount in map_dice.RESOURCE_DIE)
    yield from map_dice.TREASURE_DIE


def names() -> dict[str, Iterable[str]]:
    """By the kind of thing: the names of all that are there."""
    assert library.LOADED
    scenarios = shipped().values()
    return {
        "why": REASONS,
        "over": GOALS,
        "notice": (f"battlefield-{name}" for name in CONDITIONS.values()),
        "location": LOCATION_TABLE,
        "building": BUILDINGS,
        "week": weeks.WEEKS,
        "event": events.EVENTS,
        "rule": RULES,
        "goal": GOALS,
        "step": (*STEPS, "option"),
        "part": KEYS,
        "timed": ("start", "end"),
        "role": ROLES,
        "scenario": (scenario.id for scenario in scenarios),
        "campaign": (scenario.campaign for scenario in scenarios if scenario.campaign),
        "variant": (v for scenario in scenarios for group in scenario.variants for v in group),
        "rover": (enemy.id for scenario in scenarios for enemy in scenario.enemies),
        "hero": HEROES,
        "window": WINDOWS,
        "resource": resources.RESOURCES,
        "die": ("resource", "treasure", map_dice.MIXED),
        "face": _faces(),
        "sell": (f"{rate.sell}-{rate.give}" for rate in RATES),
        "buy": (f"{rate.buy}-{rate.get}" for rate in RATES),
        "zone": ("hand", "discard"),
        "kind": TYPES,
        "deck": (weeks.DECK, events.DECK),
        "by": (weeks.SWIFT_WEASEL,),
        "tally": Tally.__annotations__,
        "feature": (feature.id for feature in FEATURES),
        "option": (f"choose-{name}" for name in STEPS),
    }
