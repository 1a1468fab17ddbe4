"""The 32 playing cards (UR-1.2), as numbers and as sets of bits.

A card is ``colour * 8 + rank``; a set of cards is an int with one bit a card. Ranks rise with
their bits (UR-11.2), so the lowest card of a colour is the lowest bit of its eight.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from rulebound.core.flow import Option
from rulebound.games.urbno.terms import ColourName, RankName


class Colour(IntEnum):
    BLACK = 0
    RED = 1
    YELLOW = 2
    BLUE = 3


class Rank(IntEnum):
    """From low to high (UR-11.2)."""

    FARMER = 0
    ASSASSIN = 1
    EXPLORER = 2
    DWARF = 3
    WIZARD = 4
    KNIGHT = 5
    PRIEST = 6
    EMPEROR = 7


COLOURS: Final[tuple[ColourName, ...]] = ("black", "red", "yellow", "blue")
COLOUR_CODES: Final = ("Bk", "Re", "Ye", "Bl")
RANKS: Final[tuple[RankName, ...]] = (
    "farmer",
    "assassin",
    "explorer",
    "dwarf",
    "wizard",
    "knight",
    "priest",
    "emperor",
)
RANK_CODES: Final = ("Fa", "As", "Ex", "Dw", "Wi", "Kn", "Pr", "Em")

CARDS: Final = tuple(range(32))
ALL: Final = (1 << 32) - 1
CODES: Final = tuple(f"{colour}-{rank}" for colour in COLOUR_CODES for rank in RANK_CODES)
BY_CODE: Final = {code: card for card, code in enumerate(CODES)}
REFS: Final = tuple(f"card:{code}" for code in CODES)

OF_COLOUR: Final = tuple(0xFF << 8 * colour for colour in range(4))
OF_RANK: Final = tuple(sum(1 << 8 * colour + rank for colour in range(4)) for rank in range(8))

PAD: Final = tuple(
    colour.value
    for colour in (
        *(Colour.BLACK, Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.YELLOW, Colour.RED),
        *(Colour.BLUE, Colour.BLACK, Colour.RED, Colour.YELLOW, Colour.BLACK, Colour.BLUE),
    )
)
"""The dominant colour of each round, as printed on the pad (UR-5.1)."""


def colour_of(card: int) -> int:
    return card >> 3


def rank_of(card: int) -> int:
    return card & 7


def set_of(cards: Iterable[int]) -> int:
    """The cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_in(cards: int) -> list[int]:
    """The cards of a set."""
    out = []
    while cards:
        low = cards & -cards
        out.append(low.bit_length() - 1)
        cards ^= low
    return out


def codes(cards: int) -> list[str]:
    return [CODES[card] for card in cards_in(cards)]


def lowest_of_each_colour(cards: int) -> int:
    """The lowest card of every colour that occurs (UR-D10)."""
    found = 0
    for colour in OF_COLOUR:
        part = cards & colour
        found |= part & -part
    return found


class CardOptions:
    """Options ``verb card`` for sets of cards, made once; ``power`` is played with the card."""

    def __init__(self, verb: str, power: str = "") -> None:
        more = (f"power:{power}",) if power else ()
        words = f" with {power}" if power else ""
        options = [
            Option(verb, (REFS[card], *more), f"{verb} {CODES[card]}{words}", card)
            for card in CARDS
        ]
        self._tables = tuple(
            tuple(
                tuple(options[8 * colour + rank] for rank in range(8) if bits >> rank & 1)
                for bits in range(256)
            )
            for colour in range(4)
        )

    def __call__(self, cards: int) -> tuple[Option, ...]:
        black, red, yellow, blue = self._tables
        return (
            black[cards & 255]
            + red[cards >> 8 & 255]
            + yellow[cards >> 16 & 255]
            + blue[cards >> 24]
        )
