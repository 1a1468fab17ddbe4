"""How scenarios are won and lost."""

from typing import Any

import pytest

from rulebound.games.homm3.map import goals
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.map.scenario import GoalEntry
from rulebound.games.homm3.model.world import Leader, Rover
from tests.games.homm3.map.armies import fight_out
from tests.games.homm3.map.scripts import ruled, settle
from tests.games.homm3.quests import Quest


def reached(q: Quest, round_ends: bool = False, **goal: Any) -> list[int] | None:
    found = GoalEntry.model_validate(goal).made.reached(q.s, round_ends)
    return None if found is None else sorted(found)


def drawn(q: Quest, where: str, **goal: Any) -> float:
    return GoalEntry.model_validate(goal).made.worth(q.s, 0, q.at(where))


# ---- when a goal is looked at (H3-17.2) ----

FLAG: dict[str, Any] = {"goal": "flag", "field": "settlement"}


def test_h3_17_2_a_victory_waits_for_the_end_of_the_round() -> None:
    q = Quest(flags={"F1 NW": 0}, table={"victory": [FLAG]})
    goals.judge(q.s)
    assert q.s.result is None
    goals.judge(q.s, round_ends=True)
    assert q.s.result is not None
    assert q.s.result.ranking == ((0,), (1,))


def test_h3_17_2_a_victory_comes_at_once_if_the_scenario_says_so() -> None:
    q = Quest(flags={"F1 NW": 1}, table={"victory": [{**FLAG, "at": "once"}]})
    goals.judge(q.s)
    assert q.s.result is not None
    assert q.s.result.scores == (0, 1)


def test_the_end_seals_for_hidden_artifacts_may_have_counted() -> None:
    q = Quest(flags={"F1 NW": 0}, table={"victory": [FLAG]})
    before = q.s.sealed
    goals.judge(q.s)
    assert q.s.sealed == before
    goals.judge(q.s, round_ends=True)
    assert q.s.sealed > before


def test_a_defeat_comes_at_once_unless_it_waits() -> None:
    q = Quest(flags={"F1 NW": 1}, table={"defeat": [FLAG]})
    goals.judge(q.s)
    assert q.s.result is not None
    assert q.s.result.scores == (1, 0)
    waits = Quest(flags={"F1 NW": 1}, table={"defeat": [{**FLAG, "at": "round_end"}]})
    goals.judge(waits.s)
    assert waits.s.result is None


def test_h3_3_8_after_the_last_round_nobody_wins() -> None:
    q = Quest(table={"rounds": 5}, round=4)
    goals.judge(q.s, round_ends=True)
    assert q.s.result is None
    q.w.round = 5
    goals.judge(q.s, round_ends=True)
    assert q.s.result is not None
    assert q.s.result.scores == (0, 0)


# ---- Fields and Towns ----


def test_flag_is_reached_by_its_owner() -> None:
    assert reached(Quest(flags={"F1 NW": 1}), **FLAG) == [1]
    assert reached(Quest(), **FLAG) is None


def test_flag_draws_who_does_not_have_it() -> None:
    assert drawn(Quest(), "F1 NW", **FLAG) > 0
    assert drawn(Quest(flags={"F1 NW": 0}), "F1 NW", **FLAG) == 0
    assert drawn(Quest(), "F1 NE", **FLAG) == 0


COUNT: dict[str, Any] = {"goal": "flag_count", "field": "mine", "count": 2}


def test_flag_count_needs_so_many_flags() -> None:
    assert reached(Quest(flags={"S3 SW": 0, "S1 W": 0}), **COUNT) == [0]
    assert reached(Quest(flags={"S3 SW": 0, "S1 W": 1}), **COUNT) is None


def test_flag_count_adds_the_flags_of_a_team() -> None:
    q = Quest(flags={"S3 SW": 0, "S1 W": 1}, teams=[0, 0], mode="alliance")
    assert reached(q, **COUNT) == [0]


def town(q: Quest, seat: int, owner: int) -> Quest:
    at = q.w.realms[seat].town
    assert at is not None
    change(q.s, at, flags=(owner,))
    return q


def test_enemy_town_is_reached_by_whoever_holds_it() -> None:
    assert reached(Quest(), goal="enemy_town") is None
    assert reached(town(Quest(), 1, 0), goal="enemy_town") == [0]


THREE: dict[str, Any] = {
    "tiles": ("S3 -3,1", "S1 3,-1", "S2 1,2", "F1 0,0"),
    "factions": ("castle", "necropolis", "dungeon"),
}


def test_enemy_town_of_all_enemies_needs_all() -> None:
    q = town(Quest(**THREE), 1, 0)
    assert reached(q, goal="enemy_town") == [0]
    assert reached(q, goal="enemy_town", every=True) is None
    assert reached(town(q, 2, 0), goal="enemy_town", every=True) == [0]


def test_enemy_town_held_by_the_team_counts() -> None:
    q = town(Quest(**THREE, teams=[0, 1, 0], mode="alliance"), 1, 2)
    assert reached(q, goal="enemy_town", every=True) == [0]


# ---- combats ----


def test_defeat_army_is_reached_by_the_victor() -> None:
    q = Quest(heroes={0: "F1 C"}, troops=(("castle_archangels+", "castle_champions+"),))
    assert reached(q, goal="defeat_army", target="foes") is None
    q.w.rovers.append(Rover("foes", q.at("F1 NE"), ()))
    assert drawn(q, "F1 NE", goal="defeat_army", target="foes") > 0
    q.w.rovers[0].troops = q.s.players[1].troops[:1]
    fight_out(q.go("F1 NE"))
    assert reached(q, goal="defeat_army", target="foes") == [0]
    assert reached(q, goal="defeat_army", target="others") is None


def test_each_player_wins_at_needs_everybody() -> None:
    goal: dict[str, Any] = {"goal": "each_player_wins_at", "field": "artifact_symbol"}
    q = Quest()
    q.realm.set_note("won_at", (q.at("F1 E"),))
    assert reached(q, **goal) is None
    q.w.realms[1].set_note("won_at", (q.at("F1 NW"),))
    assert reached(q, **goal) is None
    q.w.realms[1].set_note("won_at", (q.at("F1 NW"), q.at("F1 E")))
    assert reached(q, **goal) == [0, 1]


def test_each_player_wins_at_asks_nobody_who_is_out() -> None:
    q = Quest()
    q.realm.set_note("won_at", (q.at("F1 E"),))
    q.w.realms[1].out = True
    assert reached(q, goal="each_player_wins_at", field="artifact_symbol") == [0]


def test_every_main_hero_needs_each_enemy_once() -> None:
    q = Quest(**THREE)
    q.realm.set_note("beaten_heroes", (1, 1))
    assert reached(q, goal="every_main_hero") is None
    q.realm.set_note("beaten_heroes", (1, 1, 2))
    assert reached(q, goal="every_main_hero") == [0]


def test_a_beaten_main_hero_is_noted_once_for_the_winner() -> None:
    q = Quest(
        heroes={0: "F1 C", 1: "F1 NE"},
        troops=(("castle_archangels+", "castle_champions+"), ("necropolis_skeletons",)),
    )
    settle(fight_out(q.go("F1 NE")))
    assert q.realm.note("beaten_heroes") == (1,)
    assert q.w.realms[1].note("beaten_heroes") is None


# ---- when a Round ends ----


def test_most_flags_win_and_a_tie_is_shared() -> None:
    q = Quest(flags={"S3 SW": 0}, round=8)
    assert reached(q, True, goal="most_flags", round=8) == [0]
    assert reached(Quest(round=8), True, goal="most_flags", round=8) == [0, 1]
    assert reached(q, False, goal="most_flags", round=8) is None
    assert reached(q, True, goal="most_flags", round=9) is None


def test_most_flags_of_who_is_out_do_not_count() -> None:
    q = Quest(flags={"S3 SW": 0, "S1 NW": 1, "F1 NW": 1}, round=8)
    assert reached(q, True, goal="most_flags", round=8) == [1]
    q.w.realms[1].out = True
    assert reached(q, True, goal="most_flags", round=8) == [0]


def test_what_is_noted_is_reached_by_all() -> None:
    q = Quest()
    assert reached(q, goal="noted", note="found") is None
    q.w.notes["found"] = True
    assert reached(q, goal="noted", note="found") == [0, 1]
    assert reached(q, goal="noted", note="lost") is None


def test_most_points_win_after_the_last_round() -> None:
    q = Quest(
        flags={"S3 SW": 1}, round=6, table={"rounds": 6, **ruled("points", flags={"mine": 1})}
    )
    assert reached(q, True, goal="most_points") == [1]
    q.w.round = 5
    assert reached(q, True, goal="most_points") is None


def test_most_points_of_a_team_are_added_up() -> None:
    table = {"rounds": 6, **ruled("points", flags={"mine": 1, "settlement": 3})}
    q = Quest(
        **THREE,
        teams=[0, 0, 1],
        mode="alliance",
        flags={"S3 SW": 0, "S1 W": 1, "F1 NW": 2},
        round=6,
        table=table,
    )
    assert reached(q, True, goal="most_points") == [2]
    change(q.s, q.at("S2 E"), flags=(0,))
    assert reached(q, True, goal="most_points") == [0, 1, 2]


def test_round_is_over_for_everybody() -> None:
    q = Quest(round=3)
    assert reached(q, True, goal="round", round=3) == [0, 1]
    assert reached(q, False, goal="round", round=3) is None
    assert reached(q, True, goal="round", round=4) is None


# ---- several at once ----

BOTH: dict[str, Any] = {"goal": "all_of", "goals": [FLAG, {"goal": "enemy_town"}]}


def test_all_of_needs_all_for_one_player() -> None:
    q = town(Quest(flags={"F1 NW": 0}), 1, 0)
    assert reached(q, **BOTH) == [0]
    assert reached(town(Quest(flags={"F1 NW": 1}), 1, 0), **BOTH) is None
    assert reached(Quest(flags={"F1 NW": 0}), **BOTH) is None


def test_all_of_can_be_shared_in_a_team() -> None:
    q = Quest(**THREE, teams=[0, 1, 0], mode="alliance", flags={"F1 NW": 2})
    assert reached(town(q, 1, 0), **BOTH) == [0, 2]


def test_worth_of_main_heroes_and_obelisks_for_bots() -> None:
    q = Quest(heroes={1: "F1 NE"})
    assert drawn(q, "F1 NE", goal="every_main_hero") > 0
    q.realm.set_note("beaten_heroes", (1,))
    assert drawn(q, "F1 NE", goal="every_main_hero") == 0
    assert drawn(q, "F1 NW", **BOTH) > 0
    assert q.w.realms[1].heroes[Leader.MAIN] == q.at("F1 NE")


def test_an_unknown_goal_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'flagg' is no goal; known are all_"):
        GoalEntry.model_validate({"goal": "flagg"})
