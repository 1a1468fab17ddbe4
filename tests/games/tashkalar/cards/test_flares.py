"""Flares: when they can be invoked; 01 to 06: what each half does and what it must not do."""

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
)

EMPTY_BOARD = 69

# Upper and lower number of every card (TK-4.2, TK-4.3).
NEEDS = {
    "flare_01": (3, 6),
    "flare_02": (4, 4),
    "flare_03": (3, 5),
    "flare_04": (4, 5),
    "flare_05": (3, 6),
    "flare_06": (4, 4),
    "flare_07": (4, 6),
    "flare_08": (4, 5),
    "flare_09": (5, 4),
    "flare_10": (5, 5),
    "flare_11": (3, 4),
    "flare_12": (2, 5),
}

# Blue leads by 5 upgraded pieces and not at all in pieces.
UPGRADED = """
 8  bh bh bh bh bh
 7  .. .. .. .. ..
 6  .. .. .. .. ..
 5  rc rc rc rc rc
    c  d  e  f  g
"""
# Blue leads by 6 pieces and not at all in upgraded ones.
NUMBERS = """
 8  bc bc bc bc bc
 7  bc bc bc .. ..
 6  .. .. .. .. ..
 5  rc .. rc .. ..
    c  d  e  f  g
"""
# Blue leads by 5 upgraded pieces and by 6 pieces.
BOTH = """
 8  bh bh bh bh bh
 7  bc bc bc .. ..
 6  .. .. .. .. ..
 5  rc .. rc .. ..
    c  d  e  f  g
"""
# No red stone is left in supply; Blue leads by 5 upgraded pieces.
NO_SUPPLY = """
 8  ## bh bh bh bh bh .. .. ##
 6  rc rc rc rc rc rc rc rc rc
 4  rc rc rc rc rc rc rc rc ..
    a  b  c  d  e  f  g  h  i
"""


def invoke(board: str, flare: str) -> Match:
    return play(arena(board, hand=flare), f"flare {flare}")


def after(before: dict[str, str], **changes: str) -> dict[str, str]:
    """The board with these squares changed; an empty text takes the piece away."""
    return {square: piece for square, piece in (before | changes).items() if piece}


def army(upgraded: int, total: int) -> str:
    """Red has 9 commons on row 5, Blue so many more upgraded pieces and pieces in all."""
    blue = ["bh"] * upgraded + ["bc"] * (9 + total - upgraded) + [".."] * (9 - total + upgraded)
    return f"""
     7  {" ".join(blue[:9])}
     6  {" ".join(blue[9:18])}
     5  {" ".join(["rc"] * 9)}
        a  b  c  d  e  f  g  h  i
    """


class TestCriteria:
    @pytest.mark.parametrize(("flare", "needs"), NEEDS.items())
    def test_the_upper_lead_is_enough(self, flare: str, needs: tuple[int, int]) -> None:
        assert can(arena(army(needs[0], 0), hand=flare), f"flare {flare}")

    @pytest.mark.parametrize(("flare", "needs"), NEEDS.items())
    def test_the_lower_lead_is_enough(self, flare: str, needs: tuple[int, int]) -> None:
        assert can(arena(army(0, needs[1]), hand=flare), f"flare {flare}")

    @pytest.mark.parametrize(("flare", "needs"), NEEDS.items())
    def test_one_less_of_both_is_not_enough(self, flare: str, needs: tuple[int, int]) -> None:
        match = arena(army(needs[0] - 1, needs[1] - 1), hand=flare)
        assert not can(match, f"flare {flare}")

    def test_legendary_pieces_count_as_upgraded(self) -> None:
        board = UPGRADED.replace("bh bh bh bh bh", "bl bl bh bc bc")
        assert can(arena(board, hand="flare_11"), "flare flare_11")

    def test_own_upgraded_pieces_reduce_the_lead(self) -> None:
        board = UPGRADED.replace("rc rc rc rc rc", "rl rh rh rc rc")
        assert not can(arena(board, hand="flare_11"), "flare flare_11")

    def test_the_lead_must_be_the_opponents(self) -> None:
        match = arena(BOTH, hand1="flare_11", lines="turn: 1")
        assert starting(match, "flare") == []

    def test_costs_no_action_and_goes_to_the_flare_discard_pile(self) -> None:
        match = play(invoke(UPGRADED, "flare_11"), "place a5")
        assert actions(match) == 2
        assert match.view()["decks"]["flares"]["discard"] == ["flare_11"]
        assert match.view(0)["hand"]["flares"] == []

    def test_can_be_invoked_after_the_last_action(self) -> None:
        match = arena(NUMBERS, hand="flare_03", lines="actions: 0")
        assert options(match) == ["flare flare_03", "end"]


class TestFlare01:
    def test_upper_places_a_common_on_any_empty_square(self) -> None:
        match = invoke(UPGRADED, "flare_01")
        before = pieces(match)
        assert len(options(match)) == len(starting(match, "place")) == EMPTY_BOARD - 10
        play(match, "place i6")
        assert pieces(match) == after(before, i6="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_places_a_heroic(self) -> None:
        match = invoke(NUMBERS, "flare_01")
        before = pieces(match)
        play(match, "place i6")
        assert pieces(match) == after(before, i6="rh")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_both_halves_place_the_common_first(self) -> None:
        match = invoke(BOTH, "flare_01")
        before = pieces(match)
        play(match, "place i6", "place a5")
        assert pieces(match) == after(before, i6="rc", a5="rh")
        assert actions(match) == 2

    def test_must_not_place_without_supply(self) -> None:
        match = arena(NO_SUPPLY, hand="flare_01")
        before = pieces(match)
        play(match, "flare flare_01")
        assert (asks(match), actions(match)) == ("action", 2)
        assert pieces(match) == before
        assert match.view()["decks"]["flares"]["discard"] == ["flare_01"]

    def test_must_not_be_declined(self) -> None:
        for board in (UPGRADED, NUMBERS):
            match = invoke(board, "flare_01")
            assert asks(match) == "place"
            assert not can(match, "skip")


class TestFlare02:
    @pytest.mark.parametrize("board", [UPGRADED, NUMBERS])
    def test_each_half_places_one_common(self, board: str) -> None:
        match = invoke(board, "flare_02")
        before = pieces(match)
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_both_halves_place_two(self) -> None:
        match = invoke(BOTH, "flare_02")
        before = pieces(match)
        play(match, "place a5", "place i5")
        assert pieces(match) == after(before, a5="rc", i5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_must_not_place_on_occupied_squares(self) -> None:
        match = play(invoke(BOTH, "flare_02"), "place a5")
        assert asks(match) == "place"
        assert not any(can(match, f"place {square}") for square in ("a5", "c5", "c8"))

    def test_the_lower_half_must_not_place_when_the_upper_took_the_last_stone(self) -> None:
        match = invoke(
            """
             8  ## bl bl bl bh bh bh bh ##
             7  bh bh bh bh bh bh bh bh bh
             6  bh bh bh bh .. .. .. .. ..
             5  rc rc rc rc rc rc rc rc rc
             4  rc rc rc rc rc rc rc .. ..
                a  b  c  d  e  f  g  h  i
            """,
            "flare_02",
        )
        before = pieces(match)
        play(match, "place a3")
        assert (asks(match), actions(match)) == ("action", 2)
        assert pieces(match) == after(before, a3="rc")


class TestFlare03:
    def test_upper_makes_three_standard_moves_with_one_common(self) -> None:
        match = invoke(UPGRADED, "flare_03")
        before = pieces(match)
        play(match, "move c5 c6", "move c6 b6", "move b6 a6")
        assert pieces(match) == after(before, c5="", a6="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_spreads_the_moves_over_several_commons(self) -> None:
        match = invoke(UPGRADED, "flare_03")
        before = pieces(match)
        play(match, "move c5 c6", "move d5 d4", "move g5 h5")
        assert pieces(match) == after(before, c5="", d5="", g5="", c6="rc", d4="rc", h5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_may_stop_early(self) -> None:
        match = play(invoke(UPGRADED, "flare_03"), "move c5 c6", "skip")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_must_not_capture_nor_move_upgraded_pieces(self) -> None:
        match = invoke(
            """
             8  bh bh bh bh bh
             6  bc bc .. .. ..
             5  rc rh rc rc rc
                c  d  e  f  g
            """,
            "flare_03",
        )
        assert set(starting(match, "move c5")) == {
            f"move c5 {square}" for square in ("b4", "b5", "b6", "c4", "d4")
        }
        assert starting(match, "move d5") == []

    def test_lower_gains_an_action(self) -> None:
        match = arena(NUMBERS, hand="flare_03")
        before = pieces(match)
        play(match, "flare flare_03")
        assert (asks(match), actions(match)) == ("action", 3)
        assert pieces(match) == before

    def test_both_halves_move_first(self) -> None:
        match = invoke(BOTH, "flare_03")
        assert (asks(match), actions(match)) == ("move", 2)
        play(match, "skip")
        assert (asks(match), actions(match)) == ("action", 3)


class TestFlare04:
    def test_upper_places_a_common_and_does_not_convert(self) -> None:
        match = invoke(UPGRADED.replace("bh bh bh bh bh", "bh bh bh bh bc"), "flare_04")
        before = pieces(match)
        assert asks(match) == "place"
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_places(self) -> None:
        match = invoke(NUMBERS, "flare_04")
        before = pieces(match)
        assert options(match) == ["branch place", "branch convert"]
        play(match, "branch place", "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert destroyed(match) == {}
        assert actions(match) == 2

    def test_lower_converts_an_enemy_common_which_counts_as_destroyed(self) -> None:
        match = invoke(NUMBERS, "flare_04")
        before = pieces(match)
        play(match, "branch convert", "convert g8")
        assert pieces(match) == after(before, g8="rc")
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_must_not_convert_upgraded_pieces(self) -> None:
        match = play(invoke(BOTH, "flare_04"), "place a5", "branch convert")
        assert set(options(match)) == {"convert c7", "convert d7", "convert e7"}

    def test_the_only_enemy_common_is_converted_unasked(self) -> None:
        board = BOTH.replace("bc bc bc", "bh bc bl")
        match = play(invoke(board, "flare_04"), "place a5", "branch convert")
        assert pieces(match)["d7"] == "rc"

    def test_must_place_if_there_is_no_enemy_common(self) -> None:
        match = play(invoke(BOTH.replace("bc", "bh"), "flare_04"), "place a5")
        assert asks(match) == "place"
        assert len(starting(match, "place")) == len(options(match))


class TestFlare05:
    def test_upper_moves_a_common(self) -> None:
        match = invoke(UPGRADED, "flare_05")
        before = pieces(match)
        assert options(match) == ["branch move", "branch upgrade"]
        play(match, "branch move", "move c5 c6")
        assert pieces(match) == after(before, c5="", c6="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_upgrades_a_common(self) -> None:
        match = invoke(UPGRADED, "flare_05")
        before = pieces(match)
        play(match, "branch upgrade", "upgrade g5")
        assert pieces(match) == after(before, g5="rh")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_must_not_be_declined(self) -> None:
        for branch in ("move", "upgrade"):
            match = play(invoke(UPGRADED, "flare_05"), f"branch {branch}")
            assert asks(match) == branch
            assert not can(match, "skip")

    def test_upper_must_upgrade_if_no_common_can_move(self) -> None:
        match = invoke(
            """
             8  ## bc
             7  rc bh
             6  bh bh
                a  b
            """,
            "flare_05",
        )
        assert (asks(match), actions(match)) == ("action", 2)
        assert pieces(match) == {"b8": "bc", "a7": "rh", "b7": "bh", "a6": "bh", "b6": "bh"}

    def test_upper_must_not_touch_upgraded_pieces(self) -> None:
        match = arena(UPGRADED.replace("rc rc rc rc rc", "rh rh .. .. .."), hand="flare_05")
        before = pieces(match)
        play(match, "flare flare_05")
        assert (asks(match), actions(match)) == ("action", 2)
        assert pieces(match) == before

    def test_lower_places_two_commons(self) -> None:
        match = invoke(NUMBERS, "flare_05")
        before = pieces(match)
        play(match, "place a5", "place i5")
        assert pieces(match) == after(before, a5="rc", i5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_must_not_place_twice_on_a_square_nor_be_declined(self) -> None:
        match = play(invoke(NUMBERS, "flare_05"), "place a5")
        assert asks(match) == "place"
        assert not can(match, "place a5")
        assert not can(match, "skip")


class TestFlare06:
    def test_upper_places_a_common(self) -> None:
        match = invoke(UPGRADED, "flare_06")
        before = pieces(match)
        assert options(match) == ["branch place", "branch upgrade"]
        play(match, "branch place", "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_upgrades_a_common(self) -> None:
        match = invoke(UPGRADED, "flare_06")
        before = pieces(match)
        play(match, "branch upgrade", "upgrade e5")
        assert pieces(match) == after(before, e5="rh")

    def test_upper_must_upgrade_without_supply(self) -> None:
        match = invoke(NO_SUPPLY, "flare_06")
        before = pieces(match)
        assert set(starting(match, "upgrade")) == set(options(match))
        play(match, "upgrade a6")
        assert pieces(match) == after(before, a6="rh")

    def test_upper_must_place_without_a_common(self) -> None:
        match = invoke(UPGRADED.replace("rc rc rc rc rc", "rl .. .. .. .."), "flare_06")
        assert asks(match) == "place"
        assert not can(match, "skip")

    def test_lower_leaps_onto_a_common_of_either_colour(self) -> None:
        match = invoke(NUMBERS, "flare_06")
        before = pieces(match)
        play(match, "choose c5", "leap c5 g8")
        assert pieces(match) == after(before, c5="", g8="rc")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        own = play(invoke(NUMBERS, "flare_06"), "choose c5", "leap c5 e5")
        assert pieces(own) == after(before, c5="")
        assert destroyed(own) == {}

    def test_lower_may_be_declined(self) -> None:
        match = arena(NUMBERS, hand="flare_06")
        before = pieces(match)
        play(match, "flare flare_06", "skip")
        assert (asks(match), actions(match)) == ("action", 2)
        assert pieces(match) == before

    def test_lower_must_not_leap_with_or_onto_upgraded_pieces(self) -> None:
        board = NUMBERS.replace("bc bc bc ..", "bh bl bc ..").replace("rc .. rc", "rc .. rh")
        match = invoke(board, "flare_06")
        leaps = {f"leap c5 {square}" for square in ("c7", "d7", "e5", "c5")}
        assert not leaps & set(options(match))
        assert len(starting(match, "leap c5")) == EMPTY_BOARD - 4
        assert set(options(match)) == {*starting(match, "leap c5"), "skip"}
