"""No bot knows more than its seat: other hidden cards, the same view and seed, the same choice.

Worlds that a seat imagines depend on what it has seen and on the seed alone, so this can be tested
exactly: the same bot chooses at the real table and where all that it cannot see is different.
"""

from collections.abc import Iterator
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot
from rulebound.core.rng import Rng

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("tashkalar", 2, {"form": "high_form"}),
    ("tashkalar", 2, {"form": "duel"}),
    ("urbno", 2, {}),
    ("urbno", 4, {}),
    ("homm3", 2, {"form": "skirmish"}),
    ("homm3", 2, {"form": "skirmish", "siege": True}),
    ("homm3", 2, {"form": "scenario", "scenario": "crossroads"}),
]
IDS = ["high-form", "duel", "urbno-2", "urbno-4", "skirmish", "siege", "clash"]
SPACING = 7


def tables(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """Tables of matches played at random, at which there is something to choose."""
    rng = Rng(seed)
    while True:
        match = rulebound.game(game).start(seats, options, seed=rng.bits() >> 1, log=False)
        until = rng.below(SPACING)
        while match.decision is not None:
            if until == 0 and len(match.decision.options) > 1:
                yield match
                until = 1 + rng.below(2 * SPACING)
            until = max(0, until - 1)
            match.choose(rng.pick(match.decision.options))


def check(match: Match, names: tuple[str, ...], number: int) -> bool:
    """Whether some hidden thing differed; the choices must not."""
    assert match.decision is not None
    seat = match.decision.seat
    other = match.imagine(seat, 1000 + number)
    assert other.view(seat) == match.view(seat)
    name = names[number % len(names)]
    chosen = {bot(name, number).choose(Chair(table, seat)).notation for table in (match, other)}
    assert len(chosen) == 1, (name, match.record())
    return other.key() != match.key()


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=IDS)
def test_what_a_bot_cannot_see_changes_nothing(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    found = tables(game, seats, options, seed=11)
    differed = [check(next(found), ("quill", "tock"), number) for number in range(5)]
    assert any(differed), "these tables could tell nothing"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=IDS)
def test_what_a_bot_cannot_see_changes_nothing_at_many_tables(
    game: str, seats: int, options: dict[str, Any], seed: int, pytestconfig: pytest.Config
) -> None:
    """New ones in every run; ``--fair=250`` makes 500 of each game."""
    found = tables(game, seats, options, seed)
    names = ("pip", "quill", "greedy")
    many: int = pytestconfig.option.fair
    differed = [check(next(found), names, number) for number in range(many)]
    assert sum(differed) > many // 2
