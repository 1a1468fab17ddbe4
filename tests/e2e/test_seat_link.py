"""The link to one's own seat opens the seat, and its key is sent to the server in no address."""

import re

from playwright.sync_api import Request, WebSocket, expect

from tests.e2e.company import against_a_bot
from tests.e2e.conftest import Visit
from tests.e2e.visiting import Visitor


def test_the_link_to_a_seat_keeps_its_key_out_of_every_request(visit: Visit) -> None:
    ana, phone = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    table_id = against_a_bot(ana)
    link = link_to_the_seat(ana)
    path, key = link.removeprefix(ana.url).split("#key=")
    assert path == f"/table/{table_id}"

    asked = Asked(phone)
    phone.page.goto(link)
    expect_the_seat(phone)
    assert asked.addresses()[0].startswith(ana.url + path)
    assert not [address for address in asked.addresses() if key in address]

    phone.page.reload()
    expect_the_seat(phone)


def test_an_old_link_to_a_seat_gives_its_key_away_once_at_most(visit: Visit) -> None:
    ana, phone = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    table_id = against_a_bot(ana)
    key = link_to_the_seat(ana).partition("#key=")[2]

    asked = Asked(phone)
    phone.go(f"/table/{table_id}?seat={key}")
    expect_the_seat(phone)
    first, *others = asked.addresses()
    assert key in first
    assert not [address for address in others if key in address]


def link_to_the_seat(visitor: Visitor) -> str:
    page = visitor.page
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog", name="More").get_by_role(
        "button", name=re.compile("Copy the link to my seat")
    ).click()
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


class Asked:
    """What a page asks the server for, from now on."""

    def __init__(self, visitor: Visitor) -> None:
        self._requests: list[Request] = []
        self._sockets: list[WebSocket] = []
        visitor.page.on("request", self._note)
        visitor.page.on("websocket", self._note_socket)

    def _note(self, request: Request) -> None:
        self._requests.append(request)

    def _note_socket(self, socket: WebSocket) -> None:
        self._sockets.append(socket)

    def addresses(self) -> list[str]:
        """Each with the one where it says that it comes from."""
        assert self._sockets
        return [f"{r.url} {r.all_headers().get('referer', '')}" for r in self._requests] + [
            socket.url for socket in self._sockets
        ]


def expect_the_seat(visitor: Visitor) -> None:
    """The page shows its reader's choice, and an address that can be shown to anybody."""
    expect(visitor.page.locator(".bar.paper")).to_be_visible()
    expect(visitor.page).to_have_url(re.compile(r"/table/[\w-]+$"))
