"""The product as people run it: ``rulebound serve`` in a process of its own."""

import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.patience import PATIENCE

BOT_SECONDS = 0.03
"""How long bots think about a choice: these tests are not about good play."""
PAUSE = 0.05


class Served:
    """A server on a port of its own. Killed and started again it keeps its port and its data."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        kept = {name: value for name, value in os.environ.items() if "RULEBOUND" not in name}
        settings = {
            "RULEBOUND_BOT_PAUSE": "0",
            "RULEBOUND_BOT_SECONDS": str(BOT_SECONDS),
            "RULEBOUND_RATE": "0",
            "RULEBOUND_WARM": "0",  # at many tables no bot plays
            "RULEBOUND_PONDER": "0",
            **self._settings,
        }
        command = [sys.executable, "-m", "rulebound.cli", "serve", "--no-open", "--workers", "1"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", str(self._folder / "data")],
                env=kept | settings,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        # The address is printed when the server is ready.
        assert self._process.stdout.readline(), self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            process, self._process = self._process, None
            process.kill()
            process.communicate(timeout=PATIENCE)

    def table(self, table_id: str) -> dict[str, Any]:
        """What the server tells a stranger of a table."""
        answer = httpx.get(f"{self.url}/api/tables/{table_id}", timeout=PATIENCE)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def wait(self, table_id: str, condition: Callable[[dict[str, Any]], bool]) -> None:
        """Until the server tells of a table what is wanted."""
        for _ in range(round(PATIENCE / PAUSE)):
            if condition(self.table(table_id)):
                return
            time.sleep(PAUSE)
        raise AssertionError(self.table(table_id))

    @contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        """What the server has stored, to be looked at or changed behind its back."""
        path = self._folder / "data" / "rulebound.db"
        with closing(sqlite3.connect(path, PATIENCE)) as database, database:
            yield database

    def deal(self, table_id: str, seed: int) -> None:
        """Let an open table begin with a seed that no visitor could choose."""
        with self.database() as database:
            database.execute(
                "UPDATE tables SET key = NULL, seed = ? WHERE id = ?", (seed, table_id)
            )

    def record(self, table_id: str) -> dict[str, Any]:
        """The record of a finished match."""
        answer = httpx.get(f"{self.url}/api/tables/{table_id}/record", timeout=PATIENCE)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    @property
    def _log(self) -> Path:
        return self._folder / "server.log"


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Served]:
    """A server that has started; it is ended afterwards."""
    served = Served(folder, **settings)
    served.start()
    try:
        yield served
    finally:
        served.kill()


def _free_port() -> int:
    """Below those that the system gives to outgoing connections, so that it stays free."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
