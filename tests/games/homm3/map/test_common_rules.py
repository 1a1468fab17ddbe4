"""Rules that scenario files can use, one by one."""

from typing import Any

from rulebound.core.veil import a_veil
from rulebound.games.homm3.map import gains, towns
from rulebound.games.homm3.map.fields import field, guard, ways
from rulebound.games.homm3.map.goals import points_of
from rulebound.games.homm3.map.script import hand_limit
from rulebound.games.homm3.map.travel import steps
from rulebound.games.homm3.model.battle import Battle
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.world import Leader, Trip
from rulebound.games.homm3.scenarios.common import rules
from tests.games.homm3.map.allies import fight_out
from tests.games.homm3.map.scripts import anew, begin_round, ruled, run, settle
from tests.games.homm3.quests import Quest

RICH: dict[str, Any] = {"gold": 90, "materials": 40, "valuables": 20}
CENTER = ("S3 -3,1", "S1 3,-1", "C1 0,0 label=hill")
STARTS = ("S3 0,0", "S1 3,-1", "F1 -3,1")
"""Two Starting Tiles beside each other; the solid lines of S3 lie towards S1."""


def built(q: Quest) -> set[str]:
    return {card.role for card in towns.buildable(q.s, 0)}


def test_level_cap_stops_a_hero() -> None:
    q = Quest(level=3, table=ruled("level_cap", level=3))
    run(gains.gain_xp(q.s, 0, 4))
    assert (q.player.level, q.player.xp) == (3, 5)


def test_level_cap_lets_a_hero_rise_to_it() -> None:
    q = Quest(level=2, table=ruled("level_cap", level=3))
    q.player.xp = 3
    q.s.decks["ability"] = q.s.decks["ability"]._replace(cards=(), discard=())
    run(gains.gain_xp(q.s, 0, 1))
    assert q.player.level == 3


def test_no_building_forbids_some_roles() -> None:
    open_ = Quest(**RICH)
    q = Quest(table=ruled("no_building", roles=["citadel"]), **RICH)
    assert built(open_) - built(q) == {"citadel"}


def test_no_building_without_roles_forbids_all() -> None:
    assert built(Quest(**RICH))
    assert not built(Quest(table=ruled("no_building"), **RICH))


def test_no_hiring() -> None:
    assert towns.may_hire(Quest(**RICH).s, 0)
    assert not towns.may_hire(Quest(table=ruled("no_hiring"), **RICH).s, 0)


def gold_of_round(number: int, **rule: str) -> int:
    q = Quest(table={"rules": [rule]} if rule else {}, no_astrologers=True)
    q.realm.income = q.realm.income._replace(gold=10)
    begin_round(q, number)
    return q.player.gold


def test_income_every_round_pays_in_even_rounds() -> None:
    assert gold_of_round(4) == 0
    assert gold_of_round(4, rule="income_every_round") == 10


def test_income_every_round_does_not_pay_in_the_first_round_nor_twice() -> None:
    assert gold_of_round(1, rule="income_every_round") == 0
    assert gold_of_round(3, rule="income_every_round") == 10


# ---- the Grail ----


def grail(**values: object) -> Quest:
    return Quest(table=ruled("grail", **values))


def test_grail_raises_the_hand_limit_of_its_holder_only() -> None:
    q = grail(hand_limit_by=3)
    usual = hand_limit(q.s, 0)
    q.w.realms[1].grail = "main"
    assert hand_limit(q.s, 0) == usual
    assert hand_limit(q.s, 1) == usual + 3


def test_grail_sets_a_hand_limit_but_lowers_none() -> None:
    q = grail(hand_limit_to=10)
    q.realm.grail = "second"
    assert hand_limit(q.s, 0) == 10
    low = grail(hand_limit_to=1)
    low.realm.grail = "main"
    assert hand_limit(low.s, 0) > 1


def test_grail_steps_happen_to_the_finder_once() -> None:
    tiles = ("S3 -3,1", "S1 3,-1", "C2 0,0")
    table = ruled("grail", steps=[{"gain": {"gold": 7}}])
    q = Quest(tiles, heroes={0: "C2 W"}, table=table, level=7)
    q.s.decks["azure"] = q.s.decks["azure"]._replace(cards=())
    q.go("C2 C")
    while q.s.battle is not None or "pass" in q.offered:
        q.choose("line-up" if "line-up" in q.offered else q.offered[-1])
    assert q.realm.grail == "main"
    assert q.player.gold == 7


# ---- the setup, points ----


def test_setup_steps_happen_to_everybody() -> None:
    q = Quest(table=ruled("setup_steps", steps=[{"gain": {"valuables": 2}}]))
    run(q.rules[0].setup(q.s))
    assert [player.valuables for player in q.s.players] == [2, 2]


def test_setup_steps_happen_before_the_first_round_only() -> None:
    q = Quest(table=ruled("setup_steps", steps=[{"gain": {"valuables": 2}}]), no_astrologers=True)
    begin_round(q, 2)
    assert q.player.valuables == 0


def test_points_count_flags_and_beaten_main_heroes() -> None:
    q = Quest(flags={"F1 NW": 0}, table=ruled("points", flags={"settlement": 2}, main_heroes=3))
    q.realm.set_note("beaten_heroes", (1, 1))
    for_heroes = "homm3-count-points-main_heroes"
    assert points_of(q.s, 0) == {"settlement": 2, for_heroes: 2 * 3}
    assert points_of(q.s, 1) == {"settlement": 0, for_heroes: 0}


def test_points_count_no_other_flags() -> None:
    q = Quest(flags={"S3 SW": 0}, table=ruled("points", flags={"settlement": 2}))
    assert points_of(q.s, 0) == {"settlement": 0}


def test_first_visit_points_go_to_the_first_visitor_only() -> None:
    table = ruled("first_visit_points", fields=["windmill"], amount=4)
    q = Quest(heroes={0: "F1 C", 1: "F1 E"}, table=table)
    q.go("F1 NE")
    assert [sum(points_of(q.s, n).values()) for n in (0, 1)] == [4, 0]
    q.w.marks.clear()
    q.w.realms[0].stand(Leader.MAIN, q.at("F1 SE"))
    q.w.realms[1].movement = (3, 0)
    q.w.turn = 1
    anew(q).go("F1 NE")
    assert [sum(points_of(q.s, n).values()) for n in (0, 1)] == [4, 0]


def test_first_visit_points_are_for_that_field_only() -> None:
    q = Quest(heroes={0: "F1 C"}, table=ruled("first_visit_points", fields=["windmill"], amount=4))
    q.go("F1 SE")
    assert sum(points_of(q.s, 0).values()) == 0


# ---- peace ----


def test_no_pvp_keeps_heroes_from_each_other() -> None:
    table = ruled("no_pvp", until=3)
    q = Quest(heroes={0: "F1 C", 1: "F1 NE"}, table=table, round=3)
    assert q.at("F1 NE") not in set(steps(q.s, 0, Leader.MAIN))
    q.w.round = 4
    assert q.at("F1 NE") in set(steps(q.s, 0, Leader.MAIN))


def test_no_pvp_protects_towns_and_settlements_but_lets_heroes_walk() -> None:
    q = Quest(heroes={0: "F1 C"}, flags={"F1 NW": 1}, table=ruled("no_pvp"))
    reach = set(steps(q.s, 0, Leader.MAIN))
    assert q.at("F1 NW") not in reach
    assert q.at("F1 NE") in reach


def test_no_pvp_leaves_flagged_mines_to_their_owners() -> None:
    q = Quest(heroes={0: "S1 C", 1: "F1 C"}, flags={"S1 W": 1}, table=ruled("no_pvp"), level=2)
    q.go("S1 W")
    assert q.mark("S1 W").owner == 1


# ---- the map ----


def all_ways(q: Quest) -> set[tuple[Hex, Hex]]:
    return {(at, to) for at in q.w.board.layout.where for to in ways(q.s, at)}


def test_open_start_lines_ignores_lines_on_starting_tiles() -> None:
    more = all_ways(Quest(table=ruled("open_start_lines"))) - all_ways(q := Quest())
    assert (q.at("S3 E"), q.at("F1 SW")) in more
    assert not any(q.w.board.blocked(at) for pair in more for at in pair)


def test_open_start_lines_between_starts_leaves_the_others_closed() -> None:
    plain = Quest(STARTS)
    q = Quest(STARTS, table=ruled("open_start_lines", between=True))
    more = all_ways(q) - all_ways(plain)
    tiles = {tuple(sorted(q.w.board.spot(h).tile for h in pair)) for pair in more}  # type: ignore[union-attr]
    assert tiles == {(0, 1)}


def test_open_start_lines_looks_at_no_tile_that_lies_face_down() -> None:
    q = Quest(table=ruled("open_start_lines"))
    board, at, there = q.w.board, q.at("S3 E"), q.at("F1 SW")
    first, *others = board.tiles
    down = [placed._replace(tile=a_veil(), face_up=False) for placed in others]
    board.tiles = (first, *down)
    assert rules._on_start(q.s, at)
    assert not rules._on_start(q.s, there)


def test_treat_as_changes_the_location_and_opens_a_blocked_field() -> None:
    table = ruled("treat_as", fields=["blocked"], labels=["hill"], **{"as": "magic_spring"})
    q = Quest(CENTER, heroes={0: "C1 C"}, table=table)
    assert field(q.s, q.at("C1 E")).location == "magic_spring"
    assert q.at("C1 E") in ways(q.s, q.at("C1 C"))


def test_treat_as_leaves_other_tiles_alone() -> None:
    table = ruled("treat_as", fields=["blocked"], labels=["hill"], **{"as": "empty"})
    q = Quest(CENTER, table=table)
    assert field(q.s, q.at("S3 NW")).location == "blocked"
    assert q.at("S3 NW") not in ways(q.s, q.at("S3 C"))


def test_field_steps_replace_what_a_field_does() -> None:
    table = ruled("field_steps", fields=["windmill"], steps=[{"gain": {"gold": 4}}])
    q = Quest(heroes={0: "F1 C"}, table=table)
    q.go("F1 NE")
    assert (q.player.gold, q.player.valuables) == (4, 0)


def test_field_steps_also_keep_what_it_does_and_reward_the_first() -> None:
    table = ruled(
        "field_steps",
        fields=["mine"],
        also=True,
        steps=[{"gain": {"gold": 1}}],
        first=[{"gain": {"gold": 10}}],
    )
    q = Quest(heroes={0: "S3 C"}, table=table, level=2)
    q.go("S3 SW")
    assert (q.player.gold, q.player.materials) == (11, 2)
    second = Quest(heroes={0: "S1 C", 1: "F1 C"}, flags={"S1 W": 1}, table=table)
    second.w.realms[1].income = second.w.realms[1].income._replace(materials=2)
    second.go("S1 W")
    assert second.player.gold == 1


def test_field_steps_once_are_for_each_player_once_a_field() -> None:
    table = ruled("field_steps", fields=["stables"], once=True, steps=[{"gain": {"gold": 1}}])
    q = Quest(heroes={0: "F1 C"}, table=table, movement=(9, 0))
    q.go("F1 SE").go("F1 C").go("F1 SE")
    assert q.player.gold == 1
    assert q.realm.movement[Leader.MAIN] == 9 - 3 + 1  # the second time they are stables again


def test_each_faction_visits_once() -> None:
    q = Quest(
        heroes={0: "F1 C", 1: "F1 E"}, table=ruled("each_faction", fields=["windmill"]), round=2
    )
    q.go("F1 NE")
    assert (q.player.valuables, q.mark("F1 NE").cube) == (1, False)
    q.realm.stand(Leader.MAIN, q.at("F1 C"))
    anew(q).go("F1 NE")
    assert q.player.valuables == 1
    q.realm.stand(Leader.MAIN, q.at("F1 SE"))
    q.w.turn = 1
    q.w.realms[1].movement = (3, 0)
    anew(q).go("F1 NE")
    assert q.s.players[1].valuables == 1


def test_each_faction_leaves_other_fields_to_the_first() -> None:
    q = Quest(heroes={0: "F1 C"}, table=ruled("each_faction", fields=["water_wheel"]))
    q.go("F1 NE")
    assert q.mark("F1 NE").cube


# ---- guards ----


def test_no_skipping_forbids_quick_combat() -> None:
    q = Quest(heroes={0: "F1 C"}, level=7, table=ruled("no_skipping", fields=["artifact_symbol"]))
    q.go("F1 E")
    assert q.s.battle is not None


def test_no_skipping_of_levels_leaves_the_others() -> None:
    q = Quest(heroes={0: "F1 C"}, level=7, table=ruled("no_skipping", levels=[7]))
    q.go("F1 E")
    assert q.told("quick-combat")


UNITS: dict[str, Any] = {"normal": {"bronze": 1, "azure": 1}}


def guarding(difficulty: int, **where: object) -> Battle:
    table = ruled("guards_by_difficulty", units=UNITS, **where)
    q = Quest(heroes={0: "F1 C"}, table=table, difficulty=difficulty)
    return q.go("F1 E").b


def test_guards_by_difficulty_come_by_their_own_table() -> None:
    assert guarding(1, fields=["artifact_symbol"]).tiers == (1, 0, 0, 1)


def test_guards_by_difficulty_leave_other_fields_and_difficulties() -> None:
    assert guarding(1, fields=["settlement"]).tiers is None
    assert guarding(2, fields=["artifact_symbol"]).tiers is None


def test_lower_guards_are_weaker_than_printed() -> None:
    q = Quest(table=ruled("lower_guards", tiles=["F1"], by=1))
    assert guard(q.s, q.at("F1 NW")) == 2
    assert guard(q.s, q.at("F1 E")) == 1
    assert guard(q.s, q.at("S3 SW")) == 1


def test_lower_guards_never_fall_below_none() -> None:
    q = Quest(table=ruled("lower_guards", by=7))
    assert guard(q.s, q.at("F1 NW")) == 0
    assert guard(q.s, q.at("F1 NE")) == 0


def test_guard_level_puts_guards_where_none_is_printed() -> None:
    q = Quest(table=ruled("guard_level", fields=["windmill"], level=6))
    assert guard(q.s, q.at("F1 NE")) == 6


def test_guard_level_zero_takes_them_away() -> None:
    q = Quest(heroes={0: "F1 C"}, table=ruled("guard_level", fields=["settlement"], level=0))
    q.go("F1 NW")
    assert q.mark("F1 NW").owner == 0
    assert guard(q.s, q.at("F1 E")) == 2


# ---- hooks of the engine that several rules stand on ----


def test_who_beats_guards_has_won_at_that_field() -> None:
    q = Quest(heroes={0: "F1 C"}, troops=(("castle_archangels+",),))
    settle(fight_out(q.go("F1 E")))
    assert q.realm.note("won_at") == (q.at("F1 E"),)
    assert "felled" not in q.w.notes


def test_spaces_of_a_battle_limit_how_many_units_fight() -> None:
    q = Quest(
        heroes={0: "F1 C"},
        table=ruled("surrounded", fields=["artifact_symbol"]),
        troops=(
            (
                "castle_halberdiers",
                "castle_marksmen",
                "castle_griffins",
                "castle_crusaders",
                "castle_zealots",
            ),
        ),
    )
    q.go("F1 E").choose("line-up")
    mine = [u for u in q.b.units if u.side == 0]
    assert len(mine) == 4
    assert {u.space[1] for u in mine} == {"3"}


def test_trip_of_nobody_is_left_alone() -> None:
    """A rule that is about Fields says nothing of a Field beside the map."""
    q = Quest(table=ruled("no_skipping", labels=["hill"]), tiles=CENTER)
    trip = Trip(0, Leader.MAIN, (90, 90), (90, 91), "guards", level=3)
    assert q.rules[0].may_skip(q.s, trip)
    assert Troop("castle_halberdiers") in q.player.troops
