"""Each of the eight powers with scroll 16, the certain trick (UR-15.16)."""

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, hand, leads, options, play, table, took_last
from tests.games.urbno.words import drawing

FARMERS = ["power farmer 0", "power farmer 1", "power farmer 2", "power farmer 3"]
CERTAIN = ["certain take", "certain refuse", "done"]


def certain(*cards: str, leader: int = 1, cubes: int = 0, seed: int = 1) -> Match:
    """A has scroll 16 and a crystal; black is dominant, B leads."""
    spares = ("Re-Fa", "Re-Dw", "Re-Ex", "Re-As")
    return table(
        *(f"{card} {spare}" for card, spare in zip(cards, spares, strict=True)),
        lines=f"active: 16 0\nleader: {leader}",
        seed=seed,
        a=f"crystals: 1\ncubes: {cubes}",
        b="crystals: 1",
        c="tricks: Re-Wi+Re-Kn+Re-Pr+Re-Em",
    )


@pytest.mark.parametrize(("mode", "taker"), [("take", 0), ("refuse", 2), ("", 2)])
def test_ur_15_16_farmer(mode: str, taker: int) -> None:
    match = play(certain("Bl-Fa", "Bl-Ex", "Bl-Em", "Bl-Wi"), "Bl-Ex", "Bl-Em", "Bl-Wi")
    play(match, "play Bl-Fa")
    assert options(match) == [*FARMERS, *CERTAIN]
    play(match, "power farmer 3", f"certain {mode}" if mode else "done")
    assert took_last(match) == taker
    assert leads(match) == 3  # UR-D49


@pytest.mark.parametrize(
    ("choice", "taker"), [("certain take", 0), ("certain refuse", 2), ("done", 0)]
)
def test_ur_15_16_assassin(choice: str, taker: int) -> None:
    match = certain("Bl-Fa Bk-As", "Bl-Ex Ye-Kn", "Bl-Em Ye-Pr", "Bl-Wi Ye-Em")
    play(match, "Bl-Ex", "Bl-Em", "Bl-Wi")
    # The play must be legal: scroll 16 frees nobody from the colour rule.
    assert options(match) == ["play Bl-Fa", "play Bk-As with assassin"]
    play(match, "play Bk-As with assassin")
    assert options(match) == CERTAIN
    play(match, choice)
    assert took_last(match) == taker


def exploring(seed: int) -> Match:
    match = certain("Bl-Ex", "Bl-Dw", "Bl-Em", "Bl-Wi", seed=seed)
    play(match, "Bl-Dw", "Bl-Em", "Bl-Wi", "play Bl-Ex")
    assert options(match) == ["power explorer", *CERTAIN]
    play(match, "power explorer")
    assert options(match) == CERTAIN  # the draw comes after the whole announcement
    return play(match, "certain take")


def test_ur_15_16_explorer() -> None:
    match = play(drawing("Re-Em", exploring), "return Re-Fa")
    assert took_last(match) == 0
    assert hand(match, 0) == ["Re-Em"]
    assert match.view(2)["hand"]["taken"] == [["Re-Wi", "Re-Kn", "Re-Pr", "Re-Fa"]]


@pytest.mark.parametrize(
    ("choice", "taker"), [("certain take", 0), ("certain refuse", 3), ("done", 0)]
)
def test_ur_15_16_own_dwarf(choice: str, taker: int) -> None:
    match = play(certain("Bl-Dw", "Bl-Kn", "Bl-Em", "Bl-Wi"), "Bl-Kn", "Bl-Em", "Bl-Wi")
    play(match, "play Bl-Dw", "power dwarf", choice)
    assert took_last(match) == taker  # refusing: the lowest of the others


@pytest.mark.parametrize(
    ("choice", "taker"), [("certain take", 0), ("certain refuse", 3), ("done", 0)]
)
def test_ur_15_16_dwarf_of_another(choice: str, taker: int) -> None:
    match = certain("Bl-As", "Bl-Dw", "Bl-Em", "Bl-Ex")
    play(match, "play Bl-Dw", "power dwarf", "Bl-Em", "Bl-Ex", "play Bl-As", choice)
    assert took_last(match) == taker


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_ur_15_16_wizard(order: tuple[int, int]) -> None:
    match = certain("Ye-Wi Ye-Em", "Bl-Fa Bl-Em", "Bl-As Bl-Kn", "Ye-Fa Ye-Kn", leader=0)
    choices = ("power wizard", "certain refuse blue")
    play(match, "play Ye-Wi", *(choices[n] for n in order))
    assert options(match) == ["play Bl-Fa"]  # the lowest of the announced colour
    play(match, "Bl-Fa")
    assert options(match) == ["play Bl-As"]
    play(match, "Bl-As")
    assert options(match) == ["play Re-As", "play Ye-Fa"]
    play(match, "Ye-Fa")
    assert took_last(match) == 2


@pytest.mark.parametrize(
    ("a", "colour", "others", "taker"),
    [
        # Later black cards have no precedence, but black is led: they are ordinary led cards.
        ("Ye-Kn", "black", ("Bk-Fa", "Bk-Em", "Bk-As"), 2),
        # The refused Knight is left out, C's black card came later.
        ("Bk-Kn", "blue", ("Bl-Fa", "Bk-Em", "Bl-As"), 3),
        ("Bk-Kn", "blue", ("Ye-Fa", "Bk-Em", "Bk-As"), 0),
    ],
)
def test_ur_15_16_knight(a: str, colour: str, others: tuple[str, ...], taker: int) -> None:
    match = certain(a, *others, leader=0)
    play(match, f"play {a}", "power knight", f"certain refuse {colour}", *others)
    assert took_last(match) == taker
    assert leads(match) == taker


PRIEST = ("Ye-Pr Bk-Fa", "Bl-Fa Ye-Em", "Bl-As Ye-Kn", "Bl-Wi Ye-Wi")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["priest first", "scroll first"])
def test_ur_15_16_priest_and_refusal_of_the_leader(order: tuple[int, int]) -> None:
    match = certain(*PRIEST, leader=0)
    choices = ("power priest red", "certain refuse blue")
    play(match, "play Ye-Pr", *(choices[n] for n in order))
    assert match.view()["trick"]["plays"][0]["colour"] == "red"
    assert match.view()["trick"]["led"] == "blue"  # the announced colour goes first (UR-D35)
    assert options(match) == ["play Bl-Fa"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["priest first", "scroll first"])
def test_ur_15_16_priest_and_certain_take_of_the_leader(order: tuple[int, int]) -> None:
    """UR-D1: no colour is announced, so the new colour of the Priest is the led colour."""
    match = certain(*PRIEST, leader=0)
    choices = ("power priest blue", "certain take")
    play(match, "play Ye-Pr", *(choices[n] for n in order))
    assert match.view()["trick"]["plays"][0]["colour"] == "blue"
    assert match.view()["trick"]["led"] == "blue"
    assert options(match) == ["play Bl-Fa"]
    play(match, "Bl-Fa", "Bl-As", "Bl-Wi")
    assert took_last(match) == 0


def test_ur_d50_scroll_16_is_not_locked_by_an_emperor() -> None:
    match = certain("Bl-Fa", "Bl-Em", "Bl-Ex", "Bl-Wi", cubes=2)
    play(match, "play Bl-Em", "power emperor", "Bl-Ex", "Bl-Wi", "play Bl-Fa")
    assert options(match) == CERTAIN  # neither power nor cubes
    play(match, "certain take")
    assert took_last(match) == 0


def test_ur_15_16_own_emperor_is_refused_and_locks_all_the_same() -> None:
    match = certain("Bl-Em", "Bl-Dw", "Bl-Ex", "Bl-Wi", leader=0)
    play(match, "play Bl-Em", "certain refuse blue", "power emperor", "play Bl-Dw")
    assert asks(match) == (2, "play")
    play(match, "Bl-Ex", "Bl-Wi")
    assert took_last(match) == 3
