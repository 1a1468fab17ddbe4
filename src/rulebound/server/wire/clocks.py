"""Time at a table, and what people agree on beside the match."""

from datetime import datetime
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, model_validator

from rulebound.server.wire.fields import Call, Incoming, Outgoing, Seat, Seq

DAY: Final = 24 * 3600
SLOW: Final = DAY // 2
"""From so much a turn on it is a slow game, in which somebody may go on vacation."""

Over = Literal["choose", "lose", "bot", "nothing"]
Proposed = Literal["back", "end", "pause"]


class Clock(Incoming):
    """How much time people have, and what happens when it is over."""

    counts: Literal["choice", "turn", "bank"] = "choice"
    """``turn``: so much for each turn, which lasts until somebody else has to choose; ``bank``: so
    much for the whole match, which grows with each turn; ``choice``: so much for each choice, as
    tables had it before there were the others."""
    seconds: Annotated[int, Field(ge=10, le=30 * DAY)]
    increment: Annotated[int, Field(ge=0, le=DAY)] = 0
    """Of a bank: so much is added when a turn begins."""
    over: Over = "choose"
    """A bot makes the one choice; or the seat loses; or a bot takes it over; or nothing happens,
    and everybody is told."""
    returns: bool = True
    """Whether somebody whose seat a bot took may come back."""
    vacation: Annotated[int, Field(ge=0, le=60)] = 0
    """Of a slow game: for so many days in all somebody may let their clock stand."""

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if (self.counts == "choice") != (self.over == "choose"):
            raise ValueError("a bot makes one choice where each choice is timed, and only there")
        if self.increment and self.counts != "bank":
            raise ValueError("only a bank grows")
        if self.vacation and not self.slow:
            raise ValueError("vacation is for slow games")
        if self.counts == "choice" and self.seconds > 7 * DAY:
            raise ValueError("a choice takes a week at most")
        return self

    @property
    def slow(self) -> bool:
        return self.counts == "turn" and self.seconds >= SLOW


# ---- what a client sends ----


class Propose(Incoming):
    """Ask all people at the table for something. ``to``: of taking back, after so many choices of
    the record; without it, before one's own last choice."""

    t: Literal["propose"]
    call: Call
    what: Proposed
    to: Seq | None = None


class Agree(Incoming):
    """Answer what was proposed with this number; whoever proposed it withdraws it."""

    t: Literal["agree"]
    call: Call
    number: Seq
    yes: bool


class Resume(Incoming):
    """End a pause."""

    t: Literal["resume"]
    call: Call


class Vacation(Incoming):
    """Let one's own clock stand, or run again."""

    t: Literal["vacation"]
    call: Call
    on: bool


class ComeBack(Incoming):
    """Take one's seat back from a bot."""

    t: Literal["return"]
    call: Call


class ClaimSeat(Incoming):
    """Somebody is away and waited for: claim the game, or let a bot take the seat."""

    t: Literal["claim"]
    call: Call
    seat: Seat
    how: Literal["win", "bot"]


# ---- what the server sends ----


class SeatClock(Outgoing):
    seat: int
    left: float
    """Seconds, at the moment that is told with it."""
    runs: bool
    vacation: float
    """Seconds of vacation that are left."""
    on_vacation: bool


class Proposal(Outgoing):
    number: int
    what: Proposed
    by: int
    to: int
    """Of taking back: after so many choices of the record."""
    waits_for: list[int]
    """The seats that have not yet agreed."""
    until: datetime


class Notice(Outgoing):
    """Something that happened beside the match, for the log."""

    at: int
    """After so many choices of the record."""
    seat: int
    kind: str
    """``late``, ``taken``, ``returned``, ``claimed``, ``vacation``, ``vacation-over``, ``back``,
    ``pause``, ``resumed``, ``declined``, ``end``."""
    fields: dict[str, Any] = Field(default_factory=dict)


class Affairs(Outgoing):
    """What is going on at a table beside the match."""

    moment: datetime
    """The time of the server when this was told."""
    settled: int
    """After so many acts the match was last changed; what came since was beside it."""
    clocks: list[SeatClock] = Field(default=[])
    """Of the seats of people, where a clock runs."""
    late: bool = False
    """The time of whoever has to choose is over."""
    paused: bool = False
    taken: list[int] = Field(default=[])
    """The seats that bots have taken from their people."""
    returns: bool = True
    """Whether those may come back."""
    notices: list[Notice] = Field(default=[])
    proposal: Proposal | None = None
    proposes: list[Proposed] = Field(default=[])
    """What may be proposed here."""
    patience: int = 0
    """So many seconds somebody has to be away, and waited for, before the others may do
    something."""
    claims: list[Literal["win", "bot"]] = Field(default=[])
    """What they may do then."""
