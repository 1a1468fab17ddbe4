"""What a bot answers on the map without looking ahead."""

from typing import Any

import pytest

from rulebound.core.rng import Rng
from rulebound.games.homm3.map.advice import advise
from rulebound.games.homm3.map.advice_answers import ANSWERS
from rulebound.games.homm3.map.advice_routes import plan
from rulebound.games.homm3.model.world import Leader
from rulebound.locale import Translator
from tests.games.homm3.map.places import visit
from tests.games.homm3.map.test_emerald_island import island
from tests.games.homm3.quests import Quest


def advised(q: Quest) -> str:
    assert q.match.decision is not None
    option = advise(q.s, q.match.decision, Rng(1))
    assert option is not None
    return option.notation


@pytest.mark.parametrize("name", ANSWERS)
def test_every_answer_belongs_to_a_question(name: str) -> None:
    assert Translator("en").has(f"homm3-ask-{name}")


def test_a_settlement_raises_gold_first_and_what_is_short_later() -> None:
    assert advised(visit("F1 NW")) == "raise-income gold"
    q = visit("F1 NW", round=5)
    q.realm.income = q.realm.income._replace(gold=10, materials=2, valuables=0)
    assert advised(q) == "raise-income valuables"


def test_a_settlement_reinforces_in_the_last_rounds() -> None:
    last = {"rounds": 8}
    q = visit("F1 NW", round=7, table=last, troops=[("castle_halberdiers",)])
    assert advised(q) == "reinforce castle_halberdiers"
    q = visit("F1 NW", round=2, table=last, troops=[("castle_halberdiers",)])
    assert advised(q) == "raise-income gold"


def test_nothing_is_given_away() -> None:
    q = island(heroes={0: "S1 E"})
    q.choose("rule-give-units 1")
    assert (q.asked, advised(q)) == ("0 share", "done")


def before_a_fight(**more: Any) -> Quest:
    """Seat 0 has announced a fight and may use the Town first."""
    q = Quest(heroes={0: "F1 C"}, gold=12, round=3, buildings=("dwelling_bronze",), **more)
    q.go("F1 NW")
    assert q.asked == "0 announced"
    return q


def test_units_are_bought_before_a_fight() -> None:
    assert advised(before_a_fight()) == "population"


def test_nothing_is_bought_while_a_tranche_is_due() -> None:
    due = [{"rule": "tranches", "due": {4: 20}}]
    assert advised(before_a_fight(table={"rules": due})) == "pass"


def drawn_to(q: Quest, place: str) -> bool:
    return q.at(place) in plan(q.s, 0, Leader.MAIN)


def test_only_guards_that_cost_little_are_fought() -> None:
    weak = Quest(heroes={0: "F1 C"}, troops=[("castle_halberdiers",)])
    strong = Quest(heroes={0: "F1 C"}, troops=[("castle_archangels+", "castle_champions+")])
    assert not drawn_to(weak, "F1 NW")
    assert drawn_to(strong, "F1 NW")
