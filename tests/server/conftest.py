"""A real server on a free port, over SQLite and (where it is installed) PostgreSQL."""

import asyncio
import functools
import io
import logging
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final
from unittest.mock import patch

import httpx
import pytest
import structlog
import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import create_engine, text

from rulebound.server import logs
from rulebound.server.config import Config
from rulebound.server.http import accounts, sockets
from rulebound.server.serve import make_server
from rulebound.server.store import Store
from tests.conftest import SMALL
from tests.patience import PATIENCE
from tests.server.luck import foreseeable

QUICK_HASHER: Final = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""What a hash really costs is what one test is about; the others need not pay it."""

pytest.register_assert_rewrite("tests.server.siege", "tests.server.visitors")


def usual(folder: Path) -> Config:
    """Bots that do not dawdle and nobody who is too fast."""
    return Config(
        data_dir=folder,
        database_url=f"sqlite:///{folder / 'rulebound.db'}",
        port=0,
        workers=1,
        ponders=False,
        bot_pause=0,
        rate=0,
    )


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return usual(tmp_path)


FUZZ: Final = {True: 1_000, False: 4_000}
"""How many requests and frames are sent in a small run and in a whole one."""


@pytest.fixture
def fuzz(request: pytest.FixtureRequest) -> int:
    """Half as many as all that nobody would send: there are requests, and there are frames."""
    option = request.config.option
    total: int = option.fuzz or FUZZ[option.seed == SMALL]
    return total // 2


# ---- a running server ----


@dataclass
class Running:
    """A server in a thread of this process."""

    config: Config
    url: str
    server: uvicorn.Server
    thread: threading.Thread
    clients: list[httpx.Client] = field(default_factory=list)

    @property
    def store(self) -> Store:
        found: Store = self.server.config.app.state.store  # type: ignore[union-attr]
        return found

    def client(self, name: str | None = None) -> httpx.Client:
        """A browser, so to speak: it keeps cookies. With a name, somebody who has come in."""
        # The server closes idle connections after five seconds, just when httpx would use one.
        limits = httpx.Limits(keepalive_expiry=1)
        # To read the certificates of the world takes longer than most tests, and none needs them.
        client = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=limits, verify=False)
        self.clients.append(client)
        if name is not None:
            client.post("/api/me", json={"name": name}).raise_for_status()
        return client

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


async def _attend(server: uvicorn.Server) -> None:
    """As uvicorn does, but more often: a thousand tests wait for their server to stop."""
    while not await server.on_tick(0):
        await asyncio.sleep(0.01)


@contextmanager
def running(config: Config) -> Iterator[Running]:
    """A server that has started; it is stopped afterwards."""
    with (
        foreseeable(),
        patch.object(accounts, "PasswordHasher", QUICK_HASHER),
        patch.object(sockets, "HELLO_SECONDS", PATIENCE),
        socket.create_server((config.host, config.port)) as listener,
    ):
        port = listener.getsockname()[1]
        started = threading.Event()
        server = make_server(replace(config, port=port), started.set)
        server.config.ws_ping_timeout = PATIENCE
        server.main_loop = functools.partial(_attend, server)  # type: ignore[method-assign]
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        if not started.wait(PATIENCE):
            raise RuntimeError("the server did not start")
        it = Running(config, f"http://{config.host}:{port}", server, thread)
        try:
            yield it
        finally:
            it.stop()


@pytest.fixture
def server(config: Config) -> Iterator[Running]:
    with running(config) as it:
        yield it


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """What servers in this process log."""
    stream = io.StringIO()
    root = logging.getLogger()
    before = root.handlers, root.level
    logs.set_up(stream)
    try:
        yield stream
    finally:
        root.handlers, root.level = before
        structlog.reset_defaults()


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    with logged() as stream:
        yield stream


# ---- databases ----


def postgres_bin() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    installed = shutil.which("initdb")
    return Path(installed).parent if installed else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL of our own, reached by a socket in its folder: the host of its URLs."""
    tools = postgres_bin()
    if tools is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    folder = tempfile.mkdtemp(prefix="rulebound-pg-")
    # PostgreSQL refuses to run as root.
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if as_user:
        shutil.chown(folder, "postgres")
    data = f"{folder}/data"

    def run(*command: str) -> None:
        subprocess.run([*as_user, *command], check=True, cwd=folder, stdout=subprocess.DEVNULL)

    settings = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
    try:
        run(f"{tools}/initdb", "-D", data, "-U", "rulebound", "-A", "trust", "--no-sync")
        run(
            *(f"{tools}/pg_ctl", "-D", data, "-w", "-l", f"{folder}/log"),
            *("-o", settings, "start"),
        )
        try:
            yield folder
        finally:
            run(f"{tools}/pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def new_postgres(cluster: str) -> Iterator[str]:
    """An empty PostgreSQL database, dropped afterwards."""
    name = f"t{uuid.uuid4().hex}"
    admin = create_engine(
        f"postgresql+psycopg://rulebound@/postgres?host={cluster}", isolation_level="AUTOCOMMIT"
    )
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield f"postgresql://rulebound@/{name}?host={cluster}"
    finally:
        with admin.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        admin.dispose()


@pytest.fixture
def postgres_url(cluster: str) -> Iterator[str]:
    with new_postgres(cluster) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def new_store(database_url: str) -> Iterator[Callable[[], Store]]:
    """Stores on one database, as several processes would have them."""
    made: list[Store] = []

    def make() -> Store:
        made.append(Store(database_url))
        made[-1].migrate()
        return made[-1]

    yield make
    for store in made:
        store.close()


@pytest.fixture
def store(new_store: Callable[[], Store]) -> Store:
    return new_store()
