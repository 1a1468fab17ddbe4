"""What every request passes first: origin, rate, size and soundness. And the headers of answers."""

import asyncio
import ipaddress
import json
import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NoReturn

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.server.config import Config
from rulebound.server.errors import Refusal
from rulebound.server.http.errors import answer
from rulebound.server.wire.fields import MAX_BODY, MAX_RECORD

BODY_SECONDS: Final = 30.0
MAX_DEPTH: Final = 32
MOST_VALUES: Final = 30_000
"""More than the longest record holds. Every value is looked at, while everybody waits."""
_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_MAX_BUCKETS: Final = 20_000
_NEWCOMERS: Final = ("guest", "login", "recover")
"""What costs the server much and can be asked under any name, so only the address counts."""
MOST_SOCKETS: Final = 400
"""How many pages people at one address may have open."""
_FORM: Final = "application/x-www-form-urlencoded"
_STOP: Final = "/api/reminders/stop/"
"""Where programs that read mail send a form, as RFC 8058 tells them to."""
_SHARED: Final = 8
"""How many players may share an address before they get into each other's way."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class SafeHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if config.secure:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, safely)


class KnownHosts:
    """Answers only who asks for this server by one of its names, if they are listed."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self.config.hosts:
            asked = Headers(scope=scope).getlist("host")
            if len(asked) != 1 or not self.config.allows_host(asked[0]):
                error = Refusal("unknown-host", "this server has other names", 421)
                await answer(error, {"Connection": "close"})(scope, receive, send)
                return
        await self.app(scope, receive, send)


# ---- how often ----


@dataclass(frozen=True, slots=True)
class Rate:
    burst: float
    each_second: float


RATES: Final = {
    "read": Rate(120, 30),
    "write": Rate(40, 5),
    "guest": Rate(60, 0.5),
    "login": Rate(20, 0.3),
    "table": Rate(30, 0.2),
    "socket": Rate(40, 2),
    "remind": Rate(20, 0.05),
    "recover": Rate(10, 0.02),
    "report": Rate(10, 0.02),
    "export": Rate(5, 0.01),
    "people": Rate(30, 0.2),
}
_LOGINS: Final = (
    "/api/login",
    "/api/account",
    "/api/password",
    "/api/passkey",
    "/api/recovery/password",
)
"""Addresses below which passwords, passkeys and links are tried or given."""


class Buckets:
    """A bucket of tokens for each client and kind; a request takes one out."""

    def __init__(self, factor: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, kind: str, who: str, share: float = 1) -> float:
        """Take a token; the seconds to wait if there is none."""
        if not self._factor:
            return 0
        rate = RATES[kind]
        burst = rate.burst * self._factor * share
        each_second = rate.each_second * self._factor * share
        moment = self._clock()
        tokens, since = self._buckets.get((kind, who), (burst, moment))
        tokens = min(burst, tokens + (moment - since) * each_second)
        if tokens < 1:
            return (1 - tokens) / each_second
        self._buckets[(kind, who)] = (tokens - 1, moment)
        if len(self._buckets) > _MAX_BUCKETS:
            self._forget(moment)
        return 0

    def _forget(self, moment: float) -> None:
        """Drop the buckets that are as good as full; if that helps little, the oldest half."""
        ages = sorted(self._buckets.items(), key=lambda item: item[1][1])
        kept = [item for item in ages if moment - item[1][1] < 600]
        self._buckets = dict(kept[-_MAX_BUCKETS // 2 :])


def kind_of(method: str, path: str) -> str | None:
    """Which rate a request is bound by; ``None``: by none."""
    if not path.startswith("/api/"):
        return None
    if path == "/api/account/everything.zip":
        return "export"
    if method in _SAFE:
        return "read"
    if path == "/api/me" and method == "POST":
        return "guest"
    if path.startswith(_LOGINS):
        return "login"
    if path == "/api/recovery":  # such as leads to mails, to whoever is named
        return "recover"
    if path == "/api/reports":
        return "report"
    if path in ("/api/tables", "/api/records") or path.endswith("/play-on"):
        return "table"
    if path.startswith("/api/reminders/"):  # such as leads to mails, and to what others run
        return "remind"
    if path.startswith(("/api/people/", "/api/challenges/")):  # such as reaches others
        return "people"
    return "write"


def address_of(scope: Scope) -> str:
    """Who asks. Of IPv6 the network: one customer has all the addresses in it."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Origins:
    """Marks that tell addresses apart; who has no secret cannot tell which address it was."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def mark(self, scope: Scope) -> str:
        address = address_of(scope).encode()
        return blake2b(address, key=self._key, digest_size=12).hexdigest()


# ---- what comes in ----


class Guard:
    """Refuses requests that no route needs to see."""

    def __init__(
        self, app: ASGIApp, config: Config, identify: Callable[[HTTPConnection], str | None]
    ) -> None:
        self.app = app
        self.config = config
        self.identify = identify
        self.buckets = Buckets(config.rate)
        self.sockets: Counter[str] = Counter()
        """How many are open, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._let_in(scope, receive, send)
            return
        if scope["type"] == "http":
            try:
                receive = await self._pass(scope, receive)
            except TooFast as error:
                headers = {"Retry-After": str(math.ceil(error.seconds))}
                await answer(error, headers)(scope, receive, send)
                return
            except Refusal as error:
                await answer(error, {"Connection": "close"})(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket stays open for as long as its client likes, so they are counted."""
        address = address_of(scope)
        crowded = self.config.rate and self.sockets[address] >= MOST_SOCKETS * self.config.rate
        if crowded or self._wait(scope, "socket"):
            await send({"type": "websocket.close", "code": 4429})
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def _pass(self, scope: Scope, receive: Receive) -> Receive:
        kind = kind_of(scope["method"], scope["path"])
        if kind is None:
            return receive
        if seconds := self._wait(scope, kind):
            raise TooFast(seconds)
        if scope["method"] in _SAFE:
            return receive
        headers = Headers(scope=scope)
        self._check_origin(headers)
        limit = MAX_RECORD if scope["path"] == "/api/records" else MAX_BODY
        body = await read_body(headers, receive, limit)
        if scope["path"].startswith(_STOP) and headers.get("content-type", "").startswith(_FORM):
            return _again(b"", receive)
        check_body(headers, body)
        return _again(body, receive)

    def _wait(self, scope: Scope, kind: str) -> float:
        """Ask the bucket of the player, then that of the address, which players may share."""
        player = None if kind in _NEWCOMERS else self.identify(HTTPConnection(scope))
        if player is None:
            return self.buckets.wait(kind, address_of(scope))
        return self.buckets.wait(kind, player) or self.buckets.wait(
            kind, f"shared {address_of(scope)}", _SHARED
        )

    def _check_origin(self, headers: Headers) -> None:
        """A page of another site must not act with a visitor's cookie."""
        origin = headers.get("origin")
        foreign = not self.config.allows_origin(origin, headers.get("host"))
        if origin is None:
            foreign = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
        if foreign:
            raise Refusal("foreign-origin", "this page may not talk to this server", 403)


class TooFast(Refusal):
    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast", "too many requests; try again in a while", 429)
        self.seconds = seconds


async def read_body(headers: Headers, receive: Receive, limit: int) -> bytes:
    """The whole body, unless it is too long or comes too slowly."""
    too_large = Refusal("too-large", f"a body may have {limit} bytes at most", 413)
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > limit:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Refusal("bad-request", "the body was cut off", 400)
                body += message.get("body", b"")
                if len(body) > limit:
                    raise too_large
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        raise Refusal("too-slow", "the body did not come in time", 408) from None


def check_body(headers: Headers, body: bytes) -> None:
    """Only sound JSON comes further: UTF-8, not too deep, no NUL, nothing but real numbers."""
    kind = headers.get("content-type")
    if kind is None and not body:
        return
    if (kind or "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not-json", "a body must be application/json", 415)
    if not body:
        return
    if body.count(b",") > MOST_VALUES:  # looked for before it is read, which would take long
        raise Refusal("too-large", f"a body may hold about {MOST_VALUES} values at most", 413)
    try:
        check_json(json.loads(body.decode(), parse_constant=_no_number))
    except (ValueError, RecursionError):
        raise Refusal("bad-request", "the body is not sound JSON", 400) from None


def check_json(value: Any, depth: int = 0) -> None:
    """Raise ``ValueError`` for what a database could not keep."""
    if depth > MAX_DEPTH:
        raise ValueError("too deep")
    if isinstance(value, str):
        if "\0" in value:
            raise ValueError("NUL")
        value.encode()  # a lone surrogate is no text
    elif isinstance(value, float) and not math.isfinite(value):
        raise ValueError("not a number")
    elif isinstance(value, list):
        for item in value:
            check_json(item, depth + 1)
    elif isinstance(value, dict):
        for key, item in value.items():
            check_json(key, depth + 1)
            check_json(item, depth + 1)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _again(body: bytes, receive: Receive) -> Receive:
    """Hand the body out once more, then whatever comes after it."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
