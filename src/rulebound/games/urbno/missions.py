"""The 25 missions (UR-13, UR-14): what is dealt, what is counted, what it is worth."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rulebound.games.urbno.cards import DWARF, OF_COLOUR, OF_RANK, WIZARD
from rulebound.games.urbno.state import State

BLACK, RED, YELLOW, BLUE = range(4)

Units = Callable[[State, int], int]
"""How often a seat meets the condition: 0 or 1 in a fixed mission, any number in a variable one."""


class Mission(NamedTuple):
    id: int
    deal: int
    """Cards dealt to every player."""
    sign: int
    units: Units
    points: int = 0
    """Points a unit; 0: a fixed mission, its points are the edition's (UR-13.3)."""
    counts_tricks: bool = True
    tricks: int = 0
    """Tricks played, if not as many as cards dealt."""

    @property
    def fixed(self) -> bool:
        return not self.points


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


def _exactly(n: int) -> Units:
    return lambda s, seat: int(tricks(s, seat) == n)


def _at_least(n: int) -> Units:
    return lambda s, seat: int(tricks(s, seat) >= n)


def _odd(s: State, seat: int) -> int:
    return tricks(s, seat) % 2


def _per_trick(s: State, seat: int) -> int:
    return tricks(s, seat)


def _most(s: State, seat: int) -> int:
    """UR-D18: a tie brings nobody anything, unless the switch says otherwise."""
    mine = tricks(s, seat)
    others = max(tricks(s, other) for other in range(s.seats) if other != seat)
    return int(mine > others or (mine == others and s.rules.most_tricks_tie == "all_tied"))


def _all_colours(s: State, seat: int) -> int:
    cards = taken_cards(s, seat)
    return int(all(cards & colour for colour in OF_COLOUR))


def _per_card(of: int) -> Units:
    return lambda s, seat: (taken_cards(s, seat) & of).bit_count()


def _none(of: int) -> Units:
    return lambda s, seat: int(not taken_cards(s, seat) & of)  # UR-D19


def _sums(s: State, seat: int) -> list[int]:
    """The sum of each taken trick: printed numbers unless the switch says otherwise (UR-D17)."""
    if s.rules.mission_sums_use == "numbers_with_cubes":
        return [sum(numbers) for numbers in s.counted[seat]]
    return [sum(s.number(card) for card in trick) for trick in s.taken[seat]]


def _light_tricks(s: State, seat: int) -> int:
    return sum(total <= 25 for total in _sums(s, seat))


def _eighty(s: State, seat: int) -> int:
    return int(sum(_sums(s, seat)) >= 80)


def _majorities(s: State, seat: int) -> int:
    """UR-14.23: a shared maximum brings nothing."""
    cards = [taken_cards(s, other) for other in range(s.seats)]
    found = 0
    for colour in OF_COLOUR:
        counts = [(mine & colour).bit_count() for mine in cards]
        most = max(counts)
        found += counts[seat] == most and counts.count(most) == 1
    return found


def _pair(s: State, seat: int, sign: int) -> int:
    """UR-14.20, UR-14.21: players opposite each other count together."""
    mine = tricks(s, seat) + tricks(s, (seat + 2) % 4)
    theirs = tricks(s, (seat + 1) % 4) + tricks(s, (seat + 3) % 4)
    if mine == theirs:
        return int(s.rules.most_tricks_tie == "all_tied")
    return int(sign * mine > sign * theirs)


def _pair_more(s: State, seat: int) -> int:
    return _pair(s, seat, 1)


def _pair_fewer(s: State, seat: int) -> int:
    return _pair(s, seat, -1)


DWARFS_AND_WIZARDS: Final = OF_RANK[DWARF] | OF_RANK[WIZARD]

MISSIONS: Final = {
    mission.id: mission
    for mission in (
        Mission(1, 8, +1, _exactly(3)),
        Mission(2, 8, -1, _all_colours, counts_tricks=False),
        Mission(3, 8, +1, _per_card(OF_COLOUR[BLUE]), 1, counts_tricks=False),
        Mission(4, 8, +1, _per_card(OF_COLOUR[YELLOW]), 1, counts_tricks=False),
        Mission(5, 8, +1, _at_least(4)),
        Mission(6, 8, +1, _none(DWARFS_AND_WIZARDS), counts_tricks=False),
        Mission(7, 8, +1, _light_tricks, 2, counts_tricks=False),
        Mission(8, 8, +1, _all_colours, counts_tricks=False),
        Mission(9, 8, -1, _per_card(OF_COLOUR[RED]), 1, counts_tricks=False),
        Mission(10, 8, -1, _per_card(OF_COLOUR[BLACK]), 1, counts_tricks=False),
        Mission(11, 8, +1, _eighty, counts_tricks=False),
        Mission(12, 7, -1, _odd),
        Mission(13, 6, +1, _exactly(1)),
        Mission(14, 6, +1, _exactly(2)),
        Mission(15, 6, +1, _most),
        Mission(16, 8, -1, _at_least(4)),
        Mission(17, 7, -1, _exactly(2)),
        Mission(18, 8, +1, _per_trick, 1),
        Mission(19, 8, +1, _per_card(DWARFS_AND_WIZARDS), 1, counts_tricks=False),
        Mission(20, 8, +1, _pair_more),
        Mission(21, 8, +1, _pair_fewer),
        Mission(22, 6, +1, _most),
        Mission(23, 8, +1, _majorities, 2, counts_tricks=False),
        Mission(24, 8, +1, _exactly(0), tricks=4),
        Mission(25, 8, -1, _per_trick, 1),
    )
}


def points_a_unit(s: State, mission: Mission) -> int:
    return mission.points or s.rules.edition.points[mission.id]


def mission_points(s: State, seat: int) -> int:
    """What the mission of the round gives or takes (UR-13.2)."""
    mission = MISSIONS[s.mission]
    return mission.sign * points_a_unit(s, mission) * mission.units(s, seat)
