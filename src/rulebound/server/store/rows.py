"""What crosses the border of the store: plain data, never a database object."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from rulebound.core.rng import Seed
from rulebound.server.names import told_apart
from rulebound.server.wire.fields import Listing, Status

ActKind = Literal["choose", "aside", "undo"]
ChairKind = Literal["person", "bot", "open"]
NewsKind = Literal["acts", "table", "chat", "session"]


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
    language: str = "en"
    clock_seconds: int | None = None
    guide: str | None = None
    started: datetime | None = None
    moved: datetime | None = None
    ended: datetime | None = None
    seq: int = 0
    """How many acts the journal holds."""
    turn: int | None = None
    since: datetime | None = None
    """When the present decision was first open."""
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

    def due(self, turn: int | None, since: datetime | None) -> datetime | None:
        """When somebody other than a person has to do something, if this seat has to choose since
        then: a bot at once, and for a person when their time is over."""
        if turn is None or since is None:
            return None
        if self.chairs[turn].kind == "bot":
            return since
        return None if self.clock_seconds is None else since + timedelta(seconds=self.clock_seconds)


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
class News:
    """Something changed at a table, or a session has ended.

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
        case [("acts" | "table" | "chat" | "session") as kind, about, by]:
            return News(about, kind, by)
    return None


Counts = dict[Listing, int]
