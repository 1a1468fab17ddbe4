"""The Fortress box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box, further

BOX: Final = box("fortress", 2)
further(BOX, magic_arrow=4)
