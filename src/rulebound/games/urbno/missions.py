"""The 25 missions (UR-13, UR-14): what is dealt, what is counted, what it is worth."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rulebound.games.urbno.cards import DWARF, OF_COLOUR, OF_RANK, WIZARD
from rulebound.games.urbno.state import State

BLACK, RED, YELLOW, BLUE = range(4)

Count = Callable[[State, int], int]
"""A number that a seat has."""


class Goal(NamedTuple):
    """What a mission looks at (UR-13.6)."""

    unit: str
    """What is counted: tricks, light-tricks, cards, colours or sum."""
    have: Count
    """How much of it a seat has by now."""
    units: Count
    """How often the condition is met: 0 or 1 in a fixed mission, any number in a variable one."""
    of: int | None = None
    """The number that decides, if there is one."""
    exact: bool = False
    """More than that number does not meet the condition."""
    cards: int = 0
    """The cards that count, if not all do."""
    compared: bool = False
    """The cards that the others have taken count too."""


class Mission(NamedTuple):
    id: int
    deal: int
    """Cards dealt to every player."""
    sign: int
    goal: Goal
    points: int = 0
    """Points a unit; 0: a fixed mission, its points are the edition's (UR-13.3)."""
    tricks: int = 0
    """Tricks played, if not as many as cards dealt."""

    @property
    def fixed(self) -> bool:
        return not self.points

    @property
    def counts_tricks(self) -> bool:
        return self.goal.unit == "tricks"


def taken_cards(s: State, seat: int) -> int:
    """All cards in a player's tricks, as a set."""
    found = 0
    for trick in s.taken[seat]:
        for card in trick:
            found |= 1 << card
    return found


def tricks(s: State, seat: int) -> int:
    """Tricks for scoring: scroll 11 may change the activator's count (UR-15.11)."""
    return len(s.taken[seat]) + (s.delta if seat == s.activator else 0)


def _exactly(n: int) -> Goal:
    return Goal("tricks", tricks, lambda s, seat: int(tricks(s, seat) == n), n, exact=True)


def _at_least(n: int) -> Goal:
    return Goal("tricks", tricks, lambda s, seat: int(tricks(s, seat) >= n), n)


def _odd(s: State, seat: int) -> int:
    return tricks(s, seat) % 2


def _most(s: State, seat: int) -> int:
    """UR-D18: a tie brings nobody anything, unless the switch says otherwise."""
    mine = tricks(s, seat)
    others = max(tricks(s, other) for other in range(s.seats) if other != seat)
    return int(mine > others or (mine == others and s.rules.most_tricks_tie == "all_tied"))


def of_each_colour(s: State, seat: int) -> list[int]:
    """How many cards of each colour the player has taken."""
    cards = taken_cards(s, seat)
    return [(cards & colour).bit_count() for colour in OF_COLOUR]


def _colours(s: State, seat: int) -> int:
    return sum(count > 0 for count in of_each_colour(s, seat))


def _all_colours(s: State, seat: int) -> int:
    cards = taken_cards(s, seat)
    return int(all(cards & colour for colour in OF_COLOUR))


def _taken(of: int) -> Count:
    return lambda s, seat: (taken_cards(s, seat) & of).bit_count()


def _per_card(of: int) -> Goal:
    return Goal("cards", _taken(of), _taken(of), cards=of)


def _none(of: int) -> Goal:
    def meets(s: State, seat: int) -> int:
        return int(not taken_cards(s, seat) & of)  # UR-D19

    return Goal("cards", _taken(of), meets, 0, exact=True, cards=of)


def sums(s: State, seat: int) -> list[int]:
    """The sum of each taken trick: printed numbers unless the switch says otherwise (UR-D17)."""
    if s.rules.mission_sums_use == "numbers_with_cubes":
        return [sum(numbers) for numbers in s.counted[seat]]
    return [sum(s.number(card) for card in trick) for trick in s.taken[seat]]


def _light_tricks(s: State, seat: int) -> int:
    return sum(total <= LIGHT for total in sums(s, seat))


def _sum(s: State, seat: int) -> int:
    return sum(sums(s, seat))


def _sum_of(n: int) -> Goal:
    return Goal("sum", _sum, lambda s, seat: int(_sum(s, seat) >= n), n)


def majorities(s: State, seat: int) -> list[bool]:
    """UR-14.23: by colour, whether the player has most cards; a shared maximum brings nothing."""
    counts = [of_each_colour(s, other) for other in range(s.seats)]
    mine = counts.pop(seat)
    return [mine[c] > max(others[c] for others in counts) for c in range(4)]


def _majorities(s: State, seat: int) -> int:
    return sum(majorities(s, seat))


def _of_pair(s: State, seat: int) -> int:
    """UR-14.20, UR-14.21: players opposite each other count together."""
    return tricks(s, seat) + tricks(s, (seat + 2) % 4)


def _pair(sign: int) -> Goal:
    def meets(s: State, seat: int) -> int:
        mine, theirs = _of_pair(s, seat), _of_pair(s, (seat + 1) % 4)
        if mine == theirs:
            return int(s.rules.most_tricks_tie == "all_tied")
        return int(sign * mine > sign * theirs)

    return Goal("tricks", _of_pair, meets)


LIGHT: Final = 25
"""The largest sum of a light trick (mission 7)."""
DWARFS_AND_WIZARDS: Final = OF_RANK[DWARF] | OF_RANK[WIZARD]
ALL_COLOURS: Final = Goal("colours", _colours, _all_colours, 4)
MOST: Final = Goal("tricks", tricks, _most)
PER_TRICK: Final = Goal("tricks", tricks, tricks)

MISSIONS: Final = {
    mission.id: mission
    for mission in (
        Mission(1, 8, +1, _exactly(3)),
        Mission(2, 8, -1, ALL_COLOURS),
        Mission(3, 8, +1, _per_card(OF_COLOUR[BLUE]), 1),
        Mission(4, 8, +1, _per_card(OF_COLOUR[YELLOW]), 1),
        Mission(5, 8, +1, _at_least(4)),
        Mission(6, 8, +1, _none(DWARFS_AND_WIZARDS)),
        Mission(7, 8, +1, Goal("light-tricks", _light_tricks, _light_tricks), 2),
        Mission(8, 8, +1, ALL_COLOURS),
        Mission(9, 8, -1, _per_card(OF_COLOUR[RED]), 1),
        Mission(10, 8, -1, _per_card(OF_COLOUR[BLACK]), 1),
        Mission(11, 8, +1, _sum_of(80)),
        Mission(12, 7, -1, Goal("tricks", tricks, _odd)),
        Mission(13, 6, +1, _exactly(1)),
        Mission(14, 6, +1, _exactly(2)),
        Mission(15, 6, +1, MOST),
        Mission(16, 8, -1, _at_least(4)),
        Mission(17, 7, -1, _exactly(2)),
        Mission(18, 8, +1, PER_TRICK, 1),
        Mission(19, 8, +1, _per_card(DWARFS_AND_WIZARDS), 1),
        Mission(20, 8, +1, _pair(+1)),
        Mission(21, 8, +1, _pair(-1)),
        Mission(22, 6, +1, MOST),
        Mission(23, 8, +1, Goal("colours", _majorities, _majorities, compared=True), 2),
        Mission(24, 8, +1, _exactly(0), tricks=4),
        Mission(25, 8, -1, PER_TRICK, 1),
    )
}


def points_a_unit(s: State, mission: Mission) -> int:
    return mission.points or s.rules.edition.points[mission.id]


def mission_points(s: State, seat: int) -> int:
    """What the mission of the round gives or takes (UR-13.2)."""
    mission = MISSIONS[s.mission]
    return mission.sign * points_a_unit(s, mission) * mission.goal.units(s, seat)
