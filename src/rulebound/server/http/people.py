"""People who know each other over HTTP: profiles, friends, challenges.

Nobody is told of tables that cannot be found by everybody, of notes, or of anybody's id and login.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request

from rulebound.core.portrait import Portrait
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Me, Visitor
from rulebound.server.http.errors import refused
from rulebound.server.http.neighbours import person_at
from rulebound.server.http.tables import NO_TABLE, find, info
from rulebound.server.matches.past import (
    Played,
    Wanted,
    look_through,
    outcome_of,
    place_of_seat,
)
from rulebound.server.matches.profiles import between_two, games_of
from rulebound.server.store import PlayerRow, Store, TableRow, now
from rulebound.server.store.people import Bond, ProfileRow, TooMany
from rulebound.server.wire.accounts import Line, Whom
from rulebound.server.wire.fields import Seat, TableId
from rulebound.server.wire.past import PastFigures
from rulebound.server.wire.people import (
    ChallengeForm,
    ChallengeOut,
    Handle,
    PeopleOut,
    PersonOut,
    ProfileMatch,
    ProfileOut,
    ShownForm,
)

router = APIRouter(prefix="/api", tags=["people"])

HERE: Final = timedelta(minutes=3)
"""So long somebody counts as being here; pages ask every minute."""
NOTED: Final = timedelta(seconds=45)
"""So often it is noted that somebody is here."""
PLAYING: Final = timedelta(minutes=10)
"""A table at which nothing was done for longer is not worth watching."""
MET: Final = 20
"""So many people one has played with are told, the last ones."""
RECENT: Final = 12
NO_PERSON: Final = {"no_such_person": 404}
ACCOUNTS: Final = {"no_account": 409}


@router.get("/people", responses=refused(**NOBODY))
async def people(request: Request, player: Me) -> PeopleOut:
    """Your friends, people you have played with, and challenges. To ask says that you are here."""
    store: Store = request.app.state.store
    own = (await _profiles(store, [player.id])).get(player.id)
    if own is None:
        return PeopleOut(handle=None, shown="everyone", people=[], challenges=[])
    moment = now()
    if own.here is None or moment - own.here > NOTED:
        await store.run(store.be_here, player.id, moment)
    return await _people(request, player, own)


@router.get("/people/{handle}", responses=refused(**NO_PERSON))
async def profile(request: Request, handle: Handle, reader: Visitor) -> ProfileOut:
    """Somebody with an account, as far as they show it to you."""
    store: Store = request.app.state.store
    row = await _find(store, handle)
    bonds = {} if reader is None else await store.run(store.bonds, reader.id)
    yourself = reader is not None and reader.id == row.player_id
    friend = bonds.get(row.player_id) == "friend"
    shown = yourself or row.shown == "everyone" or (row.shown == "friends" and friend)
    (person,) = await _told(store, [row], bonds)
    told = ProfileOut(
        person=person,
        yourself=yourself,
        since=row.created,
        open=shown,
        matches=0,
        games=[],
        sides=[],
        forms=[],
        recent=[],
        two=None if reader is None or yourself else await _two(store, reader, row),
    )
    if shown:
        rows = await store.run(store.past, row.player_id)
        matches, counts = await asyncio.to_thread(look_through, rows, row.player_id, Wanted())
        told.matches = counts.all
        told.games = games_of(matches, counts)
        told.sides, told.forms = counts.sides, counts.forms
        told.recent = await _recent(request, matches, row.player_id, reader)
    return told


@router.get(
    "/tables/{table_id}/person",
    responses=refused(**(NOBODY | NO_TABLE | NO_PERSON), yourself=409),
)
async def met(
    request: Request,
    table_id: TableId,
    player: Me,
    seat: Annotated[Seat | None, Query()] = None,
    line: Annotated[Line | None, Query()] = None,
) -> PersonOut | None:
    """Who sits there, or who said that line; nothing for a guest, who has no profile."""
    store: Store = request.app.state.store
    found = await person_at(request, Whom(table=table_id, seat=seat, line=line), player)
    known = await _profiles(store, [] if found.player_id is None else [found.player_id])
    bonds = await store.run(store.bonds, player.id)
    return next(iter(await _told(store, list(known.values()), bonds)), None)


@router.put("/people", status_code=204, responses=refused(**NOBODY, **ACCOUNTS))
async def show(request: Request, form: ShownForm, player: Me) -> None:
    """Say to whom your profile is shown."""
    store: Store = request.app.state.store
    own = await _own(store, player)
    await store.run(store.show_profile, own.player_id, form.shown)


@router.post(
    "/people/{handle}/friend",
    responses=refused(
        **(NOBODY | NO_PERSON | ACCOUNTS), not_reached=403, yourself=409, too_many_friends=409
    ),
)
async def befriend(request: Request, handle: Handle, player: Me) -> PeopleOut:
    """Ask somebody to be your friend, or accept what they have asked."""
    store: Store = request.app.state.store
    own, other = await _both(store, player, handle)
    await _check_apart(store, own, other)
    try:
        await store.run(store.befriend, own.player_id, other.player_id)
    except TooMany:
        raise Refusal("too-many-friends", "you have asked enough people", 409) from None
    return await _people(request, player, own)


@router.delete(
    "/people/{handle}/friend", responses=refused(**NOBODY, **NO_PERSON, **ACCOUNTS, yourself=409)
)
async def unfriend(request: Request, handle: Handle, player: Me) -> PeopleOut:
    """End a friendship, decline one, or take back that you asked. Nobody is told."""
    store: Store = request.app.state.store
    own, other = await _both(store, player, handle)
    await store.run(store.unfriend, own.player_id, other.player_id)
    return await _people(request, player, own)


@router.post(
    "/people/{handle}/challenge",
    responses=refused(
        **(NOBODY | NO_TABLE | NO_PERSON | ACCOUNTS),
        not_owner=403,
        not_reached=403,
        not_open=409,
        yourself=409,
        too_many_challenges=409,
    ),
)
async def challenge(request: Request, handle: Handle, form: ChallengeForm, player: Me) -> PeopleOut:
    """Ask somebody to sit down at an open table of yours."""
    store: Store = request.app.state.store
    own, other = await _both(store, player, handle)
    await _check_apart(store, own, other)
    table = await find(store, form.table)
    if table.owner != player.id:
        raise Refusal("not-owner", "somebody else opened this table", 403)
    if table.status != "open" or not any(chair.kind == "open" for chair in table.chairs):
        raise Refusal("not-open", "there is no free chair", 409)
    try:
        new = await store.run(store.challenge, table.id, other.player_id, player.id)
    except TooMany:
        raise Refusal("too-many-challenges", "enough people have not answered yet", 409) from None
    if new:
        await request.app.state.rooms.reminder.challenged(other.player_id, table.id, player.name)
    return await _people(request, player, own)


@router.delete("/challenges/{table_id}", responses=refused(**NOBODY, **NO_TABLE, **ACCOUNTS))
async def answer(request: Request, table_id: TableId, player: Me) -> PeopleOut:
    """Decline a challenge, without a reason; or take your own back."""
    store: Store = request.app.state.store
    own = await _own(store, player)
    if not await store.run(store.answer_challenge, table_id, player.id):
        raise Refusal("no-such-table", "nobody challenges you there", 404)
    return await _people(request, player, own)


# ---- inside ----


async def _find(store: Store, handle: str) -> ProfileRow:
    found = await store.run(store.by_handle, handle)
    if found is None:
        raise Refusal("no-such-person", "there is nobody at this address", 404)
    return found


async def _profiles(store: Store, player_ids: Collection[str]) -> dict[str, ProfileRow]:
    """Those of accounts among these; one that nobody has asked for yet is made."""
    known = await store.run(store.profiles, player_ids)
    if missing := [each for each in player_ids if each not in known]:
        await store.run(store.make_profiles, missing)
        known |= await store.run(store.profiles, missing)
    return known


async def _own(store: Store, player: PlayerRow) -> ProfileRow:
    own = (await _profiles(store, [player.id])).get(player.id)
    if own is None:
        raise Refusal("no-account", "that needs an account", 409)
    return own


async def _both(store: Store, player: PlayerRow, handle: str) -> tuple[ProfileRow, ProfileRow]:
    own, other = await _own(store, player), await _find(store, handle)
    if own.player_id == other.player_id:
        raise Refusal("yourself", "that is yourself", 409)
    return own, other


async def _check_apart(store: Store, own: ProfileRow, other: ProfileRow) -> None:
    """Whoever keeps the other away is not reached, and nobody is told who of them wants it so."""
    if await store.run(store.blocked, own.player_id, other.player_id):
        raise Refusal("not-reached", "this person cannot be asked", 403)


async def _people(request: Request, player: PlayerRow, own: ProfileRow) -> PeopleOut:
    store: Store = request.app.state.store
    bonds = await store.run(store.bonds, player.id)
    challenges = await store.run(store.challenges, player.id)
    met = await store.run(store.met, player.id, MET)
    others = {row.by if row.player_id == player.id else row.player_id for row in challenges}
    apart = await store.run(store.kept_apart, player.id)
    wanted = dict.fromkeys(each for each in (*bonds, *met, *others) if each not in apart)
    known = await _profiles(store, tuple(wanted))
    told = {
        row.player_id: person
        for row, person in zip(
            known.values(), await _told(store, list(known.values()), bonds), strict=True
        )
    }
    tables = {
        table.id: table
        for table in await store.run(store.tables_of, [row.table_id for row in challenges])
    }
    return PeopleOut(
        handle=own.handle,
        shown=own.shown,
        people=[
            told[each] for each in (*bonds, *(m for m in met if m not in bonds)) if each in told
        ],
        challenges=[
            ChallengeOut(
                person=told[other],
                table=info(request, tables[row.table_id], player),
                mine=row.by == player.id,
                created=row.created,
                declined=row.declined is not None,
            )
            for row in challenges
            for other in [row.player_id if row.by == player.id else row.by]
            if other in told and row.table_id in tables
            if row.by == player.id or row.declined is None
        ],
    )


async def _told(
    store: Store, rows: Sequence[ProfileRow], bonds: Mapping[str, Bond]
) -> list[PersonOut]:
    """Where somebody is, friends alone are told."""
    friends = [row.player_id for row in rows if bonds.get(row.player_id) == "friend"]
    moment = now()
    playing = await store.run(store.playing, friends, moment - PLAYING) if friends else {}
    return [_person(row, bonds.get(row.player_id, "none"), playing, moment) for row in rows]


def _person(row: ProfileRow, bond: Bond, playing: Mapping[str, str], moment: datetime) -> PersonOut:
    here = bond == "friend" and row.here is not None and moment - row.here < HERE
    return PersonOut(
        handle=row.handle, name=row.name, bond=bond, here=here, watch=playing.get(row.player_id)
    )


async def _two(store: Store, reader: PlayerRow, row: ProfileRow) -> PastFigures | None:
    rows = await store.run(store.past, reader.id)
    matches, _ = await asyncio.to_thread(look_through, rows, reader.id, Wanted())
    return between_two(matches, reader.id, row.player_id)


async def _recent(
    request: Request, matches: Sequence[Played], player_id: str, reader: PlayerRow | None
) -> list[ProfileMatch]:
    """The last ones of those that the reader may find."""
    store: Store = request.app.state.store
    told: list[ProfileMatch] = []
    # Most tables are found by nobody but those who sat there: some more are looked at.
    ids = [each.row.id for each in matches[: RECENT * 10]]
    tables = await store.run(store.tables_of, ids)
    found = [each for each in tables if _may_find(each, player_id, reader)][:RECENT]
    portraits = await store.run(store.portraits, [each.id for each in found])
    stood_in = await store.run(store.stood_in, [each.id for each in found])
    for table in found:
        chair = table.chair_of(player_id)
        assert chair is not None
        points = portraits.get(table.id, Portrait()).points
        told.append(
            ProfileMatch(
                table=info(request, table, reader),
                seat=chair.seat,
                outcome=outcome_of(table.result, chair.seat, points),
                place=place_of_seat(table.result, chair.seat),
                points=list(points),
                stood_in=[stood_in.get(table.id, {}).get(each, 0) for each in range(table.seats)],
            )
        )
    return told


def _may_find(table: TableRow, player_id: str, reader: PlayerRow | None) -> bool:
    if table.chair_of(player_id) is None:
        return False
    return table.public or (reader is not None and table.chair_of(reader.id) is not None)
