"""A server as a process of its own, which can be killed and started again."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import httpx

from tests.patience import PATIENCE

KILLED: Final = -signal.SIGKILL
"""How a process ends that was killed."""
_ROOT: Final = Path(__file__).parents[2]


class Process:
    """A server that keeps its data while it is killed and started again."""

    def __init__(self, folder: Path, database_url: str, **settings: str) -> None:
        self.url = ""
        self._log = folder / "server.log"
        self._environment = os.environ | {
            "RULEBOUND_DATA": str(folder),
            "RULEBOUND_DATABASE_URL": database_url,
            "RULEBOUND_BOT_PAUSE": "0",
            "RULEBOUND_RATE": "0",
            "RULEBOUND_WARM": "0",  # at many tables no bot plays
            "RULEBOUND_PONDER": "0",
            **settings,
        }
        self._process: subprocess.Popen[str] | None = None
        self._clients: list[httpx.Client] = []

    def launch(self, *points: str) -> None:
        """Begin to start, to die at one of the points of :mod:`tests.server.doomed`."""
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.doomed", *points],
                cwd=_ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def start(self, *points: str) -> None:
        """Start, and wait until somebody could come."""
        self.launch(*points)
        self.ready()

    def ready(self) -> None:
        """Wait until somebody could come."""
        assert self._process is not None
        assert self._process.stdout is not None
        self.url = _line(self._process.stdout)
        assert self.url, f"the server did not start:\n{self._log.read_text()}"

    def client(self, name: str | None = None) -> httpx.Client:
        """A browser, so to speak. With a name, somebody who has come in."""
        client = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)
        self._clients.append(client)
        if name is not None:
            client.post("/api/me", json={"name": name}).raise_for_status()
        return client

    @property
    def children(self) -> set[int]:
        """The processes that this one has started."""
        assert self._process is not None
        everybody = (int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal())
        return {child for child in everybody if _parent(child) == self._process.pid}

    def kill(self) -> None:
        """Without any warning."""
        assert self._process is not None
        self._process.kill()
        assert self.died() == KILLED

    def died(self) -> int:
        """How the process ended; it is waited for."""
        assert self._process is not None
        code = self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    @property
    def mistakes(self) -> list[str]:
        """The lines of the log that tell of an error, and those that are none of the server's."""
        return [line for line in self._log.read_text().splitlines() if not _harmless(line)]

    def close(self) -> None:
        for client in self._clients:
            client.close()
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self.died()


@contextmanager
def process(folder: Path, database_url: str, **settings: str) -> Iterator[Process]:
    """A server that is not started yet; it is stopped afterwards."""
    folder.mkdir(exist_ok=True)
    it = Process(folder, database_url, **settings)
    try:
        yield it
    finally:
        it.close()


def alive(number: int) -> bool:
    """Whether a process is still there, and not only its name."""
    return _status(number)[:1] not in ([], ["Z"], ["X"])


def _harmless(line: str) -> bool:
    try:
        entry = json.loads(line)
    except ValueError:  # such as a traceback of Python's own
        return False
    return entry["level"] in ("info", "warning") and "exception" not in entry


def _parent(number: int) -> int | None:
    status = _status(number)
    return int(status[1]) if status else None


def _status(number: int) -> list[str]:
    """What the system says of a process after its name, which may hold anything."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def _line(stream: IO[str]) -> str:
    """The next line; nothing if none comes."""
    lines: list[str] = []
    reader = threading.Thread(target=lambda: lines.append(stream.readline()), daemon=True)
    reader.start()
    reader.join(PATIENCE)
    return lines[0].strip() if lines else ""
