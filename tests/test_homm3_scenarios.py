"""Hypothesis: every scenario, in every mode and for every number of players, keeps the contract."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulebound import Match
from rulebound.core.flow import Option, Text
from rulebound.games.homm3.messages import MESSAGES
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world.goals import last_round
from rulebound.games.homm3.world.hexes import name_of
from rulebound.locale import Translator
from tests.conformance import (
    CHECKS,
    LIMIT,
    Steps,
    check_plays_to_the_end,
    check_record_replays,
    start,
)
from tests.homm3.invariants import (
    cards_of,
    check_map,
    check_players,
    check_views,
    neutrals_of,
    production_of,
    tiles_of,
)
from tests.homm3.scenarios import TABLES, Table, options, options_for

STRETCH = 12
"""Decisions that a check looks at; some look at a share of them only."""
FARTHEST = 700
"""How many decisions a check may begin after."""
IN_WHOLE = (check_plays_to_the_end, check_record_replays)
"""Checks that need the end of a match."""
YOUR_TURN = "homm3-ask-turn"
"""At this question nothing is half done."""

QUICK = settings(
    max_examples=5, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
BRIEF = settings(QUICK, max_examples=3)
tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def forward(match: Match, rng: random.Random, steps: int) -> None:
    """Some decisions at random, but not the last one."""
    for _ in range(steps):
        fork = match.fork() if match.seq % 50 == 0 else None
        del fork
        if match.decision is None:
            return
        match.choose(rng.randrange(len(match.decision.options)))


@tables
@QUICK
@given(data=st.data())
def test_the_contract(table: Table, data: st.DataObject) -> None:
    """One of the checks, somewhere in a match."""
    check: Callable[[Match, random.Random], None] = data.draw(st.sampled_from(CHECKS))
    seed = data.draw(st.integers(0, 2**32 - 1))
    match = start("homm3", table[2], data.draw(options(table)), seed)
    if check in IN_WHOLE:
        check(match, random.Random(seed))
        return
    steps = data.draw(st.integers(0, FARTHEST))
    rng = Steps(seed, STRETCH)
    while steps and match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
        steps -= 1
    check(match, rng)
