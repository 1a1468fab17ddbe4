"""The thread that writes to SQLite.

The disk takes its time over every commit. Whatever is to be written meanwhile shares the next one:
it goes into one transaction, and all of it is reported done after the commit, never before. If any
of it fails, nothing of that transaction is kept and each call is made again on its own.
"""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

MOST_TOGETHER: Final = 64

P = ParamSpec("P")
T = TypeVar("T")
Call = tuple[Callable[[], Any], "Future[Any]"]


class Writer(ThreadPoolExecutor):
    """One thread; ``together`` makes one transaction of all that is written within it."""

    def __init__(self, together: Callable[[], AbstractContextManager[None]]) -> None:
        super().__init__(1, "store-writer")
        self._together = together
        self._waiting: deque[Call] = deque()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        future: Future[T] = Future()
        self._waiting.append((partial(fn, *args, **kwargs), future))
        super().submit(self._write)
        return future

    def _write(self) -> None:
        """Make all the calls that wait; those of earlier ones may have been made already."""
        waiting = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
        calls = [call for call in waiting if call[1].set_running_or_notify_cancel()]
        if len(calls) < 2 or not self._write_together(calls):
            for call in calls:
                _make(*call)

    def _write_together(self, calls: list[Call]) -> bool:
        try:
            with self._together():
                results = [call() for call, _ in calls]
        except Exception:
            return False
        for (_, future), result in zip(calls, results, strict=True):
            future.set_result(result)
        return True


def _make(call: Callable[[], Any], future: "Future[Any]") -> None:
    try:
        result = call()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(result)
