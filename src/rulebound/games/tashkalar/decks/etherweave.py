"""Etherweave: warp effects that come before their beings (chapter 12)."""

from collections import Counter

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar.board import (
    ADJACENT,
    COLOURLESS,
    COMMON,
    HEROIC,
    LINES,
    around,
    only,
    squares,
)
from rulebound.games.tashkalar.cards import Deck, School
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect
from rulebound.games.tashkalar.effects.holding import can_be_copied
from rulebound.games.tashkalar.terms import Colour, Direction

DECK = Deck(School("etherweave", Colour.PURPLE, place=6))
being = DECK.being


@being(COMMON, """
    c @
    c .
""")  # fmt: skip
def doppelganger(fx: Effect) -> Flow[None]:
    if fx.pending and can_be_copied(fx.pending):
        yield from fx.copy(fx.pending)


@being(COMMON, """
    . . c @
    c c . .
""")  # fmt: skip
def paradox_worm(fx: Effect) -> Flow[None]:
    yield from fx.may_swap([
        (mine, theirs)
        for rank in (COMMON, HEROIC)
        for mine in squares(fx.own & fx.of_rank(rank))
        for theirs in squares(fx.enemy & fx.of_rank(rank))
    ])  # fmt: skip


@paradox_worm.warps()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_upgrade(fx.enemy & fx.common)
    yield from fx.may_discard_pending()


@being(COMMON, """
    @ . .
    c c c
""")  # fmt: skip
def lesser_shadow_twin(fx: Effect) -> Flow[None]:
    if fx.in_discard("greater_shadow_twin"):
        pivot = yield from fx.must_choose(fx.own)
        yield from fx.up_to(2, lambda: fx.may_destroy(fx.common & around(pivot)))


@lesser_shadow_twin.warps()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_upgrade(fx.own & fx.common)


@being(COMMON, """
    . . c
    c @ .
    c c .
""")  # fmt: skip
def translocationist(fx: Effect) -> Flow[None]:
    done = 0
    for _ in range(2):
        pair = yield from fx.may_swap([
            (heroic, common)
            for heroic in squares(fx.own & fx.heroic & ~done)
            for common in squares(fx.own & fx.common)
        ])  # fmt: skip
        if pair is None:
            break
        done |= 1 << pair[1]  # D-76: the heroic piece stands there now


@translocationist.warps()
def _(fx: Effect) -> Flow[None]:
    fx.gain_action()
    yield from ()


@being(COMMON, """
    . . c
    . @ .
    c . .
""")  # fmt: skip
def antimatter_spirit(fx: Effect) -> Flow[None]:
    yield from ()


@antimatter_spirit.warps()
def _(fx: Effect) -> Flow[None]:
    """Linked (TK-9.20): only what can be completed is offered."""
    ways = _antimatter_ways(fx)
    start = yield from fx.must_place(sum(1 << square for square in ways))
    if not start:
        return
    home = only(start)
    step = yield from fx.must_move(start, COMBAT, onto=ways[home])
    if step:
        able = [side for side in fx.enemy_sides if fx.s.stones_left(side)]
        side = yield from fx.must_choose_colour(able)
        fx.place(start, COMMON, side)
        fx.go(home, LINES[home][_opposite(step.direction)][0])


def _antimatter_ways(fx: Effect) -> dict[int, int]:
    """By empty colourless square: where the first piece may go (TK-12.55)."""
    if not fx.s.stones_left(fx.side):
        return {}
    stocked = any(fx.s.stones_left(side) for side in fx.enemy_sides)
    free = fx.empty | fx.common
    found: dict[int, int] = {}
    for square in squares(fx.empty & COLOURLESS):
        for direction, line in enumerate(LINES[square]):
            back = LINES[square][_opposite(direction)]
            if line and back and free >> line[0] & 1 and free >> back[0] & 1:
                captured = 1 << line[0] & fx.enemy  # D-22: it is in supply then
                if stocked or captured:
                    found[square] = found.get(square, 0) | 1 << line[0]
    return found


def _opposite(direction: int) -> int:
    return (direction + 4) % len(Direction)


@being(HEROIC, """
    . . @ .
    . c . c
    c . c .
""")  # fmt: skip
def merchant_of_time(fx: Effect) -> Flow[None]:
    yield from fx.must_release(COLOURLESS)


@merchant_of_time.warps(kept=True)
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_store(COLOURLESS)


@being(HEROIC, """
    . ! ! ! .
    ! c @ c !
    ! c ? c !
""", binding=True)  # fmt: skip
def gate_of_oblivion(fx: Effect) -> Flow[None]:
    fx.destroy(fx.second)
    yield from fx.may_destroy(fx.non_legendary & fx.marked & ~fx.second)


@gate_of_oblivion.warps()
def _(fx: Effect) -> Flow[None]:
    fx.s.doubled += 1  # TK-12.21
    yield from ()


@being(HEROIC, """
    c . .
    . c .
    . . c
""")  # fmt: skip
def time_traveler(fx: Effect) -> Flow[None]:
    if (yield from fx.may_destroy(fx.common & fx.adjacent)):
        fx.card_to_deck_top()


@being(HEROIC, """
    @ c c c
""")  # fmt: skip
def greater_shadow_twin(fx: Effect) -> Flow[None]:
    if fx.in_discard("lesser_shadow_twin"):
        touched = [
            square for square in squares(fx.heroic) if (fx.own & ADJACENT[square]).bit_count() > 1
        ]
        yield from fx.may_destroy(sum(1 << square for square in touched))


@greater_shadow_twin.warps()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_upgrade(fx.own & fx.common)


@being(HEROIC, """
    . c .
    . . .
    c . @
    . c .
""")  # fmt: skip
def warpmaster(fx: Effect) -> Flow[None]:
    if not (yield from fx.may_return_pending()):
        yield from fx.may_move(fx.being)


@being(HEROIC, """
    c C
    c c
""")  # fmt: skip
def dark_sphere(fx: Effect) -> Flow[None]:
    ring = fx.within(2) & ~fx.within(1)
    movers: Counter[int] = Counter()
    for _ in range(3):
        able = fx.non_legendary & ~fx.moved & ~fx.being
        for side, count in movers.items():
            if count == 2:
                able &= ~fx.of_side(side)
        step = yield from fx.may_move(able, COMBAT, onto=ring)
        if not step:
            break
        movers[step.side] += 1


@being(HEROIC, """
    . @ c
    . c .
    c . c
""")  # fmt: skip
def void_summoner(fx: Effect) -> Flow[None]:
    fx.s.blanks = 2  # TK-12.62
    yield from ()


@void_summoner.warps()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_move(fx.own & fx.non_legendary)


@being(HEROIC, """
    c .
    c @
    c c
""")  # fmt: skip
def eternal_emperor(fx: Effect) -> Flow[None]:
    yield from fx.may_copy(eternal_emperor)


@eternal_emperor.warps()
def _(fx: Effect) -> Flow[None]:
    branch = yield from fx.either(
        place=bool(fx.placeable(fx.empty)),
        combat=bool(fx.moves(fx.own & fx.common, COMBAT)),
        standard=bool(fx.moves(fx.own & fx.upgraded)),
    )
    if branch == "place":
        yield from fx.must_place()
    elif branch == "combat":
        yield from fx.must_move(fx.own & fx.common, COMBAT)
    elif branch == "standard":
        yield from fx.must_move(fx.own & fx.upgraded)


@being(HEROIC, """
    . c .
    c @ c
    . c .
""")  # fmt: skip
def reality_patch(fx: Effect) -> Flow[None]:
    for side in fx.enemy_sides:
        yield from fx.may_destroy(fx.of_side(side) & fx.heroic)  # D-79
    yield from fx.may_discard_pending()
    yield from fx.may_discard_card()


@being(HEROIC, """
    . @ .
    c . c
    . c .
    . c .
""")  # fmt: skip
def polarity_queen(fx: Effect) -> Flow[None]:
    """Linked (TK-9.20): first moves are offered if a second can follow."""
    first = yield from fx.must_make(_first_moves(fx), COMBAT)
    if first:
        rest = fx.own & fx.non_legendary & ~fx.being & ~first.piece
        yield from fx.must_move(rest, COMBAT, along=_opposite(first.direction))


def _first_moves(fx: Effect) -> list[Option]:
    able = fx.own & fx.non_legendary & ~fx.being
    found = []
    for direction in Direction:
        back = _opposite(direction)
        partners = {move.data[0] for move in fx.moves(able, COMBAT, along=back)}
        for move in fx.moves(able, COMBAT, along=direction):
            start, end = move.data
            # The first piece leaves its square, takes what stands on the other, and is there
            rest = partners - {start, end}
            beyond = LINES[end][direction][:1]
            rest.difference_update(beyond)
            if beyond and able >> beyond[0] & 1 and _rank(fx, start) <= _rank(fx, beyond[0]):
                rest.update(beyond)
            if rest:
                found.append(move)
    return found


def _rank(fx: Effect, square: int) -> int:
    return fx.s.rank_at(fx.side, 1 << square)


@polarity_queen.warps()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_place(around(fx.enemy))


@being(HEROIC, """
    c . c
    . @ .
    c . c
""")  # fmt: skip
def singularity(fx: Effect) -> Flow[None]:
    hole = yield from fx.must_choose_square(fx.empty & COLOURLESS)
    drawn = fx.common & around(hole)
    while drawn:
        step = yield from fx.must_move(drawn, COMBAT, onto=hole)
        drawn &= fx.common & ~hole
        if not step:
            break


@being(HEROIC, """
    . . @
    . . c
    . c c
    c c .
""", arrows="sw")  # fmt: skip
def ziggurat_sentinel(fx: Effect) -> Flow[None]:
    if not (yield from fx.may_copy_discarded()):
        yield from fx.up_to(3, lambda: fx.may_move_along(fx.being, COMBAT, fx.arrows))


@ziggurat_sentinel.warps()
def _(fx: Effect) -> Flow[None]:
    """As TK-5.3.9: a second move follows unless the first needed to be a combat move."""
    step = yield from fx.must_move(fx.own & fx.non_legendary, COMBAT)
    if step and step.took != step.rank:
        yield from fx.may_move(step.piece, STANDARD)


@being(HEROIC, """
    !  ! !
    !  @ !
    !c ! !c
    c  . c
    .  c .
""")  # fmt: skip
def iris_of_eternity(fx: Effect) -> Flow[None]:
    verb, square = yield from fx.may_treat(
        "either", destroy=fx.legendary & fx.adjacent, upgrade=fx.upgradable(fx.being)
    )
    if verb == "destroy":
        fx.destroy(square)
    elif verb == "upgrade" and fx.upgrade(square):
        yield from fx.count_as_legend()
        fx.discard_legends()
