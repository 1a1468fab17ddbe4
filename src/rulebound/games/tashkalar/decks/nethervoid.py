"""Nethervoid: one of its pieces is the Gateway, and most effects look at it (chapter 11)."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.board import (
    BOARD,
    COMMON,
    GREEN,
    HEROIC,
    RED,
    around,
    only,
)
from rulebound.games.tashkalar.cards import Deck, School
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect
from rulebound.games.tashkalar.terms import Colour

DECK = Deck(School("nethervoid", Colour.ORANGE, place=5), gated=True)
being = DECK.being


@being(COMMON, """
    c . .
    . @ c
""")  # fmt: skip
def shadow_imp(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move(fx.being, COMBAT)
    if step and fx.being != fx.gateway:
        yield from fx.may_move(fx.gateway, COMBAT, along=step.direction)


@being(COMMON, """
    c . @
    . c .
""")  # fmt: skip
def flame_imp(fx: Effect) -> Flow[None]:
    yield from fx.may_destroy(fx.common & fx.beside_gateway)


@being(COMMON, """
    . c .
    c @ c
""")  # fmt: skip
def gate_keeper(fx: Effect) -> Flow[None]:
    verb, piece = yield from fx.may_treat(
        "either", upgrade=fx.own & fx.common, place=fx.placeable(BOARD)
    )
    if verb == "upgrade":
        fx.upgrade(piece)
    else:
        fx.place(piece)
    fx.name_gateway(piece)


@being(COMMON, """
    . @ .
    c c c
""")  # fmt: skip
def demon_of_gluttony(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move(fx.being, COMBAT)
    if step and step.took >= 0:
        fx.upgrade(fx.being)
        step = yield from fx.may_move(fx.being, COMBAT)
        if step and step.took >= 0:
            fx.name_gateway(fx.being)


@being(COMMON, """
    @ .
    c .
    c c
""")  # fmt: skip
def demon_of_pride(fx: Effect) -> Flow[None]:
    fx.upgrade(fx.being)
    fx.name_gateway(fx.being)
    yield from fx.may_move(fx.being, COMBAT)


@being(HEROIC, """
    . @ .
    c . c
    . . .
    . c .
""")  # fmt: skip
def acolyte_of_destruction(fx: Effect) -> Flow[None]:
    victim = yield from fx.must_destroy(fx.common)
    if victim and fx.gateway & RED:
        yield from fx.may_destroy(fx.heroic & around(victim))


@being(HEROIC, """
    c . c
    c @ c
""")  # fmt: skip
def acolyte_of_growth(fx: Effect) -> Flow[None]:
    sprout = yield from fx.must_place()
    if sprout and fx.gateway & GREEN:
        yield from fx.must_place(around(sprout), HEROIC)


@being(HEROIC, """
    @ c . c .
    . . c . c
""")  # fmt: skip
def power_seeker(fx: Effect) -> Flow[None]:
    if fx.being == fx.gateway:
        yield from fx.may_move(fx.being)
        return
    while fx.gateway:  # D-65: its last step may destroy the Gateway
        if not (yield from fx.may_move_nearer(fx.being, only(fx.gateway))):
            break


@being(HEROIC, """
    . . !  !  !
    . c !c @  !
    c . !  !c !
""")  # fmt: skip
def hell_hound(fx: Effect) -> Flow[None]:
    legendary = fx.legendary
    victim = yield from fx.may_destroy(fx.anyone & fx.adjacent)
    fx.buries = not victim & legendary


@being(HEROIC, """
    . c .
    c . c
    . c .
    . @ .
""")  # fmt: skip
def vortexmaster(fx: Effect) -> Flow[None]:
    yield from fx.may_move(fx.gateway, COMBAT)
    yield from fx.may_move(fx.own & fx.beside_gateway, COMBAT)


@being(HEROIC, """
    . c c .
    c @ c c
""")  # fmt: skip
def gate_master(fx: Effect) -> Flow[None]:
    if fx.upgrade(fx.gateway) & fx.legendary:
        yield from fx.count_as_legend()
    yield from fx.must_name_gateway(fx.own & fx.non_legendary)


@being(HEROIC, """
    C c c
    c . .
""")  # fmt: skip
def hell_rider(fx: Effect) -> Flow[None]:
    moves = 1 if fx.being == fx.gateway else 3
    yield from fx.up_to(moves, lambda: fx.may_move(fx.being, COMBAT))


@being(HEROIC, """
    . @ c
    c . c
    . c .
""")  # fmt: skip
def demon_of_wrath(fx: Effect) -> Flow[None]:
    if not fx.enemy & fx.common & fx.beside_gateway:
        yield from fx.may_move(fx.gateway, STANDARD)
    fx.destroy(fx.enemy & fx.common & fx.beside_gateway)


@being(HEROIC, """
    c c .
    . @ .
    c . c
""")  # fmt: skip
def demon_of_greed(fx: Effect) -> Flow[None]:
    for rank in (COMMON, HEROIC):
        if (yield from fx.must_destroy(fx.own & fx.of_rank(rank) & ~fx.gateway)):
            fx.gain_action()


@being(HEROIC, """
    @ . .
    c c .
    . c c
""")  # fmt: skip
def demon_of_lust(fx: Effect) -> Flow[None]:
    for _ in range(2):
        if not fx.gateway:
            break
        movers = fx.anyone & ~fx.gateway & ~fx.moved
        goal = only(fx.gateway)
        if not (yield from fx.may_move_nearer(movers, goal, onto=~fx.gateway)):
            break


@being(HEROIC, """
    . @
    c .
""")  # fmt: skip
def demon_of_sloth(fx: Effect) -> Flow[None]:
    if not fx.spend_action():
        fx.destroy(fx.gateway)
    yield from ()


@being(HEROIC, """
    c . .
    . C c
""")  # fmt: skip
def demon_of_envy(fx: Effect) -> Flow[None]:
    while (yield from fx.must_place(fx.beside_gateway)):
        if not fx.sides_with_more(BOARD):
            break


@being(HEROIC, """
    . @ c
    c c .
    . c .
""")  # fmt: skip
def possessed_summoner(fx: Effect) -> Flow[None]:
    sides = [side for side in fx.enemy_sides if fx.placeable(around(fx.of_side(side)), side=side)]
    side = yield from fx.must_choose_colour(sides)
    if side >= 0:
        yield from fx.must_place(around(fx.of_side(side)), COMMON, side)
        fx.s.possessed = side
    if (yield from fx.may_discard_flare()):
        fx.gain_action()
