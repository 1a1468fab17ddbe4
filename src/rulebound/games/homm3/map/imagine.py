"""Other maps that look the same: hidden tiles and decks are dealt again (H3-14.1)."""

from rulebound.core.rng import Rng
from rulebound.core.veil import a_veil, veils
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.setup import unseen
from rulebound.games.homm3.map.tile_lot import deal_evenly, usable
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.terrain import Placed


def redeal(s: State, rng: Rng) -> None:
    """What nobody can see on the map."""
    for rover in s.map.rovers:
        if rover.hero is not None:
            rover.hero.deck = tuple(rng.dealt(sorted(rover.hero.deck)))
            rover.hero.spells = tuple(rng.dealt(sorted(rover.hero.spells)))
    _tiles(s, rng)
    for hear in s.map.listening(occasions.imagine):
        hear(s, rng)


def veil(s: State) -> None:
    """Lay a veil over the same things."""
    w = s.map
    for rover in w.rovers:
        if rover.hero is not None:
            rover.hero.deck = veils(len(rover.hero.deck))
            rover.hero.spells = veils(len(rover.hero.spells))
    w.board.tiles = tuple(
        placed if placed.face_up else placed._replace(tile=a_veil()) for placed in w.board.tiles
    )
    for realm in w.realms:
        realm.pool = veils(len(realm.pool))
    for hear in w.listening(occasions.veil_things):
        hear(s)


def _tiles(s: State, rng: Rng) -> None:
    """Face-down tiles and those in the pools may be any that could lie there."""
    w = s.map
    hidden = unseen(s)
    if not hidden:
        return
    seen = {placed.tile for placed in w.board.tiles if placed.face_up}
    free = [tile for tile in usable(w.boxes) if tile not in seen]
    free += [tile for _, tile in hidden if tile not in free]
    tiles = iter(deal_evenly([slot for slot, _ in hidden], tuple(free), rng))
    w.board.tiles = tuple(
        [
            placed if placed.face_up else Placed(next(tiles), placed.centre, placed.rotation, False)
            for placed in w.board.tiles
        ]
    )
    for realm in w.realms:
        realm.pool = tuple([next(tiles) for _ in realm.pool])
