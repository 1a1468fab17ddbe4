"""What bots think of options: one shape for all of them, from what the seat sees alone."""

from dataclasses import replace
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.bots import Chair
from rulebound.bots.opinion import UNSURE, Opinion, Thought, interval, parted, ranked
from rulebound.bots.search import SearchBot
from rulebound.bots.strengths import STEPS
from rulebound.core.rng import Rng

TABLES: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("tashkalar", 2, {"form": "high_form"}, 40),
    ("urbno", 3, {}, 40),
    ("homm3", 2, {"form": "skirmish"}, 20),
    ("homm3", 2, {"form": "scenario", "scenario": "gold_rush"}, 60),
)
NAMES = ("planner", "tree", "combat", "map")


class Small(SearchBot):
    mind = replace(STEPS[2], noise=0.0, iterations=60)


def standing(game: str, seats: int, options: dict[str, Any], choices: int, seed: int = 3) -> Match:
    """A match after some choices, where there is something to choose."""
    match = rulebound.game(game).start(seats=seats, options=options, seed=seed)
    rng = Rng(seed)
    while match.decision is not None and (match.seq < choices or len(match.decision.options) < 3):
        advice = match.advice(rng)
        match.choose(rng.pick(match.decision.options) if advice is None else advice)
    assert match.decision is not None
    return match


def opinion(match: Match, *also: str, seed: int = 1) -> Opinion:
    assert match.decision is not None
    return Small(seed).opinion(Chair(match, match.decision.seat), also)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_options_come_with_a_chance_an_interval_and_a_line(table: Any) -> None:
    match = standing(*table)
    assert match.decision is not None
    offered = {option.notation for option in match.decision.options}
    found = opinion(match)
    assert found
    assert [thought.value for thought in found] == sorted((t.value for t in found), reverse=True)
    for thought in found:
        assert thought.choice in offered
        assert 0 <= thought.value <= 1
        assert thought.within >= 0
        assert thought.line[0] == thought.choice


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_what_is_asked_about_is_thought_of_though_it_looks_bad(table: Any) -> None:
    match = standing(*table)
    assert match.decision is not None
    also = [option.notation for option in match.decision.options][-2:]
    assert set(also) <= {thought.choice for thought in opinion(match, *also)}
    assert "no such thing" not in {thought.choice for thought in opinion(match, "no such thing")}


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_it_follows_from_what_the_seat_sees(table: Any) -> None:
    """The same at a table where everything hidden is different."""
    match = standing(*table)
    assert match.decision is not None
    other = match.imagine(match.decision.seat, 77)
    assert opinion(match) == opinion(other)


def test_nothing_changes_at_the_table() -> None:
    match = standing(*TABLES[0])
    before = match.record(), match.position()
    opinion(match)
    assert (match.record(), match.position()) == before


def test_games_that_judge_nothing_leave_a_bot_without_opinion() -> None:
    match = rulebound.game("truc").start() if "truc" in rulebound.games() else None
    if match is not None and match.decision is not None:
        assert opinion(match) == ()


# ---- intervals ----


def test_an_interval_is_wide_where_little_was_tried() -> None:
    assert interval(0.5, 0.25, 1) == UNSURE
    assert interval(0.0, 0.0, 0) == UNSURE
    few, many = interval(2.0, 2.0, 4), interval(200.0, 200.0, 400)
    assert few > many > 0
    assert interval(5.0, 2.5, 10) == 0, "all the same"


def test_only_what_is_more_than_chance_parts_two_options() -> None:
    best = Thought("a", 0.6, 0.03, 50, ("a",))
    assert parted(best, Thought("b", 0.5, 0.04, 50, ("b",)))
    assert not parted(best, Thought("b", 0.5, 0.2, 50, ("b",)))
    assert not parted(best, best)
    assert [t.choice for t in ranked((Thought("b", 0.5, 0.1, 1, ()), best))] == ["a", "b"]
