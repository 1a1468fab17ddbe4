"""Helps for the player whose turn it is: what each card may do and what would become of it."""

import json
from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, changes, options, play, table, why
from tests.games.urbno.rounds import begin

Card = dict[str, Any]


def cards(match: Match, seat: int) -> dict[str, Card]:
    found: dict[str, Card] = match.helps(seat)["cards"]
    return found


def outcome(match: Match, seat: int, card: str) -> tuple[str | None, int | None]:
    found = cards(match, seat)[card]
    return found["outcome"], found["against"]


# ---- what may be played, and why not ----


def following(**more: Any) -> Match:
    """A has led a blue Wizard; B is next, with two blue cards, an Assassin and a red card."""
    match = table(
        *("Bl-Wi Bk-Fa Ye-Fa Re-Fa", "Bl-Fa Bl-Kn Bk-As Re-Em", "Bl-Em Bk-Ex Ye-Ex Re-Ex"),
        lines="dominant: yellow",
        **more,
    )
    return play(match, "Bl-Wi")


def test_ur_9_3_playable_cards_and_the_obligation() -> None:
    found = cards(following(), 1)
    assert {code: card["playable"] for code, card in found.items()} == {
        "Bl-Fa": True,
        "Bl-Kn": True,
        "Bk-As": False,
        "Re-Em": False,
    }
    follow = {"id": "urbno-why-follow-led", "args": {"colour": "blue"}}
    assert found["Re-Em"]["why"] == found["Bk-As"]["why"] == follow
    assert found["Bl-Fa"]["why"] is None
    assert found["Re-Em"]["outcome"] is found["Re-Em"]["brings"] is None


def test_ur_11_5_an_assassin_against_the_rule_needs_a_crystal() -> None:
    found = cards(following(b="crystals: 1"), 1)
    assert found["Bk-As"]["playable"]
    assert found["Bk-As"]["why"]["id"] == "urbno-why-assassin-only"
    assert (found["Bk-As"]["outcome"], found["Bk-As"]["against"]) == ("behind", 9)
    assert not found["Re-Em"]["playable"]


def test_ur_14_15_cards_of_a_row() -> None:
    match = table(
        *("Bl-Wi Bk-Fa", "Bl-Fa Bl-Kn"),
        lines="mission: 15",
        a="row: Bl-Wi Bk-Fa",
        b="row: Bl-Kn Bl-Fa",
    )
    found = cards(play(match, "Bl-Wi"), 1)
    assert found["Bl-Kn"]["playable"]
    assert not found["Bl-Fa"]["playable"]
    assert found["Bl-Fa"]["why"]["id"] == "urbno-why-row"


def test_ur_14_13_open_cards_are_listed_too() -> None:
    match = table("Bl-Wi", "Bl-Fa", lines="mission: 13", a="open: Re-Em", b="open: Bl-Kn")
    assert set(cards(match, 0)) == {"Bl-Wi", "Re-Em"}
    assert set(cards(play(match, "Re-Em"), 1)) == {"Bl-Fa", "Bl-Kn"}


def test_only_the_player_whose_turn_it_is_gets_cards() -> None:
    match = following(b="cubes: 1")
    assert "cards" in match.helps(1)
    for other in (0, 2, None):
        assert not {"cards", "announce"} & set(match.helps(other))
    match.choose("play Bl-Fa")
    assert asks(match) == (1, "announce")
    assert "cards" not in match.helps(1)
    assert "cards" not in match.helps(2)  # not before B has done
    assert why(match, 2, "card:Bl-Em") == "not-your-turn"
    match.choose("done")
    assert "cards" in match.helps(2)
    assert why(match, 2, "card:Bl-Em") is None
    assert "announce" not in match.helps(1)


def test_there_is_no_trick_before_the_tricks_begin() -> None:
    match = begin()
    assert set(match.helps(0)) == {"progress", "replaced"}


# ---- what becomes of it ----


def test_a_leader_leads() -> None:
    match = table("Bl-Wi Bk-Fa", "Bl-Fa Bl-Kn", a="cubes: 3\ncrystals: 1")
    found = cards(match, 0)["Bl-Wi"]
    assert (found["outcome"], found["against"], found["changes"]) == ("leads", None, [])


def test_only_so_far_while_others_are_to_play() -> None:
    match = following()
    assert outcome(match, 1, "Bl-Kn") == ("ahead", 9)
    assert outcome(match, 1, "Bl-Fa") == ("behind", 9)


def last_of_three(*last: str, lines: str = "", **more: Any) -> Match:
    """A has led a blue Wizard (9), B has played a blue Dwarf (7); C is the last to play."""
    spare = ("Bk-Fa Bk-As Bk-Dw", "Bk-Wi Bk-Kn Bk-Pr")
    match = table(
        *(f"Bl-Wi {spare[0]}"[: 6 * len(last)], f"Bl-Dw {spare[1]}"[: 6 * len(last)]),
        " ".join(last),
        lines=f"dominant: yellow\n{lines}",
        **more,
    )
    for card in ("Bl-Wi", "Bl-Dw"):
        play(match, card)
        if asks(match)[1] == "react":
            match.choose("leave")
    return match


def test_certain_for_the_last_player() -> None:
    match = last_of_three("Bl-Kn", "Bl-Fa")
    assert outcome(match, 2, "Bl-Kn") == ("takes", 9)
    assert outcome(match, 2, "Bl-Fa") == ("loses", 9)
    assert outcome(last_of_three("Ye-Fa"), 2, "Ye-Fa") == ("takes", 9)
    assert outcome(last_of_three("Re-Em"), 2, "Re-Em") == ("loses", 9)


def test_ur_11_7_under_a_dwarf_the_lowest_takes() -> None:
    match = table("Bl-Dw Re-Fa", "Bl-Kn Bl-Fa", a="crystals: 1")
    play(match, "play Bl-Dw", "power dwarf")
    assert outcome(match, 1, "Bl-Fa") == ("takes", 7)
    assert outcome(match, 1, "Bl-Kn") == ("loses", 7)


def test_ur_15_16_a_certain_trick_is_lost_whoever_is_still_to_play() -> None:
    hands = ("Bl-Fa Re-Fa", "Bl-Em Re-As", "Bl-Kn Re-Ex")
    match = table(*hands, lines="active: 16 0")
    play(match, "play Bl-Fa", "certain take")
    assert outcome(match, 1, "Bl-Em") == ("loses", None)
    match = play(table(*hands, lines="active: 16 0"), "Bl-Fa")
    assert outcome(match, 1, "Bl-Em") == ("ahead", 1)


def test_ur_15_16_a_leader_can_be_certain() -> None:
    match = table("Bl-Fa Re-Fa", "Bl-Em Re-As", lines="active: 16 0", a="cubes: 2")
    assert changes(cards(match, 0)["Bl-Fa"]) == {"certain take": ("takes", None)}


def test_ur_15_16_declared_at_any_time_may_still_come() -> None:
    match = last_of_three(
        "Bl-Kn", "Bl-Fa", lines="active: 16 0", scroll16_declared="any_time_in_trick"
    )
    assert outcome(match, 2, "Bl-Kn") == ("ahead", 9)
    assert outcome(match, 2, "Bl-Fa") == ("loses", 9)  # B has more than that, too
    match = last_of_three("Bl-Kn", "Bl-Fa", lines="active: 16 0")
    assert outcome(match, 2, "Bl-Kn") == ("takes", 9)


def test_ur_15_18_a_power_by_somebody_else_may_still_come() -> None:
    """Only a power of the card's own rank can be used on it (UR-D36)."""
    hand = ("Bl-Kn", "Bl-Pr", "Bl-Fa")
    match = last_of_three(*hand, lines="active: 18 0", a="crystals: 1")
    assert outcome(match, 2, "Bl-Kn") == ("takes", 9)
    assert outcome(match, 2, "Bl-Pr") == ("ahead", 9)  # it may be recoloured
    assert outcome(match, 2, "Bl-Fa") == ("loses", 9)
    match = last_of_three(*hand, lines="active: 18 0")  # no crystal
    assert outcome(match, 2, "Bl-Pr") == ("takes", 9)
    match = last_of_three(*hand, lines="active: 18 2", c="crystals: 1")  # one's own
    assert outcome(match, 2, "Bl-Pr") == ("takes", 9)


def test_ur_15_10_a_trick_that_may_be_stolen_is_not_certain() -> None:
    hand = ("Bl-Kn", "Bl-Fa")
    match = last_of_three(*hand, lines="active: 10 0")
    assert outcome(match, 2, "Bl-Kn") == ("ahead", 9)
    assert outcome(match, 2, "Bl-Fa") == ("loses", 9)
    assert outcome(last_of_three(*hand, lines="active: 10 0 -1 0"), 2, "Bl-Kn")[0] == "takes"
    assert outcome(last_of_three(*hand, lines="active: 10 2"), 2, "Bl-Kn")[0] == "takes"


def test_ur_15_10_whoever_can_steal_a_trick_has_not_lost_it() -> None:
    hand = ("Bl-Fa", "Re-Fa")
    match = last_of_three(*hand, lines="active: 10 2")
    assert outcome(match, 2, "Bl-Fa")[0] == "behind"
    assert "loses" not in json.dumps(match.helps(2))
    match.choose("play Bl-Fa")
    assert "steal" in options(match)
    assert outcome(last_of_three(*hand, lines="active: 10 2 -1 0"), 2, "Bl-Fa")[0] == "loses"
    assert outcome(last_of_three(*hand, lines="active: 10 0"), 2, "Bl-Fa")[0] == "loses"


# ---- what would change it ----


def test_cubes_that_change_the_outcome() -> None:
    match = last_of_three("Bl-Ex", "Bl-Kn", c="cubes: 6")
    found = cards(match, 2)
    assert changes(found["Bl-Ex"]) == {
        "cubes +5": ("takes", 9),
        "cubes +6": ("takes", 9),
    }
    assert set(changes(found["Bl-Kn"])) == {f"cubes -{n}" for n in range(2, 7)}  # 9 is a tie


def test_powers_that_change_the_outcome() -> None:
    match = last_of_three("Bl-Pr", c="crystals: 1")
    assert changes(cards(match, 2)["Bl-Pr"]) == {
        "power priest black": ("loses", 9),
        "power priest red": ("loses", 9),
    }
    match = table("Bl-Wi Re-Fa", "Bl-Dw Bl-Kn", b="crystals: 1")
    play(match, "Bl-Wi")
    found = cards(match, 1)
    assert changes(found["Bl-Dw"]) == {"power dwarf": ("takes", 9)}
    assert changes(found["Bl-Kn"]) == {}


def test_ur_11_11_nothing_changes_under_an_emperor() -> None:
    match = table("Bl-Em Re-Fa", "Bl-Dw Bl-Kn", a="crystals: 1", b="crystals: 1\ncubes: 9")
    play(match, "play Bl-Em", "power emperor")
    assert [changes(card) for card in cards(match, 1).values()] == [{}, {}]


def test_nothing_changes_for_a_card_that_cannot_be_played() -> None:
    match = following(b="cubes: 9")
    assert changes(cards(match, 1)["Re-Em"]) == {}
    assert changes(cards(match, 1)["Bl-Fa"]) == {"cubes +9": ("ahead", 9)}


def test_on_the_table_until_done() -> None:
    match = last_of_three("Bl-Ex", "Bl-Kn", c="cubes: 6\ncrystals: 1")
    match.choose("play Bl-Ex")
    found = match.helps(2)["announce"]
    assert (found["card"], found["outcome"], found["against"]) == ("Bl-Ex", "loses", 9)
    assert set(changes(found)) == {"cubes +5", "cubes +6"}
    match = table("Bl-Wi Re-Fa", "Bl-Kn Re-As", "Bl-Em Re-Ex", b="cubes: 6\ncrystals: 1")
    play(match, "Bl-Wi", "play Bl-Kn", "cubes -4")
    found = match.helps(1)["announce"]
    assert (found["outcome"], found["against"], found["changes"]) == ("behind", 9, [])


# ---- what it brings ----


@pytest.mark.parametrize(
    ("mission", "brings"), [(1, 1), (3, 3), (4, 0), (7, 0), (8, 1), (11, 27), (19, 2), (25, 1)]
)
def test_what_taking_the_trick_would_bring(mission: int, brings: int) -> None:
    """Three blue cards, 27 in sum; C has red and yellow ones."""
    match = last_of_three("Bl-Kn", lines=f"mission: {mission}", c="tricks: Re-Fa+Re-As+Ye-Em")
    assert cards(match, 2)["Bl-Kn"]["brings"] == brings


# ---- powers that come too late ----


def test_ur_d16_powers_without_effect_on_the_last_card() -> None:
    match = table("Bl-Wi Re-Fa", "Bl-Kn Re-As", b="crystals: 1")
    assert match.helps(0)["idle"] == []
    play(match, "Bl-Wi")
    assert match.helps(1)["idle"] == match.helps()["idle"] == ["wizard", "knight", "emperor"]
    match.choose("play Bl-Kn")
    assert asks(match) == (1, "announce")
    assert match.helps(1)["idle"] == ["wizard", "knight", "emperor"]
    match.choose("done")
    assert match.helps(1)["idle"] == []


# ---- what may be put on the card to come ----


def putting(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.helps()["putting"]
    return found


def test_what_may_be_put_on_a_card_is_public() -> None:
    match = following(b="crystals: 1\ncubes: 3")
    assert putting(match) == {
        "cubes": 3,
        # Explorer: there is no previous trick; Assassin: only together with the play
        "powers": ["farmer", "dwarf", "wizard", "knight", "priest", "emperor"],
        "any_power": False,
        "declarations": [],
    }


def test_without_crystals_no_power_can_be_bought() -> None:
    assert putting(following(b="cubes: 3"))["powers"] == []


def test_ur_11_11_after_an_emperor_nothing_can_be_put_on_a_card() -> None:
    match = table(
        *("Bl-Em Bk-Fa", "Bl-Fa Bl-Kn", "Bl-Ex Bk-Ex"),
        a="crystals: 1",
        b="crystals: 1\ncubes: 3",
    )
    match.choose("play Bl-Em")
    match.choose("power emperor")
    assert (putting(match)["cubes"], putting(match)["powers"]) == (0, [])


def test_ur_15_16_declarations_name_a_colour_only_with_the_lead() -> None:
    match = table(
        *("Bl-Em Bk-Fa", "Bl-Fa Bl-Kn", "Bl-Ex Bk-Ex"),
        lines="active: 16 0",
    )
    declared = [(d["mode"], d["colour"]) for d in putting(match)["declarations"]]
    assert declared[:2] == [("take", None), ("refuse", "black")]
    assert len(declared) == 5
    assert putting(play(match, "play Bl-Em", "done"))["declarations"] == []  # B's turn
