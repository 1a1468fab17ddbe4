"""What people say at a table."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from rulebound.server.errors import Refusal
from rulebound.server.live.listeners import Listener
from rulebound.server.names import beside
from rulebound.server.store import ChairRow, ChatRow, now
from rulebound.server.wire.frames import ChatLine, ChatOut

if TYPE_CHECKING:
    from rulebound.server.live.room import Room

LINES: Final = 200
"""So many lines a page is told when it opens."""


class Chat:
    """The talk of a room. Watchers talk among themselves; players hear them after the match."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._lines: dict[int, ChatRow] = {}
        self._reading = asyncio.Lock()

    async def say(self, listener: Listener, text: str) -> None:
        room = self._room
        chair = listener.chair(room.table)
        name = listener.name if chair is None else chair.name
        if name is None:
            raise Refusal("no-player", "say who you are first", 401)
        who = self._who(listener, chair)
        if not room.services.may_talk(who):
            raise Refusal("too-fast", "you talk too fast", 429)
        room.services.pubsub.tell_talk(room.table.id, who)
        store = room.services.store
        line = ChatRow(room.table.id, listener.player_id, name, listener.seat, text, now())
        try:
            await store.run(store.say, line)
        except IntegrityError:  # a guest who has since become the holder of an account
            raise Refusal("no-player", "come again as who you are now", 401) from None
        await self.hear()

    def _who(self, listener: Listener, chair: ChairRow | None) -> str:
        """More pages, other tables, the key of a seat: the person stays the same."""
        seated = None if chair is None else chair.player_id
        return seated or listener.player_id or f"{self._room.table.id} {listener.seat}"

    async def hear(self) -> None:
        """Read what is new, from whichever process it came, and tell it."""
        async with self._reading:
            store = self._room.services.store
            rows = await store.run(store.chat, self._room.table.id, LINES)
            new = [row for row in rows if row.id not in self._lines]
            # What is not kept any more, as its speaker has left the server, is not told again.
            self._lines = {row.id: row for row in rows}
            for listener in self._room.listeners:
                self._tell(listener, new)

    def tell_all(self, listener: Listener) -> None:
        """For somebody who has just come."""
        self._tell(listener, [self._lines[number] for number in sorted(self._lines)])

    def tell_hidden(self) -> None:
        """The match is over: players are told what the watchers said."""
        hidden = [row for _, row in sorted(self._lines.items()) if not self._was_open(row)]
        for listener in self._room.listeners:
            if listener.seat is not None:
                self._tell(listener, hidden)

    def _tell(self, listener: Listener, rows: Iterable[ChatRow]) -> None:
        lines = [
            ChatLine(
                id=row.id, name=self._name(row), seat=row.seat, text=row.text, when=row.created
            )
            for row in rows
            if self._author(row) not in listener.apart
            if listener.seat is None or self._room.table.status != "running" or self._was_open(row)
        ]
        if lines:
            listener.tell(ChatOut(lines=lines))

    async def keep_apart(self, listener: Listener) -> None:
        """Learn whom somebody who comes does not hear."""
        chair = listener.chair(self._room.table)
        if chair is not None:
            listener.who = chair.player_id
        if listener.who is not None:
            store = self._room.services.store
            listener.apart = await store.run(store.kept_apart, listener.who)

    def _author(self, row: ChatRow) -> str | None:
        if row.player_id is None and row.seat is not None:  # who came by the key of the seat
            return self._room.table.chairs[row.seat].player_id
        return row.player_id

    def _name(self, row: ChatRow) -> str:
        """Who said it. Nobody is taken for a player, whatever name they had or have."""
        table = self._room.table
        if row.seat is not None and table.chairs[row.seat].name == row.name:
            return table.names[row.seat] or row.name
        return beside(table.names, (row.name,))[0]

    def _was_open(self, row: ChatRow) -> bool:
        """A player said it, or it was said while there were no secrets yet."""
        started = self._room.table.started
        return row.seat is not None or started is None or row.created < started
