"""What all rooms of a server process share."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from rulebound.server.config import Config
from rulebound.server.metrics import Metrics
from rulebound.server.storage import Store
from rulebound.server.thinking import Thinking, Workers

if TYPE_CHECKING:
    from rulebound.server.hearing import Hearing

T = TypeVar("T")


@dataclass
class House:
    config: Config
    store: Store
    metrics: Metrics
    workers: Workers
    thinking: Thinking
    hearing: "Hearing"
    filled: Callable[[str], Awaitable[None]]
    """To be called with the id of a table whose chairs may all be taken now."""
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self, seconds: float) -> None:
        """Wait until all that was started is done; what takes longer is broken off."""
        tasks = set(self._tasks)
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
