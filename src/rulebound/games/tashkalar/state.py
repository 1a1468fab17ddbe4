"""All that lies on the table."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

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


class Stored(NamedTuple):
    """A piece on the Merchant of Time (TK-12.24, TK-12.26)."""

    side: int
    rank: int
    gateway: bool


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
    open_schools: tuple[str, ...]
    """Those that are drawn or chosen from (TK-9.6)."""
    draft_decks: tuple[str, ...]
    wanted_colours: tuple[Colour, ...]
    first: int | None
    sides: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sides", max(self.side_of) + 1)

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
    away: list[int] = field(default_factory=list)
    """By side, stones and legendary pieces that are neither on the board nor in supply: removed
    from the game (TK-10.67) or stored (TK-12.25)."""
    gateways: list[int] = field(default_factory=list)
    """By side: the square of its Gateway, 0 if it has none (TK-11.2)."""
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
    frozen: list[int] = field(default_factory=list)
    """By seat: the card that lies frozen, -1 if none does (TK-10.3). Everybody sees it."""
    pending: list[int] = field(default_factory=list)
    """By seat: the pending being, -1 if there is none (TK-12.5). Everybody sees it."""
    stored: list[Stored | None] = field(default_factory=list)
    """By seat: the piece on its Merchant of Time (TK-12.22)."""
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
    possessed: int = -1
    """The side whose pieces the next pattern needs (TK-11.68); -1: your own."""
    blanks: int = 0
    """How many empty squares may count as common pieces in the next pattern (TK-12.62)."""
    doubled: int = 0
    """How often more than once a destroyed piece is credited (TK-12.21)."""
    warped: int = 0
    """The cards whose warp effect was played this turn, a bit each (TK-12.63)."""
    fewer: list[int] = field(default_factory=list)
    """By side: the actions it lacks in its next turn (TK-9.18)."""
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
    extra_turns: int = 0
    """Extra ones among the turns begun so far."""

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

    def summonable(self, seat: int) -> Pile:
        """The beings that a seat may summon: its hand and its pending being (TK-12.7)."""
        cards = self.hands[seat] + self.legends[seat]
        return (*cards, self.pending[seat]) if self.pending[seat] >= 0 else cards

    @property
    def first_turn(self) -> bool:
        """Whether the turn owner takes the first turn of the game (D-70)."""
        return not self.in_extra_turn and self.turns - self.extra_turns <= self.rules.seats

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
        """Common and heroic pieces in supply (TK-1.11, TK-9.23)."""
        b = 3 * side
        on_board = (self.boards[b] ^ self.boards[b + 2]).bit_count()
        return self.rules.stones - on_board - self.away[2 * side]

    def legendary_left(self, side: int) -> int:
        on_board = self.boards[3 * side + 2].bit_count()
        return self.rules.legendary - on_board - self.away[2 * side + 1]

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
        """Take pieces off the board; they are in supply again (TK-5.7.1).

        A piece that leaves its square is no Gateway any more (TK-11.7).
        """
        b = 3 * side
        if self.gateways[side] & bits:
            self.gateways[side] = 0
        boards = self.boards
        boards[b] &= ~bits
        boards[b + 1] &= ~bits
        boards[b + 2] &= ~bits

    # ---- the Gateway (chapter 11A) and pieces that are away ----

    def name_gateway(self, side: int, bit: int) -> None:
        """The piece there is the side's Gateway; one that is stored was it (TK-11.9, TK-12.26)."""
        self.gateways[side] = bit
        for seat, stored in enumerate(self.stored):
            if stored is not None and stored.side == side and stored.gateway:
                self.stored[seat] = stored._replace(gateway=False)

    def stored_pieces(self, side: int, rank: int) -> int:
        """How many pieces of a side, of the type that a rank needs, lie on Merchants of Time."""
        return sum(
            stored is not None
            and stored.side == side
            and (stored.rank == LEGENDARY) == (rank == LEGENDARY)
            for stored in self.stored
        )

    def removed(self, side: int, rank: int) -> int:
        """How many pieces of that type are out of the game (TK-10.67)."""
        return self.away[2 * side + (rank == LEGENDARY)] - self.stored_pieces(side, rank)
