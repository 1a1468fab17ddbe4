"""What a bot needs of a game: how good a table looks, and how to play on without much thought."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng

if TYPE_CHECKING:
    from rulebound.core.game import State

S = TypeVar("S", bound="State")


@dataclass(frozen=True, slots=True)
class Horizon(Generic[S]):
    """How far a look-ahead plays on before it judges."""

    reached: Callable[[S], bool]
    thrift: int = 1
    """The number of playouts is divided by this; matches of many choices need it."""


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
