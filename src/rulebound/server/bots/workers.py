"""Work that would hold up the event loop, in processes of its own: above all, bots that think.

Every process answers one call at a time over a pipe. One that takes too long is ended and another
takes its place when it is needed; nobody else's work is lost with it.
"""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Final, ParamSpec, TypeVar

START_SECONDS: Final = 60.0
"""How long a process may take until it is ready."""

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
