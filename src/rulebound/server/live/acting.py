"""Doing something at a table: applied, stored, and only then told.

If storing fails, or another process was faster, the match is thrown away and read again from the
journal.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from rulebound import RuleboundError
from rulebound.server.errors import Refusal
from rulebound.server.live.keeping import EVERY
from rulebound.server.logs import logger
from rulebound.server.matches.consent import MATCH_ACTS
from rulebound.server.matches.play import Play, common_start
from rulebound.server.matches.states import words
from rulebound.server.store import ActKind, ActRow, StaleAct, TableRow
from rulebound.server.wire.frames import Answer

if TYPE_CHECKING:
    from rulebound.server.live.room import Room

Writes = Callable[[Play, datetime], str]
"""What an affair is in the journal, now that nothing else happens at the table; it is refused
here."""


def nothing() -> None:
    pass


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody wants to do."""

    seat: int
    kind: ActKind
    at: int | None = None
    """Meant for a table at which so many acts were done before; ``None``: at whichever."""
    notation: str = ""
    writes: Writes | None = None
    bot: str | None = None
    """Who chooses in the place of the seat's person."""
    done: Callable[[], None] = field(default=nothing)
    """Called when it is stored, before anybody is told."""


class Acting:
    def __init__(self, room: "Room") -> None:
        self._room = room

    async def act(self, deed: Deed, then: Sequence[Answer] = ()) -> None:
        """Do one thing.

        Once begun, it is carried through even if who asked for it is gone. ``then``: choices that
        were prepared with it; the first one that does not fit what is asked by then, and all after
        it, are dropped.
        """
        await asyncio.shield(self._room.services.spawn(self._act_on(deed, then)))

    async def _act_on(self, deed: Deed, then: Sequence[Answer]) -> None:
        await self._act(replace(deed, done=nothing) if then else deed)
        with suppress(Refusal):  # the first one is made; the table tells how far the others came
            for answer in then:
                play = self._room.play
                if not play or not play.match.awaits(deed.seat, answer.prompt, answer.notation):
                    break
                await self._act(Deed(deed.seat, "choose", play.seq, answer.notation))
        if then:
            deed.done()

    async def _act(self, deed: Deed) -> None:
        room = self._room
        async with room.lock:
            play = await room.ready()
            if room.table.status != "running":
                raise Refusal("over", "the match is over", 409)
            if deed.at is not None:
                check_at(deed.at, play)
            moment = room.services.now()
            if deed.kind == "undo":
                play.check_undo(moment)
            notation = deed.notation if deed.writes is None else deed.writes(play, moment)
            act = ActRow(room.table.id, play.seq, deed.seat, deed.kind, notation, moment, deed.bot)
            try:
                act = replace(act, notation=self.apply(play, act))
            except RuleboundError:
                raise
            except Exception:
                room.forget()  # an engine that fell over may have stopped half way
                raise
            await self._store(play, act)
            room.services.metrics.acts.labels(deed.kind).inc()
            room.chooser.mend(deed.seat)
            deed.done()
            self._go_on(play, deed.seat, moment)
            room.tell.states(room.listeners)
            if play.turn is None or deed.kind not in MATCH_ACTS:
                room.tell.tables()
            if play.turn is None:
                room.chat.tell_hidden()
            await room.keeping.now(since=EVERY if play.turn is not None else 1)
        if deed.kind == "aside":
            await self._consent()
        room.chooser.wake()
        room.chances.wake()

    async def _consent(self) -> None:
        """Bots agree to what a person has asked for beside the decision."""
        room = self._room
        play = room.play
        bots = [chair.seat for chair in room.table.chairs if chair.kind == "bot"]
        for seat in bots:
            option = None if play is None else play.match.consent(seat)
            if play is not None and option is not None:
                with suppress(Refusal):  # what was asked is off the table again
                    await self._act(Deed(seat, "aside", play.seq, option.notation))

    def apply(self, play: Play, act: ActRow) -> str:
        """Do an act of the journal; where something is taken back, pages forget what follows."""
        if act.kind in ("choose", "aside"):
            return play.do(act)
        before = {other.seat: play.match.log(other.seat) for other in self._room.listeners}
        notation = play.do(act)
        left = {seat: common_start(log, play.match.log(seat)) for seat, log in before.items()}
        for listener in self._room.listeners:
            listener.heard = min(listener.heard, left[listener.seat])
        return notation

    async def _store(self, play: Play, act: ActRow) -> None:
        """Append the act to the journal; if that fails, the match is read again from there."""
        room = self._room
        store = room.services.store
        try:
            stands = standing(room.table, play, act.created)
            due = due_at(room.table, play)
            waits = play.affairs.paused is None and play.turn not in play.affairs.taken
            await store.run(store.append, act, due=due, waits=waits, **stands)
        except StaleAct:
            room.forget()
            await room.reread()
            raise Refusal("stale", "the table had moved on", 409) from None
        except SQLAlchemyError as error:
            room.forget()
            room.services.spawn(room.recover())
            logger.error("append", table=room.table.id, error=type(error).__name__)
            raise Refusal("try-again", "the database does not answer", 503) from None
        except BaseException:
            room.forget()
            raise

    def _go_on(self, play: Play, seat: int, moment: datetime) -> None:
        """Note what the store notes too."""
        room = self._room
        values = standing(room.table, play, moment)
        if play.turn is None:
            values["status"] = "finished"
        room.table = replace(room.table, seq=play.seq, moved=moment, **values)
        room.acted = room.used = time.monotonic()
        if room.table.chairs[seat].kind == "person":
            room.visited = room.acted


def check_at(at: int, play: Play) -> None:
    """What only happened beside the match leaves a question as it was."""
    if not play.settled <= at <= play.seq:
        raise Refusal("stale", f"that was act {at}; the table is at {play.seq}", 409)


def due_at(table: TableRow, play: Play) -> datetime | None:
    """When somebody other than a person has to see to the table."""
    if play.affairs.paused is not None:
        return None
    until = play.since if play.turn in play.affairs.taken else play.until
    return table.due(play.turn, play.since, until)


def standing(table: TableRow, play: Play, moment: datetime) -> dict[str, Any]:
    """What the store is told of where an act has led."""
    turn = play.turn
    if turn is not None:
        timed = table.chairs[turn].kind == "person" and turn not in play.affairs.taken
        return {"turn": turn, "since": play.since, "until": play.until if timed else None}
    over: dict[str, Any] = {"turn": None, "since": None, "until": None, "ended": moment}
    if play.result is not None:
        over["result"] = play.result.to_json()
    if play.reason is not None:
        over["reason"] = words(play.reason).model_dump()
    return over
