"""Chapter 19.3: the scroll examples of the rule book, scrolls 1 to 12."""

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
from tests.games.urbno.words import DEAL, LAST, TRICKS, entries, finish_round, tokens

# ---- UR-T11: scroll 1 ----


def test_ur_t11_scroll_1_sets_the_dominant_colour() -> None:
    match = table(*DEAL, lines="phase: window", a="scrolls: 1")
    assert match.view()["dominant"] == "black"
    play(match, "activate 1")
    assert options(match) == ["colour red", "colour yellow", "colour blue"]  # UR-D52
    play(match, "colour red", "take 2", "take 2", "take 2", "take 2")
    play(match, "Ye-Em")
    assert options(match) == ["play Re-Fa", "play Re-As"]  # void: the new dominant colour
    play(match, "Re-Fa", "Ye-As", "Ye-Dw")
    assert took_last(match) == 1
    assert leads(match) == 1


def test_ur_t11_scroll_1_leaves_the_game_after_the_round() -> None:
    match = table(*DEAL, lines="phase: window", a="scrolls: 1")
    play(match, "activate 1", "colour blue")
    while match.view()["round"] == 1:
        assert match.view()["dominant"] == "blue"
        match.choose(0)
    assert match.view()["round"] == 2
    assert match.view()["dominant"] == "red"  # the pad
    assert match.view()["active"] is None
    assert match.view()["used_scrolls"] == [1]
    assert seat(match, 0)["scrolls"] == 0


# ---- UR-T12: scroll 2 ----


def levy() -> Match:
    match = table(
        "Re-Dw Re-Wi Bl-Fa Bl-Ex Bl-Dw Bl-Wi Bk-Ex Bk-Dw",
        "Bk-Fa Ye-Fa Bl-Em Re-Fa Re-As Re-Ex Re-Pr Re-Em",
        "Re-Kn Bk-Em Ye-Em Bl-Kn Bl-Pr Bk-Wi Bk-Kn Ye-Ex",
        "Bl-As Bk-As Ye-As Ye-Dw Ye-Wi Ye-Kn Ye-Pr Bk-Pr",
        lines="phase: window\nround: 3",
        b="scrolls: 2",
    )
    return play(match, "activate 2")


def test_ur_t12_the_dominant_colour_cannot_be_levied() -> None:
    assert options(levy()) == ["colour black", "colour red", "colour blue"]


def test_ur_t12_everybody_gives_a_card_and_gets_one_back() -> None:
    match = play(levy(), "colour red")
    before = [set(hand(match, n)) for n in range(4)]
    assert asks(match) == (1, "player")
    assert set(options(match)) == {"player 0", "player 2", "player 3"}
    play(match, "player 0")
    assert asks(match) == (0, "give")
    assert options(match) == ["give Re-Dw", "give Re-Wi"]  # Bl-Fa is not red
    play(match, "give Re-Dw")
    assert asks(match) == (1, "give-back")
    assert set(options(match)) == {f"return {card}" for card in before[1] | {"Re-Dw"}}
    play(match, "return Bk-Fa")
    assert set(options(match)) == {"player 2", "player 3"}
    play(match, "player 2")
    assert options(match) == ["give Re-Kn"]
    play(match, "give Re-Kn", "return Re-Kn")
    assert asks(match) == (3, "give")  # only D is left
    assert set(options(match)) == {f"give {card}" for card in before[3]}  # no red: any
    play(match, "give Bl-As", "return Ye-Fa")
    assert set(hand(match, 0)) == before[0] - {"Re-Dw"} | {"Bk-Fa"}
    assert set(hand(match, 1)) == before[1] - {"Bk-Fa", "Ye-Fa"} | {"Re-Dw", "Bl-As"}
    assert set(hand(match, 2)) == before[2]
    assert set(hand(match, 3)) == before[3] - {"Bl-As"} | {"Ye-Fa"}
    assert asks(match) == (0, "resources")


# ---- UR-T13: scroll 3 ----


@pytest.mark.parametrize(("active", "points"), [("", 4), ("active: 3 0", 8), ("active: 3 1", 4)])
def test_ur_t13_scroll_3_doubles_the_points_of_its_owner(active: str, points: int) -> None:
    match = table(*LAST, lines=f"mission: 3\n{active}", a=f"tricks: {TRICKS[0]}")
    play(match, "Bk-Em", "Bk-Fa", "Bk-As", "Bk-Ex")
    assert entries(match) == [points, 0, 0, 0]


# ---- UR-T14: scroll 4 ----


def test_ur_t14_scroll_4_deals_anew() -> None:
    match = table(
        *DEAL,
        lines="phase: window\nmission: 5\ndealer: 3",
        a="scrolls: 3",
        b="scrolls: 4",
        c="scrolls: 6",
        d="scrolls: 12",
    )
    before = [hand(match, n) for n in range(4)]
    assert asks(match) == (0, "scroll")
    play(match, "pass scroll")
    assert asks(match) == (1, "scroll")
    play(match, "activate 4")
    after = [hand(match, n) for n in range(4)]
    assert all(set(new) != set(old) for new, old in zip(after, before, strict=True))
    assert [len(cards) for cards in after] == [8, 8, 8, 8]
    assert len({card for cards in after for card in cards}) == 32
    seen = match.view()
    assert (seen["mission"]["id"], seen["dealer"], seen["dominant"]) == (5, 3, "black")
    assert asks(match) == (0, "resources")  # C and D are not asked
    assert why(match, 2, "scroll:6") == "scroll-window"


# ---- UR-T15: scroll 5 ----


def test_ur_t15_scroll_5_brings_another_scroll() -> None:
    match = table(*DEAL, lines="phase: resources\nasked: 2\nscroll deck: 5 12 *")
    assert asks(match) == (2, "resources")
    assert match.view()["scrolls_left"] == 20
    play(match, "take 4")
    assert match.view(2)["hand"]["scrolls"] == [5, 12]
    assert match.view()["scrolls_left"] == 18
    assert seat(match, 2)["took"] == [4]
    assert asks(match) == (3, "resources")


def test_ur_t15_scroll_5_cannot_be_activated() -> None:
    match = table(*DEAL, lines="phase: window\nround: 2", c="scrolls: 5 12")
    assert asks(match) == (2, "scroll")
    assert options(match) == ["activate 12", "pass scroll"]
    assert why(match, 2, "scroll:5") == "scroll-target"
    assert why(match, 2, "scroll:12") is None


@pytest.mark.parametrize(("scrolls", "bonus"), [("5", 2), ("", 0), ("5 7", 2)])
def test_ur_t15_scroll_5_is_an_unused_scroll_at_the_end(scrolls: str, bonus: int) -> None:
    match = table(
        *LAST, lines="round: 12\nused scrolls: 12\ndominant: black", c=f"scrolls: {scrolls}"
    )
    play(match, "Bk-Em", "Bk-Fa", "Bk-As", "Bk-Ex")
    assert match.result is not None
    assert match.result.scores == (0, 0, bonus, 0)


# ---- UR-T16: scroll 6 ----


def test_ur_t16_scroll_6_skips_the_resource_phase() -> None:
    match = table(*DEAL, lines="phase: window", b="scrolls: 6", d="scrolls: 3")
    play(match, "activate 6")
    assert asks(match) == (0, "lead")
    assert [tokens(match, n) for n in range(4)] == [(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 1)]
    finish_round(match)
    while asks(match)[1] == "scroll":
        play(match, "pass scroll")
    assert asks(match) == (1, "resources")  # in the next round there are resources again


# ---- UR-T17: scroll 7 ----


def test_ur_t17_scroll_7_repeats_a_scroll() -> None:
    match = table(
        *DEAL,
        lines="phase: window\nround: 2\nmission: 5\nused scrolls: 4",
        a="scrolls: 7",
        b="scrolls: 3",
    )
    before = hand(match, 0)
    assert options(match) == ["activate 7", "pass scroll"]
    play(match, "activate 7")
    assert options(match) == ["echo 4"]
    play(match, "echo 4")
    assert set(hand(match, 0)) != set(before)
    assert [len(hand(match, n)) for n in range(4)] == [8, 8, 8, 8]
    seen = match.view()
    assert (seen["mission"]["id"], seen["dealer"], seen["dominant"]) == (5, 3, "red")
    assert seen["used_scrolls"] == [4, 7]
    assert asks(match) == (0, "resources")


def test_ur_t17_scroll_7_needs_a_scroll_to_repeat() -> None:
    match = table(*DEAL, lines="phase: window", a="scrolls: 7")
    assert options(match) == ["pass scroll"]
    assert why(match, 0, "scroll:7") == "scroll-target"


# ---- UR-T18: scroll 8 ----


def pick_of_three() -> Match:
    match = table(
        *DEAL, lines="phase: window\nscroll deck: 12 2 19 *", c="scrolls: 8", d="scrolls: 6"
    )
    return play(match, "activate 8")


def test_ur_t18_scroll_8_keeps_one_of_three() -> None:
    match = pick_of_three()
    assert options(match) == ["keep 2", "keep 12", "keep 19"]
    play(match, "keep 12")
    assert match.view(2)["hand"]["scrolls"] == [12]
    assert set(match.view(2)["hand"]["removed_scrolls"]) == {2, 19}
    assert match.view(3)["hand"]["removed_scrolls"] == []
    assert match.view()["scrolls_left"] == 15
    assert asks(match) == (2, "kept")
    assert options(match) == ["activate 12", "pass scroll"]


def test_ur_t18_the_kept_scroll_may_be_activated_now() -> None:
    match = play(pick_of_three(), "keep 12", "activate 12")
    assert match.view()["active"]["scroll"] == 12
    assert match.view()["active"]["seat"] == 2
    assert match.view()["used_scrolls"] == [8, 12]
    assert asks(match) == (0, "resources")  # D is not asked


def test_ur_t18_the_kept_scroll_may_be_saved() -> None:
    match = play(pick_of_three(), "keep 12", "pass scroll")
    assert match.view(2)["hand"]["scrolls"] == [12]
    assert match.view()["used_scrolls"] == [8]
    assert asks(match) == (0, "resources")  # D is not asked


# ---- UR-T19: scroll 9 ----


@pytest.mark.parametrize(
    ("choice", "crystals", "cubes"),
    [("take 1+3", 3, 5), ("take 1+2", 2, 10), ("take 2+3", 1, 15)],
)
def test_ur_t19_scroll_9_gives_two_combinations(choice: str, crystals: int, cubes: int) -> None:
    match = table(*DEAL, lines="phase: resources\nactive: 9 3")
    for _ in range(3):
        assert options(match) == ["take 1", "take 2", "take 3", "take 4"]
        play(match, "take 1")
    assert asks(match) == (3, "resources")
    assert options(match) == ["take 1+2", "take 1+3", "take 2+3"]  # no 4, nothing twice
    play(match, choice)
    assert tokens(match, 3) == (crystals, cubes, 0)
    assert tokens(match, 0) == (2, 0, 0)


# ---- UR-T20: scroll 10 ----


def theft() -> Match:
    match = table(
        "Ye-Fa Ye-As Bk-Fa",
        "Ye-Em Ye-Pr Bk-Em",
        "Ye-Ex Ye-Dw Bk-As",
        "Ye-Wi Ye-Kn Bk-Ex",
        lines="active: 10 0",
        b=f"tricks: {TRICKS[0]}",
    )
    return play(match, "Ye-Fa", "Ye-Em", "Ye-Ex", "Ye-Wi")


def test_ur_t20_scroll_10_steals_a_trick() -> None:
    match = theft()
    assert asks(match) == (0, "steal")
    assert options(match) == ["steal", "leave"]
    play(match, "steal")
    assert took_last(match) == 1
    assert [seat(match, n)["tricks"] for n in range(4)] == [1, 1, 0, 0]
    assert match.view(0)["hand"]["taken"] == [["Ye-Fa", "Ye-Em", "Ye-Ex", "Ye-Wi"]]
    assert asks(match) == (1, "lead")
    play(match, "Ye-Pr", "Ye-Dw", "Ye-Kn", "Ye-As")
    assert asks(match) == (1, "lead")  # no second theft
    assert [seat(match, n)["tricks"] for n in range(4)] == [1, 2, 0, 0]


def test_ur_t20_an_unused_theft_stays() -> None:
    match = play(theft(), "leave")
    assert [seat(match, n)["tricks"] for n in range(4)] == [0, 2, 0, 0]
    play(match, "Ye-Pr", "Ye-Dw", "Ye-Kn", "Ye-As")
    assert asks(match) == (0, "steal")


# ---- UR-T21: scroll 11 ----


@pytest.mark.parametrize(("choice", "points"), [("count -1", 5), ("keep count", 0)])
def test_ur_t21_scroll_11_lowers_the_count(choice: str, points: int) -> None:
    match = table(*LAST, lines="mission: 1\nactive: 11 0", a="tricks: " + " ".join(TRICKS[:3]))
    play(match, "Bk-Em", "Bk-Fa", "Bk-As", "Bk-Ex")
    assert asks(match) == (0, "count")
    assert options(match) == ["count -1", "keep count"]
    play(match, choice)
    assert entries(match) == [points, 0, 0, 0]


@pytest.mark.parametrize(
    ("mission", "reason"), [(18, "scroll-timing"), (25, "scroll-timing"), (1, None), (20, None)]
)
def test_ur_t21_scroll_11_only_in_fixed_missions(mission: int, reason: str | None) -> None:
    match = table(*DEAL, lines=f"phase: window\nmission: {mission}", a="scrolls: 11")
    assert why(match, 0, "scroll:11") == reason
    assert options(match) == ["activate 11"] * (reason is None) + ["pass scroll"]


# ---- UR-T22: scroll 12 ----


@pytest.mark.parametrize(
    ("mission", "active", "points"),
    [(18, "active: 12 1", 10), (1, "active: 12 1", 5), (18, "", 5), (18, "active: 12 0", 5)],
)
def test_ur_t22_scroll_12_adds_a_point_a_trick(mission: int, active: str, points: int) -> None:
    match = table(
        "Bk-Fa",
        "Bk-Em",
        "Bk-As",
        "Bk-Ex",
        lines=f"mission: {mission}\n{active}",
        b="tricks: " + " ".join(TRICKS[:4]),
    )
    play(match, "Bk-Fa", "Bk-Em", "Bk-As", "Bk-Ex")
    assert entries(match) == [0, points, 0, 0]
