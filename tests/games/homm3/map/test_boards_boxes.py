"""The buildings of Rampart, Tower, Inferno and Fortress, but for those that work in combats."""

from typing import Any

import pytest

from rulebound.games.homm3.map import recruiting
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.map.homes import ASTROLOGERS_ROUND, home, new_round, placed, use
from tests.games.homm3.quests import Quest

# ---- Rampart ----


def test_rampart_city_hall_gives_7_gold() -> None:
    assert new_round("rampart", "city_hall").player.gold == 7


def test_rampart_city_hall_gives_nothing_in_astrologers_rounds() -> None:
    assert new_round("rampart", "city_hall", number=ASTROLOGERS_ROUND).player.gold == 0


def test_rampart_mystic_pond_rolls_a_resource_die() -> None:
    q = new_round("rampart", "special_tent", six=["valuables-2"])
    assert q.player.valuables == 2


def test_rampart_mystic_pond_rolls_no_die_in_astrologers_rounds() -> None:
    q = new_round("rampart", "special_tent", number=ASTROLOGERS_ROUND, six=["valuables-2"])
    assert (q.player.gold, q.player.valuables) == (0, 0)
    assert not q.told("rolled-dice")


def test_rampart_saplings_reinforce_for_half_the_gold_rounded_down() -> None:
    unit = "rampart_dwarves"
    cost = KINDS[unit].face(True).cost
    q = new_round(
        "rampart",
        "citadel",
        "special_gears",
        number=ASTROLOGERS_ROUND,
        troops=((unit,), ()),
        gold=cost.gold // 2,
        valuables=cost.valuables,
    )
    assert q.asked == "0 may-reinforce"
    q.choose(f"reinforce {unit}")
    assert q.player.troops == ((unit, True),)
    assert (q.player.gold, q.player.valuables) == (0, 0)


def test_rampart_saplings_leave_gold_units_alone_and_may_be_declined() -> None:
    q = new_round(
        "rampart",
        "citadel",
        "special_gears",
        number=ASTROLOGERS_ROUND,
        troops=(("rampart_dwarves", "rampart_unicorns"), ()),
        gold=30,
        valuables=5,
    )
    assert q.offered == ["reinforce rampart_dwarves", "decline"]
    q.choose("decline")
    assert q.player.gold == 30
    assert not any(troop.pack for troop in q.player.troops)


def test_rampart_saplings_wait_for_astrologers_rounds() -> None:
    q = new_round("rampart", "citadel", "special_gears", gold=30, valuables=5)
    assert q.asked == "0 turn"


@pytest.mark.parametrize(("phase", "sealed"), [(MapPhase.ROUND, 1), (MapPhase.TURN, 0)])
@pytest.mark.parametrize("hand", [("attack",), ()])
def test_rampart_saplings_that_ask_nothing_tell_the_others_of_a_hand(
    phase: MapPhase, sealed: int, hand: tuple[str, ...]
) -> None:
    """In one's own turn they tell nobody anything that could not be taken back."""
    s = home("rampart", "citadel", "special_gears", hands=(hand,)).s
    s.map.phase, before = phase, s.sealed
    assert list(recruiting.may_reinforce(s, 0)) == []
    assert s.sealed - before == (sealed if hand else 0)


# ---- Tower ----


def test_tower_city_hall_gives_gold_or_a_card() -> None:
    q = new_round("tower", "city_hall", decks=(("attack", "power"),))
    q.choose(use("tower_city_hall", "draw-1"))
    assert q.player.hand == ("power",)
    assert q.player.gold == 0
    q = new_round("tower", "city_hall", decks=(("attack",),))
    q.choose(use("tower_city_hall", "gold-4"))
    assert (q.player.hand, q.player.gold) == ((), 4)


def test_tower_city_hall_gives_gold_where_there_is_no_card() -> None:
    q = new_round("tower", "city_hall")
    assert q.player.gold == 4


def test_tower_artifact_merchants_sell_a_search_for_7_gold() -> None:
    q = home("tower", "special_tent", gold=7)
    q.choose(use("tower_artifact_merchants", "buy-artifact-7"))
    assert q.player.gold == 0
    assert q.asked == "0 search"
    assert not [o for o in home("tower", "special_tent", gold=6).offered if "merchants" in o]


def test_tower_artifact_merchants_pay_2_gold_once_a_turn() -> None:
    q = home("tower", "special_tent", hands=(("titans_gladius", "angel_wings"),), gold=10)
    q.choose(use("tower_artifact_merchants", "sell-artifact-2"), "give-up-artifact angel_wings")
    assert q.player.gold == 12
    assert q.player.hand == ("titans_gladius",)
    assert q.player.removed == ("angel_wings",)
    assert not [o for o in q.offered if "merchants" in o]


def test_tower_wall_of_knowledge_takes_power_or_knowledge_back() -> None:
    q = home("tower", "mage_guild", "special_gears", round=1, no_astrologers=True)
    q.player.discard = ("power", "attack", "knowledge_empowered")
    q.choose("end-turn")
    while q.asked != "0 building":
        q.choose(q.offered[-1])
    q.choose(use("tower_wall_of_knowledge", "take-statistic"))
    assert q.offered == ["take-card knowledge_empowered", "take-card power"]
    q.choose("take-card power")
    assert q.player.hand == ("power",)


def test_tower_wall_of_knowledge_takes_nothing_else_and_not_in_resource_rounds() -> None:
    q = home("tower", "mage_guild", "special_gears", round=1, no_astrologers=True)
    q.player.discard = ("attack", "defense")
    q.choose("end-turn")
    while q.asked != "0 turn":
        assert q.asked != "0 building"
        q.choose(q.offered[-1])
    q = home("tower", "mage_guild", "special_gears", round=2)
    q.player.discard = ("power",)
    q.choose("end-turn")
    while q.asked != "0 turn":
        assert q.asked != "0 building"
        q.choose(q.offered[-1])


# ---- Inferno ----


def test_inferno_city_hall_gives_gold_or_materials() -> None:
    q = new_round("inferno", "city_hall").choose(use("inferno_city_hall", "gold-6"))
    assert (q.player.gold, q.player.materials) == (6, 0)
    q = new_round("inferno", "city_hall").choose(use("inferno_city_hall", "materials-3"))
    assert (q.player.gold, q.player.materials) == (0, 3)


def test_inferno_city_hall_gives_nothing_in_astrologers_rounds() -> None:
    q = new_round("inferno", "city_hall", number=ASTROLOGERS_ROUND)
    assert q.asked == "0 turn"
    assert q.player.gold == 0


def test_inferno_castle_gate_makes_an_enemy_discard_for_3_gold() -> None:
    q = home("inferno", "special_tent", hands=((), ("attack", "power")), gold=3)
    q.choose(use("inferno_castle_gate", "rob"))
    assert q.player.gold == 0
    assert len(q.s.players[1].hand) == 1
    assert not [o for o in q.offered if "castle_gate" in o]


def test_inferno_castle_gate_robs_nobody_without_gold_cards_or_enemies() -> None:
    assert not _gate(home("inferno", "special_tent", hands=((), ("attack",)), gold=2))
    assert not _gate(home("inferno", "special_tent", gold=3))
    allies = home("inferno", "special_tent", hands=((), ("attack",)), gold=3, teams=(0, 0))
    assert not _gate(allies)


def _gate(q: Quest) -> list[str]:
    return [o for o in q.offered if "castle_gate" in o]


def test_inferno_castle_gate_moves_a_hero_between_own_towns_and_settlements() -> None:
    q = home("inferno", "special_tent", flags={"S1 C": 0})
    q.w.realms[1].stand(0, q.at("F1 C"))
    q.choose(use("inferno_castle_gate", "gate"))
    assert q.realm.heroes[0] == q.at("S1 C")
    assert q.realm.movement == (3, 2)


def test_inferno_castle_gate_leads_only_from_and_to_free_towns_of_the_own() -> None:
    assert not _gate(home("inferno", "special_tent"))
    away = home("inferno", "special_tent", heroes={0: "F1 C"}, flags={"S1 C": 0})
    away.w.realms[1].stand(0, None)
    assert not _gate(away)
    taken = home("inferno", "special_tent", flags={"S1 C": 0})
    assert not _gate(taken)  # the enemy's hero still stands there


# ---- Fortress ----


def test_fortress_city_hall_gives_gold_or_a_trade() -> None:
    q = new_round("fortress", "city_hall", materials=3)
    q.choose(use("fortress_city_hall", "trade"))
    q.choose(next(o for o in q.offered if "materials" in o and "valuables" in o))
    assert (q.player.materials, q.player.valuables, q.player.gold) == (0, 1, 0)
    q = new_round("fortress", "city_hall", materials=3)
    q.choose(use("fortress_city_hall", "gold-5"))
    assert (q.player.materials, q.player.gold) == (3, 5)


def test_fortress_city_hall_offers_no_trade_to_the_poor() -> None:
    q = new_round("fortress", "city_hall")
    assert q.asked == "0 turn"
    assert q.player.gold == 5


def discards(q: Quest, *cards: str) -> Quest:
    """The discard pile is this, and the next Round begins."""
    q.player.discard = cards
    q.choose("end-turn")
    while q.asked not in ("0 take-card", "0 turn"):
        q.choose(q.offered[-1])
    return q


def test_fortress_blood_obelisk_searches_four_discards_in_resource_rounds() -> None:
    q = home("fortress", "special_tent", round=2)
    q = discards(q, "attack", "defense", "power", "knowledge", "magic_arrow")
    assert "take-card attack" not in q.offered  # the fifth from above
    q.choose("take-card power")
    assert q.player.hand == ("power",)
    assert q.player.discard == ("attack", "defense", "knowledge", "magic_arrow")  # H3-5.14


def test_fortress_blood_obelisk_may_be_declined_and_waits_for_resource_rounds() -> None:
    q = discards(home("fortress", "special_tent", round=2), "attack", "defense")
    q.choose("decline")
    assert q.player.hand == ()
    q = discards(home("fortress", "special_tent", round=1, no_astrologers=True), "attack")
    assert q.asked == "0 turn"


def besieged(**more: Any) -> Quest:
    """The Fortress, which is the enemy here, defends its Town."""
    q = home("castle", enemy="fortress", heroes={0: "S5 W", **more.pop("heroes", {})}, **more)
    q.w.realms[1].buildings = ("fortress_blood_obelisk",)
    q.s.players[1].discard = ("attack", "power")
    return q.go("S5 C")


def surrendered(q: Quest) -> Quest:
    """The attacker gives the combat up as soon as possible."""
    placed(q)
    while "surrender" not in q.offered or q.asked != "0 unit":
        q.choose("stop" if "stop" in q.offered else q.offered[-1])
    return q.choose("surrender")


def test_fortress_blood_obelisk_works_after_a_siege() -> None:
    q = surrendered(besieged(gold=20, flags={"F1 C": 0}))
    assert q.asked == "1 take-card"
    q.choose("take-card attack")
    assert q.s.players[1].hand == ("attack",)
    assert q.asked == "0 turn"


def test_fortress_blood_obelisk_does_not_work_without_a_defense_of_the_town() -> None:
    undefended = besieged(heroes={1: "F1 NE"})
    assert undefended.asked == "0 turn"
    assert undefended.mark("S5 C").owner == 0
    elsewhere = home(
        "castle", enemy="fortress", heroes={0: "F1 C", 1: "F1 NE"}, gold=20, flags={"S5 W": 0}
    )
    elsewhere.w.realms[1].buildings = ("fortress_blood_obelisk",)
    elsewhere.s.players[1].discard = ("attack", "power")
    elsewhere.go("F1 NE")
    assert surrendered(elsewhere).asked == "0 turn"
