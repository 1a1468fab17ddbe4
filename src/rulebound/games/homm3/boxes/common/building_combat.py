"""Buildings that work in combats, and the cubes that some of them keep (H3-7)."""

from collections.abc import Callable

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    AT_ATTACK,
    ON_DEFENSE,
    POWER_MOMENTS,
    Effect,
    Play,
    Timing,
)
from rulebound.games.homm3.map.buildings import Hook, cubes, is_spent, set_cubes, spend
from rulebound.games.homm3.model.log.map import UsedBuilding
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import decks


def store_cube(id_: str, most: int) -> Hook:
    def do(s: State, seat: int) -> Flow[None]:
        count = cubes(s, seat, id_)
        if count < most:
            set_cubes(s, seat, id_, count + 1)
        yield from ()

    return do


def has_cube(id_: str) -> Callable[[Play], bool]:
    return lambda fx: cubes(fx.s, fx.owner, id_) > 0


def take_cube(id_: str) -> Callable[[Play], None]:
    return lambda fx: set_cubes(fx.s, fx.owner, id_, cubes(fx.s, fx.owner, id_) - 1)


def unspent(id_: str) -> Callable[[Play], bool]:
    return lambda fx: not is_spent(fx.s, fx.owner, id_)


def use_up(id_: str) -> Callable[[Play], None]:
    return lambda fx: spend(fx.s, fx.owner, id_)


def more_attack(
    mode: str,
    can: Callable[[Play], bool],
    pay: Callable[[Play], None],
    moments: frozenset[str] = AT_ATTACK,
) -> Effect:
    """1 more attack for one attack of your unit (H3-10.53): message ``homm3-use-<mode>``."""

    def do(fx: Play) -> Flow[None]:
        pay(fx)
        fx.add_attack(fx.unit, 1)
        yield from ()

    return Effect(mode, Timing.INSTANT, do, moments, can, targets=targets.attacking)


def more_defense(mode: str, can: Callable[[Play], bool], pay: Callable[[Play], None]) -> Effect:
    """1 more defense against the attack at hand: message ``homm3-use-<mode>``."""

    def do(fx: Play) -> Flow[None]:
        pay(fx)
        fx.add_defense(fx.unit, 1)
        yield from ()

    return Effect(mode, Timing.INSTANT, do, ON_DEFENSE, can, targets=targets.attacked)


def more_power(mode: str, can: Callable[[Play], bool], pay: Callable[[Play], None]) -> Effect:
    """1 more power for the spell that is cast now: message ``homm3-use-<mode>``."""

    def do(fx: Play) -> Flow[None]:
        pay(fx)
        yield from ()

    return Effect(mode, Timing.INSTANT, do, POWER_MOMENTS, can, power=1)


def darken(id_: str, use: str) -> Callable[[State, int, int], Flow[None]]:
    """In your own turn, if the building is unused: an enemy hero's player discards a card.

    Message ``homm3-use-<use>``.
    """

    def begins(s: State, seat: int, side: int) -> Flow[None]:
        w = s.map
        trip = w.trip
        enemy = s.fight.armies[1 - side].player
        if w.active != seat or id_ in w.realms[seat].used:  # H3-17.72
            return
        if trip is None or trip.foe != "hero" or enemy < 0 or not s.players[enemy].hand:
            return
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-building", {"building": id_}),
            lambda: (Telling("use-building", (f"building:{id_}", f"use:{use}")), plain("decline")),
        )
        if option.kind == "decline":
            return
        w.realms[seat].used += (id_,)
        s.tell(UsedBuilding, seat=seat, building=id_)
        decks.discard_at_random(s, enemy)

    return begins
