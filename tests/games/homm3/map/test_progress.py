"""How far everybody is with what a scenario asks for."""

from typing import Any

import pytest

from rulebound import Match
from rulebound.core.flow import Text
from rulebound.games.homm3.map.goals import Goal, Line, sides
from rulebound.games.homm3.map.scenario import GoalEntry
from rulebound.games.homm3.map.scenario_parts import GOALS
from rulebound.games.homm3.model.world import Rover
from rulebound.games.homm3.scenarios.common.ambush import WINS
from rulebound.games.homm3.scenarios.common.carrier import HOME
from rulebound.games.homm3.scenarios.common.clash import HILL, TURNS
from rulebound.games.homm3.scenarios.the_hunt.rules import SLAIN
from rulebound.locale import LANGUAGES, Translator
from tests.games.conformance import start
from tests.games.homm3.map.scripts import ruled
from tests.games.homm3.map.test_first_light import sensible
from tests.games.homm3.quests import Quest
from tests.games.homm3.scenarios import TABLES, Table, options_for

tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))

Found = list[tuple[str, list[tuple[int, int]]]]


def begin(table: Table) -> Match:
    return start("homm3", table[2], options_for(table), 7)


def lines(q: Quest, **goal: Any) -> list[Line]:
    return GoalEntry.model_validate(goal).made.progress(q.s)


def counted(q: Quest, **goal: Any) -> Found:
    """What is counted, and of each side what it has and needs."""
    return [
        (line.what.removeprefix("homm3-count-"), [(have, need) for _, have, need in line.standings])
        for line in lines(q, **goal)
    ]


# ---- of every scenario ----


@pytest.mark.parametrize("name", sorted(GOALS))
def test_every_goal_counts_something(name: str) -> None:
    assert GOALS[name].progress is not Goal.progress  # type: ignore[attr-defined]


@tables
def test_h3_1_6_every_victory_says_how_far_everybody_is(table: Table) -> None:
    match = begin(table)
    goals = match.view(0)["world"]["goals"]
    victories = [goal for goal in goals if goal["ends"] == "victory"]
    assert victories
    assert all(goal["lines"] for goal in victories)
    for goal in goals:
        for line in goal["lines"]:
            seats = [seat for standing in line["standings"] for seat in standing["seats"]]
            assert sorted(seats) == list(range(match.seats))
            assert all(standing["have"] >= 0 for standing in line["standings"])


@tables
def test_nobody_has_won_by_what_is_counted_at_the_start(table: Table) -> None:
    for goal in begin(table).view(0)["world"]["goals"]:
        needed = [
            [(standing["have"], standing["need"]) for standing in line["standings"]]
            for line in goal["lines"]
            if line["standings"][0]["need"] is not None
        ]
        if goal["ends"] == "victory" and needed and goal["text"]["id"] != "homm3-goal-hold":
            assert not all(have >= need for standings in needed for have, need in standings)


@tables
def test_a_spectator_reads_the_same(table: Table) -> None:
    match = begin(table)
    assert match.view(None)["world"]["goals"] == match.view(0)["world"]["goals"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    t = Translator(language)
    for table in TABLES:
        for goal in begin(table).view(0)["world"]["goals"]:
            for said in (goal["text"], *goal["text"]["parts"], *(e["what"] for e in goal["lines"])):
                words = t.text("homm3", Text(said["id"], said["args"]))
                assert words.strip()
                assert "{" not in words


# ---- of each goal ----


def test_flags_are_counted_by_side() -> None:
    q = Quest(flags={"S3 SW": 0, "S1 W": 1})
    assert counted(q, goal="flag", field="settlement") == [("flag", [(0, 1), (0, 1)])]
    assert counted(q, goal="flag_count", field="mine", count=2) == [("flag", [(1, 2), (1, 2)])]
    assert lines(q, goal="flag", field="mine")[0].args == {"location": "mine"}


def test_a_team_is_one_side() -> None:
    q = Quest(
        ("S3 -3,1", "S1 3,-1", "F1 0,0", "F2 9,9"),
        factions=("castle", "necropolis", "dungeon", "castle"),
        mode="alliance",
        teams=(0, 1, 0, 1),
        flags={"S3 SW": 0, "S1 W": 2},
    )
    assert sides(q.s) == [(0, 2), (1, 3)]
    assert counted(q, goal="flag_count", field="mine", count=2) == [("flag", [(2, 2), (0, 2)])]


def test_enemy_towns_that_are_held() -> None:
    q = Quest()
    assert counted(q, goal="enemy_town") == [("enemy_towns", [(0, 1), (0, 1)])]
    town = q.w.realms[1].town
    assert town is not None
    q.w.marks[town] = q.w.mark(town)._replace(flags=(0,))
    assert counted(q, goal="enemy_town", every=True) == [("enemy_towns", [(1, 1), (0, 1)])]


def test_an_army_is_beaten_or_not() -> None:
    q = Quest()
    q.w.notes["beaten:foes"] = 1
    assert counted(q, goal="defeat_army", target="foes") == [("rover", [(0, 1), (1, 1)])]
    assert lines(q, goal="defeat_army", target="foes")[0].args == {"rover": "foes"}


def test_each_player_has_won_or_not() -> None:
    q = Quest()
    q.w.realms[1].set_note("won_at", (q.at("F1 NE"),))
    wanted = {"goal": "each_player_wins_at", "field": "windmill"}
    assert counted(q, **wanted) == [("combat", [(0, 1), (1, 1)])]
    q.w.realms[0].set_note("beaten", True)
    assert counted(q, goal="all_beaten_it")[0][0] == "combat"


def test_main_heroes_that_are_beaten() -> None:
    q = Quest(factions=("castle", "necropolis", "dungeon"))
    q.w.realms[0].set_note("beaten_heroes", (1, 1))
    assert counted(q, goal="every_main_hero") == [("main_heroes", [(1, 2), (0, 2), (0, 2)])]


def test_of_most_flags_nobody_knows_how_many_it_takes() -> None:
    q = Quest(flags={"S3 SW": 0, "F1 NW": 0})
    ((what, standings),) = counted(q, goal="most_flags")
    assert what == "flags"
    assert standings[0][0] - standings[1][0] == 2
    assert {need for _, need in standings} == {0}


def test_points_are_told_with_what_they_are_for() -> None:
    table = ruled("points", flags={"settlement": 2}, main_heroes=3)
    q = Quest(flags={"F1 NW": 1}, table=table)
    q.realm.set_note("beaten_heroes", (1,))
    assert counted(q, goal="most_points") == [
        ("points", [(3, 0), (2, 0)]),
        ("points-location", [(0, 0), (2, 0)]),
        ("points-main_heroes", [(3, 0), (0, 0)]),
    ]


def test_rounds_run_out_for_everybody() -> None:
    q = Quest(round=3)
    (line,) = lines(q, goal="round", round=8)
    assert [tuple(each) for each in line.standings] == [((0, 1), 3, 8)]


def test_several_goals_are_counted_one_after_the_other() -> None:
    parts = [{"goal": "flag", "field": "settlement"}, {"goal": "enemy_town"}]
    assert [what for what, _ in counted(Quest(), goal="all_of", goals=parts)] == [
        "flag",
        "enemy_towns",
    ]


def test_the_grail_is_found_and_brought_home() -> None:
    q = Quest()
    q.w.realms[0].grail = "main"
    found = [("grail", [(1, 1), (0, 1)]), ("grail_home", [(0, 1), (0, 1)])]
    assert counted(q, goal="grail_home") == found
    q.w.notes[HOME] = 0
    assert counted(q, goal="grail_home")[1] == ("grail_home", [(1, 1), (0, 1)])


def test_the_hill_is_held_and_the_last_turns_run() -> None:
    q = Quest(table=ruled("hill", fields=["settlement"], turns=2), flags={"F1 NW": 1})
    assert counted(q, goal="hold_hill") == [("hill", [(0, 1), (0, 1)])]
    q.w.notes[HILL] = q.at("F1 NW")
    q.w.realms[1].set_note(TURNS, -1)
    q.w.realms[0].set_note(TURNS, 1)
    assert counted(q, goal="hold_hill") == [
        ("hill", [(0, 1), (1, 1)]),
        ("last_turns", [(1, 2), (0, 2)]),
    ]


@pytest.mark.parametrize(
    ("goal", "note", "what"),
    [("lost_combat", "defeats", "defeats"), ("lost_main_hero", "main_defeats", "main_defeats")],
)
def test_what_is_lost_is_counted(goal: str, note: str, what: str) -> None:
    q = Quest()
    q.w.realms[1].set_note(note, 1)
    assert counted(q, goal=goal) == [(what, [(0, 1), (1, 1)])]


def test_a_town_is_lost_and_a_player_is_out() -> None:
    q = Quest()
    town = q.w.realms[0].town
    assert town is not None
    q.w.marks[town] = q.w.mark(town)._replace(flags=(1,))
    assert counted(q, goal="lost_town") == [("towns_lost", [(1, 1), (0, 1)])]
    q.w.realms[0].out = True
    assert counted(q, goal="player_lost") == [("eliminated", [(1, 1), (0, 1)])]


def test_what_a_rule_has_noted() -> None:
    q = Quest()
    assert counted(q, goal="noted", note="found") == [("noted", [(0, 1)])]
    q.w.notes["found"] = True
    assert counted(q, goal="noted", note="found") == [("noted", [(1, 1)])]


def test_ambushes_that_were_won() -> None:
    q = Quest(mode="cooperative")
    q.w.realms[1].set_note(WINS, 2)
    assert counted(q, goal="nobody_fights") == [("ambushes", [(0, 0), (2, 0)])]


def test_a_place_is_held_until_a_round() -> None:
    q = Quest(mode="cooperative", flags={"F1 NW": 1}, round=4)
    held = {"goal": "hold", "place": list(q.at("F1 NW")), "round": 9}
    assert counted(q, **held) == [("flag", [(1, 1)]), ("rounds", [(4, 9)])]


def test_tribute_is_counted_in_gold() -> None:
    q = Quest(gold=10, materials=2, valuables=1, table=ruled("tranches", due={5: 30, 8: 35}))
    q.s.players[1].gold = q.s.players[1].materials = q.s.players[1].valuables = 0
    q.w.realms[1].grail = "main"
    assert counted(q, goal="grail_and_tribute") == [
        ("grail", [(0, 1), (1, 1)]),
        ("tribute", [(18, 65), (0, 65)]),
    ]
    assert counted(q, goal="tribute") == [("tranche", [(18, 30), (0, 30)])]
    assert lines(q, goal="tribute")[0].args == {"round": 5}
    assert counted(q, goal="richest") == [("wealth", [(18, 0), (0, 0)])]
    assert counted(q, goal="all_fail", grail=60) == [("wealth_with_grail", [(18, 0), (60, 0)])]


def test_the_dragon_is_killed_by_one() -> None:
    q = Quest()
    q.w.notes[SLAIN] = 1
    assert counted(q, goal="boss") == [("boss", [(0, 1), (1, 1)])]


def test_all_fields_that_are_seen_and_tiles_that_are_not() -> None:
    q = Quest(mode="cooperative", flags={"S3 SW": 0}, pool=("F2",))
    (flags, tiles) = counted(q, goal="flag_all", fields=["mine", "settlement"])
    assert flags[0] == "flags"
    ((have, need),) = flags[1]
    assert 0 < have < need
    assert tiles == ("tiles", [(3, 4)])


def test_armies_that_came_are_beaten() -> None:
    spawn = {"spawn": {"army": {"normal": {"bronze": 1}}}}
    q = Quest(mode="cooperative", table={"events": [{"rounds": [2, 4, 6], "steps": [spawn]}]})
    q.w.rovers += [Rover("sentinels_2", None, ()), Rover("sentinels_4", (0, 0), ())]
    assert counted(q, goal="sentinels_beaten", round=6) == [("armies", [(1, 3)])]


def test_units_of_the_stronghold() -> None:
    tiers = {"bronze": 2, "silver": 1}
    armies = {"2": {"normal": [tiers]}}
    q = Quest(mode="cooperative", table=ruled("stronghold", at=[0, 0], armies=armies))
    assert counted(q, goal="stronghold_falls") == [("stronghold", [(0, 3)])]


def test_the_last_combat_is_won_by_a_side() -> None:
    q = Quest(mode="alliance", teams=(0, 1))
    q.w.notes["final"] = 1
    assert counted(q, goal="win_final_combat") == [("combat", [(0, 1), (1, 1)])]


# ---- in the end ----


def test_the_winner_has_all_that_was_needed() -> None:
    world = sensible(1).view(0)["world"]
    for line in world["goals"][0]["lines"]:
        assert [(each["have"], each["need"]) for each in line["standings"]] == [(1, 1)]
