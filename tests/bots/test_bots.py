"""The bots: they see their seat only, choose legally, and greedy is better than random."""

from typing import Any

import pytest

import rulebound
from rulebound import RuleboundError
from rulebound.bots import Chair, bot, bots
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.random import RandomBot
from tests.games.conformance import start


def test_two_bots_are_installed() -> None:
    assert {"random", "greedy"} <= set(bots())
    with pytest.raises(RuleboundError, match="greedy, random"):
        bot("genius")


def test_a_chair_shows_only_its_own_decision() -> None:
    match = start("tashkalar", 2, {"first": 0}, seed=1)
    assert Chair(match, 0).decision is match.decision
    assert Chair(match, 0).view() == match.view(0)
    with pytest.raises(RuleboundError, match="nothing to choose"):
        _ = Chair(match, 1).decision


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", ["tashkalar", "urbno"])
def test_the_same_seed_chooses_the_same(game: str, name: str) -> None:
    records = []
    for _ in range(2):
        match = start(game, 2, {}, seed=3)
        players = [bot(name, 1), bot(name, 2)]
        for _ in range(12):
            assert match.decision is not None
            seat = match.decision.seat
            match.choose(players[seat].choose(Chair(match, seat)))
        records.append(match.record())
    assert records[0] == records[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tashkalar", {"form": "high_form"}),
        ("tashkalar", {"form": "duel"}),
        ("urbno", {}),
    ],
    ids=str,
)
def test_greedy_beats_random_clearly(game: str, options: dict[str, Any]) -> None:
    """Two matches of three; the third is played if they have one each.

    It looks at less than it could, which is enough.
    """
    wins = 0
    for seed in range(3):
        if abs(2 * wins - seed) == 2:
            break
        mine = (seed + 1) % 2
        greedy, rival = GreedyBot(seed, width=1, playouts=32), RandomBot(seed)
        match = start(game, 2, options, seed)
        while match.decision is not None:
            seat = match.decision.seat
            match.choose((greedy if seat == mine else rival).choose(Chair(match, seat)))
        assert match.result is not None
        wins += match.result.winners == (mine,)
    assert wins >= 2


def test_greedy_takes_a_claim_and_avoids_a_trick_that_costs() -> None:
    """It ends a turn with the claim; and it plays low where tricks cost points."""
    match = rulebound.game("tashkalar").start(
        seats=2,
        options={"form": "high_form"},
        position="tasks: destruction devastation side_chain\ndestroyed: bc bc bc\nactions: 0\n",
    )
    assert bot("greedy", 1).choose(Chair(match, 0)).notation == "claim destruction"
    position = """
        mission: 25
        dominant: black
        seat 0:
        hand: Ye-Em Ye-Fa
        seat 1:
        hand: Ye-Kn Ye-Ex
    """
    match = rulebound.game("urbno").start(seats=2, position=position)
    assert bot("greedy", 1).choose(Chair(match, 0)).notation == "play Ye-Fa"
