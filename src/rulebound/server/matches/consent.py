"""What people at a table agree on: proposed by one, agreed to by all the others.

Proposals are acts of the journal, and so is every answer: the last one that agrees is at once what
lets it happen, in whichever process, and nothing is lost in between.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import cast

from rulebound.server.store import ActKind, ActRow
from rulebound.server.wire.clocks import Proposed


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that somebody has proposed."""

    number: int
    """Of the act."""
    by: int
    what: Proposed
    to: int
    """Of taking back: the match after so many acts."""
    waits_for: frozenset[int]
    made: datetime

    @property
    def notation(self) -> str:
        seats = ",".join(map(str, sorted(self.waits_for)))
        return f"{self.what} {self.to} {seats}".rstrip()


def read_proposal(number: int, by: int, notation: str, when: datetime) -> Proposal:
    what, to, *seats = notation.split(" ")
    waits_for = frozenset(int(seat) for seat in "".join(seats).split(",") if seat)
    return Proposal(number, by, cast("Proposed", what), int(to), waits_for, when)


class Consent:
    """One proposal at a time; a new one takes the place of one that came to nothing."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None

    def do(
        self, number: int, kind: ActKind, seat: int, notation: str, when: datetime
    ) -> Proposal | None:
        """What all have agreed to with this act."""
        if kind == "propose":
            self.proposal = read_proposal(number, seat, notation, when)
        elif kind == "agree" and self.proposal is not None:
            left = self.proposal.waits_for - {seat}
            self.proposal = replace(self.proposal, waits_for=left)
        elif kind == "decline":
            self.proposal = None
        done = self.proposal
        if done is None or done.waits_for:
            return None
        self.proposal = None
        return done


MATCH_ACTS: frozenset[ActKind] = frozenset({"choose", "aside", "undo"})


def in_force(acts: Iterable[ActRow]) -> list[ActRow]:
    """The acts of the match itself, as far as they were not taken back by consent."""
    consent, left = Consent(), []
    for act in acts:
        if act.kind in MATCH_ACTS:
            left.append(act)
        else:
            done = consent.do(act.seq, act.kind, act.seat, act.notation, act.created)
            if done is not None and done.what == "back":
                left = [each for each in left if each.seq < done.to]
    return left
