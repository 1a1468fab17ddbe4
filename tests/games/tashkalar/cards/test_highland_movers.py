"""The Highland beings that move, leap or make others move."""

import pytest

from rulebound import Match
from tests.games.tashkalar.arena import arena, asks, can, destroyed, options, pieces, play, starting


def highland(board: str, hand: str, lines: str = "") -> Match:
    """Seat 0 plays the Highland deck with red pieces."""
    return arena(board, hand=hand, seat0="red highland", lines=lines)


def squares_from(match: Match, start: str) -> set[str]:
    """Where the piece on that square may move or leap now."""
    return {n.split()[2] for n in options(match) if n.split()[1:2] == [start]}


def movers(match: Match) -> set[str]:
    """The squares of all pieces that may move now."""
    return {notation.split()[1] for notation in starting(match, "move")}


class TestWildEagle:
    BOARD = """
     8  bc .. .. .. bh
     7  .. .. .. bc ..
     6  .. .. .. .. ..
     5  .. .. .. .. bl
     4  .. rc .. rc ..
        c  d  e  f  g
    """

    def test_leaps_over_everything_onto_a_common(self) -> None:
        match = play(highland(self.BOARD, "wild_eagle"), "summon wild_eagle e5", "leap e5 c8")
        assert asks(match) == "action"
        assert pieces(match) == {
            "c8": "rc", "g8": "bh", "f7": "bc", "g5": "bl", "d4": "rc", "f4": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_take_upgraded_pieces_or_leap_on_the_spot(self) -> None:
        match = play(highland(self.BOARD, "wild_eagle"), "summon wild_eagle e5")
        goals = squares_from(match, "e5")
        assert len(goals) == 69 - 3
        assert not goals & {"g8", "g5", "e5"}
        assert "d4" in goals  # an own common may be taken

    def test_may_stay(self) -> None:
        match = play(highland(self.BOARD, "wild_eagle"), "summon wild_eagle e5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rc"


class TestEagleLord:
    BOARD = """
     8  bc .. .. .. bh
     7  .. .. .. bl ..
     6  .. .. .. .. ..
     5  rc .. .. .. rc
     4  .. rc .. rc ..
        c  d  e  f  g
    """

    def test_leaps_onto_a_heroic(self) -> None:
        match = play(highland(self.BOARD, "eagle_lord"), "summon eagle_lord e5", "leap e5 g8")
        assert asks(match) == "action"
        assert pieces(match) == {
            "c8": "bc", "g8": "rh", "f7": "bl", "c5": "rc", "g5": "rc", "d4": "rc", "f4": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_must_not_leap_onto_a_legendary(self) -> None:
        match = play(highland(self.BOARD, "eagle_lord"), "summon eagle_lord e5")
        assert len(squares_from(match, "e5")) == 69 - 2
        assert not can(match, "leap e5 f7")

    def test_may_stay(self) -> None:
        match = play(highland(self.BOARD, "eagle_lord"), "summon eagle_lord e5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rh"


class TestDireWolf:
    BOARD = """
     7  .. .. .. bc ..
     6  .. .. bh bc ..
     5  .. .. .. .. ..
     4  .. rc rc .. ..
     3  rc .. .. .. ..
        c  d  e  f  g
    """

    def test_makes_two_combat_moves(self) -> None:
        match = highland(self.BOARD, "dire_wolf")
        play(match, "summon dire_wolf e5", "move e5 f6", "move f6 f7")
        assert asks(match) == "action"
        assert pieces(match) == {"f7": "rc", "e6": "bh", "d4": "rc", "e4": "rc", "c3": "rc"}
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_must_not_take_a_heroic_nor_move_another(self) -> None:
        match = play(highland(self.BOARD, "dire_wolf"), "summon dire_wolf e5")
        assert movers(match) == {"e5"}
        assert squares_from(match, "e5") == {"d6", "f6", "d5", "f5", "d4", "e4", "f4"}

    def test_may_stop_after_one_move_or_stay(self) -> None:
        match = play(highland(self.BOARD, "dire_wolf"), "summon dire_wolf e5", "move e5 f5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["f5"] == "rc"
        match = play(highland(self.BOARD, "dire_wolf"), "summon dire_wolf e5", "skip")
        assert asks(match) == "action"


class TestWolfRider:
    BOARD = """
     7  .. .. .. bh ..
     6  .. bl .. bh ..
     5  .. .. .. .. ..
     4  .. .. rc rc rc
     3  .. .. rc .. ..
        c  d  e  f  g
    """

    def test_makes_two_combat_moves(self) -> None:
        match = highland(self.BOARD, "wolf_rider")
        play(match, "summon wolf_rider e5", "move e5 f6", "move f6 f7")
        assert asks(match) == "action"
        assert pieces(match) == {
            "f7": "rh", "d6": "bl", "e4": "rc", "f4": "rc", "g4": "rc", "e3": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 2, 0]}

    def test_must_not_take_a_legendary_nor_move_another(self) -> None:
        match = play(highland(self.BOARD, "wolf_rider"), "summon wolf_rider e5")
        assert movers(match) == {"e5"}
        assert squares_from(match, "e5") == {"e6", "f6", "d5", "f5", "d4", "e4", "f4"}

    def test_may_stop_after_one_move(self) -> None:
        match = highland(self.BOARD, "wolf_rider")
        play(match, "summon wolf_rider e5", "move e5 f5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["f5"] == "rh"


class TestWarDrummer:
    BOARD = """
     6  .. bh .. bc .. ..
     5  .. rh rc rc .. ..
     4  .. .. rc rc bc ..
        c  d  e  f  g  h
    """

    def test_a_capture_of_an_equal_is_the_only_move(self) -> None:
        match = highland(self.BOARD, "war_drummer")
        play(match, "summon war_drummer e5", "move f4 g4")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d6": "bh", "f6": "bc", "d5": "rh", "e5": "rh", "f5": "rc", "e4": "rc", "g4": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_two_standard_moves_by_two_pieces(self) -> None:
        match = highland(self.BOARD, "war_drummer")
        play(match, "summon war_drummer e5", "move d5 c5", "move e4 e3")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d6": "bh", "f6": "bc", "c5": "rh", "e5": "rh", "f5": "rc", "f4": "rc", "g4": "bc",
            "e3": "rc",
        }  # fmt: skip

    def test_taking_a_lower_rank_is_a_standard_move(self) -> None:
        board = self.BOARD.replace("bh .. bc", "bc bc ..")
        match = play(highland(board, "war_drummer"), "summon war_drummer e5", "move d5 d6")
        assert asks(match) == "move"
        play(match, "move d6 e6")
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_must_not_take_an_equal_with_the_second_move(self) -> None:
        match = highland(self.BOARD, "war_drummer")
        play(match, "summon war_drummer e5")
        assert can(match, "move f5 f6")
        assert can(match, "move d5 d6")
        play(match, "move e4 e3")
        assert squares_from(match, "f5") == {"e6", "g6", "g5", "e4"}
        assert squares_from(match, "d5") == {"c6", "e6", "c5", "c4", "d4", "e4"}

    def test_must_not_move_itself_and_may_decline(self) -> None:
        match = play(highland(self.BOARD, "war_drummer"), "summon war_drummer e5")
        assert movers(match) == {"d5", "f5", "e4", "f4"}
        play(match, "move d5 c5")
        assert movers(match) == {"c5", "f5", "e4", "f4"}
        assert asks(play(match, "skip")) == "action"
        match = play(highland(self.BOARD, "war_drummer"), "summon war_drummer e5", "skip")
        assert asks(match) == "action"


class TestWarlord:
    BOARD = """
     7  .. .. bh .. .. ..
     6  .. .. bh .. .. ..
     5  .. .. .. .. .. ..
     4  bc rc rc rc .. ..
     3  rc .. .. .. rc ..
        c  d  e  f  g  h
    """

    def test_the_third_move_is_his_if_others_made_the_first_two(self) -> None:
        match = highland(self.BOARD, "warlord")
        play(match, "summon warlord e5", "move d4 c4", "move g3 g4")
        assert movers(match) == {"e5"}
        play(match, "move e5 e6")
        assert asks(match) == "action"
        assert pieces(match) == {
            "e7": "bh", "e6": "rh", "c4": "rc", "e4": "rc", "f4": "rc", "g4": "rc", "c3": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [1, 1, 0]}

    @pytest.mark.parametrize("first_two", [("e5 e6", "g3 g4"), ("g3 g4", "e5 e6")])
    def test_the_third_mover_is_free_if_he_moved_before(self, first_two: tuple[str, str]) -> None:
        match = play(highland(self.BOARD, "warlord"), "summon warlord e5")
        play(match, *(f"move {move}" for move in first_two))
        assert movers(match) == {"c3", "d4", "e4", "f4", "g4", "e6"}
        play(match, "move d4 c4")
        assert asks(match) == "action"  # no fourth move

    def test_may_make_all_three_himself(self) -> None:
        match = highland(self.BOARD, "warlord")
        play(match, "summon warlord e5", "move e5 e6", "move e6 e7", "move e7 e8")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": [0, 2, 0]}

    def test_must_not_make_a_third_move_if_he_was_trampled_unmoved(self) -> None:
        board = self.BOARD.replace("bc rc rc rc", "bc rh rc rc")
        match = highland(board, "warlord")
        play(match, "summon warlord e5", "move d4 e5", "move g3 g4")
        assert asks(match) == "action"

    def test_must_not_take_higher_ranks_and_may_stop(self) -> None:
        match = play(highland(self.BOARD, "warlord"), "summon warlord e5", "move d4 d5")
        assert squares_from(match, "d5") == {"c6", "d6", "c5", "c4", "d4", "e4"}
        assert asks(play(match, "skip")) == "action"


class TestHungryBear:
    BOARD = """
     7  .. .. bc ..
     6  bh bc .. ..
     5  .. .. rc ..
     4  .. rc rc ..
        d  e  f  g
    """

    def test_a_meal_gives_a_second_standard_move(self) -> None:
        match = highland(self.BOARD, "hungry_bear")
        play(match, "summon hungry_bear e5", "move e5 e6", "move e6 f7")
        assert asks(match) == "action"  # a second meal gives nothing more
        assert pieces(match) == {"f7": "rh", "d6": "bh", "f5": "rc", "e4": "rc", "f4": "rc"}
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_an_own_common_is_a_meal_too_and_the_second_move_may_be_declined(self) -> None:
        match = highland(self.BOARD, "hungry_bear")
        play(match, "summon hungry_bear e5", "move e5 f5", "skip")
        assert asks(match) == "action"
        assert destroyed(match) == {}

    def test_must_not_move_again_from_an_empty_square(self) -> None:
        match = highland(self.BOARD, "hungry_bear")
        assert asks(play(match, "summon hungry_bear e5", "move e5 f6")) == "action"
        assert pieces(match)["f6"] == "rh"

    def test_must_not_take_a_heroic_nor_move_another(self) -> None:
        match = play(highland(self.BOARD, "hungry_bear"), "summon hungry_bear e5")
        assert movers(match) == {"e5"}
        assert squares_from(match, "e5") == {"e6", "f6", "d5", "f5", "d4", "e4", "f4"}
        play(match, "move e5 e6")
        assert movers(match) == {"e6"}
        assert "d6" not in squares_from(match, "e6")

    def test_may_stay(self) -> None:
        match = play(highland(self.BOARD, "hungry_bear"), "summon hungry_bear e5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rh"


class TestWerewolf:
    RED = """
     6  .. .. .. .. bh
     5  .. rc .. bh ..
     4  rc .. .. .. bl
     3  .. rc .. .. ..
        e  f  g  h  i
    """
    GREEN = """
     7  .. rc .. ..
     6  rc .. .. ..
     5  .. rc .. bh
        f  g  h  i
    """
    CENTRE = """
     6  .. rc .. bh bc
     5  rc .. .. .. ..
     4  .. rc .. .. ..
        b  c  d  e  f
    """

    def test_on_a_red_square_makes_three_combat_moves(self) -> None:
        match = highland(self.RED, "werewolf")
        play(match, "summon werewolf h4")
        assert movers(match) == {"h4"}
        assert "i4" not in squares_from(match, "h4")  # a legendary
        play(match, "move h4 h5", "move h5 i6", "move i6 h6")
        assert asks(match) == "action"
        assert pieces(match) == {"h6": "rh", "f5": "rc", "e4": "rc", "i4": "bl", "f3": "rc"}
        assert destroyed(match) == {"blue": [0, 2, 0]}

    def test_on_a_green_square_too_and_may_stop(self) -> None:
        match = play(highland(self.GREEN, "werewolf"), "summon werewolf i6", "move i6 i5", "skip")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_on_the_centre_makes_one_standard_move(self) -> None:
        match = play(highland(self.CENTRE, "werewolf"), "summon werewolf e5")
        assert movers(match) == {"e5"}
        assert squares_from(match, "e5") == {"d6", "f6", "d5", "f5", "d4", "e4", "f4"}
        play(match, "move e5 f6")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_on_the_centre_may_stay(self) -> None:
        match = play(highland(self.CENTRE, "werewolf"), "summon werewolf e5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rh"

    def test_must_not_make_more_on_a_square_without_colour(self) -> None:
        match = highland("", "werewolf", "actions: 5")
        play(match, "place c5", "place d6", "place d4", "summon werewolf f5")
        play(match, "move f5 e5")
        assert asks(match) == "action"
        assert pieces(match) == {"d6": "rc", "c5": "rc", "e5": "rh", "d4": "rc"}
