"""The bot of the guides lets learners win, whatever they do, and knows no more than its seat."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot, table_bots
from rulebound.bots.patient import PatientBot
from rulebound.bots.strengths import GUIDING, strengths


def guided(game: str) -> Match:
    guide = rulebound.game(game).told.guide
    assert guide is not None
    options = dict(guide.options)
    return rulebound.game(game).start(seats=guide.seats, options=options, seed=guide.seed)


def played(match: Match, learner: str, seed: int) -> Match:
    """A guide to its end: the learner is a bot, or somebody who chooses anything."""
    rng, others = random.Random(seed), PatientBot(seed)
    its = None if learner == "anybody" else bot(learner, seed)
    while (decision := match.decision) is not None:
        if decision.seat:
            match.choose(others.choose(Chair(match, decision.seat)))
        elif its is None:
            match.choose(rng.choice(decision.options))
        else:
            match.choose(its.choose(Chair(match, 0)))
    return match


@pytest.mark.parametrize(
    ("game", "learner", "seed"),
    [("urbno", "anybody", seed) for seed in range(8)]
    + [("tashkalar", "greedy", seed) for seed in range(2)],
)
def test_the_learner_wins_alone(game: str, learner: str, seed: int) -> None:
    match = played(guided(game), learner, seed)
    assert match.result is not None
    assert match.result.ranking[0] == (0,)


def test_in_tash_kalar_it_never_claims_a_task() -> None:
    match = played(guided("tashkalar"), "anybody", 1)
    claimed = [event["seat"] for event in match.log(None) if event["kind"] == "claimed"]
    assert 1 not in claimed


@pytest.mark.parametrize("game", ["tashkalar", "urbno"])
def test_it_chooses_the_same_where_all_that_is_hidden_differs(game: str) -> None:
    match = guided(game)
    while match.decision is not None and match.decision.seat == 0:
        match.choose(0)
    assert match.decision is not None
    seat = match.decision.seat
    other = match.imagine(seat, 77)
    assert other.view(seat) == match.view(seat)
    assert other.view(0) != match.view(0)
    choices = {PatientBot(5).choose(Chair(each, seat)).notation for each in (match, other)}
    assert len(choices) == 1


def test_a_guide_is_the_same_for_whoever_plays_the_same() -> None:
    """Neither luck nor a busy machine decides whether a learner wins."""
    first, second = (played(guided("urbno"), "anybody", 3) for _ in range(2))
    assert first.log(None) == second.log(None)
    match = guided("urbno")
    while match.decision is not None and match.decision.seat == 0:
        match.choose(0)
    hurried = Chair(match, 1, seconds=0.0)
    assert PatientBot(1).choose(hurried) == PatientBot(2).choose(Chair(match, 1))


class LastChoice:
    """A chair, and a match before its last choice: all win, or the learner alone."""

    seat, horizon = 1, None
    decision = SimpleNamespace(options=("all win", "the learner wins"))
    chosen = ""

    def imagine(self, _: int) -> "LastChoice":
        return self

    def fork(self) -> "LastChoice":
        return LastChoice()

    def choose(self, option: str) -> None:
        self.chosen = option

    def evaluate(self, seat: int) -> float:
        return 1000.0 if seat == 0 or self.chosen == "all win" else -1000.0


def test_a_victory_that_all_share_is_not_the_learners() -> None:
    chair: Any = LastChoice()
    assert str(PatientBot().choose(chair)) == "the learner wins"


def test_nobody_is_offered_it() -> None:
    assert table_bots()[GUIDING].offered is False
    assert GUIDING not in strengths("urbno")
