"""TK-2.6 and TK-2.7: the first game and the High Form. The criteria: test_tk2_tasks."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.games.tashkalar.board import mask
from rulebound.games.tashkalar.effects import Effect
from rulebound.games.tashkalar.library import task_of
from tests.games.tashkalar.arena import arena, can, options, pass_turn, pieces, play, starting

ADVANCED = {
    "heroic_devastation",
    "end_of_legends",
    "red_legends",
    "green_legends",
    "legendary_summoning",
    "diagonals",
    "envelopment",
    "isolation",
}


def start(seats: int = 2, seed: int = 1, **chosen: Any) -> Match:
    return rulebound.game("tashkalar").start(seats=seats, options=chosen, seed=seed)


def task_names(match: Match) -> dict[str, list[str]]:
    """All tasks on the table: current, next, and the hidden deck from the top down."""
    s = match._state
    return {
        "current": [task_of(card).id for card in s.tasks],
        "next": [task_of(s.next_task).id] if s.next_task >= 0 else [],
        "deck": [task_of(card).id for card in reversed(s.task_deck)],
    }


class TestFirstGame:
    def test_tk_2_6_1_the_two_imperial_decks(self) -> None:
        seats = start(form="first_game").view()["seats"]
        assert {(seat["school"], seat["colour"]) for seat in seats} == {
            ("northern", "blue"),
            ("southern", "red"),
        }

    def test_tk_2_6_1_other_decks_by_agreement(self) -> None:
        seats = start(form="first_game", schools=["sylvan", "highland"]).view()["seats"]
        assert [seat["school"] for seat in seats] == ["sylvan", "highland"]

    def test_tk_2_6_2_no_legends_no_legendary_pieces_no_discard_action(self) -> None:
        match = start(form="first_game", first=0)
        view = match.view(0)
        assert view["hand"]["legends"] == []
        assert view["decks"]["legends"] == {"size": 0, "known": [], "discard": []}
        assert view["seats"][0]["supply"] == {"stones": 17, "legendary": 0}
        assert len(view["hand"]["beings"]) == 3
        assert not can(match, "discard")

    def test_tk_2_6_2_d_17_shortage_is_resolved_all_the_same(self) -> None:
        match = arena(
            """
             7  rc rc rc rc rc rc rc rc rc
             6  rh rh rh rc rc rc rc rc ..
                a  b  c  d  e  f  g  h  i
            """,
            form="first_game",
        )
        assert len(starting(match, "lift")) == len(options(match)) == 17

    def test_tk_2_6_3_the_hand_is_refilled_to_3_0_1(self) -> None:
        match = start(form="first_game")
        first = match.view()["turn"]["seat"]
        for seat in match.view()["seats"]:
            assert seat["hand"] == {"beings": 3, "legends": 0, "flares": 1}
        assert match.view()["decks"]["flares"]["size"] == 12 - 2
        pass_turn(match)
        assert match.view()["seats"][first]["hand"] == {"beings": 3, "legends": 0, "flares": 1}
        match = play(arena(form="first_game", lines="actions: 0\nextra: 0 1"), "end")
        assert match.view()["seats"][0]["hand"] == {"beings": 3, "legends": 0, "flares": 1}

    def test_tk_2_6_4_only_the_16_basic_tasks(self) -> None:
        tasks = task_names(start(form="first_game"))
        names = {name for group in tasks.values() for name in group}
        assert len(names) == sum(len(group) for group in tasks.values()) == 16
        assert not names & ADVANCED

    def test_tk_2_6_5_three_tasks_of_at_most_two_points_and_three_types(self) -> None:
        seen = set()
        for seed in range(40):
            current = start(form="first_game", seed=seed).view()["tasks"]["current"]
            assert all(task["points"] <= 2 for task in current)
            assert len({task["type"] for task in current}) == len(current) == 3
            seen |= {task["task"] for task in current}
        assert len(seen) > 10

    def test_tk_2_6_5_the_next_task_may_be_worth_more(self) -> None:
        following = {
            start(form="first_game", seed=seed).view()["tasks"]["next"] for seed in range(60)
        }
        assert following & {"color_conquest", "side_chain", "corner_chain"}
        assert not following & ADVANCED

    def test_tk_2_6_5_d_17_no_limit_of_types(self) -> None:
        match = arena(
            form="first_game",
            lines="""
             tasks: destruction devastation red_summoning
             next task: imprisonment
             task deck: heroic_destruction center_cross
             summoned: 2 0 1 0
             actions: 0
            """,
        )
        play(match, "claim red_summoning")
        assert task_names(match)["next"] == ["heroic_destruction"]

    def test_tk_2_6_6_a_heroic_piece_cannot_be_upgraded(self) -> None:
        match = arena(
            """
             5  rc rh
                d  e
            """,
            form="first_game",
        )
        effect = Effect(match._state, "test")
        assert effect.upgradable(mask("d5 e5")) == mask("d5")
        assert effect.upgrade(mask("e5")) == 0

    def test_tk_2_6_7_the_score_is_the_sum_of_the_claimed_tasks(self) -> None:
        match = arena(
            form="first_game",
            lines="""
             seat 0:
               claimed: devastation
             tasks: destruction
             destroyed: bc bc bc
             actions: 0
            """,
        )
        play(match, "claim destruction")
        assert [seat["score"] for seat in match.view()["seats"]] == [3, 0]

    def test_tk_2_6_8_over_as_soon_as_somebody_has_six_points(self) -> None:
        match = arena(
            form="first_game",
            lines="""
             seat 0:
               claimed: side_chain center_cross
             tasks: destruction
             destroyed: bc bc bc
             actions: 0
            """,
        )
        play(match, "claim destruction")
        assert match.decision is None
        assert match.result is not None
        assert match.result.ranking == ((0,), (1,))
        assert match.result.scores == (6, 0)
        assert match.result.reason.id == "tashkalar-over-score"

    def test_tk_2_6_8_it_stops_at_once_before_the_winner_draws(self) -> None:
        match = arena(
            form="first_game",
            lines="""
             seat 0:
               hand: knight
               deck: bomb
               claimed: side_chain center_cross
             tasks: destruction
             destroyed: bc bc bc
             actions: 0
            """,
        )
        play(match, "claim destruction")
        assert match.result is not None
        assert match.result.reason.id == "tashkalar-over-score"
        assert match.view()["seats"][0]["hand"] == {"beings": 1, "legends": 0, "flares": 0}

    def test_tk_2_6_8_five_points_are_not_enough(self) -> None:
        match = arena(
            form="first_game",
            lines="""
             seat 0:
               claimed: side_chain center_cross
             tasks: destruction
             actions: 0
            """,
        )
        play(match, "end")
        assert match.result is None
        assert match.view()["end"]["last"] is None

    def test_tk_2_6_8_or_when_the_last_card_is_drawn(self) -> None:
        match = arena(
            form="first_game",
            lines="""
             seat 0:
               hand: knight bomb
               deck: herald
             seat 1:
               claimed: destruction
             tasks: devastation
             actions: 0
            """,
        )
        play(match, "end")
        assert match.result is not None
        assert match.result.ranking == ((1,), (0,))
        assert match.result.reason.id == "tashkalar-over-deck"

    def test_tk_2_6_8_d_17_ties_by_the_board(self) -> None:
        match = arena(
            """
             5  rh .. ..
             4  bc bc bc
                d  e  f
            """,
            form="first_game",
            lines="seat 0:\nhand: knight bomb\ndeck: herald\nactions: 0",
        )
        play(match, "end")
        assert match.result is not None
        assert match.result.ranking == ((0,), (1,))

    def test_tk_2_6_9_a_duel_without_legends_may_serve(self) -> None:
        match = start(form="duel", legends=False)
        for seat in match.view()["seats"]:
            assert seat["hand"] == {"beings": 3, "legends": 0, "flares": 1}
            assert seat["supply"] == {"stones": 16, "legendary": 0}


class TestTasksOnTheTable:
    def test_tk_2_7_1_all_24_tasks_are_used(self) -> None:
        tasks = task_names(start())
        names = [name for group in tasks.values() for name in group]
        assert len(names) == len(set(names)) == 24

    def test_tk_2_7_2_and_3_three_basic_tasks_not_all_of_one_type(self) -> None:
        for seed in range(80):
            current = start(seed=seed).view()["tasks"]["current"]
            assert len(current) == 3
            assert not {task["task"] for task in current} & ADVANCED
            assert len({task["type"] for task in current}) > 1

    def test_tk_2_7_5_the_next_task_may_be_advanced(self) -> None:
        assert {start(seed=seed).view()["tasks"]["next"] for seed in range(80)} & ADVANCED

    def test_tk_2_7_6_no_type_three_times_among_the_four_open_tasks(self) -> None:
        for seed in range(80):
            s = start(seed=seed)._state
            types = [task_of(card).type for card in (*s.tasks, s.next_task)]
            assert max(types.count(kind) for kind in types) < 3

    LIMIT = """
     tasks: destruction devastation red_summoning
     next task: imprisonment
     task deck: {deck}
     summoned: 2 0 1 0
     actions: 0
    """

    def test_tk_2_7_6_a_third_of_its_type_goes_to_the_bottom(self) -> None:
        deck = "heroic_destruction end_of_legends center_cross diagonals"
        match = play(arena(lines=self.LIMIT.format(deck=deck)), "claim red_summoning")
        assert task_names(match) == {
            "current": ["destruction", "devastation", "imprisonment"],
            "next": ["center_cross"],
            "deck": ["diagonals", "heroic_destruction", "end_of_legends"],
        }

    def test_tk_2_7_6_a_second_of_its_type_is_fine(self) -> None:
        deck = "isolation center_cross"
        match = play(arena(lines=self.LIMIT.format(deck=deck)), "claim red_summoning")
        assert task_names(match)["next"] == ["isolation"]
        assert task_names(match)["deck"] == ["center_cross"]

    def test_tk_2_7_6_d_38_if_no_card_fits_the_first_one_stays(self) -> None:
        deck = "heroic_destruction end_of_legends heroic_devastation"
        match = play(arena(lines=self.LIMIT.format(deck=deck)), "claim red_summoning")
        assert task_names(match)["next"] == ["heroic_destruction"]
        assert task_names(match)["deck"] == ["end_of_legends", "heroic_devastation"]

    def test_tk_2_7_9_d_38_with_an_empty_deck_there_is_no_next_task(self) -> None:
        match = play(arena(lines=self.LIMIT.format(deck="")), "claim red_summoning")
        assert task_names(match) == {
            "current": ["destruction", "devastation", "imprisonment"],
            "next": [],
            "deck": [],
        }
        assert match.view()["tasks"]["next"] is None

    def test_tk_2_7_9_d_38_then_a_freed_slot_stays_empty(self) -> None:
        match = arena(
            lines="""
             tasks: destruction devastation red_summoning
             task deck:
             destroyed: bc bc bc
             actions: 0
            """
        )
        play(match, "claim destruction")
        assert task_names(match)["current"] == ["devastation", "red_summoning"]

    def test_tk_2_7_7_the_board_starts_without_pieces(self) -> None:
        assert pieces(start()) == {}
        assert pieces(start(4, teams=True)) == {}


class TestClaiming:
    LINES = """
     tasks: destruction center_cross devastation
     next task: heroic_destruction
     task deck: side_chain isolation
     destroyed: bc bc bc bh
     actions: {actions}
    """

    def test_tk_2_7_8_one_of_those_whose_criterion_holds_or_none(self) -> None:
        match = arena(lines=self.LINES.format(actions=0))
        assert options(match) == ["claim destruction", "claim devastation", "end"]

    def test_tk_2_7_8_claiming_is_optional(self) -> None:
        match = play(arena(lines=self.LINES.format(actions=0)), "end")
        assert task_names(match)["current"] == ["destruction", "center_cross", "devastation"]
        assert match.view()["seats"][0]["claimed"] == []
        assert match.view()["turn"]["seat"] == 1

    def test_tk_2_7_8_only_one_a_turn(self) -> None:
        match = play(arena(lines=self.LINES.format(actions=0)), "claim devastation")
        assert match.view()["seats"][0]["claimed"] == ["devastation"]
        assert match.view()["turn"]["seat"] == 1

    def test_tk_2_7_8_the_next_task_cannot_be_claimed(self) -> None:
        match = arena(lines=self.LINES.format(actions=0))
        assert not can(match, "claim heroic_destruction")  # though its criterion holds

    def test_tk_2_7_8_not_while_an_action_is_left(self) -> None:
        match = arena(lines=self.LINES.format(actions=1))
        assert not starting(match, "claim")
        assert starting(play(match, "place a5"), "claim")

    def test_tk_2_7_9_the_next_task_takes_the_slot_and_another_is_turned_up(self) -> None:
        match = play(arena(lines=self.LINES.format(actions=0)), "claim destruction")
        assert task_names(match) == {
            "current": ["heroic_destruction", "center_cross", "devastation"],
            "next": ["side_chain"],
            "deck": ["isolation"],
        }
        assert match.view()["seats"][0]["claimed"] == ["destruction"]

    def test_tk_2_7_9_the_new_task_is_not_for_this_turn(self) -> None:
        match = play(arena(lines=self.LINES.format(actions=0)), "claim destruction")
        assert match.view()["turn"]["seat"] == 1
        assert match.view()["turn"]["destroyed"] == {}
        pass_turn(match)
        play(match, "place a5", "place a6")
        assert options(match) == ["end"]

    def test_tk_2_7_10_positions_are_judged_at_claim_time(self) -> None:
        match = arena(
            """
             6  .. rc ..
             5  rc .. rc
             4  .. rc ..
                d  e  f
            """,
            lines="tasks: center_cross\nactions: 1",
        )
        assert can(play(match, "place e5"), "claim center_cross")
        match.undo()
        assert not can(play(match, "place d4"), "claim center_cross")

    def test_tk_2_7_10_a_criterion_that_held_in_the_middle_of_the_turn_is_lost(self) -> None:
        match = arena(
            """
             6  .. rc .. ..
             5  rc rc rc ..
             4  .. rc .. ..
                d  e  f  g
            """,
            hand="bomb",
            lines="tasks: center_cross",
        )
        play(match, "summon bomb d6 r0", "place a5")
        assert options(match) == ["end"]

    def test_tk_2_7_10_deeds_count_in_the_turn_they_were_done_only(self) -> None:
        match = arena(lines="tasks: destruction\ndestroyed: bc bc bc\nactions: 0")
        assert can(match, "claim destruction")
        play(match, "end")
        pass_turn(match)
        play(match, "place a5", "place a6")
        assert options(match) == ["end"]


class TestScore:
    def test_tk_2_7_11_a_point_for_each_legendary_piece_on_the_board(self) -> None:
        match = arena(
            """
             5  rl rh bl bl
                c  d  e  f
            """,
            lines="seat 0:\nclaimed: destruction\ntasks: devastation",
        )
        assert [seat["score"] for seat in match.view()["seats"]] == [2, 2]

    def test_tk_2_7_11_however_it_became_legendary(self) -> None:
        match = arena(
            """
             6  .. .. rh ..
             5  .. rh .. ..
             4  rh .. rc ..
             3  .. .. .. rc
                c  d  e  f
            """,
            hand="two_headed_dragon",
        )
        play(match, "summon two_headed_dragon c6", "upgrade d5", "skip")
        assert pieces(match)["d5"] == pieces(match)["c6"] == "rl"
        assert match.view()["seats"][0]["score"] == 2

    @pytest.mark.parametrize(("legendary", "last"), [("rl rl rl", 0), ("rl rl rh", None)])
    def test_tk_2_7_11_nine_points_at_the_end_of_a_turn_trigger_the_end(
        self, legendary: str, last: int | None
    ) -> None:
        match = arena(
            f" 5  {legendary}\n    d  e  f",
            lines="seat 0:\nclaimed: side_chain corner_chain\ntasks: destruction\nactions: 0",
        )
        play(match, "end")
        assert match.view()["end"]["last"] == last

    def test_tk_2_7_11_also_at_the_end_of_the_opponents_turn(self) -> None:
        match = arena(
            " 5  rl rl rl\n    d  e  f",
            lines="""
             seat 0:
               claimed: side_chain corner_chain
             tasks: destruction
             turn: 1
             actions: 0
            """,
        )
        play(match, "end")
        assert match.view()["end"]["last"] == 1

    def test_tk_2_7_12_a_legendary_piece_lost_in_the_final_round_reduces_the_score(self) -> None:
        match = arena(
            """
             6  .. .. rl
             5  bc .. ..
             4  bc bc ..
             3  .. bc ..
                d  e  f
            """,
            hand1="champion",
            lines="""
             seat 0:
               claimed: side_chain corner_chain center_cross
             seat 1:
               claimed: color_conquest red_conquest green_conquest rainbow_dominance
             tasks: destruction
             turn: 1
             actions: 1
             end: 1 1 score
            """,
        )
        play(match, "summon champion e5", "destroy f6", "place a5", "end")
        assert match.result is not None
        assert match.result.scores == (8, 9)
        assert match.result.ranking == ((1,), (0,))

    def test_tk_2_7_12_both_may_finish_below_nine(self) -> None:
        match = arena(
            lines="""
             seat 0:
               claimed: destruction
             tasks: devastation
             actions: 0
             end: 0 1 score
            """
        )
        play(match, "end")
        assert match.result is not None
        assert match.result.scores == (1, 0)
        assert match.result.winners == (0,)
