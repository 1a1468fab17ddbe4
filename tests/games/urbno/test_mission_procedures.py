"""Chapter 14: special deals and procedures, and Explorers among special layouts (UR-D14)."""

from typing import Any

import pytest

from rulebound import Match
from rulebound.core.rng import Rng
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
from tests.games.urbno.rounds import (
    CODES,
    begin,
    drawn,
    first_options,
    lines_of,
    returns,
    taken,
    told,
)


@pytest.fixture
def unshuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    """All decks keep their printed order: Bk-Fa, Bk-As … Bl-Em."""
    monkeypatch.setattr(Rng, "shuffled", lambda self, items: tuple(items))


def dealt_to(place: int, number: int) -> list[str]:
    """The cards that come, of the unshuffled deck, to the place-th of four players."""
    return CODES[place : 4 * number : 4]


# ---- deals ----


@pytest.mark.usefixtures("unshuffled")
def test_ur_14_13_the_first_three_cards_lie_open() -> None:
    match = begin(missions=[13], first_dealer=1)
    for place, player in enumerate((2, 3, 0, 1)):
        cards = dealt_to(place, 6)
        assert seat(match, player)["open"] == cards[:3]
        assert hand(match, player) == cards[3:]


@pytest.mark.usefixtures("unshuffled")
def test_ur_14_14_six_cards_from_the_rest_lie_on_the_table() -> None:
    match = begin(missions=[14])
    for player in range(4):
        assert hand(match, player) == dealt_to(player, 6)
    assert lines_of(match, "table") == [" ".join(CODES[24:30])]
    assert match.view()["table"] == []  # none is turned up yet


@pytest.mark.usefixtures("unshuffled")
def test_ur_14_18_four_covered_cards_and_an_open_one_on_each() -> None:
    match = begin(missions=[18])
    for player in range(4):
        cards = dealt_to(player, 8)
        assert seat(match, player)["open"] == cards[4:]
        assert seat(match, player)["covered"] == 4
        assert hand(match, player) == []
        columns = lines_of(match, "columns")[player].split()
        assert columns == [f"{top}/{under}" for top, under in zip(cards[4:], cards, strict=False)]


@pytest.mark.usefixtures("unshuffled")
def test_ur_14_19_four_cards_in_a_pile_and_four_in_the_hand() -> None:
    match = begin(missions=[19])
    for player in range(4):
        cards = dealt_to(player, 8)
        assert hand(match, player) == cards[4:]
        assert set(lines_of(match, "pile")[player].split()) == set(cards[:4])
        assert (seat(match, player)["cards"], seat(match, player)["pile"]) == (4, 4)


@pytest.mark.parametrize("mission", [12, 17])
def test_ur_14_12_and_17_seven_cards_and_seven_tricks(mission: int) -> None:
    match = begin(missions=[mission])
    assert [seat(match, player)["cards"] for player in range(4)] == [7, 7, 7, 7]
    first_options(match, until=2)
    assert len(told(match, "trick")) == 7


@pytest.mark.parametrize(("mission", "number"), [(13, 6), (14, 6), (15, 6), (22, 6), (24, 4)])
def test_ur_6_4_number_of_tricks(mission: int, number: int) -> None:
    match = first_options(begin(missions=[mission]), until=2)
    assert len(told(match, "trick")) == number
    assert told(match, "trick")[-1]["number"] == number


# ---- 13: half open ----


def half_open() -> Match:
    return table(
        *("Ye-Kn", "Bl-Fa", "Ye-Dw", "Ye-Wi"),
        lines="mission: 13\nleader: 0",
        a="open: Re-Fa",
        b="open: Ye-As",
        c="open: Re-Kn",
        d="open: Re-Pr",
    )


def test_ur_14_13_open_cards_are_played_from_the_table() -> None:
    match = half_open()
    assert set(options(match)) == {"play Ye-Kn", "play Re-Fa"}
    play(match, "Re-Fa")
    assert seat(match, 0)["open"] == []
    assert hand(match, 0) == ["Ye-Kn"]


def test_ur_14_13_open_cards_count_for_having_a_colour() -> None:
    match = play(half_open(), "Ye-Kn")
    assert options(match) == ["play Ye-As"]
    assert why(match, 1, "card:Bl-Fa") == "follow-led"


def explorer_13() -> Match:
    """B uses an Explorer in the second trick; the first belongs to D."""
    match = table(
        *("Ye-Kn Re-As", "Ye-Ex Re-Fa", "Ye-Dw Re-Wi", "Ye-Wi Re-Kn"),
        lines="mission: 13\nleader: 0",
        a="open: Bk-Fa",
        b="open: Bk-As\ncrystals: 1",
        c="open: Bk-Ex",
        d="open: Bk-Dw\ntricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em",
    )
    return play(match, "Ye-Kn", "play Ye-Ex", "power explorer")


def test_ur_d14_13_an_open_card_is_replaced_by_an_open_card() -> None:
    match = explorer_13()
    found = drawn(match, 1)
    assert set(returns(match)) == {"Re-Fa", "Bk-As", found}
    play(match, "return Bk-As")
    assert seat(match, 1)["open"] == [found]
    assert hand(match, 1) == ["Re-Fa"]
    assert "Bk-As" in taken(match, 3)[0]


def test_ur_d14_13_a_hand_card_is_replaced_by_a_hand_card() -> None:
    match = explorer_13()
    found = drawn(match, 1)
    play(match, "return Re-Fa")
    assert seat(match, 1)["open"] == ["Bk-As"]
    assert hand(match, 1) == [found]


# ---- 14: shifting colour ----


def shifting(**more: Any) -> Match:
    return table(
        *("Ye-Kn Bl-Fa Bk-Fa", "Re-Dw Bl-As Bk-As", "Ye-Em Bl-Ex Bk-Ex", "Ye-Pr Bl-Dw Bk-Dw"),
        lines="mission: 14\ntable: Re-Fa Bl-Pr Ye-Fa",
        **more,
    )


def test_ur_14_14_the_turned_card_makes_its_colour_dominant() -> None:
    """The pad says black in round 1."""
    match = shifting()
    assert match.view()["dominant"] == "red"
    assert match.view()["table"] == ["Re-Fa"]
    play(match, "Ye-Kn")
    assert options(match) == ["play Re-Dw"]  # no yellow card, so a dominant one
    play(match, "Re-Dw", "Ye-Em", "Ye-Pr")
    assert took_last(match) == 1


def test_ur_14_14_for_one_trick_only_and_turned_cards_stay_visible() -> None:
    match = play(shifting(), "Ye-Kn", "Re-Dw", "Ye-Em", "Ye-Pr")
    assert match.view()["dominant"] == "blue"
    assert match.view()["table"] == ["Re-Fa", "Bl-Pr"]
    play(match, "Bk-As", "Bk-Ex", "Bk-Dw", "Bk-Fa")
    assert took_last(match) == 3  # black is led and no longer dominant
    assert match.view()["dominant"] == "yellow"


def test_ur_d22_14_the_priest_may_not_take_the_turned_colour() -> None:
    match = shifting(d="crystals: 1")
    play(match, "Ye-Kn", "Re-Dw", "Ye-Em", "play Ye-Pr")
    assert options(match) == ["power priest black", "power priest blue", "done"]


def test_ur_d22_14_after_the_round_the_pad_rules_again() -> None:
    match = first_options(begin(missions=[14, 1]), until=2)
    assert match.view()["dominant"] == "red"
    assert match.view()["table"] == []


# ---- 15: planned march ----


def laying() -> Match:
    return table(
        *(" ".join(CODES[6 * n : 6 * n + 6]) for n in range(4)),
        lines="mission: 15\nphase: prepare",
    )


def test_ur_14_15_each_lays_six_cards_in_an_order_of_choice() -> None:
    match = laying()
    row = ["Bk-Dw", "Bk-Fa", "Bk-Kn", "Bk-As", "Bk-Wi", "Bk-Ex"]
    assert options(match) == [f"lay {code}" for code in CODES[:6]]
    play(match, "lay Bk-Dw")
    assert options(match) == [f"lay {code}" for code in CODES[:6] if code != "Bk-Dw"]
    play(match, *(f"lay {code}" for code in row[1:5]))  # the sixth is not asked for
    assert asks(match) == (1, "choose")
    for _ in range(15):
        match.choose(0)
    assert match.view(0)["hand"]["row"] == row
    assert match.view()["phase"] == "tricks"
    assert options(match) == ["play Bk-Dw"]


def march(*rows: str, lines: str = "", **more: Any) -> Match:
    """Mission 15, the rows as given."""
    laid: dict[str, Any] = {
        letter: f"row: {row}\n" for letter, row in zip("abcd", rows, strict=True)
    }
    for letter, text in more.items():
        laid[letter] += text
    return table(*rows, lines=f"mission: 15\ndominant: black\n{lines}", **laid)


def test_ur_14_15_everyone_must_play_the_row_and_the_leader_too() -> None:
    match = march("Bl-Kn Re-Fa", "Re-Em Bl-Fa", "Bl-Ex Ye-Fa", "Ye-Em Bk-Fa")
    assert options(match) == ["play Bl-Kn"]
    assert why(match, 0, "card:Re-Fa") == "row"
    play(match, "Bl-Kn")
    assert options(match) == ["play Re-Em"]  # although B holds blue
    assert why(match, 1, "card:Bl-Fa") == "row"
    play(match, "Re-Em", "Bl-Ex", "Ye-Em")
    assert took_last(match) == 0  # the led colour still decides
    assert options(match) == ["play Re-Fa"]


def test_ur_d21_assassin_and_wizard_are_not_offered_all_others_are() -> None:
    match = march(
        "Bl-Wi Re-As Re-Fa",
        "Re-Em Bl-Fa Bl-Kn",
        "Bl-As Ye-Pr Bl-Ex",
        "Ye-Dw Bk-Fa Ye-As",
        **dict.fromkeys("abcd", "crystals: 2"),
    )
    play(match, "play Bl-Wi")
    assert asks(match) == (1, "play")  # nothing to announce on the Wizard
    play(match, "play Re-Em")
    assert options(match) == ["power emperor", "done"]
    play(match, "done", "play Bl-As")
    assert asks(match) == (3, "play")
    play(match, "play Ye-Dw")
    assert options(match) == ["power dwarf", "done"]
    play(match, "power dwarf")
    assert took_last(match) == 2  # Bl-As is the lowest blue card
    play(match, "play Ye-Pr")
    assert options(match) == ["power priest red", "power priest blue", "done"]
    play(match, "done", "play Bk-Fa")
    assert {f"power farmer {n}" for n in range(4)} | {"done"} == set(options(match))


def test_ur_d21_not_through_scroll_20_either() -> None:
    match = march(
        "Bl-Wi Re-As",
        "Re-Em Bl-Fa",
        "Bl-As Ye-Pr",
        "Ye-Dw Bk-Fa",
        lines="active: 20 1",
        b="crystals: 1",
    )
    play(match, "Bl-Wi")
    assert options(match) == ["play Re-Em"]
    play(match, "play Re-Em")
    assert [option for option in options(match) if "wizard" in option or "assassin" in option] == []
    assert "power dwarf" in options(match)


def test_ur_d21_not_through_scroll_18_either() -> None:
    match = march(
        "Bl-Wi Re-As",
        "Bl-Kn Bl-Fa",
        "Bl-As Ye-Pr",
        "Ye-Dw Bk-Fa",
        lines="active: 18 1",
        b="crystals: 1",
    )
    play(match, "Bl-Wi")
    assert asks(match) == (1, "play")  # no reaction to the Wizard
    play(match, "Bl-Kn", "play Bl-As")
    assert asks(match) == (3, "play")  # nor to the Assassin
    play(match, "play Ye-Dw")
    assert asks(match) == (1, "react")


def test_ur_14_15_cubes_work() -> None:
    match = march("Bl-Fa Re-Fa", "Bl-Kn Bl-As", "Ye-Fa Ye-As", "Re-As Re-Ex", a="cubes: 11")
    play(match, "play Bl-Fa", "cubes +11", "Bl-Kn", "Ye-Fa", "Re-As")
    assert took_last(match) == 0


def test_ur_d14_15_the_new_card_takes_the_place_in_the_row() -> None:
    match = march(
        "Ye-Kn Re-As Re-Ex",
        "Ye-Ex Re-Fa Bk-As",
        "Ye-Dw Re-Wi Re-Kn",
        "Ye-Wi Re-Pr Re-Em",
        b="crystals: 1",
        d="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em",
    )
    play(match, "Ye-Kn", "play Ye-Ex", "power explorer")
    found = drawn(match, 1)
    assert set(returns(match)) == {"Re-Fa", "Bk-As", found}
    play(match, "return Re-Fa", "Ye-Dw", "Ye-Wi")
    assert match.view(1)["hand"]["row"] == [found, "Bk-As"]
    play(match, "Re-As")
    assert options(match) == [f"play {found}"]


# ---- 18: covered columns ----


def columns(**more: Any) -> Match:
    base: dict[str, Any] = {
        "a": "columns: Ye-Kn/Re-As Bk-Fa/Bl-Kn",
        "b": "columns: Ye-Ex/Bl-Wi Re-Wi/Ye-Fa",
        "c": "columns: Ye-Dw/Re-Kn Bk-Ex/Re-Dw",
        "d": "columns: Re-Pr/Ye-As Bk-Dw/Re-Em",
    }
    for letter, text in more.items():
        base[letter] += "\n" + text
    return table("", "", "", "", lines="mission: 18\ndominant: black", **base)


def test_ur_14_18_an_open_card_is_played_and_the_one_beneath_taken_up() -> None:
    match = columns()
    assert set(options(match)) == {"play Ye-Kn", "play Bk-Fa"}
    play(match, "Ye-Kn")
    assert hand(match, 0) == ["Re-As"]
    assert seat(match, 0)["open"] == ["Bk-Fa"]
    assert seat(match, 0)["covered"] == 1


def test_ur_14_18_a_covered_card_can_neither_be_played_nor_bind_its_owner() -> None:
    match = play(columns(), "Ye-Kn", "Ye-Ex", "Ye-Dw")
    assert options(match) == ["play Bk-Dw"]  # D's yellow Assassin lies covered
    assert why(match, 3, "card:Ye-As") == "not-held"


def test_ur_14_18_later_open_and_taken_up_cards_are_free_to_choose() -> None:
    match = play(columns(), "Ye-Kn", "Ye-Ex", "Ye-Dw", "Bk-Dw")
    assert leads(match) == 3
    assert set(options(match)) == {"play Re-Pr", "play Re-Em"}
    play(match, "Re-Em")  # a taken-up card: nothing lies beneath it
    assert hand(match, 3) == []
    assert seat(match, 3)["open"] == ["Re-Pr"]
    assert seat(match, 3)["covered"] == 1


def test_ur_d14_18_cards_are_taken_up_after_power_and_cubes() -> None:
    match = columns(a="cubes: 1")
    play(match, "play Ye-Kn")
    assert asks(match) == (0, "announce")
    assert hand(match, 0) == []
    play(match, "done")
    assert hand(match, 0) == ["Re-As"]


def test_ur_d14_18_an_exchanged_open_card_lies_on_the_same_covered_card() -> None:
    match = columns(b="crystals: 1", d="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em")
    play(match, "Ye-Kn", "play Ye-Ex", "power explorer")
    found = drawn(match, 1)
    assert set(returns(match)) == {"Re-Wi", found}  # covered cards never
    assert hand(match, 1) == []  # the card beneath the Explorer is not yet taken up
    play(match, "return Re-Wi")
    assert hand(match, 1) == ["Bl-Wi"]
    assert seat(match, 1)["open"] == [found]
    play(match, "Ye-Dw", "Bk-Dw")
    assert lines_of(match, "columns")[1] == f"{found}/Ye-Fa"


def test_ur_d13_18_no_explorer_when_only_covered_cards_are_left() -> None:
    match = table(
        *("", "", "", ""),
        lines="mission: 18\ndominant: black\ntrick: 7",
        a="columns: Ye-Ex/Re-As\ncrystals: 1\ntricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em",
        b="columns: Ye-Kn/Bl-Wi",
        c="columns: Ye-Dw/Re-Kn",
        d="columns: Ye-Fa/Re-Em",
    )
    play(match, "play Ye-Ex")
    assert asks(match) == (1, "play")


# ---- 19: a pile and a hand ----


def with_pile(**more: Any) -> Match:
    base: dict[str, Any] = {
        "a": "pile: Re-As Bl-Kn",
        "b": "pile: Bl-Wi Ye-Fa",
        "c": "pile: Re-Kn Re-Dw",
        "d": "pile: Ye-As Re-Em",
    }
    for letter, text in more.items():
        base[letter] += "\n" + text
    return table(
        *("Ye-Kn Bk-Fa", "Ye-Ex Re-Wi", "Ye-Dw Bk-Ex", "Re-Pr Bk-Dw"),
        lines="mission: 19\ndominant: black",
        **base,
    )


def test_ur_14_19_after_each_play_one_card_comes_from_the_own_pile() -> None:
    match = with_pile()
    assert set(options(match)) == {"play Ye-Kn", "play Bk-Fa"}
    play(match, "Ye-Kn")
    assert set(hand(match, 0)) == {"Bk-Fa", "Re-As"}
    assert seat(match, 0)["pile"] == 1
    assert set(hand(match, 1)) == {"Ye-Ex", "Re-Wi"}  # only the player's own turn


def test_ur_14_19_pile_cards_neither_bind_nor_can_be_played() -> None:
    match = play(with_pile(), "Ye-Kn", "Ye-Ex", "Ye-Dw")
    assert options(match) == ["play Bk-Dw"]
    assert why(match, 3, "card:Ye-As") == "not-held"


def test_ur_14_19_an_empty_pile_gives_nothing() -> None:
    match = play(with_pile(), "Ye-Kn", "Ye-Ex", "Ye-Dw", "Bk-Dw")
    play(match, "Re-Pr", "Re-As", "Re-Wi", "Re-Kn")
    assert [seat(match, n)["pile"] for n in range(4)] == [0, 0, 0, 0]
    assert [seat(match, n)["cards"] for n in range(4)] == [2, 2, 2, 2]
    match.choose(0)
    assert seat(match, leads(match))["cards"] == 1


def test_ur_d14_19_the_explorer_uses_the_hand_only_and_draws_afterwards() -> None:
    match = with_pile(b="crystals: 1", d="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em")
    play(match, "Ye-Kn", "play Ye-Ex", "power explorer")
    found = drawn(match, 1)
    assert set(returns(match)) == {"Re-Wi", found}
    play(match, "return Re-Wi")
    assert set(hand(match, 1)) == {found, "Bl-Wi"}
    assert lines_of(play(match, "Ye-Dw", "Bk-Dw"), "pile")[1] == "Ye-Fa"
