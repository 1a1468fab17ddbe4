"""Each of the eight powers with scroll 18 (crystals on any card) and scroll 20 (any power)."""

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
EARLIER = "tricks: Re-Wi+Re-Kn+Re-Pr+Re-Em"

# ---- scroll 20 (UR-15.20) ----

# On a blue card while black is dominant. The Assassin's power comes with the play or not at all.
ANY = [
    *FARMERS,
    "power explorer",
    "power dwarf",
    "power wizard",
    "power knight",
    "power priest red",
    "power priest yellow",
    "power emperor",
]


def any_power(card: str = "Bl-Kn", crystals: int = 2, earlier: str = EARLIER, **more: Any) -> Match:
    """A, who has scroll 20, has led the card; black is dominant, D has no blue card."""
    match = table(
        f"{card} Re-Fa",
        "Bl-Dw Bl-Em",
        "Bl-Ex Bl-Pr",
        "Bk-As Bk-Em",
        lines="active: 20 0",
        a=f"crystals: {crystals}",
        b="crystals: 1",
        d=earlier,
        **more,
    )
    return play(match, f"play {card}")


@pytest.mark.parametrize("rank", ["Fa", "As", "Wi", "Kn"])
def test_ur_15_20_any_power_on_any_card(rank: str) -> None:
    match = any_power(f"Bl-{rank}")
    assert options(match) == [*ANY, "done"]
    play(match, "power dwarf")
    assert asks(match) == (1, "play")  # one power a card
    assert seat(match, 0)["crystals"] == 1


def test_ur_15_20_only_for_a_crystal_and_only_for_its_owner() -> None:
    assert asks(any_power(crystals=0)) == (1, "play")
    match = play(any_power(), "done", "play Bl-Dw")
    assert options(match) == ["power dwarf", "done"]


def test_ur_15_20_as_farmer() -> None:
    match = play(any_power(), "power farmer 2", "Bl-Dw", "Bl-Ex", "Bk-As")
    assert (took_last(match), leads(match)) == (3, 2)


def test_ur_15_20_as_explorer() -> None:
    match = drawing("Re-Em", lambda seed: play(any_power(seed=seed), "power explorer"))
    assert options(match) == ["return Re-Fa", "return Re-Em"]
    play(match, "return Re-Fa")
    assert hand(match, 0) == ["Re-Em"]
    assert match.view(3)["hand"]["taken"] == [["Re-Wi", "Re-Kn", "Re-Pr", "Re-Fa"]]


def test_ur_15_20_as_dwarf() -> None:
    match = play(any_power(), "power dwarf", "Bl-Em", "Bl-Pr", "Bk-Em")
    assert took_last(match) == 3
    match = play(any_power(), "power dwarf", "play Bl-Dw")
    assert asks(match) == (2, "play")  # the limit follows the power


def test_ur_15_20_as_wizard() -> None:
    match = play(any_power(), "power wizard")
    assert options(match) == ["play Bl-Dw"]
    assert options(play(match, "Bl-Dw")) == ["play Bl-Ex"]
    assert options(play(match, "Bl-Ex")) == ["play Bk-As"]


def test_ur_15_20_as_knight() -> None:
    match = play(any_power("Bl-Wi"), "power knight", "Bl-Dw", "Bl-Ex", "Bk-Em")
    assert took_last(match) == 0


def test_ur_15_20_as_priest() -> None:
    match = play(any_power(), "power priest red")
    assert match.view()["trick"]["led"] == "red"
    play(match, "Bl-Em", "Bl-Pr")
    assert match.view()["trick"]["winning"] == 0
    match = any_power("Bk-Kn")  # of the dominant colour
    assert [o for o in options(match) if "priest" in o] == [
        "power priest red",
        "power priest yellow",
        "power priest blue",
    ]


def test_ur_15_20_as_emperor() -> None:
    match = play(any_power(), "power emperor", "play Bl-Dw")
    assert asks(match) == (2, "play")
    assert seat(match, 1)["crystals"] == 1


def as_assassin(crystals: int = 1, power: str = "done", cards: str = "Bl-Fa Bl-Ex Bk-Kn") -> Match:
    """B has led; A is the last to play and has scroll 20; black is dominant."""
    match = table(
        f"{cards} Ye-Em",
        "Bl-Em Re-Fa Re-As Re-Ex",
        "Bl-As Re-Dw Re-Wi Re-Kn",
        "Bl-Dw Ye-As Re-Pr Re-Em",
        lines="active: 20 0\nleader: 1",
        a=f"crystals: {crystals}\ncubes: 1",
        b="crystals: 1",
        d="crystals: 1",
    )
    play(match, "play Bl-Em", power, "Bl-As")
    # D has only the Assassin itself.
    locked = power == "power emperor"
    assert options(match) == ["play Bl-Dw"] + ["play Ye-As with assassin"] * (not locked)
    return play(match, "Bl-Dw")


def test_ur_d37_as_assassin_any_own_card_against_the_colour_rule() -> None:
    match = as_assassin()
    assert options(match) == [
        "play Bl-Fa",
        "play Bl-Ex",
        "play Bk-Kn with assassin",
        "play Ye-Em with assassin",
    ]
    assert why(match, 0, "card:Bk-Kn") == "assassin-only"
    play(match, "play Bk-Kn with assassin")
    assert options(match) == ["cubes +1", "cubes -1", "done"]  # no second power
    play(match, "done")
    assert (took_last(match), seat(match, 0)["crystals"]) == (0, 0)


def test_ur_d37_as_assassin_not_without_crystal_and_not_when_locked() -> None:
    match = as_assassin(crystals=0)
    assert options(match) == ["play Bl-Fa", "play Bl-Ex"]
    assert why(match, 0, "card:Bk-Kn") == "follow-led"
    assert options(as_assassin(power="power emperor")) == ["play Bl-Fa", "play Bl-Ex"]


def test_ur_15_20_under_the_lock_no_other_power_either() -> None:
    match = as_assassin(power="power emperor")
    play(match, "play Bl-Ex")
    assert took_last(match) == 1  # not asked
    match = play(as_assassin(), "play Bl-Ex")
    assert "power knight" in options(match)


def test_ur_15_20_the_ban_of_the_first_trick_follows_the_power() -> None:
    expected = [option for option in ANY if option != "power explorer"]
    for card in ("Bl-Kn", "Bl-As"):
        assert options(any_power(card, earlier="")) == [*expected, "done"]


def test_ur_15_20_the_bans_of_the_last_trick_follow_the_power() -> None:
    hands = ("Bl-Kn", "Bl-Dw", "Bl-Ex", "Bk-As")
    match = table(*hands, lines="active: 20 0", a="crystals: 1", d=EARLIER)
    play(match, "play Bl-Kn")
    expected = [option for option in ANY if option not in (*FARMERS, "power explorer")]
    assert options(match) == [*expected, "done"]


def test_ur_15_20_the_bans_of_mission_15_follow_the_power() -> None:
    rows = ("Bl-Kn Re-Fa", "Bl-Dw Bl-Em", "Bl-Ex Bl-Pr", "Bk-As Bk-Em")
    more: Any = {"abcd"[n]: f"row: {row}\ncrystals: {n == 0:d}" for n, row in enumerate(rows)}
    more["d"] += f"\n{EARLIER}"
    match = play(table(*rows, lines="mission: 15\nactive: 20 0", **more), "play Bl-Kn")
    assert options(match) == [*(option for option in ANY if option != "power wizard"), "done"]


# ---- scroll 18 (UR-15.18) ----

# What the owner can do on another player's blue card; black is dominant.
REACTIONS = {
    "Fa": FARMERS,
    "As": [],  # never
    "Ex": ["power explorer"],
    "Dw": ["power dwarf"],
    "Wi": ["power wizard"],
    "Kn": ["power knight"],
    "Pr": ["power priest red", "power priest yellow"],
    "Em": ["power emperor"],
}


def others_card(card: str, crystals: int = 1, earlier: str = EARLIER, seed: int = 1) -> Match:
    """B has led the blue card; A has scroll 18, plays last and has neither blue nor black."""
    c, d = [other for other in ("Bl-As", "Bl-Ex", "Bl-Wi") if other != card][:2]
    high = "Bl-Pr" if card == "Bl-Em" else "Bl-Em"
    match = table(
        "Ye-Dw Ye-Wi Re-Fa",
        f"{card} Re-As Re-Ex",
        f"{c} {high} Ye-Fa",
        f"{d} Ye-As Ye-Ex",
        lines="active: 18 0\nleader: 1",
        seed=seed,
        a=f"crystals: {crystals}\ncubes: 3",
        b="crystals: 1",
        c=earlier,
    )
    return play(match, card)


def reactions(match: Match) -> list[str]:
    """What A may do about the card just played; nothing if the next player is asked."""
    if asks(match) == (2, "play"):
        return []
    assert asks(match) == (0, "react")
    assert options(match)[-1] == "leave"
    return options(match)[:-1]


@pytest.mark.parametrize("rank", RANKS)
def test_ur_15_18_every_power_but_the_assassins(rank: str) -> None:
    assert reactions(others_card(f"Bl-{rank}")) == REACTIONS[rank]  # and never cubes
    assert reactions(others_card(f"Bl-{rank}", crystals=0)) == []


@pytest.mark.parametrize("rank", RANKS)
def test_ur_15_18_in_the_first_trick_no_explorer(rank: str) -> None:
    expected = [] if rank == "Ex" else REACTIONS[rank]
    assert reactions(others_card(f"Bl-{rank}", earlier="")) == expected


@pytest.mark.parametrize("rank", RANKS)
def test_ur_15_18_in_the_last_trick_no_farmer(rank: str) -> None:
    hands = ("Bk-Fa", f"Bl-{rank}", "Re-As", "Re-Ex")
    match = table(*hands, lines="active: 18 0\nleader: 1", a="crystals: 1", c=EARLIER)
    play(match, f"play Bl-{rank}")
    # A still has a card to exchange.
    assert reactions(match) == ([] if rank == "Fa" else REACTIONS[rank])


def test_ur_15_18_no_explorer_for_an_owner_without_a_card() -> None:
    hands = ("Bl-Fa", "Bl-Ex", "Re-As", "Re-Ex")
    match = table(*hands, lines="active: 18 0\nleader: 0", a="crystals: 1", c=EARLIER)
    play(match, "Bl-Fa", "play Bl-Ex")
    assert reactions(match) == []


def test_ur_15_18_farmer() -> None:
    match = play(others_card("Bl-Fa"), "power farmer 2")
    assert [seat(match, n)["crystals"] for n in (0, 1)] == [0, 1]
    assert asks(match) == (2, "play")
    play(match, "Bl-As", "Bl-Ex", "Ye-Dw")
    assert (took_last(match), leads(match)) == (3, 2)


def test_ur_15_18_assassin_never() -> None:
    match = table(
        "Bl-Fa Re-Fa",
        "Bl-Ex Bk-As",
        "Bl-Dw Re-As",
        "Bl-Wi Re-Ex",
        lines="active: 18 0",
        a="crystals: 2",
        b="crystals: 1",
    )
    play(match, "Bl-Fa")
    assert options(match) == ["play Bl-Ex", "play Bk-As with assassin"]
    play(match, "play Bk-As with assassin")
    assert asks(match) == (2, "play")  # it carries a crystal already
    assert options(match) == ["play Bl-Dw"]  # A's crystals free nobody else


def test_ur_15_18_explorer_uses_the_cards_of_the_owner() -> None:
    match = drawing("Re-Em", lambda seed: play(others_card("Bl-Ex", seed=seed), "power explorer"))
    assert asks(match) == (0, "return")
    own = {"return Ye-Dw", "return Ye-Wi", "return Re-Fa"}
    assert set(options(match)) == {"return Re-Em", *own}
    play(match, "return Re-Fa")
    assert hand(match, 0) == ["Re-Em", "Ye-Dw", "Ye-Wi"]
    assert hand(match, 1) == ["Re-As", "Re-Ex"]
    assert match.view(2)["hand"]["taken"] == [["Re-Wi", "Re-Kn", "Re-Pr", "Re-Fa"]]
    assert asks(match) == (2, "play")


def test_ur_15_18_dwarf() -> None:
    match = play(others_card("Bl-Dw"), "power dwarf", "Bl-As", "Bl-Ex", "Ye-Dw")
    assert took_last(match) == 2
    match = play(others_card("Bl-Dw"), "leave", "Bl-As", "Bl-Ex", "leave", "Ye-Dw")
    assert took_last(match) == 1


def test_ur_15_18_wizard_binds_the_owner_too() -> None:
    match = play(others_card("Bl-Wi"), "power wizard")
    assert options(match) == ["play Bl-As"]
    play(match, "Bl-As", "Bl-Ex")
    assert options(match) == ["play Re-Fa", "play Ye-Dw"]
    assert options(play(others_card("Bl-Wi"), "leave")) == ["play Bl-As", "play Bl-Em"]


@pytest.mark.parametrize(("reaction", "taker"), [("power knight", 1), ("leave", 2)])
def test_ur_15_18_knight(reaction: str, taker: int) -> None:
    hands = ("Bl-Fa Re-Fa", "Bl-Kn Re-As", "Bk-Fa Re-Ex", "Bl-As Re-Dw")
    match = table(*hands, lines="trick: 1\nactive: 18 0\nleader: 1", a="crystals: 1")
    play(match, "play Bl-Kn", reaction, "Bk-Fa")
    if reaction == "leave":
        play(match, "leave")  # C's Farmer
    play(match, "Bl-As", "Bl-Fa")
    assert took_last(match) == taker


def test_ur_15_18_priest_that_was_led() -> None:
    match = play(others_card("Bl-Pr"), "power priest red")
    assert match.view()["trick"]["led"] == "red"  # UR-D1
    assert options(match) == ["play Ye-Fa", "play Bl-As", "play Bl-Em"]
    play(match, "Bl-Em", "Bl-Ex")
    assert options(match) == ["play Re-Fa"]  # the owner has to follow as well
    play(match, "Re-Fa")
    assert took_last(match) == 1
    assert options(play(others_card("Bl-Pr"), "leave")) == ["play Bl-As", "play Bl-Em"]


def test_ur_15_18_emperor_locks_the_owner_too() -> None:
    match = play(others_card("Bl-Em", crystals=2), "power emperor", "Bl-Pr")
    assert asks(match) == (3, "play")  # no reaction to C's Priest
    play(match, "Bl-Ex", "play Ye-Dw")
    assert took_last(match) == 1  # neither a power nor cubes on A's own card
    assert (seat(match, 0)["crystals"], seat(match, 0)["cubes"]) == (1, 3)
    match = play(others_card("Bl-Em", crystals=2), "leave", "Bl-Pr")
    assert options(match) == ["power priest red", "power priest yellow", "leave"]


@pytest.mark.parametrize(("reaction", "taker"), [("power dwarf", 1), ("leave", 2)])
def test_ur_15_18_reacts_to_the_last_card_before_the_trick_is_decided(
    reaction: str, taker: int
) -> None:
    hands = ("Bl-Kn Re-Fa", "Bl-Ex Re-As", "Bl-Em Re-Ex", "Bl-Dw Re-Dw")
    match = table(*hands, lines="active: 18 0", a="crystals: 1")
    play(match, "Bl-Kn", "Bl-Ex", "Bl-Em", "leave", "Bl-Dw")
    assert options(match) == ["power dwarf", "leave"]
    assert len(match.view()["trick"]["plays"]) == 4
    play(match, reaction)
    assert took_last(match) == taker


def two_dwarfs() -> Match:
    hands = ("Bl-Fa Re-Fa", "Bl-Dw Re-As", "Ye-Dw Re-Ex", "Bl-Em Re-Dw")
    lines = "active: 18 0\nleader: 1"
    match = table(*hands, lines=lines, a="crystals: 2", b="crystals: 1", c="crystals: 1")
    return play(match, "play Bl-Dw")


def test_ur_15_18_the_limit_holds_for_all_together() -> None:
    match = play(two_dwarfs(), "power dwarf", "play Ye-Dw")
    assert asks(match) == (3, "play")  # neither C nor A
    match = play(two_dwarfs(), "done", "power dwarf", "play Ye-Dw")
    assert asks(match) == (3, "play")
    match = play(two_dwarfs(), "done", "leave", "play Ye-Dw", "done")
    assert options(match) == ["power dwarf", "leave"]


@pytest.mark.parametrize(("card", "power"), [("Bl-Pr", "priest red"), ("Bl-Ex", "explorer")])
def test_ur_15_18_one_power_a_card(card: str, power: str) -> None:
    """B has used the power, which has no limit per trick: A still cannot use it on that card."""
    lines = "active: 18 0\nleader: 1"
    hands = ("Bl-Fa Re-Fa", f"{card} Re-As", "Bl-As Re-Ex", "Bl-Em Re-Dw")
    match = table(*hands, lines=lines, a="crystals: 1", b="crystals: 2", c=EARLIER)
    play(match, f"play {card}", f"power {power}")
    if power == "explorer":
        play(match, "return Re-As")
    assert asks(match) == (2, "play")
    assert [seat(match, n)["crystals"] for n in (0, 1)] == [1, 1]


def test_ur_15_18_several_reactions_in_one_trick() -> None:
    match = play(two_dwarfs(), "done", "power dwarf", "Ye-Dw", "Bl-Em", "power emperor")
    assert seat(match, 0)["crystals"] == 0
    assert match.view()["trick"]["powers"] == ["dwarf", "emperor"]


def test_ur_15_18_the_owners_own_card_is_announced_as_usual() -> None:
    hands = ("Bl-Dw Re-Fa", "Bl-As Re-As", "Bl-Em Re-Ex", "Bl-Kn Re-Dw")
    match = play(table(*hands, lines="active: 18 0", a="crystals: 1\ncubes: 1"), "play Bl-Dw")
    assert asks(match) == (0, "announce")
    assert options(match) == ["power dwarf", "cubes +1", "cubes -1", "done"]
    play(match, "done")
    assert asks(match) == (1, "play")


@pytest.mark.parametrize(("rank", "expected"), [("Wi", []), ("As", []), ("Kn", ["power knight"])])
def test_ur_14_15_no_wizard_through_scroll_18(rank: str, expected: list[str]) -> None:
    rows = ("Re-Fa Re-As", f"Bl-{rank} Re-Ex", "Bl-Ex Re-Dw", "Bl-Dw Re-Wi")
    more: Any = {"abcd"[n]: f"row: {row}\ncrystals: {n == 0:d}" for n, row in enumerate(rows)}
    match = table(*rows, lines="mission: 15\nactive: 18 0\nleader: 1", **more)
    assert reactions(play(match, f"play Bl-{rank}")) == expected
