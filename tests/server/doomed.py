"""The server as a program for tests, which may kill itself at a given point.

``python -m tests.server.doomed [POINT]`` serves at any free port and prints its address; settings
come from the environment. With a point it dies, as by SIGKILL, when it gets there:

* ``migrating``: the database has its shape, but not committed
* ``filled``: the last chair of a table is taken, and the match has not begun
* ``asked``: the third act is about to be stored
* ``storing``: the third act is written, but not committed
* ``stored``: the third act is committed, and nobody was told
* ``claimed``: a reminder is taken, and not sent
* ``told``: a reminder is sent, and not marked
"""

import functools
import itertools
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final, NoReturn

from alembic import command

from rulebound.server.config import read_config
from rulebound.server.live.acting import Acting
from rulebound.server.live.reminding import Reminder
from rulebound.server.serve import listen, prepare, serve
from rulebound.server.store import Store
from tests.server.luck import foreseeable

THIRD: Final = 3

Function = Callable[..., Any]


def die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody survives that")


def before(function: Function, due: Callable[..., bool]) -> Function:
    @functools.wraps(function)
    def doomed(*args: Any, **kwargs: Any) -> Any:
        if due(*args):
            die()
        return function(*args, **kwargs)

    return doomed


def after(function: Function, due: Callable[..., bool]) -> Function:
    @functools.wraps(function)
    def doomed(*args: Any, **kwargs: Any) -> Any:
        result = function(*args, **kwargs)
        if due(*args):
            die()
        return result

    return doomed


def after_awaiting(function: Function, due: Callable[..., bool]) -> Function:
    @functools.wraps(function)
    async def doomed(*args: Any, **kwargs: Any) -> Any:
        result = await function(*args, **kwargs)
        if due(*args):
            die()
        return result

    return doomed


def doom(point: str) -> None:
    """Let this process die at the point."""
    calls = itertools.count(1)

    def always(*_: Any) -> bool:
        return True

    def third(*_: Any) -> bool:
        return next(calls) == THIRD

    def third_of_acts(_store: Store, _connection: Any, _table_id: str, kind: str) -> bool:
        return kind == "acts" and next(calls) == THIRD

    match point:
        case "migrating":
            command.upgrade = after(command.upgrade, always)
        case "filled":
            Store.start = before(Store.start, always)  # type: ignore[method-assign]
        case "asked":
            Store.append = before(Store.append, third)  # type: ignore[method-assign]
        case "storing":
            Store._tell = before(Store._tell, third_of_acts)  # type: ignore[method-assign]
        case "stored":
            Acting._store = after_awaiting(Acting._store, third)  # type: ignore[method-assign]
        case "claimed":
            Reminder._tell = before(Reminder._tell, always)  # type: ignore[method-assign]
        case "told":
            Store.settle = before(Store.settle, always)  # type: ignore[method-assign]
        case _:
            raise ValueError(point)


def main(*points: str) -> None:
    for point in points:
        doom(point)
    config = read_config(port=0)
    prepare(config)
    config, listener = listen(config, exactly=True)
    with foreseeable():
        serve(config, listener, lambda: print(f"http://{config.host}:{config.port}", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
