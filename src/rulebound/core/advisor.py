"""What a bot needs of a game: how good a table looks, and how to play on without much thought."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from rulebound.core.flow import Decision, Option
from rulebound.core.insight import Insight
from rulebound.core.rng import Rng
from rulebound.core.strategy import Strategy
from rulebound.core.teaching import Teacher

if TYPE_CHECKING:
    from rulebound.core.game import State

S = TypeVar("S", bound="State")


@dataclass(frozen=True, slots=True)
class Horizon(Generic[S]):
    """How far a look-ahead plays on before it judges."""

    reached: Callable[[S], bool]
    thrift: int = 1
    """The number of playouts is divided by this; matches of many choices need it."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """How something that a seat could undertake went, this time."""

    won: bool
    beaten: bool
    """If neither, it was broken off."""
    lost: int
    """Of what the seat put at stake."""
    rounds: int
    """After how many rounds it was over."""


def _at_once(state: "State") -> None:
    return None


def _any_option(state: "State", decision: Decision, rng: Rng) -> Option:
    return rng.pick(decision.options)


@dataclass(frozen=True, slots=True)
class Advisor(Generic[S]):
    """A game's advice to bots. All of it is asked on imagined matches, ``horizon`` excepted."""

    evaluate: Callable[[S, int], float]
    """How good the table looks for a seat."""
    horizon: Callable[[S], Horizon[S] | None] = _at_once
    """How far to play on from here; ``None``: the table can be judged as it stands."""
    habit: Callable[[S, Decision, Rng], Option] = _any_option
    """A quick choice for playing on up to the horizon."""
    advice: Callable[[S, Decision, Rng], Option | None] | None = None
    """A choice that needs no look-ahead, if there is one now; ``None``: there never is."""
    attempt: Callable[[S, int, Sequence[str], Rng], Attempt | None] | None = None
    """How it goes this time if a seat does something with things of the table, which is used up;
    ``None``: there is nothing to be won or lost."""
    consent: Callable[[S, int], Option | None] | None = None
    """What a bot takes of the asides of its seat because another seat has asked for it."""
    insight: Insight[S] | None = None
    """What bots that search are told; ``None``: they make do with the rest."""
    strategy: Strategy[S] | None = None
    """What bots that plan are told of matches too long to be searched; ``None``: nothing."""
    teacher: Teacher[S] | None = None
    """What is said of choices to people who ask; ``None``: nothing."""
