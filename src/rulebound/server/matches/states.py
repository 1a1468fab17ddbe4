"""What a seat, or somebody without one, is told of a match: through here goes all that is secret.

Views, logs, helps and asides are asked of the engine for just that seat. The open question and its
options are told to nobody but the seat that has to choose.
"""

import json
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from typing import Any

import rulebound
from rulebound import Match, Option, Text
from rulebound.core.errors import BadOption
from rulebound.server.matches.company import affairs_of
from rulebound.server.matches.play import Play
from rulebound.server.store import TableRow
from rulebound.server.wire.frames import DecisionOut, LogPart, OptionOut, StateOut, Words
from rulebound.server.wire.http import StoodIn


def state_of(
    table: TableRow, play: Play, seat: int | None, heard: int, moment: datetime
) -> StateOut:
    """The match as the seat sees it, with the events after the first ``heard`` ones."""
    match = play.match
    result = play.result
    running = table.status == "running"
    return StateOut(
        seq=play.seq,
        choices=match.seq,
        seat=seat,
        view=match.view(seat),
        helps=helps_of(table, match, seat),
        decision=_decision(table, play, seat) if running else None,
        asides=[] if seat is None or not running else _options(match.asides(seat)),
        undo=_undo(match, seat) if running else None,
        log=LogPart(start=heard, events=match.log(seat, since=heard)),
        result=None if result is None else result.to_json(),
        reason=words(play.reason) if play.reason is not None else _reason(table),
        round=match.round,
        stood_in=[StoodIn(at=at, seat=seat) for at, seat in play.stood_in],
        affairs=affairs_of(table, play, seat, moment),
    )


def _reason(table: TableRow) -> Words | None:
    """Why a match without a result is over."""
    return None if table.reason is None else Words(**table.reason)


def helps_of(table: TableRow, match: Match, seat: int | None) -> dict[str, Any]:
    """What a friend would point out, unless the table is played without such friends."""
    return match.helps(seat if table.help in ("free", "full") else None)


def _decision(table: TableRow, play: Play, seat: int | None) -> DecisionOut | None:
    decision = play.match.decision
    if decision is None:
        return None
    stands_in = decision.seat in play.match.stand_ins
    own = seat is not None and seat == decision.seat and not stands_in
    own = own and seat not in play.affairs.taken
    return DecisionOut(
        seat=decision.seat,
        prompt=words(decision.prompt) if own else None,
        options=_options(decision.options) if own else [],
        since=play.since,
        until=play.until,
        stands_in=stands_in,
    )


def _undo(match: Match, seat: int | None) -> OptionOut | None:
    option = None if seat is None else match.undoable(seat)
    return None if option is None else option_out(option)


def _options(options: Iterable[Option]) -> list[OptionOut]:
    return [option_out(option) for option in options]


def option_out(o: Option) -> OptionOut:
    return OptionOut(kind=o.kind, refs=list(o.refs), notation=o.notation, fields=dict(o.fields))


def words(text: Text) -> Words:
    return Words(id=text.id, args=dict(text.args))


def facts_of(table: TableRow) -> dict[str, Any]:
    """The printed facts of the game at this table."""
    try:
        return _facts(table.game, json.dumps(table.options, sort_keys=True))
    except BadOption:  # of rules that have changed since
        return usual_facts(table.game)


def usual_facts(game: str) -> dict[str, Any]:
    """The printed facts of a game with its usual options, for whoever sets a table."""
    return _facts(game, "{}")


@lru_cache(maxsize=64)
def _facts(game: str, options: str) -> dict[str, Any]:
    its_game = rulebound.game(game)
    complete = its_game.prepare(its_game.options.complete(json.loads(options)))
    return dict(its_game.told.facts(complete))
