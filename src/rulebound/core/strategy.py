"""What a game of long matches tells bots that plan: what to find out, and how to play then."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulebound.core.flow import Decision, Option
from rulebound.core.insight import Insight
from rulebound.core.rng import Rng

if TYPE_CHECKING:
    from rulebound.core.game import State

S = TypeVar("S", bound="State")
Plan = Any
"""What a player means to do for a while, and why; only the game knows what it is."""


@dataclass(frozen=True, slots=True)
class Study(Generic[S]):
    """What somebody finds out with before making a plan, and how thoroughly."""

    seat: int
    imagine: Callable[[], S]
    """A table as the seat may imagine it, another one each time; it may be used up."""
    rng: Rng
    memory: dict[str, Any]
    """What was found before; each bot has its own."""
    depth: int
    """How thoroughly, from 1 to 5."""
    astray: Callable[[], float]
    """An error of judgement, in chances to win where all is even."""
    late: Callable[[], bool]
    """Whether there is no time for more."""


@dataclass(frozen=True, slots=True)
class Strategy(Generic[S]):
    """All of it is asked of imagined tables, from which it learns no more than the seat sees."""

    matter: Callable[[S, Decision], Hashable]
    """What a plan is made for: when that has changed, a new one is made. ``None``: the choice
    belongs to the plan at hand."""
    study: Callable[[Study[S]], Plan]
    """A plan, and what was found out for it."""
    play: Callable[[S, Decision, Rng, Plan], Option]
    """What somebody with a plan chooses; ``None``: there is none yet."""
    close_up: Callable[[S, Decision], Insight[S] | None]
    """What a choice is judged by that has to be searched closely; ``None``: it has not."""
    meant_for: Callable[[Mapping[str, Any]], bool]
    """Of which matches it can be asked, by their options."""
