"""Every chapter and every component is there, and tested."""

from typing import Final

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.tile_data import TILES
from rulebound.games.homm3.map.weeks import WEEKS
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS
from tests.games.homm3.coverage import (
    BOX,
    PACKAGE,
    README,
    TESTS,
    module_of,
    naming,
    sources,
    written,
)
from tests.games.homm3.coverage import tests as all_tests
from tests.games.homm3.coverage_map import (
    CHAPTERS,
    CORE_LOCATIONS,
    CORE_TILES,
    CORE_WEEKS,
    EXAMPLES,
    RULING_TESTS,
    TILE_TESTS,
    Piece,
    example,
    in_chapter,
    naming_piece,
    pieces,
    registered,
    tiles,
)

FEWEST: Final = 2
COMPONENTS: Final = [id_ for ids in BOX.values() for id_ in ids]
PIECES: Final = list(pieces(sources()))


@pytest.mark.parametrize(("group", "id_"), [(group, id_) for group in BOX for id_ in BOX[group]])
def test_every_component_is_implemented_and_tested_at_least_twice(group: str, id_: str) -> None:
    assert module_of(group, id_)
    assert len(naming(id_)) >= FEWEST


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{piece.group}-{piece.id}")
def test_every_piece_of_the_map_is_implemented_and_tested_at_least_twice(piece: Piece) -> None:
    assert (PACKAGE / piece.module).is_file()
    assert len(naming_piece(piece, all_tests())) >= FEWEST


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_has_its_modules_and_tests(chapter: int) -> None:
    for module in CHAPTERS[chapter][1].split():
        assert (PACKAGE / module).is_file()
    assert len(in_chapter(chapter, all_tests())) >= FEWEST


@pytest.mark.parametrize("number", EXAMPLES)
def test_every_worked_example_is_a_test(number: int) -> None:
    assert example(number, all_tests())


def test_every_rule_goal_and_step_of_scenarios_has_its_tests() -> None:
    made = registered()
    assert set(made) == set(RULING_TESTS)
    for module, things in made.items():
        files = {f"map/{name}" for name in RULING_TESTS[module].split()}
        there = [name for name in all_tests() if name.partition("::")[0] in files]
        assert len(there) >= FEWEST * sum(len(ids) for ids in things.values()), module


def test_nothing_of_the_core_box_is_missing_in_the_table() -> None:
    known = {kind.id for kind in KINDS.values() if kind.box == "core"}
    known |= {card.id for card in CARDS.values() if card.box == "core"}
    known |= {hero.id for hero in HEROES.values() if hero.box == "core"}
    assert known <= set(COMPONENTS)
    assert set(COMPONENTS) - known == set(BOX["AI cards"])


def test_nothing_of_the_core_map_is_missing() -> None:
    assert set(CORE_LOCATIONS.split()) <= set(LOCATION_TABLE)
    there = {
        field.location for tile in TILES.values() if tile.box == "core" for field in tile.fields
    }
    assert there == set(CORE_LOCATIONS.split())
    assert {week.id for week in WEEKS.values() if week.box == "core"} == set(CORE_WEEKS.split())
    assert tiles()["core"] == CORE_TILES.split()
    assert (TESTS / TILE_TESTS).is_file()


def test_the_tables_in_the_readme_are_up_to_date() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == written(text), "run python -m tests.games.homm3.coverage"
