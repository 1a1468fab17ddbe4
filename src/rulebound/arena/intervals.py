"""Intervals of figures from samples."""

from collections.abc import Sequence
from math import fsum, inf, sqrt
from typing import Final

Z95: Final = 1.959964
"""The quantile of the normal distribution for 95%."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% Wilson score interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z95 * Z95
    middle = share + z2 / (2 * games)
    spread = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    low = max(0.0, (middle - spread) / scale) if wins > 0 else 0.0
    high = min(1.0, (middle + spread) / scale) if wins < games else 1.0  # rounding aside
    return low, high


def spread(total: float, squares: float, n: int) -> float:
    """An average is within so much of the true one, in 95 cases of 100."""
    if n < 2:
        return inf
    variance = (squares - total * total / n) / (n - 1)
    return Z95 * sqrt(max(variance, 0) / n)


def clustered(deals: Sequence[float], matches: int) -> tuple[float, float]:
    """The 95% interval of a share of points: from those of all deals and the number of matches.

    Matches of one deal may go together; then they tell as much as fewer independent ones would.
    They are never taken to tell more: a handful of deals may agree by chance.
    """
    share = fsum(deals) / len(deals) if deals else 0.0
    telling = float(matches)
    if len(deals) > 1:
        variance = fsum((deal - share) ** 2 for deal in deals) / (len(deals) - 1) / len(deals)
        if variance > 0:
            telling = min(telling, share * (1 - share) / variance)
    return wilson(share * telling, telling)
