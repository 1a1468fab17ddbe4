"""Chapter 19.2: the power examples of the rule book."""

import pytest

from rulebound import Match
from rulebound.core.errors import IllegalChoice
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
from tests.games.urbno.words import drawing

FARMERS = ["power farmer 0", "power farmer 1", "power farmer 2", "power farmer 3"]


# ---- UR-T3: Farmer ----


def test_ur_t3_farmer_names_the_next_leader() -> None:
    match = table(
        "Bl-Fa Re-As",
        "Bl-Kn Re-Ex",
        "Bl-Ex Re-Dw",
        "Bl-As Re-Wi",
        lines="dominant: yellow",
        a="crystals: 1",
    )
    play(match, "play Bl-Fa")
    assert asks(match) == (0, "announce")
    assert options(match) == [*FARMERS, "done"]
    play(match, "power farmer 2", "Bl-Kn", "Bl-Ex", "Bl-As")
    assert took_last(match) == 1
    assert leads(match) == 2
    assert asks(match) == (2, "lead")
    assert seat(match, 0)["crystals"] == 0


def two_farmers() -> Match:
    return table(
        "Bl-Fa Re-As",
        "Re-Fa Re-Ex",
        "Bl-Ex Re-Dw",
        "Bl-As Re-Wi",
        lines="dominant: yellow",
        a="crystals: 1",
        b="crystals: 1",
    )


def test_ur_t3_a_second_farmer_in_the_trick_is_refused() -> None:
    match = play(two_farmers(), "play Bl-Fa", "power farmer 2", "play Re-Fa")
    assert asks(match) == (2, "play")
    play(match, "Bl-Ex", "Bl-As")
    assert leads(match) == 2
    assert seat(match, 1)["crystals"] == 1


def test_ur_t3_the_second_farmer_could_if_the_first_did_not() -> None:
    match = play(two_farmers(), "Bl-Fa", "play Re-Fa")
    assert asks(match) == (1, "announce")
    assert options(match) == [*FARMERS, "done"]


# ---- UR-T4: Assassin ----


def assassin(crystals: int) -> Match:
    match = table(
        "Ye-Ex Bk-Fa Bk-Ex",
        "Ye-Fa Bl-As Re-Kn",
        "Ye-Wi Bk-Dw Bk-Wi",
        "Ye-Pr Bk-Kn Bk-Pr",
        lines="dominant: blue\nleader: 2",
        b=f"crystals: {crystals}",
    )
    return play(match, "Ye-Wi", "Ye-Pr", "Ye-Ex")


def test_ur_t4_assassin_is_played_against_the_colour_rule() -> None:
    match = assassin(1)
    assert options(match) == ["play Ye-Fa", "play Bl-As with assassin"]
    play(match, "play Bl-As with assassin")
    assert took_last(match) == 1
    assert leads(match) == 1
    assert seat(match, 1)["crystals"] == 0


def test_ur_t4_assassin_without_the_crystal_is_refused() -> None:
    match = assassin(0)
    assert options(match) == ["play Ye-Fa"]
    assert why(match, 1, "card:Bl-As") == "follow-led"
    assert why(match, 1, "card:Re-Kn") == "follow-led"


def test_ur_t4_the_crystal_helps_no_other_card() -> None:
    match = assassin(1)
    assert why(match, 1, "card:Bl-As") == "assassin-only"
    assert why(match, 1, "card:Re-Kn") == "follow-led"
    with pytest.raises(IllegalChoice):
        play(match, "play Bl-As")
    play(match, "Ye-Fa")
    assert took_last(match) == 3
    assert seat(match, 1)["crystals"] == 1


# ---- UR-T5: Explorer ----

SECOND_TRICK = "Re-Fa+Re-Em+Bl-Wi+Re-Dw"


def third_trick(seed: int) -> Match:
    match = table(
        "Ye-Dw Bk-Fa Bk-As",
        "Ye-Ex Ye-Fa Bk-Kn",
        "Ye-As Bk-Ex Bk-Dw",
        "Ye-Pr Bk-Wi Bk-Pr",
        lines="dominant: black\nleader: 3\nowners: 0 3",
        seed=seed,
        a="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Dw",
        b="crystals: 1",
        d=f"tricks: {SECOND_TRICK}",
    )
    assert match.view()["trick"]["number"] == 3
    return play(match, "Ye-Pr", "Ye-Dw", "play Ye-Ex", "power explorer")


def test_ur_t5_explorer_swaps_a_card_with_the_previous_trick() -> None:
    match = drawing("Re-Em", third_trick)
    assert asks(match) == (1, "return")
    assert set(options(match)) == {"return Bk-Kn", "return Re-Em", "return Ye-Fa"}
    play(match, "return Ye-Fa", "Ye-As")
    assert took_last(match) == 3
    assert leads(match) == 3
    assert hand(match, 1) == ["Bk-Kn", "Re-Em"]
    assert match.view(3)["hand"]["taken"][0] == ["Re-Fa", "Ye-Fa", "Bl-Wi", "Re-Dw"]
    assert match.view(0)["hand"]["taken"] == [["Bl-Fa", "Bl-As", "Bl-Ex", "Bl-Dw"]]


def test_ur_t5_returning_the_drawn_card_changes_nothing() -> None:
    match = play(drawing("Re-Em", third_trick), "return Re-Em", "Ye-As")
    assert hand(match, 1) == ["Bk-Kn", "Ye-Fa"]
    assert match.view(3)["hand"]["taken"][0] == ["Re-Fa", "Re-Em", "Bl-Wi", "Re-Dw"]
    assert seat(match, 1)["crystals"] == 0


@pytest.mark.parametrize("card", ["Re-Fa", "Re-Em", "Bl-Wi", "Re-Dw"])
def test_ur_t5_every_card_of_that_trick_can_be_drawn(card: str) -> None:
    drawing(card, third_trick)


def test_ur_t5_explorer_in_the_first_trick_is_refused() -> None:
    match = table(
        "Ye-Dw Bk-Fa Bk-As",
        "Ye-Ex Ye-Fa Bk-Kn",
        "Ye-As Bk-Ex Bk-Dw",
        "Ye-Pr Bk-Wi Bk-Pr",
        lines="dominant: black\nleader: 3",
        b="crystals: 1",
    )
    play(match, "Ye-Pr", "Ye-Dw", "play Ye-Ex")
    assert asks(match) == (2, "play")
    assert seat(match, 1)["crystals"] == 1


# ---- UR-T6: Dwarf ----


def dwarf() -> Match:
    match = table(
        "Bk-Em Bl-Fa",
        "Ye-Dw Bl-As",
        "Ye-Kn Bl-Ex",
        "Ye-Pr Bl-Dw",
        lines="dominant: red\nleader: 2",
        b="crystals: 1",
    )
    return play(match, "Ye-Kn", "Ye-Pr", "Bk-Em", "play Ye-Dw")


def test_ur_t6_dwarf_lets_the_lowest_take() -> None:
    match = dwarf()
    assert options(match) == ["power dwarf", "done"]
    play(match, "power dwarf")
    assert took_last(match) == 1
    assert leads(match) == 1
    assert seat(match, 1)["crystals"] == 0


def test_ur_t6_without_the_power_the_highest_takes() -> None:
    match = play(dwarf(), "done")
    assert took_last(match) == 3
    assert leads(match) == 3
    assert seat(match, 1)["crystals"] == 1


# ---- UR-T7: Wizard ----


def wizard() -> Match:
    match = table(
        "Bl-Ex Re-Fa Re-As",
        "Bl-Wi Re-Ex Re-Dw",
        "Bl-As Bl-Em Re-Wi",
        "Bl-Kn Bl-Pr Re-Kn",
        lines="dominant: black",
        b="crystals: 1",
    )
    return play(match, "Bl-Ex", "play Bl-Wi")


def test_ur_t7_wizard_demands_the_lowest_card() -> None:
    match = play(wizard(), "power wizard")
    assert options(match) == ["play Bl-As"]
    assert why(match, 2, "card:Bl-Em") == "wizard"
    play(match, "Bl-As")
    assert options(match) == ["play Bl-Kn"]
    assert why(match, 3, "card:Bl-Pr") == "wizard"
    play(match, "Bl-Kn")
    assert took_last(match) == 3
    assert leads(match) == 3


def test_ur_t7_without_the_power_any_blue_card_may_be_played() -> None:
    match = play(wizard(), "done")
    assert options(match) == ["play Bl-As", "play Bl-Em"]
    play(match, "Bl-Em")
    assert options(match) == ["play Bl-Kn", "play Bl-Pr"]


# ---- UR-T8: Knight ----


def knight() -> Match:
    match = table(
        "Bl-Wi Re-Fa Re-As",
        "Bl-Kn Re-Ex Re-Dw",
        "Bk-Em Re-Wi Ye-Em",
        "Bk-Pr Re-Kn Ye-Pr",
        lines="dominant: black",
        b="crystals: 1",
    )
    return play(match, "Bl-Wi", "play Bl-Kn")


def test_ur_t8_knight_takes_precedence_from_later_dominant_cards() -> None:
    match = play(knight(), "power knight")
    assert options(match) == ["play Bk-Em"]  # still obliged
    assert why(match, 2, "card:Re-Wi") == "follow-dominant"
    play(match, "Bk-Em")
    assert options(match) == ["play Bk-Pr"]
    play(match, "Bk-Pr")
    assert took_last(match) == 1
    assert leads(match) == 1


def test_ur_t8_without_the_power_the_dominant_card_takes() -> None:
    match = play(knight(), "done", "Bk-Em", "Bk-Pr")
    assert took_last(match) == 2
    assert leads(match) == 2


# ---- UR-T9: Priest ----


def priest(spare: bool = True, lines: str = "") -> Match:
    match = table(
        "Ye-Kn" + " Re-Fa" * spare,
        "Ye-Ex" + " Re-As" * spare,
        "Ye-Wi" + " Re-Ex" * spare,
        "Ye-Pr" + " Re-Dw" * spare,
        lines=f"dominant: blue\n{lines}",
        d="crystals: 1",
    )
    return play(match, "Ye-Kn", "Ye-Ex", "Ye-Wi", "play Ye-Pr")


def test_ur_t9_priest_changes_its_colour() -> None:
    match = priest()
    # Not blue, which is dominant, and not yellow, which it is.
    assert options(match) == ["power priest black", "power priest red", "done"]
    play(match, "power priest black")
    assert took_last(match) == 0
    assert leads(match) == 0
    assert seat(match, 3)["crystals"] == 0


def test_ur_t9_without_the_power_the_priest_takes() -> None:
    match = play(priest(), "done")
    assert took_last(match) == 3
    assert leads(match) == 3


def test_ur_t9_at_scoring_the_priest_is_yellow_again() -> None:
    match = play(priest(spare=False, lines="mission: 4"), "power priest black")
    assert [seat(match, n)["entries"] for n in range(4)] == [[4], [0], [0], [0]]


def test_ur_t9_at_scoring_the_priest_is_not_black() -> None:
    match = play(priest(spare=False, lines="mission: 10"), "power priest black")
    assert [seat(match, n)["entries"] for n in range(4)] == [[0], [0], [0], [0]]


# ---- UR-T10: Emperor ----


def emperor() -> Match:
    match = table(
        "Bl-Em Re-Fa",
        "Bl-Dw Re-As",
        "Bl-Fa Re-Ex",
        "Bl-Pr Re-Dw",
        lines="dominant: red",
        a="crystals: 1",
        b="crystals: 2",
        c="crystals: 1\ncubes: 5",
        d="crystals: 1\ncubes: 5",
    )
    return play(match, "play Bl-Em")


def test_ur_t10_emperor_locks_later_cards() -> None:
    match = play(emperor(), "power emperor", "play Bl-Dw")
    assert asks(match) == (2, "play")  # no Dwarf's power
    play(match, "play Bl-Fa")
    assert asks(match) == (3, "play")  # neither cubes nor the Farmer's power
    play(match, "play Bl-Pr")
    assert took_last(match) == 0
    assert leads(match) == 0
    assert [seat(match, n)["crystals"] for n in range(4)] == [0, 2, 1, 1]
    assert [seat(match, n)["cubes"] for n in range(4)] == [0, 0, 5, 5]


def test_ur_t10_without_the_power_all_is_free() -> None:
    match = play(emperor(), "done", "play Bl-Dw")
    assert options(match) == ["power dwarf", "done"]
    play(match, "power dwarf", "play Bl-Fa")
    cubes = [f"cubes {sign}{n}" for sign in "+-" for n in range(1, 6)]
    assert options(match) == [*FARMERS, *cubes, "done"]
    play(match, "done", "Bl-Pr")
    assert took_last(match) == 2


def test_ur_t10_the_lock_ends_with_the_trick() -> None:
    match = play(emperor(), "power emperor", "Bl-Dw", "Bl-Fa", "Bl-Pr")
    play(match, "Re-Fa", "Re-As", "play Re-Ex")
    assert asks(match) == (2, "announce")
    assert "cubes +5" in options(match)
