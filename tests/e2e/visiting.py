"""Somebody at the product with a browser of their own, and what went wrong on their page."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket, expect

from tests.patience import PATIENCE

MILLISECONDS = PATIENCE * 1000
expect.set_options(timeout=MILLISECONDS)

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Visitor:
    """A browser context with one page. It remembers what its sockets heard and what failed."""

    def __init__(self, context: BrowserContext, url: str, deal: Callable[[str, int], None]) -> None:
        """``deal``: gives a table the seed that it begins with."""
        context.set_default_timeout(MILLISECONDS)
        self._deal = deal
        self.context = context
        self.url = url
        self.heard: list[str] = []
        """The frames that the page's sockets received, as they came."""
        self.faults: list[str] = []
        """Uncaught errors and what the console called an error: also breaches of the CSP."""
        self.forgives: str | None = None
        """A pattern of faults that a test brings about on purpose."""
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.on("console", self._hear_console)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def introduce(self, name: str) -> None:
        """Answer the question for a name that comes with the first table."""
        dialog = self.page.get_by_role("dialog", name="Who are you?")
        dialog.get_by_label("Your name").fill(name)
        dialog.get_by_role("button", name="Continue", exact=True).click()

    def come_in(self, name: str) -> None:
        """Be somebody already: the short way for tests that are about something else."""
        self._send("post", "/api/me", {"name": name})

    def prefer(self, **settings: Any) -> None:
        """Change one's settings; the page follows when it is loaded again."""
        self._send("patch", "/api/me", {"settings": settings})

    def speak(self, language: str) -> None:
        """Read the page in another language."""
        self.prefer(language=language)
        self.page.reload()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def open_table(self, **form: Any) -> str:
        """Open a table without the form of the lobby and go there; gives the id of the table."""
        table_id = self.set_table(**form)
        self.go(f"/table/{table_id}")
        return table_id

    def set_table(self, **form: Any) -> str:
        """Open a table (see ``TableForm``) and stay where one is. Needs a name: ``come_in`` first.

        Where several people are to sit the seed is not theirs to choose, so the table is given it.
        """
        several = sum(chair["kind"] != "bot" for chair in form["chairs"]) > 1
        seed = form.pop("seed", None) if several else None
        table_id: str = self._send("post", "/api/tables", form)["id"]
        if seed is not None:
            self._deal(table_id, seed)
        return table_id

    def play_on(self, record: dict[str, Any]) -> str:
        """Sit down at a match as it stands, bots on all other seats, and go there."""
        kept = self._send("post", "/api/records", {"record": record})["id"]
        bots = [{"kind": "bot"}] * (record["seats"] - 1)
        form = {"at": len(record["choices"]), "chairs": [{"kind": "me"}, *bots]}
        table_id: str = self._send("post", f"/api/tables/{kept}/play-on", form)["id"]
        self.go(f"/table/{table_id}")
        return table_id

    @property
    def table_id(self) -> str:
        """The table whose page is shown; it is waited for."""
        expect(self.page).to_have_url(re.compile("/table/"))
        return self.page.url.rpartition("/")[2].partition("#")[0]

    def _send(self, method: str, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.fetch(
            self.url + path, method=method, data=body, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"{message.text} ({message.location.get('url', '')})")

    def _note(self, fault: str) -> None:
        if self.forgives is None or not re.search(self.forgives, fault):
            self.faults.append(fault)
