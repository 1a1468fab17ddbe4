"""The Sylvan school: 18 beings."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.board import COMMON, HEROIC, around
from rulebound.games.tashkalar.cards import Deck, School
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect
from rulebound.games.tashkalar.terms import Colour

DECK = Deck(School("sylvan", Colour.GREEN, place=3, base=True))
being = DECK.being


@being(COMMON, """
    @
    c
    c
""")  # fmt: skip
def sapling(fx: Effect) -> Flow[None]:
    fx.upgrade(fx.being)
    yield from ()


@being(COMMON, """
    . @ c
    c . .
""")  # fmt: skip
def kiskin_farseeders(fx: Effect) -> Flow[None]:
    yield from fx.may_place(around(fx.own))


@being(COMMON, """
    . @
    c c
    c .
""")  # fmt: skip
def charging_buck(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_leap(
        fx.being, COMBAT, onto=fx.within(2) & ~fx.adjacent
    ))  # fmt: skip


@being(COMMON, """
    c . @ c
""")  # fmt: skip
def forest_wardens(fx: Effect) -> Flow[None]:
    yield from fx.must_destroy(fx.common & fx.sides_with_more(fx.common))
    yield from fx.must_destroy(fx.heroic & fx.sides_with_more(fx.upgraded))


@being(COMMON, """
    . . @
    c c c
""")  # fmt: skip
def naiad(fx: Effect) -> Flow[None]:
    yield from fx.up_to(2, lambda: fx.may_move(fx.own & fx.adjacent & ~fx.moved))  # D-42


@being(HEROIC, """
    c . @
    c . c
""")  # fmt: skip
def kiskin_spirit(fx: Effect) -> Flow[None]:
    pile_was_empty = not fx.s.discards[fx.s.turn]
    if (yield from fx.may_recall()) or pile_was_empty:
        fx.draw_extra(cards=1)


@being(HEROIC, """
    c ! !
    ! C !
    ! c !
""")  # fmt: skip
def dryad(fx: Effect) -> Flow[None]:
    yield from fx.may_convert(fx.enemy & fx.non_legendary & fx.adjacent, COMMON)


@being(HEROIC, """
    @ . .
    c c c
    . . c
""")  # fmt: skip
def centaur_spearman(fx: Effect) -> Flow[None]:
    step = yield from fx.may_move(fx.being, COMBAT)
    if step:
        fx.destroy(fx.first_on_line(step.direction, 1, blocked=fx.legendary))


@being(HEROIC, """
    c . . .
    . c @ .
    . . c .
    . . . c
""")  # fmt: skip
def centaur_chieftain(fx: Effect) -> Flow[None]:
    lead = yield from fx.may_move(fx.being, COMBAT)
    if lead:
        yield from fx.up_to(3, lambda: fx.may_move(
            fx.own & ~fx.being, COMBAT, along=lead.direction
        ))  # fmt: skip


@being(HEROIC, """
    . c @
    c c .
    c . .
""")  # fmt: skip
def unicorn(fx: Effect) -> Flow[None]:
    if (yield from fx.either(move=True, action=True)) == "move":
        yield from fx.may_move(fx.being, COMBAT)
    else:
        fx.gain_action()


@being(HEROIC, """
    ! . ! .
    . @ . .
    ! c ! c
    . . c .
    . . c .
""")  # fmt: skip
def sylvan_queen(fx: Effect) -> Flow[None]:
    yield from fx.may_convert(fx.enemy & fx.non_legendary & fx.diagonal)


@being(HEROIC, """
    ! . !
    . @ .
    ! c !
    . . c
    . c .
""")  # fmt: skip
def sylvan_princess(fx: Effect) -> Flow[None]:
    yield from fx.may_convert(fx.enemy & fx.common & fx.diagonal, COMMON)


@being(HEROIC, """
    c . c
    . @ .
    . c .
""")  # fmt: skip
def woodland_druid(fx: Effect) -> Flow[None]:
    for side in (fx.side, *fx.enemy_sides):
        yield from fx.must_upgrade(fx.of_side(side) & fx.common)


@being(HEROIC, """
    . c .
    c @ c
    c . .
""")  # fmt: skip
def forest_ancient(fx: Effect) -> Flow[None]:
    decoys = []
    for _ in range(2):
        able = [side for side in fx.enemy_sides if fx.placeable(fx.within(2), side=side)]
        side = yield from fx.must_choose_colour(able)
        if side >= 0:
            yield from fx.must_place(fx.within(2), side=side)
            decoys.append(side)
    for side in decoys:
        yield from fx.must_destroy(fx.of_side(side) & fx.common & fx.within(3))


@being(HEROIC, """
    . c .
    c @ .
    . . c
""")  # fmt: skip
def forest_mystic(fx: Effect) -> Flow[None]:
    fx.draw_extra(cards=1, legends=1)
    yield from ()


@being(HEROIC, """
    . c .
    c @ c
    . c .
""", arrows="nw ne sw se")  # fmt: skip
def kiskin_leafsplitter(fx: Effect) -> Flow[None]:
    for _ in range(2):
        aim = yield from fx.may_aim(fx.arrows)
        if aim < 0:
            break
        fx.destroy(fx.first_on_line(aim, 1))


@being(HEROIC, """
    . @ .
    c c c
    . c .
""")  # fmt: skip
def kiskin_boughrunner(fx: Effect) -> Flow[None]:
    yield from fx.up_to(3, lambda: fx.may_move(
        fx.being, COMBAT, onto=around(fx.own & ~fx.being)
    ))  # fmt: skip


@being(HEROIC, """
    c @ c
    . c c
""")  # fmt: skip
def tree_shepherd(fx: Effect) -> Flow[None]:
    ward = yield from fx.must_choose(fx.own)
    if ward & fx.common:
        fx.upgrade(ward)
    elif ward & fx.heroic:
        yield from fx.may_move(ward, COMBAT)
    else:
        yield from fx.may_move(ward, STANDARD)
