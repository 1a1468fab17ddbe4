"""Other people: kept away, and reported to the owner of the server."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Me
from rulebound.server.http.errors import refused
from rulebound.server.http.tables import NO_TABLE, find
from rulebound.server.store import PlayerRow, Store, TableRow
from rulebound.server.store.neighbours import ReportRow, TooMany
from rulebound.server.wire.accounts import BlockOut, ReportForm, Whom
from rulebound.server.wire.people import Handle

router = APIRouter(prefix="/api", tags=["people"])

BlockId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$")]
NO_PERSON = {"no_such_person": 404, "yourself": 409}


class _Person:
    """Somebody at a table, as far as the asker may know."""

    def __init__(self, player_id: str | None, name: str, seat: int | None, line: str | None):
        self.player_id = player_id
        self.name = name
        self.seat = seat
        self.line = line


async def person_at(request: Request, whom: Whom, player: PlayerRow) -> _Person:
    """Whom somebody means at a table; nobody means themselves."""
    store: Store = request.app.state.store
    table = await find(store, whom.table)
    if (whom.seat is None) == (whom.line is None):
        raise Refusal("bad-request", "name a seat or a line", 422)
    found = None
    if whom.seat is not None:
        found = _on_seat(table, whom.seat)
    elif whom.line is not None:
        found = await _who_said(store, table, whom.line, player)
    if found is None:
        raise Refusal("no-such-person", "there is no such person at this table", 404)
    if found.player_id == player.id:
        raise Refusal("yourself", "that is yourself", 409)
    return found


def _on_seat(table: TableRow, seat: int) -> _Person | None:
    if seat >= table.seats or table.chairs[seat].kind != "person":
        return None
    return _Person(table.chairs[seat].player_id, table.names[seat] or "", seat, None)


async def _who_said(
    store: Store, table: TableRow, number: int, player: PlayerRow
) -> _Person | None:
    """Who said a line that the asker could hear: players hear nothing of the watchers' talk."""
    line = await store.run(store.line, table.id, number)
    if line is None:
        return None
    seated = table.chair_of(player.id) is not None
    open_to_all = line.seat is not None or table.started is None or line.created < table.started
    if table.status == "running" and (
        (seated and not open_to_all) or not (seated or table.watching)
    ):
        return None
    said_by = line.player_id
    if said_by is None and line.seat is not None:
        said_by = table.chairs[line.seat].player_id
    return _Person(said_by, line.name, line.seat, line.text)


# ---- kept away ----


@router.get("/blocks", responses=refused(**NOBODY))
async def blocks(request: Request, player: Me) -> list[BlockOut]:
    """Whom I keep away, the last one first."""
    store: Store = request.app.state.store
    return [
        BlockOut(id=row.id, name=row.name, created=row.created)
        for row in await store.run(store.blocks, player.id)
    ]


@router.post("/blocks", responses=refused(**NOBODY, **NO_TABLE, **NO_PERSON, too_many_blocks=409))
async def block(request: Request, whom: Whom, player: Me) -> list[BlockOut]:
    """Keep somebody away: neither hears or invites the other. Nobody is told."""
    person = await person_at(request, whom, player)
    if person.player_id is None:
        raise Refusal("no-such-person", "that person is not here any more", 404)
    return await _block(request, player, person.player_id)


async def _block(request: Request, player: PlayerRow, other: str) -> list[BlockOut]:
    store: Store = request.app.state.store
    try:
        await store.run(store.block, player.id, other)
    except TooMany:
        raise Refusal("too-many-blocks", "you keep enough people away", 409) from None
    return await blocks(request, player)


@router.post(
    "/people/{handle}/block", responses=refused(**NOBODY, **NO_PERSON, too_many_blocks=409)
)
async def block_person(request: Request, handle: Handle, player: Me) -> list[BlockOut]:
    """The same with somebody whose profile one has come across."""
    store: Store = request.app.state.store
    other = await store.run(store.by_handle, handle)
    if other is None:
        raise Refusal("no-such-person", "there is nobody at this address", 404)
    if other.player_id == player.id:
        raise Refusal("yourself", "that is yourself", 409)
    return await _block(request, player, other.player_id)


@router.delete("/blocks/{block_id}", responses=refused(**NOBODY, no_such_person=404))
async def unblock(request: Request, block_id: BlockId, player: Me) -> list[BlockOut]:
    store: Store = request.app.state.store
    if not await store.run(store.unblock, player.id, block_id):
        raise Refusal("no-such-person", "you do not keep that person away", 404)
    return await blocks(request, player)


# ---- reported ----


@router.post(
    "/reports",
    status_code=204,
    responses=refused(**NOBODY, **NO_TABLE, **NO_PERSON, too_many_reports=429),
)
async def report(request: Request, form: ReportForm, player: Me) -> None:
    """Tell the owner of the server what somebody has done, and where."""
    store: Store = request.app.state.store
    person = await person_at(request, form, player)
    row = ReportRow(
        by=player.id,
        about=person.player_id,
        name=person.name[:24],
        table_id=form.table,
        seat=person.seat,
        line=person.line,
        reason=form.reason,
        text=form.text,
    )
    try:
        await store.run(store.report, row)
    except TooMany:
        raise Refusal("too-many-reports", "that is enough for today", 429) from None
