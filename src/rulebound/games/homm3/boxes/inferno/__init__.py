"""The Inferno box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box, further

BOX: Final = box("inferno", 3)
further(BOX, magic_arrow=2, scouting=1)
