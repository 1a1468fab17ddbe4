"""What players ask about before they do it: how likely it is to succeed.

Answers are kept as long as the table stands as it did, and grow more certain each time somebody
asks again. Nobody asks any more, nobody works. Of each page only the last question is answered.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from rulebound import RuleboundError
from rulebound.arena.intervals import wilson
from rulebound.bots.outlook import Outlook
from rulebound.server.bots.weighing import Undertaking, try_out
from rulebound.server.bots.workers import Failed
from rulebound.server.errors import Refusal, refusal_of
from rulebound.server.live.chooser import claim_of
from rulebound.server.live.listeners import Listener
from rulebound.server.logs import logger
from rulebound.server.wire.fields import Outgoing
from rulebound.server.wire.frames import OutlookOut, Refused, Weigh, WeighOut

if TYPE_CHECKING:
    from rulebound.server.live.room import Room

PACE: Final = (20, 4.0)
"""How many questions a person may ask at once, and how many a second."""
KEPT: Final = 64
"""So many answers are kept of a table."""
ENOUGH: Final = 2000
"""So many attempts tell all there is to be told."""
NARROW: Final = 0.02
"""And so do fewer if the chance is known to within this, up and down."""

_Key = tuple[int, tuple[str, ...]]


class Weighing:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._at = -1
        """For which act the answers below were found."""
        self._known: dict[_Key, Outlook | None] = {}
        self._asked: dict[Listener, tuple[int, asyncio.Task[None]]] = {}
        """What each page waits for: its call."""

    def ask(self, listener: Listener, seat: int, question: Weigh) -> None:
        """Answer later, so that the page can go on; what it asked before is of no interest now."""
        room = self._room
        if room.table.help not in ("free", "full"):
            raise Refusal("not-allowed", "this table is played without help", 403)
        who = listener.player_id or f"{room.table.id} {seat}"
        if room.services.asking.take(who, *PACE, room.services.config.rate) < 0:
            raise Refusal("too-fast", "you ask too fast", 429)
        self.forget(listener)
        task = room.services.spawn(self._answer(listener, seat, question))
        self._asked[listener] = question.call, task
        task.add_done_callback(lambda done: self._answered(listener, done))

    def forget(self, listener: Listener) -> None:
        """The page is gone, or wants to know something else."""
        if listener in self._asked:
            call, task = self._asked.pop(listener)
            if task.cancel():
                refusal = Refusal("superseded", "something else was asked since", 409)
                listener.tell(Refused(call=call, trouble=refusal.trouble))

    def _answered(self, listener: Listener, task: asyncio.Task[None]) -> None:
        if listener in self._asked and self._asked[listener][1] is task:
            del self._asked[listener]

    async def _answer(self, listener: Listener, seat: int, question: Weigh) -> None:
        try:
            told: Outgoing = WeighOut(call=question.call, outlook=await self._weigh(seat, question))
        except (Refusal, RuleboundError, Failed) as error:
            told = Refused(call=question.call, trouble=self._refusal(error).trouble)
        listener.tell(told)

    def _refusal(self, error: Exception) -> Refusal:
        if isinstance(error, Refusal):
            return error
        if isinstance(error, RuleboundError):
            return refusal_of(error)
        logger.error("weigh", table=self._room.table.id, error=str(error)[:200])
        return Refusal("try-again", "this could not be tried out", 503)

    async def _weigh(self, seat: int, question: Weigh) -> OutlookOut | None:
        room, refs = self._room, tuple(question.refs)
        record = await room.standing(question.at)
        if question.at != self._at:
            self._at, self._known = question.at, {}
        key = (seat, refs)
        known = self._known.get(key, Outlook())
        if known is not None and not _certain(known):
            what = Undertaking(room.table.id, record, seat, refs, known.n)
            more = await try_out(room.services.workers, claim_of(room.table), what)
            known = None if more is None else known + more
            if question.at == self._at:
                if len(self._known) >= KEPT:
                    del self._known[next(iter(self._known))]
                self._known[key] = known
        return None if known is None else _told(known)


def _certain(found: Outlook) -> bool:
    low, high = wilson(found.won, found.n)
    return found.n >= ENOUGH or high - low <= 2 * NARROW


def _told(found: Outlook) -> OutlookOut:
    low, high = wilson(found.won, found.n)
    return OutlookOut(
        n=found.n,
        won=found.won,
        low=low,
        high=high,
        within=list(found.wins),
        beaten=found.beaten,
        lost=found.lost / max(1, found.n),
        done=_certain(found),
    )
