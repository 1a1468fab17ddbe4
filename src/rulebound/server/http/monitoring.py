"""Measurements and health for operators, and the log of requests."""

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.server.errors import Refusal
from rulebound.server.http.errors import answer, refused
from rulebound.server.logs import logger
from rulebound.server.metrics import Metrics
from rulebound.server.store import Store

router = APIRouter()
ANSWER_SECONDS: Final = 0.8
HEALTHY_SECONDS: Final = 1.0
"""For so long an answer is good."""
LEAST_ROOM: Final = 8 * 2**20
"""A disk with fewer bytes left is as good as full."""
FULL: Final = ("disk is full", "no space left", "disk full")
"""How databases tell that their disk is."""
_QUIET: Final = ("/healthz", "/metrics")
_METHODS: Final = frozenset(("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"))


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def metrics(request: Request) -> Response:
    measured: Metrics = request.app.state.metrics
    return Response(generate_latest(measured.registry), media_type=CONTENT_TYPE_LATEST)


@router.get("/healthz", responses=refused(try_again=503, disk_full=503, database_hangs=503))
async def healthz(request: Request) -> dict[str, str]:
    """Whether the server can do its work: something is written. The answer comes within a second,
    and one answer serves all who ask within it."""
    health: Health = request.app.state.health
    await health.check()
    return {"status": "ok"}


class Health:
    """Tries, but not more often than once in a while, whether the database can be written to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checked: asyncio.Task[Refusal | None] | None = None
        self._since = 0.0

    async def check(self) -> None:
        """Raise what is wrong."""
        moment = time.monotonic()
        if self._checked is None or moment - self._since > HEALTHY_SECONDS:
            self._since = moment
            self._checked = asyncio.create_task(self._look())
        if (fault := await asyncio.shield(self._checked)) is not None:
            raise fault

    async def _look(self) -> Refusal | None:
        full = Refusal("disk-full", "the disk of the database is full", 503)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                left = await asyncio.to_thread(self._store.room_left)
                if left is not None and left < LEAST_ROOM:
                    return full
                await self._store.run(self._store.beat)
        except TimeoutError:
            return Refusal("database-hangs", "the database does not answer in time", 503)
        except (SQLAlchemyError, OSError) as error:
            if any(sign in str(error).lower() for sign in FULL):
                return full
            return Refusal("try-again", "the database does not answer", 503)
        return None


class RequestLog:
    """Counts, times and logs every request by its route, never by its address; and our bugs."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 0
        started = time.perf_counter()

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception as error:
            logger.error("bug", route=_route(scope), exc_info=error)
            if status:  # too late for another answer
                raise
            await answer(Refusal("bug", "the server made a mistake", 500))(scope, receive, watched)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Scope, status: int, took: float) -> None:
        route = _route(scope)
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self.metrics.requests.labels(method, route, status).inc()
        self.metrics.seconds.labels(route).observe(took)
        if route not in _QUIET:
            ms = round(took * 1000, 1)
            logger.info("request", method=method, route=route, status=status, ms=ms)


def _route(scope: Scope) -> str:
    return getattr(scope.get("route"), "path", None) or "other"
