"""What a game gives whoever explains its choices: how good tables look, and reasons in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulebound.core.flow import Option, Text
from rulebound.core.insight import Judgement

if TYPE_CHECKING:
    from rulebound.core.game import State

S = TypeVar("S", bound="State")


@dataclass(frozen=True, slots=True)
class Fork(Generic[S]):
    """An option and where it leads, as far as the seat can tell."""

    seat: int
    option: Option
    before: S
    """The table now, as the seat imagines it."""
    after: S
    """The same once the seat has played its part of the line."""
    events: Sequence[Mapping[str, Any]]
    """What is certain to happen on the way, as the log would tell it."""
    gains: Mapping[str, float]
    """By named feature: how much more of it the seat has then than its rivals."""


@dataclass(frozen=True, slots=True)
class Teacher(Generic[S]):
    """What a game gives whoever explains its choices. All of it is asked of imagined matches."""

    judgement: Callable[[S], Judgement[S]]
    """How a table of this kind is judged."""
    reasons: Callable[[Fork[S]], Sequence[Text]]
    """Why one would do so: what is certain first, then the plan; never nothing."""
    round: Callable[[S], int]
    """The number of the round, which everybody knows: in each there are new hints."""
