"""Steps of scenario files: what they do, to whom, and what they leave alone."""

from typing import Any

import pytest

from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.map.scenario import Step
from rulebound.games.homm3.map.scenario_parts import STEPS
from rulebound.games.homm3.map.steps import concerned, happen
from rulebound.games.homm3.model.players import Morale, Troop
from rulebound.games.homm3.model.world import Leader
from rulebound.locale import Translator
from tests.games.homm3.map.scripts import begin_round, run
from tests.games.homm3.quests import Quest


def steps(*tables: dict[str, Any]) -> tuple[Step, ...]:
    return tuple(Step.model_validate(table) for table in tables)


def do(
    q: Quest, table: dict[str, Any], *answers: str, seat: int = 0, hero: int = Leader.MAIN
) -> None:
    run(happen(q.s, steps(table), seat, hero), *answers)


def kinds(q: Quest, seat: int = 0) -> list[str]:
    return [troop.kind for troop in q.s.players[seat].troops]


# ---- who ----


def test_a_timed_event_happens_to_everybody_in_its_round() -> None:
    table = {"events": [{"rounds": [2], "steps": [{"gain": {"gold": 3}}]}]}
    q = begin_round(Quest(table=table, no_astrologers=True), 2)
    assert [player.gold for player in q.s.players] == [3, 3]
    late = begin_round(Quest(table=table, no_astrologers=True), 4)
    assert late.player.gold == 0


def test_the_second_player_follows_the_starting_player() -> None:
    q = Quest()
    assert concerned(q.s, "second_player") == [1]
    q.w.first = 1
    assert concerned(q.s, "second_player") == [0]


def test_least_experience_means_all_who_have_it() -> None:
    q = Quest()
    assert concerned(q.s, "least_experience") == [0, 1]
    q.player.xp = 1
    assert concerned(q.s, "least_experience") == [1]


# ---- resources, dice ----


def test_gain_adds_resources_to_one_player() -> None:
    q = Quest(gold=1)
    do(q, {"gain": {"gold": 5, "valuables": 1}})
    assert (q.player.gold, q.player.materials, q.player.valuables) == (6, 0, 1)
    assert q.s.players[1].gold == 1


def test_lose_takes_at_most_what_is_there() -> None:
    q = Quest(gold=3, materials=4)
    do(q, {"lose": {"gold": 5, "materials": 1}})
    assert (q.player.gold, q.player.materials) == (0, 3)


def test_lose_leaves_other_resources_and_players_alone() -> None:
    q = Quest(gold=3, materials=4, valuables=2)
    q.s.players[1].valuables = 2
    do(q, {"lose": {"valuables": 1}})
    assert (q.player.gold, q.player.materials, q.player.valuables) == (3, 4, 1)
    assert q.s.players[1].valuables == 2


def test_roll_resolves_as_many_dice_as_it_keeps() -> None:
    q = Quest(six=["gold-6", "materials-2"])
    do(q, {"roll": {"die": "resource", "count": 2, "keep": 2}})
    assert (q.player.gold, q.player.materials) == (6, 2)


def test_roll_lets_the_player_choose_which_die_counts() -> None:
    q = Quest(six=["gold-6", "valuables-1"])
    do(q, {"roll": {"die": "resource", "count": 2}}, "die valuables-1")
    assert (q.player.gold, q.player.valuables) == (0, 1)


def test_roll_of_both_kinds_resolves_one() -> None:
    q = Quest(six=["xp", "gold-3"])
    do(q, {"roll": {"dice": ["treasure", "resource"]}}, "die xp")
    assert (q.player.xp, q.player.gold) == (1, 0)


def test_roll_of_both_kinds_resolves_both() -> None:
    q = Quest(six=["xp", "gold-3"])
    do(q, {"roll": {"dice": ["treasure", "resource"], "keep": 2}})
    assert (q.player.xp, q.player.gold) == (1, 3)


@pytest.mark.parametrize(
    "roll",
    [
        {},
        {"die": "resource", "dice": ["treasure"]},
        {"die": "resource", "keep": 2},
        {"dice": ["treasure"], "keep": 2},
    ],
)
def test_a_roll_needs_dice_and_keeps_no_more(roll: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="dice"):
        Step.model_validate({"roll": roll})


# ---- cards, experience, morale ----


def test_search_finds_a_card() -> None:
    q = Quest()
    q.s.decks["artifact"] = q.s.decks["artifact"]._replace(cards=("speculum",))
    do(q, {"search": {"deck": "artifact", "count": 1}}, "search", "look artifact")
    assert q.player.hand == ("speculum",)


def test_search_may_be_declined_and_may_offer_decks() -> None:
    q = Quest()
    do(q, {"search": {"decks": ["spell", "ability"], "count": 4}}, "deck spell", "decline")
    assert q.player.hand == ()
    with pytest.raises(ValueError, match="either a deck or decks"):
        Step.model_validate({"search": {"count": 2}})


def test_search_units_keeps_one_and_discards_the_other() -> None:
    q = Quest()
    q.s.decks["silver"] = q.s.decks["silver"]._replace(
        cards=("neutral_mummies", "neutral_nomads"), discard=()
    )
    do(q, {"search_units": {"tier": "silver"}}, "unit neutral_mummies")
    assert "neutral_mummies" in kinds(q)
    assert q.s.decks["silver"].discard == ("neutral_nomads",)


def test_search_units_of_an_empty_deck_brings_nothing() -> None:
    q = Quest()
    q.s.decks["azure"] = q.s.decks["azure"]._replace(cards=(), discard=())
    before = kinds(q)
    do(q, {"search_units": {"tier": "azure"}})
    assert kinds(q) == before


def test_search_own_keeps_one_card_of_the_own_deck() -> None:
    q = Quest(decks=(("attack", "defense", "power"),))
    do(q, {"search_own": {"count": 2}}, "keep power")
    assert (q.player.hand, q.player.deck) == (("power",), ("attack",))
    assert q.player.discard == ("defense",)


def test_search_own_without_cards_does_nothing() -> None:
    q = Quest()
    do(q, {"search_own": {}})
    assert q.player.hand == q.player.discard == ()


def test_morale_rises_and_falls() -> None:
    q = Quest()
    do(q, {"morale": {}})
    assert q.player.morale == Morale.POSITIVE
    do(q, {"morale": {"lose": 2}})
    assert q.player.morale == Morale.NEGATIVE


def test_morale_does_not_concern_the_necropolis() -> None:
    q = Quest()
    do(q, {"morale": {}}, seat=1)
    assert q.s.players[1].morale == 0


def test_experience_is_for_the_main_hero() -> None:
    q = Quest()
    do(q, {"experience": {"amount": 1}})
    assert q.player.xp == 1
    do(q, {"experience": {"amount": 1}}, hero=Leader.SECOND)
    assert q.player.xp == 1


# ---- choices ----

CHOICE = {"choose": {"options": [[{"gain": {"gold": 10}}], [{"gain": {"materials": 4}}], []]}}


def test_choose_lets_one_of_several_lists_happen() -> None:
    q = Quest()
    do(q, CHOICE, "choose-gain 2 materials 4")
    assert (q.player.gold, q.player.materials) == (0, 4)


def test_choose_may_offer_nothing() -> None:
    q = Quest()
    do(q, CHOICE, "choose-nothing 3")
    assert (q.player.gold, q.player.materials) == (0, 0)


def test_may_happens_only_if_wanted() -> None:
    table = {"may": {"steps": [{"gain": {"gold": 2}}, {"morale": {}}]}}
    q = Quest()
    do(q, table, "choose-gain 1 gold 2")
    assert (q.player.gold, q.player.morale) == (2, Morale.POSITIVE)
    no = Quest()
    do(no, table, "decline")
    assert (no.player.gold, no.player.morale) == (0, 0)


def test_may_is_asked_of_each_player() -> None:
    table = {"may": {"steps": [{"gain": {"gold": 2}}]}}
    q = begin_round(
        Quest(table={"events": [{"rounds": [2], "steps": [table]}]}, no_astrologers=True), 2
    )
    q.choose("decline", "choose-gain 1 gold 2")
    assert [player.gold for player in q.s.players] == [0, 2]


# ---- heroes, the map ----


def test_movement_is_for_both_heroes() -> None:
    q = Quest(seconds={0: "F1 C"}, movement=(3, 2))
    do(q, {"movement": {"amount": 1}})
    assert q.realm.movement == (4, 3)


def test_movement_does_not_come_to_a_hero_who_is_not_there() -> None:
    q = Quest(movement=(3, 0))
    do(q, {"movement": {"amount": 2}})
    assert q.realm.movement == (5, 0)


def test_teleport_takes_the_hero_without_a_visit() -> None:
    q = Quest(tiles=("S3 -3,1", "S1 3,-1", "F8 0,0"))
    do(q, {"teleport": {"tile": "F8"}})
    assert q.realm.heroes[Leader.MAIN] == (0, 0)
    assert q.mark("F8 C").owner == -1


def test_teleport_to_a_hidden_tile_does_nothing() -> None:
    q = Quest(tiles=("S3 -3,1", "S1 3,-1", "F8 0,0 down"))
    do(q, {"teleport": {"tile": "F8"}})
    assert q.realm.heroes[Leader.MAIN] == (-3, 1)


def test_lift_cubes_takes_them_off_some_locations() -> None:
    q = Quest()
    for where in ("F1 NE", "F1 E"):
        change(q.s, q.at(where), cube=True)
    do(q, {"lift_cubes": {"fields": ["windmill"]}})
    assert (q.mark("F1 NE").cube, q.mark("F1 E").cube) == (False, True)


def test_lift_cubes_takes_them_off_all_but_some() -> None:
    q = Quest()
    for where in ("F1 NE", "F1 E"):
        change(q.s, q.at(where), cube=True)
    do(q, {"lift_cubes": {"but": ["windmill"]}})
    assert (q.mark("F1 NE").cube, q.mark("F1 E").cube) == (True, False)


HIDDEN = ("S3 -3,1", "S1 3,-1", "F8 0,0 down label=near", "F2 -2,3 down")


def test_reveal_turns_up_all_tiles() -> None:
    q = Quest(HIDDEN)
    do(q, {"reveal": {}})
    assert all(placed.face_up for placed in q.w.board.tiles)


def test_reveal_of_labels_leaves_the_others() -> None:
    q = Quest(HIDDEN)
    do(q, {"reveal": {"labels": ["near"]}})
    assert [placed.face_up for placed in q.w.board.tiles] == [True, True, True, False]


# ---- units ----


def test_gain_unit_by_name_comes_once() -> None:
    q = Quest()
    for _ in range(2):
        do(q, {"gain_unit": {"unit": "castle_archangels+"}})
    assert q.player.troops[-1] == Troop("castle_archangels", True)
    assert kinds(q).count("castle_archangels") == 1


@pytest.mark.parametrize(
    ("pick", "unit"),
    [
        ("cheapest", "castle_halberdiers"),
        ("second", "castle_marksmen"),
        ("dearest", "castle_griffins"),
    ],
)
def test_gain_unit_by_its_price(pick: str, unit: str) -> None:
    q = Quest(troops=(("castle_champions",),))
    do(q, {"gain_unit": {"tier": "bronze", "pick": pick}})
    assert kinds(q) == ["castle_champions", unit]


def test_gain_unit_of_choice_leaves_out_what_the_player_has() -> None:
    q = Quest(troops=(("castle_griffins",),))
    do(q, {"gain_unit": {"tier": "bronze", "pick": "chosen"}}, "unit castle_marksmen")
    assert kinds(q) == ["castle_griffins", "castle_marksmen"]


def test_lose_unit_takes_it_if_it_is_there() -> None:
    q = Quest()
    do(q, {"lose_unit": {"unit": "castle_marksmen"}})
    assert kinds(q) == ["castle_halberdiers"]
    do(q, {"lose_unit": {"unit": "castle_marksmen"}})
    assert kinds(q) == ["castle_halberdiers"]


# ---- what a step is ----


def test_a_step_has_one_known_name() -> None:
    with pytest.raises(ValueError, match="one key"):
        Step.model_validate({"gain": {}, "roll": {}})
    with pytest.raises(ValueError, match="'gian' is no step; known are choose, "):
        Step.model_validate({"gian": {}})
    with pytest.raises(ValueError, match="must hold a table"):
        Step.model_validate({"gain": 5})


@pytest.mark.parametrize("name", STEPS)
def test_every_step_can_be_an_option(name: str) -> None:
    assert Translator("en").has(f"homm3-option-choose-{name}")
