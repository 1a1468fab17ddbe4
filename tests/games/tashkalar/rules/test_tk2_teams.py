"""TK-2.10: two teams of two, and passing control."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    options,
    pass_turn,
    pieces,
    play,
    starting,
)

KNIGHT = """
 6  .. .. bh
 5  rc rc rc
 4  rc .. ..
    d  e  f
"""
# Red is behind by 5 upgraded pieces and 7 in all.
BEHIND = """
 7  bh bh bh bh bh
 6  bc bc .. .. ..
    c  d  e  f  g
"""
NO_STONES = """
 7  rc rc rc rc rc rc rc rc rc
 6  rh rh rh rc rc rc rc rc ..
    a  b  c  d  e  f  g  h  i
"""
SCHOOLS = ["sylvan", "northern", "southern", "highland"]


def start(seed: int = 1, form: str = "high_form", **chosen: Any) -> Match:
    chosen = {"form": form, "teams": True, **chosen}
    return rulebound.game("tashkalar").start(seats=4, options=chosen, seed=seed)


def team(board: str = "", form: str = "high_form", lines: str = "", **more: Any) -> Match:
    """Seats 0 and 2 are red, 1 and 3 blue; 0 and 1 hold Imperial cards."""
    return arena(board, seats=4, form=form, teams=True, lines=lines, **more)


def hand(match: Match, seat: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = match.view(seat)["hand"]
    return found


def counts(match: Match, seat: int) -> list[int]:
    return list(match.view()["seats"][seat]["hand"].values())


def seat_to_choose(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


def kinds(match: Match) -> set[str]:
    assert match.decision is not None
    return {option.kind for option in match.decision.options}


class TestSetup:
    def test_tk_2_10_1_teammates_sit_opposite_each_other(self) -> None:
        match = start(first=1)
        assert [seat["side"] for seat in match.view()["seats"]] == [0, 1, 0, 1]
        order = []
        for _ in range(5):
            order.append(match.view()["turn"]["seat"])
            pass_turn(match)
        assert order == [1, 2, 3, 0, 1]

    def test_tk_2_10_2_four_decks_and_one_colour_a_team(self) -> None:
        for seed in range(10):
            seats = start(seed).view()["seats"]
            assert len({seat["school"] for seat in seats}) == 4
            assert seats[0]["colour"] == seats[2]["colour"]
            assert seats[1]["colour"] == seats[3]["colour"]
            assert seats[0]["colour"] != seats[1]["colour"]

    @pytest.mark.parametrize(
        ("first", "colours"),
        [
            (0, ["green", "blue"]),
            (1, ["red", "blue"]),
            (2, ["red", "brown"]),
            (3, ["green", "brown"]),
        ],
    )
    def test_d_33_the_colour_of_the_deck_of_the_member_who_plays_earlier(
        self, first: int, colours: list[str]
    ) -> None:
        seats = start(first=first, schools=SCHOOLS).view()["seats"]
        assert [seats[0]["colour"], seats[1]["colour"]] == colours

    def test_d_33_or_any_other_colour(self) -> None:
        seats = start(schools=SCHOOLS, colours=["blue", "brown"]).view()["seats"]
        assert [seat["colour"] for seat in seats] == ["blue", "brown", "blue", "brown"]

    def test_tk_2_10_3_six_cards_of_each_deck_lie_sideways(self) -> None:
        for seat in start().view()["seats"]:
            assert seat["deck"]["size"] == 15
            assert seat["deck"]["sideways"] == 6

    @pytest.mark.parametrize("first", [0, 1, 2, 3])
    def test_tk_2_10_4_the_legends_go_to_the_member_who_plays_earlier(self, first: int) -> None:
        match = start(first=first)
        for turn in range(4):
            seat = (first + turn) % 4
            assert counts(match, seat) == ([3, 2, 1] if turn < 2 else [3, 0, 1])
        assert match.view()["decks"]["legends"]["size"] == 12 - 4

    @pytest.mark.parametrize("first", [0, 3])
    def test_tk_2_10_5_d_40_the_fourth_player_places_the_starting_pieces(self, first: int) -> None:
        match = start(form="duel", first=first, colours=["red", "blue"])
        assert seat_to_choose(match) == (first + 3) % 4
        assert options(match) == ["start c5 red", "start c5 blue"]
        play(match, "start c5 blue")
        assert pieces(match) == {"c5": "bc", "g5": "rc"}
        supplies = [seat["supply"]["stones"] for seat in match.view()["seats"]]
        assert supplies == [15] * 4


class TestTurns:
    def test_tk_2_10_6_all_pieces_of_the_team_are_yours(self) -> None:
        match = team(hand2="wild_eagle", lines="actions: 1")
        play(match, "place d5", "end")
        pass_turn(match)
        assert match.view()["turn"]["seat"] == 2
        play(match, "place f5", "summon wild_eagle e6", "skip")
        assert {pieces(match)[square] for square in ("d5", "f5", "e6")} == {"rc"}

    def test_tk_2_10_6_only_cards_in_your_own_hand(self) -> None:
        match = team(KNIGHT, hand2="hungry_bear", hand="knight", lines="turn: 2")
        assert not starting(match, "summon knight")
        assert starting(match, "summon hungry_bear")
        assert starting(match, "discard") == ["discard hungry_bear"]

    def test_tk_2_10_6_the_legends_are_with_the_member_whose_turn_it_is(self) -> None:
        match = start(first=0)
        legends = hand(match, 0)["legends"]
        for turn in range(8):
            holders = [counts(match, seat)[1] for seat in range(4)]
            seat = turn % 4
            assert holders[seat] == 2
            assert holders[(seat + 2) % 4] == 0
            pass_turn(match)
        assert sorted(hand(match, 0)["legends"]) == sorted(legends)

    def test_tk_2_10_7_only_the_starting_player_has_one_action(self) -> None:
        match = start(first=2)
        found = []
        for _ in range(5):
            found.append(actions(match))
            pass_turn(match)
        assert found == [1, 2, 2, 2, 2]

    def test_tk_2_10_8_flares_compare_the_two_colours(self) -> None:
        match = team(BEHIND, hand2="flare_10", form="duel", lines="turn: 2")
        play(match, "flare flare_10")
        assert [seat["score"] for seat in match.view()["seats"]] == [0, 1, 0, 1]

    def test_tk_2_10_8_tasks_belong_to_the_team(self) -> None:
        match = team(lines="tasks: destruction\nturn: 2\nactions: 0\ndestroyed: bc bc bc")
        play(match, "claim destruction")
        seats = match.view()["seats"]
        assert [seat["claimed"] for seat in seats] == [["destruction"], [], ["destruction"], []]
        assert [seat["score"] for seat in seats] == [1, 0, 1, 0]

    @pytest.mark.parametrize(("size", "sideways"), [("knight bomb", 2), ("", 0)])
    def test_tk_2_10_9_d_34_of_fewer_cards_all_lie_sideways(self, size: str, sideways: int) -> None:
        match = team(lines=f"seat 0:\nhand: herald cannon champion\ndeck: {size}")
        assert match.view()["seats"][0]["deck"]["sideways"] == sideways

    def test_tk_2_10_9_d_34_cards_put_under_a_short_deck_lie_sideways_too(self) -> None:
        match = team(
            lines="seat 0:\nhand: herald cannon champion\ndeck: knight bomb\nend: 0 4 deck"
        )
        play(match, "discard herald", "return cannon", "return champion")
        deck = match.view()["seats"][0]["deck"]
        assert (deck["size"], deck["sideways"]) == (4, 4)
        play(match, "place a5", "end")
        assert match.view()["end"] == {
            "last": 0,
            "turns_left": 3,
            "resigning": [],
            "agreeing": [],
            "result": None,
        }


class TestPassing:
    def test_tk_2_10_10_before_any_action_that_is_left(self) -> None:
        match = team()
        assert can(match, "pass control")
        play(match, "place a5")
        assert can(match, "pass control")

    def test_tk_2_10_10_d_32_not_without_an_action_or_effect(self) -> None:
        match = play(team(lines="actions: 1"), "place a5")
        assert options(match) == ["end"]

    def test_tk_2_10_10_at_any_point_of_an_effect(self) -> None:
        match = play(team(KNIGHT, hand="knight", lines="actions: 1"), "summon knight e6")
        for square in ("f6", "g6"):
            assert can(match, "pass control")
            play(match, f"move {'e6' if square == 'f6' else 'f6'} {square}")
        assert can(match, "pass control")
        play(match, "skip")
        assert options(match) == ["end"]

    def test_tk_2_10_10_not_while_a_summoning_is_declared(self) -> None:
        match = team(NO_STONES, hand="messenger")
        play(match, "summon messenger b5 r90")
        assert asks(match) == "lift"
        assert not can(match, "pass control")

    def test_tk_2_10_10_not_inside_a_place_or_discard_action(self) -> None:
        match = play(team(NO_STONES), "lift a7")
        assert kinds(match) == {"place"}
        match = play(team(hand="knight bomb"), "discard knight")
        assert options(match) == ["return bomb", "done"]

    def test_tk_2_10_10_only_in_team_games(self) -> None:
        assert not can(arena(), "pass control")
        assert not can(arena(seats=4), "pass control")

    def test_tk_2_10_11_the_legends_change_hands_at_once(self) -> None:
        match = team(hand="knight titan leviathan flare_01")
        play(match, "pass control")
        assert hand(match, 0) == {"beings": ["knight"], "legends": [], "flares": ["flare_01"]}
        assert hand(match, 2) == {"beings": [], "legends": ["titan", "leviathan"], "flares": []}
        assert match.view()["turn"]["controller"] == 2
        assert match.view()["turn"]["seat"] == 0

    def test_tk_2_10_12_the_teammate_makes_all_remaining_choices(self) -> None:
        match = play(team(KNIGHT, hand="knight"), "summon knight e6", "pass control")
        assert seat_to_choose(match) == 2
        assert asks(match) == "move"
        play(match, "move e6 f6", "move f6 g6")
        assert seat_to_choose(match) == 2
        play(match, "skip")
        assert (asks(match), seat_to_choose(match), actions(match)) == ("action", 2, 1)

    def test_tk_2_10_12_a_lower_half_not_yet_begun_included(self) -> None:
        match = play(team(BEHIND, hand="flare_02"), "flare flare_02", "place a5", "pass control")
        assert seat_to_choose(match) == 2
        play(match, "place a6")  # the lower half
        assert actions(match) == 2
        assert pieces(match)["a6"] == "rc"
        assert match.view()["decks"]["flares"]["discard"] == ["flare_02"]

    def test_tk_2_10_13_then_nothing_but_placing(self) -> None:
        match = team(
            KNIGHT,
            hand="knight titan",
            hand2="hungry_bear flare_12",
        )
        play(match, "pass control")
        assert kinds(match) == {"place"}
        assert len(options(match)) == 69 - 5
        play(match, "place a5")
        assert kinds(match) == {"place"}

    def test_tk_2_10_13_a_gained_action_is_the_teammates(self) -> None:
        match = team(
            """
             7  bh bh bh bh bh
             6  bc bc bc bc ..
             5  rc rc .. .. ..
                c  d  e  f  g
            """,
            hand="flare_07",
            lines="actions: 0",
        )
        play(match, "flare flare_07", "pass control", "place a5", "upgrade c5")
        assert (asks(match), seat_to_choose(match), actions(match)) == ("action", 2, 1)
        assert kinds(match) == {"place"}
        play(match, "place a6")
        assert seat_to_choose(match) == 0

    def test_tk_2_10_13_the_shortage_rule_included(self) -> None:
        match = play(team(NO_STONES, lines="actions: 1"), "pass control")
        assert kinds(match) == {"lift"}
        play(match, "lift b6", "place e1")
        assert pieces(match)["e1"] == "rc"
        assert seat_to_choose(match) == 0

    def test_tk_2_10_14_then_the_owner_only_finishes_the_turn(self) -> None:
        match = team(BEHIND, hand="knight flare_02", lines="tasks: destruction")
        assert can(match, "flare flare_02")
        play(match, "pass control", "place a5", "place a6")
        assert seat_to_choose(match) == 0
        assert options(match) == ["end"]

    def test_tk_2_10_14_control_is_passed_once_a_turn(self) -> None:
        match = play(team(KNIGHT, hand="knight"), "summon knight e6", "pass control")
        assert not can(match, "pass control")
        play(match, "skip")
        assert not can(match, "pass control")

    def test_tk_2_10_14_and_again_in_the_next_turn(self) -> None:
        match = play(team(), "pass control", "place a5", "place a6", "end")
        assert not match.view()["turn"]["passed"]
        assert can(match, "pass control")

    def test_tk_2_10_15_what_the_teammate_did_counts_for_the_owner(self) -> None:
        match = team(KNIGHT, form="duel", hand="knight", lines="actions: 1")
        play(match, "summon knight e6", "pass control", "move e6 f6", "skip")
        assert seat_to_choose(match) == 0
        play(match, "end")
        assert match.view()["seats"][0]["score"] == 1
        assert match.view()["turn"]["seat"] == 1

    def test_tk_2_10_15_for_claims_too(self) -> None:
        match = team(
            """
             6  .. rc ..
             5  rc .. rc
             4  .. rc ..
                d  e  f
            """,
            lines="tasks: center_cross\nactions: 1",
        )
        play(match, "pass control", "place e5")
        assert seat_to_choose(match) == 0
        play(match, "claim center_cross")
        assert match.view()["seats"][2]["score"] == 2
        assert match.view()["turn"]["seat"] == 1


class TestDrawAndEnd:
    @pytest.mark.parametrize("passing", [True, False])
    def test_tk_2_10_16_the_owner_draws_beings_and_a_flare_the_teammate_legends(
        self, passing: bool
    ) -> None:
        match = team(hand="knight titan", hand2="hungry_bear", lines="actions: 1")
        play(match, *(["pass control"] if passing else []), "place a5", "end")
        assert counts(match, 0) == [3, 0, 1]
        assert counts(match, 2) == [1, 2, 0]
        assert "titan" in hand(match, 2)["legends"]

    def test_tk_2_10_16_extra_cards_to_the_owner_extra_legends_to_the_teammate(self) -> None:
        match = play(team(lines="actions: 0\nextra: 1 1"), "end")
        assert counts(match, 0) == [4, 0, 1]
        assert counts(match, 2) == [0, 3, 0]

    def test_d_47_an_extra_turn_is_played_without_legends(self) -> None:
        match = team(hand="titan", lines="actions: 0\nflags: extra_turn")
        play(match, "end")
        assert match.view()["turn"]["seat"] == 0
        assert counts(match, 0) == [3, 0, 1]
        assert counts(match, 2) == [0, 2, 0]
        pass_turn(match)
        assert match.view()["turn"]["seat"] == 1
        assert counts(match, 2) == [0, 2, 0]

    @pytest.mark.parametrize(
        ("drawn", "last"),
        [("knight bomb", None), ("knight", 0), ("", 0)],
        ids=["one straight card left", "the last straight card", "a sideways one too"],
    )
    def test_tk_2_10_17_the_last_straight_card_triggers_the_end(
        self, drawn: str, last: int | None
    ) -> None:
        deck = "champion summoner hypnotist assassin time_mage messenger chronicler cannon"
        match = team(lines=f"seat 0:\nhand: {drawn}\ndeck: {deck}\nactions: 0")
        play(match, "end")
        assert match.view()["end"]["last"] == last
        if last is not None:
            assert match.view()["end"]["turns_left"] == 4

    def test_tk_2_10_17_the_last_card_itself_triggers_nothing_more(self) -> None:
        match = team(lines="seat 0:\nhand: knight bomb\ndeck: herald\nactions: 0")
        play(match, "end")
        assert match.view()["seats"][0]["deck"]["size"] == 0
        assert match.view()["end"]["last"] is None

    def test_tk_2_10_18_every_player_has_one_more_turn(self) -> None:
        match = team(form="duel", lines="seat 1:\nscore: 18\nturn: 3\nactions: 0")
        play(match, "end")
        order = []
        while match.decision is not None:
            order.append(match.view()["turn"]["seat"])
            pass_turn(match)
        assert order == [0, 1, 2, 3]
        assert match.result is not None
        assert match.result.ranking == ((1, 3), (0, 2))
        assert match.result.scores == (0, 18, 0, 18)

    def test_tk_2_10_18_nine_points_of_a_high_form_team(self) -> None:
        match = team(
            " 5  rl rl rl\n    d  e  f",
            lines="seat 2:\nclaimed: side_chain corner_chain\ntasks: destruction\nactions: 0",
        )
        play(match, "end")
        assert match.view()["end"]["last"] == 0
        assert match.view()["end"]["turns_left"] == 4

    def test_d_30_a_team_resigns_only_together(self) -> None:
        match = team()
        match.aside(2, "resign")
        assert match.result is None
        assert match.view()["end"]["resigning"] == [2]
        match.aside(3, "resign")  # one of the other team
        assert match.result is None
        match.aside(0, "resign")
        assert match.decision is None
        assert match.result is not None
        assert match.result.ranking == ((1, 3), (0, 2))
        assert match.result.reason.args == {"seat": [0, 2], "count": 2}

    def test_d_30_until_then_it_can_be_withdrawn(self) -> None:
        match = team()
        match.aside(2, "resign")
        assert [option.notation for option in match.asides(2)] == ["keep playing"]
        match.aside(2, "keep playing")
        match.aside(0, "resign")
        assert match.result is None
        assert match.view()["end"]["resigning"] == [0]

    def test_tk_2_5_6_all_four_have_to_agree_that_it_is_settled(self) -> None:
        match = team(form="duel", lines="seat 0:\nscore: 19\nend: 0 3 score")
        for seat in (0, 1, 2):
            match.aside(seat, "settle")
            assert match.result is None
        match.aside(3, "settle")
        assert match.result is not None
        assert match.result.winners == (0, 2)
