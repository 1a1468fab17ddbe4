"""Loads everything that the map knows: Locations, Town Boards, cards, rules of scenarios."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from rulebound.games.homm3.world import boards, lore, places, rulings, unit_abilities

LOADED: Final = (
    unit_abilities,
    *(
        import_module(f"{package.__name__}.{module.name}")
        for package in (places, boards, lore, rulings)
        for module in sorted(iter_modules(package.__path__), key=lambda module: module.name)
    ),
)
