"""The flares 07 to 12: what each half does and what it must not do."""

import pytest

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
from tests.games.tashkalar.cards.test_flares import (
    BOTH,
    EMPTY_BOARD,
    NO_SUPPLY,
    NUMBERS,
    UPGRADED,
    after,
    invoke,
)


class TestFlare07:
    def test_upper_places_a_common_and_gains_nothing(self) -> None:
        match = invoke(UPGRADED, "flare_07")
        before = pieces(match)
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_upgrades_a_common_and_gains_an_action(self) -> None:
        match = invoke(NUMBERS, "flare_07")
        before = pieces(match)
        assert set(options(match)) == {"upgrade c5", "upgrade e5"}
        play(match, "upgrade e5")
        assert pieces(match) == after(before, e5="rh")
        assert (asks(match), actions(match)) == ("action", 3)

    def test_lower_gains_the_action_even_without_a_common(self) -> None:
        match = arena(NUMBERS.replace("rc .. rc", "rh .. rl"), hand="flare_07")
        before = pieces(match)
        play(match, "flare flare_07")
        assert (asks(match), actions(match)) == ("action", 3)
        assert pieces(match) == before

    def test_lower_upgrades_the_common_that_the_upper_half_placed(self) -> None:
        match = invoke(BOTH.replace("rc .. rc", "rh .. .."), "flare_07")
        before = pieces(match)
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rh")
        assert actions(match) == 3

    def test_upper_must_not_place_without_supply(self) -> None:
        match = arena(NO_SUPPLY, hand="flare_07")
        before = pieces(match)
        play(match, "flare flare_07")
        assert pieces(match) == before
        assert actions(match) == 2


class TestFlare08:
    def test_upper_gains_an_action_and_places_nothing(self) -> None:
        match = arena(UPGRADED, hand="flare_08")
        before = pieces(match)
        play(match, "flare flare_08")
        assert (asks(match), actions(match)) == ("action", 3)
        assert pieces(match) == before

    def test_lower_places_a_common_and_gains_nothing(self) -> None:
        match = invoke(NUMBERS, "flare_08")
        before = pieces(match)
        assert asks(match) == "place"
        assert not can(match, "skip")
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_both_halves(self) -> None:
        match = invoke(BOTH, "flare_08")
        before = pieces(match)
        assert (asks(match), actions(match)) == ("place", 3)
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rc")


class TestFlare09:
    # Blue leads by 4 pieces; two blue commons stand beside red ones.
    CLOSE = """
     8  bc bc bc bc .. ..
     6  bc .. .. bc .. ..
     5  rc .. .. rc .. ..
        b  c  d  e  f  g
    """

    def test_upper_places_a_heroic(self) -> None:
        match = invoke(UPGRADED, "flare_09")
        before = pieces(match)
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rh")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_must_not_place_without_supply(self) -> None:
        match = arena(NO_SUPPLY, hand="flare_09")
        before = pieces(match)
        play(match, "flare flare_09")
        assert pieces(match) == before

    @pytest.mark.parametrize(
        "moves",
        [("move b5 b6", "move e5 f5"), ("move e5 f5", "move b5 b6")],
        ids=["combat first", "standard first"],
    )
    def test_lower_takes_once_in_either_order(self, moves: tuple[str, str]) -> None:
        match = invoke(self.CLOSE, "flare_09")
        before = pieces(match)
        play(match, *moves)
        assert pieces(match) == after(before, b5="", b6="rc", e5="", f5="rc")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_may_use_one_piece_for_both_moves(self) -> None:
        match = invoke(self.CLOSE, "flare_09")
        before = pieces(match)
        play(match, "move b5 b6", "move b6 c7")
        assert pieces(match) == after(before, b5="", b6="", c7="rc")

    def test_lower_must_not_move_an_upgraded_piece_second(self) -> None:
        board = self.CLOSE.replace("rc .. .. rc", "rc .. .. rh")
        match = play(invoke(board, "flare_09"), "move b5 a5")
        assert starting(match, "move a5")
        assert starting(match, "move e5") == []

    def test_lower_must_not_take_twice(self) -> None:
        match = play(invoke(self.CLOSE, "flare_09"), "move b5 b6")
        assert starting(match, "move e5")
        assert not can(match, "move e5 e6")

    def test_lower_may_stop_after_one_move(self) -> None:
        match = play(invoke(self.CLOSE, "flare_09"), "move e5 f5", "skip")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_must_not_move_or_take_upgraded_pieces(self) -> None:
        board = self.CLOSE.replace("bc .. .. bc", "bh .. .. bc").replace(
            "rc .. .. rc", "rc .. .. rh"
        )
        match = invoke(board, "flare_09")
        assert starting(match, "move e5") == []
        assert not can(match, "move b5 b6")
        assert len(starting(match, "move b5")) == 7


class TestFlare10:
    def test_upper_places_two_commons(self) -> None:
        match = invoke(UPGRADED, "flare_10")
        before = pieces(match)
        play(match, "place a5", "place i5")
        assert pieces(match) == after(before, a5="rc", i5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_places_one(self) -> None:
        match = invoke(NUMBERS, "flare_10")
        before = pieces(match)
        assert asks(match) == "place"
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_both_halves_place_three(self) -> None:
        match = invoke(BOTH, "flare_10")
        before = pieces(match)
        play(match, "place a5", "place i5", "place e1")
        assert pieces(match) == after(before, a5="rc", i5="rc", e1="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_must_not_place_more_than_the_supply_holds(self) -> None:
        match = invoke(
            NO_SUPPLY.replace("rc rc rc rc rc rc rc rc ..", "rc rc rc rc rc rc rc .. .."),
            "flare_10",
        )
        before = pieces(match)
        play(match, "place e1")
        assert (asks(match), actions(match)) == ("action", 2)
        assert pieces(match) == after(before, e1="rc")

    def test_must_not_be_declined(self) -> None:
        match = invoke(UPGRADED, "flare_10")
        assert asks(match) == "place"
        assert not can(match, "skip")
        play(match, "place a5")
        assert asks(match) == "place"
        assert not can(match, "skip")


class TestFlare11:
    # Blue leads by 4 pieces and by 1 upgraded one.
    CLOSE = """
     8  bc bh bc bc .. ..
     6  bc bc .. bh .. ..
     5  rc .. .. rh .. rl
        b  c  d  e  f  g
    """

    def test_upper_places_a_common(self) -> None:
        match = invoke(UPGRADED, "flare_11")
        before = pieces(match)
        play(match, "place a5")
        assert pieces(match) == after(before, a5="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_makes_one_combat_move(self) -> None:
        match = invoke(self.CLOSE, "flare_11")
        before = pieces(match)
        play(match, "move e5 e6")
        assert pieces(match) == after(before, e5="", e6="rh")
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_makes_two_standard_moves_which_may_take_a_lower_rank(self) -> None:
        match = invoke(self.CLOSE, "flare_11")
        before = pieces(match)
        play(match, "move e5 d5", "move d5 c6")
        assert pieces(match) == after(before, e5="", c6="rh")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_must_not_add_a_combat_move_to_a_standard_one(self) -> None:
        match = play(invoke(self.CLOSE, "flare_11"), "move b5 a5")
        assert can(match, "move e5 d5")
        assert not can(match, "move e5 e6")
        assert not can(match, "move a5 b6")
        assert starting(match, "move g5") == []

    def test_lower_may_stop_early_or_be_declined(self) -> None:
        assert asks(play(invoke(self.CLOSE, "flare_11"), "skip")) == "action"
        match = play(invoke(self.CLOSE, "flare_11"), "move b5 a5", "skip")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_lower_must_not_move_legendary_pieces_or_take_higher_ranks(self) -> None:
        match = invoke(self.CLOSE.replace("bc bc .. bh", "bh bc .. bl"), "flare_11")
        assert starting(match, "move g5") == []
        assert not can(match, "move b5 b6")
        assert not can(match, "move e5 e6")


class TestFlare12:
    def test_upper_leaps_to_an_empty_square(self) -> None:
        match = invoke(UPGRADED, "flare_12")
        before = pieces(match)
        play(match, "choose c5", "leap c5 i6")
        assert pieces(match) == after(before, c5="", i6="rc")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_may_be_declined(self) -> None:
        match = play(invoke(UPGRADED, "flare_12"), "skip")
        assert (asks(match), actions(match)) == ("action", 2)

    def test_upper_must_not_take_anything(self) -> None:
        board = UPGRADED.replace("bh bh bh bh bh", "bh bh bc bc bc")
        match = play(invoke(board, "flare_12"), "choose c5")
        assert len(options(match)) == EMPTY_BOARD - 10

    def test_upper_must_not_leap_with_upgraded_pieces(self) -> None:
        board = UPGRADED.replace("rc rc rc rc rc", "rh rl rc .. ..")
        match = invoke(board, "flare_12")
        assert set(options(match)) == {*starting(match, "leap e5"), "skip"}

    def test_lower_gains_an_action_and_leaps_not(self) -> None:
        match = arena(NUMBERS, hand="flare_12")
        before = pieces(match)
        play(match, "flare flare_12")
        assert (asks(match), actions(match)) == ("action", 3)
        assert pieces(match) == before

    def test_both_halves_leap_first(self) -> None:
        match = invoke(BOTH, "flare_12")
        assert (asks(match), actions(match)) == ("choose", 2)
        play(match, "choose c5", "leap c5 a5")
        assert (asks(match), actions(match)) == ("action", 3)
