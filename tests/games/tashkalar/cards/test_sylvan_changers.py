"""The Sylvan beings that convert, upgrade, place and destroy."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.tashkalar.arena import arena, asks, destroyed, each, options, pieces, play, targets


def glade(board: str, card: str, **more: Any) -> Match:
    """Red, playing the Sylvan school, holds the card."""
    return arena(board, hand=card, seat0="red sylvan", **more)


class TestDryad:
    BOARD = """
     7  .. .. bc
     6  rc bh bc
     5  bc rc bl
     4  .. rc bc
        d  e  f
    """
    SIXTEEN = """
     6  .. .. .. rc .. .. .. .. ..
     5  rc .. .. .. rc bc .. .. ..
     4  ?? .. .. .. rc .. .. .. ..
     2  ## rc rc rc rc rc rc rc ##
     1  ## ## rc rc rc rc rc ## ##
        a  b  c  d  e  f  g  h  i
    """

    def test_converts_an_adjacent_heroic_to_an_own_common(self) -> None:
        match = play(glade(self.BOARD, "dryad"), "summon dryad e5", "convert e6")
        assert pieces(match) == {
            "f7": "bc",
            "d6": "rc",
            "e6": "rc",
            "f6": "bc",
            "d5": "bc",
            "e5": "rh",
            "f5": "bl",
            "e4": "rc",
            "f4": "bc",
        }
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_must_not_touch_own_legendary_or_distant_pieces(self) -> None:
        match = play(glade(self.BOARD, "dryad"), "summon dryad e5")
        assert set(options(match)) == each("convert", "d5 e6 f6 f4") | {"skip"}

    def test_may_decline(self) -> None:
        match = play(glade(self.BOARD, "dryad"), "summon dryad e5", "skip")
        assert pieces(match)["e6"] == "bh"
        assert destroyed(match) == {}

    @pytest.mark.parametrize(
        ("piece", "squares"),
        [("rc", {"e5"}), ("rh", {"e5"}), ("rl", set()), ("..", set()), ("bc", set())],
    )
    def test_needs_an_own_piece_of_no_higher_rank_under_it(
        self, piece: str, squares: set[str]
    ) -> None:
        board = """
         6  rc ..
         5  .. ??
         4  .. rc
            d  e
        """
        assert targets(glade(board.replace("??", piece), "dryad"), "dryad") == squares

    def test_converts_with_the_last_stone(self) -> None:
        match = glade(self.SIXTEEN.replace("??", ".."), "dryad")
        play(match, "summon dryad e5", "convert f5")
        assert pieces(match)["f5"] == "rc"
        assert match.view()["seats"][0]["supply"]["stones"] == 0

    def test_must_not_convert_without_a_stone_in_supply(self) -> None:
        match = glade(self.SIXTEEN.replace("??", "rc"), "dryad")
        play(match, "summon dryad e5")
        assert asks(match) == "action"
        assert pieces(match)["f5"] == "bc"


class TestSylvanQueen:
    BOARD = """
     6  bh bc bl ..
     5  bh .. bc ..
     4  bc rc .. rc
     3  bc .. rc ..
     2  .. .. rc ..
        d  e  f  g
    """

    def test_converts_a_diagonal_heroic_to_an_own_heroic(self) -> None:
        match = play(glade(self.BOARD, "sylvan_queen"), "summon sylvan_queen e5", "convert d6")
        assert pieces(match)["d6"] == "rh"
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_converts_a_diagonal_common_to_an_own_common(self) -> None:
        match = play(glade(self.BOARD, "sylvan_queen"), "summon sylvan_queen e5", "convert d4")
        assert pieces(match)["d4"] == "rc"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_touch_orthogonal_or_legendary_pieces(self) -> None:
        match = play(glade(self.BOARD, "sylvan_queen"), "summon sylvan_queen e5")
        assert set(options(match)) == {"convert d6", "convert d4", "skip"}

    def test_may_decline(self) -> None:
        match = play(glade(self.BOARD, "sylvan_queen"), "summon sylvan_queen e5", "skip")
        assert pieces(match)["d6"] == "bh"
        assert destroyed(match) == {}

    def test_must_not_convert_without_a_stone_in_supply(self) -> None:
        match = glade(
            """
             6  .. .. .. bh .. .. .. .. ..
             4  rc .. .. .. rc .. rc .. ..
             3  .. .. .. .. .. rc .. .. ..
             2  ## rc rc rc rc rc rc rc ##
             1  ## ## rc rc rc rc rc ## ##
                a  b  c  d  e  f  g  h  i
            """,
            "sylvan_queen",
        )
        play(match, "summon sylvan_queen e5")
        assert asks(match) == "action"
        assert pieces(match)["d6"] == "bh"


class TestSylvanPrincess:
    BOARD = """
     6  bc bc bh
     5  bc .. bc
     4  bl rc bc
     3  bc .. rc
     2  .. rc ..
        d  e  f
    """

    def test_converts_a_diagonal_common(self) -> None:
        match = glade(self.BOARD, "sylvan_princess")
        play(match, "summon sylvan_princess e5", "convert f4")
        assert pieces(match)["f4"] == "rc"
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert asks(match) == "action"

    def test_must_not_touch_heroic_legendary_or_orthogonal_pieces(self) -> None:
        match = play(glade(self.BOARD, "sylvan_princess"), "summon sylvan_princess e5")
        assert set(options(match)) == {"convert d6", "convert f4", "skip"}

    def test_may_decline(self) -> None:
        match = glade(self.BOARD, "sylvan_princess")
        play(match, "summon sylvan_princess e5", "skip")
        assert pieces(match)["f4"] == "bc"
        assert pieces(match)["e5"] == "rh"

    def test_must_not_convert_without_a_stone_in_supply(self) -> None:
        match = glade(
            """
             6  .. .. .. bc .. .. .. .. ..
             4  rc .. .. .. rc .. .. .. ..
             3  rc .. .. .. .. rc .. .. ..
             2  ## rc rc rc rc rc rc rc ##
             1  ## ## rc rc rc rc rc ## ##
                a  b  c  d  e  f  g  h  i
            """,
            "sylvan_princess",
        )
        play(match, "summon sylvan_princess e5")
        assert asks(match) == "action"
        assert pieces(match)["d6"] == "bc"


class TestWoodlandDruid:
    BOARD = """
     8  bc bc bh
     6  rc .. rc
     5  .. .. ..
     4  .. rc ..
        d  e  f
    """

    def test_must_upgrade_a_common_of_each_colour_own_first(self) -> None:
        match = play(glade(self.BOARD, "woodland_druid"), "summon woodland_druid e5")
        assert options(match) == ["upgrade e4", "upgrade d6", "upgrade f6"]
        play(match, "upgrade f6")
        assert options(match) == ["upgrade d8", "upgrade e8"]
        play(match, "upgrade d8")
        assert pieces(match) == {
            "d8": "bh",
            "e8": "bc",
            "f8": "bh",
            "d6": "rc",
            "f6": "rh",
            "e5": "rh",
            "e4": "rc",
        }
        assert destroyed(match) == {}

    def test_a_single_common_is_upgraded_unasked_even_if_it_is_an_enemy(self) -> None:
        match = glade(self.BOARD.replace("bc bc bh", "bc .. bh"), "woodland_druid")
        play(match, "summon woodland_druid e5", "upgrade e4")
        assert pieces(match)["d8"] == "bh"
        assert asks(match) == "action"

    def test_must_not_raise_heroic_pieces_of_a_colour_without_commons(self) -> None:
        match = glade(self.BOARD.replace("bc bc bh", "bh .. bl"), "woodland_druid")
        play(match, "summon woodland_druid e5", "upgrade e4")
        assert pieces(match)["d8"] == "bh"
        assert asks(match) == "action"

    def test_must_not_raise_own_heroic_pieces(self) -> None:
        match = glade(self.BOARD.replace("rc", "rh"), "woodland_druid")
        play(match, "summon woodland_druid e5")
        assert options(match) == ["upgrade d8", "upgrade e8"]

    def test_in_a_melee_every_colour_gets_one(self) -> None:
        board = self.BOARD.replace("bc bc bh", "bc nc nc")
        match = glade(board, "woodland_druid", seats=3)
        play(match, "summon woodland_druid e5 r0", "upgrade e4")
        assert options(match) == ["upgrade e8", "upgrade f8"]
        play(match, "upgrade f8")
        assert pieces(match) == {
            "d8": "bh",
            "e8": "nc",
            "f8": "nh",
            "d6": "rc",
            "f6": "rc",
            "e5": "rh",
            "e4": "rh",
        }


class TestForestAncient:
    BOARD = """
     8  bc .. .. .. bh
     6  .. .. rc .. ..
     5  .. rc .. rc ..
     4  .. rc .. .. ..
     1  .. .. bc .. ..
        c  d  e  f  g
    """
    RIM = """
     9  ## ## bc bc bc bc bc ## ##
     7  bc .. .. .. .. .. .. .. ??
     6  bc .. .. .. rc .. .. .. ..
     5  bc .. .. rc .. rc .. .. ..
     4  bc .. .. rc .. .. .. .. ..
     3  bc .. .. .. .. .. .. .. bc
     1  ## ## bc bc bc bc bc ## ##
        a  b  c  d  e  f  g  h  i
    """

    def test_places_two_enemy_commons_and_destroys_two_within_three(self) -> None:
        match = play(glade(self.BOARD, "forest_ancient"), "summon forest_ancient e5")
        near = "c3 d3 e3 f3 g3 c4 e4 f4 g4 c5 g5 c6 d6 f6 g6 c7 d7 e7 f7 g7"
        assert set(options(match)) == each("place", near)  # no way to decline
        play(match, "place c3")
        assert set(options(match)) == each("place", near) - {"place c3"}
        play(match, "place f4")
        assert options(match) == ["destroy c3", "destroy f4", "destroy c8"]
        play(match, "destroy c8")
        assert options(match) == ["destroy c3", "destroy f4"]
        play(match, "destroy f4")
        assert pieces(match) == {
            "g8": "bh",
            "e6": "rc",
            "d5": "rc",
            "e5": "rh",
            "f5": "rc",
            "d4": "rc",
            "c3": "bc",
            "e1": "bc",
        }
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_with_one_enemy_stone_in_supply_it_places_and_destroys_one(self) -> None:
        match = glade(self.RIM.replace("??", ".."), "forest_ancient")
        before = pieces(match)
        play(match, "summon forest_ancient e5", "place e4")  # the only victim in reach
        assert asks(match) == "action"
        assert pieces(match) == before | {"e5": "rh"}
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_destroy_without_having_placed(self) -> None:
        match = glade(self.RIM.replace("??", "bc"), "forest_ancient")
        before = pieces(match)
        play(match, "summon forest_ancient e5")
        assert asks(match) == "action"
        assert pieces(match) == before | {"e5": "rh"}
        assert destroyed(match) == {}

    BLOCK = """
     8  .. .. bc .. ..
     7  bh bh ?? bh bh
     6  bh rh rc rh bh
     5  bh rc .. rc bh
     4  rh rc rh rh rh
     3  rh rh rh rh rh
        c  d  e  f  g
    """

    def test_places_two_squares_away_when_its_neighbourhood_is_full(self) -> None:
        match = glade(self.BLOCK.replace("??", ".."), "forest_ancient")
        play(match, "summon forest_ancient e5 r0")  # e7 is filled; either victim would do
        assert options(match) == ["destroy e7", "destroy e8"]

    def test_must_not_destroy_when_there_was_no_room_to_place(self) -> None:
        match = glade(self.BLOCK.replace("??", "bh"), "forest_ancient")
        before = pieces(match)
        play(match, "summon forest_ancient e5 r0")
        assert asks(match) == "action"
        assert pieces(match) == before | {"e5": "rh"}

    def test_in_a_melee_colours_are_chosen_and_the_victims_match_them(self) -> None:
        board = self.BOARD.replace("bc .. .. .. bh", "bc .. nc .. bh")
        match = glade(board, "forest_ancient", seats=3)
        play(match, "summon forest_ancient e5 r0")
        assert options(match) == ["colour blue", "colour brown"]
        play(match, "colour brown", "place e4", "colour blue", "place f4")
        assert options(match) == ["destroy e4", "destroy e8"]
        play(match, "destroy e8")
        assert options(match) == ["destroy f4", "destroy c8"]
        play(match, "destroy c8")
        assert pieces(match)["e4"] == "nc"
        assert pieces(match)["f4"] == "bc"
        assert destroyed(match) == {"blue": [1, 0, 0], "brown": [1, 0, 0]}

    def test_in_a_melee_both_may_be_of_one_colour(self) -> None:
        board = self.BOARD.replace("bc .. .. .. bh", "bc .. nc .. bh")
        match = glade(board, "forest_ancient", seats=3)
        play(match, "summon forest_ancient e5 r0")
        play(match, "colour blue", "place e4", "colour blue", "place f4", "destroy e4")
        assert options(match) == ["destroy f4", "destroy c8"]


class TestKiskinLeafsplitter:
    BOARD = """
     8  .. .. .. .. .. .. bh
     7  .. .. .. .. .. bl ..
     6  .. .. .. rc .. .. ..
     5  .. bc rc .. rc .. ..
     4  .. .. .. rc rh .. ..
     3  .. .. .. .. .. bc ..
     2  .. .. .. .. .. .. ..
        b  c  d  e  f  g  h
    """

    def test_removes_the_nearest_piece_on_two_diagonals_of_any_colour_and_rank(self) -> None:
        match = glade(self.BOARD, "kiskin_leafsplitter")
        play(match, "summon kiskin_leafsplitter e5")
        assert set(options(match)) == each("aim", "nw ne sw se") | {"skip"}
        play(match, "aim ne", "aim se")
        assert pieces(match) == {
            "h8": "bh",
            "e6": "rc",
            "c5": "bc",
            "d5": "rc",
            "e5": "rh",
            "f5": "rc",
            "e4": "rc",
            "g3": "bc",
        }
        assert destroyed(match) == {"blue": [0, 0, 1]}
        assert asks(match) == "action"

    def test_the_same_diagonal_twice_meets_the_next_piece(self) -> None:
        match = glade(self.BOARD, "kiskin_leafsplitter")
        play(match, "summon kiskin_leafsplitter e5", "aim ne", "aim ne")
        assert "g7" not in pieces(match)
        assert "h8" not in pieces(match)
        assert destroyed(match) == {"blue": [0, 1, 1]}

    def test_must_not_take_two_pieces_with_a_shot_after_one_that_met_nothing(self) -> None:
        match = glade(self.BOARD, "kiskin_leafsplitter")
        play(match, "summon kiskin_leafsplitter e5", "aim nw", "aim ne")
        assert destroyed(match) == {"blue": [0, 0, 1]}
        assert pieces(match)["h8"] == "bh"
        assert asks(match) == "action"

    def test_may_decline_each_shot(self) -> None:
        match = glade(self.BOARD, "kiskin_leafsplitter")
        before = pieces(match)
        play(match, "summon kiskin_leafsplitter e5", "skip")
        assert asks(match) == "action"
        assert pieces(match) == before | {"e5": "rh"}
        match = glade(self.BOARD, "kiskin_leafsplitter")
        play(match, "summon kiskin_leafsplitter e5", "aim se", "skip")
        assert asks(match) == "action"
        assert destroyed(match) == {}

    def test_a_diagonal_without_a_square_cannot_be_named(self) -> None:
        match = glade(
            """
             9  ## rc ..
             8  rc .. rc
             7  .. rc ..
                b  c  d
            """,
            "kiskin_leafsplitter",
        )
        play(match, "summon kiskin_leafsplitter c8")
        assert set(options(match)) == each("aim", "ne sw se") | {"skip"}
