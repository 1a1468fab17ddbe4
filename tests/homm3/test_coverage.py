"""Every component of the core box is there, and tested."""

import pytest

from rulebound.games.homm3.cards.base import CARDS
from rulebound.games.homm3.heroes import HEROES
from rulebound.games.homm3.kinds import KINDS
from tests.homm3.coverage import BOX, README, module_of, naming, written

FEWEST = 2
COMPONENTS = [id_ for ids in BOX.values() for id_ in ids]


@pytest.mark.parametrize(("group", "id_"), [(group, id_) for group in BOX for id_ in BOX[group]])
def test_every_component_is_implemented_and_tested_at_least_twice(group: str, id_: str) -> None:
    assert module_of(group, id_)
    assert len(naming(id_)) >= FEWEST


def test_nothing_of_the_core_box_is_missing_in_the_table() -> None:
    known = {kind.id for kind in KINDS.values() if kind.box == "core"}
    known |= {card.id for card in CARDS.values() if card.box == "core"}
    known |= {hero.id for hero in HEROES.values() if hero.box == "core"}
    assert known <= set(COMPONENTS)
    assert set(COMPONENTS) - known == set(BOX["AI cards"])


def test_the_table_in_the_readme_is_up_to_date() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == written(text), "run python -m tests.homm3.coverage"
