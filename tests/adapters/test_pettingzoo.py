"""PettingZoo's own tests on every form of every game."""

import pickle
import sys
import warnings
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.test import test_save_obs as save_obs_test
from pettingzoo.utils import parallel_to_aec

from rulebound.adapters.pettingzoo import env, parallel_env, raw_env
from rulebound.core.errors import BadOption
from tests.adapters.forms import Form, every_form

CYCLES = 60
ABOUT_DICTIONARIES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)
"""Said of every environment with a mask that PettingZoo does not know by name."""


def made(form: Form, **more: Any) -> Any:
    return env(form.game, seats=form.table.seats, **form.table.options, **more)


def in_step(form: Form, **more: Any) -> Any:
    return parallel_env(form.game, seats=form.table.seats, **form.table.options, **more)


@every_form
def test_api(form: Form) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(made(form), num_cycles=CYCLES)
    assert [str(w.message) for w in said if not str(w.message).startswith(ABOUT_DICTIONARIES)] == []


@every_form
def test_seed(form: Form) -> None:
    seed_test(lambda: made(form), num_cycles=CYCLES // 3)


@every_form
def test_max_cycles(form: Form) -> None:
    """It counts the cycles of agents that act in step, at random and without a mask."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: in_step(form, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(in_step(form, max_cycles=max_cycles)),
        )
    )


@every_form
def test_save_obs(form: Form, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(made(form))


@every_form
def test_performance_benchmark(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its five seconds are told by a clock that goes on by a fifth of one whenever it is read."""
    seconds = count(0, 0.2)
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(seconds)))
    performance_benchmark(made(form))


@every_form
def test_parallel_api(form: Form) -> None:
    parallel_api_test(in_step(form), num_cycles=5)


def whole_match(table: Any, seed: int) -> dict[str, float]:
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        paid[agent] += reward
        over = terminated or truncated
        table.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return paid


def test_a_whole_match_pays_the_winner_and_charges_the_loser() -> None:
    table = env("tashkalar", form="duel")
    winners = set()
    for seed in range(6):
        paid = whole_match(table, seed)
        ranking = table.unwrapped.match.result.ranking
        expected = {ranking[0][0]: 1, ranking[1][0]: -1} if len(ranking) == 2 else {0: 0, 1: 0}
        assert paid == {f"seat_{seat}": pay for seat, pay in expected.items()}
        winners.add(ranking[0])
    assert {(0,), (1,)} <= winners


def test_a_form_or_a_number_of_seats_is_enough() -> None:
    assert env("tashkalar", form="duel").possible_agents == ["seat_0", "seat_1"]
    assert len(env("urbno", seats=4).possible_agents) == 4


def test_an_action_that_the_mask_forbids_ends_the_match_with_a_penalty() -> None:
    table = env("urbno", seats=2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(127)
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_max_cycles_breaks_a_match_off() -> None:
    table = env("urbno", seats=2, max_cycles=7)
    assert set(whole_match(table, 1).values()) == {0}
    assert table.unwrapped.match.seq == 7


def test_a_refused_action_changes_nothing_where_agents_act_in_step() -> None:
    table = parallel_env("urbno", seats=2)
    table.reset(seed=3)
    assert table.match.decision is not None
    agent = f"seat_{table.match.decision.seat}"
    _, rewards, _, _, infos = table.step(dict.fromkeys(table.agents, 127))
    assert infos[agent] == {"refused": True}
    assert table.match.seq == 0
    assert set(rewards.values()) == {0}


def test_it_can_be_pickled_and_looked_at() -> None:
    table = pickle.loads(pickle.dumps(raw_env("urbno", seats=3, render_mode="ansi")))
    table.reset(seed=1)
    assert '"mission"' in table.render()
    assert len(table.agents) == 3


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOption, match="cannot be played by 5"):
        env("urbno", seats=5)
