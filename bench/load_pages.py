"""How long a page waits for its answer among many accounts and finished matches."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import httpx
from sqlalchemy import text

from load_driver import PATIENCE
from load_hall import DUEL, play_at_random
from load_report import percentile
from load_server import Server, rulebound_server
from load_tables import Hall
from rulebound.server.store import Store
from rulebound.server.wire.fields import Status

MIX: Final[Sequence[Status]] = (*("finished",) * 98, "running", "open")
OWN: Final = 1_000
"""So many of the matches are those of the one who asks: a person who comes every evening."""
TIMES: Final = 60
LIMIT: Final = 0.1
"""Seconds in which 95 of 100 answers have to be there."""


@dataclass(frozen=True, slots=True)
class PageCost:
    """An answer, asked for again and again; all in seconds."""

    page: str
    usual: float
    slow: float
    """95 of 100 came sooner."""
    cpu: float
    """Of the server, on average."""

    @property
    def holds(self) -> bool:
        return self.slow < LIMIT


async def measure(folder: Path, matches: int, database: str | None) -> list[PageCost]:
    """So many finished matches of a tenth as many people."""
    with rulebound_server(folder, database) as server:
        async with _somebody(server) as http:
            me = (await http.get("/api/me")).raise_for_status().json()["id"]
            store = Store(database or f"sqlite:///{folder / 'rulebound.db'}")
            hall = await asyncio.to_thread(Hall, store, matches, me, OWN, MIX)
            await asyncio.to_thread(store.make_profiles, [me, *hall.people])
            with store.engine.begin() as connection:
                connection.execute(text("ANALYZE"))  # PostgreSQL does it by itself, a minute later
            store.close()
            pages = await _pages(http)
            return [await _cost(server, http, page, path) for page, path in pages.items()]


@asynccontextmanager
async def _somebody(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """Who has an account."""
    async with httpx.AsyncClient(base_url=server.url, timeout=6 * PATIENCE) as http:
        (await http.post("/api/me", json={"name": "Ann"})).raise_for_status()
        login = (await http.get("/api/account/login")).raise_for_status().json()["login"]
        form = {"login": login, "password": "four tables by the window"}
        (await http.post("/api/account", json=form)).raise_for_status()
        yield http


async def _pages(http: httpx.AsyncClient) -> dict[str, str]:
    """All that pages ask for, by what a person would call it."""
    over = await _post(http, "/api/records", record=play_at_random(1))
    chairs = [{"kind": "me"}, {"kind": "open"}]
    waiting = await _post(http, "/api/tables", **DUEL, chairs=chairs, public=True)
    match, invitation = f"/api/tables/{over['id']}", f"/api/tables/{waiting['id']}"
    people = (await http.get("/api/people")).raise_for_status().json()
    return {
        "the page itself": "/",
        "the page of a table": f"/table/{waiting['id']}",
        "who I am": "/api/me",
        "all games": "/api/games",
        "all bots": "/api/bots",
        "open tables": "/api/tables?listing=open",
        "tables to watch": "/api/tables?listing=running",
        "my tables": "/api/tables?listing=mine",
        "finished tables": "/api/tables?listing=finished",
        "my history": "/api/past",
        "my history, narrowed": "/api/past?game=tashkalar&outcome=won",
        "my history, searched": "/api/past?search=evening",
        "an invitation": invitation,
        "an invitation's picture": f"{invitation}/card.png",
        "a finished match": match,
        "its picture": f"{match}/picture.svg",
        "its record": f"{match}/record",
        "a moment of its replay": f"{match}/replay/20",
        "its analysis": f"{match}/analysis",
        "my notes and branches": f"{match}/study",
        "my friends and whom I have met": "/api/people",
        "my profile": f"/api/people/{people['handle']}",
        "somebody else's profile": f"/api/people/{people['people'][0]['handle']}",
        "my account": "/api/account",
        "what the owner announces": "/api/welcome",
        "all cards of a game": "/api/games/tashkalar/cards",
        "my sessions": "/api/sessions",
        "my reminders": "/api/reminders",
    }


async def _post(http: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    answer = (await http.post(path, json=body)).raise_for_status()
    told: dict[str, Any] = answer.json()
    return told


async def _cost(server: Server, http: httpx.AsyncClient, page: str, path: str) -> PageCost:
    (await http.get(path)).raise_for_status()
    times: list[float] = []
    before = server.cpu
    for _ in range(TIMES):
        asked = perf_counter()
        (await http.get(path)).raise_for_status()
        times.append(perf_counter() - asked)
    times.sort()
    cpu = (server.cpu - before) / TIMES
    return PageCost(page, percentile(times, 0.5), percentile(times, 0.95), cpu)
