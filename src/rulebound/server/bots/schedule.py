"""Whose turn it is to be worked for: the order in which jobs are given to workers.

Nothing here knows of processes or clocks. People's tables come before tables of bots alone. Among
those, the person who was served longest ago is next, and of that person's tables the one that was
served longest ago. Nobody has more than a quota of workers at a time, and neither have all people
at one address together; the workers beyond the quotas stay free for others, who need not wait until
somebody's long thought is over. Whoever has worked for a table does so again if it is free: it
has the match in mind, and may have thought on.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

SPARE: Final = 2
"""So many workers beyond the number asked for: one that the busiest person cannot have, and one
that the busiest address cannot."""
REMEMBERED: Final = 4096
"""Of so many persons and tables it is known when they were served."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Claim:
    """For whom a job is done."""

    table: str
    person: str
    """Who opened the table."""
    address: str
    """Where it was opened from."""
    people: bool = True
    """Whether a person plays there."""


@dataclass(frozen=True, slots=True)
class _Waiting(Generic[T]):
    claim: Claim
    job: T
    avoid: frozenset[int]
    """Workers that are not to have it."""
    number: int


class Schedule(Generic[T]):
    """The jobs that wait, and who is being served."""

    def __init__(self, workers: int) -> None:
        """With so many workers for one person; see :data:`SPARE`."""
        self.workers: Final = workers + SPARE
        self._each_person = workers
        self._each_address = workers + 1
        self._waiting: list[_Waiting[T]] = []
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._served: dict[tuple[str, str], int] = {}
        """When persons and tables were last served, in the order in which they were."""
        self._homes: dict[str, int] = {}
        """The worker that served a table last."""
        self._numbers = 0

    def add(self, claim: Claim, job: T, avoid: frozenset[int] = frozenset()) -> None:
        """Let a job wait; where every worker is to be avoided, none is."""
        everybody = avoid.issuperset(range(self.workers))
        waiting = _Waiting(claim, job, frozenset() if everybody else avoid, self._number())
        self._waiting.append(waiting)

    def remove(self, job: T) -> None:
        """Nobody wants the job to be done any more."""
        self._waiting = [waiting for waiting in self._waiting if waiting.job is not job]

    def clear(self) -> list[T]:
        """Give up all that wait."""
        given_up = [waiting.job for waiting in self._waiting]
        self._waiting = []
        return given_up

    def take(self, worker: int, free: Collection[int] = ()) -> tuple[Claim, T] | None:
        """The job that a free worker does next, if any is for it; it ends with :meth:`done`.

        ``free``: others that are about to take something; what is theirs is left to them.
        """
        jobs = [job for job in self._for(worker) if self._home(job, worker, free) == worker]
        found = min(jobs, key=self._place, default=None)
        if found is None:
            return None
        self._waiting.remove(found)
        claim = found.claim
        self._persons[claim.person] += 1
        self._addresses[claim.address] += 1
        for key in (("person", claim.person), ("table", claim.table)):
            self._served.pop(key, None)
            self._served[key] = self._number()
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
        self._homes.pop(claim.table, None)
        self._homes[claim.table] = worker
        while len(self._homes) > REMEMBERED:
            del self._homes[next(iter(self._homes))]
        return claim, found.job

    def forget(self, worker: int) -> None:
        """A worker has nothing in mind any more."""
        self._homes = {table: home for table, home in self._homes.items() if home != worker}

    def done(self, claim: Claim) -> None:
        """A job that was taken is over, however it ended."""
        for counter, name in ((self._persons, claim.person), (self._addresses, claim.address)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]

    def ready(self, worker: int) -> int:
        """How many jobs, of those that a free worker could be given, could be done at once."""
        waiting = Counter(waiting.claim.person for waiting in self._for(worker))
        return sum(
            min(number, self._each_person - self._persons[person])
            for person, number in waiting.items()
        )

    def _for(self, worker: int) -> Iterator[_Waiting[T]]:
        return (
            waiting
            for waiting in self._waiting
            if worker not in waiting.avoid
            and self._persons[waiting.claim.person] < self._each_person
            and self._addresses[waiting.claim.address] < self._each_address
        )

    def _home(self, waiting: _Waiting[T], worker: int, free: Collection[int]) -> int:
        """Which of a worker and of those that are free should have a job."""
        home = self._homes.get(waiting.claim.table, worker)
        return home if home in free and home not in waiting.avoid else worker

    def _place(self, waiting: _Waiting[T]) -> tuple[bool, int, int, int]:
        claim = waiting.claim
        return (
            not claim.people,
            self._served.get(("person", claim.person), 0),
            self._served.get(("table", claim.table), 0),
            waiting.number,
        )

    def _number(self) -> int:
        self._numbers += 1
        return self._numbers
