"""Moves and leaps (5.3)."""

from collections.abc import Iterable
from functools import cache
from itertools import takewhile
from typing import Final, NamedTuple

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import (
    ADJACENT,
    BOARD,
    COMMON,
    HEROIC,
    LEGENDARY,
    LINES,
    NAMES,
    REFS,
    SQUARES,
    STRIDE,
    direction_of,
    only,
    squares,
)
from rulebound.games.tashkalar.effects.asking import SKIP
from rulebound.games.tashkalar.effects.changing import Changing
from rulebound.games.tashkalar.terms import MoveKind

STANDARD: Final = MoveKind.STANDARD
COMBAT: Final = MoveKind.COMBAT

_MOVES: Final = {
    (s, line[0]): Option("move", (REFS[s], REFS[line[0]]), data=(s, line[0]))
    for s in SQUARES
    for line in LINES[s]
    if line
}
_LEAPS: Final = {
    (s, t): Option("leap", (REFS[s], REFS[t]), data=(s, t))
    for s in SQUARES
    for t in SQUARES
    if s != t
}


@cache
def _slide(start: int, goal: int) -> Option:
    return Option("slide", (REFS[start], REFS[goal]), data=(start, goal))


class Step(NamedTuple):
    """A move or leap that was made."""

    piece: int
    """Where the mover stands now, as a set of one square (empty if it is gone)."""
    direction: int
    side: int
    rank: int
    took: int
    """The rank of the piece it destroyed, -1 if the square was empty."""


class Moving(Changing):
    __slots__ = ()

    def may_move(
        self, pieces: int, kind: MoveKind = STANDARD, *, onto: int = BOARD, along: int = -1
    ) -> Flow[Step | None]:
        """One of the pieces may move to an adjacent square (within ``onto``, ``along`` a line)."""
        return (yield from self._move(self.moves(pieces, kind, onto, along), kind, may=True))

    def may_move_either(self, *movers: tuple[int, MoveKind]) -> Flow[Step | None]:
        """One of the pieces may move; each pair names pieces and the kind of move they make."""
        found = [(option, kind) for pieces, kind in movers for option in self.moves(pieces, kind)]
        kinds = {kind for _, kind in found}
        kind = kinds.pop() if len(kinds) == 1 else None
        return (yield from self._move([option for option, _ in found], kind, may=True))

    def must_move(
        self, pieces: int, kind: MoveKind = STANDARD, *, onto: int = BOARD, along: int = -1
    ) -> Flow[Step | None]:
        return (yield from self._move(self.moves(pieces, kind, onto, along), kind, may=False))

    def must_make(self, found: list[Option], kind: MoveKind) -> Flow[Step | None]:
        """One of these moves."""
        return (yield from self._move(found, kind, may=False))

    def may_move_along(
        self, piece: int, kind: MoveKind, directions: Iterable[int]
    ) -> Flow[Step | None]:
        """A piece may move in one of these directions."""
        found = [move for along in directions for move in self.moves(piece, kind, along=along)]
        return (yield from self._move(found, kind, may=True))

    def may_move_nearer(self, pieces: int, goal: int, *, onto: int = BOARD) -> Flow[Step | None]:
        """One of the pieces may make a combat move toward a square (TK-11.11)."""
        found = [
            move
            for piece in squares(pieces)
            for move in self.moves(1 << piece, COMBAT, onto & _nearer(piece, goal))
        ]
        return (yield from self._move(found, COMBAT, may=True))

    def may_slide(self, pieces: int) -> Flow[Step | None]:
        """A piece may make as many standard moves in one direction as it can (TK-10.65)."""
        found = []
        for start in squares(pieces):
            for line in LINES[start]:
                ends = list(takewhile(lambda square: self.empty >> square & 1, line))
                if ends:
                    found.append(_slide(start, ends[-1]))
        if not found:
            return None
        option = yield from self.ask("slide", lambda: [*found, SKIP])
        return None if option is SKIP else self.go(*option.data)

    def enterable(self, piece: int, kind: MoveKind) -> int:
        """The squares that a piece may enter by its rank (TK-5.3.2, TK-5.3.3)."""
        s = self.s
        return self.enterable_by(s.rank_at(s.side_at(piece), piece) + kind)

    def enterable_by(self, rank: int) -> int:
        """The squares that are empty or hold a piece of lower rank than this."""
        s = self.s
        if rank == COMMON:
            return self.empty
        if rank == HEROIC:
            return BOARD & ~s.upgraded
        return BOARD & ~s.legendary if rank == LEGENDARY else BOARD

    def moves(
        self, pieces: int, kind: MoveKind = STANDARD, onto: int = BOARD, along: int = -1
    ) -> list[Option]:
        """All legal moves of these pieces."""
        found = []
        upgraded, legendary = self.s.upgraded, self.s.legendary
        by_rank = [self.enterable_by(rank + kind) & onto for rank in (COMMON, HEROIC, LEGENDARY)]
        for s in squares(pieces & self.s.pieces):
            legal = by_rank[(upgraded >> s & 1) + (legendary >> s & 1)] & ADJACENT[s]
            if not legal:
                continue
            if along >= 0:
                line = LINES[s][along]
                if line and legal >> line[0] & 1:
                    found.append(_MOVES[s, line[0]])
            else:
                found += [_MOVES[s, t] for t in squares(legal)]
        return found

    def _move(self, found: list[Option], kind: MoveKind | None, may: bool) -> Flow[Step | None]:
        """``kind`` is what the moves are called; ``None``: either kind."""
        if not found:
            return None
        option = found[0]
        if may or len(found) > 1:
            option = yield from self.ask(
                "move",
                lambda: [*found, *((SKIP,) if may else ())],
                may="yes" if may else "no",
                move="either" if kind is None else kind.name.lower(),
            )
        if option is SKIP:
            return None
        return self.go(*option.data)

    def may_leap(self, pieces: int, kind: MoveKind, *, onto: int = BOARD) -> Flow[Step | None]:
        """One of the pieces may leap (TK-5.3.6): first the piece, then where to."""
        able = 0
        for s in squares(pieces & self.s.pieces):
            if self.enterable(1 << s, kind) & onto & ~(1 << s):
                able |= 1 << s
        if not able:
            return None
        piece = able
        if able & (able - 1):
            piece = yield from self._pick("choose", able, may=True)
            if not piece:
                return None
        start = only(piece)
        goals = self.enterable(piece, kind) & onto & ~piece
        may = piece == able  # a piece that was chosen has been told to leap

        def build() -> list[Option]:
            return [*(_LEAPS[start, t] for t in squares(goals)), *((SKIP,) if may else ())]

        option = yield from self.ask(
            "leap", build, may="yes" if may else "no", leap=kind.name.lower()
        )
        if option is SKIP:
            return None
        return self.go(*option.data)

    def go(self, start: int, end: int) -> Step:
        """Move or leap from one square to another, destroying what stands there (TK-5.3.1)."""
        s = self.s
        was, now = 1 << start, 1 << end
        side = s.side_at(was)
        rank = s.rank_at(side, was)
        took = -1
        victim = s.side_at(now)
        if s.log is not None:
            s.tell(
                events.Moved,
                seat=s.controller,
                start=NAMES[start],
                end=NAMES[end],
                colour=s.colour_of(side),
            )
        if victim >= 0:
            took = s.rank_at(victim, now)
            self.destroy(now)  # TK-5.1.11: whoever's piece moves, the controller destroys
        gateway = s.gateways[side] & was
        s.lift(side, was)
        s.put(side, rank, now)
        if gateway:
            s.gateways[side] = now  # TK-11.7: it travels with the piece
        self.follow(start, end)
        self.moved = self.moved & ~was | now
        direction = direction_of(start, end) if now & ADJACENT[start] else -1
        return Step(now, direction, side, rank, took)

    def follow(self, start: int, end: int) -> None:
        """A piece has come from one square to another."""
        was, now = 1 << start, 1 << end
        if self.being & was:
            self.being = now
            self.home = end
        if self.used & was:
            self.used = self.used & ~was | now


def _nearer(start: int, goal: int) -> int:
    """The squares beside one that are nearer to another (TK-5.2.6)."""
    distance = _distance(start, goal)
    return sum(1 << t for t in squares(ADJACENT[start]) if _distance(t, goal) < distance)


def _distance(one: int, other: int) -> int:
    columns = abs(one % STRIDE - other % STRIDE)
    return max(columns, abs(one // STRIDE - other // STRIDE))
