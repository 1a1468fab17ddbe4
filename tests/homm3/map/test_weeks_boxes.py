"""Astrologers Proclaim cards of the boxes beside the core box."""

from typing import Any

import pytest

from rulebound.games.homm3.players import NEGATIVE, POSITIVE, Deck, Troop
from rulebound.games.homm3.world import events, weeks
from rulebound.games.homm3.world.fields import change
from tests.homm3.map.calendar import on_top, wait, wait_turn, week_of
from tests.homm3.quests import Quest

MACHINES = frozenset(("core", "rampart"))


def fight_of(q: Quest, *guards: str, to: str = "S3 SW") -> Quest:
    """Seat 0 meets these guards; both armies are lined up by the book."""
    q.s.decks["bronze"] = Deck(guards)
    q.go(to).choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose(next(o for o in q.offered if o.startswith("deploy")))
    return q


def act(q: Quest, start: str) -> Quest:
    """Pass until an option that begins so is there, and choose it."""
    while not any(o.startswith(start) for o in q.offered):
        q.choose("pass" if "pass" in q.offered else "stop")
    return q.choose(next(o for o in q.offered if o.startswith(start)))


# ---- Rampart ----


def test_ammo_cart_lets_a_ballista_hit_harder() -> None:
    q = week_of("ammo_cart")
    q.player.permanent = "ballista"
    fight_of(q, "neutral_zombies")
    assert next(e for e in q.told("hurt"))["amount"] == 2


def test_ammo_cart_heals_more_and_only_in_its_week() -> None:
    q = week_of("dead_silence")
    q.player.permanent = "ballista"
    fight_of(q, "neutral_zombies")
    assert next(e for e in q.told("hurt"))["amount"] == 1


def test_ammo_cart_gives_its_owner_a_reroll_for_ranged_units() -> None:
    q = week_of("ammo_cart", troops=(("castle_marksmen",),), dice=(-1, 1))
    q.player.permanent = "ammo_cart"
    act(fight_of(q, "neutral_zombies"), "attack")
    assert q.asked == "0 reroll"
    q.choose("reroll ability 1")
    assert q.told("rerolled")[-1]["dice"] == [1]
    assert q.asked != "0 reroll"


def test_ammo_cart_rerolls_nothing_without_the_machine() -> None:
    q = week_of("ammo_cart", troops=(("castle_marksmen",),), dice=(-1, 1))
    act(fight_of(q, "neutral_zombies"), "attack")
    assert q.asked != "0 reroll"


def test_charlie_and_his_circus_offers_units_in_two_rounds() -> None:
    q = Quest(buildings=("dwelling_bronze",), gold=20)
    on_top(q, weeks.DECK, "charlie_and_his_circus", "dead_silence")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies"))
    wait(q, 2)
    assert q.offered == ["draw-unit bronze", "enough-units"]
    q.choose("draw-unit bronze", "draw-unit bronze")
    assert q.offered == ["recruit neutral_zombies", "recruit neutral_boars", "decline"]
    q.choose("recruit neutral_boars")
    assert q.player.gold == 16
    assert Troop("neutral_boars") in q.player.troops
    assert q.s.decks["bronze"] == (("neutral_zombies",), ())
    wait(q, 3)
    assert q.asked == "0 circus"
    wait(q, 4)
    assert q.asked == "0 turn"


def test_charlie_and_his_circus_needs_a_dwelling() -> None:
    q = week_of("charlie_and_his_circus", gold=20)
    assert q.asked == "0 turn"


def test_mcgiver_gives_a_machine_as_the_next_round_begins() -> None:
    q = week_of("mcgiver", "dead_silence", boxes=MACHINES)
    assert q.asked == "0 turn"
    wait(q, 3)
    assert q.asked == "0 mcgiver"
    q.choose("buy-machine ballista", "decline")
    assert (q.player.hand, q.player.gold) == (("ballista",), 0)
    wait(q, 5)
    assert q.s.players[1].hand == ()


def test_mcgiver_has_nothing_without_machines() -> None:
    q = week_of("mcgiver", "dead_silence")
    wait(q, 3)
    assert q.asked == "0 turn"


# ---- Fortress ----


def test_big_cleanup_exchanges_the_whole_hand() -> None:
    q = Quest(hands=(("attack", "haste"),), decks=(("power",) * 3,))
    on_top(q, weeks.DECK, "big_cleanup")
    wait(q, 2)
    assert q.player.hand == ("power", "power")
    assert sorted(q.player.discard) == ["attack", "haste"]


def test_big_cleanup_does_nothing_to_an_empty_hand() -> None:
    q = Quest(decks=(("power",) * 3,))
    on_top(q, weeks.DECK, "big_cleanup")
    wait(q, 2)
    assert len(q.player.deck) == 3


def test_forty_thieves_lets_the_drawer_pick_one_of_two_events() -> None:
    q = week_of("forty_thieves", "dead_silence", events=True)
    on_top(q, events.DECK, "crypt", "stables", "marketplace")
    wait(q, 3)
    assert q.offered == ["pick-event crypt", "pick-event stables"]
    q.choose("pick-event stables")
    assert q.asked == "0 event"
    assert q.s.decks[events.DECK].cards == ("crypt", "marketplace")  # the other goes under the deck


def test_forty_thieves_is_redrawn_without_events() -> None:
    q = week_of("forty_thieves", "fancy_pixie")
    assert q.player.morale == POSITIVE
    assert q.w.proclaimed == ()


def test_plane_between_planes_removes_two_cards_at_most() -> None:
    q = Quest(hands=(("attack", "haste"),))
    q.player.discard = ("power",)
    on_top(q, weeks.DECK, "plane_between_planes")
    wait(q, 2)
    q.choose("remove attack hand", "remove power discard")
    assert sorted(q.player.removed) == ["attack", "power"]
    assert (q.player.hand, q.player.discard) == (("haste",), ())
    assert q.asked != "0 remove-any"


def test_plane_between_planes_can_be_declined() -> None:
    q = Quest(hands=(("attack",),))
    on_top(q, weeks.DECK, "plane_between_planes")
    wait(q, 2)
    q.choose("enough-removed")
    assert q.player.hand == ("attack",)


# ---- Inferno ----


def test_dancing_imp_empowers_a_statistic_where_it_lies() -> None:
    q = Quest(hands=(("attack",),))
    q.player.discard = ("power",)
    on_top(q, weeks.DECK, "dancing_imp")
    wait(q, 2)
    assert q.offered == ["empower attack hand", "empower power discard", "decline"]
    q.choose("empower power discard")
    assert q.player.discard == ("power_empowered",)
    assert q.player.removed == ("power",)


def test_dancing_imp_needs_a_card_in_the_supply() -> None:
    q = Quest(hands=(("attack",), ("attack_empowered",) * 5))
    on_top(q, weeks.DECK, "dancing_imp")
    wait(q, 2)
    assert q.asked == "0 refresh"


def test_explorers_draw_at_once_and_not_in_their_turns() -> None:
    q = Quest(decks=(("power", "power", "attack", "defense", "haste"), ()))
    on_top(q, weeks.DECK, "explorers", "dead_silence")
    wait(q, 2)
    q.choose("draw-all", "discard attack", "discard haste", "discard defense", "enough")
    assert q.offered == ["empower power hand", "decline"]
    q.choose("empower power hand")
    assert q.asked == "0 refresh"
    q.choose("enough")
    assert q.asked == "0 turn"
    assert q.player.hand == ("power_empowered",)
    wait(q, 3)
    q.choose("enough")
    assert q.asked == "0 draw"  # over


def test_explorers_need_three_discards_for_an_empowered_card() -> None:
    q = Quest(decks=(("power", "power", "attack", "defense", "haste"), ()))
    on_top(q, weeks.DECK, "explorers", "dead_silence")
    wait(q, 2)
    q.choose("draw-all", "discard attack", "discard haste", "enough")
    assert q.asked == "0 refresh"


def test_hero_empowers_two_statistics_in_one_turn_for_4_gold_each() -> None:
    q = week_of("hero", "dead_silence", gold=20)
    q.player.hand = ("attack", "defense", "power")
    q.choose("week hero attack", "week hero power")
    assert q.player.gold == 12
    assert sorted(q.player.hand) == ["attack_empowered", "defense", "power_empowered"]
    assert not any(o.startswith("week") for o in q.offered)


def test_hero_serves_each_player_in_one_turn_only() -> None:
    q = week_of("hero", "dead_silence", gold=20)
    q.player.hand = ("attack", "defense")
    q.choose("week hero attack")
    wait(q, 3)
    wait_turn(q, 0)
    assert not any(o.startswith("week") for o in q.offered)
    assert week_of("hero", gold=3, hands=(("attack",),)).player.gold == 3


# ---- Tower ----


@pytest.mark.parametrize(("card", "grade"), [("blue_sky", 1), ("scorched_ground", 2)])
def test_earth_spells_have_more_power_in_the_week_of_scorched_ground(card: str, grade: int) -> None:
    q = week_of(card, flags={"F1 NW": 0})
    q.player.hand = ("town_portal", "power")
    q.choose("play power basic")
    assert ("play town_portal cast-2" in q.offered) is (grade == 2)


def test_blue_sky_works_in_combat() -> None:
    q = week_of("blue_sky", troops=(("castle_halberdiers",),))
    q.player.hand = ("lightning_bolt",)
    act(fight_of(q, "neutral_zombies"), "play lightning_bolt cast-2")
    assert q.told("played")[-1]["mode"] == "cast-2"


def test_society_takes_morale_from_all_but_the_necropolis() -> None:
    q = week_of("society")
    assert [player.morale for player in q.s.players] == [NEGATIVE, 0]


def test_unexpected_reinforcements_bring_a_neutral_unit_of_the_own_faction() -> None:
    q = Quest(buildings=("dwelling_bronze",))
    on_top(q, weeks.DECK, "unexpected_reinforcements")
    q.s.decks["bronze"] = Deck(("neutral_griffins", "neutral_boars", "neutral_skeletons"))
    wait(q, 2)
    assert q.offered == ["recruit neutral_griffins", "decline"]
    q.choose("recruit neutral_griffins")
    assert Troop("neutral_griffins") in q.player.troops
    assert sorted(q.s.decks["bronze"].cards) == ["neutral_boars", "neutral_skeletons"]


def test_unexpected_reinforcements_need_the_dwelling_and_can_be_declined() -> None:
    q = Quest(buildings=("dwelling_bronze",))
    on_top(q, weeks.DECK, "unexpected_reinforcements")
    q.s.decks["bronze"] = Deck(("neutral_griffins",))
    q.s.decks["silver"] = Deck(("neutral_crusaders",))
    wait(q, 2)
    assert "recruit neutral_crusaders" not in q.offered
    q.choose("decline")
    assert q.s.decks["bronze"].cards == ("neutral_griffins",)


# ---- Stronghold ----


def test_crag_hack_strengthens_ground_units_in_the_first_combat_of_the_round() -> None:
    q = week_of("crag_hack", troops=(("castle_halberdiers+",),), level=1)
    act(fight_of(q, "neutral_zombies"), "attack")
    mine = next(e for e in q.told("hit") if e["unit"] == "castle_halberdiers")
    assert mine["attack"] == 4


def test_crag_hack_does_not_strengthen_the_second_combat() -> None:
    q = week_of("crag_hack", troops=(("castle_halberdiers+",),))
    weeks.combat_begins(q.s)
    act(fight_of(q, "neutral_zombies"), "attack")
    mine = next(e for e in q.told("hit") if e["unit"] == "castle_halberdiers")
    assert mine["attack"] == 3


def test_crag_hack_lets_the_stronghold_reinforce_goblins() -> None:
    troops: Any = (("castle_halberdiers",), ("stronghold_goblins",))
    q = week_of("crag_hack", factions=("castle", "stronghold"), troops=troops)
    assert q.asked == "1 goblins"
    q.choose("reinforce-free")
    assert q.s.players[1].troops == (Troop("stronghold_goblins", True),)


def test_judge_dread_redraws_the_whole_army() -> None:
    q = week_of("judge_dread")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies"))
    q.go("S3 SW").choose("line-up")
    assert q.asked == "0 judge-dread"
    q.choose("redraw-guards")
    assert q.told("guards")[-1]["troops"] == ["neutral_boars"]
    assert q.s.decks["bronze"].discard == ("neutral_zombies",)


def test_judge_dread_can_be_declined() -> None:
    q = week_of("judge_dread")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies"))
    q.go("S3 SW").choose("line-up", "decline")
    assert [e["troops"] for e in q.told("guards")] == [["neutral_zombies"]]


def test_offense_turns_defense_into_attack() -> None:
    q = week_of("offense", troops=(("castle_halberdiers",),))
    q.player.hand = ("defense",)
    act(fight_of(q, "neutral_zombies"), "attack")
    assert q.told("attacks")[-1]["retaliation"] == 0
    q.choose("play defense basic")
    assert q.told("bonus")[-1]["stat"] == "attack"
    assert q.told("bonus")[-1]["unit"] == "castle_halberdiers"


def test_without_offense_defense_is_no_help_to_an_attacker() -> None:
    q = week_of("dead_silence", troops=(("castle_halberdiers",),))
    q.player.hand = ("defense",)
    act(fight_of(q, "neutral_zombies"), "attack")
    assert q.told("attacks")[-1]["retaliation"] == 1  # the own attack was not asked about
    q.choose("play defense basic")
    assert q.told("bonus")[-1]["stat"] == "defense"


# ---- Conflux and Cove ----


def test_elementals_lie_on_top_and_come_back_when_beaten() -> None:
    q = Quest(level=1, troops=(("castle_archangels+",),))
    on_top(q, weeks.DECK, "elementals", "dead_silence")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_air_elementals", "neutral_zombies"))
    wait(q, 2)
    assert q.s.decks["bronze"].cards[-1] == "neutral_air_elementals"
    assert q.s.decks["bronze"].discard == ("neutral_zombies",)
    assert weeks.face_up(q.s, "bronze") == ("neutral_air_elementals",)
    q.go("S3 SW").choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose(next(o for o in q.offered if o.startswith("deploy")))
    assert weeks.face_up(q.s, "bronze") == ()
    act(q, "attack")
    while q.s.battle is not None:
        q.choose("pass" if "pass" in q.offered else q.offered[-1])
    assert q.s.decks["bronze"].cards[-1] == "neutral_air_elementals"
    wait(q, 4)
    assert "neutral_air_elementals" in q.s.decks["bronze"].discard


def test_elementals_leave_decks_without_any_alone() -> None:
    q = Quest()
    on_top(q, weeks.DECK, "elementals")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies"))
    wait(q, 2)
    assert sorted(q.s.decks["bronze"].cards) == ["neutral_boars", "neutral_zombies"]


def test_mages_open_the_spell_book_for_nothing() -> None:
    q = week_of("mages")
    assert "read-book" in q.offered
    q.choose("read-book")
    assert q.asked == "0 search"
    q = week_of("mages", "dead_silence")
    wait(q, 3)
    wait_turn(q, 0)
    assert "read-book" not in q.offered  # for one Round


def test_mages_still_need_the_token() -> None:
    q = week_of("mages")
    q.realm.tokens -= {"book"}
    assert "read-book" not in q.offered


def test_spells_let_a_search_of_the_spell_deck_be_wider() -> None:
    q = week_of("spells", buildings=("mage_guild",), gold=10)
    q.choose("read-book", "wide-search", "look spell")
    assert len(q.s.offer) == 4


def test_spells_widen_no_other_search_and_may_be_declined() -> None:
    q = week_of("spells", buildings=("mage_guild",), gold=10, level=3)
    q.choose("read-book", "decline", "look spell")
    assert len(q.s.offer) == 2
    q = week_of("spells", heroes={0: "F1 C"}, level=3)
    q.go("F1 E").choose("search")
    assert q.asked == "0 search"


def test_pirates_pay_the_winner_of_a_combat() -> None:
    q = week_of("pirates", troops=(("castle_archangels+",),), six=("gold-6",))
    q.s.players[0].xp = 1
    act(fight_of(q, "neutral_zombies"), "attack")
    while not q.told("rolled-dice"):
        q.choose("pass")
    assert q.told("rolled-dice")[0]["faces"] == ["gold-6"]


def test_pirates_pay_nothing_for_a_quick_combat() -> None:
    q = week_of("pirates", level=2, six=("gold-6",))
    q.go("S3 SW")
    assert q.mark("S3 SW").owner == 0
    assert not q.told("rolled-dice")


# ---- Stretch Goals ----


def test_destruction_removes_permanent_cards_for_5_gold() -> None:
    q = Quest()
    q.player.permanent = "ballista"
    on_top(q, weeks.DECK, "destruction")
    wait(q, 2)
    assert (q.player.permanent, q.player.removed, q.player.gold) == ("", ("ballista",), 5)
    assert q.s.players[1].gold == 0


def test_disruption_rotates_tiles_with_what_lies_on_them() -> None:
    q = Quest(flags={"F1 NW": 1})
    change(q.s, q.at("F1 NE"), cube=True)
    on_top(q, weeks.DECK, "disruption")
    wait(q, 2)
    assert q.offered == ["turn-tile 0,0", "decline"]  # heroes stand on the other tiles
    before = q.at("F1 NW")
    q.choose("turn-tile 0,0")
    q.choose(next(o for o in q.offered if o.startswith("rotate")))
    assert q.at("F1 NW") != before
    assert q.mark("F1 NW").flags == (1,)
    assert q.mark("F1 NE").cube
    assert q.asked == "0 turn"  # no tile is rotated twice


def test_disruption_is_redrawn_when_heroes_stand_everywhere() -> None:
    q = week_of("disruption", "fancy_pixie", tiles=("S3 -3,1", "S1 3,-1"))
    assert q.player.morale == POSITIVE


def test_multilingual_bron_rerolls_the_die_of_an_ability_once() -> None:
    q = week_of("multilingual_bron", troops=(("castle_griffins+",),), dice=(0, 0, 1, 0))
    q.s.players[1].troops = (Troop("dungeon_medusas"),)
    q.w.realms[1].stand(0, q.at("S3 NE"))
    q.go("S3 NE").choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose("line-up")
    act(q, "attack")
    while q.asked != "1 reroll":
        q.choose("pass")
    assert "reroll ability 1" in q.offered
    q.choose("reroll ability 1")
    assert q.asked != "1 reroll"


def test_without_bron_the_die_stays() -> None:
    q = week_of("dead_silence", troops=(("castle_griffins+",),), dice=(0, 0, 1, 0))
    q.s.players[1].troops = (Troop("dungeon_medusas"),)
    q.w.realms[1].stand(0, q.at("S3 NE"))
    q.go("S3 NE").choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose("line-up")
    act(q, "attack")
    while q.told("paralysed") == [] and "pass" in q.offered:
        assert q.asked != "1 reroll"
        q.choose("pass")


@pytest.mark.parametrize(("card", "defense"), [("plastic_tray", 2), ("dead_silence", 1)])
def test_plastic_tray_makes_defense_tokens_certain(card: str, defense: int) -> None:
    q = week_of(card, troops=(("castle_halberdiers",),), dice=(0, 0, 0, 0, 0, 0))
    fight_of(q, "neutral_zombies")
    u = next(u for u in q.b.units if u.side == 1)
    u.defending = True
    act(q, "attack neutral")
    hit = next(e for e in q.told("hit") if e["target"] == u.name)
    assert hit["defense"] == defense  # 1 by their own ability
    assert any(e["purpose"] == "defend" for e in q.told("rolled")) is (card == "dead_silence")


def test_restart_lowers_hand_limits_but_not_below_four() -> None:
    for level, limit in ((7, 5), (3, 4), (1, 4)):
        q = week_of("restart", round_=4, level=level, decks=(("attack",) * 9, ()))
        q.choose("draw-all")
        assert len(q.player.hand) == limit


def test_restart_is_redrawn_in_the_first_astrologers_round() -> None:
    q = week_of("restart", "fancy_pixie")
    assert q.w.proclaimed == ()
    assert q.player.morale == POSITIVE


def test_rulebook_draws_guards_of_an_easier_game() -> None:
    q = week_of("rulebook", "dead_silence", difficulty=2)
    fight_of(q, "neutral_boars", "neutral_zombies")
    assert len(q.told("guards")[0]["troops"]) == 1


def test_rulebook_holds_for_a_round_and_is_redrawn_at_easy() -> None:
    q = week_of("rulebook", "dead_silence", difficulty=2)
    wait(q, 3)
    wait_turn(q, 0)
    fight_of(q, "neutral_boars", "neutral_zombies")
    assert len(q.told("guards")[0]["troops"]) == 2
    assert week_of("rulebook", "fancy_pixie", difficulty=0).player.morale == POSITIVE


def test_sanctuary_keeps_heroes_from_attacking_each_other() -> None:
    q = week_of("sanctuary", heroes={0: "F1 C", 1: "F1 SE"})
    q.go("F1 SE")
    assert q.s.battle is None
    assert "end-turn" not in q.offered  # it may pass but not stop there
    q.realm.movement = (1, 0)
    q.go("F1 C")
    assert f"go main {q.ref('F1 SE')}" not in q.offered


def test_sanctuary_is_over_in_the_next_round() -> None:
    q = week_of("sanctuary", "dead_silence", heroes={0: "F1 C", 1: "F1 SE"})
    wait(q, 3)
    wait_turn(q, 0)
    q.go("F1 SE")
    assert q.s.battle is not None


def test_wandering_merchant_sells_one_machine_3_gold_cheaper() -> None:
    q = week_of("wandering_merchant", gold=20, boxes=MACHINES)
    q.choose("week wandering_merchant ballista")
    assert (q.player.hand, q.player.gold) == (("ballista",), 13)
    assert not any(o.startswith("week") for o in q.offered)


def test_wandering_merchant_stays_for_one_round_and_wants_gold() -> None:
    q = week_of("wandering_merchant", "dead_silence", gold=4, boxes=MACHINES)
    assert [o for o in q.offered if o.startswith("week")] == [
        "week wandering_merchant first_aid_tent"
    ]
    wait(q, 3)
    wait_turn(q, 0)
    assert not any(o.startswith("week") for o in q.offered)


def test_two_cards_of_the_cove_need_the_sea_and_are_left_out() -> None:
    assert not {"whirlpool", "wind"} & set(weeks.WEEKS)
