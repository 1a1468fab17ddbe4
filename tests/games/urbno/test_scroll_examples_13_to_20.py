"""Chapter 19.3: the scroll examples of the rule book, scrolls 13 to 20."""

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
from tests.games.urbno.words import DEAL, entries, finish_round, tokens

# ---- UR-T23: scroll 13 ----


def test_ur_t23_scroll_13_swaps_hands() -> None:
    match = table(*DEAL, lines="phase: window", a="scrolls: 13")
    before = [hand(match, n) for n in range(4)]
    play(match, "activate 13")
    assert set(options(match)) == {"player 1", "player 2", "player 3"}
    play(match, "player 1")
    assert [hand(match, n) for n in range(4)] == [before[1], before[0], before[2], before[3]]
    play(match, "take 1", "take 1", "take 1", "take 1")
    assert asks(match) == (0, "lead")
    assert options(match) == [f"play {card}" for card in before[1]]


# ---- UR-T24: scroll 14 ----


def waiting(active: str) -> Match:
    match = table(
        "Ye-Kn Re-Fa", "Ye-Fa Re-As", "Ye-Wi Re-Ex", "Ye-Dw Re-Dw", lines=f"leader: 3\n{active}"
    )
    return play(match, "Ye-Dw")


def test_ur_t24_scroll_14_lets_its_owner_play_last() -> None:
    match = waiting("active: 14 0")
    assert asks(match) == (0, "play")
    assert options(match) == ["play Ye-Kn", "wait"]
    play(match, "wait")
    assert asks(match) == (1, "play")
    assert options(match) == ["play Ye-Fa"]  # nobody else may wait
    play(match, "Ye-Fa", "Ye-Wi")
    assert asks(match) == (0, "play")
    assert options(match) == ["play Ye-Kn"]  # not again
    play(match, "Ye-Kn")
    assert [p["seat"] for p in match.view()["history"][-1]] == [3, 1, 2, 0]
    assert took_last(match) == 0
    assert leads(match) == 0


def test_ur_t24_without_the_scroll_nobody_waits() -> None:
    assert options(waiting("")) == ["play Ye-Kn"]


# ---- UR-T25: scroll 15 ----


def test_ur_t25_scroll_15_shares_in_everything() -> None:
    match = table(*DEAL, lines="phase: resources\nactive: 15 0\nscroll deck: 12 *")
    play(match, "take 3", "take 1", "take 2")
    assert tokens(match, 0) == (1, 5, 0)  # not before the phase ends
    play(match, "take 4")
    assert tokens(match, 0) == (3, 15, 0)
    assert [tokens(match, n) for n in (1, 2, 3)] == [(2, 0, 0), (0, 10, 0), (0, 0, 1)]


# ---- UR-T26 to UR-T29: scroll 16 ----


def test_ur_t26_scroll_16_takes_the_trick() -> None:
    match = table(
        "Ye-Fa Re-Fa",
        "Ye-Em Re-As",
        "Ye-Wi Re-Ex",
        "Bk-Pr Re-Dw",
        lines="trick: 3\nactive: 16 0\nleader: 1",
    )
    play(match, "Ye-Em", "Ye-Wi", "Bk-Pr", "play Ye-Fa")
    assert asks(match) == (0, "announce")
    assert options(match) == ["certain take", "certain refuse", "done"]
    play(match, "certain take")
    assert took_last(match) == 0
    assert leads(match) == 0
    play(match, "play Re-Fa")
    assert asks(match) == (1, "play")  # used up


@pytest.mark.parametrize(("choice", "taker"), [("certain refuse", 2), ("done", 0)])
def test_ur_t27_scroll_16_refuses_the_trick(choice: str, taker: int) -> None:
    match = table(
        "Ye-Em Re-Fa",
        "Ye-Dw Re-As",
        "Ye-Wi Re-Ex",
        "Ye-As Re-Dw",
        lines="active: 16 0\nleader: 1",
    )
    play(match, "Ye-Dw", "Ye-Wi", "Ye-As", "play Ye-Em", choice)
    assert took_last(match) == taker
    assert leads(match) == taker


def test_ur_t28_scroll_16_refuses_as_leader() -> None:
    match = table("Ye-Em Re-Fa", "Bl-Fa Ye-As", "Bl-Dw Ye-Ex", "Ye-Pr Re-Dw", lines="active: 16 0")
    play(match, "play Ye-Em")
    refusals = [f"certain refuse {colour}" for colour in ("black", "red", "yellow", "blue")]
    assert options(match) == ["certain take", *refusals, "done"]
    play(match, "certain refuse blue")
    assert options(match) == ["play Bl-Fa"]  # the announced colour is led
    assert why(match, 1, "card:Ye-As") == "follow-led"
    play(match, "Bl-Fa", "Bl-Dw", "Ye-Pr")
    assert took_last(match) == 2
    assert leads(match) == 2


def test_ur_t29_scroll_16_finds_no_heir() -> None:
    match = table("Ye-Em Re-Fa", "Ye-Fa Re-As", "Re-Dw Re-Ex", "Ye-Pr Re-Wi", lines="active: 16 0")
    play(match, "play Ye-Em", "certain refuse blue", "Ye-Fa", "Re-Dw", "Ye-Pr")
    assert took_last(match) == 0
    assert leads(match) == 0


# ---- UR-T30: scroll 17 ----


def test_ur_t30_scroll_17_gives_three_points_at_once() -> None:
    match = table(*DEAL, lines="phase: window\nround: 12\nscroll deck: 17 11 *", a="scrolls: 3")
    play(match, "activate 3", "take 1", "take 4")
    assert match.view()["used_scrolls"] == [3, 17]
    assert match.view()["active"]["scroll"] == 3  # not replaced
    assert [seat(match, n)["total"] for n in range(4)] == [0, 3, 0, 0]
    assert tokens(match, 1) == (0, 0, 0)
    play(match, "take 4", "take 1")
    finish_round(match)
    assert match.result is not None
    last = entries(match)
    assert match.result.scores == (last[0], last[1] + 3, last[2] + 2, last[3])  # C keeps 11


# ---- UR-T31: scroll 18 ----


def any_card() -> Match:
    match = table(
        "Ye-As Ye-Em Bk-Fa Bk-As Bl-Fa Bl-As Re-Fa Re-As",
        "Ye-Dw Ye-Ex Bk-Ex Bk-Dw Bl-Ex Bl-Dw Re-Ex Re-Dw",
        "Ye-Kn Ye-Wi Bk-Wi Bk-Kn Bl-Wi Bl-Kn Re-Wi Re-Kn",
        "Ye-Fa Ye-Pr Bk-Pr Bk-Em Bl-Pr Bl-Em Re-Pr Re-Em",
        lines="phase: window\nround: 2\ndealer: 0",
        a="scrolls: 18",
    )
    play(match, "activate 18")
    assert tokens(match, 0) == (1, 0, 0)  # at once
    return play(match, "take 1", "take 2", "take 2", "take 2", "play Ye-Dw")


def test_ur_t31_scroll_18_uses_the_power_of_another_card() -> None:
    match = any_card()
    assert asks(match) == (1, "announce")  # B could use the power too
    play(match, "done")
    assert asks(match) == (0, "react")
    assert options(match) == ["power dwarf", "leave"]
    play(match, "power dwarf")
    assert (seat(match, 0)["crystals"], seat(match, 1)["crystals"]) == (0, 2)
    assert asks(match) == (2, "play")  # B cannot add a second power
    play(match, "Ye-Kn", "Ye-Fa", "Ye-As")
    assert took_last(match) == 3
    assert leads(match) == 3


def test_ur_t31_scroll_18_does_not_react_to_a_used_power() -> None:
    match = play(any_card(), "power dwarf")
    assert asks(match) == (2, "play")
    assert (seat(match, 0)["crystals"], seat(match, 1)["crystals"]) == (1, 1)


def test_ur_t31_scroll_18_may_leave_it() -> None:
    match = play(any_card(), "done", "leave", "Ye-Kn", "leave", "Ye-Fa", "leave", "Ye-As")
    assert took_last(match) == 2


# ---- UR-T32: scroll 19 ----


def test_ur_t32_scroll_19_fixes_the_leader() -> None:
    match = table(*DEAL, lines="phase: window", a="scrolls: 19")
    play(match, "activate 19")
    assert options(match) == ["player 0", "player 1", "player 2", "player 3"]
    play(match, "player 1", "take 2", "take 2", "take 2", "take 2")
    assert asks(match) == (1, "lead")
    play(match, "Re-Fa", "Re-Em", "Re-Kn", "Re-Dw")
    assert took_last(match) == 2
    assert asks(match) == (1, "lead")
    play(match, "Bl-Fa", "Bl-Wi", "Bl-Pr", "Bk-Dw")
    assert took_last(match) == 0
    assert asks(match) == (1, "lead")
    finish_round(match)
    played = [event["seat"] for event in match.log() if event["kind"] == "played"]
    assert played[::4] == [1] * 8


# ---- UR-T33: scroll 20 ----


def any_power(b: str) -> Match:
    match = table(
        "Re-Em Bl-Fa",
        f"{b} Bl-As",
        "Re-As Bl-Ex",
        "Re-Kn Bl-Dw",
        lines="active: 20 0",
        a="crystals: 1",
        b="crystals: 1",
    )
    return play(match, "play Re-Em")


def test_ur_t33_scroll_20_uses_any_power() -> None:
    match = play(any_power("Re-Wi"), "power dwarf", "Re-Wi", "Re-As", "Re-Kn")
    assert took_last(match) == 2
    assert leads(match) == 2
    assert seat(match, 0)["crystals"] == 0


def test_ur_t33_the_limit_follows_the_power() -> None:
    match = play(any_power("Re-Dw"), "power dwarf", "play Re-Dw")
    assert asks(match) == (2, "play")  # a second Dwarf's power: not offered
    match = play(any_power("Re-Dw"), "power emperor", "play Re-Dw")
    assert asks(match) == (2, "play")  # locked
    match = play(any_power("Re-Dw"), "done", "play Re-Dw")
    assert options(match) == ["power dwarf", "done"]  # and B has only the card's own power
