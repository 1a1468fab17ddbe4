"""What a game tells a player beyond its rules: facts, helps, reasons, names and a portrait."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulebound.core.catalogue import Catalogue
from rulebound.core.flow import Text
from rulebound.core.portrait import Portrait, no_portrait
from rulebound.core.seam import Seam

if TYPE_CHECKING:
    from rulebound.core.game import State

S = TypeVar("S", bound="State")


def _no_facts(options: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


def _no_helps(state: "State", seat: int | None) -> Mapping[str, Any]:
    return {}


def _no_reason(state: "State", seat: int, ref: str, offered: bool) -> Text | None:
    return None


def _no_name(kind: str, value: str) -> Text | None:
    return None


@dataclass(frozen=True, slots=True)
class Guide:
    """A first game that is always set up in the same way; the learner has the first seat."""

    seats: int
    options: Mapping[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class Told(Generic[S]):
    """What a player is told."""

    messages: frozenset[str] = frozenset()
    """The ids of Fluent messages that are made of the names of things, such as its cards.

    Ids that stand in the game's code, and those of its options and events, are not listed.
    """
    facts: Callable[[Mapping[str, Any]], Mapping[str, Any]] = _no_facts
    """Of the options: the printed facts that a client draws with, JSON-able, without any words."""
    helps: Callable[[S, int | None], Mapping[str, Any]] = _no_helps
    """What a friend who sees only what the seat sees would point out now, JSON-able."""
    why_not: Callable[[S, int, str, bool], Text | None] = _no_reason
    """Why the seat cannot use a thing (a ref) now; ``None`` if there is nothing to say.

    The last argument says whether some option of the open decision touches it. That it is not
    their turn (``<game>-why-not-your-turn``) is told only to whoever has not to choose.
    """
    describe: Callable[[str, str], Text | None] = _no_name
    """How to name a thing without a message of its own, such as a card of two parts."""
    seam: Seam | None = None
    """The types of all that a client is told."""
    guide: Guide | None = None
    """The game in which a client teaches the rules."""
    lessons: Mapping[str, Guide] = field(default_factory=dict)
    """Shorter ones about parts of it, by name."""
    portrait: Callable[[Mapping[str, Any]], Portrait] = no_portrait
    """Of what a watcher sees in the end: the match at a glance."""
    catalogue: Callable[[], Catalogue] | None = None
    """What the gallery shows of the game; ``None``: nothing."""
