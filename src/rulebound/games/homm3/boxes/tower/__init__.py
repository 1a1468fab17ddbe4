"""The Tower box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box

BOX: Final = box("tower", 4, neutrals=0)
