"""Chapter 7: the scroll window and what holds for all scrolls."""

import pytest

from tests.games.urbno.cardtable import asks, options, play, seat, table, took_last, why
from tests.games.urbno.rounds import begin, first_options, in_window, log_kinds, told


def owned(viewed: object) -> list[int]:
    assert isinstance(viewed, dict)
    found: list[int] = viewed["hand"]["scrolls"]
    return found


# ---- the order of asking ----


def test_ur_7_4_the_dealers_left_is_asked_first_the_dealer_last() -> None:
    match = in_window("3", "12", "4", "6")
    asked = []
    while asks(match)[1] == "scroll":
        asked.append(asks(match)[0])
        play(match, "pass scroll")
    assert asked == [0, 1, 2, 3]
    assert asks(match) == (0, "resources")  # one pass only


def test_ur_7_4_the_order_follows_the_dealer() -> None:
    match = in_window("3", "12", "4", "6", lines="dealer: 1")
    asked = []
    while asks(match)[1] == "scroll":
        asked.append(asks(match)[0])
        play(match, "pass scroll")
    assert asked == [2, 3, 0, 1]


def test_ur_7_4_whoever_owns_no_scroll_is_passed_over() -> None:
    match = in_window("", "12", "", "6")
    assert asks(match) == (1, "scroll")
    play(match, "pass scroll")
    assert asks(match) == (3, "scroll")
    play(match, "pass scroll")
    assert asks(match) == (0, "resources")


def test_ur_7_4_without_scrolls_there_is_nothing_to_ask() -> None:
    assert asks(begin()) == (0, "resources")
    assert asks(begin(2)) == (0, "resources")


def test_ur_7_3_the_first_activation_closes_the_window() -> None:
    match = in_window("12", "3", "4", "6")
    play(match, "pass scroll", "activate 3")
    assert asks(match) == (0, "resources")
    assert match.view()["active"]["scroll"] == 3
    assert match.view()["active"]["seat"] == 1
    assert why(match, 2, "scroll:4") == "scroll-window"


def test_ur_7_2_only_own_scrolls_can_be_activated() -> None:
    match = in_window("12 3", "4", "", "")
    assert options(match) == ["activate 3", "activate 12", "pass scroll"]
    assert why(match, 0, "scroll:4") == "scroll-not-owned"
    assert why(match, 0, "scroll:12") is None


def test_ur_7_2_only_between_deal_and_resources() -> None:
    match = in_window("12", "", "", "")
    play(match, "pass scroll")
    assert why(match, 0, "scroll:12") == "scroll-window"
    assert not any(option.startswith("activate") for option in options(match))
    play(match, "take 1", "take 1", "take 1", "take 1")
    assert why(match, 0, "scroll:12") == "scroll-window"
    assert not any(option.startswith("activate") for option in options(match))


@pytest.mark.parametrize(
    ("scroll", "lines", "reason"),
    [
        (5, "", "scroll-target"),
        (7, "", "scroll-target"),
        (1, "mission: 14", "scroll-timing"),
        (11, "mission: 18", "scroll-timing"),
        (8, "scroll deck:", "scroll-no-resource"),
    ],
)
def test_ur_d54_whoever_owns_a_scroll_is_asked_even_if_it_cannot_be_activated(
    scroll: int, lines: str, reason: str
) -> None:
    match = in_window("", "", str(scroll), "", lines=lines)
    assert asks(match) == (2, "scroll")
    assert options(match) == ["pass scroll"]
    assert why(match, 2, f"scroll:{scroll}") == reason
    play(match, "pass scroll")
    assert owned(match.view(2)) == [scroll]


# ---- owning ----


def test_ur_7_5_not_in_the_round_in_which_it_was_taken() -> None:
    match = begin(seed=3, missions=[1, 3])
    play(match, "take 4")
    assert asks(match) == (1, "resources")  # no window follows
    [scroll] = owned(match.view(0))
    assert why(match, 0, f"scroll:{scroll}") == "scroll-window"
    first_options(match, until=2)
    assert asks(match) == (0, "scroll")  # but in the next round it is asked for


def test_ur_7_1_scrolls_stay_across_rounds_and_several_may_be_owned() -> None:
    match = in_window("3 12", "", "", "", lines="scroll deck: 4 9 *")
    play(match, "pass scroll", "take 4", "take 1", "take 4", "take 1")
    assert owned(match.view(0)) == [3, 4, 12]
    assert owned(match.view(2)) == [9]
    first_options(match, until=2)
    assert owned(match.view(0)) == [3, 4, 12]
    assert owned(match.view(2)) == [9]


def test_ur_7_6_an_activated_scroll_is_turned_up_and_leaves_the_game() -> None:
    match = in_window("3 12", "", "", "")
    play(match, "activate 12")
    assert owned(match.view(0)) == [3]
    assert match.view()["used_scrolls"] == [12]
    assert told(match, "activated") == [{"seat": 0, "scroll": 12}]
    first_options(match, until=2)
    assert match.view()["active"] is None
    assert match.view()["used_scrolls"] == [12]
    assert owned(match.view(0)) == [3]


def test_ur_7_3_a_new_round_brings_a_new_window() -> None:
    match = in_window("3", "12", "", "")
    play(match, "activate 3")
    first_options(match, until=2)
    assert asks(match) == (1, "scroll")  # A owns none any more
    play(match, "activate 12")
    assert match.view()["used_scrolls"] == [3, 12]


# ---- exceptions (UR-7.8) ----


def test_ur_7_8_the_scroll_kept_through_scroll_8_may_follow() -> None:
    match = in_window("", "8 3", "4", "", lines="scroll deck: 12 2 19 *")
    play(match, "activate 8", "keep 12")
    assert options(match) == ["activate 12", "pass scroll"]  # not B's other scroll
    play(match, "activate 12")
    assert match.view()["active"]["scroll"] == 12
    assert match.view()["used_scrolls"] == [8, 12]
    assert asks(match) == (0, "resources")


def test_ur_7_8_and_there_is_no_reason_against_it() -> None:
    match = in_window("", "8 3", "4", "", lines="scroll deck: 12 2 19 *")
    play(match, "activate 8", "keep 12")
    assert why(match, 1, "scroll:3") == "scroll-window"
    assert why(match, 1, "scroll:12") is None


def test_ur_7_8_or_be_saved_and_nobody_else_is_asked() -> None:
    match = in_window("", "8", "4", "", lines="scroll deck: 12 2 19 *")
    play(match, "activate 8", "keep 12", "pass scroll")
    assert asks(match) == (0, "resources")
    assert owned(match.view(1)) == [12]
    first_options(match, until=2)
    assert asks(match) == (1, "scroll")
    assert options(match) == ["activate 12", "pass scroll"]


def test_ur_7_8_scroll_17_does_not_count() -> None:
    match = in_window("3", "", "", "", lines="scroll deck: 17 *")
    play(match, "activate 3", "take 1", "take 4")
    assert seat(match, 1)["extra_points"] == 3
    assert match.view()["active"]["scroll"] == 3
    assert match.view()["used_scrolls"] == [3, 17]


# ---- the deck runs out (UR-7.9) ----


def test_ur_7_9_combination_4_is_not_offered_without_scrolls() -> None:
    match = in_window("", "", "", "", lines="scroll deck: 3")
    assert options(match) == ["take 1", "take 2", "take 3", "take 4"]
    assert why(match, 0, "combination:4") is None
    play(match, "take 4")
    assert options(match) == ["take 1", "take 2", "take 3"]
    assert why(match, 1, "combination:4") == "no-scrolls-left"
    assert match.view()["scrolls_left"] == 0


def test_ur_7_9_used_scrolls_are_not_shuffled_again() -> None:
    match = in_window("3", "", "", "", lines="scroll deck: 12\nused scrolls: 4 6 9")
    play(match, "activate 3", "take 4", "take 1", "take 1", "take 1")
    first_options(match, until=2)
    assert match.view()["scrolls_left"] == 0
    play(match, "pass scroll")
    assert options(match) == ["take 1", "take 2", "take 3"]


# ---- scrolls and the Emperor (UR-7.10) ----


def test_ur_d50_the_emperors_lock_does_not_touch_scrolls() -> None:
    match = table(
        *("Bl-Em Re-Fa", "Bl-Dw Re-As", "Bl-Fa Re-Ex", "Bl-Pr Re-Dw"),
        lines="dominant: red\nactive: 16 1",
        a="crystals: 1",
        b="crystals: 1\ncubes: 5",
    )
    play(match, "play Bl-Em", "power emperor", "play Bl-Dw")
    assert options(match) == ["certain take", "certain refuse", "done"]  # no power, no cubes
    play(match, "certain take", "Bl-Fa", "Bl-Pr")
    assert took_last(match) == 1


def test_ur_d50_but_powers_made_possible_by_scroll_20_are_locked() -> None:
    match = table(
        *("Bl-Em Re-Fa", "Bl-Dw Re-As", "Bl-Fa Re-Ex", "Bl-Pr Re-Dw"),
        lines="dominant: red\nactive: 20 1",
        a="crystals: 1",
        b="crystals: 1\ncubes: 5",
    )
    play(match, "play Bl-Em", "power emperor")
    assert options(match) == ["play Bl-Dw"]
    play(match, "play Bl-Dw")
    assert asks(match) == (2, "play")


def test_ur_d50_and_so_are_those_of_scroll_18() -> None:
    match = table(
        *("Bl-Em Re-Fa", "Bl-Dw Re-As", "Bl-Kn Re-Ex", "Bl-Pr Re-Dw"),
        lines="dominant: red\nactive: 18 1",
        a="crystals: 1",
        b="crystals: 2",
    )
    play(match, "play Bl-Em", "power emperor", "Bl-Dw", "Bl-Kn", "Bl-Pr")
    assert "power" not in log_kinds(match)[log_kinds(match).index("power") + 1 :]
    assert took_last(match) == 0
