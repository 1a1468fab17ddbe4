"""What a move costs when two server processes share a PostgreSQL.

The two people at a table are connected to different processes, so each move is told across.
"""

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from load_driver import Crowd
from load_hall import Lobby
from load_report import percentile
from load_server import cpu_of_named, rulebound_server

PROCESSES: Final = 2
DATABASE: Final = "postgres"
"""What its processes are called."""


@dataclass(frozen=True, slots=True)
class Shared:
    """All times in seconds."""

    tables: int
    moves: int
    taken: list[float]
    errors: int
    servers: float
    """Processor time of both servers for each move."""
    database: float
    memory: float
    """Bytes a table, in each of the processes that has it."""

    def __str__(self) -> str:
        return (
            f"{self.tables} tables on two processes: {self.moves} moves, {self.errors} errors; a "
            f"move takes {1000 * percentile(self.taken, 0.5):.1f} ms, 99 of 100 at most "
            f"{1000 * percentile(self.taken, 0.99):.1f}; it costs the servers "
            f"{1000 * self.servers:.2f} ms of a processor and the database "
            f"{1000 * self.database:.2f}; a table takes "
            f"{self.memory / 1024:.0f} KiB in each process."
        )


async def measure(folder: Path, database: str, tables: int, every: float, seconds: float) -> Shared:
    """So many tables, at each of which somebody moves every so many seconds."""
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(rulebound_server(folder / str(number), database))
            for number in range(PROCESSES)
        )
        lobby = Lobby(first.url, second.url)
        crowd = Crowd(lobby)
        await crowd.grow(1)  # what the first table costs is not the table's
        empty = first.memory + second.memory
        await crowd.grow(tables)
        full = first.memory + second.memory
        readings: list[tuple[float, float]] = []

        def read() -> None:
            readings.append((first.cpu + second.cpu, cpu_of_named(DATABASE)))

        tally = await crowd.play(every, seconds, read, read)
        await crowd.close()
        await lobby.close()
    servers, stored = (end - begin for begin, end in zip(*readings, strict=True))
    moves = len(tally.taken)
    return Shared(
        tables,
        moves,
        sorted(tally.taken),
        sum(tally.errors.values()),
        servers / moves,
        stored / moves,
        (full - empty) / (PROCESSES * max(1, tables - 1)),
    )
