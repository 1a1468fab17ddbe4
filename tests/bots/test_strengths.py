"""The strengths of bots: each is better than the one before, and none dawdles."""

from typing import Any

import pytest

import rulebound
from rulebound import Match, Option, RuleboundError
from rulebound.bots import Chair, bot, table_bots
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.strengths import STRENGTHS, GentleBot


def points(seed: int, names: tuple[str, str], rounds: int) -> list[int]:
    """The points of two bots after some rounds of Urbno."""
    match = rulebound.game("urbno").start(seats=2, seed=seed)
    players = [bot(name, 100 * seed + seat) for seat, name in enumerate(names)]
    while match.decision is not None and match.view()["round"] <= rounds:
        seat = match.decision.seat
        match.choose(players[seat].choose(Chair(match, seat)))
    return [seat["total"] for seat in match.view()["seats"]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "seeds"),
    [("sharp", "steady", (2,)), ("steady", "gentle", (1, 2))],
)
def test_the_stronger_bot_makes_more_points(
    better: str, worse: str, seeds: tuple[int, ...]
) -> None:
    """Both take both seats. In twelve whole matches sharp made 218 points, steady 176; in eight,
    steady made 160 and gentle 84."""
    made = {better: 0, worse: 0}
    for seed in seeds:
        for names in ((better, worse), (worse, better)):
            for name, some in zip(names, points(seed, names, rounds=2), strict=True):
                made[name] += some
    assert made[better] > made[worse] + 5


@pytest.mark.parametrize("name", STRENGTHS)
def test_without_a_limit_the_same_seed_chooses_the_same(name: str) -> None:
    match = rulebound.game("urbno").start(seats=3, seed=5)
    assert match.decision is not None
    chair = Chair(match, match.decision.seat)
    assert len({bot(name, 4).choose(chair).notation for _ in range(3)}) == 1


class Looks:
    """Counts how many forks a bot takes an option on, and lets a second pass with each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0
        choose = Match.choose

        def counted(match: Match, option: Any) -> None:
            self.seconds += 1
            choose(match, option)

        monkeypatch.setattr(Match, "choose", counted)
        monkeypatch.setattr("rulebound.bots.greedy.monotonic", lambda: self.seconds)


@pytest.mark.parametrize("game", ["tashkalar", "urbno"])
def test_with_a_limit_a_bot_stops_looking(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = rulebound.game(game).start(seats=2, seed=5)
    while match.decision is None or len(match.decision.options) < 4:
        match.choose(0)
    seat, options = match.decision.seat, match.decision.options
    looks = Looks(monkeypatch)
    assert GreedyBot(1).choose(Chair(match, seat)) in options
    everything = looks.seconds
    assert GreedyBot(1).choose(Chair(match, seat, everything + 1)) in options
    assert looks.seconds >= 2 * everything - 1, "there was time for all of it"
    looks.seconds = 0
    assert GreedyBot(1).choose(Chair(match, seat, 1)) in options
    assert 0 < looks.seconds < everything / 2


class FirstBot:
    """Takes the first option."""

    def __init__(self, seed: int, **more: int) -> None:
        pass

    def choose(self, chair: Chair) -> Option:
        return chair.decision.options[0]


def test_a_gentle_bot_slips_in_a_third_of_its_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.bots.strengths.GreedyBot", FirstBot)
    match = rulebound.game("tashkalar").start(options={"form": "high_form", "first": 0}, seed=3)
    assert match.decision is not None
    options = match.decision.options
    gentle = GentleBot(1)
    chosen = [gentle.choose(Chair(match, 0)) for _ in range(600)]
    assert 170 < sum(option != options[0] for option in chosen) < 230
    assert set(chosen) <= set(options)
    assert len(set(chosen)) > len(options) / 2


def test_the_strengths_sit_at_tables_and_the_bots_of_the_laboratory_do_not() -> None:
    assert list(table_bots())[:3] == ["gentle", "steady", "sharp"]
    assert table_bots()["sharp"].title == "Sharp"
    assert not {"random", "greedy"} & set(table_bots())
    with pytest.raises(RuleboundError, match="divine"):
        bot("divine")
