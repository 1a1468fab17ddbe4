"""Chapter 15: scrolls 1 to 6, in detail."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, hand, options, play, seat, table, took_last, why
from tests.games.urbno.rounds import (
    CODES,
    before_last,
    first_options,
    in_window,
    last_trick,
    lines_of,
    log_kinds,
    told,
    with_counts,
    written,
)

HANDS = [set(CODES[8 * number : 8 * number + 8]) for number in range(4)]


def all_take(match: Match, combination: int = 1) -> Match:
    return play(match, *[f"take {combination}"] * match.seats)


# ---- 1: new dominant colour ----


def test_ur_15_1_any_colour_but_the_present_one() -> None:
    """UR-D52."""
    match = play(in_window("1", "", "", ""), "activate 1")
    assert asks(match) == (0, "colour")
    assert options(match) == ["colour red", "colour yellow", "colour blue"]
    play(match, "colour red")
    assert match.view()["dominant"] == "red"
    assert asks(match) == (0, "resources")


def test_ur_15_1_holds_for_obligations_taking_and_priests_of_the_whole_round() -> None:
    match = play(in_window("1", "", "", ""), "activate 1", "colour red")
    all_take(match)
    play(match, "play Bk-Pr")
    assert options(match) == ["power priest yellow", "power priest blue", "done"]  # not red
    play(match, "done")
    assert all(option.startswith("play Re") for option in options(match))
    play(match, "Re-Fa", "Ye-Fa", "Bl-Fa")
    assert took_last(match) == 1
    play(match, "Re-As", "Ye-As", "Bl-As", "Bk-Em")
    assert took_last(match) == 1


def test_ur_15_1_the_next_round_follows_the_pad() -> None:
    match = play(in_window("1", "", "", ""), "activate 1", "colour blue")
    first_options(match, until=2)
    assert match.view()["dominant"] == "red"


def test_ur_d22_scroll_1_cannot_be_activated_in_mission_14() -> None:
    match = in_window("1", "", "", "", lines="mission: 14")
    assert options(match) == ["pass scroll"]
    assert why(match, 0, "scroll:1") == "scroll-timing"


# ---- 2: colour levy ----


def levy(lines: str = "", **more: Any) -> Match:
    """B owns scroll 2; dominant yellow."""
    return table(
        *("Re-Dw Bl-Fa Ye-Dw", "Bk-Fa Ye-Fa Bk-Em", "Re-Kn Re-As Bl-Kn", "Bl-As Bl-Em Bk-Dw"),
        lines=f"phase: window\ndominant: yellow\n{lines}",
        b="scrolls: 2\n" + more.pop("b", ""),
        **more,
    )


def test_ur_15_2_any_colour_but_the_dominant_and_any_order() -> None:
    match = play(levy(), "activate 2")
    assert options(match) == ["colour black", "colour red", "colour blue"]
    play(match, "colour red")
    assert asks(match) == (1, "player")
    assert set(options(match)) == {"player 0", "player 2", "player 3"}
    play(match, "player 3")
    assert asks(match) == (3, "give")
    match.choose(0)
    match.choose(0)
    assert set(options(match)) == {"player 0", "player 2"}


def test_ur_15_2_a_card_of_the_colour_of_the_givers_choice_or_any_card() -> None:
    match = play(levy(), "activate 2", "colour red", "player 2")
    assert set(options(match)) == {"give Re-Kn", "give Re-As"}  # not Bl-Kn
    play(match, "give Re-As", "return Re-As", "player 3")
    assert set(options(match)) == {"give Bl-As", "give Bl-Em", "give Bk-Dw"}  # D has no red card


def test_ur_15_2_the_activator_returns_any_card_before_the_next_one_gives() -> None:
    match = play(levy(), "activate 2", "colour red", "player 2", "give Re-Kn")
    assert asks(match) == (1, "give-back")
    assert set(options(match)) == {"return Bk-Fa", "return Ye-Fa", "return Bk-Em", "return Re-Kn"}
    play(match, "return Bk-Em")
    assert set(hand(match, 1)) == {"Bk-Fa", "Ye-Fa", "Re-Kn"}
    assert set(hand(match, 2)) == {"Bk-Em", "Re-As", "Bl-Kn"}
    play(match, "player 0", "give Re-Dw")
    assert "return Re-Kn" in options(match)  # also a card that was just received


def test_ur_15_2_the_same_card_may_go_back_and_all_hands_keep_their_size() -> None:
    match = play(levy(), "activate 2", "colour red", "player 2", "give Re-Kn", "return Re-Kn")
    assert set(hand(match, 2)) == {"Re-Kn", "Re-As", "Bl-Kn"}
    play(match, "player 0", "give Re-Dw", "return Bk-Fa", "give Bl-As", "return Ye-Fa")
    assert set(hand(match, 1)) == {"Re-Dw", "Bl-As", "Bk-Em"}
    assert [seat(match, n)["cards"] for n in range(4)] == [3, 3, 3, 3]
    assert asks(match) == (0, "resources")


def test_ur_15_2_with_two_players_there_is_no_order_to_set() -> None:
    match = in_window("2", "")
    play(match, "activate 2", "colour red")
    assert asks(match) == (1, "give")
    play(match, "give Re-Em", "return Bk-Fa")
    assert hand(match, 1)[0] == "Bk-Fa"
    assert asks(match) == (0, "resources")


def test_ur_d29_13_each_card_takes_the_others_place() -> None:
    """D gives an open card and B returns one from the hand: it lies open before D."""
    match = table(
        *("Re-Dw", "Bk-Fa", "Re-Kn", "Bl-As"),
        lines="phase: window\nmission: 13\ndominant: yellow",
        a="open: Bl-Fa",
        b="scrolls: 2\nopen: Ye-Fa",
        c="open: Bl-Kn",
        d="open: Re-Em",
    )
    play(match, "activate 2", "colour red", "player 3")
    assert options(match) == ["give Re-Em"]
    play(match, "give Re-Em", "return Bk-Fa")
    assert (seat(match, 3)["open"], hand(match, 3)) == (["Bk-Fa"], ["Bl-As"])
    assert (seat(match, 1)["open"], hand(match, 1)) == (["Ye-Fa"], ["Re-Em"])
    play(match, "player 0", "give Re-Dw", "return Ye-Fa")
    assert (seat(match, 0)["open"], hand(match, 0)) == (["Bl-Fa"], ["Ye-Fa"])
    assert (seat(match, 1)["open"], hand(match, 1)) == (["Re-Dw"], ["Re-Em"])


def test_ur_d29_18_covered_cards_are_neither_given_nor_returned() -> None:
    match = table(
        *("", "", "", ""),
        lines="phase: window\nmission: 18\ndominant: black",
        a="columns: Bl-Fa/Re-Dw",
        b="scrolls: 2\ncolumns: Ye-Fa/Ye-As",
        c="columns: Bl-Kn/Re-Kn",
        d="columns: Re-Em/Re-As",
    )
    play(match, "activate 2", "colour red", "player 0")
    assert options(match) == ["give Bl-Fa"]  # the red Dwarf lies covered
    play(match, "give Bl-Fa")
    assert set(options(match)) == {"return Ye-Fa", "return Bl-Fa"}
    play(match, "return Ye-Fa", "player 2", "give Bl-Kn", "return Bl-Kn")
    play(match, "give Re-Em", "return Re-Em")
    assert lines_of(match, "columns")[:2] == ["Ye-Fa/Re-Dw", "Bl-Fa/Ye-As"]


def test_ur_d29_19_pile_cards_are_neither_given_nor_returned() -> None:
    match = table(
        *("Bl-Fa", "Ye-Fa"),
        lines="phase: window\nmission: 19\ndominant: black",
        a="pile: Re-Dw",
        b="scrolls: 2\npile: Ye-As",
    )
    play(match, "activate 2", "colour red")
    assert options(match) == ["give Bl-Fa"]
    play(match, "give Bl-Fa")
    assert set(options(match)) == {"return Ye-Fa", "return Bl-Fa"}


def test_ur_d22_14_the_pad_colour_is_barred() -> None:
    match = in_window("2", "", "", "", lines="mission: 14\nround: 4")
    play(match, "activate 2")
    assert options(match) == ["colour black", "colour red", "colour yellow"]


def test_ur_d53_a_partner_gives_like_everybody_else() -> None:
    match = in_window("2", "", "", "", pairs=True)
    play(match, "activate 2", "colour red")
    assert "player 2" in options(match)


# ---- 3: double points ----


def test_ur_15_3_the_activators_points_are_doubled_nobody_elses() -> None:
    assert written(with_counts(18, 4, 3, 1, 0, lines="active: 3 0")) == [8, 3, 1, 0]
    assert written(with_counts(1, 3, 3, 2, 0, lines="active: 3 1")) == [5, 10, 0, 0]


def test_ur_d30_a_loss_is_not_doubled_and_nothing_stays_nothing() -> None:
    assert written(with_counts(25, 4, 3, 1, 0, lines="active: 3 0")) == [-4, -3, -1, 0]
    assert written(with_counts(1, 4, 3, 1, 0, lines="active: 3 0")) == [0, 5, 0, 0]


def test_ur_15_3_in_pair_missions_only_the_activators_own_entry() -> None:
    assert written(with_counts(20, 4, 1, 2, 1, lines="active: 3 2")) == [3, 0, 6, 0]


# ---- 4: deal the cards again ----


def test_ur_15_4_new_cards_for_all_the_rest_stays() -> None:
    match = in_window("", "4", "3", "6", lines="mission: 5\nround: 2", seed=5)
    before = match.view()
    play(match, "activate 4")
    after = match.view()
    for key in ("round", "mission", "dealer", "dominant"):
        assert after[key] == before[key]
    new = [set(hand(match, player)) for player in range(4)]
    assert new != HANDS
    assert sorted(card for cards in new for card in cards) == sorted(CODES)
    assert asks(match) == (0, "resources")  # C and D get no chance
    assert log_kinds(match).count("dealt-anew") == 1


def test_ur_15_4_all_32_cards_are_dealt_from() -> None:
    """With two players: cards that nobody had come into the hands."""
    match = play(in_window("4", "", seed=2), "activate 4")
    assert {*hand(match, 0), *hand(match, 1)} - HANDS[0] - HANDS[1]
    assert [seat(match, n)["cards"] for n in range(2)] == [8, 8]


@pytest.mark.parametrize("mission", [13, 18, 19])
def test_ur_15_4_the_deal_rule_of_the_mission_stays(mission: int) -> None:
    match = in_window("4", "", "", "", lines=f"mission: {mission}")
    play(match, "activate 4")
    found = seat(match, 2)
    shape = (found["cards"], len(found["open"]), found["covered"], found["pile"])
    assert shape == {13: (3, 3, 0, 0), 18: (0, 4, 4, 0), 19: (4, 0, 0, 4)}[mission]


# ---- 5: keepsake ----


def resources(deck: str, owned: str = "") -> Match:
    return table(
        *("Ye-Fa", "Ye-As", "Ye-Ex", "Ye-Dw"),
        lines=f"phase: resources\nscroll deck: {deck}",
        a=f"scrolls: {owned}",
    )


def test_ur_15_5_whoever_draws_it_draws_one_more() -> None:
    match = play(resources("5 12 9 *"), "take 4")
    assert match.view(0)["hand"]["scrolls"] == [5, 12]
    assert seat(match, 0)["scrolls"] == 2
    assert asks(match) == (1, "resources")
    play(match, "take 4")
    assert match.view(1)["hand"]["scrolls"] == [9]  # nobody else gets two


def test_ur_15_5_it_brings_nothing_more_from_an_empty_deck() -> None:
    match = play(resources("5"), "take 4")
    assert match.view(0)["hand"]["scrolls"] == [5]
    assert options(match) == ["take 1", "take 2", "take 3"]


def test_ur_15_5_it_can_never_be_activated_and_stays() -> None:
    match = in_window("5 12", "", "", "")
    assert options(match) == ["activate 12", "pass scroll"]
    assert why(match, 0, "scroll:5") == "scroll-target"
    play(match, "activate 12")
    first_options(match, until=2)
    assert match.view(0)["hand"]["scrolls"] == [5]


def test_ur_15_5_its_replacement_may_be_scroll_17() -> None:
    match = play(resources("5 17 12 *"), "take 4")
    assert match.view(0)["hand"]["scrolls"] == [5]
    assert seat(match, 0)["extra_points"] == 3
    assert match.view()["used_scrolls"] == [17]


# ---- 6: no resources ----


def test_ur_15_6_nobody_receives_anything() -> None:
    match = play(in_window("", "6", "3", ""), "activate 6")
    assert asks(match) == (0, "lead")
    assert match.view()["phase"] == "tricks"
    for player in range(4):
        found = seat(match, player)
        assert (found["crystals"], found["cubes"], found["took"]) == (0, 0, [])
    assert [seat(match, n)["scrolls"] for n in range(4)] == [0, 0, 1, 0]
    assert told(match, "took") == []


def test_ur_15_6_the_preparation_of_the_mission_still_takes_place() -> None:
    match = play(in_window("", "6", "", "", lines="mission: 25"), "activate 6")
    assert asks(match) == (0, "choose")
    match = play(in_window("", "6", "", "", lines="mission: 20"), "activate 6")
    assert set(hand(match, 0)) == HANDS[2]


def test_ur_15_6_the_next_round_has_resources_again() -> None:
    match = play(in_window("", "6", "", ""), "activate 6")
    first_options(match, until=2)
    assert asks(match) == (1, "resources")


def test_scrolls_without_a_question_ask_nothing() -> None:
    for scroll in (3, 9, 10, 11, 12, 14, 15, 16, 18, 20):
        match = play(in_window(str(scroll), "", "", ""), f"activate {scroll}")
        assert asks(match) == (0, "resources")
        assert match.view()["active"]["scroll"] == scroll


def test_13_4_scrolls_of_scoring_need_the_end_of_the_round() -> None:
    match = before_last(18, 4, 3, 1, 0, lines="active: 12 0")
    assert seat(match, 0)["entries"] == []
    assert written(last_trick(match)) == [8, 3, 1, 0]
