"""The flares (chapter 4): 12 cards, each with an upper and a lower half."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.board import BOARD, COMMON, HEROIC
from rulebound.games.tashkalar.cards import Flare
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect


def place_common(fx: Effect) -> Flow[None]:
    yield from fx.must_place()


def place_two_commons(fx: Effect) -> Flow[None]:
    yield from fx.must_place()
    yield from fx.must_place()


def place_heroic(fx: Effect) -> Flow[None]:
    yield from fx.must_place(BOARD, HEROIC)


def gain_action(fx: Effect) -> Flow[None]:
    fx.gain_action()
    yield from ()


def three_standard_moves(fx: Effect) -> Flow[None]:
    yield from fx.up_to(3, lambda: fx.may_move(fx.own & fx.common))


def place_or_convert(fx: Effect) -> Flow[None]:
    convertible = fx.convertible(fx.enemy & fx.common, COMMON)
    branch = yield from fx.either(place=bool(fx.placeable(BOARD)), convert=bool(convertible))
    if branch == "place":
        yield from fx.must_place()
    elif branch == "convert":
        yield from fx.must_convert(convertible, COMMON)


def move_or_upgrade(fx: Effect) -> Flow[None]:
    commons = fx.own & fx.common
    branch = yield from fx.either(move=bool(fx.moves(commons)), upgrade=bool(commons))
    if branch == "move":
        yield from fx.must_move(commons)
    else:
        yield from fx.must_upgrade(commons)


def place_or_upgrade(fx: Effect) -> Flow[None]:
    commons = fx.own & fx.common
    branch = yield from fx.either(place=bool(fx.placeable(BOARD)), upgrade=bool(commons))
    if branch == "place":
        yield from fx.must_place()
    else:
        yield from fx.must_upgrade(commons)


def combat_leap(fx: Effect) -> Flow[None]:
    yield from fx.may_leap(fx.own & fx.common, COMBAT)


def upgrade_and_gain_action(fx: Effect) -> Flow[None]:
    yield from fx.must_upgrade(fx.own & fx.common)
    fx.gain_action()


def standard_and_combat_move(fx: Effect) -> Flow[None]:
    """In either order: two moves, at most one of them onto a common (TK-5.1.6)."""
    first = yield from fx.may_move(fx.own & fx.common, COMBAT)
    if first:
        kind = COMBAT if first.took < 0 else STANDARD
        yield from fx.may_move(fx.own & fx.common, kind)


def combat_or_two_standard_moves(fx: Effect) -> Flow[None]:
    first = yield from fx.may_move(fx.own & fx.non_legendary, COMBAT)
    if first and first.took != first.rank:  # it was a standard move too (TK-5.3.9)
        yield from fx.may_move(fx.own & fx.non_legendary)


def standard_leap(fx: Effect) -> Flow[None]:
    yield from fx.may_leap(fx.own & fx.common, STANDARD)


FLARES = (
    Flare("flare_01", 3, place_common, 6, place_heroic),
    Flare("flare_02", 4, place_common, 4, place_common),
    Flare("flare_03", 3, three_standard_moves, 5, gain_action),
    Flare("flare_04", 4, place_common, 5, place_or_convert),
    Flare("flare_05", 3, move_or_upgrade, 6, place_two_commons),
    Flare("flare_06", 4, place_or_upgrade, 4, combat_leap),
    Flare("flare_07", 4, place_common, 6, upgrade_and_gain_action),
    Flare("flare_08", 4, gain_action, 5, place_common),
    Flare("flare_09", 5, place_heroic, 4, standard_and_combat_move),
    Flare("flare_10", 5, place_two_commons, 5, place_common),
    Flare("flare_11", 3, place_common, 4, combat_or_two_standard_moves),
    Flare("flare_12", 2, standard_leap, 5, gain_action),
)
