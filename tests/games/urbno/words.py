"""More words for King Urbno tests: a full deal, the end of a round, an Explorer's draw."""

from collections.abc import Callable

from rulebound import Match
from tests.games.urbno.cardtable import asks, options, seat

# A has no blue card, B no yellow one.
DEAL = (
    "Ye-Em Ye-Pr Ye-Ex Ye-Fa Re-Dw Re-Wi Bk-Dw Bk-Kn",
    "Re-Fa Re-As Bl-Fa Bl-As Bl-Ex Bl-Dw Bk-Fa Bk-As",
    "Ye-As Ye-Wi Re-Ex Re-Em Bl-Wi Bl-Kn Bk-Ex Bk-Wi",
    "Ye-Dw Ye-Kn Re-Kn Re-Pr Bl-Pr Bl-Em Bk-Pr Bk-Em",
)
# Tricks that somebody has, and one card each for the last trick.
TRICKS = (
    "Bl-Fa+Bl-As+Bl-Ex+Bl-Dw",
    "Bl-Wi+Bl-Kn+Bl-Pr+Bl-Em",
    "Re-Fa+Re-As+Re-Ex+Re-Dw",
    "Re-Wi+Re-Kn+Re-Pr+Re-Em",
)
LAST = ("Bk-Em", "Bk-Fa", "Bk-As", "Bk-Ex")


def entries(match: Match) -> list[int]:
    """What the players wrote last."""
    return [seat(match, n)["entries"][-1] for n in range(match.seats)]


def tokens(match: Match, number: int) -> tuple[int, int, int]:
    """Crystals, cubes and scrolls of a seat."""
    found = seat(match, number)
    return found["crystals"], found["cubes"], found["scrolls"]


def finish_round(match: Match) -> Match:
    """Choose the first option until the round is over."""
    number = match.view()["round"]
    while match.decision is not None and match.view()["round"] == number:
        match.choose(0)
    return match


def drawing(card: str, start: Callable[[int], Match]) -> Match:
    """The first of the matches, by seed, in which the Explorer draws this card."""
    for seed in range(50):
        match = start(seed)
        assert asks(match)[1] == "return"
        if f"return {card}" in options(match):
            return match
    raise AssertionError(f"{card} is never drawn")
