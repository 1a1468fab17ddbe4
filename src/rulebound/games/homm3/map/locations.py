"""What a Location is: its category and what a visit does (H3-8.33, H3-8.60)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.model.tiles import Category

if TYPE_CHECKING:
    from rulebound.games.homm3.map.visits import Visit

Script = Callable[["Visit"], Flow[None]]


@dataclass(frozen=True, slots=True)
class Location:
    id: str
    category: Category
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
    category: Category,
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
