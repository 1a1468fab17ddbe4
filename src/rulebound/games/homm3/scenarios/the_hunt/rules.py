"""The Hunt: a dragon in the middle of the map, with rules of its own for the combat."""

from collections.abc import Collection
from typing import Final, Literal

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.goals import Goal, Line, by_side, goal
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.travel import TOP_GUARD
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import CENTRE, Hex, name_of
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import OWN_SIDE
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Field, TileType
from rulebound.games.homm3.model.world import Leader, Trip
from rulebound.games.homm3.scenarios.common.goals import DECISIVE
from rulebound.games.homm3.scenarios.the_hunt import log
from rulebound.games.homm3.scenarios.the_hunt.bosses import BOSSES, army_of, card_of

BOSS: Final = "boss"
"""Note of the world: which dragon it is."""
SLAIN: Final = "slain"
"""Note of the world: who has killed it."""


def is_lair(s: State, at: Hex) -> bool:
    """Whether the boss stands on a Field: the middle of the Center tile."""
    board = s.map.board
    tile, position = board.layout.where.get(at, (-1, -1))
    return position == CENTRE and TILES[board.tiles[tile].tile].type == TileType.CENTER


@rule("boss")
class Boss(Rule):
    """A dragon stands in the middle of the Center tile; only a Main Hero can fight it.

    There is no retreat and no limit of combat rounds.
    """

    boss: Literal["azure_dragon", "crystal_dragon", "rust_dragon", "faerie_dragon", ""] = ""
    """Empty: one of the four at random."""

    @on(occasions.setup)
    def setup(self, s: State) -> Flow[None]:
        yield from ()
        boss = self.boss
        if not boss:
            boss = s.rng.pick(BOSSES)
            s.sealed += 1
        s.map.notes[BOSS] = boss
        s.tell(log.Boss, troop=card_of(boss))

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        return printed._replace(guard=TOP_GUARD) if is_lair(s, at) else printed

    @on(occasions.may_enter)
    def may_enter(self, s: State, seat: int, hero: int, at: Hex) -> bool:
        return hero == Leader.MAIN or not is_lair(s, at)

    @on(occasions.may_skip)
    def may_skip(self, s: State, trip: Trip) -> bool:
        return not self._fought(s, trip)

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if self._fought(s, trip):
            b = s.fight
            b.azure = True  # H3-10.72
            b.armies[Side.DEFENDER].most = OWN_SIDE[Side.DEFENDER].bit_count()

    @on(occasions.army)
    def army(self, s: State, trip: Trip) -> tuple[Troop, ...] | None:
        if not self._fought(s, trip):
            return None
        return tuple(Troop(kind) for kind in army_of(s.map.notes[BOSS], s.rules.difficulty))

    @on(occasions.foretold)
    def foretold(self, s: State, trip: Trip) -> tuple[tuple[Troop, ...], int] | None:
        army = self.army(s, trip)
        return None if army is None else (army, 0)

    @on(occasions.may_replace)
    def may_replace(self, s: State, trip: Trip, unit: str) -> bool:
        return not self._fought(s, trip)

    @on(occasions.dismiss)
    def dismiss(self, s: State, trip: Trip) -> bool:
        """Nothing of it comes from a deck."""
        return self._fought(s, trip)

    @on(occasions.settles)
    def settles(self, s: State, trip: Trip) -> Flow[bool]:
        """With the boss the scenario is over; whoever fails finds refuge as usual."""
        yield from ()
        if not self._fought(s, trip) or s.fight.winner != Side.ATTACKER:
            return False
        s.map.notes[SLAIN] = trip.seat
        s.tell(log.BossSlain, seat=trip.seat, troop=card_of(s.map.notes[BOSS]))
        return True

    def _fought(self, s: State, trip: Trip) -> bool:
        return trip.foe == "guards" and is_lair(s, trip.to)

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        return DECISIVE if is_lair(s, at) else 0.0

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        boss = s.map.notes.get(BOSS)
        if boss is None:
            return []
        lair = next(p.centre for p in s.map.board.tiles if TILES[p.tile].type == TileType.CENTER)
        return [Text("homm3-notice-boss", {"troop": card_of(boss), "field": name_of(lair)})]


@goal("boss")
class SlayBoss(Goal):
    """Whoever kills the boss wins."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        seat = s.map.notes.get(SLAIN)
        return None if seat is None else [seat]

    def progress(self, s: State) -> list[Line]:
        return [
            by_side(s, "homm3-count-boss", lambda seats: int(s.map.notes.get(SLAIN) in seats), 1)
        ]
