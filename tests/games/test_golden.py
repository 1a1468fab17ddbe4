"""Golden playthroughs and counts: a change here is a change of rules and must be meant.

Run with RULEBOUND_UPDATE_GOLDEN=1 to write the playthroughs anew.
"""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from rulebound import Match
from rulebound.core.match import replay
from tests.games.conformance import everyone, start
from tests.games.tashkalar.arena import arena

FOLDER = Path(__file__).parent / "golden"
HIGH_FORM = {"form": "high_form", "schools": ["highland", "sylvan"]}
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "first_game": ("tashkalar", 2, {"form": "first_game"}, 14),
    "high_form": ("tashkalar", 2, HIGH_FORM, 16),
    "duel_teams": ("tashkalar", 4, {"form": "duel", "teams": True}, 14),
    "melee": ("tashkalar", 4, {"form": "melee"}, 14),
    "urbno_2": ("urbno", 2, {"missions": [18, 24]}, 40),
    "urbno_4": ("urbno", 4, {"missions": [15, 1]}, 50),
}


def page(match: Match) -> dict[str, Any]:
    """All that is to be seen at a decision."""
    decision = match.decision
    assert decision is not None
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.id,
        "options": " | ".join(option.notation for option in decision.options),
        "views": {str(seat): match.view(seat) for seat in everyone(match)},
    }


def playthrough(
    game: str, seats: int, options: dict[str, Any], length: int
) -> list[dict[str, Any]]:
    """The record, a page a decision, and the logs: a line each."""
    match = start(game, seats, options, seed=2024)
    rng = random.Random(2024)
    pages = [page(match)]
    while len(pages) < length:
        assert match.decision is not None
        lively = [o for o in match.decision.options if o.kind not in ("place", "lift")]
        match.choose(rng.choice(lively or list(match.decision.options)))
        pages.append(page(match))
    logs = {str(seat): match.log(seat) for seat in everyone(match)}
    return [match.record(), *pages, logs]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_golden_playthrough(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    if os.environ.get("RULEBOUND_UPDATE_GOLDEN"):
        lines = [json.dumps(line, sort_keys=True) for line in playthrough(*PLAYTHROUGHS[name])]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    record, first, *pages, logs = [json.loads(line) for line in lines]
    match = replay({**record, "choices": []})
    assert json.loads(json.dumps(page(match))) == first
    for choice, expected in zip(record["choices"], pages, strict=True):
        match.choose(choice)
        assert json.loads(json.dumps(page(match))) == expected, f"after {choice!r}"
    for seat in everyone(match):
        assert match.log(seat) == logs[str(seat)]


def count(match: Match, depth: int) -> int:
    """How many sequences of so many choices there are."""
    assert match.decision is not None
    if depth == 1:
        return len(match.decision.options)
    total = 0
    for option in match.decision.options:
        fork = match.fork()
        fork.choose(option)
        total += count(fork, depth - 1) if fork.decision is not None else 1
    return total


POSITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "empty": ("", {"hand": "knight champion bomb"}),
    "crowded": (
        """
         7  .. rc .. bh .. rc ..
         6  rc rh bc .. rc .. bc
         5  .. rc .. rl bc rc ..
         4  bc .. rc rc .. bh rc
         3  .. bc rh .. rc .. ..
            b  c  d  e  f  g  h
        """,
        {"hand": "knight cannon messenger titan leviathan flare_03", "hand1": "bomb"},
    ),
    "improvised": (
        """
         6  .. gc nc rc
         5  rc .. rh gh
         4  .. rc nc ..
         3  gc .. rc rc
            c  d  e  f
        """,
        {"hand": "knight swordmaster fire_dragon", "seats": 4},
    ),
}


@pytest.mark.parametrize(
    ("name", "one", "two"),
    [("empty", 72, 4908), ("crowded", 76, 4954), ("improvised", 68, 4194)],
)
def test_counts(name: str, one: int, two: int) -> None:
    board, more = POSITIONS[name]
    match = arena(board, **more)
    assert (count(match, 1), count(match, 2)) == (one, two)
