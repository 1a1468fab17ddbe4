"""TK-2.8 and TK-2.9: the deathmatch, as a duel and as a melee."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from tests.games.tashkalar.arena import arena, asks, destroyed, options, pieces, play, starting

# Storm Elemental: summoned on its own framed common piece e3.
STORM = """
 5  rh .. .. ..
 4  rh .. rh ..
 3  .. rc .. bc
    d  e  f  g
"""
# Red is behind blue by 5 upgraded pieces and 7 in all.
BEHIND = """
 7  bh bh bh bh bh
 6  bc bc .. .. ..
    c  d  e  f  g
"""


def start(seats: int, seed: int = 1, **chosen: Any) -> Match:
    return rulebound.game("tashkalar").start(seats=seats, options=chosen, seed=seed)


def scores(match: Match) -> list[Any]:
    return [seat["score"] for seat in match.view()["seats"]]


def turn_of(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


class TestDuelSetup:
    def test_tk_2_8_1_no_tasks(self) -> None:
        assert start(2, form="duel").view()["tasks"] is None

    def test_tk_2_8_2_both_start_at_zero_with_a_stone_less(self) -> None:
        match = start(2, form="duel")
        play(match, options(match)[0])
        assert scores(match) == [0, 0]
        supplies = [seat["supply"]["stones"] for seat in match.view()["seats"]]
        assert supplies == [15, 15]  # one on the score board, one on a mark

    @pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
    def test_tk_2_8_3_who_plays_second_puts_a_piece_of_each_colour_on_the_marks(
        self, first: int, second: int
    ) -> None:
        match = start(2, form="duel", first=first, schools=["southern", "sylvan"])
        assert turn_of(match) == second
        assert options(match) == ["start c5 red", "start c5 green"]
        play(match, "start c5 green")
        assert pieces(match) == {"c5": "gc", "g5": "rc"}
        assert turn_of(match) == first

    def test_tk_2_8_3_the_other_way_round(self) -> None:
        match = start(2, form="duel", schools=["southern", "sylvan"])
        play(match, "start c5 red")
        assert pieces(match) == {"c5": "rc", "g5": "gc"}


class TestDuelScore:
    @pytest.mark.parametrize(
        ("victims", "points"),
        [
            ("", 0),
            ("bc", 0),
            ("bc bc", 1),
            ("bc bc bc", 1),
            ("bc bc bc bc", 2),
            ("bh", 1),
            ("bh bc", 1),
            ("bh bh bh", 3),
            ("bl", 2),
            ("bl bl bc bc bh", 6),
        ],
    )
    def test_tk_2_8_5_two_one_and_one_for_a_pair(self, victims: str, points: int) -> None:
        match = arena(form="duel", lines=f"destroyed: {victims}\nactions: 0")
        assert scores(match) == [0, 0]
        play(match, "end")
        assert scores(match) == [points, 0]

    def test_tk_2_8_5_an_odd_common_piece_is_not_carried_over(self) -> None:
        match = arena(
            """
             5  rc .. rc
                d  e  f
            """,
            form="duel",
            hand="swordmaster",
            lines="turn: 1\nactions: 1\ndestroyed: rc",
        )
        play(match, "place e5", "end", "summon swordmaster e5", "place a5")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        play(match, "end")
        assert scores(match) == [0, 0]

    def test_tk_2_8_4_a_converted_piece_counts_as_destroyed(self) -> None:
        match = arena(
            """
             6  rc .. ..
             5  .. rc bh
             4  .. rc ..
                d  e  f
            """,
            form="duel",
            hand="dryad",
            seat0="red sylvan",
            lines="actions: 1",
        )
        play(match, "summon dryad e5", "convert f5", "end")
        assert pieces(match)["f5"] == "rc"
        assert scores(match) == [1, 0]

    def test_tk_2_8_6_a_legend_is_a_point_as_soon_as_it_enters_the_board(self) -> None:
        match = arena(STORM, form="duel", hand="storm_elemental")
        play(match, "summon storm_elemental e3 r0")
        assert asks(match) == "rank"
        assert scores(match) == [1, 0]
        assert pieces(match)["e3"] == "rl"

    def test_tk_2_8_6_other_legendary_pieces_are_no_points(self) -> None:
        match = arena(STORM, form="duel", hand="storm_elemental")
        play(match, "summon storm_elemental e3 r0", "rank legendary", "place f3", "skip")
        assert scores(match) == [1, 0]
        match = arena(
            """
             6  .. .. rh ..
             5  .. rh .. ..
             4  rh .. rc ..
             3  .. .. .. rc
                c  d  e  f
            """,
            form="duel",
            hand="two_headed_dragon",
        )
        play(match, "summon two_headed_dragon c6", "upgrade d5")
        assert pieces(match)["d5"] == "rl"
        assert scores(match) == [1, 0]

    def test_tk_2_8_6_losing_a_legendary_piece_costs_nothing(self) -> None:
        match = arena(
            """
             6  .. .. bl
             5  rc .. ..
             4  rc rc ..
             3  .. rc ..
                d  e  f
            """,
            form="duel",
            hand="champion",
            lines="seat 1:\nscore: 4",
        )
        play(match, "summon champion e5", "destroy f6", "place a5", "place a6", "end")
        assert scores(match) == [2, 4]

    def test_tk_2_8_7_a_flare_is_one_point_for_the_other_side(self) -> None:
        match = arena(BEHIND, form="duel", hand="flare_10")
        play(match, "flare flare_10")  # both halves
        assert scores(match) == [0, 1]
        play(match, "place a5", "place a6", "place a7")
        assert scores(match) == [0, 1]

    def test_tk_2_8_7_d_35_even_if_it_does_nothing(self) -> None:
        match = arena(" 7  bh bh bh\n    c  d  e", form="duel", hand="flare_12")
        play(match, "flare flare_12")  # no common piece to leap with
        assert asks(match) == "action"
        assert pieces(match) == {"c7": "bh", "d7": "bh", "e7": "bh"}
        assert scores(match) == [0, 1]

    def test_tk_2_8_7_own_pieces_destroyed_score_for_nobody(self) -> None:
        match = arena(
            """
             6  rc rc ..
             5  .. .. ..
             4  rc .. rc
             3  .. .. rc
                d  e  f
            """,
            form="duel",
            hand="bomb",
        )
        play(match, "summon bomb e5", "place a5", "end")
        assert pieces(match) == {"f3": "rc", "a5": "rc"}
        assert scores(match) == [0, 0]

    @pytest.mark.parametrize(("points", "last"), [(17, None), (18, 0), (23, 0)])
    def test_tk_2_8_8_eighteen_points_trigger_the_end(self, points: int, last: int | None) -> None:
        match = arena(form="duel", lines=f"seat 0:\nscore: {points}\nactions: 0")
        play(match, "end")
        assert match.view()["end"]["last"] == last

    def test_tk_2_8_8_points_of_this_very_turn_included(self) -> None:
        match = arena(form="duel", lines="seat 0:\nscore: 16\nactions: 0\ndestroyed: bl")
        play(match, "end")
        assert match.view()["end"]["last"] == 0

    def test_tk_2_8_8_most_points_win_even_if_the_other_reached_18_first(self) -> None:
        match = arena(
            form="duel",
            lines="""
             seat 0:
               score: 18
             seat 1:
               score: 17
             turn: 1
             actions: 0
             destroyed: rl
             end: 1 1 score
            """,
        )
        play(match, "end")
        assert match.result is not None
        assert match.result.ranking == ((1,), (0,))
        assert match.result.scores == (18, 19)

    def test_tk_2_8_8_ties_by_the_board(self) -> None:
        match = arena(
            """
             5  rc rc bh
                d  e  f
            """,
            form="duel",
            lines="seat 0:\nscore: 18\nseat 1:\nscore: 18\nactions: 0\nend: 0 1 score",
        )
        play(match, "end")
        assert match.result is not None
        assert match.result.ranking == ((1,), (0,))


SCHOOLS = ["southern", "northern", "highland", "sylvan"]


class TestMeleeSetup:
    def test_tk_2_9_1_no_tasks_and_a_score_in_every_opponents_colour(self) -> None:
        match = arena(seats=3)
        assert match.view()["tasks"] is None
        assert scores(match) == [
            {"blue": 0, "brown": 0},
            {"red": 0, "brown": 0},
            {"red": 0, "blue": 0},
        ]

    def test_tk_2_9_2_all_improvised_summonings_are_available(self) -> None:
        match = start(4, form="melee", schools=SCHOOLS)
        assert [seat["improvised"] for seat in match.view()["seats"]] == [
            ["blue", "brown", "green"],
            ["red", "brown", "green"],
            ["red", "blue", "green"],
            ["red", "blue", "brown"],
        ]

    @pytest.mark.parametrize(
        ("seats", "first", "last"), [(3, 0, 2), (3, 1, 0), (4, 0, 3), (4, 2, 1)]
    )
    def test_tk_2_9_3_the_last_player_puts_the_starting_pieces(
        self, seats: int, first: int, last: int
    ) -> None:
        match = start(seats, form="melee", first=first)
        for _ in range(3):
            assert turn_of(match) == last
            assert [len(cards) for cards in match.view(last)["hand"].values()] == [3, 2, 1]
            play(match, options(match)[-1])
        assert len(pieces(match)) == 3
        assert turn_of(match) == first

    def test_tk_2_9_3_one_piece_a_symbol_each_of_another_colour(self) -> None:
        match = start(3, form="melee", schools=SCHOOLS[:3])
        assert options(match) == [
            f"start {square} {colour}"
            for square in ("f8", "g8")
            for colour in ("red", "blue", "brown")
        ]
        play(match, "start g8 blue")
        assert options(match) == [
            f"start {square} {colour}" for square in ("b3", "c3") for colour in ("red", "brown")
        ]
        play(match, "start b3 brown")
        assert options(match) == ["start g3 red", "start g4 red"]
        play(match, "start g4 red")
        assert pieces(match) == {"g8": "bc", "b3": "nc", "g4": "rc"}

    @pytest.mark.parametrize(("first", "left_out"), [(0, "blue"), (1, "brown"), (3, "red")])
    def test_tk_2_9_4_of_four_colours_that_of_the_second_player_is_left_out(
        self, first: int, left_out: str
    ) -> None:
        match = start(4, form="melee", first=first, schools=SCHOOLS)
        colours = {notation.split()[2] for notation in options(match)}
        assert colours == {"red", "blue", "brown", "green"} - {left_out}


class TestMeleeScore:
    @pytest.mark.parametrize(
        ("victims", "row"),
        [
            ("bc bc", {"blue": 1, "brown": 0, "green": 0}),
            ("bc bc nc", {"blue": 1, "brown": 0, "green": 0}),
            ("nl gh", {"blue": 0, "brown": 2, "green": 1}),
            ("gc gc gc gc nh nh", {"blue": 0, "brown": 2, "green": 2}),
            ("bl bh bc bc nc nc", {"blue": 4, "brown": 1, "green": 0}),
        ],
    )
    def test_tk_2_9_8_each_colour_by_itself(self, victims: str, row: dict[str, int]) -> None:
        match = arena(seats=4, lines=f"destroyed: {victims}\nactions: 0")
        play(match, "end")
        assert turn_of(match) == 1
        assert scores(match)[0] == row
        assert not any(any(other.values()) for other in scores(match)[1:])

    @pytest.mark.parametrize(
        ("victims", "colours"),
        [
            ("bc nc", ["blue", "brown"]),
            ("nc gc gh gl", ["brown", "green"]),
            ("bc bc bc nc gc gc gc", ["blue", "brown", "green"]),
        ],
    )
    def test_tk_2_9_9_one_point_for_singles_of_different_colours(
        self, victims: str, colours: list[str]
    ) -> None:
        match = play(arena(seats=4, lines=f"destroyed: {victims}\nactions: 0"), "end")
        assert turn_of(match) == 0
        assert options(match) == [f"score {colour}" for colour in colours]
        before = dict(scores(match)[0])
        play(match, f"score {colours[-1]}")
        before[colours[-1]] += 1
        assert scores(match)[0] == before
        assert turn_of(match) == 1

    def test_tk_2_9_7_own_pieces_score_nothing(self) -> None:
        match = arena(
            """
             6  rc rc ..
             5  .. .. ..
             4  rc .. rc
             3  .. .. rc
                d  e  f
            """,
            seats=3,
            hand="bomb",
        )
        play(match, "summon bomb e5", "place a5", "end")
        assert scores(match)[0] == {"blue": 0, "brown": 0}

    def test_tk_2_9_10_a_legend_is_a_point_in_an_opponents_colour_chosen_at_once(self) -> None:
        match = arena(STORM, seats=4, hand="storm_elemental")
        play(match, "summon storm_elemental e3 r0")
        assert options(match) == ["score blue", "score brown", "score green"]
        assert pieces(match)["e3"] == "rl"  # it is on the board already
        play(match, "score brown")
        assert scores(match)[0] == {"blue": 0, "brown": 1, "green": 0}
        assert asks(match) == "rank"  # the effect comes after

    def test_tk_2_9_10_a_heroic_being_gives_none(self) -> None:
        match = arena(
            """
             5  rc rc rc
             4  rc .. ..
                d  e  f
            """,
            seats=3,
            hand="knight",
        )
        play(match, "summon knight e6")
        assert asks(match) == "move"
        assert scores(match)[0] == {"blue": 0, "brown": 0}

    def test_tk_2_9_11_the_compared_opponent_scores_in_your_colour(self) -> None:
        match = arena(BEHIND, seats=3, hand="flare_10")
        assert starting(match, "flare") == ["flare flare_10 blue"]
        play(match, "flare flare_10 blue")
        assert scores(match) == [
            {"blue": 0, "brown": 0},
            {"red": 1, "brown": 0},
            {"red": 0, "blue": 0},
        ]


class TestMeleeEnd:
    @pytest.mark.parametrize(
        ("seats", "row", "last"),
        [
            (3, "blue=11 brown=11", None),
            (3, "blue=12 brown=0", 0),
            (4, "blue=9 brown=9 green=9", None),
            (4, "green=10", 0),
        ],
    )
    def test_tk_2_9_12_twelve_or_ten_in_one_colour(
        self, seats: int, row: str, last: int | None
    ) -> None:
        match = arena(seats=seats, lines=f"seat 0:\nscore: {row}\nactions: 0")
        play(match, "end")
        assert match.view()["end"]["last"] == last

    def test_tk_2_9_12_whoever_has_them(self) -> None:
        match = arena(seats=3, lines="seat 2:\nscore: blue=12\nactions: 0")
        play(match, "end")
        assert match.view()["end"]["last"] == 0

    @staticmethod
    def finish(seats: int, rows: list[str], picture: str = "") -> tuple[tuple[int, ...], ...]:
        lines = "\n".join(f"seat {seat}:\nscore: {row}" for seat, row in enumerate(rows))
        match = arena(picture, seats=seats, lines=f"{lines}\nactions: 0\nend: 0 1 score")
        play(match, "end")
        assert match.result is not None
        assert match.result.scores == tuple(scores(match))
        return match.result.ranking

    def test_tk_2_9_13_the_lowest_colour_counts(self) -> None:
        rows = ["blue=12 brown=2", "red=3 brown=3", "red=11 blue=1"]
        assert self.finish(3, rows) == ((1,), (0,), (2,))

    def test_tk_2_9_13_then_the_second_lowest(self) -> None:
        rows = ["blue=12 brown=3", "red=3 brown=11", "red=4 blue=3"]
        assert self.finish(3, rows) == ((0,), (1,), (2,))

    def test_tk_2_9_13_then_the_third_of_four(self) -> None:
        rows = [
            "blue=2 brown=5 green=6",
            "red=5 brown=2 green=7",
            "red=2 blue=2 green=10",
            "red=8 blue=5 brown=2",
        ]
        assert self.finish(4, rows) == ((3,), (1,), (0,), (2,))

    def test_tk_2_9_13_then_upgraded_pieces_then_all_pieces(self) -> None:
        rows = ["blue=12 brown=3", "red=3 brown=12", "red=12 blue=3"]
        picture = """
         6  rc rc rh ..
         5  bh bl .. ..
         4  nc nc nc nh
            d  e  f  g
        """
        assert self.finish(3, rows, picture) == ((1,), (2,), (0,))

    def test_tk_2_9_14_a_tie_is_a_shared_place(self) -> None:
        rows = ["blue=4 brown=5", "red=1 brown=1", "red=5 blue=4"]
        assert self.finish(3, rows) == ((0, 2), (1,))

    def test_tk_2_9_13_markers_are_irrelevant(self) -> None:
        lines = """
         seat 0:
           score: blue=4 brown=4
           improvised:
         seat 1:
           score: red=4 brown=4
         actions: 0
         end: 0 1 score
        """
        match = play(arena(seats=3, lines=lines), "end")
        assert match.result is not None
        assert match.result.ranking == ((0, 1), (2,))
