"""Chapter 15: scrolls 17 to 20, in detail."""

from typing import Any

from rulebound import Match
from tests.games.urbno.cardtable import asks, hand, leads, options, play, seat, table, took_last
from tests.games.urbno.rounds import drawn, first_options, in_window, returns, taken, told

# ---- 17: three points at once ----


def resources(deck: str) -> Match:
    return table(
        *("Ye-Fa", "Ye-As", "Ye-Ex", "Ye-Dw"), lines=f"phase: resources\nscroll deck: {deck}"
    )


def test_ur_15_17_three_points_on_the_spot_and_it_is_used() -> None:
    match = play(resources("12 17 *"), "take 4", "take 4")
    assert seat(match, 1)["extra_points"] == 3
    assert seat(match, 1)["total"] == 3
    assert seat(match, 1)["scrolls"] == 0
    assert match.view()["used_scrolls"] == [17]
    assert (seat(match, 0)["extra_points"], seat(match, 0)["scrolls"]) == (0, 1)


def test_ur_13_5_its_points_stand_on_a_line_of_their_own() -> None:
    match = in_window("", "", "", "", lines="mission: 18\nscroll deck: 17 *")
    play(match, "take 4", "take 1", "take 1", "take 1")
    first_options(match, until=2)
    assert len(seat(match, 0)["entries"]) == 1
    assert seat(match, 0)["total"] == seat(match, 0)["entries"][0] + 3


def test_ur_15_17_it_is_turned_up_for_all_to_see() -> None:
    match = play(resources("17 *"), "take 4")
    assert told(match, "points-at-once") == [{"seat": 0, "points": 3}]
    assert told(match, "got-scroll", 0) == []


# ---- 18: crystals on any card ----


def reacting(*hands: str, lines: str = "", **more: Any) -> Match:
    """A owns the effect of scroll 18; B leads; dominant red."""
    return table(*hands, lines=f"active: 18 0\ndominant: red\nleader: 1\n{lines}", **more)


PLAIN = ("Ye-As Bk-Fa", "Ye-Dw Bk-As", "Ye-Kn Bk-Ex", "Ye-Fa Bk-Dw")


def test_ur_15_18_one_crystal_at_once() -> None:
    match = play(in_window("", "18", "", ""), "activate 18")
    assert [seat(match, n)["crystals"] for n in range(4)] == [0, 1, 0, 0]
    play(match, "take 1", "take 1", "take 1", "take 1")
    assert [seat(match, n)["crystals"] for n in range(4)] == [2, 3, 2, 2]


def test_ur_15_18_a_reaction_after_an_opponents_turn_with_the_own_crystal() -> None:
    match = reacting(*PLAIN, a="crystals: 1", b="crystals: 1")
    play(match, "play Ye-Dw")
    assert asks(match) == (1, "announce")  # first B's own turn
    play(match, "done")
    assert asks(match) == (0, "react")
    assert options(match) == ["power dwarf", "leave"]
    play(match, "power dwarf", "Ye-Kn", "Ye-Fa", "Ye-As")
    assert took_last(match) == 3  # the lowest
    assert [seat(match, n)["crystals"] for n in range(4)] == [0, 1, 0, 0]


def test_ur_15_18_leaving_it_changes_nothing() -> None:
    match = reacting(*PLAIN, a="crystals: 1")
    play(match, "play Ye-Dw", "leave")
    assert asks(match) == (2, "play")
    play(match, "play Ye-Kn", "leave")
    play(match, "play Ye-Fa", "leave", "Ye-As")
    assert took_last(match) == 2
    assert seat(match, 0)["crystals"] == 1


def test_ur_15_18_one_power_a_card() -> None:
    match = reacting(*PLAIN, a="crystals: 1", b="crystals: 1")
    play(match, "play Ye-Dw", "power dwarf")
    assert asks(match) == (2, "play")
    hands = ("Ye-As Bk-Fa", "Ye-Pr Bk-As", "Ye-Kn Bk-Ex", "Ye-Fa Bk-Dw")
    match = reacting(*hands, a="crystals: 1", b="crystals: 1")
    play(match, "play Ye-Pr", "power priest black")  # without a limit a trick
    assert asks(match) == (2, "play")


def test_ur_15_18_limits_a_trick_stay() -> None:
    hands = ("Ye-As Bk-Fa", "Ye-Dw Bk-As", "Bl-Dw Bk-Ex", "Ye-Fa Bk-Dw")
    match = reacting(*hands, a="crystals: 2")
    play(match, "play Ye-Dw", "power dwarf", "play Bl-Dw")
    assert asks(match) == (3, "play")  # no second Dwarf's power


def test_ur_15_18_not_without_a_crystal_and_not_by_others() -> None:
    match = reacting(*PLAIN, c="crystals: 2", d="crystals: 2")
    play(match, "play Ye-Dw")
    assert asks(match) == (2, "play")


def test_ur_15_18_never_the_assassins_power() -> None:
    hands = ("Ye-Dw Bk-Fa", "Ye-As Bk-As", "Ye-Kn Bk-Ex", "Ye-Fa Bk-Dw")
    match = play(reacting(*hands, a="crystals: 1"), "play Ye-As")
    assert asks(match) == (2, "play")


def test_ur_15_18_the_last_card_before_the_trick_is_decided() -> None:
    hands = ("Ye-As Bk-Fa", "Ye-Wi Bk-As", "Ye-Kn Bk-Ex", "Ye-Dw Bk-Dw")
    match = reacting(*hands, lines="leader: 0", a="crystals: 1")
    play(match, "Ye-As", "play Ye-Wi", "leave", "play Ye-Kn", "leave", "play Ye-Dw")
    assert asks(match) == (0, "react")
    play(match, "power dwarf")
    assert took_last(match) == 0


def test_ur_15_18_own_cards_as_usual_and_no_reaction_to_them() -> None:
    hands = ("Ye-Dw Bk-Fa", "Ye-As Bk-As", "Ye-Kn Bk-Ex", "Ye-Fa Bk-Dw")
    match = reacting(*hands, lines="leader: 0", a="crystals: 1")
    play(match, "play Ye-Dw")
    assert options(match) == ["power dwarf", "done"]
    play(match, "done")
    assert asks(match) == (1, "play")


def test_ur_d36_the_activator_makes_the_choices_farmer() -> None:
    hands = ("Ye-Dw Bk-Fa", "Ye-Fa Bk-As", "Ye-Kn Bk-Ex", "Ye-As Bk-Dw")
    match = play(reacting(*hands, a="crystals: 1"), "play Ye-Fa")
    assert options(match) == [*(f"power farmer {n}" for n in range(4)), "leave"]
    play(match, "power farmer 3", "Ye-Kn", "Ye-As", "Ye-Dw")
    assert (took_last(match), leads(match)) == (2, 3)


def test_ur_d36_a_led_priest_can_be_recoloured() -> None:
    hands = ("Bl-Dw Bk-Fa", "Ye-Pr Bk-As", "Bl-Kn Ye-Ex", "Bl-As Ye-Dw")
    match = play(reacting(*hands, a="crystals: 1"), "play Ye-Pr")
    assert options(match) == ["power priest black", "power priest blue", "leave"]
    play(match, "power priest blue")
    assert options(match) == ["play Bl-Kn"]


def test_ur_d36_an_explorer_exchanges_the_activators_own_cards() -> None:
    hands = ("Ye-Dw Bk-Fa", "Ye-Ex Bk-As", "Ye-Kn Bk-Ex", "Ye-As Bk-Dw")
    match = reacting(*hands, a="crystals: 1", c="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em")
    play(match, "play Ye-Ex", "power explorer")
    assert asks(match) == (0, "return")
    found = drawn(match, 0)
    assert set(returns(match)) == {"Ye-Dw", "Bk-Fa", found}
    play(match, "return Bk-Fa")
    assert set(hand(match, 0)) == {"Ye-Dw", found}
    assert hand(match, 1) == ["Bk-As"]
    assert "Bk-Fa" in taken(match, 2)[0]


def test_ur_d36_no_explorer_in_the_first_trick_no_farmer_in_the_last() -> None:
    hands = ("Ye-Dw Bk-Fa", "Ye-Ex Bk-As", "Ye-Kn Bk-Ex", "Ye-As Bk-Dw")
    match = play(reacting(*hands, a="crystals: 1"), "play Ye-Ex")
    assert asks(match) == (2, "play")
    match = play(reacting("Ye-Dw", "Ye-Fa", "Ye-Kn", "Ye-As", a="crystals: 1"), "play Ye-Fa")
    assert asks(match) == (2, "play")


def test_ur_15_18_cubes_stay_limited_to_own_cards() -> None:
    match = reacting(*PLAIN, a="crystals: 1\ncubes: 5")
    play(match, "play Ye-Dw")
    assert options(match) == ["power dwarf", "leave"]


# ---- 19: fixed leader ----


def test_ur_15_19_the_named_player_leads_every_trick() -> None:
    match = play(in_window("19", "", "", ""), "activate 19")
    assert options(match) == ["player 0", "player 1", "player 2", "player 3"]  # A too
    play(match, "player 1", "take 2", "take 2", "take 2", "take 2")
    assert asks(match) == (1, "lead")
    play(match, "Re-Fa", "Ye-Fa", "Bl-Fa", "Bk-Fa")
    assert took_last(match) == 0  # black is dominant
    assert leads(match) == 1
    play(match, "Re-As", "Ye-As", "Bl-As", "Bk-As")
    assert leads(match) == 1


def test_ur_15_19_for_one_round() -> None:
    lines = "mission deck: 2 *"
    match = play(in_window("19", "", "", "", lines=lines), "activate 19", "player 3")
    first_options(match, until=2)
    play(match, "take 1", "take 1", "take 1", "take 1")
    assert asks(match) == (1, "lead")  # again the dealer's left
    assert match.view()["active"] is None


def test_ur_d15_no_farmers_power_while_it_is_active() -> None:
    match = table(
        *("Ye-Fa Bk-Fa", "Ye-Dw Bk-As", "Ye-Kn Bk-Ex", "Ye-As Bk-Dw"),
        lines="active: 19 3 0",
        a="crystals: 1",
    )
    play(match, "play Ye-Fa")
    assert asks(match) == (1, "play")


def test_ur_15_19_with_mission_22_the_hands_wander_the_lead_does_not() -> None:
    match = table(
        *("Ye-Fa Bk-Fa", "Ye-Dw Bk-As", "Ye-Kn Bk-Ex", "Ye-As Bk-Dw"),
        lines="mission: 22\nactive: 19 3 0",
    )
    play(match, "Ye-Fa", "Ye-Dw", "Ye-Kn", "Ye-As")
    assert asks(match) == (0, "lead")
    assert options(match) == ["play Bk-Dw"]


# ---- 20: any power ----


def any_power(*hands: str, lines: str = "", **more: Any) -> Match:
    """A owns the effect of scroll 20; dominant black."""
    return table(*hands, lines=f"active: 20 0\ndominant: black\n{lines}", **more)


SIMPLE = ("Re-Em Ye-Fa", "Re-Wi Ye-As", "Re-As Ye-Ex", "Re-Dw Ye-Dw")
FARMERS = [f"power farmer {n}" for n in range(4)]
PRIESTS = ["power priest yellow", "power priest blue"]


def test_ur_15_20_any_power_on_an_own_card() -> None:
    """Not the Assassin's on a legal card, nor the Explorer's in the first trick."""
    match = play(any_power(*SIMPLE, a="crystals: 2"), "play Re-Em")
    assert options(match) == [
        *FARMERS,
        "power dwarf",
        "power wizard",
        "power knight",
        *PRIESTS,
        "power emperor",
        "done",
    ]
    play(match, "power dwarf")
    assert asks(match) == (1, "play")  # one power a card
    assert seat(match, 0)["crystals"] == 1
    play(match, "Re-Wi", "Re-As", "Re-Dw")
    assert took_last(match) == 2


def test_ur_15_20_limits_follow_the_power() -> None:
    match = any_power(*SIMPLE, lines="leader: 3", a="crystals: 1", d="crystals: 1")
    play(match, "play Re-Dw", "power dwarf", "play Re-Em")
    assert "power dwarf" not in options(match)
    assert "power emperor" in options(match)
    match = play(any_power(*SIMPLE, a="crystals: 1", d="crystals: 1"), "play Re-Em")
    play(match, "power dwarf", "Re-Wi", "Re-As", "play Re-Dw")
    assert took_last(match) == 2  # D was not asked: only one Dwarf's power a trick


def test_ur_15_20_explorer_from_the_second_trick_on_and_no_farmer_in_the_last() -> None:
    match = any_power(*SIMPLE, a="crystals: 1", b="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em")
    play(match, "play Re-Em", "power explorer")
    assert asks(match) == (0, "return")
    assert set(returns(match)) == {"Ye-Fa", drawn(match, 0)}
    last = any_power("Re-Em", "Re-Wi", "Re-As", "Re-Dw", a="crystals: 1")
    play(last, "play Re-Em")
    assert not any("farmer" in option or "explorer" in option for option in options(last))


def test_ur_d37_with_the_assassins_power_any_card_against_the_colour_rule() -> None:
    hands = ("Re-Em Bk-Fa Ye-Kn", "Re-Wi Ye-As Bl-As", "Re-As Ye-Ex Bl-Ex", "Re-Dw Ye-Dw Bl-Dw")
    match = any_power(*hands, lines="leader: 3", a="crystals: 1")
    play(match, "Re-Dw")
    assert set(options(match)) == {
        "play Re-Em",
        "play Bk-Fa with assassin",
        "play Ye-Kn with assassin",
    }
    play(match, "play Bk-Fa with assassin", "Re-Wi", "Re-As")
    assert took_last(match) == 0
    assert seat(match, 0)["crystals"] == 0


def test_ur_d37_not_without_a_crystal_and_not_for_others() -> None:
    hands = ("Re-Em Bk-Fa", "Re-Wi Bk-As", "Re-Kn Bk-Ex", "Re-Dw Bk-Dw")
    match = any_power(*hands, lines="leader: 3", b="crystals: 1", c="crystals: 1")
    play(match, "Re-Dw")
    assert options(match) == ["play Re-Em"]
    play(match, "Re-Em")
    assert options(match) == ["play Re-Wi", "play Bk-As with assassin"]
    play(match, "play Re-Wi")
    assert options(match) == ["power wizard", "done"]  # only the card's own power
    play(match, "done")
    assert options(match) == ["play Re-Kn"]


def test_ur_d37_a_priests_power_on_any_card() -> None:
    """UR-10.2: equal numbers through recolouring; the earlier card is higher."""
    hands = ("Bl-Kn Ye-Fa", "Re-Wi Ye-As", "Re-As Ye-Ex", "Re-Kn Ye-Dw")
    match = any_power(*hands, lines="leader: 3", a="crystals: 1")
    play(match, "Re-Kn", "play Bl-Kn")
    assert [option for option in options(match) if "priest" in option] == [
        "power priest red",
        "power priest yellow",
    ]
    play(match, "power priest red", "Re-Wi", "Re-As")
    assert took_last(match) == 3


def test_ur_15_20_nothing_for_the_next_round() -> None:
    match = play(in_window("20", "", "", "", lines="mission deck: 2 *"), "activate 20")
    first_options(match, until=2)
    play(match, "take 1", "take 1", "take 1", "take 1")
    assert match.view()["active"] is None
    play(match, next(option for option in options(match) if not option.endswith("Fa")))
    powers = {option.split()[1] for option in options(match) if option.startswith("power")}
    assert len(powers) <= 1  # at most the card's own
