"""From self-play to weights: how much each named feature says about who wins.

Bots that look only a little ahead play against themselves, with some noise in their judgement so
that they see different tables. Tables that a seat leaves to the others are told apart by how the
match ended for it; a logistic regression finds the weights under which those results are likeliest.
One seed always gives the same weights.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from json import dumps, loads
from math import log, sqrt
from typing import Any, Final, NamedTuple

from rulebound.bots.base import Chair
from rulebound.bots.mind import Mind
from rulebound.bots.search import SearchBot
from rulebound.core.errors import RuleboundError
from rulebound.core.game import Game
from rulebound.core.insight import Insight, squashed
from rulebound.core.match import Match
from rulebound.core.rng import Rng

RIDGE: Final = 15.0
"""How strongly weights are held where they were, in tables that speak for it."""
ROUNDS: Final = 12
HALVINGS: Final = 12
LEARNER: Final = Mind(
    beam=3, width=10, inner=1, worlds=0, rethinks=False, iterations=30, noise=0.04
)


class Sample(NamedTuple):
    """A table as one seat saw it, and what became of it: 1 won, 0 lost, between: shared."""

    kind: str
    match: int
    features: tuple[float, ...]
    result: float


class Learner(SearchBot):
    mind = LEARNER


class Rival(SearchBot):
    """Plays for the contest of old and new weights: it sees as little, but judges surely."""

    mind = replace(LEARNER, noise=0.0)


def self_play(
    game: Game[Any], seats: int, options: Mapping[str, Any], matches: int, seed: int
) -> Iterator[list[Sample]]:
    """The samples of one match after the other."""
    insight = insight_of(game)
    for number in range(matches):
        luck = Rng(seed * 1_000_003 + number)
        match = game.start(seats=seats, options=options, seed=luck.bits() >> 1, log=False)
        players = [Learner(luck.bits()) for _ in range(seats)]
        seen: list[tuple[int, str, tuple[float, ...]]] = []
        while match.decision is not None:
            seat = match.decision.seat
            match.choose(players[seat].choose(Chair(match, seat)))
            if match.decision is not None and match.decision.seat != seat:
                seen.append((seat, *_measured(match, insight, seat, luck)))
        yield [Sample(kind, number, row, _result(match, seat)) for seat, kind, row in seen]


def insight_of(game: Game[Any]) -> Insight[Any]:
    if game.advisor.insight is None:
        raise RuleboundError(f"{game.id} tells its bots nothing that could be learnt")
    return game.advisor.insight


def _measured(
    match: Match, insight: Insight[Any], seat: int, luck: Rng
) -> tuple[str, tuple[float, ...]]:
    """The table that a seat leaves to the others: between such tables its choices decide."""
    world = match.imagine(seat, luck.bits())
    judgement = insight.judgement
    return world.consult(judgement.kind), tuple(world.consult(judgement.measure, seat))


def _result(match: Match, seat: int) -> float:
    assert match.result is not None
    if seat not in match.result.winners:
        return 0.0
    return 0.5 if len(match.result.ranking) == 1 else 1.0


# ---- the regression ----


def fitted(rows: Sequence[Sample], old: Sequence[float]) -> list[float]:
    """The weights that make the results likeliest, held near the old ones.

    Newton's method; a step that makes things worse is halved.
    """
    count = len(old)
    spread = [
        max(1e-9, sqrt(sum(row.features[at] ** 2 for row in rows) / len(rows)))
        for at in range(count)
    ]
    scaled = [
        row._replace(features=tuple(v / s for v, s in zip(row.features, spread, strict=True)))
        for row in rows
    ]
    start = [weight * s for weight, s in zip(old, spread, strict=True)]

    def badness(weights: Sequence[float]) -> float:
        strayed = sum((now - was) * (now - was) for was, now in zip(start, weights, strict=True))
        return len(rows) * log_loss(scaled, weights) + RIDGE / 2 * strayed

    weights, now = start, badness(start)
    for _ in range(ROUNDS):
        step = _newton_step(scaled, weights, start)
        for _ in range(HALVINGS):
            tried = [weight + change for weight, change in zip(weights, step, strict=True)]
            then = badness(tried)
            if then < now:
                weights, now = tried, then
                break
            step = [change / 2 for change in step]
        else:
            break
    return [weight / s for weight, s in zip(weights, spread, strict=True)]


def _newton_step(
    rows: Sequence[Sample], weights: Sequence[float], start: Sequence[float]
) -> list[float]:
    count = len(weights)
    slope = [RIDGE * (was - now) for was, now in zip(start, weights, strict=True)]
    curve = [[RIDGE if i == j else 0.0 for j in range(count)] for i in range(count)]
    for row in rows:
        values = row.features
        chance = squashed(sum(w * v for w, v in zip(weights, values, strict=True)))
        error, weigh = row.result - chance, chance * (1 - chance)
        for i, value in enumerate(values):
            if value:
                slope[i] += error * value
                line, part = curve[i], weigh * value
                for j in range(i + 1):
                    line[j] += part * values[j]
    for i in range(count):
        for j in range(i):
            curve[j][i] = curve[i][j]
    return _solved(curve, slope)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination."""
    n = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(n):
        pivot = max(range(at, n), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, n):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, n + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * n
    for at in range(n - 1, -1, -1):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, n))
        found[at] = (rows[at][n] - known) / rows[at][at]
    return found


def log_loss(rows: Sequence[Sample], weights: Sequence[float]) -> float:
    """How surprised one is by the results, a table: 0.693 for whoever knows nothing."""
    total = 0.0
    for row in rows:
        worth = sum(w * v for w, v in zip(weights, row.features, strict=True))
        chance = min(max(squashed(worth), 1e-6), 1 - 1e-6)
        total -= row.result * log(chance) + (1 - row.result) * log(1 - chance)
    return total / len(rows)


# ---- the whole of it ----


@dataclass(frozen=True, slots=True)
class Learnt:
    """What one kind of table taught."""

    kind: str
    matches: int
    tables: int
    before: float
    """Log loss of the old weights, on matches that were not learnt from."""
    after: float
    weights: dict[str, float]


HELD_BACK: Final = 5
"""One match in so many is kept for the test."""


def learn(game: Game[Any], rows: Sequence[Sample]) -> list[Learnt]:
    """New weights for every kind of table among the samples."""
    judgement = insight_of(game).judgement
    ids = [feature.id for feature in judgement.features]
    found = []
    for kind in sorted({row.kind for row in rows}):
        its = [row for row in rows if row.kind == kind]
        test = [row for row in its if row.match % HELD_BACK == 0]
        train = [row for row in its if row.match % HELD_BACK]
        if not test or not train:
            raise RuleboundError(f"too few matches to learn from: {kind}")
        old = judgement.weights[kind]
        new = fitted(train, old)
        found.append(
            Learnt(
                kind,
                len({row.match for row in its}),
                len(its),
                log_loss(test, old),
                log_loss(test, new),
                {name: round(weight, 4) for name, weight in zip(ids, new, strict=True)},
            )
        )
    return found


def with_weights(insight: Insight[Any], learnt: Sequence[Learnt]) -> Insight[Any]:
    """What a game tells its bots, with other weights."""
    judgement = insight.judgement
    new = {one.kind: [one.weights[f.id] for f in judgement.features] for one in learnt}
    return replace(insight, judgement=replace(judgement, weights={**judgement.weights, **new}))


def contest(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any],
    learnt: Sequence[Learnt],
    deals: int,
    seed: int,
) -> tuple[float, int]:
    """How many matches one seat with the new weights wins against old ones, and out of how many.

    Every deal is played once from each seat.
    """
    new = with_weights(insight_of(game), learnt)
    won = 0.0
    for deal in range(deals):
        luck = Rng(seed * 1_000_003 + deal)
        cards, seeds = luck.bits() >> 1, [luck.bits() for _ in range(seats)]
        for newcomer in range(seats):
            match = game.start(seats=seats, options=options, seed=cards, log=False)
            players = [
                Rival(seeds[seat], new if seat == newcomer else None) for seat in range(seats)
            ]
            while match.decision is not None:
                seat = match.decision.seat
                match.choose(players[seat].choose(Chair(match, seat)))
            won += _result(match, newcomer)
    return won, deals * seats


def write(game: Game[Any], learnt: Sequence[Learnt], seed: int) -> None:
    """Keep the new weights, and where they came from."""
    file = insight_of(game).judgement.file
    kept = loads(file.read_text(encoding="utf-8"))
    for one in learnt:
        kept["weights"][one.kind] = one.weights
        kept.setdefault("learnt", {})[one.kind] = {
            "seed": seed,
            "matches": one.matches,
            "tables": one.tables,
            "log_loss": round(one.after, 4),
        }
    file.write_text(dumps(kept, indent=1) + "\n", encoding="utf-8")
