"""Chapter 3 A to D: patterns, orientations, the target square, the sequence of a summoning.

Shortage and enemy pieces in a pattern (3E, 3F): test_tk3_shortage_and_improvising.
"""

import pytest

from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    find,
    options,
    pieces,
    play,
    starting,
    targets,
)

COLUMNS = "abcdefghi"
KNIGHT = """
 5  rc rc rc
 4  rc .. ..
    d  e  f
"""
TURNS = {
    "r0": (1, 0, 0, 1),
    "r90": (0, -1, 1, 0),
    "r180": (-1, 0, 0, -1),
    "r270": (0, 1, -1, 0),
    "m0": (-1, 0, 0, 1),
    "m90": (0, 1, 1, 0),
    "m180": (1, 0, 0, -1),
    "m270": (0, -1, -1, 0),
}


def picture(squares: dict[str, str]) -> str:
    """The whole board with these pieces."""
    lines = []
    for row in range(9, 0, -1):
        cells = []
        for i, column in enumerate(COLUMNS):
            cut = abs(i - 4) + abs(row - 5) > 6
            cells.append("##" if cut else squares.get(f"{column}{row}", ".."))
        lines.append(f" {row}  {' '.join(cells)}")
    return "\n".join([*lines, "    a  b  c  d  e  f  g  h  i"])


class TestDeclaration:
    def test_tk_3_1_pieces_placed_by_an_effect_are_not_summoned(self) -> None:
        match = arena(
            """
             5  .. .. ..
             4  rc rc rc
                d  e  f
            """,
            hand="summoner",
        )
        play(match, "summon summoner e5 r0", "place e7", "place d5")
        assert match.view()["turn"]["summoned"] == {"total": 1, "legends": 0, "red": 1, "green": 0}

    def test_tk_3_2_a_declaration_names_card_target_and_used_pieces(self) -> None:
        match = arena(KNIGHT, hand="knight")
        assert find(match, "summon knight e6").refs == (
            "card:knight",
            "sq:e6",
            "sq:d4",
            "sq:d5",
            "sq:e5",
            "sq:f5",
        )

    def test_tk_3_2_only_cards_in_hand(self) -> None:
        match = arena(KNIGHT, hand="champion", hand1="knight")
        assert not can(match, "summon knight")

    def test_tk_3_3_even_if_the_effect_does_nothing(self) -> None:
        board = """
         5  rc .. ..
         4  rc rc ..
         3  .. rc ..
            d  e  f
        """
        match = play(arena(board, hand="champion"), "summon champion e5")
        assert pieces(match)["e5"] == "rh"
        assert asks(match) == "action"


class TestPatterns:
    @pytest.mark.parametrize("name", TURNS)
    def test_tk_3_4_eight_orientations(self, name: str) -> None:
        a, b, c, d = TURNS[name]
        squares = {}
        for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, -2)):  # Knight
            column, row = a * dx + b * dy, c * dx + d * dy
            squares[f"{COLUMNS[4 + column]}{5 + row}"] = "rc"
        match = arena(picture(squares), hand="knight")
        assert starting(match, "summon") == [f"summon knight e5 {name}"]

    def test_tk_3_4_no_other_shape_fits(self) -> None:
        match = arena(KNIGHT.replace("rc .. ..", ".. rc .."), hand="knight")
        assert not starting(match, "summon")

    @pytest.mark.parametrize(
        ("piece", "fits"),
        [("rc", True), ("rh", True), ("rl", True), ("bc", False), ("bl", False), ("..", False)],
    )
    def test_tk_3_5_a_common_symbol(self, piece: str, fits: bool) -> None:
        match = arena(f" 5  {piece} .. rc\n    d  e  f", hand="swordmaster")
        assert targets(match, "swordmaster") == ({"e5"} if fits else set())

    @pytest.mark.parametrize(
        ("piece", "fits"),
        [("rc", False), ("rh", True), ("rl", True), ("bh", False), ("bl", False), ("..", False)],
    )
    def test_tk_3_5_a_heroic_symbol(self, piece: str, fits: bool) -> None:
        board = f"""
         6  .. .. ..
         5  .. {piece} ..
         4  .. rh ..
         3  rc rc rc
            d  e  f
        """
        assert targets(arena(board, hand="titan"), "titan") == ({"e6"} if fits else set())

    def test_tk_3_5_every_symbol_has_to_lie_on_the_board(self) -> None:
        squares = {"h5": "rc", "a5": "rc", "a6": "rc", "h6": "rc"}
        assert targets(arena(picture(squares), hand="swordmaster"), "swordmaster") == set()

    def test_tk_3_6_cells_without_a_symbol_may_hold_anything_or_be_off_the_board(self) -> None:
        squares = {"b2": "rc", "c2": "rc", "d2": "rc", "d1": "rc"}  # the cell b1 does not exist
        assert targets(arena(picture(squares), hand="knight"), "knight") == {"c3"}
        full = squares | {"b3": "bl", "d3": "rl", "c1": "bc"}
        assert "c3" in targets(arena(picture(full), hand="knight"), "knight")

    def test_tk_3_7_marked_squares_off_the_board_do_not_exist(self) -> None:
        squares = {"d8": "rc", "e8": "rc", "f8": "rc"}
        match = play(arena(picture(squares), hand="summoner"), "summon summoner e9")
        assert options(match) == ["place c9", "place d9", "place f9", "place g9", "skip"]

    def test_tk_3_7_marked_squares_turn_with_the_pattern(self) -> None:
        board = """
         6  rc .. ..
         5  rc .. ..
         4  rc .. ..
            d  e  f
        """
        match = play(arena(board, hand="summoner"), "summon summoner e5")
        marked = {notation.removeprefix("place ") for notation in starting(match, "place")}
        assert marked == {"e3", "e4", "e6", "e7", "f4", "f5", "f6", "g3", "g5", "g7"}

    def test_tk_3_7_arrows_turn_with_the_pattern(self) -> None:
        board = """
         6  .. rc ..
         5  .. rc ..
         4  rc .. ..
            d  e  f
        """
        match = play(arena(board, hand="cannon"), "summon cannon e6")
        assert "aim s" not in options(match)  # toward the piece beside it
        assert len(starting(match, "aim")) == 7

    TWO_MAGES = """
     8  .. .. .. rc ..
     7  .. .. rc bc rc
     6  .. rc .. rc ..
     5  rc bh rc .. ..
     4  .. rc .. .. ..
        d  e  f  g  h
    """

    def test_tk_3_8_of_several_orientations_the_chosen_one_counts(self) -> None:
        match = arena(self.TWO_MAGES, hand="time_mage")
        ways = starting(match, "summon time_mage f6")
        assert len(ways) == 2
        left = set()
        for way in ways:
            twin = play(match.fork(), way)
            left.add(frozenset({"e5", "g7"} & set(pieces(twin))))
        assert left == {frozenset({"e5"}), frozenset({"g7"})}

    def test_tk_3_8_symmetry_makes_no_duplicates(self) -> None:
        square = """
         6  rc .. rc
         5  .. .. ..
         4  rc .. rc
            d  e  f
        """
        match = arena(square, hand="master_of_intrigue swordmaster high_priestess")
        assert starting(match, "summon master_of_intrigue") == ["summon master_of_intrigue e5"]
        assert targets(match, "swordmaster") == {"e6", "e4", "d5", "f5"}
        assert len(starting(match, "summon swordmaster")) == 4

    def test_tk_3_8_nor_do_ranks_above_the_symbols(self) -> None:
        board = """
         5  .. .. .. .. ..
         4  .. rh .. {} ..
         3  rh .. rh .. {}
            c  d  e  f  g
        """
        both = arena(board.format("rh", "rh"), hand="fire_elemental")
        assert len(starting(both, "summon fire_elemental e5")) == 1
        one = arena(board.format("rc", "rc"), hand="fire_elemental")
        assert len(starting(one, "summon fire_elemental e5")) == 1
        assert not can(arena(board.format("rc", ".."), hand="fire_elemental"), "summon")


class TestTarget:
    def test_tk_3_9_the_target_may_be_empty_or_occupied(self) -> None:
        for piece in ("..", "rc", "bc"):
            match = arena(f" 5  rc {piece} rc\n    d  e  f", hand="swordmaster")
            assert "e5" in targets(match, "swordmaster")

    @pytest.mark.parametrize(
        ("piece", "fits"), [("rc", True), ("rh", True), ("..", False), ("bc", False)]
    )
    def test_tk_3_9_a_framed_symbol_needs_a_piece_of_yours(self, piece: str, fits: bool) -> None:
        board = f"""
         5  .. rc {piece}
         4  rc .. ..
            c  d  e
        """
        assert targets(arena(board, hand="cannon"), "cannon") == ({"e5"} if fits else set())

    @pytest.mark.parametrize("piece", ["rc", "rh", "bc", "bh"])
    def test_tk_3_10_a_piece_of_lower_or_equal_rank_is_destroyed(self, piece: str) -> None:
        board = KNIGHT.replace("\n 5", f"\n 6  .. {piece} ..\n 5", 1)
        match = play(arena(board, hand="knight"), "summon knight e6", "skip")
        assert pieces(match) == {"d5": "rc", "e5": "rc", "f5": "rc", "d4": "rc", "e6": "rh"}
        tally = {"bc": {"blue": [1, 0, 0]}, "bh": {"blue": [0, 1, 0]}}
        assert destroyed(match) == tally.get(piece, {})

    @pytest.mark.parametrize(
        ("card", "piece", "fits"),
        [
            ("swordmaster", "bc", True),
            ("swordmaster", "bh", False),
            ("swordmaster", "rh", False),
            ("swordmaster", "bl", False),
            ("gun_tower", "bh", True),
            ("gun_tower", "rh", True),
            ("gun_tower", "bl", False),
            ("gun_tower", "rl", False),
            ("titan", "bl", True),
            ("titan", "rl", True),
        ],
    )
    def test_tk_3_11_a_piece_of_higher_rank_blocks_whoever_owns_it(
        self, card: str, piece: str, fits: bool
    ) -> None:
        under = {
            "swordmaster": {"d6": "rc", "f6": "rc"},
            "gun_tower": {"e5": "rc", "f5": "rc", "e4": "rc", "f4": "rc"},
            "titan": {"e5": "rh", "e4": "rh", "d3": "rc", "e3": "rc", "f3": "rc"},
        }
        match = arena(picture(under[card] | {"e6": piece}), hand=card)
        assert ("e6" in targets(match, card)) is fits

    def test_tk_3_11_even_on_a_framed_symbol_that_it_fits(self) -> None:
        board = """
         5  .. rc rl
         4  rc .. ..
            c  d  e
        """
        assert targets(arena(board, hand="cannon"), "cannon") == set()

    def test_tk_3_12_an_own_piece_returns_to_supply_and_scores_for_nobody(self) -> None:
        board = """
         5  .. rc rh
         4  rc .. ..
            c  d  e
        """
        match = arena(board, hand="cannon", form="duel")
        before = match.view()["seats"][0]["supply"]
        play(match, "summon cannon e5", "skip")
        assert match.view()["seats"][0]["supply"] == before
        assert destroyed(match) == {}
        assert pieces(match) == {"c4": "rc", "d5": "rc", "e5": "rh"}

    def test_tk_3_12_at_once_before_the_effect_starts(self) -> None:
        board = """
         6  rc .. rc
         5  rh rl rh
         4  .. rc ..
            d  e  f
        """
        match = arena(board, hand="hell_bull")
        play(match, "summon hell_bull e5")
        assert asks(match) == "move"
        assert pieces(match)["e5"] == "rl"
        assert match.view()["seats"][0]["supply"]["legendary"] == 2  # the old one is back


class TestSequence:
    def test_tk_3_13_the_action_is_paid_and_the_card_shown_before_the_effect(self) -> None:
        match = play(arena(KNIGHT, hand="knight bomb"), "summon knight e6")
        view = match.view(1)
        assert asks(match) == "move"
        assert actions(match) == 1
        assert view["playing"] == "knight"
        assert view["seats"][0]["hand"]["beings"] == 1
        assert view["seats"][0]["discard"] == []  # in neither hand nor pile

    def test_tk_3_13_afterwards_a_being_lies_on_the_own_pile(self) -> None:
        match = play(arena(KNIGHT, hand="knight"), "summon knight e6", "skip")
        view = match.view()
        assert view["playing"] is None
        assert view["seats"][0]["discard"] == ["knight"]
        assert view["seats"][1]["discard"] == []

    def test_tk_3_13_and_a_legend_on_the_legend_pile(self) -> None:
        squares = {"e5": "rh", "e4": "rh", "d3": "rc", "e3": "rc", "f3": "rc"}
        match = play(arena(picture(squares), hand="titan"), "summon titan e6")
        view = match.view()
        assert view["decks"]["legends"]["discard"] == ["titan"]
        assert view["seats"][0]["discard"] == []

    @pytest.mark.parametrize(
        ("square", "red", "green"), [("e5", 1, 0), ("c7", 0, 1), ("e6", 0, 0), ("i6", 0, 1)]
    )
    def test_tk_3_13_summonings_are_recorded_with_the_colour_of_the_square(
        self, square: str, red: int, green: int
    ) -> None:
        column, row = square[0], int(square[1])
        squares = {f"{column}{row + 1}": "rc", f"{column}{row - 1}": "rc"}
        match = play(arena(picture(squares), hand="swordmaster"), f"summon swordmaster {square}")
        recorded = match.view()["turn"]["summoned"]
        assert recorded == {"total": 1, "legends": 0, "red": red, "green": green}

    def test_tk_3_13_a_legend_is_recorded_as_legend(self) -> None:
        squares = {"e5": "rh", "e4": "rh", "d3": "rc", "e3": "rc", "f3": "rc"}
        match = play(arena(picture(squares), hand="titan"), "summon titan e6")
        recorded = match.view()["turn"]["summoned"]
        assert recorded == {"total": 1, "legends": 1, "red": 0, "green": 0}

    def test_tk_3_14_afterwards_it_is_an_ordinary_piece(self) -> None:
        squares = {"d5": "rc", "f5": "rc"}
        match = arena(picture(squares), hand="swordmaster", form="duel", lines="actions: 1")
        play(match, "summon swordmaster e5", "end")
        placed = arena(picture(squares), form="duel", lines="actions: 1")
        play(placed, "place e5", "end")
        assert match.view()["board"] == placed.view()["board"]

    def test_tk_3_15_a_declaration_taken_back_costs_nothing(self) -> None:
        match = arena(KNIGHT, hand="knight")
        before = [match.view()["board"], match.view()["turn"], match.view(0)["hand"]]
        play(match, "summon knight e6")
        match.undo()
        assert [match.view()["board"], match.view()["turn"], match.view(0)["hand"]] == before
