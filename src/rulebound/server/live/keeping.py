"""Keeping what people see of matches, for the day on which the rules have changed.

A room keeps the present moment of its match now and then, and whenever it is left alone; so after
an orderly stop nothing is missing, and after a crash at most the last acts, which are in the
journal all the same. Of finished matches, and of all that a crash left undone, the keeper takes
care in the background.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rulebound.core.portrait import Portrait
from rulebound.server.live.beat import Beat
from rulebound.server.live.services import Services
from rulebound.server.logs import logger
from rulebound.server.matches.keepsakes import (
    OtherRules,
    keep_present,
    keep_whole,
    revive,
    unpack,
)
from rulebound.server.matches.play import Play
from rulebound.server.matches.portraits import portrait_of
from rulebound.server.store import ActRow, TableRow

if TYPE_CHECKING:
    from rulebound.server.live.room import Room

EVERY: Final = 25
"""After so many acts the present moment is kept again."""
SWEEP_SECONDS: Final = 5.0
STOP_SECONDS: Final = 5.0
AT_ONCE: Final = 4
"""So many matches a sweep: others want to play meanwhile."""


class Keeping:
    """Keeps the present moment of one room's match."""

    def __init__(self, room: "Room") -> None:
        self.seq = 0
        """After so many acts it was last kept."""
        self._room = room

    @property
    def due(self) -> bool:
        """Whether something has happened since."""
        return self._since() > 0

    async def now(self, since: int = 1) -> None:
        """Keep the moment, if so many acts were done since. The room's lock is held."""
        play = self._room.play
        if play is None or self._since() < since:
            return
        table, store = self._room.table, self._room.services.store
        self.seq = play.seq
        try:
            data = await asyncio.to_thread(_packed, play)
            # Of a match that has just ended more is to be kept: the keeper does it.
            await store.run(store.keep, table.id, "running", play.seq, data)
        except Exception as error:  # the act itself is stored; later moments will be kept
            logger.error("keep", table=table.id, error=type(error).__name__)

    def _since(self) -> int:
        return 0 if self._room.play is None else self._room.play.seq - self.seq


def _packed(play: Play) -> bytes:
    return keep_present(play).pack()


class Keeper:
    """Keeps what no room does: all moments of finished matches with a portrait, and what was left
    undone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._beat = Beat("keeper", self.sweep, lambda: SWEEP_SECONDS)
        self.start = self._beat.start

    async def stop(self) -> None:
        """Whoever serves next may do it by other rules: what has just ended is kept before."""
        await self._beat.stop()
        until = time.monotonic() + STOP_SECONDS
        while await self._beat.once() and time.monotonic() < until:
            pass

    async def sweep(self) -> bool:
        """Keep some matches; whether there may be more."""
        store = self._services.store
        found = await store.run(store.unkept, AT_ONCE)
        for table_id in found:
            table = await store.run(store.table, table_id)
            if table is None:
                continue
            data = await store.run(store.keepsake, table_id)
            acts = await store.run(store.acts, table_id)
            kept, portrait = await asyncio.to_thread(_kept_of, table, acts, data)
            if portrait is not None:
                await store.run(store.portray, table_id, portrait)
            if kept is None:
                await store.run(store.keep_no_more, table_id, table.status)
            else:
                await store.run(store.keep, table_id, table.status, len(acts), kept)
        return len(found) == AT_ONCE


def _kept_of(
    table: TableRow, acts: Sequence[ActRow], data: bytes | None
) -> tuple[bytes | None, Portrait | None]:
    """What is to be kept of a match, and of a finished one its portrait.

    Nothing is, if that has been done or if these are not its rules any more.
    """
    known = None if data is None else unpack(data)
    finished = table.status == "finished"
    if finished and known is not None and known.whole and known.seq == len(acts):
        return None, portrait_of(table.game, known.moments[-1].views[0])
    try:
        play = revive(table, acts, known)
    except OtherRules as error:
        logger.warning("other rules", table=table.id, error=str(error)[:200])
        last = known.moments[-1].views[0] if finished and known is not None else None
        return None, None if last is None else portrait_of(table.game, last)
    if not finished:
        return keep_present(play).pack(), None
    return keep_whole(play).pack(), portrait_of(table.game, play.match.view(None))
