"""Everfrost: effects that lie frozen until their player thaws them (chapter 10)."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.board import (
    ADJACENT,
    COMMON,
    HEROIC,
    LINES,
    STRIDE,
    around,
    squares,
)
from rulebound.games.tashkalar.cards import Deck, School
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect
from rulebound.games.tashkalar.terms import Colour

DECK = Deck(School("everfrost", Colour.WHITE, place=4))
being = DECK.being


@being(COMMON, """
    @ c .
    . . c
""")  # fmt: skip
def snow_fox(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_move(fx.being))


@being(COMMON, """
    . @ .
    c c .
    . . c
""")  # fmt: skip
def royal_reindeer(fx: Effect) -> Flow[None]:
    leapt = yield from fx.may_leap(fx.being, COMBAT, onto=fx.within(2) & ~fx.within(1))
    if fx.slain < 0 and (not leapt or leapt.took < 0):
        fx.upgrade(fx.being)


@being(COMMON, """
    ! ! c ? ?
    ! ! @ ? ?
    ! ! c ? ?
""", binding=True)  # fmt: skip
def crystal_mirror(fx: Effect) -> Flow[None]:
    images = _images(fx)

    def of(pieces: int) -> int:
        return sum(1 << goal for square, goal in images.items() if pieces >> square & 1)

    heroic, common = of(fx.heroic), of(fx.common)
    square = yield from fx.may_choose_place(heroic | common)
    fx.place(square, HEROIC if square & heroic else COMMON)
    if square & common:
        yield from fx.may_place(common)


def _images(fx: Effect) -> dict[int, int]:
    """By yellow square: the one that it is mirrored to (TK-10.53)."""
    yellow, home = fx.marked & ~fx.second, fx.home
    upright = yellow & (1 << home - 1 | 1 << home + 1)  # the mirror stands between two columns
    found = {}
    for square in squares(yellow):
        row, column = divmod(square, STRIDE)
        mine, own_column = divmod(home, STRIDE)
        if upright:
            goal = row * STRIDE + 2 * own_column - column
        else:
            goal = (2 * mine - row) * STRIDE + column
        if goal >= 0 and fx.second >> goal & 1:
            found[square] = goal
    return found


@being(COMMON, """
    . @
    c c
""")  # fmt: skip
def crystal_grower(fx: Effect) -> Flow[None]:
    for side in fx.enemy_sides:
        yield from fx.must_upgrade(fx.of_side(side) & fx.common)


@crystal_grower.freezes()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_upgrade(fx.own & fx.common)


@being(COMMON, """
    . @ .
    . c .
    c . c
""")  # fmt: skip
def ice_princess(fx: Effect) -> Flow[None]:
    yield from fx.may_move(fx.own & fx.common & ~fx.being, COMBAT)


@ice_princess.freezes()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_move(fx.own & fx.common)


@being(HEROIC, """
    . C .
    . c .
    c . c
""")  # fmt: skip
def ice_queen(fx: Effect) -> Flow[None]:
    yield from fx.may_move(fx.own & fx.heroic & ~fx.being, COMBAT)


@ice_queen.freezes()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_move(fx.own & fx.heroic)


@being(HEROIC, """
    c .
    . @
    . c
    . c
""")  # fmt: skip
def frostweave_summoner(fx: Effect) -> Flow[None]:
    yield from ()


@frostweave_summoner.freezes(lends=True)
def _(fx: Effect) -> Flow[None]:
    """It works as a part of a declaration (TK-10.12)."""
    yield from ()


@being(HEROIC, """
    . @ . .
    c c c c
""")  # fmt: skip
def winter_whisperer(fx: Effect) -> Flow[None]:
    yield from ()


@winter_whisperer.freezes()
def _(fx: Effect) -> Flow[None]:
    destroyed = yield from fx.may_destroy(fx.own & fx.common)
    discarded = yield from fx.may_discard_flare()
    if destroyed and discarded:
        fx.gain_action()


@being(HEROIC, """
    c C c
""")  # fmt: skip
def frozen_chest(fx: Effect) -> Flow[None]:
    yield from fx.may_take_frozen()


@being(HEROIC, """
    @ .
    c .
    c c
    . c
""")  # fmt: skip
def everfrost_sentinel(fx: Effect) -> Flow[None]:
    if fx.slain in fx.enemy_sides and (yield from fx.may_downgrade(fx.being)):
        fx.take_actions()


@being(HEROIC, """
    . @ .
    . c .
    c c c
""", arrows="sw se")  # fmt: skip
def glacier_giant(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move_along(fx.being, COMBAT, fx.arrows)
    direction = step.direction if step else -1
    while step:
        step = yield from fx.may_move(fx.being, COMBAT, along=direction)
    if direction >= 0 and fx.being:
        ahead = sum(1 << square for square in LINES[fx.home][direction][:1])
        if (yield from fx.may_destroy(fx.legendary & ahead)):
            fx.destroy(fx.being)  # D-61


@being(HEROIC, """
    @ c c .
    . c . c
""")  # fmt: skip
def polar_bear(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move(fx.being, COMBAT)
    if step and step.took >= 0:
        step = yield from fx.may_move(fx.being, STANDARD)
        if step and step.took >= 0:
            yield from fx.may_move(fx.being, onto=fx.empty)


@being(HEROIC, """
    . . . .
    c . @ .
    c c c .
""", arrows="ne e se")  # fmt: skip
def war_sled(fx: Effect) -> Flow[None]:
    directions = fx.arrows
    for _ in range(3):
        step = yield from fx.may_move_along(fx.being, COMBAT, directions)
        if not step:
            break
        directions = tuple((step.direction + turn) % 8 for turn in (-1, 0, 1))


@being(HEROIC, """
    ! ! ! ! !
    ! ! ! ! !
    ! ! C c !
    ! c ! ! c
    ! ! ! ! !
""")  # fmt: skip
def snow_monster(fx: Effect) -> Flow[None]:
    fx.destroy(fx.enemy & fx.common & fx.within(2) & around(fx.own))
    yield from ()


@being(HEROIC, """
    c @ .
    . c .
    . . c
""")  # fmt: skip
def frost_imp(fx: Effect) -> Flow[None]:
    yield from fx.may_slide(fx.common & fx.adjacent)


@being(HEROIC, """
    @ c .
    c . .
    . c c
""")  # fmt: skip
def ice_wyvern(fx: Effect) -> Flow[None]:
    leapt = yield from fx.may_leap(fx.being, COMBAT)
    if leapt and leapt.took >= 0:
        fx.destroy(fx.being)


@ice_wyvern.freezes()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_place(around(fx.own & fx.heroic))


@being(HEROIC, """
    . ! ! !
    . c @ !
    . ! ! !
    c c c .
""")  # fmt: skip
def deathbringer(fx: Effect) -> Flow[None]:
    victim = yield from fx.may_choose_victim(_in_reach(fx))
    fx.remove(victim)


def _in_reach(fx: Effect) -> int:
    """The pieces that enough other own pieces touch (TK-10.67)."""
    found = fx.common & fx.adjacent
    for square in squares(fx.upgraded & fx.adjacent):
        needed = 3 if fx.legendary >> square & 1 else 1
        helpers = fx.own & ~fx.being & ADJACENT[square]
        if helpers.bit_count() >= needed:
            found |= 1 << square
    return found


@being(HEROIC, """
    c @ c
    . . .
    . c .
""")  # fmt: skip
def frostweave_illusionist(fx: Effect) -> Flow[None]:
    able = [side for side in fx.enemy_sides if fx.s.stones_left(side)]
    side = yield from fx.must_choose_colour(able)
    if side >= 0:
        fx.hand_over(side)


@frostweave_illusionist.freezes()
def _(fx: Effect) -> Flow[None]:
    yield from fx.must_convert(fx.enemy & fx.common, COMMON)
