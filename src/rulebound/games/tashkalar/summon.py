"""Summoning (chapter 3): every way to do it, and doing it."""

from functools import lru_cache
from typing import Final, NamedTuple

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import (
    BOARD,
    COLOURLESS,
    COMMON,
    GREEN,
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

KEPT_WAYS: Final = 4096
"""Of so many ways that use enemy pieces the options are remembered."""


class Means(NamedTuple):
    """What patterns can be made of now."""

    own: int
    """Your pieces, or those of the colour that the Possessed Summoner made yours (TK-11.68)."""
    upgraded: int
    lent: int
    """Pieces of enemies that may help, and the upgraded ones among them."""
    lent_upgraded: int
    helpers: int
    """How many of them may."""
    possessed: bool
    blanks: int
    """How many empty squares may stand for common pieces (TK-12.62)."""


class Borrowed(NamedTuple):
    """A way that uses enemy pieces (TK-3.19, TK-3.23, TK-10.12)."""

    way: Way
    pieces: int
    charged: int
    """The side whose improvised summoning is used up, -1 if none."""
    colour: Colour | None
    """The colour of that side."""
    thawed: str | None
    """The frozen card that is thawed for it."""


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
        return {
            **super().fields,
            "borrowed": names(lent.pieces),
            "charged": lent.colour,
            "thawed": lent.thawed,
        }


def summon_options(s: State) -> list[Option]:
    """Every being in the turn owner's hand in every way it can be summoned now."""
    found: list[Option] = []
    m = means(s)
    count, better = m.own.bit_count(), m.upgraded.bit_count()
    allowed = (BOARD & ~s.upgraded, BOARD & ~s.legendary, BOARD)  # as allowed_targets()
    for card in s.summonable(s.turn):
        being = BEINGS[card & CARD]
        pattern, rank = being.pattern, being.rank
        ways: list[Option] = []
        if m.blanks or m.helpers > 2 or not pattern.framed:
            ways = _special_ways(s, being, m)
        else:
            if count >= pattern.size and better >= pattern.heroic:
                for number, fits in pattern.targets(m.own, m.upgraded, allowed[rank]):
                    ways += being.options(number, fits)
            if m.helpers:
                ways += _borrowing_ways(s, being, allowed[rank], m)
        if (
            ways
            and not s.supply(s.side, rank)
            and _type_of_piece(s, rank).bit_count() <= pattern.size
        ):
            # Of more pieces than it uses one would be left that can be lifted
            ways = [option for option in ways if can_lift(s, way_of(option))]
        found += ways
    return list(dict.fromkeys(found)) if not s.schools else found


def ways_of(s: State, being: Being) -> list[Option]:
    """Every way in which one being could be summoned now, if it were in hand."""
    ways = _special_ways(s, being, means(s))
    if not s.supply(s.side, being.rank):
        return [option for option in ways if can_lift(s, way_of(option))]
    return ways


def _special_ways(s: State, being: Being, m: Means) -> list[Option]:
    """With empty squares that count as pieces, or onto squares that no frame shows."""
    found: list[Option] = []
    places = places_for(s, being)
    fitting = (
        being.pattern.targets_with_blanks(
            m.own, m.upgraded, (m.lent, m.lent_upgraded), m.helpers, s.empty, m.blanks, places
        )
        if m.blanks or m.helpers
        else [being.pattern.targets(m.own, m.upgraded, places)]
    )
    for helpers, pairs in enumerate(fitting):
        for number, fits in pairs:
            for way in _laid(s, being, number, fits):
                found += _borrowing_options(s, way, m) if helpers else [way.option]
    return found


def _laid(s: State, being: Being, number: int, fits: int) -> list[Way]:
    """The ways of a pattern that lies at these squares."""
    if being.pattern.framed:
        return [being.way(number, target) for target in squares(fits)]
    targets = squares(s.empty & COLOURLESS)  # TK-12.58
    return [being.way(number, t, anchor) for anchor in squares(fits) for t in targets]


def allowed_targets(s: State, rank: int) -> int:
    """Squares without a piece of higher rank (TK-3.10, TK-3.11)."""
    if rank == LEGENDARY:
        return BOARD
    return BOARD & ~(s.legendary if rank else s.upgraded)


def places_for(s: State, being: Being) -> int:
    """Where a being's pattern may lie: around a square that it may enter, if it has a frame."""
    return allowed_targets(s, being.rank) if being.pattern.framed else BOARD


def way_of(option: Option) -> Way:
    data = option.data
    return data if isinstance(data, Way) else data.way


def _borrowing_ways(s: State, being: Being, allowed: int, m: Means) -> list[Option]:
    found: list[Option] = []
    pattern, count = being.pattern, m.own.bit_count()
    for helpers in range(1, m.helpers + 1):
        if count + helpers < pattern.size:
            continue
        fitting = pattern.targets_with_help(
            m.own, m.upgraded, m.lent, m.lent_upgraded, allowed, helpers
        )
        for number, fits in fitting:
            for option in being.options(number, fits):
                found += _borrowing_options(s, option.way, m)
    return found


def means(s: State) -> Means:
    b = 3 * (s.side if s.possessed < 0 else s.possessed)
    helpers = s.borrow + bool(s.improvised[s.turn]) + lends(s)
    lent, upgraded = _lendable(s) if helpers else (0, 0)
    return Means(s.boards[b], s.boards[b + 1], lent, upgraded, helpers, s.possessed >= 0, s.blanks)


def lends(s: State) -> bool:
    """Whether a frozen card can be thawed for a summoning (TK-10.12)."""
    return s.frozen[s.turn] >= 0 and BEINGS[s.frozen[s.turn]].lends


def _lendable(s: State) -> tuple[int, int]:
    """The enemy pieces that may help in a summoning, and the upgraded ones among them."""
    charges = s.improvised[s.turn]
    everyone = s.borrow or lends(s)
    anyone = upgraded = 0
    for side in range(s.rules.sides):
        if side not in (s.side, s.possessed) and (everyone or charges >> side & 1):
            anyone |= s.boards[3 * side]
            upgraded |= s.boards[3 * side + 1]
    return anyone, upgraded


def payments(s: State, borrowed: int) -> list[tuple[int, bool]]:
    """How these enemy pieces can be come by: the side whose improvised summoning is used up, -1 if
    none is, and whether a frozen card is thawed for one.
    """
    more = borrowed.bit_count() - s.borrow  # TK-3.23, D-81: the allowance in force is used first
    if more <= 0:
        return [(-1, False)]
    charges = s.improvised[s.turn]
    sides = sorted({s.side_at(1 << piece) for piece in squares(borrowed)}) if charges else []
    improvised = [side for side in sides if charges >> side & 1]
    if not lends(s):
        return [(side, False) for side in improvised] if more == 1 else []
    if more == 1:  # D-57: the player chooses
        return [(-1, True), *((side, False) for side in improvised)]
    return [(side, True) for side in improvised] if more == 2 else []


def _borrowing_options(s: State, way: Way, m: Means) -> list[Option]:
    borrowed = way.used & m.lent
    return [_borrowing_option(s, way, borrowed, *paid) for paid in payments(s, borrowed)]


def _borrowing_option(s: State, way: Way, borrowed: int, charged: int, thaws: bool) -> Option:
    colour = s.colour_of(charged) if charged >= 0 else None
    thawed = BEINGS[s.frozen[s.turn]].id if thaws else None
    return _borrowing(Borrowed(way, borrowed, charged, colour, thawed))


@lru_cache(maxsize=KEPT_WAYS)
def _borrowing(lent: Borrowed) -> Option:
    notation = f"{lent.way.option.notation} with {'+'.join(names(lent.pieces))}"
    refs = lent.way.option.refs
    if lent.thawed:
        notation += " thawing"
        refs += (f"frozen:{lent.thawed}",)
    if lent.colour:
        notation += f" charging {lent.colour}"
        refs += (f"colour:{lent.colour}",)
    return BorrowingOption("summon", refs, notation, lent)


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
    lent = data if isinstance(data, Borrowed) else Borrowed(data, 0, -1, None, None)
    way = lent.way
    being, target = way.being, 1 << way.target
    used = way.used & s.pieces  # TK-12.62: an empty square is no piece used
    s.actions -= 1  # (2)
    _play_from_hand(s, being)
    # TK-3.23, TK-11.68, TK-12.62: allowances lapse after the next being, used or not
    s.borrow, s.possessed, s.blanks = False, -1, 0
    if lent.charged >= 0:
        s.improvised[s.turn] &= ~(1 << lent.charged)
    if lent.thawed:
        _thaw_for_summoning(s)
    if s.log is not None:
        s.tell(
            events.Summoned,
            seat=s.turn,
            card=being.id,
            square=NAMES[way.target],
            rank=RANKS[being.rank],
            used=names(used),
            borrowed=names(used & ~s.own(s.side)),
        )
    slain = -1
    if not (yield from _resolve_shortage(s, way)):  # (3)
        slain = _destroy_occupant(s, target)  # (4)
    s.put(s.side, being.rank, target)  # (5)
    if being.gated:
        _open_gateway(s, being, target)
    _record(s, being, target)  # (6)
    if being.rank == LEGENDARY:
        yield from s.rules.form.legend_summoned(s)
    fx = Effect(  # (7)
        s,
        being.id,
        being=target,
        used=used & ~target,  # TK-3.12: a piece on the framed square is gone
        marked=way.marks,
        second=way.second,
        arrows=way.arrows,
        slain=slain,
    )
    yield from being.script(fx)
    yield from _put_away(s, being, fx)  # (8)
    s.playing = -1


def _put_away(s: State, being: Being, fx: Effect) -> Flow[None]:
    """Where the card of a being goes after its effect."""
    card = s.playing | SEEN_BY_ALL
    if being.rank == LEGENDARY:
        s.legend_discard += (card,)
    elif being.frozen:
        yield from fx.freeze(s.playing)  # TK-10.2
    elif fx.buries and s.decks[s.turn]:
        s.decks[s.turn] = (card, *s.decks[s.turn])  # TK-11.59, D-66: everybody knows
        s.tell(events.Buried, seat=s.turn, card=being.id)
    else:
        s.discards[s.turn] += (card,)


def _thaw_for_summoning(s: State) -> None:
    """TK-10.12: the card lies on the discard pile before the being's effect."""
    card = s.frozen[s.turn]
    s.frozen[s.turn] = -1
    s.discards[s.turn] += (card | SEEN_BY_ALL,)
    s.tell(events.Thawed, seat=s.turn, card=BEINGS[card].id)


def _open_gateway(s: State, being: Being, target: int) -> None:
    """TK-11.3: no Gateway is on the board, or a heroic being comes where it is common."""
    gateway = s.gateways[s.side]
    if gateway and (being.rank == COMMON or gateway & s.boards[3 * s.side + 1]):
        return
    s.name_gateway(s.side, target)
    s.tell(events.Gateway, seat=s.turn, square=NAMES[only(target)], colour=s.colour_of(s.side))


def _play_from_hand(s: State, being: Being) -> None:
    pending = s.pending[s.turn]
    if pending >= 0 and BEINGS[pending] is being:  # TK-12.7
        s.playing, s.pending[s.turn] = pending, -1
        return
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


def _destroy_occupant(s: State, target: int) -> int:
    """The side whose piece the summoning destroyed, -1 if it destroyed none."""
    side = s.side_at(target)
    if side < 0:
        return -1
    if side != s.side:
        count_destroyed(s, side, target)  # TK-5.5.2 (a)
    s.lift(side, target)
    if s.log is not None:
        s.tell(events.Destroyed, seat=s.controller, squares=names(target), colour=s.colour_of(side))
    return side


def _record(s: State, being: Being, target: int) -> None:
    total, legends, red, green = s.summoned
    s.summoned = (
        total + 1,
        legends + (being.rank == LEGENDARY),
        red + bool(target & RED),
        green + bool(target & GREEN),
    )
