"""Astrologers Proclaim cards of the Stretch Goals of 2024."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.weeks_and_events import DECLINE, each
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.map import resources, trade
from rulebound.games.homm3.map.fields import heroes_at, rover_at
from rulebound.games.homm3.map.weeks import (
    MULTILINGUAL_BRON,
    PLASTIC_TRAY,
    RULEBOOK,
    SANCTUARY,
    Holds,
    Week,
    first_astrologers,
    use_up,
    used,
    week,
)
from rulebound.games.homm3.model.hexes import POSITIONS, Hex, flower, name_of
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.cards import Removed
from rulebound.games.homm3.model.log.map import Rotated
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.terrain import Spot
from rulebound.games.homm3.model.tiles import ROTATIONS
from rulebound.games.homm3.model.world import Leader, Mark
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table.asking import ask

MERCHANT: Final = "wandering_merchant"
MERCHANT_DISCOUNT: Final = 3


def _destruction(s: State, seat: int) -> Flow[None]:
    """A permanent card in play leaves the game; its owner receives 5 gold."""
    yield from ()
    player = s.players[seat]
    if player.permanent:
        card, player.permanent = player.permanent, ""
        player.removed += (card,)
        s.tell(Removed, seat=seat, card=card)
        resources.gain(s, seat, "gold", 5)


week(Week("destruction", BOX, do=each(_destruction)))
week(Week(MULTILINGUAL_BRON, BOX, until=Holds.NEXT))
week(Week(PLASTIC_TRAY, BOX, until=Holds.NEXT))
week(Week("restart", BOX, until=Holds.NEXT, hand=-2, least_hand=4, redraw=first_astrologers))
week(Week(RULEBOOK, BOX, until=Holds.ROUND, redraw=lambda s: not s.rules.difficulty))
week(Week(SANCTUARY, BOX, until=Holds.ROUND, redraw=lambda s: s.map.mode == "campaign"))


def _merchants_prices() -> dict[str, Cost]:
    return {card: Cost(max(0, cost.gold - MERCHANT_DISCOUNT)) for card, cost in trade.POST.items()}


def _merchant_offers(s: State, seat: int) -> Iterator[Option]:
    """Once a player: a War Machine for 3 gold less than at a Trading Post."""
    if not used(s, MERCHANT, seat):
        for option in trade.machines(s, seat, _merchants_prices()):
            yield Option("week", (f"week:{MERCHANT}", f"card:{option.data}"), data=option.data)


def _merchant(s: State, seat: int, option: Option) -> Flow[None]:
    yield from ()
    use_up(s, MERCHANT, seat)
    trade.buy_machine(s, seat, option.data, _merchants_prices()[option.data])


week(Week(MERCHANT, BOX, until=Holds.ROUND, offers=_merchant_offers, use=_merchant))

# ---- Disruption ----


def rotatable(s: State) -> list[int]:
    """Tiles that lie face up and that nobody stands on."""
    board = s.map.board
    return [
        number
        for number, placed in enumerate(board.tiles)
        if placed.face_up
        and not any(heroes_at(s, at) or rover_at(s, at) >= 0 for at in flower(placed.centre))
    ]


def _turns(s: State, seat: int, tile: int) -> list[int]:
    """Other rotations of a tile, as those of a discovered one (H3-8.23)."""
    board = s.map.board
    hero = s.map.realms[seat].heroes[Leader.MAIN]
    allowed = ROTATIONS if hero is None else board.rotations_to_discover(tile, hero)
    return [turn for turn in allowed if turn != board.tiles[tile].rotation]


def _disruption(s: State) -> Flow[None]:
    """In turn order everybody may rotate a tile; no tile is rotated twice."""
    turned: set[int] = set()
    for seat in s.map.seats():
        tile = yield from _rotate_one(s, seat, turned)
        if tile >= 0:
            turned.add(tile)


def _rotate_one(s: State, seat: int, turned: set[int]) -> Flow[int]:
    board = s.map.board

    def tiles() -> tuple[Option, ...]:
        found = (
            Option("turn-tile", (f"tile:{name_of(board.tiles[n].centre)}",), data=n)
            for n in rotatable(s)
            if n not in turned and _turns(s, seat, n)
        )
        return (*found, DECLINE)

    option = yield from ask(seat, Text("homm3-ask-disruption"), tiles)
    if option is DECLINE:
        return -1
    tile: int = option.data
    where = f"tile:{name_of(board.tiles[tile].centre)}"

    def turns() -> tuple[Option, ...]:
        return tuple(Telling("rotate", (where, f"turn:{n}"), data=n) for n in _turns(s, seat, tile))

    prompt = Text("homm3-ask-rotate", {"tile": board.tiles[tile].tile})
    option = yield from ask(seat, prompt, turns)
    turn_with_marks(s, tile, option.data)
    s.tell(Rotated, seat=seat, tile=board.tiles[tile].tile, turn=option.data)
    return tile


def turn_with_marks(s: State, tile: int, rotation: int) -> None:
    """A tile is turned with all that lies on its Fields; who visited one last remembers it."""
    w = s.map
    spots = [Spot(tile, position) for position in range(len(POSITIONS))]
    before = [w.board.find(spot) for spot in spots]
    marks: list[Mark | None] = [w.marks.pop(at, None) for at in before]
    w.board.turn(tile, rotation)
    after = [w.board.find(spot) for spot in spots]
    for at, mark in zip(after, marks, strict=True):
        if mark is not None:
            w.marks[at] = mark
    moved: dict[Hex | None, Hex] = dict(zip(before, after, strict=True))
    for realm in w.realms:
        main, second = realm.visited
        realm.visited = (moved.get(main, main), moved.get(second, second))


week(
    Week(
        "disruption",
        BOX,
        do=_disruption,
        redraw=lambda s: not rotatable(s),
        place=1,
    )
)
