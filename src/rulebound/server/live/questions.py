"""What can be asked of the match at a table, and changes nothing."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from rulebound.server.errors import Refusal
from rulebound.server.live.acting import check_at
from rulebound.server.live.room import Room
from rulebound.server.matches.play import Play
from rulebound.server.matches.relics import Relic
from rulebound.server.matches.states import words
from rulebound.server.store import TableRow
from rulebound.server.wire.frames import Words

T = TypeVar("T")


async def why(room: Room, seat: int, ref: str) -> Words | None:
    """Why the seat cannot use a thing now."""
    async with room.lock:
        play = await room.ready()
        reason = play.match.why_not(seat, ref)
    return None if reason is None else words(reason)


async def foresee(room: Room, seat: int, at: int, notation: str) -> list[dict[str, Any]]:
    """What a choice would certainly bring.

    The lock is kept to the end, even if who asked is gone: a thread looks at the match.
    """
    return await asyncio.shield(room.services.spawn(_foresee(room, seat, at, notation)))


async def _foresee(room: Room, seat: int, at: int, notation: str) -> list[dict[str, Any]]:
    async with room.lock:
        play = await room.ready()
        check_at(at, play)
        return await asyncio.to_thread(play.match.foresee, seat, notation)


async def record(room: Room) -> tuple[TableRow, dict[str, Any]]:
    """The table and the record of its match as it stands."""
    return await _either(room, lambda play: play.match.record(), lambda relic: relic.record)


async def stood_in(room: Room) -> list[tuple[int, int]]:
    """The choices of the record that bots made in the places of people, and the seats."""
    _, found = await _either(room, lambda play: list(play.stood_in), lambda relic: relic.stood_in)
    return found


async def last_view(room: Room) -> tuple[TableRow, dict[str, Any]]:
    """The table and what a watcher sees of its match as it stands."""
    return await _either(
        room,
        lambda play: play.match.view(None),
        lambda relic: relic.state(room.table, None, 0).view,
    )


async def _either(
    room: Room, of_play: Callable[[Play], T], of_relic: Callable[[Relic], T]
) -> tuple[TableRow, T]:
    """Of the match, or of what is left of it if its rules have changed."""
    async with room.lock:
        try:
            play = await room.ready()
        except Refusal:
            if room.relic is None:
                raise
            return room.table, of_relic(room.relic)
        return room.table, of_play(play)
