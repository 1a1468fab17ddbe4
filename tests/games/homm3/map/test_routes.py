"""Riding to a destination: the ways that the helps tell, and how far enemies can come."""

import random
from typing import Any

import pytest

import rulebound
from rulebound.core.match import Match
from rulebound.games.homm3.map.fields import change
from tests.games.homm3.quests import Quest

OPEN = ("S3 -3,1 r1", "S1 3,-1", "F1 0,0 r1")
"""Castle and Necropolis with a far tile between them, turned so that one can ride through."""
ASKED = "homm3-ask-turn"


def ways(q: Quest, to: str, hero: str = "main") -> list[list[str]]:
    """The ways to a Field, each with the Fields on it as tests write them."""
    told = q.match.helps(0)["rides"][hero].get(q.ref(to), [])
    names = {q.ref(f"{tile} {at}"): f"{tile} {at}" for tile in ("S3", "F1", "S1") for at in PLACES}
    return [[names[at] for at in ride["fields"]] for ride in told]


PLACES = ("NW", "NE", "W", "C", "E", "SW", "SE")


def step(q: Quest, to: str, hero: str = "main") -> dict[str, Any]:
    found: dict[str, Any] = q.match.helps(0)["steps"][hero][q.ref(to)]
    return found


def test_h3_3_24_a_ride_is_the_shortest_way_over_open_edges() -> None:
    q = Quest(OPEN)
    assert ways(q, "S3 NE") == [["S3 NE"]]
    assert ways(q, "F1 SE") == [["S3 NE", "F1 SE"]]  # the Field between them is barred by a line
    assert q.match.helps(0)["rides"]["main"][q.ref("F1 SE")][0]["cost"] == 2
    assert ways(q, "S3 NW") == []  # Blocked
    assert ways(q, "S3 C") == []  # there it stands


def test_ways_differ_in_what_is_visited_and_the_quietest_comes_first() -> None:
    q = Quest(OPEN)
    assert ways(q, "F1 C") == [["S3 NE", "F1 SW", "F1 C"], ["S3 NE", "F1 SE", "F1 C"]]
    q = Quest(OPEN, flags={"F1 SW": 0})
    assert step(q, "F1 SE")["visit"] is True
    assert step(q, "S3 NE") == {}


def test_h3_3_21_what_is_too_far_is_told_with_its_cost() -> None:
    q = Quest(OPEN)
    far = q.match.helps(0)["far"]["main"]
    assert (far[q.ref("F1 NW")], far[q.ref("S1 W")]) == (4, 5)
    assert q.ref("F1 C") not in far
    assert q.ref("F1 NW") in Quest(OPEN, movement=(4, 0)).match.helps(0)["rides"]["main"]
    assert Quest(OPEN, movement=(0, 0)).match.helps(0)["rides"]["main"] == {}


def test_h3_8_30_a_ride_ends_where_guards_stand() -> None:
    q = Quest(OPEN, movement=(9, 0))
    assert ways(q, "F1 NW") != []
    assert ways(q, "S1 C") == []  # behind guards of a Mine and a Settlement
    # H3-10.9: guards that are beaten without a combat hold nobody up.
    assert Quest(OPEN, movement=(9, 0), level=4).match.helps(0)["rides"]["main"].keys() >= {
        q.ref("S1 C")
    }


def test_h3_10_6_a_ride_does_not_lead_through_an_enemy_town() -> None:
    q = Quest(OPEN, movement=(9, 0), level=4, heroes={1: "F1 NE"})
    assert step(q, "S1 C")["storm"] == 1
    around = {tuple(ride["fields"]) for ride in q.match.helps(0)["rides"]["main"][q.ref("S1 SE")]}
    assert all(q.ref("S1 C") not in fields for fields in around)


def test_h3_10_2_a_ride_ends_at_an_enemy_hero() -> None:
    q = Quest(OPEN, heroes={1: "S3 NE"})
    assert ways(q, "S3 NE") == [["S3 NE"]]
    assert step(q, "S3 NE")["hero"] == {"seat": 1, "hero": "main", "friend": False}
    assert ways(q, "F1 SW") == []


def test_h3_3_25_a_ride_passes_over_a_friend_and_does_not_stop_there() -> None:
    q = Quest(OPEN, seconds={0: "S3 NE"})
    assert ways(q, "S3 NE") == []
    assert ways(q, "F1 SW") == [["S3 NE", "F1 SW"]]


def test_h3_3_21_rounds_are_counted_by_what_is_left_after_the_ride() -> None:
    q = Quest(OPEN)
    assert step(q, "S3 W")["guards"]["rounds"] == 3
    assert step(q, "F1 E")["guards"] == {
        "level": 2,
        "quick": False,
        "tiers": {"bronze": 2},
        "xp": 2,
        "rounds": 1,
    }


def test_h3_14_1_guards_are_told_everywhere_and_at_any_time() -> None:
    q = Quest(OPEN)
    for seat in (0, 1):
        guards = q.match.helps(seat)["guards"]
        assert guards[q.ref("F1 NW")]["tiers"] == {"bronze": 2, "silver": 1}
    assert "rides" not in q.match.helps(1)
    assert q.match.helps(None) == {}


def test_h3_13_30_the_known_garrison_of_a_random_town_is_named() -> None:
    q = Quest((*OPEN, "C5 3,-4"))
    at = q.at("C5 C")
    assert "troops" not in q.match.helps(0)["guards"][q.ref("C5 C")]  # no faction was chosen yet
    change(q.s, at, faction="dungeon")
    told = q.match.helps(0)["guards"][q.ref("C5 C")]
    packs = [troop["pack"] for troop in told["troops"]]
    assert (told["tiers"], packs, told["walls"]) == (
        {"bronze": 1},
        [True, True, False, False],
        True,
    )


def test_own_guards_of_a_location_come_in_place_of_an_azure_unit() -> None:
    q = Quest((*OPEN, "U7 3,-4"))
    told = q.match.helps(0)["guards"][q.ref("U7 C")]
    assert [troop["kind"] for troop in told["troops"]] == ["neutral_cyclopes"] * 2
    assert told["tiers"] == {"azure": 1}  # of two on this difficulty


def test_threats_are_what_enemies_reach_in_their_next_turn() -> None:
    q = Quest(OPEN, heroes={1: "F1 C"}, factions=("castle", "necropolis"))
    q.w.realms[1].movement = (1, 0)
    (threat,) = q.match.helps(0)["threats"]
    assert (threat["seat"], threat["hero"], threat["points"]) == (1, "main", 1)
    assert q.ref("F1 SW") in threat["fields"]
    assert q.ref("S3 NE") not in threat["fields"]
    q.w.realms[1].movement = (2, 0)
    assert q.ref("S3 NE") in q.match.helps(0)["threats"][0]["fields"]


def test_h3_3_22_whose_turn_is_over_has_new_points_in_the_next_one() -> None:
    q = Quest(OPEN, heroes={1: "F1 C"})
    q.w.order, q.w.turn = (1, 0), 1
    assert q.match.helps(0)["threats"][0]["points"] == 3
    assert q.match.helps(1)["threats"][0]["points"] == 3  # the other one rides now


def test_allies_are_no_threat() -> None:
    assert Quest(OPEN, mode="cooperative").match.helps(0)["threats"] == []


@pytest.mark.parametrize(
    ("to", "reason"),
    [
        ("F1 NW", ("far-field", {"need": 4, "have": 3})),
        ("S1 C", ("fight-first", {"location": "settlement"})),
        ("F1 W", ("blocked", {})),
        ("F1 C", ("not-beside", {})),
    ],
)
def test_why_a_field_cannot_be_reached(to: str, reason: tuple[str, dict[str, Any]]) -> None:
    q = Quest(OPEN)
    text = q.match.why_not(0, f"field:{q.ref(to)}")
    assert text is not None
    assert (text.id.removeprefix("homm3-why-"), dict(text.args)) == reason


def test_h3_8_7_a_border_around_which_no_way_leads() -> None:
    q = Quest(("S3 -3,1", "S1 3,-1", "F1 0,0"), heroes={0: "S3 E"})
    texts = [q.match.why_not(0, f"field:{q.ref(at)}") for at in ("F1 SW", "F1 C")]
    assert [text and text.id for text in texts] == ["homm3-why-border", "homm3-why-no-way"]


# ---- every ride that is told can be ridden ----


def ride(match: Match, seat: int, hero: str, fields: list[str]) -> int:
    """Ride as far as nothing else is asked; how many steps were made."""
    for made, at in enumerate(fields):
        if not match.awaits(seat, ASKED, f"go {hero} {at}"):
            return made
        match.choose(f"go {hero} {at}")
    return len(fields)


@pytest.mark.parametrize("scenario", ["first_light", "gold_rush", "astral_run"])
def test_whatever_ride_is_told_can_be_ridden(scenario: str) -> None:
    rng = random.Random(5)
    seats = 1 if scenario == "first_light" else 2
    options = {"form": "scenario", "scenario": scenario}
    match = rulebound.game("homm3").start(seats=seats, options=options, seed=3)
    ridden = 0
    for _ in range(260):
        decision = match.decision
        if decision is None:
            break
        if decision.prompt.id == ASKED:
            ridden += check_rides(match, decision.seat)
        match.choose(rng.randrange(len(decision.options)))
    assert ridden > 20


def check_rides(match: Match, seat: int) -> int:
    helps = match.helps(seat)
    count = 0
    for hero, told in helps["rides"].items():
        left = match.view(seat)["world"]["realms"][seat]["heroes"][hero]["movement"]
        for to, known in told.items():
            for way in known:
                assert way["fields"][-1] == to
                assert way["cost"] <= left
                twin = match.fork()
                made = ride(twin, seat, hero, way["fields"])
                assert made, "the first step is always offered"
                stopped = twin.decision is None or twin.decision.prompt.id != ASKED
                assert made == len(way["fields"]) or stopped
                count += made > 1
    return count
