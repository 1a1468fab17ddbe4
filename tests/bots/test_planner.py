"""The bot that thinks of whole turns."""

from dataclasses import replace
from math import inf

import rulebound
from rulebound import Match
from rulebound.bots import Chair
from rulebound.bots.mind import Mind
from rulebound.bots.planner import Planner
from rulebound.core.rng import Rng

SMALL = Mind(beam=2, width=8, inner=1, finalists=2, worlds=1, reply_beam=1, reply_width=4)
CLAIM = "tasks: destruction devastation side_chain\ndestroyed: bc bc bc\nactions: 0\n"


def planner(mind: Mind = SMALL, seed: int = 1) -> Planner:
    insight = rulebound.game("tashkalar").advisor.insight
    assert insight is not None
    return Planner(insight, mind, Rng(seed))


def high_form(position: str | None = None, seed: int = 3) -> Match:
    options = {"form": "high_form", "first": 0}
    return rulebound.game("tashkalar").start(seats=2, options=options, seed=seed, position=position)


def test_it_claims_a_task_that_it_holds() -> None:
    match = high_form(CLAIM)
    assert planner().choose(Chair(match, 0)).notation == "claim destruction"


def test_a_plan_is_thought_of_once_and_played_choice_by_choice() -> None:
    """Every choice of the turn after the first comes from the plan: nothing is imagined for it."""
    match = high_form()
    bot = planner()
    imagined = 0
    imagine = match.imagine

    class Watched(Chair):
        def imagine(self, seed: int) -> Match:
            nonlocal imagined
            imagined += 1
            return imagine(self.seat, seed)

    assert match.decision is not None
    seat = match.decision.seat
    counts = []
    while match.decision is not None and match.decision.seat == seat:
        match.choose(bot.choose(Watched(match, seat)))
        counts.append(imagined)
    assert len(counts) > 1
    assert set(counts) == {counts[0]}
    assert counts[0] > 0


def test_a_plan_is_given_up_when_the_table_is_another() -> None:
    """The same planner at another table does not go on with what it had in mind."""
    bot = planner()
    first = high_form()
    bot.choose(Chair(first, 0))
    other = high_form(CLAIM)
    assert bot.choose(Chair(other, 0)).notation == "claim destruction"


def test_the_same_seed_plans_the_same() -> None:
    lines = []
    for _ in range(2):
        match, bot, line = high_form(seed=5), planner(seed=9), []
        for _ in range(8):
            assert match.decision is not None
            seat = match.decision.seat
            option = bot.choose(Chair(match, seat))
            line.append(option.notation)
            match.choose(option)
        lines.append(line)
    assert lines[0] == lines[1]


def until_others_choose(match: Match, seat: int = 0) -> None:
    while match.decision is not None and match.decision.seat == seat:
        match.choose(match.decision.options[0])


def test_a_turn_that_was_foreseen_is_answered_at_once() -> None:
    """The others play what the planner thought they would: nothing is imagined any more."""
    match = high_form()
    until_others_choose(match)
    mind = replace(SMALL, overlooks=0)
    bot, other = planner(mind), planner(mind, seed=1)
    bot.ponder(Chair(match, 0))
    # The same luck imagines the same world, in which the others play the turn foreseen.
    world = match.imagine(0, other._rng.bits())
    turn = other._best_turn(world, 1)
    assert turn.decision is not None
    assert turn.decision.seat == 0

    class Blind(Chair):
        def imagine(self, seed: int) -> Match:
            raise AssertionError("it has thought of this")

    assert bot.choose(Blind(turn, 0)) in turn.decision.options


def test_a_thought_that_was_broken_off_is_no_plan() -> None:
    match = high_form()
    until_others_choose(match)
    bot = planner()
    calls = iter(range(40))
    bot.ponder(Chair(match, 0, 100.0, lambda: float(next(calls, inf))))
    assert bot._foreseen == []


def test_several_cores_ask_for_replies_in_worlds_of_their_own() -> None:
    match = high_form(CLAIM)
    mind = replace(SMALL, worlds=4)
    chosen = {planner(mind).choose(Chair(match, 0, cores=2)).notation for _ in range(2)}
    assert chosen == {"claim destruction"}
