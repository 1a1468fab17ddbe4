"""Options that do not fit each other are refused."""

import pytest

import rulebound
from rulebound.core.errors import BadOption
from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.table import morale


def test_a_named_hero_belongs_to_the_faction_of_the_ai_side_as_well() -> None:
    options = {"defender": "dungeon", "defender_hero": "catherine"}
    for seats in (1, 2):
        with pytest.raises(BadOption, match="no hero of the dungeon"):
            rulebound.game("homm3").start(seats=seats, options=options)


def test_a_guard_fight_has_one_named_army() -> None:
    armies = [["castle_griffins"], ["neutral_boars"]]
    with pytest.raises(BadOption, match="guards are drawn"):
        rulebound.game("homm3").start(seats=1, options={"form": "guards", "armies": armies})
    match = rulebound.game("homm3").start(seats=1, options={"form": "guards", "armies": armies[:1]})
    assert [troop["kind"] for troop in match.view(0)["players"][0]["troops"]] == armies[0]


def test_h3_17_4_a_second_loss_of_morale_may_leave_the_negative_token() -> None:
    for keeps, left in ((False, Morale.NEUTRAL), (True, Morale.NEGATIVE)):
        match = rulebound.game("homm3").start(
            seats=2, options={"keep_negative_token": keeps, "attacker": "castle"}
        )
        state = match._state
        morale.lose(state, 0)
        morale.lose(state, 0)
        assert state.players[0].morale == left
        assert state.players[0].discards_hand
