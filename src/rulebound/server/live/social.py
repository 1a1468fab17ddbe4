"""What people at a table do beside playing: nudge, ask for a rematch, mend a bot."""

import time
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import rulebound
from rulebound.core.rng import new_key
from rulebound.server.errors import Refusal
from rulebound.server.live.listeners import Listener
from rulebound.server.live.room import Room, load
from rulebound.server.matches.play import record_of
from rulebound.server.matches.setup import known_bot, new_table
from rulebound.server.store import ChairRow, TableRow, new_secret

NUDGE_SECONDS: Final = 60.0
STARTS: Final = ("first", "first_dealer")
"""The options by which games name the seat that starts."""


def nudge(room: Room, listener: Listener) -> None:
    """Remind the person who is waited for."""
    table = room.table
    turn = table.turn
    if listener.seat is None:
        raise Refusal("not-seated", "only players may do that", 403)
    playing = table.status == "running" and room.relic is None
    if not playing or turn is None or table.chairs[turn].kind != "person":
        raise Refusal("nobody-to-nudge", "no person is waited for", 409)
    if turn == listener.seat:
        raise Refusal("nobody-to-nudge", "you are waited for yourself", 409)
    moment = time.monotonic()
    if moment - room.nudged < NUDGE_SECONDS:
        raise Refusal("too-fast", "somebody has just done that", 429)
    room.nudged = moment
    by = table.names[listener.seat] or ""
    room.tell.nudge(turn, by)
    room.services.pubsub.tell_nudge(table.id, turn, by)


async def ask_rematch(room: Room, seat: int, yes: bool) -> None:
    """Say whether one would like to play again; when all persons would, the table is set."""
    table, store = room.table, room.services.store
    if table.status != "finished" or table.imported:
        raise Refusal("not-finished", "the match is not over", 409)
    if table.rematch is not None:
        return
    await store.run(store.set_rematch, table.id, seat, yes)
    await room.refresh()
    persons = [chair for chair in room.table.chairs if chair.kind == "person"]
    if not all(chair.rematch for chair in persons) or room.table.rematch is not None:
        return
    new, chairs = rematch_of(room.table)
    if await store.run(
        store.link_rematch, table.id, await _begun(new, room.services.now()), chairs
    ):
        await room.services.attend(new.id)
    await room.refresh()


def rematch_of(table: TableRow) -> tuple[TableRow, list[ChairRow]]:
    """The table at which the same people play again, another seat starting if one was named."""
    record = record_of(table) | {"rules": rulebound.game(table.game).rules}
    alone = sum(chair.kind != "bot" for chair in table.chairs) < 2
    again = table.prefix is not None and alone
    if not again:  # otherwise choices were made with that seed and those options
        record |= {"options": _next_start(table), "seed": new_key(), "choices": []}
    fresh = replace(
        new_table(record, table.title, table.owner),
        public=table.public,
        watching=table.watching,
        help=table.help,
        hints=table.hints,
        language=table.language,
        clock=table.clock,
        parent=table.id,
        known_seed=again,
        origin=table.origin,
    )
    chairs = [
        ChairRow(fresh.id, c.seat, c.kind, new_secret(), c.player_id, c.name, c.bot)
        for c in table.chairs
    ]
    return fresh, chairs


async def _begun(table: TableRow, moment: datetime) -> TableRow:
    """The table of a rematch is known to the pages as soon as it is there: it runs already."""
    turn = (await load(table)).turn
    until = table.first_until(moment)
    return replace(table, status="running", started=moment, since=moment, turn=turn, until=until)


def _next_start(table: TableRow) -> dict[str, Any]:
    moved = {
        name: (table.options[name] + 1) % table.seats
        for name in STARTS
        if isinstance(table.options.get(name), int)
    }
    return table.options | moved


async def mend(room: Room, listener: Listener, seat: int, bot: str) -> None:
    """Wake a bot that is stuck, as itself or as another one."""
    table, store = room.table, room.services.store
    if listener.seat is None and (table.owner is None or listener.player_id != table.owner):
        raise Refusal("not-seated", "only players may do that", 403)
    if seat not in room.chooser.stuck or table.chairs[seat].kind != "bot":
        raise Refusal("not-stuck", "that seat is not stuck", 409)
    await store.run(store.mend_bot, table.id, seat, known_bot(bot), table.chairs[seat].name)
    room.chooser.mend(seat)
    await room.refresh()
