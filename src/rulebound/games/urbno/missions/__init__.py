"""The 25 missions (UR-13, UR-14), each an object with all that it deals, changes and counts."""

from typing import Final

from rulebound.games.urbno.missions import counting, layouts, passing, secret, shifting_colour
from rulebound.games.urbno.missions.mission import Mission

_MODULES: Final = (counting, layouts, passing, secret, shifting_colour)

MISSIONS: Final[dict[int, Mission]] = {
    mission.number: mission
    for mission in sorted(
        (found for m in _MODULES for found in vars(m).values() if isinstance(found, Mission)),
        key=lambda mission: mission.number,
    )
}
"""Every mission of these modules, by number."""

__all__ = ["MISSIONS", "Mission"]
