"""All that lies on the table."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rulebound.core.copying import Copyable, Dropped, Unkeyed
from rulebound.core.events import Log, Teller
from rulebound.core.game import Result
from rulebound.core.rng import Rng
from rulebound.games.tashkalar.board import BOARD, COMMON, LEGENDARY
from rulebound.games.tashkalar.terms import Colour, Ending, Phase

if TYPE_CHECKING:
    from rulebound.games.tashkalar.forms.base import Form

# A card in a pile or hand is its number with, above it, a bit for everybody who knows that it is
# there (four seats and the spectators). The holder of a hand always knows it.
CARD: Final = 0xFF
_EYES_AT: Final = 8
SEEN_BY_ALL: Final = 0b11111 << _EYES_AT
# Above that, the number of the rebuilding after which a card of a shared deck was drawn: everybody
# knows that cards of the old deck and of the rebuilt one are different cards.
REBUILT_AT: Final = 16

Pile = tuple[int, ...]
"""Cards from the bottom to the top."""


def seen_bit(seat: int | None) -> int:
    return 1 << (_EYES_AT + (4 if seat is None else seat))


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same for the whole match."""

    form: "Form"
    seats: int
    teams: bool
    side_of: tuple[int, ...]
    """The side (player or team, TK-0.4) of each seat."""
    stones: int
    """Usable two-sided pieces a side (TK-1.10)."""
    legendary: int
    hand: tuple[int, int, int]
    """Hand limits: beings, legends, flares (TK-2.1.5, TK-2.6.3)."""
    takeback: bool
    hide_discard: bool
    decks: str
    schools: tuple[str, ...]
    draft_decks: tuple[str, ...]
    wanted_colours: tuple[Colour, ...]
    first: int | None

    @property
    def sides(self) -> int:
        return max(self.side_of) + 1

    def mates(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(seat for seat in range(self.seats) if self.side_of[seat] == side)


@dataclass(slots=True)
class State(Teller, Copyable):
    rules: Unkeyed[Rules]
    rng: Unkeyed[Rng]
    log: Dropped[Log | None] = None
    sealed: Unkeyed[int] = 0
    phase: Phase = Phase.SETUP

    # The board: for each side three sets of squares: its pieces, its upgraded, its legendary ones.
    boards: list[int] = field(default_factory=list)
    colours: tuple[Colour, ...] = ()
    schools: tuple[str, ...] = ()

    # Cards, by seat. Hands hold no duplicates of a physical card.
    hands: list[Pile] = field(default_factory=list)
    legends: list[Pile] = field(default_factory=list)
    flares: list[Pile] = field(default_factory=list)
    decks: list[Pile] = field(default_factory=list)
    discards: list[Pile] = field(default_factory=list)
    legend_deck: Pile = ()
    legend_discard: Pile = ()
    flare_deck: Pile = ()
    flare_discard: Pile = ()
    rebuilt: int = 0
    """How often a shared deck was rebuilt from its discard pile (D-19)."""
    playing: int = -1
    """The card whose effect is being resolved: in neither hand nor pile (TK-3.13)."""

    # The draft (TK-2.11.4): packs in hand, cards set aside, and for every seat when it last saw
    # each card (0 never, 255 kept by itself): cards last seen together are alike to that seat.
    packs: list[Pile] = field(default_factory=list)
    kept: list[Pile] = field(default_factory=list)
    aside: Pile = ()
    last_seen: list[bytes] = field(default_factory=list)
    draft_round: int = 0

    # Tasks
    tasks: tuple[int, ...] = ()
    next_task: int = -1
    task_deck: Pile = ()
    claimed: list[Pile] = field(default_factory=list)

    # Deathmatch scores: by side; in a melee by seat and opponent (row by row).
    scores: list[int] = field(default_factory=list)
    improvised: list[int] = field(default_factory=list)
    """By seat: the sides whose pieces may still be used for an improvised summoning."""

    # The turn
    first: int = 0
    turn: int = 0
    """The turn owner (TK-0.5)."""
    controller: int = 0
    passed: bool = False
    actions: int = 0
    discarded: bool = False
    flared: bool = False
    borrow: bool = False
    """War Summoner: the next being may use an enemy piece (TK-3.23)."""
    tally: list[int] = field(default_factory=list)
    """Enemy pieces destroyed this turn, by side and rank (TK-5.5.4)."""
    summoned: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Beings summoned this turn: all, legends, on red, on green (TK-2.7.13)."""
    extra_cards: int = 0
    extra_legends: int = 0
    extra_turn: bool = False
    deck_triggered: bool = False
    busy: bool = True
    """Something is under way: the turn cannot go on from the table alone."""
    turns: int = 0

    # The end
    last: int = -1
    """The last player, once the end is triggered (TK-2.5.3)."""
    final_turns: int = 0
    """Regular turns still to come after the trigger (TK-2.5.4)."""
    in_extra_turn: bool = False
    reason: Ending = Ending.DECK
    """What triggered the end, once it is triggered."""
    resigning: int = 0
    agreeing: int = 0
    result: Result | None = None

    # ---- sides and pieces ----

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.rules.side_of[self.turn]

    def rivals(self, side: int) -> list[int]:
        return [other for other in range(self.rules.sides) if other != side]

    def colour_of(self, side: int) -> Colour:
        return self.colours[side]

    @property
    def pieces(self) -> int:
        """All occupied squares."""
        found = 0
        for board in self.boards[::3]:
            found |= board
        return found

    @property
    def upgraded(self) -> int:
        found = 0
        for board in self.boards[1::3]:
            found |= board
        return found

    @property
    def legendary(self) -> int:
        found = 0
        for board in self.boards[2::3]:
            found |= board
        return found

    @property
    def empty(self) -> int:
        return BOARD & ~self.pieces

    def own(self, side: int) -> int:
        return self.boards[3 * side]

    def enemies(self, side: int) -> int:
        return self.pieces & ~self.boards[3 * side]

    def side_at(self, bit: int) -> int:
        """The side whose piece stands on a square, -1 if none does."""
        for side, board in enumerate(self.boards[::3]):
            if board & bit:
                return side
        return -1

    def rank_at(self, side: int, bit: int) -> int:
        if self.boards[3 * side + 2] & bit:
            return 2
        return 1 if self.boards[3 * side + 1] & bit else 0

    def stones_left(self, side: int) -> int:
        """Common and heroic pieces in supply (TK-1.11)."""
        b = 3 * side
        return self.rules.stones - (self.boards[b] ^ self.boards[b + 2]).bit_count()

    def legendary_left(self, side: int) -> int:
        return self.rules.legendary - self.boards[3 * side + 2].bit_count()

    def supply(self, side: int, rank: int) -> int:
        """Pieces of the type that a rank needs (TK-1.9)."""
        return self.legendary_left(side) if rank == LEGENDARY else self.stones_left(side)

    def put(self, side: int, rank: int, bit: int) -> None:
        b = 3 * side
        self.boards[b] |= bit
        if rank > COMMON:
            self.boards[b + 1] |= bit
            if rank == LEGENDARY:
                self.boards[b + 2] |= bit

    def lift(self, side: int, bits: int) -> None:
        """Take pieces off the board; they are in supply again (TK-5.7.1)."""
        b = 3 * side
        boards = self.boards
        boards[b] &= ~bits
        boards[b + 1] &= ~bits
        boards[b + 2] &= ~bits
