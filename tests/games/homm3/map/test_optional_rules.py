"""Optional rules on the map and in combat (H3-11.10, H3-11.11)."""

from typing import Any

import pytest

from rulebound.core.errors import BadOption
from rulebound.core.game import game
from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.players import Deck, Morale
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.fights import Fight
from tests.games.homm3.map.calendar import on_top, wait, week_of
from tests.games.homm3.quests import Quest

LONG: Any = {"troops": (("castle_griffins",),), "dice": (-1,) * 12}
"""A combat in which nobody falls soon."""


def prepared(**quest: Any) -> Quest:
    """The setup of a scenario has begun."""
    return Quest(phase=MapPhase.SETUP, round=0, **quest)


def settle(q: Quest) -> Quest:
    """Take the first way of everything that the setup asks."""
    while q.w.phase == MapPhase.SETUP:
        q.choose(q.offered[0])
    return q


# ---- OPT-1, OPT-8: see also the tests of Towns and Trading Posts ----


@pytest.mark.parametrize("used", [False, True])
def test_opt_1_a_captured_town_serves_its_conqueror(used: bool) -> None:
    q = Quest(flags={"S1 C": 0}, gold=20, materials=9, valuables=9, towns_used=used)
    q.w.realms[1].buildings = ("necropolis_old_cemetery",)
    assert ("population" in q.offered) is used


def test_opt_8_the_trade_table_is_always_open() -> None:
    assert "trade" in Quest(gold=6, free_trade=True).offered
    assert "trade" not in Quest(gold=6).offered


# ---- OPT-2 ----


def test_opt_2_no_die_of_the_map_is_rerolled() -> None:
    for no_rerolls, asked in ((False, "0 reroll-dice"), (True, "0 turn")):
        q = Quest(level=2, no_rerolls=no_rerolls, six=("gold-3",))
        q.player.morale = Morale.POSITIVE
        q.go("S3 E")
        assert q.asked == asked


def test_opt_2_no_attack_die_is_rerolled() -> None:
    for no_rerolls in (False, True):
        f = Fight(
            ["castle_crusaders+ a2"],
            ["necropolis_dread_knights+ a3"],
            dice=(0, 1),
            active="castle_crusaders",
            no_rerolls=no_rerolls,
        )
        f.match.choose("attack necropolis_dread_knights")
        assert ("reroll" in f.match.decision.prompt.id) is not no_rerolls  # type: ignore[union-attr]


# ---- OPT-3 ----


@pytest.mark.parametrize(("single", "materials"), [(False, 4), (True, 1)])
def test_opt_3_resource_dice_yield_a_single_unit(single: bool, materials: int) -> None:
    q = Quest(level=2, single_finds=single, six=("materials-4",))
    q.go("S3 E")
    assert q.player.materials == materials


def test_opt_3_dice_behind_a_treasure_die_too_but_no_experience() -> None:
    q = Quest(level=2, single_finds=True, six=("two", "gold-6", "valuables-2"))
    q.go("S3 W").choose("die gold-6")
    assert q.player.gold == 1
    q = Quest(level=2, single_finds=True, six=("xp",))
    q.go("S3 W")
    assert q.player.xp == 3


# ---- OPT-4, OPT-5 ----


def test_opt_4_there_is_no_starting_bonus() -> None:
    assert prepared().asked == "0 bonus"
    q = prepared(no_bonus=True)
    assert q.asked != "0 bonus"
    assert not settle(q).told("rolled-dice")


def test_opt_4_is_off_by_default() -> None:
    q = settle(prepared(six=("gold-3", "gold-6", "gold-3", "gold-6")))
    assert len(q.told("rolled-dice")) == 2


def test_opt_5_everybody_starts_with_a_secondary_hero() -> None:
    q = settle(prepared(no_bonus=True, second_heroes=True))
    for realm in q.w.realms:
        assert realm.heroes == (realm.town, realm.town)
    assert q.realm.movement == (3, 2)


def test_opt_5_is_off_by_default() -> None:
    q = settle(prepared(no_bonus=True))
    assert [realm.heroes[1] for realm in q.w.realms] == [None, None]


# ---- OPT-6, OPT-9, OPT-10: combat on the map ----


def guards_met(*guards: str, **quest: Any) -> Quest:
    """A combat with guards on the Mine of S3; Halberdiers, or others, attack at once."""
    q = Quest(**{"troops": (("castle_halberdiers",),), **quest})
    q.s.decks["bronze"] = Deck(guards)
    q.go("S3 SW").choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose(next(o for o in q.offered if o.startswith("deploy")))
    q.choose(next(o for o in q.offered if o.startswith("attack")))
    return q


def fight_until(q: Quest, *questions: str) -> Quest:
    """Nobody plays a card, guards do the first thing that they can."""
    while q.asked not in questions:
        q.choose("pass" if "pass" in q.offered else q.offered[0])
    return q


@pytest.mark.parametrize(("least", "damage"), [(False, 0), (True, 1)])
def test_opt_6_every_attack_deals_at_least_1_damage(least: bool, damage: int) -> None:
    f = Fight(
        ["castle_marksmen b2"],
        ["necropolis_liches b4"],
        dice=(-1, -1),
        active="castle_marksmen",
        least_damage=least,
    )
    f.match.choose("attack necropolis_liches")
    hit = next(e for e in f.match.log(None) if e["kind"] == "hit")
    assert hit["damage"] == damage


def test_opt_6_changes_nothing_about_stronger_attacks() -> None:
    usual, easier = (guards_met("neutral_skeletons", least_damage=b) for b in (False, True))
    assert usual.told("hit")[0]["damage"] == easier.told("hit")[0]["damage"] == 2


@pytest.mark.parametrize(("free", "left"), [(False, 1), (True, 2)])
def test_opt_9_further_combat_rounds_cost_no_movement(free: bool, left: int) -> None:
    q = guards_met("neutral_zombies", free_rounds=free, **LONG)
    fight_until(q, "0 another-round").choose("fight-on")
    assert q.player.movement == left


def test_opt_9_a_hero_without_movement_may_fight_on() -> None:
    for free in (False, True):
        q = guards_met("neutral_zombies", free_rounds=free, movement=(1, 0), **LONG)
        fight_until(q, "0 another-round", "0 turn")
        assert (q.asked == "0 another-round") is free


@pytest.mark.parametrize(("flat", "damage"), [(False, 3), (True, 2)])
def test_opt_10_the_attack_die_does_not_change_damage(flat: bool, damage: int) -> None:
    q = guards_met("neutral_skeletons", flat_dice=flat, dice=(1,))
    assert q.told("hit")[0]["damage"] == damage


def test_opt_10_the_die_still_triggers_abilities() -> None:
    q = guards_met("neutral_zombies", flat_dice=True, dice=(1,))
    assert q.told("hit")[0]["defense"] == 1  # by a +1
    q = guards_met("neutral_zombies", flat_dice=True, dice=(-1,))
    assert q.told("hit")[0]["defense"] == 0


# ---- OPT-7 ----


def test_opt_7_mines_produce_double() -> None:
    q = Quest(level=2, double_mines=True)
    q.go("S3 SW")
    assert (q.realm.income.materials, q.player.materials) == (4, 4)
    usual = Quest(level=2).go("S3 SW")
    assert (usual.realm.income.materials, usual.player.materials) == (2, 2)


def test_opt_7_settlements_produce_double_and_lose_as_much() -> None:
    q = Quest(heroes={0: "F1 C"}, level=4, double_mines=True)
    q.go("F1 NW").choose("raise-income gold")
    assert (q.realm.income.gold, q.player.gold) == (10, 10)
    q.choose("end-turn")
    q.w.realms[1].stand(0, q.at("F1 C"))
    q.w.realms[1].movement = (3, 0)
    q.realm.stand(0, q.at("S3 C"))
    q.player.gold = 0
    q.s.players[1].xp = 12
    q.go("F1 NW").choose("raise-income valuables")
    assert (q.realm.income.gold, q.w.realms[1].income.valuables) == (0, 2)


# ---- OPT-11, OPT-12 ----


def test_opt_11_resource_rounds_reveal_a_card_too() -> None:
    q = week_of("dead_silence", "fancy_pixie", more_astrologers=True)
    wait(q, 3)
    assert [event["week"] for event in q.told("proclaimed")] == ["dead_silence", "fancy_pixie"]


def test_opt_11_round_1_reveals_none_and_usual_games_only_in_even_rounds() -> None:
    q = settle(prepared(no_bonus=True, more_astrologers=True))
    assert not q.told("proclaimed")
    q = week_of("dead_silence", "fancy_pixie")
    wait(q, 3)
    assert len(q.told("proclaimed")) == 1


def test_opt_12_no_cards_are_revealed() -> None:
    q = Quest(no_astrologers=True)
    on_top(q, weeks.DECK, "fancy_pixie")
    wait(q, 4)
    assert not q.told("proclaimed")
    assert q.player.morale == 0


def test_h3_11_11_opt_11_and_opt_12_exclude_each_other() -> None:
    options = {"form": "scenario", "rules": ["more_astrologers", "no_astrologers"]}
    with pytest.raises(BadOption):
        game("homm3").start(seats=2, options=options, seed=1)


# ---- OPT-13 ----


@pytest.mark.parametrize(("before", "after"), [(4, False), (5, True), (8, False), (12, False)])
def test_opt_13_black_cubes_are_lifted_in_rounds_4_8_and_12(before: int, after: bool) -> None:
    q = Quest(round=before - 1, cubes_lifted=True, no_astrologers=True)
    change(q.s, q.at("F1 NE"), cube=True)
    wait(q, before)
    assert q.mark("F1 NE").cube is after


def test_opt_13_is_off_by_default_and_keeps_flags() -> None:
    q = Quest(round=3, no_astrologers=True)
    change(q.s, q.at("F1 NE"), cube=True)
    wait(q, 4)
    assert q.mark("F1 NE").cube
    q = Quest(round=3, no_astrologers=True, cubes_lifted=True, flags={"F1 NW": 1})
    wait(q, 4)
    assert q.mark("F1 NW").flags == (1,)


def test_h3_11_11_opt_13_acts_after_the_timed_events() -> None:
    steps = [{"gain": {"gold": 1}}]
    table = {"events": [{"rounds": [4], "steps": steps}]}
    q = Quest(round=3, no_astrologers=True, cubes_lifted=True, table=table)
    change(q.s, q.at("F1 NE"), cube=True)
    wait(q, 4)
    kinds = [event["kind"] for event in q.match.log(None)]
    assert kinds.index("timed-event") < kinds.index("cubes-lifted")


# ---- OPT-14 ----


@pytest.mark.parametrize("discarded", [False, True])
def test_opt_14_gained_cards_go_to_the_discard_pile(discarded: bool) -> None:
    q = Quest(heroes={0: "F1 C"}, level=3, gains_discarded=discarded)
    top = q.s.decks["artifact"].discard[-1]
    q.go("F1 E").choose("search", f"take artifact {top}")
    assert (q.player.discard, q.player.hand) == (((top,), ()) if discarded else ((), (top,)))


def test_opt_14_does_not_concern_drawing() -> None:
    q = Quest(decks=(("attack",) * 5,), gains_discarded=True, no_astrologers=True)
    q.realm.income = Cost()
    wait(q, 2)
    q.choose("draw-all")
    assert len(q.player.hand) == 4
    assert q.player.discard == ()
