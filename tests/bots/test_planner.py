"""The bot that thinks of whole turns."""

from dataclasses import replace
from math import inf
from typing import Any, cast

import rulebound
from rulebound import Match
from rulebound.bots import Chair
from rulebound.bots.mind import Mind
from rulebound.bots.planner import Planner, Sight
from rulebound.core.flow import Decision, Option, Text
from rulebound.core.rng import Rng

SMALL = Mind(beam=2, width=8, inner=1, finalists=2, worlds=1, ahead=1, rethinks=False)
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


class Swinging:
    """A turn in which one thing can be turned over again and again."""

    settled = True
    decision = Decision(0, Text("turn"), lambda: (Option("flip"),))

    def __init__(self, side: bool = False) -> None:
        self.side = side

    def fork(self) -> "Swinging":
        return Swinging(self.side)

    def choose(self, option: Option) -> None:
        self.side = not self.side

    def key(self) -> bool:
        return self.side

    def consult(self, *_: Any) -> float:
        return 0.5


def test_a_turn_that_only_comes_back_to_where_it_was_is_left_open() -> None:
    lines = planner()._lines(cast(Match, Swinging()), 0, Sight(2, 8, 1, 8), 1.0)
    assert [line.choices for line in lines] == [("flip", "flip")]


class Counting(Chair):
    """Counts the worlds that a bot imagines."""

    worlds = 0

    def imagine(self, seed: int) -> Match:
        self.worlds += 1
        return super().imagine(seed)


def worlds_of_a_turn(mind: Mind) -> list[int]:
    """How many worlds are imagined for each choice of a second turn that has several options."""
    match = high_form()
    until_others_choose(match)
    bot, found = planner(mind), []
    while match.decision is not None and match.decision.seat == 1:
        chair, open_choice = Counting(match, 1), len(match.decision.options) > 1
        match.choose(bot.choose(chair))
        found += [chair.worlds] if open_choice else []
    assert len(found) > 1
    return found


def test_a_plan_is_thought_of_once_and_played_choice_by_choice() -> None:
    """Every choice of the turn after the first comes from the plan: nothing is imagined for it."""
    first, *others = worlds_of_a_turn(SMALL)
    assert first > 0
    assert not any(others)


def test_a_mind_that_rethinks_plans_the_rest_of_its_turn_again() -> None:
    assert all(worlds_of_a_turn(replace(SMALL, rethinks=True)))


def test_what_was_told_of_a_line_is_kept_while_the_turn_goes_as_expected() -> None:
    match = high_form()
    until_others_choose(match)
    chair = Chair(match, 1)
    bot = planner()
    lines = bot._lines(chair.imagine(1), 1, Sight(2, 8, 1, 8), 1.0)[:2]
    for worlds in (1, 2):
        bot._played_on(chair, lines)
        assert [told.worlds for told in bot._known.values()] == [worlds, worlds]
    bot.choose(chair)  # it expected nothing of this table
    assert all(told.worlds < 2 for told in bot._known.values())


def test_where_all_lines_begin_alike_a_mind_that_rethinks_leaves_the_rest_for_later() -> None:
    match = high_form()
    until_others_choose(match)
    chair = Chair(match, 1)
    played_on = []
    for rethinks in (True, False):
        bot = planner(replace(SMALL, beam=4, rethinks=rethinks))
        lines = bot._lines(chair.imagine(1), 1, Sight(4, 8, 1, 8), 1.0)
        told = bot._sequel(chair, lines[:1] * 2, 1, Rng(2), None).told
        played_on.append([each.worlds for each in told])
    assert played_on == [[0, 0], [1, 1]]


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


def test_several_cores_play_on_in_worlds_of_their_own() -> None:
    match = high_form(CLAIM)
    mind = replace(SMALL, worlds=4)
    chosen = {planner(mind).choose(Chair(match, 0, cores=2)).notation for _ in range(2)}
    assert chosen == {"claim destruction"}
