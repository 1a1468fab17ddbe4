"""What goes over HTTP of accounts: keys, recovery, leaving; whom somebody keeps away, reports; what
the owner of a server has to say."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints

from rulebound.server.names import check_name
from rulebound.server.wire.fields import (
    TRIMMED,
    TRIMMED_TEXT,
    Incoming,
    Outgoing,
    Password,
    Seat,
    TableId,
)
from rulebound.server.wire.reminders import LONGEST_ADDRESS, MailOut, Token

Reason = Literal["abuse", "cheating", "stalling", "name", "other"]
Registration = Literal["open", "invitation"]

KeyName = Annotated[
    str,
    StringConstraints(min_length=1, max_length=40),
    TRIMMED_TEXT,
    AfterValidator(check_name),
]
CredentialId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,1364}$")]
Signed = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,8000}$")]
"""Bytes as an authenticator gives them, in the letters of base64url."""
ReportText = Annotated[
    str,
    StringConstraints(max_length=1000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$"),
    TRIMMED,
]

# ---- passkeys ----


class NewPasskey(Incoming):
    """What ``navigator.credentials.create`` gives, and how to call it."""

    id: CredentialId
    client_data: Signed
    attestation: Signed
    name: KeyName


class UsedPasskey(Incoming):
    """What ``navigator.credentials.get`` gives."""

    id: CredentialId
    client_data: Signed
    authenticator_data: Signed
    signature: Signed


class PasskeyPatch(Incoming):
    name: KeyName


class PasskeyOptions(Outgoing):
    """What to call ``navigator.credentials`` with, bytes in the letters of base64url."""

    options: dict[str, Any]


class PasskeyOut(Outgoing):
    id: str
    name: str
    created: datetime
    used: datetime | None


# ---- the account ----


class AccountOut(Outgoing):
    """How one comes into one's own account."""

    login: str | None
    password: bool
    """Whether there is one."""
    passkeys: list[PasskeyOut]
    mails: bool
    """Whether this server sends mail at all."""
    mail: MailOut | None
    proved: bool
    """Whether the password or a passkey was given lately, as some acts want it."""


class ProofForm(Incoming):
    """Shows that it is still the account's holder who sits here: one of the two."""

    password: Password | None = None
    passkey: UsedPasskey | None = None


class RecoveryForm(Incoming):
    address: Annotated[str, StringConstraints(min_length=3, max_length=LONGEST_ADDRESS)]


class NewPasswordForm(Incoming):
    token: Token
    password: Password


class Leaving(Outgoing):
    until: datetime | None
    """Until then logging in undoes it; ``None``: it is done."""


# ---- other people ----


Line = Annotated[int, Field(ge=1, lt=2**31)]
"""The number of something that was said."""


class Whom(Incoming):
    """Somebody at a table: on a seat, or who said a line."""

    table: TableId
    seat: Seat | None = None
    line: Line | None = None


class ReportForm(Whom):
    reason: Reason
    text: ReportText = ""


class BlockOut(Outgoing):
    id: str
    name: str
    created: datetime


# ---- the server ----


class Announcement(Outgoing):
    id: int
    text: str
    created: datetime


class Welcome(Outgoing):
    """What everybody may know of the server."""

    registration: Registration
    mails: bool
    announcements: list[Announcement]
