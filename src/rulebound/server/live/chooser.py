"""Choosing for a seat whose person does not: for bots, and for people whose time is over."""

import asyncio
import time
from contextlib import suppress
from datetime import timedelta
from math import inf
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.thinking import Question
from rulebound.server.bots.workers import Failed
from rulebound.server.errors import Refusal
from rulebound.server.live.acting import Deed
from rulebound.server.live.timekeeping import is_over
from rulebound.server.logs import logger
from rulebound.server.matches.affairs import SUBSTITUTE
from rulebound.server.store import TableRow, now

if TYPE_CHECKING:
    from rulebound.server.live.room import Room
    from rulebound.server.matches.play import Play

BACKOFF: Final = (0.5, 2.0)
"""How long to wait after each failure before a bot tries again; at last another worker does."""
LEASE_SECONDS: Final = 6.0
HURRY_SECONDS: Final = 0.1
"""How long a bot thinks about each choice that somebody wants to have behind them."""


def claim_of(table: TableRow) -> Claim:
    """For whom workers work that work for a table."""
    people = any(chair.kind == "person" for chair in table.chairs)
    return Claim(table.id, table.owner or table.id, table.origin or table.id, people)


class Chooser:
    """Lets bots think, one choice after the other, as long as it is their turn."""

    def __init__(self, room: "Room") -> None:
        self.stuck: set[int] = set()
        """Seats for which choosing failed."""
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        self._failed: set[int] = set()
        """Workers in which the present choice failed."""

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
        self._forgive()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _due(self) -> tuple[int, str] | None:
        """The seat to choose for now, and the bot that does it."""
        table, play = self._room.table, self._room.play
        if play is None or table.status != "running" or play.turn is None:
            return None
        seat = play.turn
        if seat in self.stuck or play.affairs.paused is not None:
            return None
        chair = table.chairs[seat]
        if chair.kind == "bot":
            return None if self._room.deserted else (seat, chair.bot or SUBSTITUTE)
        if seat in play.affairs.taken or seat in play.match.stand_ins:
            return None if self._room.deserted else (seat, SUBSTITUTE)
        if table.clock is None or table.clock.over != "choose":
            return None
        over = is_over(self._room, play, self._room.services.now())
        return (seat, SUBSTITUTE) if over else None

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
        room = self._room
        try:
            if not await self._lease():
                return False
            async with room.lock:
                play = room.play
                if play is None or play.turn != seat:
                    return True
                asked = self._question(play, seat, bot)
            notation = await self._think(asked)
            if notation is None:
                return False
            pause = 0.0 if self._hurries(play) else room.services.config.bot_pause
            await asyncio.sleep(max(0.0, room.acted + pause - time.monotonic()))
            own = room.table.chairs[seat].kind == "bot" or seat in play.match.stand_ins
            deed = Deed(seat, "choose", asked.seq, notation, bot=None if own else bot)
            await room.act(deed)
        except Refusal as refusal:
            return refusal.code == "stale"
        except SQLAlchemyError:
            return False
        except Exception as error:  # a bot that fails must not stop the others
            return await self._fail(seat, bot, error)
        self._forgive()
        return True

    def _question(self, play: "Play", seat: int, bot: str) -> Question:
        claim = claim_of(self._room.table)
        last = self._failures == len(BACKOFF)
        avoid = frozenset(self._failed if last else ())
        seconds = HURRY_SECONDS if self._hurries(play) else inf
        record = play.match.record()
        return Question(claim, play.seq, record, seat, bot, self._failures, avoid, seconds)

    @staticmethod
    def _hurries(play: "Play") -> bool:
        """Whether people have handed over to bots what they want to have behind them."""
        stand_ins = play.match.stand_ins
        return bool(stand_ins) and not any(stand_ins.values())

    async def _think(self, asked: Question) -> str | None:
        """What the bot chooses; ``None`` if meanwhile the lease was lost."""
        services = self._room.services
        started = time.monotonic()
        thought = asyncio.ensure_future(services.thinking.choose(asked))
        try:
            while not (await asyncio.wait((thought,), timeout=LEASE_SECONDS / 3))[0]:
                if not await self._lease():
                    return None
            notation = await thought
        finally:
            thought.cancel()
        services.metrics.thoughts.labels(asked.bot).observe(time.monotonic() - started)
        return notation

    async def _fail(self, seat: int, bot: str, error: Exception) -> bool:
        """After a while the bot tries again; if it has failed too often, it is stuck."""
        room = self._room
        room.services.metrics.stuck.inc()
        logger.error("bot", table=room.table.id, seat=seat, bot=bot, error=str(error)[:200])
        if isinstance(error, Failed) and error.worker is not None:
            self._failed.add(error.worker)
        if self._failures < len(BACKOFF):
            await asyncio.sleep(BACKOFF[self._failures])
            self._failures += 1
            return True
        self._forgive()
        self.stuck.add(seat)
        room.tell.tables()
        return False

    def _forgive(self) -> None:
        """What failed before counts no more."""
        self._failures = 0
        self._failed.clear()

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
