"""What goes over HTTP of the matches that somebody has played."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from rulebound.server.wire.fields import TRIMMED, Outgoing, Place
from rulebound.server.wire.http import TableInfo

Outcome = Literal["won", "drawn", "lost"]
MessageId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_.-]{1,80}$")]
"""What names a form or a side."""
PersonMark = Annotated[str, StringConstraints(pattern=r"^(bot|person)-[A-Za-z0-9_.-]{1,40}$")]
Moment = Annotated[
    str,
    StringConstraints(
        pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})$"
    ),
]
"""A time with its zone."""
Searched = Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$"), TRIMMED]


class PastFigures(Outgoing):
    """How matches ended for the one who asks."""

    won: int
    drawn: int
    lost: int
    open: int
    """Without a result, or without the one who asks."""


class PastKind(Outgoing):
    """Matches that have something in common."""

    value: str
    """What to ask with for them: a game, the id of a message that names a form or a side, or a mark
    that tells people and bots apart."""
    game: str
    """Of one of them, for its words."""
    name: str | None
    """Of a person or a bot."""
    figures: PastFigures


class PastCounts(Outgoing):
    all: int
    """How many matches there are, whatever is asked for."""
    found: PastFigures
    outcomes: PastFigures
    """Under all filters but that of the outcome; so it is with the others."""
    games: list[PastKind]
    forms: list[PastKind]
    sides: list[PastKind]
    people: list[PastKind]
    two: PastFigures | None
    """Where one other is asked for: who of the two came out ahead; ``open``: they were together."""


class Past(Outgoing):
    """A finished match of one's own."""

    table: TableInfo
    outcome: Outcome | None
    place: int | None
    """Of those who took part, from 1; players who share one have the same."""
    form: str
    sides: list[str]
    points: list[int | None]
    stood_in: list[int]
    """By seat: how many choices bots made in the place of its person."""


class PastPage(Outgoing):
    matches: list[Past]
    counts: PastCounts
    more: Place | None
    """What to ask with for the matches after these, if there are any."""
