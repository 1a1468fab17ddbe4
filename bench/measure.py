"""How things are timed. The garbage collector stays on: players pay for it, too."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any

from contender import Contender, P

REPETITIONS = 10
POSITIONS = 200
STRIDE = 10
"""One in so many positions of random play is kept for the forks."""
BATCH_SECONDS = 50e-6
"""Forks are timed in batches of at least this length, as the clock itself takes time."""

Maker = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Pace:
    """Decisions per second, the best of the repetitions: noise only ever slows."""

    rate: float
    rates: tuple[float, ...]
    decisions: int
    matches: int


@dataclass(frozen=True, slots=True)
class Cost:
    """Microseconds a copy: the median and the mean over positions."""

    median: float
    mean: float
    positions: int

    @property
    def per_second(self) -> float:
        return 1e6 / self.mean


def pace(contender: Contender[Any], seconds: float) -> Pace:
    """Play at random for that long, after a warm-up."""
    rng, seeds = Random(1), count()
    _play_on(contender, seconds / 10, seeds, rng)
    runs = [_play_on(contender, seconds / REPETITIONS, seeds, rng) for _ in range(REPETITIONS)]
    rates = tuple(decisions / elapsed for decisions, _, elapsed in runs)
    return Pace(max(rates), rates, sum(run[0] for run in runs), sum(run[1] for run in runs))


def _play_on(
    contender: Contender[Any], seconds: float, seeds: "count[int]", rng: Random
) -> tuple[int, int, float]:
    """Whole matches until the time is up: decisions, matches and the time it took."""
    decisions = matches = 0
    elapsed = 0.0
    start = perf_counter()
    while elapsed < seconds:
        for _ in contender.walk(next(seeds), rng):
            decisions += 1
        matches += 1
        elapsed = perf_counter() - start
    return decisions, matches, elapsed


def sample(contender: Contender[P], seconds: float) -> list[P]:
    """Copies of positions met in random play; fewer if copying them takes longer than that."""
    rng, found = Random(2), list[P]()
    end = perf_counter() + seconds
    for seed in count():
        for position in contender.stops(seed, rng):
            if rng.randrange(STRIDE) == 0:
                found.append(_copied(contender, position))
                if len(found) == POSITIONS or perf_counter() > end:
                    return found
    raise AssertionError("count() does not end")


def _copied(contender: Contender[P], position: P) -> P:
    twin = contender.forker(position)()
    if contender.options(twin) != contender.options(position):
        raise TypeError("what the library gives for a copy is none")
    return twin


def cost(makers: Sequence[Maker], seconds: float) -> Cost:
    """Go round all positions until the time is up; a position counts with its median time."""
    batches = [_batch(make) for make in makers]
    times: list[list[float]] = [[] for _ in makers]
    end = perf_counter() + seconds
    while not times[0] or perf_counter() < end:
        for make, batch, seen in zip(makers, batches, times, strict=True):
            seen.append(_timed(make, batch) / batch)
    typical = [median(seen) * 1e6 for seen in times]
    return Cost(median(typical), fmean(typical), len(typical))


def _batch(make: Maker) -> int:
    """How many copies fill a batch; trying it out warms up."""
    once = min(_timed(make, 1) for _ in range(3))
    return max(1, round(BATCH_SECONDS / once))


def _timed(make: Maker, times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        make()
    return perf_counter() - start
