"""What all rooms of a server process share: configuration, store, workers, news."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, TypeVar

from rulebound.server.bots.thinking import Thinking
from rulebound.server.bots.workers import Workers
from rulebound.server.config import Config
from rulebound.server.live.allowance import Allowances
from rulebound.server.live.pubsub import PubSub
from rulebound.server.metrics import Metrics
from rulebound.server.store import Store, now

PACE: Final = (5, 1.0)
"""How many lines a person may say at once, and how many a second."""

T = TypeVar("T")


@dataclass
class Services:
    config: Config
    store: Store
    metrics: Metrics
    workers: Workers
    thinking: Thinking
    pubsub: PubSub
    attend: Callable[[str], Awaitable[None]]
    """To be called with the id of a table at which somebody may have to choose now."""
    opened: datetime = field(default_factory=now)
    """When this process began to serve."""
    talking: Allowances = field(default_factory=Allowances)
    """What each person may still say, at whichever table and through whichever process."""
    asking: Allowances = field(default_factory=Allowances)
    """What each person may still ask to be weighed."""
    proposing: Allowances = field(default_factory=Allowances)
    """What each seat may still propose and claim."""
    now: Callable[[], datetime] = now
    """The time of the server: tables have no other."""
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def may_talk(self, who: str) -> bool:
        """Whether a person may say another line, which counts from now on."""
        return self.talking.take(who, *PACE, self.config.rate) >= 0

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self, seconds: float) -> None:
        """Wait until all that was started is done; what takes longer is broken off."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=seconds)
        while left := set(self._tasks):  # some may only have been started meanwhile
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
