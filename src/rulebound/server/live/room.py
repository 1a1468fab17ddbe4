"""One table in the memory of this process: its match, and everybody who has its page open.

The match is touched only under the room's lock. An act is applied, stored, and only then told: what
was told to anybody is in the journal. If storing fails, or another process was faster, the match is
thrown away and read again from the journal.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound import RuleboundError
from rulebound.server.errors import Refusal
from rulebound.server.live.broadcast import Broadcast
from rulebound.server.live.chat import Chat
from rulebound.server.live.chooser import Chooser
from rulebound.server.live.keeping import EVERY, Keeping
from rulebound.server.live.listeners import FORBIDDEN, NO_TABLE, TRY_LATER, Listener
from rulebound.server.live.presence import MOST_WATCHERS, Elsewhere, Presence, presence_of
from rulebound.server.live.services import Services
from rulebound.server.live.weighing import Weighing
from rulebound.server.logs import logger
from rulebound.server.matches.keepsakes import OtherRules, revive, unpack
from rulebound.server.matches.play import Play, common_start
from rulebound.server.matches.relics import Relic, other_rules
from rulebound.server.matches.states import words
from rulebound.server.names import beside
from rulebound.server.store import ActKind, ActRow, StaleAct, TableRow, now
from rulebound.server.wire.frames import Answer

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
        self.chat = Chat(self)
        self.weighing = Weighing(self)
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
                await self._refresh()
            await self.chat.hear()
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
        self.announce()
        if len(self.listeners) == 1:
            self.services.pubsub.ask_presence(self.table.id)
        self.chooser.wake()  # at a table that nobody watched, bots have stopped

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

    # ---- acting ----

    async def act(
        self,
        seat: int,
        kind: ActKind,
        at: int,
        notation: str = "",
        done: Callable[[], None] = lambda: None,
        then: Sequence[Answer] = (),
    ) -> None:
        """Do one act, meant for a table at which ``at`` acts were done before.

        ``done`` is called when it is stored, before anybody is told. Once begun, an act is carried
        through even if who asked for it is gone. ``then``: choices that were prepared with it; the
        first one that does not fit what is asked by then, and all after it, are dropped.
        """
        doing = self.services.spawn(self._act_on(seat, kind, at, notation, done, then))
        await asyncio.shield(doing)

    async def _act_on(
        self,
        seat: int,
        kind: ActKind,
        at: int,
        notation: str,
        done: Callable[[], None],
        then: Sequence[Answer],
    ) -> None:
        await self._act(seat, kind, at, notation, done if not then else lambda: None)
        with suppress(Refusal):  # the first one is made; the table tells how far the others came
            for answer in then:
                play = self.play
                if not play or not play.match.awaits(seat, answer.prompt, answer.notation):
                    break
                await self._act(seat, "choose", play.seq, answer.notation, lambda: None)
        if then:
            done()

    async def _act(
        self, seat: int, kind: ActKind, at: int, notation: str, done: Callable[[], None]
    ) -> None:
        async with self.lock:
            play = await self.ready()
            if self.table.status != "running":
                raise Refusal("over", "the match is over", 409)
            check_at(at, play)
            moment = now()
            if kind == "undo":
                play.check_undo(self.table.clock_seconds, moment)
            try:
                notation = self._apply(play, kind, seat, notation, moment)
            except RuleboundError:
                raise
            except Exception:
                self._forget()  # an engine that fell over may have stopped half way
                raise
            await self._store(play, ActRow(self.table.id, at, seat, kind, notation, moment))
            self.services.metrics.acts.labels(kind).inc()
            self.chooser.mend(seat)
            done()
            self._go_on(play, seat, moment)
            self.tell.states(self.listeners)
            if play.turn is None:
                self.tell.tables()
                self.chat.tell_hidden()
            await self.keeping.now(since=EVERY if play.turn is not None else 1)
        if kind == "aside":
            await self._consent()
        self.chooser.wake()

    async def _consent(self) -> None:
        """Bots agree to what a person has asked for beside the decision."""
        play = self.play
        bots = [chair.seat for chair in self.table.chairs if chair.kind == "bot"]
        for seat in bots:
            option = None if play is None else play.match.consent(seat)
            if play is not None and option is not None:
                with suppress(Refusal):  # what was asked is off the table again
                    await self._act(seat, "aside", play.seq, option.notation, lambda: None)

    def _apply(self, play: Play, kind: ActKind, seat: int, notation: str, moment: datetime) -> str:
        if kind != "undo":
            return play.apply(kind, seat, notation, moment)
        match = play.match
        before = {other.seat: match.log(other.seat) for other in self.listeners}
        undone = play.apply(kind, seat, notation, moment)
        left = {other: common_start(log, match.log(other)) for other, log in before.items()}
        for listener in self.listeners:
            listener.heard = min(listener.heard, left[listener.seat])
        return undone

    async def _store(self, play: Play, act: ActRow) -> None:
        """Append the act to the journal; if that fails, the match is read again from there."""
        store = self.services.store
        try:
            outcome = _outcome(play, act.created)
            due = self.table.due(play.turn, outcome["since"])
            await store.run(store.append, act, turn=play.turn, due=due, **outcome)
        except StaleAct:
            self._forget()
            await self._refresh()
            raise Refusal("stale", "the table had moved on", 409) from None
        except SQLAlchemyError as error:
            self._forget()
            self.services.spawn(self._recover())
            logger.error("append", table=self.table.id, error=type(error).__name__)
            raise Refusal("try-again", "the database does not answer", 503) from None
        except BaseException:
            self._forget()
            raise

    def _go_on(self, play: Play, seat: int, moment: datetime) -> None:
        """Note what the store notes too."""
        values = {"turn": play.turn, **_outcome(play, moment)}
        if play.turn is None:
            values["status"] = "finished"
        self.table = replace(self.table, seq=play.seq, moved=moment, **values)
        self.acted = self.used = time.monotonic()
        if self.table.chairs[seat].kind == "person":
            self.visited = self.acted

    # ---- what the store knows ----

    async def ready(self) -> Play:
        """The match; it is loaded if need be."""
        if self.play is None:
            await self._refresh()
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

    def _forget(self) -> None:
        self.play = None
        for listener in self.listeners:
            listener.heard = 0

    async def refresh(self) -> None:
        """Read what has changed at the table, and tell it."""
        async with self.lock:
            await self._refresh()
        self.chooser.wake()

    async def _recover(self) -> None:
        """It is not known whether an act was stored: look, as soon as the database answers."""
        for seconds in RECOVERY_SECONDS:
            await asyncio.sleep(seconds)
            with suppress(Refusal):
                await self.refresh()
                return

    async def _refresh(self) -> None:
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
                self._apply(play, act.kind, act.seat, act.notation, act.created)
        except Exception:
            self._forget()
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

    @property
    def waits_for_bot(self) -> bool:
        turn = self.table.turn
        return turn is not None and self.table.chairs[turn].kind == "bot"

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


def check_at(at: int, play: Play) -> None:
    if at != play.seq:
        raise Refusal("stale", f"that was act {at}; the table is at {play.seq}", 409)


def _outcome(play: Play, moment: datetime) -> dict[str, Any]:
    """What the store is told of where an act has led."""
    if play.turn is not None:
        return {"since": play.since}
    result = play.match.result
    if result is None:
        return {"since": None, "ended": moment}
    return {
        "since": None,
        "ended": moment,
        "result": result.to_json(),
        "reason": words(result.reason).model_dump(),
    }
