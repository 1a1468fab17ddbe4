"""Everything that goes over the wire: the one description of it, for Python and TypeScript alike.

HTTP bodies and socket frames are these models; the client's types are generated from them. Models
of what comes in refuse unknown fields and bound every length.
"""

from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

MAX_FRAME: Final = 4_096
"""The longest frame a client may send, in bytes."""
MAX_BODY: Final = 16_384
"""The longest HTTP body, but for an imported record."""
MAX_RECORD: Final = 2_000_000

Language = Literal["en", "el", "hu", "ka", "he"]
Theme = Literal["auto", "lamplight", "daylight"]
Status = Literal["open", "running", "finished", "closed"]
Listing = Literal["open", "running", "mine", "finished"]

PlayerName = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$"
    ),
]
Title = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=48, pattern=r"^[^\x00-\x1f\x7f]*$"
    ),
]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.@+-]{3,64}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=128)]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
BotName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,32}$")]
GameName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]
OwnSettings = Annotated[dict[Word, Word], Field(max_length=16)]
"""The settings of one game, by name; the server does not know what they mean."""
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Ref = Annotated[str, StringConstraints(min_length=1, max_length=80)]
ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=400, pattern=r"^[^\x00]*$"),
]
Seed = Annotated[int, Field(ge=0, lt=2**63)]
Seat = Annotated[int, Field(ge=0, le=7)]
Seq = Annotated[int, Field(ge=0, le=1_000_000)]
Call = Annotated[int, Field(ge=0, lt=2**31)]
"""A number by which a client recognises the answer to its frame."""


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    model_config = ConfigDict(extra="forbid")


# ---- people ----


class Settings(Incoming):
    """How a person wants to see and play. Kept with the player, sent whole."""

    language: Language = "en"
    theme: Theme = "auto"
    motion: Literal["auto", "full", "reduced"] = "auto"
    sound: bool = False
    volume: Annotated[int, Field(ge=0, le=100)] = 60
    colours: Literal["standard", "distinct"] = "standard"
    confirm: Literal["button", "touch"] = "button"
    """Whether the last touch only arms, or acts where the act can be taken back."""
    help: Literal["full", "legal", "table"] = "full"
    keys: bool = True
    """Whether letter keys work."""
    games: Annotated[dict[GameName, OwnSettings], Field(max_length=16)] = {}
    """What the clients of games keep with a person, by game."""


class Player(Outgoing):
    id: str
    name: str
    account: str | None
    """The login of the account; nobody else ever sees it. A guest has none."""
    settings: Settings


class GuestForm(Incoming):
    name: PlayerName
    settings: Settings | None = None


class PlayerPatch(Incoming):
    name: PlayerName | None = None
    settings: Settings | None = None


class AccountForm(Incoming):
    login: Login
    password: Password


# ---- games ----


class GameOption(Outgoing):
    name: str
    kind: str
    default: Any
    allowed: list[Any]
    when: list[dict[str, dict[str, list[Any]]]]
    """The cases in which it counts, each a mapping of other options to the values ``in`` it or
    ``not`` in it; empty: always. ``seats`` is their number."""
    of: str
    """The kind of thing that its values are, ``number`` if they are numbers; empty: its values have
    words of their own."""
    open: list[Any]
    """The values that leave open which thing it is."""
    each: Literal["", "seat", "side"]
    """Of a list: one value for each of them."""


class BotInfo(Outgoing):
    """A bot that can sit at a table."""

    name: str
    title: str
    """What to call it where no message ``web-bot-<name>`` does."""


class GameInfo(Outgoing):
    id: str
    rules: str
    seats: list[int]
    options: list[GameOption]


# ---- tables ----


class PersonChair(Incoming):
    kind: Literal["me", "open"]
    """The person who opens the table, or whoever comes first."""


class BotChair(Incoming):
    kind: Literal["bot"]
    bot: BotName = "steady"


ChairForm = Annotated[PersonChair | BotChair, Field(discriminator="kind")]


class Clock(Incoming):
    """Seconds for each choice; when they are over, a bot chooses for the seat."""

    seconds: Annotated[int, Field(ge=10, le=7 * 24 * 3600)]


class TableForm(Incoming):
    game: GameName
    title: Title | None = None
    options: Annotated[dict[str, Any], Field(max_length=64)] = {}
    chairs: Annotated[list[ChairForm], Field(min_length=1, max_length=8)]
    seed: Seed | None = None
    public: bool = False
    watching: bool = True
    """Whether people without a seat may watch."""
    help: Literal["free", "full", "legal", "table"] = "free"
    """The level of help for all, or free for each to choose."""
    language: Language = "en"
    clock: Clock | None = None
    guide: Annotated[str, Field(max_length=40)] | None = None
    """The game whose guide sets up the table; the other fields are ignored then."""


class Chair(Outgoing):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: BotInfo | None
    you: bool
    present: bool
    """A person's page is open now; always true of bots."""
    away_since: datetime | None
    stuck: bool
    """A bot that failed to choose."""


class TableInfo(Outgoing):
    """What everybody may know of a table."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    seats: int
    status: Status
    public: bool
    watching: bool
    help: Literal["free", "full", "legal", "table"]
    language: Language
    clock: Clock | None
    guide: str | None
    owner: bool
    """The asking player opened the table."""
    you: int | None
    """The asking player's seat."""
    chairs: list[Chair]
    seq: int
    """How many acts (choices, asides, taken-back choices) the table has seen."""
    turn: int | None
    """Whose choice it is."""
    result: dict[str, Any] | None
    seed: int | None
    """Shown once the match is over."""
    created: datetime
    moved: datetime | None
    """When the last act was."""
    parent: str | None
    """The table that this one was played on from, or is the rematch of."""
    rematch: str | None
    """The table of the rematch."""
    rematch_asked: list[int]
    """Seats that want a rematch."""
    imported: bool


class TableList(Outgoing):
    tables: list[TableInfo]
    counts: dict[Listing, int]


class SitForm(Incoming):
    seat: Seat


class ChairPatch(Incoming):
    """The owner puts a bot on an empty chair, or takes it away again."""

    seat: Seat
    chair: ChairForm


class PlayOnForm(Incoming):
    """A new table that starts with the first ``at`` choices of a finished match."""

    at: Seq
    chairs: Annotated[list[ChairForm], Field(min_length=1, max_length=8)]


class Opened(Outgoing):
    id: str
    secret: str | None
    """The key to the opener's own seat, for another device."""


class RecordForm(Incoming):
    record: dict[str, Any]
    title: Title | None = None


class Frame(Outgoing):
    """The table after the first ``at`` choices of its record, seen by a seat or a watcher."""

    at: int
    total: int
    seat: int | None
    view: dict[str, Any]
    helps: dict[str, Any]
    turn: int | None
    choice: str | None
    """The choice that led here."""
    by: int | None
    turns: list[int]
    """The numbers of choices after which another seat had to choose."""
    log: list[dict[str, Any]]


class Trouble(Outgoing):
    """Every error, over HTTP and over sockets."""

    code: str
    """What happened, for the client to word: ``stale``, ``not-your-turn``, ``no-such-table``…"""
    message: str
    """The same in English, for people who read the API."""


# ---- sockets: what a client sends ----


class Hello(Incoming):
    """The first frame. ``key``: the secret of a seat, for whoever has no cookie of its player."""

    t: Literal["hello"]
    key: Secret | None = None


class Choose(Incoming):
    t: Literal["choose"]
    call: Call
    at: Seq
    notation: Notation


class TakeAside(Incoming):
    t: Literal["aside"]
    call: Call
    at: Seq
    notation: Notation


class Undo(Incoming):
    t: Literal["undo"]
    call: Call
    at: Seq


class WhyNot(Incoming):
    t: Literal["why"]
    call: Call
    ref: Ref


class Foresee(Incoming):
    t: Literal["foresee"]
    call: Call
    at: Seq
    notation: Notation


class Say(Incoming):
    t: Literal["say"]
    call: Call
    text: ChatText


class Nudge(Incoming):
    t: Literal["nudge"]
    call: Call


class AskRematch(Incoming):
    t: Literal["rematch"]
    call: Call
    yes: bool


class MendBot(Incoming):
    """A bot is stuck: wake it, or put another one there."""

    t: Literal["mend"]
    call: Call
    seat: Seat
    bot: BotName


class Ping(Incoming):
    t: Literal["ping"]
    call: Call


ClientFrame = Annotated[
    Hello
    | Choose
    | TakeAside
    | Undo
    | WhyNot
    | Foresee
    | Say
    | Nudge
    | AskRematch
    | MendBot
    | Ping,
    Field(discriminator="t"),
]
CLIENT_FRAME: Final[TypeAdapter[Any]] = TypeAdapter(ClientFrame)


# ---- sockets: what the server sends ----


class Words(Outgoing):
    """A message of the Fluent files with its arguments."""

    id: str
    args: dict[str, Any]


class OptionOut(Outgoing):
    kind: str
    refs: list[str]
    notation: str
    fields: dict[str, Any] = Field(default_factory=dict)
    """What the game says of it besides, by the kind of option."""


class DecisionOut(Outgoing):
    seat: int
    prompt: Words | None
    """Only the seat that has to choose is told what is asked."""
    options: list[OptionOut]
    """Empty for everybody else."""
    since: datetime
    until: datetime | None
    """When the clock runs out."""


class LogPart(Outgoing):
    """Forget all events from ``start`` on, then add these."""

    start: int
    events: list[dict[str, Any]]


class StateOut(Outgoing):
    t: Literal["state"] = "state"
    seq: int
    choices: int
    """How many choices the record holds now (taken-back ones are gone)."""
    seat: int | None
    view: dict[str, Any]
    helps: dict[str, Any]
    decision: DecisionOut | None
    asides: list[OptionOut]
    undo: str | None
    """The notation of what undo would take back."""
    log: LogPart
    result: dict[str, Any] | None
    reason: Words | None
    """Why the match ended."""


class TableOut(Outgoing):
    t: Literal["table"] = "table"
    table: TableInfo
    watchers: list[str]
    facts: dict[str, Any] | None
    """The printed facts of the game; with the first frame only."""
    secret: str | None
    """The key to their own seat; with the first frame only."""


class ChatLine(Outgoing):
    id: int
    name: str
    seat: int | None
    text: str
    when: datetime


class ChatOut(Outgoing):
    t: Literal["chat"] = "chat"
    lines: list[ChatLine]


class NudgeOut(Outgoing):
    t: Literal["nudge"] = "nudge"
    by: str


class Done(Outgoing):
    t: Literal["done"] = "done"
    call: int


class Refused(Outgoing):
    t: Literal["refused"] = "refused"
    call: int | None
    trouble: Trouble


class WhyOut(Outgoing):
    t: Literal["why"] = "why"
    call: int
    reason: Words | None


class ForeseeOut(Outgoing):
    t: Literal["foresee"] = "foresee"
    call: int
    events: list[dict[str, Any]]


ServerFrame = Annotated[
    StateOut | TableOut | ChatOut | NudgeOut | Done | Refused | WhyOut | ForeseeOut,
    Field(discriminator="t"),
]
