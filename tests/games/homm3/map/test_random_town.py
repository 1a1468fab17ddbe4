"""Random Towns (H3-13.30, H3-13.31)."""

from typing import Any

from rulebound.games.homm3.map.fields import change, havens
from rulebound.games.homm3.model.players import Morale, Troop
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.map.places import near
from tests.games.homm3.quests import Quest

TOWN = "C5 C"


def hidden(**more: Any) -> Quest:
    """The hero of seat 0 stands beside the hidden tile of the Random Town."""
    tiles = ("S3 -9,3", "S1 9,-3", "F1 0,0", "C5 3,-1 down")
    q = Quest(tiles, heroes={0: "F1 E"}, **more)
    discover = next(option for option in q.offered if option.startswith("discover"))
    q.choose(discover)
    return q.choose(q.offered[0]) if q.asked == "0 rotate" else q


def town(**more: Any) -> Quest:
    """A hero beside a Random Town of the Dungeon."""
    q = near(TOWN, **more)
    q.w.marks.clear()
    change(q.s, q.at(TOWN), faction="dungeon")
    return q


# ---- the faction ----


def test_h3_13_30_the_highest_total_of_two_dice_chooses_a_faction_that_nobody_plays() -> None:
    dice = ["gold-3", "materials-2", "gold-6", "valuables-1"]
    q = hidden(six=dice, boxes=frozenset(("core", "tower")))
    assert q.asked == "1 random-town"
    assert q.offered == ["faction dungeon", "faction tower"]


def test_h3_13_30_without_further_boxes_it_is_a_faction_of_the_core_box() -> None:
    q = hidden(six=["gold-6", "gold-6", "valuables-1", "valuables-1"])
    assert q.mark(TOWN).faction == "dungeon"


def test_h3_13_30_ties_reroll() -> None:
    dice = [
        "gold-3",
        "gold-3",
        "gold-3",
        "gold-3",
        "valuables-1",
        "valuables-1",
        "gold-6",
        "gold-6",
    ]
    q = hidden(six=dice, boxes=frozenset(("core", "inferno")))
    assert q.asked == "1 random-town"
    assert len(q.told("rolled-dice")) == 4
    q.choose("faction inferno")
    assert q.mark(TOWN).faction == "inferno"


def test_h3_13_30_only_the_tied_players_reroll() -> None:
    dice = ["gold-6", "gold-6", "valuables-1", "valuables-1", "gold-6", "gold-6"]
    q = hidden(
        factions=("castle", "necropolis", "dungeon"),
        six=[*dice, "gold-6", "gold-3", "gold-3", "gold-3"],
        boxes=frozenset(("core", "tower", "rampart")),
    )
    assert [event["seat"] for event in q.told("rolled-dice")] == [0, 1, 2, 0, 2]
    assert q.asked == "0 random-town"
    assert q.offered == ["faction rampart", "faction tower"]


def test_h3_3_33_a_player_may_reroll_one_of_these_dice_by_morale() -> None:
    tiles = ("S3 -9,3", "S1 9,-3", "F1 0,0", "C5 3,-1 down")
    dice = ["valuables-1", "valuables-1", "gold-6", "gold-3", "gold-3"]
    q = Quest(tiles, heroes={0: "F1 E"}, six=dice, boxes=frozenset(("core", "tower")))
    q.player.morale = Morale.POSITIVE
    q.choose(next(option for option in q.offered if option.startswith("discover")))
    if q.asked == "0 rotate":
        q.choose(q.offered[0])
    q.choose("reroll morale 1")
    assert q.asked == "0 random-town"


def test_a_random_town_that_lies_open_from_the_start_gets_its_faction_in_setup() -> None:
    q = Quest(
        ("S3 -9,3", "S1 9,-3", "C5 0,0"), phase=MapPhase.SETUP, boxes=frozenset(("core", "tower"))
    )
    while not q.asked.endswith("random-town"):
        q.choose(q.offered[0])
    assert q.w.phase == MapPhase.SETUP
    q.choose("faction tower")
    assert q.mark(TOWN).faction == "tower"


# ---- the garrison ----


def test_h3_13_30_packs_of_bronze_and_silver_and_few_of_gold_defend_it() -> None:
    q = town().go(TOWN)
    assert q.asked == "1 garrison"
    assert len(q.offered) == 3
    q.choose("guard dungeon_harpies")
    assert q.b.reserve[1] == (
        Troop("dungeon_harpies", True),
        Troop("dungeon_medusas", True),
        Troop("dungeon_minotaurs", True),
        Troop("dungeon_manticores"),
        Troop("dungeon_black_dragons"),
    )


def test_h3_13_30_walls_and_a_gate_but_no_arrow_tower() -> None:
    q = town().go(TOWN).choose("guard dungeon_harpies", "line-up")
    while q.asked == "1 deploy":
        q.choose(q.offered[0])
    q.choose(q.offered[0])
    assert q.b.siege
    assert q.b.walls
    assert q.b.tower == -1


def test_h3_13_31_a_random_town_of_difficulty_vii_is_never_skipped() -> None:
    q = town(level=7).go(TOWN)
    assert q.told("quick-combat") == []
    assert q.told("announced")[0]["level"] == 7


def test_h3_10_117_against_the_ai_the_fighting_player_chooses_the_bronze_unit() -> None:
    q = town(mode="cooperative").go(TOWN)
    assert q.asked == "0 garrison"
    q.choose("guard dungeon_harpies")
    assert q.b.armies[1].ai


# ---- once it is flagged ----


def test_h3_13_30_the_first_flag_raises_income_by_ten_gold_and_gives_as_much() -> None:
    q = near(TOWN).go(TOWN)
    assert q.realm.income.gold == 10
    assert q.player.gold == 10
    assert q.at(TOWN) in havens(q.s, 0)
    assert q.realm.cubes == ()


def test_a_later_conqueror_gains_the_income_only() -> None:
    q = near(TOWN, flags={TOWN: 1})
    q.w.realms[1].income = q.w.realms[1].income._replace(gold=10)
    q.go(TOWN)
    assert (q.realm.income.gold, q.player.gold) == (10, 0)
    assert q.w.realms[1].income.gold == 0


def test_h3_10_6_the_owner_of_a_random_town_may_pay_to_defend_it() -> None:
    q = near(TOWN, flags={TOWN: 1}, gold=8).go(TOWN)
    assert q.asked == "1 defend"
    q.choose("pay-defense")
    assert not q.b.siege
