"""Bots that think about a choice, in workers."""

import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from math import inf
from time import monotonic
from typing import Any, Final

import rulebound
from rulebound.bots import Bot, Chair, bot, table_bots
from rulebound.core.match import Match
from rulebound.core.records import replay
from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.workers import Workers, begun

SPARE_SECONDS: Final = 10.0
"""What a bot may use beyond its own time before it is given up."""
REMEMBERED: Final = 32
"""So many matches a process keeps in mind, so as not to replay each from its beginning."""
PONDERED: Final = 4
"""So many times as long as about a choice a bot thinks at most while somebody else chooses."""
LEAST: Final = 0.05
"""What a thought of that kind counts at least, in seconds."""
WARMING: Final = "gentle"
"""The bot that makes a move of every game before anybody waits for one."""


@dataclass(frozen=True, slots=True)
class Question:
    """A bot's turn at a table."""

    claim: Claim
    seq: int
    record: dict[str, Any]
    """The match so far."""
    seat: int
    bot: str
    tried: int = 0
    """How often the bot has failed to answer it."""
    avoid: frozenset[int] = frozenset()
    """The workers that are not to be asked."""
    seconds: float = inf
    """How long the bot may think at most."""


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker is told of a question."""

    table: str
    record: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float
    cores: int = 1
    ponders: bool = False
    """Whether the bot goes on thinking while a person chooses."""
    afresh: bool = False
    """Whether the match is to be replayed from its beginning, whatever is kept in mind of it."""


class Thinking:
    """Bots that think in workers."""

    def __init__(self, workers: Workers, longest: float, cores: int = 1) -> None:
        self._workers = workers
        self._longest = longest
        self._cores = cores

    def limit(self, bot: str) -> float:
        """After how many seconds of thinking a bot is given up."""
        return self._seconds(bot) + SPARE_SECONDS

    def _seconds(self, bot: str) -> float:
        return min(table_bots()[bot].seconds, self._longest)

    async def choose(self, asked: Question) -> str:
        """The notation of what the bot chooses."""
        job = Job(
            asked.claim.table,
            asked.record,
            asked.seat,
            asked.bot,
            _seed(asked),
            min(self._seconds(asked.bot), asked.seconds),
            self._cores,
            ponders=asked.claim.people,
            afresh=asked.tried > 0,
        )
        limit = self.limit(asked.bot)
        return await self._workers.run_elsewhere(asked.avoid, asked.claim, limit, think, job)


def _seed(asked: Question) -> int:
    """Luck that has nothing to do with the seed of the match."""
    again = f" {asked.tried}" if asked.tried else ""
    text = f"{asked.claim.table} {asked.seq}{again}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


# ---- in a worker ----

_matches: OrderedDict[str, tuple[list[str], Match]] = OrderedDict()
"""The matches that this process has thought about lately, with their choices."""
_players: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""The bots that thought about them: some have a plan for what comes next."""


def warm_up() -> None:
    """Import all games, and make a move of each."""
    for name in rulebound.games():
        game = rulebound.game(name)
        match = game.start(seats=min(game.seats), seed=1)
        if match.decision is not None:
            chair = Chair(match, match.decision.seat, 0)
            match.choose(bot(WARMING, 1).choose(chair))


_pondering: OrderedDict[str, tuple[Job, float]] = OrderedDict()
"""The tables at which somebody else chooses, with the seconds left for thinking of them."""


def think(job: Job) -> str:
    """What the bot chooses."""
    match = match_of(job.table, job.record, afresh=job.afresh)
    begun()
    player = _player_of(job)
    choice = player.choose(Chair(match, job.seat, job.seconds, cores=job.cores)).notation
    _pondering.pop(job.table, None)
    if job.ponders and hasattr(player, "ponder"):
        match.choose(choice)
        _matches[job.table] = ([*job.record["choices"], choice], match)
        _pondering[job.table] = (job, PONDERED * job.seconds)
    return choice


def ponder(called: Callable[[], bool]) -> bool:
    """Let the bot that chose last think on while a person chooses, until somebody calls.

    Whether there is more to think of. A machine that is busy is left alone.
    """
    if not _pondering or _busy():
        return False
    table, (job, left) = _pondering.popitem(last=False)
    _, match = _matches.get(table, ([], None))
    player: Any = _players.get((table, job.seat, job.bot))
    if player is None or match is None or match.decision is None:
        return bool(_pondering)
    if match.decision.seat == job.seat or left <= 0:
        return bool(_pondering)

    def now() -> float:
        return inf if called() else monotonic()

    start = monotonic()
    with suppress(Exception):  # if it fails again when it is asked, that is told
        player.ponder(Chair(match, job.seat, min(job.seconds, left), now))
        _pondering[table] = (job, left - max(monotonic() - start, LEAST))
    return bool(_pondering)


def _busy() -> bool:
    """Whether the machine has enough to do for those who wait."""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1)


def _player_of(job: Job) -> Bot:
    key = (job.table, job.seat, job.bot)
    known = _players.pop(key, None)
    player = bot(job.bot, job.seed) if known is None or job.afresh else known
    _players[key] = player
    if len(_players) > REMEMBERED:
        _players.popitem(last=False)
    return player


def match_of(table: str, record: dict[str, Any], *, afresh: bool = False) -> Match:
    """The match of a table as it stands, from what is kept in mind of it if that serves."""
    choices: list[str] = record["choices"]
    known, match = _matches.pop(table, ([], None))
    if match is None or afresh or choices[: len(known)] != known:
        match = replay(record)
    else:
        for choice in choices[len(known) :]:
            match.take(choice)
    _matches[table] = (choices, match)
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match
