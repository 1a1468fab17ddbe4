"""AI Heroes on the map (H3-10.120 to H3-10.134)."""

import pytest

from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.model.world import ENEMY
from tests.games.homm3.map.armies import army, fight_out, rover, solo, troops
from tests.games.homm3.quests import Quest

STRONG = ("castle_archangels+", "castle_champions+")


def ways(q: Quest) -> list[str]:
    """The Fields between which the player before the army chooses."""
    assert q.asked == "0 rover"
    return [option.removeprefix("rover-go ") for option in q.offered]


# ---- their turn (H3-10.120) ----


def test_h3_10_120_ai_heroes_spend_three_points_after_the_player() -> None:
    q = solo(flags={"F8 C": ENEMY})
    army(q, "F8 C")
    q.choose("end-turn", f"rover-go {q.ref('F8 NE')}")
    assert [event["field"] for event in q.told("rover-went")][:2] == [q.ref("F8 NE"), q.ref("F3 W")]
    q.choose(f"rover-go {q.ref('F3 NW')}")
    assert len(q.told("rover-went")) == 3
    assert (q.w.round, rover(q).movement) == (2, 0)


def test_h3_10_120_an_army_that_does_not_move_stays() -> None:
    q = solo()
    army(q, "F8 C", moves=False)
    q.choose("end-turn")
    assert q.w.round == 2
    assert rover(q).at == q.at("F8 C")
    assert not q.told("rover-went")


# ---- priorities (H3-10.121) ----


def test_h3_10_121_a_hero_on_the_same_tile_comes_first() -> None:
    q = solo(heroes={0: "F3 E"})
    army(q, "F3 NE")
    q.choose("end-turn")
    assert q.told("rover-went")[0]["field"] == q.ref("F3 E")
    assert q.told("announced")[0]["foe"] == "hero"


def test_h3_10_121_a_hero_on_another_tile_is_not_chased() -> None:
    q = solo(heroes={0: "F3 NE"}, flags={"F8 C": ENEMY, "F3 W": ENEMY})
    army(q, "F8 W", movement=0)
    q.choose("end-turn")
    assert q.ref("F8 C") in ways(q)  # a shortest way to the Town, not to the hero


def test_h3_10_121_mines_and_settlements_of_the_tile_come_before_the_town() -> None:
    q = solo()
    army(q, "F8 E")
    q.choose("end-turn")
    assert q.told("rover-went")[0]["field"] == q.ref("F8 C")
    assert q.mark("F8 C").flags == (ENEMY,)


def test_h3_10_121_what_the_ai_has_flagged_is_not_sought() -> None:
    q = solo(flags={"F8 C": ENEMY})
    army(q, "F8 E")
    q.choose("end-turn")
    assert ways(q) == [q.ref("F3 W"), q.ref("F3 SW")]


def test_h3_10_121_without_anything_nearer_it_makes_for_the_town() -> None:
    q = solo(flags={"F3 W": ENEMY, "S3 SW": ENEMY}, heroes={0: "F8 C"})
    army(q, "F3 NE")
    q.choose("end-turn")
    fields = [event["field"] for event in q.told("rover-went")]
    assert fields == [q.ref("S3 W"), q.ref("S3 C")]
    assert q.mark("S3 C").flags == (ENEMY,)


def test_h3_10_121_a_scenario_can_send_it_to_another_location() -> None:
    enemy = {"id": "army_0", "start": {"tile": "F8"}, "army": ["necropolis_skeletons"]}
    q = solo(table={"enemies": [{**enemy, "goal": "learning_stone"}]}, flags={"F3 W": ENEMY})
    army(q, "F3 C")
    q.choose("end-turn")
    assert rover(q).at == q.at("F3 NE")
    q.choose("end-turn")
    assert len(q.told("rover-went")) == 1  # it has arrived and stays


# ---- Fields on the way (H3-10.122, H3-10.134) ----


def test_h3_10_122_guards_are_beaten_and_fields_used_up() -> None:
    q = solo(flags={"F3 W": ENEMY})
    army(q, "F3 SW")
    q.choose("end-turn")
    assert q.told("rover-went")[0]["field"] == q.ref("F3 C")
    assert q.mark("F3 C").cube
    assert not q.told("guards")


def test_h3_10_122_an_ai_hero_gains_nothing() -> None:
    q = solo(gold=3)
    army(q, "F8 NE")
    q.choose("end-turn")
    assert q.mark("F8 C").owner == ENEMY
    assert not q.told("gained")
    assert q.player.gold == 3


def test_h3_10_134_a_flag_of_the_ai_takes_the_production_away() -> None:
    q = solo(flags={"F8 C": 0})
    q.realm.income = q.realm.income._replace(valuables=1)
    army(q, "F8 NE")
    q.choose("end-turn")
    assert q.mark("F8 C").flags == (ENEMY,)
    assert q.realm.income.valuables == 0


def test_h3_10_134_a_field_is_taken_back_without_guard_and_first_flag_bonus() -> None:
    q = solo(flags={"F8 C": ENEMY}, heroes={0: "F8 E"})
    q.go("F8 C")
    assert q.mark("F8 C").flags == (0,)
    assert q.realm.income.valuables == 1
    assert q.player.valuables == 0
    assert not q.told("announced")


def test_h3_8_64_an_obelisk_keeps_the_cubes_of_players() -> None:
    q = solo(tiles=("S3 0,0", "N3 -3,1"), flags={"N3 C": 0})
    army(q, "N3 W")
    q.choose("end-turn")
    assert q.told("rover-went")[0]["field"] == q.ref("N3 C")
    assert q.mark("N3 C").flags == (0,)


# ---- tiles (H3-10.123) and ties (H3-10.124) ----


def test_h3_10_123_a_face_down_tile_costs_a_point_and_the_player_turns_it() -> None:
    q = solo(tiles=("S3 0,0", "F3 -3,1 down", "F8 -6,2"), flags={"F8 C": ENEMY})
    army(q, "F8 E")
    q.choose("end-turn")
    assert q.told("rover-discovers")
    assert q.asked == "0 rotate"
    q.choose(f"rotate {q.w.board.tiles[1].centre[0]},{q.w.board.tiles[1].centre[1]} 0")
    assert rover(q).at == q.at("F8 E")
    assert rover(q).movement == 2


def test_h3_10_123_the_last_point_turns_up_a_tile_and_no_more() -> None:
    q = solo(tiles=("S3 0,0", "F3 -3,1 down", "F8 -6,2"), flags={"F8 C": ENEMY})
    army(q, "F8 W")
    q.choose("end-turn")
    q.choose(f"rover-go {q.ref('F8 C')}")
    while q.asked == "0 rover":
        q.choose(q.offered[0])
    q.choose(q.offered[0])
    assert q.w.round == 2
    assert rover(q).at in (q.at("F8 NE"), q.at("F8 E"))


def test_h3_10_124_ties_are_the_players_choice() -> None:
    q = solo(flags={"F8 C": ENEMY})
    army(q, "F8 C")
    q.choose("end-turn")
    assert ways(q) == [q.ref("F8 NE"), q.ref("F8 E")]


def test_h3_10_124_a_single_shortest_path_is_not_asked_for() -> None:
    q = solo(flags={"F3 W": ENEMY, "F8 C": ENEMY}, heroes={0: "S3 E"})
    army(q, "F3 E")
    q.choose("end-turn")
    assert not q.asked.endswith("rover")
    assert q.told("rover-went")[0]["field"] == q.ref("S3 W")


@pytest.mark.parametrize(("flags", "asked"), [({"F3 W": 0}, 0), ({}, 1)])
def test_dp_22_the_attacked_player_chooses_else_the_starting_player(
    flags: dict[str, int], asked: int
) -> None:
    q = solo(factions=("castle", "dungeon"), mode="cooperative", flags=flags, heroes={1: "S3 E"})
    q.w.first, q.w.order = 1, (0,)
    army(q, "F3 NE")  # two ways lead to the Settlement
    q.choose("end-turn")
    assert q.asked == f"{asked} rover"


def test_armies_do_not_meet_on_a_field() -> None:
    q = solo(flags={"F3 W": ENEMY}, heroes={0: "S3 E"})
    army(q, "F3 NE")
    army(q, "S3 W", moves=False)
    q.choose("end-turn")
    assert rover(q, 0).at == q.at("F3 NE")  # the only way is closed


def test_h3_8_60_a_hero_in_a_sanctuary_is_left_alone() -> None:
    q = solo(tiles=("S3 0,0", "N1 -3,1"), heroes={0: "N1 E"}, flags={"N1 SE": ENEMY})
    army(q, "N1 C")
    q.choose("end-turn")
    assert q.told("rover-went")[0]["field"] == q.ref("N1 NE")  # past the hero
    assert not q.told("announced")
    assert q.realm.heroes[0] == q.at("N1 E")


# ---- combats (H3-10.125, H3-10.133) ----


def test_h3_10_125_a_beaten_ai_hero_leaves_and_gives_no_experience() -> None:
    q = solo(heroes={0: "F8 E"}, troops=[STRONG])
    army(q, "F8 C")
    q.go("F8 C")
    fight_out(q)
    assert rover(q).at is None
    assert q.player.xp == 0
    assert q.mark("F8 C").owner == 0  # the winner visits the Field


def test_h3_10_125_the_army_of_a_winner_is_back_at_its_strength() -> None:
    q = solo(heroes={0: "F8 E"}, troops=[("castle_halberdiers",)], gold=7)
    army(q, "F8 C", "necropolis_ghost_dragons+", "necropolis_skeletons")
    q.go("F8 C")
    fight_out(q)
    assert rover(q).troops == troops("necropolis_ghost_dragons+", "necropolis_skeletons")
    assert rover(q).at == q.at("F8 C")


def test_h3_10_125_a_hero_beaten_by_an_ai_hero_loses_nothing_but_its_place() -> None:
    q = solo(heroes={0: "F8 E"}, troops=[("castle_halberdiers",)], gold=7)
    army(q, "F8 C", "necropolis_ghost_dragons+")
    q.go("F8 C")
    fight_out(q)
    assert q.realm.heroes[0] == q.at("S3 C")
    assert (q.player.gold, q.player.morale) == (7, Morale.NEUTRAL)
    assert not q.told("cube")


def test_h3_10_86_nobody_surrenders_to_an_ai_hero() -> None:
    q = solo(heroes={0: "F8 E"}, gold=50)
    army(q, "F8 C", "necropolis_ghost_dragons+")
    q.go("F8 C").choose("pass")
    seen = set()
    while q.s.battle is not None:
        seen.update(q.offered)
        q.choose("line-up" if "line-up" in q.offered else q.offered[-1])
    assert "stop" in seen  # a unit of the hero was active
    assert not seen & {"surrender", "flee", "retreat"}


def test_h3_10_133_an_attacked_hero_gets_town_actions_first() -> None:
    q = solo(heroes={0: "F3 E"}, gold=20, buildings=["dwelling_bronze"])
    army(q, "F3 NE")
    q.choose("end-turn")
    assert q.asked == "0 announced"
    assert "population" in q.offered
    q.choose("pass")
    assert q.b.armies[0].ai
    assert q.b.armies[1].hero


def test_h3_10_133_a_winning_ai_hero_flags_the_field() -> None:
    q = solo(heroes={0: "F3 W"}, flags={"F3 W": 0}, troops=[("castle_halberdiers",)])
    army(q, "F3 SW", "necropolis_ghost_dragons+")
    q.choose("end-turn")
    fight_out(q)
    assert q.mark("F3 W").flags == (ENEMY,)
    assert rover(q).at == q.at("F3 W")
    assert q.realm.heroes[0] == q.at("S3 C")


def test_h3_10_133_a_hero_who_wins_stays_and_flags_nothing() -> None:
    q = solo(heroes={0: "F3 C"}, troops=[STRONG])
    army(q, "F3 E")
    q.choose("end-turn")
    fight_out(q)
    assert rover(q).at is None
    assert q.realm.heroes[0] == q.at("F3 C")
    assert not q.mark("F3 C").cube


def test_h3_10_6_eight_gold_defend_a_settlement_against_an_ai_hero() -> None:
    q = solo(flags={"F3 W": 0}, gold=8, troops=[STRONG], heroes={0: "S3 E"})
    army(q, "F3 SW")
    q.choose("end-turn", "pay-defense")
    assert q.player.gold == 0
    assert not q.b.armies[1].hero
    fight_out(q)
    assert q.mark("F3 W").flags == (0,)


@pytest.mark.parametrize("gold", [7, 8])
def test_h3_10_6_undefended_the_settlement_is_lost(gold: int) -> None:
    q = solo(flags={"F3 W": 0}, gold=gold, heroes={0: "S3 E"})
    army(q, "F3 SW")
    q.choose("end-turn")
    if gold == 8:
        q.choose("yield")
    assert q.mark("F3 W").flags == (ENEMY,)
    assert q.player.gold == gold


def test_h3_10_8_a_secondary_hero_may_be_given_up() -> None:
    q = solo(heroes={0: "S3 E"}, seconds={0: "F3 E"})
    army(q, "F3 NE")
    q.choose("end-turn", "give-up")
    assert q.realm.heroes[1] is None
    assert not q.told("cube")
    assert q.s.battle is None


def test_h3_8_30_the_settlement_of_a_hero_who_is_given_up_is_lost_at_once() -> None:
    q = solo(heroes={0: "S3 E"}, seconds={0: "F3 W"}, flags={"F3 W": 0}, gold=8)
    army(q, "F3 SW")
    q.choose("end-turn")
    assert q.asked == "0 give-up"
    q.choose("give-up")
    assert len(q.told("announced")) == 1
    assert q.mark("F3 W").flags == (ENEMY,)
    assert (q.player.gold, q.s.battle) == (8, None)


def test_h3_10_8_a_main_hero_is_not_given_up() -> None:
    q = solo(heroes={0: "F3 E"})
    army(q, "F3 NE")
    q.choose("end-turn")
    assert q.asked == "0 deploy"
    assert "give-up" not in q.offered


@pytest.mark.parametrize(("buildings", "walls"), [(["citadel"], True), ([], False)])
def test_h3_10_100_an_ai_hero_besieges_a_town_with_a_citadel(
    buildings: list[str], walls: bool
) -> None:
    q = solo(flags={"F3 W": ENEMY}, buildings=buildings)
    army(q, "S3 W")
    q.choose("end-turn")
    assert q.b.siege is walls


@pytest.mark.parametrize("citadel", [True, False])
def test_h3_10_132_an_ai_hero_defends_its_own_town_behind_walls(citadel: bool) -> None:
    q = Quest(
        ("S3 0,0", "S1 -3,1 r3"),
        factions=("castle",),
        mode="campaign",
        heroes={0: "S1 E"},
        troops=[STRONG],
    )
    army(q, "S1 C", "necropolis_skeletons", town=q.at("S1 C"), citadel=citadel)
    q.go("S1 C")
    q.choose("line-up")
    assert q.b.siege is citadel
    assert (q.b.tower >= 0) is citadel
