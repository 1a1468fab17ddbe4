"""Names that go across the seam."""

from typing import Literal

ColourName = Literal["black", "red", "yellow", "blue"]
RankName = Literal[
    "farmer", "assassin", "explorer", "dwarf", "wizard", "knight", "priest", "emperor"
]
PhaseName = Literal["announce", "window", "resources", "prepare", "tricks"]
Mode = Literal["take", "refuse"]
"""How scroll 16 is declared."""
Chosen = Literal["lay", "split", "pass"]
"""What everybody secretly does with cards before the tricks of a mission."""
Unit = Literal["tricks", "light-tricks", "cards", "colours", "sum"]
"""What a mission counts."""
