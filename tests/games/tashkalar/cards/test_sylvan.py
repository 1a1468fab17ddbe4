"""The Sylvan beings: their patterns, the common ones, and those that deal with cards."""

from typing import Any

import pytest

from rulebound import Match
from rulebound.games.tashkalar.decks.sylvan import DECK
from tests.games.tashkalar.arena import (
    actions,
    alone,
    arena,
    asks,
    can,
    destroyed,
    each,
    options,
    pieces,
    play,
    targets,
)

# orientations, and the pieces around (or on) the target e5; + is at least heroic
PATTERNS = {
    "sapling": (4, "e4 e3"),
    "kiskin_farseeders": (8, "f5 d4"),
    "charging_buck": (8, "e4 d4 d3"),
    "forest_wardens": (4, "c5 f5"),
    "naiad": (8, "e4 d4 c4"),
    "kiskin_spirit": (8, "c5 c4 e4"),
    "dryad": (8, "e5 d6 e4"),
    "centaur_spearman": (8, "e4 f4 g4 g3"),
    "centaur_chieftain": (4, "c6 d5 e4 f3"),
    "unicorn": (8, "d5 d4 c4 c3"),
    "sylvan_queen": (8, "e4 g4 f3 f2"),
    "sylvan_princess": (8, "e4 f3 e2"),
    "woodland_druid": (4, "d6 f6 e4"),
    "forest_ancient": (8, "e6 d5 f5 d4"),
    "forest_mystic": (4, "e6 d5 f4"),
    "kiskin_leafsplitter": (1, "e6 d5 f5 e4"),
    "kiskin_boughrunner": (4, "e4 d4 f4 e3"),
    "tree_shepherd": (8, "d5 f5 e4 f4"),
}
COMMONS = {"sapling", "kiskin_farseeders", "charging_buck", "forest_wardens", "naiad"}


def glade(board: str, card: str, **more: Any) -> Match:
    """Red, playing the Sylvan school, holds the card."""
    return arena(board, hand=card, seat0="red sylvan", **more)


class TestDeck:
    def test_has_eighteen_beings_five_of_them_common(self) -> None:
        assert {being.id: being.rank for being in DECK.beings} == {
            name: 0 if name in COMMONS else 1 for name in PATTERNS
        }

    @pytest.mark.parametrize("being", DECK.beings, ids=lambda being: being.id)
    def test_pattern_has_its_number_of_orientations(self, being: Any) -> None:
        assert len(being.pattern.orientations) == PATTERNS[being.id][0]

    @pytest.mark.parametrize("card", PATTERNS)
    def test_pattern_needs_every_piece_at_its_rank_and_nothing_else(self, card: str) -> None:
        needed = {
            square[:2]: "rh" if square.endswith("+") else "rc"
            for square in PATTERNS[card][1].split()
        }
        assert "e5" in targets(glade(alone(needed), card), card)
        for square, piece in needed.items():
            fewer = {other: needed[other] for other in needed if other != square}
            assert targets(glade(alone(fewer), card), card) == set()
            if piece == "rh":
                lower = needed | {square: "rc"}
                assert targets(glade(alone(lower), card), card) == set()


class TestSapling:
    BOARD = """
     5  ..
     4  rc
     3  rc
        e
    """

    def test_turns_heroic_at_once_unasked(self) -> None:
        match = play(glade(self.BOARD, "sapling"), "summon sapling e5")
        assert pieces(match) == {"e5": "rh", "e4": "rc", "e3": "rc"}
        assert asks(match) == "action"
        assert actions(match) == 1

    def test_takes_an_enemy_common_on_its_square(self) -> None:
        match = glade(self.BOARD.replace("..", "bc"), "sapling")
        play(match, "summon sapling e5")
        assert pieces(match)["e5"] == "rh"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    @pytest.mark.parametrize("piece", ["bh", "rh", "bl"])
    def test_must_not_come_onto_a_heroic_piece_since_it_comes_as_a_common(self, piece: str) -> None:
        match = glade(self.BOARD.replace("..", piece), "sapling")
        assert "e5" not in targets(match, "sapling")

    def test_must_not_come_beside_or_between_its_pieces(self) -> None:
        assert targets(glade(self.BOARD, "sapling"), "sapling") == {"e5", "e2"}


class TestKiskinFarseeders:
    BOARD = """
     6  .. .. bc
     5  .. .. rc
     4  rc .. ..
        d  e  f
    """

    def test_place_a_common_next_to_any_own_piece(self) -> None:
        match = play(glade(self.BOARD, "kiskin_farseeders"), "summon kiskin_farseeders e5")
        # next to d4, next to f5, and next to the Farseeders themselves (d6)
        near = "c3 d3 e3 c4 e4 c5 d5 d6 e6 f4 g4 g5 g6"
        assert set(options(match)) == each("place", near) | {"skip"}
        play(match, "place d6")
        assert pieces(match) == {"d4": "rc", "f5": "rc", "e5": "rc", "d6": "rc", "f6": "bc"}

    def test_placing_costs_no_action_and_is_no_summoning(self) -> None:
        match = glade(self.BOARD, "kiskin_farseeders")
        play(match, "summon kiskin_farseeders e5", "place g6")
        assert actions(match) == 1
        assert match.view()["turn"]["summoned"]["total"] == 1

    def test_may_decline(self) -> None:
        match = glade(self.BOARD, "kiskin_farseeders")
        play(match, "summon kiskin_farseeders e5", "skip")
        assert pieces(match) == {"d4": "rc", "f5": "rc", "e5": "rc", "f6": "bc"}

    def test_must_not_place_without_a_stone_in_supply(self) -> None:
        match = glade(
            """
             5  .. .. .. .. .. rc .. .. ..
             4  .. .. .. rc .. .. .. .. ..
             3  rc rc rc rc rc rc rc rc rc
             2  ## rc rc rc rc rc .. .. ##
                a  b  c  d  e  f  g  h  i
            """,
            "kiskin_farseeders",
        )
        play(match, "summon kiskin_farseeders e5")
        assert asks(match) == "action"
        assert len(pieces(match)) == 17

    def test_a_heroic_piece_fits_a_common_symbol_but_not_the_target(self) -> None:
        match = glade(self.BOARD.replace("rc .. ..", "rh .. .."), "kiskin_farseeders")
        assert targets(match, "kiskin_farseeders") == {"e5", "e4"}
        match = glade(self.BOARD.replace(".. .. rc", ".. bh rc"), "kiskin_farseeders")
        assert targets(match, "kiskin_farseeders") == {"e4"}


class TestChargingBuck:
    BOARD = """
     7  .. .. bc .. ..
     6  .. bc bh .. ..
     5  .. .. .. .. bh
     4  .. rc rc .. ..
     3  .. rc .. .. ..
        c  d  e  f  g
    """

    def test_leaps_exactly_two_squares_far(self) -> None:
        match = play(glade(self.BOARD, "charging_buck"), "summon charging_buck e5")
        rim = "c3 d3 e3 f3 g3 c4 g4 c5 c6 g6 c7 d7 e7 f7 g7"  # the heroic g5 is too strong
        assert set(options(match)) == each("leap e5", rim) | {"skip"}

    def test_leaps_twice_over_others_and_takes_commons_on_the_way(self) -> None:
        match = glade(self.BOARD, "charging_buck")
        play(match, "summon charging_buck e5", "leap e5 e7", "leap e7 c6")
        assert pieces(match) == {
            "c6": "rc",
            "d6": "bc",
            "e6": "bh",
            "g5": "bh",
            "d4": "rc",
            "e4": "rc",
            "d3": "rc",
        }
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert asks(match) == "action"

    def test_second_leap_is_measured_from_where_it_stands_then(self) -> None:
        match = glade(self.BOARD, "charging_buck")
        play(match, "summon charging_buck e5", "leap e5 c3")
        rim = "a4 a5 b5 c5 d5 e5 a3 e4 e3 e2 c1 d1 e1"
        assert set(options(match)) == each("leap c3", rim) | {"skip"}

    def test_may_take_an_own_common_which_nobody_is_credited_for(self) -> None:
        match = glade(self.BOARD, "charging_buck")
        play(match, "summon charging_buck e5", "leap e5 d3", "skip")
        assert pieces(match)["d3"] == "rc"
        assert "e5" not in pieces(match)
        assert destroyed(match) == {}

    def test_may_stay_or_stop_after_one_leap(self) -> None:
        match = play(glade(self.BOARD, "charging_buck"), "summon charging_buck e5", "skip")
        assert pieces(match)["e5"] == "rc"
        assert asks(match) == "action"
        match = glade(self.BOARD, "charging_buck")
        play(match, "summon charging_buck e5", "leap e5 g7", "skip")
        assert pieces(match)["g7"] == "rc"
        assert asks(match) == "action"


class TestForestWardens:
    BOARD = """
     8  bc bc bh bh bl
     5  rc .. .. rc ..
     2  bc bc .. .. ..
        c  d  e  f  g
    """

    def test_must_destroy_a_common_then_a_heroic_of_who_has_more(self) -> None:
        match = play(glade(self.BOARD, "forest_wardens"), "summon forest_wardens e5")
        assert options(match) == ["destroy c2", "destroy d2", "destroy c8", "destroy d8"]
        play(match, "destroy d8")
        assert options(match) == ["destroy e8", "destroy f8"]
        play(match, "destroy f8")
        assert pieces(match) == {
            "c8": "bc",
            "e8": "bh",
            "g8": "bl",
            "c5": "rc",
            "e5": "rc",
            "f5": "rc",
            "c2": "bc",
            "d2": "bc",
        }
        assert destroyed(match) == {"blue": [1, 1, 0]}

    def test_count_themselves_so_three_against_three_is_not_more(self) -> None:
        match = glade(
            """
             8  bc bc bc ..
             5  rc .. .. rc
                c  d  e  f
            """,
            "forest_wardens",
        )
        play(match, "summon forest_wardens e5")
        assert asks(match) == "action"
        assert destroyed(match) == {}

    def test_legendary_pieces_count_but_must_not_be_the_victim(self) -> None:
        match = glade(
            """
             8  bl bl bh ..
             5  rh .. .. rc
                c  d  e  f
            """,
            "forest_wardens",
        )
        play(match, "summon forest_wardens e5")  # three upgraded against one
        assert pieces(match) == {"c8": "bl", "d8": "bl", "c5": "rh", "e5": "rc", "f5": "rc"}

    def test_must_not_hit_upgraded_pieces_of_who_has_as_many(self) -> None:
        match = glade(
            """
             8  bh .. .. ..
             5  rh .. .. rc
                c  d  e  f
            """,
            "forest_wardens",
        )
        play(match, "summon forest_wardens e5")
        assert pieces(match)["c8"] == "bh"

    def test_a_heroic_victim_needs_no_lead_in_commons(self) -> None:
        match = glade(
            """
             8  bh bc bc bc
             5  rc .. .. rc
                c  d  e  f
            """,
            "forest_wardens",
        )
        before = pieces(match)
        play(match, "summon forest_wardens e5")  # three commons each
        del before["c8"]
        assert pieces(match) == before | {"e5": "rc"}
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_in_a_melee_each_part_hits_only_those_who_lead_in_it(self) -> None:
        match = glade(
            """
             8  bc bc bc bc
             7  nc nc nh ..
             5  rc .. .. rc
                c  d  e  f
            """,
            "forest_wardens",
            seats=3,
        )
        play(match, "summon forest_wardens e5 r0")
        assert options(match) == ["destroy c8", "destroy d8", "destroy e8", "destroy f8"]
        play(match, "destroy c8")
        assert destroyed(match) == {"blue": [1, 0, 0], "brown": [0, 1, 0]}


class TestNaiad:
    BOARD = """
     5  .. .. .. bh
     4  rc rh rc ..
     3  .. .. bc ..
        c  d  e  f
    """

    def test_two_neighbours_make_a_standard_move_each(self) -> None:
        match = glade(self.BOARD, "naiad")
        play(match, "summon naiad e5", "move d4 e3", "move e4 d4")
        assert pieces(match) == {
            "c4": "rc",
            "d4": "rc",
            "e3": "rh",
            "e5": "rc",
            "f5": "bh",
        }
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert asks(match) == "action"

    def test_only_own_neighbours_move_and_not_the_naiad(self) -> None:
        match = play(glade(self.BOARD, "naiad"), "summon naiad e5")
        heroic = each("move d4", "c3 d3 e3 c4 e4 c5 d5 e5")
        common = each("move e4", "d3 f3 f4 d5")  # a common takes nothing
        assert set(options(match)) == heroic | common | {"skip"}

    def test_must_not_move_a_piece_twice_even_if_it_is_still_a_neighbour(self) -> None:
        match = play(glade(self.BOARD, "naiad"), "summon naiad e5", "move e4 f4")
        assert {notation.split()[1] for notation in options(match) if notation != "skip"} == {"d4"}

    def test_the_second_may_move_though_the_first_trampled_her(self) -> None:
        match = play(glade(self.BOARD, "naiad"), "summon naiad e5", "move d4 e5")
        assert set(options(match)) == each("move e4", "d3 f3 d4 f4 d5") | {"skip"}
        play(match, "move e4 d5")
        assert pieces(match) == {"c4": "rc", "d5": "rc", "e5": "rh", "f5": "bh", "e3": "bc"}
        assert destroyed(match) == {}

    def test_must_not_move_a_third_neighbour(self) -> None:
        match = glade("4 rc rc rc rc\n c d e f", "naiad")
        play(match, "summon naiad e5 r0", "move d4 d3", "move e4 e3")
        assert asks(match) == "action"
        assert pieces(match) == {"c4": "rc", "d3": "rc", "e3": "rc", "f4": "rc", "e5": "rc"}

    def test_may_stop_at_any_time(self) -> None:
        match = play(glade(self.BOARD, "naiad"), "summon naiad e5", "skip")
        assert asks(match) == "action"
        match = play(glade(self.BOARD, "naiad"), "summon naiad e5", "move e4 f4", "skip")
        assert asks(match) == "action"
        assert pieces(match)["d4"] == "rh"


class TestKiskinSpirit:
    BOARD = """
     5  rc .. ..
     4  rc .. rc
        c  d  e
    """

    def spirit(self, hand: str = "kiskin_spirit", **more: Any) -> Match:
        return glade(self.BOARD, hand, **more)

    def test_recalls_a_card_and_draws_one_more_at_the_end(self) -> None:
        match = self.spirit(lines="discard: sapling naiad")
        play(match, "summon kiskin_spirit e5")
        assert set(options(match)) == {"recall sapling", "recall naiad", "skip"}
        play(match, "recall naiad")
        assert match.view(0)["seats"][0]["discard"] == ["sapling", "kiskin_spirit"]
        assert match.view(0)["seats"][0]["deck"]["known"] == [(0, "naiad")]
        assert match.view(0)["hand"]["beings"] == []
        play(match, "place a5", "end")
        hand = match.view(0)["hand"]["beings"]
        assert len(hand) == 4
        assert "naiad" in hand
        assert "sapling" not in hand

    def test_with_an_empty_pile_the_extra_card_comes_unasked(self) -> None:
        match = play(self.spirit(), "summon kiskin_spirit e5")
        assert asks(match) == "action"
        assert match.view()["turn"]["extra"] == {"cards": 1, "legends": 0, "turn": False}
        play(match, "place a5", "end")
        assert len(match.view(0)["hand"]["beings"]) == 4

    def test_declining_gives_no_extra_card(self) -> None:
        match = self.spirit(lines="discard: sapling")
        play(match, "summon kiskin_spirit e5", "skip", "place a5", "end")
        assert len(match.view(0)["hand"]["beings"]) == 3
        assert match.view(0)["seats"][0]["discard"] == ["sapling", "kiskin_spirit"]

    def test_a_card_discarded_this_turn_can_be_recalled(self) -> None:
        match = self.spirit("kiskin_spirit sapling")
        play(match, "discard sapling", "done", "summon kiskin_spirit e5")
        assert set(options(match)) == {"recall sapling", "skip"}
        play(match, "recall sapling", "end")
        assert "sapling" in match.view(0)["hand"]["beings"]

    def test_must_not_recall_itself_nor_cards_of_other_piles(self) -> None:
        match = self.spirit(
            hand1="",
            lines="""
            discard: knight
            legend discard: titan
            flare discard: flare_11
            """,
        )
        play(match, "summon kiskin_spirit e5")
        assert asks(match) == "action"
        assert match.view()["turn"]["extra"]["cards"] == 1


class TestForestMystic:
    BOARD = """
     6  .. rc ..
     5  rc .. ..
     4  .. .. rc
        d  e  f
    """

    def test_draws_a_being_and_a_legend_beyond_the_refill(self) -> None:
        match = play(glade(self.BOARD, "forest_mystic"), "summon forest_mystic e5")
        assert match.view()["turn"]["extra"] == {"cards": 1, "legends": 1, "turn": False}
        play(match, "place a5", "end")
        assert match.view(0)["seats"][0]["hand"] == {"beings": 4, "legends": 3, "flares": 1}

    def test_must_not_draw_before_the_turn_ends(self) -> None:
        match = play(glade(self.BOARD, "forest_mystic"), "summon forest_mystic e5", "place a5")
        assert match.view(0)["seats"][0]["hand"] == {"beings": 0, "legends": 0, "flares": 0}

    def test_in_a_team_the_extra_legend_goes_to_the_teammate(self) -> None:
        match = glade(
            self.BOARD,
            "forest_mystic",
            seats=4,
            form="duel",
            teams=True,
            hand3="",
            seat3="blue northern",
        )
        play(match, "summon forest_mystic e5", "place a5", "end")
        seats = match.view()["seats"]
        assert seats[0]["hand"] == {"beings": 4, "legends": 0, "flares": 1}
        assert seats[2]["hand"] == {"beings": 0, "legends": 3, "flares": 0}

    def test_must_not_change_the_board(self) -> None:
        match = play(glade(self.BOARD, "forest_mystic"), "summon forest_mystic e5")
        assert pieces(match) == {"e6": "rc", "d5": "rc", "f4": "rc", "e5": "rh"}
        assert can(match, "place a5")
