"""OpenSpiel's own tests on every form, and its own bots at our tables."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from rulebound.adapters.encoding import Encoder
from rulebound.adapters.openspiel import NAMES
from rulebound.core.errors import BadOption
from tests.adapters.forms import Form, every_form

FIRST = 10


def loaded(form: Form) -> Any:
    options = {"seats": form.table.seats, "rng_seed": 11, **form.table.options}
    return pyspiel.load_game(f"rulebound_{form.game}", options)


def begun(game: str, **options: Any) -> Any:
    state = pyspiel.load_game(f"rulebound_{game}", {"rng_seed": 3, **options}).new_initial_state()
    state.apply_action(0)
    return state


def wander(state: Any, choices: int = 5000) -> Any:
    rng = np.random.default_rng(1)
    while choices > 0 and not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
        choices -= 1
    return state


@every_form
def test_random_sim(form: Form) -> None:
    pyspiel.random_sim_test(loaded(form), num_sims=1, serialize=False, verbose=False)


@every_form
def test_a_world_dealt_again_looks_the_same_to_its_player(form: Form) -> None:
    state = wander(loaded(form).new_initial_state(), FIRST)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.history() == []
    assert str(other) != str(state)


@pytest.mark.parametrize("game", ["tashkalar", "urbno", "homm3"])
def test_the_bots_of_openspiel_play(game: str) -> None:
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    state = begun(game, seats=2)
    bots = (
        mcts.MCTSBot(state.get_game(), 1.4, 4, evaluator, random_state=random),
        ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 4, random_state=random),
    )
    chosen = [0, 0]
    while min(chosen) < 3:
        player = state.current_player()
        if len(state.legal_actions()) == 1:
            state.apply_action(0)
            continue
        action = bots[player].step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        chosen[player] += 1


def test_information_states_keep_what_a_player_chose_and_hide_what_others_hold() -> None:
    state = wander(begun("urbno"), 12)
    for player in (0, 1):
        mine = [note for seat, note in state.table.chosen if seat == player]
        assert mine
        assert state.information_state_string(player).startswith(", ".join(mine))
        assert f'"you": {player}' in state.observation_string(player)
        held = state.table.match.view(1 - player)["hand"]["cards"]
        assert held
        assert not any(f'"{card}"' in state.observation_string(player) for card in held)


def test_observations_are_those_of_the_other_adapters() -> None:
    state = wander(begun("tashkalar", form="duel"), 12)
    match = state.table.match
    told = Encoder(match.game).observe(match, 0)
    expected = np.concatenate([told["observation"], told["options"].ravel()])
    assert np.array_equal(np.array(state.observation_tensor(0), np.float32), expected)


def test_clones_go_their_own_ways() -> None:
    state = wander(begun("urbno"), 5)
    before = str(state)
    twin = wander(state.clone(), 5)
    assert str(state) == before != str(twin)


def test_states_can_be_written_down() -> None:
    state = wander(begun("homm3"), 30)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.observation_string(0) == state.observation_string(0)


def test_the_seed_decides_what_is_dealt() -> None:
    one, same, other = (str(wander(begun("urbno", rng_seed=n), 9)) for n in (1, 1, 2))
    assert one == same != other


def test_a_whole_match_is_paid() -> None:
    state = wander(begun("tashkalar", form="melee"))
    assert state.is_terminal()
    assert sum(state.returns()) == 0
    assert max(state.returns()) == 1


def test_options_are_parameters() -> None:
    assert set(NAMES) >= {"rulebound_tashkalar", "rulebound_urbno", "rulebound_homm3"}
    duel = begun("tashkalar", form="duel", first="1", schools='["northern", "sylvan"]')
    view = duel.table.match.view()
    assert view["form"] == "duel"
    assert [seat["school"] for seat in view["seats"]] == ["northern", "sylvan"]
    assert pyspiel.load_game("rulebound_urbno", {"seats": 4, "pairs": True}).num_players() == 4
    assert pyspiel.load_game("rulebound_tashkalar(form=melee)").num_players() == 3


def test_bad_options_are_refused() -> None:
    with pytest.raises((BadOption, pyspiel.SpielError), match="cannot be 'chess'"):
        pyspiel.load_game("rulebound_tashkalar", {"form": "chess"})


def test_a_process_that_used_it_ends_in_peace() -> None:
    code = "import pyspiel, rulebound.adapters.openspiel; pyspiel.load_game('rulebound_urbno')"
    subprocess.run([sys.executable, "-c", code], check=True)
