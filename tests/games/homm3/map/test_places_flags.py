"""Places with flags of the core box, and the Sanctuary (H3-8.5, H3-8.64, OPT-1)."""

from typing import Any

import pytest

from rulebound.core.errors import IllegalChoice
from rulebound.games.homm3.map.visits import Visit
from tests.games.homm3.map.places import near, visit
from tests.games.homm3.quests import Quest


def purse(q: Quest) -> tuple[int, int, int]:
    return (q.player.gold, q.player.materials, q.player.valuables)


# ---- Mines and Settlements ----


def test_h3_t24_the_first_flag_on_a_mine_gives_its_yield_at_once() -> None:
    q = visit("F8 C")
    assert q.mark("F8 C").owner == 0
    assert q.realm.income.valuables == 1
    assert q.player.valuables == 1


def test_h3_8_36_the_own_mine_gives_nothing_more() -> None:
    q = visit("F8 C").go("F8 W").go("F8 C")
    assert q.realm.income.valuables == 1
    assert q.player.valuables == 1


def test_opt_7_mines_yield_double_and_the_loser_loses_double() -> None:
    q = near("F8 C", flags={"F8 C": 1}, double_mines=True)
    q.w.realms[1].income = q.w.realms[1].income._replace(valuables=2)
    q.go("F8 C")
    assert (q.realm.income.valuables, q.w.realms[1].income.valuables) == (2, 0)


def test_h3_8_51_the_first_settler_raises_a_production_and_gains_it() -> None:
    q = visit("F1 NW").choose("raise-income materials")
    assert q.realm.income.materials == 2
    assert q.player.materials == 2
    assert q.mark("F1 NW").yields == "materials"


def test_h3_8_51_the_first_settler_reinforces_for_free() -> None:
    q = visit("F1 NW", troops=[("castle_halberdiers", "castle_champions")])
    assert "reinforce castle_champions" not in q.offered  # gold
    q.choose("reinforce castle_halberdiers")
    assert q.player.troops[0].pack
    assert q.mark("F1 NW").yields == ""
    assert q.realm.income.gold == 0


def test_h3_8_51_a_conqueror_chooses_anew_and_gains_nothing_at_once() -> None:
    q = near("F1 NW", flags={"F1 NW": 1})
    q.w.realms[1].income = q.w.realms[1].income._replace(gold=5)
    q.w.marks[q.at("F1 NW")] = q.mark("F1 NW")._replace(yields="gold")
    q.go("F1 NW").choose("raise-income valuables")
    assert (q.realm.income.valuables, q.player.valuables) == (1, 0)
    assert q.w.realms[1].income.gold == 0  # H3-6.13


def test_h3_17_12_a_conqueror_pays_half_rounded_up_to_reinforce() -> None:
    q = near("F1 NW", flags={"F1 NW": 1}, gold=2, troops=[("castle_halberdiers",), ()])
    q.go("F1 NW").choose("reinforce castle_halberdiers")  # 3 gold
    assert q.player.gold == 0
    assert q.player.troops[0].pack


def test_a_conqueror_without_gold_reinforces_nobody() -> None:
    q = near("F1 NW", flags={"F1 NW": 1}, gold=1, troops=[("castle_halberdiers",), ()])
    q.go("F1 NW")
    assert not any(option.startswith("reinforce") for option in q.offered)


def test_a_settlement_that_reinforced_costs_its_owner_no_production() -> None:
    q = near("F1 NW", flags={"F1 NW": 1})
    q.w.realms[1].income = q.w.realms[1].income._replace(gold=10)
    q.go("F1 NW").choose("raise-income gold")
    assert q.w.realms[1].income.gold == 10


# ---- Towns (H3-8.52) ----


def storm(**more: Any) -> Quest:
    """Seat 0 is about to enter the Town of seat 1, which nobody defends."""
    return Quest(heroes={0: "S1 NE", 1: "F1 C"}, **more)


def test_h3_8_52_flagging_an_enemy_town_gives_a_cube_of_its_owner() -> None:
    q = storm().go("S1 C")
    assert q.mark("S1 C").owner == 0
    assert q.realm.cubes == (1,)
    assert q.w.realms[1].town == q.at("S1 C")  # the Town Board stays


def test_h3_8_52_taking_the_own_town_back_gives_no_cube() -> None:
    q = Quest(heroes={0: "S3 NE"}, flags={"S3 C": 1})
    q.go("S3 C")
    assert q.mark("S3 C").owner == 0
    assert q.realm.cubes == ()


def liberation(**more: Any) -> Quest:
    """The hero has entered a Town that a third player had taken."""
    q = Quest(
        ("S3 -3,1", "S1 3,-1", "S2 0,3", "F1 0,0"),
        factions=("castle", "necropolis", "dungeon"),
        heroes={0: "S1 NE", 1: "F1 C"},
        flags={"S1 C": 2},
        **more,
    )
    return q.go("S1 C")


def test_h3_8_52_an_allys_town_taken_back_gives_no_cube() -> None:
    q = liberation(mode="alliance", teams=(0, 0, 1))
    assert q.mark("S1 C").owner == 0
    assert q.realm.cubes == ()


def test_h3_17_34_a_third_player_takes_the_cube_of_the_original_owner() -> None:
    assert liberation().realm.cubes == (1,)


@pytest.mark.parametrize("used", [False, True])
def test_opt_1_the_buildings_of_a_captured_town_bring_no_resources(used: bool) -> None:
    tiles = ("S3 -3,1", "S2 3,-1", "F1 0,0")
    q = Quest(tiles, factions=("castle", "dungeon"), flags={"S2 C": 0}, round=2, towns_used=used)
    q.w.realms[1].buildings = ("dungeon_city_hall",)
    q.choose("end-turn")
    while q.w.round < 3 or q.asked != "0 turn":
        q.choose("pass" if "pass" in q.offered else q.offered[-1])
    assert purse(q) == (0, 0, 0)
    assert q.s.players[1].valuables == 1  # the Town Board stays with its owner


@pytest.mark.parametrize(("used", "gold"), [(False, 5), (True, 0)])
def test_opt_1_a_captured_town_gives_no_resources(used: bool, gold: int) -> None:
    q = storm(towns_used=used)
    Visit(q.s, 0, 0, q.at("S1 C")).gain(gold=5)
    assert q.player.gold == gold


# ---- Sanctuary ----


def test_a_hero_in_a_sanctuary_is_not_attacked_and_nobody_stops_there() -> None:
    q = near("N1 E", heroes={1: "N1 E"}, movement=(2, 0))
    q.go("N1 E")
    assert q.told("announced") == []
    assert "end-turn" not in q.offered
    q.go("N1 SE")
    assert q.realm.heroes[0] == q.at("N1 SE")


def test_without_a_movement_point_to_leave_a_sanctuary_is_not_entered() -> None:
    q = near("N1 E", heroes={1: "N1 E"}, movement=(1, 0))
    with pytest.raises(IllegalChoice):
        q.go("N1 E")


def test_an_empty_sanctuary_may_be_a_stop() -> None:
    q = visit("N1 E", movement=(1, 0))
    assert q.realm.heroes[0] == q.at("N1 E")
    assert "end-turn" in q.offered
    assert "revisit main" not in q.offered


# ---- Obelisk, Dragon Utopia, Grail ----


def test_h3_8_64_cubes_of_several_players_lie_on_an_obelisk() -> None:
    q = visit("N3 C", flags={"N3 C": 1})
    assert q.mark("N3 C").flags == (1, 0)


def test_h3_8_64_an_obelisk_is_visited_once() -> None:
    q = visit("N3 C").go("N3 W").go("N3 C")
    assert q.mark("N3 C").flags == (0,)
    assert [event["location"] for event in q.told("visited")] == ["obelisk", "trading_post"]


def test_dragon_utopia_changes_its_flag() -> None:
    q = visit("C1 C", flags={"C1 C": 1})
    assert q.mark("C1 C").flags == (0,)


def test_dragon_utopia_of_an_ally_counts_as_empty() -> None:
    q = visit("C1 C", mode="cooperative", flags={"C1 C": 1})
    assert q.mark("C1 C").flags == (1,)


def test_the_grail_token_goes_to_the_hero_who_finds_it() -> None:
    q = visit("C2 C")
    assert q.w.grail
    assert q.realm.grail == "main"


def test_there_is_only_one_grail_token() -> None:
    q = near("C2 C")
    q.w.grail = True
    q.go("C2 C")
    assert q.realm.grail == ""
    assert q.mark("C2 C").cube
