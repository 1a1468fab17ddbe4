"""The turn clock, and the sweep that finds what was left undone.

After a restart, or when another process was stopped in the middle of something, bots that should be
thinking are set thinking, and tables whose chairs are all taken are started.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.errors import Refusal
from rulebound.server.live.beat import Beat
from rulebound.server.logs import logger
from rulebound.server.store import now
from rulebound.server.wire.http import BotChair

if TYPE_CHECKING:
    from rulebound.server.live.rooms import Rooms

TICK_SECONDS: Final = 1.0
SWEEP_TICKS: Final = 5
PRESENCE_TICKS: Final = 20
CLEAN_TICKS: Final = 3600


class Clock:
    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._ticks = 0
        self._beat = Beat("clock", self._tick, lambda: TICK_SECONDS)
        self.start = self._beat.start
        self.stop = self._beat.stop

    async def _tick(self) -> bool:
        try:
            await self.tick(self._ticks)
        finally:
            self._ticks += 1
        return False

    async def tick(self, ticks: int) -> None:
        """One beat: what is due at each, other things at some.

        None of it takes longer because there are many tables at which nothing happens.
        """
        rooms, store = self._rooms, self._rooms.services.store
        for table_id, status in await store.run(store.due, rooms.services.now()):
            await self._see_to(table_id, rooms.filled if status == "open" else rooms.attend)
        if ticks % SWEEP_TICKS == 0:
            await self.sweep()
        if ticks % CLEAN_TICKS == 0:
            await self.clean()
        if ticks % PRESENCE_TICKS == 0 and store.postgres:
            for room in self._rooms.loaded():
                if room.listeners:
                    room.announce()
                    room.tell.tables()
                    await asyncio.sleep(0)  # where there are many tables, moves come in between

    async def sweep(self) -> None:
        """See to the tables that somebody looks at, and drop those that nobody does."""
        rooms = self._rooms
        rooms.evict()
        if not rooms.services.store.postgres:
            await rooms.end_sessions()
        for room in rooms.loaded():
            if room.listeners and room.table.status == "running":
                await self._see_to(room.table.id, rooms.attend)

    async def clean(self) -> None:
        """Clear away what was given up long ago."""
        store, days = self._rooms.services.store, self._rooms.services.config.abandoned_days
        bot = BotChair(kind="bot").bot
        while await store.run(store.delete_leavers, now(), bot):
            await asyncio.sleep(0)
        if not days:
            return
        before = now() - timedelta(days=days)
        for work in (store.end_abandoned, store.delete_closed):
            while await store.run(work, before):
                await asyncio.sleep(0)

    async def _see_to(self, table_id: str, how: Callable[[str], Awaitable[None]]) -> None:
        """One table that cannot be read must not keep the others waiting, now or later."""
        store = self._rooms.services.store
        try:
            await how(table_id)
        except SQLAlchemyError:
            raise
        except Refusal as refusal:
            logger.warning("sweep", table=table_id, code=refusal.code)
            if refusal.code == "other-rules":
                await store.run(store.rest, table_id)
        except Exception as error:
            logger.error("sweep", table=table_id, exc_info=error)
            await store.run(store.rest, table_id)
