"""The Rampart box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box

BOX: Final = box("rampart", 1)
