"""Playing many matches, in one process or in several."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from multiprocessing import get_context
from typing import Any, Final

from rulebound.arena.balance import Sample, sampler
from rulebound.bots import Chair, bot
from rulebound.core.errors import RuleboundError
from rulebound.core.flow import Text
from rulebound.core.game import game as game_called
from rulebound.core.rng import Rng, mix

CHUNK: Final = 8
"""Matches that a process is given at a time, at most."""


@dataclass(frozen=True, slots=True)
class Job:
    """One match to be played."""

    number: int
    game: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    labels: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    report: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was played to its end."""

    number: int
    seed: int
    labels: tuple[str, ...]
    """Who sat where: the bots' names, told apart by a number if one plays more than once."""
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Any, ...]
    reason: Text
    choices: int
    turns: int
    first: int | None
    """The seat that took the first turn, if the game tells of turns."""
    samples: tuple[Sample, ...] = ()
    """What the game reports of the match, if that was wanted."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]


def run(
    game: str,
    n: int,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    report: bool = False,
) -> Iterator[Finished]:
    """Play ``n`` matches and yield them in order, whatever the number of processes.

    Everything is checked before the first match starts. The bots change seats from match to match,
    and all seatings of a round share one seed, so that nobody is dealt the better cards. With
    ``report`` every match brings along what the game reports of it.
    """
    if n < 1 or jobs < 1:
        raise RuleboundError("the numbers of matches and of processes must be positive")
    if not bots:
        raise RuleboundError("at least one bot is needed")
    for name in bots:
        bot(name)
    if report:
        sampler(game)
    count = game_called(game).start(seats=seats, options=options, log=False).seats
    work = _jobs(game, n, tuple(bots), count, dict(options or {}), seed, report)
    return _results(work, min(jobs, n), n)


def lineups(bots: Sequence[str], seats: int) -> list[tuple[int, ...]]:
    """All seatings of a fair round, as places in the list of bots.

    Fewer bots than seats are repeated in turn; more bots than seats meet in every combination.
    """
    places = range(len(bots))
    if len(bots) <= seats:
        tables = [tuple(islice(cycle(places), seats))]
    else:
        tables = list(combinations(places, seats))
    turned = (table[i:] + table[:i] for table in tables for i in range(seats))
    return list(dict.fromkeys(turned))


def labels_of(bots: Sequence[str]) -> tuple[str, ...]:
    """``greedy, greedy`` become ``greedy 1, greedy 2``."""
    counted = dict.fromkeys(bots, 0)
    labels = []
    for name in bots:
        counted[name] += 1
        labels.append(f"{name} {counted[name]}" if bots.count(name) > 1 else name)
    return tuple(labels)


def _jobs(
    game: str,
    n: int,
    bots: tuple[str, ...],
    seats: int,
    options: dict[str, Any],
    seed: int,
    report: bool,
) -> Iterator[Job]:
    seatings = lineups(bots, seats)
    labels = labels_of(bots)
    for number in range(n):
        rounds, place = divmod(number, len(seatings))
        chairs = seatings[place]
        yield Job(
            number,
            game,
            tuple(bots[chair] for chair in chairs),
            tuple(labels[chair] for chair in chairs),
            options,
            mix(Rng(seed).key + rounds) >> 1,
            report,
        )


def _results(work: Iterator[Job], jobs: int, n: int) -> Iterator[Finished]:
    if jobs == 1:
        yield from map(play_out, work)
        return
    chunk = max(1, min(CHUNK, n // (4 * jobs)))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield from pool.map(play_out, work, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def play_out(job: Job) -> Finished:
    """Play one match."""
    match = game_called(job.game).start(
        seats=len(job.bots), options=job.options, seed=job.seed, log=True
    )
    players = [bot(name, mix(job.seed + seat + 1)) for seat, name in enumerate(job.bots)]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(players[seat].choose(Chair(match, seat)))
    result = match.result
    if result is None:
        raise RuleboundError(f"match {job.number} of {job.game} ended without a result")
    turns = [event["seat"] for event in match.log() if event["kind"] == "turn"]
    return Finished(
        job.number,
        job.seed,
        job.labels,
        result.ranking,
        result.scores,
        result.reason,
        match.seq,
        len(turns),
        turns[0] if turns else None,
        sampler(job.game)(match) if job.report else (),
    )
