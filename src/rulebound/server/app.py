"""The server as one application: routes, guards, and what lives as long as it runs."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

import rulebound
from rulebound.bots import table_bots
from rulebound.server.config import Config
from rulebound.server.http import (
    account_data,
    account_keys,
    account_recovery,
    accounts,
    analysis,
    gallery,
    history,
    invitations,
    manual,
    monitoring,
    neighbours,
    past,
    people,
    reminders,
    sessions,
    sockets,
    study,
    tables,
    welcome,
)
from rulebound.server.http.cards import Cards
from rulebound.server.http.errors import add_handlers
from rulebound.server.http.openapi import describe
from rulebound.server.http.security import Guard, KnownHosts, Origins, SafeHeaders
from rulebound.server.http.static import PageRoute, Pages
from rulebound.server.live.rooms import Rooms
from rulebound.server.metrics import Metrics
from rulebound.server.store import Store

PARTS: Final = (
    accounts,
    account_keys,
    account_recovery,
    account_data,
    sessions,
    reminders,
    neighbours,
    welcome,
    tables,
    gallery,
    invitations,
    history,
    past,
    analysis,
    study,
    people,
    sockets,
    monitoring,
)


def create_app(config: Config) -> FastAPI:
    app = FastAPI(
        title="Rulebound",
        version=version("rulebound"),
        description="Tables for people: real tabletop games, played by the book.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would need scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        separate_input_output_schemas=False,
        lifespan=_lifespan,
    )
    app.state.config = config
    app.state.metrics = Metrics()
    app.state.cards = Cards()
    app.state.exporting = asyncio.Semaphore(past.EXPORTS)
    for part in PARTS:
        app.include_router(part.router)
    app.router.routes.extend(manual.routes())
    app.router.routes.append(PageRoute(Pages(about=invitations.about)))
    add_handlers(app)
    describe(app)
    # The last one added is the first to see a request.
    app.add_middleware(Packer)
    app.add_middleware(Guard, config=config, identify=_identify)
    app.add_middleware(KnownHosts, config=config)
    app.add_middleware(monitoring.RequestLog, metrics=app.state.metrics)
    app.add_middleware(SafeHeaders, config=config)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    config: Config = app.state.config
    config.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    app.state.store = store = Store(config.database_url, statement_seconds=config.statement_seconds)
    try:
        await store.run(store.take)
        await store.run(store.migrate)
        # So that nobody has to wait for their import, and a broken one is known at once.
        await asyncio.to_thread(rulebound.games)
        await asyncio.to_thread(table_bots)
        app.state.health = monitoring.Health(store)
        app.state.origins = Origins(store.secret("origins", secrets.token_urlsafe))
        app.state.accounts = accounts.Accounts(config, store)
        app.state.rooms = rooms = Rooms(config, store, app.state.metrics)
        await rooms.start()
        try:
            yield
        finally:
            await rooms.stop()
    finally:
        store.close()


def _identify(connection: HTTPConnection) -> str | None:
    found: accounts.Accounts = connection.app.state.accounts
    return found.identify(connection.cookies)


class Packer:
    """Compresses what the API answers; the client's files are packed once and for all."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packing = GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packs = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self.packing if packs else self.app)(scope, receive, send)
