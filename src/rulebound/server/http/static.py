"""The web client: its built files, and its one page for every address that is not a file."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

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
    kind: str
    cache: str
    tag: str


class Pages:
    """The files of the client, kept in memory once they have been asked for."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self._built = 0
        self._files: dict[str, Path] = {}
        self._pages: dict[str, Page] = {}

    def find(self, path: str) -> Page | None:
        """The file of that address; the one page, if it is an address within the client."""
        self._look()
        if path not in self._files:
            last = path.rpartition("/")[2]
            if "." in last:  # a file that is not there; addresses of the client have no dots
                return None
            path = "index.html"
        if path not in self._files:
            return _page(path, _UNBUILT.format(how=escape("make play")).encode())
        if path not in self._pages:
            self._pages[path] = _page(path, self._files[path].read_bytes())
        return self._pages[path]

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
            self._built = built

    async def serve(self, request: Request) -> Response:
        page = self.find(request.path_params["path"])
        if page is None:
            return PlainTextResponse("There is no such file.\n", 404)
        headers = {"ETag": page.tag, "Cache-Control": page.cache, "Vary": "Accept-Encoding"}
        if page.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = page.body
        if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = page.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, media_type=page.kind, headers=headers)


class PageRoute(Route):
    """Every address but those of the API."""

    def __init__(self, pages: Pages) -> None:
        super().__init__("/{path:path}", pages.serve, methods=["GET"])

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def _page(path: str, body: bytes) -> Page:
    suffix = Path(path).suffix
    kind = _KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Page(
        body=body,
        packed=gzip.compress(body, mtime=0) if kind.startswith(_PACKED) else None,
        kind=kind,
        cache=FOREVER if path.startswith("assets/") else CHECKED,
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )
