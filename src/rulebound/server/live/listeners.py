"""Somebody's open page at a table, and what is on its way there."""

import asyncio
import hmac
from collections.abc import AsyncIterator
from typing import Final

from rulebound.server.store import ChairRow, PlayerRow, TableRow
from rulebound.server.wire.fields import Outgoing

LONGEST_QUEUE: Final = 100
"""Who is so many frames behind is cut off; the page comes again and gets the whole state."""
TRY_LATER: Final = 1013
GOING_AWAY: Final = 1001
FORBIDDEN: Final = 4403
NO_TABLE: Final = 4404


class Listener:
    """Who looks, from which seat, and what was told already."""

    def __init__(
        self, player: PlayerRow | None, key: str | None = None, session: str | None = None
    ) -> None:
        self.player_id = None if player is None else player.id
        self.name = None if player is None else player.name
        self.key = key
        self.session = session
        """The page is closed when this one ends."""
        self.seat: int | None = None
        self.visible = True
        """Somebody can see the page."""
        self.heard = 0
        """How many events of its log the page was told."""
        self.table = ""
        """The last table frame that it was told."""
        self.secret: str | None = None
        """The key of its seat that it was told."""
        self.who = self.player_id
        """Who it is: by the cookie, else by whose seat it has the key."""
        self.apart: frozenset[str] = frozenset()
        """People who are not heard here: one of the two keeps the other away."""
        self.code = 1000
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = False

    def chair(self, table: TableRow) -> ChairRow | None:
        """The chair that is this listener's: by the key of a seat, or by who sits there."""
        if self.key is not None:
            for chair in table.chairs:
                if chair.kind == "person" and hmac.compare_digest(chair.secret, self.key):
                    return chair
        return table.chair_of(self.player_id)

    def keep_apart(self, player_id: str, others: frozenset[str]) -> None:
        """Somebody is kept apart from these others, and from nobody else."""
        if self.who == player_id:
            self.apart = others
        elif self.who in others:
            self.apart |= {player_id}
        else:
            self.apart -= {player_id}

    def may_look(self, table: TableRow) -> bool:
        """Nobody but the players looks on where watching is not allowed; nothing is secret
        before the match and after it."""
        return self.seat is not None or table.watching or table.status != "running"

    def tell(self, frame: Outgoing) -> None:
        self.tell_text(frame.model_dump_json())

    def tell_text(self, text: str) -> None:
        if self._closed:
            return
        if self._queue.qsize() >= LONGEST_QUEUE:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.dismiss(TRY_LATER)
        else:
            self._queue.put_nowait(text)

    def dismiss(self, code: int) -> None:
        """Close the connection once everything on its way has gone out."""
        if not self._closed:
            self._closed = True
            self.code = code
            self._queue.put_nowait(None)

    async def frames(self) -> AsyncIterator[str]:
        """What to send, until the listener is dismissed."""
        while (text := await self._queue.get()) is not None:
            yield text
