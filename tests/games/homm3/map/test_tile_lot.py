"""Which tiles lie face down: in imagined worlds all that fit are equally likely (H3-8.24)."""

from collections import Counter
from itertools import permutations

from rulebound.core.rng import Rng
from rulebound.games.homm3.map.scenario import Slot
from rulebound.games.homm3.map.tile_lot import deal_evenly, usable
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import TileType
from tests.games.counting import even


def test_every_way_to_lay_tiles_is_equally_likely() -> None:
    """Two slots take any of four tiles, a third one two of these only."""
    tiles = tuple(t for t in usable(("core",)) if TILES[t].type == TileType.FAR)[:4]
    slots = [
        Slot(at=(0, 0), kind=TileType.FAR),
        Slot(at=(1, 0), kind=TileType.FAR, among=tiles[:2]),
        Slot(at=(2, 0), kind=TileType.FAR),
    ]
    worlds: set[object] = {order for order in permutations(tiles, 3) if order[1] in tiles[:2]}
    assert len(worlds) == 12
    found: Counter[object] = Counter(
        tuple(deal_evenly(slots, tiles, Rng(seed))) for seed in range(1200)
    )
    even(found, worlds)
