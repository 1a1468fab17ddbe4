"""Locations of the expansions on land (H3-8.60, H3-17.64)."""

from typing import Any

import pytest

from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.model.players import Deck, Morale, Troop
from tests.games.homm3.map.places import near, stack, visit
from tests.games.homm3.quests import Quest

RAMPART = frozenset(("core", "rampart"))


# ---- War Machine Factory (H3-13.5) ----


def test_h3_13_5_the_factory_sells_one_machine_at_the_lower_price() -> None:
    q = visit("F12 C", gold=12, boxes=RAMPART)
    assert q.offered == [
        "buy-machine ammo_cart",
        "buy-machine ballista",
        "buy-machine first_aid_tent",
        "decline",
    ]
    q.choose("buy-machine ballista")
    assert q.player.gold == 5
    assert q.player.hand == ("ballista",)
    assert q.asked == "0 turn"


def test_the_factory_sells_on_every_visit_and_may_be_left() -> None:
    q = visit("F12 C", gold=8, boxes=RAMPART).choose("decline").choose("revisit main")
    q.choose("buy-machine first_aid_tent")
    assert q.player.gold == 5


def test_the_factory_sells_only_machines_of_the_boxes_in_play() -> None:
    assert "buy-machine cannon" not in visit("F12 C", gold=50, boxes=RAMPART).offered
    assert visit("F12 C", gold=50).asked == "0 turn"
    assert "buy-machine cannon" in visit("F12 C", gold=50, boxes=RAMPART | {"cove"}).offered


def test_a_machine_whose_four_copies_are_taken_is_sold_out() -> None:
    q = near("F12 C", gold=50, boxes=RAMPART, hands=[("ballista",), ("ballista", "ballista")])
    q.s.players[1].permanent = "ballista"
    q.go("F12 C")
    assert "buy-machine ballista" not in q.offered
    assert "buy-machine ammo_cart" in q.offered


# ---- Scholar ----


def test_scholar_gives_any_statistic_on_a_plus_one() -> None:
    q = visit("F13 C", dice=[1])
    assert q.offered == [
        f"gain-card {name}" for name in ("attack", "defense", "power", "knowledge")
    ]
    assert q.choose("gain-card knowledge").player.hand == ("knowledge",)


def test_scholar_may_remove_a_statistic_on_a_plus_one() -> None:
    q = visit("F13 C", dice=[1], hands=[("attack", "luck")])
    assert "remove luck" not in q.offered
    q.choose("remove attack")
    assert q.player.removed == ("attack",)


@pytest.mark.parametrize(
    ("face", "deck", "top"), [(0, "ability", ("estates", "luck")), (-1, "spell", ("haste", "slow"))]
)
def test_scholar_shows_two_cards_of_a_deck(face: int, deck: str, top: tuple[str, str]) -> None:
    q = stack(near("F13 C", dice=[face]), deck, *top)
    q.go("F13 C")
    assert sorted(q.offered) == sorted(f"keep {card}" for card in top)
    q.choose(f"keep {top[1]}")
    assert q.player.hand == (top[1],)
    assert q.s.decks[deck].discard[-1] == top[0]


# ---- Star Axis ----


def test_star_axis_empowers_a_statistic_of_the_hand() -> None:
    q = visit("F17 C", hands=[("attack", "luck")])
    assert q.offered == ["empower attack", "decline"]
    q.choose("empower attack")
    assert q.player.hand == ("luck", "attack_empowered")
    assert q.player.removed == ("attack",)


def test_star_axis_is_flagged_by_many_and_by_each_once() -> None:
    q = visit("F17 C", flags={"F17 C": 1}, hands=[("attack", "attack_empowered")])
    assert "empower attack_empowered" not in q.offered
    q.choose("decline")
    assert q.mark("F17 C").flags == (1, 0)
    assert q.player.hand == ("attack", "attack_empowered")
    q.go("F17 W").go("F17 C")
    assert q.asked == "0 turn"


# ---- Library of Enlightenment ----


def test_library_replaces_statistics_where_they_lie() -> None:
    q = near("#F6 SW", gold=7, hands=[("attack", "luck")])
    q.player.discard = ("power", "haste")
    q.go("#F6 SW")
    assert q.offered == ["study attack hand", "study power discard", "decline"]
    q.choose("study attack hand")
    assert "gain-card attack" not in q.offered
    q.choose("gain-card defense", "study power discard", "gain-card knowledge")
    assert q.player.hand == ("luck", "defense")
    assert q.player.discard == ("haste", "knowledge")
    assert q.player.removed == ("attack", "power")
    assert q.player.gold == 1
    assert q.asked == "0 turn"


def test_library_wants_three_gold_each_time() -> None:
    q = visit("#F6 SW", gold=5, hands=[("attack", "power")])
    q.choose("study attack hand", "gain-card power")
    assert q.asked == "0 turn"
    assert visit("#F6 SW", gold=2, hands=[("attack",)]).asked == "0 turn"


# ---- Black Market ----


def test_black_market_sells_one_of_the_four_topmost_artifacts_by_grade() -> None:
    pile = ("rib_cage", "speculum", "vial_of_lifeblood", "angel_wings", "charm_of_mana")
    q = near("#F5 NE", gold=9)
    q.s.decks["artifact"] = Deck(q.s.decks["artifact"].cards, pile)
    q.go("#F5 NE")
    assert q.offered == [
        "buy-card charm_of_mana",
        "buy-card vial_of_lifeblood",
        "buy-card speculum",
        "decline",
    ]
    q.choose("buy-card vial_of_lifeblood")
    assert q.player.gold == 2
    assert q.player.hand == ("vial_of_lifeblood",)
    assert q.s.decks["artifact"].discard == ("rib_cage", "speculum", "angel_wings", "charm_of_mana")


def test_black_market_leaves_no_empty_pile() -> None:
    q = stack(near("#F5 NE", gold=5), "artifact", "speculum", discard=("rib_cage",))
    q.go("#F5 NE").choose("buy-card rib_cage")
    assert q.s.decks["artifact"].discard == ("speculum",)


def test_black_market_may_be_left() -> None:
    q = stack(near("#F5 NE", gold=5), "artifact", discard=("rib_cage",))
    q.go("#F5 NE").choose("decline")
    assert q.player.gold == 5


# ---- University, Market of Time, Faerie Ring, Grave ----


def test_h3_5_14_the_university_offers_four_discarded_abilities() -> None:
    q = near("#F8 E", gold=6)
    pile = ("tactics", "luck", "estates", "wisdom", "offense")
    q.s.decks["ability"] = Deck(q.s.decks["ability"].cards, pile)
    q.go("#F8 E").choose("study-abilities")
    assert q.offered == ["keep offense", "keep wisdom", "keep estates", "keep luck"]
    q.choose("keep estates")
    assert q.player.gold == 0
    assert q.s.decks["ability"].discard == ("tactics", "luck", "wisdom", "offense")


def test_the_university_may_be_declined_and_asks_nobody_without_gold() -> None:
    q = visit("#F8 E", gold=6).choose("decline")
    assert (q.player.gold, q.player.hand) == (6, ())
    assert visit("#F8 E", gold=5).asked == "0 turn"


def test_market_of_time_gives_a_search_for_a_card() -> None:
    q = stack(near("#F4 SE", hands=[("attack",)]), "spell", "haste", "slow")
    q.go("#F4 SE").choose("remove attack")
    assert q.offered == ["search-deck ability", "search-deck spell", "search-deck artifact"]
    q.choose("search-deck spell", "look spell", "keep slow")
    assert q.player.hand == ("slow",)
    assert q.player.removed == ("attack",)


def test_market_of_time_may_be_declined() -> None:
    q = visit("#F4 SE", hands=[("attack",)]).choose("decline")
    assert q.player.hand == ("attack",)
    assert q.mark("#F4 SE").cube


def test_faerie_ring_searches_the_deck_of_the_removed_card() -> None:
    hand = ("attack", "catherine_1", "leadership", "haste")
    q = stack(near("F23 C", hands=[hand]), "spell", "slow", "blind")
    q.go("F23 C")
    assert q.offered == ["remove haste", "decline"]
    q.choose("remove haste", "look spell", "keep blind")
    assert q.player.hand == ("attack", "catherine_1", "leadership", "blind")


def test_faerie_ring_may_be_declined() -> None:
    q = visit("F23 C", hands=[("haste",)]).choose("decline")
    assert q.player.hand == ("haste",)


def test_grave_takes_morale_and_gives_gold_and_an_artifact() -> None:
    q = stack(near("F26 NE"), "artifact", "rib_cage")
    q.go("F26 NE").choose("search", "look artifact")
    assert q.player.morale == Morale.NEGATIVE
    assert q.player.gold == 3
    assert q.player.hand == ("rib_cage",)


def test_only_the_search_of_a_grave_may_be_declined() -> None:
    q = visit("F26 NE").choose("decline")
    assert (q.player.morale, q.player.gold, q.player.hand) == (Morale.NEGATIVE, 3, ())


# ---- Prison and Tavern (H3-8.62) ----


def test_prison_frees_a_secondary_hero_on_its_field() -> None:
    q = visit("#F10 NW", movement=(1, 0))
    assert q.realm.heroes == (q.at("#F10 NW"), q.at("#F10 NW"))
    assert q.realm.movement == (0, 2)


def test_prison_gives_gold_to_who_has_a_secondary_hero() -> None:
    q = visit("#F10 NW", seconds={0: "S3 C"})
    assert q.player.gold == 3
    assert q.realm.heroes[1] == q.at("S3 C")


def test_h3_3_26_after_the_prison_one_of_the_two_heroes_leaves_first() -> None:
    q = visit("#F10 NW", movement=(3, 0))
    moves = [option for option in q.offered if option.startswith("go")]
    assert {option.split()[1] for option in moves} == {"main", "second"}
    assert not any(option.startswith(("revisit", "discover", "place")) for option in q.offered)


def test_tavern_hires_here_and_robs_an_enemy_of_a_card() -> None:
    q = visit("#F9 W", gold=8, hands=[(), ("attack",)]).choose("hire-here")
    assert q.player.gold == 1
    assert q.realm.heroes[1] == q.at("#F9 W")
    assert q.s.players[1].hand == ()
    assert q.s.players[1].discard == ("attack",)


def test_tavern_lets_the_visitor_choose_among_enemies_with_cards() -> None:
    q = visit(
        "#F9 W",
        gold=7,
        factions=("castle", "necropolis", "dungeon"),
        hands=[(), ("attack",), ("power",)],
    )
    q.choose("hire-here")
    assert q.offered == ["discards-random 1", "discards-random 2"]
    q.choose("discards-random 2")
    assert q.s.players[1].hand == ("attack",)
    assert q.s.players[2].hand == ()


def test_tavern_hires_nobody_for_who_has_a_secondary_hero_or_no_gold() -> None:
    assert visit("#F9 W", gold=7, seconds={0: "S3 C"}).asked == "0 turn"
    assert visit("#F9 W", gold=6).asked == "0 turn"
    q = visit("#F9 W", gold=7, hands=[(), ("attack",)]).choose("decline")
    assert q.s.players[1].hand == ("attack",)


# ---- units ----


def test_hill_fort_reinforces_for_three_gold_less() -> None:
    q = visit("#F7 C", gold=3, troops=[("castle_griffins", "castle_crusaders")])
    assert q.offered == ["reinforce castle_griffins", "decline"]  # 6 gold, and 10
    q.choose("reinforce castle_griffins")
    assert q.player.gold == 0
    assert q.player.troops[0] == Troop("castle_griffins", True)


def test_hill_fort_never_pays_anything_out() -> None:
    q = visit("#F7 C", troops=[("castle_halberdiers",)]).choose("reinforce castle_halberdiers")
    assert q.player.gold == 0


def conflux(**more: Any) -> Quest:
    q = near("F23 NW", boxes=frozenset(("core", "conflux")), **more)
    bronze = (
        "neutral_ice_elementals",
        "neutral_boars",
        "neutral_storm_elementals",
        "neutral_boars",
    )
    q.s.decks["bronze"] = Deck(bronze)
    return q


def test_elemental_conflux_offers_the_first_elementals_of_each_dwelling() -> None:
    q = conflux(gold=50, buildings=("dwelling_bronze",)).go("F23 NW")
    assert q.told("revealed-units")[0]["troops"] == ["neutral_boars", "neutral_storm_elementals"]
    assert q.offered == ["recruit neutral_storm_elementals", "decline"]
    q.choose("recruit neutral_storm_elementals")
    assert Troop("neutral_storm_elementals") in q.player.troops
    assert q.player.gold < 50
    assert sorted(q.s.decks["bronze"].cards) == [
        "neutral_boars",
        "neutral_boars",
        "neutral_ice_elementals",
    ]


def test_elemental_conflux_shuffles_everything_back_if_nobody_is_recruited() -> None:
    q = conflux(gold=50, buildings=("dwelling_bronze",)).go("F23 NW").choose("decline")
    assert len(q.s.decks["bronze"].cards) == 4
    assert q.player.gold == 50


def test_elemental_conflux_shows_nothing_without_a_dwelling() -> None:
    q = conflux(gold=50).go("F23 NW")
    assert q.asked == "0 turn"
    assert q.told("revealed-units") == []


# ---- Cyclops Stockpile ----


def test_cyclops_stockpile_gives_all_of_four_resource_dice() -> None:
    q = visit("#C2 C", six=["gold-3", "gold-6", "materials-2", "valuables-1"])
    assert (q.player.gold, q.player.materials, q.player.valuables) == (9, 2, 1)


@pytest.mark.parametrize(
    ("difficulty", "proclaimed", "azure"), [(0, (), 0), (1, (), 1), (1, (weeks.RULEBOOK,), 0)]
)
def test_two_cyclopes_guard_the_stockpile_in_place_of_an_azure_unit(
    difficulty: int, proclaimed: tuple[str, ...], azure: int
) -> None:
    q = near("#C2 C", difficulty=difficulty, boxes=frozenset(("core", "stronghold")))
    deck = q.s.decks["gold"]
    rest = tuple(card for card in deck.cards if card != "neutral_cyclopes")
    q.s.decks["gold"] = Deck((*rest, "neutral_cyclopes"), ("neutral_cyclopes",))
    q.w.marks.clear()
    q.w.proclaimed = proclaimed
    q.go("#C2 C").choose("line-up")
    guards = q.told("guards")[0]["troops"]
    assert guards[:2] == ["neutral_cyclopes", "neutral_cyclopes"]
    assert len(guards) == 2 + azure
    assert q.b.azure == bool(azure)
    assert "neutral_cyclopes" not in q.s.decks["gold"].cards + q.s.decks["gold"].discard
