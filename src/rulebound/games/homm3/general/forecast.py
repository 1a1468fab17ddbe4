"""How a fight would go, told in a glance: both sides strike in order of initiative, on average.

No dice, no places, no abilities: every unit strikes what it hurts most, and what a blow takes is
its mean over the faces of the die. So a crowd that cannot get through the hide of a dragon counts
for nothing, however much its units are worth together.
"""

from functools import cache, lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from rulebound.games.homm3.combat.guards import usual
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.kinds import KINDS, Face, UnitType
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Trip

FIELDED: Final = 5
ENDLESS: Final = 12
"""After so many combat rounds a fight is over, if nothing else ends it."""
FIRST_ROUND: Final = 0.7
"""What units on foot do in the first combat round, when some of them cannot reach anybody."""
CARD: Final = 0.26
"""The damage that a card in hand is good for, once in a fight."""
LEVEL: Final = 0.07
"""The damage that each level above the first adds to it."""
SURENESS: Final = 4.0
"""How fast a chance grows with what is left of one side and not of the other."""
EDGE: Final = 0.42
"""How much more has to be left than nothing for an even chance: luck and places favour guards."""
RETREAT: Final = 4.8
"""The same as sureness, for guards that are still there when the time is up."""
FIERCE: Final = 0.94
"""By how much neutral units strike harder than their cards say: what their abilities do."""
AZURE: Final = 3


class Forecast(NamedTuple):
    """What comes of a fight."""

    chance: float
    """To win it."""
    left: float
    """The share of the army that is left, from 0 to 1."""
    rounds: int
    """Combat rounds that it takes."""


class Blow(NamedTuple):
    """What a side of a unit card does and stands, as far as a forecast knows."""

    attack: float
    defense: float
    health: float
    initiative: float
    shoots: bool
    unanswered: bool = False


Stack = tuple[Blow, ...]
"""A unit: the side shown first, then what lies beneath."""
NOBODY: Final[tuple[Stack, ...]] = ()


def _blow(face: Face) -> Blow:
    return Blow(
        face.attack,
        face.defense,
        face.health,
        face.initiative,
        face.type == UnitType.RANGED,
        face.kit.attack.no_retaliation,
    )


@cache
def stack(troop: Troop) -> Stack:
    """A unit of a deck."""
    kind = KINDS[troop.kind]
    few = _blow(kind.few)
    return (_blow(kind.face(True)), few) if troop.pack else (few,)


@cache
def weight(one: Stack) -> float:
    """What a unit counts beside others: what it strikes with times how long it stands."""
    return sqrt(sum((b.attack + 0.5) * (b.health + 2 * b.defense) for b in one))


@cache
def _guard(tier: int) -> Stack:
    """A neutral unit of a tier, on the average."""
    faces = [k.few for k in KINDS.values() if k.faction == "neutral" and k.tier == tier]
    count = len(faces)

    def mean(name: str) -> float:
        return sum(float(getattr(face, name)) for face in faces) / count

    blow = Blow(mean("attack"), mean("defense"), mean("health"), mean("initiative"), False)
    return (blow,)


@lru_cache(maxsize=20_000)
def army(troops: tuple[Troop, ...]) -> tuple[Stack, ...]:
    """The units that an army fields: the best five."""
    found = sorted((stack(troop) for troop in troops), key=weight, reverse=True)
    return tuple(found[:FIELDED])


@lru_cache(maxsize=1000)
def guards(counts: tuple[int, int, int, int]) -> tuple[Stack, ...]:
    """Guards by their tiers."""
    return tuple(_guard(tier) for tier, count in enumerate(counts) for _ in range(count))


def counts_of(s: State, trip: Trip) -> tuple[int, int, int, int]:
    """The guards of a Field by tier, as the scenario or the table has them."""
    given = (hear(s, trip) for hear in s.map.listening(occasions.guards))
    return next((tiers for tiers in given if tiers is not None), None) or usual(s, trip.level)


def power(troops: tuple[Troop, ...]) -> float:
    """What an army is worth against anybody."""
    return sum(weight(one) for one in army(troops))


@lru_cache(maxsize=200_000)
def forecast(
    mine: tuple[Stack, ...], theirs: tuple[Stack, ...], cards: int, level: int, rounds: int
) -> Forecast:
    """How a fight goes for the side that holds so many cards; ``rounds``: 0 if nobody ends it."""
    if not mine:
        return Forecast(0.0, 0.0, 1)
    if not theirs:
        return Forecast(1.0, 1.0, 1)
    sides = (_Side(mine), _Side(theirs))
    spare = cards * (CARD + LEVEL * (level - 1)) if level else 0.0
    limit = rounds or ENDLESS
    fought = 0
    for number in range(limit):
        fought = number + 1
        bonus = min(spare, 1.5 + 0.5 * level) if level else 0.0
        spare -= bonus
        if bonus:
            sides[1].suffer(bonus)
        _round(sides, number == 0)
        if not sides[0].alive or not sides[1].alive:
            break
    left, stand = sides[0].share(), sides[1].share()
    if rounds and sides[1].alive and sides[0].alive:
        # A retreat is no defeat, but no victory either.
        lean = -RETREAT * stand
    else:
        lean = SURENESS * (left - stand - EDGE)
    return Forecast(1 / (1 + exp(-lean)), left, fought)


class _Side:
    """An army while a forecast is made."""

    __slots__ = ("alive", "first", "stacks", "total")

    def __init__(self, stacks: tuple[Stack, ...]) -> None:
        self.first = [sum(weight((b,)) for b in one) for one in stacks]
        self.total = sum(self.first)
        self.stacks = [_Fighter(one) for one in stacks]
        self.alive = len(stacks)

    def share(self) -> float:
        return sum(f.worth() for f in self.stacks) / self.total

    def suffer(self, damage: float) -> None:
        """Harm that cards do, to whoever is nearest to falling."""
        target = min((f for f in self.stacks if f.health > 0), key=lambda f: f.health, default=None)
        if target is not None and target.hurt(damage):
            self.alive -= 1


class _Fighter:
    __slots__ = ("answered", "blow", "health", "rest")

    def __init__(self, one: Stack) -> None:
        self.blow = one[0]
        self.rest = one[1:]
        self.health = float(one[0].health)
        self.answered = False

    def worth(self) -> float:
        if self.health <= 0:
            return 0.0
        shown = weight((self.blow,)) * (0.4 + 0.6 * self.health / self.blow.health)
        return shown + sum(weight((b,)) for b in self.rest)

    def hurt(self, damage: float) -> bool:
        """Whether the unit falls."""
        self.health -= damage
        if self.health > 0:
            return False
        if not self.rest:
            return True
        over = -self.health
        self.blow, self.rest = self.rest[0], self.rest[1:]
        self.health = max(0.5, self.blow.health - over)
        return False


def _mean(attack: float, defense: float) -> float:
    """What a blow takes on the average over the faces of the die."""
    force = attack - defense
    if force >= 1:
        return force
    return (max(0.0, force - 1) + max(0.0, force) + max(0.0, force + 1)) / 3


def _round(sides: tuple[_Side, _Side], first: bool) -> None:
    order = sorted(
        ((f.blow.initiative, 1 - n, f) for n in (0, 1) for f in sides[n].stacks if f.health > 0),
        key=lambda entry: entry[:2],
        reverse=True,
    )
    for _, _, fighter in order:
        fighter.answered = False
    for _, turned, x in order:
        mine = 1 - turned
        if x.health <= 0:
            continue
        foes = [y for y in sides[1 - mine].stacks if y.health > 0]
        if not foes:
            return
        best, most, harm = foes[0], -1.0, 0.0
        for y in foes:
            hit = _mean(x.blow.attack, y.blow.defense)
            value = min(1.0, hit / y.health) * (y.blow.attack + 1)
            if value > most:
                best, most, harm = y, value, hit
        share = 1.0 if x.blow.shoots or not first or x.blow.initiative > 7 else FIRST_ROUND
        if best.hurt(harm * share * (FIERCE if mine else 1.0)):
            sides[1 - mine].alive -= 1
        elif not x.blow.shoots and not x.blow.unanswered and not best.answered:
            best.answered = True
            back = _mean(best.blow.attack, x.blow.defense) * share
            if x.hurt(back if mine else back * FIERCE):
                sides[mine].alive -= 1
