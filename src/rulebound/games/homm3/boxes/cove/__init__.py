"""The Cove box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box, further

BOX: Final = box("cove", 7)
further(BOX, magic_arrow=2, offense=1, tactics=1, wisdom=1)
