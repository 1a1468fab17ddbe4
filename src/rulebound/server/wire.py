"""Everything that goes over the wire: the one description of it, for Python and TypeScript alike.

HTTP bodies and socket frames are these models; the client's types are generated from them. Models
of what comes in refuse unknown fields and bound every length.
"""

from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from rulebound.server.names import check_name

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
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(check_name),
]
Title = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=48),
    AfterValidator(check_name),
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
PromptId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,80}$")]
MOST_PREPARED: Final = 24
"""So many choices may be prepared with one that is made."""
Ref = Annotated[str, StringConstraints(min_length=1, max_length=80)]
ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=400, pattern=r"^[^\x00]*$"),
]
Seed = Annotated[int, Field(ge=0, lt=2**63)]
"""What a person may choose; the server itself draws keys of 128 bits."""
Seat = Annotated[int, Field(ge=0, le=7)]
Place = Annotated[str, StringConstraints(pattern=r"^[0-9T:.-]{26}~[A-Za-z0-9_-]{8,32}$")]
"""A place in a list of tables."""
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


class PasswordForm(Incoming):
    old: Password
    new: Password


class GivenLogin(Outgoing):
    """The login that the guest's account would have; the server chooses it."""

    login: str


class Session(Outgoing):
    """A browser in which a person is known."""

    id: str
    browser: str | None
    system: str | None
    """Their names, such as Firefox and Linux; ``None``: not one that the server knows."""
    created: datetime
    seen: datetime
    """Within an hour."""
    current: bool
    """The one that asks."""


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
    """What to call it where no message ``web-bot-<name>`` does; what it is like says
    ``web-bot-<name>-line``."""
    step: int
    """How strong it is, from 1 to 5; 0: nobody knows."""


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
    """Only for one person with bots: whoever knows it knows every hand."""
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
    rules: str
    """The version of the rules with which the match was begun."""
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
    seed: str | None
    """Shown once the match is over: digits, or the 32 hexadecimal ones of a key. A text, for a
    number in a browser is exact up to 2^53 only."""
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
    """Up to a thousand of each."""
    more: Place | None
    """What to ask with for the tables after these, if there are any."""


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


class Answer(Incoming):
    """A choice that is prepared: it is made if this question, and no other one, comes up next."""

    prompt: PromptId
    notation: Notation


class Choose(Incoming):
    """``then``: what is to be chosen next, in this order, each stored and told as a choice of its
    own. It ends where something else is asked; ``done`` comes after the last one."""

    t: Literal["choose"]
    call: Call
    at: Seq
    notation: Notation
    then: list[Answer] = Field(default_factory=list, max_length=MOST_PREPARED)


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


class Weigh(Incoming):
    """How likely is it to succeed, if one does something with these things? Asked again, more is
    tried and the answer grows more certain."""

    t: Literal["weigh"]
    call: Call
    at: Seq
    refs: Annotated[list[Ref], Field(min_length=1, max_length=4)]


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
    | Weigh
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
    stands_in: bool = False
    """The player has agreed to let a bot choose."""


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
    undo: OptionOut | None
    """What undo would take back."""
    log: LogPart
    result: dict[str, Any] | None
    reason: Words | None
    """Why the match ended."""
    outdated: bool = False
    """The rules have changed since: the match can be read, but not played on."""


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


class OutlookOut(Outgoing):
    """What came of trying something out in imagined matches."""

    n: int
    won: int
    low: float
    """The chance to win lies between this and ``high``, in 95 cases of 100."""
    high: float
    within: list[int]
    """How many were won within one round, within two, and so on."""
    beaten: int
    lost: float
    """What is lost on the average of what is put at stake."""
    done: bool
    """It is certain enough: asking again tells no more."""


class WeighOut(Outgoing):
    t: Literal["weigh"] = "weigh"
    call: int
    outlook: OutlookOut | None
    """``None``: there is nothing to be won or lost."""


ServerFrame = Annotated[
    StateOut | TableOut | ChatOut | NudgeOut | Done | Refused | WhyOut | ForeseeOut | WeighOut,
    Field(discriminator="t"),
]
