"""Secondary Heroes (H3-4.10 to H3-4.16)."""

from typing import Any

from rulebound.games.homm3.model.world import TownAction
from tests.games.homm3.map.homes import home, placed
from tests.games.homm3.quests import Quest


def test_h3_4_10_a_secondary_hero_costs_10_gold_and_the_population_token() -> None:
    q = home("castle", "dwelling_bronze", gold=30)
    q.choose("hire")
    assert q.player.gold == 20
    assert q.realm.heroes[1] == q.at("S3 C")
    assert not {"population", "hire"} & set(q.offered)


def test_h3_4_10_who_has_recruited_cannot_hire() -> None:
    q = home("castle", "dwelling_bronze", gold=30)
    q.choose("population", "recruit castle_marksmen", "done")
    assert q.player.gold >= 10
    assert "hire" not in q.offered


def test_h3_4_10_no_hire_without_gold_or_without_a_town() -> None:
    assert "hire" not in home("castle", gold=9).offered
    q = home("castle", gold=30, flags={"S3 C": 1})
    assert "hire" not in q.offered


def test_h3_4_11_it_is_placed_in_any_town_or_settlement_of_the_own() -> None:
    q = home("castle", gold=10, flags={"S1 C": 0}, heroes={1: "F1 C"})
    q.choose("hire")
    assert sorted(q.offered) == sorted([f"haven {q.ref('S3 C')}", f"haven {q.ref('S1 C')}"])
    q.choose(f"haven {q.ref('S1 C')}")
    assert q.realm.heroes[1] == q.at("S1 C")


def test_h3_4_11_one_secondary_hero_at_most() -> None:
    q = home("castle", gold=30, seconds={0: "F1 C"})
    assert "hire" not in q.offered


def test_h3_4_12_it_arrives_with_two_movement_points() -> None:
    q = home("castle", gold=10, flags={"S1 C": 0}, heroes={1: "F1 C"}, movement=(3, 0))
    q.choose("hire", f"haven {q.ref('S1 C')}")
    assert q.realm.movement == (3, 2)
    q.choose(next(o for o in q.offered if o.startswith("go second")))
    assert q.realm.movement == (3, 1)


def test_h3_4_12_hired_in_another_turn_it_moves_in_the_own_turn_only() -> None:
    q = home("castle", gold=0)
    q.s.players[1].gold = 10
    q.w.realms[1].wants = frozenset(("closing",))
    q.w.realms[1].tokens = frozenset((TownAction.POPULATION,))
    q.choose("end-turn")
    while q.asked != "1 closing":
        q.choose("end-turn" if q.asked == "1 turn" else q.offered[-1])
    q.choose("hire")
    assert q.w.realms[1].heroes[1] is not None
    assert not [o for o in q.offered if o.startswith("go second")]
    while q.asked != "1 turn":
        q.choose("end-turn" if q.asked == "0 turn" else q.offered[-1])
    assert [o for o in q.offered if o.startswith("go second")]


def test_h3_4_13_no_cards_in_combats_of_a_secondary_hero() -> None:
    q = home("castle", heroes={1: "F1 NE"}, seconds={0: "F1 C"}, hands=(("attack", "haste"), ()))
    placed(q.go("F1 NE", "second"))
    assert q.asked == "0 unit"
    while q.s.battle is not None:
        assert not [o for o in q.offered if o.startswith("play") and q.asked.startswith("0")]
        attack = next((o for o in q.offered if o.startswith("attack ")), None)
        q.choose(attack or ("defend" if "defend" in q.offered else q.offered[-1]))
    assert q.player.hand == ("attack", "haste")


def test_h3_4_15_instant_defeat_and_h3_4_16_hiring_again() -> None:
    q = home("castle", heroes={0: "F1 C"}, seconds={1: "F1 NE"}, gold=10)
    q.go("F1 NE")
    while q.asked.endswith("announced"):
        q.choose("pass")
    assert q.asked == "1 give-up"
    q.choose("give-up")
    assert q.w.realms[1].heroes[1] is None
    assert q.realm.cubes == (1,)  # H3-10.81
    while q.asked != "1 turn":
        q.choose("end-turn" if q.asked == "0 turn" else q.offered[-1])
    assert "hire" in q.offered


# ---- given up in a Town (H3-8.30) ----


def met(**more: Any) -> Quest:
    """Seat 0 has attacked the Secondary Hero of seat 1 in the Town of seat 1."""
    heroes = {0: "S1 W", 1: "F1 C"}
    q = home("castle", heroes=heroes, seconds={1: "S1 C"}, gold=8, **more)
    q.go("S1 C")
    while q.asked.endswith("announced"):
        q.choose("pass")
    return q


def test_h3_8_30_the_town_of_a_hero_who_is_given_up_is_taken_at_once() -> None:
    q = met().choose("give-up")
    assert len(q.told("announced")) == 1
    assert q.asked == "0 turn"
    assert q.mark("S1 C").owner == 0
    assert q.s.players[1].gold == 8


def test_h3_8_30_a_town_without_a_hero_may_still_be_defended() -> None:
    q = home("castle", heroes={0: "S1 W", 1: "F1 C"}, gold=8).go("S1 C")
    while q.asked.endswith("announced"):
        q.choose("pass")
    assert q.asked == "1 defend"


def test_h3_8_30_a_second_hero_there_is_met_next() -> None:
    q = Quest(
        ("S3 -3,1", "S1 3,-1", "F1 0,0", "S2 1,2"),
        factions=("castle", "necropolis", "dungeon"),
        teams=(0, 1, 1),
        heroes={0: "F1 C"},
        seconds={1: "F1 NE", 2: "F1 NE"},
    ).go("F1 NE")
    assert q.asked == "1 give-up"
    q.choose("give-up")
    assert q.asked == "2 give-up"
    q.choose("give-up")
    assert q.realm.cubes == (1, 2)
    assert q.realm.visited[0] == q.at("F1 NE")
