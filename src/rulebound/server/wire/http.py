"""What goes over HTTP: people and their sessions, games, tables, records."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field

from rulebound.server.wire.clocks import Clock
from rulebound.server.wire.fields import (
    BotName,
    GameName,
    Incoming,
    Invitation,
    Language,
    Listing,
    Login,
    Notation,
    Outgoing,
    OwnSettings,
    Password,
    Place,
    PlayerName,
    Seat,
    Seed,
    Seq,
    Status,
    Theme,
    Title,
)

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
    games: dict[GameName, OwnSettings] = Field(default={}, max_length=16)
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
    invitation: Invitation | None = None
    """The code of one, where nobody comes in without."""


class PlayerPatch(Incoming):
    name: PlayerName | None = None
    settings: Settings | None = None


class AccountForm(Incoming):
    login: Login
    password: Password


class PasswordForm(Incoming):
    old: Password | None = None
    """Of an account that has passkeys alone: none."""
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


class TableForm(Incoming):
    game: GameName
    title: Title | None = None
    options: dict[str, Any] = Field(default={}, max_length=64)
    chairs: Annotated[list[ChairForm], Field(min_length=1, max_length=8)]
    seed: Seed | None = None
    """Only for one person with bots: whoever knows it knows every hand."""
    public: bool = False
    watching: bool = True
    """Whether people without a seat may watch."""
    help: Literal["free", "full", "legal", "table"] = "free"
    """The level of help for all, or free for each to choose."""
    hints: bool | None = None
    """Whether people may ask what a bot would do; without it: against bots alone. Never where a
    clock runs."""
    language: Language = "en"
    clock: Clock | None = None
    guide: Annotated[str, Field(max_length=40)] | None = None
    """The game whose guide sets up the table, or one of its lessons (``game/lesson``); the
    other fields are ignored then."""


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
    hints: bool
    """Whether players may ask what a bot would do."""
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
    until: datetime | None
    """When the time of whoever has to choose is over."""
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
    choice: Notation | None = None
    """What is chosen there at once, instead of what was."""
    chairs: Annotated[list[ChairForm], Field(min_length=1, max_length=8)]


class Opened(Outgoing):
    id: str
    secret: str | None
    """The key to the opener's own seat, for another device."""


class RecordForm(Incoming):
    record: dict[str, Any]
    title: Title | None = None


class StoodIn(Outgoing):
    """A bot chose in the place of a person."""

    at: int
    """The number of the choice, as events have it."""
    seat: int


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
    stood_in: list[StoodIn]
    """The choices up to here that bots made in the places of people."""
    turns: list[int]
    """The numbers of choices after which another seat had to choose."""
    log: list[dict[str, Any]]


class Trouble(Outgoing):
    """Every error, over HTTP and over sockets."""

    code: str
    """What happened, for the client to word: ``stale``, ``not-your-turn``, ``no-such-table``…"""
    message: str
    """The same in English, for people who read the API."""
