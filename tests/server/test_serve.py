"""The command that runs the server."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from rulebound.server import serve
from rulebound.server.config import BadConfig, Config
from tests.patience import PATIENCE


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "rulebound.cli", "serve", "--no-open", *arguments]


def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if "RULEBOUND" not in name}
    return kept | {"RULEBOUND_DATA": str(tmp_path / "data"), "LANG": "C.UTF-8"}


@contextmanager
def serving(tmp_path: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running command and the address that it prints."""
    process = subprocess.Popen(
        command(*arguments),
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().rpartition(" ")[2].strip()
    finally:
        process.kill()
        process.communicate()


def refused(tmp_path: Path, *arguments: str) -> str:
    done = subprocess.run(
        command(*arguments),
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_it_prints_where_it_is_serves_and_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, url):
        with httpx.Client(base_url=url, timeout=PATIENCE) as client:
            assert client.get("/healthz").json() == {"status": "ok"}
            assert client.post("/api/me", json={"name": "Ann"}).status_code == 200
        assert (tmp_path / "data" / "rulebound.db").exists()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in errors
        assert "Aborted" not in errors


def test_the_data_is_for_its_owner_alone(tmp_path: Path) -> None:
    config = Config(tmp_path / "new" / "data", f"sqlite:///{tmp_path / 'new' / 'data' / 'a.db'}")
    serve.prepare(config)
    assert config.data_dir.stat().st_mode & 0o077 == 0


def test_a_port_that_was_asked_for_must_be_free(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert str(port) in refused(tmp_path, "--port", str(port))


def test_without_asking_the_next_free_port_is_taken(tmp_path: Path) -> None:
    config = Config(tmp_path, "sqlite://")
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = replace(config, port=other.getsockname()[1])
        found, listener = serve.listen(taken, exactly=False)
        listener.close()
        assert found.port != taken.port
        with pytest.raises(BadConfig):
            serve.listen(taken, exactly=True)


def test_a_database_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    assert "URL" in refused(tmp_path, "--database", "nonsense")
    assert "URL" in refused(tmp_path, "--database", "mysql+nodriver://x/y")
    assert "cannot be used" in refused(tmp_path, "--database", "sqlite:////no/such/folder/a.db")
    hidden = "postgresql://ann:hidden-word@127.0.0.1:1/x"
    assert "hidden-word" not in refused(tmp_path, "--database", hidden)
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be used" in refused(tmp_path, "--data", str(tmp_path / "file"))


@pytest.mark.parametrize(
    ("host", "public", "url"),
    [
        ("127.0.0.1", None, "http://localhost:81"),
        ("0.0.0.0", None, "http://localhost:81"),
        ("::", None, "http://localhost:81"),
        ("192.0.2.7", None, "http://192.0.2.7:81"),
        ("2001:db8::7", None, "http://[2001:db8::7]:81"),
        ("127.0.0.1", "https://games.example", "https://games.example"),
    ],
)
def test_the_address_is_one_that_a_browser_understands(
    tmp_path: Path, host: str, public: str | None, url: str
) -> None:
    config = Config(tmp_path, "sqlite://", host=host, port=81, public_url=public)
    assert config.address == url


def test_a_page_opens_only_where_somebody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve.has_browser()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not serve.has_browser()


def test_thousands_of_pages_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    limits = {"now": (1024, 4096)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.update(now=wanted))
    serve.allow_files()
    assert limits["now"] == (4096, 4096)
    serve.allow_files()
    assert limits["now"] == (4096, 4096)
    limits["now"] = (256, resource.RLIM_INFINITY)
    serve.allow_files()
    assert limits["now"] == (serve.MOST_FILES, resource.RLIM_INFINITY)
