"""All that lies on the table."""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from rulebound.core.copying import Copyable, Dropped, Unkeyed
from rulebound.core.events import Log, Teller
from rulebound.core.game import Result
from rulebound.core.rng import Rng
from rulebound.games.urbno.cards import CARDS, Rank, colour_of, rank_of
from rulebound.games.urbno.rules import Rules
from rulebound.games.urbno.terms import Mode

Cards = tuple[int, ...]
Limits = tuple[tuple[int, int], ...]
"""Of the first cards (a set) at most so many are in a place."""

# Powers used in a trick that go on working in it: bits of ``State.powers``
DWARF_USED: Final = 1 << Rank.DWARF
WIZARD_USED: Final = 1 << Rank.WIZARD
KNIGHT_USED: Final = 1 << Rank.KNIGHT
EMPEROR_USED: Final = 1 << Rank.EMPEROR


EYES: Final = 5
"""Those of four seats and of all who watch."""


def eye(seat: int | None) -> int:
    """The place in ``State.known`` of a seat (``None``: those who watch)."""
    return EYES - 1 if seat is None else seat


class Phase(IntEnum):
    """The phases of a round in which something lies on the table (UR-4.1)."""

    ANNOUNCE = 0
    WINDOW = 1
    RESOURCES = 2
    PREPARE = 3
    TRICKS = 4


class Certain(StrEnum):
    """How scroll 16 was declared on a card."""

    NOT = ""
    TAKE = "take"
    REFUSE = "refuse"


MODES: Final[dict[Certain, Mode]] = {Certain.TAKE: "take", Certain.REFUSE: "refuse"}


class Play(NamedTuple):
    """A card in the trick, as it stands after powers and cubes."""

    seat: int
    card: int
    colour: int
    number: int
    cubes: int = 0
    power: int = -1
    """The power used on it, as a rank; -1 if none."""
    user: int = -1
    precedence: bool = True
    """False if it was played after a Knight's power (UR-11.9)."""
    locked: bool = False
    """Played after an Emperor's power (UR-11.11)."""
    certain: Certain = Certain.NOT

    def with_cubes(self, number: int, cubes: int) -> "Play":
        seat, card, colour, _, _, power, user, precedence, locked, certain = self
        return Play(seat, card, colour, number, cubes, power, user, precedence, locked, certain)

    def with_power(self, power: int, user: int) -> "Play":
        seat, card, colour, number, cubes, _, _, precedence, locked, certain = self
        return Play(seat, card, colour, number, cubes, power, user, precedence, locked, certain)


@lru_cache(maxsize=64)
def plain_plays(seats: int, numbers: Cards) -> tuple[tuple[Play, ...], ...]:
    """By seat and card: the card as it is played, where ranks have these numbers."""
    return tuple(
        tuple(Play(seat, card, colour_of(card), numbers[rank_of(card)]) for card in CARDS)
        for seat in range(seats)
    )


class Exploration(NamedTuple):
    """An Explorer's swap: others know only that it happened (UR-17)."""

    user: int
    trick: int
    drawn: int
    returned: int
    shown: bool = False
    """An open card was exchanged: everybody saw it (UR-17.2)."""


@dataclass(slots=True)
class State(Teller, Copyable):
    rules: Unkeyed[Rules]
    rng: Unkeyed[Rng]
    log: Dropped[Log | None] = None
    sealed: Unkeyed[int] = 0

    # The game
    round: int = 0
    dealer: int = -1
    mission_deck: Cards = ()
    scroll_deck: Cards = ()
    entries: list[tuple[int, ...]] = field(default_factory=list)
    """What each player wrote on the pad, round by round."""
    extra_points: list[int] = field(default_factory=list)
    """Points of scroll 17, on a line of their own (UR-D43)."""
    result: Result | None = None

    # Scrolls
    scrolls: list[Cards] = field(default_factory=list)
    used_scrolls: Cards = ()
    """Activated in this game, by anybody, in order."""
    removed_scrolls: tuple[tuple[int, int], ...] = ()
    """Put away through scroll 8: (scroll, who saw it)."""
    offer: Cards = ()
    """Scrolls that scroll 8 shows to its activator."""
    active: int = 0
    """The scroll whose effect holds this round; 0 if none."""
    activator: int = -1
    named: int = -1
    """The leader that scroll 19 names."""
    uses: int = 0
    """How often scrolls 10 and 16 can still be used this round."""
    closed: bool = False
    """The scroll window is closed."""

    # The round
    phase: Phase = Phase.ANNOUNCE
    asked: int = 0
    """How many players were asked in this phase."""
    mission: int = 0
    dominant: int = 0
    """The dominant colour valid now (UR-5.5)."""
    crystals: list[int] = field(default_factory=list)
    cubes: list[int] = field(default_factory=list)
    combinations: list[Cards] = field(default_factory=list)

    # Cards: sets by seat, and what some missions lay out besides
    hands: list[int] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    columns: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    """Mission 18: open card and the covered card beneath it."""
    piles: list[Cards] = field(default_factory=list)
    """Mission 19: from the bottom to the top."""
    rows: list[Cards] = field(default_factory=list)
    """Mission 15: the cards still to be played, in order."""
    laid: list[Cards] = field(default_factory=list)
    """Secret choices of missions 15, 24 and 25 while they are made."""
    halves: list[int] = field(default_factory=list)
    """Mission 24: which half is offered first, per seat."""
    out: list[int] = field(default_factory=list)
    """Mission 24: the halves that were not picked."""
    table: Cards = ()
    """Mission 14: the six cards on the table."""
    turned: int = 0
    undealt: int = 0
    known: list[int] = field(default_factory=list)
    """By :func:`eye`: the cards of others of which it knows in whose hand they are."""
    limits: list[Limits] = field(default_factory=list)
    """By seat: what all have seen of its hand."""

    # Tricks
    trick: int = 0
    tricks: int = 0
    leader: int = -1
    order: Cards = ()
    turn: int = -1
    """Who has to play a card or may put something on it; -1 while that is carried out."""
    plays: tuple[Play, ...] = ()
    led: int = -1
    powers: int = 0
    """Powers used in this trick, a bit a rank."""
    next_leader: int = -1
    taken: list[tuple[Cards, ...]] = field(default_factory=list)
    counted: list[tuple[Cards, ...]] = field(default_factory=list)
    """The numbers of the taken cards with their cubes (switch ``mission_sums_use``)."""
    previous: tuple[int, int] = (-1, -1)
    """Owner and place of the last trick."""
    owners: Cards = ()
    """Who has each finished trick of the round, in the order of play."""
    history: tuple[tuple[Play, ...], ...] = ()
    explorations: tuple[Exploration, ...] = ()
    found: int = -1
    """A card shown to some and not yet exchanged: an Explorer's, or a gift (scroll 2)."""
    finders: Cards = ()
    """Those who see it."""
    delta: int = 0
    """Scroll 11: by how much the activator's trick count is changed."""

    # ---- seats ----

    @property
    def seats(self) -> int:
        return self.rules.seats

    def left(self, seat: int) -> int:
        return (seat + 1) % self.rules.seats

    def right(self, seat: int) -> int:
        return (seat - 1) % self.rules.seats

    def from_left_of_dealer(self) -> list[int]:
        n = self.rules.seats
        return [(self.dealer + 1 + i) % n for i in range(n)]

    def count(self, seat: int) -> int:
        """Tricks taken."""
        return len(self.taken[seat])

    def total(self, seat: int) -> int:
        return sum(self.entries[seat]) + self.extra_points[seat]

    def number(self, card: int) -> int:
        """The printed number of a card."""
        return self.rules.edition.numbers[card & 7]

    def plays_with(self, place: int, play: Play) -> tuple[Play, ...]:
        """The trick with another play in that place."""
        return (*self.plays[:place], play, *self.plays[place + 1 :])
