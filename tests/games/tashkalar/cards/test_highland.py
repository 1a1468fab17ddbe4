"""The Highland deck and its beings that destroy."""

import pytest

from rulebound import Match
from rulebound.games.tashkalar.board import COMMON, HEROIC
from rulebound.games.tashkalar.decks.highland import DECK
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    destroyed,
    options,
    pieces,
    play,
    targets,
)

BEINGS = {being.id: being for being in DECK.beings}

# Card, its orientations, red commons laid out as its picture with the frame on e5, all targets.
PICTURES = [
    ("wild_eagle", 4, "d4 f4", "e3 e5"),
    ("clan_axeman", 2, "d4 f6", "e5"),
    ("clan_healer", 8, "d5 f5 f6", "e5"),
    ("dire_wolf", 8, "c3 d4 e4", "e5"),
    ("ritual_keeper", 4, "d5 e6", "d6 e5"),
    ("eagle_lord", 4, "c5 d4 f4 g5", "e5"),
    ("wolf_rider", 8, "e3 e4 f4 g4", "e5"),
    ("blood_shaman", 4, "d4 e4 f5 f6", "e5"),
    ("war_drummer", 4, "e4 e5 f4 f5", "e4 e5 f4 f5"),
    ("hill_giant", 4, "d3 e3 e4 f3", "e5"),
    ("warlord", 4, "c3 d4 e4 f4 g3", "e5"),
    ("war_summoner", 4, "d5 e3 e4 f5", "e5"),
    ("ritual_master", 4, "d4 d6 f4", "e5"),
    ("legend_slayer", 8, "e3 e4 f4 g3", "e5"),
    ("mountain_troll", 8, "d4 e3 e4 f3", "e2 e5"),
    ("hungry_bear", 4, "e4 f4 f5", "e5"),
    ("werewolf", 4, "b5 c4 c6", "e5"),
    ("clan_guardian", 4, "c5 d5 f5", "e5"),
]


def highland(board: str, hand: str, lines: str = "") -> Match:
    """Seat 0 plays the Highland deck with red pieces."""
    return arena(board, hand=hand, seat0="red highland", lines=lines)


class TestDeck:
    def test_has_five_commons_and_thirteen_heroics(self) -> None:
        assert list(BEINGS) == [card for card, *_ in PICTURES]
        assert [being.rank for being in DECK.beings] == [COMMON] * 5 + [HEROIC] * 13

    @pytest.mark.parametrize(("card", "number", "squares", "wanted"), PICTURES)
    def test_orientations_and_picture(
        self, card: str, number: int, squares: str, wanted: str
    ) -> None:
        assert len(BEINGS[card].pattern.orientations) == number

        def summonable(laid: list[str]) -> set[str]:
            match = highland("", card, "actions: 9")
            return targets(play(match, *(f"place {square}" for square in laid)), card)

        laid = squares.split()
        assert summonable(laid) == set(wanted.split())
        for missing in laid:
            assert summonable([square for square in laid if square != missing]) == set()


class TestClanAxeman:
    BOARD = """
     7  .. bc ..
     6  bc bh rc
     5  rh .. bl
     4  rc bc bc
        d  e  f
    """

    def test_destroys_one_orthogonal_piece_up_to_heroic(self) -> None:
        match = play(highland(self.BOARD, "clan_axeman"), "summon clan_axeman e5", "destroy e6")
        assert asks(match) == "action"
        assert pieces(match) == {
            "e7": "bc", "d6": "bc", "f6": "rc", "d5": "rh", "e5": "rc", "f5": "bl",
            "d4": "rc", "e4": "bc", "f4": "bc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_must_not_hit_legendary_diagonal_or_distant_pieces(self) -> None:
        match = play(highland(self.BOARD, "clan_axeman"), "summon clan_axeman e5")
        assert options(match) == ["destroy e4", "destroy d5", "destroy e6", "skip"]

    def test_may_hit_an_own_piece_or_nothing(self) -> None:
        match = play(highland(self.BOARD, "clan_axeman"), "summon clan_axeman e5", "destroy d5")
        assert "d5" not in pieces(match)
        assert destroyed(match) == {}
        match = play(highland(self.BOARD, "clan_axeman"), "summon clan_axeman e5", "skip")
        assert len(pieces(match)) == 10


class TestBloodShaman:
    BOARD = """
     6  .. .. .. .. .. ..
     5  .. .. rc rc bc bc
     4  .. .. rc .. bh rc
     3  rc rc .. bl bc ..
        d  e  f  g  h  i
    """

    def test_a_victim_on_red_takes_all_commons_around_with_it(self) -> None:
        match = play(highland(self.BOARD, "blood_shaman"), "summon blood_shaman e4", "destroy h4")
        assert asks(match) == "action"
        assert pieces(match) == {
            "f5": "rc",
            "e4": "rh",
            "f4": "rc",
            "d3": "rc",
            "e3": "rc",
            "g3": "bl",
        }
        assert destroyed(match) == {"blue": [3, 1, 0]}

    def test_must_not_sweep_upgraded_pieces_nor_around_other_squares(self) -> None:
        board = self.BOARD.replace("bl bc", "bl bh")
        match = play(highland(board, "blood_shaman"), "summon blood_shaman e4", "destroy h4")
        assert pieces(match)["g3"] == "bl"
        assert pieces(match)["h3"] == "bh"
        match = play(highland(board, "blood_shaman"), "summon blood_shaman e4", "destroy h5")
        assert len(pieces(match)) == 11
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_sweep_around_a_green_square(self) -> None:
        board = """
         7  .. .. .. bc
         6  .. .. .. bc
         5  .. .. rc ..
         4  .. .. rc ..
         3  rc rc .. ..
            d  e  f  g
        """
        match = play(highland(board, "blood_shaman"), "summon blood_shaman e4", "destroy g7")
        assert pieces(match)["g6"] == "bc"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_destroy_something_but_no_legendary(self) -> None:
        match = play(highland(self.BOARD, "blood_shaman"), "summon blood_shaman e4")
        victims = ("d3", "e3", "h3", "e4", "f4", "h4", "i4", "f5", "g5", "h5", "i5")
        assert options(match) == [f"destroy {square}" for square in victims]

    def test_may_be_its_own_victim_on_the_red_centre(self) -> None:
        board = """
         6  .. bc rc
         5  .. .. rc
         4  rh rc ..
            d  e  f
        """
        match = highland(board, "blood_shaman")
        play(match, "summon blood_shaman e5", "destroy e5")
        assert pieces(match) == {"d4": "rh"}
        assert destroyed(match) == {"blue": [1, 0, 0]}


class TestHillGiant:
    BOARD = """
     6  bc bh bc
     5  rc .. bl
     4  rc rc bc
     3  rc rc rc
        d  e  f
    """

    def test_must_destroy_all_orthogonal_pieces_up_to_heroic(self) -> None:
        match = play(highland(self.BOARD, "hill_giant"), "summon hill_giant e5")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d6": "bc", "f6": "bc", "e5": "rh", "f5": "bl",
            "d4": "rc", "f4": "bc", "d3": "rc", "e3": "rc", "f3": "rc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_must_not_hit_a_legendary_pattern_piece(self) -> None:
        board = self.BOARD.replace("rc rc bc", "rc rl bc")
        match = play(highland(board, "hill_giant"), "summon hill_giant e5")
        assert pieces(match)["e4"] == "rl"


class TestLegendSlayer:
    BOARD = """
     6  bl bc bh ..
     5  bc .. .. ..
     4  rh rc rc ..
     3  .. rc .. rc
        d  e  f  g
    """

    def test_destroys_one_legendary_and_then_nothing_else(self) -> None:
        match = play(highland(self.BOARD, "legend_slayer"), "summon legend_slayer e5", "destroy d6")
        assert asks(match) == "action"
        assert len(pieces(match)) == 9
        assert destroyed(match) == {"blue": [0, 0, 1]}

    def test_destroys_two_others_of_any_colour(self) -> None:
        match = play(highland(self.BOARD, "legend_slayer"), "summon legend_slayer e5")
        assert options(match) == ["destroy d4", "destroy f4", "destroy d6", "destroy f6", "skip"]
        play(match, "destroy f6")
        assert options(match) == ["destroy d4", "destroy f4", "skip"]
        play(match, "destroy d4")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d6": "bl", "e6": "bc", "d5": "bc", "e5": "rh",
            "e4": "rc", "f4": "rc", "e3": "rc", "g3": "rc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_must_not_go_on_after_an_own_legendary(self) -> None:
        board = self.BOARD.replace("bl", "rl")
        match = play(highland(board, "legend_slayer"), "summon legend_slayer e5", "destroy d6")
        assert asks(match) == "action"
        assert destroyed(match) == {}

    def test_may_stop_after_one_or_decline(self) -> None:
        match = highland(self.BOARD, "legend_slayer")
        play(match, "summon legend_slayer e5", "destroy f6", "skip")
        assert asks(match) == "action"
        assert len(pieces(match)) == 9
        match = play(highland(self.BOARD, "legend_slayer"), "summon legend_slayer e5", "skip")
        assert len(pieces(match)) == 10


class TestMountainTroll:
    BOARD = """
     7  .. bc .. ..
     6  bh rc .. ..
     5  bc .. bl ..
     4  rc rc bc bc
     3  .. rc rc ..
        d  e  f  g
    """

    def test_two_enemy_commons_give_an_action(self) -> None:
        match = play(highland(self.BOARD, "mountain_troll"), "summon mountain_troll e5")
        assert asks(match) == "action"
        assert actions(match) == 2
        assert pieces(match) == {
            "e7": "bc", "d6": "bh", "e6": "rc", "e5": "rh", "f5": "bl",
            "d4": "rc", "e4": "rc", "g4": "bc", "e3": "rc", "f3": "rc",
        }  # fmt: skip
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_must_not_count_the_piece_it_was_summoned_on(self) -> None:
        board = self.BOARD.replace("bc .. bl", ".. bc bl")
        match = play(highland(board, "mountain_troll"), "summon mountain_troll e5")
        assert destroyed(match) == {"blue": [2, 0, 0]}
        assert actions(match) == 1
