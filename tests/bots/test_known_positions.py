"""Positions in which strong play is known: hint and analysis name the right choice.

They were found by deep search (``find_positions.py``). A usual run looks at a sample; all of them:
``pytest tests/bots/test_known_positions.py --known=all``.

Time passes here by looks at the clock, so that a busy machine thinks no less than another.
"""

import json
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import pytest

from rulebound import Match, replay
from rulebound.bots import Chair
from rulebound.bots.analysis import Choice, Step, Walk, take_step
from rulebound.bots.teaching import hints
from tests.bots.find_positions import FOLDER, FORMS

SAMPLE = 6
HINT_SECONDS = 2.2
DEEP_SECONDS = 1.5
SHARE = 0.9
LOOKS: Final = {"urbno": 2400, "tashkalar": 9000, "homm3": 440}
"""How often a search looks at the clock in a second, about; on a map it is asked once a world."""
WORLDS: Final = 8


def known(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("game", FORMS)
def test_there_are_positions_and_each_can_be_set_up(game: str) -> None:
    data = known(game)
    assert len(data["positions"]) >= SAMPLE
    for position in data["positions"][:: max(1, len(data["positions"]) // SAMPLE)]:
        match = _match(data, position)
        assert match.decision is not None
        assert position["right"] in {option.notation for option in match.decision.options}


@pytest.mark.slow
@pytest.mark.parametrize("game", FORMS)
def test_hint_and_analysis_name_the_right_choice(game: str, request: pytest.FixtureRequest) -> None:
    data = known(game)
    positions, spared = data["positions"], 0
    if request.config.getoption("--known") != "all":
        positions, spared = positions[:: max(1, len(positions) // SAMPLE)][:SAMPLE], 1
    hinted = analysed = 0
    for position in positions:
        match = _match(data, position)
        assert match.decision is not None
        seat = match.decision.seat
        found = hints(Chair(match, seat, HINT_SECONDS, _timer(match)))
        hinted += found[0].thought.choice == position["right"]
        note = take_step(*_step(data, position, seat), _timer(match))
        analysed += note.best["choice"] == position["right"]
    print(f"{game}: hints {hinted}, analysis {analysed} of {len(positions)}")
    assert hinted >= SHARE * len(positions) - spared
    assert analysed >= SHARE * len(positions) - spared


def _timer(match: Match) -> Callable[[], float]:
    """Goes on a little whenever somebody looks at it."""
    searched = Chair(match, 0).insight is not None
    looks = count()
    each = 1 / (LOOKS[match.setup.game] if searched else WORLDS)
    return lambda: next(looks) * each


def _match(data: dict[str, Any], position: dict[str, Any]) -> Match:
    record = data["matches"][position["match"]]
    return replay({**record, "choices": record["choices"][: position["at"]]}, log=False)


def _step(data: dict[str, Any], position: dict[str, Any], seat: int) -> tuple[Walk, Step]:
    """The step of an analysis of a match in which something else was played there."""
    record = data["matches"][position["match"]]
    match = _match(data, position)
    assert match.decision is not None
    played = next(o.notation for o in match.decision.options if o.notation != position["right"])
    choices = [*record["choices"][: position["at"]], played]
    walk = Walk({**record, "choices": choices})
    return walk, Step(Choice(position["at"], seat, played), DEEP_SECONDS, deep=True)
