"""Boxes are found by their folders, and their cards lie in the order of their places."""

from pathlib import Path

from rulebound.games.homm3 import boxes
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.weeks import WEEKS
from rulebound.games.homm3.model.boxes import BOXES, Faction, expansions
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS, Tier
from rulebound.games.homm3.model.tile_data import TILES


def test_every_folder_is_a_box() -> None:
    folders = {path.parent.name for path in Path(boxes.__path__[0]).glob("*/__init__.py")}
    assert folders - {"common"} == set(BOXES)


def test_each_box_has_a_place_of_its_own() -> None:
    assert len({box.place for box in BOXES.values()}) == len(BOXES)
    assert {box.place for box in BOXES.values()} == set(range(len(expansions()) + 1))


def test_abilities_and_tiles_lie_by_box() -> None:
    abilities = [card.box for card in CARDS.values() if card.kind == CardKind.ABILITY]
    tiles = [tile.box for tile in TILES.values()]
    for found in (abilities, tiles):
        assert found == sorted(found, key=lambda box: BOXES[box].place)


def test_neutral_units_and_weeks_of_the_core_box_lie_under_the_others() -> None:
    bronze = [k.box for k in KINDS.values() if k.faction == "neutral" and k.tier == Tier.BRONZE]
    weeks = [week.box for week in WEEKS.values() if not week.place]
    for found in (bronze, weeks):
        assert set(found[found.index("core") :]) == {"core"}


def test_heroes_of_the_core_box_come_first() -> None:
    heroes = list(HEROES.values())
    core = [hero for hero in heroes if hero.box == "core"]
    assert heroes[: len(core)] == core
    order = [hero.faction for hero in heroes[len(core) :]]
    assert order == sorted(order, key=lambda name: list(Faction).index(Faction(name)))
