"""Every chapter of rules is cited by a test, every card named (docs/coverage shows by which)."""

import pytest

from tests import coverage

ABOUT = ("Conventions", "How to read", "Glossary", "Components", "Worked examples", "Ambigu")
"""Chapters without rules of play."""
NEEDED = ("card", "event", "hero", "kin", "scenario", "task", "week")


@pytest.mark.parametrize("game", coverage.GAMES)
def test_every_chapter_is_cited_by_tests(game: str) -> None:
    rules = [each for each in coverage.chapters(game) if not each[1].startswith(ABOUT)]
    assert [title for _, title, counts in rules if not counts] == []


@pytest.mark.parametrize("game", coverage.GAMES)
def test_every_card_and_unit_is_named_by_a_test(game: str) -> None:
    tests = coverage.texts(game)
    wanted = {id_: kind for id_, kind in coverage.things(game).items() if kind in NEEDED}
    # A test of all Specialties of a hero names the hero.
    heroes = {id_: id_.rstrip("0123456789").rstrip("_") for id_ in wanted}
    found = coverage.named({**wanted, **dict.fromkeys(heroes.values(), "")}, tests)
    assert [id_ for id_ in wanted if not found[id_] and not found[heroes[id_]]] == []


def test_every_numbered_example_is_a_test() -> None:
    found = dict(coverage.examples())
    assert len(found) > 90
    assert [id_ for id_, tests in found.items() if not tests] == []
