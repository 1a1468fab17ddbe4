"""Loads every box and every scenario, so that the tables of all that they hold are complete.

A box or a scenario is found by its folder. Then the cards are laid in order: that of the decks
before they are shuffled, so it is part of every record.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final, TypeVar

from rulebound.core.seam import events_of
from rulebound.games.homm3 import boxes, scenarios
from rulebound.games.homm3.combat.cards import CARDS, Card
from rulebound.games.homm3.map import in_combat
from rulebound.games.homm3.map.weeks import WEEKS, Week
from rulebound.games.homm3.model import log, tile_data
from rulebound.games.homm3.model.boxes import BOXES, CORE, Faction, expansions
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES, Hero
from rulebound.games.homm3.model.kinds import KINDS, UnitKind

T = TypeVar("T")
_CARD_KINDS: Final = tuple(CardKind)
_FACTIONS: Final = tuple(Faction)


def _load(package: ModuleType) -> list[ModuleType]:
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return [import_module(module.name) for module in found]


def _arrange(table: dict[str, T], key: Callable[[T], Any]) -> None:
    """What has the same place stays in the order in which its box lists it."""
    ordered = sorted(table.items(), key=lambda item: key(item[1]))
    table.clear()
    table.update(ordered)


def _card(card: Card) -> tuple[int, bool, tuple[str, ...], int]:
    """By kind, Spells by school with Magic Arrow before all, then by box."""
    schools = card.schools if card.is_spell else ()
    return _CARD_KINDS.index(CardKind(card.kind)), len(schools) == 1, schools, BOXES[card.box].place


def _unit(kind: UnitKind) -> tuple[int, int]:
    box = BOXES.get(kind.box)
    return kind.place, len(BOXES) if box is None else box.neutrals


def _week(card: Week) -> tuple[int, int]:
    return card.place, BOXES[card.box].weeks


def _hero(card: Hero) -> tuple[bool, int, str]:
    """Those of the core box first, then by faction and name."""
    return card.box != CORE, _FACTIONS.index(Faction(card.faction)), card.id


def is_log(module: ModuleType) -> bool:
    """Whether a module declares events."""
    return "log" in module.__name__.split(".")


LOADED: Final = (in_combat, *_load(log), *_load(boxes), *_load(scenarios))
EVENTS: Final = {
    kind: event for module in LOADED if is_log(module) for kind, event in events_of(module).items()
}
"""All kinds of events that the log tells, those of a box or a scenario declared in its folder."""
tile_data.load((CORE, *expansions()))
_arrange(KINDS, _unit)
_arrange(CARDS, _card)
_arrange(HEROES, _hero)
_arrange(WEEKS, _week)
