"""Trading (H3-6.14 to H3-6.20, OPT-8; H3-T31, H3-T32)."""

from typing import Any

import pytest

from rulebound.games.homm3.map import trade
from rulebound.games.homm3.model.players import Troop
from tests.games.homm3.map.places import near, stack, visit
from tests.games.homm3.quests import Quest

FOUR = ("S3 -3,1", "S1 3,-1", "S2 0,3", "F1 0,0")


def purse(q: Quest, seat: int = 0) -> tuple[int, int, int]:
    p = q.s.players[seat]
    return (p.gold, p.materials, p.valuables)


# ---- the table ----


def test_h3_t31_twelve_gold_are_two_valuables() -> None:
    q = visit("F1 SW", gold=12).choose("trade")
    q.choose("exchange gold-6 valuables-1", "exchange gold-6 valuables-1", "done")
    assert purse(q) == (0, 0, 2)


def test_h3_t31_three_building_materials_are_a_valuable() -> None:
    q = visit("F1 SW", materials=3).choose("trade", "exchange materials-3 valuables-1", "done")
    assert purse(q) == (0, 0, 1)


def test_h3_t31_a_valuable_is_three_gold() -> None:
    q = visit("F1 SW", valuables=1).choose("trade", "exchange valuables-1 gold-3", "done")
    assert purse(q) == (3, 0, 0)


def test_h3_t31_a_single_gold_buys_nothing() -> None:
    q = visit("F1 SW", gold=1)
    assert q.asked == "0 turn"
    assert trade.deals(q.s, 0) == ()


@pytest.mark.parametrize(
    ("have", "choice", "left"),
    [
        ({"gold": 2}, "gold-2 materials-1", (0, 1, 0)),
        ({"materials": 1}, "materials-1 gold-1", (1, 0, 0)),
        ({"valuables": 1}, "valuables-1 materials-2", (0, 2, 0)),
    ],
)
def test_h3_6_14_the_other_rates(
    have: dict[str, int], choice: str, left: tuple[int, int, int]
) -> None:
    q = visit("F1 SW", **have).choose("trade", f"exchange {choice}")
    assert purse(q) == left


def test_the_table_offers_only_what_can_be_paid() -> None:
    q = visit("F1 SW", gold=5).choose("trade")
    assert q.offered == ["exchange gold-2 materials-1"]


# ---- a Trading Post ----


def test_h3_t32_a_found_ability_is_removed_for_a_gold() -> None:
    q = visit("F1 SW", hands=[("luck",)]).choose("sell-card luck")
    assert q.player.gold == 1
    assert q.player.removed == ("luck",)
    assert q.asked == "0 turn"  # one thing a visit


def test_h3_t32_cards_a_hero_starts_with_cannot_be_removed() -> None:
    hand = ("attack", "attack_empowered", "magic_arrow", "catherine_1", "leadership")
    assert visit("F1 SW", hands=[hand]).asked == "0 turn"


def test_a_second_copy_of_the_starting_ability_can_be_removed() -> None:
    q = near("F1 SW", hands=[("leadership",)])
    q.player.discard = ("leadership",)
    assert q.go("F1 SW").offered == ["sell-card leadership", "decline"]


def test_h3_6_15_a_trading_post_is_for_one_thing_a_visit_and_for_more_visits() -> None:
    q = visit("F1 SW", gold=2, hands=[("luck", "estates")])
    q.choose("sell-card luck").choose("revisit main").choose("sell-card estates")
    assert q.player.gold == 4


def test_h3_13_5_a_war_machine_at_a_trading_post_costs_more_and_uses_up_the_visit() -> None:
    q = visit("F1 SW", gold=20, boxes=frozenset(("core", "rampart")))
    q.choose("buy-machine ballista")
    assert q.player.gold == 10
    assert q.player.hand == ("ballista",)
    assert q.asked == "0 turn"


def test_without_their_box_a_trading_post_sells_no_war_machines() -> None:
    q = visit("F1 SW", gold=20)
    assert not any(option.startswith("buy-machine") for option in q.offered)


# ---- gifts ----


def alliance(**more: Any) -> Quest:
    factions = ("castle", "necropolis", "dungeon")
    return Quest(FOUR, factions=factions, mode="alliance", teams=(0, 1, 0), **more)


def test_h3_6_17_allies_give_resources_in_their_own_turns() -> None:
    q = alliance(gold=7, valuables=1).choose("give")
    assert q.offered == ["gift 2 gold 1", "gift 2 gold 5", "gift 2 gold 7", "gift 2 valuables 1"]
    q.choose("gift 2 gold 5", "gift 2 valuables 1", "done")
    assert purse(q) == (2, 0, 0)
    assert purse(q, 2) == (12, 0, 2)
    assert purse(q, 1) == (7, 0, 1)


def test_nothing_is_given_to_enemies_or_without_resources() -> None:
    assert "give" not in Quest(gold=9).offered
    assert "give" not in alliance().offered


def test_h3_6_18_cooperating_players_give_at_a_trading_post_besides_the_trade() -> None:
    q = visit("F1 SW", mode="cooperative", gold=2, hands=[("luck",)])
    q.choose("give", "gift 1 gold 2")
    q.choose("sell-card luck", "give", "gift 1 gold 1")
    assert purse(q) == (0, 0, 0)
    assert purse(q, 1) == (5, 0, 0)


def test_h3_6_18_elsewhere_cooperating_players_give_nothing() -> None:
    assert "give" not in Quest(mode="cooperative", gold=5).offered


def test_units_can_change_hands() -> None:
    q = alliance()
    trade.give_troop(q.s, 0, 2, Troop("castle_marksmen"))
    assert q.player.troops == (Troop("castle_halberdiers"),)
    assert q.s.players[2].troops[-1] == Troop("castle_marksmen")


def test_h3_9_8_who_gives_the_last_unit_away_starts_anew() -> None:
    q = alliance(troops=[("castle_griffins+",), (), ()])
    trade.give_troop(q.s, 0, 2, Troop("castle_griffins", True))
    assert q.player.troops == (Troop("castle_griffins", True),)


# ---- swaps of cards ----


def partners(**more: Any) -> Quest:
    """Seats 0 and 2 are allies with heroes on adjacent Fields."""
    hands = more.pop("hands", [("haste", "attack"), ("slow",), ("rib_cage", "power")])
    return alliance(heroes={0: "F1 C", 2: "F1 NE"}, hands=hands, **more)


def test_h3_6_19_adjacent_allies_swap_a_card_for_a_card() -> None:
    q = partners().choose("swap 2")  # a single card is offered at once
    assert q.asked == "2 answer"
    assert q.offered == ["offer rib_cage", "decline"]
    q.choose("offer rib_cage")
    assert q.asked == "0 agree"
    q.choose("agree")
    assert q.player.hand == ("attack", "rib_cage")
    assert q.s.players[2].hand == ("power", "haste")


def test_a_swap_needs_both_and_is_not_proposed_again_in_this_turn() -> None:
    q = partners().choose("swap 2", "decline")
    assert q.player.hand == ("haste", "attack")
    assert "swap 2" not in q.offered
    q = partners().choose("swap 2", "offer rib_cage", "decline")
    assert q.player.hand == ("haste", "attack")
    assert q.s.players[2].hand == ("rib_cage", "power")


def test_a_swap_is_offered_only_beside_an_ally_and_with_a_card_for_it() -> None:
    assert "swap 1" not in partners().offered
    assert "swap 2" not in partners(hands=[("attack",), (), ("rib_cage",)]).offered
    q = partners()
    q.w.realms[2].stand(0, q.at("S2 C"))
    assert "swap 2" not in q.offered


def test_h3_14_4_whether_a_partner_holds_such_a_card_does_not_show() -> None:
    """The partner is asked all the same."""
    q = partners(hands=[("haste",), (), ("power",)])
    assert "swap 2" in q.offered
    q.choose("swap 2")
    assert q.asked == "2 answer"
    assert q.offered == ["decline"]


def test_offered_cards_are_known_to_all_and_others_stay_hidden() -> None:
    q = partners().choose("swap 2", "offer rib_cage")
    assert q.player.known == ("haste",)
    assert q.s.players[2].known == ("rib_cage",)
    world = q.match.imagine(1, seed=3)
    world.choose("agree")
    hands = [player.hand for player in world._state.players]
    assert "rib_cage" in hands[0]
    assert "haste" in hands[2]


def test_h3_6_19_cooperating_players_swap_in_either_hero_pair() -> None:
    q = Quest(
        mode="cooperative",
        heroes={1: "F1 NE"},
        seconds={0: "F1 C"},
        hands=[("haste",), ("slow",)],
    )
    q.choose("swap 1", "offer slow", "agree")
    assert q.player.hand == ("slow",)


# ---- OPT-8 ----


def test_opt_8_the_table_is_usable_at_all_times() -> None:
    q = Quest(gold=6, free_trade=True)
    q.choose("trade", "exchange gold-6 valuables-1", "done")
    assert purse(q) == (0, 0, 1)
    assert q.asked == "0 turn"


def test_without_opt_8_nobody_trades_on_the_road() -> None:
    assert "trade" not in Quest(gold=6).offered


def test_opt_8_h3_3_28_the_table_is_usable_between_the_actions_of_others() -> None:
    q = Quest(gold=6, free_trade=True)
    q.w.realms[1].wants = frozenset(("turns",))
    q.go("S3 NE")
    assert q.asked == "1 between"
    q.choose("trade", "exchange gold-6 valuables-1", "done")
    assert (purse(q), purse(q, 1)) == ((6, 0, 0), (0, 0, 1))
    assert q.asked == "1 between"
    q.choose("pass")
    assert q.asked == "0 turn"


def test_opt_8_h3_10_6_gold_for_the_defense_is_traded_as_the_attack_is_announced() -> None:
    q = Quest(
        heroes={0: "F1 C", 1: "S1 W"}, level=7, materials=8, flags={"F1 NW": 1}, free_trade=True
    )
    q.go("F1 NW")
    q.choose("pass")
    assert q.asked == "1 announced"
    q.choose("trade", *["exchange materials-1 gold-1"] * 8)
    assert purse(q, 1) == (8, 0, 0)
    q.choose("done", "pass")
    assert q.asked == "1 defend"


def test_opt_8_h3_3_9_the_table_is_usable_until_the_round_closes() -> None:
    q = Quest(gold=6, free_trade=True)
    q.w.realms[1].wants = frozenset(("closing",))
    q.choose("end-turn")
    while q.asked != "1 closing":
        q.choose("end-turn" if q.asked == "1 turn" else q.offered[-1])
    assert "trade" in q.offered


def test_opt_8_h3_16_21_who_does_not_wish_it_is_not_asked_to_trade() -> None:
    q = Quest(gold=6, free_trade=True)
    q.w.realms[1].wants = frozenset()
    assert q.go("S3 NE").asked == "0 turn"
    poor = Quest(gold=1, free_trade=True)
    poor.w.realms[1].wants = frozenset(("turns",))
    assert poor.go("S3 NE").asked == "0 turn"


def test_without_opt_8_nobody_trades_in_the_turn_of_another() -> None:
    q = Quest(gold=6)
    q.w.realms[1].wants = frozenset(("turns", "others"))
    assert q.go("S3 NE").asked == "0 turn"


def test_opt_8_h3_16_22_nobody_trades_in_a_combat() -> None:
    q = Quest(gold=6, free_trade=True).go("S3 SW")
    q.choose("pass")
    asked = 0
    while q.s.battle is not None and asked < 40:
        assert not {"trade", "exchange"} & {option.split()[0] for option in q.offered}
        q.choose("line-up" if "line-up" in q.offered else q.offered[-1])
        asked += 1
    assert asked


def test_opt_8_a_trading_post_gives_an_artifact_once() -> None:
    q = stack(near("F1 SW", gold=6, hands=[("luck",)], free_trade=True), "artifact", "rib_cage")
    q.go("F1 SW").choose("search", "look artifact")
    assert q.player.hand == ("luck", "rib_cage")
    assert q.mark("F1 SW").cube
    assert "revisit main" not in q.offered
    q.go("F1 C").go("F1 SW")
    assert q.asked == "0 turn"
