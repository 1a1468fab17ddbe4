"""Sentinels: armies break out of four Obelisks."""

from collections.abc import Collection, Mapping
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat.deploy import MOST, add_unit, free_spaces
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.general import sharing
from rulebound.games.homm3.map import explore, gains, map_dice, occasions, rovers, trade
from rulebound.games.homm3.map.aftermath import survivors
from rulebound.games.homm3.map.fields import NOWHERE, change, field, heroes_at
from rulebound.games.homm3.map.goals import Goal, Line, goal, together
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.steps import Happening, step
from rulebound.games.homm3.map.visits import take_flag
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, flower, name_of, neighbours
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Face, Tier, UnitType
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import BACKLINE, spaces_in
from rulebound.games.homm3.model.state import Difficulty, State
from rulebound.games.homm3.model.tiles import Field, Ground
from rulebound.games.homm3.model.world import MapPhase, Rover, Trip
from rulebound.games.homm3.scenarios.common.rules import Tiers, label_of
from rulebound.games.homm3.scenarios.common.together import share
from rulebound.games.homm3.scenarios.sentinels import log
from rulebound.games.homm3.table import decks

TABLE: Final = {(1, 1): "north", (1, -1): "east", (-1, 1): "west", (-1, -1): "south"}
"""By two Attack dice: the label of the tile with the Obelisk."""
FIRST_DIE: Final = "first_die"
"""Note of the world: what the first die showed when the last army came."""
POOL: Final = "pool"
"""Note of the world: the reinforcements that are left, by tier."""
DESTROYED: Final = "destroyed"
"""Note of the world: Fields that armies have laid waste."""
DRAGONS: Final = "neutral_azure_dragons"
JOINING, REFILL, ALMOST_GONE = 2, 4, 1
"""So many join in a combat round; up to so many if no more than so many are left."""
LEADER_DRAW: Final = 25.0
"""How much such an army draws a bot."""


def drawn(s: State, tiers: tuple[int, int, int, int], *, dragons: bool = False) -> list[Troop]:
    """Units of the neutral decks; ``dragons``: one azure unit is Azure Dragons if they are free."""
    found = []
    if dragons and tiers[Tier.AZURE] and decks.take_out(s, TIERS[Tier.AZURE], DRAGONS):
        found.append(DRAGONS)
        bronze, silver, gold, azure = tiers
        tiers = (bronze, silver, gold, azure - 1)
    for tier, count in enumerate(tiers):
        for _ in range(count):
            card = decks.take_top(s, TIERS[tier])
            if card is not None:
                found.append(card)
    return [Troop(card) for card in found]


# ---- armies appear ----


@step("spawn")
class Spawn(Happening):
    """An army appears on one of the Obelisks."""

    army: Mapping[Difficulty, Tiers]
    turned: tuple[int, ...] = ()
    """Rounds in which the first die takes the opposite value of the Round before."""
    pool: Mapping[Difficulty, Tiers] = {}
    """All units that the army ever has; those it does not begin with join it later."""

    def happen_once(self, s: State) -> Flow[None]:
        w = s.map
        first = -w.notes[FIRST_DIE] if w.round in self.turned else _die(s)
        dice = (first, _die(s))
        w.notes[FIRST_DIE] = first
        label = TABLE[dice]
        s.sealed += 1
        s.tell(log.SpawnDice, faces=[f"{face:+d}" for face in dice])
        tile = next(n for n, p in enumerate(w.board.tiles) if label_of(s, p.centre) == label)
        if not w.board.tiles[tile].face_up:
            centre = w.board.tiles[tile].centre
            yield from explore.reveal(s, rovers.arbiter(s), tile, centre)
        at = _obelisk(s, w.board.tiles[tile].centre)
        level = s.rules.difficulty_name
        tiers = self.army[level].counts
        troops = tuple(drawn(s, tiers, dragons=bool(self.pool)))
        w.rovers.append(Rover(f"sentinels_{w.round}", at, troops))
        if self.pool:
            left = zip(self.pool[level].counts, tiers, strict=True)
            w.notes[POOL] = tuple(max(0, all_ - begun) for all_, begun in left)
        s.tell(
            log.Spawned, rover=w.rovers[-1].id, field=name_of(at), troops=[t.kind for t in troops]
        )
        if heroes_at(s, at):
            number = len(w.rovers) - 1
            yield from rovers.arrive(s, Trip(-1, number, at, at, back=MapPhase.TURN_BEGINS))


def _die(s: State) -> int:
    """An Attack die; zeros are rolled again."""
    face = 0
    while not face:
        face = s.rng.below(3) - 1
    return face


def _obelisk(s: State, centre: Hex) -> Hex:
    """The Obelisk of a tile, even if it was laid waste."""
    printed = s.map.board.field
    return next(at for at in flower(centre) if (f := printed(at)) and f.location == Ground.OBELISK)


@goal("sentinels_beaten")
class SentinelsBeaten(Goal):
    """All win when the last army has come and none is left."""

    round: int = Value(ge=1, le=16)
    """The Round of the last army."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        left = any(rover.at is not None for rover in w.rovers)
        came = any(rover.id == f"sentinels_{self.round}" for rover in w.rovers)
        return w.seats() if came and not left else None

    def progress(self, s: State) -> list[Line]:
        """Armies that are beaten, of all that come."""
        w = s.map
        spawns = sum(
            len(event.rounds)
            for event in w.scenario.events
            for each in event.steps
            if isinstance(each.made, Spawn)
        )
        beaten = sum(rover.at is None for rover in w.rovers)
        return [together(s, "homm3-count-armies", beaten, spawns)]

    def worth(self, s: State, seat: int, at: Hex) -> float:
        return LEADER_DRAW if any(rover.at == at for rover in s.map.rovers) else 0.0


# ---- how they move and fight ----


@rule("laid_waste")
class LaidWaste(Rule):
    """Armies destroy instead of capturing: what they cross gets a Black Cube and is Empty."""

    @on(occasions.rover_passes)
    def rover_passes(self, s: State, at: Hex) -> bool:
        w = s.map
        if field(s, at) != NOWHERE:
            take_flag(s, at)
            change(s, at, cube=True, taken=True)
            w.notes[DESTROYED] = w.notes.get(DESTROYED, frozenset()) | {at}
            s.tell(log.LaidWaste, field=name_of(at))
        return True

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        return NOWHERE if at in s.map.notes.get(DESTROYED, ()) else printed


@rule("sentinel_combat")
class SentinelCombat(Rule):
    """Heroes may retreat, killed units stay dead, the last army is refilled; who wins is paid."""

    xp: int = Value(default=2, ge=0)
    treasures: int = Value(default=2, ge=1, le=6)
    """Treasure dice, of which one is resolved."""
    refilled: int = Value(default=10, ge=1, le=16)
    """The Round of the army that is refilled from a pool."""

    @on(occasions.may_flee)
    def may_flee(self, s: State, trip: Trip) -> bool:
        return True

    @on(occasions.combat_round)
    def combat_round(self, s: State, trip: Trip) -> Flow[None]:
        """H3-10.72 and the scenario: newcomers join from the second combat round on."""
        yield from ()
        side, rover = _met(s, trip)
        if rover is None or not self._is_refilled(rover):
            return
        there = len(standing(s.fight, side))
        count = REFILL - there if there <= ALMOST_GONE else min(JOINING, MOST - there)
        join(s, side, _from_pool(s, count))

    @on(occasions.battle_ends)
    def battle_ends(self, s: State, trip: Trip) -> Flow[None]:
        side, rover = _met(s, trip)
        if rover is None:
            return
        for u in s.fight.units:
            if u.side == side and not u.alive and u.kind.faction == "neutral":
                decks.lay_off(s, TIERS[u.tier], u.kind.id)
        rover.troops = (*survivors(s, side), *s.fight.kept_back[side])
        if self._is_refilled(rover) and s.fight.ended == "retreat":
            rover.troops += tuple(_from_pool(s, REFILL - len(rover.troops)))
        if s.fight.winner == 1 - side:
            yield from self._reward(s, trip, 1 - side)

    def _is_refilled(self, rover: Rover) -> bool:
        return rover.id == f"sentinels_{self.refilled}"

    def _reward(self, s: State, trip: Trip, side: int) -> Flow[None]:
        seat = s.fight.armies[side].player
        hero = trip.hero if side == Side.ATTACKER else trip.other_hero
        if side == Side.ATTACKER or trip.foe == "hero":
            yield from gains.gain_xp(s, seat, self.xp, hero)
        yield from map_dice.roll(s, seat, "treasure", self.treasures)

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        pool = s.map.notes.get(POOL)
        return [Text("homm3-notice-pool", {"count": sum(pool)})] if pool else []


def _met(s: State, trip: Trip) -> tuple[int, Rover | None]:
    """The side and the army without a player in a combat."""
    if trip.seat < 0:
        return Side.ATTACKER, s.map.rovers[trip.hero]
    return Side.DEFENDER, s.map.rovers[trip.other] if trip.foe == "rover" else None


def _from_pool(s: State, count: int) -> list[Troop]:
    """Units of the shuffled pool. Which tiers come is chance; the cards are the top ones."""
    found: list[Troop] = []
    pool = list(s.map.notes.get(POOL, ()))
    for _ in range(min(count, sum(pool))):
        tier = s.rng.pick([tier for tier, left in enumerate(pool) for _ in range(left)])
        pool[tier] -= 1
        found += drawn(s, tuple(int(n == tier) for n in range(len(TIERS))))  # type: ignore[arg-type]
    s.map.notes[POOL] = tuple(pool)
    return found


def join(s: State, side: int, troops: list[Troop]) -> None:
    """To the back line from the left, shooters first, the slowest first."""
    order = sorted(troops, key=lambda t: (_few(t).type != UnitType.RANGED, _few(t).initiative))
    for troop in order:
        free = free_spaces(s, side)
        spaces = list(spaces_in(free & BACKLINE[side] or free))
        if spaces:
            add_unit(s, troop, side, spaces[0])
        else:
            s.fight.kept_back[side] += (troop,)


def _few(troop: Troop) -> Face:
    return KINDS[troop.kind].few


# ---- trade ----


@rule("trade_beside")
class TradeBeside(Rule):
    """Players with heroes on Fields beside each other trade resources freely."""

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        return [
            Option("rule-trade", (f"seat:{other}",), data=other)
            for other in trade.neighbouring(s, seat)
            if trade.portions(s, seat, [other]) or trade.portions(s, other, [seat])
        ]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-trade":
            return False
        yield from share(s, seat, option.data, resources=True)
        yield from share(s, option.data, seat, resources=True)
        return True

    @on(occasions.urges)
    def urges(self, s: State, seat: int, option: Option) -> float:
        return sharing.urge(s, seat, option.data) if option.kind == "rule-trade" else 0.0

    @on(occasions.lures)
    def lures(self, s: State, seat: int, at: Hex) -> float:
        """Beside a hero of somebody with whom to share."""
        near = set(neighbours(at))
        return max(
            (
                sharing.meeting(s, seat, other)
                for other in trade.allies(s, seat)
                if near.intersection(s.map.realms[other].heroes)
            ),
            default=0.0,
        )
