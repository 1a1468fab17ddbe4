"""The powers, each by itself (UR-11): what holds for all eight, Farmer to Wizard."""

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
from tests.games.urbno.words import drawing

RANKS = ("Fa", "As", "Ex", "Dw", "Wi", "Kn", "Pr", "Em")
FARMERS = ["power farmer 0", "power farmer 1", "power farmer 2", "power farmer 3"]
# What a crystal offers on a blue card that is led while red is dominant.
OFFERS = {
    "Fa": FARMERS,
    "As": [],
    "Ex": ["power explorer"],
    "Dw": ["power dwarf"],
    "Wi": ["power wizard"],
    "Kn": ["power knight"],
    "Pr": ["power priest black", "power priest yellow"],
    "Em": ["power emperor"],
}
EARLIER = "tricks: Re-Fa+Re-As+Re-Ex+Re-Dw"


def leading(rank: str, crystals: int, *, earlier: str = EARLIER, spare: bool = True) -> Match:
    """A has played a blue card of that rank; red is dominant."""
    spares = [f" {card}" * spare for card in ("Bk-Fa", "Bk-As", "Bk-Ex", "Bk-Dw")]
    match = table(
        f"Bl-{rank}{spares[0]}",
        f"Re-Wi{spares[1]}",
        f"Re-Kn{spares[2]}",
        f"Re-Pr{spares[3]}",
        lines="dominant: red",
        a=f"crystals: {crystals}",
        d=earlier,
    )
    return play(match, f"play Bl-{rank}")


def offered(match: Match) -> list[str]:
    """What A may put on the card just played; nothing if the next player is asked."""
    if asks(match) == (1, "play"):
        return []
    assert asks(match) == (0, "announce")
    return options(match)[:-1]


# ---- what holds for all ----


@pytest.mark.parametrize("rank", RANKS)
def test_ur_11_1_a_crystal_offers_the_power_of_the_card(rank: str) -> None:
    assert offered(leading(rank, 1)) == OFFERS[rank]


@pytest.mark.parametrize("rank", RANKS)
def test_ur_11_1_no_power_without_a_crystal(rank: str) -> None:
    assert offered(leading(rank, 0)) == []


@pytest.mark.parametrize("rank", [rank for rank in RANKS if OFFERS[rank]])
def test_ur_9_8_one_crystal_a_card(rank: str) -> None:
    match = play(leading(rank, 3), OFFERS[rank][0])
    assert asks(match) == ((0, "return") if rank == "Ex" else (1, "play"))
    assert seat(match, 0)["crystals"] == 2


@pytest.mark.parametrize("rank", RANKS)
def test_ur_11_6_only_the_explorer_is_barred_in_the_first_trick(rank: str) -> None:
    assert offered(leading(rank, 1, earlier="")) == ([] if rank == "Ex" else OFFERS[rank])


@pytest.mark.parametrize("rank", RANKS)
def test_ur_11_4_farmer_and_explorer_are_barred_in_the_last_trick(rank: str) -> None:
    expected = [] if rank in ("Fa", "Ex") else OFFERS[rank]
    assert offered(leading(rank, 1, spare=False)) == expected


def following(lead: str, power: str, rank: str) -> Match:
    """D has led a yellow card and used a power; A, who cannot follow, has played a blue card."""
    match = table(
        f"Bl-{rank} Bk-Em",
        "Re-Wi Bk-As",
        "Re-Kn Bk-Ex",
        f"Ye-{lead} Bk-Dw",
        lines="dominant: red\nleader: 3",
        a="crystals: 2\ncubes: 1",
        c=EARLIER,
        d="crystals: 1",
    )
    play(match, f"play Ye-{lead}", power)
    if power == "power explorer":
        play(match, "return Bk-Dw")
    return play(match, f"play Bl-{rank}")


@pytest.mark.parametrize("rank", RANKS)
def test_ur_11_11_no_power_and_no_cube_after_an_emperor(rank: str) -> None:
    match = following("Em", "power emperor", rank)
    assert asks(match) == (1, "play")
    assert seat(match, 0)["crystals"] == 2
    assert offered(following("Em", "done", rank)) == [*OFFERS[rank], "cubes +1", "cubes -1"]


@pytest.mark.parametrize(
    ("rank", "power", "again"),
    [
        ("Fa", "power farmer 1", []),
        ("Ex", "power explorer", ["power explorer"]),
        ("Dw", "power dwarf", []),
        ("Wi", "power wizard", []),
        ("Kn", "power knight", []),
        ("Pr", "power priest blue", ["power priest black", "power priest yellow"]),
    ],
)
def test_ur_11_3_limits_per_trick(rank: str, power: str, again: list[str]) -> None:
    cubes = ["cubes +1", "cubes -1"]
    assert offered(following(rank, "done", rank)) == OFFERS[rank] + cubes
    assert offered(following(rank, power, rank)) == again + cubes


# ---- Farmer (UR-11.4) ----


def farmers(**more: Any) -> Match:
    match = table(
        "Bl-Fa Re-As Ye-As",
        "Bl-Kn Re-Ex Ye-Ex",
        "Bl-Ex Re-Dw Ye-Dw",
        "Bl-As Re-Wi Ye-Wi",
        a="crystals: 1",
        **more,
    )
    return play(match, "play Bl-Fa")


@pytest.mark.parametrize("leader", range(4))
def test_ur_11_4_farmer_names_anybody(leader: int) -> None:
    match = play(farmers(), f"power farmer {leader}")
    assert match.view()["trick"]["next_leader"] == leader  # at once
    play(match, "Bl-Kn", "Bl-Ex", "Bl-As")
    assert (took_last(match), leads(match)) == (1, leader)


def test_ur_11_4_farmer_names_the_leader_of_one_trick_only() -> None:
    match = play(farmers(), "power farmer 2", "Bl-Kn", "Bl-Ex", "Bl-As")
    play(match, "Re-Dw", "Re-Wi", "Re-As", "Re-Ex")
    assert (took_last(match), leads(match)) == (3, 3)


def test_ur_11_4_farmer_is_not_offered_with_scroll_19() -> None:
    assert asks(farmers(lines="active: 19 1 0")) == (1, "play")  # B named A
    assert asks(farmers(lines="active: 12 1")) == (0, "announce")


def test_ur_11_4_farmer_names_the_owner_of_scroll_14_who_waits() -> None:
    match = play(farmers(lines="active: 14 2"), "power farmer 2", "Bl-Kn", "Bl-Ex", "Bl-As")
    assert "wait" in options(match)
    play(match, "wait")
    assert asks(match) == (3, "lead")


def test_ur_11_4_farmer_decides_after_a_theft_too() -> None:
    match = farmers(lines="active: 10 3", scroll10_next_leader="thief")
    play(match, "power farmer 2", "Bl-Kn", "Bl-Ex", "Bl-As", "steal")
    assert leads(match) == 2


def test_ur_11_4_farmer_of_two_players() -> None:
    match = play(table("Bl-Fa Re-As", "Bl-Kn Re-Ex", a="crystals: 1"), "play Bl-Fa")
    assert options(match) == ["power farmer 0", "power farmer 1", "done"]


# ---- Assassin (UR-11.5) ----


def assassins(cards: str, tokens: str = "crystals: 1") -> Match:
    """A leads Bl-Ex, B is to play; red is dominant."""
    match = table(
        "Bl-Ex Bk-Fa Bk-Ex",
        cards,
        "Bl-Dw Bk-As Bk-Dw",
        "Bl-Wi Bk-Wi Bk-Kn",
        lines="dominant: red",
        b=tokens,
        c="crystals: 1",
    )
    return play(match, "Bl-Ex")


def test_ur_11_5_assassin_keeps_its_colour() -> None:
    match = play(assassins("Bl-Fa Ye-As Ye-Em"), "play Ye-As with assassin")
    assert match.view()["trick"]["plays"][1]["colour"] == "yellow"
    play(match, "Bl-Dw", "Bl-Wi")
    assert took_last(match) == 3  # neither dominant nor led
    assert seat(match, 1)["crystals"] == 0


def test_ur_11_5_assassin_against_the_duty_to_play_dominant() -> None:
    match = assassins("Re-Fa Ye-As Ye-Em")
    assert options(match) == ["play Re-Fa", "play Ye-As with assassin"]
    assert why(match, 1, "card:Ye-Em") == "follow-dominant"
    assert options(assassins("Re-Fa Ye-As Ye-Em", "crystals: 0")) == ["play Re-Fa"]


def test_ur_11_5_assassin_is_not_offered_where_it_is_legal_anyway() -> None:
    assert options(assassins("Bl-As Bl-Fa Ye-Em")) == ["play Bl-Fa", "play Bl-As"]
    assert options(assassins("Ye-As Ye-Fa Ye-Em")) == ["play Ye-Fa", "play Ye-As", "play Ye-Em"]
    match = play(assassins("Bl-As Bl-Fa Ye-Em"), "play Bl-As")
    assert asks(match) == (2, "play")
    assert seat(match, 1)["crystals"] == 1


def test_ur_11_5_assassin_is_not_offered_to_the_leader() -> None:
    match = table("Bl-As Re-As", "Bl-Ex Re-Ex", a="crystals: 2")
    assert options(match) == ["play Re-As", "play Bl-As"]


def test_ur_11_5_several_assassins_in_one_trick() -> None:
    match = play(assassins("Bl-Fa Re-As Ye-Em"), "play Re-As with assassin")
    assert options(match) == ["play Bl-Dw", "play Bk-As with assassin"]
    play(match, "play Bk-As with assassin", "Bl-Wi")
    assert took_last(match) == 1


def test_ur_11_5_assassin_may_carry_cubes_but_no_second_power() -> None:
    match = assassins("Bl-Fa Re-As Ye-Em", "crystals: 2\ncubes: 1")
    play(match, "play Re-As with assassin")
    assert options(match) == ["cubes +1", "cubes -1", "done"]


def test_ur_11_5_assassin_is_not_offered_in_mission_15() -> None:
    rows = ("Bl-Ex Bk-Fa", "Bl-Fa Re-As", "Bl-Dw Bk-As", "Bl-Wi Bk-Wi")
    more: Any = {"abcd"[n]: f"row: {row}\ncrystals: 2" for n, row in enumerate(rows)}
    match = play(table(*rows, lines="mission: 15", **more), "Bl-Ex")
    assert options(match) == ["play Bl-Fa"]


# ---- Explorer (UR-11.6) ----


def explorer(seed: int = 1, **more: Any) -> Match:
    """A plays an Explorer in the third trick."""
    match = table(
        "Ye-Ex Re-Fa",
        "Ye-Dw Re-As",
        "Ye-Wi Re-Ex",
        "Ye-Kn Re-Dw",
        seed=seed,
        **{
            "lines": "owners: 1 0",
            "a": "crystals: 1\ntricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Dw",
            "b": "tricks: Bl-Wi+Bl-Kn+Bl-Pr+Bl-Em",
        }
        | more,
    )
    return play(match, "play Ye-Ex", "power explorer")


def test_ur_11_6_explorer_draws_from_an_own_trick() -> None:
    match = drawing("Bl-Ex", explorer)
    assert options(match) == ["return Re-Fa", "return Bl-Ex"]
    play(match, "return Re-Fa")
    assert match.view(0)["hand"]["taken"] == [["Bl-Fa", "Bl-As", "Re-Fa", "Bl-Dw"]]
    assert hand(match, 0) == ["Bl-Ex"]


def test_ur_11_6_explorer_draws_from_the_previous_trick_only() -> None:
    drawn = {option for seed in range(50) for option in options(explorer(seed))}
    ranks = ("Fa", "As", "Ex", "Dw")
    assert drawn == {"return Re-Fa", *(f"return Bl-{rank}" for rank in ranks)}


def test_ur_11_6_explorer_comes_after_the_whole_announcement() -> None:
    match = explorer(a="crystals: 1\ncubes: 1\ntricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Dw")
    assert options(match) == ["cubes +1", "cubes -1", "done"]
    play(match, "cubes +1")
    assert asks(match) == (0, "return")


def stolen(seed: int) -> Match:
    match = table(
        "Ye-Fa Bl-Fa Bk-Fa",
        "Ye-As Bl-Ex Bk-As",
        "Ye-Dw Bl-Dw Bk-Ex",
        "Ye-Em Bl-Wi Bk-Dw",
        lines="active: 10 0",
        seed=seed,
        b="crystals: 1",
    )
    play(match, "Ye-Fa", "Ye-As", "Ye-Dw", "Ye-Em", "steal")
    return play(match, "Bl-Wi", "Bl-Fa", "play Bl-Ex", "power explorer")


def test_ur_11_6_explorer_draws_from_a_stolen_trick() -> None:
    match = play(drawing("Ye-Em", stolen), "return Bk-As")
    assert match.view(0)["hand"]["taken"] == [["Ye-Fa", "Ye-As", "Ye-Dw", "Bk-As"]]
    assert hand(match, 1) == ["Ye-Em"]
    # The trick as it was played stays public, the exchange does not show (UR-17).
    assert [p["card"] for p in match.view()["history"][0]] == ["Ye-Fa", "Ye-As", "Ye-Dw", "Ye-Em"]
    told = [bool([e for e in match.log(n) if e["kind"] == "explored"]) for n in range(4)]
    assert told == [True, True, False, False]


# ---- Dwarf (UR-11.7) ----


def dwarfs(a: str, b: str, c: str, d: str, power: str = "power dwarf") -> Match:
    """B plays a Dwarf; red is dominant."""
    spare = ("Bk-Fa", "Bk-As", "Bk-Ex", "Bk-Dw")
    hands = [f"{card} {more}" for card, more in zip((a, b, c, d), spare, strict=True)]
    match = table(*hands, lines="dominant: red", b="crystals: 1", c="crystals: 1")
    return play(match, a, f"play {b}", power)


def test_ur_11_7_the_lowest_dominant_card_takes() -> None:
    match = play(dwarfs("Bl-Kn", "Bl-Dw", "Re-Em", "Re-Pr"), "Re-Em", "Re-Pr")
    assert took_last(match) == 3
    match = play(dwarfs("Bl-Kn", "Bl-Dw", "Re-Em", "Re-Pr", "done"), "Re-Em", "Re-Pr")
    assert took_last(match) == 2


def test_ur_11_7_works_for_cards_already_played_and_only_for_the_led_colour() -> None:
    match = play(dwarfs("Bl-Ex", "Bl-Dw", "Bl-Em", "Ye-Fa"), "Bl-Em", "Ye-Fa")
    assert took_last(match) == 0


def test_ur_11_7_a_second_dwarf_is_free_to_play_but_has_no_power() -> None:
    match = play(dwarfs("Bl-Kn", "Bl-Dw", "Re-Dw", "Bl-Fa"), "play Re-Dw")
    assert asks(match) == (3, "play")
    match = play(dwarfs("Bl-Kn", "Bl-Dw", "Re-Dw", "Bl-Fa", "done"), "play Re-Dw")
    assert options(match) == ["power dwarf", "done"]


def test_ur_11_7_the_next_trick_goes_to_the_highest_again() -> None:
    match = play(dwarfs("Bl-Ex", "Bl-Dw", "Bl-Em", "Bl-Fa"), "Bl-Em", "Bl-Fa")
    assert took_last(match) == 3
    assert match.view()["trick"]["powers"] == []


# ---- Wizard (UR-11.8) ----


def wizards(power: str = "power wizard", lead: str = "Bl-Ex", **more: Any) -> Match:
    """A leads, B plays a Wizard; red is dominant, C has no blue card."""
    match = table(
        f"{lead} Bk-Fa Bk-As",
        "Bl-Wi Bl-Fa Bk-Ex",
        "Re-Em Re-Dw Ye-Fa",
        "Bl-Em Bl-Kn Bl-Pr",
        lines="dominant: red",
        b="crystals: 1",
        **more,
    )
    return play(match, lead, "play Bl-Wi", power)


def test_ur_11_8_the_lowest_dominant_card_when_void() -> None:
    match = wizards()
    assert options(match) == ["play Re-Dw"]
    assert why(match, 2, "card:Re-Em") == "wizard"
    assert why(match, 2, "card:Ye-Fa") == "follow-dominant"
    play(match, "Re-Dw")
    assert options(match) == ["play Bl-Kn"]
    assert options(wizards("done")) == ["play Re-Dw", "play Re-Em"]


def test_ur_11_8_neither_the_wizard_nor_the_next_trick_is_bound() -> None:
    match = play(wizards(), "Re-Dw", "Bl-Kn")  # B held a lower blue card
    assert took_last(match) == 2
    assert options(match) == ["play Re-Em", "play Ye-Fa"]
    play(match, "Ye-Fa")
    assert options(match) == ["play Bl-Pr", "play Bl-Em"]


def test_ur_11_8_the_last_player_may_use_it_in_vain() -> None:
    match = table("Bl-Wi Bk-Fa", "Bl-Ex Bk-As", lines="leader: 1", a="crystals: 1")
    play(match, "Bl-Ex", "play Bl-Wi")
    assert options(match) == ["power wizard", "done"]  # UR-D16
    play(match, "power wizard")
    assert (took_last(match), seat(match, 0)["crystals"]) == (0, 0)


@pytest.mark.parametrize(("rank", "free"), [("Wi", False), ("Kn", True), ("Dw", True)])
def test_ur_14_15_wizard_is_not_offered_in_mission_15(rank: str, free: bool) -> None:
    rows = (f"Bl-{rank} Bk-Fa", "Bl-Fa Re-As")
    more: Any = {"ab"[n]: f"row: {row}\ncrystals: 1" for n, row in enumerate(rows)}
    match = play(table(*rows, lines="mission: 15", **more), f"play Bl-{rank}")
    assert asks(match) == ((0, "announce") if free else (1, "play"))
