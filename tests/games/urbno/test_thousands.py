"""Two thousand random games for every number of players end without an error."""

import random
from typing import Any

import pytest

from tests.games.conformance import LIMIT, start
from tests.games.urbno.test_properties import TABLES
from tests.seeds import Seeds

GAMES = 2000
PART = 250


@pytest.mark.parametrize("part", range(GAMES // PART))
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_two_thousand_random_games(
    seats: int, options: dict[str, Any], part: int, seeds: Seeds
) -> None:
    for seed in seeds(PART):
        match = start("urbno", seats, options, seed, log=False)
        rng = random.Random(seed)
        while match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
            assert match.seq < LIMIT
        assert match.result is not None
