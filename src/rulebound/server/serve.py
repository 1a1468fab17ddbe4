"""Runs the server in this process."""

import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import Thread
from typing import Final

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from rulebound.server import logs
from rulebound.server.app import create_app
from rulebound.server.config import BadConfig, Config
from rulebound.server.http.protocol import BoundedHttp
from rulebound.server.store import Store
from rulebound.server.wire.fields import MAX_FRAME

PORTS_TO_TRY: Final = 20
GOODBYE_SECONDS: Final = 5
MOST_FILES: Final = 65_536
LOOK_FOR_GARBAGE: Final = (10_000, 5, 2)
"""After how many new objects Python looks through the new ones, after how many such looks through
the middle-aged, and after how many of those through all. What a move leaves behind lives until the
next one; counted among the old sooner, as Python does by default, it would make Python look through
everything, and everybody wait, again and again."""


def listen(config: Config, *, exactly: bool) -> tuple[Config, socket.socket]:
    """Listen at the port; unless just that one was asked for, at the next free one."""
    ports = [config.port] if exactly else [*range(config.port, config.port + PORTS_TO_TRY), 0]
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in ports:
        listener = socket.socket(family)
        if sys.platform != "win32":  # where it would take the port away from another server
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):
            listener.bind((config.host, port))
            return replace(config, port=listener.getsockname()[1]), listener
        listener.close()
    raise BadConfig(f"cannot listen at {config.host}, port {config.port}")


def prepare(config: Config) -> None:
    """Make the data folder and the database before anything is promised."""
    try:
        config.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = Store(config.database_url)
        try:
            store.take()
            store.migrate()
        finally:
            store.close()
    except OSError as error:
        raise BadConfig(f"{config.data_dir} cannot be used: {error.strerror}") from error
    except ArgumentError as error:
        raise BadConfig("the database URL is not one of SQLite or PostgreSQL") from error
    except CommandError as error:
        raise BadConfig("the database was made by a newer version of Rulebound") from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadConfig(f"the database cannot be used: {reason}") from error


def has_browser() -> bool:
    """Whether somebody sits here who would like a page to open."""
    desktop = sys.platform in ("darwin", "win32") or any(
        name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return desktop and sys.stdout.isatty()


def open_page(url: str) -> None:
    """In a thread of its own: some browsers let their caller wait until they are closed."""

    def open_it() -> None:
        with suppress(webbrowser.Error):
            webbrowser.open(url)

    Thread(target=open_it, daemon=True).start()


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def make_server(config: Config, ready: Callable[[], None]) -> uvicorn.Server:
    settings = uvicorn.Config(
        create_app(config),
        log_config=None,
        access_log=False,
        server_header=False,
        http=BoundedHttp,
        # Whoever comes here directly could claim any address, and with it another's rate.
        proxy_headers=config.public_url is not None,
        ws_max_size=MAX_FRAME,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    return _Server(settings, ready)


def allow_files() -> None:
    """Every open page is a file to the system, which allows but a thousand or so until asked."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  # Windows has no such module

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):  # some systems name a limit that they do not keep
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops the process."""
    logs.set_up()
    allow_files()

    def started() -> None:
        gc.collect()
        gc.freeze()  # what is there now stays to the end
        gc.set_threshold(*LOOK_FOR_GARBAGE)
        ready()

    with suppress(KeyboardInterrupt):  # by then everything has been closed
        make_server(config, started).run(sockets=[listener])
