"""Random matches: King Urbno at every table and with every mission keeps the contract."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from rulebound import Match
from rulebound.games.urbno.cards import ALL, cards_in
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.games.urbno.state import State
from tests.games.conformance import (
    CHECKS,
    Steps,
    check_forks,
    check_imagine,
    check_imagine_is_canonical,
    check_undo,
    start,
    walk,
)
from tests.seeds import Seeds

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"pairs": True}),
]
NOT_WITH = {2: (5, 7, 16, 20, 21), 3: (20, 21), 4: ()}

ROUND = 60
"""Few rounds of four players take more decisions."""
MATCHES = 2
"""Of each check at each table, and of each mission."""


def table(seats: int, options: dict[str, Any], seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(seed)
    switches = {
        "scroll16_declared": rng.choice(["on_own_turn", "any_time_in_trick"]),
        "token_supply": rng.choice(["unlimited", "limited"]),
        "scroll11_delta_options": rng.choice([[-1], [-1, 1]]),
        "scroll10_uses": rng.choice([1, 3]),
    }
    return start("urbno", seats, {**options, **switches}, seed), rng


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_contract(
    check: Callable[[Match, random.Random], None],
    seats: int,
    options: dict[str, Any],
    seeds: Seeds,
) -> None:
    for seed in seeds(MATCHES):
        match, _ = table(seats, options, seed)
        check(match, Steps(seed, share=seeds.share))


def all_cards(s: State) -> list[int]:
    """Every playing card, wherever it lies."""
    found = [card for hand in s.hands + s.open + s.out for card in cards_in(hand)]
    found += cards_in(s.undealt) + list(s.table) + [play.card for play in s.plays]
    found += [under for columns in s.columns for _, under in columns]
    found += [card for pile in s.piles for card in pile]
    found += [card for tricks in s.taken for trick in tricks for card in trick]
    return found


def all_scrolls(s: State) -> list[int]:
    found = [n for scrolls in s.scrolls for n in scrolls] + list(s.scroll_deck) + list(s.offer)
    return found + list(s.used_scrolls) + [n for n, _ in s.removed_scrolls]


@pytest.mark.parametrize(
    ("seats", "mission"),
    [(n, m) for n in (2, 3, 4) for m in range(1, 26) if m not in NOT_WITH[n]],
)
def test_every_mission_forced_in_turn(seats: int, mission: int, seeds: Seeds) -> None:
    """Cards and scrolls are conserved, hands stay equal, the number of tricks is right."""
    for seed in seeds(MATCHES):
        match = start("urbno", seats, {"missions": [mission]}, seed)
        s: State = match._state
        assert s.mission == mission
        for _ in walk(match, random.Random(seed)):
            if s.round > 1:
                break
            assert sorted(all_cards(s)) == cards_in(ALL)
            assert sorted(all_scrolls(s)) == list(SCROLLS)
            assert all(tokens >= 0 for tokens in s.crystals + s.cubes)


@pytest.mark.parametrize("mission", range(1, 26))
@pytest.mark.parametrize(
    "check",
    [check_forks, check_imagine, check_imagine_is_canonical, check_undo],
    ids=lambda check: check.__name__,
)
def test_the_contract_in_every_mission(
    check: Callable[[Match, random.Random], None], mission: int, seed: int
) -> None:
    """The first round of a match that begins with this mission, and a little more."""
    check(start("urbno", 4, {"missions": [mission]}, seed), Steps(seed, ROUND))
