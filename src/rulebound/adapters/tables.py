"""Matches as laboratories want them: made from a form, ended by payoffs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rulebound.core.encoding import Encoding, Table
from rulebound.core.errors import BadOption, RuleboundError
from rulebound.core.game import Game, game, games
from rulebound.core.match import Match
from rulebound.core.rng import Seed


def encoding_of(game: Game[Any]) -> Encoding:
    if game.encoding is None:
        raise RuleboundError(f"{game.id} does not say how it is put into numbers")
    return game.encoding


def declared() -> Iterator[tuple[str, Encoding, Table]]:
    """Every form of every installed game that can be put into numbers."""
    for name in games():
        encoding = game(name).encoding
        if encoding is not None:
            for table in encoding.tables:
                yield name, encoding, table


@dataclass(frozen=True, slots=True)
class Seating:
    """A game, the number of its seats and its options."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any]

    def start(self, seed: Seed) -> Match:
        return self.game.start(seats=self.seats, options=self.options, seed=seed, log=False)


def seating(name: str, seats: int | None, options: Mapping[str, Any]) -> Seating:
    """Checked; without a number of seats, the smallest that the options allow."""
    played = game(name)
    encoding_of(played)
    refused: BadOption | None = None
    for count in played.seats if seats is None else (seats,):
        try:
            played.start(seats=count, options=options, log=False)
        except BadOption as error:
            refused = refused or error
        else:
            return Seating(played, count, dict(options))
    assert refused is not None
    raise refused


def payoffs(match: Match) -> tuple[float, ...]:
    """What each seat has got out of a match that is over, from -1 to 1; before, nothing.

    A seat is compared with its rivals: how many of them it beat, less those that beat it, as a
    share of them all. Where the rules themselves can win, they are a rival, too. Seats that play
    together against the rules get 1 or -1.
    """
    result = match.result
    if result is None:
        return (0.0,) * match.seats
    place = {seat: n for n, seats in enumerate(result.ranking) for seat in seats}
    rules_at = [n for n, seats in enumerate(result.ranking) if not seats]
    found = []
    for seat in range(match.seats):
        allies = match.allies(seat)
        rivals = [place[other] for other in range(match.seats) if other not in allies] + rules_at
        if not rivals:
            found.append(1.0 if place[seat] == 0 else -1.0)
            continue
        beaten = sum(other > place[seat] for other in rivals)
        beaten_by = sum(other < place[seat] for other in rivals)
        found.append((beaten - beaten_by) / len(rivals))
    return tuple(found)
