"""The types that parts of a scenario file are made of; see :mod:`.scenario`."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from rulebound.core.errors import BadOption
from rulebound.games.homm3.combat.ai_hero import is_skill
from rulebound.games.homm3.combat.ai_spells import CASTABLE
from rulebound.games.homm3.model.kinds import KINDS, Cost
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import LOCATIONS, TileType
from rulebound.games.homm3.model.world import Mode

MODES: Final[tuple[Mode, ...]] = get_args(Mode)
Kind = Annotated[TileType, Field(strict=False)]
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
ROLES: Final[tuple[Role, ...]] = get_args(Role)
MOST_SEATS: Final = 4
"""Players at a table of ours; maps for more are kept in the files."""
LAST_ROUND: Final = 16
"""The spaces of the Round Tracker (H3-2.1)."""


class BadScenario(BadOption):
    """A scenario that cannot be played; ``faults`` lists everything wrong with it."""

    def __init__(self, name: str, faults: list[str]) -> None:
        super().__init__(f"bad scenario {name}: " + "; ".join(faults))
        self.faults = faults


class Part(BaseModel):
    """A table of a scenario file: unknown keys are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


RULES: Final[dict[str, type[Part]]] = {}
GOALS: Final[dict[str, type[Part]]] = {}
STEPS: Final[dict[str, type[Part]]] = {}
"""What scenario files may name; each registers itself."""


def made(known: Mapping[str, type[Part]], what: str, name: str, given: Mapping[str, Any]) -> Any:
    """The rule, goal or step of that name, with what the file gives it."""
    class_ = known.get(name)
    if class_ is None:
        raise ValueError(f"{name!r} is no {what}; known are {', '.join(sorted(known))}")
    return class_.model_validate(given, strict=False)


def _location(value: object) -> object:
    if not isinstance(value, str) or value not in LOCATIONS:
        raise ValueError(f"{value!r} is no Location")
    return value


def _tile(value: object) -> object:
    if not isinstance(value, str) or value not in TILES:
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


def as_groups(value: object) -> object:
    """``["long", "short"]`` is one group of names, of which one is played."""
    if isinstance(value, list | tuple) and value and all(isinstance(name, str) for name in value):
        return (tuple(value),)
    return value


Groups = tuple[tuple[str, ...], ...]


def _ai_spell(value: object) -> object:
    if not isinstance(value, str) or value not in CASTABLE:
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
