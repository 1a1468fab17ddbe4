"""Locations of the core box (H3-8.3 to H3-8.6)."""

from rulebound.games.homm3.map.visits import lift_cubes
from rulebound.games.homm3.model.players import Morale
from tests.games.homm3.map.places import near, stack, visit

ARTIFACTS = ("rib_cage", "speculum")


# ---- Visitable Fields: the Black Cube (H3-8.33, H3-8.34) ----


def test_h3_8_33_a_visitable_field_gives_once_and_carries_a_black_cube() -> None:
    q = visit("F1 NE")  # Windmill
    assert q.player.valuables == 1
    assert q.mark("F1 NE").cube
    q.go("F1 C").go("F1 NE")
    assert q.player.valuables == 1


def test_h3_8_34_the_cube_is_placed_even_if_the_effect_is_declined() -> None:
    q = visit("F1 E").choose("decline")  # Artifact
    assert q.player.hand == ()
    assert q.mark("F1 E").cube


def test_h3_8_34_the_cube_is_placed_even_if_the_effect_cannot_be_paid() -> None:
    q = visit("F2 W", gold=2)
    assert q.asked == "0 turn"
    assert q.mark("F2 W").cube
    assert q.player.gold == 2


def test_h3_17_11_a_lifted_cube_brings_the_guard_back() -> None:
    q = visit("F1 E", six=["gold-3"]).choose("decline")
    q.go("F1 C")
    lift_cubes(q.s)
    assert not q.mark("F1 E").cube
    q.player.xp = 0
    q.go("F1 E")
    assert [event["foe"] for event in q.told("announced")] == ["guards"]


def test_h3_8_32_no_guard_stands_where_the_cube_lies() -> None:
    q = visit("F1 E").choose("decline").go("F1 C")
    q.player.xp = 0
    q.go("F1 E")
    assert q.asked == "0 turn"


# ---- dice ----


def test_resource_symbol_gives_what_the_die_shows() -> None:
    q = visit("S3 E", six=["materials-4"])
    assert (q.player.gold, q.player.materials, q.player.valuables) == (0, 4, 0)


def test_resource_symbol_gives_nothing_the_second_time() -> None:
    q = visit("S3 E", six=["gold-6", "gold-6"]).go("S3 C").go("S3 E")
    assert q.player.gold == 6


def test_treasure_symbol_with_two_dice_resolves_one_of_them() -> None:
    q = visit("F8 SW", six=["artifact", "one", "valuables-2"])
    assert q.asked == "0 die"
    q.choose("die one")
    assert q.player.valuables == 2
    assert q.player.hand == ()


def test_h3_4_25_experience_of_a_treasure_is_lost_on_a_secondary_hero() -> None:
    q = near("S3 W", level=2, second=True, six=["xp"])
    q.go("S3 W", "second")
    assert q.player.xp == 2


def test_h3_6_9_the_better_of_two_resource_dice() -> None:
    q = visit("S3 W", level=2, six=["two", "gold-3", "valuables-2"]).choose("die valuables-2")
    assert (q.player.gold, q.player.valuables) == (0, 2)


def test_h3_8_65_morale_rerolls_a_die_of_a_field() -> None:
    q = near("S3 E", factions=("castle", "necropolis"), six=["gold-3", "valuables-2"])
    q.player.morale = Morale.POSITIVE
    q.go("S3 E").choose("reroll morale 1")
    assert q.player.valuables == 2
    assert q.player.morale == Morale.NEUTRAL


def test_opt_2_no_die_is_rerolled() -> None:
    q = near("S3 E", six=["gold-3"], no_rerolls=True)
    q.player.morale = Morale.POSITIVE
    q.go("S3 E")
    assert q.player.gold == 3


def test_pandoras_box_rolls_the_dice_of_the_visitors_choice() -> None:
    q = near("N6 C", six=["gold-3", "gold-6"]).go("N6 C")
    assert q.offered == ["roll treasure", "roll resource"]
    q.choose("roll resource", "die gold-6")
    assert q.player.gold == 6


def test_pandoras_box_cannot_be_declined() -> None:
    assert "decline" not in visit("N6 C").offered


# ---- fixed gains ----


def test_water_wheel_gives_three_gold() -> None:
    q = visit("F3 NW")
    assert q.player.gold == 3


def test_water_wheel_gives_the_second_visitor_nothing() -> None:
    q = visit("F3 NW", seconds={0: "F3 C"}).go("F3 C").go("F3 W", "second")
    q.choose("raise-income gold")
    q.realm.movement = (0, 3)
    q.player.gold = 0
    q.go("F3 NW", "second")
    assert q.player.gold == 0


def test_mystical_garden_gives_gold_or_a_valuable() -> None:
    assert visit("F5 NE").choose("garden-gold").player.gold == 2
    q = visit("F5 NE").choose("garden-valuables")
    assert (q.player.gold, q.player.valuables) == (0, 1)


def test_learning_stone_gives_the_main_hero_experience() -> None:
    assert visit("F3 NE", level=3).player.xp == 5


def test_h3_17_6_a_secondary_hero_learns_nothing_unless_an_option_says_so() -> None:
    q = visit("F3 NE", level=3, second=True)
    assert q.player.xp == 4
    assert q.mark("F3 NE").cube
    assert visit("F3 NE", level=3, second=True, secondary_xp_to_main=True).player.xp == 5


def test_temple_gives_morale() -> None:
    assert visit("F4 SW").player.morale == Morale.POSITIVE


def test_h3_3_36_a_temple_gives_the_necropolis_nothing() -> None:
    q = visit("F4 SW", factions=("necropolis", "castle"))
    assert q.player.morale == Morale.NEUTRAL
    assert q.mark("F4 SW").cube


def test_w_gain2_the_old_token_may_be_spent_before_a_temple_gives_another() -> None:
    q = near("F4 SW", decks=[("attack",)])
    q.player.morale = Morale.POSITIVE
    q.go("F4 SW")
    assert q.asked == "0 second-token"
    q.choose("morale draw")
    assert q.player.hand == ("attack",)
    assert q.player.morale == Morale.POSITIVE


def test_fountain_of_youth_gives_morale_and_movement_to_the_visitor() -> None:
    q = visit("F9 E", movement=(1, 2))
    assert q.player.morale == Morale.POSITIVE
    assert q.realm.movement == (1, 2)


def test_fountain_of_youth_moves_only_the_hero_who_visits() -> None:
    q = visit("F9 E", second=True, movement=(3, 2))
    assert q.realm.movement == (3, 2)


def test_stables_give_a_movement_point_every_time() -> None:
    q = visit("F1 SE", movement=(1, 0))
    assert q.realm.movement == (1, 0)
    assert not q.mark("F1 SE").cube


def test_h3_8_61_a_hero_in_the_stables_does_not_buy_a_movement_point_with_one() -> None:
    assert "revisit main" not in visit("F1 SE").offered


# ---- cards ----


def test_artifact_symbol_lets_the_visitor_search() -> None:
    q = stack(near("F1 E"), "artifact", *ARTIFACTS)
    q.go("F1 E").choose("search", "look artifact", "keep speculum")
    assert q.player.hand == ("speculum",)
    assert q.s.decks["artifact"].discard[-1] == "rib_cage"


def test_warriors_tomb_gives_two_searches_and_takes_morale_twice() -> None:
    q = stack(near("N4 SW"), "artifact", "rib_cage", "speculum", "armor_of_wonder", "charm_of_mana")
    q.go("N4 SW").choose("search", "look artifact", "keep rib_cage")
    q.choose("look artifact", "keep charm_of_mana")
    assert q.player.hand == ("rib_cage", "charm_of_mana")
    assert q.player.morale == Morale.NEUTRAL
    assert q.player.discards_hand


def test_h3_17_32_who_declines_the_tomb_keeps_the_morale() -> None:
    q = visit("N4 SW").choose("decline")
    assert q.player.morale == Morale.NEUTRAL
    assert not q.player.discards_hand
    assert q.player.hand == ()


def test_warriors_tomb_costs_one_morale_after_the_other() -> None:
    q = near("N4 SW")
    q.player.morale = Morale.POSITIVE
    stack(q, "artifact", discard=("rib_cage",))
    q.go("N4 SW").choose("search", "take artifact rib_cage")
    q.choose(next(o for o in q.offered if o.startswith("take")))
    assert q.player.morale == Morale.NEGATIVE


def test_h3_17_22_the_shrine_of_the_gesture_is_free() -> None:
    q = stack(near("F7 C"), "spell", "haste", "slow")
    q.go("F7 C").choose("search", "look spell", "keep haste")
    assert q.player.hand == ("haste",)
    assert q.player.gold == 0


def test_h3_17_22_the_shrine_of_the_incantation_costs_three_gold() -> None:
    q = stack(near("F2 W", gold=4), "spell", "haste", "slow")
    q.go("F2 W").choose("search", "look spell", "keep slow")
    assert q.player.hand == ("slow",)
    assert q.player.gold == 1


def test_a_shrine_may_be_declined_and_costs_nothing_then() -> None:
    q = visit("F2 W", gold=4).choose("decline")
    assert q.player.gold == 4
    assert q.player.hand == ()


def test_tree_of_knowledge_takes_valuables_or_gold() -> None:
    q = visit("N1 W", level=1, valuables=3, gold=10)
    assert q.offered == ["pay-valuables", "pay-gold", "decline"]
    q.choose("pay-gold")
    assert (q.player.xp, q.player.gold, q.player.valuables) == (2, 0, 3)


def test_tree_of_knowledge_asks_nobody_who_cannot_pay() -> None:
    q = visit("N1 W", level=1, valuables=2, gold=9)
    assert q.asked == "0 turn"
    assert q.player.xp == 0


def test_witch_hut_removes_an_ability_of_the_hand() -> None:
    q = visit("N2 C", hands=[("luck", "attack")])
    assert "remove attack" not in q.offered
    q.choose("remove luck")
    assert q.player.hand == ("attack",)
    assert q.player.removed == ("luck",)


def test_witch_hut_shows_the_top_ability_which_is_kept_or_discarded() -> None:
    q = stack(near("N2 C"), "ability", "estates")
    q.go("N2 C")
    assert q.offered == ["keep estates", "decline"]
    q.choose("keep estates")
    assert q.player.hand == ("estates",)
    q = stack(near("N2 C"), "ability", "estates")
    q.go("N2 C").choose("decline")
    assert q.player.hand == ()
    assert q.s.decks["ability"].discard[-1] == "estates"


def test_h3_5_34_a_card_of_another_faction_in_the_witch_hut_may_be_replaced() -> None:
    q = stack(near("N2 C"), "ability", "necromancy", "estates")
    q.go("N2 C").choose("replace necromancy", "keep estates")
    assert q.player.hand == ("estates",)


def test_magic_spring_returns_one_of_the_three_topmost_discards() -> None:
    q = near("F2 E")
    q.player.discard = ("haste", "attack", "defense", "power")
    q.go("F2 E").choose("look-discards")
    assert q.offered == ["fetch attack", "fetch defense", "fetch power"]
    q.choose("fetch defense", "put-back power")
    assert q.player.hand == ("defense",)
    assert list(q.player.discard) == ["haste", "power", "attack"]


def test_magic_spring_leaves_the_discards_of_who_declines() -> None:
    q = near("F2 E")
    q.player.discard = ("attack",)
    q.go("F2 E").choose("decline")
    assert q.player.discard == ("attack",)
    assert visit("F2 E").asked == "0 turn"  # without discards nobody is asked


# ---- tiles ----


def test_redwood_observatory_turns_up_a_tile_beside_its_own_for_nothing() -> None:
    q = near("F5 C", tiles=("F8 3,-1 down", "F3 -3,1 down"), movement=(1, 0))
    q.go("F5 C")
    assert q.asked == "0 observatory"
    q.choose(f"discover {q.offered[0].split()[1]}")
    assert q.told("discovered")[0]["seat"] == 0
    assert sum(not placed.face_up for placed in q.w.board.tiles) == 1
    assert q.realm.movement == (0, 0)


def test_redwood_observatory_does_nothing_without_a_hidden_tile() -> None:
    q = visit("F5 C", pool=("F8",))
    assert q.asked == "0 turn"
    assert q.realm.pool == ("F8",)
    assert q.mark("F5 C").cube


def test_redwood_observatory_may_place_an_own_tile_by_an_option() -> None:
    q = near("F5 C", tiles=("F3 3,-1",), pool=("F8", "N1"), observatory_places_tile=True)
    q.go("F5 C")
    assert {option.split()[2] for option in q.offered} == {"far", "near"}
    q.choose(next(option for option in q.offered if option.endswith("near")))
    assert q.realm.pool == ("F8",)
    assert q.told("placed-tile")[0]["tile"] == "N1"


# ---- Empty and Blocked Fields ----


def test_h3_8_8_an_empty_field_is_no_visit() -> None:
    q = visit("F2 C")
    assert q.told("visited") == []


def test_h3_8_6_nobody_enters_a_blocked_field() -> None:
    q = near("F1 NE")
    assert f"go main {q.ref('F1 W')}" not in q.offered
