"""Locations on sea tiles (H3-17.64)."""

from rulebound.games.homm3.model.players import Morale
from tests.games.homm3.map.places import near, stack, visit


def test_buoy_gives_morale_once() -> None:
    q = visit("W2 SE")
    assert q.player.morale == Morale.POSITIVE
    q.player.morale = Morale.NEUTRAL
    q.go("W2 C").go("W2 SE")
    assert q.player.morale == Morale.NEUTRAL


def test_buoy_gives_the_necropolis_nothing() -> None:
    assert visit("W2 SE", factions=("necropolis", "castle")).player.morale == Morale.NEUTRAL


def test_derelict_ship_gives_gold_with_the_artifact() -> None:
    q = stack(near("W5 W"), "artifact", "rib_cage", "speculum")
    q.go("W5 W").choose("search", "look artifact", "keep rib_cage")
    assert (q.player.gold, q.player.hand) == (2, ("rib_cage",))


def test_derelict_ship_gives_nothing_to_who_declines() -> None:
    q = visit("W5 W").choose("decline")
    assert (q.player.gold, q.player.hand) == (0, ())


def test_flotsam_gives_building_materials_once() -> None:
    q = visit("W3 SW")
    assert (q.player.gold, q.player.materials) == (0, 2)
    assert q.mark("W3 SW").cube


def test_flotsam_gives_the_second_visitor_nothing() -> None:
    q = visit("#N11 W", dice=[-1]).go("#N11 C").go("#N11 W")
    assert q.player.materials == 2


def test_jetsam_gives_two_dice_one_or_none() -> None:
    q = visit("W3 NW", dice=[1], six=["gold-3", "valuables-2"])
    assert (q.player.gold, q.player.valuables) == (3, 2)
    q = visit("W3 NW", dice=[0], six=["gold-6", "valuables-2"])
    assert (q.player.gold, q.player.valuables) == (6, 0)
    q = visit("W3 NW", dice=[-1], six=["gold-6"])
    assert q.player.gold == 0
    assert q.mark("W3 NW").cube


def test_mermaid_gives_morale_and_movement_to_the_visitor() -> None:
    q = visit("W4 E", movement=(1, 0))
    assert q.player.morale == Morale.POSITIVE
    assert q.realm.movement == (1, 0)


def test_mermaid_moves_only_the_hero_who_visits() -> None:
    assert visit("W4 E", second=True).realm.movement == (3, 2)


def test_sea_barrel_gives_a_resource_die() -> None:
    assert visit("W1 NE", six=["materials-4"]).player.materials == 4


def test_sea_barrel_is_empty_afterwards() -> None:
    q = visit("W4 SE", six=["gold-3", "gold-6"], dice=[-1]).go("W4 C").go("W4 SE")
    assert q.player.gold == 3


def test_sea_chest_holds_an_artifact_gold_or_nothing() -> None:
    q = stack(near("W4 C", dice=[1]), "artifact", "rib_cage")
    q.go("W4 C").choose("search", "look artifact")
    assert q.player.hand == ("rib_cage",)
    assert visit("W4 C", dice=[0]).player.gold == 5
    q = visit("W4 C", dice=[-1])
    assert (q.player.gold, q.player.hand) == (0, ())


def test_the_artifact_of_a_sea_chest_may_be_declined() -> None:
    assert visit("W4 C", dice=[1]).choose("decline").player.hand == ()


def test_shipwreck_gives_both_resource_dice() -> None:
    q = visit("W3 NE", six=["gold-3", "gold-6"])
    assert q.player.gold == 9


def test_shipwreck_lets_its_dice_be_single_finds() -> None:
    q = visit("W3 NE", six=["gold-3", "gold-6"], single_finds=True)
    assert q.player.gold == 2


def test_shipwreck_survivor_gives_a_search() -> None:
    q = stack(near("W1 SE"), "artifact", "rib_cage", "speculum")
    q.go("W1 SE").choose("search", "look artifact", "keep speculum")
    assert q.player.hand == ("speculum",)


def test_shipwreck_survivor_may_be_declined() -> None:
    q = visit("W1 SE").choose("decline")
    assert q.player.hand == ()
    assert q.mark("W1 SE").cube


def test_temple_of_the_sea_gives_gold_and_two_searches() -> None:
    q = stack(near("W7 C"), "artifact", "rib_cage", "speculum", "charm_of_mana", "armor_of_wonder")
    q.go("W7 C").choose("search", "look artifact", "keep rib_cage")
    q.choose("search", "look artifact", "keep charm_of_mana")
    assert q.player.gold == 10
    assert q.player.hand == ("rib_cage", "charm_of_mana")


def test_temple_of_the_sea_gives_gold_to_who_wants_no_artifact() -> None:
    q = visit("W7 C").choose("decline")
    assert (q.player.gold, q.player.hand) == (10, ())
