"""Random Towns (H3-13.30, H3-13.31)."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.map import map_dice
from rulebound.games.homm3.map.fields import change, field
from rulebound.games.homm3.model.hexes import Hex, flower, name_of
from rulebound.games.homm3.model.kinds import Tier, factions, roster
from rulebound.games.homm3.model.log.map import RandomTown
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.table.asking import ask

CORE_FACTIONS: Final = ("castle", "dungeon", "necropolis")


def set_out(s: State) -> Flow[None]:
    """Random Towns on tiles that lie face up from the start."""
    for tile, placed in enumerate(s.map.board.tiles):
        if placed.face_up:
            yield from found(s, tile)


def found(s: State, tile: int) -> Flow[None]:
    """A tile is turned up: for every Random Town on it a faction is chosen."""
    for at in flower(s.map.board.tiles[tile].centre):
        if field(s, at).location == Ground.RANDOM_TOWN and not s.map.mark(at).faction:
            yield from _choose_faction(s, at)


def _choose_faction(s: State, at: Hex) -> Flow[None]:
    """The highest total of two Resource dice chooses a faction that nobody plays; ties reroll."""
    seats = s.map.seats()
    while len(seats) > 1:
        totals = {}
        for seat in seats:
            dice = yield from map_dice.rolled(s, seat, "resource", 2)
            totals[seat] = sum(map_dice.RESOURCE_DIE[face][1] for face in dice)
        best = max(totals.values())
        seats = [seat for seat in seats if totals[seat] == best]

    def build() -> tuple[Option, ...]:
        return tuple(Option("faction", (f"faction:{name}",), data=name) for name in free(s))

    option = yield from ask(seats[0], Text("homm3-ask-random-town"), build)
    change(s, at, faction=option.data)
    s.tell(RandomTown, seat=seats[0], faction=option.data, field=name_of(at))


def free(s: State) -> list[str]:
    """The factions that are not in play, of the boxes in use if these have any."""
    w = s.map
    taken = {realm.faction for realm in w.realms} | {rover.faction for rover in w.rovers}
    taken.update(mark.faction for mark in w.marks.values())
    left = [name for name in factions() if name not in taken]
    boxes = {*CORE_FACTIONS, *s.rules.boxes, *w.boxes}
    return [name for name in left if name in boxes] or left


def garrison(s: State, at: Hex, seat: int) -> Flow[tuple[Troop, ...]]:
    """A bronze Pack of the controller's choice, the silver units as Packs, the gold ones as Few."""
    units = roster(s.map.mark(at).faction)

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("guard", (f"troop:{kind.id}",), data=kind.id)
            for kind in units
            if kind.tier == Tier.BRONZE
        )

    option = yield from ask(seat, Text("homm3-ask-garrison"), build)
    others = [Troop(kind.id, kind.tier == Tier.SILVER) for kind in units if kind.tier > Tier.BRONZE]
    return (Troop(option.data, True), *others)
