"""Matches in bulk: reproducible, fair, and counted correctly."""

import pytest

from rulebound import RuleboundError, Text
from rulebound.arena import Finished, lineups, run, summarise, wilson

DUEL = {"form": "duel"}


def finished(
    labels: tuple[str, ...], ranking: tuple[tuple[int, ...], ...], **more: int
) -> Finished:
    return Finished(
        number=0,
        seed=0,
        labels=labels,
        ranking=ranking,
        scores=(5, 3),
        reason=Text("tashkalar-over-deck"),
        choices=10,
        turns=4,
        first=more.get("first", 0),
    )


def test_the_same_seed_gives_the_same_matches() -> None:
    once = list(run("tashkalar", 4, ["random", "random"], options=DUEL, seed=9))
    again = list(run("tashkalar", 4, ["random", "random"], options=DUEL, seed=9))
    other = list(run("tashkalar", 4, ["random", "random"], options=DUEL, seed=10))
    assert once == again
    assert once != other


def test_the_number_of_processes_changes_nothing() -> None:
    alone = list(run("tashkalar", 5, ["random"], options=DUEL, seed=3, jobs=1))
    shared = list(run("tashkalar", 5, ["random"], options=DUEL, seed=3, jobs=2))
    assert alone == shared
    assert [match.number for match in shared] == list(range(5))


def test_bots_change_seats_and_share_the_deal() -> None:
    matches = list(run("tashkalar", 4, ["random", "random"], options={"form": "first_game"}))
    one, two = ("random 1", "random 2"), ("random 2", "random 1")
    assert [match.labels for match in matches] == [one, two, one, two]
    assert matches[0].seed == matches[1].seed
    assert matches[1].seed != matches[2].seed
    assert matches[0].first == matches[1].first


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("ab", 2, [(0, 1), (1, 0)]),
        ("a", 2, [(0, 0)]),
        ("ab", 3, [(0, 1, 0), (1, 0, 0), (0, 0, 1)]),
        ("ab", 4, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        ("abc", 2, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]),
    ],
)
def test_lineups(bots: str, seats: int, expected: list[tuple[int, ...]]) -> None:
    assert lineups(bots, seats) == expected


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for bots, seats in (("ab", 2), ("abc", 3), ("abcd", 3), ("ab", 4)):
        table = lineups(bots, seats)
        for seat in range(seats):
            times = [sum(line[seat] == place for line in table) for place in range(len(bots))]
            assert len(set(times)) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "chess"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"bots": []}, "bot"),
        ({"n": 0}, "positive"),
        ({"jobs": 0}, "positive"),
        ({"seats": 7}, "7"),
        ({"options": {"form": "chess"}}, "chess"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: dict[str, object], message: str
) -> None:
    good: dict[str, object] = {"game": "tashkalar", "n": 1, "bots": ["random"]}
    with pytest.raises(RuleboundError, match=message):
        run(**{**good, **arguments})  # type: ignore[arg-type]


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


def test_a_summary_counts_wins_draws_and_places() -> None:
    summary = summarise(
        [
            finished(("a", "b"), ((0,), (1,)), first=1),
            finished(("b", "a"), ((1,), (0,)), first=1),
            finished(("a", "b"), ((0, 1),), first=0),
        ]
    )
    assert (summary.matches, summary.draws) == (3, 1)
    assert (summary.bots["a"].games, summary.bots["a"].wins, summary.bots["b"].wins) == (3, 2, 0)
    assert summary.bots["a"].average == pytest.approx((5 + 3 + 5) / 3)
    data = summary.to_json()
    assert data["wins_by_seat"] == [2, 2]
    assert data["wins_by_order"] == [2, 2]
    assert (data["average_choices"], data["average_turns"]) == (10, 4)
    assert data["reasons"] == {"tashkalar-over-deck": 3}


def test_a_bot_that_plays_against_itself_is_told_apart() -> None:
    (match,) = run("tashkalar", 1, ["random", "random"], options=DUEL)
    assert match.labels == ("random 1", "random 2")


def test_a_teams_victory_is_no_draw() -> None:
    options = {"form": "duel", "teams": True}
    summary = summarise(run("tashkalar", 2, ["random"] * 2, 4, options))
    assert summary.draws == 0
    assert sum(line.wins for line in summary.bots.values()) == 2


def test_scores_that_are_no_numbers_have_no_average() -> None:
    summary = summarise(run("tashkalar", 1, ["random"], 3, {"form": "melee"}))
    assert summary.bots["random"].average is None
