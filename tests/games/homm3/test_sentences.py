"""Sentences say what lies somewhere and what is not there: no coordinates, no amounts of 0.

Every line of the log, every question and every choice of matches played at random is read in
English. Faces of dice are printed: they may be 0.
"""

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from rulebound.core.match import Match
from rulebound.games.homm3.model.boxes import expansions
from rulebound.locale import Translator
from tests.games.conformance import LIMIT, start
from tests.games.homm3.scenarios import TABLES, Table, options_for
from tests.seeds import Seeds

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
PLACE: Final = "the Mine"
COORDINATES: Final = re.compile(r"[-−]?\d+,[-−]?\d")
ZERO: Final = re.compile(r"(?<![\w.,+−-])0(?![\w.,])")
DICE: Final = re.compile(r"\b(?:die|on|rolls?|shows?) (?:[+−]?\d(?:,? |\b))+")
"""Faces of dice, one or several."""
BY_LABEL: Final = frozenset(
    {"discover", "place", "lay-tile", "rotate", "pay-part", "rover-discover", "turn-tile"}
)
"""Choices that clients show on the map or by a number, each in its own way."""
TILES: Final = frozenset({"discovered", "placed-tile", "laid-tile", "turned-up"})
"""Told by the map where a tile lies; see ``telling.ts`` and the terminal's plan."""
FIGHTS: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"level": 7, "spells": 5, "army": "random", "gold": 120}),
    (2, {"siege": True}),
    (1, {"form": "guards", "field": 5}),
]
OFFERED: Final = 0.1
"""How many of the questions are asked with all their choices."""


class Reader(Translator):
    """Says where something is as a client does that draws the map."""

    def thing(self, game: str, kind: str, value: Any) -> str:
        return PLACE if kind == "place" else super().thing(game, kind, value)


def spoken(match: Match, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Everything that is said in a match played at random: of what kind it is, and its words."""
    t = Reader("en")
    while match.decision is not None:
        decision = match.decision
        yield decision.prompt.id, t.text("homm3", decision.prompt, NAMES)
        for option in decision.options if rng.random() < OFFERED else ():
            if option.kind not in BY_LABEL:
                yield option.kind, t.option("homm3", option, NAMES)
        match.choose(rng.randrange(len(decision.options)))
        assert match.seq < LIMIT
    for seat in (None, *range(match.seats)):
        for event in match.log(seat):
            if event["kind"] not in TILES:
                yield event["kind"], t.event("homm3", event, NAMES)


def faults(match: Match, seed: int) -> list[str]:
    said = {
        (kind, re.sub("[\u2066-\u2069]", "", text))
        for kind, text in spoken(match, random.Random(seed))
    }
    return sorted(
        f"{kind}: {text}"
        for kind, text in said
        if COORDINATES.search(text) or ZERO.search(DICE.sub("", text))
    )


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_sentences_of_scenarios(table: Table, seeds: Seeds) -> None:
    for seed in seeds(3):
        boxes = random.Random(seed).sample(expansions(), len(expansions()) // 2)
        match = start("homm3", table[2], options_for(table, boxes=boxes), seed)
        assert faults(match, seed) == []


@pytest.mark.parametrize(("seats", "options"), FIGHTS, ids=str)
def test_sentences_of_combats(seats: int, options: dict[str, Any], seeds: Seeds) -> None:
    for seed in seeds(20):
        assert faults(start("homm3", seats, options, seed), seed) == []


@pytest.mark.parametrize(
    "text",
    ["goes to -4,1.", "loses 0 gold.", "0 of 3 health", "minus 0 defense", "at 0,−7."],
)
def test_what_is_looked_for_is_found(text: str) -> None:
    assert COORDINATES.search(text) or ZERO.search(DICE.sub("", text))


@pytest.mark.parametrize(
    "text", ["Boars roll 0 for the attack.", "die 0, minus 2", "They roll −1, 0.", "10 gold", "+0"]
)
def test_what_is_printed_is_not(text: str) -> None:
    assert not COORDINATES.search(text)
    assert not ZERO.search(DICE.sub("", text))
