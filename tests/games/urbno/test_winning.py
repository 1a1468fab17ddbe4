"""Helps for the trick: who wins it and why, what became of each card, silenced colours (UR-10)."""

from typing import Any

import pytest

from rulebound import Match
from rulebound.core.flow import Text
from rulebound.locale import Translator
from tests.games.urbno.cardtable import play, table

BLUE_TRICK = ("Bl-Kn Bk-Fa", "Ye-Dw Bk-As", "Bl-Em Bk-Ex", "Ye-Fa Bk-Dw")


def why(match: Match) -> list[str]:
    """The parts of the explanation, without their arguments."""
    assert in_words(match)
    return [part["id"].removeprefix("urbno-because-") for part in match.helps()["winning"]]


def part(match: Match, name: str) -> dict[str, Any]:
    found = [p for p in match.helps()["winning"] if p["id"] == f"urbno-because-{name}"]
    assert len(found) == 1
    assert set(found[0]) == {"id", "args", "rule"}
    return {**found[0]["args"], "rule": found[0]["rule"]}


def tags(match: Match) -> dict[str, str]:
    found: dict[str, str] = match.helps()["tags"]
    return found


def in_words(match: Match) -> str:
    t = Translator("en")
    names = ["Ann", "Bob", "Cid", "Dan"]
    parts = (Text(p["id"], p["args"]) for p in match.helps()["winning"])
    return " ".join(t.text("urbno", text, names) for text in parts)


# ---- taker, number, colour ----


def test_an_empty_trick_has_no_winner() -> None:
    match = table(*BLUE_TRICK, lines="dominant: yellow")
    assert match.helps()["winning"] == []
    assert tags(match) == {}


def test_ur_10_1_the_led_colour_until_a_dominant_card_is_played() -> None:
    match = play(table(*BLUE_TRICK, lines="dominant: yellow"), "Bl-Kn")
    assert why(match) == ["so-far", "highest-led"]
    assert part(match, "so-far") == {"seat": 0, "rule": None}
    assert part(match, "highest-led") == {"number": 11, "colour": "blue", "rule": None}
    play(match, "Ye-Dw", "Bl-Em")
    assert why(match) == ["so-far", "highest-dominant"]
    assert part(match, "so-far")["seat"] == 1
    assert part(match, "highest-dominant") == {"number": 7, "colour": "yellow", "rule": None}
    assert in_words(match) == "Bob wins so far: 7 is the highest in the dominant color, yellow."


def test_everybody_gets_the_same_explanation() -> None:
    match = play(table(*BLUE_TRICK, lines="dominant: yellow"), "Bl-Kn", "Ye-Dw")
    for key in ("winning", "tags", "silenced", "replaced"):
        assert all(match.helps(seat)[key] == match.helps()[key] for seat in range(4))


def test_the_number_is_the_one_after_cubes() -> None:
    match = table("Bl-Kn Bk-Fa", "Bl-Wi Bk-As", "Bl-Fa Bk-Ex", b="cubes: 3")
    play(match, "Bl-Kn", "play Bl-Wi", "cubes +3")
    assert part(match, "highest-led")["number"] == 12


# ---- ties ----


def equal(**more: Any) -> Match:
    """A and B are equal at 9 in blue; B may use the Dwarf's power on the second card."""
    match = table(
        *("Bl-Wi Re-Fa", "Bl-Dw Re-As", "Bl-Em Re-Ex"),
        lines="dominant: yellow",
        b="cubes: 2\ncrystals: 1",
        **more,
    )
    return play(match, "Bl-Wi", "play Bl-Dw", "cubes +2")


def test_ur_10_2_a_tie_goes_to_the_earlier_card() -> None:
    match = play(equal(), "done")
    assert why(match) == ["so-far", "highest-led", "earlier"]
    assert part(match, "earlier")["rule"] == "UR-10.2"
    assert part(match, "so-far")["seat"] == 0
    unlike = table("Bl-Wi Re-Fa", "Bl-Dw Re-As", "Bl-Em Re-Ex", lines="dominant: yellow")
    assert "earlier" not in why(play(unlike, "Bl-Wi", "Bl-Dw"))


def test_ur_10_2_a_tie_with_a_card_out_of_the_contest_is_none() -> None:
    match = table("Bl-Wi Re-Fa", "Re-Wi Re-As", "Bl-Em Re-Ex", lines="dominant: yellow")
    assert why(play(match, "Bl-Wi", "Re-Wi")) == ["so-far", "highest-led"]


def test_ur_d6_a_tie_under_a_dwarf_goes_to_the_later_card() -> None:
    match = play(equal(), "power dwarf")
    assert why(match) == ["so-far", "lowest-led", "later", "dwarf"]
    assert part(match, "later")["rule"] == "UR-D6"
    assert part(match, "so-far")["seat"] == 1
    match = play(equal(dwarf_tie="earlier_card"), "power dwarf")
    assert why(match) == ["so-far", "lowest-led", "earlier", "dwarf"]
    assert part(match, "earlier")["rule"] == "UR-D6"


def test_ur_11_7_the_lowest_dominant_card() -> None:
    match = table(
        "Bl-Dw Re-Fa", "Bl-Kn Re-As", "Bl-Fa Re-Ex", lines="dominant: blue", a="crystals: 1"
    )
    play(match, "play Bl-Dw", "power dwarf", "Bl-Kn")
    assert why(match) == ["so-far", "lowest-dominant", "dwarf"]
    assert part(match, "lowest-dominant") == {"number": 7, "colour": "blue", "rule": None}


# ---- powers ----


def test_ur_11_7_dwarf_is_named_with_every_lowest() -> None:
    match = table("Bl-Dw Re-Fa", "Bl-Kn Re-As", "Bl-Fa Re-Ex", a="crystals: 1")
    play(match, "play Bl-Dw")
    assert why(match) == ["so-far", "highest-led"]
    play(match, "power dwarf")
    assert why(match) == ["so-far", "lowest-led", "dwarf"]
    assert part(match, "dwarf") == {"rule": "UR-11.7"}
    assert in_words(play(match, "Bl-Kn")) == (
        "Ann wins so far: 7 is the lowest in the led color, blue. "
        "With the Dwarf’s power, the lowest card takes the trick."
    )


def knights(third: str, power: bool = True) -> Match:
    """A leads a Wizard, B a Knight with or without its power; C has no blue card."""
    match = table(
        *("Bl-Wi Re-Fa", "Bl-Kn Re-As", f"{third} Re-Ex", "Bk-Pr Bk-Dw"),
        lines="dominant: black",
        b="crystals: 1",
    )
    return play(match, "Bl-Wi", "play Bl-Kn", "power knight" if power else "done", third)


def test_ur_t8_knight_is_named_if_another_would_win_without_it() -> None:
    match = knights("Bk-Em")
    assert why(match) == ["so-far", "highest-led", "knight"]
    assert part(match, "knight") == {"colour": "black", "rule": "UR-11.9"}
    assert tags(match) == {"Bl-Wi": "behind", "Bl-Kn": "winning", "Bk-Em": "no-precedence"}
    assert match.helps()["silenced"] == {"colour": "black", "by": "power:knight", "seat": 1}


def test_ur_t8_knight_that_changed_nothing_is_not_named() -> None:
    match = knights("Re-Em")  # no dominant card has been played
    assert why(match) == ["so-far", "highest-led"]
    assert tags(match)["Re-Em"] == "off-colour"
    assert match.helps()["silenced"] is not None
    match = knights("Bk-Em", power=False)
    assert why(match) == ["so-far", "highest-dominant"]
    assert tags(match) == {"Bl-Wi": "behind", "Bl-Kn": "behind", "Bk-Em": "winning"}
    assert match.helps()["silenced"] is None


def priests(colour: str | None) -> Match:
    match = table(
        *("Ye-Kn Re-Fa", "Ye-Pr Re-As", "Ye-Wi Re-Ex", "Ye-Fa Re-Dw"),
        lines="dominant: blue",
        b="crystals: 1",
    )
    return play(match, "Ye-Kn", "play Ye-Pr", f"power priest {colour}" if colour else "done")


def test_ur_t9_priest_is_named_if_another_would_win_without_it() -> None:
    match = priests("black")
    assert why(match) == ["so-far", "highest-led", "priest"]
    assert part(match, "priest") == {"card": "Ye-Pr", "colour": "black", "rule": "UR-11.10"}
    assert tags(match)["Ye-Pr"] == "off-colour"
    assert "The Priest’s power has turned yellow Priest black." in in_words(match)
    assert why(priests(None)) == ["so-far", "highest-led"]


def test_ur_11_10_priest_that_changed_nothing_is_not_named() -> None:
    match = table(
        *("Ye-Em Re-Fa", "Ye-Pr Re-As", "Ye-Wi Re-Ex"), lines="dominant: blue", b="crystals: 1"
    )
    play(match, "Ye-Em", "play Ye-Pr", "power priest red")
    assert why(match) == ["so-far", "highest-led"]


def test_ur_d1_priest_is_named_if_it_wins_in_its_new_colour() -> None:
    match = table("Ye-Pr Re-Fa", "Re-Wi Re-As", lines="dominant: blue", a="crystals: 1")
    play(match, "play Ye-Pr", "power priest red")
    assert why(match) == ["so-far", "highest-led", "priest"]
    assert part(match, "highest-led")["colour"] == "red"


def test_ur_t4_assassin_is_named_if_it_wins() -> None:
    match = table(
        *("Ye-Wi Re-Fa", "Bl-As Ye-Fa", "Ye-Ex Re-Ex"), lines="dominant: blue", b="crystals: 1"
    )
    play(match, "Ye-Wi", "play Bl-As with assassin")
    assert why(match) == ["so-far", "highest-dominant", "assassin"]
    assert part(match, "assassin") == {"rule": "UR-11.5"}
    match = table(
        *("Ye-Wi Re-Fa", "Bl-As Ye-Fa", "Ye-Ex Re-Ex"), lines="dominant: red", b="crystals: 1"
    )
    play(match, "Ye-Wi", "play Bl-As with assassin")
    assert why(match) == ["so-far", "highest-led"]


# ---- scrolls ----


def test_ur_15_16_certain_trick() -> None:
    match = table(
        *("Bl-Em Re-Fa", "Bl-Fa Re-As", "Bl-Kn Re-Ex"), lines="dominant: yellow\nactive: 16 1"
    )
    play(match, "Bl-Em", "play Bl-Fa", "certain take")
    assert why(match) == ["so-far", "certain"]
    assert part(match, "certain")["rule"] == "UR-15.16"
    assert in_words(match) == "Bob wins so far: scroll 16 makes it certain."
    assert tags(match) == {"Bl-Em": "behind", "Bl-Fa": "winning"}


def test_ur_15_16_refusing() -> None:
    hands = ("Bl-Wi Re-Fa", "Bl-Em Re-As", "Bl-Fa Re-Ex")
    match = table(*hands, lines="dominant: yellow\nactive: 16 1")
    play(match, "Bl-Wi", "play Bl-Em", "certain refuse")
    assert why(match) == ["so-far", "highest-led", "refused"]
    assert part(match, "refused") == {"seat": 1, "rule": "UR-15.16"}
    assert tags(match) == {"Bl-Wi": "winning", "Bl-Em": "left-out"}
    match = table(*hands, "Bl-As Re-Dw", lines="dominant: yellow\nactive: 16 2")
    play(match, "Bl-Wi", "Bl-Em", "play Bl-Fa", "certain refuse")
    assert why(match) == ["so-far", "highest-led"]  # it would not have won anyway
    assert tags(match)["Bl-Fa"] == "left-out"


def refusing_leader(colour: str) -> Match:
    match = table(
        *("Bl-Em Re-Fa", "Re-Kn Bk-As", "Bk-Wi Bk-Ex"), lines="dominant: yellow\nactive: 16 0"
    )
    return play(match, "play Bl-Em", f"certain refuse {colour}")


def test_ur_15_16_a_refusing_leader_takes_it_if_no_other_card_can() -> None:
    match = refusing_leader("red")
    assert why(match) == ["so-far", "nobody-else"]
    assert part(match, "nobody-else")["rule"] == "UR-15.16"
    assert tags(match) == {"Bl-Em": "winning"}


def test_ur_15_16_the_announced_colour_is_named_once_it_matters() -> None:
    match = play(refusing_leader("red"), "Re-Kn")
    assert why(match) == ["so-far", "highest-led", "announced"]
    assert part(match, "announced") == {"seat": 0, "colour": "red", "rule": "UR-15.16"}
    assert tags(match) == {"Bl-Em": "left-out", "Re-Kn": "winning"}


def test_ur_t11_scroll_1_is_named_if_another_would_win_without_it() -> None:
    hands = ("Ye-Em Bl-Fa", "Re-Fa Bl-As", "Ye-As Bl-Ex")
    match = table(*hands, lines="round: 1\ndominant: red\nactive: 1 0")
    play(match, "Ye-Em")
    assert why(match) == ["so-far", "highest-led"]
    play(match, "Re-Fa")
    assert why(match) == ["so-far", "highest-dominant", "new-dominant"]
    assert part(match, "new-dominant") == {"colour": "red", "rule": "UR-15.1"}
    match = table(*hands, lines="round: 2")  # red by the pad
    assert why(play(match, "Ye-Em", "Re-Fa")) == ["so-far", "highest-dominant"]


# ---- the dominant colour ----


def test_ur_5_4_a_replaced_dominant_colour() -> None:
    hands = ("Ye-Em Bl-Fa", "Re-Fa Bl-As")
    replaced = table(*hands, lines="round: 1\ndominant: red\nactive: 1 1").helps()["replaced"]
    assert replaced == {"colour": "black", "by": "scroll:1", "seat": 1}
    assert table(*hands, lines="round: 1").helps()["replaced"] is None


@pytest.mark.parametrize(("turned", "by"), [("Bk-Em", None), ("Bl-Em", "mission:14")])
def test_ur_14_14_the_table_card_replaces_the_colour_of_the_pad(
    turned: str, by: str | None
) -> None:
    lines = f"round: 1\nmission: 14\ntable: {turned} Re-Kn"
    replaced = table("Ye-Em Bl-Fa", "Re-Fa Bl-As", lines=lines).helps()["replaced"]
    assert replaced == (by and {"colour": "black", "by": by, "seat": None})


def test_ur_11_9_a_card_without_precedence_in_the_led_colour() -> None:
    """Blue is led and dominant: earlier blue cards beat all later ones (UR-D4)."""
    match = table(
        *("Bl-Kn Re-Fa", "Bl-Em Re-As", "Bl-Fa Re-Ex"), lines="dominant: blue", a="crystals: 1"
    )
    play(match, "play Bl-Kn", "power knight", "Bl-Em")
    assert tags(match) == {"Bl-Kn": "winning", "Bl-Em": "no-precedence"}
    assert why(match) == ["so-far", "highest-dominant", "knight"]
