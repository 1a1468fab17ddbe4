"""What many tables at once need: queues of moves and of bots, simulated with measured costs.

    .venv/bin/python bench/queues.py --help

Moves come at random; each waits for its server process, then for its turn to be committed; a bot's
choice waits for a core. A process also hears of every move of all the others. The costs are those
that ``bench/load.py`` and ``pgbench`` measure; ``docs/scale.md`` tells what follows from them.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import heapify, heapreplace
from math import ceil, inf, log, nan, sqrt
from random import Random
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from load_report import percentile

ARRIVALS: Final = 40_000
"""So many are simulated for each figure."""
FULLEST: Final = 0.7
"""So much of its time a process computes at most: beyond it, waits grow fast."""
HEADINGS: Final = (
    "tables",
    "moves/s",
    "processes",
    "waits, ms",
    "commits, ms",
    "cores, database",
    "cores, bots",
    "a bot waits, s",
)
"""Waits and commits of moves: 99 of 100 take at most so long; of bots 95 of 100."""
PATIENT: Final = 1.0
"""Seconds that 95 of 100 bots' choices wait for a core at most."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds of a processor, and how people play."""

    move: float
    heard: float
    """For each process, of a move at another one."""
    commit: float
    """While one process commits, no other can: what they tell each other is in order."""
    database: float
    bot: float
    every: float
    """Seconds between two moves at a table."""
    with_bots: float
    """The share of moves that bots make."""


@dataclass(frozen=True, slots=True)
class Needs:
    tables: int
    moves: float
    """A second."""
    processes: int | None
    """``None``: no number would do, as hearing of all moves is too much for each."""
    move_p99: float
    commit_p99: float
    database: float
    """Cores that it computes on."""
    bot_cores: int
    bot_p95: float


def waits(
    rate: float, servers: int, service: Callable[[Random], float], arrivals: int, seed: int = 1
) -> list[float]:
    """How long each arrival waits for the first of the servers that is free, in order."""
    rng = Random(seed)
    free = [0.0] * servers
    heapify(free)
    now, found = 0.0, []
    for _ in range(arrivals):
        now += rng.expovariate(rate)
        begins = max(now, free[0])
        heapreplace(free, begins + service(rng))
        found.append(begins - now)
    return sorted(found)


def uneven(mean: float, spread: float = 1.0) -> Callable[[Random], float]:
    """Times that are mostly shorter than their mean and sometimes much longer (log-normal)."""
    sigma = sqrt(log(1 + spread * spread))
    mu = log(mean) - sigma * sigma / 2
    return lambda rng: rng.lognormvariate(mu, sigma)


def erlang_c(rate: float, servers: int, mean: float) -> float:
    """The mean wait where service times are exponential: what the simulation is checked against."""
    load = rate * mean
    blocked = 1.0
    for number in range(1, servers + 1):
        blocked = load * blocked / (number + load * blocked)
    waiting = blocked / (1 - load / servers * (1 - blocked))
    return waiting * mean / (servers - load)


def turns(rate: float, processes: int, seconds: float, moves: int, seed: int = 1) -> list[float]:
    """From a move until it is committed, where processes take turns and each commits all it has."""
    rng = Random(seed)
    pending: list[list[float]] = [[] for _ in range(processes)]
    queue: deque[int] = deque()
    free = now = 0.0
    found: list[float] = []

    def commit(until: float) -> None:
        nonlocal free
        while queue and max(free, pending[queue[0]][0]) <= until:
            process = queue.popleft()
            begins = max(free, pending[process][0])
            free = begins + seconds
            found.extend(free - moment for moment in pending[process])
            pending[process].clear()

    for _ in range(moves):
        now += rng.expovariate(rate)
        commit(now)
        process = rng.randrange(processes)
        if not pending[process]:
            queue.append(process)
        pending[process].append(now)
    commit(inf)
    return sorted(found)


def needs(tables: int, costs: Costs) -> Needs:
    moves = tables / costs.every
    choices = moves * costs.with_bots
    cores, bot_p95 = _bot_cores(choices, costs.bot)
    left = FULLEST - moves * costs.heard
    processes = ceil(moves * costs.move / left) if left > 0 else None
    if processes is None:
        return Needs(tables, moves, None, nan, nan, moves * costs.database, cores, bot_p95)
    # Each process has tables of its own, hence a queue of its own; hearing makes it slower.
    slower = 1 / (1 - moves * costs.heard)
    at_one = waits(moves / processes, 1, uneven(costs.move * slower), ARRIVALS)
    committed = turns(moves, processes, costs.commit, ARRIVALS)
    return Needs(
        tables,
        moves,
        processes,
        percentile(at_one, 0.99),
        percentile(committed, 0.99),
        moves * costs.database,
        cores,
        bot_p95,
    )


def _bot_cores(choices: float, seconds: float) -> tuple[int, float]:
    """The fewest cores on which bots' choices do not wait for long."""
    for cores in _more(ceil(choices * seconds) + 1):
        wait = percentile(waits(choices, cores, uneven(seconds), ARRIVALS), 0.95)
        if wait <= PATIENT:
            return cores, wait
    raise AssertionError("numbers do not end")


def _more(cores: int) -> Iterator[int]:
    while True:
        yield cores
        cores += max(1, cores // 50)


def main(
    move: Annotated[float, typer.Option(help="Milliseconds of the servers for a move.")] = 3.0,
    heard: Annotated[float, typer.Option(help="Microseconds for a move elsewhere.")] = 25,
    commit: Annotated[float, typer.Option(help="Milliseconds of a commit.")] = 2.0,
    database: Annotated[float, typer.Option(help="Milliseconds of the database for a move.")] = 1.5,
    bot: Annotated[float, typer.Option(help="Seconds a bot thinks about a choice.")] = 0.5,
    every: Annotated[float, typer.Option(help="Seconds between two moves at a table.")] = 5,
    with_bots: Annotated[float, typer.Option(help="The share of moves that bots make.")] = 0.3,
) -> None:
    """What 1,000, 10,000 and 100,000 tables need."""
    costs = Costs(move / 1000, heard / 1e6, commit / 1000, database / 1000, bot, every, with_bots)
    out = Console()
    table = Table(box=SIMPLE_HEAD)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for tables in (1_000, 10_000, 100_000):
        found = needs(tables, costs)
        table.add_row(
            f"{tables:,}",
            f"{found.moves:,.0f}",
            "–" if found.processes is None else f"{found.processes:,}",
            f"{1000 * found.move_p99:.0f}",
            f"{1000 * found.commit_p99:.0f}",
            f"{found.database:.1f}",
            f"{found.bot_cores:,}",
            f"{found.bot_p95:.2f}",
        )
    out.print(table)
    check = waits(8, 10, lambda rng: rng.expovariate(1), 20 * ARRIVALS)
    out.print(
        f"Checked: ten servers, eight arrivals a second of a second each wait "
        f"{sum(check) / len(check):.3f} s on average; Erlang's formula says "
        f"{erlang_c(8, 10, 1):.3f}.",
        highlight=False,
    )


if __name__ == "__main__":
    typer.run(main)
