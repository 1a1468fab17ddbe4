"""Work that would hold up the event loop, in processes of its own: above all, bots that think.

Every process answers one call at a time over a pipe. One that takes too long is ended and another
takes its place when it is needed; nobody else's work is lost with it.
"""

import asyncio
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Final, ParamSpec, TypeVar

from rulebound.bots import Chair
from rulebound.bots.strengths import STRENGTHS, of_strength
from rulebound.core.match import Match, replay

START_SECONDS: Final = 60.0
"""How long a process may take until it is ready."""
SPARE_SECONDS: Final = 10.0
"""What a bot may need beyond its own time: to catch up with the match, on a busy machine."""
REMEMBERED: Final = 32
"""So many matches a process keeps in mind, so as not to replay each from its beginning."""

P = ParamSpec("P")
T = TypeVar("T")


class Failed(Exception):
    """A process took too long, died, or met an error."""


class Workers:
    """The processes. They start when they are first needed."""

    def __init__(self, count: int) -> None:
        self._workers = [_Worker() for _ in range(count)]
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(count, "workers")

    async def run(
        self, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a function of some module in a process; :class:`Failed` if it takes too long."""
        loop = asyncio.get_running_loop()
        call = (function, args, kwargs)
        result: T = await loop.run_in_executor(self._threads, self._ask, call, seconds)
        return result

    def _ask(self, call: Any, seconds: float) -> Any:
        worker = self._idle.get()
        try:
            return worker.ask(call, seconds)
        finally:
            self._idle.put(worker)

    def stop(self) -> None:
        """End all processes, whatever they are doing."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.end()


class _Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._stopped = False

    def ask(self, call: Any, seconds: float) -> Any:
        if self._process is not None and not self._process.is_alive():
            self.end()  # it died while nobody asked it anything
        try:
            pipe = self._pipe or self._start()
            pipe.send(call)
            if not pipe.poll(seconds):
                raise Failed(f"no answer within {seconds:g} s")
            good, answer = pipe.recv()
        except Failed:
            self.end()
            raise
        except Exception as error:  # above all, an end of the pipe that is no longer there
            self.end()
            raise Failed(f"the process died: {type(error).__name__}") from error
        if not good:
            raise Failed(answer)
        return answer

    def stop(self) -> None:
        """May be called while another thread waits for an answer, which then fails."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()

    def _start(self) -> "Connection[Any, Any]":
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), name="rulebound-bots", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if self._stopped or not ours.poll(START_SECONDS):
            raise Failed("the process did not start")
        ours.recv()
        return ours

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _serve(pipe: "Connection[Any, Any]") -> None:
    """What a process does: answer calls until the other end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    try:
        pipe.send("ready")
        while True:
            function, args, kwargs = pipe.recv()
            try:
                answer = (True, function(*args, **kwargs))
            except Exception as error:
                answer = (False, f"{type(error).__name__}: {error}")
            pipe.send(answer)
    except (EOFError, OSError):
        return


# ---- bots ----


@dataclass(frozen=True, slots=True)
class Job:
    """A choice to think about."""

    table: str
    record: dict[str, Any]
    """The match so far."""
    seat: int
    strength: str
    seed: int
    seconds: float


class Thinking:
    """Bots that think in workers."""

    def __init__(self, workers: Workers, longest: float) -> None:
        self._workers = workers
        self._longest = longest

    def limit(self, strength: str) -> float:
        """After how many seconds a bot is given up."""
        return self._seconds(strength) + SPARE_SECONDS

    def _seconds(self, strength: str) -> float:
        return min(STRENGTHS[strength].seconds, self._longest)

    async def choose(
        self, table: str, seq: int, record: dict[str, Any], seat: int, strength: str
    ) -> str:
        """The notation of what the bot chooses."""
        seed = _seed(table, seq)
        job = Job(table, record, seat, strength, seed, self._seconds(strength))
        return await self._workers.run(self.limit(strength), think, job)


def _seed(table: str, seq: int) -> int:
    """Luck that has nothing to do with the seed of the match."""
    return int.from_bytes(blake2b(f"{table} {seq}".encode(), digest_size=8).digest())


_matches: OrderedDict[str, tuple[list[str], Match]] = OrderedDict()
"""In a worker: the matches that it has thought about lately, with their choices."""


def think(job: Job) -> str:
    """What the bot chooses. Runs in a worker."""
    bot = of_strength(job.strength, job.seed, job.seconds)
    return bot.choose(Chair(_match_of(job), job.seat)).notation


def _match_of(job: Job) -> Match:
    choices: list[str] = job.record["choices"]
    known, match = _matches.pop(job.table, ([], None))
    if match is None or choices[: len(known)] != known:
        match = replay(job.record)
    else:
        for choice in choices[len(known) :]:
            take(match, choice)
    _matches[job.table] = (choices, match)
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match


def take(match: Match, choice: str) -> None:
    """Make a choice as a record writes it: asides carry their seat (``1! resign``)."""
    seat, aside, notation = choice.partition("! ")
    if aside and seat.isdecimal():
        match.aside(int(seat), notation)
    else:
        match.choose(choice)
