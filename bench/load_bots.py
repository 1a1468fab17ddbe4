"""Bots at work: how long a person waits for one while others play among themselves."""

from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from load_driver import Data, Page
from load_fairness import Guest
from load_hall import DUEL, Lobby
from load_report import percentile
from load_server import rulebound_server
from rulebound.bots import table_bots

BOT: Final = "steady"
GAMES: Final[tuple[Data, ...]] = (
    DUEL,
    {"game": "urbno", "options": {}},
    {"game": "homm3", "options": {"form": "skirmish"}},
)
LATE: Final = 0.2
"""So many seconds beyond its time a bot may take."""
USUAL: Final = 1.5
"""So many seconds one usually waits for it at most."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds from a bot's turn until its choice, the pause between two choices included."""

    tables: int
    times: list[float]

    @property
    def usual(self) -> float:
        return percentile(sorted(self.times), 0.5)

    @property
    def in_time(self) -> float:
        """The share of choices that came within the bot's time."""
        budget = table_bots()[BOT].seconds + LATE
        return sum(wait <= budget for wait in self.times) / len(self.times)

    @property
    def holds(self) -> bool:
        return self.in_time >= 0.99 and self.usual < USUAL

    def __str__(self) -> str:
        ordered = sorted(self.times)
        return (
            f"Beside {self.tables} tables of bots a {BOT} bot answers within its time and {LATE} s "
            f"in {self.in_time:.1%} of {len(self.times)} choices; usually after {self.usual:.2f} "
            f"s, 99 of 100 within {percentile(ordered, 0.99):.2f} s, the last after "
            f"{ordered[-1]:.2f} s."
        )


async def measure(folder: Path, tables: int, seconds: float) -> Waits:
    """One guest plays each game in turn with a bot; at so many tables bots play alone."""
    with rulebound_server(folder) as server:
        lobby = Lobby(server.url)
        ann, bob = await lobby.guest("Ann"), await lobby.guest("Bob")
        watched = [
            await Page.open(await lobby.with_bot(bob, BOT, GAMES[n % len(GAMES)], me=False))
            for n in range(tables)
        ]
        times: list[float] = []
        for number, game in enumerate(GAMES):
            guest = Guest(lobby, ann, BOT, number, game)
            await guest.play(perf_counter() + seconds / 10)  # until all is warm
            guest.times.clear()
            await guest.play(perf_counter() + seconds / len(GAMES))
            await guest.leave()
            times += guest.times
        for page in watched:
            await page.close()
        await lobby.close()
    return Waits(tables, times)
