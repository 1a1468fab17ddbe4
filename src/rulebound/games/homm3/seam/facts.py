"""The printed facts."""

from typing import Literal, NotRequired

from pydantic import JsonValue
from typing_extensions import TypedDict

from rulebound.games.homm3.model.cards import CardKind, Rarity
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.kinds import Resource, TierName, UnitType
from rulebound.games.homm3.model.state import Difficulty
from rulebound.games.homm3.model.tiles import Category, TileType
from rulebound.games.homm3.model.world import Mode
from rulebound.games.homm3.seam.words import Sentence
from rulebound.games.homm3.seam.world import Amounts

# ---- units and cards ----


class AbilityFacts(TypedDict):
    text: str
    timing: str
    args: dict[str, str | int]


class UnitCost(TypedDict):
    gold: int
    valuables: int


class Face(TypedDict):
    """One side of a unit card."""

    type: UnitType
    attack: int
    defense: int
    health: int
    initiative: int
    cost: UnitCost
    abilities: list[AbilityFacts]


class UnitKind(TypedDict):
    faction: str
    box: str
    tier: TierName
    kin: str
    traits: list[str]
    few: Face
    pack: Face | None


class CardEffect(TypedDict):
    """One way of using a card."""

    mode: str
    part: str
    """The attribute of the card's message that tells of it: one for all grades."""
    grade: int | None
    timing: str
    power: int
    school: str | None
    cost: int
    discards: int
    expert: bool
    removed: bool
    moments: list[str]


class CardFacts(TypedDict):
    kind: CardKind
    box: str
    schools: list[str]
    expert: bool
    quality: Rarity | None
    faction: str | None
    hero: str | None
    """Of a Specialty."""
    effects: list[CardEffect]


class HeroFacts(TypedDict):
    faction: str
    box: str
    magic: bool
    statistics: tuple[int, int, int, int]
    ability: str


class BoardFacts(TypedDict):
    columns: int
    rows: int
    most: int


class LevelFacts(TypedDict):
    hand: list[int]
    """By level, as the expert uses are."""
    experts: list[int]
    ability: list[int]
    """The levels that bring one, as the next is."""
    specialty: list[int]


# ---- the map ----


class PrintedField(TypedDict):
    location: str
    guard: NotRequired[int]
    resource: NotRequired[Resource]
    amount: NotRequired[int]
    dice: NotRequired[int]
    faction: NotRequired[str]


class TileFacts(TypedDict):
    kind: TileType
    box: str
    terrain: str
    fields: list[PrintedField]
    """In reading order: NW, NE, W, C, E, SW, SE."""
    borders: list[int]
    """By Field: its closed edges as bits, clockwise from the north-east."""


class BuildingFacts(TypedDict):
    faction: str
    role: str
    cost: Amounts
    requires: list[str]


class RateFacts(TypedDict):
    sell: Resource
    give: int
    buy: Resource
    get: int
    refs: tuple[str, str]
    """What is touched to exchange at it."""


class FaceFacts(TypedDict):
    resource: Resource
    amount: int


class SlotFacts(TypedDict):
    at: Hex
    kind: TileType
    player: int | None
    tile: str | None
    up: bool
    rotation: int


class LayoutFacts(TypedDict):
    players: list[int]
    modes: list[Mode]
    variants: list[str]
    teams: list[int]
    """By player: the team; empty: every second one."""
    slots: list[SlotFacts]


class ScenarioWords(TypedDict):
    """Everything that makes a scenario special."""

    victory: list[Sentence]
    defeat: list[Sentence]
    rules: list[Sentence]
    events: list[Sentence]


class EnemyFacts(TypedDict):
    id: str
    faction: str
    army: list[tuple[str, bool]]
    """Units; whether it is a Pack."""


class ScenarioFacts(TypedDict):
    id: str
    name: str
    about: str
    author: str
    modes: dict[Mode, list[int]]
    """By mode: the numbers of players."""
    variants: list[list[str]]
    rounds: int
    boxes: list[str]
    campaign: str
    next: str
    faction: str
    hero: str
    carried: list[Literal["deck", "army", "resources"]]
    """What is taken along from the part before."""
    start: dict[str, JsonValue]
    """As its file has it, as rules, goals and events are."""
    words: ScenarioWords
    rules: list[dict[str, JsonValue]]
    victory: list[dict[str, JsonValue]]
    defeat: list[dict[str, JsonValue]]
    events: list[dict[str, JsonValue]]
    enemies: list[EnemyFacts]
    maps: list[LayoutFacts]


class MapFacts(TypedDict):
    tiles: dict[str, TileFacts]
    locations: dict[str, Category]
    buildings: dict[str, BuildingFacts]
    book: dict[str, Amounts]
    hiring: Amounts
    space: Amounts
    """By resource: how much one space of its track brings."""
    rates: list[RateFacts]
    faces: dict[str, FaceFacts]
    """Of Resource dice."""
    scenarios: list[ScenarioFacts]


class Facts(TypedDict):
    board: BoardFacts
    factions: list[str]
    tiers: list[TierName]
    units: dict[str, UnitKind]
    cards: dict[str, CardFacts]
    heroes: dict[str, HeroFacts]
    ai_cards: dict[str, list[int]]
    """Cards of AI decks: their values by difficulty, the easiest first (H3-10.128)."""
    levels: LevelFacts
    guards: dict[str, dict[Difficulty, list[int]]]
    """By the difficulties of the Field and of the game: how many of each tier."""
    map: MapFacts
