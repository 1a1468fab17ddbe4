"""Chapter 21: every option of a match, at its default and otherwise."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.core.errors import BadOption
from rulebound.games.urbno.options import OPTIONS
from tests.games.urbno.cardtable import asks, leads, options, play, seat, table, took_last
from tests.games.urbno.rounds import (
    begin,
    in_window,
    told,
    with_counts,
    with_piles,
    written,
)

DEFAULTS: dict[str, Any] = {
    "pairs": False,
    "edition": "default",
    "missions": [],
    "rounds": 12,
    "first_dealer": "random",
    "dwarf_tie": "later_card",
    "cube_lower_bound": "none",
    "mission_sums_use": "printed_numbers",
    "most_tricks_tie": "nobody",
    "token_supply": "unlimited",
    "scroll3_applies_to": "positive_only",
    "scroll10_uses": 1,
    "scroll10_next_leader": "original_taker",
    "scroll11_delta_options": [-1],
    "scroll14_when_leading": "allowed",
    "scroll16_declared": "on_own_turn",
    "trick_history": "public",
}


def test_all_options_and_their_defaults() -> None:
    assert {choice.name: choice.default for choice in OPTIONS.choices} == DEFAULTS
    assert all(choice.doc for choice in OPTIONS.choices)


@pytest.mark.parametrize(
    "choice", [c for c in OPTIONS.choices if c.allowed], ids=lambda choice: str(choice.name)
)
def test_a_value_that_is_not_allowed_is_refused_by_name(choice: Any) -> None:
    value: Any = ["nonsense"] if choice.kind == "list" else "nonsense"
    with pytest.raises(BadOption, match=choice.name) as caught:
        begin(**{choice.name: value})
    assert all(repr(allowed) in str(caught.value) for allowed in choice.allowed)


@pytest.mark.parametrize("value", [True, 1.0, "1", None])
def test_a_value_of_another_type_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match="scroll10_uses"):
        begin(scroll10_uses=value)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown option 'jokers'"):
        begin(jokers=2)


# ---- pairs, missions, first dealer ----


@pytest.mark.parametrize("pairs", [False, True])
def test_ur_2_4_pairs(pairs: bool) -> None:
    assert begin(pairs=pairs).view()["pairs"] is pairs


def test_missions_come_in_the_given_order_and_the_others_follow() -> None:
    match = begin(2, seed=5, missions=[13, 1, 24])
    while match.decision is not None:
        match.choose(0)
    found = [entry["mission"] for entry in told(match, "round")]
    assert found[:3] == [13, 1, 24]
    assert len(set(found)) == 12


def test_missions_not_for_this_number_of_players_are_refused() -> None:
    with pytest.raises(BadOption, match="mission 20 is not used with 3 players; allowed: 1, 2"):
        begin(3, missions=[1, 20])
    with pytest.raises(BadOption, match="twice"):
        begin(missions=[1, 1])


@pytest.mark.parametrize("first", [0, 1, 2])
def test_ur_d40_the_host_names_the_first_dealer(first: int) -> None:
    assert {begin(3, seed, first_dealer=first).view()["dealer"] for seed in range(8)} == {first}


def test_ur_d40_a_dealer_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="first_dealer"):
        begin(2, first_dealer=2)


def test_ur_d40_random_by_default() -> None:
    start = rulebound.game("urbno").start
    assert len({start(seats=4, seed=seed).view()["dealer"] for seed in range(40)}) == 4


# ---- dwarf_tie (UR-D6) ----


@pytest.mark.parametrize(
    ("switch", "taker"),
    [({}, 2), ({"dwarf_tie": "later_card"}, 2), ({"dwarf_tie": "earlier_card"}, 1)],
)
def test_ur_d6_equal_lowest_numbers_under_a_dwarf(switch: dict[str, Any], taker: int) -> None:
    match = table(
        *("Ye-Dw Bk-Fa", "Ye-Fa Bk-As", "Ye-As Bk-Ex", "Ye-Kn Bk-Dw"),
        lines="dominant: red",
        a="crystals: 1",
        c="cubes: 2",
        **switch,
    )
    play(match, "play Ye-Dw", "power dwarf", "Ye-Fa", "play Ye-As", "cubes -2", "Ye-Kn")
    assert took_last(match) == taker


def test_ur_d6_the_switch_does_not_touch_the_ordinary_tie() -> None:
    """UR-10.2: the earlier card is higher."""
    match = table(
        *("Ye-Ex Bk-Fa", "Ye-As Bk-As"),
        lines="dominant: red",
        b="cubes: 2",
        dwarf_tie="earlier_card",
    )
    play(match, "Ye-Ex", "play Ye-As", "cubes +2")
    assert took_last(match) == 0


# ---- cube_lower_bound (UR-D7) ----


@pytest.mark.parametrize(
    ("switch", "number"),
    [({}, -2), ({"cube_lower_bound": 0}, 0), ({"cube_lower_bound": 1}, 1)],
)
def test_ur_d7_the_smallest_number_that_cubes_make(switch: dict[str, Any], number: int) -> None:
    match = table("Ye-As Bk-Fa", "Ye-Fa Bk-As", lines="dominant: red", a="cubes: 9", **switch)
    play(match, "play Ye-As", "cubes -5")
    assert match.view()["trick"]["plays"][0]["number"] == number
    assert seat(match, 0)["cubes"] == 4


@pytest.mark.parametrize("bound", ["none", 0, 1])
def test_ur_d7_there_is_no_upper_bound(bound: object) -> None:
    match = table("Ye-Em", "Ye-Fa", a="cubes: 20", cube_lower_bound=bound)
    play(match, "play Ye-Em", "cubes +20")
    assert match.view()["trick"]["plays"][0]["number"] == 35


# ---- mission_sums_use (UR-D17) ----

YELLOW_64 = "Ye-Fa+Ye-As+Ye-Ex+Ye-Dw Ye-Wi+Ye-Kn+Ye-Pr+Ye-Em"


@pytest.mark.parametrize(
    ("switch", "points"), [({}, 0), ({"mission_sums_use": "numbers_with_cubes"}, 3)]
)
def test_ur_d17_mission_11(switch: dict[str, Any], points: int) -> None:
    """64 + 14 printed; two cubes make it 80."""
    last = ("Bk-Dw", "Bk-Fa", "Bk-As", "Re-As")
    match = with_piles(11, YELLOW_64, "", "", "", last=last, a="cubes: 2", **switch)
    play(match, "play Bk-Dw", "cubes +2", "Bk-Fa", "Bk-As", "Re-As")
    assert written(match) == [points, 0, 0, 0]


@pytest.mark.parametrize(
    ("switch", "points"), [({}, 2), ({"mission_sums_use": "numbers_with_cubes"}, 0)]
)
def test_ur_d17_mission_7(switch: dict[str, Any], points: int) -> None:
    """24 printed; two cubes make it 26."""
    last = ("Ye-Em", "Ye-Ex", "Ye-As", "Ye-Fa")
    match = with_piles(7, "", "", "", "", last=last, a="cubes: 2", **switch)
    play(match, "play Ye-Em", "cubes +2", "Ye-Ex", "Ye-As", "Ye-Fa")
    assert written(match) == [points, 0, 0, 0]


@pytest.mark.parametrize("sums", ["printed_numbers", "numbers_with_cubes"])
def test_ur_13_4_sums_are_of_the_final_piles_after_explorers(sums: str) -> None:
    """A's tricks add up to 60 + 20; B takes an Emperor out of them and returns a Farmer."""
    match = table(
        *("Ye-Kn Re-Fa", "Ye-Ex Bk-Fa", "Ye-Fa Bk-Pr", "Ye-As Re-As"),
        lines="mission: 11\ndominant: black",
        a="tricks: Bk-Em+Re-Em+Ye-Em+Bl-Em",
        b="crystals: 1",
        mission_sums_use=sums,
    )
    play(match, "Ye-Kn", "play Ye-Ex", "power explorer", "return Bk-Fa", "Ye-Fa", "Ye-As")
    assert took_last(match) == 0
    play(match, "Re-Fa")
    while match.view()["round"] == 1:
        match.choose(0)
    assert took_last(match) != 0
    assert written(match)[0] == 0  # 66


# ---- most_tricks_tie (UR-D18) ----


@pytest.mark.parametrize(
    ("mission", "counts", "points"),
    [
        (15, (2, 2, 1, 1), [5, 5, 0, 0]),
        (22, (3, 0, 3, 0), [5, 0, 5, 0]),
        (20, (3, 4, 1, 0), [3, 3, 3, 3]),
        (21, (3, 4, 1, 0), [3, 3, 3, 3]),
    ],
)
def test_ur_d18_who_scores_on_a_tie(
    mission: int, counts: tuple[int, ...], points: list[int]
) -> None:
    assert written(with_counts(mission, *counts)) == [0, 0, 0, 0]
    assert written(with_counts(mission, *counts, most_tricks_tie="nobody")) == [0, 0, 0, 0]
    assert written(with_counts(mission, *counts, most_tricks_tie="all_tied")) == points


def test_ur_d18_without_a_tie_the_switch_changes_nothing() -> None:
    more = {"most_tricks_tie": "all_tied"}
    assert written(with_counts(15, 3, 2, 1, 0, **more)) == [5, 0, 0, 0]
    assert written(with_counts(21, 3, 3, 2, 0, **more)) == [0, 3, 0, 3]
    assert written(with_counts(23, 1, 0, 0, 0, **more)) == [2, 0, 0, 0]  # UR-14.23 stays


# ---- token_supply (UR-D28) ----


@pytest.mark.parametrize(
    ("switch", "combination", "tokens"),
    [
        ({}, 2, (0, 40)),
        ({"token_supply": "limited"}, 2, (0, 15)),
        ({}, 1, (8, 0)),
        ({"token_supply": "limited"}, 1, (4, 0)),
    ],
)
def test_ur_d28_scroll_15_and_the_box(
    switch: dict[str, Any], combination: int, tokens: tuple[int, int]
) -> None:
    """45 cubes and 10 crystals are in the box."""
    match = play(in_window("15", "", "", "", **switch), "activate 15")
    play(match, *[f"take {combination}"] * 4)
    assert (seat(match, 0)["crystals"], seat(match, 0)["cubes"]) == tokens
    each = (2, 0) if combination == 1 else (0, 10)
    assert (seat(match, 3)["crystals"], seat(match, 3)["cubes"]) == each


def test_ur_d28_the_log_tells_what_was_granted() -> None:
    match = play(in_window("15", "", "", "", token_supply="limited"), "activate 15")
    play(match, *["take 1"] * 4)
    assert told(match, "shared") == [{"seat": 0, "crystals": 2, "cubes": 0}]


def test_ur_1_7_scroll_9_raises_the_demand_to_exactly_45_cubes() -> None:
    match = play(in_window("9", "", "", "", token_supply="limited"), "activate 9")
    play(match, "take 2+3", "take 2", "take 2", "take 2")
    assert [seat(match, n)["cubes"] for n in range(4)] == [15, 10, 10, 10]


# ---- scroll3_applies_to (UR-D30) ----


@pytest.mark.parametrize(("switch", "points"), [({}, -4), ({"scroll3_applies_to": "any"}, -8)])
def test_ur_d30_scroll_3_and_a_loss(switch: dict[str, Any], points: int) -> None:
    match = with_counts(25, 4, 3, 1, 0, lines="active: 3 0", **switch)
    assert written(match) == [points, -3, -1, 0]


@pytest.mark.parametrize("applies", ["positive_only", "any"])
def test_ur_15_3_a_gain_is_doubled_in_any_case(applies: str) -> None:
    match = with_counts(18, 4, 3, 1, 0, lines="active: 3 0", scroll3_applies_to=applies)
    assert written(match) == [8, 3, 1, 0]


# ---- scroll10_uses, scroll10_next_leader (UR-D31) ----


def thief(**switches: Any) -> Match:
    """A may steal; B takes the first trick, D the second, C the third."""
    return table(
        "Ye-Fa Re-Fa Bl-Fa Bk-Fa",
        "Ye-Kn Re-As Bl-As Bk-As",
        "Ye-As Re-Ex Bl-Em Bk-Ex",
        "Ye-Ex Re-Dw Bl-Dw Bk-Dw",
        lines="active: 10 0\ndominant: black",
        **switches,
    )


FIRST = ("Ye-Fa", "Ye-Kn", "Ye-As", "Ye-Ex")


@pytest.mark.parametrize("uses", [1, 2, 3])
def test_ur_d31_thefts_a_round(uses: int) -> None:
    match = play(thief(scroll10_uses=uses), *FIRST, "steal")
    play(match, "Re-As", "Re-Ex", "Re-Dw", "Re-Fa")
    if uses > 1:
        assert asks(match) == (0, "steal")
        play(match, "steal")
    play(match, "Bl-Dw", "Bl-Fa", "Bl-As", "Bl-Em")
    if uses > 2:
        play(match, "steal")
    assert asks(match) == (2, "lead")
    assert seat(match, 0)["tricks"] == uses


@pytest.mark.parametrize(("switch", "leader"), [({}, 1), ({"scroll10_next_leader": "thief"}, 0)])
def test_ur_d31_who_leads_after_a_theft(switch: dict[str, Any], leader: int) -> None:
    assert leads(play(thief(**switch), *FIRST, "steal")) == leader
    assert leads(play(thief(**switch), *FIRST, "leave")) == 1


def test_ur_11_4_a_farmer_goes_before_the_thief() -> None:
    match = thief(scroll10_next_leader="thief", a="crystals: 1")
    play(match, "play Ye-Fa", "power farmer 2", *FIRST[1:], "steal")
    assert leads(match) == 2


# ---- scroll11_delta_options (UR-D32) ----


@pytest.mark.parametrize(
    ("switch", "choices"),
    [
        ({}, ["count -1", "keep count"]),
        ({"scroll11_delta_options": [-1, 1]}, ["count -1", "count +1", "keep count"]),
        ({"scroll11_delta_options": [1]}, ["count +1", "keep count"]),
    ],
)
def test_ur_d32_what_scroll_11_offers(switch: dict[str, Any], choices: list[str]) -> None:
    match = with_counts(1, 2, 4, 2, 0, lines="active: 11 0", **switch)
    assert options(match) == choices


def test_ur_d32_plus_one() -> None:
    more = {"scroll11_delta_options": [-1, 1]}
    match = play(with_counts(1, 2, 4, 2, 0, lines="active: 11 0", **more), "count +1")
    assert written(match) == [5, 0, 0, 0]


def test_ur_d32_not_asked_without_a_trick_whatever_the_switch() -> None:
    more = {"scroll11_delta_options": [-1, 1]}
    assert written(with_counts(12, 4, 3, 0, 0, lines="active: 11 3", **more)) == [0, -2, 0, 0]


# ---- scroll14_when_leading (UR-D33) ----


def waiting(leader: int, **switches: Any) -> Match:
    return table(
        *("Ye-Kn Re-Fa", "Ye-Fa Re-As", "Ye-Wi Re-Ex", "Ye-Dw Re-Dw"),
        lines=f"active: 14 0\ndominant: black\nleader: {leader}",
        **switches,
    )


def test_ur_d33_a_leader_may_wait_or_not() -> None:
    assert "wait" in options(waiting(0))
    assert "wait" in options(waiting(0, scroll14_when_leading="allowed"))
    assert options(waiting(0, scroll14_when_leading="not_allowed")) == ["play Re-Fa", "play Ye-Kn"]


def test_ur_d33_not_leading_waiting_is_always_allowed() -> None:
    match = play(waiting(3, scroll14_when_leading="not_allowed"), "Ye-Dw")
    assert options(match) == ["play Ye-Kn", "wait"]


# ---- scroll16_declared (UR-D35) ----


def certain(leader: int = 0, **switches: Any) -> Match:
    return table(
        *("Ye-Fa Re-Em", "Ye-Em Re-Fa", "Ye-Wi Re-As", "Ye-Pr Re-Ex"),
        lines=f"active: 16 0\ndominant: black\nleader: {leader}",
        **switches,
    )


def test_ur_d35_by_default_only_with_the_own_play() -> None:
    match = play(certain(), "play Ye-Fa", "done")
    assert asks(match) == (1, "play")
    play(match, "play Ye-Em")
    assert asks(match) == (2, "play")


def test_ur_d35_any_time_in_the_trick_after_the_own_play() -> None:
    match = play(certain(scroll16_declared="any_time_in_trick"), "play Ye-Fa", "done")
    while asks(match) == (0, "react"):
        play(match, "leave")
    play(match, "play Ye-Em")
    assert asks(match) == (0, "react")
    assert options(match) == ["certain take", "certain refuse", "leave"]
    play(match, "leave", "play Ye-Wi", "certain take")
    play(match, "play Ye-Pr")
    assert took_last(match) == 0
    play(match, "play Re-Em")
    assert asks(match) == (1, "play")  # once a round


def test_ur_d35_any_time_but_not_before_the_own_play() -> None:
    match = certain(leader=1, scroll16_declared="any_time_in_trick")
    play(match, "play Ye-Em")
    assert asks(match) == (2, "play")


def test_ur_d35_any_time_refusing_leaves_the_card_out() -> None:
    match = table(
        *("Ye-Em Re-Em", "Ye-Fa Re-Fa", "Ye-Wi Re-As", "Ye-Pr Re-Ex"),
        lines="active: 16 0\ndominant: black",
        scroll16_declared="any_time_in_trick",
    )
    play(match, "play Ye-Em", "done")
    while asks(match) == (0, "react"):
        play(match, "leave")
    play(match, "play Ye-Fa", "leave", "play Ye-Wi", "leave", "play Ye-Pr", "certain refuse")
    assert took_last(match) == 3


# ---- trick_history (UR-D44) ----


@pytest.mark.parametrize(("switch", "number"), [({}, 2), ({"trick_history": "last_trick_only"}, 1)])
def test_ur_d44_which_tricks_can_be_looked_at(switch: dict[str, Any], number: int) -> None:
    match = table("Ye-Em Ye-Kn Ye-Fa", "Ye-As Ye-Ex Ye-Dw", **switch)
    play(match, "Ye-Em", "Ye-As", "Ye-Kn", "Ye-Ex")
    for viewer in (0, 1, None):
        history = match.view(viewer)["history"]
        assert len(history) == number
        assert [entry["card"] for entry in history[-1]] == ["Ye-Kn", "Ye-Ex"]
