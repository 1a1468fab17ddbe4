"""A decision may say itself that a script could start again there."""

import random
from collections.abc import Iterator

import pytest

from rulebound.core.errors import CannotUndo
from rulebound.core.flow import CHECKPOINT, PAUSE, Checkpoint, Decision, Flow, Option
from rulebound.core.match import Match
from tests.core.toy import Table, Toy


class Told(Toy):
    """The toy whose first decision of a turn is a checkpoint, and each other one a pause."""

    def script(self, state: Table) -> Flow[None]:
        flow = super().script(state)
        place, option = None, None
        while True:
            try:
                step = flow.send(option)
            except StopIteration:
                return
            if isinstance(step, Checkpoint):
                place, option = step, None
                continue
            step.place = place or PAUSE
            place, option = None, (yield step)


def walk(seed: int) -> Iterator[tuple[Match, Match]]:
    """The two toys in step."""
    one, other = Toy().start(seed=seed), Told().start(seed=seed)
    rng = random.Random(seed)
    for _ in range(30):
        if one.decision is None:
            return
        yield one, other
        choice = rng.choice(("step", "step", "flip", "take", "whisper"))
        one.choose(choice)
        other.choose(choice)


def notations(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.notation for option in match.decision.options]


@pytest.mark.parametrize("seed", range(5))
def test_it_is_the_same_match(seed: int) -> None:
    for one, other in walk(seed):
        assert one.view(0) == other.view(0)
        assert one.log(1) == other.log(1)
        assert notations(one) == notations(other)
        assert one.can_undo() == other.can_undo()


@pytest.mark.parametrize("seed", range(5))
def test_forks_and_imagined_matches_stand_there_too(seed: int) -> None:
    for _, match in walk(seed):
        assert match.settled
        assert match.decision is not None
        seat = match.decision.seat
        for twin in (match.fork(), match.fork(log=True), match.imagine(seat, 3)):
            assert twin.view(seat) == match.view(seat)
            assert notations(twin) == notations(match)
            twin.choose("step")
            assert twin.view(seat)["steps"] == match.view(seat)["steps"] + 1


def test_a_pause_can_be_taken_back_and_a_checkpoint_cannot() -> None:
    match = Told().start(seed=1)
    match.choose("step")
    assert match.undo() == "step"
    match.choose("take")
    with pytest.raises(CannotUndo):
        match.undo()


def test_a_question_that_is_asked_again_is_asked_in_the_same_place() -> None:
    decision = Decision(0, Told().start().decision.prompt, lambda: (Option("a"),), None, CHECKPOINT)  # type: ignore[union-attr]
    assert decision.again().place is CHECKPOINT
