"""What a map is drawn with: colours of terrains and seats, a short sign for every Location."""

from typing import Final, NamedTuple

from rulebound.games.homm3.model.tiles import NUMERALS, Field, Ground
from rulebound.games.homm3.model.world import ENEMY

INK: Final = "#f3eee0"
BORDER: Final = "#ffd34d"
"""Solid lines are yellow on the tiles."""
HIDDEN: Final = "#26262b"
"""The back of a tile."""
NOWHERE: Final = "#5b5b60"
"""Where a tile could be placed."""
TERRAINS: Final = {
    "dirt": "#4a3524",
    "elemental_air": "#45566b",
    "elemental_earth": "#4d4526",
    "elemental_fire": "#5c2a20",
    "elemental_water": "#1f4a66",
    "grass": "#27461f",
    "highlands": "#47492a",
    "rough": "#5a4218",
    "snow": "#56646e",
    "subterranean": "#37303f",
    "swamp": "#1f433c",
    "water": "#17375c",
}
SEATS: Final = ("#7db4ff", "#ff9d6e", "#8ee07a", "#e49bf2")
ENEMY_COLOUR: Final = "#ff6f66"
LETTERS: Final = "ABCD"
"""By seat."""
ENEMY_LETTER: Final = "X"

BACKS: Final = {"starting": (1, 1), "far": (2, 3), "near": (4, 5), "center": (6, 7)}
"""By type of tile: the numerals on its back (H3-8.1)."""

SIGNS: Final = {
    "empty": "",
    "blocked": "",
    "town": "To",
    "settlement": "Se",
    "mine": "Mi",
    "resource_symbol": "Re",
    "treasure_symbol": "Tr",
    "artifact_symbol": "Ar",
    "water_wheel": "WW",
    "windmill": "Wi",
    "mystical_garden": "MG",
    "learning_stone": "LS",
    "temple": "Te",
    "fountain_of_youth": "FY",
    "warriors_tomb": "WT",
    "shrine_of_magic_gesture": "SG",
    "shrine_of_magic_incantation": "SI",
    "pandoras_box": "PB",
    "tree_of_knowledge": "TK",
    "witch_hut": "WH",
    "magic_spring": "MS",
    "redwood_observatory": "RO",
    "trading_post": "TP",
    "closed_trading_post": "CP",
    "stables": "St",
    "sanctuary": "Sa",
    "obelisk": "Ob",
    "dragon_utopia": "DU",
    "grail": "Gr",
    "war_machine_factory": "WF",
    "scholar": "Sc",
    "star_axis": "SA",
    "random_town": "RT",
    "black_market": "BM",
    "library_of_enlightenment": "LE",
    "tavern": "Ta",
    "university": "Un",
    "market_of_time": "MT",
    "hill_fort": "HF",
    "prison": "Pr",
    "spell_scroll": "SS",
    "cyclops_stockpile": "CS",
    "elemental_conflux": "EC",
    "faerie_ring": "FR",
    "grave": "Ga",
    "buoy": "Bu",
    "derelict_ship": "DS",
    "flotsam": "Fl",
    "jetsam": "Je",
    "mermaid": "Me",
    "sea_barrel": "SB",
    "sea_chest": "Ch",
    "shipwreck": "SW",
    "shipwreck_survivor": "Su",
    "temple_of_the_sea": "TS",
}
"""By Location: two letters that are the same in all languages; a legend tells them."""
MINES: Final = {"gold": "Mg", "materials": "Mm", "valuables": "Mv"}


class Pieces(NamedTuple):
    """What stands on a map."""

    heroes: tuple[str, str]
    """Main and Secondary Hero."""
    army: str
    flag: str
    cube: str
    grail: str
    rock: str
    """Fills a Blocked Field."""
    fog: str
    """Fills a tile that lies face down."""
    open_edge: str
    closed_edge: str
    closed_below: str
    dash: str


UNICODE: Final = Pieces(("♞", "♘"), "♛", "⚑", "■", "◆", "▒", "░", "┊", "┃", "▁", "–")
ASCII: Final = Pieces(("@", "&"), "!", "^", "#", "*", "%", ".", ":", "|", "_", "-")


def sign_of(field: Field) -> str:
    """The sign of a Field; of a Mine it tells what it yields."""
    if field.location == Ground.MINE:
        return MINES[field.resource]
    return SIGNS[field.location]


def seat_letter(seat: int) -> str:
    return ENEMY_LETTER if seat == ENEMY else LETTERS[seat]


def seat_colour(seat: int) -> str:
    return ENEMY_COLOUR if seat == ENEMY else SEATS[seat]


def numerals(kind: str, dash: str, narrow: bool = False) -> str:
    """What is printed on the back of a tile of this type."""
    low, high = BACKS[kind]
    first, last = (str(low), str(high)) if narrow else (NUMERALS[low], NUMERALS[high])
    return first if low == high else f"{first}{dash}{last}"
