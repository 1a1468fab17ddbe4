"""What goes to a client: the types of views, facts, helps and of the fields of options."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from rulebound.core.seam import Seam, events_of
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.terms import Colour, RankName, TaskType

Score = int | dict[Colour, int]
"""Points; in a Melee those in each opponent's colour."""
Pair = tuple[int, int]
Mark = Literal["!", "?"]
"""A marked square of a picture: what the effect does there, or may do."""


# ---- the view ----


class PieceView(TypedDict):
    sq: str
    colour: Colour
    rank: RankName
    gateway: NotRequired[bool]
    """It is the Gateway of its side (TK-11.1)."""


class StoredView(TypedDict):
    """A piece on a Merchant of Time."""

    colour: Colour
    rank: RankName
    gateway: bool
    """It will be the Gateway again when it comes back, unless another one is named."""


class CardCounts(TypedDict):
    beings: int
    legends: int
    flares: int


class CardLists(TypedDict):
    beings: list[str]
    legends: list[str]
    flares: list[str]


class DeckView(TypedDict):
    size: int
    sideways: int
    known: list[tuple[int, str]]
    """Cards whose place the viewer knows: how many lie above, and the card."""


class SupplyView(TypedDict):
    stones: int
    legendary: int


class SeatView(TypedDict):
    seat: int
    side: int
    colour: Colour | None
    school: str | None
    hand: CardCounts
    known: CardLists
    """The cards in hand that the viewer happens to know."""
    deck: DeckView
    discard: list[str | None]
    """``None``: a card that lies face down for the viewer."""
    frozen: NotRequired[str]
    """The card that lies frozen before the player (TK-10.3)."""
    pending: NotRequired[str]
    """The pending being (TK-12.5); it is not among the cards of the hand."""
    stored: NotRequired[StoredView]
    removed: NotRequired[SupplyView]
    """Pieces of the side that are out of the game (TK-10.67)."""
    fewer: NotRequired[int]
    """The actions that the side will lack in its next turn (TK-9.18)."""
    penalty: NotRequired[int]
    """What the side's pending beings would cost it if the match ended now (TK-12.11)."""
    score: Score | None
    """``None`` before the first turn."""
    supply: SupplyView
    claimed: list[str]
    improvised: list[Colour]
    """The colours that an improvised summoning may still borrow from."""


class DraftView(TypedDict):
    packs: list[int]
    kept: list[int]
    your_pack: list[str] | None
    you_kept: list[str] | None


class TaskView(TypedDict):
    task: str
    points: int
    type: TaskType
    squares: list[str]
    progress: list[list[Pair]]
    """By side: pairs of what it has and what it needs."""


class TasksView(TypedDict):
    current: list[TaskView]
    next: str | None
    deck: int
    buried: list[str]


class SharedDeckView(TypedDict):
    size: int
    known: list[tuple[int, str]]
    discard: list[str | None]


class SharedDecksView(TypedDict):
    legends: SharedDeckView
    flares: SharedDeckView


class SummonedView(TypedDict):
    total: int
    legends: int
    red: int
    green: int


class ExtraView(TypedDict):
    cards: int
    legends: int
    turn: bool


class TurnView(TypedDict):
    seat: int
    controller: int
    passed: bool
    actions: int
    discarded: bool
    flared: bool
    borrow: bool
    possessed: NotRequired[Colour]
    """The colour of which the next pattern must be made (TK-11.68)."""
    blanks: NotRequired[int]
    """How many empty squares may count as common pieces in the next pattern (TK-12.62)."""
    doubled: NotRequired[int]
    """How often more a destroyed piece is credited (TK-12.21)."""
    destroyed: dict[Colour, tuple[int, int, int]]
    """By colour: common, heroic and legendary pieces destroyed this turn."""
    summoned: SummonedView
    extra: ExtraView
    in_extra_turn: bool
    number: int
    first: int


class Outcome(TypedDict):
    ranking: list[list[int]]
    scores: list[Score]
    reason: str
    """The id of a message."""


class EndView(TypedDict):
    last: int | None
    turns_left: int | None
    resigning: list[int]
    agreeing: list[int]
    result: Outcome | None


class View(TypedDict):
    form: str
    teams: bool
    you: int | None
    phase: Literal["setup", "turns"]
    board: list[PieceView]
    seats: list[SeatView]
    hand: CardLists | None
    draft: DraftView | None
    tasks: TasksView | None
    decks: SharedDecksView
    playing: str | None
    turn: TurnView | None
    end: EndView


# ---- the facts ----


class BoardFacts(TypedDict):
    squares: list[str]
    red: list[str]
    green: list[str]
    central: list[str]
    marks: list[list[str]]


class BeingFacts(TypedDict):
    """The picture in screen order: x grows to the right, y downward."""

    rank: RankName
    schools: list[str]
    size: Pair
    cells: list[tuple[int, int, RankName]]
    frame: Pair | None
    """``None``: the being appears on any empty square that is neither red nor green (TK-12.58)."""
    frame_rank: RankName | None
    marks: list[tuple[int, int, Mark]]
    binding: bool
    arrows: list[str]
    frozen: NotRequired[bool]
    """It has a frozen effect (TK-10.1), or a warp effect (TK-12.1)."""
    warp: NotRequired[bool]


class FlareFacts(TypedDict):
    upper: int
    lower: int


class TaskFacts(TypedDict):
    points: int
    type: TaskType
    advanced: bool
    squares: list[str]


class Facts(TypedDict):
    board: BoardFacts
    schools: dict[str, Colour]
    beings: dict[str, BeingFacts]
    flares: dict[str, FlareFacts]
    tasks: dict[str, TaskFacts]
    goal: dict[str, int]
    """By the number of seats: the points that trigger the end."""
    gate: NotRequired[dict[str, int]]
    track: NotRequired[int]


# ---- the helps ----


class FlareLead(TypedDict):
    side: int
    colour: Colour
    upgraded: int
    pieces: int
    upper: bool
    lower: bool


class Helps(TypedDict):
    points: NotRequired[dict[Colour, int]]
    """What the pieces destroyed so far this turn will bring."""
    singles: NotRequired[list[Colour]]
    flares: NotRequired[dict[str, list[FlareLead]]]
    """By flare: each opponent's lead."""
    short: NotRequired[dict[str, list[tuple[str, int]]]]
    """By being: squares where one more piece would open so many ways."""


# ---- the fields of options ----


class SummonFields(TypedDict):
    """A way to summon a being."""

    card: str
    target: str
    used: list[str]
    orientation: str
    """``r90``: turned by so much, ``m0``: mirrored."""
    marks: list[str]
    """Marked squares of a being that works on them, as they would lie (TK-5.1.9)."""
    rays: list[list[str]]
    """Its arrows, each to the edge."""
    borrowed: list[str]
    charged: Colour | None
    """The colour whose improvised summoning is used up."""
    thawed: str | None
    """The frozen card that is thawed for it (TK-10.12)."""


SEAM = Seam(View, Facts, Helps, events_of(events), {"summon": SummonFields})
