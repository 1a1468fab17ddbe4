"""Other libraries, each driven the way its own documentation does.

They are optional, so they are imported when a contender is made and not with this module.
"""

import copy
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from contender import Contender, Entry

OPEN_SPIEL = {
    "connect_four (C++)": "connect_four",
    "chess (C++)": "chess",
    "backgammon (C++)": "backgammon",
    "gin_rummy (C++)": "gin_rummy",
    "hearts (C++)": "hearts",
    "tic_tac_toe (Python)": "python_tic_tac_toe",
    "kuhn_poker (Python)": "python_kuhn_poker",
    "block_dominoes (Python)": "python_block_dominoes",
}
REDEALT = frozenset({"gin_rummy"})
"""The games above that hide something and can re-deal it."""
RLCARD = ("leduc-holdem", "uno", "gin-rummy", "doudizhu")
RLCARD_STEP_BACK = ("leduc-holdem", "uno")
MOST_TURNS = 1000
"""Turns after which catanatron itself gives a match of random players up."""
PETTING_ZOO = ("connect_four_v3", "chess_v6", "leduc_holdem_v4", "texas_holdem_no_limit_v6")


class OpenSpiel(Contender[Any]):
    """https://openspiel.readthedocs.io/en/latest/concepts.html"""

    def __init__(self, name: str) -> None:
        pyspiel = import_module("pyspiel")
        if name.startswith("python_"):
            import_module("open_spiel.python.games")  # registers them
        self.game = pyspiel.load_game(name)
        self.redealt = name in REDEALT

    def walk(self, seed: int, rng: Random) -> Iterator[Any]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            yield state
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])

    def options(self, position: Any) -> list[Any]:
        actions: list[Any] = position.legal_actions()
        return actions

    def forker(self, position: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = position.clone
        return clone

    def imaginer(self, position: Any) -> Callable[[], Any] | None:
        if not self.redealt:
            return None
        return partial(
            position.resample_from_infostate, position.current_player(), Random(1).random
        )


class RLCard(Contender[Any]):
    """https://rlcard.org/getting-started.html"""

    def __init__(self, name: str, *, step_back: bool = False) -> None:
        rlcard = import_module("rlcard")
        config = {"allow_step_back": step_back, "seed": 1}
        with warnings.catch_warnings(action="ignore"):
            self.env = rlcard.make(name, config=config)

    def walk(self, seed: int, rng: Random) -> Iterator[Any]:
        env = self.env
        state, _ = env.reset()
        while not env.is_over():
            yield env
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[rng.randrange(len(actions))])

    def options(self, position: Any) -> list[Any]:
        return sorted(position.get_state(position.get_player_id())["legal_actions"])

    def forker(self, position: Any) -> Callable[[], Any]:
        return partial(copy.deepcopy, position)


class PettingZoo(Contender[Any]):
    """https://pettingzoo.farama.org/content/basic_usage/"""

    def __init__(self, name: str) -> None:
        with warnings.catch_warnings(action="ignore"):
            self.env = import_module(f"pettingzoo.classic.{name}").env()

    def walk(self, seed: int, rng: Random) -> Iterator[Any]:
        env = self.env
        env.reset(seed=seed)
        while env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            yield env
            (actions,) = observation["action_mask"].nonzero()
            env.step(actions[rng.randrange(len(actions))])

    def options(self, position: Any) -> list[Any]:
        actions: list[Any] = position.last()[0]["action_mask"].nonzero()[0].tolist()
        return actions

    def forker(self, position: Any) -> Callable[[], Any]:
        """``copy.deepcopy`` alone would start a new match: the environments are EzPickle."""
        return partial(_deep_copy_variables, position.unwrapped)


def _deep_copy_variables(env: Any) -> Any:
    twin = object.__new__(type(env))
    vars(twin).update(copy.deepcopy(vars(env)))
    return twin


class Catanatron(Contender[Any]):
    """https://docs.catanatron.com

    Many of its actions leave no choice (rolling the dice, ending a turn). Like ours, only those
    count as decisions at which there is something to choose.
    """

    def __init__(self, players: int) -> None:
        self.game = import_module("catanatron.game").Game
        player = import_module("catanatron.models.player")
        self.players = [player.RandomPlayer(color) for color in list(player.Color)[:players]]

    def walk(self, seed: int, rng: Random) -> Iterator[Any]:
        game = self.game(self.players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            actions = game.state.playable_actions
            if len(actions) > 1:
                yield game
            game.execute(actions[rng.randrange(len(actions))])

    def options(self, position: Any) -> list[Any]:
        actions: list[Any] = position.state.playable_actions
        return actions

    def forker(self, position: Any) -> Callable[[], Any]:
        copied: Callable[[], Any] = position.copy
        return copied


def entries() -> list[Entry]:
    step_back = partial(RLCard, step_back=True)
    return [
        *(
            Entry("OpenSpiel", label, partial(OpenSpiel, name))
            for label, name in OPEN_SPIEL.items()
        ),
        *(Entry("RLCard", name, partial(RLCard, name)) for name in RLCARD),
        *(Entry("RLCard", f"{n}, step_back", partial(step_back, n)) for n in RLCARD_STEP_BACK),
        *(Entry("PettingZoo", name, partial(PettingZoo, name)) for name in PETTING_ZOO),
        *(
            Entry("catanatron", f"Catan, {players} players", partial(Catanatron, players))
            for players in (2, 4)
        ),
    ]
