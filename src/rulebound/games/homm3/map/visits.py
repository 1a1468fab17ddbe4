"""Visiting a Field (H3-8.30 to H3-8.36): cubes and flags, and what visit scripts work with."""

from collections.abc import Callable, Collection
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.map import cards, gains, map_dice, occasions, resources
from rulebound.games.homm3.map.fields import HAVENS, change, field
from rulebound.games.homm3.map.locations import LOCATION_TABLE, Location
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.map import CubesLifted, EnemyFlagged, Flagged, MovesOn, Visited
from rulebound.games.homm3.model.occasions import Occasion
from rulebound.games.homm3.model.players import Player
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Category, Field, Ground
from rulebound.games.homm3.model.world import ENEMY, HEROES, Realm
from rulebound.games.homm3.table import morale
from rulebound.games.homm3.table.asking import ask

RANDOM_TOWN_INCOME: Final = 10
"""H3-13.30."""
DOUBLE: Final = 2


class Visit:
    """A hero visits a Field: what the scripts of Locations see and do."""

    __slots__ = ("at", "field", "first", "hero", "s", "seat")

    def __init__(self, s: State, seat: int, hero: int, at: Hex) -> None:
        self.s = s
        self.seat = seat
        self.hero = hero
        """``MAIN`` or ``SECOND``."""
        self.at = at
        self.field: Field = field(s, at)
        self.first = not s.map.mark(at).taken
        """Nobody has flagged it before."""

    @property
    def player(self) -> Player:
        return self.s.players[self.seat]

    @property
    def realm(self) -> Realm:
        return self.s.map.realms[self.seat]

    @property
    def location(self) -> Location:
        return LOCATION_TABLE[self.field.location]

    # ---- what a visit brings ----

    def gain(self, *, gold: int = 0, materials: int = 0, valuables: int = 0) -> None:
        """A captured Town gives no resources if its buildings can be used (OPT-1)."""
        if self.s.rules.towns_used and self.field.location == Ground.TOWN:
            return
        for resource, amount in zip(resources.RESOURCES, (gold, materials, valuables), strict=True):
            resources.gain(self.s, self.seat, resource, amount)

    def roll(self, die: str, count: int = 1, keep: int = 1) -> Flow[None]:
        more = cards.lasting(self.s, self.seat, cards.MORE_DICE)
        yield from map_dice.roll(self.s, self.seat, die, count + more, keep + more, self.hero)

    def search(self, deck: str, count: int = 2, *, times: int = 1) -> Flow[int]:
        """Searches of a Field may be declined (H3-8.35); returns how many were made."""
        done = yield from gains.search(self.s, self.seat, deck, count, times=times, optional=True)
        return done

    def xp(self, amount: int) -> Flow[None]:
        yield from gains.gain_xp(self.s, self.seat, amount, self.hero)

    def morale(self) -> Flow[None]:
        yield from morale.gain(self.s, self.seat)

    def lose_morale(self, times: int = 1) -> None:
        if cards.lasting(self.s, self.seat, cards.VALOR):
            cards.use_up(self.s, self.seat, cards.VALOR)
            return
        morale.lose(self.s, self.seat, times)

    def move(self, amount: int) -> None:
        """More movement points for the visiting hero this turn (H3-3.23)."""
        self.realm.add_movement(self.hero, amount)
        self.s.tell(MovesOn, seat=self.seat, hero=HEROES[self.hero], amount=amount)

    def raise_income(self, resource: str, amount: int) -> None:
        """Production of a Field; the first to flag it gains as much at once (H3-8.50)."""
        resources.raise_income(self.s, self.seat, resource, amount)
        if self.first:
            resources.gain(self.s, self.seat, resource, amount)

    def may_pay(self, cost: Cost, then: str) -> Flow[bool]:
        """Whether the visitor pays for what the Field offers (H3-8.35).

        ``then`` names the option: message ``homm3-option-<then>``.
        """
        if not resources.has(self.s, self.seat, cost):
            return False
        yes = yield from self.may(then)
        if yes:
            resources.pay(self.s, self.seat, cost)
        return yes

    def may(self, then: str) -> Flow[bool]:
        option: Option = yield Decision(
            self.seat,
            Text("homm3-ask-visit", {"location": self.field.location}),
            lambda: (plain(then), plain("decline")),
        )
        return option.kind == then

    def choose(self, *options: Option) -> Flow[Option]:
        """One of several ways of using the Field."""
        if len(options) == 1:
            return options[0]
        option: Option = yield Decision(
            self.seat,
            Text("homm3-ask-visit", {"location": self.field.location}),
            lambda: options,
        )
        return option

    def choose_of(self, build: Callable[[], tuple[Option, ...]]) -> Flow[Option]:
        """The same where the ways depend on the hand, which is hidden from others (H3-14.4)."""
        prompt = Text("homm3-ask-visit", {"location": self.field.location})
        option = yield from ask(self.seat, prompt, build)
        return option


visits: Final[Occasion[[Visit], Flow[bool]]] = Occasion("visits")
"""A hero visits a Field; whether this took the place of what the Field does."""

flagged: Final[Occasion[[Visit], Flow[None]]] = Occasion("flagged")
"""A player's flag has been placed."""

may_flag: Final[Occasion[[Visit], bool]] = Occasion("may_flag")
"""Whether a visitor may place a flag; else the Field counts as Empty."""


def visit(s: State, seat: int, hero: int, at: Hex) -> Flow[None]:
    """A hero visits the Field it has entered, or visits it again."""
    v = Visit(s, seat, hero, at)
    realm = s.map.realms[seat]
    realm.visited = (at, realm.visited[1]) if hero == 0 else (realm.visited[0], at)
    for hear in s.map.listening(occasions.comes):
        yield from hear(s, seat, hero, at)
    if counts_as_empty(v):
        return
    s.tell(Visited, seat=seat, hero=HEROES[hero], location=v.field.location, field=name_of(at))
    if v.location.category == Category.VISITABLE:
        if any(hear(s, at) for hear in s.map.listening(occasions.each_faction)):
            change(s, at, flags=(*s.map.mark(at).flags, seat), cleared=True)
        else:
            change(s, at, cube=True)  # H3-8.34: whether it is used or not
        yield from resolve(v)
    elif v.location.category == Category.FLAGGABLE:
        flag(v)
        yield from resolve(v)
        change(s, at, taken=True)
        for raised in s.listening(flagged):
            yield from raised(v)
    else:
        if v.field.guard:
            change(s, at, cleared=True)
        yield from resolve(v)


def counts_as_empty(v: Visit) -> bool:
    """Nothing happens there: used up, flagged by their own side, or nothing there at all."""
    mark = v.s.map.mark(v.at)
    category = v.location.category
    if category == Category.VISITABLE:
        return mark.cube or v.seat in mark.flags
    if category == Category.FLAGGABLE:
        if v.location.shared:
            return v.seat in mark.flags  # H3-8.64
        if not all(hear(v) for hear in v.s.map.listening(may_flag)):
            return True
        return any(flag >= 0 and v.s.map.friends(v.seat, flag) for flag in mark.flags)
    return category == Category.NOTHING


def resolve(v: Visit) -> Flow[None]:
    """What the scenario makes of the Field, or what is printed there."""
    for hear in v.s.map.listening(visits):
        if (yield from hear(v)):
            return
    yield from v.location.visit(v)


# ---- flags ----


def flag(v: Visit) -> None:
    """The visitor's Faction Cube replaces an enemy's, who loses the benefit (H3-8.33)."""
    s, at = v.s, v.at
    mark = s.map.mark(at)
    if v.location.shared:
        change(s, at, flags=(*mark.flags, v.seat))
    else:
        take_flag(s, at)
        change(s, at, flags=(v.seat,))
    if v.field.location in HAVENS:
        v.realm.housed = v.realm.settled = True
    s.tell(Flagged, seat=v.seat, location=v.field.location, field=name_of(at))


def take_flag(s: State, at: Hex) -> None:
    """A flag is taken away; production that came from it is lost (H3-6.13)."""
    mark = s.map.mark(at)
    for owner in mark.flags:
        if owner >= 0:
            for resource, amount in yield_of(s, at).items():
                resources.raise_income(s, owner, resource, -amount)
    change(s, at, flags=(), yields="")


def yield_of(s: State, at: Hex) -> dict[str, int]:
    """The production that a flagged Field gives its owner (H3-8.50, H3-8.51, H3-13.30)."""
    there = field(s, at)
    factor = DOUBLE if s.rules.double_mines else 1  # OPT-7
    if there.location == Ground.MINE:
        return {there.resource: there.amount * factor}
    if there.location == Ground.SETTLEMENT:
        chosen = s.map.mark(at).yields.split()  # a doubled one stands there twice
        return {name: resources.SPACE[name] * factor * chosen.count(name) for name in chosen}
    if there.location == Ground.RANDOM_TOWN:
        return {"gold": RANDOM_TOWN_INCOME}
    return {}


def enemy_flag(s: State, at: Hex) -> None:
    """An AI Hero passes: it flags the Field, or uses it up, and gains nothing (H3-10.122)."""
    if any(hear(s, at) for hear in s.map.listening(occasions.rover_passes)):
        return
    there = field(s, at)
    category = LOCATION_TABLE[there.location].category
    if category == Category.VISITABLE:
        change(s, at, cube=True)
    elif category == Category.FLAGGABLE:
        if LOCATION_TABLE[there.location].shared:  # H3-8.64: nothing is taken from others
            change(s, at, taken=True)
            return
        take_flag(s, at)
        change(s, at, flags=(ENEMY,), taken=True)
        s.tell(EnemyFlagged, location=there.location, field=name_of(at))
    elif there.guard:
        change(s, at, cleared=True)


def own_town(s: State, seat: int, at: Hex) -> bool:
    return field(s, at).location == Ground.TOWN and s.map.realms[seat].town == at


def lift_cubes(s: State, locations: Collection[str] = (), but: Collection[str] = ()) -> None:
    """Black Cubes come off some Visitable Fields, or all; their guards are back (H3-17.11)."""
    for at, mark in list(s.map.marks.items()):
        there = field(s, at).location
        used = mark.cube or (mark.flags and LOCATION_TABLE[there].category == Category.VISITABLE)
        if used and (not locations or there in locations) and there not in but:
            change(s, at, cube=False, flags=(), cleared=False)
    s.tell(CubesLifted, location=sorted(locations))
