"""What happens in a combat, as the log tells it: a class a kind of event."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

# ---- the beginning and the end ----


class Guards(TypedDict):
    troops: list[str]


class Bought(TypedDict):
    seat: int
    step: str
    troop: str
    gold: int


class Placed(TypedDict):
    unit: str
    space: str
    side: int
    pack: int


class Walled(TypedDict):
    gate: str


class CombatRound(TypedDict):
    number: int


class CombatOver(TypedDict):
    """By side: whose army it was (-1: nobody's), and how many of its units were defeated."""

    winner: int
    how: str
    seats: list[int]
    fallen: list[int]


class OffersFight(TypedDict):
    """Would let a bot play the rest of the combat."""

    seat: int


class FoughtOut(TypedDict):
    """From here on a bot plays for these seats, until the combat is over."""

    seats: list[int]


class FightsOn(TypedDict):
    seat: int
    how: Literal["refused", "withdrawn", "stopped"]


class Over(TypedDict):
    reason: str


class Resigned(TypedDict):
    seat: int


class Fled(TypedDict):
    seat: int


class Surrendered(TypedDict):
    seat: int


# ---- an activation ----


class Activates(TypedDict):
    unit: str


class Skipped(TypedDict):
    unit: str


class Ability(TypedDict):
    """A unit uses its ability instead of moving and attacking."""

    unit: str


class Defends(TypedDict):
    unit: str


Moves = TypedDict("Moves", {"unit": str, "from": str, "to": str, "way": list[str]})
"""``way``: the spaces that it passes; empty if it only appears at its end."""


class Attacks(TypedDict):
    unit: str
    target: str
    retaliation: int


class Cancelled(TypedDict):
    unit: str
    target: str


class Saved(TypedDict):
    unit: str
    target: str


# ---- dice ----


class Rolled(TypedDict):
    """``rule``: the number of the rule that asks for the roll."""

    unit: str
    dice: list[int]
    purpose: str
    rule: str


class Rerolled(TypedDict):
    unit: str
    dice: list[int]
    by: str


# ---- damage ----


class Hit(TypedDict):
    """How a hit was worked out: ``die`` with its sign, ``ability`` the defense that one rolled."""

    unit: str
    target: str
    attack: int
    die: str
    defense: int
    token: int
    ability: int
    wall: int
    damage: int


class Hurt(TypedDict):
    """``left`` of its ``health``."""

    unit: str
    amount: int
    source: str
    left: int
    health: int


class Flipped(TypedDict):
    """A Pack becomes a Few."""

    unit: str
    left: int
    health: int


class Survived(TypedDict):
    unit: str


class Defeated(TypedDict):
    unit: str


class Vanished(TypedDict):
    unit: str


class Healed(TypedDict):
    unit: str
    amount: int


class Broke(TypedDict):
    """``unit``: the one that did it."""

    piece: Literal["gate", "wall"]
    space: str
    unit: str


class Unharmed(TypedDict):
    unit: str
    card: str


# ---- effects ----


class Bonus(TypedDict):
    """``amount`` has its sign."""

    unit: str
    stat: Literal["attack", "defense", "initiative"]
    amount: str


class Token(TypedDict):
    """``amount`` has its sign."""

    unit: str
    token: str
    amount: str


class StackToken(TypedDict):
    """``amount`` has its sign."""

    unit: str
    token: str
    amount: str


class StackLost(TypedDict):
    unit: str
    token: str


class Paralysed(TypedDict):
    unit: str


class Freed(TypedDict):
    unit: str


class ShruggedOff(TypedDict):
    unit: str
    card: str


class Uncovered(TypedDict):
    unit: str
    card: str


class Reinforced(TypedDict):
    """In a combat there is no ``seat``."""

    seat: NotRequired[int]
    unit: str


class Weakened(TypedDict):
    seat: int
    unit: str


# ---- the AI hero ----


class AiCard(TypedDict):
    """A card of the AI deck is turned up for a unit."""

    side: int
    unit: str
    card: str
    value: int


class AiReshuffled(TypedDict):
    side: int
    card: str


class AiSkill(TypedDict):
    side: int
    card: str


class AiSpellKept(TypedDict):
    side: int
    card: str


class AiSpellLost(TypedDict):
    side: int
    card: str


class AiSpellReturned(TypedDict):
    side: int
    card: str


class TokensLaid(TypedDict):
    """Face down; half of them are blank."""

    card: str
    count: int


class TokenTurned(TypedDict):
    """A unit has entered a space with a token that lay face down."""

    unit: str
    card: str
    space: str
    face: str
    """``real`` or ``blank``."""
