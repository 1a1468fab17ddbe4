"""Who plays the matches: this process, several of them, or a Ray cluster.

A crew is given jobs and gives back matches, in any order. If one of its processes dies, the match
that it was playing is played again elsewhere.
"""

import logging
import os
import signal
import socket
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from rulebound.arena.matches import Job
from rulebound.core.errors import RuleboundError

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Play = Callable[[Job], T]
"""How a match is played; other processes find it by its name."""

TRIES: Final = 4
"""A match whose process died so often is not tried again: it may be what kills them."""
_REACH_SECONDS: Final = 10.0
_AHEAD: Final = 2
"""So many jobs a worker are handed to a cluster."""


class Crew(Protocol[T_co]):
    """Use it in a ``with`` statement; leaving it ends whatever is still going on."""

    @property
    def free(self) -> bool:
        """Whether it can be given one more job."""
        ...

    @property
    def busy(self) -> bool:
        """Whether it has jobs to do."""
        ...

    def give(self, job: Job) -> None: ...

    def take(self) -> T_co:
        """Wait for a match to end."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


def results(crew: Crew[T], work: Iterator[Job]) -> Iterator[T]:
    """Whatever the crew makes of the work, in any order. The next job is asked for only when there
    is somebody free, so what a result shows may still change what is to be done."""
    while True:
        if crew.free and (job := next(work, None)) is not None:
            crew.give(job)
        elif crew.busy:
            yield crew.take()
        else:
            return


class Alone(Generic[T]):
    """This process, one match after the other."""

    def __init__(self, play: Play[T]) -> None:
        self._play = play
        self._job: Job | None = None

    @property
    def free(self) -> bool:
        return self._job is None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def give(self, job: Job) -> None:
        self._job = job

    def take(self) -> T:
        assert self._job is not None
        match = self._play(self._job)
        self._job = None
        return match

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass


# ---- processes of this machine ----


class _Worker:
    def __init__(self, play: Play[Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        # no daemon: a bot may think in processes of its own
        self.process: BaseProcess = context.Process(target=_serve, args=(theirs, play))
        self.process.start()
        theirs.close()
        self.job: Job | None = None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Processes(Generic[T]):
    def __init__(self, number: int, play: Play[T]) -> None:
        self._play = play
        self._workers = [_Worker(play) for _ in range(number)]
        self._died: Counter[Any] = Counter()

    @property
    def free(self) -> bool:
        return any(worker.job is None for worker in self._workers)

    @property
    def busy(self) -> bool:
        return any(worker.job is not None for worker in self._workers)

    def give(self, job: Job) -> None:
        place = next(n for n, worker in enumerate(self._workers) if worker.job is None)
        self._start(place, job)

    def _start(self, place: int, job: Job) -> None:
        worker = self._workers[place]
        worker.job = job
        try:
            worker.pipe.send(job)
        except OSError:  # it died with nothing to do
            self._replace(place)

    def take(self) -> T:
        while True:
            ready = wait([worker.pipe for worker in self._workers if worker.job is not None])
            place = next(n for n, worker in enumerate(self._workers) if worker.pipe is ready[0])
            worker = self._workers[place]
            try:
                answer = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(place)
                continue
            worker.job = None
            if isinstance(answer, Exception):
                raise answer
            match: T = answer
            return match

    def _replace(self, place: int) -> None:
        """A new process plays the match of one that died."""
        job = self._workers[place].job
        assert job is not None
        self._workers[place].end()
        key = job.number, job.labels
        self._died[key] += 1
        if self._died[key] >= TRIES:
            who = ", ".join(job.labels)
            raise RuleboundError(f"deal {job.number} of {who}: the process died {TRIES} times")
        self._workers[place] = _Worker(self._play)
        self._start(place, job)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.end()


def _serve(pipe: "Connection[Any, Any]", play: Play[Any]) -> None:
    """What a process does: play until the other end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gives the jobs decides when to stop
    threading.Thread(target=_die_with_parent, daemon=True).start()
    try:
        while True:
            job = pipe.recv()
            try:
                answer = play(job)
            except Exception as error:
                error.add_note(traceback.format_exc())
                answer = error
            pipe.send(answer)
    except (EOFError, OSError):
        return


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# ---- a cluster ----


class Cluster(Generic[T]):
    """The nodes of a Ray cluster. All need this version of Rulebound, with the same bots."""

    def __init__(self, address: str, play: Play[T]) -> None:
        try:
            import ray  # noqa: PLC0415 (an extra)
        except ImportError:
            raise RuleboundError("a cluster needs Ray: install rulebound[ray]") from None
        self._ray = ray
        try:
            _reach(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            reason = " ".join(str(error).split())[:200]
            raise RuleboundError(f"there is no Ray cluster at {address!r}: {reason}") from error
        self._play = ray.remote(num_cpus=1, max_retries=TRIES)(play)
        self._pending: deque[Any] = deque()

    @property
    def free(self) -> bool:
        return len(self._pending) < _AHEAD * max(
            1, int(self._ray.cluster_resources().get("CPU", 1))
        )

    @property
    def busy(self) -> bool:
        return bool(self._pending)

    def give(self, job: Job) -> None:
        self._pending.append(self._play.remote(job))

    def take(self) -> T:
        (done,), rest = self._ray.wait(list(self._pending), num_returns=1)
        self._pending = deque(rest)
        match: T = self._ray.get(done)
        return match

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for pending in self._pending:
            self._ray.cancel(pending, force=True)
        self._ray.shutdown()


def _reach(address: str) -> None:
    """Ray would wait for minutes if nobody answers there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), _REACH_SECONDS).close()
