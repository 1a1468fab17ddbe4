"""An Explorer draws at random: a match in which the wanted card comes."""

from collections.abc import Callable

from rulebound import Match
from tests.cardtable import asks, options


def drawing(card: str, start: Callable[[int], Match]) -> Match:
    """The first of the matches, by seed, in which the Explorer draws this card."""
    for seed in range(50):
        match = start(seed)
        assert asks(match)[1] == "return"
        if f"return {card}" in options(match):
            return match
    raise AssertionError(f"{card} is never drawn")
