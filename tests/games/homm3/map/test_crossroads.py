"""Crossroads, a scenario of our own."""

from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map.fields import guard
from rulebound.games.homm3.map.scenario_reading import shipped
from tests.games.homm3.map.test_scenarios_clash import rules_of
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest


def test_crossroads_is_fair_to_both() -> None:
    """The map looks the same from both sides."""
    (layout,) = shipped()["crossroads"].maps
    slots = {slot.at: (slot.kind, slot.has, slot.without) for slot in layout.slots}
    assert {(-q, -r): what for (q, r), what in slots.items()} == slots


def test_crossroads_needs_the_core_box_only() -> None:
    match = GAME.start(seats=2, options={"form": "scenario", "scenario": "crossroads"}, seed=3)
    assert state(match).map.boxes == {"core"}


def test_crossroads_obelisk_offers_three_things() -> None:
    q = Quest(
        ("S3 -3,1", "S1 3,-1", "N3 0,0"),
        heroes={0: "N3 W"},
        table=rules_of("crossroads", "field_steps"),
    )
    q.go("N3 C")
    assert [o.split()[0] for o in q.offered] == [
        "choose-gain",
        "choose-search",
        "choose-experience",
    ]
    q.choose("choose-experience 3 1")
    assert q.player.xp == 1


def test_crossroads_guards_of_the_crossing_are_lower() -> None:
    tiles = ("S3 -3,1", "S1 3,-1", "C1 0,0 label=crossroads")
    q = Quest(tiles, table=rules_of("crossroads", "lower_guards"))
    assert guard(q.s, q.at("C1 NW")) == 4
    assert guard(q.s, q.at("C1 C")) == 7
