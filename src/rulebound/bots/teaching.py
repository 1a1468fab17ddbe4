"""What a bot thinks, told to a person: the best options, each with reasons in words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rulebound.bots.base import Chair
from rulebound.bots.opinion import Opinion, Opinionated, Thought
from rulebound.bots.search import SearchBot
from rulebound.core.flow import Option, Text
from rulebound.core.match import Match
from rulebound.core.teaching import Fork, Teacher

HINTS: Final = 3
"""So many options are told."""


class Hint(NamedTuple):
    """An option, what a bot thinks of it, and why."""

    thought: Thought
    reasons: tuple[Text, ...]
    line: tuple[Option, ...]
    """The seat's own part of the line, from the option on."""
    events: tuple[dict[str, Any], ...]
    """What is certain to happen on the way, as the log would tell it."""


def hints(
    chair: Chair,
    also: Sequence[str] = (),
    teacher: Opinionated | None = None,
    most: int = HINTS,
    seed: int = 0,
) -> tuple[Hint, ...]:
    """The best options, the best first, and those that are asked about; where there is only one
    option, or nothing can be said, none.

    All follows from what the seat sees.
    """
    if len(chair.decision.options) < 2 or chair.game.advisor.teacher is None:
        return ()
    opinion = (teacher or SearchBot(seed)).opinion(chair, also)
    return explained(chair, _told(opinion, also, most), seed)


def _told(opinion: Opinion, also: Sequence[str], most: int) -> Opinion:
    return tuple(t for at, t in enumerate(opinion) if at < most or t.choice in also)


def explained(chair: Chair, opinion: Opinion, seed: int = 0) -> tuple[Hint, ...]:
    """The same with reasons."""
    teacher = chair.game.advisor.teacher
    assert teacher is not None
    return tuple(_explained(chair, teacher, thought, seed) for thought in opinion)


def _explained(chair: Chair, teacher: Teacher[Any], thought: Thought, seed: int) -> Hint:
    before = chair.imagine(seed)
    after = before.fork()
    line = _own_part(after, chair.seat, thought.line)
    judge = before.consult(teacher.judgement)
    was = before.consult(judge.measure, chair.seat)
    now = after.consult(judge.measure, chair.seat)
    weights = judge.weights[before.consult(judge.kind)]
    gains: Mapping[str, float] = {
        feature.id: weight * (then - first)
        for feature, weight, first, then in zip(judge.features, weights, was, now, strict=True)
    }
    events = tuple(chair.foresee([option.notation for option in line]))
    fork = Fork(
        chair.seat,
        chair.decision.find(thought.choice),
        before.consult(_itself),
        after.consult(_itself),
        events,
        gains,
    )
    return Hint(thought, tuple(teacher.reasons(fork)), line, events)


def _own_part(match: Match, seat: int, line: Sequence[str]) -> tuple[Option, ...]:
    """Play the seat's own choices of a line, as far as they can be made in this world."""
    played: list[Option] = []
    for choice in line:
        decision = match.decision
        if decision is None or decision.seat != seat:
            break
        found = [option for option in decision.options if option.notation == choice]
        if not found:
            break
        played += found
        match.choose(found[0])
    return tuple(played)


def option_data(option: Option) -> dict[str, Any]:
    """An option as a client knows it."""
    fields = dict(option.fields)
    known = {"kind": option.kind, "refs": list(option.refs), "notation": option.notation}
    return {**known, "fields": fields}


def hint_data(hint: Hint) -> dict[str, Any]:
    """A hint as plain data."""
    thought = hint.thought
    return {
        "choice": thought.choice,
        "value": round(thought.value, 4),
        "within": round(thought.within, 4),
        "samples": thought.samples,
        "line": [option_data(option) for option in hint.line],
        "events": list(hint.events),
        "reasons": [{"id": text.id, "args": dict(text.args)} for text in hint.reasons],
    }


def _itself(state: Any) -> Any:
    return state
