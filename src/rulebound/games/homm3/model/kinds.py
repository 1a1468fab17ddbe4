"""What is printed on unit cards: faces, tiers, prices and abilities (H3-9)."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import IntEnum, StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulebound.core.flow import Flow
from rulebound.games.homm3.model.boxes import CORE, FACTIONS

if TYPE_CHECKING:
    from rulebound.games.homm3.model.battle import Attack, Unit
    from rulebound.games.homm3.model.state import State


class UnitType(StrEnum):
    """How a unit moves and attacks (H3-9.10)."""

    GROUND = "ground"
    FLYING = "flying"
    RANGED = "ranged"


TIERS: Final = ("bronze", "silver", "gold", "azure")


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
TargetHook = Callable[["State", "Unit", "Unit"], Flow[None]]
AttackHook = Callable[["State", "Attack"], Flow[None]]
Bonus = Callable[["State", "Attack"], int]
"""What is added to a value of an attack; asked whenever the value is."""


class Harm(NamedTuple):
    """What a Spell or a Specialty is about to do to a unit."""

    source: str
    """``spell`` or ``specialty``."""
    card: str
    school: str
    damages: bool = True


class Cost(NamedTuple):
    gold: int = 0
    materials: int = 0
    valuables: int = 0


class Other(NamedTuple):
    """What a unit may do instead of moving and attacking."""

    can: Callable[["State", "Unit"], bool]
    do: UnitHook


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Rules that hold while an ability works."""

    unlimited_retaliation: bool = False
    more_retaliations: int = 0
    """How often it strikes back in a combat round besides the first time."""
    no_adjacent_penalty: bool = False
    no_range_penalty: bool = False
    shoots_again_on: frozenset[int] = frozenset()
    """Faces of its own die after which it shoots a target that is not beside it once more."""
    no_retaliation: bool = False
    """Whoever it attacks does not strike back."""
    two_dice: str = ""
    """``higher``, ``lower`` or ``sum``: it attacks with two dice."""
    rerolls: frozenset[int] = frozenset()
    """Faces of its own die that it may roll again."""
    rerolls_if_moved: bool = False
    """It may reroll one of its dice if it ended its movement elsewhere."""
    must_reroll: frozenset[int] = frozenset()
    reroll_again: bool = False
    """It may (or must) reroll as often as such a face comes up."""
    ignores_own_die: bool = False
    sets_attacker_die: int | None = None
    die_bonus: int = 0
    """Added to its die."""
    attack_on: frozenset[int] = frozenset()
    """Faces of its own die that add 1 attack."""
    defense_on: frozenset[int] = frozenset()
    """Faces of the attacker's die that give it 1 defense."""
    retaliator_dice: str = ""
    """``lower``: whoever strikes back at it rolls two dice."""
    lowers_defense_on: tuple[tuple[int, int], ...] = ()
    """What the target loses of its defense when the attack die shows this face: (face, amount)."""
    elemental: bool = False
    """Its attacks disregard defense altogether."""
    immune_to_paralysis: bool = False
    ignores_stares: bool = False
    ignores_ongoing: str = ""
    """``spell``: ongoing spells do nothing to it; ``any``: no ongoing effect does."""
    shrugs_off: bool = False
    """A Spell or Specialty aimed at it alone fails if a die shows +1."""
    shields_neighbours: bool = False
    """Friends beside it count as having a Defense Token."""
    holds_neighbours: bool = False
    """An enemy that begins its activation beside it may not move."""
    enemy_power_less: int = 0
    casting_costs: str = ""
    """``card`` or ``power``: enemies who cast discard such a card besides."""
    moves_anywhere: bool = False
    saves_others: bool = False
    """Once a combat it cancels an attack that would defeat another friendly unit."""
    survives_once: bool = False
    phantom: bool = False
    """Once it is used up it is a mirage: any damage makes it vanish."""
    leads: bool = False
    """With the last such unit its whole side is beaten."""
    other: Other | None = None


@dataclass(frozen=True, slots=True)
class Ability(Standing):
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
    falls: Callable[["State", "Unit", int], None] | None = None
    """It leaves the combat by a blow of a side."""
    attack_bonus: Bonus | None = None
    """For the attacks it makes."""
    defense_bonus: Bonus | None = None
    """Against the attacks of others."""
    enemy_attack: Bonus | None = None
    """For whoever attacks it."""
    enemy_defense: Bonus | None = None
    """For whoever it attacks."""
    damage_taken: Callable[[int], int] | None = None
    """What the damage of a single attack comes to."""
    immune: Callable[[Harm], bool] | None = None
    """Whether a Spell does nothing at all to it."""
    card_damage: Callable[[Harm, int], int] | None = None
    """What the damage of a card comes to, before it is kept from falling below 0."""
    neighbours_card_damage: Callable[[Harm, int], int] | None = None
    """The same for friends beside it."""


@dataclass(frozen=True, slots=True, eq=False)
class Kit(Standing):
    """All abilities of a face at once: any that is true, sums, all members, all hooks.

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
    falls: tuple[Callable[["State", "Unit", int], None], ...] = ()
    attack_bonus: tuple[Bonus, ...] = ()
    defense_bonus: tuple[Bonus, ...] = ()
    enemy_attack: tuple[Bonus, ...] = ()
    enemy_defense: tuple[Bonus, ...] = ()
    damage_taken: tuple[Callable[[int], int], ...] = ()
    immune: tuple[Callable[[Harm], bool], ...] = ()
    card_damage: tuple[Callable[[Harm, int], int], ...] = ()
    neighbours_card_damage: tuple[Callable[[Harm, int], int], ...] = ()
    own_attack: "Kit | None" = None

    @property
    def attack(self) -> "Kit":
        return self.own_attack or self


_RULES: Final = frozenset(rule.name for rule in fields(Standing))
_HOOKS: Final = tuple(
    hook.name for hook in fields(Ability) if hook.name not in _RULES and hook.default is None
)


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
    for rule in fields(Standing):
        given = [getattr(a, rule.name) for a in counted]
        given = [value for value in given if value != rule.default]
        if given:
            values[rule.name] = _sum(given, rule.default)
    for hook in _HOOKS:
        values[hook] = tuple(script for a in counted if (script := getattr(a, hook)) is not None)
    return Kit(abilities=abilities, own_attack=own_attack, **values)


def _sum(given: list[Any], default: Any) -> Any:
    if isinstance(default, frozenset):
        return frozenset().union(*given)
    if isinstance(default, tuple):
        return tuple(item for items in given for item in items)
    if isinstance(default, int) and not isinstance(default, bool):
        return sum(given)
    return given[-1]


NO_KIT: Final = Kit()
"""A unit without its abilities."""


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One side of a unit card."""

    type: str
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
    place: int = 0
    """Before (-1) or after (1) all others of its deck that is not yet shuffled."""

    def face(self, pack: bool) -> Face:
        return self.pack if pack and self.pack is not None else self.few


KINDS: Final[dict[str, UnitKind]] = {}
"""All unit cards by their ids."""


def gold(amount: int, valuables: int = 0) -> Cost:
    return Cost(amount, 0, valuables)


def face(
    type_: str, stats: tuple[int, int, int, int], cost: Cost | None, *abilities: Ability
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
