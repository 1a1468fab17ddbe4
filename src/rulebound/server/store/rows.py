"""What crosses the border of the store: plain data, never a database object."""

from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from rulebound.core.rng import Seed
from rulebound.server.names import told_apart
from rulebound.server.wire.clocks import Clock
from rulebound.server.wire.fields import Listing, Status

MatchAct = Literal["choose", "aside", "undo"]
Affair = Literal["late", "claim", "return", "vacation", "resume", "propose", "agree", "decline"]
ActKind = MatchAct | Affair
"""What changes the match, and what happens beside it; see :mod:`.matches.affairs`."""
ChairKind = Literal["person", "bot", "open"]
NoticeKind = Literal["move", "ended", "invited", "confirm", "test", "recover", "changed"]
AccountChange = Literal["password", "passkey", "unkeyed"]
"""What the holder of an account is told to have been changed."""
NewsKind = Literal["acts", "table", "chat", "session", "hints", "blocks"]


def now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person: a guest, or the holder of an account (who has a login and a password hash)."""

    id: str
    name: str
    settings: dict[str, Any]
    created: datetime
    seen: datetime
    login: str | None = None
    password: str | None = field(default=None, repr=False)
    suspended: datetime | None = None
    """Since when the owner of the server keeps them out."""
    leaving: datetime | None = None
    """When the account is deleted, unless its holder comes back before."""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """One browser in which a player is known by a cookie, of which a digest is kept."""

    id: str
    player_id: str
    created: datetime
    seen: datetime
    digest: str = field(repr=False)
    browser: str | None = None
    system: str | None = None
    proved: datetime | None = None
    """When its holder last gave the password or a passkey."""


@dataclass(frozen=True, slots=True)
class ChairRow:
    table_id: str
    seat: int
    kind: ChairKind
    secret: str = field(repr=False)
    player_id: str | None = None
    name: str | None = None
    bot: str | None = None
    rematch: bool = False
    seen: datetime | None = None
    """When a page of the person at this chair was last closed."""


@dataclass(frozen=True, slots=True)
class RemarkRow:
    """A person's own note at a move: after so many choices of a finished match."""

    player_id: str
    table_id: str
    at: int
    text: str
    written: datetime


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    title: str
    game: str
    rules: str
    options: dict[str, Any]
    """Complete, as ``match.setup.options``."""
    seats: int
    seed: Seed = field(repr=False)
    owner: str | None
    created: datetime
    known_seed: bool = False
    """Whoever opened the table may know what will be drawn: at most one person plays there."""
    kept: bool = False
    """What has to be kept of the match for later rules is kept; see :mod:`.matches.keepsakes`."""
    position: str | None = None
    prefix: list[str] | None = None
    """Choices, as a record writes them, that were made before the first act."""
    status: Status = "open"
    public: bool = False
    watching: bool = True
    help: str = "free"
    hints: bool | None = None
    """Whether people may ask for hints; ``None``: if they play against bots alone."""
    language: str = "en"
    clock: Clock | None = None
    guide: str | None = None
    started: datetime | None = None
    moved: datetime | None = None
    ended: datetime | None = None
    seq: int = 0
    """How many acts the journal holds."""
    turn: int | None = None
    since: datetime | None = None
    """When the present decision was first open."""
    until: datetime | None = None
    """When the time of whoever has to choose is over."""
    result: dict[str, Any] | None = None
    reason: dict[str, Any] | None = None
    parent: str | None = None
    rematch: str | None = None
    imported: bool = False
    lease_by: str | None = None
    lease_until: datetime | None = None
    origin: str | None = None
    """Where it was opened from: not the address, but a mark that tells addresses apart."""
    chairs: tuple[ChairRow, ...] = ()
    """In the order of the seats."""

    def chair_of(self, player_id: str | None) -> ChairRow | None:
        """The chair on which the player sits."""
        if player_id is None:
            return None
        return next((c for c in self.chairs if c.player_id == player_id), None)

    @property
    def names(self) -> list[str | None]:
        """What those on the chairs are called at this table, where no two look alike."""
        return told_apart(chair.name for chair in self.chairs)

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def allows_hints(self) -> bool:
        """Never where a clock runs."""
        if self.clock is not None:
            return False
        if self.hints is not None:
            return self.hints
        return sum(chair.kind != "bot" for chair in self.chairs) <= 1

    def due(
        self, turn: int | None, since: datetime | None, until: datetime | None
    ) -> datetime | None:
        """When somebody other than a person has to do something, if this seat has to choose since
        then and until then: a bot at once, and for a person when their time is over."""
        if turn is None or since is None:
            return None
        return since if self.chairs[turn].kind == "bot" else until

    def first_until(self, since: datetime | None) -> datetime | None:
        """When the time for the first turn is over, if the match begins then."""
        if self.clock is None or since is None:
            return None
        return since + timedelta(seconds=self.clock.seconds + self.clock.increment)


@dataclass(frozen=True, slots=True)
class ActRow:
    """One line of a table's journal. A taken-back choice is an act of its own."""

    table_id: str
    seq: int
    seat: int
    kind: ActKind
    notation: str
    """Of an undo: what was taken back."""
    created: datetime
    bot: str | None = None
    """Who chose in the place of a person."""


@dataclass(frozen=True, slots=True)
class ChatRow:
    table_id: str
    player_id: str | None
    name: str
    seat: int | None
    text: str
    created: datetime
    id: int = 0
    """Given by the store."""


@dataclass(frozen=True, slots=True)
class HintRow:
    """A hint that was asked for."""

    table_id: str
    seq: int
    """After so many acts."""
    seat: int
    choices: int
    round: int
    created: datetime


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    table_id: str
    status: str
    """``waiting``, ``done`` or ``stopped``."""
    total: int
    created: datetime


@dataclass(frozen=True, slots=True)
class ReminderRow:
    """What a player wants to be told while away, and where."""

    player_id: str
    choices: dict[str, Any] | None
    mail: str | None
    mail_confirmed: datetime | None
    mail_stop: str | None = field(repr=False)
    hook: str | None = field(repr=False)
    hook_shape: str | None
    hook_status: int | None
    hook_told: datetime | None


@dataclass(frozen=True, slots=True)
class PushRow:
    """A browser that shows notices."""

    id: str
    player_id: str
    session_id: str
    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    created: datetime


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Something that has to be told to a player, once."""

    player_id: str
    table_id: str | None
    began: datetime
    """The moment it tells of: when the turn began, or when the match ended."""
    channel: str
    """``mail``, ``hook``, or ``push:`` with the id of a browser."""
    kind: NoticeKind
    due: datetime
    created: datetime
    about: str | None = None
    """Of a link that is sent to an address: that address."""
    state: str = "waiting"
    """``waiting``, ``sent`` or ``dropped``."""
    tries: int = 0
    id: int = 0
    """Given by the store."""

    @property
    def values(self) -> dict[str, Any]:
        """For a new row."""
        found = asdict(self)
        del found["id"]
        return found


@dataclass(frozen=True, slots=True)
class News:
    """Something changed at a table, a session has ended, or a player keeps others away.

    ``about`` is the id of the one or the other; ``by`` names the store (the process) that did it.
    """

    about: str
    kind: NewsKind
    by: str

    @property
    def payload(self) -> str:
        return f"{self.kind} {self.about} {self.by}"


def read_news(payload: str) -> News | None:
    """What a notification of the database says; ``None`` if it is not one of ours."""
    match payload.split(" "):
        case [("acts" | "table" | "chat" | "session" | "hints" | "blocks") as kind, about, by]:
            return News(about, kind, by)
    return None


Counts = dict[Listing, int]
