"""The core box: Castle, Dungeon and Necropolis, and what all players share."""

from typing import Final

from rulebound.games.homm3.model.boxes import CORE, box

LAST: Final = 99
"""Neutral Units and Astrologers of the core box lie under those of all other boxes."""
BOX: Final = box(CORE, 0, neutrals=LAST, weeks=LAST)
