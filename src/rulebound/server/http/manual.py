"""The manual at /docs, if ``make docs`` has built it."""

import re
from base64 import b64encode
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from rulebound.server.http.security import POLICY

FOLDER: Final = Path(__file__).parents[1] / "manual"
ADDRESS: Final = "/docs"
_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_UNBUILT: Final = "The manual has not been built: make docs\n"


class Manual:
    """The files of the manual. Its pages begin with scripts of their own: these are allowed one by

    one; its tables say how their columns are aligned.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._files = StaticFiles(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.folder.is_dir():
            await PlainTextResponse(_UNBUILT, 404)(scope, receive, send)
            return

        async def allowing(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Content-Security-Policy"] = self.policy
            await send(message)

        await self._files(scope, receive, allowing)

    @cached_property
    def policy(self) -> str:
        pages = [page.read_text(encoding="utf-8") for page in sorted(self.folder.rglob("*.html"))]
        scripts = {script for page in pages for script in _SCRIPT.findall(page)}
        known = " ".join(sorted(f"'sha256-{_digest(script)}'" for script in scripts))
        return POLICY.replace("script-src 'self'", f"script-src 'self' {known}".rstrip()).replace(
            "style-src 'self'", "style-src 'self' 'unsafe-inline'"
        )


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    return [Route(ADDRESS, _in), Mount(ADDRESS, Manual(folder))]


async def _in(request: Request) -> RedirectResponse:
    return RedirectResponse(f"{ADDRESS}/")


def _digest(script: str) -> str:
    return b64encode(sha256(script.encode()).digest()).decode()
