"""Chapters 1 to 6 and 8: components, players, setup, the course of a round, dealing, resources."""

import random

import pytest

import rulebound
from rulebound import Match
from rulebound.core.errors import BadOption
from rulebound.core.rng import Rng
from tests.games.conformance import walk
from tests.games.urbno.cardtable import asks, hand, leads, options, play, seat, table, why
from tests.games.urbno.rounds import (
    CODES,
    begin,
    first_options,
    in_window,
    lines_of,
    log_kinds,
    told,
)

DEALS = dict.fromkeys(range(1, 26), 8) | {12: 7, 17: 7, 13: 6, 14: 6, 15: 6, 22: 6}
NOT_WITH = {2: {5, 7, 16, 20, 21}, 3: {20, 21}, 4: set()}
PAD = [
    *("black", "red", "yellow", "blue", "yellow", "red"),
    *("blue", "black", "red", "yellow", "black", "blue"),
]


@pytest.fixture
def unshuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    """All decks keep their printed order: Bk-Fa, Bk-As … Bl-Em."""
    monkeypatch.setattr(Rng, "shuffled", lambda self, items: tuple(items))


def whole_game(seats: int = 4, seed: int = 7, **more: object) -> Match:
    """Everybody chooses at random."""
    match = begin(seats, seed, **more)
    for _ in walk(match, random.Random(seed), pause=0):
        pass
    return match


def held(match: Match, player: int) -> int:
    """All cards of a player: hand, open, covered and pile."""
    found = seat(match, player)
    count: int = found["cards"] + len(found["open"]) + found["covered"] + found["pile"]
    return count


# ---- 1 Components ----


def test_ur_1_2_each_of_the_32_cards_is_dealt_once() -> None:
    match = begin(missions=[1])
    assert sorted(card for player in range(4) for card in hand(match, player)) == sorted(CODES)
    assert len(CODES) == 32


@pytest.mark.parametrize("colour", ["Bk", "Re", "Ye", "Bl"])
def test_ur_1_3_every_rank_has_its_number_in_all_colours(colour: str) -> None:
    numbers = {}
    for rank in ("Fa", "As", "Ex", "Dw", "Wi", "Kn", "Pr", "Em"):
        card = f"{colour}-{rank}"
        other = "Re-As" if card != "Re-As" else "Re-Fa"
        match = play(table(card, other), card)
        numbers[rank] = match.view()["trick"]["plays"][0]["number"]
    assert list(numbers.values()) == [1, 3, 5, 7, 9, 11, 13, 15]


# ---- 2 Players and modes ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ur_2_1_two_to_four_players(seats: int) -> None:
    assert len(begin(seats).view()["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5, True])
def test_ur_2_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption, match="allowed: 2, 3, 4"):
        rulebound.game("urbno").start(seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ur_2_2_missions_without_the_mark_are_taken_out(seats: int) -> None:
    match = begin(seats)
    deck = [int(word) for word in lines_of(match, "mission deck")[0].split()]
    assert sorted([match.view()["mission"]["id"], *deck]) == [
        mission for mission in range(1, 26) if mission not in NOT_WITH[seats]
    ]
    assert match.view()["missions_left"] == {2: 19, 3: 22, 4: 24}[seats]


@pytest.mark.parametrize("seats", [2, 3])
def test_ur_2_5_pairs_need_four_players(seats: int) -> None:
    with pytest.raises(BadOption, match="pairs"):
        begin(seats, pairs=True)
    assert begin(4, pairs=True).view()["pairs"] is True


# ---- 3 Setup ----


def test_ur_3_2_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {
        rulebound.game("urbno").start(seats=3, seed=seed).view()["dealer"] for seed in range(30)
    }
    assert dealers == {0, 1, 2}


def test_ur_3_3_everybody_starts_with_nothing() -> None:
    match = begin()
    for player in range(4):
        found = seat(match, player)
        assert found["total"] == found["crystals"] == found["cubes"] == found["scrolls"] == 0
        assert (found["entries"], found["took"], found["tricks"]) == ([], [], 0)
    assert match.view()["scrolls_left"] == 20


def test_ur_3_1_decks_are_shuffled() -> None:
    decks = {tuple(lines_of(begin(seed=seed), "mission deck")) for seed in range(5)}
    scrolls = {tuple(lines_of(begin(seed=seed), "scroll deck")) for seed in range(5)}
    assert len(decks) == len(scrolls) == 5
    assert lines_of(begin(seed=3), "scroll deck") == lines_of(begin(seed=3), "scroll deck")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ur_3_4_twelve_rounds_and_no_mission_returns(seats: int) -> None:
    match = whole_game(seats)
    rounds = told(match, "round")
    assert [entry["number"] for entry in rounds] == list(range(1, 13))
    assert len({entry["mission"] for entry in rounds}) == 12
    assert all(len(seat(match, player)["entries"]) == 12 for player in range(seats))


# ---- 4 Course of a round ----


def test_ur_4_1_the_phases_in_their_order() -> None:
    """Window, resources, preparation, tricks, scoring; then the next round."""
    match = in_window("3", "", "", "", lines="mission: 25")
    phases = []
    while match.view()["round"] == 1:
        if match.view()["phase"] not in phases:
            phases.append(match.view()["phase"])
        assert match.view()["phase"] == phases[-1]
        match.choose(0)
    assert phases == ["window", "resources", "prepare", "tricks"]
    assert log_kinds(match).index("scored") > max(
        at for at, kind in enumerate(log_kinds(match)) if kind == "trick"
    )


@pytest.mark.parametrize("dealer", range(4))
def test_ur_4_2_the_dealers_left_leads_the_first_trick(dealer: int) -> None:
    match = begin(missions=[2], first_dealer=dealer)
    play(match, "take 1", "take 1", "take 1", "take 1")
    assert asks(match) == ((dealer + 1) % 4, "lead")
    assert leads(match) == (dealer + 1) % 4


def test_ur_4_3_the_dealers_role_passes_to_the_left() -> None:
    match = whole_game(3, first_dealer=1)
    assert [entry["seat"] for entry in told(match, "round")] == [1, 2, 0] * 4


def test_ur_4_3_unspent_crystals_and_cubes_are_lost() -> None:
    match = begin(missions=[2, 8])
    play(match, "take 1", "take 2", "take 3", "take 3")
    while match.view()["round"] == 1:
        choices = options(match)
        play(match, "done" if "done" in choices else choices[0])
    assert [(seat(match, n)["crystals"], seat(match, n)["cubes"]) for n in range(4)] == [(0, 0)] * 4
    assert all(seat(match, n)["took"] == [] for n in range(4))


def test_ur_4_3_all_cards_are_dealt_again_and_the_tricks_put_away() -> None:
    match = first_options(begin(missions=[2, 8]), until=2)
    assert sorted(card for player in range(4) for card in hand(match, player)) == sorted(CODES)
    assert [seat(match, player)["tricks"] for player in range(4)] == [0, 0, 0, 0]
    assert match.view()["history"] == []
    assert match.view(0)["hand"]["taken"] == []


def test_ur_4_4_after_round_12_the_game_ends() -> None:
    match = whole_game(2)
    assert match.decision is None
    assert match.result is not None
    assert log_kinds(match)[-1] == "over"


# ---- 5 Dominant colour ----


def test_ur_5_1_the_pad() -> None:
    """UR-5.2: every colour three times."""
    colours = [entry["colour"] for entry in told(whole_game(), "round")]
    assert colours == PAD
    assert {colours.count(colour) for colour in colours} == {3}


@pytest.mark.parametrize("number", range(1, 13))
def test_ur_5_1_each_round_by_itself(number: int) -> None:
    match = in_window("", "", "", "", lines=f"round: {number}")
    assert match.view()["dominant"] == PAD[number - 1]


# ---- 6 Dealing ----


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.usefixtures("unshuffled")
def test_ur_6_1_one_card_at_a_time_from_the_dealers_left(seats: int) -> None:
    match = begin(seats, missions=[12], first_dealer=0)
    for place in range(seats):
        player = (1 + place) % seats
        assert hand(match, player) == CODES[place : 7 * seats : seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mission", range(1, 26))
def test_ur_6_1_as_many_cards_as_the_mission_asks_for(seats: int, mission: int) -> None:
    if mission in NOT_WITH[seats]:
        with pytest.raises(BadOption, match=f"mission {mission} is not used with {seats} players"):
            begin(seats, missions=[mission])
        return
    match = begin(seats, missions=[mission])
    assert [held(match, player) for player in range(seats)] == [DEALS[mission]] * seats


def test_ur_6_3_undealt_cards_are_seen_by_nobody() -> None:
    match = begin(2, missions=[1])
    dealt = {*hand(match, 0), *hand(match, 1)}
    assert len(dealt) == 16
    undealt = set(CODES) - dealt
    shown = " ".join(str(match.view(viewer)) for viewer in (0, 1, None))
    assert not [code for code in undealt if code in shown]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("mission", [13, 18, 19, 22, 25])
def test_ur_6_5_between_tricks_all_have_equally_many_cards(seats: int, mission: int) -> None:
    match = begin(seats, seed=4, missions=[mission])
    for _ in walk(match, random.Random(mission)):
        if match.view()["round"] > 1:
            break
        trick = match.view()["trick"]
        if trick is not None and not trick["plays"]:
            assert len({held(match, player) for player in range(seats)}) == 1


# ---- 8 Resources ----


def tokens(match: Match) -> list[tuple[int, int, int]]:
    found = [seat(match, player) for player in range(match.seats)]
    return [(f["crystals"], f["cubes"], f["scrolls"]) for f in found]


def test_ur_8_1_the_four_combinations() -> None:
    match = in_window("", "", "", "", lines="scroll deck: 12 *")
    play(match, "take 1", "take 2", "take 3", "take 4")
    assert tokens(match) == [(2, 0, 0), (0, 10, 0), (1, 5, 0), (0, 0, 1)]
    assert match.view(3)["hand"]["scrolls"] == [12]  # the top of the deck


def test_ur_8_2_the_dealers_left_first_then_clockwise() -> None:
    match = begin(first_dealer=1)
    order = []
    while match.view()["phase"] == "resources":
        order.append(asks(match)[0])
        play(match, "take 1")
    assert order == [2, 3, 0, 1]


def test_ur_8_2_choices_are_public_one_after_another() -> None:
    match = play(begin(), "take 3")
    assert seat(match, 0, None)["took"] == [3]
    assert told(match, "took") == [{"seat": 0, "combination": "3"}]
    assert asks(match) == (1, "resources")


def test_ur_8_3_the_same_for_several_and_no_declining() -> None:
    match = begin()
    for _ in range(4):
        assert options(match) == ["take 1", "take 2", "take 3", "take 4"]
        play(match, "take 2")
    assert [cubes for _, cubes, _ in tokens(match)] == [10, 10, 10, 10]


def test_ur_8_4_scrolls_carry_over() -> None:
    match = in_window("", "", "", "", lines="scroll deck: 12 *")
    play(match, "take 4", "take 1", "take 1", "take 1")
    first_options(match, until=2)
    assert match.view(0)["hand"]["scrolls"] == [12]
    assert tokens(match)[1] == (0, 0, 0)


def test_ur_d27_the_scroll_deck_runs_out_in_a_long_game() -> None:
    """Everybody takes scrolls and never uses one: 20 are drawn, then the fourth choice is gone."""
    match = begin(seed=11)
    took = []
    while match.decision is not None:
        choices = options(match)
        if asks(match)[1] == "scroll":
            play(match, "pass scroll")
        elif asks(match)[1] == "resources":
            took.append("take 4" in choices)
            left = match.view()["scrolls_left"]
            assert ("take 4" in choices) == (left > 0)
            if not left:
                assert why(match, asks(match)[0], "combination:4") == "no-scrolls-left"
            play(match, "take 4" if left else "take 1")
        else:
            match.choose(len(choices) - 1)
    owned = sum(seat(match, player)["scrolls"] for player in range(4))
    assert owned == 19  # all but scroll 17
    assert match.view()["used_scrolls"] == [17]
    assert took == sorted(took, reverse=True)
    assert len(took) == 48
