"""Chapter 19.1: the trick examples of the rule book."""

from tests.games.urbno.cardtable import leads, play, table, took_last


def test_ur_t1_dominant_cards_decide() -> None:
    match = table(
        "Bl-Kn Bk-Fa", "Ye-Dw Bk-As", "Bl-Em Bk-Ex", "Ye-Fa Bk-Dw", lines="dominant: yellow"
    )
    play(match, "Bl-Kn", "Ye-Dw", "Bl-Em", "Ye-Fa")
    assert took_last(match) == 1
    assert leads(match) == 1


def test_ur_t2_no_dominant_card() -> None:
    match = table("Bk-Ex Bl-Fa", "Bk-Dw Bl-As", "Bk-Pr Bl-Ex", "Ye-Em Bl-Dw", lines="dominant: red")
    play(match, "Bk-Ex", "Bk-Dw", "Bk-Pr", "Ye-Em")
    assert took_last(match) == 2
    assert leads(match) == 2
