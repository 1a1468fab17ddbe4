"""The fields of options, by kind: what a client shows of them besides the things to touch."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from rulebound.core.flow import Option
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.kinds import Resource
from rulebound.games.homm3.model.world import HeroName

# ---- in a combat ----


class AttackFields(TypedDict):
    unit: str
    space: NotRequired[str]
    """From where; else from where it stands."""


class BreakFields(TypedDict):
    wall: str
    space: NotRequired[str]
    """From where; else from where it stands."""


class UnitFields(TypedDict):
    unit: str


class TargetFields(TypedDict):
    """A unit, or a piece of the Wall."""

    unit: NotRequired[str]
    wall: NotRequired[str]


class SpaceFields(TypedDict):
    space: str


class PlacingFields(TypedDict):
    troop: str
    space: str


class CardFields(TypedDict):
    card: str
    mode: str
    """Which of its effects."""


# ---- on the map ----


class GoFields(TypedDict):
    hero: HeroName
    field: Hex


class HeroFields(TypedDict):
    hero: HeroName


class DiscoverFields(TypedDict):
    hero: NotRequired[HeroName]
    tile: Hex


class PlaceFields(TypedDict):
    hero: NotRequired[HeroName]
    slot: Hex
    kind: NotRequired[str]
    """The type of the tile, if there are several to choose from."""


class RotateFields(TypedDict):
    tile: Hex
    turn: int


class BuildFields(TypedDict):
    building: str


class BuildingFields(TypedDict):
    building: str
    use: str


class ExchangeFields(TypedDict):
    sell: Resource
    give: int
    buy: Resource
    get: int


class WindowFields(TypedDict):
    window: str


OPTIONS: Final[Mapping[str, Any]] = {
    "attack": AttackFields,
    "break": BreakFields,
    "target": TargetFields,
    "ai-target": UnitFields,
    "ai-unit": UnitFields,
    "devour": UnitFields,
    "move": SpaceFields,
    "ai-space": SpaceFields,
    "deploy": PlacingFields,
    "summon": PlacingFields,
    "play": CardFields,
    "use": CardFields,
    "go": GoFields,
    "revisit": HeroFields,
    "discover": DiscoverFields,
    "place": PlaceFields,
    "rotate": RotateFields,
    "build": BuildFields,
    "use-building": BuildingFields,
    "exchange": ExchangeFields,
    "want": WindowFields,
    "unwant": WindowFields,
}


# ---- the options that have them ----


def _hex(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


_READ: Final[Mapping[str, Callable[[str], Any]]] = {
    "field": _hex,
    "tile": _hex,
    "slot": _hex,
    "turn": int,
}


class Telling(Option):
    """An option with a field for each thing that one touches, called like its kind."""

    __slots__ = ()

    @property
    def fields(self) -> Mapping[str, Any]:
        parts = (ref.partition(":") for ref in self.refs)
        return {kind: _READ.get(kind, str)(value) for kind, _, value in parts}
