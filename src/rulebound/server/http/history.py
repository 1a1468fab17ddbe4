"""Matches looked at again: frames of the past, records, and playing on from somewhere."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from rulebound import replay
from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.workers import Failed, Unanswered
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Me, Visitor
from rulebound.server.http.errors import refused
from rulebound.server.http.tables import NO_TABLE, opened, room_of
from rulebound.server.live import questions
from rulebound.server.live.room import Room
from rulebound.server.live.rooms import Rooms
from rulebound.server.matches.archive import with_stood_in
from rulebound.server.matches.history import Histories, History
from rulebound.server.matches.records import EXAMINE_SECONDS, Examined, examine
from rulebound.server.matches.relics import other_rules
from rulebound.server.matches.setup import chair_rows, check_alone, new_table
from rulebound.server.matches.states import helps_of
from rulebound.server.store import ChairRow, PlayerRow, Store, TableRow, new_secret
from rulebound.server.wire.fields import Seat, Seq, TableId
from rulebound.server.wire.http import Frame, Opened, PlayOnForm, RecordForm, StoodIn

router = APIRouter(prefix="/api", tags=["replay"])

MOST_IMPORTS: Final = 8
"""So many records are looked at or wait for it."""
SHOWN: Final = {"not_running": 409, "other_rules": 409}


@router.get(
    "/tables/{table_id}/replay/{at}",
    responses=refused(**NO_TABLE, **SHOWN, not_allowed=403, no_such_seat=404, no_such_move=404),
)
async def frame(
    request: Request,
    table_id: TableId,
    at: Seq,
    player: Visitor,
    seat: Annotated[Seat | Literal["watcher"] | None, Query()] = None,
) -> Frame:
    """The table after some of its choices, as a seat or a watcher saw it.

    While the match goes on, only for your own seat and for watchers. Without ``seat``: your own.
    """
    room = await room_of(request, table_id)
    table, record = await questions.record(room)
    eyes = _eyes(table, player, seat)
    if at > len(record["choices"]):
        raise Refusal("no-such-move", f"there are {len(record['choices'])} choices", 404)
    if room.relic is not None:
        return room.relic.frame(table, at, eyes)
    histories: Histories = request.app.state.rooms.histories
    async with histories.walking:
        history = await asyncio.to_thread(histories.take, table_id, record)
        try:
            found = await asyncio.to_thread(frame_of, table, history, at, eyes)
        finally:
            histories.put(table_id, history)
    stood_in = await questions.stood_in(room)
    found.stood_in = [StoodIn(at=number, seat=who) for number, who in stood_in if number <= at]
    return found


def _eyes(
    table: TableRow, player: PlayerRow | None, seat: int | Literal["watcher"] | None
) -> int | None:
    """Through whose eyes the asker may look."""
    own = table.chair_of(None if player is None else player.id)
    if seat is None:
        seat = "watcher" if own is None else own.seat
    if table.status == "running":
        if own is None and not table.watching:
            raise Refusal("not-allowed", "this table is played without watchers", 403)
        if seat != "watcher" and (own is None or seat != own.seat):
            raise Refusal("not-allowed", "that seat's cards are its own until the end", 403)
    if seat == "watcher":
        return None
    if seat >= table.seats:
        raise Refusal("no-such-seat", f"there is no seat {seat}", 404)
    return seat


def frame_of(table: TableRow, history: History, at: int, seat: int | None) -> Frame:
    match = history.at(at)
    by, choice = history.choice(at)
    secret = table.status == "running" and by != seat
    return Frame(
        at=at,
        total=len(history.choices),
        seat=seat,
        view=match.view(seat),
        helps=helps_of(table, match, seat),
        turn=history.deciders[at],
        choice=None if secret else choice,
        by=by,
        stood_in=[],
        turns=history.turns,
        log=match.log(seat),
    )


@router.get("/tables/{table_id}/record", responses=refused(**NO_TABLE, **SHOWN, not_finished=409))
async def record(request: Request, response: Response, table_id: TableId) -> dict[str, Any]:
    """The record of a finished match, to be kept or imported elsewhere."""
    room = await room_of(request, table_id)
    found = with_stood_in(await _finished(room), await questions.stood_in(room))
    name = f"{found['game']}-{table_id}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return found


@router.post(
    "/tables/{table_id}/play-on",
    status_code=201,
    responses=refused(
        **NOBODY,
        **NO_TABLE,
        **SHOWN,
        not_finished=409,
        over=409,
        no_such_move=404,
        illegal=422,
        bad_chairs=422,
        known_seed=422,
        no_such_bot=422,
    ),
)
async def play_on(request: Request, table_id: TableId, form: PlayOnForm, player: Me) -> Opened:
    """Open a table at which a finished match is played on from one of its choices."""
    room = await room_of(request, table_id)
    found = await _finished(room)
    if room.relic is not None:
        raise other_rules()
    table = room.table
    check_alone(chair.kind for chair in form.chairs)  # everybody may read the record, and its seed
    if len(form.chairs) != table.seats:
        raise Refusal("bad-chairs", f"the match has {table.seats} seats", 422)
    choices = found["choices"]
    if len(choices) < form.at:
        raise Refusal("no-such-move", f"there are {len(choices)} choices", 404)
    begun = found | {"choices": choices[: form.at]}
    async with request.app.state.rooms.histories.walking:
        begun = await asyncio.to_thread(_begun, begun, form.choice)
    fresh = replace(
        new_table(begun, table.title, player.id),
        help=table.help,
        language=table.language,
        parent=table.id,
        known_seed=True,
        origin=request.app.state.origins.mark(request.scope),
    )
    chairs = chair_rows(fresh.id, form.chairs, player)
    store: Store = request.app.state.store
    await store.run(store.open_table, fresh, chairs)
    await request.app.state.rooms.filled(fresh.id)
    return opened(fresh.id, chairs, player)


@router.post(
    "/records",
    status_code=201,
    responses=refused(**NOBODY, bad_name=422, bad_record=422, not_examined=503),
)
async def import_record(request: Request, form: RecordForm, player: Me) -> Opened:
    """Bring a record here, to look at it."""
    origin = request.app.state.origins.mark(request.scope)
    claim = Claim(f"record of {player.id}", player.id, origin)
    found = await _examined(request.app.state.rooms, claim, form.record)
    table = new_table(found.record, form.title or player.name, player.id)
    table = replace(
        table,
        status="finished",
        started=table.created,
        ended=table.created,
        result=found.result,
        reason=found.reason,
        imported=True,
    )
    chairs = [ChairRow(table.id, seat, "open", new_secret()) for seat in range(table.seats)]
    store: Store = request.app.state.store
    await store.run(store.open_table, table, chairs)
    return opened(table.id, chairs, player)


def _begun(record: dict[str, Any], choice: str | None) -> dict[str, Any]:
    """A match that goes on after its record, with a choice instead of the next one."""
    match = replay(record)
    if match.decision is None:
        raise Refusal("over", "there the match was over", 409)
    if choice is None:
        return record
    match.choose(choice)
    if match.decision is None:
        raise Refusal("over", "with that the match is over", 409)
    return record | {"choices": [*record["choices"], choice]}


async def _examined(rooms: Rooms, claim: Claim, given: dict[str, Any]) -> Examined:
    """One at a time, so that bots can think in between; and not too many of them wait."""
    if rooms.imports >= MOST_IMPORTS:
        raise Refusal("try-again", "other records are being looked at", 503)
    rooms.imports += 1
    try:
        async with rooms.examining:
            found = await rooms.services.workers.run(claim, EXAMINE_SECONDS, examine, given)
    except Unanswered:
        raise Refusal("not-examined", "the record could not be looked at now", 503) from None
    except Failed as error:
        raise Refusal("bad-record", f"the record cannot be replayed: {error}", 422) from None
    finally:
        rooms.imports -= 1
    if found.fault is not None:
        raise Refusal("bad-record", found.fault, 422)
    return found


async def _finished(room: Room) -> dict[str, Any]:
    """The record of a match that is over and has no secrets any more."""
    table, found = await questions.record(room)
    if table.status != "finished":
        raise Refusal("not-finished", "the match is not over", 409)
    return found
