"""Measurements and health for operators, and the log of requests."""

import time
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.server.errors import Refusal
from rulebound.server.http.errors import answer, refused
from rulebound.server.logs import logger
from rulebound.server.metrics import Metrics

router = APIRouter()
_QUIET: Final = ("/healthz", "/metrics")
_METHODS: Final = frozenset(("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"))


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def metrics(request: Request) -> Response:
    measured: Metrics = request.app.state.metrics
    return Response(generate_latest(measured.registry), media_type=CONTENT_TYPE_LATEST)


@router.get("/healthz", responses=refused(try_again=503))
async def healthz(request: Request) -> dict[str, str]:
    """Whether the server can do its work: it asks the database."""
    store = request.app.state.store
    await store.run(store.ping)
    return {"status": "ok"}


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
