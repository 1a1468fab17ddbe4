"""Train a learner and draw its learning curve: ``python -m rulebound_ppo.train --help``."""

from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from rulebound_ppo import curve
from rulebound_ppo.network import Policy
from rulebound_ppo.table import DUEL, table

TABLES: Final = 8
"""Matches at a time."""


def tables(name: str, opponent: str, seed: int) -> VecEnv:
    return make_vec_env(table, TABLES, seed, env_kwargs={"name": name, "opponent": opponent})


def learner(name: str, opponent: str, seed: int) -> MaskablePPO:
    return MaskablePPO(
        Policy,
        tables(name, opponent, seed),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,  # a match has some 150 choices and pays at its end
        gae_lambda=0.97,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )


def tested(
    model: MaskablePPO, name: str, opponent: str, matches: int, minutes: float, seed: int
) -> curve.Tested:
    """The strength of the learner when it takes what it likes best."""
    at = tables(name, opponent, seed)
    payoffs, _ = evaluate_policy(
        model, at, matches, deterministic=True, return_episode_rewards=True, warn=False
    )
    at.close()
    return curve.Tested.of(model.num_timesteps, minutes, opponent, payoffs)


def train(
    folder: Annotated[Path, typer.Argument(help="Where the learner and its curve are kept.")],
    name: Annotated[str, typer.Option(help="The table: an id of Gymnasium's.")] = DUEL,
    opponent: Annotated[str, typer.Option(help="The bot it learns against.")] = "random",
    others: Annotated[str, typer.Option(help="Further bots it is tested against, a,b.")] = "",
    minutes: Annotated[float, typer.Option(help="How long it learns; tests are extra.")] = 45,
    stage: Annotated[int, typer.Option(help="Choices between two tests.")] = 100_000,
    matches: Annotated[int, typer.Option(help="Matches in a test.")] = 200,
    seed: int = 1,
) -> None:
    """Learn a game by playing it: curve.csv and curve.svg grow, learner.zip is the latest."""
    folder.mkdir(parents=True, exist_ok=True)
    model = learner(name, opponent, seed)
    rivals = [opponent, *filter(None, others.split(","))]
    found: list[curve.Tested] = []
    learned = 0.0
    while True:
        for rival in rivals:
            found.append(tested(model, name, rival, matches, learned / 60, seed + len(found) + 1))
            print(found[-1], flush=True)
        curve.write(folder / "curve.csv", found)
        curve.draw(folder / "curve.svg", found, name)
        if learned >= minutes * 60:
            break
        began = monotonic()
        model.learn(stage, reset_num_timesteps=False)
        learned += monotonic() - began
        model.save(folder / "learner.zip")


if __name__ == "__main__":
    typer.run(train)
