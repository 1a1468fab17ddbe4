"""What everybody did, once a match is over."""

import rulebound
from rulebound.core.events import Event
from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.evaluate import habit
from rulebound.games.homm3.table.tally import tally
from tests.games.conformance import start
from tests.games.homm3.map.test_first_light import sensible


def told(*events: tuple[str, dict[str, object]]) -> list[Event]:
    return [Event(0, kind, args) for kind, args in events]


def over(winner: int, seats: list[int], fallen: list[int], how: str = "defeat") -> Event:
    args = {"winner": winner, "how": how, "seats": seats, "fallen": fallen}
    return Event(0, "combat-over", args)


# ---- counting ----


def test_combats_count_for_both_sides() -> None:
    one, two = tally([over(1, [0, 1], [3, 2])], 2)
    assert (one["combats_won"], one["combats_lost"], one["units_beaten"]) == (0, 1, 2)
    assert (two["combats_won"], two["combats_lost"], two["units_lost"]) == (1, 0, 2)


def test_guards_have_no_count_of_their_own() -> None:
    (one,) = tally([over(0, [0, -1], [1, 4])], 1)
    assert (one["combats_won"], one["units_lost"], one["units_beaten"]) == (1, 1, 4)


def test_h3_10_76_a_retreat_is_no_defeat() -> None:
    (one,) = tally([over(-1, [0, -1], [1, 0], "retreat")], 1)
    assert (one["retreats"], one["combats_lost"], one["units_lost"]) == (1, 0, 1)


def test_an_army_without_a_player_that_attacks() -> None:
    (one,) = tally([over(1, [-1, 0], [2, 0])], 1)
    assert (one["combats_won"], one["units_beaten"]) == (1, 2)


def test_gold_that_comes_and_goes() -> None:
    events = told(
        ("gained", {"seat": 0, "gold": 15, "materials": 0, "valuables": 0}),
        ("round", {"number": 1}),
        ("gained", {"seat": 0, "gold": 10, "materials": 2, "valuables": 0}),
        ("paid", {"seat": 0, "gold": 6, "materials": 1, "valuables": 0}),
        ("exchanged", {"seat": 0, "sell": "materials", "give": 2, "buy": "gold", "get": 4}),
        ("exchanged", {"seat": 0, "sell": "gold", "give": 3, "buy": "valuables", "get": 1}),
    )
    (one,) = tally(events, 1)
    assert (one["gold_earned"], one["gold_spent"]) == (14, 9)


def test_the_starting_army_is_not_recruited() -> None:
    joined = ("joined", {"seat": 0, "troop": "castle_griffins", "pack": 0})
    (one,) = tally(told(joined, ("round", {"number": 1}), joined), 1)
    assert one["recruited"] == 1


def test_flags_levels_and_what_happens_to_nobody() -> None:
    events = told(
        ("flagged", {"seat": 1, "location": "mine", "field": "0,0"}),
        ("flagged", {"seat": 1, "location": "settlement", "field": "0,0"}),
        ("flagged", {"seat": 1, "location": "town", "field": "0,0"}),
        ("flagged", {"seat": 1, "location": "obelisk", "field": "0,0"}),
        ("level", {"seat": 1, "level": 3}),
        ("level", {"seat": 1, "level": 2}),
        ("announced", {"seat": -1, "hero": "", "rover": "foes"}),
    )
    one, two = tally(events, 2)
    assert (two["mines"], two["towns"], two["level"]) == (1, 2, 3)
    assert (one["mines"], one["towns"], one["level"]) == (0, 0, 1)


# ---- in matches ----


def test_it_is_told_in_the_end_and_not_before() -> None:
    match = GAME.start(seats=1, options={"form": "scenario"}, seed=1)
    assert "tally" not in match.helps(0)
    (mine,) = sensible(1).helps(0)["tally"]
    assert mine["combats_won"] >= 1
    assert mine["towns"] == 1
    assert mine["level"] >= 2
    assert mine["gold_spent"] > 0


def test_a_finished_record_has_it_too() -> None:
    match = sensible(1)
    again = rulebound.replay(match.record())
    assert again.helps(None)["tally"] == match.helps(0)["tally"]


def test_without_a_log_there_is_none() -> None:
    match = sensible(1).fork()
    assert match.result is not None
    assert "tally" not in match.helps(0)


def test_a_skirmish_has_it_too() -> None:
    match = start("homm3", 2, {"form": "skirmish"}, 3)
    rng = Rng(3)
    while match.decision is not None:
        match.choose(habit(match._state, match.decision, rng))
    one, two = match.helps(1)["tally"]
    assert one["combats_won"] + two["combats_won"] == 1
    assert one["units_lost"] == two["units_beaten"]


def test_nothing_in_it_tells_what_only_one_seat_saw() -> None:
    secret = Event(0, "gained", {"seat": 0, "gold": 5}, eyes=1)
    match = sensible(1)
    before = match.helps(0)["tally"]
    match._state.log.events.append(secret)
    assert match.helps(0)["tally"] == before
