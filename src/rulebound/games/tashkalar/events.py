"""What happens in a match, as the log tells it: a class a kind of event.

``seat`` is whoever does it; ``colour`` is the piece's, which may be somebody else's.
Of two kinds of which one is ``Hidden``, whoever may know the card is told the other.
"""

from typing_extensions import TypedDict

from rulebound.games.tashkalar.terms import Colour, Ending, Gain, Half, RankName, Stack


class FirstPlayer(TypedDict):
    seat: int


class School(TypedDict):
    """A school is assigned to a seat."""

    seat: int
    school: str
    colour: Colour


class Kept(TypedDict):
    """A card of the draft is kept."""

    seat: int
    card: str


class Started(TypedDict):
    """A starting piece is put on the board."""

    square: str
    colour: Colour


class Turn(TypedDict):
    seat: int


class Placed(TypedDict):
    seat: int
    square: str
    colour: Colour
    rank: RankName


class Summoned(TypedDict):
    seat: int
    card: str
    square: str
    rank: RankName
    used: list[str]
    borrowed: list[str]


class Destroyed(TypedDict):
    seat: int
    squares: list[str]
    colour: Colour


class Converted(TypedDict):
    """``colour`` is the one that the piece had."""

    seat: int
    square: str
    colour: Colour


class Upgraded(TypedDict):
    seat: int
    square: str
    colour: Colour
    rank: RankName


class Downgraded(TypedDict):
    seat: int
    square: str
    colour: Colour
    rank: RankName


class Moved(TypedDict):
    seat: int
    start: str
    end: str
    colour: Colour


class Lifted(TypedDict):
    seat: int
    square: str
    colour: Colour


class Swapped(TypedDict):
    """Two pieces trade places."""

    seat: int
    start: str
    end: str


class Gateway(TypedDict):
    """A piece becomes the Gateway of its side."""

    seat: int
    square: str
    colour: Colour


class HandedOver(TypedDict):
    """A piece is exchanged for a common one of that colour."""

    seat: int
    square: str
    colour: Colour


class Removed(TypedDict):
    """A destroyed piece is out of the game."""

    seat: int
    colour: Colour
    rank: RankName


class Stored(TypedDict):
    seat: int
    square: str
    colour: Colour
    rank: RankName


class Released(TypedDict):
    """A stored piece comes back to the board."""

    seat: int
    square: str
    colour: Colour
    rank: RankName


class Unplaced(TypedDict):
    """A stored piece finds no square and goes back to its owner's supply."""

    seat: int
    colour: Colour
    rank: RankName


class Frozen(TypedDict):
    seat: int
    card: str


class Thawed(TypedDict):
    seat: int
    card: str


class Warped(TypedDict):
    """A warp effect is played: its being is pending."""

    seat: int
    card: str


class Copied(TypedDict):
    seat: int
    card: str


class TakenUp(TypedDict):
    """A pending being goes back to the hand."""

    seat: int
    card: str


class Buried(TypedDict):
    """A played card goes under its deck, and everybody knows."""

    seat: int
    card: str


class AsLegend(TypedDict):
    """A being counts as a legend that was summoned."""

    seat: int
    card: str


class SpentAction(TypedDict):
    seat: int


class FewerActions(TypedDict):
    colour: Colour


class Penalty(TypedDict):
    """A being is pending at the end of the match."""

    seat: int
    card: str
    points: int


class GainedActions(TypedDict):
    seat: int
    count: int


class ExtraCards(TypedDict):
    seat: int
    cards: int
    legends: int


class ExtraTurn(TypedDict):
    seat: int


class Recalled(TypedDict):
    seat: int
    card: str


class RecalledHidden(TypedDict):
    seat: int


class Discarded(TypedDict):
    seat: int
    card: str


class DiscardedHidden(TypedDict):
    seat: int


class Returned(TypedDict):
    seat: int
    card: str


class ReturnedHidden(TypedDict):
    seat: int
    deck: Stack


class FlareInvoked(TypedDict):
    """``colour`` is the one that it was compared with."""

    seat: int
    card: str
    colour: Colour
    halves: list[Half]


class TookBack(TypedDict):
    """A choice was taken back; these cards of the hand have been seen (TK-6.4)."""

    seat: int
    cards: list[str]


class ControlPassed(TypedDict):
    seat: int
    to: int


class Claimed(TypedDict):
    seat: int
    task: str
    points: int


class NextTask(TypedDict):
    task: str


class TaskBuried(TypedDict):
    task: str


class Reshuffled(TypedDict):
    deck: Stack


class Scored(TypedDict):
    colour: Colour
    points: int
    why: Gain


class ScoredIn(TypedDict):
    """In a Melee points count in the colour of an opponent."""

    colour: Colour
    points: int
    into: Colour
    why: Gain


class Drew(TypedDict):
    seat: int
    cards: list[str]


class DrewHidden(TypedDict):
    seat: int
    count: int
    deck: Stack


class EndTriggered(TypedDict):
    seat: int
    why: Ending


class Resigned(TypedDict):
    seat: int


class KeepsPlaying(TypedDict):
    seat: int


class Settles(TypedDict):
    seat: int


class PlaysOn(TypedDict):
    seat: int


class Over(TypedDict):
    why: Ending
    winners: list[int]
