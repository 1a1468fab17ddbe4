"""Astrologers Proclaim cards that change the map and the neutral decks."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.lore import DECLINE
from rulebound.games.homm3.map.fields import heroes_at, rover_at
from rulebound.games.homm3.map.weeks import ELEMENTALS, FACE_UP, TRAIT, Holds, Week, face_up, week
from rulebound.games.homm3.model.hexes import POSITIONS, Hex, flower, name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.terrain import Spot
from rulebound.games.homm3.model.tiles import ROTATIONS
from rulebound.games.homm3.model.world import Leader, Mark
from rulebound.games.homm3.table.asking import ask

# ---- Disruption (Stretch Goals) ----


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
        return tuple(Option("rotate", (where, f"turn:{n}"), data=n) for n in _turns(s, seat, tile))

    prompt = Text("homm3-ask-rotate", {"tile": board.tiles[tile].tile})
    option = yield from ask(seat, prompt, turns)
    turn_with_marks(s, tile, option.data)
    s.tell("rotated", seat=seat, tile=board.tiles[tile].tile, turn=option.data)
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
        "stretch_goals_2024",
        do=_disruption,
        redraw=lambda s: not rotatable(s),
    )
)


# ---- Elementals (Conflux) ----


def _elementals(s: State) -> Flow[None]:
    """In each deck but the azure one cards are discarded until Elementals lie on top, face up."""
    yield from ()
    for tier in TIERS[:-1]:
        gone: list[str] = []
        cards, discard = s.decks[tier]
        if not any(map(_elemental, cards)):
            cards, discard = s.rng.shuffled(cards + discard), ()
        if not any(map(_elemental, cards)):
            continue
        while not _elemental(cards[-1]):
            gone.append(cards[-1])
            cards = cards[:-1]
        s.decks[tier] = Deck(cards, (*discard, *gone))
        s.map.notes[FACE_UP + tier] = cards[-1:]
        s.sealed += 1
        s.tell("elementals", deck=tier, troop=cards[-1], troops=gone)


def _elemental(card: str) -> bool:
    return TRAIT in KINDS[card].traits


def _elementals_end(s: State) -> None:
    """What still lies face up on top is discarded."""
    for tier in TIERS[:-1]:
        count = len(face_up(s, tier))
        s.map.notes.pop(FACE_UP + tier, None)
        if count:
            deck = s.decks[tier]
            s.decks[tier] = deck._replace(
                cards=deck.cards[:-count], discard=deck.discard + deck.cards[-count:]
            )


week(Week(ELEMENTALS, "conflux", do=_elementals, until=Holds.NEXT, ends=_elementals_end))
