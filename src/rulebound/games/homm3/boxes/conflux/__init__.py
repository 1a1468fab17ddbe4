"""The Conflux box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box, further

BOX: Final = box("conflux", 6)
further(BOX, magic_arrow=2, estates=1, logistics=1, wisdom=1, neutral_enchanters=1)
