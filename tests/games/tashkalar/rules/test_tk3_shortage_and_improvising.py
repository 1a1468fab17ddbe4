"""Chapter 3 E and F: summoning without pieces in supply, and with enemy pieces in the pattern."""

from typing import Any

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

# All 17 red stones; g6 and h6 are heroic.
NO_STONES = """
 7  rc rc rc rc rc rc rc rc rc
 6  rc rc rc rc rc rc rh rh ..
 5  .. .. .. .. .. .. .. .. rl
    a  b  c  d  e  f  g  h  i
"""
STONES = {f"{column}7" for column in "abcdefghi"} | {f"{column}6" for column in "abcdefgh"}
# Time Elemental for e6.
TIME = {"d5": "rh", "f5": "rh", "e4": "rh", "d3": "rc", "f3": "rc"}


def picture(squares: dict[str, str]) -> str:
    rows = [
        f" {row}  {' '.join(squares.get(f'{column}{row}', '..') for column in 'abcdefghi')}"
        for row in range(7, 2, -1)
    ]
    return "\n".join([*rows, "    a  b  c  d  e  f  g  h  i"])


class TestShortage:
    def test_tk_3_16_not_while_a_stone_is_left(self) -> None:
        match = arena(NO_STONES.replace("rh rh ..", "rh .. .."), hand="knight")
        play(match, "summon knight e5 r180")
        assert asks(match) == "move"
        assert match.view()["seats"][0]["supply"]["stones"] == 0

    def test_tk_3_16_1_an_own_stone_on_the_target_becomes_the_being(self) -> None:
        match = arena(NO_STONES, hand="swordmaster")
        before = pieces(match)
        play(match, "summon swordmaster c6")
        assert asks(match) == "action"
        assert pieces(match) == before

    def test_tk_3_16_1_also_if_it_is_part_of_the_pattern(self) -> None:
        match = arena(NO_STONES, hand="cannon")
        before = pieces(match)
        play(match, "summon cannon d7 r0", "skip")
        assert pieces(match) == before | {"d7": "rh"}
        assert destroyed(match) == {}

    def test_tk_3_16_1_but_a_higher_rank_blocks_first(self) -> None:
        match = arena(NO_STONES, hand="swordmaster")
        assert not {"g6", "h6"} & targets(match, "swordmaster")

    def test_tk_3_16_2_otherwise_a_stone_outside_the_pattern_is_lifted(self) -> None:
        match = arena(NO_STONES, hand="knight")
        before = pieces(match)
        play(match, "summon knight e5 r180")  # uses d6 e6 f6 f7
        allowed = STONES - {"d6", "e6", "f6", "f7"}
        assert set(options(match)) == {f"lift {square}" for square in allowed}
        play(match, "lift h6", "skip")
        del before["h6"]
        assert pieces(match) == before | {"e5": "rh"}

    def test_tk_3_16_2_d_29_never_a_legendary_piece_for_a_stone(self) -> None:
        match = play(arena(NO_STONES, hand="knight"), "summon knight e5 r180")
        assert not can(match, "lift i5")

    def test_tk_3_16_2_a_common_being_takes_a_heroic_stone_as_common(self) -> None:
        match = arena(NO_STONES, hand="swordmaster")
        before = pieces(match)
        play(match, "summon swordmaster i6", "lift g6")
        del before["g6"]
        assert pieces(match) == before | {"i6": "rc"}

    def test_tk_3_16_2_legendary_pieces_for_a_legend(self) -> None:
        squares = TIME | {"e4": "rl", "a5": "rl", "b5": "rl"}
        match = arena(picture(squares), hand="time_elemental")
        play(match, "summon time_elemental e6")
        assert options(match) == ["lift a5", "lift b5"]  # e4 is in use, stones do not help
        play(match, "lift b5")
        del squares["b5"]
        assert pieces(match) == squares | {"e6": "rl"}

    def test_tk_3_16_2_the_only_piece_that_can_be_lifted_is_lifted_unasked(self) -> None:
        squares = TIME | {"e4": "rl", "d5": "rl", "b5": "rl"}
        match = play(arena(picture(squares), hand="time_elemental"), "summon time_elemental e6")
        del squares["b5"]
        assert asks(match) == "action"
        assert pieces(match) == squares | {"e6": "rl"}

    def test_tk_3_16_2_an_own_stone_on_a_legends_target_is_destroyed_as_usual(self) -> None:
        squares = TIME | {"e4": "rl", "d5": "rl", "b5": "rl", "e6": "rh"}
        match = arena(picture(squares), hand="time_elemental")
        before = match.view()["seats"][0]["supply"]["stones"]
        play(match, "summon time_elemental e6")
        assert pieces(match)["e6"] == "rl"
        assert "b5" not in pieces(match)
        assert match.view()["seats"][0]["supply"]["stones"] == before + 1

    def test_tk_3_16_1_an_own_legendary_piece_on_a_legends_target_stays(self) -> None:
        squares = TIME | {"e4": "rl", "d5": "rl", "e6": "rl"}
        match = play(arena(picture(squares), hand="time_elemental"), "summon time_elemental e6")
        assert pieces(match) == squares
        assert match.view()["turn"]["summoned"]["legends"] == 1

    def test_tk_3_16_3_otherwise_it_cannot_be_summoned(self) -> None:
        squares = TIME | {"e4": "rl", "d5": "rl", "f5": "rl"}
        assert not can(arena(picture(squares), hand="time_elemental"), "summon")
        enemy = squares | {"e6": "bl"}
        assert not can(arena(picture(enemy), hand="time_elemental"), "summon")

    def test_tk_3_17_lifting_is_not_destroying(self) -> None:
        match = arena(NO_STONES, hand="knight")
        play(match, "summon knight e5 r180", "lift a7", "skip")
        assert destroyed(match) == {}
        assert not [event for event in match.log() if event["kind"] in ("destroyed", "moved")]


def melee(board: str, hand: str = "swordmaster", lines: str = "", **more: Any) -> Match:
    """Red against blue and brown."""
    return arena(board, seats=3, hand=hand, lines=lines, **more)


def markers(match: Match) -> list[str]:
    found: list[str] = match.view()["seats"][0]["improvised"]
    return found


class TestImprovising:
    LINE = " 5  rc .. {}\n    d  e  f"

    @pytest.mark.parametrize(("piece", "colour"), [("bc", "blue"), ("nh", "brown"), ("bl", "blue")])
    def test_tk_3_19_one_enemy_piece_may_count_as_yours(self, piece: str, colour: str) -> None:
        match = melee(self.LINE.format(piece))
        assert starting(match, "summon") == [f"summon swordmaster e5 r90 with f5 charging {colour}"]
        play(match, "summon swordmaster e5")
        assert colour not in markers(match)
        assert len(markers(match)) == 1
        assert pieces(match) == {"d5": "rc", "e5": "rc", "f5": piece}

    def test_tk_3_19_at_its_actual_rank(self) -> None:
        squares = TIME | {"e4": "bc"}
        assert not can(melee(picture(squares), "time_elemental"), "summon")
        squares = TIME | {"e4": "bh"}
        assert can(melee(picture(squares), "time_elemental"), "summon time_elemental e6")

    def test_tk_3_19_a_colour_already_turned_is_not_available(self) -> None:
        match = melee(self.LINE.format("bc"), lines="seat 0:\nimprovised: brown")
        assert not can(match, "summon")
        match = melee(self.LINE.format("nc"), lines="seat 0:\nimprovised: brown")
        assert can(match, "summon")

    def test_tk_3_19_the_marker_stays_turned_in_later_turns(self) -> None:
        match = melee(self.LINE.format("bc"), lines="actions: 1")
        play(match, "summon swordmaster e5", "end")
        for seat in (1, 2):
            assert match.view()["turn"]["seat"] == seat
            play(match, starting(match, "place")[0])
            play(match, starting(match, "place")[0], "end")
        assert markers(match) == ["brown"]
        assert match.view()["seats"][1]["improvised"] == ["red", "brown"]

    @pytest.mark.parametrize("form", ["high_form", "duel", "first_game"])
    def test_tk_3_19_in_a_melee_only(self, form: str) -> None:
        match = arena(self.LINE.format("bc"), hand="swordmaster", form=form)
        assert not can(match, "summon")

    def test_tk_3_20_at_most_one_enemy_piece_a_being(self) -> None:
        assert not can(melee(" 5  bc .. nc\n    d  e  f"), "summon")

    def test_tk_3_20_two_beings_with_two_colours_in_a_turn(self) -> None:
        board = """
         6  rc .. bc
         5  .. .. ..
         4  rc .. ..
         3  .. nc ..
            d  e  f
        """
        match = melee(board, "swordmaster messenger")
        play(match, "summon swordmaster e6 r90", "summon messenger c5", "skip")
        assert markers(match) == []
        assert actions(match) == 0

    def test_tk_3_21_a_legend_may_be_improvised_too(self) -> None:
        match = melee(picture(TIME | {"d3": "nc"}), "time_elemental")
        play(match, "summon time_elemental e6", "score blue")
        assert markers(match) == ["blue"]
        assert pieces(match)["e6"] == "rl"

    def test_tk_3_21_an_enemy_piece_on_a_framed_symbol_is_destroyed_and_counts(self) -> None:
        board = """
         5  .. rc bc
         4  rc .. ..
            c  d  e
        """
        match = play(melee(board, "cannon"), "summon cannon e5", "skip")
        assert pieces(match) == {"c4": "rc", "d5": "rc", "e5": "rh"}
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert markers(match) == ["brown"]

    def test_tk_3_22_for_the_effect_it_is_an_enemy_piece(self) -> None:
        board = """
         5  bc ..
         4  rc rc
         3  .. rc
            d  e
        """
        match = play(melee(board, "champion"), "summon champion e5")
        assert options(match) == ["destroy d5", "skip"]

    def test_tk_3_22_and_a_used_piece_at_the_same_time(self) -> None:
        board = """
         6  rc .. bc
         5  .. .. ..
         4  rc .. rc
            d  e  f
        """
        match = play(melee(board, "master_of_intrigue"), "summon master_of_intrigue e5")
        play(match, "move f6 g7")
        assert pieces(match)["g7"] == "bc"

    def test_tk_3_24_also_if_the_being_could_be_summoned_without(self) -> None:
        board = """
         6  .. rc ..
         5  rc .. rc
         4  .. bc ..
            d  e  f
        """
        match = melee(board)
        assert starting(match, "summon swordmaster e5") == [
            "summon swordmaster e5 r90",
            "summon swordmaster e5 r0 with e4 charging blue",
        ]
        play(match, "summon swordmaster e5 r0 with e4 charging blue")
        assert markers(match) == ["brown"]


class TestWarSummoner:
    """TK-3.23: the next being of this turn may use an enemy piece, in every form."""

    LINE = " 5  rc .. {}\n    d  e  f"

    @pytest.mark.parametrize("form", ["high_form", "duel", "first_game"])
    def test_tk_3_23_works_in_every_form(self, form: str) -> None:
        match = arena(self.LINE.format("bc"), hand="swordmaster", form=form, lines="flags: borrow")
        assert starting(match, "summon") == ["summon swordmaster e5 r90 with f5"]
        play(match, "summon swordmaster e5")
        assert pieces(match) == {"d5": "rc", "e5": "rc", "f5": "bc"}

    def test_tk_3_23_one_piece_only(self) -> None:
        match = arena(" 5  bc .. bc\n    d  e  f", hand="swordmaster", lines="flags: borrow")
        assert not can(match, "summon")

    def test_tk_3_23_given_by_the_card(self) -> None:
        board = """
         5  .. rc .. bc
         4  rc .. rc ..
         3  .. rc .. ..
         2  .. rc .. ..
            d  e  f  g
        """
        match = arena(board, hand="war_summoner wild_eagle", seat0="red highland")
        play(match, "summon war_summoner e4")
        assert match.view()["turn"]["borrow"]
        assert actions(match) == 2

    def test_tk_3_23_lapses_with_the_next_being_even_if_not_used(self) -> None:
        board = """
         6  rc .. rc
         5  rc .. bc
            d  e  f
        """
        match = arena(board, hand="swordmaster bomb messenger", lines="flags: borrow")
        assert can(match, "summon swordmaster e5")
        play(match, "summon swordmaster e6")
        assert not match.view()["turn"]["borrow"]
        assert not [way for way in starting(match, "summon") if " with " in way]

    def test_tk_3_23_a_placement_does_not_use_it_up(self) -> None:
        match = arena(self.LINE.format("bc"), hand="swordmaster", lines="flags: borrow")
        assert can(play(match, "place a5"), "summon swordmaster e5")

    def test_tk_3_23_lapses_at_the_end_of_the_turn(self) -> None:
        match = arena(self.LINE.format("bc"), hand="swordmaster", lines="flags: borrow\nactions: 0")
        play(match, "end", "place a5", "place a6", "end")
        assert match.view()["turn"]["seat"] == 0
        assert not match.view()["turn"]["borrow"]
        assert not can(match, "summon swordmaster")

    def test_tk_3_23_in_a_melee_it_is_used_before_an_improvised_colour(self) -> None:
        match = melee(self.LINE.format("bc"), lines="flags: borrow")
        assert starting(match, "summon") == ["summon swordmaster e5 r90 with f5"]
        play(match, "summon swordmaster e5")
        assert markers(match) == ["blue", "brown"]

    def test_tk_3_23_it_also_covers_a_colour_already_turned(self) -> None:
        lines = "seat 0:\nimprovised: brown\nflags: borrow"
        match = melee(self.LINE.format("bc"), lines=lines)
        assert can(match, "summon swordmaster e5")

    def test_tk_3_23_both_together_two_pieces_of_one_colour(self) -> None:
        match = melee(" 5  bc .. bc\n    d  e  f", lines="flags: borrow")
        assert starting(match, "summon") == ["summon swordmaster e5 r90 with d5+f5 charging blue"]
        play(match, "summon swordmaster e5")
        assert markers(match) == ["brown"]
        assert not match.view()["turn"]["borrow"]

    def test_tk_3_23_only_a_colour_still_available_can_be_charged(self) -> None:
        lines = "seat 0:\nimprovised: brown\nflags: borrow"
        match = melee(" 5  bc .. nc\n    d  e  f", lines=lines)
        assert starting(match, "summon") == ["summon swordmaster e5 r90 with d5+f5 charging brown"]

    def test_tk_3_23_three_enemy_pieces_are_too_many(self) -> None:
        board = """
         5  bc nc bc
         4  rc .. ..
            d  e  f
        """
        assert not can(melee(board, "knight", lines="flags: borrow"), "summon")
