"""Why a thing cannot be used, in all games."""

import random
from typing import Any

import pytest

from tests.games.conformance import start

DECISIONS = 150
ASKED = 8
"""Things that are asked about at each decision."""


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tashkalar", 2, {"form": "high_form"}),
        ("tashkalar", 4, {"form": "duel", "teams": True}),
        ("urbno", 3, {}),
        ("homm3", 2, {}),
        ("homm3", 1, {"form": "scenario"}),
    ],
)
def test_whoever_has_to_choose_is_not_told_that_it_is_not_their_turn(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match, rng = start(game, seats, options, seed=3), random.Random(3)
    known: list[dict[str, None]] = [{} for _ in range(seats)]
    told = 0
    for _ in range(DECISIONS):
        decision = match.decision
        if decision is None:
            break
        known[decision.seat] |= dict.fromkeys(
            ref for option in decision.options for ref in option.refs
        )
        for seat, refs in enumerate(known):
            for ref in rng.sample(list(refs), min(ASKED, len(refs))):
                reason = match.why_not(seat, ref)
                if reason is not None and reason.id == f"{game}-why-not-your-turn":
                    assert seat != decision.seat
                    told += 1
        match.choose(rng.choice(decision.options))
    assert told or seats == 1
