"""The helps of combats and of the map."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from rulebound.games.homm3.model.kinds import DiceRule, TierName
from rulebound.games.homm3.model.world import HeroName

Did = Literal["nothing", "hit", "flips", "defeated"]
"""What damage does to a unit."""


class Result(TypedDict):
    """What so much damage would do."""

    damage: int
    result: Did
    left: int
    """The health left on the side that is shown then."""


class OddsFace(Result):
    """What one result of the dice would do."""

    die: int
    chance: float
    """Per cent."""
    guarded: NotRequired[Result]
    """If the Defense Token takes off one damage."""


class Chances(TypedDict):
    faces: list[OddsFace]
    defeated: float
    flips: float
    in_two: NotRequired[float]
    """Per cent: that it is defeated by the first shot or by the one that may follow."""


class Odds(Chances):
    unit: str
    target: str
    dice: DiceRule | Literal["none", "one"]
    token: float
    """Per cent: how often a Defense Token takes off one damage."""
    retaliation: NotRequired[list[OddsFace]]
    """If the target survives and strikes back."""
    more: NotRequired[dict[str, Chances]]
    """What changes with so much more attack, as far as own cards can add it."""


class Boost(TypedDict):
    """A way of using a card that adds attack; one for each copy of the card."""

    card: str
    mode: str
    attack: int


class HeroThere(TypedDict):
    seat: int
    hero: HeroName
    friend: bool


class GuardsThere(TypedDict):
    level: int
    quick: bool
    """They are beaten without a combat; the rest is told of the others only."""
    tiers: NotRequired[dict[TierName, int]]
    xp: NotRequired[int]
    rounds: NotRequired[int | None]


class StepHelp(TypedDict):
    """What waits on a Field."""

    hero: NotRequired[HeroThere]
    rover: NotRequired[str]
    guards: NotRequired[GuardsThere]


class Helps(TypedDict):
    reach: NotRequired[list[str]]
    """Where the active unit can go."""
    odds: NotRequired[dict[str, Odds]]
    """By the notation of an attack."""
    attack: NotRequired[Odds]
    """Of the attack that is declared now."""
    boosts: NotRequired[list[Boost]]
    steps: NotRequired[dict[HeroName, dict[str, StepHelp]]]
    """By hero: the Fields to which it can go."""
