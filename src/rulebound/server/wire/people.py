"""What goes over HTTP of people who know each other: profiles, friends, challenges."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import StringConstraints

from rulebound.server.wire.fields import Incoming, Outgoing, TableId
from rulebound.server.wire.http import TableInfo
from rulebound.server.wire.past import Outcome, PastFigures, PastKind

Handle = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")]
"""By which an account is known to others; it tells nothing of its id and its login."""
Shown = Literal["everyone", "friends", "nobody"]


class ShownForm(Incoming):
    shown: Shown
    """To whom the profile is shown; its name always is."""


class ChallengeForm(Incoming):
    table: TableId
    """An open table of one's own, with a free chair."""


class PersonOut(Outgoing):
    """Somebody with an account."""

    handle: str
    name: str
    bond: Literal["none", "friend", "asking", "asked"]
    """Friends, you have asked, or you were asked."""
    here: bool
    """Of friends: has been here a moment ago."""
    watch: str | None
    """Of friends: a public table at which they play."""


class ChallengeOut(Outgoing):
    person: PersonOut
    """The other one."""
    table: TableInfo
    mine: bool
    """You have asked."""
    created: datetime
    declined: bool
    """The other one: not now."""


class PeopleOut(Outgoing):
    """Whom you know. A guest knows nobody."""

    handle: str | None
    shown: Shown
    people: list[PersonOut]
    """Friends, those who were asked, and accounts you have played with lately."""
    challenges: list[ChallengeOut]


class ProfileGame(Outgoing):
    game: str
    figures: PastFigures
    form: list[Outcome]
    """The last matches with a result, the newest last."""


class ProfileMatch(Outgoing):
    """A match that everybody may find, or that the reader took part in."""

    table: TableInfo
    seat: int
    """Whose profile it is."""
    outcome: Outcome | None
    place: int | None
    points: list[int | None]
    stood_in: list[int]
    """By seat: how many choices bots made in the place of its person."""


class ProfileOut(Outgoing):
    person: PersonOut
    yourself: bool
    since: datetime
    open: bool
    """Whether the rest is shown to the reader."""
    matches: int
    games: list[ProfileGame]
    sides: list[PastKind]
    forms: list[PastKind]
    recent: list[ProfileMatch]
    two: PastFigures | None
    """Who of the two came out ahead, where they have met."""
