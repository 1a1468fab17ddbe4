"""Chapter 14: missions in which cards change hands or leave them (20, 21, 22, 24, 25)."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, hand, leads, options, play, seat, table, took_last
from tests.games.urbno.rounds import CODES, begin, drawn, log_kinds, returns, taken, told

HANDS = [CODES[8 * number : 8 * number + 8] for number in range(4)]
"""A holds all black cards, B all red, C all yellow and D all blue ones."""


def full_hands(mission: int, *, seats: int = 4, phase: str = "prepare", seed: int = 1) -> Match:
    hands = (" ".join(cards) for cards in HANDS[:seats])
    return table(*hands, lines=f"mission: {mission}\nphase: {phase}", seed=seed)


# ---- 20 and 21: hands go to the partner ----


@pytest.mark.parametrize("mission", [20, 21])
def test_ur_14_20_and_21_whole_hands_go_to_the_player_opposite(mission: int) -> None:
    match = full_hands(mission, phase="resources")
    play(match, "take 1", "take 2", "take 3")
    assert [hand(match, player) for player in range(4)] == HANDS
    play(match, "take 1")
    assert [hand(match, player) for player in range(4)] == [HANDS[n] for n in (2, 3, 0, 1)]
    assert asks(match) == (0, "lead")


@pytest.mark.parametrize("mission", [20, 21])
def test_ur_14_20_and_21_resources_stay_with_the_player(mission: int) -> None:
    match = full_hands(mission, phase="resources")
    play(match, "take 1", "take 2", "take 3", "take 4")
    tokens = [(seat(match, n)["crystals"], seat(match, n)["cubes"]) for n in range(4)]
    assert tokens == [(2, 0), (0, 10), (1, 5), (0, 0)]


def test_ur_14_20_hands_are_crossed_once_only() -> None:
    match = full_hands(20)
    play(match, "Ye-Fa", "Bl-Fa", "Bk-Fa", "Re-Fa")
    assert hand(match, 2) == HANDS[0][1:]
    assert log_kinds(match).count("hands-crossed") == 1


# ---- 22: wandering hands ----


def wandering(**more: Any) -> Match:
    return table(
        *("Ye-Kn Bk-Fa Bl-Fa", "Ye-Dw Bk-As Re-Fa", "Ye-Em Bk-Ex Bl-As", "Ye-Pr Bk-Dw Re-As"),
        lines="mission: 22\ndominant: black",
        **more,
    )


def test_ur_14_22_after_a_trick_all_cards_go_to_the_left() -> None:
    match = play(wandering(), "Ye-Kn", "Ye-Dw", "Ye-Em", "Ye-Pr")
    assert hand(match, 0) == ["Bk-Dw", "Re-As"]
    assert hand(match, 1) == ["Bk-Fa", "Bl-Fa"]
    assert hand(match, 2) == ["Bk-As", "Re-Fa"]
    assert hand(match, 3) == ["Bk-Ex", "Bl-As"]


def test_ur_14_22_all_else_stays_with_the_player() -> None:
    match = wandering(a="crystals: 1\ncubes: 3\nscrolls: 3", c="cubes: 5")
    play(match, "Ye-Kn", "Ye-Dw", "Ye-Em", "Ye-Pr")
    assert leads(match) == 2  # with the cards received from B
    assert options(match) == ["play Bk-As", "play Re-Fa"]
    assert [seat(match, n)["cubes"] for n in range(4)] == [3, 0, 5, 0]
    assert [seat(match, n)["crystals"] for n in range(4)] == [1, 0, 0, 0]
    assert [seat(match, n)["tricks"] for n in range(4)] == [0, 0, 1, 0]
    assert match.view(0)["hand"]["scrolls"] == [3]


def test_ur_14_22_not_within_a_trick_and_not_after_the_last() -> None:
    match = wandering()
    play(match, "Ye-Kn", "Ye-Dw", "Ye-Em")
    assert hand(match, 0) == ["Bk-Fa", "Bl-Fa"]
    play(match, "Ye-Pr", "Bk-As", "Bk-Ex", "Bk-Dw", "Bk-Fa")
    assert log_kinds(match).count("hands-moved") == 2
    assert [hand(match, player) for player in range(4)] == [
        ["Bl-As"],
        ["Re-As"],
        ["Bl-Fa"],
        ["Re-Fa"],
    ]
    play(match, "Bl-As", "Re-As", "Bl-Fa", "Re-Fa")
    assert log_kinds(match).count("hands-moved") == 2


def test_ur_14_22_with_two_players_the_hands_change_sides() -> None:
    match = table("Ye-Kn Bk-Fa", "Ye-Dw Bk-As", lines="mission: 22")
    play(match, "Ye-Kn", "Ye-Dw")
    assert (hand(match, 0), hand(match, 1)) == (["Bk-As"], ["Bk-Fa"])


def test_ur_d14_22_the_explorer_uses_the_hand_held_at_that_moment() -> None:
    match = table(
        *("Ye-Kn Bk-Fa Bl-Wi", "Ye-Dw Bk-As Ye-Ex", "Ye-Em Bk-Ex Bl-Dw", "Ye-Pr Bk-Dw Re-As"),
        lines="mission: 22\ndominant: black",
        c="crystals: 1",
    )
    play(match, "Ye-Kn", "Ye-Dw", "Ye-Em", "Ye-Pr")
    play(match, "play Ye-Ex", "power explorer")  # C leads with what B had
    found = drawn(match, 2)
    assert set(returns(match)) == {"Bk-As", found}
    assert found in ("Ye-Kn", "Ye-Dw", "Ye-Em", "Ye-Pr")
    play(match, "return Bk-As")
    assert hand(match, 2) == [found]
    assert "Bk-As" in taken(match, 2)[0]


# ---- 24: half a hand ----


def split_all(match: Match) -> Match:
    """Everybody divides into the four lowest and the four highest cards."""
    for player in range(match.seats):
        assert asks(match) == (player, "choose")
        play(match, *(f"split {code}" for code in HANDS[player][:4]))
    return match


def test_ur_14_24_each_divides_the_hand_into_two_halves_of_four() -> None:
    match = full_hands(24)
    assert options(match) == [f"split {code}" for code in HANDS[0]]
    play(match, "split Bk-Kn")
    assert options(match) == [f"split {code}" for code in HANDS[0] if code != "Bk-Kn"]
    play(match, "split Bk-Fa", "split Bk-As", "split Bk-Ex")
    assert asks(match) == (1, "choose")


def test_ur_14_24_the_right_hand_neighbour_picks_a_half_and_the_owner_plays_it() -> None:
    match = split_all(full_hands(24))
    assert options(match) == ["pick 1", "pick 2"]
    pickers = []
    for _ in range(4):
        assert asks(match)[1] == "half"
        pickers.append(asks(match)[0])
        play(match, "pick 1")
    assert pickers == [3, 0, 1, 2]  # for A, B, C, D
    for player in range(4):
        picked, out = hand(match, player), match.view(player)["hand"]["out"]
        assert sorted([picked, out]) == sorted([HANDS[player][:4], HANDS[player][4:]])
    assert options(match) == [f"play {code}" for code in hand(match, 0)]
    assert match.view()["mission"]["tricks"] == 4


def test_ur_d24_the_halves_are_offered_in_random_order() -> None:
    found = set()
    for seed in range(20):
        match = play(split_all(full_hands(24, seed=seed)), "pick 1")
        found.add(tuple(hand(match, 0)))
    assert found == {tuple(HANDS[0][:4]), tuple(HANDS[0][4:])}


def test_ur_d24_the_two_picks_are_the_two_halves() -> None:
    for seed in range(5):
        match = split_all(full_hands(24, seed=seed))
        other = match.fork()
        play(match, "pick 1")
        play(other, "pick 2")
        assert {*hand(match, 0), *hand(other, 0)} == set(HANDS[0])
        assert hand(other, 0) == match.view(0)["hand"]["out"]


def test_ur_14_24_a_removed_card_is_out_for_this_round_only() -> None:
    match = split_all(full_hands(24))
    play(match, "pick 1", "pick 1", "pick 1", "pick 1")
    while match.view()["round"] == 1:
        match.choose(0)
    assert len(told(match, "trick")) == 4
    dealt = match.view()["mission"]["id"]
    assert dealt != 24
    assert all(match.view(player)["hand"]["out"] == [] for player in range(4))


def test_ur_14_24_with_two_players_the_opponent_picks() -> None:
    match = split_all(full_hands(24, seats=2))
    assert asks(match) == (1, "half")
    play(match, "pick 2")
    assert asks(match) == (0, "half")


def test_24_a_position_can_be_written_between_its_tricks() -> None:
    match = split_all(full_hands(24))
    play(match, "pick 1", "pick 1", "pick 1", "pick 1")
    text = match.position()
    assert "phase: tricks" in text
    assert text.count("  out: ") == 4


# ---- 25: three to the right ----


def passed(match: Match, *cards: str) -> Match:
    return play(match, *(f"pass {code}" for code in cards))


def test_ur_14_25_three_cards_go_to_the_right_neighbour() -> None:
    match = full_hands(25)
    passed(match, "Bk-Em", "Bk-Fa", "Bk-Kn")
    passed(match, "Re-Em", "Re-Fa", "Re-Kn")
    passed(match, "Ye-Em", "Ye-Fa", "Ye-Kn")
    passed(match, "Bl-Em", "Bl-Fa", "Bl-Kn")
    kept = [["As", "Ex", "Dw", "Wi", "Pr"]] * 4
    for player, colour in enumerate(("Bk", "Re", "Ye", "Bl")):
        came = ("Re", "Ye", "Bl", "Bk")[player]
        assert set(hand(match, player)) == {
            *(f"{colour}-{rank}" for rank in kept[player]),
            *(f"{came}-{rank}" for rank in ("Em", "Fa", "Kn")),
        }
    assert asks(match) == (0, "lead")


def test_ur_d25_nobody_can_pass_on_a_card_just_received() -> None:
    match = full_hands(25)
    passed(match, "Bk-Em", "Bk-Fa", "Bk-Kn")
    passed(match, "Re-Em", "Re-Fa", "Re-Kn")
    passed(match, "Ye-Em", "Ye-Fa", "Ye-Kn")
    assert asks(match) == (3, "choose")
    assert options(match) == [f"pass {code}" for code in HANDS[3]]  # none of A's
    assert [hand(match, player) for player in range(4)] == HANDS


def test_ur_14_25_a_card_can_be_passed_once_only() -> None:
    match = passed(full_hands(25), "Bk-Em", "Bk-Fa")
    assert options(match) == [f"pass {code}" for code in HANDS[0][1:7]]


def test_ur_14_25_with_two_players_the_cards_go_to_the_opponent() -> None:
    match = full_hands(25, seats=2)
    passed(match, "Bk-Em", "Bk-Fa", "Bk-Kn")
    passed(match, "Re-Em", "Re-Fa", "Re-Kn")
    assert set(hand(match, 0)) == {*HANDS[0], "Re-Em", "Re-Fa", "Re-Kn"} - {
        "Bk-Em",
        "Bk-Fa",
        "Bk-Kn",
    }
    assert seat(match, 1)["cards"] == 8


@pytest.mark.parametrize("mission", [15, 24, 25])
def test_ur_8_6_the_extra_step_comes_after_the_resources(mission: int) -> None:
    match = begin(missions=[mission])
    assert asks(match) == (0, "resources")
    play(match, "take 1", "take 1", "take 1")
    assert asks(match) == (3, "resources")
    play(match, "take 1")
    assert asks(match) == (0, "choose")
    assert match.view()["phase"] == "prepare"


def test_ur_14_25_the_dealers_left_leads_whatever_was_passed() -> None:
    match = full_hands(25)
    for cards in HANDS:
        passed(match, *cards[:3])
    assert leads(match) == 0
    play(match, "Re-Fa", "Re-Dw", "Ye-Dw", "Bk-Fa")  # D received the dominant cards
    assert took_last(match) == 3
