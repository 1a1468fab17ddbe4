"""The bot that thinks of whole turns."""

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
