"""The web client: its built files, and its one page for every address that is not a file."""

import gzip
import hashlib
import json
import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from rulebound.locale import LANGUAGES

CLIENT: Final = Path(__file__).parents[1] / "client"
FOREVER: Final = "public, max-age=31536000, immutable"
CHECKED: Final = "no-cache"
_PACKED: Final = ("text/", "application/json", "image/svg+xml", "application/manifest+json")
_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
_TIGHT: Final = ".br"
"""Beside a file: the same, packed with brotli when the client was built."""
_HEAD: Final = "head.json"
"""The files with which pages begin, by language: the first one, and tables by game."""
_MOST_ASKED: Final = 400
_UNBUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Rulebound</title></head><body>
<h1>Rulebound</h1>
<p>The server runs. The web client has not been built: <code>{how}</code></p>
</body></html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    tight: bytes | None
    kind: str
    cache: str
    tag: str


class Said(NamedTuple):
    """What the head of the one page says besides."""

    tags: str = ""
    game: str | None = None
    """The game whose table is at the address: what it needs is loaded at once."""
    open: bool = False
    """Its players are still waited for: only what invites them is loaded."""


About = Callable[[Request, str], Awaitable[Said]]
"""What is said in a language of the address that is asked for."""


class Pages:
    """The files of the client, kept in memory once they have been asked for."""

    def __init__(self, folder: Path = CLIENT, about: About | None = None) -> None:
        self.folder = folder
        self._about = about
        self._built = 0
        self._files: dict[str, Path] = {}
        self._pages: dict[tuple[str, str], Page] = {}
        self._head: dict[str, Any] = {}

    def find(self, path: str, language: str = "en") -> Page | None:
        """The file of that address; the one page, if it is an address within the client."""
        self._look()
        if path not in self._files or path == "index.html" or path.endswith(_TIGHT):
            if not _is_address(path):
                return None
            return self.first(language)
        if (path, "") not in self._pages:
            tight = self._files.get(path + _TIGHT)
            packed = tight.read_bytes() if tight is not None else None
            self._pages[path, ""] = _page(path, self._files[path].read_bytes(), packed)
        return self._pages[path, ""]

    def first(self, language: str) -> Page:
        """The one page, as it begins for readers of a language."""
        self._look()
        path = "index.html"
        if path not in self._files:
            return _page(path, _UNBUILT.format(how=escape("make play")).encode())
        if (path, language) not in self._pages:
            self._pages[path, language] = _page(path, self._begun(language).encode())
        return self._pages[path, language]

    def _begun(self, language: str) -> str:
        text = self._files["index.html"].read_text(encoding="utf-8")
        way = "rtl" if language == "he" else "ltr"
        text = text.replace('lang="en" dir="ltr"', f'lang="{language}" dir="{way}"', 1)
        files = self._head.get("first", {}).get(language, [])
        return with_head(text, "".join(map(_link, files)))

    def _table_links(self, said: Said, language: str) -> str:
        """What a game's table needs, after that with which the page begins."""
        if said.open:
            files = self._head.get("waiting", [])
        else:
            files = self._head.get("tables", {}).get(said.game, {}).get(language, [])
        return "".join(_link(file, "low") for file in files)

    def _look(self) -> None:
        """List the files again after a build. Only listed files are sent, whatever is asked for."""
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            found = (path for path in self.folder.rglob("*") if path.is_file())
            self._files = {path.relative_to(self.folder).as_posix(): path for path in found}
            self._pages = {}
            head = self._files.get(_HEAD)
            self._head = {} if head is None else json.loads(head.read_bytes())
            self._built = built

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        language = language_of(request.headers.get("accept-language", ""))
        page = self.find(path, language)
        if page is None:
            return PlainTextResponse("There is no such file.\n", 404)
        if page.kind.startswith("text/html") and self._about is not None:
            said = await self._about(request, language)
            more = said.tags + self._table_links(said, language)
            if more:
                page = _page("index.html", with_head(page.body.decode(), more).encode())
        headers = {
            "ETag": page.tag,
            "Cache-Control": page.cache,
            "Vary": "Accept-Encoding, Accept-Language",
        }
        if page.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = page.body
        taken = request.headers.get("accept-encoding", "")
        if page.tight is not None and "br" in taken:
            body = page.tight
            headers["Content-Encoding"] = "br"
        elif page.packed is not None and "gzip" in taken:
            body = page.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, media_type=page.kind, headers=headers)


def _is_address(path: str) -> bool:
    """Whether it is the client's; a file that is not there has a dot."""
    return path == "index.html" or "." not in path.rpartition("/")[2]


_LINKS: Final = {
    ".woff2": 'rel="preload" as="font" type="font/woff2"',
    ".css": 'rel="preload" as="style"',
}


def _link(file: str, priority: str = "auto") -> str:
    how = _LINKS.get(Path(file).suffix, 'rel="modulepreload"')
    return f'<link {how} href="/{file}" fetchpriority="{priority}" crossorigin>\n'


def with_head(page: str, more: str) -> str:
    """A page with more at the end of its head."""
    before, end, rest = page.partition("</head>")
    return before + more + end + rest


def language_of(asked: str) -> str:
    """The first of our languages among those that a browser asks for, by their weights."""
    wanted: list[tuple[float, str]] = []
    for each in asked[:_MOST_ASKED].split(","):
        tag, _, weight = each.partition(";q=")
        code = tag.strip().lower().partition("-")[0]
        try:
            value = float(weight) if weight else 1.0
        except ValueError:
            continue
        if code in LANGUAGES:
            wanted.append((-value, code))
    return min(wanted, key=lambda pair: pair[0])[1] if wanted else "en"


class PageRoute(Route):
    """Every address but those of the API."""

    def __init__(self, pages: Pages) -> None:
        super().__init__("/{path:path}", pages.serve, methods=["GET"])

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def _page(path: str, body: bytes, tight: bytes | None = None) -> Page:
    suffix = Path(path).suffix
    kind = _KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Page(
        body=body,
        packed=gzip.compress(body, mtime=0) if kind.startswith(_PACKED) else None,
        tight=tight,
        kind=kind,
        cache=FOREVER if path.startswith("assets/") else CHECKED,
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )
