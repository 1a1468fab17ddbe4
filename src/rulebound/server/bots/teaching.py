"""Hints and analyses, thought of in workers."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from rulebound.bots import Chair
from rulebound.bots.analysis import Walk, next_step, read_note, take_step, total_steps
from rulebound.bots.teaching import hint_data, hints
from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.thinking import match_of
from rulebound.server.bots.workers import Workers, begun

HINT_SECONDS: Final = 2.2
"""So long a hint is thought about: with the way there and back nobody waits for more than three."""
SPARE_SECONDS: Final = 10.0
"""What a worker may use beyond that before it is given up."""
STRETCH: Final = 2.0
"""So many seconds an analysis goes on before what it found is kept."""
REMEMBERED: Final = 4
"""So many matches a process keeps in mind while they are analysed."""

_walks: OrderedDict[str, Walk] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a worker is told."""

    table: str
    record: dict[str, Any]
    seat: int


async def hint(workers: Workers, claim: Claim, wanted: Wanted) -> list[dict[str, Any]]:
    """The best options of a seat that has to choose, with reasons."""
    return await workers.run(claim, HINT_SECONDS + SPARE_SECONDS, _hint, wanted)


def _hint(wanted: Wanted) -> list[dict[str, Any]]:
    match = match_of(wanted.table, wanted.record)
    begun()
    chair = Chair(match, wanted.seat, HINT_SECONDS)
    return [hint_data(found) for found in hints(chair, seed=match.seq)]


@dataclass(frozen=True, slots=True)
class Found:
    """What a stretch of an analysis came to."""

    notes: list[dict[str, Any]]
    total: int
    done: bool


async def go_on(
    workers: Workers, claim: Claim, table: str, record: dict[str, Any], notes: list[dict[str, Any]]
) -> Found:
    """Some more of an analysis, after the notes that there are."""
    limit = STRETCH + 3 * SPARE_SECONDS
    return await workers.run(claim, limit, _go_on, table, record, notes)


def _go_on(table: str, record: dict[str, Any], notes: list[dict[str, Any]]) -> Found:
    walk = _walks.pop(table, None) or Walk(record)
    _walks[table] = walk
    while len(_walks) > REMEMBERED:
        _walks.popitem(last=False)
    begun()
    known = {note["at"]: read_note(note) for note in notes}
    found: list[dict[str, Any]] = []
    end = monotonic() + STRETCH
    while (step := next_step(walk.choices, known)) is not None and monotonic() < end:
        note = take_step(walk, step)
        known[note.at] = note
        found.append(note.to_json())
    return Found(found, total_steps(walk.choices, known), step is None)
