"""What everybody who has a table's page open is told of it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulebound.server.live.listeners import Listener
from rulebound.server.matches.info import table_info
from rulebound.server.matches.states import facts_of, state_of
from rulebound.server.wire.frames import NudgeOut, TableOut

if TYPE_CHECKING:
    from rulebound.server.live.room import Room


class Broadcast:
    """Tells the listeners of a room, each what they may know and do not know yet."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    def tables(self) -> None:
        """Tell everybody of the table who does not know it so."""
        room = self._room
        present, watchers = room.present, room.watchers
        for listener in room.listeners:
            chair = listener.chair(room.table)
            secret = None if chair is None else chair.secret
            frame = TableOut(
                table=table_info(
                    room.table,
                    listener.player_id,
                    seat=listener.seat,
                    present=present,
                    stuck=room.chooser.stuck,
                ),
                watchers=watchers,
                facts=None,
                secret=None,
            )
            text = frame.model_dump_json()
            first = not listener.table or secret != listener.secret
            if text == listener.table and not first:
                continue
            if first:
                frame.facts = facts_of(room.table)
                frame.secret = listener.secret = secret
                listener.tell(frame)
            else:
                listener.tell_text(text)
            listener.table = text

    def states(self, listeners: Iterable[Listener]) -> None:
        """Tell these how the match stands, and what has happened since they last heard."""
        table, play, relic = self._room.table, self._room.play, self._room.relic
        if play is None and relic is None:
            return
        texts: dict[tuple[int | None, int], tuple[str, int]] = {}
        for listener in listeners:
            key = (listener.seat, listener.heard)
            if key not in texts:
                if relic is not None:
                    state = relic.state(table, *key)
                elif play is not None:
                    state = state_of(table, play, *key, self._room.services.now())
                texts[key] = (state.model_dump_json(), listener.heard + len(state.log.events))
            text, listener.heard = texts[key]
            listener.tell_text(text)

    def nudge(self, seat: int, by: str) -> None:
        for listener in self._room.listeners:
            if listener.seat == seat:
                listener.tell(NudgeOut(by=by))
