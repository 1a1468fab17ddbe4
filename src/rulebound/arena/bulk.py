"""Playing many matches, in one process or in several."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, cycle, islice
from typing import Any, Protocol, TypeVar

from rulebound.arena.balance import sampler
from rulebound.arena.crews import Alone, Processes, results
from rulebound.arena.matches import Finished, Job, deal_seed, play_out
from rulebound.bots import bot
from rulebound.core.errors import RuleboundError
from rulebound.core.game import game as game_called


class Numbered(Protocol):
    @property
    def number(self) -> int:
        """That of its job."""
        ...


N = TypeVar("N", bound=Numbered)


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
    ``report`` every match brings along what the game reports of it, and all parts of the game that
    it reports of are played equally often.
    """
    return in_order(fair_jobs(game, n, bots, seats, options, seed, report), min(jobs, n), play_out)


def fair_jobs(
    game: str,
    n: int,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    report: bool = False,
) -> Iterator[Job]:
    """The matches that :func:`run` plays."""
    if n < 1:
        raise RuleboundError("the number of matches must be positive")
    if not bots:
        raise RuleboundError("at least one bot is needed")
    for name in bots:
        bot(name)
    if report:
        sampler(game)
    count = game_called(game).start(seats=seats, options=options, log=False).seats
    return _jobs(game, n, tuple(bots), count, dict(options or {}), seed, report)


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
        spread = sampler(game).spread(rounds, seats, options) if report else options
        yield Job(
            number,
            game,
            tuple(bots[chair] for chair in chairs),
            tuple(labels[chair] for chair in chairs),
            spread,
            deal_seed(seed, rounds),
            report,
        )


def in_order(work: Iterator[Job], jobs: int, play: Callable[[Job], N]) -> Iterator[N]:
    """In the order of the work; those that are done early wait."""
    if jobs < 1:
        raise RuleboundError("the number of processes must be positive")
    return _ordered(work, jobs, play)


def _ordered(work: Iterator[Job], jobs: int, play: Callable[[Job], N]) -> Iterator[N]:
    early: dict[int, N] = {}
    number = 0
    with Alone(play) if jobs == 1 else Processes(jobs, play) as crew:
        for match in results(crew, work):
            early[match.number] = match
            while number in early:
                yield early.pop(number)
                number += 1
