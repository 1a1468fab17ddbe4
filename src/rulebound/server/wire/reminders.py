"""What goes over HTTP of reminders: what a person wants to be told while away, and where."""

from datetime import datetime
from functools import cache
from typing import Annotated, Final, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

from rulebound.server.wire.fields import Incoming, Outgoing

Channel = Literal["push", "mail", "hook"]
Shape = Literal["json", "discord", "slack"]
CHANNELS: Final[tuple[Channel, ...]] = ("push", "mail", "hook")
LONGEST_ADDRESS: Final = 254
LONGEST_HOOK: Final = 500
LONGEST_ENDPOINT: Final = 1000


@cache
def _zones() -> set[str]:
    return available_timezones()


def _known_zone(name: str) -> str:
    if name not in _zones():
        raise PydanticCustomError("bad-zone", "there is no such time zone")
    return name


Channels = Annotated[list[Channel], Field(max_length=len(CHANNELS))]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
"""Of a day, from midnight on."""
Zone = Annotated[str, StringConstraints(max_length=64), AfterValidator(_known_zone)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


class QuietHours(Incoming):
    """From one minute of the day to another, over midnight if that comes first."""

    start: Minute
    end: Minute


class ReminderChoices(Incoming):
    """What a person wants to be told, through which channels."""

    move: Channels = Field(default=[])
    """It is your move."""
    ended: Channels = Field(default=[])
    """A match has ended."""
    invited: Channels = Field(default=[])
    """Somebody challenges you."""
    daily: Channels = Field(default=[])
    """The channels on which everything is gathered and told once a day."""
    away: Annotated[int, Field(ge=1, le=7 * 24 * 60)] = 10
    """After how many minutes away somebody is told of their move."""
    at: Minute = 18 * 60
    """When the summary of a day comes."""
    quiet: QuietHours | None = None
    zone: Zone = "UTC"


class MailForm(Incoming):
    address: Annotated[str, StringConstraints(min_length=3, max_length=LONGEST_ADDRESS)]


class HookForm(Incoming):
    url: Annotated[str, StringConstraints(min_length=8, max_length=LONGEST_HOOK)]
    shape: Shape = "json"


class PushKeys(Incoming):
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{86,88}=?$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,24}={0,2}$")]


class PushForm(Incoming):
    """What a browser hands out: where it is reached, and the keys only it can read with."""

    endpoint: Annotated[str, StringConstraints(min_length=8, max_length=LONGEST_ENDPOINT)]
    keys: PushKeys


class TestForm(Incoming):
    channel: Channel


class LinkForm(Incoming):
    token: Token


class MailOut(Outgoing):
    address: str
    confirmed: bool


class HookOut(Outgoing):
    url: str
    shape: Shape
    status: int | None
    """How it answered last; 0: it could not be reached."""
    told: datetime | None


class PushOut(Outgoing):
    key: str
    """By which browsers know this server."""
    here: bool
    """This browser shows notices."""
    others: int
    """How many others do."""


class RemindersOut(Outgoing):
    choices: ReminderChoices
    mails: bool
    """Whether this server sends mail at all."""
    mail: MailOut | None
    push: PushOut
    hook: HookOut | None
