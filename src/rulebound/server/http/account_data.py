"""Everything about oneself: taken along in one archive, and deleted."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import (
    NOBODY,
    PROVE,
    Here,
    Known,
    accounts_of,
    check_proved,
)
from rulebound.server.http.errors import refused
from rulebound.server.http.tables import info
from rulebound.server.matches.archive import Archive
from rulebound.server.matches.belongings import belongings
from rulebound.server.store import PlayerRow, Store, place_of
from rulebound.server.wire.accounts import Leaving
from rulebound.server.wire.http import BotChair

router = APIRouter(prefix="/api/account", tags=["people"])

_PAGE = 50


@router.get("/everything.zip", include_in_schema=False)
async def everything(request: Request, known: Here) -> StreamingResponse:
    """All that is kept of me: account, settings, tables, records, notes, messages."""
    check_proved(known)
    exporting: asyncio.Semaphore = request.app.state.exporting
    if exporting.locked():
        raise Refusal("try-again", "other archives are being written", 503)
    headers = {
        "Content-Disposition": 'attachment; filename="rulebound-everything.zip"',
        "Content-Encoding": "identity",  # it is packed already
    }
    pieces = _pieces(request, known, exporting)
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)


async def _pieces(
    request: Request, known: Known, exporting: asyncio.Semaphore
) -> AsyncIterator[bytes]:
    store: Store = request.app.state.store
    async with exporting:
        archive = Archive()
        for name, content in (await store.run(belongings, store, known.player)).items():
            yield await asyncio.to_thread(archive.put, f"{name}.json", content)
        running = await _tables(request, store, known.player)
        yield await asyncio.to_thread(archive.put, "tables.json", running)
        for row in await store.run(store.past, known.player.id):
            for table in await store.run(store.tables_of, [row.id]):
                acts = await store.run(store.acts, table.id)
                yield await asyncio.to_thread(archive.add, table, acts)
        yield archive.close()


async def _tables(request: Request, store: Store, player: PlayerRow) -> list[object]:
    """What everybody may know of the tables that are not over; their records would tell hands."""
    told: list[object] = []
    place = None
    while page := await store.run(store.tables, "mine", player.id, None, _PAGE, place):
        told += [info(request, table, player).model_dump(mode="json") for table in page]
        place = place_of(page[-1])
    return told


@router.delete("", responses=refused(**NOBODY, **PROVE))
async def leave(request: Request, response: Response, known: Here) -> Leaving:
    """Delete me. An account can be come back to for a week, by logging in."""
    check_proved(known)
    accounts = accounts_of(request)
    store, bot = accounts.store, BotChair(kind="bot").bot
    until = await store.run(store.leave_server, known.player.id, bot)
    accounts.forget_cookie(response)
    return Leaving(until=until)
