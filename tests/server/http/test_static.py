"""The files of the web client."""

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from rulebound.server.http.static import CHECKED, FOREVER, PageRoute, Pages
from tests.server.conftest import Running

INDEX = "<!doctype html><title>Rulebound</title>"
SCRIPT = "console.log('hello');" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX, encoding="utf-8")
    (client / "mark.svg").write_text("<svg/>", encoding="utf-8")
    (client / "assets" / "main-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (client / "assets" / "font.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return client


class Browser:
    """Asks for pages without a network between."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=[PageRoute(Pages(folder))])

    def get(self, path: str, **headers: str) -> httpx.Response:
        return asyncio.run(self._get(path, {k.replace("_", "-"): v for k, v in headers.items()}))

    async def _get(self, path: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(path, headers=headers)


@pytest.fixture
def browser(folder: Path) -> Browser:
    return Browser(folder)


@pytest.mark.parametrize("path", ["/", "/table/AbC-123_x", "/learn", "/rules/urbno", "/index.html"])
def test_every_address_of_the_client_is_its_one_page(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == CHECKED


def test_files_have_their_kinds_and_hashed_ones_stay(browser: Browser) -> None:
    kinds = {
        "/assets/main-1a2b.js": ("text/javascript; charset=utf-8", FOREVER),
        "/assets/font.woff2": ("font/woff2", FOREVER),
        "/mark.svg": ("image/svg+xml", CHECKED),
    }
    for path, (kind, cache) in kinds.items():
        headers = browser.get(path).headers
        assert (headers["content-type"], headers["cache-control"]) == (kind, cache)


def test_text_is_packed_for_who_can_unpack_it(browser: Browser) -> None:
    packed = browser.get("/assets/main-1a2b.js", accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT)
    assert packed.text == SCRIPT
    plain = browser.get("/assets/main-1a2b.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert "content-encoding" not in browser.get("/assets/font.woff2").headers


def test_what_is_known_already_is_not_sent_again(browser: Browser) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%00.txt",
        "/" + "x" * 5000 + ".js",
    ],
)
def test_nothing_else_is_ever_sent(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_new_build_is_seen(browser: Browser, folder: Path) -> None:
    assert browser.get("/").text == INDEX
    (folder / "index.html").write_text("new", encoding="utf-8")
    os.utime(folder / "index.html", ns=(1, 1))
    assert browser.get("/").text == "new"


def test_without_a_build_a_page_says_what_to_do(tmp_path: Path) -> None:
    answer = Browser(tmp_path).get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text


def test_the_server_sends_the_page_and_only_reads_are_allowed(server: Running) -> None:
    client = server.client()
    assert client.get("/table/abc").headers["content-type"] == "text/html; charset=utf-8"
    assert client.head("/").status_code == 200
    assert client.post("/", json={}).status_code == 405
