"""What a Location is: its category and what a visit does (H3-8.33, H3-8.60)."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from rulebound.core.flow import Flow

if TYPE_CHECKING:
    from rulebound.games.homm3.map.visits import Visit


class Category(StrEnum):
    """The categories of Locations (H3-8.33)."""

    VISITABLE = "visitable"
    FLAGGABLE = "flaggable"
    REVISITABLE = "revisitable"
    NOTHING = "nothing"
    """Empty and Blocked Fields."""


Script = Callable[["Visit"], Flow[None]]


@dataclass(frozen=True, slots=True)
class Location:
    id: str
    category: str
    visit: Script
    shared: bool = False
    """Flags of several players may lie here (H3-8.64)."""
    stays: bool = True
    """A hero who stands there may want to visit it again (H3-3.21 (b))."""
    guards: tuple[str, ...] = ()
    """Units that guard it in place of an azure one."""


LOCATION_TABLE: Final[dict[str, Location]] = {}
"""All Locations by their ids."""


def location(
    id_: str,
    category: str,
    *,
    shared: bool = False,
    stays: bool = True,
    guards: tuple[str, ...] = (),
) -> Callable[[Script], Script]:
    """Register a Location with what a visit does; flags and cubes are placed by the engine."""

    def register(script: Script) -> Script:
        LOCATION_TABLE[id_] = Location(id_, category, script, shared, stays, guards)
        return script

    return register
