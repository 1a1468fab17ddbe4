"""Random matches: every scenario in every mode, for every number of players, keeps the contract."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from rulebound import Match
from rulebound.core.flow import Text
from rulebound.games.homm3.map.buildings import board_of
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.model.hexes import name_of
from rulebound.games.homm3.model.kinds import roster
from rulebound.games.homm3.model.state import State
from rulebound.locale import Translator
from tests.games.conformance import (
    CHECKS,
    LIMIT,
    Steps,
    check_plays_to_the_end,
    check_record_replays,
    check_undo,
    start,
)
from tests.games.homm3.invariants import (
    cards_of,
    check_map,
    check_players,
    check_production,
    check_views,
    neutrals_of,
    tiles_of,
)
from tests.games.homm3.scenarios import TABLES, Table, options, options_for
from tests.seeds import Seeds

STRETCH: Final = 30
"""Decisions of a match that a check walks over; it looks at some of them."""
SHORT: Final = 5
"""The same for checks that look at each of them."""
FARTHEST: Final = 400
"""How many decisions a check may begin after."""
IN_WHOLE: Final = (check_plays_to_the_end, check_record_replays)
"""Checks that need the end of a match."""
YOUR_TURN: Final = "homm3-ask-turn"
"""At this question nothing is half done."""
GLANCES: Final = 0.02
"""The share of decisions at which all views are looked at."""
SAID: Final = 0.1
"""The share of decisions whose options are put into words."""

tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def set_up(table: Table, seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(seed)
    return start("homm3", table[2], options(table, rng), seed), rng


def step(match: Match, rng: random.Random) -> None:
    assert match.decision is not None
    match.choose(rng.randrange(len(match.decision.options)))


@tables
def test_the_contract(table: Table, seeds: Seeds) -> None:
    """Each time one of the checks, somewhere in a match."""
    for seed in seeds(3):
        match, rng = set_up(table, seed)
        check: Callable[[Match, random.Random], None] = rng.choice(CHECKS)
        if check in IN_WHOLE:
            check(match, rng)
            continue
        for _ in range(rng.randint(0, FARTHEST)):
            if match.decision is not None:
                step(match, rng)
        check(match, Steps(seed, SHORT if check is check_undo else STRETCH))


@tables
def test_nothing_is_lost_nothing_doubled_nothing_impossible(table: Table, seeds: Seeds) -> None:
    """Cards, units and tiles are conserved; the map stays possible; the last Round is the last."""
    for seed in seeds(2):
        check_possible(*set_up(table, seed))


def check_possible(match: Match, rng: random.Random) -> None:
    s: State = match._state
    before: tuple[Any, ...] = ()
    while match.decision is not None:
        s = match._state
        if match.decision.prompt.id == YOUR_TURN:
            now = (cards_of(s), neutrals_of(s), tiles_of(s))
            before = before or now
            assert now == before
            check_players(s)
            check_map(s)
            check_production(s)
        if rng.random() < GLANCES:
            check_views(match)
        step(match, rng)
        assert match.seq < LIMIT
    assert s.map.round <= last_round(s)


@tables
def test_every_word_is_declared_and_can_be_said(table: Table, seeds: Seeds) -> None:
    """Questions, options, events, notices and the end of whole matches."""
    for seed in seeds(1):
        check_words(*set_up(table, seed))


def check_words(match: Match, rng: random.Random) -> None:
    t = Translator("en")
    names = [f"P{seat}" for seat in range(match.seats)]
    while match.decision is not None:
        prompt = match.decision.prompt
        assert t.text("homm3", prompt, names)
        for option in match.decision.options if rng.random() < SAID else ():
            assert t.option("homm3", option, names)
        step(match, rng)
    for seat in range(match.seats):
        for event in match.log(seat):
            assert t.event("homm3", event, names)
        for notice in match.view(seat)["world"]["notices"]:
            assert t.text("homm3", Text(notice["id"], notice["args"]), names)
    assert match.result is not None
    assert t.text("homm3", match.result.reason, names)


@tables
def test_reasons_rest_on_what_the_seat_sees(table: Table, seed: int) -> None:
    """Whatever is touched, the reason is one of ours and the same in every imagined world."""
    t = Translator("en")
    rng = random.Random(seed)
    match = start("homm3", table[2], options_for(table), seed)
    for _ in range(rng.randrange(100, 250)):
        if match.decision is not None:
            step(match, rng)
    for _ in range(12):
        if match.decision is None:
            break
        s: State = match._state
        refs = touchable(s)
        for seat in range(match.seats):
            world = match.imagine(seat, rng.getrandbits(32))
            for ref in rng.sample(refs, min(25, len(refs))):
                text = match.why_not(seat, ref)
                assert world.why_not(seat, ref) == text
                if text is not None:
                    assert t.text("homm3", text)
        step(match, rng)


def touchable(s: State) -> list[str]:
    """What a person might touch: Fields, cards, buildings, units."""
    fields = [f"field:{name_of(at)}" for at in s.map.board.layout.where]
    cards = {f"card:{card}" for p in s.players for card in p.hand + p.discard}
    troops = [f"troop:{kind.id}" for p in s.players for kind in roster(p.faction)]
    halls = [f"building:{card.id}" for p in s.players for card in board_of(p.faction)]
    return [*fields, *sorted(cards), *troops, *halls]
