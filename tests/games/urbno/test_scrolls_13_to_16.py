"""Chapter 15: scrolls 13 to 16, in detail."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, hand, leads, options, play, seat, table, took_last
from tests.games.urbno.rounds import CODES, in_window, lines_of

HANDS = [CODES[8 * number : 8 * number + 8] for number in range(4)]

# ---- 13: swap hands ----


def test_ur_15_13_two_players_exchange_all_their_cards() -> None:
    match = play(in_window("", "13", "", ""), "activate 13")
    assert asks(match) == (1, "player")
    assert set(options(match)) == {"player 0", "player 2", "player 3"}  # not B
    play(match, "player 3")
    assert [hand(match, n) for n in range(4)] == [HANDS[n] for n in (0, 3, 2, 1)]
    assert asks(match) == (0, "resources")


def test_ur_15_13_with_two_players_there_is_no_choice() -> None:
    match = play(in_window("13", ""), "activate 13")
    assert asks(match) == (0, "resources")
    assert [hand(match, n) for n in range(2)] == [HANDS[1], HANDS[0]]


def test_ur_15_13_scrolls_and_lead_do_not_move() -> None:
    match = play(in_window("", "13 3", "", "12"), "activate 13", "player 3")
    assert match.view(1)["hand"]["scrolls"] == [3]
    assert match.view(3)["hand"]["scrolls"] == [12]


def test_ur_d39_13_open_cards_go_along() -> None:
    match = table(
        *("Re-Dw", "Bk-Fa", "Re-Kn"),
        lines="phase: window\nmission: 13",
        a="open: Bl-Fa",
        b="scrolls: 13\nopen: Ye-Fa",
        c="open: Bl-Kn",
    )
    play(match, "activate 13", "player 2")
    assert (seat(match, 1)["open"], hand(match, 1)) == (["Bl-Kn"], ["Re-Kn"])
    assert (seat(match, 2)["open"], hand(match, 2)) == (["Ye-Fa"], ["Bk-Fa"])
    assert (seat(match, 0)["open"], hand(match, 0)) == (["Bl-Fa"], ["Re-Dw"])


def test_ur_d39_18_and_19_covered_cards_and_piles_go_along_unseen() -> None:
    match = table(
        *("", ""),
        lines="phase: window\nmission: 18",
        a="scrolls: 13\ncolumns: Bl-Fa/Re-Dw Bl-As/Re-Wi",
        b="columns: Ye-Fa/Ye-As Ye-Ex/Ye-Dw",
    )
    play(match, "activate 13")
    assert lines_of(match, "columns") == ["Ye-Fa/Ye-As Ye-Ex/Ye-Dw", "Bl-Fa/Re-Dw Bl-As/Re-Wi"]
    assert seat(match, 0, 0)["open"] == ["Ye-Fa", "Ye-Ex"]
    assert (seat(match, 0, 0)["known"], seat(match, 1, 0)["known"]) == ([], [])
    match = table(
        *("Bl-Fa", "Ye-Fa"),
        lines="phase: window\nmission: 19",
        a="scrolls: 13\npile: Re-Dw Re-Wi",
        b="pile: Ye-As Ye-Ex",
    )
    play(match, "activate 13")
    assert lines_of(match, "pile") == ["Ye-As Ye-Ex", "Re-Dw Re-Wi"]
    assert (hand(match, 0), hand(match, 1)) == (["Ye-Fa"], ["Bl-Fa"])


# ---- 14: play last ----


def waiting(leader: int, **more: Any) -> Match:
    """A owns the effect of scroll 14."""
    return table(
        *("Ye-Kn Re-Fa", "Ye-Fa Re-As", "Ye-Wi Re-Ex", "Ye-Dw Re-Dw"),
        lines=f"active: 14 0\ndominant: black\nleader: {leader}",
        **more,
    )


def test_ur_15_14_the_activator_may_wait_and_plays_last() -> None:
    match = play(waiting(3), "Ye-Dw")
    assert options(match) == ["play Ye-Kn", "wait"]
    play(match, "wait")
    assert asks(match) == (1, "play")
    play(match, "Ye-Fa", "Ye-Wi")
    assert options(match) == ["play Ye-Kn"]  # no further waiting
    play(match, "Ye-Kn")
    assert took_last(match) == 0
    assert [entry["seat"] for entry in match.view()["history"][0]] == [3, 1, 2, 0]


def test_ur_15_14_or_play_in_turn_and_in_every_trick_anew() -> None:
    match = play(waiting(3), "Ye-Dw", "Ye-Kn", "Ye-Fa", "Ye-Wi")
    assert took_last(match) == 0
    assert set(options(match)) == {"play Re-Fa", "wait"}


def test_ur_15_14_not_offered_to_whoever_is_last_anyway_nor_to_others() -> None:
    match = waiting(1)
    assert options(match) == ["play Re-As", "play Ye-Fa"]
    play(match, "Ye-Fa")
    assert options(match) == ["play Ye-Wi"]
    play(match, "Ye-Wi", "Ye-Dw")
    assert options(match) == ["play Ye-Kn"]


def test_ur_d33_when_leading_the_left_neighbour_leads_instead() -> None:
    match = play(waiting(0), "wait")
    assert asks(match) == (1, "lead")
    assert leads(match) == 1
    play(match, "Re-As", "Re-Ex", "Re-Dw")
    assert options(match) == ["play Re-Fa"]  # red is led


def test_ur_d33_also_if_a_farmer_named_the_activator() -> None:
    match = waiting(1, b="crystals: 1")
    play(match, "play Ye-Fa", "power farmer 0", "Ye-Wi", "Ye-Dw", "Ye-Kn")
    assert set(options(match)) == {"play Re-Fa", "wait"}
    play(match, "wait")
    assert asks(match) == (1, "lead")


def test_ur_15_14_whoever_waits_is_bound_like_all_others() -> None:
    match = play(waiting(3, c="crystals: 1"), "Ye-Dw", "wait", "Ye-Fa")
    play(match, "play Ye-Wi", "power wizard")
    assert options(match) == ["play Ye-Kn"]


# ---- 15: share in everything ----


def tokens(match: Match) -> list[tuple[int, int]]:
    return [(seat(match, n)["crystals"], seat(match, n)["cubes"]) for n in range(match.seats)]


def test_ur_15_15_all_crystals_and_cubes_of_the_others_besides_the_own_choice() -> None:
    match = in_window("15", "", "", "", lines="scroll deck: 12 *")
    play(match, "activate 15", "take 3", "take 1", "take 2", "take 4")
    assert tokens(match) == [(3, 15), (2, 0), (0, 10), (0, 0)]  # the others keep theirs
    assert match.view(0)["hand"]["scrolls"] == []


def test_ur_d34_granted_when_the_phase_ends() -> None:
    match = in_window("15", "", "", "")
    play(match, "activate 15", "take 3", "take 1", "take 2")
    assert tokens(match)[0] == (1, 5)
    play(match, "take 1")
    assert tokens(match) == [(5, 15), (2, 0), (0, 10), (2, 0)]


def test_ur_15_15_the_activator_may_take_a_scroll() -> None:
    match = in_window("15", "", "", "", lines="scroll deck: 12 *")
    play(match, "activate 15", "take 4", "take 2", "take 2", "take 2")
    assert tokens(match)[0] == (0, 30)
    assert match.view(0)["hand"]["scrolls"] == [12]


def test_ur_d28_granted_in_full_beyond_what_is_in_the_box() -> None:
    match = in_window("15", "", "", "")
    play(match, "activate 15", "take 2", "take 2", "take 2", "take 2")
    assert tokens(match)[0] == (0, 40)
    match = in_window("15", "", "", "")
    play(match, "activate 15", "take 1", "take 1", "take 1", "take 1")
    assert tokens(match)[0] == (8, 0)


# ---- 16: certain trick ----


def certain(leader: int, **more: Any) -> Match:
    """A owns the effect of scroll 16; dominant black."""
    return table(
        *("Ye-Fa Re-Em", "Ye-Em Re-Fa", "Ye-Wi Re-As", "Bk-Pr Re-Ex"),
        lines=f"active: 16 0\ndominant: black\nleader: {leader}",
        **more,
    )


def test_ur_15_16_take_whatever_the_others_play() -> None:
    match = play(certain(1), "Ye-Em", "Ye-Wi", "Bk-Pr", "play Ye-Fa")
    assert options(match) == ["certain take", "certain refuse", "done"]
    play(match, "certain take")
    assert took_last(match) == 0
    assert leads(match) == 0  # UR-D49


def test_ur_15_16_take_against_powers_and_cubes() -> None:
    match = certain(0, c="crystals: 1\ncubes: 9", d="cubes: 9")
    play(match, "play Ye-Fa", "certain take", "Ye-Em")
    play(match, "play Ye-Wi", "cubes +9", "done", "play Bk-Pr", "cubes +9")
    assert took_last(match) == 0


def test_ur_15_16_in_a_single_trick_of_the_round() -> None:
    match = play(certain(1), "Ye-Em", "Ye-Wi", "Bk-Pr", "play Ye-Fa", "certain take")
    play(match, "play Re-Em")
    assert asks(match) == (1, "play")  # nothing more to announce


def test_ur_15_16_also_when_it_was_activated_in_this_match() -> None:
    match = play(in_window("16", "", "", ""), "activate 16", *["take 2"] * 4)
    assert match.view()["active"]["uses"] == 1
    play(match, "play Bk-Fa", "certain take")
    assert match.view()["active"]["uses"] == 0
    assert "certain take" not in options(match)
    play(match, "done", "Re-Fa", "Ye-Fa", "Bl-Fa", "play Bk-As")
    assert not any(option.startswith("certain") for option in options(match))


def test_ur_15_16_an_unused_effect_stays_for_later_tricks() -> None:
    match = play(certain(1), "Ye-Em", "Ye-Wi", "Bk-Pr", "Ye-Fa")
    assert took_last(match) == 3
    play(match, "Re-Ex", "play Re-Em")
    assert options(match) == ["certain take", "certain refuse", "done"]


def test_ur_15_16_refusing_leaves_the_own_card_out() -> None:
    match = table(
        *("Ye-Em Re-Em", "Ye-Dw Re-Fa", "Ye-Wi Re-As", "Ye-As Re-Ex"),
        lines="active: 16 0\ndominant: black\nleader: 1",
    )
    play(match, "Ye-Dw", "Ye-Wi", "Ye-As", "play Ye-Em", "certain refuse")
    assert took_last(match) == 2
    assert match.view()["history"][0][3]["certain"] == "refuse"


def test_ur_15_16_refusing_as_leader_names_a_colour_that_must_be_followed() -> None:
    match = play(certain(0), "play Ye-Fa")
    assert options(match) == [
        "certain take",
        *(f"certain refuse {colour}" for colour in ("black", "red", "yellow", "blue")),
        "done",
    ]
    play(match, "certain refuse red")
    assert match.view()["trick"]["led"] == "red"
    assert options(match) == ["play Re-Fa"]
    play(match, "Re-Fa", "Re-As", "Re-Ex")
    assert took_last(match) == 3  # the highest red card


def test_ur_15_16_refusing_as_leader_a_dominant_card_goes_before() -> None:
    match = table(
        *("Ye-Fa Bl-Em", "Re-Em Re-Fa", "Re-Wi Re-As", "Bk-Fa Ye-Ex"),
        lines="active: 16 0\ndominant: black",
    )
    play(match, "play Ye-Fa", "certain refuse red", "Re-Em", "Re-Wi", "Bk-Fa")
    assert took_last(match) == 3


def test_ur_15_16_refusing_as_leader_and_nobody_can_take() -> None:
    match = table(
        *("Ye-Em Bl-Em", "Ye-Fa Re-Fa", "Re-Wi Re-As", "Ye-Pr Ye-Ex"),
        lines="active: 16 0\ndominant: black",
    )
    play(match, "play Ye-Em", "certain refuse blue", "Ye-Fa", "Re-Wi", "Ye-Pr")
    assert took_last(match) == 0


def test_ur_d35_the_own_play_must_be_legal() -> None:
    match = play(certain(1), "Ye-Em", "Ye-Wi", "Bk-Pr")
    assert options(match) == ["play Ye-Fa"]  # although A holds the red Emperor


def test_ur_d35_it_may_carry_power_and_cubes_in_any_order() -> None:
    match = certain(0, a="crystals: 1\ncubes: 2")
    play(match, "play Ye-Fa", "cubes -2", "certain refuse yellow", "power farmer 1")
    assert asks(match) == (1, "play")
    assert (seat(match, 0)["crystals"], seat(match, 0)["cubes"]) == (0, 0)
    play(match, "Ye-Em", "Ye-Wi", "Bk-Pr")
    assert took_last(match) == 3
    assert leads(match) == 1  # UR-D49: unless a Farmer says otherwise


def test_ur_d35_dwarf_and_knight_act_among_the_other_cards() -> None:
    match = table(
        *("Ye-Fa Re-Em", "Ye-Em Re-Fa", "Ye-Dw Re-As", "Ye-Wi Re-Ex"),
        lines="active: 16 0\ndominant: black\nleader: 1",
        c="crystals: 1",
    )
    play(match, "Ye-Em", "play Ye-Dw", "power dwarf", "Ye-Wi", "play Ye-Fa", "certain refuse")
    assert took_last(match) == 2  # the lowest of Emperor, Dwarf and Wizard


def led_priest(*announcements: str) -> Match:
    """A leads the yellow Priest, turned blue; dominant red."""
    match = table(
        *("Ye-Pr Bk-Fa", "Bl-Fa Ye-Fa", "Bl-As Ye-As", "Bl-Ex Ye-Ex"),
        lines="active: 16 0\ndominant: red",
        a="crystals: 1",
    )
    return play(match, "play Ye-Pr", *announcements)


@pytest.mark.parametrize(
    "announcements",
    [("certain refuse black", "power priest blue"), ("power priest blue", "certain refuse black")],
    ids=["refuse first", "priest first"],
)
def test_ur_d35_refusing_the_announced_colour_is_led_whatever_the_card_becomes(
    announcements: tuple[str, str],
) -> None:
    match = led_priest(*announcements)
    assert match.view()["trick"]["led"] == "black"
    assert set(options(match)) == {"play Bl-Fa", "play Ye-Fa"}


@pytest.mark.parametrize(
    "announcements",
    [("power priest blue", "certain take"), ("certain take", "power priest blue")],
    ids=["priest first", "take first"],
)
def test_ur_d1_taking_the_new_colour_of_a_led_priest_is_led(
    announcements: tuple[str, str],
) -> None:
    """UR-D8: power and scroll are announced together, their order means nothing."""
    match = led_priest(*announcements)
    assert match.view()["trick"]["led"] == "blue"
    assert options(match) == ["play Bl-Fa"]
