"""Hypothesis: King Urbno for every number of players and with every mission keeps the contract."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulebound import Match
from rulebound.games.urbno.cards import ALL, cards_in
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.games.urbno.state import State
from tests.games.conformance import CHECKS, check_forks, check_imagine, check_undo, start, walk

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"pairs": True}),
]
NOT_WITH = {2: (5, 7, 16, 20, 21), 3: (20, 21), 4: ()}

SLOW = settings(
    max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)


@st.composite
def tables(draw: st.DrawFn, seats: int, options: dict[str, Any]) -> tuple[Match, random.Random]:
    switches = {
        "scroll16_declared": draw(st.sampled_from(["on_own_turn", "any_time_in_trick"])),
        "token_supply": draw(st.sampled_from(["unlimited", "limited"])),
        "scroll11_delta_options": draw(st.sampled_from([[-1], [-1, 1]])),
        "scroll10_uses": draw(st.sampled_from([1, 3])),
    }
    seed = draw(st.integers(0, 2**32 - 1))
    match = start("urbno", seats, {**options, **switches}, seed)
    return match, random.Random(seed)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
@SLOW
@given(data=st.data())
def test_the_contract(
    check: Callable[[Match, random.Random], None],
    seats: int,
    options: dict[str, Any],
    data: st.DataObject,
) -> None:
    match, rng = data.draw(tables(seats, options))
    check(match, rng)


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
def test_every_mission_forced_in_turn(seats: int, mission: int) -> None:
    """Cards and scrolls are conserved, hands stay equal, the number of tricks is right."""
    for seed in range(3):
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
    "check", [check_forks, check_imagine, check_undo], ids=lambda check: check.__name__
)
def test_the_contract_in_every_mission(
    check: Callable[[Match, random.Random], None], mission: int
) -> None:
    """The first round of a match that begins with this mission."""
    match = start("urbno", 4, {"missions": [mission]}, seed=mission)
    check(_Short(match), random.Random(mission))  # type: ignore[arg-type]


class _Short:
    """A match that is looked at for its first round only."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def decision(self) -> Any:
        return self._match.decision if self._match.view()["round"] == 1 else None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)
