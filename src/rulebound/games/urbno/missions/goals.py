"""What missions count, and when their condition is met (UR-13.6)."""

from typing import Final

from rulebound.games.urbno.cards import COLOURS, OF_COLOUR, set_of
from rulebound.games.urbno.layout import knows_pile
from rulebound.games.urbno.seam import Part
from rulebound.games.urbno.state import State
from rulebound.games.urbno.terms import Unit

LIGHT: Final = 25
"""The largest sum of a light trick (UR-14.7)."""


class Goal:
    """What a mission looks at: a number that each seat has, and how often it counts."""

    unit: Unit
    of: int | None = None
    """The number that decides, if there is one."""
    exact: bool = False
    """More than that number does not meet the condition."""
    cards: int = 0
    """The cards that count, if not all do."""

    def have(self, s: State, seat: int) -> int:
        """How much of it a seat has by now."""
        raise NotImplementedError

    def units(self, s: State, seat: int) -> int:
        """How often the condition is met: 0 or 1 in a fixed mission, any number otherwise."""
        return self.have(s, seat)

    def known(self, s: State, viewer: int | None, seat: int) -> bool:
        """Whether the viewer knows all that decides about the seat."""
        return knows_pile(s, viewer, seat)

    def parts(self, s: State, viewer: int | None, seat: int) -> list[Part]:
        """What the number is made of, where that is worth telling."""
        return []


# ---- tricks ----


def tricks(s: State, seat: int) -> int:
    """Tricks for scoring: scroll 11 may change the activator's count (UR-15.11)."""
    return len(s.taken[seat]) + (s.delta if seat == s.activator else 0)


class PerTrick(Goal):
    """Every trick counts; everybody sees how many there are."""

    unit = "tricks"

    def have(self, s: State, seat: int) -> int:
        return tricks(s, seat)

    def known(self, s: State, viewer: int | None, seat: int) -> bool:
        return True


class Exactly(PerTrick):
    exact = True

    def __init__(self, number: int) -> None:
        self.of: int = number

    def units(self, s: State, seat: int) -> int:
        return int(tricks(s, seat) == self.of)


class AtLeast(PerTrick):
    def __init__(self, number: int) -> None:
        self.of: int = number

    def units(self, s: State, seat: int) -> int:
        return int(tricks(s, seat) >= self.of)


class OddNumber(PerTrick):
    def units(self, s: State, seat: int) -> int:
        return tricks(s, seat) % 2


class MostTricks(PerTrick):
    """UR-D18: a tie brings nobody anything, unless the switch says otherwise."""

    def units(self, s: State, seat: int) -> int:
        mine = tricks(s, seat)
        others = max(tricks(s, other) for other in range(s.seats) if other != seat)
        return int(mine > others or (mine == others and s.rules.most_tricks_tie == "all_tied"))


# ---- cards ----


def taken_cards(s: State, seat: int) -> int:
    """All cards in a player's tricks, as a set."""
    return set_of([card for trick in s.taken[seat] for card in trick])


class PerCard(Goal):
    """Every taken card of a set counts."""

    unit = "cards"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def have(self, s: State, seat: int) -> int:
        return (taken_cards(s, seat) & self.cards).bit_count()


class NoCard(PerCard):
    """None of a set may be taken; a player without tricks qualifies (UR-D19)."""

    of = 0
    exact = True

    def units(self, s: State, seat: int) -> int:
        return int(not taken_cards(s, seat) & self.cards)


# ---- colours ----


def of_each_colour(s: State, seat: int) -> list[int]:
    """How many cards of each colour the player has taken."""
    cards = taken_cards(s, seat)
    return [(cards & colour).bit_count() for colour in OF_COLOUR]


class AllColours(Goal):
    unit = "colours"
    of: int | None = 4

    def have(self, s: State, seat: int) -> int:
        return sum(count > 0 for count in of_each_colour(s, seat))

    def units(self, s: State, seat: int) -> int:
        cards = taken_cards(s, seat)
        return int(all(cards & colour for colour in OF_COLOUR))

    def parts(self, s: State, viewer: int | None, seat: int) -> list[Part]:
        if not knows_pile(s, viewer, seat):
            return []
        counts = of_each_colour(s, seat)
        return [
            {"colour": colour, "have": count, "met": met}
            for colour, count, met in zip(COLOURS, counts, self._met(s, viewer, seat), strict=True)
        ]

    def _met(self, s: State, viewer: int | None, seat: int) -> list[bool] | list[None]:
        return [count > 0 for count in of_each_colour(s, seat)]


class Majorities(AllColours):
    """UR-14.23: the colours of which the player has most cards; a shared maximum does not count."""

    of = None

    def have(self, s: State, seat: int) -> int:
        return sum(_majorities(s, seat))

    def units(self, s: State, seat: int) -> int:
        return self.have(s, seat)

    def known(self, s: State, viewer: int | None, seat: int) -> bool:
        return all(knows_pile(s, viewer, owner) for owner in range(s.seats))

    def _met(self, s: State, viewer: int | None, seat: int) -> list[bool] | list[None]:
        return _majorities(s, seat) if self.known(s, viewer, seat) else [None] * 4


def _majorities(s: State, seat: int) -> list[bool]:
    counts = [of_each_colour(s, other) for other in range(s.seats)]
    mine = counts.pop(seat)
    return [mine[c] > max(others[c] for others in counts) for c in range(4)]


# ---- sums ----


def sums(s: State, seat: int) -> list[int]:
    """The sum of each taken trick: printed numbers unless the switch says otherwise (UR-D17)."""
    if s.rules.mission_sums_use == "numbers_with_cubes":
        return [sum(numbers) for numbers in s.counted[seat]]
    return [sum(s.number(card) for card in trick) for trick in s.taken[seat]]


class LightTricks(Goal):
    unit = "light-tricks"

    def have(self, s: State, seat: int) -> int:
        return sum(total <= LIGHT for total in sums(s, seat))

    def parts(self, s: State, viewer: int | None, seat: int) -> list[Part]:
        if not knows_pile(s, viewer, seat):
            return []
        return [{"have": total, "met": total <= LIGHT} for total in sums(s, seat)]


class SumOf(Goal):
    unit = "sum"

    def __init__(self, number: int) -> None:
        self.of: int = number

    def have(self, s: State, seat: int) -> int:
        return sum(sums(s, seat))

    def units(self, s: State, seat: int) -> int:
        return int(self.have(s, seat) >= self.of)
