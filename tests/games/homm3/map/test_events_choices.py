"""Event cards of which every player picks one option (H3-3.5, H3-13.20)."""

import pytest

from rulebound.games.homm3.map import events
from rulebound.games.homm3.model.players import Morale, Troop
from tests.games.homm3.map.calendar import event_of, on_top, wait
from tests.games.homm3.quests import Quest

EVENTS = 20


# ---- the deck ----


def test_h3_13_20_there_are_twenty_events() -> None:
    assert sum(card.copies for card in events.EVENTS.values()) == EVENTS


def test_h3_t34_the_next_player_draws_the_next_event() -> None:
    q = event_of("stables")
    assert q.told("event")[-1]["seat"] == 0
    assert q.asked == "0 event"
    on_top(q, events.DECK, "marketplace")
    q.choose("event-ride", "event-ride")
    wait(q, 5)
    assert q.told("event")[-1]["seat"] == 1
    assert not q.s.decks[events.DECK].cards


def test_h3_13_20_effects_go_clockwise_from_the_drawer() -> None:
    q = event_of("stables")
    q.choose("event-ride")
    assert q.asked == "1 event"
    on_top(q, events.DECK, "stables")
    q.choose("event-ride")
    wait(q, 5)
    assert q.asked == "1 event"
    q.choose("event-ride")
    assert q.asked == "0 event"


def test_h3_13_20_an_eliminated_player_does_not_draw() -> None:
    q = Quest(round=2, events=True, factions=("castle", "necropolis", "dungeon"))
    q.w.realms[1].out = True
    on_top(q, events.DECK, "stables", "stables")
    wait(q, 3)
    q.choose("event-ride")  # seat 2 has no hero on this map, and one way only
    wait(q, 5)
    assert [event["seat"] for event in q.told("event")] == [0, 2]
    q.choose("event-ride")
    on_top(q, events.DECK, "stables")
    wait(q, 7)
    assert q.told("event")[-1]["seat"] == 0


def test_h3_13_20_no_events_in_round_1_in_astrologers_rounds_or_alone() -> None:
    q = Quest(events=True)
    on_top(q, events.DECK, "stables")
    wait(q, 2)
    assert not q.told("event")
    alone = Quest(round=2, events=True, mode="cooperative", factions=("castle",))
    on_top(alone, events.DECK, "stables")
    wait(alone, 3)
    assert not alone.told("event")


def test_h3_13_20_used_events_are_shuffled_when_the_deck_is_empty() -> None:
    q = event_of("stables")
    q.choose("event-ride", "event-ride")
    wait(q, 5)
    assert q.told("event")[-1]["event"] == "stables"


def test_h3_3_5_events_follow_the_income() -> None:
    q = Quest(round=2, events=True)
    q.realm.income = q.realm.income._replace(gold=10)
    on_top(q, events.DECK, "the_villagers_plea")
    wait(q, 3)
    assert "event-give-gold" in q.offered


# ---- Crypt and Cursed Swamp ----


def test_crypt_treasure_costs_morale() -> None:
    q = event_of("crypt", six=("one", "two", "materials-4"))
    assert q.offered == ["event-rob", "event-pray"]
    q.choose("event-rob", "die one")
    assert (q.player.morale, q.player.materials) == (Morale.NEGATIVE, 4)


def test_crypt_is_empty_if_a_die_shows_experience() -> None:
    q = event_of("crypt", six=("one", "xp"))
    q.choose("event-rob")
    assert (q.player.xp, q.player.materials) == (0, 0)
    assert q.told("crypt-empty")


def test_crypt_gives_morale_or_reinforces_the_necropolis() -> None:
    q = event_of("crypt", gold=2)
    q.choose("event-pray")
    assert q.player.morale == Morale.POSITIVE
    assert q.offered == ["event-rob", "event-pray", "event-raise-half"]
    q.choose("event-raise-half", "reinforce necropolis_zombies")
    assert Troop("necropolis_zombies", True) in q.s.players[1].troops
    assert q.s.players[1].gold == 0


def test_h3_13_20_an_option_that_cannot_be_paid_is_not_available() -> None:
    q = event_of("crypt", gold=1, troops=((), ("necropolis_zombies",)))
    q.choose("event-pray")
    assert "event-raise-half" not in q.offered


def test_cursed_swamp_treasure_costs_morale() -> None:
    q = event_of("cursed_swamp", six=("xp", "xp"))
    q.choose("event-wade")
    assert (q.player.xp, q.player.morale) == (1, Morale.NEGATIVE)


def test_cursed_swamp_two_spells_earn_an_artifact() -> None:
    q = event_of("cursed_swamp", hands=(("haste", "slow", "attack"),))
    q.choose("event-sink-spells", "remove haste", "remove slow")
    assert q.asked == "0 search"
    assert q.told("looked") == []
    q.choose("look artifact")
    assert len(q.s.offer) == 3


def test_cursed_swamp_a_single_spell_earns_nothing() -> None:
    q = event_of("cursed_swamp", hands=(("haste", "slow"),))
    q.choose("event-sink-spells", "remove haste", "enough-removed")
    assert q.asked == "1 event"
    assert q.player.removed == ("haste",)
    assert "event-sink-spells" not in q.offered  # the other player has no spell


def test_cursed_swamp_takes_the_cheapest_unit() -> None:
    q = event_of("cursed_swamp")
    q.choose("event-sink-unit")
    assert q.player.troops == (Troop("castle_marksmen"),)
    q.choose("event-raise-free", "reinforce necropolis_skeletons")
    assert Troop("necropolis_skeletons", True) in q.s.players[1].troops


def test_cursed_swamp_the_last_unit_is_replaced_by_the_starting_units() -> None:
    q = event_of("cursed_swamp", troops=(("castle_griffins",),))
    q.choose("event-sink-unit")
    assert q.player.troops == (Troop("castle_griffins"),)  # H3-9.8
    assert q.told("restored")


# ---- cards for Searches ----


def test_garden_of_revelation_trades_cards_for_searches_and_a_new_hand() -> None:
    deck = ("attack",) * 4 + ("power", "defense")
    q = event_of("garden_of_revelation", hands=(("haste", "tactics"),), decks=(deck,))
    assert q.offered == ["event-meditate", "event-leave"]
    q.choose("event-meditate")
    assert len(q.player.hand) == 6
    q.choose("remove haste", "remove tactics")
    assert q.offered == ["search-deck spell", "search-deck ability", "decline"]
    q.choose("search-deck spell", "take spell " + q.s.decks["spell"].discard[-1])
    assert q.asked == "0 draw"
    assert not q.player.hand
    q.choose("draw-all")
    assert len(q.player.hand) == 4


def test_garden_of_revelation_can_take_from_the_discard_pile_or_be_left() -> None:
    q = Quest(round=2, events=True, decks=(("attack",),))
    q.player.discard = ("power", "haste", "slow", "defense", "bless")
    on_top(q, events.DECK, "garden_of_revelation")
    wait(q, 3)
    q.choose("event-meditate", "take-from-discards")
    assert sorted(q.player.hand) == ["bless", "defense", "haste", "slow"]
    q.choose("enough-removed", "draw-none")
    q.choose("event-leave")
    assert q.asked == "0 draw"  # the turn begins


@pytest.mark.parametrize(
    ("card", "searches"),
    [
        ("market_of_time", ["search-deck artifact", "decline"]),
        (
            "school_of_magic_and_school_of_war",
            ["search-deck ability", "search-deck spell", "decline"],
        ),
    ],
)
def test_markets_and_schools_give_searches_for_pairs_of_cards(
    card: str, searches: list[str]
) -> None:
    deck = ("attack",) * 6
    q = event_of(card, hands=(("haste", "tactics", "power"),), decks=(deck,))
    q.choose("event-study", "discard power", "enough", "draw-all")
    assert len(q.player.hand) == 6  # two more than the limit
    q.choose("remove haste", "remove tactics")
    assert q.offered == searches
    q.choose("decline")
    assert q.asked == "1 event"
    assert sorted(q.player.removed) == ["haste", "tactics"]


def test_markets_and_schools_give_nothing_for_a_single_card() -> None:
    q = event_of("market_of_time", hands=(("haste", "power"),))
    q.choose("event-study", "enough", "remove haste")
    assert q.asked == "1 event"


# ---- Marketplace ----


def test_marketplace_rolls_a_resource_die() -> None:
    q = event_of("marketplace", materials=1, six=("valuables-2",))
    q.choose("event-roll")
    assert q.player.valuables == 2


def test_marketplace_trades_by_the_table() -> None:
    q = event_of("marketplace", gold=6)
    q.choose("event-trade", "exchange gold-6 valuables-1")
    assert (q.player.gold, q.player.valuables) == (0, 1)


def test_marketplace_deal_with_another_player() -> None:
    q = event_of("marketplace", gold=5, valuables=2)
    q.choose("event-deal", "market-give gold", "amount 4", "amount 1")
    assert q.asked == "1 market-deal"
    q.choose("market-accept")
    assert [(p.gold, p.valuables) for p in q.s.players] == [(1, 3), (9, 1)]


def test_marketplace_deal_may_be_refused_and_needs_something_to_trade() -> None:
    q = event_of("marketplace", gold=5, valuables=2)
    q.choose("event-deal", "market-give gold", "amount 5", "amount 2")
    q.choose("decline")
    assert [(p.gold, p.valuables) for p in q.s.players] == [(5, 2), (5, 2)]
    poor = event_of("marketplace", six=("gold-3", "gold-3"))
    assert poor.told("event-way")[0]["way"] == "event-roll"  # all that was left


# ---- Stables, The Villagers' Plea ----


def test_stables_give_the_main_hero_movement() -> None:
    q = event_of("stables", seconds={0: "S3 NE"})
    q.choose("event-ride", "event-ride")
    assert q.realm.movement == (4, 2)


def test_stables_sell_the_movement_of_one_hero() -> None:
    q = event_of("stables", seconds={0: "S3 NE"}, six=("gold-6",))
    q.choose("event-sell-horse", "hero second")
    assert (q.realm.movement, q.player.gold) == ((3, 1), 6)


def test_villagers_plea_takes_one_of_four_things() -> None:
    q = event_of(
        "the_villagers_plea", gold=5, materials=1, hands=(("haste", "attack"), ("rib_cage",))
    )
    assert q.offered == [
        "event-give-card",
        "event-give-materials",
        "event-give-gold",
        "event-give-time",
    ]
    q.choose("event-give-card")
    assert q.player.removed == ("haste",)
    q.choose("event-give-gold")
    assert q.s.players[1].gold == 0


def test_villagers_plea_offers_only_what_can_be_given() -> None:
    q = event_of("the_villagers_plea", materials=1, gold=4)
    assert q.offered == ["event-give-materials", "event-give-time"]
    q.choose("event-give-time")
    assert q.realm.movement[0] == 2
    q.choose("event-give-materials")
    assert q.s.players[1].materials == 0


def test_h3_13_20_who_can_give_nothing_gives_nothing() -> None:
    q = Quest(round=2, events=True)
    on_top(q, events.DECK, "the_villagers_plea")
    q.w.realms[1].heroes = (None, None)
    wait(q, 3)
    assert q.asked == "0 turn"  # seat 0 had one way only, seat 1 none
    assert [event["seat"] for event in q.told("event-way")] == [0]


# ---- Withered Hermit ----


def test_withered_hermit_pays_who_named_what_no_die_shows() -> None:
    q = event_of("withered_hermit", six=("gold-3", "gold-6", "materials-2"))
    q.choose("event-bet", "name valuables", "die gold-6")
    assert q.player.gold == 6


def test_withered_hermit_takes_from_who_named_wrongly() -> None:
    q = event_of("withered_hermit", gold=4, six=("gold-3", "gold-6", "materials-2"))
    q.choose("event-bet", "name gold", "lose-die gold-6")
    assert q.player.gold == 0  # at most what is there


def test_withered_hermit_sells_a_search_at_the_price_of_a_die() -> None:
    q = event_of("withered_hermit", gold=7, six=("gold-6",))
    q.choose("event-haggle", "search")
    assert q.player.gold == 1
    assert q.asked == "0 search"


def test_withered_hermit_sells_nothing_to_the_poor_and_can_be_left() -> None:
    q = event_of("withered_hermit", gold=5, six=("gold-6",))
    q.choose("event-haggle")
    assert q.asked == "1 event"
    q.choose("event-leave")
    assert q.player.gold == 5
