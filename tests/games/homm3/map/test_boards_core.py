"""The buildings of the Castle and the Dungeon (Appendix A.1, H3-17.72)."""

from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.map.homes import home, new_round, new_turn, use

# ---- Castle ----


def test_castle_city_hall_gives_gold_or_a_movement_point() -> None:
    q = new_round("castle", "city_hall")
    assert q.asked == "0 building"
    q.choose(use("castle_city_hall", "gold-5"))
    assert q.player.gold == 5
    assert q.realm.movement == (3, 0)


def test_castle_city_hall_gives_the_movement_point_to_a_hero_of_choice() -> None:
    q = new_round("castle", "city_hall", seconds={0: "F1 C"})
    q.choose(use("castle_city_hall", "movement"), "more-movement second")
    assert q.realm.movement == (3, 3)
    assert q.player.gold == 0
    alone = new_round("castle", "city_hall").choose(use("castle_city_hall", "movement"))
    assert alone.realm.movement == (4, 0)


def test_castle_city_hall_does_nothing_in_other_rounds() -> None:
    q = new_round("castle", "city_hall", number=4)
    assert q.asked == "0 turn"
    assert q.player.gold == 0


def test_castle_brotherhood_brings_morale_in_resource_rounds() -> None:
    assert new_round("castle", "special_tent").player.morale == 1


def test_castle_brotherhood_brings_none_in_astrologers_rounds_or_without_it() -> None:
    assert new_round("castle", "special_tent", number=4).player.morale == 0
    assert new_round("castle").player.morale == 0


def test_castle_brotherhood_lets_the_old_token_be_spent_first() -> None:
    """W-GAIN2."""
    q = home("castle", "special_tent", decks=(("attack",),), round=2)
    q.player.morale = 1
    q.choose("end-turn")
    while q.asked != "0 second-token":
        q.choose({"1 turn": "end-turn", "1 draw": "draw-none"}.get(q.asked, "enough"))
    q.choose("morale draw")
    assert q.player.hand == ("attack",)
    assert q.player.morale == 1


def test_castle_blacksmith_buys_an_artifact_for_4_gold() -> None:
    q = home("castle", "dwelling_bronze", "special_gears", hands=(("titans_gladius", "attack"),))
    q.choose(use("castle_blacksmith", "sell-artifact-4"))
    assert q.player.gold == 4
    assert q.player.hand == ("attack",)
    assert q.player.removed == ("titans_gladius",)


def test_castle_blacksmith_sells_a_search_for_6_gold() -> None:
    q = home("castle", "dwelling_bronze", "special_gears", gold=6)
    q.choose(use("castle_blacksmith", "buy-artifact-6"))
    assert q.player.gold == 0
    assert q.asked == "0 search"


def test_h3_17_72_castle_blacksmith_is_used_once_a_turn_in_one_way() -> None:
    q = home("castle", "dwelling_bronze", "special_gears", hands=(("titans_gladius",),), gold=9)
    q.choose(use("castle_blacksmith", "sell-artifact-4"))
    assert not [o for o in q.offered if "castle_blacksmith" in o]


def test_castle_blacksmith_offers_nothing_without_gold_and_artifacts() -> None:
    q = home("castle", "dwelling_bronze", "special_gears", hands=(("attack",),), gold=5)
    assert not [o for o in q.offered if "castle_blacksmith" in o]


# ---- Dungeon ----


def test_dungeon_city_hall_gives_gold_or_a_valuable() -> None:
    q = new_round("dungeon", "city_hall")
    assert q.offered == [use("dungeon_city_hall", w) for w in ("gold-5", "valuables-1")]
    q.choose(use("dungeon_city_hall", "valuables-1"))
    assert (q.player.gold, q.player.valuables) == (0, 1)
    q = new_round("dungeon", "city_hall").choose(use("dungeon_city_hall", "gold-5"))
    assert (q.player.gold, q.player.valuables) == (5, 0)


def test_dungeon_city_hall_is_asked_once_a_resource_round() -> None:
    q = new_round("dungeon", "city_hall").choose(use("dungeon_city_hall", "gold-5"))
    assert q.asked == "0 turn"
    assert new_round("dungeon", "city_hall", number=2).asked == "0 turn"


def test_dungeon_mana_vortex_reshuffles_and_searches_the_own_deck() -> None:
    q = new_turn(
        "dungeon",
        "mage_guild",
        "special_gears",
        hands=(("attack", "power"),),
        decks=(("defense",),),
    )
    q.player.discard = ("knowledge",)
    q.choose(use("dungeon_mana_vortex", "vortex"), "discard attack")
    assert q.asked == "0 keep"
    assert sorted(q.offered) == ["keep attack", "keep defense", "keep knowledge"]
    q.choose("keep knowledge", "lay-off attack")
    assert sorted(q.player.hand) == ["knowledge", "power"]
    assert q.player.deck == ()
    assert [*q.player.discard] == ["attack", "defense"]


def test_dungeon_mana_vortex_is_optional_and_needs_a_card() -> None:
    q = new_turn("dungeon", "mage_guild", "special_gears", hands=(("attack",),))
    assert q.asked == "0 turn-begins"
    q.choose("decline")
    assert q.player.hand == ("attack",)
    assert not [o for o in q.offered if "vortex" in o]
    assert new_turn("dungeon", "mage_guild", "special_gears").asked == "0 turn"


def test_h3_17_72_dungeon_portal_draws_one_card_of_a_chosen_deck() -> None:
    q = new_turn("dungeon", "special_tent", "dwelling_bronze", "dwelling_silver", gold=30)
    q.s.decks["silver"] = Deck(("neutral_mummies", "neutral_vampires"))
    q.choose(use("dungeon_portal_of_summoning", "portal"))
    assert q.offered == ["draw-unit bronze", "draw-unit silver"]
    q.choose("draw-unit silver", "recruit neutral_vampires")
    assert q.player.troops[-1] == ("neutral_vampires", False)
    assert q.asked == "0 turn"
    assert "population" in q.offered  # H3-9.23: the token is not used


def test_h3_9_23_a_card_that_is_not_recruited_is_discarded() -> None:
    q = new_turn("dungeon", "special_tent", "dwelling_bronze", gold=30)
    q.s.decks["bronze"] = Deck(("neutral_skeletons", "neutral_zombies"))
    q.choose(use("dungeon_portal_of_summoning", "portal"), "decline")
    assert q.s.decks["bronze"] == (("neutral_skeletons",), ("neutral_zombies",))
    assert q.player.gold == 30
    assert q.told("drew-unit")[-1]["troop"] == "neutral_zombies"


def test_dungeon_portal_recruits_only_what_can_be_paid_for() -> None:
    q = new_turn("dungeon", "special_tent", "dwelling_bronze")
    count = len(q.player.troops)
    q.choose(use("dungeon_portal_of_summoning", "portal"))
    assert q.asked == "0 turn"
    assert len(q.player.troops) == count
    assert len(q.s.decks["bronze"].discard) == 1


def test_h3_9_22_a_gold_dwelling_does_not_open_the_azure_deck() -> None:
    q = new_turn("dungeon", "special_tent", "dwelling_bronze", "dwelling_silver", "dwelling_gold")
    q.choose(use("dungeon_portal_of_summoning", "portal"))
    assert q.offered == ["draw-unit bronze", "draw-unit silver", "draw-unit gold"]
    assert new_turn("dungeon", "special_tent").asked == "0 turn"


def test_dp_04_portal_and_vortex_are_used_in_any_order() -> None:
    q = new_turn(
        "dungeon",
        "special_tent",
        "dwelling_bronze",
        "mage_guild",
        "special_gears",
        hands=(("attack",),),
    )
    assert len(q.offered) == 3
    q.choose(use("dungeon_mana_vortex", "vortex"))
    assert q.offered == [use("dungeon_portal_of_summoning", "portal"), "decline"]
