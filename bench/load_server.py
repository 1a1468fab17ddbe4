"""Server processes: started, watched from outside, stopped."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

STARTING_SECONDS: Final = 60.0
STOPPING_SECONDS: Final = 20.0
IDLE_SECONDS: Final = 10
"""After so long without anybody there Rulebound drops a table from memory, in these runs."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Server:
    """A running server at a port of this machine."""

    def __init__(self, process: subprocess.Popen[bytes], url: str, log: Path) -> None:
        self._process = process
        self.url = url
        self._log = log

    @property
    def cpu(self) -> float:
        """Seconds that the process has computed, in all its threads."""
        return cpu_of(self._process.pid)

    @property
    def memory(self) -> int:
        """Bytes that it keeps in memory."""
        text = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii")
        return int(text.split()[1]) * _PAGE

    @property
    def mistakes(self) -> list[str]:
        """What it has logged of its own errors."""
        lines = self._log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


@contextmanager
def rulebound_server(folder: Path, database: str | None = None) -> Iterator[Server]:
    """Rulebound as anybody runs it, but that one driver may ask as often as a thousand people."""
    port = _free_port()
    command = [sys.executable, "-m", "rulebound.cli", "serve", "--no-open"]
    command += ["--port", str(port), "--data", str(folder)]
    command += [] if database is None else ["--database", database]
    kept = {name: value for name, value in os.environ.items() if "RULEBOUND" not in name}
    settings = {"RULEBOUND_RATE": "0", "RULEBOUND_IDLE_SECONDS": str(IDLE_SECONDS)}
    with _running(command, kept | settings, folder) as process:
        yield _ready(process, port, folder)


@contextmanager
def floor_server(folder: Path) -> Iterator[Server]:
    port = _free_port()
    script = Path(__file__).with_name("load_floor.py")
    command = [sys.executable, str(script), str(port), str(folder / "floor.db")]
    with _running(command, dict(os.environ), folder) as process:
        yield _ready(process, port, folder)


@contextmanager
def _running(
    command: list[str], environment: dict[str, str], folder: Path
) -> Iterator[subprocess.Popen[bytes]]:
    folder.mkdir(exist_ok=True)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=log, cwd=folder
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _ready(process: subprocess.Popen[bytes], port: int, folder: Path) -> Server:
    """The server, once somebody answers at its port."""
    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return Server(process, f"http://127.0.0.1:{port}", folder / "log")
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start:\n{(folder / 'log').read_text()[-2000:]}")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def cpu_of(pid: int) -> float:
    """Seconds that a process has computed."""
    text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    user, system = text.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / _TICKS


def cpu_of_named(name: str) -> float:
    """Seconds that all processes with this name have computed, and those that they have ended."""
    return sum(_with_ended(pid) for pid in _pids_named(name))


def _pids_named(name: str) -> Iterator[int]:
    for path in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):
            if path.read_text(encoding="utf-8").strip() == name:
                yield int(path.parent.name)


def _with_ended(pid: int) -> float:
    with suppress(OSError):
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        return sum(map(int, text.rpartition(")")[2].split()[11:15])) / _TICKS
    return 0.0


def cpu_of_all() -> float:
    """Seconds that all cores of this machine have computed, for whomever."""
    line = Path("/proc/stat").read_text(encoding="ascii").partition("\n")[0]
    user, nice, system, _idle, _waiting, irq, softirq, steal = map(int, line.split()[1:9])
    return (user + nice + system + irq + softirq + steal) / _TICKS
