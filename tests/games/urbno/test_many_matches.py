"""Random matches for every number of players end without an error: other ones in every run."""

import random
from typing import Any

import pytest

from tests.games.conformance import LIMIT, start
from tests.games.urbno.test_properties import TABLES
from tests.seeds import Seeds

MATCHES = 250
PART = 125


@pytest.mark.parametrize("part", range(MATCHES // PART))
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_hundreds_of_random_matches(
    seats: int, options: dict[str, Any], part: int, seeds: Seeds
) -> None:
    for seed in seeds(PART):
        match = start("urbno", seats, options, seed, log=False)
        rng = random.Random(seed)
        while match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
            assert match.seq < LIMIT
        assert match.result is not None
