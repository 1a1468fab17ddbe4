"""Processes that answer calls: in time, one at a time, and each in place of one that failed."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.workers import Failed, Unanswered, Workers, begun
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    crew = Workers(1)
    yield crew
    crew.stop()


@pytest.fixture
def _any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a worker may take long by the clock on the wall."""
    monkeypatch.setattr("rulebound.server.bots.workers.SLOWEST", PATIENCE)


ANN = Claim("table", "Ann", "here")


def run(crew: Workers, seconds: float, function: Callable[..., Any], *args: Any) -> Any:
    return asyncio.run(crew.run(ANN, seconds, function, *args))


def divide(one: int, other: int) -> float:
    return one / other


def test_a_worker_calls_functions_elsewhere(workers: Workers) -> None:
    assert run(workers, 30, divide, 6, 3) == 2
    assert run(workers, 30, os.getpid) != os.getpid()


def test_an_error_is_told_and_the_worker_goes_on(workers: Workers) -> None:
    process = run(workers, 30, os.getpid)
    with pytest.raises(Failed, match="ZeroDivisionError"):
        run(workers, 30, divide, 1, 0)
    assert run(workers, 30, os.getpid) == process


def test_who_takes_too_long_is_ended_and_replaced(workers: Workers) -> None:
    process = run(workers, 30, os.getpid)
    with pytest.raises(Failed, match="no answer"):
        run(workers, 0.3, time.sleep, 3600)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert run(workers, 30, os.getpid) != process


def test_a_worker_that_dies_is_replaced(workers: Workers) -> None:
    with pytest.raises(Failed, match="died"):
        run(workers, 30, os._exit, 1)
    assert run(workers, 30, divide, 6, 3) == 2


def test_a_worker_that_died_in_its_sleep_is_replaced(workers: Workers) -> None:
    process = run(workers, 30, os.getpid)
    os.kill(process, signal.SIGKILL)
    while Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
        time.sleep(0.01)
    assert run(workers, 30, os.getpid) != process


def wait_for(path: Path) -> None:
    while not path.exists():
        time.sleep(0.05)


def dawdle(begun: Path) -> None:
    begun.touch()
    time.sleep(3600)


def test_stopping_ends_what_is_going_on(tmp_path: Path) -> None:
    crew = Workers(1)

    async def scene() -> None:
        process = await crew.run(ANN, 30, os.getpid)
        begun = tmp_path / "begun"
        waiting = asyncio.create_task(crew.run(ANN, 7200, dawdle, begun))
        later = asyncio.create_task(crew.run(ANN, 7200, time.sleep, 3600))
        await asyncio.to_thread(wait_for, begun)
        await asyncio.to_thread(crew.stop)
        for task in (waiting, later):
            with pytest.raises(Unanswered):
                await task
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    asyncio.run(scene())


def work(seconds: float) -> None:
    """Use up processor time."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def prepare_and_work(seconds: float) -> str:
    work(seconds)
    begun()
    work(seconds)
    return "done"


@pytest.mark.usefixtures("_any_time")
def test_only_processor_time_counts(workers: Workers) -> None:
    """However many others want the processor: a worker that waits is not given up for it."""
    assert run(workers, 0.3, time.sleep, 1) is None
    with pytest.raises(Unanswered, match="no answer"):
        run(workers, 0.3, work, 60)


@pytest.mark.usefixtures("_any_time")
def test_what_is_prepared_first_does_not_count(workers: Workers) -> None:
    run(workers, 30, is_warm)  # whose module is imported now
    assert run(workers, 1, prepare_and_work, 0.8) == "done"
    with pytest.raises(Unanswered, match="no answer"):
        run(workers, 0.5, prepare_and_work, 0.8)


warmed = False


def warm() -> None:
    global warmed  # noqa: PLW0603
    work(0.5)
    warmed = True


def is_warm() -> bool:
    return warmed


@pytest.mark.usefixtures("_any_time")
def test_a_worker_is_warm_before_it_is_asked() -> None:
    """What that takes does not count for whoever asks first."""
    crew = Workers(1, warm)
    assert run(crew, 0.3, is_warm)
    crew.stop()


def fall_ill() -> None:
    raise SystemError("not today")


def test_a_worker_that_does_not_get_warm_is_a_failure() -> None:
    crew = Workers(1, fall_ill)
    with pytest.raises(Unanswered, match="did not start"):
        run(crew, 30, os.getpid)
    crew.stop()


def test_workers_can_be_warmed_before_anybody_asks(tmp_path: Path) -> None:
    crew = Workers(1, partial(leave_a_note, tmp_path))
    crew.warm_up()
    deadline = time.monotonic() + PATIENCE
    while len(list(tmp_path.iterdir())) < 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    crew.stop()


def leave_a_note(folder: Path) -> None:
    (folder / str(os.getpid())).touch()


def test_workers_that_failed_are_not_asked_again(workers: Workers) -> None:
    async def ask(*avoid: int) -> int:
        return await workers.run_elsewhere(frozenset(avoid), ANN, 30, os.getpid)

    first = asyncio.run(ask(1, 2))
    assert asyncio.run(ask(0)) != first
    assert asyncio.run(ask(1, 2)) == first
    assert asyncio.run(ask(0, 1, 2)), "where all have failed, any will do"


def test_a_failure_tells_which_worker_it_was(workers: Workers) -> None:
    async def fail() -> None:
        await workers.run_elsewhere(frozenset((0, 2)), ANN, 30, divide, 1, 0)

    with pytest.raises(Failed) as failure:
        asyncio.run(fail())
    assert failure.value.worker == 1


def test_what_nobody_waits_for_any_more_is_not_begun(workers: Workers, tmp_path: Path) -> None:
    async def scene() -> None:
        first = asyncio.create_task(workers.run(ANN, 30, time.sleep, 0.5))
        second = asyncio.create_task(workers.run(ANN, 30, leave_a_note, tmp_path))
        await asyncio.sleep(0)
        second.cancel()
        await first
        await workers.run(ANN, 30, os.getpid)

    asyncio.run(scene())
    assert not list(tmp_path.iterdir())


def pass_the_time(folder: Path, called: Callable[[], bool]) -> bool:
    """A pastime that never ends by itself."""
    leave_a_note(folder)
    while not called():
        time.sleep(0.01)
    return True


def test_a_worker_that_has_nothing_to_do_does_something_until_it_is_called(tmp_path: Path) -> None:
    crew = Workers(1, pastime=partial(pass_the_time, tmp_path))
    worker = run(crew, 30, os.getpid)
    deadline = time.monotonic() + PATIENCE
    while not (tmp_path / str(worker)).exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert run(crew, 30, os.getpid) == worker
    crew.stop()
