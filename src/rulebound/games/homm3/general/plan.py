"""A plan for a turn: what a player knows of the fights ahead, and how far ahead they think."""

from typing import Final, NamedTuple

Odds = tuple[tuple[str, float], ...]
"""By foe: what is added to the logarithm of the odds of a fight, beside what it looks like."""


class Plan(NamedTuple):
    sight: int = 12
    """How many steps ahead Fields are thought of."""
    odds: Odds = ()
    nerve: float = 0.0
    """How much more than usual is dared: taken from the chance that makes a fight worth it."""


ANY: Final = Plan()
"""Of somebody who has found out nothing."""
