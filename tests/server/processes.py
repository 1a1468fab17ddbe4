"""Servers in processes of their own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

START_SECONDS = 60.0


class Process:
    """A server process of its own, as somebody starts it."""

    def __init__(self, data_dir: Path, database_url: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        command = Path(sys.executable).parent / "rulebound"
        self._process = subprocess.Popen(
            [command, "serve", "--no-open", "--port", str(port), "--data", data_dir],
            env=os.environ
            | {
                "RULEBOUND_DATABASE_URL": database_url,
                "RULEBOUND_BOT_PAUSE": "0",
                "RULEBOUND_RATE": "0",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
                return
            except httpx.HTTPError:
                assert self._process.poll() is None, "the server has stopped"
                assert time.monotonic() < deadline, "the server did not start"
                time.sleep(0.1)

    def client(self, name: str | None = None) -> httpx.Client:
        client = httpx.Client(base_url=self.url, timeout=30)
        if name is not None:
            client.post("/api/me", json={"name": name}).raise_for_status()
        return client

    def kill(self) -> None:
        """Without any warning."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)
