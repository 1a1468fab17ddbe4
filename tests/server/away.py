"""What is told to people who are away, caught: a mail server, and a server that is pushed to."""

import asyncio
import email
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.patience import PATIENCE


@dataclass
class Mailbox:
    """A mail server that takes everything, or refuses it with an answer."""

    mails: list[EmailMessage] = field(default_factory=list)
    answer: str = "250 OK"
    port: int = 0

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        if self.answer.startswith("250"):
            content = envelope.content
            assert isinstance(content, bytes)
            found = email.message_from_bytes(content, policy=default)
            assert isinstance(found, EmailMessage)
            assert envelope.rcpt_tos == [found["To"]]
            self.mails.append(found)
        return self.answer

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


def plain(mail: EmailMessage) -> str:
    return _body(mail, "plain")


def page(mail: EmailMessage) -> str:
    return _body(mail, "html")


def _body(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    assert part is not None
    text: str = part.get_content()
    return text


class _AnyPort(Controller):
    """It tries itself out once it listens, so it has to know where."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = _AnyPort(box, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE)
    controller.start()
    try:
        box.port = controller.port
        yield box
    finally:
        controller.stop()


@dataclass
class Post:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Target:
    """A web server that notes what is sent there."""

    url: str
    posts: list[Post] = field(default_factory=list)
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)

    def at(self, path: str) -> list[Post]:
        return [post for post in self.posts if post.path == path]


@contextmanager
def web_target() -> Iterator[Target]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            headers = {name.lower(): value for name, value in self.headers.items()}
            noted.posts.append(Post(self.path, headers, self.rfile.read(length)))
            self.send_response(noted.status)
            for name, value in noted.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    noted = Target(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield noted
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()


def wait_until(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.02)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as box:
        yield box


@pytest.fixture
def target() -> Iterator[Target]:
    with web_target() as it:
        yield it
