"""The printed facts that clients draw with."""

from typing import Any

import pytest

import rulebound
from tests.games.urbno.cardtable import options, seat
from tests.games.urbno.rounds import begin


def facts(**more: Any) -> dict[str, Any]:
    found: dict[str, Any] = begin(**more).facts()
    return found


def test_every_card_with_its_colour_rank_and_number() -> None:
    cards = facts()["cards"]
    assert len(cards) == 32
    assert cards["Ye-Kn"] == {"colour": "yellow", "rank": "knight", "number": 11}
    assert cards["Bk-Fa"] == {"colour": "black", "rank": "farmer", "number": 1}
    assert cards["Bl-Em"] == {"colour": "blue", "rank": "emperor", "number": 15}


def test_numbers_titles_and_points_are_those_of_the_edition() -> None:
    mine = {
        "id": "mine",
        "rank_numbers": {"emperor": 20},
        "mission_points": {"1": 9},
        "mission_titles": {"2": "Painted"},
        "scroll_titles": {"4": "Again"},
        "mission_players": {"5": [2, 3, 4]},
    }
    plain, own = facts(), facts(edition=mine)
    assert (plain["edition"], own["edition"]) == ("default", "mine")
    assert own["cards"]["Re-Em"]["number"] == 20
    assert own["cards"]["Re-Pr"]["number"] == plain["cards"]["Re-Pr"]["number"] == 13
    assert (plain["missions"]["1"]["points"], own["missions"]["1"]["points"]) == (5, 9)
    assert (plain["missions"]["2"]["title"], own["missions"]["2"]["title"]) == (None, "Painted")
    assert (plain["scrolls"]["4"]["title"], own["scrolls"]["4"]["title"]) == (None, "Again")
    assert (plain["missions"]["5"]["players"], own["missions"]["5"]["players"]) == (
        [3, 4],
        [2, 3, 4],
    )


def test_ranks_in_order_and_colours() -> None:
    found = facts()
    assert found["ranks"][0] == "farmer"
    assert found["ranks"][-1] == "emperor"
    assert found["colours"] == ["black", "red", "yellow", "blue"]


def test_ur_11_3_powers_that_are_used_once_a_trick() -> None:
    powers = facts()["powers"]
    once = [rank for rank, power in powers.items() if power["once_a_trick"]]
    assert once == ["farmer", "dwarf", "wizard", "knight", "emperor"]
    assert (powers["farmer"]["rule"], powers["emperor"]["rule"]) == ("UR-11.4", "UR-11.11")


def test_ur_5_1_the_dominant_colours_of_the_pad() -> None:
    found = facts()
    assert found["rounds"] == len(found["pad"]) == 12
    assert found["pad"][:4] == ["black", "red", "yellow", "blue"]
    assert all(found["pad"].count(colour) == 3 for colour in found["colours"])  # UR-5.2


@pytest.mark.parametrize("number", range(1, 5))
def test_ur_8_1_combinations_hold_what_they_bring(number: int) -> None:
    match = begin()
    assert f"take {number}" in options(match)
    match.choose(f"take {number}")
    took = seat(match, 0)
    brings = match.facts()["combinations"][str(number)]
    assert brings["crystals"] == took["crystals"]
    assert brings["cubes"] == took["cubes"]
    assert (brings["scrolls"] > 0) == (number == 4)


def test_the_25_missions() -> None:
    missions = facts()["missions"]
    assert list(missions) == [str(number) for number in range(1, 26)]
    assert missions["1"] == {
        "name": "exactly_three",
        "title": None,
        "fixed": True,
        "sign": 1,
        "points": 5,
        "deal": 8,
        "tricks": 8,
        "players": [2, 3, 4],
        "unit": "tricks",
        "of": 3,
        "cards": [],
        "choice": None,
        "table_cards": 0,
        "rule": "UR-14.1",
    }
    assert (missions["24"]["deal"], missions["24"]["tricks"]) == (8, 4)
    assert (missions["7"]["fixed"], missions["7"]["points"]) == (False, 2)
    assert (missions["25"]["sign"], missions["25"]["of"]) == (-1, None)


def test_missions_name_the_cards_that_count() -> None:
    missions = facts()["missions"]
    assert missions["3"]["cards"][0] == "Bl-Fa"
    assert len(missions["3"]["cards"]) == 8
    assert set(missions["6"]["cards"]) == set(missions["19"]["cards"])
    assert "Ye-Dw" in missions["19"]["cards"]
    assert "Ye-Kn" not in missions["19"]["cards"]


def test_missions_name_what_is_chosen_and_what_lies_on_the_table() -> None:
    missions = facts()["missions"]
    chosen = {number: m["choice"] for number, m in missions.items() if m["choice"]}
    assert chosen == {"15": "lay", "24": "split", "25": "pass"}
    assert [number for number, m in missions.items() if m["table_cards"]] == ["14"]


def test_ur_15_9_two_combinations_add_up() -> None:
    combinations = facts()["combinations"]
    assert combinations["3"]["of"] == []
    assert combinations["1+3"] == {"crystals": 3, "cubes": 5, "scrolls": 0, "of": [1, 3]}


def test_the_view_tells_the_same_of_the_mission_as_the_facts() -> None:
    for mission in range(1, 26):
        match = begin(missions=[mission])
        told = match.view()["mission"]
        printed = match.facts()["missions"][str(mission)]
        for key in ("title", "fixed", "sign", "points", "tricks"):
            assert told[key] == printed[key]


def test_the_20_scrolls() -> None:
    scrolls = facts()["scrolls"]
    assert len(scrolls) == 20
    never = [number for number, scroll in scrolls.items() if not scroll["activated"]]
    assert never == ["5", "17"]
    assert scrolls["16"] == {
        "title": None,
        "activated": True,
        "lasting": True,
        "rule": "UR-15.16",
    }
    assert not scrolls["4"]["lasting"]


def test_facts_tell_nothing_of_the_deal() -> None:
    assert facts(seed=1) == facts(seed=2)
    assert rulebound.game("urbno").start(seats=2).facts() == facts()
