"""How bots are found: by the entry point group ``rulebound.bots``."""

from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from rulebound.bots.base import Bot
from rulebound.bots.strengths import STRENGTHS
from rulebound.core.errors import RuleboundError

TABLE_SECONDS: Final = 5.0
"""How long a bot that says nothing about it may think at a table."""


@dataclass(frozen=True, slots=True)
class TableBot:
    """A bot that people can play against at a table."""

    name: str
    title: str
    seconds: float
    step: int = 0
    """How strong it is, from 1 to 5; 0: nobody knows."""
    offered: bool = True
    """Whether people are offered it; others sit only where they were put."""


@cache
def _installed() -> dict[str, type[Bot]]:
    found = {point.name: point.load() for point in entry_points(group="rulebound.bots")}
    return dict(sorted(found.items()))


def bots() -> list[str]:
    """The names of all bots: those of the laboratory and of others, then our people."""
    return [*_installed(), *STRENGTHS]


def bot(name: str, seed: int = 0) -> Bot:
    """A new bot of that name."""
    known = STRENGTHS | _installed()
    if name not in known:
        raise RuleboundError(f"no bot is called {name!r}; installed: {', '.join(bots())}")
    return known[name](seed)


@cache
def table_bots() -> dict[str, TableBot]:
    """Whom people can play against, by name: our own, then the installed bots."""
    return {
        name: TableBot(
            name,
            getattr(kind, "title", name),
            getattr(kind, "seconds", TABLE_SECONDS),
            getattr(kind, "step", 0),
            getattr(kind, "offered", True),
        )
        for name, kind in (STRENGTHS | _installed()).items()
        if getattr(kind, "at_tables", True)
    }
