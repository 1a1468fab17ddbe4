"""Abilities of units in the Unit Deck that work on the map (H3-9.13): when, and who has them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from rulebound.core.flow import Flow, Option
from rulebound.games.homm3.model.kinds import KINDS, Ability, When
from rulebound.games.homm3.model.log.map import UnitAbility
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State


class MapMoment(StrEnum):
    """When an ability of a unit works on the map."""

    IN_TURN = "turn"
    """An action of their own turn, once a turn."""
    RESOURCES = "resource"
    """At the beginning of each Resource Round (H3-3.4)."""
    TURN_BEGINS = "begin"
    TURN_ENDS = "end"
    REINFORCING = "reinforce"
    """While its Few is reinforced: its number is the gold that this costs less."""


def nothing(s: State, seat: int, troop: Troop, number: int) -> Flow[None]:
    yield from ()


def always(s: State, seat: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class MapAbility:
    at: str
    do: Callable[[State, int, Troop, int], Flow[None]] = nothing
    """With the seat, the unit and the number printed in the ability."""
    can: Callable[[State, int], bool] = always


MAP_ABILITIES: Final[dict[str, MapAbility]] = {}
"""By the text of the ability."""


def map_ability(text: str, works: MapAbility, count: int = 0) -> Ability:
    """An ability of a unit that works on the map, with the number printed in it."""
    MAP_ABILITIES[text] = works
    return Ability(text, When.MAP, (("count", count),) if count else ())


@cache
def of(troop: Troop) -> tuple[tuple[MapAbility, int], ...]:
    """The map abilities of a unit as it lies in the Unit Deck, with their numbers."""
    return tuple(
        (MAP_ABILITIES[ability.text], dict(ability.args).get("count", 0))
        for ability in KINDS[troop.kind].face(troop.pack).kit.abilities
        if ability.text in MAP_ABILITIES
    )


def options(s: State, seat: int) -> Iterator[Option]:
    """What units offer in their own turn."""
    troops = s.players[seat].troops
    for troop in dict.fromkeys(troops):
        for ability, _ in of(troop):
            if ability.at != MapMoment.IN_TURN or not ability.can(s, seat):
                continue
            if s.map.realms[seat].used.count(troop.kind) < troops.count(troop):
                yield Option("unit-ability", (f"troop:{troop.kind}",), data=troop)


def use(s: State, seat: int, troop: Troop) -> Flow[None]:
    s.map.realms[seat].used += (troop.kind,)
    yield from _work(s, seat, troop, MapMoment.IN_TURN)


def _work(s: State, seat: int, troop: Troop, moment: str) -> Flow[None]:
    for ability, number in of(troop):
        if ability.at == moment and ability.can(s, seat):
            s.tell(UnitAbility, seat=seat, troop=troop.kind)
            yield from ability.do(s, seat, troop, number)


def _all_work(s: State, seat: int, moment: str) -> Flow[None]:
    for troop in s.players[seat].troops:
        yield from _work(s, seat, troop, moment)


def resource_round(s: State, seat: int) -> Flow[None]:
    yield from _all_work(s, seat, MapMoment.RESOURCES)


def turn_begins(s: State, seat: int) -> Flow[None]:
    yield from _all_work(s, seat, MapMoment.TURN_BEGINS)


def turn_ends(s: State, seat: int) -> Flow[None]:
    yield from _all_work(s, seat, MapMoment.TURN_ENDS)


def saved(s: State, seat: int, unit: str) -> int:
    """The gold that a unit's own ability takes off the price of reinforcing it."""
    return sum(
        number
        for ability, number in of(Troop(unit))
        if ability.at == MapMoment.REINFORCING and ability.can(s, seat)
    )
