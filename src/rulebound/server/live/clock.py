"""The turn clock, and the sweep that finds what was left undone.

After a restart, or when another process was stopped in the middle of something, bots that should be
thinking are set thinking, and tables whose chairs are all taken are started.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.errors import Refusal
from rulebound.server.logs import logger
from rulebound.server.store import now

if TYPE_CHECKING:
    from rulebound.server.live.rooms import Rooms

TICK_SECONDS: Final = 1.0
SWEEP_TICKS: Final = 5
PRESENCE_TICKS: Final = 20


class Clock:
    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._task: asyncio.Task[None] | None = None
        self._hopeless: set[str] = set()
        """Tables that this version cannot read."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        ticks = 0
        while True:
            try:
                await self.tick(ticks)
            except SQLAlchemyError as error:
                logger.warning("clock", error=type(error).__name__)
            except Exception as error:
                logger.error("clock", exc_info=error)
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1

    async def tick(self, ticks: int) -> None:
        """One beat: the clock at each, other things at some."""
        store = self._rooms.services.store
        for table_id in await store.run(store.overdue, now()):
            await self._see_to(table_id, self._rooms.attend)
        if ticks % SWEEP_TICKS == 0:
            await self.sweep()
        if ticks % PRESENCE_TICKS == 0 and store.postgres:
            for room in self._rooms.loaded():
                if room.listeners:
                    room.announce()
                    room.tell_tables()
                    await asyncio.sleep(0)  # where there are many tables, moves come in between

    async def sweep(self) -> None:
        """Find what was left undone."""
        rooms, store = self._rooms, self._rooms.services.store
        rooms.evict()
        for table_id in await store.run(store.ready):
            await self._see_to(table_id, rooms.filled)
        for table_id in await store.run(store.waiting_for_bots):
            await self._see_to(table_id, rooms.attend)
        for room in rooms.loaded():
            if room.listeners and room.play is None and room.table.status == "running":
                await self._see_to(room.table.id, rooms.attend)

    async def _see_to(self, table_id: str, how: Callable[[str], Awaitable[None]]) -> None:
        """One table that cannot be read must not keep the others waiting."""
        if table_id in self._hopeless:
            return
        try:
            await how(table_id)
        except SQLAlchemyError:
            raise
        except Refusal as refusal:
            logger.warning("sweep", table=table_id, code=refusal.code)
            if refusal.code == "other-rules":
                self._hopeless.add(table_id)
        except Exception as error:
            logger.error("sweep", table=table_id, exc_info=error)
            self._hopeless.add(table_id)
