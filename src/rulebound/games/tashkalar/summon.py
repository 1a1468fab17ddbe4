"""Summoning (chapter 3): every way to do it, and doing it."""

from typing import NamedTuple

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import (
    BOARD,
    COMMON,
    GREEN,
    HEROIC,
    LEGENDARY,
    NAMES,
    RANKS,
    RED,
    names,
    only,
    squares,
)
from rulebound.games.tashkalar.cards import Being, SummonOption, Way
from rulebound.games.tashkalar.effects import Effect, count_destroyed, on_squares
from rulebound.games.tashkalar.hands import play_copy
from rulebound.games.tashkalar.library import BEINGS
from rulebound.games.tashkalar.seam import SummonFields
from rulebound.games.tashkalar.state import CARD, SEEN_BY_ALL, State
from rulebound.games.tashkalar.terms import Colour


class Borrowed(NamedTuple):
    """A way that uses enemy pieces (TK-3.19, TK-3.23)."""

    way: Way
    pieces: int
    charged: int
    """The side whose improvised summoning is used up, -1 if none."""
    colour: Colour | None
    """The colour of that side."""


class BorrowingOption(SummonOption):
    """To summon a being with the help of enemy pieces."""

    __slots__ = ()

    @property
    def way(self) -> Way:
        found: Way = self.data.way
        return found

    @property
    def fields(self) -> SummonFields:
        lent: Borrowed = self.data
        return {**super().fields, "borrowed": names(lent.pieces), "charged": lent.colour}


def summon_options(s: State) -> list[Option]:
    """Every being in the turn owner's hand in every way it can be summoned now."""
    found: list[Option] = []
    b = 3 * s.side
    own, upgraded = s.boards[b], s.boards[b + 1]
    count = own.bit_count()
    allowed = [allowed_targets(s, rank) for rank in (COMMON, HEROIC, LEGENDARY)]
    lent = lendable(s) if s.borrow or s.improvised[s.turn] else None
    for card in s.hands[s.turn] + s.legends[s.turn]:
        being = BEINGS[card & CARD]
        ways: list[Option] = []
        if count >= being.pattern.size:
            for number, fits in being.pattern.targets(own, upgraded, allowed[being.rank]):
                ways += [being.way(number, target).option for target in squares(fits)]
        if lent:
            ways += _borrowing_ways(s, being, allowed[being.rank], lent)
        if ways and not s.supply(s.side, being.rank):
            ways = [option for option in ways if can_lift(s, way_of(option))]
        found += ways
    return list(dict.fromkeys(found)) if not s.schools else found


def allowed_targets(s: State, rank: int) -> int:
    """Squares without a piece of higher rank (TK-3.10, TK-3.11)."""
    if rank == LEGENDARY:
        return BOARD
    return BOARD & ~(s.legendary if rank else s.upgraded)


def way_of(option: Option) -> Way:
    data = option.data
    return data if isinstance(data, Way) else data.way


def _borrowing_ways(s: State, being: Being, allowed: int, lent: tuple[int, int]) -> list[Option]:
    found = []
    b = 3 * s.side
    for helpers in range(1, may_borrow(s) + 1):
        for number, fits in being.pattern.targets_with_help(
            s.boards[b], s.boards[b + 1], *lent, allowed, helpers
        ):
            for target in squares(fits):
                way = being.way(number, target)
                borrowed = way.used & lent[0]
                for charged in chargeable(s, borrowed):
                    found.append(_borrowing_option(s, way, borrowed, charged))
    return found


def may_borrow(s: State) -> int:
    """How many enemy pieces may help: one for the War Summoner, one improvised (TK-3.19, 3.23)."""
    return s.borrow + bool(s.improvised[s.turn])


def lendable(s: State) -> tuple[int, int]:
    """The enemy pieces that may help in a summoning, and the upgraded ones among them."""
    charges = s.improvised[s.turn]
    anyone = upgraded = 0
    for side in range(s.rules.sides):
        if side != s.side and (s.borrow or charges >> side & 1):
            anyone |= s.boards[3 * side]
            upgraded |= s.boards[3 * side + 1]
    return anyone, upgraded


def chargeable(s: State, borrowed: int) -> list[int]:
    """The sides whose improvised summoning these pieces can use up; -1: none need be."""
    if borrowed.bit_count() <= s.borrow:  # TK-3.23: the card's allowance is used first
        return [-1]
    charges = s.improvised[s.turn]
    sides = {s.side_at(1 << piece) for piece in squares(borrowed)}
    return [side for side in sorted(sides) if charges >> side & 1]


def _borrowing_option(s: State, way: Way, borrowed: int, charged: int) -> Option:
    notation = f"{way.option.notation} with {'+'.join(names(borrowed))}"
    if charged >= 0:
        notation += f" charging {s.colour_of(charged)}"
    refs = way.option.refs
    if charged >= 0:
        refs += (f"colour:{s.colour_of(charged)}",)
    data = Borrowed(way, borrowed, charged, s.colour_of(charged) if charged >= 0 else None)
    return BorrowingOption("summon", refs, notation, data)


def _type_of_piece(s: State, rank: int) -> int:
    """The turn owner's pieces of the type that a being of this rank needs (TK-1.9)."""
    b = 3 * s.side
    legendary = s.boards[b + 2]
    return legendary if rank == LEGENDARY else s.boards[b] & ~legendary


def can_lift(s: State, way: Way, placed: int = 0) -> bool:
    """TK-3.16: the supply is empty; can a piece on the board become the being?

    ``placed``: the common piece that is still to be placed before.
    """
    pieces = _type_of_piece(s, way.being.rank)
    if way.being.rank < LEGENDARY:
        pieces |= placed
    return bool(pieces & (1 << way.target) or pieces & ~way.used)


def summon(s: State, option: Option) -> Flow[None]:
    """Carry out a declared summoning (TK-3.13)."""
    data = option.data
    way, borrowed, charged, _ = data if isinstance(data, Borrowed) else (data, 0, -1, None)
    being, target = way.being, 1 << way.target
    s.actions -= 1  # (2)
    _play_from_hand(s, being)
    s.borrow = False  # TK-3.23: the allowance lapses after the next being, used or not
    if charged >= 0:
        s.improvised[s.turn] &= ~(1 << charged)
    s.tell(
        events.Summoned,
        seat=s.turn,
        card=being.id,
        square=NAMES[way.target],
        rank=RANKS[being.rank],
        used=names(way.used),
        borrowed=names(borrowed),
    )
    if not (yield from _resolve_shortage(s, way)):  # (3)
        _destroy_occupant(s, target)  # (4)
    s.put(s.side, being.rank, target)  # (5)
    _record(s, being, target)  # (6)
    if being.rank == LEGENDARY:
        yield from s.rules.form.legend_summoned(s)
    fx = Effect(  # (7)
        s,
        being.id,
        being=target,
        used=way.used & ~target,  # TK-3.12: a piece on the framed square is gone
        marked=way.marks,
        arrows=way.arrows,
    )
    yield from being.script(fx)
    card = s.playing | SEEN_BY_ALL  # (8)
    if being.rank == LEGENDARY:
        s.legend_discard += (card,)
    else:
        s.discards[s.turn] += (card,)
    s.playing = -1


def _play_from_hand(s: State, being: Being) -> None:
    hands = s.legends if being.rank == LEGENDARY else s.hands
    card, hands[s.turn] = play_copy(hands[s.turn], being.id)
    s.playing = card & CARD


def _resolve_shortage(s: State, way: Way) -> Flow[bool]:
    """TK-3.16: lift a piece if the supply is empty. True if the target's own piece was turned."""
    rank, target = way.being.rank, 1 << way.target
    if s.supply(s.side, rank):
        return False
    pieces = _type_of_piece(s, rank)
    if pieces & target:
        s.lift(s.side, target)
        return True
    pieces &= ~way.used
    lifted = pieces
    if pieces & (pieces - 1):
        prompt = Text("tashkalar-ask-lift", {"card": way.being.id})
        option: Option = yield Decision(s.turn, prompt, lambda: tuple(on_squares("lift", pieces)))
        lifted = 1 << option.data
    s.lift(s.side, lifted)  # TK-3.17: neither destroyed nor moved
    s.tell(events.Lifted, seat=s.controller, square=NAMES[only(lifted)], colour=s.colour_of(s.side))
    return False


def _destroy_occupant(s: State, target: int) -> None:
    side = s.side_at(target)
    if side < 0:
        return
    if side != s.side:
        count_destroyed(s, side, target)  # TK-5.5.2 (a)
    s.lift(side, target)
    s.tell(events.Destroyed, seat=s.controller, squares=names(target), colour=s.colour_of(side))


def _record(s: State, being: Being, target: int) -> None:
    total, legends, red, green = s.summoned
    s.summoned = (
        total + 1,
        legends + (being.rank == LEGENDARY),
        red + bool(target & RED),
        green + bool(target & GREEN),
    )
