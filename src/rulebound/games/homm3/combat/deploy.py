"""Placing units on the board (H3-10.20 to H3-10.27, H3-10.100)."""

from functools import cache
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat import ai
from rulebound.games.homm3.combat.values import occupied, standing
from rulebound.games.homm3.model.battle import Battle, Unit
from rulebound.games.homm3.model.kinds import KINDS, Cost, UnitType, face, unit
from rulebound.games.homm3.model.log.combat import Placed, Walled
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import BACKLINE, FRONTLINE, NAMES, OFF, OWN_SIDE, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table.asking import ask, ask_settled

MOST: Final = 5
"""Units a side usually may field (H3-9.1)."""
LINE_UP: Final = plain("line-up")
RESERVE: Final = plain("reserve")
TOWER: Final = unit("siege_arrow_tower", 1, face(UnitType.RANGED, (4, 2, 3, 9), Cost()))
"""H3-10.104."""


def make_unit(b: Battle, troop: Troop, side: int, at: int) -> Unit:
    """A unit that is in the combat; several of a kind are numbered."""
    same = sum(u.kind.id == troop.kind for u in b.units)
    kind = KINDS[troop.kind]
    name = f"{troop.kind}.{same + 1}" if same else troop.kind
    u = Unit(len(b.units), name, kind, side, troop.pack, at)
    u.kit = kind.face(troop.pack).kit
    b.units.append(u)
    return u


def add_unit(s: State, troop: Troop, side: int, at: int) -> Unit:
    """A unit enters the combat."""
    u = make_unit(s.fight, troop, side, at)
    s.tell(Placed, unit=u.name, space=u.space, side=side, pack=int(u.pack))
    return u


def free_spaces(s: State, side: int) -> int:
    return s.fight.spaces[side] & ~occupied(s.fight)


def most(b: Battle, side: int) -> int:
    """How many units a side may field."""
    return min(b.armies[side].most, b.spaces[side].bit_count())


def deploy(s: State, side: int) -> Flow[None]:
    """A person places the units of an army one after the other."""
    b = s.fight
    army = b.armies[side]
    while b.reserve[side] and len(standing(b, side)) < most(b, side):
        troops = b.reserve[side]
        troop = troops[0]

        def build(troop: Troop = troop) -> tuple[Option, ...]:
            found = [_place(troop.kind, at) for at in spaces_in(_allowed(s, side, troop))]
            if army.player >= 0:
                if len(b.reserve[side]) > 1 or standing(b, side):  # H3-10.25
                    found.append(RESERVE)
                found.append(LINE_UP)
            return tuple(found)

        prompt = Text("homm3-ask-deploy", {"troop": troop.kind, "left": len(troops)})
        option = yield from ask_settled(s, Decision(army.seat, prompt, build))
        if option is LINE_UP:
            yield from line_up(s, side)
            return
        b.reserve[side] = troops[1:]
        if option is RESERVE:
            b.kept_back[side] += (troop,)
            continue
        add_unit(s, troop, side, option.data)


@cache
def _place(troop: str, at: int) -> Option:
    return Telling("deploy", (f"troop:{troop}", f"space:{NAMES[at]}"), data=at)


def _allowed(s: State, side: int, troop: Troop) -> int:
    """Guards that shoot go to the backline while it has room (H3-10.22)."""
    free = free_spaces(s, side)
    lines = s.fight.spaces[side] == OWN_SIDE[side]
    if lines and s.fight.armies[side].player < 0 and _shoots(troop):
        return free & BACKLINE[side] or free
    return free


def _shoots(troop: Troop) -> bool:
    return KINDS[troop.kind].face(troop.pack).type == UnitType.RANGED


def line_up(s: State, side: int) -> Flow[None]:
    """H3-10.23: shooters behind, the others in front, in descending initiative, left to right."""
    b = s.fight
    troops = list(b.reserve[side])
    while len(troops) + len(standing(b, side)) > most(b, side):
        weakest = min(troops, key=lambda t: (KINDS[t.kind].tier, t.pack))
        troops.remove(weakest)
        b.kept_back[side] += (weakest,)
    b.reserve[side] = ()
    for shooters in (True, False):
        group = [t for t in troops if _shoots(t) is shooters]
        lines = (BACKLINE[side], FRONTLINE[side])
        for troop in (yield from _in_order(s, side, group)):
            own, other = lines if shooters else lines[::-1]
            free = free_spaces(s, side)
            add_unit(s, troop, side, next(spaces_in(free & own or free & other or free)))


def _in_order(s: State, side: int, troops: list[Troop]) -> Flow[list[Troop]]:
    """Descending initiative; ties: higher tier, then the player decides."""

    def key(troop: Troop) -> tuple[int, int]:
        kind = KINDS[troop.kind]
        return (-kind.face(troop.pack).initiative, -kind.tier)

    left = sorted(troops, key=key)
    found: list[Troop] = []
    while left:
        tied = list(dict.fromkeys(t for t in left if key(t) == key(left[0])))
        chosen = tied[0]
        if len(tied) > 1 and s.fight.armies[side].ai:

            def build(tied: list[Troop] = tied) -> tuple[Option, ...]:
                return tuple(Option("ai-first", (f"troop:{t.kind}",), data=t) for t in tied)

            option = yield from ask(s.seat_of(side), Text("homm3-ask-ai-first", {}), build)
            chosen = option.data
        left.remove(chosen)
        found.append(chosen)
    return found


def place_walls(s: State) -> Flow[None]:
    """H3-10.100: the defender puts Walls and the Gate on the middle row, the tower beside."""
    b = s.fight
    army = b.armies[1]
    if army.ai:
        column = ai.gate_column(s)
    else:

        def build() -> tuple[Option, ...]:
            return tuple(Option("gate", (f"space:{NAMES[8 + c]}",), data=c) for c in range(4))

        decision = Decision(army.seat, Text("homm3-ask-gate", {}), build)
        option = yield from ask_settled(s, decision)
        column = option.data
    b.gate = 8 + column
    b.walls = sum(1 << 8 + c for c in range(4) if c != column)
    if not b.guards:  # H3-13.30: a Random Town has none
        b.tower = add_unit(s, Troop(TOWER.id), 1, OFF).number
    s.tell(Walled, gate=NAMES[b.gate])
