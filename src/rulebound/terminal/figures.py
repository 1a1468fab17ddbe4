"""Figures with their 95 % intervals, as tables write them."""

from math import isfinite


def share_text(share: float, interval: tuple[float, float]) -> str:
    """``62% (55–68)``."""
    low, high = interval
    return f"{share:.0%} ({100 * low:.0f}–{100 * high:.0f})"


def average_text(average: float, spread: float) -> str:
    """``+1.25 ± 0.30``."""
    return f"{average:+.2f}" + (f" ± {spread:.2f}" if isfinite(spread) else "")
