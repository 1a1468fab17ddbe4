"""The missions that change nothing in the course of a round: only what counts differs (UR-14)."""

from typing import Final

from rulebound.games.urbno.cards import OF_COLOUR, OF_RANK, Colour, Rank
from rulebound.games.urbno.missions.goals import (
    AllColours,
    AtLeast,
    Exactly,
    LightTricks,
    Majorities,
    NoCard,
    OddNumber,
    PerCard,
    SumOf,
)
from rulebound.games.urbno.missions.mission import Mission

exactly_three: Final = Mission(1, 8, +1, Exactly(3))
avoid_the_full_palette: Final = Mission(2, 8, -1, AllColours())
blue_tribute: Final = Mission(3, 8, +1, PerCard(OF_COLOUR[Colour.BLUE]), points=1)
yellow_tribute: Final = Mission(4, 8, +1, PerCard(OF_COLOUR[Colour.YELLOW]), points=1)
four_or_more: Final = Mission(5, 8, +1, AtLeast(4))
no_dwarfs_no_wizards: Final = Mission(6, 8, +1, NoCard(OF_RANK[Rank.DWARF] | OF_RANK[Rank.WIZARD]))
light_tricks: Final = Mission(7, 8, +1, LightTricks(), points=2)
full_palette: Final = Mission(8, 8, +1, AllColours())
red_burden: Final = Mission(9, 8, -1, PerCard(OF_COLOUR[Colour.RED]), points=1)
black_burden: Final = Mission(10, 8, -1, PerCard(OF_COLOUR[Colour.BLACK]), points=1)
eighty: Final = Mission(11, 8, +1, SumOf(80))
odd_is_bad: Final = Mission(12, 7, -1, OddNumber())
fewer_than_four: Final = Mission(16, 8, -1, AtLeast(4))
anything_but_two: Final = Mission(17, 7, -1, Exactly(2))
colour_majorities: Final = Mission(23, 8, +1, Majorities(), points=2)
