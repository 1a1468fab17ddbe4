"""Chapter 15: scrolls 7 to 12, in detail."""

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import (
    asks,
    hand,
    leads,
    options,
    play,
    seat,
    table,
    took_last,
    why,
)
from tests.games.urbno.rounds import (
    CODES,
    before_last,
    first_options,
    in_window,
    last_trick,
    taken,
    told,
    with_counts,
    with_piles,
    written,
)


def scrolls_of(match: Match, player: int) -> list[int]:
    found: list[int] = match.view(player)["hand"]["scrolls"]
    return found


# ---- 7: echo ----


def echo(lines: str, *others: str) -> Match:
    return in_window("7", *(others or ("", "", "")), lines=lines)


def test_ur_15_7_a_scroll_activated_before_by_anyone() -> None:
    match = play(echo("used scrolls: 6 3 12"), "activate 7")
    assert asks(match) == (0, "echo")
    assert options(match) == ["echo 3", "echo 6", "echo 12"]
    play(match, "echo 6")
    assert asks(match) == (0, "lead")  # no resources
    assert match.view()["used_scrolls"] == [6, 3, 12, 7]
    assert seat(match, 0)["scrolls"] == 0


def test_ur_15_7_the_effect_is_the_activators_for_the_round() -> None:
    match = play(echo("used scrolls: 12"), "activate 7", "echo 12")
    assert match.view()["active"] == {"scroll": 12, "seat": 0, "named": None, "uses": 0}
    first_options(match, until=2)
    assert match.view()["active"] is None


def test_ur_15_7_it_asks_what_the_copied_scroll_asks() -> None:
    match = play(echo("used scrolls: 1"), "activate 7", "echo 1")
    assert options(match) == ["colour red", "colour yellow", "colour blue"]
    play(match, "colour blue")
    assert match.view()["dominant"] == "blue"


def test_ur_15_7_not_while_nothing_can_be_copied() -> None:
    match = echo("")
    assert options(match) == ["pass scroll"]
    assert why(match, 0, "scroll:7") == "scroll-target"


def test_ur_d38_restrictions_of_the_copied_scroll_apply() -> None:
    match = play(echo("used scrolls: 11 3\nmission: 18"), "activate 7")
    assert options(match) == ["echo 3"]
    match = play(echo("used scrolls: 1 3\nmission: 14"), "activate 7")
    assert options(match) == ["echo 3"]
    match = play(echo("used scrolls: 8 3\nscroll deck:"), "activate 7")
    assert options(match) == ["echo 3"]
    match = echo("used scrolls: 1\nmission: 14")
    assert options(match) == ["pass scroll"]


def test_ur_d38_never_scroll_7_itself() -> None:
    """B keeps scroll 7 through scroll 8, which counts as activated, this round included."""
    match = in_window("", "8", "", "", lines="scroll deck: 7 2 19 12 4 9 3 *")
    play(match, "activate 8", "keep 7", "activate 7")
    assert options(match) == ["echo 8"]


def test_ur_d38_copying_17_gives_three_points_on_their_own_line() -> None:
    match = play(echo("used scrolls: 17"), "activate 7", "echo 17")
    assert seat(match, 0)["extra_points"] == 3
    assert seat(match, 0)["total"] == 3
    assert seat(match, 0)["entries"] == []
    assert asks(match) == (0, "resources")


def test_ur_d38_copying_8_draws_three_anew() -> None:
    match = echo("used scrolls: 8\nscroll deck: 12 2 19 *")
    play(match, "activate 7", "echo 8")
    assert options(match) == ["keep 2", "keep 12", "keep 19"]
    play(match, "keep 12")
    assert options(match) == ["activate 12", "pass scroll"]


def test_ur_7_3_the_copy_is_part_of_scroll_7() -> None:
    match = play(echo("used scrolls: 4", "3", "", ""), "activate 7", "echo 4")
    assert asks(match) == (0, "resources")  # B is not asked
    assert {*hand(match, 0)} != set(CODES[:8])


# ---- 8: pick of three ----


def pick(deck: str, mission: int = 1) -> Match:
    match = in_window("", "8", "", "", lines=f"mission: {mission}\nscroll deck: {deck}")
    return play(match, "activate 8")


def test_ur_15_8_one_of_three_is_kept_and_two_leave_the_game() -> None:
    match = pick("12 2 19 4 6")
    assert asks(match) == (1, "keep")
    assert options(match) == ["keep 2", "keep 12", "keep 19"]
    play(match, "keep 19", "pass scroll")
    assert scrolls_of(match, 1) == [19]
    assert sorted(match.view(1)["hand"]["removed_scrolls"]) == [2, 12]
    assert match.view()["scrolls_left"] == 2
    assert match.view()["used_scrolls"] == [8]


def test_ur_15_8_the_kept_scroll_works_at_once() -> None:
    match = play(pick("12 1 19 *"), "keep 1", "activate 1", "colour blue")
    assert match.view()["dominant"] == "blue"
    assert scrolls_of(match, 1) == []
    assert match.view()["used_scrolls"] == [8, 1]


def test_ur_15_8_a_kept_scroll_that_cannot_be_activated_now_can_only_be_saved() -> None:
    match = play(pick("12 11 19 *", mission=18), "keep 11")
    assert options(match) == ["pass scroll"]
    play(match, "pass scroll")
    assert scrolls_of(match, 1) == [11]


def test_ur_15_8_scroll_17_kept_gives_three_points() -> None:
    match = play(pick("12 17 19 *"), "keep 17")
    assert seat(match, 1)["extra_points"] == 3
    assert scrolls_of(match, 1) == []
    assert match.view()["used_scrolls"] == [8, 17]
    assert asks(match) == (0, "resources")  # nothing to activate


def test_ur_15_8_scrolls_5_and_17_do_not_trigger_if_they_are_not_kept() -> None:
    match = play(pick("5 17 19 4 *"), "keep 19", "pass scroll")
    assert seat(match, 1)["extra_points"] == 0
    assert scrolls_of(match, 1) == [19]
    assert match.view()["used_scrolls"] == [8]


def test_ur_15_8_the_replacement_of_scroll_5_counts_as_the_kept_one() -> None:
    match = play(pick("5 17 19 12 *"), "keep 5")
    assert scrolls_of(match, 1) == [5, 12]
    assert options(match) == ["activate 12", "pass scroll"]
    play(match, "activate 12")
    assert match.view()["active"]["scroll"] == 12
    assert scrolls_of(match, 1) == [5]


def test_ur_15_8_scroll_5_then_17() -> None:
    match = play(pick("5 2 19 17 *"), "keep 5")
    assert scrolls_of(match, 1) == [5]
    assert seat(match, 1)["extra_points"] == 3
    assert asks(match) == (0, "resources")


@pytest.mark.parametrize("deck", ["12 2", "12"])
def test_ur_d27_it_draws_what_is_left(deck: str) -> None:
    match = pick(deck)
    assert set(options(match)) == {f"keep {scroll}" for scroll in deck.split()}
    play(match, "keep 12", "pass scroll")
    assert scrolls_of(match, 1) == [12]
    assert match.view()["scrolls_left"] == 0


def test_ur_d27_not_from_an_empty_deck() -> None:
    match = in_window("", "8", "", "", lines="scroll deck:")
    assert options(match) == ["pass scroll"]
    assert why(match, 1, "scroll:8") == "scroll-no-resource"


# ---- 9: double supply ----


@pytest.mark.parametrize(
    ("choice", "tokens"), [("1+3", (3, 5)), ("1+2", (2, 10)), ("2+3", (1, 15))]
)
def test_ur_15_9_two_different_combinations(choice: str, tokens: tuple[int, int]) -> None:
    match = play(in_window("9", "", "", ""), "activate 9", f"take {choice}")
    found = seat(match, 0)
    assert (found["crystals"], found["cubes"]) == tokens
    assert found["took"] == [int(word) for word in choice.split("+")]


def test_ur_15_9_no_scroll_not_the_same_twice_and_only_for_the_activator() -> None:
    """UR-D45."""
    match = play(in_window("9", "", "", ""), "activate 9")
    assert options(match) == ["take 1+2", "take 1+3", "take 2+3"]
    play(match, "take 1+2")
    assert options(match) == ["take 1", "take 2", "take 3", "take 4"]


# ---- 10: steal a trick ----


def thief() -> Match:
    """A may steal; B takes the first trick and D the second."""
    return table(
        *("Ye-Fa Re-Fa Bl-Fa", "Ye-Kn Re-As Bl-As", "Ye-As Re-Ex Bl-Ex", "Ye-Ex Re-Dw Bl-Em"),
        lines="active: 10 0\ndominant: black",
    )


FIRST = ("Ye-Fa", "Ye-Kn", "Ye-As", "Ye-Ex")


def test_ur_15_10_the_trick_just_taken_by_another_player() -> None:
    match = play(thief(), *FIRST)
    assert asks(match) == (0, "steal")
    assert options(match) == ["steal", "leave"]
    play(match, "steal")
    assert [seat(match, n)["tricks"] for n in range(4)] == [1, 0, 0, 0]
    assert taken(match, 0) == [list(FIRST)]
    assert leads(match) == 1  # UR-D31: the original taker


def test_ur_15_10_once_a_round() -> None:
    match = play(thief(), *FIRST, "steal", "Re-As", "Re-Ex", "Re-Dw", "Re-Fa")
    assert took_last(match) == 3
    assert asks(match) == (3, "lead")


def test_ur_15_10_asked_again_until_used() -> None:
    match = play(thief(), *FIRST, "leave", "Re-As", "Re-Ex", "Re-Dw", "Re-Fa")
    assert asks(match) == (0, "steal")
    play(match, "leave")
    assert [seat(match, n)["tricks"] for n in range(4)] == [0, 1, 0, 1]


def test_ur_15_10_not_asked_after_an_own_trick() -> None:
    match = table("Ye-Em Re-Fa", "Ye-Kn Re-As", lines="active: 10 0")
    play(match, "Ye-Em", "Ye-Kn")
    assert asks(match) == (0, "lead")


def test_ur_15_10_the_last_trick_before_scoring() -> None:
    match = before_last(18, 1, 4, 3, 0, lines="active: 10 1")
    for _ in range(4):
        play(match, options(match)[0].removeprefix("play "))
    assert asks(match) == (1, "steal")
    assert seat(match, 0)["entries"] == []
    play(match, "steal")
    assert written(match) == [0, 5, 3, 0]


def test_ur_d53_a_partner_is_another_player() -> None:
    match = table(
        *("Ye-Fa Re-Fa", "Ye-As Re-As", "Ye-Em Re-Ex", "Ye-Ex Re-Dw"),
        lines="active: 10 0\nmission: 20",
        pairs=True,
    )
    play(match, "Ye-Fa", "Ye-As", "Ye-Em", "Ye-Ex")
    assert asks(match) == (0, "steal")


# ---- 11: one trick fewer ----


def test_ur_15_11_the_count_is_lowered_by_one() -> None:
    match = with_counts(1, 4, 3, 1, 0, lines="active: 11 0")
    assert asks(match) == (0, "count")
    assert options(match) == ["count -1", "keep count"]
    play(match, "count -1")
    assert written(match) == [5, 5, 0, 0]


def test_ur_15_11_it_is_optional() -> None:
    match = with_counts(1, 3, 4, 1, 0, lines="active: 11 0")
    play(match, "keep count")
    assert written(match) == [5, 0, 0, 0]


def test_ur_15_11_whoever_has_three_may_spoil_it() -> None:
    match = play(with_counts(1, 3, 4, 1, 0, lines="active: 11 0"), "count -1")
    assert written(match) == [0, 0, 0, 0]


def test_ur_d32_not_asked_without_a_trick() -> None:
    assert written(with_counts(12, 4, 3, 0, 0, lines="active: 11 3")) == [0, -2, 0, 0]


@pytest.mark.parametrize("mission", [2, 6, 8, 11])
def test_ur_d32_activatable_in_every_fixed_mission_but_asked_only_where_tricks_count(
    mission: int,
) -> None:
    match = in_window("11", "", "", "", lines=f"mission: {mission}")
    assert options(match) == ["activate 11", "pass scroll"]
    match = with_counts(mission, 4, 3, 1, 0, lines="active: 11 0")
    assert len(written(match)) == 4  # scored without a question
    assert match.view()["round"] == 2


@pytest.mark.parametrize("mission", [3, 4, 7, 9, 10, 18, 19, 23, 25])
def test_ur_15_11_not_in_variable_missions(mission: int) -> None:
    match = in_window("11", "", "", "", lines=f"mission: {mission}")
    assert options(match) == ["pass scroll"]
    assert why(match, 0, "scroll:11") == "scroll-timing"


def test_ur_15_11_in_pair_missions_the_total_of_the_pair_drops() -> None:
    """UR-D20: 20 and 21 are fixed. 4-4 becomes 3-4."""
    assert "activate 11" in options(in_window("11", "", "", "", lines="mission: 21"))
    match = with_counts(21, 3, 3, 1, 1, lines="active: 11 0")
    play(match, "count -1")
    assert written(match) == [3, 0, 3, 0]
    match = with_counts(20, 3, 3, 1, 1, lines="active: 11 0")
    play(match, "count -1")
    assert written(match) == [0, 3, 0, 3]


def test_ur_d32_a_partners_tricks_are_not_enough_to_be_asked() -> None:
    assert written(with_counts(20, 4, 3, 0, 1, lines="active: 11 2")) == [0, 0, 0, 0]


def test_ur_15_11_the_cards_stay_and_the_tricks_shown_too() -> None:
    match = with_counts(15, 3, 2, 1, 0, lines="active: 11 0")
    play(match, "count -1")
    assert written(match) == [0, 0, 0, 0]  # 2-2
    assert told(match, "scored")[0]["count"] == 3


def test_ur_15_11_mission_24() -> None:
    match = with_counts(24, 1, 2, 1, 0, lines="active: 11 0")
    play(match, "count -1")
    assert written(match) == [3, 0, 0, 3]


# ---- 12: point per trick ----


def test_ur_15_12_a_point_more_for_each_trick_of_the_activator() -> None:
    assert written(with_counts(18, 5, 2, 1, 0, lines="active: 12 0")) == [10, 2, 1, 0]
    assert written(with_counts(1, 3, 3, 2, 0, lines="active: 12 1")) == [5, 8, 0, 0]


def test_ur_15_12_also_when_the_mission_brings_nothing_or_a_loss() -> None:
    assert written(with_counts(1, 5, 3, 0, 0, lines="active: 12 0")) == [5, 5, 0, 0]
    assert written(with_counts(16, 5, 3, 0, 0, lines="active: 12 0")) == [0, 0, 0, 0]
    assert written(with_counts(25, 5, 3, 0, 0, lines="active: 12 1")) == [-5, 0, 0, 0]


def test_ur_15_12_nothing_without_a_trick() -> None:
    assert written(with_counts(18, 5, 3, 0, 0, lines="active: 12 3")) == [5, 3, 0, 0]


def test_ur_d47_in_pair_missions_only_own_tricks() -> None:
    assert written(with_counts(20, 4, 1, 2, 1, lines="active: 12 2")) == [3, 0, 5, 0]


def test_ur_15_12_counts_tricks_not_cards() -> None:
    blue = "Bl-Fa+Bl-As+Bl-Ex+Bl-Dw"
    match = last_trick(with_piles(3, blue, "", "", "", lines="active: 12 0"))
    assert written(match) == [4 + 2, 0, 0, 0]
