"""Trying a scenario out: whether every match of it can be set up."""

from collections.abc import Iterator
from typing import Any, Final

from rulebound.core.errors import RuleboundError
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_check import matches

SETUP_CHOICES: Final = 400
"""More than any setup asks."""


def setup_faults(scenario: Scenario, option: Any) -> Iterator[str]:
    """Set every match up, option ``scenario`` being what is given, and go through its setup."""
    for mode, seats, names in matches(scenario):
        if scenario.fitted(mode, seats, scenario.played(names), "normal") is None:
            continue
        options = {"form": "scenario", "scenario": option, "mode": mode, "variant": list(names)}
        try:
            match = GAME.start(seats=seats, options=options, seed=1, log=False)
            for _ in range(SETUP_CHOICES):
                if match.decision is None or match.view(None)["world"]["round"]:
                    break
                match.choose(match.decision.options[0])
        except RuleboundError as error:
            yield f"{mode}, {seats} players: {error}"
