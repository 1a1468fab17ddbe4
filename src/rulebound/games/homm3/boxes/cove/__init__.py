"""The Cove box."""

from typing import Final

from rulebound.games.homm3.model.boxes import box

BOX: Final = box("cove", 7)
