"""Gymnasium's own checks on every form of every game."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rulebound.adapters.gymnasium import IDS, REFUSED_REWARD
from rulebound.core.errors import BadOption, RuleboundError
from tests.adapters.forms import FORMS

DUEL = "rulebound/TashKalarDuel-v0"


def play_on(table: Any, rng: np.random.Generator, *, most: int = 2000) -> tuple[float, bool, bool]:
    for _ in range(most):
        action = rng.choice(np.flatnonzero(table.unwrapped.action_masks()))
        _, reward, over, broken_off, info = table.step(action)
        assert not info["refused"]
        if over or broken_off:
            return reward, over, broken_off
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("name", IDS)
def test_check_env(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name).unwrapped)


def test_every_game_has_an_id_a_form() -> None:
    assert DUEL in IDS
    assert {name.removeprefix("rulebound/")[:4] for name in IDS} >= {"Hero", "King", "Tash"}
    assert len(IDS) == len(FORMS)


def test_a_learner_plays_whole_matches_against_bots_in_any_seat() -> None:
    table = gymnasium.make(DUEL, seat=None)
    rng = np.random.default_rng(4)
    seats = set()
    for seed in range(5):
        observation, info = table.reset(seed=seed)
        assert np.array_equal(observation["action_mask"], table.unwrapped.action_masks())
        seats.add(info["seat"])
        reward, over, _ = play_on(table, rng)
        match = table.unwrapped.match
        assert over
        won = (match.result.winners == (info["seat"],)) - (info["seat"] not in match.result.winners)
        assert reward == won
    assert seats == {0, 1}


def test_a_name_and_an_opponent_are_enough() -> None:
    table = gymnasium.make(DUEL, opponent="steady")
    assert table.unwrapped.opponents == ("steady",)
    observation, _ = table.reset(seed=1)
    assert observation["action_mask"].any()


def test_opponents_can_be_named_one_by_one() -> None:
    table = gymnasium.make("rulebound/KingUrbno3Players-v0", opponent=["greedy", "random"])
    table.reset(seed=1)
    assert [type(bot).__name__ for bot in table.unwrapped._bots.values()] == [
        "GreedyBot",
        "RandomBot",
    ]


def test_the_same_seed_brings_the_same_match() -> None:
    tables = [gymnasium.make(DUEL, opponent="random") for _ in range(2)]
    for table in tables:
        table.reset(seed=9)
        play_on(table, np.random.default_rng(9))
    one, other = (table.unwrapped.match.record() for table in tables)
    assert one == other


def test_an_action_that_the_mask_forbids_changes_nothing() -> None:
    table = gymnasium.make(DUEL)
    before, info = table.reset(seed=2)
    after, reward, over, broken_off, told = table.step(767)
    assert (reward, over, broken_off, told["refused"]) == (REFUSED_REWARD, False, False, True)
    assert told["choices"] == info["choices"]
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_a_match_can_be_broken_off() -> None:
    table = gymnasium.make(DUEL, max_choices=5)
    table.reset(seed=1)
    assert play_on(table, np.random.default_rng(1)) == (0, False, True)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vector_environments(mode: str) -> None:
    tables = gymnasium.make_vec("rulebound/KingUrbno2Players-v0", 2, vectorization_mode=mode)
    observations, _ = tables.reset(seed=1)
    assert observations["options"].shape == (2, *tables.single_observation_space["options"].shape)
    for _ in range(10):
        actions = observations["action_mask"].argmax(axis=1)
        observations, rewards, *_ = tables.step(actions)
        assert rewards.tolist() == [0, 0]
    tables.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"opponent": "nobody"}, "no bot is called"),
        ({"opponent": ["random", "random"]}, "there are 1 opponents"),
        ({"seat": 2}, "there is no seat 2"),
        ({"form": "chess"}, "cannot be 'chess'"),
    ],
)
def test_bad_setups_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((BadOption, RuleboundError), match=said):
        gymnasium.make(DUEL, **wrong)
