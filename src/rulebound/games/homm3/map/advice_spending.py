"""What a sensible player builds, keeps gold for and exchanges; for bots."""

from typing import Final

from rulebound.core.flow import Option
from rulebound.games.homm3.map import occasions, towns
from rulebound.games.homm3.map.buildings import Building
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.map.trade import RATES, Rate
from rulebound.games.homm3.model.state import State

BUILDING_WORTH: Final = {
    "dwelling_bronze": 13.0,
    "citadel": 12.0,
    "dwelling_silver": 10.0,
    "dwelling_gold": 11.0,
    "city_hall": 6.0,
    "mage_guild": 4.0,
    "special_tent": 4.0,
    "special_gears": 4.0,
}


def spare_gold(s: State, seat: int) -> int:
    """Gold that need not be kept for anything."""
    kept = max((hear(s, seat) for hear in s.map.listening(occasions.saves)), default=0)
    return s.players[seat].gold - max(0, kept)


def price_of(option: Option) -> int:
    """Roughly what an action costs."""
    if option.kind == "build":
        gold: int = option.data.cost.gold + 2 * option.data.cost.materials
        return gold
    return {"population": 2, "hire": towns.HIRING.gold, "read-book": 6}[option.kind]


def next_building(s: State, seat: int) -> Building | None:
    """The building that serves most of those that may come next."""
    realm = s.map.realms[seat]
    found = [
        card
        for card in towns.board_of(realm.faction)
        if card.id not in realm.buildings
        and not towns.missing(s, seat, card)
        and all(hear(s, seat, card.role) for hear in s.map.listening(occasions.may_build))
    ]
    return max(found, key=lambda card: BUILDING_WORTH[card.role], default=None)


def fits_plan(s: State, seat: int, card: Building) -> bool:
    """Whether a building leaves what a more important one needs."""
    wanted, player = next_building(s, seat), s.players[seat]
    if wanted is None or wanted.id == card.id:
        return True
    return (
        player.materials - card.cost.materials >= wanted.cost.materials
        and player.valuables - card.cost.valuables >= wanted.cost.valuables
    )


def sensible(s: State, seat: int, option: Option) -> bool:
    """Whether gold is spent now on a town action rather than kept."""
    if spare_gold(s, seat) < price_of(option):
        return False
    return option.kind != "build" or fits_plan(s, seat, option.data)


def hiring_worth(s: State, seat: int) -> float:
    """A second hero pays while there is time to use it."""
    early = s.map.round <= last_round(s) - 3
    return 20.0 if early and s.players[seat].gold >= 16 else 0.0


def wanted_rate(s: State, seat: int) -> Rate | None:
    """What to exchange so that the next building can be paid; gold is what one has too much of."""
    player, card = s.players[seat], next_building(s, seat)
    if card is None:
        return None
    materials = max(0, card.cost.materials - player.materials)
    valuables = max(0, card.cost.valuables - player.valuables)
    price = 2 * materials + 6 * valuables
    if not price or player.gold < card.cost.gold + price:
        return None
    wanted = "materials" if materials else "valuables"
    return next(rate for rate in RATES if (rate.sell, rate.buy) == ("gold", wanted))
