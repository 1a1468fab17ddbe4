"""What somebody has played, over HTTP: looked through, counted, and taken home."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from rulebound.core.portrait import Portrait
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Me
from rulebound.server.http.errors import refused
from rulebound.server.http.tables import find, info, read_place, room_of, write_place
from rulebound.server.live import questions
from rulebound.server.matches.archive import Archive
from rulebound.server.matches.past import Wanted, look_through, outcome_of, place_of_seat
from rulebound.server.matches.portraits import portrait_of
from rulebound.server.store import PlayerRow, Store, TableRow
from rulebound.server.wire.fields import GameName, Place, TableId
from rulebound.server.wire.past import (
    MessageId,
    Moment,
    Outcome,
    Past,
    PastPage,
    PersonMark,
    Searched,
)

router = APIRouter(prefix="/api", tags=["replay"])

PAGE: Final = 24
EXPORTS: Final = 2
"""So many archives are written at a time."""
_UNCHANGING: Final = "private, max-age=86400"


@router.get("/past", responses=refused(**NOBODY))
async def past(
    request: Request,
    player: Me,
    game: Annotated[GameName | None, Query()] = None,
    form: Annotated[MessageId | None, Query()] = None,
    side: Annotated[MessageId | None, Query()] = None,
    person: Annotated[PersonMark | None, Query()] = None,
    outcome: Annotated[Outcome | None, Query()] = None,
    search: Annotated[Searched | None, Query()] = None,
    since: Annotated[Moment | None, Query()] = None,
    until: Annotated[Moment | None, Query()] = None,
    after: Annotated[Place | None, Query()] = None,
) -> PastPage:
    """The finished matches that you sat at or opened, the newest first, and their figures.

    A page of them; ``after`` is what the page before said of ``more``.
    """
    store: Store = request.app.state.store
    wanted = Wanted(game, form, side, person, outcome, search or None, _read(since), _read(until))
    rows = await store.run(store.past, player.id)
    found, counts = await asyncio.to_thread(look_through, rows, player.id, wanted)
    if after is not None:
        place = read_place(after)
        found = [each for each in found if (each.row.touched, each.row.id) < place]
    shown = [each.row.id for each in found[:PAGE]]
    tables = await store.run(store.tables_of, shown)
    portraits = await store.run(store.portraits, shown)
    stood_in = await store.run(store.stood_in, shown)
    return PastPage(
        matches=[
            _past(
                request,
                table,
                player,
                portraits.get(table.id, Portrait()),
                stood_in.get(table.id, {}),
            )
            for table in tables
        ],
        counts=counts,
        more=write_place((found[PAGE - 1].row.touched, shown[-1])) if len(found) > PAGE else None,
    )


def _read(moment: str | None) -> datetime | None:
    try:
        return None if moment is None else datetime.fromisoformat(moment)
    except ValueError:
        raise Refusal("bad-request", "there is no such moment", 422) from None


def _past(
    request: Request,
    table: TableRow,
    player: PlayerRow,
    portrait: Portrait,
    stood_in: Mapping[int, int],
) -> Past:
    own = table.chair_of(player.id)
    seat = None if own is None else own.seat
    return Past(
        table=info(request, table, player),
        outcome=outcome_of(table.result, seat, portrait.points),
        place=place_of_seat(table.result, seat),
        form=portrait.form,
        sides=list(portrait.sides),
        points=list(portrait.points),
        stood_in=[stood_in.get(each, 0) for each in range(table.seats)],
    )


@router.get("/past/records.zip", include_in_schema=False)
async def records(request: Request, player: Me) -> StreamingResponse:
    """The records of all finished matches that you sat at or opened, in one archive."""
    exporting: asyncio.Semaphore = request.app.state.exporting
    if exporting.locked():
        raise Refusal("try-again", "other archives are being written", 503)
    headers = {
        "Content-Disposition": 'attachment; filename="rulebound-matches.zip"',
        "Content-Encoding": "identity",  # it is packed already
    }
    pieces = _pieces(request.app.state.store, player.id, exporting)
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)


async def _pieces(
    store: Store, player_id: str, exporting: asyncio.Semaphore
) -> AsyncIterator[bytes]:
    async with exporting:
        archive = Archive()
        for row in await store.run(store.past, player_id):
            for table in await store.run(store.tables_of, [row.id]):
                acts = await store.run(store.acts, table.id)
                yield await asyncio.to_thread(archive.add, table, acts)
        yield archive.close()


@router.get("/tables/{table_id}/picture.svg", include_in_schema=False)
async def picture(request: Request, table_id: TableId) -> Response:
    """A finished match as a picture: what everybody saw on the table in the end."""
    drawn = await picture_of(request, table_id)
    if not drawn:
        raise Refusal("no-picture", "there is no picture of this match", 404)
    headers = {"Cache-Control": _UNCHANGING}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def picture_of(request: Request, table_id: str) -> str:
    """Drawn now, if nobody has done it since the match ended."""
    store: Store = request.app.state.store
    drawn = await store.run(store.picture, table_id)
    if drawn is not None:
        return drawn
    if (await find(store, table_id)).status != "finished":
        raise Refusal("not-finished", "the match is not over", 409)
    table, view = await questions.last_view(await room_of(request, table_id))
    portrait = await asyncio.to_thread(portrait_of, table.game, view)
    await store.run(store.portray, table_id, portrait)
    return portrait.picture
