"""Work that would hold up the event loop, in processes of its own: above all, bots that think.

Every process answers one call at a time over a pipe. It is given none before it is warm. One that
takes too long is ended and another takes its place; nobody else's work is lost with it. Who is
worked for next is decided by :mod:`rulebound.server.bots.schedule`.
"""

import asyncio
import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

from rulebound.server.bots.schedule import Claim, Schedule

START_SECONDS: Final = 60.0
"""How long a process may take until it is warm."""
SLOWEST: Final = 10
"""Limits are of processor time. One that sleeps uses none, so after so many times the limit by the
clock on the wall it is given up, too; on a busy machine others take that long."""
LOOK_SECONDS: Final = (0.02, 1.0)
"""How long to wait at least and at most before looking how much was used."""
PAUSE_SECONDS: Final = 1.0
"""After a process that did not start, before the next."""
_READY: Final = "ready"
_BEGUN: Final = "begun"
_GOOD: Final = "good"
_BAD: Final = "bad"

P = ParamSpec("P")
T = TypeVar("T")
Pastime = Callable[[Callable[[], bool]], bool]
"""Does something useful until it is told that a call has come; whether there is more to do."""


class Failed(Exception):
    """A call could not be answered."""

    def __init__(self, message: str, worker: int | None = None) -> None:
        super().__init__(message)
        self.worker = worker
        """The number of the worker that failed."""


class Unanswered(Failed):
    """A process took too long, died, or did not start: which says nothing about the call."""


@dataclass(eq=False, slots=True)
class _Call:
    what: tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]
    seconds: float
    answer: "Future[Any]"


class Workers:
    """The processes. They start when they are first needed, or by :meth:`warm_up`."""

    def __init__(
        self,
        count: int,
        warmth: Callable[[], None] | None = None,
        pastime: Pastime | None = None,
    ) -> None:
        """So many for one person, and some more: see :class:`.Schedule`.

        ``warmth`` is called by each process before it is given anything else, ``pastime`` while it
        has nothing to do.
        """
        self._schedule: Schedule[_Call] = Schedule(count)
        self._workers = [_Worker(n, warmth, pastime) for n in range(self._schedule.workers)]
        self._threads: list[threading.Thread] = []
        self._changed = threading.Condition()
        """Held by whoever looks at what follows, and at the schedule."""
        self._expected: set[int] = set()
        """Workers that are about to take a call: warm and free, or getting warm."""
        self._eager = False
        self._stopped = False

    def warm_up(self) -> None:
        """Start all processes now, and from now on whenever one has ended."""
        with self._changed:
            self._eager = True
            self._begin()

    async def run(
        self,
        claim: Claim,
        seconds: float,
        function: Callable[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Call a function of some module in a process; :class:`Failed` if that does not succeed.

        It may take ``seconds`` of processor time from when a process has begun with it, and as many
        again from when the function has called :func:`begun`. Waiting does not count.
        """
        return await self.run_elsewhere(frozenset(), claim, seconds, function, *args, **kwargs)

    async def run_elsewhere(
        self,
        avoid: frozenset[int],
        claim: Claim,
        seconds: float,
        function: Callable[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """The same, but not by these workers."""
        call = _Call((function, args, kwargs), seconds, Future())
        with self._changed:
            if self._stopped:
                raise Unanswered("the processes were stopped")
            self._schedule.add(claim, call, avoid)
            self._begin()
            self._changed.notify_all()
        try:
            result: T = await asyncio.wrap_future(call.answer)
        finally:
            with self._changed:
                self._schedule.remove(call)
        return result

    def stop(self) -> None:
        """End all processes, whatever they are doing."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
        for worker in self._workers:
            worker.stop()
        for thread in self._threads:
            thread.join()
        for call in self._schedule.clear():
            _fail(call, Unanswered("the processes were stopped"))

    # ---- inside ----

    def _begin(self) -> None:
        """A thread for each process, which talks to it."""
        if not self._threads:
            self._threads = [
                threading.Thread(target=self._attend, args=(worker,), name="workers", daemon=True)
                for worker in self._workers
            ]
            for thread in self._threads:
                thread.start()

    def _attend(self, worker: "_Worker") -> None:
        while (work := self._next(worker)) is not None:
            work()
        worker.end()

    def _next(self, worker: "_Worker") -> Callable[[], None] | None:
        """What to do next with a worker, once there is something; ``None``: nothing any more."""
        with self._changed:
            while not self._stopped:
                self._expected.discard(worker.number)
                if worker.warm:
                    taken = self._schedule.take(worker.number, self._expected)
                    if taken is not None:
                        return partial(self._answer, worker, *taken)
                    self._expected.add(worker.number)
                elif self._needed(worker):
                    self._expected.add(worker.number)
                    self._schedule.forget(worker.number)
                    return partial(self._start, worker)
                self._changed.wait()
        return None

    def _needed(self, worker: "_Worker") -> bool:
        """Whether a process must be started: there are more calls than workers to take them."""
        takers = sum(self._schedule.ready(number) > 0 for number in self._expected)
        return self._eager or self._schedule.ready(worker.number) > takers

    def _start(self, worker: "_Worker") -> None:
        try:
            worker.start()
        except Failed as failure:
            with self._changed:
                self._expected.discard(worker.number)
                taken = self._schedule.take(worker.number)
                if taken is not None:
                    self._schedule.done(taken[0])
                    _fail(taken[1], failure)
                if not self._stopped:
                    self._changed.wait(PAUSE_SECONDS)

    def _answer(self, worker: "_Worker", claim: Claim, call: _Call) -> None:
        answer, failure = None, None
        wanted = call.answer.set_running_or_notify_cancel()
        try:
            if wanted:
                answer = worker.ask(call.what, call.seconds)
        except Failed as error:
            failure = error
        with self._changed:
            self._schedule.done(claim)
            self._changed.notify_all()
        if failure is not None:
            call.answer.set_exception(failure)
        elif wanted:
            call.answer.set_result(answer)


def _fail(call: _Call, failure: Failed) -> None:
    """Tell whoever waits for an answer that there will be none."""
    if call.answer.set_running_or_notify_cancel():
        call.answer.set_exception(failure)


class _Worker:
    """One process and the pipe to it, for one thread."""

    def __init__(
        self, number: int, warmth: Callable[[], None] | None, pastime: Pastime | None
    ) -> None:
        self.number = number
        self._warmth = warmth
        self._pastime = pastime
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._stopped = False

    @property
    def warm(self) -> bool:
        """Whether there is a process that can be asked at once."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start the process and wait until it is warm."""
        self.end()  # one that died while nobody asked it anything
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_serve,
            args=(theirs, self._warmth, self._pastime),
            name="rulebound-bots",
            daemon=True,
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if self._stopped:
            process.kill()
        try:
            self._hear(START_SECONDS)
        except Failed as failure:
            self.end()
            raise Unanswered(f"the process did not start: {failure}", self.number) from failure

    def ask(self, call: Any, seconds: float) -> Any:
        try:
            assert self._pipe is not None
            self._pipe.send(call)
            word, answer = self._hear(seconds)
            if word == _BEGUN:
                word, answer = self._hear(seconds)
        except Exception as error:
            self.end()
            if isinstance(error, Failed):
                raise
            raise Unanswered(f"the call could not be sent: {error}", self.number) from error
        if word == _BAD:
            raise Failed(answer, self.number)
        return answer

    def _hear(self, seconds: float) -> tuple[str, Any]:
        """What the process says, unless it uses up too much time before."""
        assert self._process is not None
        assert self._pipe is not None
        pid = self._process.pid or 0
        latest = time.monotonic() + SLOWEST * seconds
        try:
            begun = _used_by(pid)
            while True:
                left = begun + seconds - _used_by(pid)
                if left <= 0 or time.monotonic() >= latest:
                    raise Unanswered(f"no answer within {seconds:g} s", self.number)
                shortest, longest = LOOK_SECONDS
                if self._pipe.poll(min(max(left, shortest), longest)):
                    word, answer = self._pipe.recv()
                    return word, answer
        except (EOFError, OSError) as error:
            raise Unanswered(f"the process died: {type(error).__name__}", self.number) from error

    def stop(self) -> None:
        """May be called while another thread waits for an answer, which then fails."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _used_by(pid: int) -> float:
    """Seconds of processor time that a process has used; elsewhere, of time itself."""
    if sys.platform == "linux":
        # The clock of a process, as clock_getcpuclockid(3) makes it.
        return time.clock_gettime((~pid << 3) | 2)
    return time.monotonic()


# ---- in the process ----

_begin: Callable[[], None] = lambda: None  # noqa: E731


def begun() -> None:
    """Called in a process: all is prepared, now the time of the call itself begins."""
    _begin()


def _serve(
    pipe: "Connection[Any, Any]", warmth: Callable[[], None] | None, pastime: Pastime | None
) -> None:
    """What a process does: answer calls until the other end of the pipe is gone."""
    global _begin  # noqa: PLW0603
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    try:
        if warmth is not None:
            warmth()
        pipe.send((_READY, None))
        _begin = partial(pipe.send, (_BEGUN, None))
        while True:
            while pastime is not None and not pipe.poll() and pastime(pipe.poll):
                pass
            function, args, kwargs = pipe.recv()
            try:
                answer = (_GOOD, function(*args, **kwargs))
            except Exception as error:
                answer = (_BAD, f"{type(error).__name__}: {error}")
            pipe.send(answer)
    except (EOFError, OSError):
        return
