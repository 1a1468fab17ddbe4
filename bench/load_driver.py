"""People at tables, over real sockets: two open pages a table, and a move now and then."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE: Final = 10.0
"""Seconds; a move that takes so long has failed, and so has a page that does not open."""
AT_ONCE: Final = 16
"""So many tables are opened at a time."""

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a page of one seat is found, and the cookie of who sits there."""

    url: str
    cookie: str = ""


class Hall(Protocol):
    """Who gives out tables."""

    async def open(self, number: int) -> tuple[Chair, Chair]:
        """A fresh table for two at which a match is going on."""

    def ahead(self, number: int) -> int:
        """How many moves are played there at first."""


@dataclass(slots=True)
class Tally:
    """What happened while it was measured; times in seconds."""

    taken: list[float] = field(default_factory=list)
    """From sending a move until it was acknowledged and both seats had the new state."""
    lags: list[float] = field(default_factory=list)
    """How much later than planned a move was sent: what the driver itself did not keep up with."""
    errors: Counter[str] = field(default_factory=Counter)
    matches_over: int = 0


class Failed(Exception):
    """A move that the server did not take; the text says why in a word."""


class Page:
    """One open page of a seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._calls = 0
        self.seq = -1
        self.turn: int | None = None
        """Whose choice it is; nobody's once the match is over."""
        self.options: list[str] = []
        """What this page could choose now."""

    @classmethod
    async def open(cls, chair: Chair) -> "Page":
        headers = {"Cookie": chair.cookie} if chair.cookie else {}
        socket = await connect(
            chair.url, additional_headers=headers, max_size=None, ping_interval=None
        )
        page = cls(socket)
        await socket.send('{"t":"hello"}')
        await page.wait(0)
        return page

    async def choose(self, notation: str) -> None:
        """Send a move, and wait for its acknowledgement and the new state."""
        self._calls += 1
        call, at = self._calls, self.seq
        frame = {"t": "choose", "call": call, "at": at, "notation": notation}
        await self._socket.send(json.dumps(frame))
        while (answer := await self._hear()).get("call") != call:
            pass
        if answer["t"] != "done":
            raise Failed(answer["trouble"]["code"])
        await self.wait(at + 1)

    async def wait(self, seq: int) -> None:
        """Wait for the state after so many acts."""
        while self.seq < seq:
            await self._hear()

    async def _hear(self) -> Data:
        frame: Data = json.loads(await self._socket.recv())
        if frame["t"] == "state":
            decision = frame["decision"]
            self.seq = frame["seq"]
            self.turn = None if decision is None else decision["seat"]
            self.options = [] if decision is None else [o["notation"] for o in decision["options"]]
        return frame

    async def close(self) -> None:
        await self._socket.close()


class Table:
    """Two people, who play whatever they are offered."""

    def __init__(self, hall: Hall, number: int) -> None:
        self._hall = hall
        self._number = number
        self._rng = Random(number)
        self._pages: tuple[Page, ...] = ()

    async def open(self) -> None:
        async with asyncio.timeout(PATIENCE):
            chairs = await self._hall.open(self._number)
            self._pages = (await Page.open(chairs[0]), await Page.open(chairs[1]))
        for _ in range(self._hall.ahead(self._number)):
            if self._pages[0].turn is not None:
                await self._move()

    async def close(self) -> None:
        await asyncio.gather(*(page.close() for page in self._pages))
        self._pages = ()

    async def play(self, first: float, every: float, start: float, end: float, to: Tally) -> None:
        """A move at its time, then one ``every`` so many seconds; from ``start`` on it counts."""
        due = first
        while due < end:
            await asyncio.sleep(due - perf_counter())
            tally = to if due >= start else Tally()
            try:
                if self._pages[0].turn is None:
                    tally.matches_over += 1
                    await self.close()
                    await self.open()
                else:
                    tally.lags.append(perf_counter() - due)
                    tally.taken.append(await self._move())
            except Failed as error:
                tally.errors[str(error)] += 1
            except (TimeoutError, ConnectionClosed, OSError) as error:
                to.errors["no answer" if isinstance(error, TimeoutError) else "closed"] += 1
                return
            due += every

    async def _move(self) -> float:
        mover = next(page for page in self._pages if page.options)
        notation = self._rng.choice(mover.options)
        seq = mover.seq + 1
        sent = perf_counter()
        async with asyncio.timeout(PATIENCE):
            await mover.choose(notation)
            for page in self._pages:
                await page.wait(seq)
        return perf_counter() - sent


class Crowd:
    """All tables, and the people at them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tables: list[Table] = []
        self._opening = asyncio.Semaphore(AT_ONCE)

    def __len__(self) -> int:
        return len(self._tables)

    async def grow(self, number: int) -> None:
        """Open tables until there are so many."""
        new = [Table(self._hall, n) for n in range(len(self._tables), number)]
        await asyncio.gather(*map(self._open, new))
        self._tables += new

    async def _open(self, table: Table) -> None:
        async with self._opening:
            await table.open()

    async def play(
        self, every: float, seconds: float, begin: Callable[[], None], end: Callable[[], None]
    ) -> Tally:
        """Let everybody move, each table at its own moment.

        The first round is for warming up. Then ``begin`` is called, all is measured for so many
        seconds, and ``end`` is called.
        """
        tally = Tally()
        now = perf_counter()
        start, stop = now + every, now + every + seconds
        moments = [now + every * n / len(self._tables) for n in range(len(self._tables))]
        Random(len(self._tables)).shuffle(moments)
        playing = [
            asyncio.create_task(table.play(first, every, start, stop, tally))
            for table, first in zip(self._tables, moments, strict=True)
        ]
        await asyncio.sleep(start - perf_counter())
        begin()
        await asyncio.sleep(stop - perf_counter())
        end()
        await asyncio.gather(*playing)
        return tally

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self._tables))
        self._tables = []
