"""What people at a table may ask of each other beside the match, and what everybody is told of
it: nothing of that is secret."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final, Literal

from rulebound.server.matches.affairs import has_two_sides
from rulebound.server.matches.consent import Proposal
from rulebound.server.matches.play import Play
from rulebound.server.store import TableRow
from rulebound.server.wire.clocks import Affairs as AffairsOut
from rulebound.server.wire.clocks import Clock, Proposed, SeatClock
from rulebound.server.wire.clocks import Notice as NoticeOut
from rulebound.server.wire.clocks import Proposal as ProposalOut

A_DAY: Final = timedelta(days=1)
QUICK_ANSWER: Final = timedelta(minutes=10)
"""So long people wait for each other where they play at one sitting."""
MOST_NOTICES: Final = 100


def affairs_of(table: TableRow, play: Play, seat: int | None, moment: datetime) -> AffairsOut:
    """What goes on at a table, for a seat or somebody without one."""
    affairs, clock = play.affairs, table.clock
    people = [chair.seat for chair in table.chairs if chair.kind == "person"]
    mine = seat in people and table.status == "running"
    return AffairsOut(
        moment=moment,
        settled=play.settled,
        clocks=_clocks(play, people, moment) if table.status == "running" else [],
        late=affairs.clocks is not None and affairs.clocks.late,
        paused=affairs.paused is not None,
        taken=sorted(affairs.taken),
        returns=clock is None or clock.returns,
        notices=[NoticeOut(**note._asdict()) for note in affairs.notices[-MOST_NOTICES:]],
        proposal=_proposal(table, play, moment),
        proposes=proposable(table, play) if mine else [],
        patience=int(patience_of(clock).total_seconds()),
        claims=_claims(play, seat) if mine and seat is not None else [],
    )


def _clocks(play: Play, people: Iterable[int], moment: datetime) -> list[SeatClock]:
    clocks = play.affairs.clocks
    if clocks is None:
        return []
    return [
        SeatClock(
            seat=seat,
            left=clocks.left(seat, moment).total_seconds(),
            runs=clocks.runs(seat, moment),
            vacation=clocks.vacation(seat, moment).total_seconds(),
            on_vacation=clocks.is_away(seat, moment),
        )
        for seat in people
        if seat not in play.affairs.taken
    ]


def _proposal(table: TableRow, play: Play, moment: datetime) -> ProposalOut | None:
    proposal = play.affairs.consent.proposal
    until = None if proposal is None else expires(table.clock, proposal)
    if proposal is None or until is None or until <= moment or table.status != "running":
        return None
    return ProposalOut(
        number=proposal.number,
        what=proposal.what,
        by=proposal.by,
        to=play.choices_at(proposal.to),
        waits_for=sorted(proposal.waits_for),
        until=until,
    )


def _claims(play: Play, seat: int) -> list[Literal["win", "bot"]]:
    """What others may do about somebody who is away."""
    if play.turn is None or play.turn == seat:
        return []
    against = seat not in play.match.allies(play.turn)
    return ["win", "bot"] if against and has_two_sides(play.match) else ["bot"]


def proposable(table: TableRow, play: Play) -> list[Proposed]:
    """What people may propose to each other. Bots agree where nothing is at stake."""
    stake = table.clock is not None and table.clock.over == "lose"
    if stake and any(chair.kind == "bot" for chair in table.chairs):
        return []
    found: list[Proposed] = ["end"]
    if play.match.seq > play.choices_at(0):
        found.insert(0, "back")
    if table.clock is not None and play.affairs.paused is None:
        found.append("pause")
    return found


def expires(clock: Clock | None, proposal: Proposal) -> datetime:
    """Until when a proposal may be answered."""
    quick = clock is not None and not clock.slow
    return proposal.made + (QUICK_ANSWER if quick else A_DAY)


def patience_of(clock: Clock | None) -> timedelta:
    """How long somebody has to be away, and waited for, before the others may do something."""
    if clock is None:
        return A_DAY
    return min(A_DAY, max(QUICK_ANSWER, timedelta(seconds=clock.seconds)))
