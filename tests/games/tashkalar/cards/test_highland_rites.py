"""The Highland beings that place, raise, gain actions or read the colour of their square."""

import pytest

from rulebound import Match
from tests.games.tashkalar.arena import (
    actions,
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


def highland(board: str, hand: str, lines: str = "") -> Match:
    """Seat 0 plays the Highland deck with red pieces."""
    return arena(board, hand=hand, seat0="red highland", lines=lines)


class TestClanHealer:
    BOARD = """
     6  .. .. rc
     5  rc .. rc
        d  e  f
    """
    BESIDE_GREEN = (
        "e1 f1 g1 e2 g2 e3 f3 g3 a4 b4 b5 h5 i5 a6 b6 c6 d6 g6 h6 "
        "b7 d7 f7 h7 i7 b8 c8 d8 f8 g8 h8"
    )  # f6 is taken

    def test_places_two_commons_beside_green_squares(self) -> None:
        match = play(highland(self.BOARD, "clan_healer"), "summon clan_healer e5")
        assert options(match) == [*(f"place {sq}" for sq in self.BESIDE_GREEN.split()), "skip"]
        play(match, "place a6", "place e1")
        assert asks(match) == "action"
        assert pieces(match) == {
            "a6": "rc", "f6": "rc", "d5": "rc", "e5": "rc", "f5": "rc", "e1": "rc"
        }  # fmt: skip

    def test_must_not_place_on_a_green_square_or_elsewhere(self) -> None:
        match = play(highland(self.BOARD, "clan_healer"), "summon clan_healer e5")
        for square in ("a5", "c7", "f2", "g7", "i6", "e4", "c5"):
            assert not can(match, f"place {square}")

    def test_may_place_one_or_none(self) -> None:
        match = highland(self.BOARD, "clan_healer")
        assert asks(play(match, "summon clan_healer e5", "place a4", "skip")) == "action"
        assert len(pieces(match)) == 5
        match = play(highland(self.BOARD, "clan_healer"), "summon clan_healer e5", "skip")
        assert len(pieces(match)) == 4

    def test_must_not_place_more_than_the_supply(self) -> None:
        board = """
         6  .. .. .. .. rc .. ..
         5  .. .. rc .. rc .. ..
         4  .. .. .. .. .. .. ..
         3  .. .. .. .. .. .. ..
         2  rc rc rc rc rc rc rc
         1  ## rc rc rc rc rc ##
            b  c  d  e  f  g  h
        """
        match = play(highland(board, "clan_healer"), "summon clan_healer e5", "place a6")
        assert asks(match) == "action"  # 17 stones on the board
        assert len(pieces(match)) == 17


class TestRitualKeeper:
    GREEN = """
     8  .. .. rc
     7  .. rh ..
     6  rc .. bc
        e  f  g
    """
    RED = """
     9  .. rc .. ..
     8  rc .. .. ..
     7  bc .. .. ..
     6  .. .. .. rh
     5  .. .. .. bh
        c  d  e  f
    """

    def test_on_green_must_raise_an_own_common(self) -> None:
        match = play(highland(self.GREEN, "ritual_keeper"), "summon ritual_keeper g7")
        assert options(match) == ["upgrade e6", "upgrade g7", "upgrade g8"]
        play(match, "upgrade g7")
        assert asks(match) == "action"
        assert pieces(match) == {"g8": "rc", "f7": "rh", "g7": "rh", "e6": "rc", "g6": "bc"}

    @pytest.mark.parametrize(("move", "tally"), [("c8 c7", [1, 0, 0]), ("f6 f5", [0, 1, 0])])
    def test_on_red_may_make_one_combat_move_with_any_own_piece(
        self, move: str, tally: list[int]
    ) -> None:
        match = play(highland(self.RED, "ritual_keeper"), "summon ritual_keeper d8")
        play(match, f"move {move}")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": tally}

    def test_on_red_must_not_raise_nor_move_the_enemy_and_may_decline(self) -> None:
        match = play(highland(self.RED, "ritual_keeper"), "summon ritual_keeper d8")
        assert {option.split()[1] for option in starting(match, "move")} == {"d9", "c8", "d8", "f6"}
        assert starting(match, "upgrade") == []
        assert asks(play(match, "skip")) == "action"

    def test_the_centre_counts_as_red(self) -> None:
        match = play(highland("", "ritual_keeper", "actions: 3"), "place e6", "place d5")
        play(match, "summon ritual_keeper e5")
        assert asks(match) == "move"

    def test_must_not_do_anything_elsewhere(self) -> None:
        match = play(highland("", "ritual_keeper", "actions: 4"), "place e6", "place d5")
        play(match, "summon ritual_keeper d6")
        assert asks(match) == "action"
        assert pieces(match) == {"e6": "rc", "d6": "rc", "d5": "rc"}


class TestRitualMaster:
    GREEN = """
     8  rc .. ..
     7  .. .. bc
     6  rc .. rc
        f  g  h
    """
    RED = """
     9  rc .. .. ..
     8  .. .. .. bl
     7  rc .. rc bh
        c  d  e  f
    """

    def test_on_green_gains_two_actions_and_nothing_more(self) -> None:
        match = play(highland(self.GREEN, "ritual_master"), "summon ritual_master g7")
        assert asks(match) == "action"
        assert actions(match) == 3
        assert len(pieces(match)) == 5

    def test_on_red_may_destroy_a_heroic_and_a_common(self) -> None:
        match = play(highland(self.RED, "ritual_master"), "summon ritual_master d8")
        assert options(match) == ["destroy f7", "destroy d8", "skip"]
        play(match, "destroy f7")
        assert options(match) == ["destroy c7", "destroy e7", "destroy c9", "skip"]
        play(match, "destroy c9")
        assert asks(match) == "action"
        assert pieces(match) == {"d8": "rh", "f8": "bl", "c7": "rc", "e7": "rc"}
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert actions(match) == 1

    def test_on_red_may_destroy_a_common_only_or_nothing(self) -> None:
        match = play(highland(self.RED, "ritual_master"), "summon ritual_master d8", "skip")
        assert options(match) == ["destroy c7", "destroy e7", "destroy c9", "skip"]
        play(match, "skip")
        assert asks(match) == "action"
        assert len(pieces(match)) == 6

    def test_the_centre_counts_as_red(self) -> None:
        match = highland("", "ritual_master", "actions: 4")
        play(match, "place d6", "place d4", "place f4", "summon ritual_master e5")
        assert options(match) == ["destroy e5", "skip"]

    def test_must_not_do_anything_elsewhere(self) -> None:
        match = highland("", "ritual_master", "actions: 5")
        play(match, "place c6", "place c4", "place e4", "summon ritual_master d5")
        assert asks(match) == "action"
        assert actions(match) == 1
        assert len(pieces(match)) == 4


class TestWarSummoner:
    BOARD = """
     7  .. .. .. .. .. rc
     6  .. .. .. .. .. ..
     5  rc .. rc bc .. ..
     4  .. rc .. .. .. ..
     3  .. rc .. bc .. ..
        d  e  f  g  h  i
    """
    HAND = "war_summoner clan_axeman wild_eagle"

    def test_gains_an_action_and_lends_one_enemy_piece(self) -> None:
        match = highland(self.BOARD, self.HAND)
        assert targets(match, "clan_axeman") == set()
        play(match, "summon war_summoner e5")
        assert actions(match) == 2
        assert starting(match, "summon clan_axeman") == [
            "summon clan_axeman f4 r0 with g5",
            "summon clan_axeman h6 r0 with g5",
            "summon clan_axeman f4 r90 with g3",
        ]
        play(match, "summon clan_axeman h6")
        assert pieces(match)["h6"] == "rc"
        assert pieces(match)["g5"] == "bc"  # it keeps its colour

    def test_must_not_lend_two(self) -> None:
        match = play(highland(self.BOARD, self.HAND), "summon war_summoner e5")
        assert targets(match, "wild_eagle") == {"e4", "e6", "d4", "f4", "f6", "f2"}  # not h4

    def test_must_not_lend_to_a_second_being(self) -> None:
        match = highland(self.BOARD, self.HAND)
        play(match, "summon war_summoner e5", "summon clan_axeman h6")
        assert targets(match, "wild_eagle") == {"e4", "e6", "d4", "f4"}

    def test_must_not_keep_the_permission_if_the_next_being_did_without(self) -> None:
        match = highland(self.BOARD, self.HAND)
        play(match, "summon war_summoner e5", "summon wild_eagle e6", "skip")
        assert actions(match) == 1
        assert targets(match, "clan_axeman") == set()

    def test_must_not_keep_the_permission_for_the_next_turn(self) -> None:
        match = play(highland(self.BOARD, self.HAND), "summon war_summoner e5")
        assert match.view()["turn"]["borrow"] is True
        play(match, "place a5", "place i5", "end")
        assert match.view()["turn"]["borrow"] is False

    def test_must_not_lend_a_piece_above_its_rank(self) -> None:
        board = """
         6  bh
         5  rh
         4  rc
            e
        """
        match = highland(board, "titan", "flags: borrow\nactions: 3")
        play(match, "place d4", "place f4")
        assert targets(match, "titan") == {"e7"}
        match = highland(board.replace("bh", "bc"), "titan", "flags: borrow\nactions: 3")
        play(match, "place d4", "place f4")
        assert targets(match, "titan") == set()


class TestClanGuardian:
    BOARD = """
     6  .. .. bc .. ..
     5  rc rh .. rc ..
     4  .. .. rc .. ..
        c  d  e  f  g
    """

    def test_may_raise_a_common_of_its_pattern(self) -> None:
        match = play(highland(self.BOARD, "clan_guardian"), "summon clan_guardian e5")
        assert options(match) == ["upgrade c5", "upgrade f5", "skip"]
        play(match, "upgrade c5")
        assert asks(match) == "action"
        assert pieces(match) == {
            "e6": "bc", "c5": "rh", "d5": "rh", "e5": "rh", "f5": "rc", "e4": "rc"
        }  # fmt: skip

    def test_must_not_raise_a_piece_outside_the_orientation_used(self) -> None:
        board = self.BOARD.replace("rc ..\n     4", "rc rc\n     4")
        match = play(highland(board, "clan_guardian"), "summon clan_guardian e5 r180")
        assert options(match) == ["upgrade f5", "upgrade g5", "skip"]
        play(match, "skip")
        assert pieces(match)["g5"] == "rc"

    def test_may_raise_a_borrowed_enemy(self) -> None:
        board = self.BOARD.replace("rh .. rc", "rh .. bc")
        match = highland(board, "clan_guardian", "flags: borrow")
        play(match, "summon clan_guardian e5", "upgrade f5")
        assert pieces(match)["f5"] == "bh"

    def test_must_not_raise_heroics(self) -> None:
        board = self.BOARD.replace("rc rh .. rc", "rh rh .. rl")
        match = play(highland(board, "clan_guardian"), "summon clan_guardian e5")
        assert asks(match) == "action"
        assert pieces(match)["c5"] == "rh"
