"""When somebody's time is over, or somebody is away: what was agreed happens, and is told."""

from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from rulebound.server.errors import Refusal
from rulebound.server.live.acting import Deed
from rulebound.server.matches.affairs import has_two_sides
from rulebound.server.matches.company import patience_of
from rulebound.server.matches.play import MOST_ACTS, Play
from rulebound.server.store import TableRow

if TYPE_CHECKING:
    from rulebound.server.live.room import Room

COMING_BACK: Final = timedelta(seconds=15)
"""So long after a start nobody's time is over: first their pages have to find the server again."""
PACE: Final = (4, 0.1)
"""How much a person may propose, claim and change at once, and how much a second."""


def is_over(room: "Room", play: Play, moment: datetime) -> bool:
    """Whether the time of the person who has to choose is over."""
    turn, until = play.turn, play.until
    if turn is None or until is None or turn in play.affairs.taken:
        return False
    if room.table.chairs[turn].kind != "person" or turn in play.match.stand_ins:
        return False
    return max(until, room.services.opened + COMING_BACK) <= moment


async def see_to_time(room: "Room") -> None:
    """If somebody's time is over, let happen what was agreed when the table was set."""
    clock, play = room.table.clock, room.play
    if clock is None or clock.over == "choose" or play is None or play.turn is None:
        return
    if room.table.status != "running" or not is_over(room, play, room.services.now()):
        return
    seat = play.turn

    def late(play: Play, moment: datetime) -> str:
        if play.turn != seat or not is_over(room, play, moment):
            raise Refusal("stale", "there is time left", 409)
        return clock.over

    with suppress(Refusal):  # somebody was faster
        await room.act(Deed(seat, "late", writes=late))


async def claim(room: "Room", seat: int, of: int, how: str) -> None:
    """Somebody is away and waited for: the others claim the game, or seat a bot."""

    def claimed(play: Play, moment: datetime) -> str:
        check_present(room, play, seat)
        if play.turn != of or of == seat or not _is_held(room.table, play, of):
            raise Refusal("not-waited-for", "that seat is not waited for", 409)
        if of in room.present or _stands(play, of, moment):
            raise Refusal("not-away", "whoever sits there is not away", 409)
        if moment < away_since(room, play, of) + patience_of(room.table.clock):
            raise Refusal("too-soon", "wait a while longer", 409)
        if how == "win" and (not has_two_sides(play.match) or seat in play.match.allies(of)):
            raise Refusal("no-claim", "there are not two sides here: seat a bot", 409)
        return f"{how} {of}"

    check_pace(room, seat)
    await room.act(Deed(seat, "claim", writes=claimed))


async def come_back(room: "Room", seat: int) -> None:
    """Take one's seat back from a bot."""

    def returned(play: Play, moment: datetime) -> str:
        clock = room.table.clock
        if seat not in play.affairs.taken:
            raise Refusal("not-taken", "no bot has taken your seat", 409)
        if clock is not None and not clock.returns:
            raise Refusal("no-return", "at this table a bot plays to the end", 409)
        return ""

    check_pace(room, seat)
    await room.act(Deed(seat, "return", writes=returned))


async def take_vacation(room: "Room", seat: int, on: bool) -> None:
    """Let one's own clock stand for a while, or run again."""

    def changed(play: Play, moment: datetime) -> str:
        check_present(room, play, seat)
        clocks = play.affairs.clocks
        if clocks is None or play.affairs.paused is not None:
            raise Refusal("no-vacation", "no clock runs that could stand", 409)
        if clocks.is_away(seat, moment) is on:
            raise Refusal("no-vacation", "that is so already", 409)
        if on and not clocks.vacation(seat, moment):
            raise Refusal("no-vacation", "no days are left", 409)
        return "begin" if on else "end"

    check_pace(room, seat)
    await room.act(Deed(seat, "vacation", writes=changed))


async def resume(room: "Room", seat: int) -> None:
    """End a pause; whoever sits there may."""

    def resumed(play: Play, moment: datetime) -> str:
        check_present(room, play, seat)
        if play.affairs.paused is None:
            raise Refusal("not-paused", "the clock runs", 409)
        return ""

    await room.act(Deed(seat, "resume", writes=resumed))


def check_present(room: "Room", play: Play, seat: int) -> None:
    """Whoever has lost the seat to a bot comes back before anything else."""
    if seat in play.affairs.taken:
        raise Refusal("taken-over", "a bot has taken your seat; come back first", 409)
    if play.seq >= MOST_ACTS:
        raise Refusal("too-much", "too much was done at this table", 409)


def check_pace(room: "Room", seat: int) -> None:
    services = room.services
    who = f"{room.table.id} {seat}"
    if services.proposing.take(who, *PACE, services.config.rate) < 0:
        raise Refusal("too-fast", "not so fast", 429)


def away_since(room: "Room", play: Play, seat: int) -> datetime:
    """Since when somebody is away and waited for, as far as this process can tell."""
    table = room.table
    seen = table.chairs[seat].seen or table.started or table.created
    return max(seen, play.since, room.services.opened)


def _is_held(table: TableRow, play: Play, seat: int) -> bool:
    return table.chairs[seat].kind == "person" and seat not in play.affairs.taken


def _stands(play: Play, seat: int, moment: datetime) -> bool:
    """Whether nobody is waited for, because of a pause or a vacation."""
    clocks = play.affairs.clocks
    if play.affairs.paused is not None:
        return True
    return clocks is not None and clocks.is_away(seat, moment)
