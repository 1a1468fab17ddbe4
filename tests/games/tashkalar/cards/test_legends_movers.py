"""The legends that move, grow or turn back time."""

import pytest

from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    destroyed,
    each,
    options,
    pieces,
    play,
    targets,
)


class TestHellBull:
    BOARD = """
     9  .. bc ..
     8  .. bl ..
     7  .. rh ..
     6  rc bc rc
     5  rh rc rh
     4  .. rc ..
        d  e  f
    """

    def test_runs_straight_over_everything_until_it_tramples_a_legend(self) -> None:
        match = play(arena(self.BOARD, hand="hell_bull"), "summon hell_bull e5", "move e5 e6")
        assert options(match) == ["move e6 e7", "skip"]
        play(match, "move e6 e7", "move e7 e8")
        assert asks(match) == "action"
        assert pieces(match) == {
            "e9": "bc",
            "e8": "rl",
            "d6": "rc",
            "f6": "rc",
            "d5": "rh",
            "f5": "rh",
            "e4": "rc",
        }
        assert destroyed(match) == {"blue": [1, 0, 1]}

    def test_runs_to_the_edge_if_no_legend_stops_it(self) -> None:
        match = arena(self.BOARD.replace("bl", "bh"), hand="hell_bull")
        play(match, "summon hell_bull e5", *(f"move e{n} e{n + 1}" for n in range(5, 9)))
        assert asks(match) == "action"
        assert pieces(match)["e9"] == "rl"
        assert destroyed(match) == {"blue": [2, 1, 0]}

    def test_may_choose_any_direction_first(self) -> None:
        match = play(arena(self.BOARD, hand="hell_bull"), "summon hell_bull e5")
        assert set(options(match)) == each("move e5", "d4 e4 f4 d5 f5 d6 e6 f6") | {"skip"}

    def test_may_stay_or_stop(self) -> None:
        match = play(arena(self.BOARD, hand="hell_bull"), "summon hell_bull e5", "skip")
        assert pieces(match)["e5"] == "rl"
        assert asks(match) == "action"
        match = arena(self.BOARD, hand="hell_bull")
        play(match, "summon hell_bull e5", "move e5 e6", "skip")
        assert pieces(match)["e6"] == "rl"
        assert pieces(match)["e7"] == "rh"
        assert asks(match) == "action"

    @pytest.mark.parametrize("piece", ["..", "bc"])
    def test_needs_an_own_piece_under_it(self, piece: str) -> None:
        match = arena(self.BOARD.replace("rh rc rh", f"rh {piece} rh"), hand="hell_bull")
        assert targets(match, "hell_bull") == set()


class TestAngelOfDeath:
    BOARD = """
     8  bl .. bh .. bc
     6  .. rc .. rc ..
     5  rc .. rh .. rc
     4  .. .. rc .. ..
        c  d  e  f  g
    """

    @pytest.mark.parametrize(
        ("prey", "credit"), [("g8", [0, 1, 0]), ("e8", [0, 0, 1]), ("c8", [0, 0, 1])]
    )
    def test_takes_any_piece_at_the_rank_to_which_it_was_raised(
        self, prey: str, credit: list[int]
    ) -> None:
        match = arena(self.BOARD, hand="angel_of_death")
        before = pieces(match)
        play(match, "summon angel_of_death e5", f"choose {prey}")
        del before["e5"]
        assert pieces(match) == before | {prey: "rl"}
        assert destroyed(match) == {"blue": credit}
        assert asks(match) == "action"

    def test_a_heroic_counts_as_heroic_if_its_owner_has_no_legendary_left(self) -> None:
        match = arena(self.BOARD.replace("bl .. bh .. bc", "bl bl bh bl bc"), hand="angel_of_death")
        play(match, "summon angel_of_death e5", "choose e8")
        assert pieces(match)["e8"] == "rl"
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_may_take_an_own_piece_for_which_nobody_is_credited(self) -> None:
        match = play(
            arena(self.BOARD, hand="angel_of_death"), "summon angel_of_death e5", "choose d6"
        )
        assert pieces(match)["d6"] == "rl"
        assert "e5" not in pieces(match)
        assert destroyed(match) == {}

    def test_may_name_any_piece_but_itself_and_no_empty_square(self) -> None:
        match = play(arena(self.BOARD, hand="angel_of_death"), "summon angel_of_death e5")
        assert set(options(match)) == each("choose", "c8 e8 g8 d6 f6 c5 g5 e4") | {"skip"}

    def test_declining_raises_nobody(self) -> None:
        match = arena(self.BOARD, hand="angel_of_death")
        before = pieces(match)
        play(match, "summon angel_of_death e5", "skip")
        assert pieces(match) == before | {"e5": "rl"}

    @pytest.mark.parametrize("piece", ["..", "rc", "bh"])
    def test_needs_an_own_heroic_under_it(self, piece: str) -> None:
        match = arena(self.BOARD.replace("rc .. rh", f"rc .. {piece}"), hand="angel_of_death")
        assert targets(match, "angel_of_death") == set()


class TestTheEldestTree:
    BOARD = """
     7  .. .. bc .. ..
     6  .. bh bl rh ..
     5  rc rc .. .. rc
     4  .. rh bc .. ..
        c  d  e  f  g
    """

    def test_treats_three_squares_each_by_what_it_holds(self) -> None:
        match = arena(self.BOARD, hand="the_eldest_tree")
        play(match, "summon the_eldest_tree e5", "destroy d6", "upgrade d5", "place f5")
        assert pieces(match) == {
            "e7": "bc",
            "e6": "bl",
            "f6": "rh",
            "c5": "rc",
            "d5": "rh",
            "e5": "rl",
            "f5": "rc",
            "g5": "rc",
            "d4": "rh",
            "e4": "bc",
        }
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_must_not_treat_legendary_own_heroic_or_distant_pieces(self) -> None:
        match = play(arena(self.BOARD, hand="the_eldest_tree"), "summon the_eldest_tree e5")
        assert set(options(match)) == {
            "destroy d6",
            "destroy e4",
            "upgrade d5",
            "place f5",
            "place f4",
            "skip",
        }

    def test_must_not_treat_a_square_twice(self) -> None:
        match = arena(self.BOARD, hand="the_eldest_tree")
        play(match, "summon the_eldest_tree e5", "destroy d6", "place f5")
        assert set(options(match)) == {"destroy e4", "upgrade d5", "place f4", "skip"}

    def test_the_same_treatment_may_be_given_three_times(self) -> None:
        match = arena(self.BOARD.replace("bc ..", ".. .."), hand="the_eldest_tree")
        play(match, "summon the_eldest_tree e5", "place e4", "place f4", "place f5")
        assert {pieces(match)[square] for square in ("e4", "f4", "f5")} == {"rc"}
        assert asks(match) == "action"

    def test_may_decline_or_stop(self) -> None:
        match = play(arena(self.BOARD, hand="the_eldest_tree"), "summon the_eldest_tree e5", "skip")
        assert asks(match) == "action"
        match = arena(self.BOARD, hand="the_eldest_tree")
        play(match, "summon the_eldest_tree e5", "destroy e4", "skip")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_place_without_a_stone_in_supply(self) -> None:
        match = arena(
            """
             6  .. .. .. bc .. rh .. .. ..
             5  rc .. rc .. .. .. rc .. ..
             4  .. .. .. rh .. .. .. .. ..
             2  ## rc rc rc rc rc rc rc ##
             1  ## ## rc rc rc rc rc ## ##
                a  b  c  d  e  f  g  h  i
            """,
            hand="the_eldest_tree",
        )
        play(match, "summon the_eldest_tree e5")
        assert set(options(match)) == {"destroy d6", "skip"}


class TestEarthElemental:
    BOARD = """
     9  .. .. .. .. bc ##
     8  .. bh .. .. .. bc
     7  .. .. .. rc bc ..
     6  .. .. rc rc .. ..
     5  .. rh .. .. rh ..
     3  bc .. .. .. .. bl
        c  d  e  f  g  h
    """
    QUIET = """
     5  .. .. rc ..
     4  .. rc rc ..
     3  rh .. .. rl
        a  b  c  d
    """

    def test_destroys_near_red_then_raises_near_green_then_may_move_onto_a_colour(self) -> None:
        match = play(arena(self.BOARD, hand="earth_elemental"), "summon earth_elemental e7")
        # no legend, and neither f7 nor g9 are next to red
        assert set(options(match)) == each("destroy", "c3 d5 g5 e6 f6 d8")
        play(match, "destroy g5")
        assert set(options(match)) == each("upgrade", "f6 f7 g7 h8")
        play(match, "upgrade h8")
        assert options(match) == ["move e7 d8", "skip"]
        play(match, "move e7 d8")
        assert pieces(match) == {
            "g9": "bc",
            "d8": "rl",
            "h8": "bh",
            "f7": "rc",
            "g7": "bc",
            "e6": "rc",
            "f6": "rc",
            "d5": "rh",
            "c3": "bc",
            "h3": "bl",
        }
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_may_stay(self) -> None:
        match = arena(self.BOARD, hand="earth_elemental")
        play(match, "summon earth_elemental e7", "destroy d8", "upgrade f6", "skip")
        assert pieces(match)["e7"] == "rl"
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_the_upgrade_comes_after_the_destruction(self) -> None:
        match = arena(self.BOARD, hand="earth_elemental")
        play(match, "summon earth_elemental e7", "destroy f6")
        assert set(options(match)) == each("upgrade", "f7 g7 h8")

    def test_a_part_without_target_is_skipped_and_a_single_target_is_taken_unasked(self) -> None:
        match = arena(self.QUIET, hand="earth_elemental")
        play(match, "summon earth_elemental b5")
        assert options(match) == ["move b5 a5", "skip"]
        assert pieces(match) == {
            "b5": "rl",
            "c5": "rc",
            "b4": "rh",
            "c4": "rc",
            "a3": "rh",
            "d3": "rl",
        }

    def test_moves_onto_a_legend_on_a_coloured_square(self) -> None:
        match = arena(self.QUIET.replace("5  ..", "5  bl"), hand="earth_elemental")
        play(match, "summon earth_elemental b5", "move b5 a5")
        assert pieces(match)["a5"] == "rl"
        assert destroyed(match) == {"blue": [0, 0, 1]}

    def test_must_not_upgrade_heroic_pieces_nor_move_where_no_colour_is(self) -> None:
        match = arena(
            """
             5  .. .. rc ..
             4  .. rc rc ..
             3  rh .. .. rh
                c  d  e  f
            """,
            hand="earth_elemental",
        )
        play(match, "summon earth_elemental d5")
        assert set(options(match)) == each("destroy", "c3 d4 e4 e5")
        play(match, "destroy c3")  # next to green there is only the heroic f3
        assert pieces(match)["f3"] == "rh"
        assert options(match) == ["move d5 e5", "skip"]  # onto our own piece on the red e5


class TestTimeElemental:
    BOARD = """
     5  bc .. ..
     4  rh .. rh
     3  .. rh ..
     2  rc .. rc
        d  e  f
    """

    def test_gives_a_complete_turn_after_this_one(self) -> None:
        match = arena(self.BOARD.replace("bc ..", ".. bc"), hand="time_elemental")
        play(match, "summon time_elemental e5")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert actions(match) == 1  # nothing now
        play(match, "place a5", "end")
        turn = match.view()["turn"]
        assert (turn["seat"], turn["actions"], turn["in_extra_turn"]) == (0, 2, True)
        assert turn["destroyed"] == {}
        assert turn["summoned"]["total"] == 0
        assert match.view()["seats"][0]["hand"] == {"beings": 3, "legends": 2, "flares": 1}

    def test_must_not_give_a_second_one(self) -> None:
        match = arena(self.BOARD, hand="time_elemental")
        play(match, "summon time_elemental e5", "place a5", "end")
        play(match, "place a4", "place a6", "end")
        turn = match.view()["turn"]
        assert (turn["seat"], turn["in_extra_turn"]) == (1, False)

    def test_must_not_change_the_board(self) -> None:
        match = arena(self.BOARD, hand="time_elemental")
        before = pieces(match)
        play(match, "summon time_elemental e5")
        assert asks(match) == "action"
        assert pieces(match) == before | {"e5": "rl"}

    def test_the_extra_turn_is_played_even_after_the_last_turn_of_the_game(self) -> None:
        match = arena(self.BOARD, hand="time_elemental", lines="end: 0 1 deck")
        play(match, "summon time_elemental e5", "place a5", "end")
        assert match.result is None
        play(match, "place a4", "place a6", "end")
        assert match.result is not None

    def test_it_does_not_replace_a_final_turn_when_the_end_is_triggered(self) -> None:
        match = arena(self.BOARD, hand="time_elemental", lines="deck: knight")
        play(match, "summon time_elemental e5", "place a5", "end")
        assert match.view()["end"]["last"] == 0
        assert match.view()["end"]["turns_left"] == 2
        assert match.view()["turn"]["seat"] == 0
        play(match, "place a4", "place a6", "end")
        assert match.view()["end"]["turns_left"] == 2
        assert match.view()["turn"]["seat"] == 1

    def test_in_a_team_the_extra_turn_is_played_without_legends(self) -> None:
        match = arena(
            self.BOARD, hand="time_elemental titan", seats=4, form="high_form", teams=True
        )
        play(match, "summon time_elemental e5", "place a5", "end")
        assert match.view()["turn"]["seat"] == 0
        seats = match.view()["seats"]
        assert [seat["hand"]["legends"] for seat in seats] == [0, 0, 2, 0]


class TestStormElemental:
    BOARD = """
     7  .. .. rh .. .. .. ..
     6  .. .. rh .. rh .. ..
     5  .. .. .. rc .. .. ..
     4  .. .. .. .. .. .. ..
     3  bl .. bc bh rc bc bc
     2  .. .. .. .. .. .. ..
        b  c  d  e  f  g  h
    """

    def test_a_common_bolt_runs_five_squares_and_vanishes(self) -> None:
        match = arena(self.BOARD, hand="storm_elemental")
        before = pieces(match)
        play(match, "summon storm_elemental e5", "rank common", "place c4")
        play(match, *(f"move {a}4 {b}4" for a, b in ("cd", "de", "ef", "fg", "gh")))
        assert asks(match) == "action"
        assert pieces(match) == before | {"e5": "rl"}

    def test_a_common_bolt_must_not_run_over_heroics(self) -> None:
        match = arena(self.BOARD, hand="storm_elemental")
        play(match, "summon storm_elemental e5", "rank common", "place c3", "move c3 d3")
        assert asks(match) == "action"  # e3 is heroic: it vanished on d3
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert "d3" not in pieces(match)

    def test_a_heroic_bolt_runs_three_squares_in_one_direction(self) -> None:
        match = arena(self.BOARD, hand="storm_elemental")
        play(match, "summon storm_elemental e5", "rank heroic", "place c3", "move c3 d3")
        assert options(match) == ["move d3 e3", "skip"]
        play(match, "move d3 e3", "move e3 f3")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d7": "rh",
            "d6": "rh",
            "f6": "rh",
            "e5": "rl",
            "b3": "bl",
            "g3": "bc",
            "h3": "bc",
        }
        assert destroyed(match) == {"blue": [1, 1, 0]}

    def test_a_legendary_bolt_strikes_once_even_a_legend(self) -> None:
        match = arena(self.BOARD, hand="storm_elemental")
        play(match, "summon storm_elemental e5", "rank legendary", "place c3", "move c3 b3")
        assert asks(match) == "action"
        assert "b3" not in pieces(match)
        assert destroyed(match) == {"blue": [0, 0, 1]}
        assert match.view()["seats"][0]["supply"]["legendary"] == 2

    def test_places_on_empty_squares_within_three(self) -> None:
        match = arena(self.BOARD, hand="storm_elemental")
        play(match, "summon storm_elemental e5")
        assert set(options(match)) == each("rank", "common heroic legendary") | {"skip"}
        play(match, "rank common")
        block = {f"{column}{row}" for column in "bcdefgh" for row in range(2, 9)}
        assert set(options(match)) == {f"place {square}" for square in block - set(pieces(match))}

    def test_a_bolt_that_stays_or_stops_vanishes_all_the_same(self) -> None:
        match = arena(self.BOARD, hand="storm_elemental")
        before = pieces(match)
        play(match, "summon storm_elemental e5", "rank heroic", "place c3", "skip")
        assert pieces(match) == before | {"e5": "rl"}
        match = arena(self.BOARD, hand="storm_elemental")
        play(match, "summon storm_elemental e5", "rank heroic", "place c4", "move c4 d4", "skip")
        assert pieces(match) == before | {"e5": "rl"}
        assert destroyed(match) == {}

    def test_may_decline(self) -> None:
        match = arena(self.BOARD, hand="storm_elemental")
        play(match, "summon storm_elemental e5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rl"

    def test_must_not_use_a_legendary_bolt_without_one_in_supply(self) -> None:
        board = self.BOARD.replace("7  ..", "7  rl").replace("4  ..", "4  rl")
        match = play(arena(board, hand="storm_elemental"), "summon storm_elemental e5")
        assert set(options(match)) == each("rank", "common heroic") | {"skip"}

    def test_must_not_use_a_stone_without_one_in_supply(self) -> None:
        match = arena(
            """
             9  ## ## rc rc rc rc rc ## ##
             7  .. .. .. rh .. .. .. .. ..
             6  rc .. .. rh .. rh .. .. ..
             5  rc .. .. .. rl .. .. .. ..
             2  ## rc rc rc rc rc rc rc ##
                a  b  c  d  e  f  g  h  i
            """,
            hand="storm_elemental",
        )
        play(match, "summon storm_elemental e5")
        assert set(options(match)) == {"rank legendary", "skip"}

    @pytest.mark.parametrize("piece", ["..", "bc"])
    def test_needs_an_own_piece_under_it(self, piece: str) -> None:
        board = self.BOARD.replace("5  .. .. .. rc", f"5  .. .. .. {piece}")
        assert targets(arena(board, hand="storm_elemental"), "storm_elemental") == set()
