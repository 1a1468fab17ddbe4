"""What card scripts are written with (chapter 5).

Sets of squares are ints; a script combines them (``fx.enemy & fx.common & fx.diagonal``) and asks
for one of them. ``may_…`` can be declined (TK-5.1.2), ``must_…`` cannot; neither asks when nothing
is possible (TK-5.1.3), and what must be done in one way only is done unasked.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.tashkalar.board import (
    ADJACENT,
    BOARD,
    COMMON,
    DIAGONAL,
    DIRECTIONS,
    HEROIC,
    LEGENDARY,
    LINES,
    NAMES,
    ORTHOGONAL,
    RANKS,
    REFS,
    SQUARES,
    WITHIN,
    direction_of,
    names,
    only,
    squares,
)
from rulebound.games.tashkalar.state import SEEN_BY_ALL, State, seen_bit
from rulebound.games.tashkalar.teams import PASS_CONTROL, may_pass_control, pass_control

T = TypeVar("T")

STANDARD: Final = 0
COMBAT: Final = 1

SKIP: Final = Option("skip")


def _on_squares(verb: str) -> dict[int, Option]:
    return {s: Option(verb, (REFS[s],), data=s) for s in SQUARES}


_ON: Final = {
    verb: _on_squares(verb)
    for verb in ("place", "lift", "destroy", "upgrade", "downgrade", "convert", "choose")
}
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
_AIMS: Final = tuple(Option("aim", (f"dir:{name}",)) for name in DIRECTIONS)
_BRANCHES: Final[dict[str, Option]] = {}
_RANK_OPTIONS: Final = tuple(Option("rank", (f"rank:{name}",)) for name in RANKS)
_COLOUR_OPTIONS: Final[dict[str, Option]] = {}


def on_squares(verb: str, board: int) -> list[Option]:
    """An option ``verb square`` for every square of the set."""
    table = _ON[verb]
    return [table[s] for s in squares(board)]


def colour_option(verb: str, colour: str) -> Option:
    key = f"{verb} {colour}"
    if key not in _COLOUR_OPTIONS:
        _COLOUR_OPTIONS[key] = Option(verb, (f"colour:{colour}",))
    return _COLOUR_OPTIONS[key]


class Step(NamedTuple):
    """A move or leap that was made."""

    piece: int
    """Where the mover stands now, as a set of one square (empty if it is gone)."""
    start: int
    direction: int
    side: int
    rank: int
    took: int
    """The rank of the piece it destroyed, -1 if the square was empty."""


class Effect:
    """The resolution of a being's or a flare's effect.

    Pieces are tracked by identity (TK-5.1.10): ``being``, ``used`` and ``moved`` follow their pieces
    as these move and lose them when they are destroyed or converted.
    """

    __slots__ = (
        "arrows",
        "being",
        "card",
        "home",
        "marked",
        "moved",
        "s",
        "side",
        "target",
        "used",
    )

    def __init__(
        self,
        s: State,
        card: str,
        *,
        being: int = 0,
        used: int = 0,
        marked: int = 0,
        arrows: tuple[int, ...] = (),
    ) -> None:
        self.s = s
        self.card = card
        self.side = s.side
        self.being = being
        self.target = being
        """The square of arrival."""
        self.home = only(being) if being else -1
        """The square of the summoned piece, the last one it had if it is gone (D-42)."""
        self.used = used
        self.marked = marked
        self.arrows = arrows
        self.moved = 0

    # ---- sets of squares ----

    @property
    def own(self) -> int:
        return self.s.boards[3 * self.side]

    @property
    def enemy(self) -> int:
        return self.s.pieces & ~self.own

    @property
    def anyone(self) -> int:
        return self.s.pieces

    @property
    def empty(self) -> int:
        return BOARD & ~self.s.pieces

    @property
    def common(self) -> int:
        return self.s.pieces & ~self.s.upgraded

    @property
    def heroic(self) -> int:
        return self.s.upgraded & ~self.s.legendary

    @property
    def legendary(self) -> int:
        return self.s.legendary

    @property
    def upgraded(self) -> int:
        return self.s.upgraded

    @property
    def non_legendary(self) -> int:
        return self.s.pieces & ~self.s.legendary

    @property
    def adjacent(self) -> int:
        return ADJACENT[self.home]

    @property
    def orthogonal(self) -> int:
        return ORTHOGONAL[self.home]

    @property
    def diagonal(self) -> int:
        return DIAGONAL[self.home]

    def within(self, distance: int) -> int:
        return WITHIN[distance][self.home]

    def line(self, direction: int, reach: int = 9) -> int:
        """The squares in a direction, to the edge or up to ``reach``."""
        return sum(1 << t for t in LINES[self.home][direction][:reach])

    def first_on_line(self, direction: int, count: int, *, blocked: int = 0) -> int:
        """The first pieces met in a direction; a piece of ``blocked`` ends the search."""
        found = 0
        for t in LINES[self.home][direction]:
            bit = 1 << t
            if blocked & bit or found.bit_count() == count:
                break
            found |= bit & self.s.pieces
        return found

    def of_side(self, side: int) -> int:
        return self.s.boards[3 * side]

    def sides_with_more(self, pieces: int) -> int:
        """All pieces of those enemies that have more of the given pieces than you."""
        mine = (pieces & self.own).bit_count()
        found = 0
        for side in self.enemy_sides:
            if (pieces & self.of_side(side)).bit_count() > mine:
                found |= self.of_side(side)
        return found

    @property
    def enemy_sides(self) -> list[int]:
        return [side for side in range(self.s.rules.sides) if side != self.side]

    def of_rank(self, rank: int) -> int:
        return (self.common, self.heroic, self.legendary)[rank]

    # ---- asking ----

    def ask(self, prompt: str, build: Callable[[], list[Option]], **args: object) -> Flow[Option]:
        """Ask the controller; in a team game control may be passed first (TK-2.10.10)."""
        s = self.s
        text = Text(f"tashkalar-ask-{prompt}", {"card": self.card, **args})

        def options() -> tuple[Option, ...]:
            found = build()
            if may_pass_control(s):
                found.append(PASS_CONTROL)
            return tuple(found)

        while True:
            option: Option = yield Decision(s.controller, text, options)
            if option is not PASS_CONTROL:
                return option
            pass_control(s)

    def _pick(self, verb: str, targets: int, may: bool) -> Flow[int]:
        """One square of the set as a bit; 0 if none is possible or wanted."""
        if not targets:
            return 0
        if not may and not targets & (targets - 1):
            return targets

        def build() -> list[Option]:
            return [*on_squares(verb, targets), *((SKIP,) if may else ())]

        option = yield from self.ask(verb, build, may="yes" if may else "no")
        if option is SKIP:
            return 0
        return 1 << option.data

    def up_to(self, times: int, step: Callable[[], Flow[T]]) -> Flow[list[T]]:
        """Do something up to so many times; the first refusal ends it."""
        done: list[T] = []
        while len(done) < times:
            result = yield from step()
            if not result:
                break
            done.append(result)
        return done

    def either(self, **branches: bool) -> Flow[str]:
        """One of the branches that are possible (TK-5.1.5); empty if none is."""
        possible = [name for name, can in branches.items() if can]
        if len(possible) < 2:
            return possible[0] if possible else ""

        def build() -> list[Option]:
            return [branch_option(name) for name in possible]

        option = yield from self.ask("branch", build)
        return option.refs[0].partition(":")[2]

    def must_aim(self, directions: Iterable[int]) -> Flow[int]:
        """A direction that has at least one square (D-46); -1 if there is none."""
        return (yield from self._aim(directions, may=False))

    def may_aim(self, directions: Iterable[int]) -> Flow[int]:
        return (yield from self._aim(directions, may=True))

    def _aim(self, directions: Iterable[int], may: bool) -> Flow[int]:
        possible = [d for d in directions if LINES[self.home][d]]
        if not possible:
            return -1
        if not may and len(possible) == 1:
            return possible[0]

        def build() -> list[Option]:
            return [*(_AIMS[d] for d in possible), *((SKIP,) if may else ())]

        option = yield from self.ask("aim", build, may="yes" if may else "no")
        return -1 if option is SKIP else _AIMS.index(option)

    def must_choose_colour(self, sides: list[int]) -> Flow[int]:
        """One of these sides, by its colour; -1 if there is none."""
        if len(sides) < 2:
            return sides[0] if sides else -1
        colours = [self.s.colour_of(side) for side in sides]
        option = yield from self.ask(
            "colour", lambda: [colour_option("colour", name) for name in colours]
        )
        return sides[colours.index(option.refs[0].partition(":")[2])]

    def may_choose_rank(self, ranks: list[int]) -> Flow[int]:
        """One of these ranks; -1 if there is none or none is wanted."""
        if not ranks:
            return -1
        option = yield from self.ask(
            "rank", lambda: [*(_RANK_OPTIONS[rank] for rank in ranks), SKIP], may="yes"
        )
        return -1 if option is SKIP else _RANK_OPTIONS.index(option)

    def must_choose(self, targets: int) -> Flow[int]:
        return (yield from self._pick("choose", targets, may=False))

    def may_choose(self, targets: int) -> Flow[int]:
        return (yield from self._pick("choose", targets, may=True))

    def may_treat(self, **targets: int) -> Flow[tuple[str, int]]:
        """One square and what to do there, the verbs being the argument names."""
        found = [option for verb, board in targets.items() for option in on_squares(verb, board)]
        if not found:
            return "", 0
        option = yield from self.ask("treat", lambda: [*found, SKIP], may="yes")
        if option is SKIP:
            return "", 0
        return option.kind, 1 << option.data

    # ---- destroying and converting (5.5, 5.6) ----

    def destroy(self, pieces: int, *, counted: bool = True) -> int:
        """Destroy all these pieces at once (TK-5.1.7) and return how many there were."""
        s = self.s
        pieces &= s.pieces
        if not pieces:
            return 0
        for side in range(s.rules.sides):
            gone = pieces & s.boards[3 * side]
            if gone:
                if counted and side != self.side:
                    count_destroyed(s, side, gone)
                if s.log is not None:
                    s.tell("destroyed", squares=names(gone), colour=s.colour_of(side))
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

    def may_convert(self, targets: int, rank: int | None = None) -> Flow[int]:
        """Convert an enemy piece to one of yours, of its own rank or of the given one (TK-5.6.4)."""
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
            s.tell("converted", square=NAMES[only(victim)], colour=s.colour_of(side))
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
            done |= bit
            s.tell("upgraded", square=NAMES[square], colour=s.colour_of(side), rank=RANKS[rank])
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
                "downgraded",
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
            s.tell("placed", square=NAMES[only(square)], colour=s.colour_of(side), rank=RANKS[rank])
        return square

    def may_place(self, targets: int, rank: int = COMMON) -> Flow[int]:
        choice = yield from self._pick("place", self.placeable(targets, rank), may=True)
        return self.place(choice, rank)

    def must_place(
        self, targets: int = BOARD, rank: int = COMMON, side: int | None = None
    ) -> Flow[int]:
        choice = yield from self._pick("place", self.placeable(targets, rank, side), may=False)
        return self.place(choice, rank, side)

    # ---- moving and leaping (5.3) ----

    def may_move(
        self, pieces: int, kind: int = STANDARD, *, onto: int = BOARD, along: int = -1
    ) -> Flow[Step | None]:
        """One of the pieces may move to an adjacent square (of ``onto``, in direction ``along``)."""
        return (yield from self._move(self.moves(pieces, kind, onto, along), kind, may=True))

    def may_move_either(self, *movers: tuple[int, int]) -> Flow[Step | None]:
        """One of the pieces may move; each pair names pieces and the kind of move they make."""
        found = [option for pieces, kind in movers for option in self.moves(pieces, kind)]
        return (yield from self._move(found, COMBAT, may=True))

    def must_move(self, pieces: int, kind: int = STANDARD) -> Flow[Step | None]:
        return (yield from self._move(self.moves(pieces, kind), kind, may=False))

    def enterable(self, piece: int, kind: int) -> int:
        """The squares that a piece may enter by its rank (TK-5.3.2, TK-5.3.3)."""
        s = self.s
        rank = s.rank_at(s.side_at(piece), piece) + kind
        if rank == COMMON:
            return self.empty
        if rank == HEROIC:
            return BOARD & ~s.upgraded
        return BOARD & ~s.legendary if rank == LEGENDARY else BOARD

    def moves(
        self, pieces: int, kind: int = STANDARD, onto: int = BOARD, along: int = -1
    ) -> list[Option]:
        """All legal moves of these pieces."""
        found = []
        for s in squares(pieces & self.s.pieces):
            legal = self.enterable(1 << s, kind) & ADJACENT[s] & onto
            if not legal:
                continue
            if along >= 0:
                line = LINES[s][along]
                if line and legal >> line[0] & 1:
                    found.append(_MOVES[s, line[0]])
            else:
                found += [_MOVES[s, t] for t in squares(legal)]
        return found

    def _move(self, found: list[Option], kind: int, may: bool) -> Flow[Step | None]:
        if not found:
            return None
        option = found[0]
        if may or len(found) > 1:
            option = yield from self.ask(
                "move",
                lambda: [*found, *((SKIP,) if may else ())],
                may="yes" if may else "no",
                move="combat" if kind else "standard",
            )
        if option is SKIP:
            return None
        return self.go(*option.data)

    def may_leap(self, pieces: int, kind: int, *, onto: int = BOARD) -> Flow[Step | None]:
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
            "leap", build, may="yes" if may else "no", leap="combat" if kind else "standard"
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
            s.tell("moved", start=NAMES[start], end=NAMES[end], colour=s.colour_of(side))
        if victim >= 0:
            took = s.rank_at(victim, now)
            self.destroy(now)  # TK-5.1.11: whoever's piece moves, the controller destroys
        s.lift(side, was)
        s.put(side, rank, now)
        if self.being & was:
            self.being = now
            self.home = end
        if self.used & was:
            self.used = self.used & ~was | now
        self.moved = self.moved & ~was | now
        direction = direction_of(start, end) if now & ADJACENT[start] else -1
        return Step(now, start, direction, side, rank, took)

    # ---- actions, cards, turns (5.4) ----

    def gain_action(self, count: int = 1) -> None:
        self.s.actions += count  # TK-5.4.1
        self.s.tell("gained-actions", count=count)

    def draw_extra(self, cards: int = 0, legends: int = 0) -> None:
        """TK-5.4.2: drawn when the turn ends."""
        self.s.extra_cards += cards
        self.s.extra_legends += legends
        self.s.tell("extra-cards", cards=cards, legends=legends)

    def may_recall(self) -> Flow[bool]:
        """A card of the turn owner's discard pile may go on top of the own deck (TK-7.10)."""
        from rulebound.games.tashkalar.library import card_id  # noqa: PLC0415 (it imports us)

        s = self.s
        pile = s.discards[s.turn]
        known = {card_id(card): card for card in pile if card & seen_bit(s.controller)}
        if not known:
            return False
        option = yield from self.ask(
            "recall", lambda: [*(Option("recall", (f"card:{name}",)) for name in known), SKIP]
        )
        if option is SKIP:
            return False
        name = option.refs[0].partition(":")[2]
        s.discards[s.turn] = tuple(card for card in pile if card != known[name])
        s.decks[s.turn] += (known[name],)
        if known[name] & SEEN_BY_ALL == SEEN_BY_ALL:
            s.tell("recalled", seat=s.turn, card=name)
        else:
            s.tell("recalled-hidden", seat=s.turn)
        return True

    def extra_turn(self) -> None:
        self.s.extra_turn = True  # TK-5.4.3
        self.s.tell("extra-turn")


def branch_option(name: str) -> Option:
    if name not in _BRANCHES:
        _BRANCHES[name] = Option("branch", (f"branch:{name}",))
    return _BRANCHES[name]


def count_destroyed(s: State, side: int, gone: int) -> None:
    """Credit the turn owner with these enemy pieces at the rank they had (TK-5.5.2)."""
    b = 3 * side
    legendary = (gone & s.boards[b + 2]).bit_count()
    upgraded = (gone & s.boards[b + 1]).bit_count()
    s.tally[b] += gone.bit_count() - upgraded
    s.tally[b + 1] += upgraded - legendary
    s.tally[b + 2] += legendary
