"""Something that is done again and again in the background, whatever becomes of it."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.logs import logger


class Beat:
    def __init__(
        self, name: str, work: Callable[[], Awaitable[bool]], seconds: Callable[[], float]
    ) -> None:
        """``work`` says whether there is more to do; ``seconds``: how long to wait after it."""
        self._name = name
        self._work = work
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def once(self) -> bool:
        """Do it now; whether there is more to do. What fails is tried again at the next beat."""
        try:
            return await self._work()
        except SQLAlchemyError as error:
            logger.warning(self._name, error=type(error).__name__)
        except Exception as error:
            logger.error(self._name, exc_info=error)
        return False

    async def _run(self) -> None:
        while True:
            await self.once()
            await asyncio.sleep(self._seconds())
