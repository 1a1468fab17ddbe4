"""What a game tells bots that search: features with names, a chance to win, first looks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from json import loads
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng

if TYPE_CHECKING:
    from rulebound.core.game import Result, State

S = TypeVar("S", bound="State")


class Theme(StrEnum):
    """What a feature is about; whoever has a temperament cares more for some than for others."""

    GOALS = "goals"
    """Points, and what brings them soon."""
    FORCE = "force"
    """What one has in play."""
    PROMISE = "promise"
    """What one could do next."""
    ORDER = "order"
    """How safely one's things stand together."""
    STOCK = "stock"
    """What one keeps for later."""
    HARM = "harm"
    """What the others have left."""


class Feature(NamedTuple):
    """Something that can be told of a table, as a number for a seat.

    Its name for people is the message ``<game>-feature-<id>``.
    """

    id: str
    theme: Theme


Taste = Mapping[Theme, float]
"""By how much a temperament makes features of a theme more or less important than they are."""


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """A chance to win, from named features and weights that were learnt from play."""

    features: tuple[Feature, ...]
    measure: Callable[[S, int], Sequence[float]]
    """The features of a table for a seat: what it has of each more than its rivals."""
    kind: Callable[[S], str]
    """Which weights are meant for this table."""
    weights: Mapping[str, Sequence[float]]
    """By kind of table."""
    result: Callable[[S], "Result | None"]
    file: Path
    """Where the weights are kept."""

    def chance(self, state: S, seat: int, taste: Taste | None = None) -> float:
        """The chance to win, from 0 to 1; once the match is over, what the seat won."""
        result = self.result(state)
        if result is not None:
            if seat not in result.winners:
                return 0.0
            return 0.5 if len(result.ranking) == 1 else 1.0
        worth = 0.0
        weights = self.weights[self.kind(state)]
        values = self.measure(state, seat)
        if taste:
            for feature, weight, value in zip(self.features, weights, values, strict=True):
                worth += weight * value * taste.get(feature.theme, 1.0)
        else:
            for weight, value in zip(weights, values, strict=True):
                worth += weight * value
        return squashed(worth)


def read_weights(file: Path, features: Sequence[Feature]) -> dict[str, list[float]]:
    """Weights in the order of the features, by kind of table."""
    rows: dict[str, dict[str, float]] = loads(file.read_text(encoding="utf-8"))["weights"]
    return {kind: [row[feature.id] for feature in features] for kind, row in rows.items()}


def squashed(worth: float) -> float:
    """A number of any size as one between 0 and 1."""
    return 1.0 / (1.0 + exp(-worth)) if worth > -500 else 0.0


def _everything(options: Mapping[str, Any]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Insight(Generic[S]):
    """What a game tells bots that search. All of it is asked on imagined matches."""

    judgement: Judgement[S]
    prior: Callable[[S, Decision], Sequence[float]] | None = None
    """How promising each option looks at first sight: positive numbers, in their order."""
    policy: Callable[[S, Decision, Rng], Option] | None = None
    """How to play on quickly and not badly, up to the horizon; ``None``: as the habit does."""
    plans_turns: bool = False
    """Whether a turn is several choices of one player, best thought of together."""
    likelihood: Callable[[S, int], float] | None = None
    """How well all that was played fits a world that a seat imagines: from 0 to 1."""
    thrift: int = 1
    """By how much fewer lines are played on than elsewhere, as each takes longer."""
    meant_for: Callable[[Mapping[str, Any]], bool] = _everything
    """Of which matches it can be asked, by their options."""
