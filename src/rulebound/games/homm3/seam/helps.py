"""The helps of combats and of the map."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from rulebound.games.homm3.model.kinds import DiceRule, TierName
from rulebound.games.homm3.model.world import HeroName
from rulebound.games.homm3.seam.combat import Troop

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
    covered: NotRequired[dict[str, list[OddsFace]]]
    """The blow back against so much more defense, as far as own cards can add it."""


class Cover(TypedDict):
    """A way of using a card that adds defense against a blow back; one for each copy."""

    card: str
    mode: str
    defense: int


class Boost(TypedDict):
    """A way of using a card that adds attack; one for each copy of the card."""

    card: str
    mode: str
    attack: int


class Ride(TypedDict):
    """A shortest way to a Field."""

    cost: int
    """Movement points."""
    fields: list[str]
    """Every Field on which the hero arrives, the last one included."""
    steps: list[str]
    """The choices that lead there, one for each Field."""


class Threat(TypedDict):
    """How far a hero or an army of the other side can come in its next turn, without cards."""

    seat: NotRequired[int]
    hero: NotRequired[HeroName]
    rover: NotRequired[str]
    points: int
    fields: list[str]


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
    """The movement points that are left for combat rounds; ``None``: they need none."""
    troops: NotRequired[list[Troop]]
    """Cards that everybody knows; the tiers count the others."""
    secret: NotRequired[int]
    """How many more there are of which nothing is known."""
    walls: NotRequired[bool]


class StepHelp(TypedDict):
    """What waits on a Field that a hero can reach."""

    visit: NotRequired[bool]
    """A visit there brings something."""
    storm: NotRequired[int]
    """The seat whose Town or Settlement it is."""

    hero: NotRequired[HeroThere]
    rover: NotRequired[str]
    guards: NotRequired[GuardsThere]


class Tally(TypedDict):
    """What a player did in a match that is over."""

    combats_won: int
    combats_lost: int
    retreats: int
    quick_combats: int
    units_beaten: int
    units_lost: int
    recruited: int
    reinforced: int
    cards_played: int
    spells_cast: int
    gold_earned: int
    gold_spent: int
    built: int
    mines: int
    towns: int
    """Towns and Settlements."""
    tiles: int
    """Discovered or placed."""
    level: int
    """The highest that the Main Hero reached."""


class Helps(TypedDict):
    reach: NotRequired[list[str]]
    """Where the active unit can go."""
    odds: NotRequired[dict[str, Odds]]
    """By the notation of an attack."""
    attack: NotRequired[Odds]
    """Of the attack that is declared now."""
    boosts: NotRequired[list[Boost]]
    covers: NotRequired[list[Cover]]
    parries: NotRequired[bool]
    """The active unit could meet a blow back by an ability that costs a card."""
    moot: NotRequired[list[str]]
    """Notations of what can be done now and would decide nothing, or keeps: one need not ask."""
    steps: NotRequired[dict[HeroName, dict[str, StepHelp]]]
    """By hero: the Fields that it can reach, and what waits there."""
    rides: NotRequired[dict[HeroName, dict[str, list[Ride]]]]
    """By hero: the ways to these Fields, the quietest first; they differ in what is visited."""
    far: NotRequired[dict[HeroName, dict[str, int]]]
    """By hero: the movement points to Fields that it cannot reach in this turn."""
    guards: NotRequired[dict[str, GuardsThere]]
    """What the Main Hero would meet on the other guarded Fields."""
    threats: NotRequired[list[Threat]]
    tally: NotRequired[list[Tally]]
    """By seat, once the match is over."""
