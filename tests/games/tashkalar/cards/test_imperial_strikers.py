"""The Imperial heroics that strike or place from where they stand."""

from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    options,
    pieces,
    play,
    targets,
)


class TestAssassin:
    BOARD = """
     8  .. .. rc ..
     7  .. rc .. ..
     6  rc .. .. bc
     5  .. .. .. ..
        b  c  d  e
    """

    def test_destroys_a_legendary_on_the_mark_and_nothing_else(self) -> None:
        match = arena(
            """
             8  bc bc rc bc
             7  bc rc bc bc
             6  rc bc bl bc
             5  bc bc bc ..
                b  c  d  e
            """,
            hand="assassin",
        )
        before = pieces(match)
        play(match, "summon assassin e5")
        assert asks(match) == "action"  # no step onto the square that it emptied
        del before["d6"]
        assert pieces(match) == {**before, "e5": "rh"}
        assert destroyed(match) == {"blue": [0, 0, 1]}

    def test_must_destroy_even_an_own_piece_there(self) -> None:
        match = arena(self.BOARD.replace(".. .. bc", ".. rl bc"), hand="assassin")
        play(match, "summon assassin e5")
        assert "d6" not in pieces(match)
        assert destroyed(match) == {}

    def test_may_step_onto_an_empty_mark_and_nowhere_else(self) -> None:
        match = play(arena(self.BOARD, hand="assassin"), "summon assassin e5")
        assert options(match) == ["move e5 d6", "skip"]
        play(match, "move e5 d6")
        assert pieces(match) == {"d8": "rc", "c7": "rc", "b6": "rc", "e6": "bc", "d6": "rh"}

    def test_may_stay(self) -> None:
        match = play(arena(self.BOARD, hand="assassin"), "summon assassin e5", "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rh"


class TestTimeMage:
    BOARD = """
     6  .. rc ..
     5  rc bl rc
     4  .. rc ..
        d  e  f
    """

    def test_gains_an_action_and_destroys_the_marked_enemy(self) -> None:
        match = play(arena(self.BOARD, hand="time_mage"), "summon time_mage f6")
        assert actions(match) == 2
        assert "e5" not in pieces(match)
        assert destroyed(match) == {"blue": [0, 0, 1]}

    def test_must_not_harm_an_own_piece_on_the_mark(self) -> None:
        match = arena(self.BOARD.replace("bl", "rc"), hand="time_mage")
        play(match, "summon time_mage f6")
        assert pieces(match)["e5"] == "rc"
        assert options(match)
        assert can(match, "place a5")

    def test_must_not_harm_an_enemy_beside_the_mark(self) -> None:
        match = arena(
            """
             6  .. .. rc bc
             5  bc rc .. rc
             4  bc .. rc ..
             3  .. bc .. ..
                c  d  e  f
            """,
            hand="time_mage",
        )
        before = pieces(match)
        play(match, "summon time_mage d4")
        assert pieces(match) == {**before, "d4": "rh"}
        assert destroyed(match) == {}
        assert actions(match) == 2


class TestSummoner:
    BOARD = """
     6  .. bc ..
     5  .. .. ..
     4  rc rc rc
        d  e  f
    """
    SUPPLY = """
     5  .. .. .. .. .. .. .. ..
     4  .. .. .. rc rc rc .. ..
     3  .. .. .. .. .. .. .. ..
     2  ## rc rc rc rc rc rc rc
     1  ## ## rc rc rc rc rc ##
        a  b  c  d  e  f  g  h
    """

    def test_places_two_commons_on_empty_marks(self) -> None:
        match = play(arena(self.BOARD, hand="summoner"), "summon summoner e5")
        marks = ("c5", "d5", "f5", "g5", "d6", "f6", "c7", "e7", "g7")
        assert options(match) == [*(f"place {mark}" for mark in marks), "skip"]
        play(match, "place g7", "place d5")
        assert asks(match) == "action"
        assert pieces(match) == {
            "g7": "rc", "e6": "bc", "d5": "rc", "e5": "rh", "d4": "rc", "e4": "rc", "f4": "rc"
        }  # fmt: skip

    def test_may_place_only_one(self) -> None:
        match = play(arena(self.BOARD, hand="summoner"), "summon summoner e5", "place e7", "skip")
        assert asks(match) == "action"
        assert len(pieces(match)) == 6

    def test_must_not_place_on_marks_off_the_board(self) -> None:
        match = arena(
            """
             7  rc rc rc
                d  e  f
            """,
            hand="summoner",
        )
        play(match, "summon summoner e8")
        marks = ("c8", "d8", "f8", "g8", "d9", "e9", "f9")
        assert options(match) == [*(f"place {mark}" for mark in marks), "skip"]

    def test_must_not_place_more_than_the_supply(self) -> None:
        match = play(arena(self.SUPPLY, hand="summoner"), "summon summoner e5", "place e7")
        assert asks(match) == "action"  # 17 stones on the board
        assert len(pieces(match)) == 17

    def test_must_not_lift_a_piece_to_place_it(self) -> None:
        board = self.SUPPLY.replace("3  .. ", "3  rc ")
        match = play(arena(board, hand="summoner"), "summon summoner e5")
        assert asks(match) == "action"
        assert len(pieces(match)) == 17


class TestCannon:
    BOARD = """
     6  .. .. bc bc .. .. ..
     5  bc rc rc rc bh bc rl
     4  rc .. bc .. .. .. ..
        c  d  e  f  g  h  i
    """

    def test_destroys_every_common_of_a_line_past_upgraded_pieces(self) -> None:
        match = play(arena(self.BOARD, hand="cannon"), "summon cannon e5 r0", "aim e")
        assert pieces(match) == {
            "e6": "bc", "f6": "bc",
            "c5": "bc", "d5": "rc", "e5": "rh", "g5": "bh", "i5": "rl",
            "c4": "rc", "e4": "bc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_fire_back_along_the_barrel(self) -> None:
        match = play(arena(self.BOARD, hand="cannon"), "summon cannon e5 r0")
        aims = {f"aim {direction}" for direction in ("n", "ne", "e", "se", "s", "sw", "nw")}
        assert set(options(match)) == {*aims, "skip"}

    def test_turns_its_arrows_with_the_pattern(self) -> None:
        match = arena(
            """
             5  .. rc
             4  .. rc
             3  rc ..
                d  e
            """,
            hand="cannon",
        )
        play(match, "summon cannon e5")
        assert not can(match, "aim s")
        assert can(match, "aim w")

    def test_may_hold_its_fire(self) -> None:
        match = play(arena(self.BOARD, hand="cannon"), "summon cannon e5 r0", "skip")
        assert asks(match) == "action"
        assert len(pieces(match)) == 11

    def test_must_not_aim_off_the_board(self) -> None:
        match = arena(
            """
             9  .. rc rc
             8  rc .. ..
                c  d  e
            """,
            hand="cannon",
        )
        play(match, "summon cannon e9")
        assert set(options(match)) == {"aim e", "aim se", "aim s", "aim sw", "skip"}

    def test_must_not_replace_an_own_legendary(self) -> None:
        board = """
         6  .. .. rh ..
         5  .. rc rc ..
         4  rc .. .. rc
            c  d  e  f
        """
        assert targets(arena(board, hand="cannon"), "cannon") == {"e5", "d5", "e6"}
        board = board.replace("rc rc ..", "rl rc ..")
        assert targets(arena(board, hand="cannon"), "cannon") == {"e5", "e6"}

    def test_must_not_be_summoned_on_an_empty_or_enemy_square(self) -> None:
        board = """
         5  rc bc
         4  .. ..
            d  e
        """
        match = play(arena(board, hand="cannon"), "place c4")
        assert targets(match, "cannon") == set()


class TestChampion:
    BOARD = """
     7  .. .. .. bc
     6  bc bh .. ..
     5  rc .. bl ..
     4  rc rc .. ..
     3  .. rc .. ..
        d  e  f  g
    """

    def test_destroys_an_adjacent_enemy(self) -> None:
        match = play(arena(self.BOARD, hand="champion"), "summon champion e5", "destroy e6")
        assert pieces(match) == {
            "g7": "bc", "d6": "bc", "d5": "rc", "e5": "rh", "f5": "bl",
            "d4": "rc", "e4": "rc", "e3": "rc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert actions(match) == 1

    def test_falls_with_a_legendary_victim_and_gains_an_action(self) -> None:
        match = play(arena(self.BOARD, hand="champion"), "summon champion e5", "destroy f5")
        assert pieces(match) == {
            "g7": "bc", "d6": "bc", "e6": "bh", "d5": "rc", "d4": "rc", "e4": "rc", "e3": "rc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 0, 1]}
        assert actions(match) == 2

    def test_must_not_touch_own_or_distant_pieces_and_may_decline(self) -> None:
        match = play(arena(self.BOARD, hand="champion"), "summon champion e5")
        assert options(match) == ["destroy f5", "destroy d6", "destroy e6", "skip"]
        play(match, "skip")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rh"
        assert actions(match) == 1

    def test_reaches_a_borrowed_piece_on_an_unmarked_square(self) -> None:
        board = """
         5  bh ..
         4  rc rc
         3  .. rc
            d  e
        """
        match = arena(board, hand="champion", lines="flags: borrow")
        play(match, "summon champion e5", "destroy d5")
        assert pieces(match) == {"e5": "rh", "d4": "rc", "e4": "rc", "e3": "rc"}


class TestGunTower:
    BOARD = """
     5  bl rh .. bc .. .. rc bh bc
     4  .. .. .. .. rc rc .. .. ..
     3  .. .. .. .. rc rc .. .. ..
        a  b  c  d  e  f  g  h  i
    """

    def test_destroys_the_first_two_pieces_of_any_colour(self) -> None:
        match = play(arena(self.BOARD, hand="gun_tower"), "summon gun_tower e5 r0", "aim e")
        assert pieces(match) == {
            "a5": "bl", "b5": "rh", "d5": "bc", "e5": "rh", "i5": "bc",
            "e4": "rc", "f4": "rc", "e3": "rc", "f3": "rc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_must_not_pass_a_legendary_in_second_place(self) -> None:
        board = self.BOARD.replace("bl rh", "bc rl")
        match = play(arena(board, hand="gun_tower"), "summon gun_tower e5 r0", "aim w")
        assert pieces(match)["a5"] == "bc"
        assert pieces(match)["b5"] == "rl"
        assert "d5" not in pieces(match)

    def test_must_not_pass_a_legendary_in_front(self) -> None:
        board = self.BOARD.replace("rc bh bc", "bl bh bc")
        match = play(arena(board, hand="gun_tower"), "summon gun_tower e5 r0", "aim e")
        assert len(pieces(match)) == 11
        assert destroyed(match) == {}

    def test_must_not_shoot_along_its_base_and_may_decline(self) -> None:
        match = play(arena(self.BOARD, hand="gun_tower"), "summon gun_tower e5 r0")
        assert set(options(match)) == {"aim w", "aim e", "skip"}
        assert asks(play(match, "skip")) == "action"
        assert len(pieces(match)) == 11

    def test_turns_its_arrows_and_must_not_aim_off_the_board(self) -> None:
        match = arena(
            """
             6  rc rc
             5  rc rc
                h  i
            """,
            hand="gun_tower",
        )
        play(match, "summon gun_tower i7")
        assert set(options(match)) == {"aim w", "skip"}
