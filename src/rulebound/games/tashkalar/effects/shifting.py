"""Swapping, storing and removing pieces, and the Gateway (TK-9.21, chapters 10 to 12)."""

from functools import cache

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import COMMON, LEGENDARY, NAMES, RANKS, REFS, only
from rulebound.games.tashkalar.effects.asking import SKIP
from rulebound.games.tashkalar.effects.moving import STANDARD, Moving
from rulebound.games.tashkalar.state import Stored


@cache
def _swap(a: int, b: int) -> Option:
    return Option("swap", (REFS[a], REFS[b]), data=(a, b))


class Shifting(Moving):
    __slots__ = ()

    # ---- the Gateway (chapter 11A) ----

    def name_gateway(self, piece: int) -> None:
        """An own common or heroic piece becomes the Gateway (TK-11.9)."""
        s = self.s
        if piece and piece != self.gateway:
            s.name_gateway(self.side, piece)
            s.tell(
                events.Gateway,
                seat=s.controller,
                square=NAMES[only(piece)],
                colour=s.colour_of(self.side),
            )

    def must_name_gateway(self, targets: int) -> Flow[int]:
        piece = yield from self._pick("gateway", targets, may=False)
        self.name_gateway(piece)
        return piece

    # ---- trading places (TK-9.21) ----

    def may_swap(self, pairs: list[tuple[int, int]]) -> Flow[tuple[int, int] | None]:
        """The pieces of one of these pairs of squares may trade places."""
        if not pairs:
            return None
        found = [_swap(*pair) for pair in pairs]
        option = yield from self.ask("swap", lambda: [*found, SKIP])
        if option is SKIP:
            return None
        self.swap(*option.data)
        a, b = option.data
        return a, b

    def swap(self, a: int, b: int) -> None:
        """Ranks, owners, identity and the Gateway stay with the pieces."""
        s = self.s
        held = [self._take(1 << a), self._take(1 << b)]
        for (side, rank, gateway), to in zip(held, (b, a), strict=True):
            s.put(side, rank, 1 << to)
            if gateway:
                s.gateways[side] = 1 << to
        self.being = _traded(self.being, a, b)
        self.used = _traded(self.used, a, b)
        self.moved = _traded(self.moved, a, b)
        if self.being:
            self.home = only(self.being)
        s.tell(events.Swapped, seat=s.controller, start=NAMES[a], end=NAMES[b])

    def _take(self, piece: int) -> Stored:
        """Take a piece off the board, remembering what it is."""
        s = self.s
        side = s.side_at(piece)
        found = Stored(side, s.rank_at(side, piece), bool(s.gateways[side] & piece))
        s.lift(side, piece)
        return found

    def _forget(self, pieces: int) -> None:
        self.being &= ~pieces
        self.used &= ~pieces
        self.moved &= ~pieces

    # ---- handing over and removing (TK-10.67, TK-10.68) ----

    def hand_over(self, side: int) -> None:
        """The summoned piece is exchanged for a common one of another side; no credit."""
        s, piece = self.s, self.being
        if not piece:
            return
        s.lift(self.side, piece)
        s.put(side, COMMON, piece)
        self._forget(piece)
        s.tell(
            events.HandedOver,
            seat=s.controller,
            square=NAMES[only(piece)],
            colour=s.colour_of(side),
        )

    def remove(self, piece: int) -> None:
        """Destroy a piece for good: it counts as two and is out of the game (TK-10.67, D-62)."""
        s = self.s
        if not piece:
            return
        side = s.side_at(piece)
        rank = s.rank_at(side, piece)
        self.destroy(piece, times=2)
        s.away[2 * side + (rank == LEGENDARY)] += 1
        s.tell(events.Removed, seat=s.controller, colour=s.colour_of(side), rank=RANKS[rank])

    # ---- the Merchant of Time (TK-12.22 to TK-12.27) ----

    def must_store(self, targets: int) -> Flow[None]:
        """A piece is laid on the Merchant: neither destroyed nor moved."""
        s = self.s
        piece = yield from self._pick("store", targets & s.pieces, may=False)
        if not piece:
            return
        stored = self._take(piece)
        self._forget(piece)
        s.stored[s.turn] = stored
        s.away[2 * stored.side + (stored.rank == LEGENDARY)] += 1
        s.tell(
            events.Stored,
            seat=s.controller,
            square=NAMES[only(piece)],
            colour=s.colour_of(stored.side),
            rank=RANKS[stored.rank],
        )

    def must_release(self, targets: int) -> Flow[None]:
        """The stored piece makes a standard leap to one of these squares (TK-12.56)."""
        s = self.s
        stored = s.stored[s.turn]
        if stored is None:
            return
        goals = targets & self.enterable_by(stored.rank + STANDARD)
        goal = yield from self._pick("release", goals, may=False)
        stored = s.stored[s.turn] or stored  # the same piece, perhaps no Gateway any more
        s.stored[s.turn] = None
        s.away[2 * stored.side + (stored.rank == LEGENDARY)] -= 1
        colour, rank = s.colour_of(stored.side), RANKS[stored.rank]
        if not goal:  # D-75
            s.tell(events.Unplaced, seat=s.controller, colour=colour, rank=rank)
            return
        s.tell(
            events.Released,
            seat=s.controller,
            square=NAMES[only(goal)],
            colour=colour,
            rank=rank,
        )
        self.destroy(goal)
        s.put(stored.side, stored.rank, goal)
        if stored.gateway:
            s.gateways[stored.side] = goal  # TK-12.26


def _traded(pieces: int, a: int, b: int) -> int:
    """A set of pieces after those on two squares traded places."""
    one, other = pieces >> a & 1, pieces >> b & 1
    return pieces & ~(1 << a | 1 << b) | one << b | other << a
