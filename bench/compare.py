"""The speed of two versions of Rulebound, and of one beside OpenSpiel's hearts.

    python bench/compare.py --before OTHER/src --rounds 5

Processes of the two versions take turns, and play the same matches and copy the same positions. Of
each match the least processor time counts, of each position the shortest time, over all rounds; so
what else the machine does hardly matters.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Annotated, Any

import typer

import ours
import peers
from contender import Contender

DECISIONS = 2000
"""Whole matches of at least so many are played."""
REPETITIONS = 4
"""So often each."""
COPIES = 40
"""So many are made of each position."""
POSITIONS = 40
HEARTS = "hearts"
MARKER = "compare"
FIGURES = ("play", "fork", "imagine")

Figures = dict[str, dict[str, float]]
"""By table and figure: microseconds."""


def main(
    before: Annotated[
        Path | None, typer.Option(help="The src folder of the other version.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1)] = 5,
    only: Annotated[str, typer.Option(help="Only tables with this in their names.")] = "",
    markdown: Annotated[
        Path | None, typer.Option(help="Replace the part between this file's compare markers.")
    ] = None,
    measure: Annotated[bool, typer.Option(help="Measure once and print it as data.")] = False,
) -> None:
    """Compare two versions, or one with hearts alone."""
    if measure:
        print(json.dumps(measured(only)))
        return
    now: Figures = {}
    then: Figures = {}
    for _ in range(rounds):
        if before is not None:
            best(then, in_process(only, before))
        best(now, in_process(only, None))
    table = lines(now, then)
    print("\n".join(table))
    if markdown is not None:
        report = import_module("report")
        report.write_markdown(markdown, MARKER, "\n".join([f"{report.conditions()}\n", *table]))


def in_process(only: str, source: Path | None) -> Figures:
    """The figures of a version, measured in a process of its own."""
    where = dict(os.environ) if source is None else os.environ | {"PYTHONPATH": str(source)}
    command = [sys.executable, __file__, "--measure", "--only", only]
    found = subprocess.run(command, env=where, check=True, stdout=subprocess.PIPE, text=True)
    figures: Figures = json.loads(found.stdout)
    return figures


def best(figures: Figures, more: Figures) -> None:
    for table, found in more.items():
        mine = figures.setdefault(table, found)
        for figure, micros in found.items():
            mine[figure] = min(mine[figure], micros)


# ---- one round ----


def measured(only: str) -> Figures:
    import rulebound  # noqa: PLC0415 (whichever version this process was given)

    # An older version may not know all games that are installed now
    rulebound.game = lambda name: import_module(f"rulebound.games.{name}").GAME
    found = {
        entry.game: figures_of(entry.load())
        for entry in ours.entries()
        if only.lower() in entry.game.lower()
    }
    return found | {HEARTS: {"play": play(peers.OpenSpiel(HEARTS))}}


def figures_of(table: Contender[Any]) -> dict[str, float]:
    positions = sample(table)
    return {
        "play": play(table),
        "fork": together([table.forker(position) for position in positions]),
        "imagine": together([make for at in positions if (make := table.imaginer(at))]),
    }


def play(table: Contender[Any]) -> float:
    """Microseconds a decision; the same matches are played some times, each one's best counts."""
    times, decisions = list[float](), 0
    while decisions < DECISIONS:
        took, made = zip(*(_played(table, len(times)) for _ in range(REPETITIONS)), strict=True)
        times.append(min(took))
        decisions += made[0]
    return sum(times) / decisions * 1e6


def _played(table: Contender[Any], seed: int) -> tuple[float, int]:
    rng = Random(seed)
    start = process_time()
    decisions = sum(1 for _ in table.walk(seed, rng))
    return process_time() - start, decisions


def sample(table: Contender[Any]) -> list[Any]:
    """Positions of random play, the same ones in every version."""
    rng, found = Random(2), list[Any]()
    for seed in count():
        for position in table.stops(seed, rng):
            if rng.randrange(20) == 0:
                found.append(table.forker(position)())
                if len(found) == POSITIONS:
                    return found
    raise AssertionError("count() does not end")


def together(makers: list[Callable[[], object]]) -> float:
    """Microseconds a copy, over all positions; each one's best time counts."""
    times = [min(_made(make) for _ in range(COPIES)) for make in makers]
    return sum(times) / len(times) * 1e6


def _made(make: Callable[[], object]) -> float:
    start = perf_counter()
    make()
    return perf_counter() - start


# ---- the table ----


def lines(now: Figures, then: Figures) -> list[str]:
    headings = ["table", "of hearts", *(f"{figure} µs" for figure in FIGURES)]
    if then:
        headings += [f"{figure}, before / now" for figure in FIGURES]
    found = [headings, ["---", *("--:" for _ in headings[1:])]]
    for table, figures in now.items():
        share = now[HEARTS]["play"] / figures["play"]
        row = [table, f"{share:.3f}", *(_micros(figures.get(figure)) for figure in FIGURES)]
        if then:
            row += [_ratio(then[table].get(figure), figures.get(figure)) for figure in FIGURES]
        found.append(row)
    return [f"| {' | '.join(row)} |" for row in found]


def _micros(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:.1f}"


def _ratio(before: float | None, now: float | None) -> str:
    return "–" if before is None or now is None else f"{before / now:.2f}"


if __name__ == "__main__":
    typer.run(main)
