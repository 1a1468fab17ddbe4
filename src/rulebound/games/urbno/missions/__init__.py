"""The 25 missions (UR-13, UR-14), each an object with all that it deals, changes and counts."""

from typing import Final

from rulebound.games.urbno.missions import counting, layouts, passing, secret, shifting_colour
from rulebound.games.urbno.missions.mission import Mission

_MODULES: Final = (counting, layouts, passing, secret, shifting_colour)

NAMES: Final[dict[Mission, str]] = {
    found: name for m in _MODULES for name, found in vars(m).items() if isinstance(found, Mission)
}
"""What every mission of these modules is called there."""
MISSIONS: Final[dict[int, Mission]] = {
    mission.number: mission for mission in sorted(NAMES, key=lambda mission: mission.number)
}
"""The same missions by number."""

__all__ = ["MISSIONS", "NAMES", "Mission"]
