"""Who is likely to win, for those who watch: by what everybody sees, and late."""

import random
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.bots.chances import LATE, Follower, shares_of

GAMES = {
    "tashkalar": (2, {}),
    "urbno": (3, {}),
    "homm3": (2, {"form": "skirmish"}),
}


def played(game: str, choices: int, seed: int = 5) -> Match:
    seats, options = GAMES[game]
    rng = random.Random(seed)
    match = rulebound.game(game).start(seats, dict[str, Any](options), seed=seed)
    while match.decision is not None and match.seq < choices:
        match.choose(rng.choice(match.decision.options))
    return match


def turns(match: Match) -> list[int]:
    """After how many choices each turn began."""
    record = match.record()
    found, before = [], None
    for at in range(len(record["choices"]) + 1):
        then = rulebound.replay(record | {"choices": record["choices"][:at]})
        if then.decision is not None and then.decision.seat != before:
            before = then.decision.seat
            found.append(at)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_those_of_some_turns_ago(game: str) -> None:
    match = played(game, 40)
    found = Follower(match.record()).chances()
    assert found is not None
    assert found.at == turns(match)[-1 - LATE]
    assert sum(found.shares) == pytest.approx(1)
    assert len(found.shares) == match.seats


@pytest.mark.parametrize("game", GAMES)
def test_nobodys_hand_shows_in_them(game: str) -> None:
    """The same table with everything hidden dealt again is judged alike."""
    match = played(game, 40)
    other = match.imagine(None, 77)
    assert other.view(None) == match.view(None)
    assert shares_of(other, 3) == shares_of(match, 3)


def test_a_match_is_followed_from_where_it_was() -> None:
    record = played("tashkalar", 40).record()
    follower = Follower(record | {"choices": record["choices"][:25]})
    assert follower.knows(record["choices"])
    follower.follow(record["choices"])
    assert follower.chances() == Follower(record).chances()
    undone = [*record["choices"][:20], "pass"]
    assert not follower.knows(undone)


def test_before_everybody_has_had_a_turn_nothing_is_said() -> None:
    record = played("homm3", 40).record()
    spoken = [
        at
        for at in range(len(record["choices"]) + 1)
        if Follower(record | {"choices": record["choices"][:at]}).chances() is not None
    ]
    begun = turns(rulebound.replay(record))
    assert spoken[0] == begun[2 + LATE], "both have set up before the turn that is told of first"


def test_of_a_match_for_one_and_of_games_without_a_judgement_nothing_is_said() -> None:
    alone = rulebound.game("homm3").start(1, {"form": "guards", "field": 5}, seed=1)
    assert shares_of(alone, 1) is None
    assert shares_of(rulebound.game("truc").start(2, {}, seed=1), 1) is None
