"""Who is likely to win, for those who watch: by what everybody sees, and some turns late."""

import asyncio
from typing import TYPE_CHECKING

from rulebound import RuleboundError
from rulebound.bots.chances import LATE
from rulebound.bots.chances import Chances as Late
from rulebound.server.bots.chances import late_chances
from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.workers import Failed
from rulebound.server.live.listeners import Listener
from rulebound.server.logs import logger
from rulebound.server.wire.frames import ChancesOut

if TYPE_CHECKING:
    from rulebound.server.live.room import Room


class Chances:
    """Nobody watches, nobody works. Whoever plays is told nothing."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._known: Late | None = None
        self._at = -1
        """After how many acts that was found."""
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Somebody has come to watch, or the match has gone on."""
        if self._task is None and self._due():
            self._task = self._room.services.spawn(self._run())

    def tell_all(self, listener: Listener) -> None:
        """For somebody who has just come."""
        if self._known is not None and self._room.table.status == "running":
            _tell(listener, self._known)

    def _due(self) -> bool:
        room = self._room
        return (
            room.play is not None
            and room.table.status == "running"
            and room.table.seq != self._at
            and room.table.help in ("free", "full")
            and any(listener.seat is None for listener in room.listeners)
        )

    async def _run(self) -> None:
        try:
            while self._due():
                await self._look()
        except (RuleboundError, Failed) as error:  # a watcher can do without
            logger.warning("chances", table=self._room.table.id, error=str(error)[:200])
        finally:
            self._task = None

    async def _look(self) -> None:
        room = self._room
        async with room.lock:
            play = room.play
            if play is None:
                return
            self._at, record = play.seq, play.match.record()
        table = room.table
        claim = Claim(f"chances at {table.id}", table.owner or "", table.origin or "", people=False)
        found = await late_chances(room.services.workers, claim, table.id, record)
        if found == self._known:
            return
        self._known = found
        for listener in room.listeners:
            _tell(listener, found)


def _tell(listener: Listener, found: Late | None) -> None:
    if listener.seat is None:
        at, shares = (0, ()) if found is None else found
        told = [round(share, 3) for share in shares]
        listener.tell(ChancesOut(at=at, late=LATE, shares=told))
