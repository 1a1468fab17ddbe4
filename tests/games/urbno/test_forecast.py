"""Forecasts of cards against the game itself: everything others can do is tried out."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, changes, options, table
from tests.games.urbno.rounds import CODES

Card = dict[str, Any]

SCROLLS = (
    "",
    "active: 10 0",
    "active: 10 1",
    "active: 14 1",
    "active: 16 0",
    "active: 16 1",
    "active: 18 0",
    "active: 20 1",
)


def random_table(rng: random.Random) -> Match:
    seats = rng.choice((2, 3, 4))
    deck = rng.sample(CODES, 3 * seats)
    hands = [" ".join(deck[3 * n : 3 * n + 3]) for n in range(seats)]
    tokens = {
        letter: f"crystals: {rng.randrange(3)}\ncubes: {rng.choice((0, 0, 4))}"
        for letter in "abcd"[:seats]
    }
    colour = rng.choice(("black", "red", "yellow", "blue"))
    when = rng.choice(("on_own_turn", "any_time_in_trick"))
    more: dict[str, Any] = {**tokens, "scroll16_declared": when}
    lines = f"dominant: {colour}\n{rng.choice(SCROLLS)}"
    return table(*hands, lines=lines, seed=rng.getrandbits(16), **more)


def owners(match: Match, seat: int) -> Iterator[int]:
    """Who can have the trick in the end, if the seat itself puts nothing more on cards."""
    done = [event for event in match.log() if event["kind"] in ("trick", "stole")]
    if done:
        yield done[-1]["seat"]
        return
    assert match.decision is not None
    quiet = {"done", "leave"} & set(options(match))
    if match.decision.seat == seat and quiet and asks(match)[1] != "steal":
        choices = list(quiet)
    elif asks(match)[1] == "return":
        choices = options(match)[:1]
    else:
        choices = options(match)
    for choice in choices:
        fork = match.fork(log=True)
        fork.choose(choice)
        yield from owners(fork, seat)


@pytest.mark.parametrize("seed", range(120))
def test_what_is_called_certain_is_certain(seed: int) -> None:
    """And for the last player, whatever is certain is called so."""
    rng = random.Random(seed)
    match = random_table(rng)
    while not any(event["kind"] == "trick" for event in match.log()):
        if asks(match)[1] in ("play", "lead"):
            check_forecasts(match)
        match.choose(rng.choice(options(match)))


def check_forecasts(match: Match) -> None:
    me, _ = asks(match)
    found = match.helps(me)["cards"]
    plays = [choice for choice in options(match) if choice != "wait"]
    assert {play.split()[1] for play in plays} == {c for c in found if found[c]["playable"]}
    for choice in plays:
        card = found[choice.split()[1]]
        assert (card["why"] is not None) == choice.endswith("with assassin")
        fork = match.fork(log=True)
        fork.choose(choice)
        if card["outcome"] in ("takes", "loses") or is_last(match):
            assert card["outcome"] == what_becomes(fork, me)
        else:
            assert card["outcome"] == so_far(fork, me)
        if fork.decision is not None and asks(fork) == (me, "announce"):
            check_changes(fork, me, card)


def is_last(match: Match) -> bool:
    trick = match.view()["trick"]
    return len(trick["plays"]) == len(trick["order"]) - 1


def what_becomes(match: Match, me: int) -> str:
    mine = {owner == me for owner in owners(match, me)}
    if len(mine) == 1:
        return "takes" if mine == {True} else "loses"
    return so_far(match, me)


def so_far(match: Match, me: int) -> str:
    trick = match.view()["trick"]
    if len(trick["plays"]) == 1:
        return "leads"
    return "ahead" if trick["winning"] == me else "behind"


def check_changes(match: Match, me: int, card: Card) -> None:
    """Every announcement leads to what was foretold, before and after the card is played."""
    announced = match.helps(me)["announce"]
    for key in ("outcome", "against", "changes", "brings"):
        assert announced[key] == card[key]
    for choice in options(match):
        fork = match.fork()
        fork.choose(choice)
        then = fork.helps(me).get("announce")
        if choice != "done" and then:
            now = (card["outcome"], card["against"])
            assert changes(card).get(choice, now) == (then["outcome"], then["against"])
