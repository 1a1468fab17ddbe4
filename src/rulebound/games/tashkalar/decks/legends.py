"""The legends: 12 legendary beings in one deck shared by all."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.board import (
    ADJACENT,
    COLOURED,
    COMMON,
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    around,
    only,
)
from rulebound.games.tashkalar.cards import Deck
from rulebound.games.tashkalar.effects import COMBAT, Effect

DECK = Deck()
being = DECK.being


@being(LEGENDARY, """
    h . h
    . c .
    . h .
    . @ .
    . . .
""", arrows="w e sw s se")  # fmt: skip
def fire_dragon(fx: Effect) -> Flow[None]:
    aim = yield from fx.must_aim(fx.arrows)
    if aim >= 0:
        fire = fx.line((aim - 1) % 8, 2) | fx.line(aim, 2) | fx.line((aim + 1) % 8, 2)
        fx.destroy(fx.non_legendary & fire)


@being(LEGENDARY, """
    c . c
    h C h
    . c .
""")  # fmt: skip
def hell_bull(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move(fx.being, COMBAT)
    while step and step.took != LEGENDARY:
        step = yield from fx.may_move(fx.being, COMBAT, along=step.direction)


@being(LEGENDARY, """
    . c . c .
    c . H . c
    . . c . .
""")  # fmt: skip
def angel_of_death(fx: Effect) -> Flow[None]:
    prey = yield from fx.may_choose(fx.anyone & ~fx.being)
    if prey:
        fx.upgrade(prey)
        fx.go(fx.home, only(prey))


@being(LEGENDARY, """
    . ! ! h .
    c ! @ ! c
    . h ! ! .
""")  # fmt: skip
def the_eldest_tree(fx: Effect) -> Flow[None]:
    treated = 0
    for _ in range(3):
        left = fx.adjacent & ~treated
        verb, square = yield from fx.may_treat(
            destroy=fx.enemy & fx.non_legendary & left,
            upgrade=fx.own & fx.common & left,
            place=fx.placeable(left),
        )
        if verb == "destroy":
            fx.destroy(square)
        elif verb == "upgrade":
            fx.upgrade(square)
        elif verb == "place":
            fx.place(square)
        else:
            break
        treated |= square


@being(LEGENDARY, """
    c . .
    . @ .
    h h h
""", arrows="n ne w e")  # fmt: skip
def bone_catapult(fx: Effect) -> Flow[None]:
    lines = sum(fx.line(arrow) for arrow in fx.arrows)
    target = yield from fx.may_destroy(fx.anyone & lines)
    if target:
        fx.destroy(fx.common & ADJACENT[only(target)])


@being(LEGENDARY, """
    ! ! ! ! !
    ! ? ? ? !
    ! ? @ ? !
    ! h ? c !
    h ! c ! c
""")  # fmt: skip
def fire_elemental(fx: Effect) -> Flow[None]:
    if (yield from fx.either(near=True, far=True)) == "near":
        fx.destroy(fx.enemy & fx.non_legendary & fx.adjacent)
    else:
        fx.destroy(fx.enemy & fx.common & fx.within(2))


@being(LEGENDARY, """
    . . . . @
    . . h h .
    h c . . .
""")  # fmt: skip
def leviathan(fx: Effect) -> Flow[None]:
    downgrade = (yield from fx.either(downgrade=True, destroy=True)) == "downgrade"
    group = 0
    for _ in range(3 if downgrade else 4):
        linked = around(group) & ~group if group else ~0  # TK-5.2.8
        if downgrade:
            piece = yield from fx.may_downgrade(fx.upgraded & linked)
        else:
            piece = yield from fx.may_destroy(fx.common & linked)
        if not piece:
            break
        group |= piece


@being(LEGENDARY, """
    @  .  !h .
    .  !h .  .
    !h .  !c .
    .  .  .  !c
""")  # fmt: skip
def two_headed_dragon(fx: Effect) -> Flow[None]:
    raised = yield from fx.may_upgrade(fx.used & fx.non_legendary)
    if raised:
        yield from fx.may_destroy(fx.heroic & ADJACENT[only(raised)])


@being(LEGENDARY, """
    . @ c .
    . c c .
    h . . h
""")  # fmt: skip
def earth_elemental(fx: Effect) -> Flow[None]:
    yield from fx.must_destroy(fx.non_legendary & (RED | around(RED)))
    yield from fx.must_upgrade(fx.common & (GREEN | around(GREEN)))
    yield from fx.may_move(fx.being, COMBAT, onto=COLOURED)


@being(LEGENDARY, """
    . @ .
    h . h
    . h .
    c . c
""")  # fmt: skip
def time_elemental(fx: Effect) -> Flow[None]:
    fx.extra_turn()
    yield from ()


@being(LEGENDARY, """
    h . .
    h . h
    . C .
""")  # fmt: skip
def storm_elemental(fx: Effect) -> Flow[None]:
    ranks = [r for r in (COMMON, HEROIC, LEGENDARY) if fx.placeable(fx.within(3), r)]
    rank = yield from fx.may_choose_rank(ranks)
    if rank < 0:
        return
    bolt = yield from fx.must_place(fx.within(3), rank)
    direction = -1
    for _ in range((5, 3, 1)[rank]):
        step = yield from fx.may_move(bolt, COMBAT, along=direction)
        if not step:
            break
        bolt, direction = step.piece, step.direction
    fx.destroy(bolt)


@being(LEGENDARY, """
    ! ?  !
    ? @  ?
    ! ?h !
    . h  .
    c c  c
""")  # fmt: skip
def titan(fx: Effect) -> Flow[None]:
    victims = fx.anyone & fx.orthogonal | fx.non_legendary & fx.diagonal
    fx.destroy(victims, counted=False)  # TK-5.5.3
    yield from ()
