"""Choosing for a seat whose person does not: for bots, and for people whose time is over."""

import asyncio
import time
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.errors import Refusal
from rulebound.server.logs import logger
from rulebound.server.store import now

if TYPE_CHECKING:
    from rulebound.server.live.room import Room

SUBSTITUTE: Final = "steady"
"""The bot that chooses when time is over."""
COMING_BACK: Final = timedelta(seconds=15)
"""So long after a start nobody's time is over: first their pages have to find the server again."""
MOST_FAILURES: Final = 2
LEASE_SECONDS: Final = 6.0


class Chooser:
    """Lets bots think, one choice after the other, as long as it is their turn."""

    def __init__(self, room: "Room") -> None:
        self.stuck: set[int] = set()
        """Seats for which choosing failed."""
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._failures = 0

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Start thinking, if somebody is waited for whoever does not choose himself."""
        if self._task is None and self._due() is not None:
            self._task = self._room.services.spawn(self._run())

    def mend(self, seat: int) -> None:
        """Try again with a seat that was stuck."""
        self.stuck.discard(seat)
        self._failures = 0

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _due(self) -> tuple[int, str] | None:
        """The seat to choose for now, and the bot that does it."""
        table, play = self._room.table, self._room.play
        if play is None or table.status != "running" or play.turn is None:
            return None
        seat = play.turn
        if seat in self.stuck:
            return None
        chair = table.chairs[seat]
        if chair.kind == "bot":
            return seat, chair.bot or SUBSTITUTE
        until = play.until(table.clock_seconds)
        if until is None or max(until, self._room.services.opened + COMING_BACK) > now():
            return None
        return seat, SUBSTITUTE

    async def _run(self) -> None:
        again = False
        try:
            while (due := self._due()) is not None:
                if not await self._choose(*due):
                    break
            else:
                again = True
        finally:
            await self._release()
            self._task = None
        if again:
            self.wake()  # it may have become a bot's turn while the lease was given back

    async def _choose(self, seat: int, bot: str) -> bool:
        """Think about one choice and make it; whether to go on."""
        room, services = self._room, self._room.services
        try:
            if not await self._lease():
                return False
            async with room.lock:
                play = room.play
                if play is None or play.turn != seat:
                    return True
                seq, record = play.seq, play.match.record()
            notation = await self._think(seq, record, seat, bot)
            if notation is None:
                return False
            await asyncio.sleep(max(0.0, room.acted + services.config.bot_pause - time.monotonic()))
            await room.act(seat, "choose", seq, notation)
        except Refusal as refusal:
            return refusal.code == "stale"
        except SQLAlchemyError:
            return False
        except Exception as error:  # a bot that fails must not stop the others
            return self._fail(seat, bot, error)
        self._failures = 0
        return True

    async def _think(self, seq: int, record: dict[str, Any], seat: int, bot: str) -> str | None:
        """What the bot chooses; ``None`` if meanwhile the lease was lost."""
        services, table_id = self._room.services, self._room.table.id
        started = time.monotonic()
        thought = asyncio.ensure_future(self._in_turn(table_id, seq, record, seat, bot))
        try:
            while not (await asyncio.wait((thought,), timeout=LEASE_SECONDS / 3))[0]:
                if not await self._lease():
                    return None
            notation = await thought
        finally:
            thought.cancel()
        services.metrics.thoughts.labels(bot).observe(time.monotonic() - started)
        return notation

    async def _in_turn(self, *job: Any) -> str:
        """Bots that play among themselves do not keep those waiting who play with people."""
        services = self._room.services
        if any(chair.kind == "person" for chair in self._room.table.chairs):
            return await services.thinking.choose(*job)
        async with services.leisure:
            return await services.thinking.choose(*job)

    def _fail(self, seat: int, bot: str, error: Exception) -> bool:
        room = self._room
        self._failures += 1
        room.services.metrics.stuck.inc()
        logger.error("bot", table=room.table.id, seat=seat, bot=bot, error=str(error)[:200])
        if self._failures < MOST_FAILURES:
            return True
        self._failures = 0
        self.stuck.add(seat)
        room.tell_tables()
        return False

    async def _lease(self) -> bool:
        """Where several processes serve the table, only one of them thinks.

        The lease is short and renewed, so that another can soon take over from one that died.
        """
        store = self._room.services.store
        if not store.postgres:
            return True
        moment = now()
        seconds = LEASE_SECONDS + self._room.services.config.bot_pause
        until = moment + timedelta(seconds=seconds)
        return await store.run(store.lease, self._room.table.id, store.name, until, moment)

    async def _release(self) -> None:
        store = self._room.services.store
        if store.postgres:
            with suppress(SQLAlchemyError):  # it runs out by itself
                await store.run(store.release, self._room.table.id, store.name)
