"""Finished matches are analysed in the background, one after the other.

What was found is kept every few seconds, so that after a restart it goes on from there.
"""

import asyncio
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound import RuleboundError
from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.teaching import go_on
from rulebound.server.bots.workers import Failed
from rulebound.server.errors import Refusal
from rulebound.server.live import questions
from rulebound.server.logs import logger
from rulebound.server.store import now

if TYPE_CHECKING:
    from rulebound.server.live.rooms import Rooms

LEASE_SECONDS: Final = 60.0
"""So long another process leaves an analysis alone that this one works at."""
REST_SECONDS: Final = 20.0
"""So often it looks for something to do without being called."""


class Analyst:
    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def call(self) -> None:
        """There is something to do."""
        self._called.set()

    async def _run(self) -> None:
        while True:
            self._called.clear()
            try:
                table_id = await self._next()
                if table_id is not None:
                    await self._some(table_id)
                    continue
            except SQLAlchemyError as error:
                logger.warning("analysis", error=type(error).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(REST_SECONDS):
                    await self._called.wait()

    async def _next(self) -> str | None:
        store, moment = self._rooms.services.store, now()
        until = moment + timedelta(seconds=LEASE_SECONDS)
        return await store.run(store.take_analysis, store.name, until, moment)

    async def _some(self, table_id: str) -> None:
        """Go on with an analysis for a while, and keep what was found."""
        services = self._rooms.services
        store = services.store
        try:
            room = await self._rooms.room(table_id)
            if room is None:
                return
            table, record = await questions.record(room)
            if table.status != "finished" or room.relic is not None:
                raise Refusal("not-finished", "the match cannot be analysed", 409)
            notes = await store.run(store.notes, table_id)
            claim = Claim(
                f"analysis of {table_id}",
                table.owner or table_id,
                table.origin or table_id,
                people=False,
            )
            found = await go_on(services.workers, claim, table_id, record, notes)
        except (Refusal, RuleboundError, Failed) as error:
            logger.error("analysis", table=table_id, error=str(error)[:200])
            await store.run(store.stop_analysis, table_id)
            return
        status = "done" if found.done else "waiting"
        await store.run(store.add_notes, table_id, len(notes), found.notes, found.total, status)
