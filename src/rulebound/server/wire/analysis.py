"""What goes over HTTP of the analysis of a finished match."""

from typing import Any, Literal

from rulebound.server.wire.fields import Outgoing
from rulebound.server.wire.frames import HintOption

AnalysisStatus = Literal["none", "waiting", "done", "stopped"]


class NoteOut(Outgoing):
    """What a bot found about a choice, knowing what its seat knew then."""

    at: int
    """After so many choices."""
    seat: int
    played: str
    options: list[HintOption]
    """The best first, the one that was played among them."""
    deep: bool
    """It was looked at for longer; such a note takes the place of an earlier one."""
    lost: float
    """How much of the chance to win was given away."""
    mark: str
    """``?!`` or ``?`` where that is no matter of chance, ``!`` for the best by far, or nothing."""


class AnalysisOut(Outgoing):
    status: AnalysisStatus
    """``none``: nobody has asked for it; ``stopped``: it can be gone on with."""
    known: int
    """How many notes there are: ask with it for those that come later."""
    total: int
    """How many there will be, as far as one can tell."""
    notes: list[NoteOut]
    turning: list[int]
    """The turning points, the largest loss first: after so many choices."""
    result: dict[str, Any] | None
