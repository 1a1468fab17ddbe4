"""What is kept of a match for the day on which its rules have changed.

The rules bring a record to life; other rules may bring another match to life, or none. So what
people saw is kept beside it: of a running match the present moment, with which a later version of
the rules can be compared; of a finished one every moment, so that it can always be looked at.
"""

import json
import lzma
from collections.abc import Sequence
from typing import Any, NamedTuple

from rulebound import Match
from rulebound.core.steps import UNDO
from rulebound.server.matches.consent import in_force
from rulebound.server.matches.history import History
from rulebound.server.matches.play import Play
from rulebound.server.store import ActRow, TableRow

Json = dict[str, Any]


class OtherRules(Exception):
    """The rules of today do not bring a match to where it stood."""


class Moment(NamedTuple):
    """A match after some of its choices. Of what is kept for all eyes, a watcher's comes first."""

    at: int
    turn: int | None
    by: int | None
    choice: str | None
    """The choice that led here, and whose it was."""
    views: list[Json]
    helps: list[Json]


class Keepsake(NamedTuple):
    rules: str
    seq: int
    """After so many acts it was kept."""
    choices: list[str]
    """As the record has them."""
    moments: list[Moment]
    logs: list[list[Json]]

    @property
    def whole(self) -> bool:
        """Whether all moments were kept, from the beginning on."""
        return self.moments[0].at == 0

    def pack(self) -> bytes:
        # One view is much like the next, so this is a hundredth of what it was.
        return lzma.compress(json.dumps(self, separators=(",", ":")).encode(), preset=0)


def unpack(data: bytes) -> Keepsake:
    kept = Keepsake(*json.loads(lzma.decompress(data)))
    return kept._replace(moments=[Moment(*moment) for moment in kept.moments])


def keep_present(play: Play) -> Keepsake:
    """The present moment of a match."""
    return _keepsake(play, play.match.record(), [_moment(play.match)])


def keep_whole(play: Play) -> Keepsake:
    """All moments of a match, as far as they were not taken back."""
    match = play.match
    record = match.record()
    past = History(record)
    moments = [_moment(past.at(at), *past.choice(at)) for at in range(match.seq)]
    moments.append(_moment(match, *past.choice(match.seq)))
    return _keepsake(play, record, moments)


def _keepsake(play: Play, record: Json, moments: list[Moment]) -> Keepsake:
    eyes = (None, *range(play.match.seats))
    logs = [play.match.log(seat) for seat in eyes]
    return Keepsake(record["rules"], play.seq, record["choices"], moments, logs)


def revive(table: TableRow, acts: Sequence[ActRow], kept: Keepsake | None) -> Play:
    """The match of a table by the rules of today, if they bring it to where it stood."""
    try:
        play = Play(table, acts[: 0 if kept is None else kept.seq])
        if kept is not None and not _is_at(play.match, kept.moments[-1]):
            raise OtherRules(f"after {kept.seq} acts the match looks different")
        for act in acts[play.seq :]:
            play.do(act)
    except OtherRules:
        raise
    except Exception as error:  # also what a script falls over that was never so before
        raise OtherRules(f"{type(error).__name__}: {error}") from error
    if play.seq == table.seq and not _ends(play, table):
        raise OtherRules(f"after {play.seq} acts the match goes on differently")
    return play


def choices_of(table: TableRow, acts: Sequence[ActRow], kept: Keepsake | None) -> list[str]:
    """The choices of a match as a record may write them, without any rules."""
    left = in_force(acts)
    if kept is not None and in_force(acts[: kept.seq]) != [a for a in left if a.seq < kept.seq]:
        kept = None  # people have gone back to before it
    choices = list(table.prefix or []) if kept is None else list(kept.choices)
    for act in left:
        if kept is not None and act.seq < kept.seq:
            continue
        notation = UNDO if act.kind == "undo" else act.notation
        choices.append(notation if act.kind == "choose" else f"{act.seat}! {notation}")
    return choices


def stood_in_of(table: TableRow, acts: Sequence[ActRow]) -> list[tuple[int, int]]:
    """Of the choices that :func:`choices_of` writes without a keepsake those that bots made in the
    places of people: their numbers, and the seats."""
    return [
        (number, act.seat)
        for number, act in enumerate(in_force(acts), len(table.prefix or ()) + 1)
        if act.bot is not None
    ]


def _moment(match: Match, by: int | None = None, choice: str | None = None) -> Moment:
    eyes = (None, *range(match.seats))
    turn = None if match.decision is None else match.decision.seat
    views = [match.view(seat) for seat in eyes]
    return Moment(match.seq, turn, by, choice, views, [match.helps(seat) for seat in eyes])


def _is_at(match: Match, moment: Moment) -> bool:
    now = _moment(match)
    views = json.loads(json.dumps(now.views))
    return (now.at, now.turn) == (moment.at, moment.turn) and alike(views, moment.views)


def _ends(play: Play, table: TableRow) -> bool:
    """Whether the match stands where the table says: whose turn it is, or how it ended."""
    if table.status == "running":
        return play.turn == table.turn
    result = play.result
    return table.result is None or (
        result is not None and json.loads(json.dumps(result.to_json())) == table.result
    )


def alike(one: Any, other: Any) -> bool:
    """Whether two views tell the same, as far as both tell it: a version may tell more or less."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(alike(one[name], other[name]) for name in one.keys() & other.keys())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    return type(one) is type(other) and bool(one == other)
