"""Rulebound: the forms of Tash-Kalar."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

import rulebound
from contender import Contender, Entry
from rulebound import Match

PEER = "Rulebound"
YARDSTICK = "Tash-Kalar, High Form"
"""The game that all others are compared with."""


@dataclass(frozen=True, slots=True)
class TashKalar(Contender[Match]):
    form: str
    seats: int
    teams: bool = False

    def walk(self, seed: int, rng: Random) -> Iterator[Match]:
        match = rulebound.game("tashkalar").start(
            seats=self.seats,
            options={"form": self.form, "teams": self.teams},
            seed=seed,
            log=False,
        )
        while (decision := match.decision) is not None:
            yield match
            match.choose(rng.randrange(len(decision.options)))

    def stops(self, seed: int, rng: Random) -> Iterator[Match]:
        """The decisions of a seat that made the choice before, too: it is amid its turn."""
        last: int | None = None
        for match in self.walk(seed, rng):
            seat = _mover(match)
            if seat == last:
                yield match
            last = seat

    def options(self, position: Match) -> list[str]:
        assert position.decision is not None
        return [option.notation for option in position.decision.options]

    def forker(self, position: Match) -> Callable[[], Match]:
        return position.fork

    def imaginer(self, position: Match) -> Callable[[], Match]:
        return partial(position.imagine, _mover(position), 1)


def _mover(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


def entries() -> list[Entry]:
    forms = {
        "Tash-Kalar, First Game": partial(TashKalar, "first_game", 2),
        YARDSTICK: partial(TashKalar, "high_form", 2),
        "Tash-Kalar, Duel": partial(TashKalar, "duel", 2),
        "Tash-Kalar, Melee of 3": partial(TashKalar, "melee", 3),
        "Tash-Kalar, Melee of 4": partial(TashKalar, "melee", 4),
        "Tash-Kalar, High Form in teams": partial(TashKalar, "high_form", 4, teams=True),
        "Tash-Kalar, Duel in teams": partial(TashKalar, "duel", 4, teams=True),
    }
    return [Entry(PEER, name, load) for name, load in forms.items()]
