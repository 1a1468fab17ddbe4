"""Schools: found by the modules of their decks, in an order that records rely on."""

from pathlib import Path

import pytest

import rulebound
from rulebound.games.tashkalar import decks
from rulebound.games.tashkalar.library import (
    BASE_SCHOOLS,
    SCHOOL_CARDS,
    SCHOOL_COLOURS,
    SCHOOLS,
    find_schools,
)
from rulebound.games.tashkalar.terms import Colour

A_SCHOOL = """
from rulebound.games.tashkalar.cards import Deck, School
from rulebound.games.tashkalar.terms import Colour

DECK = Deck(School("{name}", Colour.RED, place={place}))
"""


def test_the_schools_of_the_base_game_come_first() -> None:
    assert BASE_SCHOOLS == ("northern", "southern", "highland", "sylvan")
    assert SCHOOLS[:4] == BASE_SCHOOLS
    assert SCHOOL_CARDS["northern"][0] == 0


def test_no_two_schools_have_one_place() -> None:
    places = [school.place for school, _ in find_schools()]
    assert len(set(places)) == len(places)


def test_a_module_in_the_folder_is_a_school(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, place in (("early", 91), ("aside", 92)):
        tmp_path.joinpath(f"{name}.py").write_text(A_SCHOOL.format(name=name, place=place))
    monkeypatch.setattr(decks, "__path__", [*decks.__path__, str(tmp_path)])
    found = [school.id for school, _ in find_schools()]
    assert found == [*SCHOOLS, "early", "aside"]


def test_schools_of_one_colour_take_pieces_of_different_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(SCHOOL_COLOURS, "sylvan", Colour.RED)
    match = rulebound.game("tashkalar").start(
        seats=3, options={"form": "melee", "schools": ["southern", "sylvan", "highland"]}, seed=1
    )
    assert [seat["colour"] for seat in match.view()["seats"]] == ["red", "blue", "brown"]
