"""What cards do with heroes and tiles on the map."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option
from rulebound.games.homm3.combat.cards import ON_MAP, Effect, Mode, Play, Timing
from rulebound.games.homm3.map import cards, explore
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.fields import havens, heroes_at, tile_of
from rulebound.games.homm3.map.visits import visit
from rulebound.games.homm3.model.hexes import name_of
from rulebound.games.homm3.model.log.map import Movement, Portal
from rulebound.games.homm3.model.world import HEROES
from rulebound.games.homm3.seam.options import Telling

# ---- Town Portal ----


def _gates(fx: MapPlay) -> tuple[Option, ...]:
    """Where the portal takes which hero: next to another one only if it can go on from there."""
    found = []
    for hero in fx.heroes():
        goes_on = fx.realm.movement[hero] + fx.grade > 0
        for at in havens(fx.s, fx.number):
            there = heroes_at(fx.s, at)
            friends = all(fx.w.friends(fx.number, other) for other, _ in there)
            if (fx.number, hero) in there or not friends or (there and not goes_on):
                continue
            refs = (f"hero:{HEROES[hero]}", f"field:{name_of(at)}")
            found.append(Option("portal", refs, data=(hero, at)))
    return tuple(found)


@mapped
def can_portal(fx: MapPlay) -> bool:
    return bool(_gates(fx))


@mapped
def aim_portal(fx: MapPlay) -> Flow[None]:
    fx.hero, fx.at = yield from fx.pick(lambda: _gates(fx), "homm3-ask-portal")


@mapped
def town_portal(fx: MapPlay) -> Flow[None]:
    fx.realm.stand(fx.hero, fx.at)
    fx.s.tell(Portal, seat=fx.number, hero=HEROES[fx.hero], field=name_of(fx.at))
    yield from visit(fx.s, fx.number, fx.hero, fx.at)
    if fx.grade:
        fx.move_on(fx.grade)


# ---- Logistics ----


@mapped
def _logistics(fx: MapPlay) -> Flow[None]:
    yield from ()
    fx.last(cards.STEP)


LOGISTICS: Final = Effect(Mode.BASIC, Timing.ONGOING, _logistics, ON_MAP)


def gain_movement(fx: Play) -> Flow[None]:
    """A movement point: for the hero who fights, or for one on the map."""
    if isinstance(fx, MapPlay):
        yield from fx.choose_hero()
        fx.move_on(1)
    else:
        fx.player.movement += 1
        fx.s.tell(Movement, seat=fx.owner, amount=1)


def needs_movement(fx: Play) -> bool:
    """Movement points buy combat rounds against guards (H3-10.70)."""
    if fx.on_map:
        return True
    return bool(fx.b.guards) and not fx.b.azure and not fx.s.rules.free_rounds


# ---- Angel Wings ----


@mapped
def _put_wings_on(fx: MapPlay) -> Flow[None]:
    yield from fx.choose_hero()
    fx.move_on(1)
    fx.last(cards.WINGS.format(HEROES[fx.hero]))


WINGS: Final = Effect(Mode.TOP, Timing.MAP, _put_wings_on, ON_MAP)


# ---- Speculum ----


def _hidden_tiles(fx: MapPlay) -> Iterator[Option]:
    """The face-down tiles beside the tiles on which own heroes stand, if heroes may see them."""
    board = fx.w.board
    for at in fx.realm.heroes:
        if at is not None:
            for tile in explore.openable(fx.s, board.adjacent(tile_of(fx.s, at))):
                if not board.tiles[tile].face_up:
                    where = (f"tile:{name_of(board.tiles[tile].centre)}",)
                    yield Telling("discover", where, data=(tile, at))


@mapped
def _sees_hidden_tiles(fx: MapPlay) -> bool:
    return any(True for _ in _hidden_tiles(fx))


@mapped
def _speculum(fx: MapPlay) -> Flow[None]:
    def build() -> tuple[Option, ...]:
        return tuple({option.refs: option for option in _hidden_tiles(fx)}.values())

    tile, at = yield from fx.pick(build, "homm3-ask-speculum")
    yield from explore.reveal(fx.s, fx.number, tile, at)


SPECULUM: Final = Effect(Mode.TOP, Timing.INSTANT, _speculum, ON_MAP, _sees_hidden_tiles)
