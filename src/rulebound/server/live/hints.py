"""Hints: what a bot would do that knows what the seat knows. Everybody sees that one was asked."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from rulebound import RuleboundError
from rulebound.server.bots.teaching import Wanted, hint
from rulebound.server.bots.workers import Failed
from rulebound.server.errors import Refusal, refusal_of
from rulebound.server.live.chooser import claim_of
from rulebound.server.live.listeners import Listener
from rulebound.server.logs import logger
from rulebound.server.store import HintRow, now
from rulebound.server.wire.fields import Outgoing
from rulebound.server.wire.frames import Asked, AskedOut, AskHint, HintOption, HintOut, Refused

if TYPE_CHECKING:
    from rulebound.server.live.room import Room

A_ROUND: Final = 3
"""So many hints a seat may ask for in a round."""


class Hints:
    """The hints of a room. One that fails costs nothing."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._asked: list[HintRow] | None = None
        self._known: dict[tuple[int, int], list[dict[str, Any]]] = {}
        """By act and seat: what was answered last."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        """By seat: what is being thought about."""

    async def ask(self, listener: Listener, seat: int, question: AskHint) -> None:
        """Answer later, so that the page can go on."""
        room = self._room
        if not room.table.allows_hints:
            raise Refusal("not-allowed", "this table is played without hints", 403)
        if seat in self._thinking:
            raise Refusal("too-fast", "a hint is being thought of already", 429)
        record = await room.standing(question.at)
        row = self._row(seat, question.at)
        asked = await self._all()
        again = any((each.seq, each.seat) == (row.seq, seat) for each in asked)
        used = sum(each.seat == seat and each.round == row.round for each in asked)
        if not again and used >= A_ROUND:
            raise Refusal("no-hints-left", f"there are {A_ROUND} hints a round", 409)
        task = room.services.spawn(self._answer(listener, question, row, record))
        self._thinking[seat] = task
        task.add_done_callback(lambda done: self._thinking.pop(seat, None))

    def _row(self, seat: int, at: int) -> HintRow:
        """What is noted of a hint, if one may be asked for now."""
        play, table = self._room.play, self._room.table
        decision = None if play is None else play.match.decision
        if play is None or decision is None or table.status != "running":
            raise Refusal("over", "the match is over", 409)
        if decision.seat != seat or seat in play.match.stand_ins:
            raise Refusal("not-your-turn", "hints are for whoever has to choose", 409)
        if len(decision.options) < 2:
            raise Refusal("only-one", "there is only one thing to do", 409)
        return HintRow(table.id, at, seat, play.match.seq, play.match.round, now())

    async def _answer(
        self, listener: Listener, question: AskHint, row: HintRow, record: dict[str, Any]
    ) -> None:
        try:
            told: Outgoing = HintOut(
                call=question.call,
                options=[HintOption(**found) for found in await self._found(row, record)],
            )
        except (Refusal, RuleboundError, Failed, SQLAlchemyError) as error:
            told = Refused(call=question.call, trouble=self._refusal(error).trouble)
        listener.tell(told)

    async def _found(self, row: HintRow, record: dict[str, Any]) -> list[dict[str, Any]]:
        room, key = self._room, (row.seq, row.seat)
        found = self._known.get(key)
        if found is None:
            wanted = Wanted(room.table.id, record, row.seat)
            found = await hint(room.services.workers, claim_of(room.table), wanted)
            if not found:
                raise Refusal("no-hint", "nothing can be said about this", 409)
            self._known = {key: found}
        store = room.services.store
        await store.run(store.note_hint, row)
        await self.hear()
        return found

    def _refusal(self, error: Exception) -> Refusal:
        if isinstance(error, Refusal):
            return error
        if isinstance(error, RuleboundError):
            return refusal_of(error)
        logger.error("hint", table=self._room.table.id, error=str(error)[:200])
        return Refusal("no-hint", "no hint this time", 503)

    # ---- what everybody is told ----

    async def _all(self) -> list[HintRow]:
        if self._asked is None:
            store = self._room.services.store
            self._asked = await store.run(store.hints, self._room.table.id)
        return self._asked

    async def hear(self) -> None:
        """Somebody has asked, through whichever process: tell everybody."""
        self._asked = None
        asked = await self._all()
        for listener in self._room.listeners:
            _tell(listener, asked)

    async def tell_all(self, listener: Listener) -> None:
        """For somebody who has just come."""
        if asked := await self._all():
            _tell(listener, asked)


def _tell(listener: Listener, asked: list[HintRow]) -> None:
    rows = [Asked(seat=each.seat, choices=each.choices, round=each.round) for each in asked]
    listener.tell(AskedOut(hints=rows))
