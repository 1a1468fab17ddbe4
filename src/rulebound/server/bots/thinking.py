"""Bots that think about a choice, in workers."""

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from rulebound.bots import Chair, bot, table_bots
from rulebound.core.match import Match, replay
from rulebound.server.bots.workers import Workers
from rulebound.server.matches.choices import take

SPARE_SECONDS: Final = 10.0
"""What a bot may need beyond its own time: to catch up with the match, on a busy machine."""
REMEMBERED: Final = 32
"""So many matches a process keeps in mind, so as not to replay each from its beginning."""


@dataclass(frozen=True, slots=True)
class Job:
    """A choice to think about."""

    table: str
    record: dict[str, Any]
    """The match so far."""
    seat: int
    bot: str
    seed: int
    seconds: float


class Thinking:
    """Bots that think in workers."""

    def __init__(self, workers: Workers, longest: float) -> None:
        self._workers = workers
        self._longest = longest

    def limit(self, bot: str) -> float:
        """After how many seconds a bot is given up."""
        return self._seconds(bot) + SPARE_SECONDS

    def _seconds(self, bot: str) -> float:
        return min(table_bots()[bot].seconds, self._longest)

    async def choose(
        self, table: str, seq: int, record: dict[str, Any], seat: int, bot: str
    ) -> str:
        """The notation of what the bot chooses."""
        seed = _seed(table, seq)
        job = Job(table, record, seat, bot, seed, self._seconds(bot))
        return await self._workers.run(self.limit(bot), think, job)


def _seed(table: str, seq: int) -> int:
    """Luck that has nothing to do with the seed of the match."""
    return int.from_bytes(blake2b(f"{table} {seq}".encode(), digest_size=8).digest())


_matches: OrderedDict[str, tuple[list[str], Match]] = OrderedDict()
"""In a worker: the matches that it has thought about lately, with their choices."""


def think(job: Job) -> str:
    """What the bot chooses. Runs in a worker."""
    chair = Chair(_match_of(job), job.seat, job.seconds)
    return bot(job.bot, job.seed).choose(chair).notation


def _match_of(job: Job) -> Match:
    choices: list[str] = job.record["choices"]
    known, match = _matches.pop(job.table, ([], None))
    if match is None or choices[: len(known)] != known:
        match = replay(job.record)
    else:
        for choice in choices[len(known) :]:
            take(match, choice)
    _matches[job.table] = (choices, match)
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match
