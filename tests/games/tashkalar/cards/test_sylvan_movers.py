"""The Sylvan beings that move."""

from typing import Any

from rulebound import Match
from tests.games.tashkalar.arena import actions, arena, asks, destroyed, each, options, pieces, play


def glade(board: str, card: str, **more: Any) -> Match:
    """Red, playing the Sylvan school, holds the card."""
    return arena(board, hand=card, seat0="red sylvan", **more)


class TestCentaurSpearman:
    BOARD = """
     9  ## .. .. bc .. .. ##
     8  .. .. .. bl .. .. ..
     6  .. .. .. bh .. .. ..
     5  bc bh .. .. .. .. rc
     4  .. .. bl rc rc rc ..
     3  .. bc .. .. .. rc ..
        b  c  d  e  f  g  h
    """

    def test_destroys_the_first_piece_beyond_his_move(self) -> None:
        match = glade(self.BOARD, "centaur_spearman")
        play(match, "summon centaur_spearman e5", "move e5 d5")
        assert "c5" not in pieces(match)
        assert pieces(match)["b5"] == "bc"
        assert pieces(match)["d5"] == "rh"
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_must_destroy_an_own_piece_too(self) -> None:
        match = glade(self.BOARD, "centaur_spearman")
        play(match, "summon centaur_spearman e5", "move e5 f5")  # g5 lies empty between
        assert "h5" not in pieces(match)
        assert destroyed(match) == {}

    def test_a_legendary_piece_is_not_hit_and_shields_what_is_behind(self) -> None:
        match = glade(self.BOARD, "centaur_spearman")
        play(match, "summon centaur_spearman e5", "move e5 e6")
        assert destroyed(match) == {"blue": [0, 1, 0]}  # the heroic he moved onto
        assert pieces(match)["e8"] == "bl"
        assert pieces(match)["e9"] == "bc"

    def test_may_move_onto_equals_but_not_onto_legends(self) -> None:
        match = play(glade(self.BOARD, "centaur_spearman"), "summon centaur_spearman e5")
        assert set(options(match)) == each("move e5", "e4 f4 d5 f5 d6 e6 f6") | {"skip"}

    def test_must_not_shoot_without_moving(self) -> None:
        match = glade(self.BOARD, "centaur_spearman")
        before = pieces(match)
        play(match, "summon centaur_spearman e5", "skip")
        assert pieces(match) == before | {"e5": "rh"}
        assert asks(match) == "action"

    def test_must_not_hit_behind_or_beside_him(self) -> None:
        match = glade(self.BOARD, "centaur_spearman")
        before = pieces(match)
        play(match, "summon centaur_spearman e5", "move e5 d6")
        assert pieces(match) == before | {"d6": "rh"}
        assert destroyed(match) == {}


class TestCentaurChieftain:
    BOARD = """
     7  bh .. .. ..
     6  rc bc .. ..
     5  .. rc .. ..
     4  .. .. rh ..
     3  .. .. .. rc
        c  d  e  f
    """

    def test_own_pieces_follow_in_his_direction_only(self) -> None:
        match = glade(self.BOARD, "centaur_chieftain")
        play(match, "summon centaur_chieftain e5", "move e5 e6")
        # c6 stands before a heroic piece; the Chieftain himself does not move again
        assert set(options(match)) == {"move d5 d6", "move e4 e5", "move f3 f4", "skip"}

    def test_the_same_follower_may_make_all_three_moves_but_no_fourth(self) -> None:
        match = glade(self.BOARD, "centaur_chieftain")
        play(match, "summon centaur_chieftain e5", "move e5 e6")
        play(match, "move d5 d6", "move d6 d7", "move d7 d8")
        assert pieces(match) == {
            "c7": "bh",
            "c6": "rc",
            "d8": "rc",
            "e6": "rh",
            "e4": "rh",
            "f3": "rc",
        }
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert asks(match) == "action"

    def test_he_may_take_an_equal_but_no_legend(self) -> None:
        match = glade(self.BOARD.replace("bc .. ..", "bl bh .."), "centaur_chieftain")
        play(match, "summon centaur_chieftain e5")
        assert set(options(match)) == each("move e5", "d4 e4 f4 d5 f5 e6 f6") | {"skip"}

    def test_a_follower_may_trample_the_chieftain(self) -> None:
        match = glade(self.BOARD, "centaur_chieftain")
        play(match, "summon centaur_chieftain e5", "move e5 e6", "move e4 e5", "move e5 e6")
        assert pieces(match)["e6"] == "rh"
        assert "e5" not in pieces(match)
        assert destroyed(match) == {}
        assert set(options(match)) == {"move d5 d6", "move e6 e7", "move f3 f4", "skip"}

    def test_followers_may_stop_early(self) -> None:
        match = glade(self.BOARD, "centaur_chieftain")
        play(match, "summon centaur_chieftain e5", "move e5 d6")
        assert set(options(match)) == {"move c6 b7", "move d5 c6", "move e4 d5", "skip"}
        play(match, "move e4 d5", "skip")
        assert pieces(match) == {
            "c7": "bh",
            "c6": "rc",
            "d6": "rh",
            "d5": "rh",
            "f3": "rc",
        }
        assert asks(match) == "action"

    def test_must_not_lead_anyone_if_he_stays(self) -> None:
        match = glade(self.BOARD, "centaur_chieftain")
        before = pieces(match)
        play(match, "summon centaur_chieftain e5", "skip")
        assert asks(match) == "action"
        assert pieces(match) == before | {"e5": "rh"}


class TestUnicorn:
    BOARD = """
     6  .. .. .. bh
     5  .. rc .. bl
     4  rc rc .. bc
     3  rc .. .. ..
        c  d  e  f
    """

    def test_either_moves_or_gives_an_action(self) -> None:
        match = play(glade(self.BOARD, "unicorn"), "summon unicorn e5")
        assert set(options(match)) == {"branch move", "branch action"}
        play(match, "branch action")
        assert actions(match) == 2
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rh"

    def test_the_action_can_be_gained_with_the_last_action(self) -> None:
        match = glade(self.BOARD, "unicorn", lines="actions: 1")
        play(match, "summon unicorn e5", "branch action", "place a5")
        assert asks(match) == "end"

    def test_moves_onto_an_equal_but_gains_no_action_then(self) -> None:
        match = glade(self.BOARD, "unicorn")
        play(match, "summon unicorn e5", "branch move", "move e5 f6")
        assert pieces(match)["f6"] == "rh"
        assert "e5" not in pieces(match)
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert actions(match) == 1
        assert asks(match) == "action"

    def test_must_not_move_onto_a_legend(self) -> None:
        match = play(glade(self.BOARD, "unicorn"), "summon unicorn e5", "branch move")
        assert set(options(match)) == each("move e5", "d4 e4 f4 d5 d6 e6 f6") | {"skip"}

    def test_may_choose_the_move_and_stay_which_gives_nothing(self) -> None:
        match = play(glade(self.BOARD, "unicorn"), "summon unicorn e5", "branch move", "skip")
        assert actions(match) == 1
        assert pieces(match)["e5"] == "rh"


class TestKiskinBoughrunner:
    BOARD = """
     6  .. .. .. bl ..
     5  .. .. .. bh rc
     4  rc rc rc .. ..
     3  .. rc .. .. ..
        d  e  f  g  h
    """

    def test_makes_three_combat_moves_and_no_fourth(self) -> None:
        match = glade(self.BOARD, "kiskin_boughrunner")
        play(match, "summon kiskin_boughrunner e5", "move e5 f5", "move f5 g5", "move g5 h6")
        assert pieces(match) == {
            "g6": "bl",
            "h6": "rh",
            "h5": "rc",
            "d4": "rc",
            "e4": "rc",
            "f4": "rc",
            "e3": "rc",
        }
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_each_move_must_end_next_to_another_own_piece(self) -> None:
        match = play(glade(self.BOARD, "kiskin_boughrunner"), "summon kiskin_boughrunner e5")
        assert set(options(match)) == each("move e5", "d4 e4 f4 d5 f5") | {"skip"}

    def test_an_own_piece_it_takes_must_not_count_as_neighbour(self) -> None:
        match = glade(self.BOARD, "kiskin_boughrunner")
        play(match, "summon kiskin_boughrunner e5", "move e5 f5", "move f5 g5")
        # h5 has no other neighbour of red; taking f4 is fine beside e4; g6 is a legend
        assert set(options(match)) == each("move g5", "f4 g4 h4 f5 h6") | {"skip"}

    def test_may_stop_at_any_time(self) -> None:
        match = glade(self.BOARD, "kiskin_boughrunner")
        play(match, "summon kiskin_boughrunner e5", "skip")
        assert pieces(match)["e5"] == "rh"
        assert asks(match) == "action"
        match = glade(self.BOARD, "kiskin_boughrunner")
        play(match, "summon kiskin_boughrunner e5", "move e5 f5", "skip")
        assert pieces(match)["f5"] == "rh"
        assert asks(match) == "action"


class TestTreeShepherd:
    BOARD = """
     8  .. .. .. .. rl bl
     7  .. .. .. .. .. bh
     5  .. rc .. rc .. ..
     4  .. .. rc rc .. ..
     3  bh bl .. .. .. ..
     2  rh bc .. .. .. ..
        c  d  e  f  g  h
    """

    def test_must_choose_an_own_piece_be_it_the_shepherd(self) -> None:
        match = play(glade(self.BOARD, "tree_shepherd"), "summon tree_shepherd e5")
        assert set(options(match)) == each("choose", "c2 e4 f4 d5 e5 f5 g8")

    def test_a_common_is_upgraded_unasked_and_does_not_move(self) -> None:
        match = glade(self.BOARD, "tree_shepherd")
        before = pieces(match)
        play(match, "summon tree_shepherd e5", "choose f4")
        assert pieces(match) == before | {"e5": "rh", "f4": "rh"}
        assert asks(match) == "action"

    def test_a_heroic_may_make_a_combat_move(self) -> None:
        match = play(glade(self.BOARD, "tree_shepherd"), "summon tree_shepherd e5", "choose c2")
        assert set(options(match)) == each("move c2", "c1 d1 b2 d2 b3 c3") | {"skip"}
        play(match, "move c2 c3")
        assert pieces(match)["c3"] == "rh"
        assert "c2" not in pieces(match)
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_a_legendary_may_make_only_a_standard_move(self) -> None:
        match = play(glade(self.BOARD, "tree_shepherd"), "summon tree_shepherd e5", "choose g8")
        assert set(options(match)) == each("move g8", "f7 g7 h7 f8 f9 g9") | {"skip"}
        play(match, "move g8 h7")
        assert pieces(match)["h7"] == "rl"
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_may_choose_itself_and_stay(self) -> None:
        match = glade(self.BOARD, "tree_shepherd")
        before = pieces(match)
        play(match, "summon tree_shepherd e5", "choose e5", "skip")
        assert pieces(match) == before | {"e5": "rh"}
        assert asks(match) == "action"
