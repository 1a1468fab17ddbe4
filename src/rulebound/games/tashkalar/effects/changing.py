"""Destroying, converting, upgrading, downgrading and placing (5.5, 5.6)."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import (
    BOARD,
    COMMON,
    LEGENDARY,
    NAMES,
    RANKS,
    names,
    only,
    squares,
)
from rulebound.games.tashkalar.effects.asking import Asking
from rulebound.games.tashkalar.state import State


class Changing(Asking):
    __slots__ = ()

    # ---- destroying and converting (5.5, 5.6) ----

    def destroy(self, pieces: int, *, counted: bool = True, times: int = 1) -> int:
        """Destroy all these pieces at once (TK-5.1.7) and return how many there were.

        ``times``: as how many each of them is credited.
        """
        s = self.s
        pieces &= s.pieces
        if not pieces:
            return 0
        for side in range(s.rules.sides):
            gone = pieces & s.boards[3 * side]
            if gone:
                if counted and side != self.side:
                    count_destroyed(s, side, gone, times)
                if s.log is not None:
                    s.tell(
                        events.Destroyed,
                        seat=s.controller,
                        squares=names(gone),
                        colour=s.colour_of(side),
                    )
                s.lift(side, gone)
        self.being &= ~pieces
        self.used &= ~pieces
        self.moved &= ~pieces
        return pieces.bit_count()

    def may_destroy(self, targets: int) -> Flow[int]:
        return (yield from self._destroy_one(targets, may=True))

    def must_destroy(self, targets: int) -> Flow[int]:
        return (yield from self._destroy_one(targets, may=False))

    def _destroy_one(self, targets: int, may: bool) -> Flow[int]:
        victim = yield from self._pick("destroy", targets, may)
        self.destroy(victim)
        return victim

    def may_choose_victim(self, targets: int) -> Flow[int]:
        """A piece that may be destroyed in a way of its own."""
        return (yield from self._pick("destroy", targets, may=True))

    def may_convert(self, targets: int, rank: int | None = None) -> Flow[int]:
        """Convert an enemy piece to one of yours, of its rank or the given one (TK-5.6.4)."""
        return (yield from self._convert_one(targets, rank, may=True))

    def must_convert(self, targets: int, rank: int | None = None) -> Flow[int]:
        return (yield from self._convert_one(targets, rank, may=False))

    def _convert_one(self, targets: int, rank: int | None, may: bool) -> Flow[int]:
        victim = yield from self._pick("convert", self.convertible(targets, rank), may)
        if victim:
            s = self.s
            side = s.side_at(victim)
            new_rank = s.rank_at(side, victim) if rank is None else rank
            count_destroyed(s, side, victim)
            s.lift(side, victim)
            self.used &= ~victim
            self.moved &= ~victim
            s.put(self.side, new_rank, victim)
            s.tell(
                events.Converted,
                seat=s.controller,
                square=NAMES[only(victim)],
                colour=s.colour_of(side),
            )
        return victim

    def convertible(self, targets: int, rank: int | None = None) -> int:
        """Those enemy pieces for which you have the needed piece in supply (TK-5.6.6)."""
        if not self.s.stones_left(self.side):
            targets &= self.legendary if rank is None else 0
        if rank is None and not self.s.legendary_left(self.side):
            targets &= ~self.legendary
        return targets & self.enemy

    # ---- upgrading and downgrading (5.6) ----

    def upgradable(self, targets: int) -> int:
        """Those pieces that can go up a rank (TK-5.6.2, TK-5.6.6)."""
        s = self.s
        found = targets & self.common
        for side in range(s.rules.sides):
            if s.legendary_left(side):
                found |= targets & self.heroic & s.boards[3 * side]
        return found

    def upgrade(self, pieces: int) -> int:
        """Upgrade these pieces, each by one rank, and return those that really went up."""
        s = self.s
        done = 0
        for square in squares(pieces & s.pieces):
            bit = 1 << square
            if not self.upgradable(bit):
                continue
            side = s.side_at(bit)
            rank = s.rank_at(side, bit) + 1
            s.boards[3 * side + rank] |= bit
            if rank == LEGENDARY and s.gateways[side] & bit:
                s.gateways[side] = 0  # TK-11.2
            done |= bit
            s.tell(
                events.Upgraded,
                seat=s.controller,
                square=NAMES[square],
                colour=s.colour_of(side),
                rank=RANKS[rank],
            )
        return done

    def may_upgrade(self, targets: int) -> Flow[int]:
        return self.upgrade((yield from self._pick("upgrade", self.upgradable(targets), may=True)))

    def must_upgrade(self, targets: int) -> Flow[int]:
        return self.upgrade((yield from self._pick("upgrade", self.upgradable(targets), may=False)))

    def downgradable(self, targets: int) -> int:
        """Those pieces that can go down a rank (TK-5.6.3, TK-5.6.6)."""
        s = self.s
        found = targets & self.heroic
        for side in range(s.rules.sides):
            if s.stones_left(side):
                found |= targets & self.legendary & s.boards[3 * side]
        return found

    def downgrade(self, piece: int) -> int:
        s = self.s
        piece = self.downgradable(piece)
        if piece:
            side = s.side_at(piece)
            rank = s.rank_at(side, piece)
            s.boards[3 * side + rank] &= ~piece
            s.tell(
                events.Downgraded,
                seat=s.controller,
                square=NAMES[only(piece)],
                colour=s.colour_of(side),
                rank=RANKS[rank - 1],
            )
        return piece

    def may_downgrade(self, targets: int) -> Flow[int]:
        choice = yield from self._pick("downgrade", self.downgradable(targets), may=True)
        return self.downgrade(choice)

    # ---- placing (TK-5.6.1) ----

    def placeable(self, targets: int, rank: int = COMMON, side: int | None = None) -> int:
        """The empty squares of the set, if the piece is in supply (TK-5.6.6)."""
        side = self.side if side is None else side
        return targets & self.empty if self.s.supply(side, rank) else 0

    def place(self, square: int, rank: int = COMMON, side: int | None = None) -> int:
        if square:
            s = self.s
            side = self.side if side is None else side
            s.put(side, rank, square)
            s.tell(
                events.Placed,
                seat=s.controller,
                square=NAMES[only(square)],
                colour=s.colour_of(side),
                rank=RANKS[rank],
            )
        return square

    def may_choose_place(self, targets: int, rank: int = COMMON) -> Flow[int]:
        """An empty square on which a piece may be placed."""
        return (yield from self._pick("place", self.placeable(targets, rank), may=True))

    def may_place(self, targets: int, rank: int = COMMON) -> Flow[int]:
        return self.place((yield from self.may_choose_place(targets, rank)), rank)

    def must_place(
        self, targets: int = BOARD, rank: int = COMMON, side: int | None = None
    ) -> Flow[int]:
        choice = yield from self._pick("place", self.placeable(targets, rank, side), may=False)
        return self.place(choice, rank, side)


def count_destroyed(s: State, side: int, gone: int, times: int = 1) -> None:
    """Credit the turn owner with these enemy pieces at the rank they had (TK-5.5.2, TK-12.21)."""
    b = 3 * side
    times += s.doubled
    legendary = (gone & s.boards[b + 2]).bit_count()
    upgraded = (gone & s.boards[b + 1]).bit_count()
    s.tally[b] += (gone.bit_count() - upgraded) * times
    s.tally[b + 1] += (upgraded - legendary) * times
    s.tally[b + 2] += legendary * times
