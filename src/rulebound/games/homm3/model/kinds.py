"""What is printed on unit cards: faces, tiers, prices and abilities (H3-9)."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import IntEnum, StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

from rulebound.core.flow import Flow
from rulebound.games.homm3.model.boxes import CORE, FACTIONS, copies_in

if TYPE_CHECKING:
    from rulebound.games.homm3.model.battle import Attack, Unit
    from rulebound.games.homm3.model.state import State


class UnitType(StrEnum):
    """How a unit moves and attacks (H3-9.10)."""

    GROUND = "ground"
    FLYING = "flying"
    RANGED = "ranged"


TierName = Literal["bronze", "silver", "gold", "azure"]
TIERS: Final[tuple[TierName, ...]] = get_args(TierName)


class Tier(IntEnum):
    """The tiers of units, from the weakest (H3-9.2)."""

    BRONZE = 0
    SILVER = 1
    GOLD = 2
    AZURE = 3


SCHOOLS: Final = ("air", "earth", "fire", "water")


# When an ability works (H3-9.13)
class When(StrEnum):
    """When an ability works (H3-9.13)."""

    PASSIVE = "passive"
    ACTIVATION = "activation"
    ATTACK = "attack"
    RETALIATION = "retaliation"
    OTHER = "other"
    MAP = "map"


UnitHook = Callable[["State", "Unit"], Flow[None]]
UnitLoss = Callable[["State", "Unit"], None]
TargetHook = Callable[["State", "Unit", "Unit"], Flow[None]]
AttackHook = Callable[["State", "Attack"], Flow[None]]
BlowHook = Callable[["State", "Unit", int], None]
"""With the side that struck the blow."""
Bonus = Callable[["State", "Attack"], int]
"""What is added to a value of an attack; asked whenever the value is."""
DiceHook = Callable[["State", "Attack"], "DiceRule"]
RerollHook = Callable[["State", "Attack"], "Rerolls"]
NeighbourHook = Callable[["Unit", "Unit"], bool]
"""What a unit does to another that stands beside it."""


class Harm(NamedTuple):
    """What a card, or an ability like one, is about to do to a unit."""

    source: str
    """``spell``, ``specialty``, another ``card``, or ``stare``."""
    card: str = ""
    school: str = ""
    damages: bool = True
    lasts: bool = False
    """It is an ongoing effect."""


Resource = Literal["gold", "materials", "valuables"]


class Cost(NamedTuple):
    gold: int = 0
    materials: int = 0
    valuables: int = 0


class Other(NamedTuple):
    """What a unit may do instead of moving and attacking."""

    can: Callable[["State", "Unit"], bool]
    do: UnitHook


class Rescue(NamedTuple):
    """How a unit cancels an attack that would defeat a friend (H3-10.61)."""

    can: Callable[["Unit", "Unit"], bool]
    """Whether it can save the other unit."""
    do: Callable[["State", "Unit", "Attack"], None]


class Survival(NamedTuple):
    """How a unit stays in the combat that has no health left."""

    can: Callable[["Unit"], bool]
    do: Callable[["State", "Unit"], None]


class DiceRule(StrEnum):
    """How many dice are rolled for an attack, and which of them count (H3-17.77)."""

    ONE = ""
    LOWER = "lower"
    HIGHER = "higher"
    SUM = "sum"


class Rerolls(NamedTuple):
    """What of a roll its roller rerolls by an ability."""

    faces: frozenset[int] = frozenset()
    """Faces that may be rolled again."""
    again: bool = False
    """As often as such a face comes up."""
    once: bool = False
    """One die, whatever it shows."""
    must: frozenset[int] = frozenset()
    """Faces that are always rolled again; with ``again`` until something else comes up."""

    def and_(self, more: "Rerolls") -> "Rerolls":
        return Rerolls(
            self.faces | more.faces,
            self.again or more.again,
            self.once or more.once,
            self.must | more.must,
        )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Traits:
    """Rules of the book that do not hold for a unit; many units have one of them."""

    no_adjacent_penalty: bool = False
    no_range_penalty: bool = False
    no_retaliation: bool = False
    """Whoever it attacks does not strike back."""
    ignores_defense: bool = False
    """Its attacks disregard defense altogether."""
    immune_to_paralysis: bool = False


@dataclass(frozen=True, slots=True)
class Ability(Traits):
    """One ability as printed. ``text`` is its Fluent message; the rest is what it does.

    Abilities of the timing ``attack`` hold only for the first attack of the unit's own activation;
    ``passive`` ones for every attack it makes.
    """

    text: str
    timing: str = When.PASSIVE
    args: tuple[tuple[str, Any], ...] = ()
    starts: UnitHook | None = None
    """After all placement (H3-10.26)."""
    rounds: UnitHook | None = None
    """A combat round begins."""
    activates: UnitHook | None = None
    targeted: UnitHook | None = None
    """An enemy attacks it, or aims a Spell or Specialty at it."""
    declares: TargetHook | None = None
    """Its attack is declared."""
    rolls: TargetHook | None = None
    """Its dice lie for good, before the damage."""
    strikes: TargetHook | None = None
    """Its attack has been resolved, before the target strikes back."""
    follows: TargetHook | None = None
    """Further attacks, once the bonuses of this one have ended (H3-10.50, step 10)."""
    finishes: TargetHook | None = None
    """After any striking back."""
    strikes_back: TargetHook | None = None
    """It has struck back at the unit."""
    defeats: TargetHook | None = None
    """It has removed the unit from the combat."""
    braces: AttackHook | None = None
    """It is about to be attacked, before the dice."""
    wounded: BlowHook | None = None
    """It has taken damage."""
    falls: BlowHook | None = None
    """It leaves the combat."""
    gone: UnitLoss | None = None
    """Its card has left the combat, even if its abilities were asleep."""
    survives: Survival | None = None
    rescues: Rescue | None = None
    resists: Callable[["State", "Unit", str], Flow[bool]] | None = None
    """A Spell or a Specialty is aimed at it alone; whether it does nothing."""
    other: Other | None = None
    retaliates_again: Callable[["Unit"], bool] | None = None
    """Whether it may strike back once more in this combat round."""
    shoots_again: Callable[[tuple[int, ...]], bool] | None = None
    """Whether it shoots a target that is not beside it once more after these faces."""
    reaches: Callable[[int], int] | None = None
    """Where else it can go, if these spaces are closed to it."""
    holds: NeighbourHook | None = None
    """Whether a unit that begins its activation beside it may not move."""
    guards: NeighbourHook | None = None
    """Whether a unit beside it counts as having a Defense Token."""
    attack_bonus: Bonus | None = None
    """For the attacks it makes."""
    defense_bonus: Bonus | None = None
    """Against the attacks of others."""
    enemy_attack: Bonus | None = None
    """For whoever attacks it."""
    enemy_defense: Bonus | None = None
    """For whoever it attacks."""
    dice: DiceHook | None = None
    """The dice that it attacks with."""
    enemy_dice: DiceHook | None = None
    """The dice of whoever attacks it."""
    sets_die: Callable[[int], int] | None = None
    """What a die of whoever attacks it shows, as it is thrown."""
    rerolls: RerollHook | None = None
    """What it rerolls when it attacks."""
    die_bonus: Bonus | None = None
    """For its own die."""
    die_worth: Callable[[int], int] | None = None
    """What its dice add to its attack in the end."""
    attack_by_dice: Bonus | None = None
    """More attack by the faces of its own dice."""
    defense_by_dice: Bonus | None = None
    """More defense by the faces of the attacker's dice."""
    enemy_defense_by_dice: Bonus | None = None
    """For whoever it attacks, by the faces of its own dice."""
    damage_taken: Callable[[int], int] | None = None
    """What the damage of a single attack comes to."""
    immune: Callable[[Harm], bool] | None = None
    """Whether something does nothing at all to it."""
    card_damage: Callable[[Harm, int], int] | None = None
    """What the damage of a card comes to, before it is kept from falling below 0."""
    neighbours_card_damage: Callable[[Harm, int], int] | None = None
    """The same for friends beside it."""
    enemy_power: Callable[["State", "Unit"], int] | None = None
    """More power for the spells of enemies."""
    casting_costs: Callable[[str], bool] | None = None
    """Whether this card is one that enemies must discard to it when they cast."""


@dataclass(frozen=True, slots=True, eq=False)
class Kit(Traits):
    """All abilities of a face at once: every trait and every hook of any of them.

    What holds only for the first attack of the unit's own activation (timing ``attack``) stands in
    :attr:`attack`, a kit of its own that includes everything else as well.
    """

    abilities: tuple[Ability, ...] = ()
    starts: tuple[UnitHook, ...] = ()
    rounds: tuple[UnitHook, ...] = ()
    activates: tuple[UnitHook, ...] = ()
    targeted: tuple[UnitHook, ...] = ()
    declares: tuple[TargetHook, ...] = ()
    rolls: tuple[TargetHook, ...] = ()
    strikes: tuple[TargetHook, ...] = ()
    follows: tuple[TargetHook, ...] = ()
    finishes: tuple[TargetHook, ...] = ()
    strikes_back: tuple[TargetHook, ...] = ()
    defeats: tuple[TargetHook, ...] = ()
    braces: tuple[AttackHook, ...] = ()
    wounded: tuple[BlowHook, ...] = ()
    falls: tuple[BlowHook, ...] = ()
    gone: tuple[UnitLoss, ...] = ()
    survives: tuple[Survival, ...] = ()
    rescues: tuple[Rescue, ...] = ()
    resists: tuple[Callable[["State", "Unit", str], Flow[bool]], ...] = ()
    other: tuple[Other, ...] = ()
    retaliates_again: tuple[Callable[["Unit"], bool], ...] = ()
    shoots_again: tuple[Callable[[tuple[int, ...]], bool], ...] = ()
    reaches: tuple[Callable[[int], int], ...] = ()
    holds: tuple[NeighbourHook, ...] = ()
    guards: tuple[NeighbourHook, ...] = ()
    attack_bonus: tuple[Bonus, ...] = ()
    defense_bonus: tuple[Bonus, ...] = ()
    enemy_attack: tuple[Bonus, ...] = ()
    enemy_defense: tuple[Bonus, ...] = ()
    dice: tuple[DiceHook, ...] = ()
    enemy_dice: tuple[DiceHook, ...] = ()
    sets_die: tuple[Callable[[int], int], ...] = ()
    rerolls: tuple[RerollHook, ...] = ()
    die_bonus: tuple[Bonus, ...] = ()
    die_worth: tuple[Callable[[int], int], ...] = ()
    attack_by_dice: tuple[Bonus, ...] = ()
    defense_by_dice: tuple[Bonus, ...] = ()
    enemy_defense_by_dice: tuple[Bonus, ...] = ()
    damage_taken: tuple[Callable[[int], int], ...] = ()
    immune: tuple[Callable[[Harm], bool], ...] = ()
    card_damage: tuple[Callable[[Harm, int], int], ...] = ()
    neighbours_card_damage: tuple[Callable[[Harm, int], int], ...] = ()
    enemy_power: tuple[Callable[["State", "Unit"], int], ...] = ()
    casting_costs: tuple[Callable[[str], bool], ...] = ()
    own_attack: "Kit | None" = None

    @property
    def attack(self) -> "Kit":
        return self.own_attack or self


_TRAITS: Final = tuple(trait.name for trait in fields(Traits))
_HOOKS: Final = tuple(hook.name for hook in fields(Ability) if hook.default is None)


def kit_of(*abilities: Ability) -> Kit:
    """The abilities of a face together."""
    passive = tuple(a for a in abilities if a.timing != When.ATTACK)
    every = _together(abilities, abilities)
    if len(passive) == len(abilities):
        return every
    return _together(passive, abilities, own_attack=every)


def _together(
    counted: tuple[Ability, ...], abilities: tuple[Ability, ...], own_attack: Kit | None = None
) -> Kit:
    values: dict[str, Any] = {}
    for trait in _TRAITS:
        values[trait] = any(getattr(a, trait) for a in counted)
    for hook in _HOOKS:
        values[hook] = tuple(script for a in counted if (script := getattr(a, hook)) is not None)
    return Kit(abilities=abilities, own_attack=own_attack, **values)


NO_KIT: Final = Kit()
"""A unit without its abilities."""


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One side of a unit card."""

    type: UnitType
    attack: int
    defense: int
    health: int
    initiative: int
    cost: Cost
    kit: Kit


@dataclass(frozen=True, slots=True, eq=False)
class UnitKind:
    """A unit card. Neutral units have no Pack (H3-9.21)."""

    id: str
    faction: str
    box: str
    tier: int
    few: Face
    pack: Face | None
    kin: str
    """The creature, whoever fields it."""
    traits: frozenset[str]
    copies: int
    """In its box; others may hold more."""
    place: int = 0
    """Before (-1) or after (1) all others of its deck that is not yet shuffled."""

    def copies_in(self, boxes: frozenset[str] | None = None) -> int:
        """With some boxes, or with all (H3-2.2)."""
        return copies_in(self.id, self.box, self.copies, boxes)

    def face(self, pack: bool) -> Face:
        return self.pack if pack and self.pack is not None else self.few


KINDS: Final[dict[str, UnitKind]] = {}
"""All unit cards by their ids."""


def gold(amount: int, valuables: int = 0) -> Cost:
    return Cost(amount, 0, valuables)


def face(
    type_: UnitType, stats: tuple[int, int, int, int], cost: Cost | None, *abilities: Ability
) -> Face:
    """A side with attack, defense, health and initiative as printed."""
    return Face(type_, *stats, cost or Cost(), kit_of(*abilities))


def unit(
    id_: str,
    tier: int,
    few: Face,
    pack: Face | None = None,
    *,
    box: str = CORE,
    traits: tuple[str, ...] = (),
    copies: int = 1,
    kin: str = "",
    place: int = 0,
) -> UnitKind:
    """Register a unit card: ``castle_griffins`` are the Griffins of the Castle."""
    faction, _, name = id_.partition("_")
    kind = UnitKind(
        id_, faction, box, tier, few, pack, kin or name, frozenset(traits), copies, place
    )
    KINDS[id_] = kind
    return kind


@cache
def roster(faction: str) -> tuple[UnitKind, ...]:
    """The units of a faction, by tier, once all are loaded."""
    mine = [k for k in KINDS.values() if k.faction == faction and not k.id.endswith("_alt")]
    return tuple(sorted(mine, key=lambda kind: kind.tier))


def factions() -> tuple[str, ...]:
    """Factions with units, those of the core box first."""
    known = {kind.faction for kind in KINDS.values()}
    return tuple(faction for faction in FACTIONS if faction in known)
