"""How many tables one server process carries, over real sockets and beside a floor.

Called by ``make load``; ``docs/benchmarks.md`` says what is measured.
"""

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import load_bots
import load_fairness
import load_pages
import load_report
import load_shared
import load_tables
import report
from load_driver import Crowd
from load_hall import FloorHall, Lobby
from load_report import Load, Memory, Step
from load_server import (
    IDLE_SECONDS,
    Server,
    cpu_of,
    cpu_of_all,
    floor_server,
    rulebound_server,
)
from rulebound.server.serve import allow_files

BUILD: Final = Path(__file__).parents[1] / "build"
PIPED_WIDTH: Final = 120
MISSES: Final = 2
"""So many numbers of tables in a row must fail before the ramp ends: one may be bad luck."""
SETTLING_SECONDS: Final = 2.0
EVICTION_SECONDS: Final = IDLE_SECONDS + 60.0


def main(
    tables: Annotated[int, typer.Option(min=1, max=5000, help="Tables to aim for.")] = 500,
    every: Annotated[
        float, typer.Option(min=0.1, max=60, help="Seconds between two moves at a table.")
    ] = 5,
    seconds: Annotated[
        float, typer.Option(min=1, max=3600, help="Length of each measurement.")
    ] = 60,
    limit: Annotated[
        float, typer.Option(min=1, help="Milliseconds that p99 must not reach.")
    ] = 100,
    most: Annotated[
        int, typer.Option(min=0, max=5000, help="Ramp up to so many tables; 0: do not.")
    ] = 3000,
    step: Annotated[int, typer.Option(min=1, help="Tables that the ramp adds at a time.")] = 250,
    floor: Annotated[bool, typer.Option(help="Measure the floor, too.")] = True,
    fairness: Annotated[
        bool, typer.Option("--fairness", help="Only how guests share the bots.")
    ] = False,
    sharp: Annotated[
        int, typer.Option(min=1, max=300, help="Tables of the guest who plays sharp bots.")
    ] = 30,
    bots: Annotated[
        int, typer.Option(min=0, help="Only how long one waits for a bot beside so many tables.")
    ] = 0,
    stored: Annotated[
        int, typer.Option(min=0, help="Only what so many stored tables cost, beside a hundred.")
    ] = 0,
    pages: Annotated[
        int, typer.Option(min=0, help="Only how long pages wait among so many finished matches.")
    ] = 0,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="An empty PostgreSQL in place of SQLite.")
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=2, help="2: only what a move costs two servers.")
    ] = 1,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write all figures there.")
    ] = None,
    markdown: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Replace the part between this file's load markers."),
    ] = None,
) -> None:
    """Measure what one server process sustains, and beside it a server that plays nothing."""
    allow_files()
    if fairness:
        share(sharp, seconds)
        return
    if bots:
        wait(bots, seconds)
        return
    if stored:
        compare(stored)
        return
    if pages:
        turn_pages(pages, database)
        return
    if processes > 1:
        if database is None:
            raise typer.BadParameter("several processes need a PostgreSQL: --database URL")
        with _folder() as folder:
            found = asyncio.run(load_shared.measure(folder, database, tables, every, seconds))
        Console().print(str(found), highlight=False, soft_wrap=True)
        return
    load = Load(limit / 1000)
    if floor:
        asyncio.run(measure_floor(load, tables, every, seconds))
    asyncio.run(measure_rulebound(load, tables, every, seconds))
    if most > tables:
        asyncio.run(ramp(load, range(tables + step, most + 1, step), every, seconds / 2))
    out = Console()
    if not out.is_terminal:
        out = Console(width=PIPED_WIDTH)
    show(out, load)
    if json_file:
        json_file.write_text(json.dumps(load_report.data(load), indent=2) + "\n", encoding="utf-8")
    if markdown:
        report.write_markdown(markdown, load_report.MARKER, load_report.markdown(load))


def share(sharp: int, seconds: float) -> None:
    """Say how guests share the bots; fail if one takes them all."""
    with _folder() as folder:
        found = asyncio.run(load_fairness.measure(folder, sharp, seconds))
    Console().print(str(found), highlight=False, soft_wrap=True)
    if not found.holds:
        raise typer.Exit(1)


def wait(tables: int, seconds: float) -> None:
    """Say how long one waits for a bot; fail if that is too long."""
    with _folder() as folder:
        found = asyncio.run(load_bots.measure(folder, tables, seconds))
    Console().print(str(found), highlight=False, soft_wrap=True)
    if not found.holds:
        raise typer.Exit(1)


def compare(stored: int) -> None:
    """Say what everyday work costs among so many tables; fail if that grows with them."""
    with _folder() as folder:
        found = load_tables.measure(folder, stored)
    table = Table(box=SIMPLE_HEAD)
    for heading in ("ms of processor time", f"{load_tables.FEW} tables", f"{stored}", "ratio"):
        table.add_column(heading, justify="left" if heading.startswith("ms") else "right")
    for cost in found:
        table.add_row(cost.what, f"{cost.few:.2f}", f"{cost.many:.2f}", f"{cost.ratio:.2f}")
    Console().print(table)
    if not all(cost.holds for cost in found):
        raise typer.Exit(1)


def turn_pages(matches: int, database: str | None) -> None:
    """Say how long each page waits for its answer; fail if one takes too long."""
    with _folder() as folder:
        found = asyncio.run(load_pages.measure(folder, matches, database))
    table = Table(box=SIMPLE_HEAD)
    for heading in (f"ms, among {matches:,} matches", "usually", "95 of 100", "CPU"):
        table.add_column(heading, justify="left" if heading.startswith("ms") else "right")
    for cost in found:
        figures = (cost.usual, cost.slow, cost.cpu)
        table.add_row(cost.page, *(f"{1000 * figure:.1f}" for figure in figures))
    Console().print(table)
    if not all(cost.holds for cost in found):
        raise typer.Exit(1)


async def measure_floor(load: Load, tables: int, every: float, seconds: float) -> None:
    with _folder() as folder, floor_server(folder) as server:
        crowd = Crowd(FloorHall(server.url))
        await crowd.grow(tables)
        load.steps.append(await measure("floor", server, crowd, every, seconds))
        await crowd.close()
        load.mistakes += len(server.mistakes)


async def measure_rulebound(load: Load, tables: int, every: float, seconds: float) -> None:
    """The number of tables that is aimed for, and what they cost in memory."""
    with _folder() as folder, rulebound_server(folder) as server:
        lobby = Lobby(server.url)
        crowd = Crowd(lobby)
        await crowd.grow(1)  # what the first table costs is not the table's
        await crowd.close()
        await _evicted(lobby)
        empty = server.memory
        await crowd.grow(tables)
        seated = server.memory
        load.steps.append(await measure("Rulebound", server, crowd, every, seconds))
        played = server.memory
        await crowd.close()
        await asyncio.sleep(SETTLING_SECONDS)
        left = server.memory
        await _evicted(lobby)
        evicted = server.memory
        await crowd.grow(tables)
        load.memory = Memory(tables, empty, seated, played, left, evicted, server.memory)
        await crowd.close()
        load.mistakes += len(server.mistakes)
        await lobby.close()


async def ramp(load: Load, numbers: range, every: float, seconds: float) -> None:
    """More and more tables, until the server has failed more than once."""
    with _folder() as folder, rulebound_server(folder) as server:
        lobby = Lobby(server.url)
        crowd, misses = Crowd(lobby), 0
        for number in numbers:
            await crowd.grow(number)
            found = await measure("Rulebound", server, crowd, every, seconds)
            load.steps.append(found)
            misses = 0 if found.holds(load.limit) else misses + 1
            if misses == MISSES:
                break
        await crowd.close()
        load.mistakes += len(server.mistakes)
        await lobby.close()


async def measure(name: str, server: Server, crowd: Crowd, every: float, seconds: float) -> Step:
    """Let the crowd play; everything is counted over the same stretch of time."""
    tell(f"{name}: {len(crowd)} tables")
    readings: list[tuple[float, float, float, float]] = []

    def read() -> None:
        own = cpu_of(os.getpid())
        readings.append((time.perf_counter(), server.cpu, own, cpu_of_all()))

    tally = await crowd.play(every, seconds, read, read)
    took, cpu, driver_cpu, machine = (end - begin for begin, end in zip(*readings, strict=True))
    cores = os.cpu_count() or 1
    return load_report.step_of(
        name,
        len(crowd),
        every,
        took,
        tally,
        cpu=cpu,
        driver_cpu=driver_cpu,
        others=max(0.0, machine - cpu - driver_cpu) / (took * cores),
    )


async def _evicted(lobby: Lobby) -> None:
    """Wait until the server has dropped all tables."""
    end = time.monotonic() + EVICTION_SECONDS
    while await lobby.rooms():
        if time.monotonic() > end:
            raise RuntimeError("the server keeps tables at which nobody is")
        await asyncio.sleep(0.5)
    await asyncio.sleep(SETTLING_SECONDS)


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder on the disk of this project: the system's own for such things may be in memory."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="load-", dir=BUILD) as name:
        yield Path(name)


def tell(text: str) -> None:
    Console(stderr=True).print(text, highlight=False)


def show(out: Console, load: Load) -> None:
    table = Table(
        title="Tables and moves", caption=report.conditions(load_report.LIBRARIES), box=SIMPLE_HEAD
    )
    for number, heading in enumerate(load_report.HEADINGS):
        table.add_column(heading, justify="right" if number else "left")
    for row in load_report.rows(load):
        table.add_row(*row)
    out.print(table)
    for sentence in load_report.findings(load) + load_report.doubts(load):
        out.print(sentence, highlight=False)


if __name__ == "__main__":
    typer.run(main)
