"""What a client is told: the shapes of views, facts and helps."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from rulebound.core.seam import Seam, events_of
from rulebound.games.urbno import events
from rulebound.games.urbno.terms import Chosen, ColourName, Mode, PhaseName, RankName, Unit

# ---- the view ----


class MissionNow(TypedDict):
    """The mission of the round."""

    id: int
    title: str | None
    fixed: bool
    sign: int
    points: int
    tricks: int


class ActiveScroll(TypedDict):
    scroll: int
    seat: int
    named: int | None
    """The leader that scroll 19 names."""
    uses: int


class SeatView(TypedDict):
    """What everybody sees of a player, and the cards that the viewer knows to be in the hand."""

    seat: int
    cards: int
    known: list[str]
    open: list[str]
    covered: int
    pile: int
    row: int
    crystals: int
    cubes: int
    took: list[int]
    scrolls: int
    tricks: int
    points_now: int | None
    """What the mission would bring by now, if the viewer can know it."""
    entries: list[int]
    extra_points: int
    total: int


class HandView(TypedDict):
    """What only the viewer sees."""

    cards: list[str]
    row: list[str]
    laid: list[str]
    out: list[str]
    scrolls: list[int]
    removed_scrolls: list[int]
    taken: list[list[str]]
    found: str | None
    offer: list[int]


class PlayView(TypedDict):
    """A card in a trick, as it stands after powers and cubes."""

    seat: int
    card: str
    colour: ColourName
    number: int
    cubes: int
    power: RankName | None
    user: int | None
    precedence: bool
    certain: Mode | None


class TrickView(TypedDict):
    number: int
    leader: int
    order: list[int]
    led: ColourName | None
    plays: list[PlayView]
    powers: list[RankName]
    winning: int | None
    because: str | None
    next_leader: int | None


class Outcome(TypedDict):
    ranking: list[list[int]]
    scores: list[int]
    reason: str
    """The id of a message."""


class View(TypedDict):
    you: int | None
    pairs: bool
    round: int
    phase: PhaseName
    dealer: int
    dominant: ColourName
    mission: MissionNow | None
    missions_left: int
    scrolls_left: int
    used_scrolls: list[int]
    active: ActiveScroll | None
    seats: list[SeatView]
    hand: HandView | None
    trick: TrickView | None
    table: list[str]
    history: list[list[PlayView]]
    result: Outcome | None


# ---- facts ----


class PowerFacts(TypedDict):
    once_a_trick: bool
    rule: str


class CardFacts(TypedDict):
    colour: ColourName
    rank: RankName
    number: int


class MissionFacts(TypedDict):
    name: str
    """What it is called in the code; ``title`` is what an edition calls it."""
    title: str | None
    fixed: bool
    sign: int
    points: int
    deal: int
    tricks: int
    players: list[int]
    unit: Unit
    of: int | None
    cards: list[str]
    choice: Chosen | None
    table_cards: int
    """Cards on the table that are turned up, one a trick."""
    rule: str


class ScrollFacts(TypedDict):
    title: str | None
    activated: bool
    lasting: bool
    rule: str


class CombinationFacts(TypedDict):
    crystals: int
    cubes: int
    scrolls: int
    of: list[int]
    """The combinations that it is made of, if it is two in one (scroll 9)."""


class Facts(TypedDict):
    """The printed facts, by the values of the match's edition."""

    edition: str
    rounds: int
    pad: list[ColourName]
    colours: list[ColourName]
    ranks: list[RankName]
    powers: dict[RankName, PowerFacts]
    cards: dict[str, CardFacts]
    missions: dict[str, MissionFacts]
    scrolls: dict[str, ScrollFacts]
    combinations: dict[str, CombinationFacts]


# ---- helps ----


class Part(TypedDict):
    """A part of what a player has in the mission: of a partner, a trick or a colour."""

    have: int
    met: NotRequired[bool | None]
    seat: NotRequired[int]
    colour: NotRequired[ColourName]


class Progress(TypedDict):
    have: int | None
    """``None`` where cards that the viewer cannot see decide."""
    of: int | None
    unit: Unit
    over: bool
    met: bool | None
    parts: list[Part]


class Because(TypedDict):
    """A message that tells why a card wins, and the rule it comes from."""

    id: str
    args: Mapping[str, Any]
    rule: str | None


class Replaced(TypedDict):
    """A colour that is not, or no longer, what the pad says; what did it, and who."""

    colour: ColourName
    by: str
    seat: int | None


Tag = Literal["winning", "behind", "off-colour", "no-precedence", "left-out"]
OutcomeName = Literal["takes", "loses", "leads", "ahead", "behind"]


class Change(TypedDict):
    """An announcement and what it would lead to."""

    kind: str
    refs: list[str]
    amount: int
    """Cubes; 0 if it is about something else."""
    outcome: OutcomeName
    against: int | None


class Forecast(TypedDict):
    outcome: OutcomeName | None
    against: int | None
    changes: list[Change]
    """The announcements that would lead to another outcome."""
    brings: int | None


class Reason(TypedDict):
    id: str
    args: dict[str, Any]


class CardForecast(Forecast):
    playable: bool
    why: Reason | None


class Announcement(Forecast):
    card: str


class Declaration(TypedDict):
    """Scroll 16: whether to take or to refuse the trick, and the colour announced with it."""

    mode: Mode
    colour: ColourName | None


class Putting(TypedDict):
    """What the player whose turn it is may put on the card that they play."""

    cubes: int
    """So many at most, up or down."""
    powers: list[RankName]
    """Powers that a crystal would buy now."""
    any_power: bool
    """On any card; otherwise a power needs a card of its rank."""
    declarations: list[Declaration]


class Helps(TypedDict, total=False):
    progress: list[Progress]
    replaced: Replaced | None
    winning: list[Because]
    tags: dict[str, Tag]
    silenced: Replaced | None
    idle: list[RankName]
    putting: Putting
    cards: dict[str, CardForecast]
    announce: Announcement


# ---- the fields of options ----


class AmountFields(TypedDict):
    """Cubes on a card, or a change of the trick count: how much, with its sign."""

    amount: int


class TakeFields(TypedDict):
    """A combination of resources."""

    scrolls: int
    """Scrolls that are drawn with it, which nobody can take back."""


SEAM = Seam(
    View,
    Facts,
    Helps,
    events_of(events),
    {"cubes": AmountFields, "count": AmountFields, "take": TakeFields},
)
