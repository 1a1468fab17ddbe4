"""Nothing of the boxes is missing silently: the list of entries, the game and the docs agree."""

from tests import coverage
from tests.games.homm3.entries import (
    LEFT_OUT,
    LEFT_OUT_KINDS,
    MET,
    PAGE,
    entries,
    held,
)

README = coverage.ROOT / "src/rulebound/games/homm3/README.md"
LEAST = 2
"""Tests of an entry."""


def test_every_entry_is_there_with_the_copies_of_every_box() -> None:
    wrong = {}
    for entry in entries():
        if entry.left_out or entry.kind == "war machine":
            continue
        wanted = {box: 1 if n is None else n for box, n in entry.boxes}
        if held(entry) != wanted:
            wrong[entry.id] = (wanted, held(entry))
    assert wrong == {}


def test_what_is_left_out_is_not_there() -> None:
    assert [entry.id for entry in entries() if entry.left_out and held(entry)] == [
        entry.id for entry in entries() if entry.kind == "empowered ability" and held(entry)
    ]  # an Empowered Ability shares the name of the plain one


def test_every_entry_has_two_tests_or_more() -> None:
    """What it does, and what it must not."""
    wanted = [entry for entry in entries() if not entry.left_out]
    names = {entry.id: {entry.id, entry.id.removeprefix("neutral_")} for entry in wanted}
    tests = coverage.tests_naming(set().union(*names.values()), coverage.texts("homm3"))
    found = {id_: set().union(*(tests[name] for name in called)) for id_, called in names.items()}
    assert {id_: sorted(each) for id_, each in found.items() if len(each) < LEAST} == {}


def test_the_page_lists_every_entry_of_the_list() -> None:
    """What tests name an entry may change; which entries there are, and their state, may not."""
    rows = [line.split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines()[6:]]
    listed = [(row[0].removeprefix("| "), row[1].strip("`"), row[3]) for row in rows]
    assert listed == [
        (entry.kind, entry.id, f"left out: {entry.left_out}" if entry.left_out else MET)
        for entry in entries()
    ]


def test_the_readme_names_what_is_left_out() -> None:
    text = README.read_text(encoding="utf-8").replace("\n", " ")
    part = text.partition("## Left out")[2]
    for name in (
        "Spell Scroll",
        "Naval Battles",
        "Pandora",
        "Battlefield",
    ):
        assert name in part
    assert len(LEFT_OUT) == 1
    assert len(LEFT_OUT_KINDS) == 4
