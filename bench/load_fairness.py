"""Guests who share the bots: how long one waits for a gentle bot beside another's sharp ones."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from load_driver import Data, Page
from load_hall import DUEL, Lobby
from load_report import percentile
from load_server import rulebound_server

TWICE: Final = 2.0
"""So many times as long as usual a bot may take at most."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """Seconds from a bot's turn until its choice."""

    sharp: int
    """How many tables with a sharp bot the other guest had."""
    alone: list[float]
    beside: list[float]

    @property
    def ratio(self) -> float:
        return percentile(sorted(self.beside), 0.5) / percentile(sorted(self.alone), 0.5)

    @property
    def holds(self) -> bool:
        return self.ratio <= TWICE

    def __str__(self) -> str:
        alone, beside = (
            f"{percentile(sorted(times), 0.5):.2f} s (95 of 100 within "
            f"{percentile(sorted(times), 0.95):.2f} s, {len(times)} choices)"
            for times in (self.alone, self.beside)
        )
        return (
            f"A gentle bot takes {alone} alone, and {beside} beside {self.sharp} tables at which "
            f"another guest plays sharp bots: {self.ratio:.1f} times as long."
        )


class Guest:
    """Somebody who plays with a bot, always at once, whatever is offered."""

    def __init__(self, lobby: Lobby, cookie: str, bot: str, number: int, game: Data = DUEL) -> None:
        self._game = game
        self._lobby = lobby
        self._cookie = cookie
        self._bot = bot
        self._rng = Random(number)
        self._page: Page | None = None
        self.times: list[float] = []

    async def play(self, end: float) -> None:
        while perf_counter() < end:
            page = self._page
            if page is None or page.turn is None:
                await self._sit_down()
            elif page.options:
                await page.choose(self._rng.choice(page.options))
            else:
                begun = perf_counter()
                await page.wait(page.seq + 1)
                self.times.append(perf_counter() - begun)

    async def _sit_down(self) -> None:
        await self.leave()
        chair = await self._lobby.with_bot(self._cookie, self._bot, self._game)
        self._page = await Page.open(chair)

    async def leave(self) -> None:
        if self._page is not None:
            await self._page.close()


async def measure(folder: Path, sharp: int, seconds: float) -> Fairness:
    """One guest alone with a gentle bot, then the same beside another with many sharp ones."""
    with rulebound_server(folder) as server:
        lobby = Lobby(server.url)
        ann, bob = await lobby.guest("Ann"), await lobby.guest("Bob")
        quiet = Guest(lobby, ann, "gentle", 0)
        await quiet.play(perf_counter() + seconds / 4)  # until all is warm
        quiet.times.clear()
        await quiet.play(perf_counter() + seconds)
        alone = quiet.times
        quiet.times = []
        greedy = [Guest(lobby, bob, "sharp", number) for number in range(1, sharp + 1)]
        end = perf_counter() + seconds / 4
        await asyncio.gather(*(guest.play(end) for guest in [quiet, *greedy]))
        quiet.times.clear()
        end = perf_counter() + seconds
        await asyncio.gather(*(guest.play(end) for guest in [quiet, *greedy]))
        for guest in [quiet, *greedy]:
            await guest.leave()
        await lobby.close()
    return Fairness(sharp, alone, quiet.times)
