"""Steps per second through each adapter, beside games of the libraries they are made for.

    python bench/adapters.py --markdown docs/benchmarks.md

A step is a decision at random with all that its library does at it: PettingZoo and Gymnasium give
an observation each time, OpenSpiel where it says so. The same matches are played some times and of
each the least processor time counts, so that what else the machine does hardly matters.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

import peers
import report
from compare import play
from contender import Contender, Entry

MARKER = "adapters"
LIBRARIES = ("rulebound", "gymnasium", "pettingzoo", "open_spiel")
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "Tash-Kalar, Duel": ("tashkalar", {"seats": 2, "form": "duel"}),
    "King Urbno, 3 players": ("urbno", {"seats": 3}),
    "Heroes III, skirmish": ("homm3", {"seats": 2}),
    "Heroes III, Force of Will for 2": (
        "homm3",
        {"seats": 2, "form": "scenario", "scenario": "force_of_will"},
    ),
}
OBSERVED = {"connect_four (C++)": "connect_four", "chess (C++)": "chess"}
"""Games of OpenSpiel with observations as tensors."""


class OurPettingZoo(peers.PettingZoo):
    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.env = import_module("rulebound.adapters.pettingzoo").env(game, **options)


class OurGymnasium(Contender[Any]):
    """A learner that plays at random; a bot that does so has the other seats."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.env = import_module("rulebound.adapters.gymnasium").Learning(game, **options)

    def walk(self, seed: int, rng: Random) -> Iterator[Any]:
        observation, _ = self.env.reset(seed=seed)
        over = False
        while not over:
            yield self.env
            actions = observation["action_mask"].nonzero()[0]
            observation, _, over, _, _ = self.env.step(actions[rng.randrange(len(actions))])

    def options(self, position: Any) -> list[Any]:
        actions: list[Any] = position.action_masks().nonzero()[0].tolist()
        return actions

    def forker(self, position: Any) -> Callable[[], Any]:
        raise TypeError("environments of Gymnasium have no forks")


class OurOpenSpiel(peers.OpenSpiel):
    def __init__(self, game: str, options: dict[str, Any]) -> None:
        import_module("rulebound.adapters.openspiel")
        parameters = {"rng_seed": 1, **options}
        self.game = import_module("pyspiel").load_game(f"rulebound_{game}", parameters)
        self.redealt = True


class Observing(Contender[Any]):
    """A game of OpenSpiel whose player looks at the table as numbers before each choice."""

    def __init__(self, load: Callable[[], peers.OpenSpiel]) -> None:
        self.inner = load()

    def walk(self, seed: int, rng: Random) -> Iterator[Any]:
        for state in self.inner.walk(seed, rng):
            state.observation_tensor()
            yield state

    def options(self, position: Any) -> list[Any]:
        return self.inner.options(position)

    def forker(self, position: Any) -> Callable[[], Any]:
        return self.inner.forker(position)


def entries() -> list[Entry]:
    """Each library: our games, then its own."""
    theirs = peers.entries()
    ours: dict[str, Callable[..., Any]] = {
        "PettingZoo": OurPettingZoo,
        "Gymnasium": OurGymnasium,
        "OpenSpiel": OurOpenSpiel,
    }
    found: list[Entry] = []
    for library, adapter in ours.items():
        for name, (game, options) in TABLES.items():
            load: Callable[[], Any] = partial(adapter, game, options)
            found.append(Entry(library, f"Rulebound: {name}", load))
            if library == "OpenSpiel":
                found.append(observing(f"Rulebound: {name}", load))
        found += [entry for entry in theirs if entry.peer == library]
    return found + [
        observing(name, partial(peers.OpenSpiel, game)) for name, game in OBSERVED.items()
    ]


def observing(name: str, load: Callable[[], peers.OpenSpiel]) -> Entry:
    return Entry("OpenSpiel", f"{name}, with observations", partial(Observing, load))


def main(
    only: Annotated[str, typer.Option(help="Only libraries and games with this in them.")] = "",
    markdown: Annotated[
        Path | None, typer.Option(help="Replace the part between this file's adapters markers.")
    ] = None,
) -> None:
    """Measure all adapters and their neighbours."""
    lines = ["| library | game | steps/s |", "| --- | --- | --: |"]
    for entry in entries():
        if only.lower() not in entry.label.lower():
            continue
        try:
            rate = f"{1e6 / play(entry.load()):,.0f}"
        except ImportError:
            rate = "not installed"
        lines.append(f"| {entry.peer} | {entry.game} | {rate} |")
        print(lines[-1], flush=True)
    if markdown is not None:
        figures = "\n".join([f"{report.conditions(LIBRARIES)}\n", *lines])
        report.write_markdown(markdown, MARKER, figures)


if __name__ == "__main__":
    typer.run(main)
