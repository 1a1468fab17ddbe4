"""The figures of a load run as a table, as Markdown and as data."""

import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from math import ceil, nan
from typing import Any, Final

from load_driver import Tally
from report import conditions, processor, versions

MARKER: Final = "load"
BUSY: Final = 0.1
"""If other processes take more than this part of the machine, latencies mean nothing."""
LAGGING: Final = 0.02
"""Seconds; if the driver is so late in the 99th percentile, it measures itself."""
LIBRARIES: Final = ("rulebound", "fastapi", "uvicorn", "websockets", "sqlalchemy")
HEADINGS: Final = (
    "server",
    "tables",
    "moves/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "worst ms",
    "errors",
    "CPU ms/move",
    "ratio",
)


@dataclass(frozen=True, slots=True)
class Step:
    """What was measured with a number of tables."""

    server: str
    tables: int
    every: float
    seconds: float
    moves: int
    p50: float
    p95: float
    p99: float
    worst: float
    errors: dict[str, int]
    lag: float
    """The 99th percentile of how late the driver sent a move."""
    cpu: float
    """Seconds that the server computed."""
    driver_cpu: float
    others: float
    """The part of the machine that went to other processes."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        return self.cpu / self.moves if self.moves else nan

    def holds(self, limit: float) -> bool:
        """Whether everybody moved in time and without an error."""
        return not self.errors and self.moves > 0 and self.p99 < limit


@dataclass(frozen=True, slots=True)
class Memory:
    """What the server process kept in memory, in bytes."""

    tables: int
    empty: int
    """With no table in memory."""
    seated: int
    """With that many, both pages of each open and nobody having moved yet."""
    played: int
    """After the load, with all pages open."""
    left: int
    """With all pages closed and all tables still in memory."""
    evicted: int
    """With all tables dropped again."""
    again: int
    """With as many other tables as before, both pages of each open."""

    def per_table(self, then: int) -> float:
        return (then - self.empty) / self.tables


@dataclass(slots=True)
class Load:
    """All that was found out."""

    limit: float
    steps: list[Step] = field(default_factory=list)
    memory: Memory | None = None
    mistakes: int = 0
    """Lines of the servers' logs that tell of a mistake of theirs."""

    @property
    def sustained(self) -> Step | None:
        """The most tables with which all was well."""
        held = [step for step in self.of("Rulebound") if step.holds(self.limit)]
        return max(held, key=lambda step: step.tables, default=None)

    def of(self, server: str) -> list[Step]:
        return [step for step in self.steps if step.server == server]


def step_of(
    server: str,
    tables: int,
    every: float,
    seconds: float,
    tally: Tally,
    *,
    cpu: float,
    driver_cpu: float,
    others: float,
) -> Step:
    taken, lags = sorted(tally.taken), sorted(tally.lags)
    return Step(
        server,
        tables,
        every,
        seconds,
        len(taken),
        percentile(taken, 0.5),
        percentile(taken, 0.95),
        percentile(taken, 0.99),
        percentile(taken, 1),
        dict(tally.errors),
        percentile(lags, 0.99),
        cpu,
        driver_cpu,
        others,
    )


def percentile(ordered: Sequence[float], part: float) -> float:
    """The smallest figure that is not below that part of all of them."""
    return ordered[max(0, ceil(part * len(ordered)) - 1)] if ordered else nan


def rows(load: Load) -> list[list[str]]:
    floors = {step.tables: step for step in load.of("floor")}
    return [_row(step, floors.get(step.tables)) for step in load.steps]


def _row(step: Step, floor: Step | None) -> list[str]:
    ratio = "–" if floor is None else f"{step.cpu_per_move / floor.cpu_per_move:.3g}"
    errors = sum(step.errors.values())
    kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(step.errors.items()))
    return [
        step.server,
        f"{step.tables:,}",
        f"{step.rate:.1f}",
        *(f"{1000 * figure:.1f}" for figure in (step.p50, step.p95, step.p99, step.worst)),
        f"{errors} ({kinds})" if errors else "0",
        f"{1000 * step.cpu_per_move:.2f}",
        ratio,
    ]


def doubts(load: Load) -> list[str]:
    """Why the figures should not be believed, if they should not."""
    found = []
    others = max((step.others for step in load.steps), default=0)
    if others > BUSY:
        found.append(
            f"Other processes took up to {others:.0%} of the machine meanwhile: "
            "the latencies are not valid, the CPU time per move is an upper bound."
        )
    if any(step.lag > LAGGING for step in load.steps if step.holds(load.limit)):
        found.append("The driver did not keep up with its own plan in some rows.")
    if load.mistakes:
        found.append(f"The server's log tells of {load.mistakes} mistakes.")
    return found


def findings(load: Load) -> list[str]:
    """What the figures come to, in sentences."""
    found = []
    limit = f"p99 < {1000 * load.limit:.0f} ms"
    best = load.sustained
    if best is not None:
        found.append(
            f"One process sustains {best.tables:,} tables with a move each every {best.every:g} s "
            f"({best.rate:.0f} moves/s) at {limit}."
        )
    elif load.of("Rulebound"):
        found.append(f"No number of tables that was tried held {limit}.")
    if load.memory is not None:
        found.append(_memory(load.memory))
    return found


def _memory(memory: Memory) -> str:
    seated, played, left, evicted, again = (
        f"{memory.per_table(then) / 1024:,.0f} KiB"
        for then in (memory.seated, memory.played, memory.left, memory.evicted, memory.again)
    )
    return (
        f"Memory of the server process per table, {memory.tables:,} tables over "
        f"{memory.empty / 2**20:.0f} MiB without any: {seated} idle with both pages open, "
        f"{played} after the load, {left} with the pages closed, {evicted} kept by Python once "
        f"the tables are evicted, {again} with as many others opened after that."
    )


def markdown(load: Load) -> str:
    rule = ["---", *("--:" for _ in HEADINGS[1:])]
    lines = [list(HEADINGS), rule, *rows(load)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return "\n\n".join([conditions(LIBRARIES), table, *findings(load), *doubts(load)])


def data(load: Load) -> dict[str, Any]:
    """All figures, JSON-able."""
    return {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "processor": processor(),
        "versions": versions(LIBRARIES),
        **asdict(load),
    }
