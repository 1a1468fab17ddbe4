"""What goes over sockets: the frames that a client sends, and those that it is sent."""

from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from rulebound.server.wire.clocks import (
    Affairs,
    Agree,
    ClaimSeat,
    ComeBack,
    Propose,
    Resume,
    Vacation,
)
from rulebound.server.wire.fields import (
    MOST_PREPARED,
    BotName,
    Call,
    ChatText,
    Incoming,
    Notation,
    Outgoing,
    PromptId,
    Ref,
    Seat,
    Secret,
    Seq,
)
from rulebound.server.wire.http import StoodIn, TableInfo, Trouble

# ---- what a client sends ----


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


class AskHint(Incoming):
    """What would a bot do that knows what the seat knows?"""

    t: Literal["hint"]
    call: Call
    at: Seq


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


class Look(Incoming):
    """Whether anybody can see the page; until it is said, somebody does."""

    t: Literal["look"]
    call: Call
    visible: bool


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
    | AskHint
    | Say
    | Nudge
    | AskRematch
    | MendBot
    | Look
    | Propose
    | Agree
    | Resume
    | Vacation
    | ComeBack
    | ClaimSeat
    | Ping,
    Field(discriminator="t"),
]
CLIENT_FRAME: Final[TypeAdapter[Any]] = TypeAdapter(ClientFrame)


# ---- what the server sends ----


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
    round: int = 0
    """In each round there are new hints."""
    stood_in: list[StoodIn] = Field(default=[])
    affairs: Affairs | None = None
    """What goes on beside the match; ``None``: nothing can any more."""
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


class HintOption(Outgoing):
    """An option, what a bot thinks of it, and why."""

    choice: str
    value: float
    """The chance to win, from 0 to 1."""
    within: float
    """It lies within this much of it, up and down, in 95 cases of 100."""
    samples: int
    """How often it was tried."""
    line: list[OptionOut]
    """What the seat would choose, from the option on."""
    events: list[dict[str, Any]]
    """What is certain to happen on the way, as the log would tell it."""
    reasons: list[Words]


class HintOut(Outgoing):
    t: Literal["hint"] = "hint"
    call: int
    options: list[HintOption]
    """The best first."""


class Asked(Outgoing):
    """A seat has asked for a hint."""

    seat: int
    choices: int
    """After so many choices of the record."""
    round: int


class AskedOut(Outgoing):
    """All hints that were asked for at the table; everybody is told."""

    t: Literal["asked"] = "asked"
    hints: list[Asked]


class ChancesOut(Outgoing):
    """Who is likely to win, judged by what everybody sees, some turns late; for watchers alone."""

    t: Literal["chances"] = "chances"
    at: int
    """How it stood after so many choices of the record."""
    late: int
    """That was so many turns ago."""
    shares: list[float]
    """By seat, together 1; none: it is too early to tell."""


ServerFrame = Annotated[
    StateOut
    | TableOut
    | ChatOut
    | NudgeOut
    | Done
    | Refused
    | WhyOut
    | ForeseeOut
    | WeighOut
    | HintOut
    | AskedOut
    | ChancesOut,
    Field(discriminator="t"),
]
