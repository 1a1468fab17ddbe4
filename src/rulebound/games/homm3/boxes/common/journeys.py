"""What spells do with heroes and Mines on the map."""

from collections.abc import Iterator

from rulebound.core.flow import Flow, Option
from rulebound.games.homm3.map import cards, occasions
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.fields import at_field, field
from rulebound.games.homm3.map.travel import arrive, passes
from rulebound.games.homm3.map.visits import Visit, flag, flagged, resolve
from rulebound.games.homm3.model.hexes import Hex, distance, name_of
from rulebound.games.homm3.model.log.map import Went
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import HEROES, Leader, Trip

# ---- Dimension Door ----


def _landings(fx: MapPlay) -> Iterator[Option]:
    """The Fields to which own heroes can leap: over anything, onto one where they can stop."""
    w = fx.w
    for hero in fx.heroes():
        start = fx.realm.heroes[hero]
        assert start is not None
        for to in sorted(w.board.layout.where):
            if not 0 < distance(start, to) <= fx.grade + 1 or w.board.field(to) is None:
                continue
            if w.board.blocked(to) or passes(fx.s, fx.number, to):
                continue
            if all(hear(fx.s, fx.number, hero, to) for hear in w.listening(occasions.may_enter)):
                refs = (f"hero:{HEROES[hero]}", f"field:{name_of(to)}")
                yield Option("portal", refs, data=(hero, to))


@mapped
def can_leap(fx: MapPlay) -> bool:
    return any(True for _ in _landings(fx))


@mapped
def aim_leap(fx: MapPlay) -> Flow[None]:
    fx.hero, fx.at = yield from fx.pick(lambda: tuple(_landings(fx)), "homm3-ask-portal")


@mapped
def leap(fx: MapPlay) -> Flow[None]:
    """Only the Field where the hero lands is resolved."""
    came_from = fx.realm.heroes[fx.hero]
    assert came_from is not None
    fx.realm.stand(fx.hero, fx.at)
    fx.s.tell(Went, seat=fx.number, hero=HEROES[fx.hero], field=name_of(fx.at))
    yield from arrive(fx.s, Trip(fx.number, fx.hero, fx.at, came_from))


# ---- movement ----


@mapped
def stride(fx: MapPlay) -> Flow[None]:
    """Movement points by grade for a hero (Water Walk)."""
    yield from fx.choose_hero()
    fx.move_on(fx.grade)


@mapped
def fly(fx: MapPlay) -> Flow[None]:
    """Blocked Fields do not stop heroes this turn, and one of them has more movement points."""
    fx.last(cards.PASSES_BLOCKED)
    if fx.grade:
        yield from fx.choose_hero()
        fx.move_on(fx.grade)


@mapped
def can_fly(fx: MapPlay) -> bool:
    return not cards.lasting(fx.s, fx.number, cards.PASSES_BLOCKED)


# ---- View Earth ----


def _mines(fx: MapPlay) -> list[Hex]:
    """Mines with an enemy's flag, near enough to one of your own heroes."""
    s = fx.s
    starts = [at for at in fx.realm.heroes if at is not None]
    return [
        at
        for at, mark in sorted(s.map.marks.items())
        if mark.owner >= 0
        and not s.map.friends(fx.number, mark.owner)
        and field(s, at).location == Ground.MINE
        and any(distance(at, start) <= fx.grade + 1 for start in starts)
    ]


@mapped
def can_view_earth(fx: MapPlay) -> bool:
    return bool(_mines(fx))


@mapped
def aim_view_earth(fx: MapPlay) -> Flow[None]:
    def build() -> tuple[Option, ...]:
        return tuple(at_field("take-mine", at) for at in _mines(fx))

    fx.at = yield from fx.pick(build, "homm3-ask-take-mine")


@mapped
def view_earth(fx: MapPlay) -> Flow[None]:
    visit = Visit(fx.s, fx.number, Leader.MAIN, fx.at)
    flag(visit)
    yield from resolve(visit)
    for raised in fx.s.listening(flagged):
        yield from raised(visit)


# ---- the sea ----


def at_sea(s: State, seat: int) -> bool:
    """Whether a hero of the player is on a Field of water."""
    if s.world is None:
        return False
    heroes = s.world.realms[seat].heroes
    return any(at is not None and bool(field(s, at).sea) for at in heroes)
