"""Chapter 19.4: additional cases for decisions of section 21 (default numbers)."""

from typing import Any

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
from tests.games.urbno.words import DEAL, LAST, TRICKS, drawing, entries


def order_of_play(match: Match) -> list[int]:
    """Who played to the last finished trick, in order."""
    return [played["seat"] for played in match.view()["history"][-1]]


# ---- cubes and equal numbers ----


@pytest.mark.parametrize(("cubes", "taker"), [("cubes +2", 0), ("cubes +3", 1)])
def test_ur_x1_and_x2_equal_numbers_and_one_more_cube(cubes: str, taker: int) -> None:
    match = table(
        "Ye-Ex Bl-Fa",
        "Ye-As Bl-As",
        "Ye-Fa Bl-Ex",
        "Bk-Em Bl-Dw",
        lines="dominant: red",
        b="cubes: 3",
    )
    play(match, "Ye-Ex", "play Ye-As", cubes, "Ye-Fa", "Bk-Em")
    assert took_last(match) == taker
    assert leads(match) == taker
    assert seat(match, 1)["cubes"] == 3 - int(cubes[-1])


@pytest.mark.parametrize(
    ("power", "options", "taker"),
    [("power dwarf", {}, 2), ("power dwarf", {"dwarf_tie": "earlier_card"}, 1), ("done", {}, 3)],
)
def test_ur_x3_dwarf_with_equal_and_negative_numbers(
    power: str, options: dict[str, Any], taker: int
) -> None:
    match = table(
        "Ye-Dw Bl-Fa",
        "Ye-Fa Bl-As",
        "Ye-As Bl-Ex",
        "Ye-Kn Bl-Dw",
        lines="dominant: red",
        a="crystals: 1",
        b="cubes: 2",
        c="cubes: 4",
        **options,
    )
    play(match, "play Ye-Dw", power, "play Ye-Fa", "cubes -2", "play Ye-As", "cubes -4")
    assert [p["number"] for p in match.view()["trick"]["plays"]] == [7, -1, -1]
    play(match, "Ye-Kn")
    assert took_last(match) == taker
    assert leads(match) == taker


# ---- powers together ----


def test_ur_x4_dwarf_and_knight_together() -> None:
    match = table(
        "Bl-Dw Re-Fa",
        "Bk-Pr Re-As",
        "Bl-Kn Re-Ex",
        "Bk-Fa Re-Dw",
        a="crystals: 1",
        c="crystals: 1",
    )
    play(match, "play Bl-Dw", "power dwarf", "Bk-Pr", "play Bl-Kn", "power knight", "Bk-Fa")
    assert took_last(match) == 1
    assert leads(match) == 1


@pytest.mark.parametrize(("power", "taker"), [("power knight", 1), ("done", 2)])
def test_ur_x5_knight_in_a_dominant_lead(power: str, taker: int) -> None:
    match = table("Bk-Ex Re-Fa", "Bk-Kn Re-As", "Bk-Em Re-Ex", "Bk-As Re-Dw", b="crystals: 1")
    play(match, "Bk-Ex", "play Bk-Kn", power, "Bk-Em", "Bk-As")
    assert took_last(match) == taker
    assert leads(match) == taker


def test_ur_x6_priest_led_and_recoloured() -> None:
    match = table(
        "Ye-Pr Bk-Fa",
        "Bl-Fa Ye-Em",
        "Bl-As Ye-Kn",
        "Re-Fa Ye-Wi",
        lines="dominant: red",
        a="crystals: 1",
    )
    play(match, "play Ye-Pr", "power priest blue")
    assert match.view()["trick"]["led"] == "blue"
    assert options(match) == ["play Bl-Fa"]
    assert why(match, 1, "card:Ye-Em") == "follow-led"
    play(match, "Bl-Fa", "Bl-As")
    assert options(match) == ["play Re-Fa"]  # no blue card: dominant
    play(match, "Re-Fa")
    assert took_last(match) == 3
    assert leads(match) == 3


def assassin_after(card: str, power: str) -> Match:
    match = table(
        f"{card} Ye-Fa",
        "Bl-Fa Re-As",
        "Bl-Ex Ye-As",
        "Bl-Dw Ye-Ex",
        lines="dominant: red",
        a="crystals: 1\ncubes: 3",
        b="crystals: 1",
    )
    return play(match, f"play {card}", power)


def test_ur_x7_assassin_against_the_wizard() -> None:
    match = play(assassin_after("Bl-Wi", "power wizard"), "done")
    assert options(match) == ["play Bl-Fa", "play Re-As with assassin"]
    play(match, "play Re-As with assassin", "Bl-Ex", "Bl-Dw")
    assert took_last(match) == 1
    assert leads(match) == 1


def test_ur_x8_assassin_under_the_emperors_lock() -> None:
    match = play(assassin_after("Bl-Em", "power emperor"), "done")
    assert options(match) == ["play Bl-Fa"]
    assert why(match, 1, "card:Re-As") == "assassin-locked"
    play(match, "Bl-Fa", "Bl-Ex", "Bl-Dw")
    assert took_last(match) == 0
    assert leads(match) == 0
    assert seat(match, 1)["crystals"] == 1


@pytest.mark.parametrize("first", ["power emperor", "cubes +3"])
def test_ur_x9_cubes_on_the_emperor_that_locks(first: str) -> None:
    match = assassin_after("Bl-Em", first)
    play(match, "cubes +3" if first == "power emperor" else "power emperor")
    assert match.view()["trick"]["plays"][0]["number"] == 18
    assert asks(match) == (1, "play")
    play(match, "Bl-Fa", "Bl-Ex", "Bl-Dw")
    assert took_last(match) == 0
    assert leads(match) == 0
    assert seat(match, 0)["cubes"] == 0


# ---- missions ----


@pytest.mark.parametrize(
    ("options", "points"), [({}, 2), ({"mission_sums_use": "numbers_with_cubes"}, 0)]
)
def test_ur_x10_mission_7_counts_printed_numbers(options: dict[str, Any], points: int) -> None:
    match = table(
        "Ye-Wi",
        "Ye-Fa",
        "Ye-As",
        "Ye-Kn",
        lines="mission: 7\ndominant: red",
        a="cubes: 5",
        **options,
    )
    play(match, "play Ye-Wi", "cubes +5", "Ye-Fa", "Ye-As", "Ye-Kn")
    assert took_last(match) == 0
    assert entries(match) == [points, 0, 0, 0]


def test_ur_x11_mission_15_suspends_the_colour_rule() -> None:
    match = table(
        "Bl-Kn Re-Fa",
        "Re-Em Bl-Em",
        "Bl-Ex Re-Ex",
        "Bk-Fa Bl-Fa",
        lines="mission: 15",
        a="row: Bl-Kn Re-Fa",
        b="row: Re-Em Bl-Em",
        c="row: Bl-Ex Re-Ex",
        d="row: Bk-Fa Bl-Fa",
    )
    assert options(match) == ["play Bl-Kn"]  # the leader too
    play(match, "Bl-Kn")
    assert options(match) == ["play Re-Em"]
    assert why(match, 1, "card:Bl-Em") == "row"
    play(match, "Re-Em", "Bl-Ex", "Bk-Fa")
    assert took_last(match) == 3
    assert leads(match) == 3
    assert options(match) == ["play Bl-Fa"]


@pytest.mark.parametrize(
    ("lead", "taker"), [("Ye-Kn", 1), ("Ye-Pr", 0)], ids=["UR-X12", "UR-X23 equal numbers"]
)
def test_ur_x12_and_x23_priest_turned_into_the_led_colour(lead: str, taker: int) -> None:
    match = table(
        f"{lead} Bk-Fa",
        "Bl-Pr Bk-As",
        "Ye-Fa Bk-Ex",
        "Ye-Wi Bk-Dw",
        lines="dominant: red",
        b="crystals: 1",
    )
    play(match, lead, "play Bl-Pr")
    assert options(match) == ["power priest black", "power priest yellow", "done"]
    play(match, "power priest yellow", "Ye-Fa", "Ye-Wi")
    assert took_last(match) == taker
    assert leads(match) == taker


def test_ur_x13_mission_23_with_a_shared_majority() -> None:
    match = table(
        "Bl-Em",
        "Re-Pr",
        "Re-Em",
        "Ye-Fa",
        lines="mission: 23\nleader: 2",
        # Blue 4, red 3, yellow 1.
        a="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Dw Re-Fa+Re-As+Re-Ex+Ye-As",
        # Blue 2, red 3, black 7.
        b="tricks: Bl-Wi+Bl-Kn+Re-Dw+Re-Wi Re-Kn+Bk-Fa+Bk-As+Bk-Ex Bk-Dw+Bk-Wi+Bk-Kn+Bk-Pr",
        # Blue 1, yellow 6, black 1.
        d="tricks: Bl-Pr+Ye-Ex+Ye-Dw+Ye-Wi Ye-Kn+Ye-Pr+Ye-Em+Bk-Em",
    )
    play(match, "Re-Em", "Ye-Fa", "Bl-Em", "Re-Pr")  # C: blue 1, red 2, yellow 1
    assert took_last(match) == 2
    assert entries(match) == [2, 2, 0, 2]


# ---- Explorer ----


def second_trick(seed: int) -> Match:
    match = table(
        "Ye-Dw Bk-Fa Bk-As",
        "Ye-Ex Re-Fa Bk-Ex",
        "Re-Ex Re-As Re-Dw",
        "Ye-Fa Bk-Dw Bk-Wi",
        seed=seed,
        a="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Dw",
        b="crystals: 1",
        c="crystals: 1",
    )
    return play(match, "Ye-Dw", "play Ye-Ex", "power explorer")


def two_explorers(seed: int) -> Match:
    match = second_trick(seed)
    if "return Bl-Dw" in options(match):
        play(match, "return Re-Fa", "play Re-Ex", "power explorer")
    return match


@pytest.mark.parametrize("card", ["Bl-Fa", "Bl-As", "Bl-Ex", "Re-Fa"])
def test_ur_x14_two_explorers_in_one_trick(card: str) -> None:
    seeds = [seed for seed in range(50) if "return Bl-Dw" in options(second_trick(seed))]
    matches = [two_explorers(seed) for seed in seeds]
    # C draws from the trick as B left it: never the card that B took.
    own = {"return Re-As", "return Re-Dw"}
    drawn = {(set(options(match)) - own).pop() for match in matches}
    assert drawn == {"return Bl-Fa", "return Bl-As", "return Bl-Ex", "return Re-Fa"}
    match = next(match for match in matches if f"return {card}" in options(match))
    assert asks(match) == (2, "return")
    play(match, f"return {card}", "Ye-Fa")
    assert took_last(match) == 0
    assert leads(match) == 0
    assert match.view(0)["hand"]["taken"][0] == ["Bl-Fa", "Bl-As", "Bl-Ex", "Re-Fa"]
    assert hand(match, 1) == ["Bk-Ex", "Bl-Dw"]
    assert hand(match, 2) == ["Re-As", "Re-Dw"]


def covered_columns(seed: int) -> Match:
    match = table(
        "Bl-Wi",
        "Re-Fa",
        "Bl-Pr",
        "Bl-Em",
        lines="mission: 18\nleader: 3",
        seed=seed,
        a="columns: Ye-Dw/Bk-Fa Re-As/Bk-Ex Re-Ex/Bk-Dw",
        b="columns: Ye-Ex/Bk-Em Re-Wi/Ye-As Bk-As/Bl-Dw\ncrystals: 1",
        c="columns: Ye-Fa/Bk-Wi Re-Dw/Bk-Kn Re-Kn/Bk-Pr",
        d="columns: Ye-Pr/Ye-Wi Re-Pr/Ye-Kn Re-Em/Ye-Em\ntricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Kn",
    )
    return play(match, "Ye-Pr", "Ye-Dw", "play Ye-Ex", "power explorer")


def test_ur_x17_explorer_with_open_cards() -> None:
    match = drawing("Bl-Kn", covered_columns)
    # Open cards and the hand; no covered card, and not the one beneath the Explorer either.
    assert set(options(match)) == {"return Bl-Kn", "return Re-Wi", "return Bk-As", "return Re-Fa"}
    assert hand(match, 1) == ["Re-Fa"]
    play(match, "return Re-Wi")
    assert hand(match, 1) == ["Bk-Em", "Re-Fa"]  # only now
    assert seat(match, 1)["open"] == ["Bk-As", "Bl-Kn"]
    play(match, "Ye-Fa")
    assert took_last(match) == 3
    assert leads(match) == 3
    assert match.view(3)["hand"]["taken"][0] == ["Bl-Fa", "Bl-As", "Bl-Ex", "Re-Wi"]
    assert "columns: Bl-Kn/Ye-As Bk-As/Bl-Dw\n" in match.position()


# ---- the end ----


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ("entries: 37 -6 {0}\nscrolls:", "entries: 33 -4 {0}\nscrolls: 3", (1,)),
        ("entries: 33 -4 {0}\nscrolls: 3", "entries: 37 -6 {0}\nscrolls:", (0,)),
        ("entries: 35 -4 {0}\nscrolls:", "entries: 33 -4 {0}\nscrolls: 3", (0,)),
        ("entries: 33 -4 {0}\nscrolls: 3", "entries: 36 -2 -3 {1}\nscrolls:", (0,)),
        ("entries: 33 -4 {0}\nscrolls: 3", "entries: 35 -2 -2 {1}\nscrolls:", (1,)),
        ("entries: 35 -4 {0}\nscrolls:", "entries: 35 -4 {0}\nscrolls:", (0, 1)),
        ("entries: 33 -4 {0}\nscrolls: 3", "entries: 33 -4 {0}\nscrolls: 6 7", (0, 1)),
    ],
)
def test_ur_x15_final_tie(a: str, b: str, winners: tuple[int, ...]) -> None:
    zeros = "0 " * 9, "0 " * 8
    lines = "round: 12\ndominant: black"
    match = table(*LAST, lines=lines, a=a.format(*zeros), b=b.format(*zeros))
    play(match, "Bk-Em", "Bk-Fa", "Bk-As", "Bk-Ex")
    assert match.result is not None
    assert match.result.scores == (31, 31, 0, 0)
    assert match.result.winners == winners


# ---- scrolls ----


def waiting(leader: int) -> Match:
    hands = ("Ye-Kn Re-Fa", "Ye-Dw Re-As", "Ye-Fa Re-Ex", "Ye-Wi Re-Dw")
    return table(*hands, lines=f"trick: 2\nactive: 14 0\nleader: {leader}")


def test_ur_x16_scroll_14_when_its_owner_should_lead() -> None:
    match = waiting(0)
    assert asks(match) == (0, "lead")
    assert options(match) == ["play Re-Fa", "play Ye-Kn", "wait"]
    play(match, "wait")
    assert asks(match) == (1, "lead")
    assert options(match) == ["play Re-As", "play Ye-Dw"]
    play(match, "Ye-Dw", "Ye-Fa", "Ye-Wi")
    assert options(match) == ["play Ye-Kn"]
    play(match, "Ye-Kn")
    assert order_of_play(match) == [1, 2, 3, 0]
    assert took_last(match) == 0
    assert leads(match) == 0


def test_ur_x16_scroll_14_with_others_leading() -> None:
    match = play(waiting(3), "Ye-Wi", "wait", "Ye-Dw", "Ye-Fa", "Ye-Kn")
    assert order_of_play(match) == [3, 1, 2, 0]
    match = play(waiting(1), "Ye-Dw", "Ye-Fa", "Ye-Wi")
    assert options(match) == ["play Ye-Kn"]  # last anyway


def test_ur_x18_wizard_against_a_player_void_in_both_colours() -> None:
    match = table(
        "Bl-Dw Re-Fa Re-As Re-Ex",
        "Bl-Wi Re-Dw Re-Wi Re-Kn",
        "Ye-Ex Ye-Kn Bk-Fa Bk-Pr",
        "Bl-As Bl-Em Re-Pr Re-Em",
        lines="dominant: red",
        b="crystals: 1",
    )
    play(match, "Bl-Dw", "play Bl-Wi", "power wizard")
    assert options(match) == ["play Bk-Fa", "play Ye-Ex"]
    assert (why(match, 2, "card:Ye-Kn"), why(match, 2, "card:Bk-Pr")) == ("wizard", "wizard")
    play(match, "Ye-Ex", "Bl-As")
    assert took_last(match) == 1
    assert leads(match) == 1


@pytest.mark.parametrize(("power", "taker"), [("power knight", 0), ("done", 2)])
def test_ur_x19_scroll_16_refusing_as_leader_then_a_knight(power: str, taker: int) -> None:
    match = table(
        "Ye-Em Re-Fa",
        "Re-Kn Re-As",
        "Bk-Em Re-Ex",
        "Bk-Fa Re-Dw",
        lines="active: 16 0",
        b="crystals: 1",
    )
    play(match, "play Ye-Em", "certain refuse blue", "play Re-Kn", power, "Bk-Em", "Bk-Fa")
    assert took_last(match) == taker
    assert leads(match) == taker


@pytest.mark.parametrize("deltas", [[-1], [-1, 1]])
def test_ur_x20_scroll_11_without_a_trick(deltas: list[int]) -> None:
    hands = ("Bk-Fa", "Bk-Em", "Bk-As", "Bk-Ex")
    match = table(*hands, lines="mission: 12\nactive: 11 0", scroll11_delta_options=deltas)
    play(match, "Bk-Fa", "Bk-Em", "Bk-As", "Bk-Ex")
    assert match.view()["round"] == 2  # not asked
    assert entries(match) == [0, -2, 0, 0]


@pytest.mark.parametrize(("choice", "points"), [("count -1", 0), ("keep count", -2)])
def test_ur_x20_scroll_11_with_three_tricks(choice: str, points: int) -> None:
    match = table(*LAST, lines="mission: 12\nactive: 11 0", a="tricks: " + " ".join(TRICKS[:2]))
    play(match, "Bk-Em", "Bk-Fa", "Bk-As", "Bk-Ex")
    assert options(match) == ["count -1", "keep count"]
    for viewer in (0, 1, None):
        assert match.view(viewer)["trick"] is None  # all are played
        assert len(match.view(viewer)["history"]) == 1
    play(match, choice)
    assert entries(match) == [points, 0, 0, 0]


def test_ur_x21_mission_22_with_scroll_10() -> None:
    match = table(
        "Ye-Fa Bk-Fa Bk-As Bk-Ex",
        "Ye-Em Bk-Dw Bk-Wi Bk-Kn",
        "Ye-Ex Bk-Pr Bk-Em Ye-As",
        "Ye-Wi Ye-Dw Ye-Kn Ye-Pr",
        lines="mission: 22\nactive: 10 0",
        c="tricks: " + " ".join(TRICKS[:2]),
    )
    before = [hand(match, n)[:] for n in range(4)]
    play(match, "Ye-Fa", "Ye-Em", "Ye-Ex", "Ye-Wi")
    assert asks(match) == (0, "steal")
    assert set(hand(match, 1)) == {"Bk-Dw", "Bk-Wi", "Bk-Kn"}  # not moved yet
    play(match, "steal")
    assert [seat(match, n)["tricks"] for n in range(4)] == [1, 0, 2, 0]
    for giver, played in enumerate(("Ye-Fa", "Ye-Em", "Ye-Ex", "Ye-Wi")):
        assert set(hand(match, (giver + 1) % 4)) == set(before[giver]) - {played}
    assert asks(match) == (1, "lead")
    assert options(match) == ["play Bk-Fa", "play Bk-As", "play Bk-Ex"]


def emperor_of_another() -> Match:
    match = table(
        "Bl-Kn Ye-Fa",
        "Bl-Em Ye-As",
        "Bl-Dw Ye-Ex",
        "Bl-Fa Ye-Dw",
        lines="dominant: red\nleader: 1\nactive: 18 0",
        a="crystals: 1\ncubes: 5",
        c="crystals: 1",
    )
    play(match, "Bl-Em")
    assert options(match) == ["power emperor", "leave"]
    return match


def test_ur_x22_scroll_18_on_an_emperor() -> None:
    match = play(emperor_of_another(), "power emperor", "play Bl-Dw")
    assert asks(match) == (3, "play")
    play(match, "play Bl-Fa", "play Bl-Kn")
    assert took_last(match) == 1  # A was not asked for cubes
    assert leads(match) == 1
    assert (seat(match, 0)["crystals"], seat(match, 0)["cubes"]) == (0, 5)


def test_ur_x22_without_the_reaction_cubes_are_free() -> None:
    match = play(emperor_of_another(), "leave", "Bl-Dw", "leave", "Bl-Fa", "leave", "play Bl-Kn")
    assert asks(match) == (0, "announce")
    play(match, "cubes +5", "done")
    assert took_last(match) == 0


def test_ur_x24_window_with_a_scroll_that_cannot_be_activated() -> None:
    match = table(
        *DEAL, lines="phase: window", a="scrolls: 3", b="scrolls: 6", c="scrolls: 5", d="scrolls: 9"
    )
    assert options(match) == ["activate 3", "pass scroll"]
    play(match, "pass scroll", "pass scroll")
    assert asks(match) == (2, "scroll")
    assert options(match) == ["pass scroll"]
    assert why(match, 2, "scroll:5") == "scroll-target"
    play(match, "pass scroll")
    assert asks(match) == (3, "scroll")
