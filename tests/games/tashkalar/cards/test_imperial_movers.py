"""The Imperial heroics that move, leap or make others move."""

import pytest

from rulebound import Match
from tests.games.tashkalar.arena import (
    alone,
    arena,
    asks,
    can,
    destroyed,
    options,
    pieces,
    play,
    starting,
    targets,
)


def squares_from(match: Match, start: str) -> set[str]:
    """Where the piece on that square may move or leap now."""
    return {n.split()[2] for n in options(match) if n.split()[1:2] == [start]}


def movers(match: Match) -> set[str]:
    """The squares of all pieces that may move now."""
    return {notation.split()[1] for notation in starting(match, "move")}


class TestHypnotist:
    BOARD = """
     6  .. .. .. .. rc .. bl
     5  .. .. rc .. rc .. ..
     4  .. .. rc .. .. .. ..
     3  .. .. bh .. bh .. bh
     2  bc .. bc .. bc .. bc
        b  c  d  e  f  g  h
    """

    def test_moves_three_commons_once_each(self) -> None:
        match = play(arena(self.BOARD, hand="hypnotist"), "summon hypnotist e5", "move b2 b3")
        assert movers(match) == {"d2", "f2", "h2"}
        play(match, "move d2 e1")
        assert movers(match) == {"f2", "h2"}
        play(match, "move f2 e1")  # onto the one that moved before
        assert asks(match) == "action"
        assert pieces(match) == {
            "f6": "rc", "h6": "bl", "d5": "rc", "e5": "rh", "f5": "rc", "d4": "rc",
            "b3": "bc", "d3": "bh", "f3": "bh", "h3": "bh", "e1": "bc", "h2": "bc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_moves_two_heroics_once_each(self) -> None:
        match = play(arena(self.BOARD, hand="hypnotist"), "summon hypnotist e5", "move d3 e3")
        assert movers(match) == {"f3", "h3"}
        play(match, "move f3 e3")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_must_not_move_own_or_legendary_pieces_and_may_decline(self) -> None:
        match = play(arena(self.BOARD, hand="hypnotist"), "summon hypnotist e5")
        assert movers(match) == {"b2", "d2", "f2", "h2", "d3", "f3", "h3"}
        before = pieces(match)
        assert asks(play(match, "skip")) == "action"
        assert pieces(match) == before

    def test_must_not_be_credited_for_own_pieces_trampled(self) -> None:
        match = arena(self.BOARD, hand="hypnotist")
        play(match, "summon hypnotist e5", "move d3 d4", "skip")
        assert asks(match) == "action"
        assert pieces(match)["d4"] == "bh"
        assert destroyed(match) == {}

    def test_may_use_a_heroic_to_trample_the_hypnotist_and_go_on(self) -> None:
        match = arena(
            """
             6  .. .. rc ..
             5  rc .. rc ..
             4  rc bh .. ..
             3  .. .. .. bh
                d  e  f  g
            """,
            hand="hypnotist",
        )
        play(match, "summon hypnotist e5", "move e4 e5")
        assert movers(match) == {"g3"}
        assert pieces(match)["e5"] == "bh"

    def test_must_not_mix_colours(self) -> None:
        board = self.BOARD.replace("bc .. bc .. bc .. bc", "bc .. nc .. nc .. bc")
        match = arena(board, hand="hypnotist", seats=3)
        play(match, "summon hypnotist e5 r0", "move d2 d1")
        assert movers(match) == {"f2"}


class TestInfantryCaptain:
    BOARD = """
     6  bh .. .. .. ..
     5  bc .. .. .. ..
     4  rc rc .. rc rc
     3  .. .. .. .. bc
        c  d  e  f  g
    """

    def test_one_piece_makes_both_combat_moves(self) -> None:
        match = arena(self.BOARD.replace("bh", "bc"), hand="infantry_captain")
        play(match, "summon infantry_captain e5", "move d4 c5", "move c5 c6")
        assert asks(match) == "action"
        assert pieces(match) == {
            "c6": "rc", "e5": "rh", "c4": "rc", "f4": "rc", "g4": "rc", "g3": "bc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_two_pieces_make_one_each(self) -> None:
        match = arena(self.BOARD, hand="infantry_captain")
        play(match, "summon infantry_captain e5", "move c4 c5", "move f4 g3")
        assert pieces(match) == {
            "c6": "bh", "c5": "rc", "e5": "rh", "d4": "rc", "g4": "rc", "g3": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_must_not_move_himself_or_take_a_higher_rank(self) -> None:
        match = arena(self.BOARD, hand="infantry_captain")
        play(match, "summon infantry_captain e5")
        assert movers(match) == {"c4", "d4", "f4", "g4"}
        play(match, "move d4 c5")
        assert movers(match) == {"c4", "c5", "f4", "g4"}
        assert squares_from(match, "c5") == {"b4", "b5", "b6", "c4", "d4", "d5", "d6"}
        assert asks(play(match, "skip")) == "action"


class TestCavalryCaptain:
    BOARD = """
     7  rh bc bh bc bh
     6  .. .. .. .. ..
     5  .. .. .. .. ..
     4  .. .. rc .. rc
     3  .. .. rc .. rc
        b  c  d  e  f
    """

    def test_one_combat_move_stands_anywhere_among_the_three(self) -> None:
        match = arena(self.BOARD, hand="cavalry_captain")
        play(match, "summon cavalry_captain e5", "move b7 c7", "move c7 d7", "move d7 e7")
        assert asks(match) == "action"
        assert pieces(match) == {
            "e7": "rh", "f7": "bh", "e5": "rh", "d4": "rc", "f4": "rc", "d3": "rc", "f3": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [2, 1, 0]}

    def test_must_not_take_an_equal_twice(self) -> None:
        match = arena(self.BOARD.replace("bc bh bc bh", "bh bh .. .."), hand="cavalry_captain")
        play(match, "summon cavalry_captain e5", "move b7 c7")
        assert squares_from(match, "c7") == {"b6", "b7", "b8", "c6", "c8", "d6", "d8"}

    def test_must_not_take_an_equal_twice_with_a_common_either(self) -> None:
        match = arena(
            self.BOARD.replace("rh bc bh bc bh", "rc bc bc .. .."), hand="cavalry_captain"
        )
        play(match, "summon cavalry_captain e5", "move b7 c7")
        assert squares_from(match, "c7") == {"b6", "b7", "b8", "c6", "c8", "d6", "d8"}

    def test_taking_lower_ranks_saves_the_combat_move(self) -> None:
        match = arena(self.BOARD.replace("bc bh bc bh", "bc bc bh .."), hand="cavalry_captain")
        play(match, "summon cavalry_captain e5", "move b7 c7", "move c7 d7", "move d7 e7")
        assert destroyed(match) == {"blue": [2, 1, 0]}

    def test_must_not_move_himself_or_change_the_horse(self) -> None:
        match = play(arena(self.BOARD, hand="cavalry_captain"), "summon cavalry_captain e5")
        assert movers(match) == {"b7", "d4", "f4", "d3", "f3"}
        play(match, "move b7 b6")
        assert movers(match) == {"b6"}
        assert asks(play(match, "skip")) == "action"


class TestGryphonRider:
    BOARD = """
     8  bl .. .. bh .. .. ..
     7  .. .. .. .. bc .. ..
     6  .. .. .. .. .. .. ..
     5  .. .. rc .. .. .. ..
     4  .. rc .. rc .. .. ..
     3  .. .. .. .. rc .. ..
        b  c  d  e  f  g  h
    """

    def test_leaps_onto_a_heroic_then_becomes_two_commons(self) -> None:
        match = arena(self.BOARD, hand="gryphon_rider")
        play(match, "summon gryphon_rider e5", "leap e5 e8")
        assert options(match) == ["downgrade e8", "skip"]
        play(match, "downgrade e8")
        landing = ("d7", "e7", "d8", "f8", "d9", "e9", "f9")
        assert options(match) == [f"place {square}" for square in landing]
        play(match, "place d9")
        assert pieces(match) == {
            "d9": "rc", "b8": "bl", "e8": "rc", "f7": "bc",
            "d5": "rc", "c4": "rc", "e4": "rc", "f3": "rc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_may_stay_heroic_after_the_leap_and_then_must_not_place(self) -> None:
        match = arena(self.BOARD, hand="gryphon_rider")
        play(match, "summon gryphon_rider e5", "leap e5 f7", "skip")
        assert asks(match) == "action"
        assert pieces(match) == {
            "b8": "bl", "e8": "bh", "f7": "rh", "d5": "rc", "c4": "rc", "e4": "rc", "f3": "rc"
        }  # fmt: skip

    def test_must_not_become_common_without_a_leap(self) -> None:
        match = play(arena(self.BOARD, hand="gryphon_rider"), "summon gryphon_rider e5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rh"

    def test_must_not_leap_onto_a_legendary_or_stay_in_place(self) -> None:
        match = play(arena(self.BOARD, hand="gryphon_rider"), "summon gryphon_rider e5")
        assert len(starting(match, "leap")) == 69 - 2
        assert not can(match, "leap e5 b8")
        assert not can(match, "leap e5 e5")

    def test_must_not_place_without_supply(self) -> None:
        match = arena(
            """
             5  .. .. rc .. .. .. ..
             4  .. rc .. rc .. .. ..
             3  .. .. .. .. rc .. ..
             2  rc rc rc rc rc rc rc
             1  ## rc rc rc rc rc ##
                b  c  d  e  f  g  h
            """,
            hand="gryphon_rider",
        )
        play(match, "summon gryphon_rider e5", "leap e5 a5", "downgrade a5")
        assert asks(match) == "action"
        assert len(pieces(match)) == 17
        assert pieces(match)["a5"] == "rc"


class TestKnight:
    BOARD = """
     6  .. .. .. .. ..
     5  .. .. bh bh bc
     4  rc rc rc .. ..
     3  rc .. .. .. ..
        c  d  e  f  g
    """

    def test_takes_heroics_on_up_to_three_moves(self) -> None:
        match = arena(self.BOARD, hand="knight")
        play(match, "summon knight d5", "move d5 e5", "move e5 f5", "move f5 g6")
        assert asks(match) == "action"
        assert pieces(match) == {
            "g6": "rh", "g5": "bc", "c4": "rc", "d4": "rc", "e4": "rc", "c3": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 2, 0]}

    def test_must_not_take_commons_of_any_colour_nor_legendaries(self) -> None:
        match = arena(self.BOARD.replace("bh bh", "bl bh"), hand="knight")
        play(match, "summon knight d5")
        assert movers(match) == {"d5"}
        assert squares_from(match, "d5") == {"c5", "c6", "d6", "e6"}
        play(match, "move d5 e6", "move e6 f5")
        assert squares_from(match, "f5") == {"e6", "f6", "g6", "f4", "g4"}

    def test_may_take_an_own_heroic_and_stop_at_any_time(self) -> None:
        match = arena(self.BOARD.replace("bh bh", "rh bh"), hand="knight")
        play(match, "summon knight d5", "move d5 e5", "skip")
        assert asks(match) == "action"
        assert destroyed(match) == {}
        assert "d5" not in pieces(match)

    def test_fits_turned_and_mirrored_but_nowhere_else(self) -> None:
        turned = """
         6  rc rc ..
         5  .. rc bc
         4  .. rc ..
            d  e  f
        """
        mirrored = """
         6  .. rc bc
         5  rc rh bh
         4  rc rc ..
            d  e  f
        """
        assert targets(arena(turned, hand="knight"), "knight") == {"f5"}
        match = arena(mirrored, hand="knight")
        assert targets(match, "knight") == {"f5"}
        play(match, "summon knight f5")
        assert pieces(match)["f5"] == "rh"
        assert destroyed(match) == {"blue": [0, 1, 0]}


class TestHighPriestess:
    BOARD = """
     7  bc .. ..
     6  bh bc ..
     5  .. rc ..
     4  .. .. ..
     3  rc .. rc
        d  e  f
    """

    def test_moves_and_then_raises_a_common_beside_her_new_square(self) -> None:
        match = arena(self.BOARD, hand="high_priestess")
        play(match, "summon high_priestess e5", "move e5 e6")
        assert options(match) == ["upgrade d7", "skip"]
        play(match, "upgrade d7")
        assert pieces(match) == {"d7": "bh", "d6": "bh", "e6": "rh", "d3": "rc", "f3": "rc"}
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_raises_without_having_moved(self) -> None:
        match = arena(self.BOARD, hand="high_priestess")
        play(match, "summon high_priestess e5", "skip")
        assert options(match) == ["upgrade e6", "skip"]
        play(match, "skip")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d7": "bc", "d6": "bh", "e6": "bc", "e5": "rh", "d3": "rc", "f3": "rc"
        }  # fmt: skip

    def test_raises_an_own_common_too(self) -> None:
        match = arena(self.BOARD, hand="high_priestess")
        play(match, "summon high_priestess e5", "move e5 e4")
        assert options(match) == ["upgrade d3", "upgrade f3", "skip"]
        assert pieces(play(match, "upgrade f3"))["f3"] == "rh"

    def test_must_not_take_a_heroic_nor_move_others(self) -> None:
        match = play(arena(self.BOARD, hand="high_priestess"), "summon high_priestess e5")
        assert movers(match) == {"e5"}
        assert squares_from(match, "e5") == {"e6", "f6", "d5", "f5", "d4", "e4", "f4"}

    def test_must_not_be_summoned_on_an_enemy_piece(self) -> None:
        board = self.BOARD.replace(".. rc ..", ".. bc ..")
        assert targets(arena(board, hand="high_priestess"), "high_priestess") == set()


class TestMasterOfIntrigue:
    BOARD = """
     7  .. bh .. .. ..
     6  .. rh bc rc bh
     5  .. .. .. .. ..
     4  .. rl bh rc bc
     3  rc .. .. .. ..
        c  d  e  f  g
    """

    def test_pattern_pieces_fight_and_he_walks(self) -> None:
        match = arena(self.BOARD, hand="master_of_intrigue")
        play(match, "summon master_of_intrigue e5", "move d6 d7", "move e5 e6", "move f4 g4")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d7": "rh", "e6": "rh", "f6": "rc", "g6": "bh", "d4": "rl", "e4": "bh", "g4": "rc",
            "c3": "rc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [2, 1, 0]}

    @pytest.mark.parametrize(
        ("board", "called"),
        [
            (BOARD, "either"),
            (alone({"d6": "rl", "f6": "rl", "d4": "rl", "f4": "bl"}), "standard"),
        ],
        ids=["all", "only he"],
    )
    def test_tk_5_3_2_his_own_moves_are_called_standard(self, board: str, called: str) -> None:
        match = arena(board, hand="master_of_intrigue", lines="flags: borrow")
        play(match, starting(match, "summon master_of_intrigue e5")[0])
        assert match.decision is not None
        assert match.decision.prompt.args["move"] == called

    def test_tk_5_3_3_those_of_the_others_combat_moves(self) -> None:
        walls = {"d5": "bh", "e6": "bh", "f5": "bh", "e4": "bh"}
        corners = {"d6": "rl", "f6": "rl", "d4": "rl", "f4": "rh"}
        match = arena(alone(walls | corners), hand="master_of_intrigue")
        play(match, "summon master_of_intrigue e5")
        assert movers(match) == {"f4"}
        assert match.decision is not None
        assert match.decision.prompt.args["move"] == "combat"

    def test_a_pattern_piece_stays_eligible_after_it_left(self) -> None:
        match = arena(self.BOARD, hand="master_of_intrigue")
        play(match, "summon master_of_intrigue e5", "move d6 c6", "move c6 b6", "move b6 a6")
        assert asks(match) == "action"
        assert pieces(match)["a6"] == "rh"

    def test_must_not_move_a_legendary_or_a_piece_not_used(self) -> None:
        match = arena(self.BOARD, hand="master_of_intrigue")
        play(match, "summon master_of_intrigue e5")
        assert movers(match) == {"d6", "f6", "f4", "e5"}
        assert asks(play(match, "skip")) == "action"

    def test_must_not_take_an_equal_himself(self) -> None:
        match = arena(self.BOARD, hand="master_of_intrigue")
        play(match, "summon master_of_intrigue e5")
        assert squares_from(match, "e5") == {"e6", "f6", "d5", "f5", "f4"}
        assert squares_from(match, "f6") == {"e6", "e7", "f7", "g7", "f5", "g5"}

    def test_moves_a_borrowed_enemy_piece(self) -> None:
        board = self.BOARD.replace("bh rc bc", "bh bc bc")
        match = arena(board, hand="master_of_intrigue", lines="flags: borrow")
        play(match, "summon master_of_intrigue e5")
        assert movers(match) == {"d6", "f6", "f4", "e5"}
        play(match, "move f4 g4", "skip")
        assert destroyed(match) == {"blue": [1, 0, 0]}
