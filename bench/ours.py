"""Rulebound: the forms of Tash-Kalar, King Urbno, combats and scenarios of Heroes III."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import rulebound
from contender import Contender, Entry
from rulebound import Match

PEER = "Rulebound"
YARDSTICK = "Tash-Kalar, High Form"
"""The game that all others are compared with."""


@dataclass(frozen=True, slots=True)
class Ours(Contender[Match]):
    game: str
    seats: int
    given: dict[str, Any]

    def walk(self, seed: int, rng: Random) -> Iterator[Match]:
        match = rulebound.game(self.game).start(
            seats=self.seats, options=self.given, seed=seed, log=False
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


def _tashkalar(seats: int, **given: Any) -> Callable[[], Ours]:
    return partial(Ours, "tashkalar", seats, given)


def _urbno(seats: int, **given: Any) -> Callable[[], Ours]:
    return partial(Ours, "urbno", seats, given)


def _homm3(seats: int, **given: Any) -> Callable[[], Ours]:
    return partial(Ours, "homm3", seats, given)


def _scenario(seats: int, scenario: str) -> Callable[[], Ours]:
    return _homm3(seats, form="scenario", scenario=scenario)


def entries() -> list[Entry]:
    tables = {
        "Tash-Kalar, First Game": _tashkalar(2, form="first_game"),
        YARDSTICK: _tashkalar(2, form="high_form"),
        "Tash-Kalar, Duel": _tashkalar(2, form="duel"),
        "Tash-Kalar, High Form, new schools": _tashkalar(
            2, form="high_form", schools=["etherweave", "everfrost"]
        ),
        "Tash-Kalar, Duel, new schools": _tashkalar(
            2, form="duel", schools=["everfrost", "nethervoid"]
        ),
        "Tash-Kalar, Melee of 3": _tashkalar(3, form="melee"),
        "Tash-Kalar, Melee of 4": _tashkalar(4, form="melee"),
        "Tash-Kalar, High Form in teams": _tashkalar(4, form="high_form", teams=True),
        "Tash-Kalar, Duel in teams": _tashkalar(4, form="duel", teams=True),
        "King Urbno, 2 players": _urbno(2),
        "King Urbno, 3 players": _urbno(3),
        "King Urbno, 4 players": _urbno(4),
        "King Urbno, pairs": _urbno(4, pairs=True),
        "Heroes III, skirmish": _homm3(2),
        "Heroes III, skirmish without heroes": _homm3(
            2, attacker_hero="none", defender_hero="none"
        ),
        "Heroes III, siege": _homm3(2, siege=True),
        "Heroes III, guard fight": _homm3(1, form="guards", field=5),
        "Heroes III, Force of Will for 2": _scenario(2, "force_of_will"),
        "Heroes III, Trial by Combat for 3": _scenario(3, "trial_by_combat"),
        "Heroes III, Emerald Island alone": _scenario(1, "emerald_island"),
    }
    return [Entry(PEER, name, load) for name, load in tables.items()]
