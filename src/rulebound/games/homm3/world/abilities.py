"""Abilities of units in the Unit Deck that work on the map, once a turn (H3-9.13)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from rulebound.core.flow import Flow, Option
from rulebound.games.homm3.kinds import KINDS
from rulebound.games.homm3.players import Troop
from rulebound.games.homm3.state import State

Hook = Callable[[State, int], Flow[None]]


@dataclass(frozen=True, slots=True)
class MapAbility:
    """What an ability with the Map symbol does, by its text."""

    do: Hook
    can: Callable[[State, int], bool] = lambda s, seat: True
    at: str = "turn"
    """``turn``: an action of the own turn; ``resource``: in each Resource Round; ``begin``: as the
    own turn begins."""


MAP_ABILITIES: Final[dict[str, MapAbility]] = {}
"""By the text of the ability."""


def of(troop: Troop) -> Iterator[MapAbility]:
    """The map abilities of a unit as it lies in the Unit Deck."""
    for ability in KINDS[troop.kind].face(troop.pack).kit.abilities:
        if ability.text in MAP_ABILITIES:
            yield MAP_ABILITIES[ability.text]


def options(s: State, seat: int) -> Iterator[Option]:
    used = s.map.realms[seat].used
    for troop in dict.fromkeys(s.players[seat].troops):
        for ability in of(troop):
            if ability.at == "turn" and troop.kind not in used and ability.can(s, seat):
                yield Option("unit-ability", (f"troop:{troop.kind}",), data=troop)


def use(s: State, seat: int, troop: Troop) -> Flow[None]:
    s.map.realms[seat].used += (troop.kind,)
    s.tell("unit-ability", seat=seat, troop=troop.kind)
    for ability in of(troop):
        if ability.at == "turn":
            yield from ability.do(s, seat)


def _at(s: State, seat: int, moment: str) -> Flow[None]:
    for troop in s.players[seat].troops:
        for ability in of(troop):
            if ability.at == moment and ability.can(s, seat):
                s.tell("unit-ability", seat=seat, troop=troop.kind)
                yield from ability.do(s, seat)


def resource_round(s: State, seat: int) -> Flow[None]:
    yield from _at(s, seat, "resource")


def turn_begins(s: State, seat: int) -> Flow[None]:
    yield from _at(s, seat, "begin")
