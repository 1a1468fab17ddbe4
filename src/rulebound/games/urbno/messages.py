"""The ids of all Fluent messages that the game can use, and how composite things are named."""

from collections.abc import Iterable
from typing import Final

from rulebound.core.flow import Text
from rulebound.games.urbno.because import BECAUSE
from rulebound.games.urbno.cards import BY_CODE, COLOURS, RANKS, colour_of, rank_of
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.resources import COMBINATIONS
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.games.urbno.state import Certain
from rulebound.games.urbno.why import REASONS

_ASKS: Final = """
    lead play announce return react steal scroll colour player give give-back echo keep kept
    resources choose half count
"""
_OPTIONS: Final = """
    play wait power cubes certain done return leave steal activate decline colour player give echo
    keep take lay split pass pick count keep-count
"""
_EVENTS: Final = """
    round activated dominant levy levied dealt-anew echoed points-at-once got-scroll extra-scroll
    kept-scroll swapped leader-named no-resources took shared hands-crossed hands-moved half-picked
    rows-laid passed turned waited played power cubes certain explored took-up trick stole scored
    unused-scroll over
"""


def _ids(kind: str, names: str) -> set[str]:
    return {f"urbno-{kind}-{name}" for name in names.split()}


def _numbered(kind: str, numbers: Iterable[int]) -> set[str]:
    return {f"urbno-{kind}-{number}" for number in numbers}


MESSAGES: Final = frozenset(
    _ids("ask", _ASKS)
    | _ids("option", _OPTIONS)
    | _ids("because", " ".join(BECAUSE))
    | _ids("log", _EVENTS)
    | _ids("why", " ".join(REASONS))
    | _ids("colour", " ".join(COLOURS))
    | _ids("rank", " ".join(RANKS))
    | _ids("mode", " ".join(Certain))
    | _numbered("mission", MISSIONS)
    | _numbered("scroll", SCROLLS)
    | _numbered("combination", COMBINATIONS)
    | {"urbno-card", "urbno-combinations", "urbno-over-rounds"}
)


def describe(kind: str, value: str) -> Text | None:
    """Cards are named by colour and rank, powers by their rank, two combinations by both."""
    if kind == "card" and value in BY_CODE:
        card = BY_CODE[value]
        return Text(
            "urbno-card", {"colour": COLOURS[colour_of(card)], "rank": RANKS[rank_of(card)]}
        )
    if kind == "power":
        return Text(f"urbno-rank-{value}.power", {})
    if kind == "combination" and "+" in value:
        return Text("urbno-combinations", {"combination": value.split("+")})
    return None
