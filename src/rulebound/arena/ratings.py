"""Elo: strengths for which the results that were seen are the most likely ones.

The model is Bradley and Terry's: a bot that is d Elo stronger gets 1 / (1 + 10 ** (-d / 400)) of
the points. It is fitted by maximum likelihood, to all deals at once. Each bot is also taken to have
drawn once against an opponent of average strength, so that one that never lost has a rating, too.

Intervals come from the curvature of the likelihood and, since matches of one deal are not
independent (nor are the places at one table), from how much the deals differ; the wider counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any, Final

from rulebound.arena.intervals import Z95

Points = Mapping[tuple[str, str], tuple[float, float]]
"""Of one deal: for two bots that met, the points of the first and the number of matches."""
Matrix = list[list[float]]

MEAN: Final = 1500.0
"""What the bots of a table have on average, unless one of them is given a rating."""
_ELO: Final = 400 / log(10)
"""Elo in one unit of the logarithm of odds."""
_ROUNDS: Final = 200
_LARGEST_STEP: Final = 2.0
_CLOSE: Final = 1e-10


@dataclass(frozen=True, slots=True)
class Rating:
    """With its interval of 95 %."""

    elo: float
    spread: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.elo - self.spread, self.elo + self.spread

    def to_json(self) -> dict[str, Any]:
        return {"elo": self.elo, "interval": list(self.interval)}


def expected_share(elo: float) -> float:
    """The share of the points of a bot that is so much stronger."""
    return _share(elo / _ELO)


def rate(
    bots: Sequence[str], deals: Sequence[Points], anchor: tuple[str, float] | None = None
) -> dict[str, Rating]:
    """Ratings of all bots, around :data:`MEAN` or, if the anchor is one of them, beside its own."""
    place = {bot: number for number, bot in enumerate(bots)}
    games = _summed(deals, place)
    strengths = _fit(games, len(bots))
    inverse = _inverse(_curvature(games, strengths))
    robust = _robust(inverse, [_slope(_summed([deal], place), strengths) for deal in deals])
    around = [1 / len(bots)] * len(bots)
    base = MEAN
    if anchor is not None and anchor[0] in place:
        around = [float(bot == anchor[0]) for bot in bots]
        base = anchor[1]
    zero = sum(map(_times, around, strengths))
    ratings = {}
    for bot, number in place.items():
        contrast = [float(other == number) - share for other, share in enumerate(around)]
        variance = max(_variance(inverse, contrast), _variance(robust, contrast))
        spread = Z95 * sqrt(max(variance, 0.0)) * _ELO
        ratings[bot] = Rating(base + (strengths[number] - zero) * _ELO, spread)
    return ratings


# ---- the fit ----

Games = dict[tuple[int, int], tuple[float, float]]


def _summed(deals: Sequence[Points], place: Mapping[str, int]) -> Games:
    games: Games = {}
    for deal in deals:
        for (one, other), (points, matches) in deal.items():
            key = place[one], place[other]
            so_far = games.get(key, (0.0, 0.0))
            games[key] = so_far[0] + points, so_far[1] + matches
    return games


def _fit(games: Games, n: int) -> list[float]:
    """Newton's method; the likelihood has one summit."""
    strengths = [0.0] * n
    for _ in range(_ROUNDS):
        slope = _slope(games, strengths, prior=True)
        inverse = _inverse(_curvature(games, strengths))
        step = [sum(map(_times, row, slope)) for row in inverse]
        longest = max(map(abs, step))
        scale = min(1.0, _LARGEST_STEP / longest) if longest else 1.0
        strengths = [old + scale * change for old, change in zip(strengths, step, strict=True)]
        if longest < _CLOSE:
            break
    return strengths


def _slope(games: Games, strengths: Sequence[float], prior: bool = False) -> list[float]:
    """How the logarithm of the likelihood rises with each strength."""
    slope = [0.5 - _share(strength) if prior else 0.0 for strength in strengths]
    for (i, j), (points, matches) in games.items():
        surprise = points - matches * _share(strengths[i] - strengths[j])
        slope[i] += surprise
        slope[j] -= surprise
    return slope


def _curvature(games: Games, strengths: Sequence[float]) -> Matrix:
    n = len(strengths)
    curvature = [[0.0] * n for _ in range(n)]
    for i, strength in enumerate(strengths):
        curvature[i][i] = _share(strength) * _share(-strength)
    for (i, j), (_, matches) in games.items():
        share = _share(strengths[i] - strengths[j])
        weight = matches * share * (1 - share)
        curvature[i][i] += weight
        curvature[j][j] += weight
        curvature[i][j] -= weight
        curvature[j][i] -= weight
    return curvature


def _robust(inverse: Matrix, slopes: Sequence[Sequence[float]]) -> Matrix:
    """The sandwich estimate of the covariance, a deal being a sample."""
    n = len(inverse)
    if len(slopes) < 2:
        return [[0.0] * n for _ in range(n)]
    spread = len(slopes) / (len(slopes) - 1)
    moved = [[sum(map(_times, row, slope)) for row in inverse] for slope in slopes]
    return [[spread * sum(move[i] * move[j] for move in moved) for j in range(n)] for i in range(n)]


# ---- small mathematics ----


def _share(x: float) -> float:
    return 1 / (1 + exp(-x)) if x >= 0 else exp(x) / (1 + exp(x))


def _times(a: float, b: float) -> float:
    return a * b


def _variance(covariance: Matrix, contrast: Sequence[float]) -> float:
    return sum(
        c * sum(map(_times, row, contrast)) for c, row in zip(contrast, covariance, strict=True)
    )


def _inverse(matrix: Matrix) -> Matrix:
    """Of a positive definite matrix, by Gauss and Jordan."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    return [row[n:] for row in rows]
