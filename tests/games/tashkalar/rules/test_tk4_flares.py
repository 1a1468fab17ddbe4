"""Chapter 4: flares. Red is the one who is behind."""

import pytest

from rulebound import Match
from tests.games.tashkalar.arena import actions, arena, asks, can, options, pieces, play, starting

# 5 more upgraded pieces and 7 more pieces in all.
FAR_BEHIND = """
 7  bh bh bh bl bh
 6  bc bc .. .. ..
    c  d  e  f  g
"""


def scores(match: Match) -> list[int]:
    return [seat["score"] for seat in match.view()["seats"]]


def row(number: int, cells: str) -> str:
    """A row of the board from c on."""
    return f" {number}  " + " ".join((cells.split() + [".."] * 7)[:7]) + "\n"


COLUMNS = "    c  d  e  f  g  h  i"


class TestInvoking:
    def test_tk_4_1_it_is_not_an_action(self) -> None:
        match = play(arena(FAR_BEHIND, hand="flare_01"), "flare flare_01", "place a5", "place a6")
        assert actions(match) == 2
        assert pieces(match)["a5"] == "rc"
        assert pieces(match)["a6"] == "rh"

    @pytest.mark.parametrize(
        ("blue", "red", "holds"),
        [
            ("bh", "", False),
            ("bh bh", "", True),
            ("bl bh", "", True),
            ("bl bl", "", True),
            ("bh bh bc bc", "rh", False),
            ("bh bh bh", "rl", True),
            ("bc bc bc bc", "", False),
            ("bh bh", "rc rc rc rc rc", True),
        ],
    )
    def test_tk_4_2_the_upper_criterion_compares_upgraded_pieces(
        self, blue: str, red: str, holds: bool
    ) -> None:
        match = arena(row(7, blue) + row(6, red) + COLUMNS, hand="flare_12")  # 2/5
        assert can(match, "flare flare_12") is holds

    @pytest.mark.parametrize(
        ("blue", "red", "holds"),
        [
            ("bc bc bc", "", False),
            ("bc bc bc bc", "", True),
            ("bc bh bl bc", "", True),
            ("bc bc bc bc", "rc", False),
            ("bc bc bc bc bc", "rl", True),
        ],
    )
    def test_tk_4_3_the_lower_criterion_compares_all_pieces(
        self, blue: str, red: str, holds: bool
    ) -> None:
        match = arena(row(7, blue) + row(6, red) + COLUMNS, hand="flare_02")  # 4/4
        assert can(match, "flare flare_02") is holds

    def test_tk_4_4_judged_when_it_is_invoked(self) -> None:
        match = arena(row(7, "bc bc bc bc") + COLUMNS, hand="flare_02")
        assert can(match, "flare flare_02")
        play(match, "place a5")
        assert not can(match, "flare")

    def test_tk_4_4_not_the_one_who_leads(self) -> None:
        match = arena(FAR_BEHIND, hand1="flare_02", lines="turn: 1")
        assert not can(match, "flare")

    def test_tk_4_4_only_the_own_flare(self) -> None:
        assert not can(arena(FAR_BEHIND, hand1="flare_02"), "flare")


class TestHalves:
    def test_tk_4_5_upper_first_completely_then_lower(self) -> None:
        match = arena(FAR_BEHIND, hand="flare_09")  # place a heroic; then moves of commons
        play(match, "flare flare_09")
        assert set(options(match)) == set(starting(match, "place"))
        play(match, "place a5")
        assert asks(match) == "action"  # no common piece to move
        assert pieces(match)["a5"] == "rh"

    def test_tk_4_5_the_lower_half_sees_what_the_upper_did(self) -> None:
        match = arena(FAR_BEHIND.replace("bc bc", "bc .."), hand="flare_11")
        play(match, "flare flare_11", "place a5")
        assert starting(match, "move a5")
        play(match, "move a5 b5", "move b5 b6")
        assert pieces(match)["b6"] == "rc"

    def test_tk_4_5_the_lower_half_counts_even_if_the_upper_has_closed_the_gap(self) -> None:
        board = row(7, "bh bh bh bh") + COLUMNS  # 4 more upgraded, 4 more in all
        match = play(arena(board, hand="flare_02"), "flare flare_02", "place a5")
        assert asks(match) == "place"
        play(match, "place a6")
        assert asks(match) == "action"
        assert len(pieces(match)) == 6

    def test_tk_4_6_a_half_whose_criterion_failed_is_ignored(self) -> None:
        upper_only = row(7, "bh bh bh bh bh") + row(6, "rc rc rc") + COLUMNS
        match = play(arena(upper_only, hand="flare_10"), "flare flare_10", "place a5", "place b5")
        assert asks(match) == "action"
        lower_only = row(7, "bc bc bc bc bc") + COLUMNS
        match = play(arena(lower_only, hand="flare_10"), "flare flare_10", "place a5")
        assert asks(match) == "action"

    @pytest.mark.parametrize(
        ("board", "halves"),
        [
            (row(7, "bh bh bh bh bh") + row(6, "rc rc rc") + COLUMNS, ["upper"]),
            (row(7, "bc bc bc bc bc") + COLUMNS, ["lower"]),
            (FAR_BEHIND, ["upper", "lower"]),
        ],
    )
    def test_tk_4_4_the_log_tells_which_halves_work(self, board: str, halves: list[str]) -> None:
        match = play(arena(board, hand="flare_10"), "flare flare_10")
        for seat in (0, 1, None):
            (invoked,) = (e for e in match.log(seat) if e["kind"] == "flare-invoked")
            assert invoked["halves"] == halves

    def test_tk_4_6_mandatory_parts_cannot_be_declined(self) -> None:
        match = play(arena(FAR_BEHIND, hand="flare_10"), "flare flare_10")
        for square in ("a5", "a6", "a7"):
            assert "skip" not in options(match)
            play(match, f"place {square}")

    def test_tk_4_6_optional_parts_can(self) -> None:
        board = row(7, "bh bh bh bh") + row(6, "rc") + COLUMNS
        match = play(arena(board, hand="flare_12"), "flare flare_12")
        assert can(match, "skip")
        play(match, "skip")
        assert asks(match) == "action"

    def test_tk_4_6_as_far_as_possible(self) -> None:
        board = """
         8  ## bh bh bh bl bl bl .. ##
         7  bc bc bc bc bc bc bc bc bc
         6  bc bc .. .. .. .. .. .. ..
         5  rc rc rc rc rc rc rc rc rc
         4  rc rc rc rc rc rc rc .. ..
            a  b  c  d  e  f  g  h  i
        """
        match = arena(board, hand="flare_10")  # one red stone is left; upper half: two commons
        assert match.view()["seats"][0]["supply"]["stones"] == 1
        play(match, "flare flare_10", "place h4")
        assert asks(match) == "action"
        assert match.view()["seats"][0]["supply"]["stones"] == 0

    def test_tk_4_7_the_card_goes_to_the_flare_pile_and_is_replaced_in_the_draw_step(self) -> None:
        match = play(arena(FAR_BEHIND, hand="flare_08"), "flare flare_08")
        assert match.view()["playing"] == "flare_08"
        assert match.view()["decks"]["flares"]["discard"] == []
        play(match, "place a5")
        view = match.view(0)
        assert view["playing"] is None
        assert view["decks"]["flares"]["discard"] == ["flare_08"]
        assert view["hand"]["flares"] == []
        play(match, "place a6", "place a7", "place b5", "end")
        assert len(match.view(0)["hand"]["flares"]) == 1


class TestForms:
    @pytest.mark.parametrize("form", ["high_form", "first_game"])
    def test_tk_4_11_a_flare_gives_the_opponent_nothing(self, form: str) -> None:
        board = FAR_BEHIND.replace("bl", "bh")
        match = arena(board, hand="flare_08", form=form)
        play(match, "flare flare_08", "place a5")
        assert scores(match) == [0, 0]

    def test_tk_4_8_in_a_duel_the_point_comes_when_it_is_invoked(self) -> None:
        match = play(arena(FAR_BEHIND, hand="flare_08", form="duel"), "flare flare_08")
        assert asks(match) == "place"
        assert scores(match) == [0, 1]

    MELEE = """
     7  bh bh bh bh ..
     6  nc nc nc nc nc
     5  gh gh gh rc ..
        c  d  e  f  g
    """

    def test_tk_4_9_every_opponent_against_whom_a_criterion_holds_may_be_named(self) -> None:
        match = arena(self.MELEE, seats=4, hand="flare_02")  # 4/4
        assert starting(match, "flare") == ["flare flare_02 blue", "flare flare_02 brown"]

    @pytest.mark.parametrize(("colour", "seat"), [("blue", 1), ("brown", 2)])
    def test_tk_4_9_only_the_named_opponent_counts_and_scores(self, colour: str, seat: int) -> None:
        match = arena(self.MELEE, seats=4, hand="flare_02")
        play(match, f"flare flare_02 {colour}", "place a5")
        assert asks(match) == "action"  # one half only: results are not combined
        table = [each["score"] for each in match.view()["seats"]]
        for number, scored in enumerate(table):
            assert sum(scored.values()) == (number == seat)
        assert table[seat]["red"] == 1

    def test_tk_4_10_the_effect_may_touch_any_opponents_piece(self) -> None:
        board = """
         7  bc bc bc bc bc
         6  bc nc gc .. ..
            c  d  e  f  g
        """
        match = arena(board, seats=4, hand="flare_04")  # lower: place, or convert a common
        play(match, "flare flare_04 blue", "branch convert")
        assert {"convert d6", "convert e6", "convert c7"} <= set(options(match))
        play(match, "convert e6")
        assert pieces(match)["e6"] == "rc"
        assert match.view()["turn"]["destroyed"] == {"green": (1, 0, 0)}

    def test_tk_4_1_a_flare_is_no_summoning(self) -> None:
        match = play(arena(FAR_BEHIND, hand="flare_02"), "flare flare_02", "place e5", "place c2")
        assert match.view()["turn"]["summoned"]["total"] == 0
