"""TK-2.5: what triggers the end, the final round, extra turns, tie-breaks, resigning."""

import pytest

from rulebound import Match
from rulebound.core.errors import IllegalChoice, MatchOver
from rulebound.core.flow import Text
from tests.games.tashkalar.arena import arena, asks, can, options, pass_turn, pieces, play

NINE = "side_chain corner_chain color_conquest"  # 3 + 3 + 3
EIGHT = "side_chain corner_chain center_cross"  # 3 + 3 + 2
TASKS = "tasks: destruction red_summoning imprisonment"


def end(match: Match) -> dict[str, object]:
    found: dict[str, object] = match.view()["end"]
    return found


def order_of_turns(match: Match) -> list[int]:
    """Play on without doing anything of note; the seats in the order of their turns."""
    seats = []
    while match.decision is not None:
        seats.append(match.view()["turn"]["seat"])
        pass_turn(match)
        assert len(seats) < 20
    return seats


def asides(match: Match, seat: int) -> list[str]:
    return [option.notation for option in match.asides(seat)]


class TestTriggers:
    def test_tk_2_5_1_drawing_the_last_card_of_the_own_deck(self) -> None:
        match = arena(lines="seat 0:\nhand: knight\ndeck: bomb herald\nactions: 0")
        play(match, "end")
        assert end(match)["last"] == 0
        assert end(match)["turns_left"] == 2

    def test_tk_2_5_1_not_the_last_but_one(self) -> None:
        match = arena(lines="seat 0:\nhand: knight\ndeck: bomb herald cannon\nactions: 0")
        play(match, "end")
        assert match.view()["seats"][0]["deck"]["size"] == 1
        assert end(match)["last"] is None

    def test_tk_2_5_1_an_extra_card_may_be_the_last(self) -> None:
        match = arena(
            lines="seat 0:\nhand: knight\ndeck: bomb herald cannon\nactions: 0\nextra: 1 0"
        )
        play(match, "end")
        assert end(match)["last"] == 0

    def test_tk_2_5_1_shared_decks_trigger_nothing(self) -> None:
        match = arena(lines="legend deck: titan leviathan\nflare deck: flare_01\nactions: 0")
        play(match, "end")
        assert match.view()["decks"]["legends"]["size"] == 0
        assert match.view()["decks"]["flares"]["size"] == 0
        assert end(match)["last"] is None

    def test_tk_2_5_2_checked_after_drawing_at_the_end_of_the_turn(self) -> None:
        match = arena(lines=f"seat 0:\nclaimed: {NINE}\n{TASKS}\nactions: 1")
        play(match, "place a5")
        assert end(match)["last"] is None
        play(match, "end")
        assert end(match)["last"] == 0
        told = [event["kind"] for event in match.log()]
        assert told[-2:] == ["end-triggered", "turn"]
        assert "drew-hidden" in told[:-2]

    def test_tk_2_5_2_a_score_that_falls_again_changes_nothing(self) -> None:
        match = arena(
            """
             6  .. .. rl
             5  bc .. ..
             4  bc bc ..
             3  .. bc ..
                d  e  f
            """,
            hand1="champion",
            lines=f"seat 0:\nclaimed: {EIGHT}\n{TASKS}\nactions: 0",
        )
        play(match, "end", "summon champion e5", "destroy f6")
        assert match.view()["seats"][0]["score"] == 8
        assert end(match)["last"] == 0
        assert order_of_turns(match) == [1, 0]
        assert match.result is not None

    def test_tk_2_5_2_only_the_first_trigger_counts(self) -> None:
        match = arena(
            lines=f"""
             seat 0:
               claimed: {NINE}
             seat 1:
               hand: knight
               deck: bomb
             {TASKS}
             actions: 0
            """
        )
        play(match, "end")
        pass_turn(match)
        assert match.view()["seats"][1]["deck"]["size"] == 0
        assert end(match)["last"] == 0
        assert end(match)["turns_left"] == 1

    def test_tk_2_5_3_the_turn_owner_is_last_whoever_has_the_points(self) -> None:
        match = arena(lines=f"seat 1:\nclaimed: {NINE}\n{TASKS}\nactions: 0")
        play(match, "end")
        assert end(match)["last"] == 0
        assert order_of_turns(match) == [1, 0]


class TestFinalRound:
    @pytest.mark.parametrize(
        ("seats", "turn", "order"),
        [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 1, [2, 0, 1]), (4, 2, [3, 0, 1, 2])],
    )
    def test_tk_2_5_4_everybody_has_one_more_turn_the_last_player_last(
        self, seats: int, turn: int, order: list[int]
    ) -> None:
        match = arena(
            seats=seats,
            lines=f"seat {turn}:\nhand:\ndeck: *\nturn: {turn}\nactions: 0\nextra: 15 0",
        )
        play(match, "end")
        assert end(match)["last"] == turn
        assert order_of_turns(match) == order

    def test_tk_2_5_4_nothing_ends_without_a_trigger(self) -> None:
        match = arena(lines=f"seat 0:\nclaimed: {EIGHT}\n{TASKS}")
        for _ in range(4):
            pass_turn(match)
        assert end(match) == {
            "last": None,
            "turns_left": None,
            "resigning": [],
            "agreeing": [],
            "result": None,
        }

    def test_tk_2_5_5_final_turns_are_ordinary(self) -> None:
        match = arena(
            """
             6  .. .. rl
             5  .. .. ..
                d  e  f
            """,
            hand="bomb",
            lines=f"{TASKS}\ndestroyed: bc bc bc\nactions: 1\nend: 0 1 score",
        )
        play(match, "place a5")
        assert options(match) == ["claim destruction", "end"]
        play(match, "claim destruction")
        assert match.result is not None
        assert match.result.scores == (2, 0)
        assert match.view()["seats"][0]["hand"] == {"beings": 3, "legends": 2, "flares": 1}

    def test_tk_2_5_5_with_two_actions_each(self) -> None:
        match = play(arena(lines="actions: 0\nend: 1 2 score"), "end")
        assert match.view()["turn"]["actions"] == 2


class TestExtraTurn:
    """D-28 and TK-5.4.3."""

    def test_d_28_an_extra_turn_follows_at_once_and_is_complete(self) -> None:
        match = play(arena(hand="bomb", lines="actions: 0\nflags: extra_turn discarded"), "end")
        turn = match.view()["turn"]
        assert (turn["seat"], turn["actions"], turn["in_extra_turn"]) == (0, 2, True)
        assert not turn["discarded"]
        assert match.view()["seats"][0]["hand"] == {"beings": 3, "legends": 2, "flares": 1}
        pass_turn(match)
        assert match.view()["turn"]["seat"] == 1
        assert not match.view()["turn"]["in_extra_turn"]

    def test_d_28_triggered_with_one_pending_the_extra_turn_comes_first(self) -> None:
        match = arena(
            lines=f"seat 0:\nclaimed: {NINE}\n{TASKS}\nactions: 0\nflags: extra_turn",
        )
        play(match, "end")
        assert end(match)["last"] == 0
        assert order_of_turns(match) == [0, 1, 0]

    def test_d_28_earned_in_the_very_last_turn_it_is_still_played(self) -> None:
        match = arena(lines="actions: 0\nflags: extra_turn\nend: 0 1 deck")
        play(match, "end")
        assert match.result is None
        assert order_of_turns(match) == [0]

    def test_d_28_earned_earlier_in_the_final_round_it_takes_nobodys_turn(self) -> None:
        match = arena(lines="turn: 1\nactions: 0\nflags: extra_turn\nend: 0 2 deck")
        play(match, "end")
        assert order_of_turns(match) == [1, 0]

    def test_d_28_the_score_after_the_extra_turn_can_trigger_too(self) -> None:
        match = arena(
            lines=f"seat 0:\nclaimed: {NINE}\n{TASKS}\nactions: 0\nflags: in_extra_turn",
        )
        play(match, "end")
        assert end(match)["last"] == 0
        assert order_of_turns(match) == [1, 0]

    def test_d_28_time_elemental_in_a_real_turn(self) -> None:
        match = arena(
            """
             6  .. .. ..
             5  rh .. rh
             4  .. rh ..
             3  rc .. rc
                d  e  f
            """,
            hand="time_elemental",
            lines="tasks: destruction\nactions: 1",
        )
        play(match, "summon time_elemental e6", "end")
        assert match.view()["turn"]["seat"] == 0
        assert match.view()["turn"]["in_extra_turn"]
        pass_turn(match)
        assert match.view()["turn"]["seat"] == 1


class TestTieBreaks:
    @staticmethod
    def finish(picture: str, lines: str = "") -> Match:
        match = arena(picture, lines=f"{lines}\n{TASKS}\nactions: 0\nend: 0 1 deck")
        return play(match, "end")

    def test_tk_2_5_7_more_points_beat_any_board(self) -> None:
        match = self.finish(
            """
             5  bh bh bh bc
                c  d  e  f
            """,
            "seat 0:\nclaimed: devastation",
        )
        assert match.result is not None
        assert match.result.ranking == ((0,), (1,))
        assert match.result.scores == (2, 0)
        assert match.result.reason.id == "tashkalar-over-deck"

    def test_tk_2_5_7_then_more_upgraded_pieces(self) -> None:
        match = self.finish("""
         5  rc rc rc rc rh
         4  bh bh .. .. ..
            c  d  e  f  g
        """)
        assert match.result is not None
        assert match.result.ranking == ((1,), (0,))

    def test_tk_2_5_7_a_legendary_piece_is_one_upgraded_piece(self) -> None:
        match = self.finish(
            """
             5  rl .. ..
             4  bh bh ..
                c  d  e
            """,
            "seat 1:\nclaimed: central_dominance",
        )
        assert match.result is not None
        assert match.result.scores == (1, 1)
        assert match.result.ranking == ((1,), (0,))

    def test_tk_2_5_7_then_more_pieces_in_total(self) -> None:
        match = self.finish("""
         5  rc rc rh
         4  bc bh ..
            c  d  e
        """)
        assert match.result is not None
        assert match.result.ranking == ((0,), (1,))

    def test_tk_2_5_7_otherwise_the_tie_stands(self) -> None:
        match = self.finish("""
         5  rc rc rh
         4  bc bh bc
            c  d  e
        """)
        assert match.result is not None
        assert match.result.ranking == ((0, 1),)
        assert match.result.winners == (0, 1)


class TestSettling:
    LINES = f"seat 0:\nclaimed: {NINE}\n{TASKS}\nactions: 0"

    def test_tk_2_5_6_not_before_the_end_is_triggered(self) -> None:
        match = arena(lines=self.LINES)
        assert asides(match, 0) == asides(match, 1) == ["resign"]
        with pytest.raises(IllegalChoice):
            match.aside(0, "settle")

    def test_tk_2_5_6_the_final_turns_are_skipped_once_everybody_agrees(self) -> None:
        match = play(arena(lines=self.LINES), "end")
        assert asides(match, 0) == asides(match, 1) == ["resign", "settle"]
        match.aside(0, "settle")
        assert match.decision is not None
        assert end(match)["agreeing"] == [0]
        match.aside(1, "settle")
        assert match.decision is None
        assert match.result is not None
        assert match.result.ranking == ((0,), (1,))
        assert match.result.scores == (9, 0)
        assert match.result.reason.id == "tashkalar-over-settled"

    def test_tk_2_5_6_who_agreed_may_think_again(self) -> None:
        match = play(arena(lines=self.LINES), "end")
        match.aside(0, "settle")
        assert asides(match, 0) == ["resign", "play on"]
        match.aside(0, "play on")
        match.aside(1, "settle")
        assert match.result is None
        assert end(match)["agreeing"] == [1]

    def test_tk_2_5_6_play_goes_on_while_somebody_has_not_agreed(self) -> None:
        match = arena(seats=3, lines="actions: 0\nend: 0 3 score")
        match.aside(0, "settle")
        match.aside(2, "settle")
        play(match, "end", "place a5", "place a6")
        assert match.result is None
        match.aside(1, "settle")
        assert match.result is not None

    def test_tk_2_5_6_the_present_board_decides(self) -> None:
        match = arena(
            """
             5  bl ..
                d  e
            """,
            lines=f"{TASKS}\nend: 0 1 score",
        )
        for seat in (0, 1):
            match.aside(seat, "settle")
        assert match.result is not None
        assert match.result.scores == (0, 1)


class TestResigning:
    BOARD = """
     6  .. rh ..
     5  rc rc rc
     4  rc .. ..
        d  e  f
    """

    def test_tk_2_5_8_the_other_side_wins_whatever_the_score(self) -> None:
        match = arena(self.BOARD, lines=f"seat 0:\nclaimed: {EIGHT}\n{TASKS}")
        match.aside(0, "resign")
        assert match.decision is None
        assert match.result is not None
        assert match.result.ranking == ((1,), (0,))
        assert match.result.scores == (8, 0)
        assert match.result.reason == Text("tashkalar-over-resigned", {"seat": [0], "count": 1})

    def test_tk_2_5_8_also_in_the_opponents_turn(self) -> None:
        match = arena(self.BOARD)
        match.aside(1, "resign")
        assert match.result is not None
        assert match.result.ranking == ((0,), (1,))

    def test_tk_2_5_8_also_in_the_middle_of_an_effect(self) -> None:
        match = play(arena(self.BOARD, hand="knight"), "summon knight e6")
        assert asks(match) == "move"
        match.aside(1, "resign")
        assert match.decision is None
        assert match.result is not None
        assert match.result.winners == (0,)
        assert pieces(match)["e6"] == "rh"

    @pytest.mark.parametrize("form", ["first_game", "duel"])
    def test_tk_2_5_8_in_every_form_of_two_sides(self, form: str) -> None:
        match = arena(form=form)
        match.aside(0, "resign")
        assert match.result is not None
        assert match.result.winners == (1,)

    def test_tk_2_5_8_then_all_is_over(self) -> None:
        match = arena(self.BOARD)
        match.aside(0, "resign")
        assert asides(match, 0) == asides(match, 1) == []
        with pytest.raises(MatchOver):
            match.aside(1, "resign")
        with pytest.raises(MatchOver):
            match.choose("place a5")
        assert not match.can_undo()

    @pytest.mark.parametrize("seats", [3, 4])
    def test_tk_2_5_8_not_in_a_melee(self, seats: int) -> None:
        match = arena(seats=seats)
        for seat in range(seats):
            assert asides(match, seat) == []
            with pytest.raises(IllegalChoice):
                match.aside(seat, "resign")
        assert can(match, "place a5")
