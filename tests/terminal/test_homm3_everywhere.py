"""Every scenario of Heroes III in every language at the terminal, for everybody."""

from collections.abc import Sequence
from copy import copy
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Group

from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.locale import LANGUAGES
from rulebound.terminal.painter import no_reason
from rulebound.terminal.words import Words
from tests.games.homm3.atlas import at_table, go_on, scenario, shown, walk
from tests.terminal.drawings import drawn


def sizes() -> list[tuple[str, int]]:
    return [
        (one.id, max(n for mode in one.modes for n in one.seats(mode)))
        for one in shipped().values()
    ]


@pytest.mark.parametrize(("name", "seats"), sizes())
def test_every_scenario_fits_eighty_columns(name: str, seats: int) -> None:
    for match in walk(scenario(name, seats), 5, 90, 30):
        for width, height in ((80, 24), (132, 50)):
            text = shown(match, width, height)
            assert max(map(cell_len, text.splitlines())) <= width
        its = at_table(match)
        assert match.decision is not None
        view = match.view(match.decision.seat)
        for sight in its.sights:
            text = drawn(its.sight(sight, view, match.decision.options))
            assert max(map(cell_len, text.splitlines())) <= 80
        drawn(its.closer(view, match.decision.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_drawn(language: str) -> None:
    maps = 0
    for match in walk(scenario("first_light", 1), 5, 60, 12):
        text = shown(match, 120, 50, language)
        assert match.decision is not None
        its = at_table(match, language=language)
        assert all(its.describe(option) for option in match.decision.options)
        if match.view(0)["stage"] == "map":
            assert "┊" in text
            maps += 1
    assert maps


def test_the_map_is_never_mirrored() -> None:
    match = scenario("first_light", 1)
    hebrew = at_table(match, language="he").sight("map", match.view(0), ())
    english = at_table(match).sight("map", match.view(0), ())
    rows = slice(0, 17)
    assert drawn(hebrew).splitlines()[rows] == drawn(english).splitlines()[rows]


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("hu")
    words._lexicon = copy(words._lexicon)
    words._lexicon._files = {}
    assert words.has("cli-homm3-map-army")
    assert words("cli-homm3-map-army") == "Army:"
    assert not words.has("cli-homm3-map-nothing-like-this")


def test_plain_terminals() -> None:
    match = scenario("crossroads", 2)
    go_on(match, "homm3-ask-turn")
    its = at_table(match, plain=True)
    assert match.decision is not None
    lines = drawn(its.table(match.view(match.decision.seat), match.decision.options))
    part = lines.split("Tr Treasure")[0].split("\n", 1)[1]
    assert part.replace("–", "-").isascii()


def test_nothing_hidden_is_drawn() -> None:
    """The same view gives the same drawing, whatever lies face down or in other hands."""
    for match in walk(scenario("crossroads", 2), 8, 120, 15):
        assert match.decision is not None
        seat = match.decision.seat
        other = match.imagine(seat, 99)
        its = at_table(match, 132)
        drawings: list[str] = []
        for one in (match, other):
            view = one.view(seat)
            sights: Sequence[Any] = [its.sight(name, view, ()) for name in its.sights]
            drawings.append(drawn(Group(its.table(view, (), (), no_reason), *sights), 132))
        assert drawings[0] == drawings[1]


def test_spectators_see_the_map_and_no_hand() -> None:
    match = scenario("crossroads", 2)
    go_on(match, "homm3-ask-turn")
    its = at_table(match)
    text = drawn(its.table(match.view(None)))
    assert "Your hand" not in text
    assert "♞A" in text
    assert "♞B" in text
    assert "Army:" in text
