"""What a person keeps of a finished match over HTTP: notes of their own, and branches.

Nobody else is ever told of either.
"""

import asyncio
from typing import Any, Final, TypeAlias

from fastapi import APIRouter, Request

from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Me
from rulebound.server.http.errors import refused
from rulebound.server.http.tables import NO_TABLE, room_of
from rulebound.server.live import questions
from rulebound.server.live.room import Room
from rulebound.server.matches.consent import in_force
from rulebound.server.matches.history import Histories, History
from rulebound.server.matches.states import option_out
from rulebound.server.store import ActRow, RemarkRow, Store, TableRow, now
from rulebound.server.wire.fields import Seq, TableId
from rulebound.server.wire.study import BranchOut, RemarkForm, RemarkOut, StudyOut

router = APIRouter(prefix="/api", tags=["analysis"])

MOST_REMARKS: Final = 200
"""So many notes a person may write to one match."""
MOST_BRANCHES: Final = 40
"""So many branches are listed, the newest."""
FINISHED: Final = {"not_running": 409, "not_finished": 409}

Branch: TypeAlias = tuple[TableRow, list[str]]
"""A table that went on from a match, and all of its choices."""


@router.get("/tables/{table_id}/study", responses=refused(**NOBODY, **NO_TABLE, **FINISHED))
async def study(request: Request, table_id: TableId, player: Me) -> StudyOut:
    """One's own notes to a finished match, and the tables at which one played on from it."""
    room, record = await _finished(request, table_id)
    store: Store = request.app.state.store
    remarks = await store.run(store.remarks, player.id, table_id)
    branches = await store.run(_branches, store, player.id, table_id)
    told: list[BranchOut] = []
    if branches and room.relic is None:
        histories: Histories = request.app.state.rooms.histories
        async with histories.walking:
            history = await asyncio.to_thread(histories.take, table_id, record)
            try:
                told = await asyncio.to_thread(_told, history, branches)
            finally:
                histories.put(table_id, history)
    return StudyOut(
        remarks=[RemarkOut(at=remark.at, text=remark.text) for remark in remarks], branches=told
    )


@router.put(
    "/tables/{table_id}/study/{at}",
    status_code=204,
    responses=refused(**NOBODY, **NO_TABLE, **FINISHED, no_such_move=404, too_many_notes=409),
)
async def remark(
    request: Request, table_id: TableId, at: Seq, form: RemarkForm, player: Me
) -> None:
    """Write a note of one's own at a move; an empty one takes it away."""
    _, record = await _finished(request, table_id)
    if at > len(record["choices"]):
        raise Refusal("no-such-move", f"there are {len(record['choices'])} choices", 404)
    store: Store = request.app.state.store
    row = RemarkRow(player.id, table_id, at, form.text, now())
    if not await store.run(store.remark, row, MOST_REMARKS):
        raise Refusal("too-many-notes", f"a match holds {MOST_REMARKS} notes", 409)


async def _finished(request: Request, table_id: str) -> tuple[Room, dict[str, Any]]:
    room = await room_of(request, table_id)
    table, record = await questions.record(room)
    if table.status != "finished":
        raise Refusal("not-finished", "the match is not over", 409)
    return room, record


def _branches(store: Store, player_id: str, table_id: str) -> list[Branch]:
    """The branches of a player, with the choices that were not taken back."""
    found = [store.table(each) for each in store.branches(player_id, table_id, MOST_BRANCHES)]
    return [(table, _played(table, store.acts(table.id))) for table in found if table is not None]


def _played(table: TableRow, acts: list[ActRow]) -> list[str]:
    choices = list(table.prefix or [])
    for act in in_force(acts):
        if act.kind == "undo":
            choices.pop()
        else:
            choices.append(act.notation if act.kind == "choose" else f"{act.seat}! {act.notation}")
    return choices


def _told(history: History, branches: list[Branch]) -> list[BranchOut]:
    """Where each branch leaves the match, and with what; in the order of the match."""
    told = [_branch(history, table, choices) for table, choices in branches]
    return sorted(told, key=lambda branch: branch.at)


def _branch(history: History, table: TableRow, choices: list[str]) -> BranchOut:
    pairs = zip(choices, history.choices, strict=False)
    at = next(
        (at for at, (own, old) in enumerate(pairs) if own != old),
        min(len(choices), len(history.choices)),
    )
    decision = history.at(at).decision
    options = () if decision is None else decision.options
    wanted = choices[at] if at < len(choices) else None
    instead = next((option for option in options if option.notation == wanted), None)
    return BranchOut(
        id=table.id,
        at=at,
        instead=None if instead is None else option_out(instead),
        by=history.deciders[at],
        status=table.status,
        seats=[chair.seat for chair in table.chairs if chair.kind == "person"],
        result=table.result,
        created=table.created,
    )
