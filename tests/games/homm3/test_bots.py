"""The bots' judgement of a combat."""

import pytest

import rulebound
from rulebound.bots.base import Bot, Chair
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.random import RandomBot
from tests.games.homm3.fights import Fight

GAMES = 6


@pytest.mark.slow
def test_greedy_beats_random_in_a_skirmish() -> None:
    won = 0
    for seed in range(GAMES):
        match = rulebound.game("homm3").start(
            seats=2, seed=seed, options={"attacker": "castle", "defender": "castle"}, log=False
        )
        me = seed % 2
        bots: dict[int, Bot] = {me: GreedyBot(seed, playouts=24), 1 - me: RandomBot(seed)}
        while match.decision is not None:
            seat = match.decision.seat
            match.choose(bots[seat].choose(Chair(match, seat)))
        assert match.result is not None
        won += me in match.result.winners
    assert won >= GAMES - 1


def test_greedy_finishes_off_what_it_can() -> None:
    f = Fight(
        ["castle_crusaders+ b2"],
        ["necropolis_skeletons b3", "necropolis_dread_knights a2"],
        active="castle_crusaders",
    )
    f.unit("necropolis_skeletons").damage = 1
    chosen = GreedyBot(1).choose(Chair(f.match, 0))
    assert chosen.notation == "attack necropolis_skeletons"


def test_a_wounded_unit_is_worth_less_and_a_lost_one_nothing() -> None:
    f = Fight(["castle_griffins+ b2"], ["necropolis_zombies d5"], active="castle_griffins")
    whole = f.match.evaluate(0)
    f.unit("castle_griffins").damage = 2
    wounded = f.match.evaluate(0)
    f.unit("necropolis_zombies").damage = 2
    assert wounded < f.match.evaluate(0) < whole + 5
    assert wounded < whole
    assert abs(f.match.evaluate(0) + f.match.evaluate(1)) < 1e-9
