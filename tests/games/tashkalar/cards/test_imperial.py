"""The Imperial deck and its commons: what each does and what it must not do."""

import pytest

from rulebound.games.tashkalar.board import COMMON, HEROIC
from rulebound.games.tashkalar.decks.imperial import DECK
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

BEINGS = {being.id: being for being in DECK.beings}

# Card, its orientations, red commons laid out as its picture with the frame on e5, all targets.
PICTURES = [
    ("swordmaster", 2, "e4 e6", "e5"),
    ("messenger", 4, "f4 g3", "e5 h2"),
    ("herald", 4, "f3 f4 g4", "e5"),
    ("bomb", 8, "f3 f4", "e2 e5 g2 g5"),
    ("chronicler", 4, "d5 e6 f5", "e5"),
    ("assassin", 4, "b6 c7 d8", "e5"),
    ("time_mage", 4, "c4 d3 d5 e4", "c3 c5 e3 e5"),
    ("summoner", 4, "d4 e4 f4", "e3 e5"),
    ("hypnotist", 4, "d4 d5 f5 f6", "e5"),
    ("cannon", 8, "c4 d5 e5", "e5"),
    ("champion", 8, "d4 d5 e3 e4", "d3 e5"),
    ("infantry_captain", 4, "c4 d4 f4 g4", "e3 e5"),
    ("cavalry_captain", 4, "d3 d4 f3 f4", "e2 e5"),
    ("gryphon_rider", 8, "c4 d5 e4 f3", "e5"),
    ("knight", 8, "d3 d4 e4 f4", "e5"),
    ("high_priestess", 4, "d3 e5 f3", "e5"),
    ("master_of_intrigue", 1, "d4 d6 f4 f6", "e5"),
    ("gun_tower", 8, "e3 e4 f3 f4", "d3 d4 e2 e5 f2 f5 g3 g4"),
]


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
            match = arena(hand=card, lines="actions: 9")
            return targets(play(match, *(f"place {square}" for square in laid)), card)

        laid = squares.split()
        assert summonable(laid) == set(wanted.split())
        for missing in laid:
            assert summonable([square for square in laid if square != missing]) == set()


class TestSwordmaster:
    BOARD = """
     6  rc bc ..
     5  .. .. bc
     4  rc .. ..
        e  f  g
    """

    def test_destroys_a_diagonal_enemy_common_and_becomes_heroic(self) -> None:
        match = arena(self.BOARD, hand="swordmaster")
        play(match, "summon swordmaster e5", "destroy f6")
        assert pieces(match) == {"e6": "rc", "e4": "rc", "e5": "rh", "g5": "bc"}
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_declining_leaves_it_common(self) -> None:
        match = play(arena(self.BOARD, hand="swordmaster"), "summon swordmaster e5", "skip")
        assert pieces(match)["e5"] == "rc"

    def test_must_not_touch_own_heroic_or_orthogonal_pieces(self) -> None:
        match = arena(
            """
             6  bh rc rc
             5  bc .. bc
             4  .. rc bl
                d  e  f
            """,
            hand="swordmaster",
        )
        play(match, "summon swordmaster e5")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rc"

    def test_must_not_become_heroic_for_the_piece_it_was_summoned_on(self) -> None:
        match = arena(
            """
             6  rc
             5  bc
             4  rc
                e
            """,
            hand="swordmaster",
        )
        play(match, "summon swordmaster e5")
        assert asks(match) == "action"
        assert pieces(match) == {"e6": "rc", "e5": "rc", "e4": "rc"}
        assert destroyed(match) == {"blue": [1, 0, 0]}


class TestMessenger:
    BOARD = """
     7  rh bc rc .. bh .. ..
     6  .. .. .. .. .. .. ..
     5  .. .. .. .. .. .. ..
     4  .. .. .. .. rc .. ..
     3  .. .. .. .. .. rc rl
        b  c  d  e  f  g  h
    """

    def test_a_heroic_runs_over_commons_of_any_colour(self) -> None:
        match = arena(self.BOARD, hand="messenger")
        play(match, "summon messenger e5", "move b7 c7", "move c7 d7", "move d7 e7")
        assert asks(match) == "action"  # the heroic on f7 ends the run
        assert pieces(match) == {
            "e7": "rh", "f7": "bh", "e5": "rc", "f4": "rc", "g3": "rc", "h3": "rl"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_turn_or_change_the_piece_but_may_stop(self) -> None:
        match = play(arena(self.BOARD, hand="messenger"), "summon messenger e5", "move b7 c7")
        assert options(match) == ["move c7 d7", "skip"]
        play(match, "skip")
        assert asks(match) == "action"
        assert pieces(match)["c7"] == "rh"

    def test_may_itself_run_over_empty_squares_only(self) -> None:
        match = play(arena(self.BOARD, hand="messenger"), "summon messenger e5")
        assert set(starting(match, "move e5")) == {
            f"move e5 {square}" for square in ("d4", "d5", "d6", "e4", "e6", "f5", "f6")
        }
        play(match, "move e5 d5", "move d5 c5", "move c5 b5", "move b5 a5")
        assert asks(match) == "action"
        assert pieces(match)["a5"] == "rc"

    def test_must_not_send_legendary_or_enemy_pieces(self) -> None:
        match = play(arena(self.BOARD, hand="messenger"), "summon messenger e5")
        runners = {notation.split()[1] for notation in starting(match, "move")}
        assert runners == {"b7", "d7", "e5", "f4", "g3"}
        before = pieces(match)
        play(match, "skip")
        assert asks(match) == "action"
        assert pieces(match) == before


class TestHerald:
    BOARD = """
     7  rl bc .. .. .. ..
     6  .. .. .. .. .. ..
     5  .. .. .. .. .. ..
     4  .. .. .. .. rc rc
     3  .. .. .. .. rc ..
        b  c  d  e  f  g
    """

    def test_two_moves_by_one_piece_of_any_rank(self) -> None:
        match = arena(self.BOARD, hand="herald")
        play(match, "summon herald e5", "move b7 c6", "move c6 d7")
        assert asks(match) == "action"
        assert pieces(match) == {
            "d7": "rl", "c7": "bc", "e5": "rc", "f4": "rc", "g4": "rc", "f3": "rc"
        }  # fmt: skip

    def test_two_moves_by_two_pieces_one_of_them_itself(self) -> None:
        match = arena(self.BOARD, hand="herald")
        play(match, "summon herald e5", "move e5 e6", "move f4 f5")
        assert pieces(match) == {
            "b7": "rl", "c7": "bc", "e6": "rc", "f5": "rc", "g4": "rc", "f3": "rc"
        }  # fmt: skip

    def test_must_not_take_anything_even_with_a_legendary(self) -> None:
        match = play(arena(self.BOARD, hand="herald"), "summon herald e5")
        assert set(starting(match, "move b7")) == {
            f"move b7 {square}" for square in ("a6", "a7", "b6", "b8", "c6", "c8")
        }
        play(match, "move b7 c6")
        assert not can(match, "move c6 c7")

    def test_must_not_move_the_enemy_and_may_stop(self) -> None:
        match = play(arena(self.BOARD, hand="herald"), "summon herald e5")
        assert not can(match, "move c7")
        assert asks(play(match, "move b7 b6", "skip")) == "action"
        assert pieces(match)["b6"] == "rl"


class TestBomb:
    BOARD = """
     6  bc .. rh
     5  .. .. ..
     4  rc bh rc
     3  .. .. rc
        d  e  f
    """

    def test_takes_itself_and_all_adjacent_commons_with_it(self) -> None:
        match = play(arena(self.BOARD, hand="bomb"), "summon bomb e5")
        assert pieces(match) == {"f6": "rh", "e4": "bh", "f3": "rc"}
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_explode_as_the_last_action(self) -> None:
        match = play(arena(self.BOARD, hand="bomb", lines="actions: 1"), "summon bomb e5")
        assert pieces(match)["e5"] == "rc"
        assert pieces(match)["d6"] == "bc"

    def test_an_action_gained_before_keeps_it_from_being_the_last(self) -> None:
        match = arena(
            """
             6  .. rc .. ..
             5  rc .. rc ..
             4  .. rc .. ..
             3  .. .. .. rc
             2  .. .. .. rc
                d  e  f  g
            """,
            hand="bomb time_mage",
        )
        play(match, "summon time_mage f6", "summon bomb f4")
        assert pieces(match) == {"f6": "rh", "e6": "rc", "d5": "rc", "g2": "rc"}
        assert actions(match) == 1


class TestChronicler:
    BOARD = """
     7  .. .. bc bh
     6  .. rc .. rl
     5  rh .. rc ..
     4  .. bc .. ..
        d  e  f  g
    """

    def test_must_raise_another_own_common_which_may_then_take_a_common(self) -> None:
        match = play(arena(self.BOARD, hand="chronicler"), "summon chronicler e5")
        assert options(match) == ["upgrade f5", "upgrade e6"]
        play(match, "upgrade e6", "move e6 f7")
        assert pieces(match) == {
            "f7": "rh", "g7": "bh", "g6": "rl", "d5": "rh", "e5": "rc", "f5": "rc", "e4": "bc"
        }  # fmt: skip
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_move_another_piece_nor_take_an_equal(self) -> None:
        match = arena(self.BOARD.replace(".. bc bh", ".. bh bh"), hand="chronicler")
        play(match, "summon chronicler e5", "upgrade e6")
        assert set(options(match)) == {
            *(f"move e6 {square}" for square in ("d7", "e7", "d6", "f6", "e5", "f5")),
            "skip",
        }
        assert asks(play(match, "skip")) == "action"
        assert pieces(match)["e6"] == "rh"

    def test_must_not_raise_itself_nor_move_without_a_pupil(self) -> None:
        board = self.BOARD.replace("rc", "rh")
        match = play(arena(board, hand="chronicler"), "summon chronicler e5")
        assert asks(match) == "action"
        assert pieces(match)["e5"] == "rc"
