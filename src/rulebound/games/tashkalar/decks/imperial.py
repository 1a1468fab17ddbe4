"""The Imperial schools: two decks of the same 18 beings (D-45)."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.board import COMMON, HEROIC
from rulebound.games.tashkalar.cards import Deck, School
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect
from rulebound.games.tashkalar.terms import Colour

DECK = Deck(
    School("northern", Colour.BLUE, place=0, base=True),
    School("southern", Colour.RED, place=1, base=True),
)
being = DECK.being


@being(COMMON, """
    ! c !
    . @ .
    ! c !
""")  # fmt: skip
def swordmaster(fx: Effect) -> Flow[None]:
    if (yield from fx.may_destroy(fx.enemy & fx.common & fx.diagonal)):
        fx.upgrade(fx.being)


@being(COMMON, """
    @ . .
    . c .
    . . c
""")  # fmt: skip
def messenger(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move(fx.own & fx.non_legendary)
    while step:
        step = yield from fx.may_move(step.piece, along=step.direction)


@being(COMMON, """
    @ . .
    . c c
    . c .
""")  # fmt: skip
def herald(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_move(fx.own, onto=fx.empty))


@being(COMMON, """
    ! ! !
    ! @ !
    ! ! !c
    . . c
""")  # fmt: skip
def bomb(fx: Effect) -> Flow[None]:
    if fx.s.actions:  # TK-5.4.4
        fx.destroy(fx.being | fx.common & fx.adjacent)
    yield from ()


@being(COMMON, """
    . c .
    c @ c
""")  # fmt: skip
def chronicler(fx: Effect) -> Flow[None]:
    pupil = yield from fx.must_upgrade(fx.own & fx.common & ~fx.being)
    yield from fx.may_move(pupil)


@being(HEROIC, """
    . . c .
    . c . .
    c . ! .
    . . . @
""", binding=True)  # fmt: skip
def assassin(fx: Effect) -> Flow[None]:
    if not fx.destroy(fx.marked):
        yield from fx.may_move(fx.being, onto=fx.marked)


@being(HEROIC, """
    . c @
    c ! c
    . c .
""", binding=True)  # fmt: skip
def time_mage(fx: Effect) -> Flow[None]:
    fx.gain_action()
    fx.destroy(fx.enemy & fx.marked)
    yield from ()


@being(HEROIC, """
    ! . ! . !
    . ! ! ! .
    ! ! @ ! !
    . c c c .
""", binding=True)  # fmt: skip
def summoner(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_place(fx.marked))


@being(HEROIC, """
    . . c
    c @ c
    c . .
""")  # fmt: skip
def hypnotist(fx: Effect) -> Flow[None]:
    first = yield from fx.may_move(fx.enemy & fx.non_legendary, COMBAT)
    if first:
        more = 2 if first.rank == COMMON else 1
        yield from fx.up_to(more, lambda: fx.may_move(
            fx.of_side(first.side) & fx.of_rank(first.rank) & ~fx.moved, COMBAT
        ))  # fmt: skip


@being(HEROIC, """
    . . . .
    . c C .
    c . . .
""", arrows="nw n ne e se s sw")  # fmt: skip
def cannon(fx: Effect) -> Flow[None]:
    aim = yield from fx.may_aim(fx.arrows)
    if aim >= 0:
        fx.destroy(fx.common & fx.line(aim))


@being(HEROIC, """
    ! ! !
    c @ !
    c c !
    . c .
""")  # fmt: skip
def champion(fx: Effect) -> Flow[None]:
    legendary = fx.legendary
    victim = yield from fx.may_destroy(fx.enemy & fx.adjacent)
    if victim & legendary:
        fx.destroy(fx.being)
        fx.gain_action()


@being(HEROIC, """
    . . @ . .
    c c . c c
""")  # fmt: skip
def infantry_captain(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_move(fx.own & ~fx.being, COMBAT))


@being(HEROIC, """
    . @ .
    c . c
    c . c
""")  # fmt: skip
def cavalry_captain(fx: Effect) -> Flow[None]:
    piece, kind = fx.own & ~fx.being, COMBAT
    for _ in range(3):
        step = yield from fx.may_move(piece, kind)
        if not step:
            break
        piece = step.piece
        if step.took == step.rank:  # only such a capture uses up the combat move (TK-5.3.9)
            kind = STANDARD


@being(HEROIC, """
    . c @ .
    c . c .
    . . . c
""")  # fmt: skip
def gryphon_rider(fx: Effect) -> Flow[None]:
    leapt = yield from fx.may_leap(fx.being, COMBAT)
    if leapt and (yield from fx.may_downgrade(fx.being)):
        yield from fx.must_place(fx.adjacent)


@being(HEROIC, """
    . @ .
    c c c
    c . .
""")  # fmt: skip
def knight(fx: Effect) -> Flow[None]:
    yield from fx.up_to(3, lambda: fx.may_move(fx.being, COMBAT, onto=~fx.common))


@being(HEROIC, """
    . C .
    . . .
    c . c
""")  # fmt: skip
def high_priestess(fx: Effect) -> Flow[None]:
    yield from fx.may_move(fx.being)
    yield from fx.may_upgrade(fx.common & fx.adjacent)


@being(HEROIC, """
    !c . !c
    .  @ .
    !c . !c
""")  # fmt: skip
def master_of_intrigue(fx: Effect) -> Flow[None]:
    yield from fx.up_to(3, lambda: fx.may_move_either(
        (fx.used & fx.non_legendary, COMBAT), (fx.being, STANDARD)
    ))  # fmt: skip


@being(HEROIC, """
    . @ .
    . c c
    . c c
""", arrows="w e")  # fmt: skip
def gun_tower(fx: Effect) -> Flow[None]:
    aim = yield from fx.may_aim(fx.arrows)
    if aim >= 0:
        fx.destroy(fx.first_on_line(aim, 2, blocked=fx.legendary))
