"""The Stretch Goals of 2024."""

from typing import Final

from rulebound.games.homm3.model.boxes import box

BOX: Final = box("stretch_goals_2024", 8)
