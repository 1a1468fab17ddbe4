"""Random Towns (H3-13.30, H3-13.31)."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.asking import ask
from rulebound.games.homm3.kinds import BRONZE, KINDS, SILVER, roster
from rulebound.games.homm3.players import Troop
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import gains
from rulebound.games.homm3.world.fields import RANDOM_TOWN, change
from rulebound.games.homm3.world.hexes import Hex, flower, name_of


def found(s: State, tile: int) -> Flow[None]:
    """A tile is turned up: for every Random Town on it a faction is chosen."""
    for at in flower(s.map.board.tiles[tile].centre):
        printed = s.map.board.field(at)
        if printed is not None and printed.location == RANDOM_TOWN and not s.map.mark(at).faction:
            yield from _choose_faction(s, at)


def _choose_faction(s: State, at: Hex) -> Flow[None]:
    """The highest total of two Resource dice chooses a faction that nobody plays."""
    seats = s.map.seats()
    while len(seats) > 1:
        totals = {}
        for seat in seats:
            dice = [gains.throw(s) for _ in range(2)]
            totals[seat] = sum(gains.RESOURCE_DIE[face][1] for face in dice)
            s.tell("rolled-dice", seat=seat, die="resource", faces=gains.names("resource", dice))
        best = max(totals.values())
        seats = [seat for seat in seats if totals[seat] == best]
    s.sealed += 1
    taken = {realm.faction for realm in s.map.realms}

    def build() -> tuple[Option, ...]:
        free = sorted(
            {k.faction for k in KINDS.values()} - taken - {"neutral", "siege", "summoned"}
        )
        return tuple(Option("faction", (f"faction:{name}",), data=name) for name in free)

    option = yield from ask(seats[0], Text("homm3-ask-random-town"), build)
    change(s, at, faction=option.data)
    s.tell("random-town", seat=seats[0], faction=option.data, field=name_of(at))


def garrison(s: State, at: Hex, seat: int) -> Flow[tuple[Troop, ...]]:
    """A bronze Pack of the controller's choice, the silver units as Packs, the gold ones as Few."""
    units = roster(s.map.mark(at).faction)

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("guard", (f"troop:{kind.id}",), data=kind.id)
            for kind in units
            if kind.tier == BRONZE
        )

    option = yield from ask(seat, Text("homm3-ask-garrison"), build)
    others = [Troop(kind.id, kind.tier == SILVER) for kind in units if kind.tier > BRONZE]
    return (Troop(option.data, True), *others)
