"""The legends: their patterns, and those that strike down pieces from where they stand."""

from typing import Any

import pytest

from rulebound.games.tashkalar.decks.legends import DECK
from tests.games.tashkalar.arena import (
    alone,
    arena,
    asks,
    destroyed,
    each,
    options,
    pieces,
    play,
    targets,
)

# orientations, and the pieces around (or on) the target e5; + is at least heroic
PATTERNS = {
    "fire_dragon": (4, "d8+ f8+ e7 e6+"),
    "hell_bull": (4, "e5 d6 f6 d5+ f5+ e4"),
    "angel_of_death": (4, "e5+ d6 f6 c5 g5 e4"),
    "the_eldest_tree": (4, "f6+ d4+ c5 g5"),
    "bone_catapult": (8, "d6 d4+ e4+ f4+"),
    "fire_elemental": (8, "d4+ c3+ f4 e3 g3"),
    "leviathan": (8, "c4+ d4+ a3+ b3"),
    "two_headed_dragon": (4, "g5+ f4+ e3+ g3 h2"),
    "earth_elemental": (8, "f5 e4 f4 d3+ g3+"),
    "time_elemental": (4, "d4+ f4+ e3+ d2 f2"),
    "storm_elemental": (8, "e5 d7+ d6+ f6+"),
    "titan": (4, "e4+ e3+ d2 e2 f2"),
}


class TestDeck:
    def test_has_twelve_legendary_beings(self) -> None:
        assert {being.id: being.rank for being in DECK.beings} == dict.fromkeys(PATTERNS, 2)

    @pytest.mark.parametrize("being", DECK.beings, ids=lambda being: being.id)
    def test_pattern_has_its_number_of_orientations(self, being: Any) -> None:
        assert len(being.pattern.orientations) == PATTERNS[being.id][0]

    @pytest.mark.parametrize("card", PATTERNS)
    def test_pattern_needs_every_piece_at_its_rank_and_nothing_else(self, card: str) -> None:
        needed = {
            square[:2]: "rh" if square.endswith("+") else "rc"
            for square in PATTERNS[card][1].split()
        }
        assert "e5" in targets(arena(alone(needed), hand=card), card)
        for square, piece in needed.items():
            fewer = {other: needed[other] for other in needed if other != square}
            assert targets(arena(alone(fewer), hand=card), card) == set()
            if piece == "rh":
                lower = needed | {square: "rc"}
                assert targets(arena(alone(lower), hand=card), card) == set()


class TestFireDragon:
    BOARD = """
     8  .. .. rh .. rh .. ..
     7  .. bc .. rc .. .. ..
     6  .. .. .. rh .. .. ..
     5  .. .. bh .. .. .. bc
     4  .. .. bl rc bc .. ..
     3  .. bc .. bh .. bc ..
     2  bc bc .. bc .. .. bc
        b  c  d  e  f  g  h
    """

    def test_burns_two_squares_deep_in_three_directions(self) -> None:
        match = arena(self.BOARD, hand="fire_dragon")
        play(match, "summon fire_dragon e5", "aim s")
        # gone: f4 g3, our own e4 and e3, c3 behind the legendary d4
        assert pieces(match) == {
            "d8": "rh",
            "f8": "rh",
            "c7": "bc",
            "e7": "rc",
            "e6": "rh",
            "d5": "bh",
            "e5": "rl",
            "h5": "bc",
            "d4": "bl",
            "b2": "bc",
            "c2": "bc",
            "e2": "bc",
            "h2": "bc",
        }
        assert destroyed(match) == {"blue": [3, 1, 0]}
        assert asks(match) == "action"

    def test_side_rays_need_no_arrow(self) -> None:
        match = arena(self.BOARD, hand="fire_dragon")
        play(match, "summon fire_dragon e5", "aim w")
        gone = {"c7", "d5", "c3"}  # nw, w, sw
        assert gone.isdisjoint(pieces(match))
        assert destroyed(match) == {"blue": [2, 1, 0]}
        assert pieces(match)["e4"] == "rc"

    def test_must_choose_one_of_its_five_arrows(self) -> None:
        match = play(arena(self.BOARD, hand="fire_dragon"), "summon fire_dragon e5")
        assert set(options(match)) == each("aim", "w e sw s se")

    def test_must_not_aim_off_the_board(self) -> None:
        match = arena(
            """
             4  .. rh .. rh
             3  bc .. rc ..
             2  .. bc rh ..
             1  bc .. .. bc
                c  d  e  f
            """,
            hand="fire_dragon",
        )
        play(match, "summon fire_dragon e1")
        assert set(options(match)) == {"aim w", "aim e"}
        play(match, "aim w")  # w and nw; sw has no squares
        assert pieces(match) == {
            "d4": "rh",
            "f4": "rh",
            "e3": "rc",
            "e2": "rh",
            "e1": "rl",
            "f1": "bc",
        }

    @pytest.mark.parametrize(
        ("board", "arrows", "aim", "burnt"),
        [
            ("6 rh .. .. bc\n5 .. rc rh ..\n4 rh .. .. bc\n b c d e", "n ne e se s", "n", "e6"),
            ("6 bc .. .. rh\n5 .. rh rc ..\n4 bc .. .. rh\n e f g h", "n nw w sw s", "nw", "e6"),
        ],
    )
    def test_arrows_turn_with_the_pattern(
        self, board: str, arrows: str, aim: str, burnt: str
    ) -> None:
        match = arena(board, hand="fire_dragon")
        assert targets(match, "fire_dragon") == {"e5"}
        play(match, "summon fire_dragon e5")
        assert set(options(match)) == each("aim", arrows)
        before = pieces(match)
        play(match, f"aim {aim}")
        assert set(before) - set(pieces(match)) == {burnt}

    def test_needs_heroic_pieces_where_the_pattern_shows_them(self) -> None:
        match = arena(self.BOARD.replace("6  .. .. .. rh", "6  .. .. .. rc"), hand="fire_dragon")
        assert targets(match, "fire_dragon") == set()


class TestBoneCatapult:
    BOARD = """
     9  bh bc rc .. ##
     8  .. bl .. .. bh
     7  .. bc .. .. ..
     6  rc .. .. .. ..
     5  bc .. .. .. ..
     4  rh rh rh .. ..
     3  .. bh .. .. ..
        d  e  f  g  h
    """

    def test_hits_at_any_distance_with_all_commons_around(self) -> None:
        match = arena(self.BOARD, hand="bone_catapult")
        play(match, "summon bone_catapult e5", "destroy e8")
        assert pieces(match) == {  # e7, e9 and our own f9 are gone, the heroic d9 is not
            "d9": "bh",
            "h8": "bh",
            "d6": "rc",
            "d5": "bc",
            "e5": "rl",
            "d4": "rh",
            "e4": "rh",
            "f4": "rh",
            "e3": "bh",
        }
        assert destroyed(match) == {"blue": [2, 0, 1]}
        assert asks(match) == "action"

    def test_must_not_aim_off_its_four_lines(self) -> None:
        match = play(arena(self.BOARD, hand="bone_catapult"), "summon bone_catapult e5")
        assert set(options(match)) == each("destroy", "d5 e7 e8 e9 h8") | {"skip"}

    def test_may_decline_and_then_nothing_explodes(self) -> None:
        match = arena(self.BOARD, hand="bone_catapult")
        before = pieces(match)
        play(match, "summon bone_catapult e5", "skip")
        assert pieces(match) == before | {"e5": "rl"}

    def test_the_blast_takes_own_commons_and_spares_own_heroics(self) -> None:
        match = arena(self.BOARD, hand="bone_catapult")
        play(match, "summon bone_catapult e5", "destroy d5")
        assert "d6" not in pieces(match)
        assert pieces(match)["d4"] == "rh"
        assert pieces(match)["e5"] == "rl"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_of_two_fitting_orientations_the_chosen_one_gives_the_lines(self) -> None:
        board = """
         8  bh .. .. .. .. .. bh
         6  .. .. rc .. rc .. ..
         5  .. .. .. .. .. .. ..
         4  .. .. rh rh rh .. ..
            b  c  d  e  f  g  h
        """
        match = play(arena(board, hand="bone_catapult"), "summon bone_catapult e5 r0")
        assert set(options(match)) == each("destroy", "f6 h8") | {"skip"}
        match = play(arena(board, hand="bone_catapult"), "summon bone_catapult e5 m0")
        assert set(options(match)) == each("destroy", "d6 b8") | {"skip"}


class TestFireElemental:
    BOARD = """
     8  .. .. .. .. bc
     7  .. .. bc .. ..
     6  .. bh bc bl ..
     5  bh bc .. rc bc
     4  .. rh .. rc ..
     3  rh .. rc .. rc
        c  d  e  f  g
    """

    def test_near_destroys_adjacent_enemy_commons_and_heroics(self) -> None:
        match = arena(self.BOARD, hand="fire_elemental")
        before = pieces(match)
        play(match, "summon fire_elemental e5", "branch near")
        gone = {"d6", "e6", "d5"}
        assert pieces(match) == {
            square: piece for square, piece in before.items() if square not in gone
        } | {"e5": "rl"}
        assert destroyed(match) == {"blue": [2, 1, 0]}

    def test_far_destroys_enemy_commons_within_two(self) -> None:
        match = arena(self.BOARD, hand="fire_elemental")
        before = pieces(match)
        play(match, "summon fire_elemental e5", "branch far")
        gone = {"e7", "e6", "d5", "g5"}
        assert pieces(match) == {
            square: piece for square, piece in before.items() if square not in gone
        } | {"e5": "rl"}
        assert destroyed(match) == {"blue": [4, 0, 0]}

    def test_one_must_be_chosen(self) -> None:
        match = play(arena(self.BOARD, hand="fire_elemental"), "summon fire_elemental e5")
        assert set(options(match)) == {"branch near", "branch far"}

    def test_a_branch_that_hits_nothing_may_be_chosen(self) -> None:
        match = arena(
            """
             7  .. .. bc .. ..
             4  .. rh .. rc ..
             3  rh .. rc .. rc
                c  d  e  f  g
            """,
            hand="fire_elemental",
        )
        play(match, "summon fire_elemental e5")
        assert set(options(match)) == {"branch near", "branch far"}
        play(match, "branch near")
        assert pieces(match)["e7"] == "bc"
        assert destroyed(match) == {}


class TestLeviathan:
    BOARD = """
     8  .. .. .. .. .. .. bc ##
     7  .. .. .. .. .. rc .. bc
     6  .. .. .. .. .. .. bc bc
     5  .. .. .. .. .. .. .. ..
     4  .. .. rh rh .. bl .. ..
     3  rh rc .. .. .. .. bh ..
        b  c  d  e  f  g  h  i
    """

    def test_destroys_a_linked_group_of_four_commons_of_any_colour(self) -> None:
        match = arena(self.BOARD, hand="leviathan")
        play(match, "summon leviathan f5", "branch destroy")
        assert set(options(match)) == each("destroy", "h8 g7 i7 h6 i6 c3") | {"skip"}
        play(match, "destroy h8")
        assert set(options(match)) == each("destroy", "g7 i7") | {"skip"}
        play(match, "destroy g7")
        assert set(options(match)) == each("destroy", "i7 h6") | {"skip"}
        play(match, "destroy h6", "destroy i6")
        assert asks(match) == "action"
        assert pieces(match) == {
            "i7": "bc",
            "f5": "rl",
            "d4": "rh",
            "e4": "rh",
            "g4": "bl",
            "b3": "rh",
            "c3": "rc",
            "h3": "bh",
        }
        assert destroyed(match) == {"blue": [3, 0, 0]}

    def test_downgrades_a_linked_group_of_three_each_once_itself_included(self) -> None:
        match = arena(self.BOARD, hand="leviathan")
        play(match, "summon leviathan f5", "branch downgrade")
        assert set(options(match)) == each("downgrade", "b3 d4 e4 f5 g4 h3") | {"skip"}
        play(match, "downgrade h3")
        assert set(options(match)) == {"downgrade g4", "skip"}
        play(match, "downgrade g4")
        assert set(options(match)) == {"downgrade f5", "skip"}  # not g4 again
        play(match, "downgrade f5")
        assert asks(match) == "action"
        after = pieces(match)
        assert {square: after[square] for square in ("h3", "g4", "f5", "e4")} == {
            "h3": "bc",
            "g4": "bh",
            "f5": "rh",
            "e4": "rh",
        }
        assert destroyed(match) == {}

    def test_must_not_go_on_from_a_piece_outside_the_group(self) -> None:
        match = arena(self.BOARD, hand="leviathan")
        play(match, "summon leviathan f5", "branch destroy", "destroy c3")
        assert asks(match) == "action"
        assert destroyed(match) == {}

    @pytest.mark.parametrize("branch", ["downgrade", "destroy"])
    def test_a_group_of_none_or_one_is_allowed(self, branch: str) -> None:
        match = arena(self.BOARD, hand="leviathan")
        before = pieces(match)
        play(match, "summon leviathan f5")
        assert set(options(match)) == {"branch downgrade", "branch destroy"}
        play(match, f"branch {branch}", "skip")
        assert pieces(match) == before | {"f5": "rl"}
        match = arena(self.BOARD, hand="leviathan")
        square = "g4" if branch == "downgrade" else "g7"
        play(match, "summon leviathan f5", f"branch {branch}", f"{branch} {square}", "skip")
        assert asks(match) == "action"

    def test_must_not_downgrade_a_legend_whose_owner_has_no_stone(self) -> None:
        match = arena(
            """
             7  bc bc bc bc bc bc bc bc bc
             6  bc bc bc bc bc bc bc bc ..
             4  .. .. .. rh rh .. bl .. ..
             3  .. rh rc .. .. .. .. .. ..
                a  b  c  d  e  f  g  h  i
            """,
            hand="leviathan",
        )
        play(match, "summon leviathan f5", "branch downgrade")
        assert set(options(match)) == each("downgrade", "b3 d4 e4 f5") | {"skip"}


class TestTwoHeadedDragon:
    BOARD = """
     7  .. .. rh ..
     6  .. rh bh bl
     5  rh .. rc bc
     4  .. .. .. rc
     3  .. rc .. bh
        c  d  e  f
    """

    def test_raises_a_used_common_and_destroys_a_heroic_beside_it(self) -> None:
        match = arena(self.BOARD, hand="two_headed_dragon")
        play(match, "summon two_headed_dragon c7", "upgrade e5")
        assert set(options(match)) == each("destroy", "d6 e6") | {"skip"}
        play(match, "destroy e6")
        assert pieces(match) == {
            "c7": "rl",
            "e7": "rh",
            "d6": "rh",
            "f6": "bl",
            "c5": "rh",
            "e5": "rh",
            "f5": "bc",
            "f4": "rc",
            "d3": "rc",
            "f3": "bh",
        }
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert asks(match) == "action"

    def test_raises_a_used_heroic_to_legendary_and_may_take_an_own_heroic(self) -> None:
        match = arena(self.BOARD, hand="two_headed_dragon")
        play(match, "summon two_headed_dragon c7", "upgrade d6")
        assert set(options(match)) == each("destroy", "c5 e6 e7") | {"skip"}
        play(match, "destroy c5")
        assert pieces(match)["d6"] == "rl"
        assert "c5" not in pieces(match)
        assert destroyed(match) == {}

    def test_must_raise_only_pieces_used_for_the_summoning(self) -> None:
        match = play(arena(self.BOARD, hand="two_headed_dragon"), "summon two_headed_dragon c7")
        assert set(options(match)) == each("upgrade", "e7 d6 c5 e5 f4") | {"skip"}

    def test_must_not_destroy_without_having_raised(self) -> None:
        match = arena(self.BOARD, hand="two_headed_dragon")
        before = pieces(match)
        play(match, "summon two_headed_dragon c7", "skip")
        assert asks(match) == "action"
        assert pieces(match) == before | {"c7": "rl"}

    def test_may_raise_without_destroying(self) -> None:
        match = arena(self.BOARD, hand="two_headed_dragon")
        before = pieces(match)
        play(match, "summon two_headed_dragon c7", "upgrade f4", "skip")
        assert pieces(match) == before | {"c7": "rl", "f4": "rh"}

    def test_must_not_raise_heroics_without_a_legendary_in_supply_nor_legends(self) -> None:
        board = self.BOARD.replace("7  .. .. rh", "7  .. .. rl").replace("3  ..", "3  rl")
        match = play(arena(board, hand="two_headed_dragon"), "summon two_headed_dragon c7")
        assert set(options(match)) == each("upgrade", "e5 f4") | {"skip"}

    def test_a_borrowed_enemy_piece_can_be_raised(self) -> None:
        board = self.BOARD.replace("4  .. .. .. rc", "4  .. .. .. bc")
        match = arena(board, hand="two_headed_dragon", lines="flags: borrow")
        play(match, "summon two_headed_dragon c7", "upgrade f4")
        assert pieces(match)["f4"] == "bh"
        assert options(match) == ["destroy f3", "skip"]


class TestTitan:
    BOARD = """
     9  .. bc .. .. ..
     8  .. bl bc bh ..
     7  bc bl .. rh ..
     6  .. rc rh bc ..
     5  .. .. rh .. ..
     4  .. rc rc rc ..
        c  d  e  f  g
    """

    def test_clears_its_surroundings_of_all_but_diagonal_legends(self) -> None:
        match = play(arena(self.BOARD, hand="titan"), "summon titan e7")
        assert pieces(match) == {
            "d9": "bc",
            "d8": "bl",
            "c7": "bc",
            "e7": "rl",
            "e5": "rh",
            "d4": "rc",
            "e4": "rc",
            "f4": "rc",
        }
        assert asks(match) == "action"

    def test_must_not_be_credited_for_what_its_effect_destroys(self) -> None:
        match = play(arena(self.BOARD, hand="titan"), "summon titan e7")
        assert destroyed(match) == {}

    def test_is_credited_for_the_piece_it_lands_on(self) -> None:
        match = arena(self.BOARD.replace("bc bl .. rh", "bc bl bl rh"), hand="titan")
        play(match, "summon titan e7")
        assert destroyed(match) == {"blue": [0, 0, 1]}

    def test_scores_its_legend_point_only_in_a_duel(self) -> None:
        match = play(arena(self.BOARD, hand="titan", form="duel"), "summon titan e7")
        play(match, "place a5", "end")
        assert [seat["score"] for seat in match.view()["seats"]] == [1, 0]

    @pytest.mark.parametrize("row", ["6  .. rc rc bc ..", "6  .. rc .. bc .."])
    def test_needs_heroic_pieces_in_its_pattern(self, row: str) -> None:
        match = arena(self.BOARD.replace("6  .. rc rh bc ..", row), hand="titan")
        assert targets(match, "titan") == set()
