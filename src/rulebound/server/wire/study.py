"""What goes over HTTP of what a person keeps of a finished match."""

from datetime import datetime
from typing import Any

from rulebound.server.wire.fields import Incoming, Outgoing, RemarkText, Status
from rulebound.server.wire.frames import OptionOut


class RemarkForm(Incoming):
    text: RemarkText


class RemarkOut(Outgoing):
    """A note of one's own."""

    at: int
    """After so many choices."""
    text: str


class BranchOut(Outgoing):
    """A table at which one went on from somewhere in the match."""

    id: str
    at: int
    """So many choices both have in common."""
    instead: OptionOut | None
    """What was chosen there instead; nothing yet, or it cannot be told."""
    by: int | None
    """Who chose there."""
    status: Status
    seats: list[int]
    """Which seats people hold there."""
    result: dict[str, Any] | None
    created: datetime


class StudyOut(Outgoing):
    remarks: list[RemarkOut]
    branches: list[BranchOut]
