"""A combat: its sides, their units, the attack or the spell that is being resolved (H3-10)."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final, Literal, NamedTuple, get_args

from rulebound.core.copying import Copyable, Dropped
from rulebound.games.homm3.model.kinds import NO_KIT, DiceRule, Face, Kit, UnitKind, UnitType
from rulebound.games.homm3.model.players import Cards, Troop
from rulebound.games.homm3.model.spaces import NAMES, OFF, OWN_SIDE


class Side(IntEnum):
    """The two sides of a combat."""

    ATTACKER = 0
    DEFENDER = 1


# Where a combat stands
SIDES: Final = ("attacker", "defender")
"""How options and positions call the two sides."""


class CombatPhase(IntEnum):
    """Where a combat stands."""

    DEPLOY = 0
    """``Battle.turn`` places its units."""
    WALLS = 1
    START = 2
    ROUND = 3
    """The next unit is to be found."""
    ACTIVATION = 4
    """``Battle.active`` has begun its activation and acts now."""
    ROUND_END = 5
    OVER = 6


class Until(IntEnum):
    """How long an ongoing effect lasts, if not to the end of a given combat round."""

    FOR_COMBAT = 0
    """Until the combat ends; other values of ``until`` are the last combat round it lasts."""
    THIS_ACTIVATION = -1
    """Until the activation under way is over."""
    ITS_ACTIVATION = -2
    """Until the next activation of the unit on which it lies is over."""


AttackStep = Literal["declared", "rolled", "lethal", "done"]
Ending = Literal["", "defeat", "retreat", "surrender", "stalemate", "skip"]
"""How a combat ended; empty: it goes on."""
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)


class Ongoing(NamedTuple):
    """An effect that lasts: of a card in play, on one unit or on all of a side.

    ``what`` is ``attack``, ``defense``, ``health`` or ``initiative`` (changed by ``amount``), or
    the name of a rule that some card sets (``disrupted``, ``anti_magic``, ``fire_shield``, …).
    """

    card: str
    """The card it comes from; for tokens their name."""
    side: int
    """Whose card it is."""
    unit: int
    """The number of the unit it lies on; -1: it concerns all units of the side."""
    what: str
    amount: int = 0
    until: int = Until.FOR_COMBAT
    spell: bool = False
    lies: bool = True
    """The card itself lies here and is discarded when this ends."""
    at: int = OFF
    """The space it lies on, if it lies on one."""
    returns: bool = False
    """When it ends the card comes back to the hand (H3-5.33)."""
    helpers: Cards = ()
    """Cards that stay in play with it and are discarded with it."""
    removed: bool = False
    """When it ends the card leaves the game."""
    lot: int = 0
    """Of a token that lies face down: which ones were shuffled with it."""


class Cover(NamedTuple):
    """A card that lies on a unit and fights in its place (H3-10.68)."""

    card: str
    face: Face
    damage: int = 0
    below: "Cover | None" = None
    """The card it covers in its turn."""


@dataclass(slots=True, eq=False)
class Unit(Copyable):
    """A unit in combat."""

    number: int
    name: str
    """What refs and logs call it: its kind, with a number if there are several."""
    kind: UnitKind
    side: int
    pack: bool
    at: int
    damage: int = 0
    alive: bool = True
    activated: bool = False
    retaliated: bool = False
    answers: int = 0
    """How often it has struck back in this combat round."""
    paralysed: bool = False
    defending: bool = False
    attack: int = 0
    """Attack bonuses until its next attack (H3-10.53)."""
    defense: int = 0
    """Defense bonuses against the next attack on it."""
    haste: int = 0
    """Initiative until its activation is over (H3-17.73)."""
    poison: int = 0
    used: bool = False
    """An ability that works once a combat is used up."""
    flipped: bool = False
    """It was knocked down from Pack to Few in this combat."""
    lent: bool = False
    """It fights in this combat only, and belongs to no Unit Deck."""
    original: int = -1
    """A copy: the number of the unit that it is one of."""
    cover: Cover | None = None
    kit: Kit = NO_KIT
    """The abilities that work now."""

    @property
    def face(self) -> Face:
        if self.cover is not None:
            return self.cover.face
        kind = self.kind
        return kind.pack if self.pack and kind.pack is not None else kind.few

    @property
    def tier(self) -> int:
        return self.kind.tier

    @property
    def type(self) -> UnitType:
        if self.cover is not None:
            return self.cover.face.type
        kind = self.kind
        return kind.pack.type if self.pack and kind.pack is not None else kind.few.type

    @property
    def ref(self) -> str:
        return f"unit:{self.name}"

    @property
    def space(self) -> str:
        return NAMES[self.at] if self.at != OFF else "tower"


@dataclass(slots=True)
class AiHero(Copyable):
    """The deck of an AI Hero (H3-10.126)."""

    deck: Cards = ()
    discard: Cards = ()
    spells: Cards = ()
    spell_discard: Cards = ()
    skill: str = ""
    attack: int = 0
    """Attack cards that wait for the next attacker (H3-10.131)."""
    kept: str = ""
    """A spell kept for the first activation of the next combat round."""
    kept_power: int = 0
    kept_round: int = 0
    power: int = 0
    """Power that waits for the next spell."""
    other_skills: Cards = ()
    """Further skills; it uses one that it can."""


@dataclass(slots=True)
class Army(Copyable):
    """One side of a combat."""

    seat: int
    """Who moves its units, or makes the choices that the rules leave to somebody."""
    player: int = -1
    """Whose army it is; -1: guards, or an AI Hero."""
    ai: bool = False
    """Its units move by the rule book's AI (H3-10.111)."""
    hero: bool = False
    """The player's Main Hero is there: cards may be played (H3-5.1)."""
    ai_hero: AiHero | None = None
    casts: int = 0
    """Spells cast in this combat round."""
    keeps_on: bool = False
    """It may not surrender: it defends its own Town, or has nowhere to go (H3-10.86)."""
    limit: int = 1
    """Spells it may cast in a combat round (H3-5.50)."""
    most: int = 5
    """Units it may field (H3-9.1)."""
    power: int = 0
    chain: Cards = ()
    """Cards played for power that no spell has used yet (H3-5.49)."""
    charge: int = 0
    """Power from a building, which serves only spells and is lost with the chain."""
    lost: int = 0
    """Units removed in this combat."""
    bound: bool = False
    """It can neither retreat nor surrender (Shackles of War)."""
    used: bool = False
    """The permanent card in play was used in this combat round."""


@dataclass(slots=True, eq=False)
class Attack:
    """An attack while it is resolved (H3-10.50). Between activations there is none."""

    attacker: Unit
    target: Unit
    retaliation: bool = False
    first: bool = True
    """The first attack of an activation: Attack abilities work."""
    value: int | None = None
    """Replaces the printed attack."""
    dice: tuple[int, ...] = ()
    """The dice as they lie, before one of several is dropped."""
    faces: tuple[int, ...] = ()
    """The dice that count, as abilities see them (H3-10.50, H3-17.77)."""
    pick: DiceRule = DiceRule.ONE
    no_die: bool = False
    """No die is rolled (Bless)."""
    ignored: bool = False
    """The die counts for nothing."""
    silenced: bool = False
    """Nor does anything happen that it would trigger."""
    factor: int = 1
    fixed: int | None = None
    """No die is rolled: all of them show this face."""
    throws: int = 0
    """So many dice are rolled and added up, -1 counts for nothing (Slayer)."""
    spare: int = 0
    """Dice that are rolled besides; the attacker picks the one that counts (Fortune)."""
    pierces: bool = False
    """The defense of the target does not count."""
    steady: bool = False
    """Distance does not trouble a ranged attacker (H3-9.12)."""
    jinxed: bool = False
    """Cards give the attacker no more attack (Misfortune, H3-17.80)."""
    softened: int = 0
    """Damage that the target does not take."""
    draws: int = 0
    """Cards that the attacker's player draws afterwards."""
    cancelled: bool = False
    damage: int = 0
    defeated: bool = False
    step: AttackStep = "declared"


@dataclass(slots=True, eq=False)
class Casting:
    """A spell, or a specialty raised by power, between its announcement and its end (H3-10.66)."""

    card: str
    side: int
    grade: int
    power: int
    school: str
    units: tuple[Unit, ...] = ()
    cancelled: bool = False
    returns: bool = False
    """The card comes back to the hand (Knowledge, Mysticism)."""
    helpers: Cards = ()
    """The cards played along for power."""
    lasting: Ongoing | None = None
    """The effect with which the card stays in play."""
    answers: "Casting | None" = None
    """The spell to which it is an answer."""
    turned: Unit | None = None
    """The unit at which it is aimed instead (Magic Mirror)."""
    stays: bool = False
    """On the map: the card lies there as long as its effect lasts."""
    bringers: Cards = ()
    """Cards that stay with it until they bring it back (H3-5.33)."""


@dataclass(slots=True)
class Battle(Copyable):
    """A combat (H3-10)."""

    armies: list[Army]
    units: list[Unit] = field(default_factory=list)
    phase: int = CombatPhase.DEPLOY
    turn: int = Side.ATTACKER
    """Whose units are placed."""
    reserve: list[tuple[Troop, ...]] = field(default_factory=lambda: [(), ()])
    """Troops of each side that are still to be placed."""
    kept_back: list[tuple[Troop, ...]] = field(default_factory=lambda: [(), ()])
    """Troops of each side that take no part (H3-10.25); once all are placed, all others."""
    siege: bool = False
    walls: int = 0
    """The spaces with standing Walls."""
    gate: int = OFF
    tower: int = -1
    """The number of the Arrow Tower among the units."""
    round: int = 0
    active: int = -1
    came_from: int = OFF
    """Where the active unit stood when its activation began."""
    moved: bool = False
    attacked: bool = False
    may_defend: bool = True
    held: bool = False
    """The active unit may not move."""
    last_tied: dict[int, int] = field(default_factory=dict)
    """Of equal initiative, which side went last (H3-10.31)."""
    ongoing: tuple[Ongoing, ...] = ()
    struck: tuple[int, ...] = ()
    """Units attacked in this activation, in order."""
    excused: int = 0
    """Units that may not strike back in this activation, as bits."""
    felled: int = 0
    """Units whose health attacks of this activation brought to 0, as bits (H3-9.5)."""
    attack: Dropped[Attack | None] = None
    """Over at every checkpoint, as ``casting`` is."""
    casting: Dropped[Casting | None] = None
    moment: str = ""
    """The card window that is open."""
    quiet: int = 0
    """Combat rounds without any change (H3-10.35)."""
    changed: bool = False
    activations: int = 0
    guards: int = 0
    """The difficulty of the guarded field; 0: no guards."""
    azure: bool = False
    tiers: tuple[int, int, int, int] | None = None
    """The guards by tier, if not by the table of H3-11.6."""
    sought: Cards = ()
    """Guards by name that are there besides."""
    endless: bool = False
    """Further combat rounds against the guards cost nothing."""
    free_rounds: int = 0
    """So many of them cost nothing."""
    due: int = -1
    """The unit that is about to activate."""
    called: int = -1
    """The unit that activates next, whoever is faster."""
    mired: bool = False
    """The active unit is stuck: its activation is over."""
    stacks: tuple[tuple[int, str], ...] = ()
    """Units with a Stack Token, and which one it is."""
    spaces: tuple[int, int] = OWN_SIDE
    """By side: where it places its units."""
    owed: tuple[tuple[str, int], ...] = ()
    """What is still to be settled after damage: (what, unit)."""
    notes: tuple[tuple[str, Any], ...] = ()
    """What abilities of units remember."""
    winner: int = -1
    ended: Ending = ""
    fought_out: tuple[int, ...] = ()
    """The seats that let a bot play the rest of it; so it is when all agree."""
    slowly: bool = False
    """Somebody wants to see every step of it."""

    def note(self, key: str, usual: Any = None) -> Any:
        """What an ability has noted."""
        return dict(self.notes).get(key, usual)

    def set_note(self, key: str, value: Any) -> None:
        """Values must be hashable: they are shared by copies."""
        self.notes = tuple(sorted({**dict(self.notes), key: value}.items()))
