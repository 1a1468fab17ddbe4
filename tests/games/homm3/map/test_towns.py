"""Town actions: building, recruiting, the Spell Book, and when (H3-3.6, H3-7, H3-T02 to H3-T07)."""

from typing import Any

import pytest

from rulebound.core.errors import IllegalChoice
from rulebound.games.homm3.map.fields import guard
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.world import TownAction
from tests.games.homm3.map.homes import home, placed
from tests.games.homm3.quests import Quest

DWELLINGS = ("dwelling_bronze", "dwelling_silver")


# ---- Build and Population ----


def test_h3_t02_build_then_recruit() -> None:
    q = home("castle", *DWELLINGS, gold=22, materials=9, valuables=4)
    q.choose("build castle_glory_of_erathia", "population", "recruit castle_champions")
    assert (q.player.gold, q.player.materials, q.player.valuables) == (0, 0, 0)
    assert q.player.troops[-1] == ("castle_champions", False)
    assert q.realm.tokens == {"book"}
    assert q.asked == "0 turn"


def test_h3_t03_no_gold_dwelling_without_the_silver_one() -> None:
    q = home("castle", "dwelling_bronze", gold=50, materials=50, valuables=50)
    assert "build castle_holy_grounds" in q.offered
    with pytest.raises(IllegalChoice):
        q.choose("build castle_glory_of_erathia")


def test_h3_7_6_one_building_a_round_and_never_twice() -> None:
    q = home("castle", gold=50, materials=50, valuables=50)
    q.choose("build castle_citadel")
    assert not [o for o in q.offered if o.startswith("build")]
    q.realm.tokens |= {TownAction.BUILD}
    assert "build castle_citadel" not in q.offered
    assert "build castle_towers" in q.offered


def test_h3_6_2_a_building_is_paid_in_full() -> None:
    q = home("castle", gold=8, materials=5, valuables=1)
    q.choose("build castle_citadel")
    assert (q.player.gold, q.player.materials, q.player.valuables) == (0, 0, 0)
    for short in ({"gold": 7}, {"materials": 4}, {"valuables": 0}):
        price: dict[str, Any] = {"gold": 8, "materials": 5, "valuables": 1, **short}
        poor = home("castle", **price)
        assert "build castle_citadel" not in poor.offered


def test_h3_7_10_any_number_of_purchases_in_one_action() -> None:
    q = home("castle", "dwelling_bronze", "citadel", troops=((), ()), gold=60)
    q.choose("population", "recruit castle_griffins", "reinforce castle_griffins")
    q.choose("recruit castle_marksmen", "done")
    assert q.player.troops == (("castle_griffins", True), ("castle_marksmen", False))
    assert "population" not in q.offered


def test_h3_7_11_there_is_one_card_of_each_unit() -> None:
    q = home("castle", "dwelling_bronze", troops=(("castle_griffins",), ()), gold=60)
    q.choose("population")
    assert "recruit castle_griffins" not in q.offered
    q.choose("recruit castle_marksmen")
    assert "recruit castle_marksmen" not in q.offered


def test_h3_7_12_a_pack_is_not_reinforced_again_nor_are_neutral_units() -> None:
    troops = (("castle_griffins+", "neutral_skeletons"), ())
    q = home("castle", "dwelling_bronze", "citadel", troops=troops, gold=60, valuables=9)
    q.choose("population")
    assert not [o for o in q.offered if o.startswith("reinforce")]


def test_h3_3_2_tokens_come_back_with_the_next_round() -> None:
    q = home("castle", gold=20, materials=20, valuables=5, no_astrologers=True)
    q.choose("build castle_citadel", "end-turn")
    while q.w.round == 1:
        q.choose(q.offered[-1])
    assert q.realm.tokens == {"build", "population", "book"}
    assert q.realm.fresh == ()


# ---- the Spell Book ----


def deemer(**more: Any) -> Quest:
    q = home("dungeon", "mage_guild", **{"gold": 5, **more})
    q.s.decks["spell"] = Deck(("slow", "fireball", "magic_arrow"), ("curse",))
    return q


def test_h3_t05_search_look() -> None:
    q = deemer()
    q.choose("read-book", "look spell", "keep fireball")
    assert q.player.gold == 0
    assert q.player.hand == ("fireball",)
    assert q.s.decks["spell"].discard == ("curse", "magic_arrow")
    assert "book" not in q.realm.tokens


def test_h3_t06_search_take() -> None:
    q = deemer()
    q.choose("read-book", "take spell curse")
    assert q.player.hand == ("curse",)
    assert not q.told("looked")
    assert q.s.decks["spell"] == (("slow", "fireball"), ("magic_arrow",))  # refilled


def test_h3_t07_spell_book_too_early() -> None:
    q = home("dungeon", gold=20, materials=2, valuables=1)
    q.choose("build dungeon_mage_guild")
    while q.asked == "0 search":
        q.choose(q.offered[-1])
    assert "read-book" not in q.offered
    q.choose("end-turn")
    while q.asked != "0 turn":
        q.choose(q.offered[-1])
    assert "read-book" in q.offered


def test_h3_3_27_the_spell_book_is_used_once_a_round() -> None:
    q = deemer(gold=20)
    q.choose("read-book", "take spell curse")
    assert "read-book" not in q.offered


# ---- in other players' turns ----


def wanting(window: str, **more: Any) -> Quest:
    """The second player, of the Necropolis, can build a Citadel and wants to be asked."""
    q = home("castle", **{"heroes": {0: "F1 C"}, **more})
    other = q.s.players[1]
    other.gold, other.materials, other.valuables = 8, 5, 1
    q.w.realms[1].wants = frozenset((window,) if window else ())
    return q


BUILD = "build necropolis_citadel"


def test_h3_3_28_town_actions_between_the_actions_of_others() -> None:
    q = wanting("turns", level=7).go("F1 E")
    while q.asked.startswith("0 ") and q.asked != "0 turn":
        q.choose(q.offered[-1])
    assert q.asked == "1 between"
    q.choose(BUILD)
    assert "necropolis_citadel" in q.w.realms[1].buildings
    assert q.asked == "0 turn"


def test_h3_16_21_a_pass_forfeits_nothing_and_who_does_not_want_is_not_asked() -> None:
    q = wanting("turns", gold=20, materials=9, valuables=9, level=7)
    q.choose("build castle_towers")
    assert q.asked == "1 between"
    q.choose("pass").go("F1 E")
    while q.asked.startswith("0 ") and q.asked != "0 turn":
        q.choose(q.offered[-1])
    assert q.asked == "1 between"
    silent = wanting("", gold=20, materials=9, valuables=9).choose("build castle_towers")
    assert silent.asked == "0 turn"


def test_h3_3_9_town_actions_until_the_round_closes() -> None:
    q = wanting("closing")
    q.choose("end-turn")
    while q.asked != "1 closing":
        q.choose("end-turn" if q.asked == "1 turn" else q.offered[-1])
    assert q.w.round == 1
    q.choose(BUILD)
    assert "necropolis_citadel" in q.w.realms[1].buildings


def test_h3_3_9_nobody_else_is_asked_before_the_round_closes() -> None:
    q = wanting("announced")
    q.choose("end-turn")
    while q.w.round == 1:
        assert q.asked != "1 closing"
        q.choose("end-turn" if q.asked == "1 turn" else q.offered[-1])


def test_h3_t04_combat_announcement() -> None:
    q = wanting("announced", heroes={0: "F1 C", 1: "F1 NE"}, gold=20, materials=9, valuables=9)
    q.go("F1 NE")
    assert q.asked == "0 announced"
    q.choose("build castle_towers", "population", "recruit castle_griffins")
    while q.asked.startswith("0"):
        q.choose(q.offered[-1])
    assert q.asked == "1 announced"
    assert BUILD in q.offered
    q.choose(BUILD)
    assert q.asked == "0 deploy"
    assert ("castle_griffins", False) in q.b.reserve[0]  # recruited in time
    placed(q)
    while q.s.battle is not None:
        assert not [o for o in q.offered if o.split()[0] in ("build", "population", "hire")]
        attack = next((o for o in q.offered if o.startswith("attack ")), None)
        q.choose(attack or ("defend" if "defend" in q.offered else q.offered[-1]))


def test_h3_10_4_others_are_asked_at_announcements_only_if_they_want() -> None:
    for window, asked in (("others", True), ("announced", False)):
        q = wanting(window, level=1)
        q.choose(next(o for o in q.offered if o.startswith("go") and _has_guard(q, o)))
        assert (q.asked == "1 announced") is asked


def _has_guard(q: Quest, option: str) -> bool:
    return any(
        option.endswith(q.ref(f"F1 {place}")) and guard(q.s, q.at(f"F1 {place}"))
        for place in ("NE", "NW", "E", "W", "SE", "SW")
    )


def test_h3_10_9_quick_combat_is_not_announced() -> None:
    q = wanting("others", level=7)
    option = next(o for o in q.offered if o.startswith("go") and _has_guard(q, o))
    q.choose(option)
    assert q.asked != "1 announced"


def test_h3_17_9_the_spell_book_in_other_turns_and_the_option_against_it() -> None:
    for own_turn_only in (False, True):
        q = home(
            "castle",
            gold=10,
            materials=10,
            valuables=10,
            spell_book_own_turn_only=own_turn_only,
        )
        q.w.realms[1].buildings = ("necropolis_mage_guild",)
        q.w.realms[1].wants = frozenset(("turns",))
        q.choose("build castle_citadel")
        assert q.asked == "1 between"
        assert ("read-book" in q.offered) is not own_turn_only


def test_h3_3_33_morale_may_be_spent_in_other_turns() -> None:
    q = home("necropolis", gold=8, materials=5, valuables=1, decks=((), ("attack",)))
    q.s.players[1].morale = 1
    q.s.players[1].gold = 0
    q.w.realms[1].wants = frozenset(("turns",))
    q.choose("build necropolis_citadel")
    assert q.asked == "1 between"
    q.choose("morale draw")
    assert q.s.players[1].hand == ("attack",)


# ---- captured Towns (OPT-1, H3-8.52) ----


def conqueror(**rules: bool) -> Quest:
    q = home(
        "castle",
        enemy="dungeon",
        flags={"S2 C": 0},
        gold=60,
        troops=(("castle_griffins",), ()),
        **rules,
    )
    q.w.realms[1].buildings = ("dungeon_citadel", "dungeon_warrens", "dungeon_mage_guild")
    return q


def test_opt_1_a_conqueror_uses_the_buildings_of_a_captured_town() -> None:
    q = conqueror(towns_used=True)
    assert "read-book" in q.offered
    q.choose("population")
    assert "reinforce castle_griffins" in q.offered
    assert "recruit castle_marksmen" in q.offered
    assert not [o for o in q.offered if "dungeon" in o]  # the units stay with their faction


def test_h3_8_52_without_opt_1_the_board_stays_closed() -> None:
    q = conqueror()
    assert not {"population", "read-book"} & set(q.offered)
