"""The bots that sit at tables: their steps, their temperaments, and that none dawdles."""

from typing import Any

import pytest

import rulebound
from rulebound import Match, RuleboundError
from rulebound.bots import Chair, bot, bots, strengths, table_bots
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.strengths import GUIDING, OLD, PEOPLE, STEPS, STRENGTHS
from rulebound.core.rng import Rng


def test_eight_have_a_name_and_five_steps_lie_between_them() -> None:
    for game in rulebound.games():
        names = strengths(game)
        assert len(set(names)) == 8
        steps = [table_bots()[name].step for name in names]
        assert steps == sorted(steps)
        assert set(steps) == {1, 2, 3, 4, 5}


def test_each_is_a_bot_by_its_name_and_at_tables() -> None:
    assert {person.id for person in PEOPLE} <= set(bots())
    assert list(table_bots())[:3] == ["gentle", "steady", "sharp"]
    assert table_bots()["sharp"].title == "Sharp"
    assert table_bots()["alder"].title == "Alder"
    assert not {"random", "greedy", "search"} & set(table_bots())
    with pytest.raises(RuleboundError, match="divine"):
        bot("divine")


def test_a_higher_step_sees_further_and_strays_less() -> None:
    for step in range(1, 5):
        lower, higher = STEPS[step], STEPS[step + 1]
        assert lower.beam < higher.beam
        assert lower.iterations < higher.iterations
        assert lower.noise > higher.noise or lower.noise == 0
        assert lower.worlds <= higher.worlds


def test_no_two_have_the_same_temperament() -> None:
    tastes = [tuple(sorted(person.taste.items())) for person in PEOPLE]
    assert len(set(tastes)) == len(PEOPLE)


@pytest.mark.parametrize("name", [*OLD, "pip", "sable"])
def test_without_a_limit_the_same_seed_chooses_the_same(name: str) -> None:
    match = rulebound.game("urbno").start(seats=3, seed=5)
    assert match.decision is not None
    chair = Chair(match, match.decision.seat)
    assert len({bot(name, 4).choose(chair).notation for _ in range(2)}) == 1


class Looks:
    """Counts how many forks a bot takes an option on, and lets a second pass with each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0
        choose = Match.choose

        def counted(match: Match, option: Any) -> None:
            self.seconds += 1
            choose(match, option)

        monkeypatch.setattr(Match, "choose", counted)

    def chair(self, match: Match, seat: int, seconds: float) -> Chair:
        return Chair(match, seat, seconds, lambda: self.seconds)


@pytest.mark.parametrize("game", ["tashkalar", "urbno"])
def test_with_a_limit_greedy_stops_looking(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = rulebound.game(game).start(seats=2, seed=5)
    while match.decision is None or len(match.decision.options) < 4:
        match.choose(0)
    seat, options = match.decision.seat, match.decision.options
    looks = Looks(monkeypatch)
    assert GreedyBot(1).choose(Chair(match, seat)) in options
    everything = looks.seconds
    assert GreedyBot(1).choose(looks.chair(match, seat, 1.1 * everything + 1)) in options
    assert looks.seconds >= 2 * everything - 1, "there was time for all of it"
    looks.seconds = 0
    assert GreedyBot(1).choose(looks.chair(match, seat, 1)) in options
    assert 0 < looks.seconds < everything / 2


def test_greedy_looks_at_the_clock_between_two_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """One option is played out, whatever the time; no other one once it is over."""
    match = rulebound.game("urbno").start(seats=2, seed=5)
    while match.decision is None or len(match.decision.options) < 4:
        match.choose(0)
    tried = 0
    play_out = Match.play_out

    def counted(match: Match, rng: Rng) -> bool:
        nonlocal tried
        tried += 1
        return play_out(match, rng)

    monkeypatch.setattr(Match, "play_out", counted)
    assert GreedyBot(1).choose(Chair(match, match.decision.seat, 0)) in match.decision.options
    assert tried == 1


@pytest.mark.parametrize("name", ["alder", "steady"])
@pytest.mark.parametrize("game", ["tashkalar", "urbno"])
def test_with_a_limit_a_search_stops_at_once(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks at the clock after every choice that it tries, or every stretch of playing on."""
    match = rulebound.game(game).start(seats=2, seed=5)
    while match.decision is None or len(match.decision.options) < 4:
        match.choose(0)
    seat, options = match.decision.seat, match.decision.options
    looks = Looks(monkeypatch)
    assert bot(name, 1).choose(looks.chair(match, seat, 40)) in options
    assert 15 < looks.seconds < 40 + 70
    looks.seconds = 0
    assert bot(name, 1).choose(looks.chair(match, seat, 0)) in options
    assert looks.seconds < 70


def test_all_of_ours_search() -> None:
    """None of them ever takes an option at random, and none is greedy under another name."""
    others = [kind for name, kind in STRENGTHS.items() if name != GUIDING]
    assert all(kind.__mro__[1].__name__ == "SearchBot" for kind in others)
