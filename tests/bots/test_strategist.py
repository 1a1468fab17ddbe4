"""Bots that plan: a plan for a turn, what is found out for it, and how it is kept to."""

from typing import Any

import pytest

import rulebound
from rulebound.bots import Chair, bot
from rulebound.bots.mind import Mind
from rulebound.bots.strategist import WEARY, Strategist
from rulebound.bots.strengths import STEPS
from rulebound.core.flow import Decision, Option
from rulebound.core.match import Match
from rulebound.core.rng import Rng
from rulebound.core.strategy import Strategy, Study
from rulebound.games.homm3.map.scenario_reading import shipped

OPTIONS = {"form": "scenario", "scenario": "first_light"}


def start(seats: int = 1, **more: Any) -> Match:
    return rulebound.game("homm3").start(seats, {**OPTIONS, **more}, seed=4, log=False)


def on_turn(seats: int = 1, **more: Any) -> Match:
    match = start(seats, **more)
    rng = Rng(1)
    while match.decision is not None and match.decision.prompt.id != "homm3-ask-turn":
        match.choose(rng.pick(match.decision.options))
    return match


class Watched:
    """A strategy that takes the first option and counts what it is asked."""

    def __init__(self, matter: Any = "one") -> None:
        self.about = matter
        self.studies: list[Study[Any]] = []
        self.plans: list[tuple[int, Any]] = []
        self.told = Strategy(
            matter=lambda s, decision: self.about,
            study=self._study,
            play=self._play,
            close_up=lambda s, decision: None,
            meant_for=lambda options: True,
        )

    def _study(self, study: Study[Any]) -> Any:
        self.studies.append(study)
        return len(self.studies)

    def _play(self, s: Any, decision: Decision, rng: Rng, plan: Any) -> Option:
        self.plans.append((decision.seat, plan))
        return decision.options[0]


def test_a_plan_is_kept_until_what_it_was_made_for_has_changed() -> None:
    watched, chair = Watched(), Chair(on_turn(), 0)
    thinker = Strategist(watched.told, Mind(), Rng(1))
    for matter in ("one", "one", None, "two"):
        watched.about = matter
        thinker.choose(chair)
    assert watched.plans == [(0, 1), (0, 1), (0, 1), (0, 2)]


def test_it_ends_what_never_ends() -> None:
    watched, chair = Watched(), Chair(on_turn(), 0)
    thinker = Strategist(watched.told, Mind(), Rng(1))
    first = [thinker.choose(chair) for _ in range(WEARY + 1)]
    assert {option.notation for option in first} == {chair.decision.options[0].notation}
    assert thinker.choose(chair).notation == chair.decision.options[-1].notation


def test_its_opinion_is_that_of_its_plan() -> None:
    """What it would do comes first among what it compares; it alone plays on with its plan."""
    watched, match = Watched(), on_turn(2, scenario="crossroads")
    assert match.decision is not None
    seat, offered = match.decision.seat, match.decision.options
    teacher = match.game.advisor.teacher
    assert teacher is not None
    found = Strategist(watched.told, Mind(), Rng(1)).opinion(Chair(match, seat), teacher.judgement)
    assert {thought.choice for thought in found} == {o.notation for o in offered[:3]}
    assert len(watched.studies) == 1
    assert {plan for who, plan in watched.plans if who == seat} == {1}
    assert {plan for who, plan in watched.plans if who != seat} == {None}


def test_what_is_imagined_may_be_used_up_and_shows_nothing_hidden() -> None:
    watched, match = Watched(), on_turn()
    before = match.view(0)
    Strategist(watched.told, Mind(), Rng(1)).choose(Chair(match, 0))
    table = watched.studies[0].imagine()
    table.players[0].gold += 50
    assert match.view(0) == before


def test_weaker_minds_look_less_thoroughly() -> None:
    assert [STEPS[step].depth for step in sorted(STEPS)] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", ["pip", "tock", "alder"])
def test_it_stays_within_its_seconds(name: str) -> None:
    """By a clock that goes on with every look at it: the work is bounded by looks."""
    looks = 0

    def timer() -> float:
        nonlocal looks
        looks += 1
        return looks * 0.01

    match, seat = start(), 0
    someone = bot(name, 1)
    for _ in range(30):
        assert match.decision is not None
        looks = 0
        match.choose(someone.choose(Chair(match, seat, 0.05, timer)))
        assert looks < 60


@pytest.mark.slow
@pytest.mark.parametrize("scenario", sorted(shipped()))
def test_every_scenario_is_played_to_its_end(scenario: str, seed: int) -> None:
    model = shipped()[scenario]
    mode = model.modes[0]
    seats = model.seats(mode)[0]
    options = {"form": "scenario", "scenario": scenario, "mode": mode, "difficulty": "easy"}
    match = rulebound.game("homm3").start(seats, options, seed=seed)
    bots = [bot("tock", seed + seat) for seat in range(seats)]
    while (decision := match.decision) is not None:
        match.choose(bots[decision.seat].choose(Chair(match, decision.seat)))
    assert match.result is not None
