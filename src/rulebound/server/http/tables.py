"""Tables over HTTP: open, list, sit, leave, put bots on chairs, close."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final

from fastapi import APIRouter, Query, Request

import rulebound
from rulebound import Game
from rulebound.bots import table_bots
from rulebound.core.rng import new_key
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Me, Visitor
from rulebound.server.http.errors import refused
from rulebound.server.live import social
from rulebound.server.matches.affairs import has_two_sides
from rulebound.server.matches.guides import guided
from rulebound.server.matches.info import bot_info, table_info
from rulebound.server.matches.setup import (
    begin,
    chair_rows,
    check_alone,
    known_bot,
    new_table,
)
from rulebound.server.matches.states import usual_facts
from rulebound.server.store import PAGE, ChairRow, PlayerRow, Store, TableRow, now, place_of
from rulebound.server.wire.fields import GameName, Listing, Place, TableId
from rulebound.server.wire.http import (
    BotChair,
    BotInfo,
    ChairPatch,
    GameInfo,
    GameOption,
    Opened,
    SitForm,
    TableForm,
    TableInfo,
    TableList,
)

if TYPE_CHECKING:
    from rulebound.server.live.room import Room
    from rulebound.server.live.rooms import Rooms

router = APIRouter(prefix="/api", tags=["tables"])

NO_TABLE = {"no_such_table": 404}
OVER: Final = "web-table-over-rules"
"""Why a match without a result is over."""


def opened(table_id: str, chairs: list[ChairRow], player: PlayerRow) -> Opened:
    own = next((chair for chair in chairs if chair.player_id == player.id), None)
    return Opened(id=table_id, secret=None if own is None else own.secret)


async def find(store: Store, table_id: str) -> TableRow:
    table = await store.run(store.table, table_id)
    if table is None:
        raise Refusal("no-such-table", "there is no table at this address", 404)
    return table


async def room_of(request: Request, table_id: str) -> "Room":
    rooms: Rooms = request.app.state.rooms
    room = await rooms.room(table_id)
    if room is None:
        raise Refusal("no-such-table", "there is no table at this address", 404)
    return room


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games that can be played here, and their options."""
    known: list[Game[Any]] = [rulebound.game(name) for name in rulebound.games()]
    return [
        GameInfo(
            id=game.id,
            rules=game.rules,
            seats=list(game.seats),
            options=[
                GameOption(
                    name=c.name,
                    kind=c.kind,
                    default=c.default,
                    allowed=list(c.allowed),
                    when=c.when_json(),
                    of=c.of,
                    open=list(c.open),
                    each=c.each,
                )
                for c in game.options.choices
            ],
        )
        for game in known
    ]


@router.get("/bots")
async def bots() -> list[BotInfo]:
    """The bots that can sit at a table."""
    return [bot_info(name) for name, known in table_bots().items() if known.offered]


@router.get("/games/{game}/facts", responses=refused(no_such_game=404))
async def game_facts(game: GameName) -> dict[str, Any]:
    """What is printed on the things of a game, for whoever sets a table: scenarios, maps, cards."""
    return await asyncio.to_thread(usual_facts, game)


@router.get("/tables")
async def tables(
    request: Request,
    player: Visitor,
    listing: Listing = "open",
    game: Annotated[GameName | None, Query()] = None,
    after: Annotated[Place | None, Query()] = None,
) -> TableList:
    """Tables to sit down at, to watch, one's own, and finished ones; the newest first.

    A page of them; ``after`` is what the page before said of ``more``.
    """
    store: Store = request.app.state.store
    me = None if player is None else player.id
    place = None if after is None else read_place(after)
    found = await store.run(store.tables, listing, me, game, PAGE + 1, place)
    counts = await store.run(store.counts, me)
    shown = found[:PAGE]
    apart = frozenset[str]()
    if listing == "open" and me is not None:
        apart = await store.run(store.kept_apart, me)
    return TableList(
        tables=[info(request, table, player) for table in shown if not _with(table, apart)],
        counts=counts,
        more=write_place(place_of(shown[-1])) if len(found) > PAGE else None,
    )


def write_place(place: tuple[datetime, str]) -> str:
    moment, table_id = place
    return f"{moment.replace(tzinfo=None).isoformat(timespec='microseconds')}~{table_id}"


def read_place(text: str) -> tuple[datetime, str]:
    moment, _, table_id = text.partition("~")
    try:
        return datetime.fromisoformat(moment).replace(tzinfo=UTC), table_id
    except ValueError:
        raise Refusal("bad-request", "there is no such place in a list", 422) from None


@router.post(
    "/tables",
    status_code=201,
    responses=refused(
        **NOBODY,
        no_such_game=404,
        bad_name=422,
        bad_option=422,
        bad_chairs=422,
        known_seed=422,
        no_such_bot=422,
        timed_hints=422,
        no_loser=422,
    ),
)
async def open_table(request: Request, form: TableForm, player: Me) -> Opened:
    """Open a table. The match begins when its last chair is taken, so perhaps at once."""
    store: Store = request.app.state.store
    if form.guide is not None:
        form = guided(form.guide).model_copy(update={"language": form.language})
    if form.hints and form.clock is not None:
        raise Refusal("timed-hints", "where a clock runs nobody asks for hints", 422)
    if form.seed is not None:
        check_alone(chair.kind for chair in form.chairs)
    seed = new_key() if form.seed is None else form.seed
    match = await asyncio.to_thread(
        begin, rulebound.game(form.game), len(form.chairs), form.options, seed
    )
    if form.clock is not None and form.clock.over == "lose" and not has_two_sides(match):
        raise Refusal("no-loser", "only one of two sides can lose by its clock", 422)
    table = replace(
        new_table(match.record(), form.title or player.name, player.id),
        public=form.public,
        watching=form.watching,
        help=form.help,
        hints=form.hints,
        language=form.language,
        clock=form.clock,
        guide=form.guide,
        known_seed=form.seed is not None,
        origin=request.app.state.origins.mark(request.scope),
    )
    chairs = chair_rows(table.id, form.chairs, player)
    await store.run(store.open_table, table, chairs)
    await request.app.state.rooms.filled(table.id)
    return opened(table.id, chairs, player)


@router.get("/tables/{table_id}", responses=refused(**NO_TABLE))
async def table(request: Request, table_id: TableId, player: Visitor) -> TableInfo:
    return info(request, await find(request.app.state.store, table_id), player)


@router.post(
    "/tables/{table_id}/sit",
    responses=refused(
        **(NOBODY | NO_TABLE),
        not_allowed=403,
        no_such_seat=404,
        not_open=409,
        seat_taken=409,
        seated=409,
    ),
)
async def sit(request: Request, table_id: TableId, form: SitForm, player: Me) -> Opened:
    """Take an open chair."""
    await _sit(request, table_id, form.seat, player)
    found = await find(request.app.state.store, table_id)
    return opened(table_id, list(found.chairs), player)


@router.post(
    "/tables/{table_id}/leave",
    responses=refused(**NOBODY, **NO_TABLE, not_open=409, not_seated=409),
)
async def leave(request: Request, table_id: TableId, player: Me) -> TableInfo:
    """Get up again, before the match has begun."""
    store: Store = request.app.state.store
    found = await find(store, table_id)
    chair = found.chair_of(player.id)
    if chair is None:
        raise Refusal("not-seated", "you do not sit at this table", 409)
    if not await store.run(store.leave, table_id, chair.seat, player.id):
        raise Refusal("not-open", "the match has begun", 409)
    return await _changed(request, table_id, player)


@router.post(
    "/tables/{table_id}/chair",
    responses=refused(
        **(NOBODY | NO_TABLE),
        not_owner=403,
        not_allowed=403,
        no_such_seat=404,
        not_open=409,
        seat_taken=409,
        seated=409,
        known_seed=422,
        no_such_bot=422,
    ),
)
async def chair(request: Request, table_id: TableId, patch: ChairPatch, player: Me) -> TableInfo:
    """Put a bot on a chair, take it away, or sit down: for whoever opened the table."""
    store: Store = request.app.state.store
    found = await _own(store, table_id, player)
    if isinstance(patch.chair, BotChair):
        bot: str | None = known_bot(patch.chair.bot)
    elif patch.chair.kind == "open":
        bot = None
    else:
        await _sit(request, table_id, patch.seat, player)
        return await _changed(request, table_id, player)
    _check_chair(found, patch.seat, ("open", "bot"))
    if found.known_seed:
        others = (chair.kind for chair in found.chairs if chair.seat != patch.seat)
        check_alone((patch.chair.kind, *others))
    if not await store.run(store.set_chair, table_id, patch.seat, bot, None):
        raise Refusal("seat-taken", "somebody has just taken that chair", 409)
    await request.app.state.rooms.filled(table_id)
    return await _changed(request, table_id, player)


@router.post(
    "/tables/{table_id}/close", responses=refused(**NOBODY, **NO_TABLE, not_owner=403, not_open=409)
)
async def close(request: Request, table_id: TableId, player: Me) -> TableInfo:
    """Give the table up before the match has begun: for whoever opened it.

    A match that cannot go on, because the rules have changed, can be ended by its players, too.
    """
    store: Store = request.app.state.store
    found = await find(store, table_id)
    takes_part = found.owner == player.id or found.chair_of(player.id) is not None
    if not (takes_part and found.status == "running" and await _end(request, table_id)):
        await _own(store, table_id, player)
        if not await store.run(store.close_table, table_id):
            raise Refusal("not-open", "the match has begun", 409)
    return await _changed(request, table_id, player)


@router.post(
    "/tables/{table_id}/rematch",
    responses=refused(**NOBODY, **NO_TABLE, not_seated=403, not_finished=409, other_rules=409),
)
async def rematch(request: Request, table_id: TableId, player: Me) -> TableInfo:
    """Say that you would like to play a finished match again.

    Once everybody would, its ``rematch`` is the new table.
    """
    room = await room_of(request, table_id)
    own = room.table.chair_of(player.id)
    if own is None:
        raise Refusal("not-seated", "only players may do that", 403)
    await social.ask_rematch(room, own.seat, yes=True)
    return await _changed(request, table_id, player)


async def _end(request: Request, table_id: str) -> bool:
    """End a match that cannot go on; whether it could not."""
    store: Store = request.app.state.store
    room = await room_of(request, table_id)
    await room.refresh()
    if room.relic is None:
        return False
    return await store.run(store.end, table_id, now(), {"id": OVER, "args": {}})


def _with(table: TableRow, people: frozenset[str]) -> bool:
    """Whether one of these people opened the table or sits there."""
    return table.owner in people or any(chair.player_id in people for chair in table.chairs)


async def _sit(request: Request, table_id: str, seat: int, player: PlayerRow) -> None:
    store: Store = request.app.state.store
    found = await find(store, table_id)
    if found.chair_of(player.id) is not None:
        raise Refusal("seated", "you sit at this table already", 409)
    _check_chair(found, seat, ("open",))
    if _with(found, await store.run(store.kept_apart, player.id)):
        raise Refusal("not-allowed", "you cannot sit down at this table", 403)
    if not await store.run(store.sit, table_id, seat, player.id, player.name):
        raise Refusal("seat-taken", "somebody has just taken that chair", 409)
    await request.app.state.rooms.changed(table_id)
    await request.app.state.rooms.filled(table_id)


def _check_chair(table: TableRow, seat: int, kinds: tuple[str, ...]) -> None:
    if table.status != "open":
        raise Refusal("not-open", "nobody can sit down at this table any more", 409)
    if seat >= table.seats:
        raise Refusal("no-such-seat", f"there is no seat {seat}", 404)
    if table.chairs[seat].kind not in kinds:
        raise Refusal("seat-taken", "that chair is taken", 409)


async def _own(store: Store, table_id: str, player: PlayerRow) -> TableRow:
    found = await find(store, table_id)
    if found.owner != player.id:
        raise Refusal("not-owner", "somebody else opened this table", 403)
    return found


async def _changed(request: Request, table_id: str, player: PlayerRow) -> TableInfo:
    await request.app.state.rooms.changed(table_id)
    return info(request, await find(request.app.state.store, table_id), player)


def info(request: Request, table: TableRow, player: PlayerRow | None) -> TableInfo:
    rooms: Rooms = request.app.state.rooms
    return table_info(
        table,
        None if player is None else player.id,
        present=rooms.present(table.id),
        stuck=rooms.stuck(table.id),
    )
