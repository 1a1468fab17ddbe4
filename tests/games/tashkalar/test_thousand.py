"""A thousand random games of every form end without an error."""

import random
from typing import Any

import pytest

from tests.games.conformance import LIMIT, start
from tests.games.tashkalar.test_properties import TABLES
from tests.seeds import Seeds

GAMES = 1000
PART = 125


@pytest.mark.parametrize("part", range(GAMES // PART))
@pytest.mark.parametrize(("seats", "form"), TABLES, ids=str)
def test_a_thousand_random_games(seats: int, form: dict[str, Any], part: int, seeds: Seeds) -> None:
    for seed in seeds(PART):
        match = start("tashkalar", seats, form, seed, log=False)
        rng = random.Random(seed)
        while match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
            assert match.seq < LIMIT
        assert match.result is not None
