"""What happens in a match, as the log tells it: a class a kind of event."""

from typing import Literal

from typing_extensions import TypedDict

from rulebound.games.urbno.terms import ColourName, Mode, RankName

Nothing = Literal["none"]


class Round(TypedDict):
    number: int
    colour: ColourName
    mission: int
    seat: int


class Activated(TypedDict):
    seat: int
    scroll: int


class Dominant(TypedDict):
    colour: ColourName


class Levy(TypedDict):
    seat: int
    colour: ColourName


class Levied(TypedDict):
    """Only the two involved are told."""

    seat: int
    to: int
    card: str
    returned: str


class DealtAnew(TypedDict):
    seat: int


class Echoed(TypedDict):
    seat: int
    scroll: int


class PointsAtOnce(TypedDict):
    seat: int
    points: int


class GotScroll(TypedDict):
    """Only the player is told."""

    scroll: int


class ExtraScroll(TypedDict):
    seat: int


class KeptScroll(TypedDict):
    seat: int


class Swapped(TypedDict):
    seat: int
    to: int


class LeaderNamed(TypedDict):
    seat: int
    to: int


class NoResources(TypedDict):
    pass


class Took(TypedDict):
    """``combination``: ``3``, or two of them, ``1+3``."""

    seat: int
    combination: str


class Shared(TypedDict):
    seat: int
    crystals: int
    cubes: int


class HandsCrossed(TypedDict):
    pass


class HandsMoved(TypedDict):
    pass


class HalfPicked(TypedDict):
    seat: int
    to: int


class RowsLaid(TypedDict):
    pass


class Passed(TypedDict):
    """Only the two involved are told."""

    seat: int
    cards: list[str]


class Turned(TypedDict):
    card: str


class Waited(TypedDict):
    seat: int


class Played(TypedDict):
    seat: int
    card: str


class Power(TypedDict):
    """A crystal is spent; ``colour`` is a Priest's, ``to`` a Farmer's next leader or -1."""

    seat: int
    power: RankName
    card: str
    colour: ColourName | Nothing
    to: int


class Cubes(TypedDict):
    """``cubes`` with its sign, ``number`` what the card then has."""

    seat: int
    card: str
    cubes: str
    number: int


class Certain(TypedDict):
    """Scroll 16: ``take`` or ``refuse``, and the colour that is announced."""

    seat: int
    mode: Mode
    colour: ColourName | Nothing


class Explored(TypedDict):
    """Only the two involved are told."""

    seat: int
    drawn: str
    returned: str


class TookUp(TypedDict):
    """Only the player is told."""

    card: str


class Trick(TypedDict):
    seat: int
    number: int


class Stole(TypedDict):
    """``to`` is the player who had taken the trick."""

    seat: int
    to: int


class Scored(TypedDict):
    seat: int
    points: int
    total: int
    count: int


class UnusedScroll(TypedDict):
    seat: int
    points: int


class Over(TypedDict):
    winners: list[int]
