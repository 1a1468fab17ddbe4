"""The powers of Knight, Priest and Emperor, each by itself (UR-11.9 to UR-11.11)."""

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import options, play, seat, table, took_last, why

# ---- Knight (UR-11.9) ----


def knights(b: str, power: str, knight: str = "Bl-Kn", d: str = "Re-Em") -> Match:
    """A leads Bl-Ex, C plays the Knight, D the last card; red is dominant."""
    match = table(
        "Bl-Ex Bk-Fa",
        f"{b} Bk-As",
        f"{knight} Bk-Ex",
        f"{d} Bk-Dw",
        lines="dominant: red",
        c="crystals: 1",
    )
    return play(match, "Bl-Ex", b, f"play {knight}", power, d)


@pytest.mark.parametrize(
    ("b", "power", "knight", "taker"),
    [
        ("Bl-Dw", "power knight", "Bl-Kn", 2),  # D's dominant card came later
        ("Bl-Dw", "done", "Bl-Kn", 3),
        ("Re-Fa", "power knight", "Bl-Kn", 1),  # B's came earlier and keeps its precedence
        ("Re-Fa", "done", "Bl-Kn", 3),
        ("Re-Fa", "power knight", "Re-Kn", 2),  # the Knight itself keeps it too
        ("Re-Pr", "power knight", "Re-Kn", 1),
        ("Re-Pr", "done", "Re-Kn", 3),
    ],
)
def test_ur_11_9_knight(b: str, power: str, knight: str, taker: int) -> None:
    assert took_last(knights(b, power, knight)) == taker


def test_ur_11_9_knight_in_one_trick_only() -> None:
    match = knights("Bl-Dw", "power knight")
    assert [p["precedence"] for p in match.view()["history"][0]] == [True, True, True, False]
    play(match, "Bk-Ex")
    assert match.view()["trick"]["plays"][0]["precedence"] is True


def test_ur_11_9_the_last_player_may_use_it_in_vain() -> None:
    match = table("Bl-Kn Bk-Fa", "Re-Fa Bk-As", lines="dominant: red\nleader: 1", a="crystals: 1")
    play(match, "Re-Fa", "play Bl-Kn", "power knight")  # UR-D16
    assert (took_last(match), seat(match, 0)["crystals"]) == (1, 0)


# ---- Priest (UR-11.10) ----


def test_ur_11_10_a_dominant_priest_takes_any_other_colour() -> None:
    hands = ("Re-Pr Bk-Fa", "Re-As Bk-As", "Re-Ex Bk-Ex", "Re-Dw Bk-Dw")
    match = play(table(*hands, lines="dominant: red", a="crystals: 1"), "play Re-Pr")
    assert options(match) == [
        "power priest black",
        "power priest yellow",
        "power priest blue",
        "done",
    ]


def test_ur_11_10_several_priests_in_one_trick() -> None:
    match = table(
        "Bl-Ex Bk-Fa",
        "Ye-Pr Bk-As",
        "Bl-Pr Bk-Ex",
        "Bl-Fa Bk-Dw",
        lines="dominant: red",
        b="crystals: 1",
        c="crystals: 1",
    )
    play(match, "Bl-Ex", "play Ye-Pr", "power priest blue", "play Bl-Pr", "power priest black")
    play(match, "Bl-Fa")
    assert took_last(match) == 1
    colours = [p["colour"] for p in match.view()["history"][0]]
    assert colours == ["blue", "blue", "black", "blue"]


def test_ur_11_10_a_priest_obeys_the_colour_rule_before_it_is_recoloured() -> None:
    match = table("Bl-Ex Bk-Fa", "Ye-Pr Bl-Fa", lines="dominant: red", b="crystals: 1")
    play(match, "Bl-Ex")
    assert options(match) == ["play Bl-Fa"]  # UR-9.9
    assert why(match, 1, "card:Ye-Pr") == "follow-led"


# ---- Emperor (UR-11.11) ----


def test_ur_11_11_what_lies_already_stays() -> None:
    match = table(
        "Bl-Dw Bk-Fa",
        "Bl-Fa Bk-As",
        "Bl-Em Bk-Ex",
        "Bl-As Bk-Dw",
        lines="dominant: red",
        a="crystals: 1",
        b="cubes: 5",
        c="crystals: 1",
        d="crystals: 1\ncubes: 9",
    )
    play(match, "play Bl-Dw", "power dwarf", "play Bl-Fa", "cubes +5", "play Bl-Em")
    play(match, "power emperor", "play Bl-As")
    assert took_last(match) == 3  # the lowest: 7, 1 + 5, 15, 3
    assert seat(match, 3)["cubes"] == 9


def test_ur_11_11_emperor_is_no_help_in_taking() -> None:
    match = table("Bl-Em Bk-Fa", "Re-Fa Bk-As", lines="dominant: red", a="crystals: 1")
    play(match, "play Bl-Em", "power emperor", "Re-Fa")
    assert took_last(match) == 1
