"""Locations on sea tiles (H3-17.64)."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.map import map_dice
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.tiles import Category


@location("buoy", Category.VISITABLE)
def buoy(v: Visit) -> Flow[None]:
    yield from v.morale()


@location("derelict_ship", Category.VISITABLE)
def derelict_ship(v: Visit) -> Flow[None]:
    """The gold comes with the Artifact."""
    if (yield from v.search("artifact")):
        v.gain(gold=2)


@location("flotsam", Category.VISITABLE)
def flotsam(v: Visit) -> Flow[None]:
    yield from ()
    v.gain(materials=2)


@location("jetsam", Category.VISITABLE)
def jetsam(v: Visit) -> Flow[None]:
    """An Attack die decides how many Resource dice there are: two, one or none."""
    dice = 1 + (yield from map_dice.roll_attack_die(v.s, v.seat))
    if dice:
        yield from v.roll("resource", dice, dice)


@location("mermaid", Category.VISITABLE)
def mermaid(v: Visit) -> Flow[None]:
    yield from v.morale()
    v.move(1)


@location("sea_barrel", Category.VISITABLE)
def sea_barrel(v: Visit) -> Flow[None]:
    yield from v.roll("resource")


@location("sea_chest", Category.VISITABLE)
def sea_chest(v: Visit) -> Flow[None]:
    """An Attack die decides: an Artifact, gold, or nothing."""
    face = yield from map_dice.roll_attack_die(v.s, v.seat)
    if face > 0:
        yield from v.search("artifact", 1)
    elif face == 0:
        v.gain(gold=5)


@location("shipwreck", Category.VISITABLE)
def shipwreck(v: Visit) -> Flow[None]:
    yield from v.roll("resource", 2, 2)


@location("shipwreck_survivor", Category.VISITABLE)
def shipwreck_survivor(v: Visit) -> Flow[None]:
    yield from v.search("artifact")


@location("temple_of_the_sea", Category.VISITABLE)
def temple_of_the_sea(v: Visit) -> Flow[None]:
    v.gain(gold=10)
    yield from v.search("artifact", times=2)
