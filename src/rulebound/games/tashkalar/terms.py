"""The words of the rule book that stand for one of a few things."""

from enum import IntEnum, StrEnum
from typing import Literal


class Colour(StrEnum):
    """The colour of a side's pieces (TK-0.3, TK-9.4)."""

    RED = "red"
    BLUE = "blue"
    BROWN = "brown"
    GREEN = "green"
    WHITE = "white"
    ORANGE = "orange"
    PURPLE = "purple"


class Rank(IntEnum):
    """The rank of a piece and of the being that brings it (TK-0.2)."""

    COMMON = 0
    HEROIC = 1
    LEGENDARY = 2


class Direction(IntEnum):
    """The eight directions; a turn of 45 degrees is one step (TK-5.2.4)."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7


class MoveKind(IntEnum):
    """How a piece moves or leaps: how much higher a rank than its own it counts as (TK-5.3)."""

    STANDARD = 0
    COMBAT = 1


class Phase(IntEnum):
    """Whether the table is being set up (TK-2.1) or turns are played (TK-2.2)."""

    SETUP = 0
    TURNS = 1


class Stack(StrEnum):
    """What kind of deck a card comes from (TK-1.14)."""

    SCHOOL = "school"
    LEGENDS = "legends"
    FLARES = "flares"


class Ending(StrEnum):
    """Why the game is over (TK-2.5)."""

    DECK = "deck"
    SIDEWAYS = "sideways"
    """A team game: of some deck only sideways cards are left (TK-2.10.17)."""
    SCORE = "score"
    RESIGNED = "resigned"
    SETTLED = "settled"


class Gain(StrEnum):
    """What a Deathmatch gives points for (TK-2.8, TK-2.9)."""

    LEGEND = "legend"
    FLARE = "flare"
    DESTROYED = "destroyed"
    SINGLES = "singles"


class Half(StrEnum):
    """A half of a flare card (TK-1.16)."""

    UPPER = "upper"
    LOWER = "lower"


class TaskType(StrEnum):
    """The type of a task (TK-1.17)."""

    DESTRUCTION = "destruction"
    COLORED = "colored"
    SUMMONING = "summoning"
    PATTERN = "pattern"
    ENEMY = "enemy"


RankName = Literal["common", "heroic", "legendary"]
