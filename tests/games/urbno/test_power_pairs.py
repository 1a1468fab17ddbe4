"""Two powers in one trick (UR-11, interplay), and cubes (UR-12)."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, leads, options, play, seat, table, took_last, why

SPARE = ("Re-Fa", "Re-As", "Re-Ex", "Re-Dw")
POWERS = {"Fa": "farmer 2", "Dw": "dwarf", "Wi": "wizard", "Kn": "knight", "Em": "emperor"}


def trick(*cards: str, **more: Any) -> Match:
    """A trick led by A while black is dominant; everybody else's other card is a red one.

    A star marks a crystal, a colour after it is the Priest's, a signed number stands for cubes.
    """
    tokens: dict[str, Any] = {}
    for name, card in zip("abcd", cards, strict=True):
        cubes = card[5:].lstrip("+-") if card[5:6] in ("+", "-") else "0"
        tokens[name] = f"crystals: {int(card[5:6] == '*')}\ncubes: {cubes}"
    hands = (f"{card[:5]} {spare}" for card, spare in zip(cards, SPARE, strict=True))
    match = table(*hands, **tokens, **more)
    for card in cards:
        play(match, f"play {card[:5]}")
        if card[5:6] == "*":
            play(match, f"power {POWERS.get(card[3:5], f'priest {card[6:]}')}")
        elif len(card) > 5:
            play(match, f"cubes {card[5:]}")
    return match


# ---- Knight and Dwarf ----


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        # The Dwarf first
        ("Bl-Dw* Bk-Pr Bl-Kn* Bk-Fa", 1),  # the only dominant card before the Knight
        ("Bl-Dw* Bk-Pr Bk-Kn* Bk-Fa", 2),  # the lowest of those, the Knight included
        ("Bl-Dw* Bk-Kn* Bk-Fa Bl-Fa", 1),
        ("Bl-Dw* Bl-Kn* Bk-Fa Bl-Fa", 3),  # none: the lowest of the led colour
        # The Knight first
        ("Bl-Kn* Bk-Fa Bl-Dw* Bl-Em", 2),
        ("Bk-Kn* Bk-Dw* Bk-Fa Bk-Em", 0),
        ("Bl-Wi Bk-Kn* Bk-Dw* Bk-Fa", 1),
        ("Bk-Em Bk-Kn* Bk-Dw* Bk-Fa", 1),
        # Only one of them
        ("Bk-Em Bk-Kn* Bk-Dw Bk-Fa", 0),
        ("Bk-Em Bk-Kn Bk-Dw* Bk-Fa", 3),
        ("Bl-Dw Bk-Pr Bk-Kn* Bk-Fa", 1),
        ("Bl-Dw* Bk-Pr Bk-Kn Bk-Fa", 3),
    ],
)
def test_ur_d5_knight_and_dwarf(cards: str, taker: int) -> None:
    match = trick(*cards.split())
    assert took_last(match) == taker
    assert leads(match) == taker


# ---- Wizard, then … ----


def after_wizard(hand: str, crystals: int = 1) -> Match:
    """A has led a Wizard with its power; B is to play; black is dominant."""
    match = table(
        "Bl-Wi Re-Em Re-Pr",
        hand,
        "Bl-Ex Bl-Em Re-Kn",
        "Bl-Dw Bl-Pr Re-Wi",
        a="crystals: 1",
        b=f"crystals: {crystals}",
    )
    return play(match, "play Bl-Wi", "power wizard")


def test_ur_d11_wizard_then_assassin_of_the_same_colour() -> None:
    match = after_wizard("Bl-Fa Bl-As Bl-Kn")
    assert options(match) == ["play Bl-Fa", "play Bl-As with assassin"]
    assert why(match, 1, "card:Bl-Kn") == "wizard"
    play(match, "play Bl-As with assassin")
    assert options(match) == ["play Bl-Ex"]  # the others stay bound
    play(match, "Bl-Ex", "Bl-Dw")
    assert took_last(match) == 0
    match = after_wizard("Bl-Fa Bl-As Bl-Kn", crystals=0)
    assert options(match) == ["play Bl-Fa"]
    assert why(match, 1, "card:Bl-As") == "wizard"


def test_ur_d11_wizard_then_assassin_of_a_player_void_in_both() -> None:
    match = after_wizard("Re-Fa Re-As Ye-As")
    assert options(match) == ["play Re-Fa", "play Ye-As", "play Re-As with assassin"]


def test_ur_11_3_wizard_then_a_second_wizard() -> None:
    match = play(after_wizard("Ye-Wi Ye-Em Re-Fa"), "play Ye-Wi")
    assert asks(match) == (2, "play")  # played freely, but without its power
    assert seat(match, 1)["crystals"] == 1
    assert options(match) == ["play Bl-Ex"]


def test_ur_11_11_wizard_then_emperor() -> None:
    match = table(
        "Bl-Wi Re-Em Re-Pr",
        "Bl-Em Re-Fa Re-Ex",
        "Bl-Fa Bl-As Bl-Kn",
        "Re-As Ye-Dw Ye-Wi",
        a="crystals: 1",
        b="crystals: 1",
        c="crystals: 1\ncubes: 3",
        d="crystals: 1",
    )
    play(match, "play Bl-Wi", "power wizard", "play Bl-Em", "power emperor")
    assert options(match) == ["play Bl-Fa"]  # the Wizard's demand stays, the Assassin is locked
    assert why(match, 2, "card:Bl-As") == "assassin-locked"
    play(match, "play Bl-Fa")
    assert asks(match) == (3, "play")
    assert options(match) == ["play Re-As", "play Ye-Dw"]
    play(match, "play Ye-Dw")
    assert took_last(match) == 1
    assert [seat(match, n)["crystals"] for n in range(4)] == [0, 0, 1, 1]


# ---- Emperor, then … ----


def after_emperor(hand: str) -> Match:
    match = table(
        "Bl-Em Re-Em",
        hand,
        "Bl-Ex Re-Kn",
        "Bl-Dw Re-Wi",
        a="crystals: 1",
        b="crystals: 1\ncubes: 9",
    )
    return play(match, "play Bl-Em", "power emperor")


def test_ur_11_11_emperor_then_assassin_only_if_legal() -> None:
    match = after_emperor("Bl-Fa Bk-As")
    assert options(match) == ["play Bl-Fa"]
    assert why(match, 1, "card:Bk-As") == "assassin-locked"
    assert options(after_emperor("Bl-Fa Bl-As")) == ["play Bl-Fa", "play Bl-As"]
    match = after_emperor("Bk-As Ye-Fa")
    assert options(match) == ["play Bk-As"]
    play(match, "play Bk-As")
    assert asks(match) == (2, "play")
    play(match, "Bl-Ex", "Bl-Dw")
    assert took_last(match) == 1


def test_ur_12_5_emperor_then_cubes() -> None:
    match = play(after_emperor("Bl-Pr Ye-Fa"), "play Bl-Pr")
    assert asks(match) == (2, "play")
    play(match, "Bl-Ex", "Bl-Dw")
    assert took_last(match) == 0
    assert seat(match, 1)["cubes"] == 9


# ---- Priest with others ----


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("Bl-Pr*yellow Ye-Em Bl-Em Ye-Fa", 1),  # C cannot follow yellow: the card is worth nothing
        ("Bl-Pr*yellow Bl-Em Ye-Wi Ye-Fa", 0),
        ("Bl-Pr Bl-Em Ye-Wi Ye-Fa", 1),
        ("Bk-Pr*blue Bl-Em Bl-Wi Bl-Fa", 1),  # no longer dominant
        ("Bk-Pr*blue Bk-Fa Bl-Wi Bl-Fa", 1),
        ("Bl-Pr*yellow Ye-Dw* Ye-Em Ye-Fa", 3),
        ("Bl-Dw* Bk-Pr*red Bk-Em Bl-Fa", 2),  # the lowest dominant card that is left
        ("Bl-Ex Bk-Pr*red Bl-Fa Bl-As", 0),
        ("Bl-Ex Ye-Pr*blue Bl-Wi Bl-As", 1),  # to the led colour
        ("Bl-Kn* Bk-Pr*yellow Bk-Em Bl-Pr", 3),
    ],
)
def test_ur_11_10_priest_with_others(cards: str, taker: int) -> None:
    assert took_last(trick(*cards.split())) == taker


def test_ur_11_10_priest_leading_decides_whom_the_wizard_binds() -> None:
    match = table(
        "Bl-Pr Re-Fa Re-As",
        "Ye-Wi Re-Ex Re-Dw",
        "Ye-Fa Ye-Kn Bl-Fa",
        "Bl-As Bl-Em Bk-Ex",
        a="crystals: 1",
        b="crystals: 1",
    )
    play(match, "play Bl-Pr", "power priest yellow")
    assert options(match) == ["play Ye-Wi"]
    play(match, "play Ye-Wi", "power wizard")
    assert options(match) == ["play Ye-Fa"]
    play(match, "Ye-Fa")
    assert options(match) == ["play Bk-Ex"]  # blue is not led any more


@pytest.mark.parametrize("knight", ["power knight", "done"])
def test_ur_d3_priest_never_becomes_dominant(knight: str) -> None:
    match = table(
        "Bk-Kn Re-Fa", "Ye-Pr Re-As", "Bk-Ex Re-Ex", "Bk-Dw Re-Dw", a="crystals: 1", b="crystals: 1"
    )
    play(match, "play Bk-Kn", knight, "play Ye-Pr")  # black is led and dominant
    assert options(match) == ["power priest red", "power priest blue", "done"]


def test_ur_11_4_farmer_and_dwarf() -> None:
    match = trick("Bl-Fa*", "Bl-Dw*", "Bl-Em", "Bl-Ex")
    assert took_last(match) == 0
    assert leads(match) == 2


# ---- cubes (UR-12) ----


def signed(number: int) -> list[str]:
    return [f"cubes {sign}{n}" for sign in "+-" for n in range(1, number + 1)]


def test_ur_12_1_any_number_of_own_cubes_once_a_card() -> None:
    match = table("Bl-Wi Re-Fa", "Bl-Kn Re-As", lines="dominant: red", a="cubes: 4", b="cubes: 2")
    play(match, "play Bl-Wi")
    assert options(match) == [*signed(4), "done"]
    play(match, "cubes +3")
    assert asks(match) == (1, "play")  # all of them in one direction, announced once (UR-12.3)
    play(match, "play Bl-Kn")
    assert options(match) == [*signed(2), "done"]
    play(match, "cubes -1")
    assert took_last(match) == 0  # 12 against 10
    assert [seat(match, n)["cubes"] for n in range(2)] == [1, 1]  # the spent ones are gone
    play(match, "play Re-Fa")
    assert options(match) == ["cubes +1", "cubes -1", "done"]
    assert match.view()["trick"]["plays"][0]["number"] == 1


@pytest.mark.parametrize("order", [("power knight", "cubes +1"), ("cubes +1", "power knight")])
def test_ur_d8_power_and_cubes_on_one_card(order: tuple[str, str]) -> None:
    match = table("Bl-Kn Re-Fa", "Bk-As Re-As", a="crystals: 2\ncubes: 1")
    play(match, "play Bl-Kn")
    assert options(match) == ["power knight", "cubes +1", "cubes -1", "done"]
    play(match, order[0])
    left = ["power knight"] if order[0] == "cubes +1" else ["cubes +1", "cubes -1"]
    assert options(match) == [*left, "done"]
    play(match, order[1])
    assert asks(match) == (1, "play")
    play(match, "Bk-As")
    assert took_last(match) == 0


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("Bl-Em Bl-Fa+14 Bl-Ex Bl-As", 0),  # 15 against 15: the earlier card
        ("Bl-Em Bl-Fa+15 Bl-Ex Bl-As", 1),  # above the Emperor's number
        ("Bl-Fa+14 Bl-Em Bl-Ex Bl-As", 0),
        ("Bl-Em-11 Bl-Fa Bl-Ex Bl-As", 2),
        ("Bl-Em-10 Bl-Fa Bl-Ex Bl-As", 0),
        ("Bl-Em+20 Bk-Fa Bl-Ex Bl-As", 1),  # no number beats a dominant card
        ("Bl-Ex Ye-Em+20 Bl-Fa Bl-As", 0),
        ("Bk-Ex Bk-As+3 Bk-Fa-9 Bk-Dw-1", 1),  # 5, 6, -8, 6
    ],
)
def test_ur_12_4_cubes_have_no_bounds(cards: str, taker: int) -> None:
    assert took_last(trick(*cards.split())) == taker


@pytest.mark.parametrize(
    ("bound", "numbers"),
    [("none", [7, -2, -1, 20]), (0, [7, 0, 0, 20]), (1, [7, 1, 1, 20])],
)
def test_ur_d7_cube_lower_bound(bound: int | str, numbers: list[int]) -> None:
    cards = ("Bl-Dw", "Bl-Fa-3", "Bl-As-4", "Bl-Ex+15")
    match = trick(*cards, cube_lower_bound=bound)
    assert [p["number"] for p in match.view()["history"][0]] == numbers
    assert [seat(match, n)["cubes"] for n in range(4)] == [0, 0, 0, 0]
    assert took_last(match) == 3


@pytest.mark.parametrize(
    ("bound", "tie", "taker"),
    [
        ("none", "later_card", 1),  # 1 - 3 = -2 is the lowest
        ("none", "earlier_card", 1),
        (0, "later_card", 2),  # 0, 0
        (0, "earlier_card", 1),
        (1, "later_card", 2),  # 1, 1
        (1, "earlier_card", 1),
    ],
)
def test_ur_d7_and_d6_bound_and_tie_under_a_dwarf(bound: int | str, tie: str, taker: int) -> None:
    cards = ("Bl-Dw*", "Bl-Fa-3", "Bl-As-4", "Bl-Ex")
    assert took_last(trick(*cards, cube_lower_bound=bound, dwarf_tie=tie)) == taker


def test_ur_d7_the_bound_is_off_by_default() -> None:
    match = trick("Bl-Dw", "Bl-Fa-3", "Bl-As-4", "Bl-Ex")
    assert [p["number"] for p in match.view()["history"][0]] == [7, -2, -1, 5]


# ---- dwarf_tie (UR-D6) ----


@pytest.mark.parametrize(
    ("cards", "later", "earlier"),
    [
        ("Bl-Dw* Bl-Fa+2 Bl-As Bl-Em", 2, 1),
        ("Bl-Dw* Bl-Fa+2 Bl-As Bl-Ex-2", 3, 1),
        ("Bl-Dw* Bl-Fa+6 Bl-Em Bl-Kn", 1, 0),
        ("Bl-Dw* Bk-Fa+2 Bk-As Bl-Fa", 2, 1),  # among the dominant cards
        ("Bl-Dw Bl-Fa+6 Bl-As Bl-Ex", 0, 0),  # without the power: always the earlier one (UR-10.2)
        ("Bl-Pr Ye-Pr*blue Bl-As Bl-Ex", 0, 0),
    ],
)
def test_ur_d6_dwarf_tie(cards: str, later: int, earlier: int) -> None:
    assert took_last(trick(*cards.split())) == later
    assert took_last(trick(*cards.split(), dwarf_tie="later_card")) == later
    assert took_last(trick(*cards.split(), dwarf_tie="earlier_card")) == earlier
