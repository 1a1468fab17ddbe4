"""Parts of a match on their own: scripts that ask nothing or are answered, a Round that begins."""

from collections.abc import Generator
from typing import Any

from rulebound.core.flow import Decision
from rulebound.core.match import Match
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.quests import Quest


def run(flow: Generator[Any, Any, Any], *answers: str) -> Any:
    """Run a script; every question is answered with the next of these notations."""
    left = list(answers)
    try:
        asked = next(flow)
        while True:
            assert isinstance(asked, Decision)
            options = {option.notation: option for option in asked.options}
            assert left, f"asked {asked.prompt.id}: {list(options)}"
            answer = left.pop(0)
            assert answer in options, f"no {answer!r} among {list(options)}"
            asked = flow.send(options[answer])
    except StopIteration as done:
        assert not left, f"never asked for {left}"
        return done.value


def anew(q: Quest) -> Quest:
    """The script starts again from the table, as it can at every checkpoint."""
    match = q.match
    q.match = Match(match.game, match.setup, q.s)
    return q


def begin_round(q: Quest, number: int) -> Quest:
    """That Round begins."""
    q.w.round, q.w.phase = number - 1, MapPhase.ROUND
    return anew(q)


def ruled(name: str, **values: Any) -> dict[str, Any]:
    """The part of a scenario file with one rule."""
    return {"rules": [{"rule": name, **values}]}


def settle(q: Quest, *answers: str) -> Quest:
    """Everything that follows is declined, or answered if one of these can be chosen."""
    left = list(answers)
    while q.asked and not q.asked.endswith(" turn"):
        answer = next((a for a in left if a in q.offered), None)
        if answer is not None:
            left.remove(answer)
        q.choose(answer or next((c for c in ("decline", "pass") if c in q.offered), q.offered[0]))
    assert not left, f"could not choose {left}"
    return q
