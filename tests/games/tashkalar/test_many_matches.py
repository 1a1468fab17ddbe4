"""Random matches of every form, with any schools, end without an error: others in every run."""

import random
from typing import Any

import pytest

from rulebound.games.tashkalar.library import SCHOOLS
from tests.games.conformance import LIMIT, start
from tests.games.tashkalar.test_properties import TABLES
from tests.seeds import Seeds

MATCHES = 250
PART = 125


@pytest.mark.parametrize("part", range(MATCHES // PART))
@pytest.mark.parametrize(("seats", "form"), TABLES, ids=str)
def test_hundreds_of_random_matches(
    seats: int, form: dict[str, Any], part: int, seeds: Seeds
) -> None:
    for seed in seeds(PART):
        rng = random.Random(seed)
        options = {**form, "schools": rng.sample(SCHOOLS, seats)}
        match = start("tashkalar", seats, options, seed, log=False)
        while match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
            assert match.seq < LIMIT
        assert match.result is not None
