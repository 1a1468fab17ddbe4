"""The Stronghold box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box, further

BOX: Final = box("stronghold", 5)
further(BOX, magic_arrow=2, offense=1, wisdom=1, scouting=1)
