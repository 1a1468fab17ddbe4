"""The tables that this process has in memory."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.bots.thinking import Thinking, ponder, warm_up
from rulebound.server.bots.workers import Workers
from rulebound.server.config import Config
from rulebound.server.errors import Refusal
from rulebound.server.live.analyst import Analyst
from rulebound.server.live.clock import Clock
from rulebound.server.live.keeping import Keeper
from rulebound.server.live.listeners import GOING_AWAY
from rulebound.server.live.presence import LookingElsewhere, Presence
from rulebound.server.live.pubsub import PubSub
from rulebound.server.live.reminding import Reminder
from rulebound.server.live.room import Room, load
from rulebound.server.live.services import Services
from rulebound.server.live.timekeeping import see_to_time
from rulebound.server.logs import logger
from rulebound.server.matches.history import Histories
from rulebound.server.matches.relics import other_rules
from rulebound.server.metrics import Metrics
from rulebound.server.store import News, Store, TableRow, now

PRESENCE_SECONDS: Final = 60.0
"""How long another process is believed about who is at a table; it says so more often."""
SETTLE_SECONDS: Final = 5.0


class Rooms:
    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        workers = Workers(config.workers, warm_up, ponder if config.ponders else None)
        self.services = Services(
            config=config,
            store=store,
            metrics=metrics,
            workers=workers,
            thinking=Thinking(workers, config.bot_seconds, config.bot_cores),
            pubsub=PubSub(store, self),
            attend=self.attend,
        )
        self.histories = Histories()
        self.examining = asyncio.Lock()
        """Held while a stranger's record is looked at."""
        self.imports = 0
        """How many such records are looked at or wait for it."""
        self._rooms: dict[str, Room] = {}
        self.analyst = Analyst(self)
        self._clock = Clock(self)
        self._keeper = Keeper(self.services)
        self.reminder = Reminder(self)
        self._looking = LookingElsewhere()

    async def start(self) -> None:
        if self.services.config.warm:
            self.services.workers.warm_up()
        await self.services.pubsub.start()
        self._clock.start()
        self._keeper.start()
        await self.reminder.start()
        self.analyst.start()

    async def stop(self) -> None:
        """Close all pages; what was begun is brought to its end."""
        await self._clock.stop()
        await self.reminder.stop()
        await self.analyst.stop()
        await self.services.pubsub.stop()
        for room in self._rooms.values():
            room.chooser.stop()
            for listener in room.listeners:
                listener.dismiss(GOING_AWAY)
        await self.services.settle(SETTLE_SECONDS)
        # Whoever serves next may do it by other rules.
        await asyncio.gather(*(room.keep() for room in self._rooms.values()))
        await self._keeper.stop()
        await asyncio.to_thread(self.services.workers.stop)

    # ---- rooms ----

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, from memory or from the store."""
        if table_id not in self._rooms:
            store = self.services.store
            row = await store.run(store.table, table_id)
            if row is None:
                return None
            self._rooms.setdefault(table_id, Room(row, self.services))
            self.services.metrics.rooms.set(len(self._rooms))
        room = self._rooms[table_id]
        room.used = time.monotonic()
        return room

    def loaded(self) -> list[Room]:
        return list(self._rooms.values())

    def present(self, table_id: str) -> frozenset[int]:
        """The seats whose people have a page open."""
        room = self._rooms.get(table_id)
        return frozenset() if room is None else room.present

    def looking(self, table_id: str) -> frozenset[int]:
        """The seats of which somebody looks at a page, in whichever process."""
        room = self._rooms.get(table_id)
        here: frozenset[int] = frozenset() if room is None else room.presence.looking
        return here | self._looking.at(table_id)

    def stuck(self, table_id: str) -> frozenset[int]:
        """The seats whose bots failed."""
        room = self._rooms.get(table_id)
        return frozenset() if room is None else frozenset(room.chooser.stuck)

    def evict(self) -> None:
        """Drop the rooms in which nothing has gone on for long."""
        oldest = time.monotonic() - self.services.config.idle_seconds
        for table_id, room in list(self._rooms.items()):
            if not room.listeners and not room.chooser.busy and room.used < oldest:
                if room.keeping.due:
                    self._do(room.keep())
                    continue
                del self._rooms[table_id]
                room.play = None  # else it would stay until Python looks for garbage
        self.services.metrics.rooms.set(len(self._rooms))

    # ---- tables that change ----

    async def changed(self, table_id: str) -> None:
        """Something other than an act changed a table."""
        room = self._rooms.get(table_id)
        if room is not None:
            await room.refresh()

    async def filled(self, table_id: str) -> None:
        """If all chairs are taken, the match begins."""
        store = self.services.store
        row = await store.run(store.table, table_id)
        if row is None or row.status != "open" or not row.full:
            return
        play = await load(row)
        moment, rules = self.services.now(), play.match.setup.rules
        until = row.first_until(moment)
        due = row.due(play.turn, moment, until)
        if await store.run(store.start, table_id, moment, play.turn, due, rules, until):
            await self.changed(table_id)
            await self.attend(table_id)

    async def attend(self, table_id: str) -> None:
        """See to it that somebody chooses at a table where nobody does."""
        room = self._rooms.get(table_id)
        if room is None:
            store = self.services.store
            row = await store.run(store.table, table_id)
            if row is None or _attended(row, store):
                return
            room = await self.room(table_id)
        if room is None or room.chooser.busy:
            return
        if room.play is None:
            await room.refresh()
        if room.relic is not None:
            raise other_rules()
        if room.deserted and room.waits_for_bot:
            store = self.services.store
            await store.run(store.rest, table_id)  # until somebody comes
        await see_to_time(room)
        room.chooser.wake()

    # ---- what is heard from the store and from other processes ----

    def on_news(self, news: News) -> None:
        if news.kind == "session":
            for each in self.loaded():
                each.end_sessions((news.about,))
            return
        if news.kind == "blocks":
            self._do(self._keep_apart(news.about))
            return
        room = self._rooms.get(news.about)
        own = news.by == self.services.store.name
        if room is None or (own and news.kind != "table"):
            return  # what this process did, its rooms have told already
        if news.kind == "chat":
            self._do(room.chat.hear())
        elif news.kind == "hints":
            self._do(room.hints.hear())
        else:
            self._do(room.refresh())

    def on_gap(self) -> None:
        for room in self.loaded():
            self._do(room.refresh())
            self._do(room.chat.hear())
            self._do(room.hints.hear())
        self._do(self.end_sessions())

    async def _keep_apart(self, player_id: str) -> None:
        """Somebody wants to hear no more of somebody else, or to hear them again."""
        store = self.services.store
        others = await store.run(store.kept_apart, player_id)
        for room in self.loaded():
            for listener in room.listeners:
                listener.keep_apart(player_id, others)

    async def end_sessions(self) -> None:
        """Close the pages of sessions that were ended while nobody told: by another process, as
        the owner's command is, which a SQLite database does not tell of."""
        listeners = [listener for room in self.loaded() for listener in room.listeners]
        here = frozenset(listener.session for listener in listeners if listener.session)
        store = self.services.store
        ended = here - await store.run(store.living, here)
        for room in self.loaded():
            room.end_sessions(ended)

    def on_presence(self, process: str, table_id: str, presence: Presence) -> None:
        until = time.monotonic() + PRESENCE_SECONDS
        self._looking.note(process, table_id, presence, until)
        if room := self._rooms.get(table_id):
            room.note_elsewhere(process, presence, until)

    def on_presence_asked(self, table_id: str) -> None:
        if room := self._rooms.get(table_id):
            room.announce()

    def on_nudge(self, table_id: str, seat: int, by: str) -> None:
        if room := self._rooms.get(table_id):
            room.tell.nudge(seat, by)

    def on_talk(self, who: str) -> None:
        self.services.may_talk(who)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self.services.spawn(_quietly(work))


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """What nobody waits for may fail: the next sweep tries again."""
    try:
        await work
    except (Refusal, SQLAlchemyError) as error:
        logger.warning("news", error=type(error).__name__)


def _attended(table: TableRow, store: Store) -> bool:
    """Whether another process thinks for the table at present."""
    return (
        table.lease_by not in (None, store.name)
        and table.lease_until is not None
        and table.lease_until > now()
    )
