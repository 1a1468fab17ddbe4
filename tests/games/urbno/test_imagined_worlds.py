"""Imagined worlds look the same to the seat and fit what everybody has seen (UR-17)."""

import random

import pytest

from rulebound import Match
from rulebound.games.urbno.cards import CODES, OF_COLOUR, cards_in
from tests.games.conformance import everyone, start
from tests.games.urbno.cardtable import hand, play, table


def explore_often(match: Match, rng: random.Random) -> None:
    """Take crystals, use Explorers, exchange cards; otherwise anything."""
    assert match.decision is not None
    options = match.decision.options
    wanted = [o for o in options if o.notation in ("take 1", "power explorer")]
    wanted = wanted or [o for o in options if o.kind == "play" and "-Ex" in o.notation]
    match.choose(rng.choice(wanted or list(options)))


@pytest.mark.parametrize("mission", [1, 13, 15, 18, 19, 20, 22, 24, 25])
def test_no_world_changes_what_a_seat_sees_or_can_choose(mission: int) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        match = start("urbno", 4, {"missions": [mission]}, seed)
        while match.decision is not None and match.view()["round"] == 1:
            for seat in everyone(match):
                world = match.imagine(seat, rng.getrandbits(32))
                assert world.view(seat) == match.view(seat)
                assert world.decision is not None
                if match.decision.seat == seat:
                    assert world.decision.options == match.decision.options
            explore_often(match, rng)


def test_who_did_not_follow_has_none_of_that_colour_in_any_world() -> None:
    match = table(
        "Ye-Kn Bk-Fa Bk-As", "Re-Em Bl-Fa Bl-As", "Ye-Fa Bl-Kn Re-Fa", lines="dominant: black"
    )
    play(match, "Ye-Kn", "Re-Em")
    for seed in range(60):
        world = match.imagine(0, seed)
        held = world._state.hands[1]
        assert not held & (OF_COLOUR[2] | OF_COLOUR[0]), [CODES[c] for c in cards_in(held)]


def test_hidden_cards_do_change_places() -> None:
    match = table("Ye-Kn Bk-Fa", "Re-Em Bl-Fa", "Ye-Fa Bl-Kn")
    worlds = {tuple(hand(match.imagine(0, seed), 1)) for seed in range(40)}
    assert len(worlds) > 20


def test_an_imagined_match_carries_neither_seed_nor_secret_choices() -> None:
    match = start("urbno", 3, {"missions": [25]}, seed=77)
    rng = random.Random(1)
    for _ in range(12):
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    world = match.imagine(0, 5)
    assert world.setup.seed == 0
    assert world._choices == []
    assert world.seq == match.seq
