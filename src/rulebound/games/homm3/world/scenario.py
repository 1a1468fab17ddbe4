"""What a Scenario is, and reading one from a TOML file (H3-2.7).

``docs/scenarios.md`` explains the format to people who write their own. A file that cannot be used
is refused with a list of everything wrong with it.
"""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationError,
    model_validator,
)

from rulebound.core.errors import RuleboundError
from rulebound.games.homm3.combat.ai_hero import is_skill
from rulebound.games.homm3.combat.ai_spells import CASTABLE
from rulebound.games.homm3.kinds import KINDS, Cost
from rulebound.games.homm3.players import Troop
from rulebound.games.homm3.world.board import BadMap, Placed, lay_out
from rulebound.games.homm3.world.hexes import POSITIONS
from rulebound.games.homm3.world.tile_data import TILES
from rulebound.games.homm3.world.tiles import LOCATIONS, STARTING

if TYPE_CHECKING:
    from rulebound.games.homm3.world.goals import Goal
    from rulebound.games.homm3.world.rules import Rule
    from rulebound.games.homm3.world.steps import Happening

MODES: Final = ("clash", "alliance", "cooperative", "campaign")
Mode = Literal["clash", "alliance", "cooperative", "campaign"]
Kind = Literal["starting", "far", "near", "center"]
ROLES: Final = (
    "city_hall",
    "citadel",
    "mage_guild",
    "dwelling_bronze",
    "dwelling_silver",
    "dwelling_gold",
    "special_tent",
    "special_gears",
)
Role = Literal[
    "city_hall",
    "citadel",
    "mage_guild",
    "dwelling_bronze",
    "dwelling_silver",
    "dwelling_gold",
    "special_tent",
    "special_gears",
]
MOST_SEATS: Final = 4
"""Players at a table of ours; maps for more are kept in the files."""
LAST_ROUND: Final = 16
"""The spaces of the Round Tracker (H3-2.1)."""


class BadScenario(RuleboundError):
    """A scenario that cannot be played; ``faults`` lists everything wrong with it."""

    def __init__(self, name: str, faults: list[str]) -> None:
        super().__init__(f"bad scenario {name}: " + "; ".join(faults))
        self.faults = faults


class Part(BaseModel):
    """A table of a scenario file: unknown keys are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def _location(value: object) -> object:
    if value not in LOCATIONS:
        raise ValueError(f"{value!r} is no Location")
    return value


def _tile(value: object) -> object:
    if value not in TILES:
        raise ValueError(f"{value!r} is no tile")
    return value


def _troop(value: object) -> object:
    """``castle_griffins`` is a Few, ``castle_griffins+`` a Pack."""
    if not isinstance(value, str):
        raise ValueError("a unit must be a text")
    pack = value.endswith("+")
    kind = KINDS.get(value.removesuffix("+"))
    if kind is None:
        raise ValueError(f"{value!r} is no unit")
    if pack and kind.pack is None:
        raise ValueError(f"{kind.id} have no Pack")
    return Troop(kind.id, pack)


def _pair(value: object) -> object:
    if not (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(n, int) and not isinstance(n, bool) for n in value)
    ):
        raise ValueError("a place must be two whole numbers: [q, r]")
    return tuple(value)


def _variants(value: object) -> object:
    """``["long", "short"]`` is one group of names, of which one is played."""
    if isinstance(value, list | tuple) and value and all(isinstance(name, str) for name in value):
        return (tuple(value),)
    return value


Groups = tuple[tuple[str, ...], ...]
def _ai_spell(value: object) -> object:
    if value not in CASTABLE:
        raise ValueError(f"{value!r} is no spell that an AI Hero can cast")
    return value


def _ai_skill(value: object) -> object:
    if not isinstance(value, str) or not is_skill(value):
        raise ValueError(f"{value!r} is no skill of an AI Hero")
    return value


LocationId = Annotated[str, BeforeValidator(_location)]
AiSpell = Annotated[str, BeforeValidator(_ai_spell)]
AiSkill = Annotated[str, BeforeValidator(_ai_skill)]
TileId = Annotated[str, BeforeValidator(_tile)]
TroopId = Annotated[Any, BeforeValidator(_troop)]
Place = Annotated[tuple[int, int], BeforeValidator(_pair)]


class When(Part):
    """A part that only counts in some matches; an empty list stands for all."""

    modes: tuple[Mode, ...] = ()
    players: tuple[int, ...] = ()
    """Numbers of players."""
    variants: tuple[str, ...] = ()
    """Names of one group are alternatives, those of several groups must all be played."""

    def applies(self, mode: str, seats: int, played: Groups) -> bool:
        """``played``: of each group of variants all names, the one that is played first."""
        return (
            (not self.modes or mode in self.modes)
            and (not self.players or seats in self.players)
            and all(
                group[0] in self.variants or not any(name in self.variants for name in group)
                for group in played
            )
        )


W = TypeVar("W", bound=When)


class Amounts(Part):
    """Gold, building materials and valuables."""

    gold: int = Field(default=0, ge=0)
    materials: int = Field(default=0, ge=0)
    valuables: int = Field(default=0, ge=0)

    @property
    def cost(self) -> Cost:
        return Cost(self.gold, self.materials, self.valuables)


class Units(Part):
    """Starting units: named, or by tier and price (H3-2.7)."""

    unit: TroopId = None
    tier: Literal["bronze", "silver", "gold"] | None = None
    pick: Literal["cheapest", "dearest", "chosen"] = "cheapest"
    pack: bool = False
    count: int = Field(default=1, ge=1, le=7)
    neutral: bool = False
    """A card of the neutral decks; with ``own`` one whose kin is a unit of the player's faction."""
    own: bool = False
    search: int = Field(default=0, ge=0, le=7)
    """Neutral units are found by a Search of so many cards of the deck."""

    @model_validator(mode="after")
    def _one_way(self) -> "Units":
        if (self.unit is None) == (self.tier is None):
            raise ValueError("either a unit or a tier must be given")
        if (self.own or self.search) and not self.neutral:
            raise ValueError("own and search belong to neutral units")
        if self.neutral and self.pack:
            raise ValueError("neutral units have no Pack")
        return self


class Supply(Part):
    """Tiles that each player holds and may place (H3-8.20)."""

    kind: Kind
    count: int = Field(default=1, ge=1)
    without: tuple[LocationId, ...] = ()


class Start(Part):
    """What every player begins with."""

    gold: int = Field(default=0, ge=0)
    materials: int = Field(default=0, ge=0)
    valuables: int = Field(default=0, ge=0)
    income: Amounts = Amounts(gold=10)
    buildings: tuple[Role, ...] = ()
    units: tuple[Units, ...] = ()
    supply: tuple[Supply, ...] = ()
    bonus: bool = True
    """The starting bonus by difficulty (H3-11.2)."""
    level: int = Field(default=1, ge=1, le=7)
    morale: int = Field(default=0, ge=0, le=1)
    faction: str = ""
    """Everybody plays this faction (campaigns)."""
    hero: str = ""
    carried: tuple[Literal["deck", "army", "resources"], ...] = ()
    """What comes from the part of the campaign before (H3-12.10)."""


class OtherStart(When, Start):
    """What is different in some matches; only the keys that are given count."""

    @property
    def given(self) -> dict[str, Any]:
        return {
            name: getattr(self, name)
            for name in self.model_fields_set
            if name not in When.model_fields
        }


class Slot(Part):
    """A place of the map."""

    at: Place
    kind: Kind
    player: int = Field(default=0, ge=0, le=6)
    """Starting tiles: whose, from 1."""
    tile: TileId | None = None
    among: tuple[TileId, ...] = ()
    """The tile is one of these, by lot."""
    has: tuple[LocationId, ...] = ()
    without: tuple[LocationId, ...] = ()
    face_up: bool = False
    rotation: int | None = Field(default=None, ge=0, le=5)
    label: str = ""
    """How rules of the scenario call it."""

    def takes(self, tile: str) -> bool:
        """Whether a tile may lie here."""
        if self.tile is not None:
            return tile == self.tile
        if self.among:
            return tile in self.among
        card = TILES[tile]
        there = {field.location for field in card.fields}
        return (
            card.type == self.kind
            and all(location in there for location in self.has)
            and not any(location in there for location in self.without)
        )


class Map(When):
    """A layout for some numbers of players."""

    players: tuple[int, ...] = Field(min_length=1)
    slots: tuple[Slot, ...]
    teams: tuple[int, ...] = ()
    """By player: the team. Empty: every second one in an alliance, all together in co-operation."""

    @model_validator(mode="after")
    def _fits(self) -> "Map":
        try:
            # Any tiles do: only their places matter here
            lay_out(Placed(tile, slot.at) for slot, tile in zip(self.slots, TILES, strict=False))
        except BadMap as error:
            raise ValueError("; ".join(error.faults)) from None
        starts = sorted(slot.player for slot in self.slots if slot.kind == STARTING and slot.player)
        most = max(self.players)
        if starts and starts != list(range(1, len(starts) + 1)):
            raise ValueError("players of starting tiles must be 1, 2, 3 … without gaps")
        if starts and len(starts) < most:
            raise ValueError(f"{most} players need {most} starting tiles")
        return self


class Spot(Part):
    """A Field of the map: by its slot or tile, and where it lies there."""

    slot: Place | None = None
    tile: TileId | None = None
    position: Literal["NW", "NE", "W", "C", "E", "SW", "SE"] = "C"

    @model_validator(mode="after")
    def _one_way(self) -> "Spot":
        if (self.slot is None) == (self.tile is None):
            raise ValueError("either a slot or a tile must be given")
        return self

    @property
    def number(self) -> int:
        return POSITIONS.index(self.position)


class AiDeck(Part):
    """The cards of an AI Hero by type (H3-10.126)."""

    might: int = Field(default=0, ge=0, le=8)
    magic: int = Field(default=0, ge=0, le=8)
    skill: int = Field(default=0, ge=0, le=8)
    spells: tuple[AiSpell, ...] = ()
    skills: tuple[AiSkill, ...] = ()
    """Abilities or specialties that its Skill cards stand for."""

    @property
    def counts(self) -> dict[str, int]:
        return {"might": self.might, "magic": self.magic, "skill": self.skill}

    @model_validator(mode="after")
    def _complete(self) -> "AiDeck":
        if self.magic and not self.spells:
            raise ValueError("Magic cards need spells")
        if self.skill and not self.skills:
            raise ValueError("Skill cards need skills")
        return self


class Enemy(Part):
    """An AI Hero, or another army that no player leads (H3-10.120)."""

    id: str
    start: Spot
    faction: str = ""
    army: tuple[TroopId, ...]
    deck: AiDeck | None = None
    moves: bool = True
    citadel: bool = False
    goal: str = ""
    """The Location that it makes for instead of the players' Towns."""


class Step(Part):
    """Something that happens: one key names it, its value says how. See :mod:`.steps`."""

    model_config = ConfigDict(extra="allow", frozen=True)
    _made: Any = PrivateAttr(default=None)

    @model_validator(mode="after")
    def _known(self) -> "Step":
        from rulebound.games.homm3.world.steps import check_step  # noqa: PLC0415 (needs us)

        self._made = check_step(self.model_extra or {})
        return self

    @property
    def made(self) -> "Happening":
        happening: Happening = self._made
        return happening


class Event(When):
    """A timed event (H3-3.7)."""

    rounds: tuple[int, ...]
    at: Literal["start", "end"] = "start"
    steps: tuple[Step, ...]


class Named(When):
    """A rule or a goal by its name, with what it needs."""

    model_config = ConfigDict(extra="allow", frozen=True)
    _made: Any = PrivateAttr(default=None)


class RuleEntry(Named):
    rule: str

    @model_validator(mode="after")
    def _known(self) -> "RuleEntry":
        from rulebound.games.homm3.world.rules import make_rule  # noqa: PLC0415 (needs us)

        self._made = make_rule(self)
        return self

    @property
    def made(self) -> "Rule":
        rule: Rule = self._made
        return rule


class GoalEntry(Named):
    goal: str
    at: Literal["once", "round_end"] | None = None
    """When it is looked at: after every action, or when a Round ends. A victory usually at the end
    of the Round (H3-17.2), a defeat at once."""

    @model_validator(mode="after")
    def _known(self) -> "GoalEntry":
        from rulebound.games.homm3.world.goals import make_goal  # noqa: PLC0415 (needs us)

        self._made = make_goal(self)
        return self

    @property
    def made(self) -> "Goal":
        goal: Goal = self._made
        return goal


class Scenario(Part):
    """A whole scenario."""

    id: str = Field(pattern=r"^[a-z][a-z0-9_]{0,40}$")
    name: str = Field(min_length=1, max_length=80)
    about: str = Field(default="", max_length=600)
    author: str = ""
    modes: tuple[Mode, ...] = Field(min_length=1)
    rounds: int = Field(default=LAST_ROUND, ge=1, le=LAST_ROUND)
    rounds_by: Mapping[str, int] = {}
    """Another number of Rounds by difficulty or variant."""
    campaign: str = ""
    next: str = ""
    """The part of the campaign that follows."""
    boxes: tuple[str, ...] = ()
    """Boxes that it needs besides the core box."""
    variants: Annotated[Groups, BeforeValidator(_variants)] = ()
    """Groups of names, of each of which one is played; the first is the usual one."""
    start: Start = Start()
    starts: tuple[OtherStart, ...] = ()
    maps: tuple[Map, ...] = Field(min_length=1)
    enemies: tuple[Enemy, ...] = ()
    ai_deck: AiDeck | None = None
    """The cards that AI Heroes without a deck of their own share (H3-10.131)."""
    events: tuple[Event, ...] = ()
    rules: tuple[RuleEntry, ...] = ()
    victory: tuple[GoalEntry, ...] = ()
    defeat: tuple[GoalEntry, ...] = ()

    def seats(self, mode: str) -> tuple[int, ...]:
        """The numbers of players it can be played by."""
        found = {
            n
            for layout in self.maps
            if not layout.modes or mode in layout.modes
            for n in layout.players
        }
        return tuple(sorted(n for n in found if n <= MOST_SEATS))

    def played(self, names: Collection[str]) -> Groups:
        """The groups of variants, in each the one that is played first."""
        return tuple(
            (chosen, *(name for name in group if name != chosen))
            for group in self.variants
            for chosen in [next((name for name in group if name in names), group[0])]
        )

    def fitted(self, mode: str, seats: int, played: Groups, difficulty: str) -> "Scenario | None":
        """The scenario as it is played in one match; ``None`` if it has no map for it."""

        def kept(parts: tuple[W, ...]) -> tuple[W, ...]:
            return tuple(part for part in parts if part.applies(mode, seats, played))

        maps = kept(self.maps)
        if not maps:
            return None
        start: dict[str, Any] = {}
        for other in kept(self.starts):
            start |= other.given
        by = (difficulty, *(group[0] for group in played))
        return self.model_copy(
            update={
                "rounds": next((self.rounds_by[n] for n in by if n in self.rounds_by), self.rounds),
                "start": self.start.model_copy(update=start),
                "maps": maps[:1],
                "events": kept(self.events),
                "rules": kept(self.rules),
                "victory": kept(self.victory),
                "defeat": kept(self.defeat),
            }
        )


def read_scenario(name: str, table: Mapping[str, Any]) -> Scenario:
    """A scenario from the table of its file."""
    try:
        return Scenario.model_validate(_frozen(table), strict=False)
    except ValidationError as error:
        raise BadScenario(name, list(_faults(error))) from None


def _frozen(value: Any) -> Any:
    """Lists become tuples, as strict models want them."""
    if isinstance(value, Mapping):
        return {key: _frozen(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    return value


def _faults(error: ValidationError) -> Iterator[str]:
    for fault in error.errors(include_url=False):
        where = ".".join(
            str(part + 1) if isinstance(part, int) else str(part) for part in fault["loc"]
        )
        what = fault["msg"].removeprefix("Value error, ")
        yield f"{where}: {what}" if where else what


def read_text(name: str, text: str) -> Scenario:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(name, [str(error)]) from None
    return read_scenario(name, table)


@cache
def shipped() -> Mapping[str, Scenario]:
    """The scenarios that come with the game, by id."""
    folder = files("rulebound.games.homm3") / "scenarios"
    found = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            scenario = read_text(file.name, file.read_text(encoding="utf-8"))
            found[scenario.id] = scenario
    return found
