"""The analysis of a finished match over HTTP: ask for it, and see how far it has come."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request

from rulebound.bots.analysis import Note, read_note, turning_points
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Me
from rulebound.server.http.errors import refused
from rulebound.server.http.tables import NO_TABLE, room_of
from rulebound.server.live.room import Room
from rulebound.server.live.rooms import Rooms
from rulebound.server.matches.relics import other_rules
from rulebound.server.store import Store, now
from rulebound.server.wire.analysis import AnalysisOut
from rulebound.server.wire.fields import TableId

router = APIRouter(prefix="/api", tags=["analysis"])

MOST_WAITING: Final = 50
"""So many matches wait to be analysed at most."""
FINISHED: Final = {"not_finished": 409, "other_rules": 409}


@router.get("/tables/{table_id}/analysis", responses=refused(**NO_TABLE, **FINISHED))
async def analysis(
    request: Request,
    table_id: TableId,
    known: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> AnalysisOut:
    """What was found so far, without the first ``known`` notes."""
    room = await _finished(request, table_id)
    return await _told(request.app.state.store, room, known)


@router.post("/tables/{table_id}/analysis", responses=refused(**NOBODY, **NO_TABLE, **FINISHED))
async def analyse(request: Request, table_id: TableId, player: Me) -> AnalysisOut:
    """Let a bot read the match; an analysis that has stopped goes on."""
    room = await _finished(request, table_id)
    store: Store = request.app.state.store
    known = await store.run(store.analysis, table_id)
    if known is None or known.status == "stopped":
        if await store.run(store.analyses_waiting) >= MOST_WAITING:
            raise Refusal("try-again", "too many matches wait to be analysed", 503)
        await store.run(store.want_analysis, table_id, now())
        rooms: Rooms = request.app.state.rooms
        rooms.analyst.call()
    return await _told(store, room, 0)


async def _finished(request: Request, table_id: str) -> Room:
    """Only a match that is over has no secrets any more."""
    room = await room_of(request, table_id)
    if room.play is None and room.relic is None:
        await room.refresh()
    if room.table.status != "finished":
        raise Refusal("not-finished", "the match is not over", 409)
    if room.relic is not None:
        raise other_rules()
    return room


async def _told(store: Store, room: Room, known: int) -> AnalysisOut:
    table = room.table
    row = await store.run(store.analysis, table.id)
    data = [] if row is None else await store.run(store.notes, table.id)
    latest = {note["at"]: read_note(note) for note in data}
    return AnalysisOut.model_validate(
        {
            "status": "none" if row is None else row.status,
            "known": len(data),
            "total": max(0 if row is None else row.total, len(data)),
            "notes": [_note(read_note(note)) for note in data[known:]],
            "turning": [note.at for note in turning_points(latest.values())],
            "result": table.result,
        }
    )


def _note(note: Note) -> dict[str, Any]:
    return {**note.to_json(), "lost": round(note.lost, 4), "mark": note.mark}
