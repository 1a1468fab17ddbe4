"""Sets of squares (5.2) and questions (5.1): what every effect is made of."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.tashkalar.board import (
    ADJACENT,
    BOARD,
    DIAGONAL,
    DIRECTIONS,
    LINES,
    ORTHOGONAL,
    RANKS,
    REFS,
    ROW,
    SQUARES,
    STRIDE,
    WITHIN,
    around,
    only,
    squares,
)
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.teams import PASS_CONTROL, may_pass_control, pass_control
from rulebound.games.tashkalar.terms import Colour, Rank

SKIP: Final = Option("skip")


@cache
def _by_rows(verb: str) -> tuple[tuple[tuple[Option, ...], ...], ...]:
    """The options on the squares of a row of the board, for each row and each set of squares."""
    options = {s: Option(verb, (REFS[s],), data=s) for s in SQUARES}
    return tuple(
        tuple(
            tuple(options[s] for s in squares((bits << row * STRIDE) & BOARD))
            for bits in range(ROW + 1)
        )
        for row in range(9)
    )


_AIMS: Final = tuple(plain("aim", f"dir:{name}") for name in DIRECTIONS)
_RANK_OPTIONS: Final = tuple(plain("rank", f"rank:{name}") for name in RANKS)


def on_squares(verb: str, board: int) -> list[Option]:
    """An option ``verb square`` for every square of the set."""
    found: list[Option] = []
    for by_bits in _by_rows(verb):
        if bits := board & ROW:
            found += by_bits[bits]
        board >>= STRIDE
    return found


class Asking:
    """The resolution of a being's or a flare's effect.

    Pieces are tracked by identity (TK-5.1.10): ``being``, ``used`` and ``moved`` follow their
    pieces as these move and lose them when they are destroyed or converted.
    """

    __slots__ = (
        "arrows",
        "being",
        "buries",
        "card",
        "home",
        "marked",
        "moved",
        "s",
        "second",
        "side",
        "slain",
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
        second: int = 0,
        arrows: tuple[int, ...] = (),
        slain: int = -1,
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
        self.second = second
        """Those marked squares that carry the second kind of mark."""
        self.arrows = arrows
        self.slain = slain
        """The side whose piece was destroyed by the summoning itself, -1 if none was."""
        self.buries = False
        """Whether the card goes under its deck (TK-11.59)."""
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

    @property
    def gateway(self) -> int:
        """The square of your Gateway; nothing if there is none (TK-11.13)."""
        return self.s.gateways[self.side]

    @property
    def beside_gateway(self) -> int:
        """TK-11.10"""
        return around(self.gateway)

    def of_rank(self, rank: int) -> int:
        return (self.common, self.heroic, self.legendary)[rank]

    # ---- asking ----

    def ask(
        self,
        prompt: str,
        build: Callable[[], list[Option]],
        *,
        of_hand: bool = False,
        **args: object,
    ) -> Flow[Option]:
        """Ask the controller; in a team game control may be passed first (TK-2.10.10).

        ``of_hand``: about cards that only their holder may see, who is asked anyway (TK-9.15).
        """
        s = self.s
        text = Text(f"tashkalar-ask-{prompt}", {"card": self.card, **args})

        def options() -> tuple[Option, ...]:
            found = build()
            if may_pass_control(s):
                found.append(PASS_CONTROL)
            return tuple(found)

        while True:
            option: Option = yield Decision(s.turn if of_hand else s.controller, text, options)
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
        square: int = option.data
        return 1 << square

    def up_to(self, times: int, step: Callable[[], Flow[object]]) -> Flow[None]:
        """Do something up to so many times; the first refusal ends it."""
        for _ in range(times):
            if not (yield from step()):
                break

    def either(self, **branches: bool) -> Flow[str]:
        """One of the branches that are possible (TK-5.1.5); empty if none is."""
        possible = [name for name, can in branches.items() if can]
        if len(possible) < 2:
            return possible[0] if possible else ""

        def build() -> list[Option]:
            return [plain("branch", f"branch:{name}") for name in possible]

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
            "colour", lambda: [plain("colour", f"colour:{name}") for name in colours]
        )
        return sides[colours.index(Colour(option.refs[0].partition(":")[2]))]

    def may_choose_rank(self, ranks: list[Rank]) -> Flow[int]:
        """One of these ranks; -1 if there is none or none is wanted."""
        if not ranks:
            return -1
        option = yield from self.ask(
            "rank", lambda: [*(_RANK_OPTIONS[rank] for rank in ranks), SKIP], may="yes"
        )
        return -1 if option is SKIP else _RANK_OPTIONS.index(option)

    def must_choose_square(self, targets: int) -> Flow[int]:
        """An empty square as a place, not to put something there."""
        return (yield from self._pick("square", targets, may=False))

    def must_choose(self, targets: int) -> Flow[int]:
        return (yield from self._pick("choose", targets, may=False))

    def may_choose(self, targets: int) -> Flow[int]:
        return (yield from self._pick("choose", targets, may=True))

    def may_treat(self, prompt: str = "treat", **targets: int) -> Flow[tuple[str, int]]:
        """One square and what to do there, the verbs being the argument names."""
        found = [option for verb, board in targets.items() for option in on_squares(verb, board)]
        if not found:
            return "", 0
        option = yield from self.ask(prompt, lambda: [*found, SKIP], may="yes")
        if option is SKIP:
            return "", 0
        return option.kind, 1 << option.data
