"""The printed facts of the map for clients: tiles, Locations, Town Boards, scenarios; no words."""

from functools import cache
from typing import Any

from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.resources import SPACE
from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.map.scenario_words import in_words
from rulebound.games.homm3.map.towns import BOOK_COST, BUILDINGS, HIRING, Building
from rulebound.games.homm3.map.trade import RATES
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Field, Tile


@cache
def facts() -> dict[str, Any]:
    return {
        "tiles": {tile.id: _tile(tile) for tile in TILES.values()},
        "locations": {place.id: place.category for place in LOCATION_TABLE.values()},
        "buildings": {card.id: _building(card) for card in BUILDINGS.values()},
        "book": {faction: _cost(cost) for faction, cost in BOOK_COST.items()},
        "hiring": _cost(HIRING),
        "space": dict(SPACE),
        "rates": [dict(rate._asdict()) for rate in RATES],
        "scenarios": [scenario_facts(scenario) for scenario in shipped().values()],
    }


def _cost(cost: Cost) -> dict[str, int]:
    return dict(cost._asdict())


def _tile(tile: Tile) -> dict[str, Any]:
    return {
        "kind": tile.type,
        "box": tile.box,
        "terrain": tile.terrain,
        "fields": [_field(field) for field in tile.fields],
        "borders": list(tile.borders),
    }


def _field(field: Field) -> dict[str, Any]:
    """A Field as printed; what it does not have is left out."""
    found: dict[str, Any] = {"location": field.location}
    for name in ("guard", "resource", "amount", "dice", "faction"):
        if value := getattr(field, name):
            found[name] = value
    return found


def _building(card: Building) -> dict[str, Any]:
    return {
        "faction": card.faction,
        "role": card.role,
        "cost": _cost(card.cost),
        "requires": list(card.requires),
    }


def scenario_facts(scenario: Scenario) -> dict[str, Any]:
    """What one wants to know before choosing a scenario, with its maps for a preview."""
    return {
        "id": scenario.id,
        "name": scenario.name,
        "about": scenario.about,
        "author": scenario.author,
        "modes": {mode: list(scenario.seats(mode)) for mode in scenario.modes},
        "variants": [list(group) for group in scenario.variants],
        "rounds": scenario.rounds,
        "boxes": list(scenario.boxes),
        "campaign": scenario.campaign,
        "next": scenario.next,
        "faction": scenario.start.faction,
        "hero": scenario.start.hero,
        "start": scenario.start.model_dump(mode="json"),
        "words": in_words(scenario),
        "rules": [entry.model_dump(mode="json") for entry in scenario.rules],
        "victory": [entry.model_dump(mode="json") for entry in scenario.victory],
        "defeat": [entry.model_dump(mode="json") for entry in scenario.defeat],
        "events": [entry.model_dump(mode="json") for entry in scenario.events],
        "enemies": [
            {"id": enemy.id, "faction": enemy.faction, "army": [list(t) for t in enemy.army]}
            for enemy in scenario.enemies
        ],
        "maps": [
            {
                "players": list(layout.players),
                "modes": list(layout.modes),
                "variants": list(layout.variants),
                "teams": list(layout.teams),
                "slots": [
                    {
                        "at": list(slot.at),
                        "kind": slot.kind,
                        "player": slot.player or None,
                        "tile": slot.tile,
                        "up": slot.face_up or slot.kind == "starting",
                        "rotation": slot.rotation or 0,
                    }
                    for slot in layout.slots
                ],
            }
            for layout in scenario.maps
        ],
    }
