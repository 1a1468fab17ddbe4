"""How the driver gets tables: from Rulebound over its HTTP API, or from the floor."""

from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, Final

import httpx

import rulebound
from load_driver import PATIENCE, Chair, Data

DUEL: Final[Data] = {"game": "tashkalar", "options": {"form": "duel"}}
LATEST: Final = 100
"""So many moves at the most are played before a table counts; a Duel at random has some 280."""


class Lobby:
    """Rulebound's lobby. Every table has two guests of its own, amid a Duel."""

    def __init__(self, url: str, other: str | None = None) -> None:
        """``other``: another process on the same database, at which the second page is open."""
        self._sockets = _for_sockets(url)
        self._others = _for_sockets(other or url)
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each request brings its own
        limits = httpx.Limits(max_connections=32)
        self._http = httpx.AsyncClient(
            base_url=url, cookies=nobody, timeout=PATIENCE, limits=limits
        )

    def ahead(self, number: int) -> int:
        """How many moves a table is played on before it counts: it stands anywhere in a Duel."""
        return Random(number).randrange(LATEST)

    async def open(self, number: int) -> tuple[Chair, Chair]:
        """A Duel of two guests."""
        host, guest = await self.guest(f"Ann {number}"), await self.guest(f"Bob {number}")
        chairs = [{"kind": "me"}, {"kind": "open"}]
        opened = await self._post("/api/tables", host, **DUEL, chairs=chairs)
        await self._post(f"/api/tables/{opened['id']}/sit", guest, seat=1)
        path = f"/api/tables/{opened['id']}/socket"
        return Chair(self._sockets + path, host), Chair(self._others + path, guest)

    async def with_bot(self, cookie: str, bot: str, game: Data = DUEL, *, me: bool = True) -> Chair:
        """A match with a bot, or of two bots that one watches."""
        chairs = [
            {"kind": "me"} if me else {"kind": "bot", "bot": bot},
            {"kind": "bot", "bot": bot},
        ]
        opened = await self._post("/api/tables", cookie, **game, chairs=chairs)
        return Chair(f"{self._sockets}/api/tables/{opened['id']}/socket", cookie)

    async def rooms(self) -> int:
        """How many tables the server has in memory."""
        answer = await self._http.get("/metrics")
        lines = answer.raise_for_status().text.splitlines()
        return next(int(float(line.split()[1])) for line in lines if line.startswith(ROOMS))

    async def close(self) -> None:
        await self._http.aclose()

    async def guest(self, name: str) -> str:
        """The cookie of somebody new."""
        answer = await self._http.post("/api/me", json={"name": name})
        return answer.raise_for_status().headers["Set-Cookie"].partition(";")[0]

    async def _post(self, path: str, cookie: str, **body: Any) -> Data:
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        told: Data = answer.raise_for_status().json()
        return told


ROOMS: Final = "rulebound_rooms "


class FloorHall:
    """The floor has a table of any number, which always stands at its beginning."""

    def __init__(self, url: str) -> None:
        self._sockets = _for_sockets(url)

    def ahead(self, number: int) -> int:
        return 0

    async def open(self, number: int) -> tuple[Chair, Chair]:
        first, second = (Chair(f"{self._sockets}/tables/{number}/{seat}") for seat in (0, 1))
        return first, second


def _for_sockets(url: str) -> str:
    return url.replace("http", "ws", 1)


def play_at_random(seed: int) -> Data:
    """The record of a whole Duel of two, each choice drawn evenly from all legal options."""
    rng = Random(seed)
    match = rulebound.game("tashkalar").start(seats=2, options={"form": "duel"}, seed=seed)
    while (decision := match.decision) is not None:
        match.choose(rng.randrange(len(decision.options)))
    return match.record()
