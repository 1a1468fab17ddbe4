"""Requests that nobody would send, made at random from the description of the API."""

import json
import random
from dataclasses import replace
from typing import Any, Final

import httpx

import rulebound
from rulebound.server.config import Config
from tests.server.siege import Siege, attacked, castle, words

Spec = dict[str, Any]

BATCH: Final = 50
"""After so many requests somebody else comes."""
DEPTH: Final = 4
ODD: Final = (
    "",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e",
    "{}",
    "..",
    "../../etc/passwd",
    "%00",
    "٣",
    "😀",
)
HEADERS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"origin": "https://elsewhere.example"},
    {"content-type": "text/plain"},
    {"content-type": "application/json; charset=utf-16"},
    {"accept-encoding": "gzip, br, nothing"},
    {"if-none-match": "*", "range": "bytes=5-1"},
    {"cookie": "rulebound=x.y.z"},
    {"user-agent": ""},
)


class Inventor:
    """Invents requests: most are nearly right."""

    def __init__(self, spec: Spec, luck: random.Random, known: list[str]) -> None:
        self._spec = spec
        self._luck = luck
        self._known = known
        """Words that mean something here."""
        self._routes = [
            (method.upper(), path, described)
            for path, methods in spec["paths"].items()
            for method, described in methods.items()
        ]

    def request(self) -> dict[str, Any]:
        """What to ask, as httpx takes it."""
        luck = self._luck
        method, path, described = luck.choice(self._routes)
        query = {}
        for parameter in described.get("parameters", ()):
            value = self._value(parameter["schema"])
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", _address(value))
            elif luck.random() < 0.7:
                query[parameter["name"]] = _plain(value)
        asked: dict[str, Any] = {"method": method, "url": path, "params": query, "headers": {}}
        if "requestBody" in described:
            schema = described["requestBody"]["content"]["application/json"]["schema"]
            asked["content"] = self._body(schema)
            asked["headers"] = {"content-type": "application/json"}
        if luck.random() < 0.1:
            asked["headers"] = asked["headers"] | luck.choice(HEADERS)
        if luck.random() < 0.02:
            asked["method"] = luck.choice(("PUT", "HEAD", "OPTIONS", "TRACE", "QUERY"))
        return asked

    def _body(self, schema: Spec) -> bytes:
        text = json.dumps(self._value(schema))
        if self._luck.random() < 0.03:
            text = text[: self._luck.randrange(len(text) + 1)]
        return text.encode()

    def _value(self, schema: Spec, depth: int = 0) -> Any:
        luck = self._luck
        if luck.random() < 0.04 or depth > DEPTH:
            return self._anything(depth)
        if reference := schema.get("$ref"):
            return self._value(self._spec["components"]["schemas"][reference.rpartition("/")[2]])
        if choices := schema.get("anyOf") or schema.get("oneOf"):
            return self._value(luck.choice(choices), depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return luck.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self._object(schema, depth)
            case "array":
                return [self._value(schema.get("items", {}), depth + 1) for _ in range(self._few())]
            case "string":
                return luck.choice(self._known) if luck.random() < 0.7 else self._text()
            case "integer" | "number":
                return luck.choice((0, 1, 2, 3, 5, -1, 24, 10**6, 2**31, 2**63, 10**30, 0.5, 1e308))
            case "boolean":
                return luck.random() < 0.5
            case "null":
                return None
        return self._anything(depth)

    def _object(self, schema: Spec, depth: int) -> Spec:
        needed = schema.get("required", ())
        made = {
            name: self._value(inner, depth + 1)
            for name, inner in schema.get("properties", {}).items()
            if self._luck.random() < (0.97 if name in needed else 0.4)
        }
        if not schema.get("properties") or self._luck.random() < 0.03:
            made |= {self._text(): self._anything(depth) for _ in range(self._few())}
        return made

    def _anything(self, depth: int) -> Any:
        luck = self._luck
        if depth < DEPTH and luck.random() < 0.3:
            if luck.random() < 0.5:
                return [self._anything(depth + 1) for _ in range(self._few())]
            return {self._text(): self._anything(depth + 1) for _ in range(self._few())}
        plain = (None, True, 0, -1, 2**63, 10**300, 1e-300, float("nan"), float("inf"))
        return luck.choice(plain) if luck.random() < 0.4 else self._text()

    def _text(self) -> str:
        luck = self._luck
        if luck.random() < 0.4:
            return luck.choice(ODD)
        length = luck.choice((1, 3, 8, 20, 70, 500))
        return "".join(chr(luck.choice((luck.randrange(32, 127), 0x5D0))) for _ in range(length))

    def _few(self) -> int:
        return self._luck.choice((0, 1, 2, 2, 3, 4, 9))


def _plain(value: Any) -> str:
    return _sendable(value if isinstance(value, str) else json.dumps(value))


def _address(value: Any) -> str:
    """As a part of an address; some of what cannot stand there is left as it is."""
    return "".join(
        letter if letter.isprintable() and letter not in "?#" else "_" for letter in _plain(value)
    )


def _sendable(text: str) -> str:
    """Half a letter cannot be sent in an address."""
    return text.encode(errors="replace").decode()


def test_no_request_breaks_changes_or_tells_anything(config: Config, seed: int, fuzz: int) -> None:
    with castle(replace(config, unwatched_seconds=0)) as house:  # bots need not play on
        siege = Siege(house, "tashkalar")
        spec = house.client().get("/api/openapi.json").json()
        told = known(siege)
        secrets = siege.secrets(None) - set(told)
        with attacked(siege):
            asked = besiege(siege, Inventor(spec, random.Random(seed), told), fuzz, secrets)
        assert asked == fuzz


def known(siege: Siege) -> list[str]:
    record = siege.play.match.record()
    listed = ["open", "running", "mine", "finished", "watcher", "0", "1", "7", siege.table_id]
    people = ["Ann", "Eve", "seven green herons", siege.login]
    return [*listed, *people, *rulebound.games(), *record["choices"][:9], json.dumps(record)]


def besiege(siege: Siege, inventor: Inventor, requests: int, secrets: set[str]) -> int:
    """Ask so many things as strangers and guests; how many were answered."""
    answered = 0
    while answered < requests:
        client = siege.server.client("Eve" if answered // BATCH % 3 else None)
        for _ in range(min(BATCH, requests - answered)):
            asked = inventor.request()
            answer = client.request(**asked)
            check(asked, answer, secrets)
            answered += 1
        client.close()
    return answered


def check(asked: dict[str, Any], answer: httpx.Response, secrets: set[str]) -> None:
    # A database that does not answer in time is no mistake of the server.
    assert answer.status_code < 500 or answer.status_code == 503, (asked, answer.text)
    kind = answer.headers.get("content-type", "")
    # What is no HTTP, or too long a head, is refused before the application sees it; and "/.." may
    # lead out of the API, to files that are not there.
    elsewhere = not answer.request.url.path.startswith("/api/")
    unread = elsewhere or (answer.status_code == 400 and "json" not in kind)
    if answer.status_code >= 400 and not unread and asked["method"] not in ("HEAD", "TRACE"):
        assert "json" in kind, (asked, answer.status_code, kind, answer.text)
        assert answer.json()["code"], (asked, answer.text)
    if not asked["url"].endswith(("/facts", "/cards")):  # which hold all cards of a game
        assert words(answer.text) & secrets <= words(json.dumps(str(asked))), asked
