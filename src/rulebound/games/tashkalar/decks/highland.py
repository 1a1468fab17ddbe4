"""The Highland school: 18 beings."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.board import (
    ADJACENT,
    CENTRE,
    COLOURED,
    COMMON,
    GREEN,
    HEROIC,
    RED,
    around,
    only,
)
from rulebound.games.tashkalar.cards import Deck, School
from rulebound.games.tashkalar.effects import COMBAT, Effect
from rulebound.games.tashkalar.terms import Colour

DECK = Deck(School("highland", Colour.BROWN, place=2, base=True))
being = DECK.being


@being(COMMON, """
    . @ .
    c . c
""")  # fmt: skip
def wild_eagle(fx: Effect) -> Flow[None]:
    yield from fx.may_leap(fx.being, COMBAT)


@being(COMMON, """
    . ! c
    ! @ !
    c ! .
""")  # fmt: skip
def clan_axeman(fx: Effect) -> Flow[None]:
    yield from fx.may_destroy(fx.non_legendary & fx.orthogonal)


@being(COMMON, """
    . . c
    c @ c
""")  # fmt: skip
def clan_healer(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_place(around(GREEN)))


@being(COMMON, """
    . . @
    . c c
    c . .
""")  # fmt: skip
def dire_wolf(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_move(fx.being, COMBAT))


@being(COMMON, """
    . c
    c @
""")  # fmt: skip
def ritual_keeper(fx: Effect) -> Flow[None]:
    if fx.target & GREEN:
        yield from fx.must_upgrade(fx.own & fx.common)
    elif fx.target & RED:
        yield from fx.may_move(fx.own, COMBAT)


@being(HEROIC, """
    c . @ . c
    . c . c .
""")  # fmt: skip
def eagle_lord(fx: Effect) -> Flow[None]:
    yield from fx.may_leap(fx.being, COMBAT)


@being(HEROIC, """
    @ . .
    c c c
    c . .
""")  # fmt: skip
def wolf_rider(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_move(fx.being, COMBAT))


@being(HEROIC, """
    . . c
    . @ c
    c c .
""")  # fmt: skip
def blood_shaman(fx: Effect) -> Flow[None]:
    victim = yield from fx.must_destroy(fx.non_legendary)
    if victim & RED:
        fx.destroy(fx.common & ADJACENT[only(victim)])


@being(HEROIC, """
    C c
    c c
""")  # fmt: skip
def war_drummer(fx: Effect) -> Flow[None]:
    first = yield from fx.may_move(fx.own & ~fx.being, COMBAT)
    if first and first.took != first.rank:  # it was a standard move too (TK-5.3.9)
        yield from fx.may_move(fx.own & ~fx.being)


@being(HEROIC, """
    . !  .
    ! @  !
    . !c .
    c c  c
""")  # fmt: skip
def hill_giant(fx: Effect) -> Flow[None]:
    fx.destroy(fx.non_legendary & fx.orthogonal)
    yield from ()


@being(HEROIC, """
    . . @ . .
    . c c c .
    c . . . c
""")  # fmt: skip
def warlord(fx: Effect) -> Flow[None]:
    led = False
    for number in (1, 2, 3):
        movers = fx.own if number < 3 or led else fx.being
        step = yield from fx.may_move(movers, COMBAT)
        if not step:
            break
        led = led or step.piece == fx.being


@being(HEROIC, """
    c @ c
    . c .
    . c .
""")  # fmt: skip
def war_summoner(fx: Effect) -> Flow[None]:
    fx.gain_action()
    fx.s.borrow = True  # TK-3.23
    yield from ()


@being(HEROIC, """
    c . .
    . @ .
    c . c
""")  # fmt: skip
def ritual_master(fx: Effect) -> Flow[None]:
    if fx.target & GREEN:
        fx.gain_action(2)
    elif fx.target & RED:
        yield from fx.may_destroy(fx.heroic)
        yield from fx.may_destroy(fx.common)


@being(HEROIC, """
    ! . !  .
    . @ .  .
    ! c !c .
    . c .  c
""")  # fmt: skip
def legend_slayer(fx: Effect) -> Flow[None]:
    legendary = fx.legendary
    first = yield from fx.may_destroy(fx.anyone & fx.diagonal)
    if first & ~legendary:
        yield from fx.may_destroy(fx.non_legendary & fx.diagonal)


@being(HEROIC, """
    ! ! !
    ! @ !
    c c !
    . c c
""")  # fmt: skip
def mountain_troll(fx: Effect) -> Flow[None]:
    if fx.destroy(fx.enemy & fx.common & fx.adjacent) >= 2:
        fx.gain_action()
    yield from ()


@being(HEROIC, """
    @ c
    c c
""")  # fmt: skip
def hungry_bear(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move(fx.being)
    if step and step.took >= 0:
        yield from fx.may_move(fx.being)


@being(HEROIC, """
    . c . .
    c . . @
    . c . .
""")  # fmt: skip
def werewolf(fx: Effect) -> Flow[None]:
    if fx.target & COLOURED & ~CENTRE:
        yield from fx.up_to(3, lambda: fx.may_move(fx.being, COMBAT))
    else:
        yield from fx.may_move(fx.being)


@being(HEROIC, """
    !c !c @ !c
""")  # fmt: skip
def clan_guardian(fx: Effect) -> Flow[None]:
    yield from fx.may_upgrade(fx.used & fx.common)
