"""Instants in their own turn: resources, cards, morale, enemies (H3-5.21, H3-10.69)."""

import pytest

from rulebound.games.homm3.combat.cards import CARDS, MAP_MOMENTS, Moment
from rulebound.games.homm3.map.cards import MapPlay
from rulebound.games.homm3.model.players import Deck, Morale
from tests.games.homm3.quests import Quest

# ---- resources ----

GAINS = [
    ("estates basic", (3, 0, 0)),
    ("estates expert", (6, 0, 0)),
    ("inexhaustible_cart_of_lumber top", (0, 2, 0)),
    ("inexhaustible_cart_of_lumber bottom", (0, 4, 0)),
    ("legs_of_legion bottom", (2, 0, 0)),
    ("loins_of_legion bottom", (2, 0, 0)),
    ("head_of_legion bottom", (3, 0, 0)),
    ("endless_bag_of_gold top", (3, 0, 0)),
    ("endless_bag_of_gold bottom", (6, 0, 0)),
    ("endless_sack_of_gold top", (5, 0, 0)),
    ("endless_sack_of_gold bottom", (8, 0, 0)),
    ("everflowing_crystal_cloak bottom", (0, 0, 1)),
    ("everpouring_vial_of_mercury top", (0, 0, 1)),
    ("everpouring_vial_of_mercury bottom", (0, 0, 2)),
]


@pytest.mark.parametrize(("way", "gained"), GAINS)
def test_h3_5_21_resources_are_gained_in_the_own_turn(
    way: str, gained: tuple[int, int, int]
) -> None:
    card, mode = way.split()
    q = Quest(level=2, hands=([card],))
    q.choose(f"play {way}")
    p = q.player
    assert (p.gold, p.materials, p.valuables) == gained
    removed = next(e.removed for e in CARDS[card].effects if e.mode == mode)
    assert (p.removed if removed else p.discard) == (card,)


@pytest.mark.parametrize("way", [way for way, _ in GAINS])
def test_h3_5_1_nobody_plays_cards_in_the_turn_of_another(way: str) -> None:
    q = Quest(hands=((), [way.split(maxsplit=1)[0]]), level=2)
    q.w.realms[1].wants |= {"turns"}
    q.go("S3 NE")
    assert q.asked == "0 turn"


def test_the_crystal_cloak_takes_three_other_cards() -> None:
    q = Quest(hands=(["everflowing_crystal_cloak", "attack", "attack"],))
    assert "play everflowing_crystal_cloak top" not in q.offered
    q = Quest(hands=(["everflowing_crystal_cloak", "attack", "attack", "attack"],))
    q.choose("play everflowing_crystal_cloak top")
    assert (q.player.valuables, q.player.hand) == (2, ())


# ---- drawing ----

DRAWS = [
    ("offense basic", 1),
    ("armorer basic", 1),
    ("armor_of_wonder top", 1),
    ("breastplate_of_petrified_wood top", 1),
    ("speculum bottom", 1),
    ("angel_wings bottom", 1),
    ("rion_1 basic", 1),
    ("rion_4 basic", 1),
    ("gelu_4 bottom", 1),
    ("dracon_4 bottom", 1),
    ("sorcery basic", 1),
]


@pytest.mark.parametrize(("way", "count"), DRAWS)
def test_cards_are_drawn_in_the_own_turn(way: str, count: int) -> None:
    q = Quest(hands=([way.split(maxsplit=1)[0]],), decks=(["attack"] * 5,))
    q.choose(f"play {way}")
    assert q.player.hand == ("attack",) * count


@pytest.mark.parametrize("way", [way for way, _ in DRAWS])
def test_without_a_card_to_draw_they_are_not_offered(way: str) -> None:
    assert f"play {way}" not in Quest(hands=([way.split(maxsplit=1)[0]],)).offered


@pytest.mark.parametrize("card", ["offense", "armorer", "armor_of_wonder"])
def test_only_one_way_of_drawing_is_offered_outside_combat(card: str) -> None:
    q = Quest(level=7, hands=([card],), decks=(["attack"] * 5,))
    assert len([option for option in q.offered if card in option]) == 1


def test_rion_draws_two_and_discards_one() -> None:
    q = Quest(hands=(["rion_6", "estates"],), decks=(["attack"] * 2,))
    q.choose("play rion_6 basic", "discard estates")
    assert q.player.hand == ("attack", "attack")
    assert q.player.discard == ("estates", "rion_6")


def test_the_charm_of_mana_exchanges_cards() -> None:
    q = Quest(hands=(["charm_of_mana", "attack", "defense"],), decks=(["power"] * 3,))
    q.choose("play charm_of_mana top", "discard attack")
    assert q.player.hand == ("power",) * 3
    q = Quest(hands=(["charm_of_mana", "attack"],), decks=(["power"] * 3,))
    assert "play charm_of_mana top" not in q.offered
    q.choose("play charm_of_mana bottom", "discard attack")
    assert q.player.hand == ("power",) * 2


def test_the_shackles_of_war_show_two_cards_of_which_one_is_kept() -> None:
    q = Quest(hands=(["shackles_of_war"],), decks=(["power", "attack"],))
    assert "play shackles_of_war top" not in q.offered
    q.choose("play shackles_of_war bottom", "discard power")
    assert q.player.hand == ("attack",)
    assert q.player.discard == ("power", "shackles_of_war")


def test_the_rib_cage_brings_a_spell_back() -> None:
    q = Quest(hands=(["rib_cage"],))
    assert "play rib_cage top" not in q.offered
    q.player.discard = ("haste", "attack")
    q.choose("play rib_cage top")
    assert q.player.hand == ("haste",)
    assert q.player.deck == ("attack",)


# ---- specialties ----


def test_adelaide_takes_magic_back() -> None:
    q = Quest(hands=(["adelaide_4"],))
    assert "play adelaide_4 basic" not in q.offered
    q.player.discard = ("haste", "attack")
    assert "play adelaide_4 basic" in q.offered
    q.choose("play adelaide_4 basic")
    assert q.player.hand == ("haste",)


def test_ciele_takes_a_magic_arrow_back() -> None:
    q = Quest(hands=(["ciele_1"],))
    assert "play ciele_1 top" not in q.offered
    q.player.discard = ("magic_arrow", "attack")
    assert "play ciele_1 top" in q.offered
    q.choose("play ciele_1 top")
    assert q.player.hand == ("magic_arrow",)


def test_deemer_shuffles_and_draws() -> None:
    q = Quest(hands=(["deemer_4"],))
    assert "play deemer_4 bottom" not in q.offered
    q.player.discard = ("attack",)
    assert "play deemer_4 bottom" in q.offered
    q.choose("play deemer_4 bottom")
    assert (q.player.hand, q.player.deck) == (("attack",), ())


def test_adrienne_searches_the_own_deck() -> None:
    q = Quest(hands=(["adrienne_4"],), decks=(["attack", "power", "haste", "slow"],))
    q.choose("play adrienne_4 basic", "keep haste")
    assert q.player.hand == ("haste",)
    assert sorted(q.player.deck) == ["attack", "power", "slow"]
    assert not any("adrienne_1" in o for o in Quest(hands=(["adrienne_1"],)).offered)


def test_gem_takes_a_tent_and_draws_if_there_is_one() -> None:
    q = Quest(hands=(["gem_1", "gem_1"],), decks=(["attack"],))
    assert "play gem_1 bottom" not in q.offered
    q.choose("play gem_1 top", "play gem_1 bottom")
    assert q.player.hand == ("first_aid_tent", "attack")


@pytest.mark.parametrize(
    "card",
    ["catherine_1", "catherine_4", "catherine_6", "sandro_1", "alamar_6", "xyron_6", "gundula_1"],
)
def test_specialties_for_combat_are_not_offered_on_the_map(card: str) -> None:
    q = Quest(level=7, hands=([card, "attack", "power"],), decks=(["attack"],))
    assert not any(option.startswith("play") for option in q.offered)


# ---- morale (H3-3.32 ff.) ----


def test_leadership_gains_morale() -> None:
    q = Quest(hands=(["leadership"],))
    q.choose("play leadership basic")
    assert q.player.morale == Morale.POSITIVE


def test_expert_leadership_draws_two_besides() -> None:
    q = Quest(level=2, hands=(["leadership"],), decks=(["attack"] * 3,))
    q.player.morale = Morale.NEGATIVE
    q.choose("play leadership expert")
    assert q.player.morale == 0
    assert q.player.hand == ("attack", "attack")


@pytest.mark.parametrize(("mode", "drawn"), [("basic", 0), ("expert", 2)])
def test_h3_3_34_before_a_second_token_the_first_may_be_spent(mode: str, drawn: int) -> None:
    q = Quest(level=2, hands=(["leadership"],), decks=(["attack"] * 4,))
    q.player.morale = Morale.POSITIVE
    q.choose(f"play leadership {mode}")
    assert q.asked == "0 second-token"
    q.choose("morale draw")
    assert (q.player.morale, len(q.player.hand)) == (Morale.POSITIVE, drawn + 1)


def test_h3_3_34_hourglass_may_bring_a_second_token() -> None:
    q = Quest(hands=(["hourglass_of_the_evil_hour", "power"],), dice=[0])
    q.player.morale = Morale.POSITIVE
    q.choose("play hourglass_of_the_evil_hour bottom", "accept")
    assert (q.asked, q.offered) == ("0 second-token", ["morale exchange", "keep-token"])
    q.choose("keep-token")
    assert (q.player.morale, q.player.hand) == (Morale.POSITIVE, ("power",))


def test_h3_3_34_leadership_is_of_no_use_if_the_first_token_is_not() -> None:
    q = Quest(hands=(["leadership"],), decks=([],))
    q.player.morale = Morale.POSITIVE
    assert "play leadership basic" not in q.offered


def test_h3_3_36_the_necropolis_has_no_morale() -> None:
    q = Quest(
        factions=("necropolis", "castle"), hands=(["leadership", "hourglass_of_the_evil_hour"],)
    )
    assert not any("leadership" in option for option in q.offered)
    assert not any("bottom" in option for option in q.offered)
    q.player.experts = 1
    q.player.deck = ("attack",)
    assert "play leadership expert" in q.offered
    q.choose("play leadership expert")
    assert (q.player.morale, q.player.hand[-1]) == (0, "attack")


def test_the_hourglass_gives_morale_on_a_0() -> None:
    q = Quest(hands=(["hourglass_of_the_evil_hour"],), dice=[0])
    q.choose("play hourglass_of_the_evil_hour bottom")
    assert q.player.morale == Morale.POSITIVE
    q = Quest(hands=(["hourglass_of_the_evil_hour"],), dice=[1])
    q.choose("play hourglass_of_the_evil_hour bottom")
    assert q.player.morale == 0


# ---- "the enemy" outside combat (H3-10.69) ----

THREE = ("castle", "necropolis", "dungeon")
TILES = ("S3 -3,1", "S1 3,-1", "F1 0,0", "S2 1,2")


def test_h3_10_69_the_tabard_hits_one_enemy_of_the_owners_choice() -> None:
    hands = (["dragon_wing_tabard"], ["attack"], ["power"])
    q = Quest(TILES, factions=THREE, hands=hands)
    q.choose("play dragon_wing_tabard top", "choose-enemy 2")
    assert [p.hand for p in q.s.players] == [(), ("attack",), ()]


def test_h3_10_69_an_enemy_without_cards_is_no_target() -> None:
    q = Quest(hands=(["dragon_wing_tabard"],))
    assert "play dragon_wing_tabard top" not in q.offered
    q = Quest(TILES, factions=THREE, hands=(["dragon_wing_tabard"], ["attack"]))
    q.choose("play dragon_wing_tabard top")
    assert q.s.players[1].hand == ()


def test_h3_10_69_allies_are_no_enemies() -> None:
    q = Quest(hands=(["dragon_wing_tabard"], ["attack"]), mode="cooperative")
    assert "play dragon_wing_tabard top" not in q.offered


def test_h3_10_69_the_hourglass_takes_good_spirits_away() -> None:
    q = Quest(TILES, factions=THREE, hands=(["hourglass_of_the_evil_hour"],))
    assert "play hourglass_of_the_evil_hour top" not in q.offered
    q.s.players[2].morale = Morale.POSITIVE
    assert "play hourglass_of_the_evil_hour top" in q.offered
    q.choose("play hourglass_of_the_evil_hour top")
    assert q.s.players[2].morale == 0


# ---- permanents (H3-5.25) ----


def test_h3_5_25_a_permanent_card_is_laid_out_on_the_map() -> None:
    q = Quest(hands=(["ballista", "ammo_cart"],))
    q.choose("play ballista basic")
    assert (q.player.permanent, q.player.discard) == ("ballista", ())
    q.choose("play ammo_cart basic")
    assert (q.player.permanent, q.player.discard) == ("ammo_cart", ("ballista",))


def test_h3_5_25_the_owner_may_discard_it() -> None:
    q = Quest(hands=(["ballista", "ballista"],))
    q.choose("play ballista basic")
    assert "play ballista basic" not in q.offered
    q.choose("use ballista put-away")
    assert (q.player.permanent, q.player.discard) == ("", ("ballista",))


# ---- experts (H3-5.31) ----


def test_h3_5_31_expert_uses_are_shared_by_map_and_combat() -> None:
    q = Quest(level=2, hands=(["estates", "attack"],), heroes={0: "F1 C"})
    q.choose("play estates expert").go("F1 E").choose("line-up")
    while q.asked != "0 unit":
        q.choose(q.offered[-1])
    assert "play attack basic" in q.offered
    assert not any("expert" in option for option in q.offered)


def test_h3_3_2_expert_uses_come_back_with_the_round() -> None:
    q = Quest(level=2, hands=(["estates"],), no_astrologers=True)
    q.choose("play estates expert")
    assert q.player.experts == 0
    q.choose("end-turn", "end-turn")
    assert q.s.players[0].experts == 1


# ---- who fights (H3-5.1) ----


def test_h3_5_1_a_secondary_hero_fights_without_cards() -> None:
    hand = ["attack", "magic_arrow", "estates", "offense"]
    q = Quest(seconds={0: "F1 C"}, hands=(hand,), decks=(["attack"] * 3,))
    q.go("F1 E", "second").choose("line-up")
    while q.asked != "0 unit":
        q.choose(q.offered[-1])
    assert not any(option.startswith(("play", "morale")) for option in q.offered)


def test_logistics_in_a_combat_on_the_map_is_the_movement_of_the_hero_who_fights() -> None:
    q = Quest(heroes={0: "F1 C"}, level=2, hands=(["logistics"],), movement=(1, 0))
    q.go("F1 E").choose("line-up")
    while q.asked != "0 unit":
        q.choose(q.offered[-1])
    assert q.player.movement == 0
    q.choose("play logistics expert")
    assert q.player.movement == 1
    while q.asked != "0 another-round":
        q.choose("defend" if "defend" in q.offered else q.offered[-1])
    q.choose("retreat")
    assert q.realm.movement[0] == 1


# ---- Search (W-SEARCH) ----


@pytest.mark.parametrize(("mode", "count"), [("basic", 3), ("expert", 5)])
def test_scouting_makes_a_search_of_a_field_wider(mode: str, count: int) -> None:
    q = Quest(heroes={0: "F1 C"}, level=7, hands=(["scouting"],))
    assert not any("scouting" in option for option in q.offered)
    q.go("F1 E").choose("search", f"play scouting {mode}", "look artifact")
    assert len(q.offered) == count


def test_h3_5_1_scouting_is_not_played_in_the_turn_of_another() -> None:
    q = Quest(factions=("necropolis", "castle"), hands=((), ["scouting"]), gold=6)
    q.w.realms[1].buildings = ("castle_mage_guild",)
    q.w.realms[1].wants |= {"turns"}
    q.s.decks["spell"] = Deck(("haste", "slow", "bless"), ("curse",))
    q.go("S1 NE").choose("read-book")
    assert q.asked == "1 search"


# ---- every card ----


def test_every_effect_that_the_map_offers_can_be_asked_there() -> None:
    """An effect with a moment of the map minds that there is no combat."""
    q = Quest(level=7, gold=20, buildings=("dwelling_bronze", "mage_guild"))
    asked = 0
    for card in CARDS.values():
        for effect in card.effects:
            if effect.moments & MAP_MOMENTS:
                effect.can(MapPlay(q.s, 0, card, effect))
                asked += 1
    assert asked > 60


def test_h3_5_20_every_instant_that_needs_no_target_says_whether_it_serves_on_the_map() -> None:
    """Instants without targets that are left out of their own turn are about combat."""
    left_out = {
        f"{card.id} {effect.mode}"
        for card in CARDS.values()
        for effect in card.effects
        if effect.timing == "instant"
        and effect.targets is None
        and Moment.TURN not in effect.moments
        and {"start", "active"} <= effect.moments
    }
    assert left_out == {
        "prayer cast-1",
        "prayer cast-2",
        "prayer cast-3",
        "adelaide_1 basic",
        "adelaide_6 basic",
        "ciele_4 grade-1",
        "ciele_4 grade-2",
        "ciele_4 grade-3",
        "ballistics basic",
        "ballistics expert",
        "dispel cast-1",
        "dispel cast-2",
        "dispel cast-3",
        "earthquake cast-1",
        "earthquake cast-2",
        "earthquake cast-3",
        "gerwulf_1 bottom",
        "remove_obstacle cast-1",
        "remove_obstacle cast-2",
        "remove_obstacle cast-3",
        "tarnum_castle_1 bottom",
        "tarnum_castle_6 basic",
        "tarnum_dungeon_4 basic",
        "torosar_1 bottom",
        "torosar_6 basic",
        "zydar_4 top",
    }
