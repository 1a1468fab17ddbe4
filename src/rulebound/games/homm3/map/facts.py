"""The printed facts of the map for clients: tiles, Locations, Town Boards, scenarios; no words."""

from functools import cache

from rulebound.games.homm3.map import map_dice
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.map_dice import RESOURCE_DIE
from rulebound.games.homm3.map.resources import SPACE, amounts
from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.map.scenario_words import in_words
from rulebound.games.homm3.map.towns import BOOK_COST, BUILDINGS, HIRING, Building
from rulebound.games.homm3.map.trade import RATES, Rate
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Field, Tile
from rulebound.games.homm3.seam import facts as seam


@cache
def facts() -> seam.MapFacts:
    return {
        "tiles": {tile.id: _tile(tile) for tile in TILES.values()},
        "locations": {place.id: place.category for place in LOCATION_TABLE.values()},
        "buildings": {card.id: _building(card) for card in BUILDINGS.values()},
        "book": {faction: amounts(cost) for faction, cost in BOOK_COST.items()},
        "hiring": amounts(HIRING),
        "space": amounts(Cost(**SPACE)),
        "rates": [_rate(rate) for rate in RATES],
        "faces": _faces(),
        "scenarios": [scenario_facts(scenario) for scenario in shipped().values()],
    }


def _tile(tile: Tile) -> seam.TileFacts:
    return {
        "kind": tile.type,
        "box": tile.box,
        "terrain": tile.terrain,
        "fields": [_field(field) for field in tile.fields],
        "borders": list(tile.borders),
    }


def _field(field: Field) -> seam.PrintedField:
    """A Field as printed; what it does not have is left out."""
    found: seam.PrintedField = {"location": field.location}
    if field.guard:
        found["guard"] = field.guard
    if field.resource:
        found["resource"] = field.resource
    if field.amount:
        found["amount"] = field.amount
    if field.dice:
        found["dice"] = field.dice
    if field.faction:
        found["faction"] = field.faction
    return found


def _faces() -> dict[str, seam.FaceFacts]:
    names = map_dice.names("resource", range(len(RESOURCE_DIE)))
    return {
        name: {"resource": resource, "amount": amount}
        for name, (resource, amount) in zip(names, RESOURCE_DIE, strict=True)
    }


def _rate(rate: Rate) -> seam.RateFacts:
    return {
        "sell": rate.sell,
        "give": rate.give,
        "buy": rate.buy,
        "get": rate.get,
        "refs": rate.refs,
    }


def _building(card: Building) -> seam.BuildingFacts:
    return {
        "faction": card.faction,
        "role": card.role,
        "cost": amounts(card.cost),
        "requires": list(card.requires),
    }


def scenario_facts(scenario: Scenario) -> seam.ScenarioFacts:
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
        "carried": list(scenario.start.carried),
        "start": scenario.start.model_dump(mode="json"),
        "words": in_words(scenario),
        "rules": [entry.model_dump(mode="json") for entry in scenario.rules],
        "victory": [entry.model_dump(mode="json") for entry in scenario.victory],
        "defeat": [entry.model_dump(mode="json") for entry in scenario.defeat],
        "events": [entry.model_dump(mode="json") for entry in scenario.events],
        "enemies": [
            {
                "id": enemy.id,
                "faction": enemy.faction,
                "army": [(troop.kind, troop.pack) for troop in enemy.army],
            }
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
                        "at": slot.at,
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
