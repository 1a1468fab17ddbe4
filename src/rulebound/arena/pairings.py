"""Who meets whom, and in which seats."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice, pairwise
from math import isfinite
from typing import Final

from rulebound.arena.bulk import labels_of
from rulebound.bots import bot
from rulebound.core.errors import RuleboundError

Meeting = tuple[str, ...]
"""The labels of those who sit down together; if one is claimed to be stronger, it is the first."""

LABEL: Final = re.compile(r"[\w.+-]{1,60}(@[0-9.]{1,12})?( \d{1,3})?")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that takes part."""

    label: str
    """``greedy``, ``greedy@0.5`` or, if it takes part more than once, ``greedy 2``."""
    bot: str
    seconds: float | None
    """How long it may think about a choice; ``None``: as long as it likes."""


def enter(names: Sequence[str], seconds: float | None = None) -> tuple[Entrant, ...]:
    """The bots of these names. ``greedy@0.5`` has half a second a choice, whatever others have."""
    check_seconds(seconds)
    entrants = []
    for name, label in zip(names, labels_of(names), strict=True):
        called = name.partition("@")[0]
        bot(called)
        if not LABEL.fullmatch(label):
            raise RuleboundError(f"{name!r} is no bot with a number of seconds")
        entrants.append(Entrant(label, called, seconds_of(label, seconds)))
    return tuple(entrants)


def seconds_of(label: str, otherwise: float | None) -> float | None:
    """How long the bot of that label may think about a choice."""
    own = label.partition(" ")[0].partition("@")[2]
    if not own:
        return otherwise
    try:
        seconds = float(own)
    except ValueError:
        raise RuleboundError(f"{own!r} is no number of seconds") from None
    check_seconds(seconds)
    return seconds


def check_seconds(seconds: float | None) -> None:
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise RuleboundError("bots need a positive number of seconds for a choice")


# ---- who meets whom ----


def round_robin(labels: Sequence[str], seats: int) -> list[Meeting]:
    """All at one table if there are seats enough, otherwise all combinations that fill a table."""
    if len(labels) < 2:
        raise RuleboundError("at least two bots are needed")
    return list(combinations(labels, min(len(labels), seats)))


def gauntlet(hero: str, labels: Sequence[str]) -> list[Meeting]:
    """One against each of the others."""
    others = [label for label in labels if label != hero]
    if not others:
        raise RuleboundError(f"{hero} needs somebody to play against")
    return [(hero, other) for other in others]


def ladder(labels: Sequence[str]) -> list[Meeting]:
    """Each against the one before it: they are listed from the weakest to the strongest."""
    if len(labels) < 2:
        raise RuleboundError("at least two bots are needed")
    return [(stronger, weaker) for weaker, stronger in pairwise(labels)]


# ---- who sits where ----


def seatings(meeting: Meeting, seats: int) -> list[Meeting]:
    """The matches of one deal, as the labels of all seats: everyone sits everywhere equally often.

    If there are more seats than bots, they sit in turn: ``abab``. If that is uneven (``aba``), so
    that somebody sits twice, each of them does once. The order in which they are named does not
    matter, so that the same matches are never played again only because it changed.
    """
    bots = sorted(set(meeting))
    tables = [
        tuple(islice(cycle(bots[first:] + bots[:first]), seats)) for first in range(len(bots))
    ]
    turned = (table[i:] + table[:i] for table in tables for i in range(seats))
    return list(dict.fromkeys(turned))
