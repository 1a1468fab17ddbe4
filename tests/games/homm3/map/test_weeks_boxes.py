"""Astrologers Proclaim cards of the Rampart, Fortress, Inferno and Tower."""

import pytest

from rulebound.games.homm3.boxes.common.weeks_and_events import may_empower
from rulebound.games.homm3.map import events, weeks
from rulebound.games.homm3.model.players import Deck, Morale, Troop
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.map.calendar import act, fight_of, on_top, wait, wait_turn, week_of
from tests.games.homm3.quests import Quest

MACHINES = frozenset(("core", "rampart"))


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
    assert q.player.morale == Morale.POSITIVE
    assert q.w.proclaimed == ()


def test_plane_between_planes_removes_two_cards_at_most() -> None:
    q = Quest(hands=(("attack", "haste"),))
    q.player.discard += ("power",)
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


@pytest.mark.parametrize(("phase", "sealed"), [(MapPhase.ROUND, 1), (MapPhase.TURN, 0)])
def test_dancing_imp_that_passes_a_player_over_tells_of_a_hand(
    phase: MapPhase, sealed: int
) -> None:
    s = Quest(hands=(("haste",),)).s
    s.map.phase, before = phase, s.sealed
    assert list(may_empower(s, 0)) == []
    assert s.sealed - before == sealed


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
    assert [player.morale for player in q.s.players] == [Morale.NEGATIVE, 0]


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
