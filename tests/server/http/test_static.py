"""The files of the web client."""

import asyncio
import json
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from rulebound.server.http.static import (
    CHECKED,
    FOREVER,
    About,
    PageRoute,
    Pages,
    Said,
    language_of,
)
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

    def __init__(self, folder: Path, about: About | None = None) -> None:
        self.app = Starlette(routes=[PageRoute(Pages(folder, about))])

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


BUILT = '<!doctype html><html lang="en" dir="ltr"><head></head><body></body></html>'


def built(folder: Path) -> Browser:
    (folder / "index.html").write_text(BUILT, encoding="utf-8")
    first = {"en": ["assets/en-1.js"], "he": ["assets/he-1.js", "assets/text-hebrew-1.woff2"]}
    chess = {"en": ["assets/chess-1.js", "assets/chess-1.css"], "he": ["assets/he-chess-1.js"]}
    head = {"first": first, "tables": {"chess": chess}, "waiting": ["assets/waiting-1.js"]}
    (folder / "head.json").write_text(json.dumps(head), encoding="utf-8")
    return Browser(folder)


def test_the_page_begins_in_the_language_that_is_asked_for(folder: Path) -> None:
    browser = built(folder)
    hebrew = browser.get("/", accept_language="fr,he-IL;q=0.8,en;q=0.5").text
    assert '<html lang="he" dir="rtl">' in hebrew
    assert '<link rel="modulepreload" href="/assets/he-1.js" fetchpriority="auto"' in hebrew
    assert 'as="font" type="font/woff2" href="/assets/text-hebrew-1.woff2"' in hebrew
    english = browser.get("/learn", accept_language="fr").text
    assert '<html lang="en" dir="ltr">' in english
    assert "he-1.js" not in english


def test_the_page_of_a_table_begins_with_what_its_game_needs(folder: Path) -> None:
    async def about(request: Request, language: str) -> Said:
        return Said("<meta>", {"/table/a": "chess", "/table/b": "go"}.get(request.url.path))

    built(folder)
    browser = Browser(folder, about)
    table = browser.get("/table/a").text
    assert '<link rel="modulepreload" href="/assets/chess-1.js" fetchpriority="low"' in table
    assert '<link rel="preload" as="style" href="/assets/chess-1.css" fetchpriority="low"' in table
    assert "he-chess" in browser.get("/table/a", accept_language="he").text
    for elsewhere in ("/", "/table/b"):
        page = browser.get(elsewhere).text
        assert "<meta>" in page
        assert "chess" not in page


def test_the_page_of_an_open_table_begins_with_the_invitation_alone(folder: Path) -> None:
    async def about(request: Request, language: str) -> Said:
        return Said("<meta>", "chess", open=True)

    built(folder)
    table = Browser(folder, about).get("/table/a").text
    assert '<link rel="modulepreload" href="/assets/waiting-1.js" fetchpriority="low"' in table
    assert "chess" not in table


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("el", "el"),
        ("de, hu;q=0.3, ka;q=0.9", "ka"),
        ("he;q=zero, hu", "hu"),
        ("<script>;q=1, " + "x," * 10_000, "en"),
        ("KA-ge", "ka"),
    ],
)
def test_a_language_is_chosen_by_its_weight(asked: str, language: str) -> None:
    assert language_of(asked) == language


def test_what_was_packed_at_the_build_is_sent_to_who_takes_it(folder: Path) -> None:
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"tight")
    browser = Browser(folder)
    packed = asyncio.run(_raw(browser, "/assets/main-1a2b.js", "gzip, br"))
    assert packed == ("br", b"tight")
    assert asyncio.run(_raw(browser, "/assets/main-1a2b.js", "gzip"))[0] == "gzip"
    assert asyncio.run(_raw(browser, "/assets/main-1a2b.js", "identity"))[0] is None
    assert browser.get("/assets/main-1a2b.js.br").status_code == 404


async def _raw(browser: Browser, path: str, encoding: str) -> tuple[str | None, bytes]:
    transport = httpx.ASGITransport(browser.app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        asked = {"accept-encoding": encoding}
        async with client.stream("GET", path, headers=asked) as answer:
            body = b"".join([piece async for piece in answer.aiter_raw()])
            return answer.headers.get("content-encoding"), body
