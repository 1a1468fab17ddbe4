"""Astral Run: gates, Obelisks, and what the middle gives."""

from typing import Any

import pytest

from rulebound.games.homm3.map.fields import change, field, guard, ways
from rulebound.games.homm3.map.goals import points_of
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.model.hexes import distance, turn
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.world import Leader
from tests.games.homm3.map.allies import fight_out, start, story, table
from tests.games.homm3.map.scripts import anew, begin_round, settle
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

RING = ("S3 0,-6", "S1 0,6", "N3 3,0 label=ring", "N4 -3,0 label=ring", "C1 0,0 label=middle")
"""Two Obelisks across the middle."""
STRONG = ("castle_archangels+", "castle_champions+", "castle_crusaders+", "castle_griffins")
WEAK = ("necropolis_skeletons",)


def astral(*names: str, tiles: tuple[str, ...] = RING, **values: Any) -> Quest:
    """Some rules of the scenario, or all."""
    rules = story("astral_run")["rules"]
    if names:
        rules = [rule for rule in rules if rule["rule"] in names]
    variants = table("astral_run")["variants"]
    return Quest(tiles, table={"rules": rules, "variants": variants}, **values)


# ---- the map ----


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["long", "short"])
def test_the_arms_are_turned_copies_of_each_other(seats: int, variant: str) -> None:
    scenario = shipped()["astral_run"]
    fitted = scenario.fitted("clash", seats, scenario.played([variant]), "normal")
    assert fitted is not None
    slots = fitted.maps[0].slots
    ring = {slot.at for slot in slots if slot.label == "ring"}
    assert ring == {turn((3, 0), k) for k in range(6)}
    arms = [slot for slot in slots if not slot.label]
    size = len(arms) // seats
    first = {(slot.at, slot.kind) for slot in arms[:size]}
    for n in range(1, seats):
        arm = {(slot.at, slot.kind) for slot in arms[n * size : (n + 1) * size]}
        assert any(arm == {(turn(at, k), kind) for at, kind in first} for k in range(1, 6))


def test_short_and_long_have_their_rounds_and_middle() -> None:
    long, short = start("astral_run", 2), start("astral_run", 2, variant=["short"])
    assert (state(long).map.scenario.rounds, state(short).map.scenario.rounds) == (15, 11)
    middles = [
        next(p.tile for p in state(m).map.board.tiles if p.centre == (0, 0)) for m in (long, short)
    ]
    assert (middles[0][-2], middles[1][0]) == ("C", "N")


def test_allies_sit_beside_each_other() -> None:
    w = state(start("astral_run", 4, mode="alliance")).map
    assert [realm.team for realm in w.realms] == [0, 0, 1, 1]
    assert [realm.team for realm in state(start("astral_run", 4)).map.realms] == [0, 1, 2, 3]


# ---- Obelisks ----


def test_obelisks_are_guarded_by_six_and_offer_a_deck() -> None:
    q = astral("guard_level", "field_steps", heroes={0: "N3 W"}, level=7)
    assert guard(q.s, q.at("N3 C")) == 6
    q.go("N3 C")
    assert q.asked == "0 which-deck"
    assert q.offered == ["deck ability", "deck spell", "deck artifact"]


def test_an_obelisk_serves_a_player_once() -> None:
    q = astral("guard_level", "field_steps", heroes={0: "N3 W"}, level=7, movement=(9, 0))
    q.go("N3 C").choose("deck spell", "decline").go("N3 W").go("N3 C")
    assert q.asked == "0 turn"


def test_six_flags_win_at_once() -> None:
    q = Quest(RING, table={"victory": story("astral_run")["victory"]}, flags={"N3 C": 0})
    goal = q.w.scenario.victory[0]
    assert (goal.goal, goal.at) == ("flag_count", "once")
    assert goal.made.reached(q.s, True) is None


def test_beating_every_main_hero_counts_with_four_players_only() -> None:
    def goals(seats: int) -> list[str]:
        w = state(start("astral_run", seats)).map
        return [entry.goal for entry in w.scenario.victory]

    assert "every_main_hero" not in goals(3)
    assert "every_main_hero" in goals(4)


# ---- gates ----


def test_a_gate_is_closed_before_an_obelisk_is_flagged() -> None:
    q = astral("gates", heroes={0: "N3 C"})
    assert field(q.s, q.at("N3 NE")).location == "blocked"
    assert q.at("N3 NE") not in ways(q.s, q.at("N3 C"))


def test_a_gate_leads_to_the_other_side_and_back() -> None:
    q = astral("gates", heroes={0: "N3 C"}, movement=(9, 0))
    change(q.s, q.at("N3 C"), taken=True)
    q.go("N3 NE")
    assert q.realm.heroes[Leader.MAIN] == q.at("N4 SE")
    assert q.told("through-gate")
    q.go("N4 C").go("N4 SE")
    assert q.realm.heroes[Leader.MAIN] == q.at("N3 NE")


def test_a_gate_cannot_be_entered_from_another_tile() -> None:
    q = astral("gates")
    change(q.s, q.at("N3 C"), taken=True)
    gate = q.at("N3 NE")
    inside = [at for at in q.w.board.layout.where if gate in ways(q.s, at)]
    assert inside
    assert {q.w.board.layout.where[at][0] for at in inside} == {q.w.board.layout.where[gate][0]}


def test_a_gate_turns_up_the_tile_across() -> None:
    tiles = (*RING[:3], "N4 -3,0 down label=ring", RING[4])
    q = astral("gates", tiles=tiles, heroes={0: "N3 C"})
    change(q.s, q.at("N3 C"), taken=True)
    q.go("N3 NE")
    while q.asked.endswith("rotate"):
        q.choose(q.offered[0])
    assert q.w.board.tiles[3].face_up
    assert q.realm.heroes[Leader.MAIN] == q.at("N4 SE")


def test_an_enemy_at_the_other_end_is_attacked() -> None:
    q = astral("gates", heroes={0: "N3 C"})
    change(q.s, q.at("N3 C"), taken=True)
    q.w.realms[1].stand(Leader.MAIN, q.at("N4 SE"))
    anew(q).go("N3 NE")
    assert q.told("announced")[-1]["foe"] == "hero"


def on_wings(**values: Any) -> Quest:
    q = astral("gates", "treat_as", hands=(("angel_wings",), ()), **values)
    change(q.s, q.at("N3 C"), taken=True)
    return q.choose("play angel_wings top")


def test_h3_8_6_a_hero_on_wings_enters_a_gate_from_its_own_tile() -> None:
    q = on_wings(heroes={0: "N3 C"})
    q.go("N3 NE")
    assert q.realm.heroes[Leader.MAIN] == q.at("N4 SE")
    assert q.realm.movement[Leader.MAIN] == 3


def test_h3_8_6_wings_lead_around_into_a_gate_but_not_across_the_tiles_edge() -> None:
    beside: Any = {"tiles": (*RING, "F1 4,-3"), "heroes": {0: "F1 SE"}}
    q = on_wings(**beside, movement=(0, 0))
    assert distance(q.at("F1 SE"), q.at("N3 NE")) == q.realm.movement[Leader.MAIN] == 1
    assert f"go main {q.ref('N3 NE')}" not in q.offered
    q = on_wings(**beside, movement=(1, 0)).go("N3 NE")
    assert q.realm.heroes[Leader.MAIN] == q.at("N4 SE")
    assert q.realm.movement[Leader.MAIN] == 0


def test_h3_8_6_a_hero_on_wings_stops_on_the_blocked_field_that_counts_as_open() -> None:
    q = on_wings(heroes={0: "C1 NW"})
    assert f"go main {q.ref('C1 E')}" in q.offered
    q.go("C1 E")
    assert q.realm.heroes[Leader.MAIN] == q.at("C1 E")
    closed = astral("gates", heroes={0: "C1 NW"}, hands=(("angel_wings",), ()))
    closed.choose("play angel_wings top")
    assert f"go main {closed.ref('C1 E')}" not in closed.offered


@pytest.mark.parametrize("by", ["logistics", "nomads"])
def test_h3_8_8_a_gate_is_no_empty_field_to_step_onto(by: str) -> None:
    q = astral(
        "gates",
        heroes={0: "N3 C"},
        hands=(("logistics",) if by == "logistics" else (), ()),
        troops=(("neutral_nomads",) if by == "nomads" else STRONG, WEAK),
    )
    change(q.s, q.at("N3 C"), taken=True)
    change(q.s, q.at("N3 NW"), cube=True)
    change(q.s, q.at("N3 SE"), cube=True)
    if by == "logistics":
        q.choose("play logistics basic")
    q.choose("end-turn")
    assert q.asked == "0 step-aside"
    assert f"step-aside main {q.ref('N3 SE')}" in q.offered
    assert f"step-aside main {q.ref('N3 NE')}" not in q.offered


def test_h3_8_8_the_open_field_of_the_middle_is_an_empty_field_to_step_onto() -> None:
    q = astral("gates", "treat_as", heroes={0: "C1 NE"}, troops=(("neutral_nomads",), WEAK))
    q.choose("end-turn", f"step-aside main {q.ref('C1 E')}")
    assert q.w.realms[0].heroes[Leader.MAIN] == q.at("C1 E")


# ---- what heroes learn ----


def lesson(**values: Any) -> Quest:
    q = astral(
        "hero_lesson",
        tiles=("S3 -3,1", "S1 3,-1", "F1 0,0"),
        heroes={0: "F1 C", 1: "F1 NE"},
        troops=(STRONG, WEAK),
        **values,
    )
    return settle(fight_out(q.go("F1 NE")))


def test_both_main_heroes_learn_from_a_combat_to_the_end() -> None:
    q = lesson()
    assert [p.xp for p in q.s.players] == [1 + 1, 1]  # the winner also by H3-10.90


def test_nobody_learns_from_a_combat_with_guards() -> None:
    q = astral("hero_lesson", tiles=("S3 -3,1", "S1 3,-1", "F1 0,0"), troops=(STRONG, WEAK))
    q.realm.stand(Leader.MAIN, q.at("F1 C"))
    settle(fight_out(anew(q).go("F1 E")))
    assert [p.xp for p in q.s.players] == [2, 0]


def test_a_sanctuary_searches_the_own_deck_once_for_each_faction() -> None:
    tiles = ("S3 -3,1", "S1 3,-1", "N1 0,0")
    q = astral(
        "field_steps",
        tiles=tiles,
        heroes={0: "N1 NE"},
        decks=(("attack", "defense", "power"),),
        movement=(9, 0),
    )
    q.go("N1 E").choose("keep defense").go("N1 NE")
    assert q.player.hand == ("defense",)
    q.go("N1 E")
    assert q.asked == "0 turn"
    assert q.player.hand == ("defense",)


def test_rounds_four_eight_and_twelve_lift_cubes_but_not_learning_stones() -> None:
    events = story("astral_run")["events"]
    tiles = ("S3 -3,1", "S1 3,-1", "F3 0,0")
    q = Quest(tiles, table={"events": events}, no_astrologers=True)
    for where in ("F3 NW", "F3 NE"):
        change(q.s, q.at(where), cube=True)
    begin_round(q, 4)
    assert (q.mark("F3 NW").cube, q.mark("F3 NE").cube) == (False, True)


# ---- the middle ----


def test_the_middle_has_no_blocked_field() -> None:
    q = astral("treat_as")
    assert field(q.s, q.at("C1 E")).location == "empty"
    assert field(q.s, q.at("N3 NE")).location == "blocked"


def test_who_comes_first_to_the_middle_has_four_points() -> None:
    q = astral("points", "first_visit_points", heroes={0: "C1 W"}, troops=(STRONG, WEAK))
    settle(fight_out(q.go("C1 C")))

    def points(seat: int) -> int:
        return sum(points_of(q.s, seat).values())

    assert (points(0), points(1)) == (4, 0)
    change(q.s, q.at("C1 C"), flags=(1,))
    change(q.s, q.at("N3 C"), flags=(1,))
    assert (points(0), points(1)) == (4, 1)


def utopia(gold: int, **values: Any) -> Quest:
    q = astral("great_utopia", heroes={0: "C1 W"}, troops=(STRONG, WEAK), gold=gold, **values)
    q.player.valuables = gold
    q.player.discard = ("attack", "power")
    q.s.decks["azure"] = q.s.decks["azure"]._replace(
        cards=("neutral_azure_dragons", "neutral_azure_dragons"), discard=()
    )
    return fight_out(q.go("C1 C"))


def test_the_utopia_gives_a_card_and_a_dragon_for_half_its_price() -> None:
    q = settle(utopia(90, level=7), "fetch attack", "recruit neutral_azure_dragons")
    assert "attack" in q.player.hand
    assert Troop("neutral_azure_dragons") in q.player.troops
    assert q.player.gold == 90 - (KINDS["neutral_azure_dragons"].few.cost.gold + 1) // 2
    assert q.s.decks["azure"].discard == ("neutral_azure_dragons",)


def test_the_utopia_gives_gold_to_who_takes_no_dragon() -> None:
    q = settle(utopia(0, level=7))
    assert q.player.gold == 10
    assert "attack" not in q.player.hand
    assert not any("dragon" in troop.kind for troop in q.player.troops)


def test_the_settlement_of_the_middle_gives_more() -> None:
    tiles = ("S3 -3,1", "S1 3,-1", "#C1 0,0 label=middle")
    q = astral(
        "great_settlement", tiles=tiles, heroes={0: "#C1 W"}, troops=((*STRONG, "castle_zealots"),)
    )
    settle(
        fight_out(q.go("#C1 C")),
        "reinforce castle_zealots",
        "raise-income gold",
        "raise-income valuables",
    )
    assert (q.realm.income.gold, q.realm.income.valuables) == (5, 1)
    assert Troop("castle_zealots", True) in q.player.troops


def test_other_settlements_give_what_they_always_do() -> None:
    q = astral(
        "great_settlement",
        tiles=("S3 -3,1", "S1 3,-1", "C1 3,3 label=middle", "F1 0,0"),
        heroes={0: "F1 C"},
        level=7,
    )
    q.go("F1 NW").choose("raise-income gold")
    assert q.realm.income == (5, 0, 0)
    assert q.asked == "0 turn"


def random_town(gold: int) -> Quest:
    tiles = ("S3 -3,1", "S1 3,-1", "C5 0,0 label=middle")
    q = astral("town_joins", tiles=tiles, heroes={0: "C5 E"}, troops=(STRONG, WEAK), gold=gold)
    q.player.valuables = gold
    change(q.s, q.at("C5 C"), faction="dungeon")
    q.go("C5 C")
    while q.asked.endswith(("announced", "garrison", "deploy", "gate")):
        q.choose(next((c for c in ("line-up", "pass") if c in q.offered), q.offered[0]))
    return fight_out(q)


def test_a_unit_of_the_random_town_joins_for_half_its_gold() -> None:
    q = settle(random_town(80), "recruit dungeon_medusas", "reinforce dungeon_medusas")
    assert Troop("dungeon_medusas", True) in q.player.troops
    kind = KINDS["dungeon_medusas"]
    half = (kind.few.cost.gold + 1) // 2 + (kind.face(True).cost.gold + 1) // 2
    assert q.player.gold == 80 + 10 - half
    assert q.realm.income.gold == 10


def test_nobody_joins_who_has_no_gold_or_wants_nobody() -> None:
    q = settle(random_town(80))
    assert not any(troop.kind.startswith("dungeon") for troop in q.player.troops)
    assert q.player.gold == 90
