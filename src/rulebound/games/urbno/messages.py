"""The ids of the Fluent messages that name things, and how composite things are named."""

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


def _ids(kind: str, names: str) -> set[str]:
    return {f"urbno-{kind}-{name}" for name in names.split()}


def _numbered(kind: str, numbers: Iterable[int]) -> set[str]:
    return {f"urbno-{kind}-{number}" for number in numbers}


MESSAGES: Final = frozenset(
    _ids("option", "lay pass split")
    | _ids("because", " ".join(BECAUSE))
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
