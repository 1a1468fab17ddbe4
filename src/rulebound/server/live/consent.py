"""Asking everybody at a table for something that the rules do not give."""

from datetime import datetime
from typing import TYPE_CHECKING

from rulebound.server.errors import Refusal
from rulebound.server.live.acting import Deed
from rulebound.server.live.timekeeping import check_pace, check_present
from rulebound.server.matches.company import expires, proposable
from rulebound.server.matches.consent import Proposal
from rulebound.server.matches.play import Play
from rulebound.server.wire.clocks import Agree, Propose

if TYPE_CHECKING:
    from rulebound.server.live.room import Room


async def propose(room: "Room", seat: int, frame: Propose) -> None:
    """Propose something. Where nobody else has to agree it happens at once; bots agree to
    everything where nothing is at stake, and to nothing elsewhere."""

    def proposed(play: Play, moment: datetime) -> str:
        check_present(room, play, seat)
        before = play.affairs.consent.proposal
        if before is not None and expires(room.table.clock, before) > moment:
            raise Refusal("proposed", "something is proposed already", 409)
        if frame.what not in proposable(room.table, play):
            raise Refusal("not-proposable", "nobody can agree to that here", 409)
        to = _target(play, seat, frame.to) if frame.what == "back" else 0
        held = {chair.seat for chair in room.table.chairs if chair.kind == "person"}
        others = frozenset(held - {seat} - play.affairs.taken.keys())
        return Proposal(play.seq, seat, frame.what, to, others, moment).notation

    check_pace(room, seat)
    await room.act(Deed(seat, "propose", writes=proposed))


def _target(play: Play, seat: int, to: int | None) -> int:
    """The number of acts after which the match stood so."""
    choices = play.before_last(seat) if to is None else to
    acts = None if choices is None else play.stands_at(choices)
    if choices is None or acts is None or choices >= play.match.seq:
        raise Refusal("cannot-go-back", "there is nothing to take back to", 409)
    return acts


async def answer(room: "Room", seat: int, frame: Agree) -> None:
    """Agree, decline, or withdraw."""

    def answered(play: Play, moment: datetime) -> str:
        check_present(room, play, seat)
        proposal = play.affairs.consent.proposal
        if proposal is None or proposal.number != frame.number:
            raise Refusal("not-proposed", "that is not proposed any more", 409)
        if expires(room.table.clock, proposal) <= moment:
            raise Refusal("not-proposed", "that came too late", 409)
        own = not frame.yes and seat == proposal.by
        if not own and seat not in proposal.waits_for:
            raise Refusal("not-asked", "you are not asked, or have agreed", 409)
        return ""

    await room.act(Deed(seat, "agree" if frame.yes else "decline", writes=answered))
