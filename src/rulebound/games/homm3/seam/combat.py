"""The view of players, decks and combats."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from rulebound.games.homm3.model.battle import AttackStep
from rulebound.games.homm3.model.kinds import DiceRule, TierName, UnitType

PhaseName = Literal["deploy", "walls", "start", "round", "activation", "round-end", "over"]

TokenFace = Literal["real", "blank", "face_down"]
"""``face_down`` to all who do not know which it is."""
Side = Literal[0, 1]
"""0 attacks, 1 defends."""


class Troop(TypedDict):
    kind: str
    pack: bool


class Player(TypedDict):
    seat: int
    side: Side | None
    """The side on which the player fights."""
    faction: str
    hero: str | None
    level: int
    xp: int
    hand: list[str] | None
    """``None``: the viewer does not see it."""
    hand_count: int
    deck: list[str] | None
    """In no order."""
    deck_count: int
    discard: list[str]
    removed: list[str]
    permanent: str | None
    experts: int
    morale: int
    gold: int
    materials: int
    valuables: int
    movement: int
    troops: list[Troop]


class Deck(TypedDict):
    """A shared deck: the top of its discard pile; of neutral units only the size of the pile."""

    count: int
    discard: NotRequired[int]
    top: NotRequired[str | None]


class Effect(TypedDict):
    card: str
    what: str
    amount: int
    until: int | None
    """The combat round at whose end it is over; ``None``: it lasts for the whole combat."""


class SharedEffect(Effect):
    """An effect that lies on no unit: on a space, or for a whole side."""

    side: Side
    space: str | None
    face: TokenFace | None
    """Of a token that lies face down, what the viewer knows of it; ``None``: it is no token."""


class Tokens(TypedDict):
    activated: bool
    retaliated: bool
    paralysed: bool
    defending: bool
    poison: int


class Unit(TypedDict):
    name: str
    """``castle_griffins``; the second of a kind is ``castle_griffins.2``."""
    kind: str
    side: Side
    pack: bool
    space: str | None
    """``b2``; ``None`` once defeated; the Arrow Tower stands beside the board."""
    type: UnitType
    tier: TierName
    alive: bool
    damage: int
    attack: int
    defense: int
    health: int
    initiative: int
    printed: tuple[int, int, int, int]
    """Attack, defense, health and initiative."""
    tokens: Tokens
    cover: str | None
    """The card that lies over it."""
    asleep: bool
    """Its abilities do not work."""
    used: bool
    effects: list[Effect]


class AiHero(TypedDict):
    skill: str | None
    attack: int
    power: int
    kept: str | None
    deck: list[str]
    """In no order, as its spells are."""
    discard: list[str]
    spells: list[str]
    spell_discard: list[str]


class Army(TypedDict):
    side: Side
    seat: int
    """Who chooses for it."""
    player: int | None
    """Whose army it is; ``None``: guards, or an AI Hero's."""
    ai: bool
    hero: bool
    casts: int
    limit: int
    power: int
    chain: list[str]
    ai_deck: int | None
    ai_hero: AiHero | None
    lost: int
    reserve: list[Troop]
    kept_back: list[Troop]


class AttackNow(TypedDict):
    unit: str
    target: str
    retaliation: bool
    dice: list[int]
    faces: list[int]
    """The dice that count."""
    pick: DiceRule | None
    step: AttackStep
    damage: int


class Casting(TypedDict):
    card: str
    side: Side
    grade: int
    power: int
    units: list[str]


class Battle(TypedDict):
    phase: PhaseName
    round: int
    turn: Side
    """The side whose units are placed."""
    active: str | None
    order: list[str]
    """The units that are still to activate in this round, as it looks now."""
    units: list[Unit]
    siege: bool
    walls: list[str]
    gate: str | None
    tower: str | None
    armies: list[Army]
    ongoing: list[SharedEffect]
    attack: AttackNow | None
    casting: Casting | None
    moment: str | None
    guards: int | None
    azure: bool
    quiet: int
    winner: Side | None
    ended: Literal["defeat", "retreat", "surrender", "stalemate", "skip"] | None
    fought_out: NotRequired[list[int]]
    """The seats that would let a bot play the rest; told once there are any."""
    stands_in: NotRequired[bool]
    """Whether it does: everybody has agreed."""
