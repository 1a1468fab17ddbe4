"""A match that the rules of today do not bring to life: it can be read, not played on."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rulebound.server.errors import Refusal
from rulebound.server.matches.keepsakes import Keepsake, Moment, choices_of, stood_in_of
from rulebound.server.matches.play import record_of
from rulebound.server.store import ActRow, TableRow
from rulebound.server.wire.frames import LogPart, StateOut, Words
from rulebound.server.wire.http import Frame, StoodIn


def other_rules() -> Refusal:
    message = "the rules have changed since; this match can be read, but not played on"
    return Refusal("other-rules", message, 409)


class Relic:
    """What is left of a match: its record always, and what was kept of it."""

    def __init__(self, table: TableRow, acts: Sequence[ActRow], kept: Keepsake | None) -> None:
        self.seq = len(acts)
        self._kept = kept
        rules = table.rules if kept is None else kept.rules
        self.record: dict[str, Any] = record_of(table) | {
            "rules": rules,
            "choices": choices_of(table, acts, kept),
        }
        # A keepsake's choices are without those taken back, and then the numbers are others.
        counted = kept is None or not any(act.kind == "undo" for act in acts[: kept.seq])
        self.stood_in = stood_in_of(table, acts) if counted else []

    @property
    def shown(self) -> bool:
        """Whether anything can be shown; of a match from before keepsakes there is none."""
        return self._kept is not None

    def state(self, table: TableRow, seat: int | None, heard: int) -> StateOut:
        """The last moment that was kept, as the seat saw it."""
        kept = self._what_is_kept()
        last = kept.moments[-1]
        return StateOut(
            seq=self.seq,
            choices=last.at,
            seat=seat,
            view=last.views[_eye(seat)],
            helps=_helps(table, last, seat),
            decision=None,
            asides=[],
            undo=None,
            log=LogPart(start=heard, events=kept.logs[_eye(seat)][heard:]),
            result=table.result,
            reason=None if table.reason is None else Words(**table.reason),
            stood_in=[StoodIn(at=at, seat=seat) for at, seat in self.stood_in],
            outdated=True,
        )

    def frame(self, table: TableRow, at: int, seat: int | None) -> Frame:
        """An earlier moment, if it was kept."""
        kept = self._what_is_kept()
        moments = {moment.at: moment for moment in kept.moments}
        if at not in moments:
            raise Refusal("no-such-move", f"of choice {at} nothing was kept", 404)
        moment = moments[at]
        secret = table.status == "running" and moment.by != seat
        return Frame(
            at=at,
            total=kept.moments[-1].at,
            seat=seat,
            view=moment.views[_eye(seat)],
            helps=_helps(table, moment, seat),
            turn=moment.turn,
            choice=None if secret else moment.choice,
            by=moment.by,
            stood_in=[StoodIn(at=n, seat=who) for n, who in self.stood_in if n <= at],
            turns=_turns(kept.moments),
            log=[event for event in kept.logs[_eye(seat)] if event["at"] <= at],
        )

    def _what_is_kept(self) -> Keepsake:
        if self._kept is None:
            raise other_rules()
        return self._kept


def _eye(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def _helps(table: TableRow, moment: Moment, seat: int | None) -> dict[str, Any]:
    return moment.helps[_eye(seat) if table.help in ("free", "full") else 0]


def _turns(moments: Sequence[Moment]) -> list[int]:
    """The numbers of choices after which another seat had to choose."""
    return [
        after.at for before, after in pairwise(moments) if after.turn not in (None, before.turn)
    ]
