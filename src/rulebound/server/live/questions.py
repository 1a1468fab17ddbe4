"""What can be asked of the match at a table, and changes nothing."""

import asyncio
from typing import Any

from rulebound.server.errors import Refusal
from rulebound.server.live.room import Room, check_at
from rulebound.server.matches.states import words
from rulebound.server.store import TableRow
from rulebound.server.wire.frames import Words


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
    async with room.lock:
        try:
            play = await room.ready()
        except Refusal:
            if room.relic is None:
                raise
            return room.table, room.relic.record
        return room.table, play.match.record()
