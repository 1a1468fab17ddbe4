"""One table in the memory of this process: its match, and everybody who has its page open.

The match is touched only under the room's lock. What was told to anybody is in the journal.
"""

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.errors import Refusal
from rulebound.server.live.acting import Acting, check_at
from rulebound.server.live.broadcast import Broadcast
from rulebound.server.live.chances import Chances
from rulebound.server.live.chat import Chat
from rulebound.server.live.chooser import Chooser
from rulebound.server.live.hints import Hints
from rulebound.server.live.keeping import Keeping
from rulebound.server.live.listeners import FORBIDDEN, NO_TABLE, TRY_LATER, Listener
from rulebound.server.live.presence import MOST_WATCHERS, Elsewhere, Presence, presence_of
from rulebound.server.live.services import Services
from rulebound.server.live.weighing import Weighing
from rulebound.server.logs import logger
from rulebound.server.matches.keepsakes import OtherRules, revive, unpack
from rulebound.server.matches.play import Play
from rulebound.server.matches.relics import Relic, other_rules
from rulebound.server.names import beside
from rulebound.server.store import TableRow, now

RECOVERY_SECONDS: Final = (0.1, 0.5, 2.0)
"""When to try again after a failure; then the sweep does."""


class Room:
    def __init__(self, table: TableRow, services: Services) -> None:
        self.table = table
        self.services = services
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        """The match, once it was needed."""
        self.relic: Relic | None = None
        """What is left of it, if its rules have changed."""
        self.keeping = Keeping(self)
        self.listeners: set[Listener] = set()
        self.chooser = Chooser(self)
        self.tell = Broadcast(self)
        self.acting = Acting(self)
        self.act = self.acting.act
        self.chat = Chat(self)
        self.weighing = Weighing(self)
        self.hints = Hints(self)
        self.chances = Chances(self)
        self.acted = time.monotonic()
        """When the last act was, for pauses."""
        self.used = time.monotonic()
        """When this room was last needed."""
        self.visited = time.monotonic()
        """When a person was last here, or did something."""
        self.nudged = float("-inf")
        self._elsewhere = Elsewhere()

    # ---- coming and going ----

    async def join(self, listener: Listener) -> None:
        """Let somebody listen: first the table, then the match, then the chat."""
        async with self.lock:
            if self.play is None:
                await self.reread()
            await self.chat.hear()
            await self.chat.keep_apart(listener)
            self._seat(listener)
            if not listener.may_look(self.table):
                raise Refusal("not-allowed", "this table is played without watchers", 403)
            self.listeners.add(listener)
            try:
                self.tell.tables()
                self.tell.states((listener,))
            except BaseException:
                self.listeners.discard(listener)
                raise
            self.chat.tell_all(listener)
            await self.hints.tell_all(listener)
            self.chances.tell_all(listener)
        self.announce()
        if len(self.listeners) == 1:
            self.services.pubsub.ask_presence(self.table.id)
        self.chooser.wake()  # at a table that nobody watched, bots have stopped
        self.chances.wake()

    async def leave(self, listener: Listener) -> None:
        """Somebody's page was closed."""
        self.used = self.visited = time.monotonic()
        self.listeners.discard(listener)
        self.weighing.forget(listener)
        async with self.lock:
            if listener.seat is not None and listener.seat not in self.presence.seats:
                with suppress(SQLAlchemyError):
                    await self._left(listener.seat)
            self.tell.tables()
            if not self.listeners:
                await self.keeping.now()
        self.announce()

    async def look(self, listener: Listener, visible: bool) -> None:
        """Somebody has turned to a page, or away from it."""
        listener.visible = visible
        async with self.lock:
            if listener.seat is not None and listener.seat not in self.presence.looking:
                await self._left(listener.seat)
        self.announce()

    def end_sessions(self, ended: Collection[str]) -> None:
        """Close the pages of these sessions; each may come again as whoever it is then."""
        for listener in tuple(self.listeners):
            if listener.session in ended:
                self._dismiss(listener, TRY_LATER)

    def _dismiss(self, listener: Listener, code: int) -> None:
        listener.dismiss(code)
        self.listeners.discard(listener)

    async def _left(self, seat: int) -> None:
        moment = now()
        chairs = tuple(
            replace(chair, seen=moment) if chair.seat == seat else chair
            for chair in self.table.chairs
        )
        self.table = replace(self.table, chairs=chairs)
        store = self.services.store
        await store.run(store.touch_seat, self.table.id, seat, moment)

    def _seat(self, listener: Listener) -> bool:
        """Find the listener's chair; whether it is another one than before."""
        chair = listener.chair(self.table)
        seat = None if chair is None else chair.seat
        changed = seat != listener.seat
        if changed:
            listener.seat = seat
            listener.heard = 0
        return changed

    # ---- what the store knows ----

    async def ready(self) -> Play:
        """The match; it is loaded if need be."""
        if self.play is None:
            await self.reread()
        if self.relic is not None:
            raise other_rules()
        if self.play is None:
            raise Refusal("not-running", "the match has not begun", 409)
        return self.play

    async def _load(self) -> None:
        """Rebuild the match from the journal; if its rules have changed, show what was kept."""
        store, table = self.services.store, self.table
        data = await store.run(store.keepsake, table.id)
        acts = await store.run(store.acts, table.id)
        kept = None if data is None else await asyncio.to_thread(unpack, data)
        self.relic = None
        try:
            self.play = await asyncio.to_thread(revive, table, acts, kept)
        except OtherRules as error:
            logger.warning("other rules", table=table.id, error=str(error)[:200])
            self.relic = Relic(table, acts, kept)
        self.keeping.seq = 0 if kept is None else kept.seq

    async def keep(self) -> None:
        """Keep the present moment, if it is not yet."""
        async with self.lock:
            await self.keeping.now()

    def forget(self) -> None:
        """What is known of the match may not be so: it is read again."""
        self.play = None
        for listener in self.listeners:
            listener.heard = 0

    async def refresh(self) -> None:
        """Read what has changed at the table, and tell it."""
        async with self.lock:
            await self.reread()
        self.chooser.wake()
        self.chances.wake()

    async def recover(self) -> None:
        """It is not known whether an act was stored: look, as soon as the database answers."""
        for seconds in RECOVERY_SECONDS:
            await asyncio.sleep(seconds)
            with suppress(Refusal):
                await self.refresh()
                return

    async def reread(self) -> None:
        """Bring table and match to what is stored; tell everybody what is new."""
        store = self.services.store
        try:
            row = await store.run(store.table, self.table.id)
            if row is None:
                self._clear_away()
                raise Refusal("no-such-table", "there is no table at this address", 404)
            status, self.table = self.table.status, row
            news = await self._catch_up()
            news = news or (self.relic is not None and status != row.status)
        except SQLAlchemyError:
            raise Refusal("try-again", "the database does not answer", 503) from None
        for listener in tuple(self.listeners):
            sat = listener.seat is not None
            if self._seat(listener):
                listener.table = ""
                news = True
            if sat and listener.seat is None and row.status != "open":
                # The player has logged in and become another; the page comes again as that one.
                self._dismiss(listener, TRY_LATER)
            elif not listener.may_look(row):
                self._dismiss(listener, FORBIDDEN)
        self.tell.tables()
        if news:
            self.tell.states(self.listeners)
        if status == "running" and row.status == "finished":
            self.chat.tell_hidden()

    def _clear_away(self) -> None:
        """The table was given up, and is no more."""
        self.play = None
        for listener in tuple(self.listeners):
            self._dismiss(listener, NO_TABLE)

    async def _catch_up(self) -> bool:
        """Apply the acts of other processes; whether there were any."""
        if self.table.status not in ("running", "finished"):
            return False
        play = self.play
        if play is None:
            if self.relic is not None and self.relic.seq == self.table.seq:
                return False
            await self._load()
            return True
        store = self.services.store
        acts = await store.run(store.acts, self.table.id, play.seq)
        try:
            for act in acts:
                self.acting.apply(play, act)
        except Exception:
            self.forget()
            await self._load()
        if acts:
            self.acted = time.monotonic()
        return bool(acts)

    async def standing(self, at: int) -> dict[str, Any]:
        """The record of the match, if so many acts were done before."""
        async with self.lock:
            play = await self.ready()
            check_at(at, play)
            return play.match.record()

    # ---- who is here ----

    @property
    def presence(self) -> Presence:
        """Who is at the table through this process."""
        return presence_of(self.listeners)

    @property
    def present(self) -> frozenset[int]:
        """The seats whose people have a page open, in whichever process."""
        return self.presence.seats.union(*(other.seats for other in self._elsewhere.all()))

    @property
    def watchers(self) -> list[str]:
        others = (other.watchers for other in self._elsewhere.all())
        watchers = sorted(set(self.presence.watchers).union(*others))[:MOST_WATCHERS]
        return beside(self.table.names, watchers)

    @property
    def deserted(self) -> bool:
        """Whether nobody has looked for so long that bots need not go on."""
        if self.listeners:
            return False
        return time.monotonic() - self.visited > self.services.config.unwatched_seconds

    def stands_in(self, seat: int) -> bool:
        """Whether a bot chooses for a player who has agreed to it."""
        return self.play is not None and seat in self.play.match.stand_ins

    def is_taken(self, seat: int) -> bool:
        """Whether a bot has taken the seat from its person."""
        return self.play is not None and seat in self.play.affairs.taken

    @property
    def waits_for_bot(self) -> bool:
        turn = self.table.turn
        return turn is not None and (self.table.chairs[turn].kind == "bot" or self.is_taken(turn))

    def announce(self) -> None:
        """Let other processes know who is here."""
        self.services.pubsub.tell_presence(self.table.id, self.presence)

    def note_elsewhere(self, process: str, presence: Presence, until: float) -> None:
        """Another process says who is at the table."""
        self._elsewhere.note(process, presence, until)
        if presence.seats or presence.watchers:
            self.visited = time.monotonic()
        self.tell.tables()


async def load(table: TableRow) -> Play:
    """The match with which a table begins."""
    try:
        return await asyncio.to_thread(revive, table, (), None)
    except OtherRules as error:
        logger.warning("load", table=table.id, error=str(error)[:200])
        message = "the rules have changed since this table was set; set another one"
        raise Refusal("other-rules", message, 409) from error
