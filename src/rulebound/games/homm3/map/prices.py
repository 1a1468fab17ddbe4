"""What things cost a player in their own Town now, for whoever plans several purchases at once."""

from rulebound.games.homm3.map import abilities, buildings
from rulebound.games.homm3.map.recruiting import cheaper
from rulebound.games.homm3.map.resources import amounts
from rulebound.games.homm3.map.towns import book_price
from rulebound.games.homm3.model.kinds import KINDS, Cost, roster
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.world import Prices


def prices(s: State, seat: int) -> Prices:
    """Of each unit, the Spell Book, and what buildings do for whoever pays.

    Units are told with what their own abilities save. What cards in play take off the next one
    (``realm.lasting``) and a building's rebate count once each, so they stand beside it.
    """
    kinds = roster(s.map.realms[seat].faction)
    return {
        "recruit": {kind.id: amounts(kind.few.cost) for kind in kinds},
        "reinforce": {
            kind.id: amounts(_pack(s, seat, kind.id)) for kind in kinds if kind.pack is not None
        },
        "rebates": {
            card.id: amount
            for card in buildings.of(s, seat)
            if card.rebate is not None and (amount := card.rebate(s, seat))
        },
        "stands_in": any(card.stands_in for card in buildings.of(s, seat)),
        "book": amounts(book_price(s, seat)),
    }


def _pack(s: State, seat: int, unit: str) -> Cost:
    return cheaper(KINDS[unit].face(True).cost, abilities.saved(s, seat, unit))
