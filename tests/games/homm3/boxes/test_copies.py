"""How many copies of a card lie in the shared decks, by the boxes in play (H3-2.2)."""

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.setup import shared_decks
from rulebound.games.homm3.model.boxes import expansions
from rulebound.games.homm3.model.heroes import HEROES, heroes_of
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.state import Rules, State
from tests.games.homm3.fights import LoadedRng

ALL = expansions()
COPIES = [  # card, deck, boxes besides the core box, copies
    ("magic_arrow", "spell", (), 6),
    ("magic_arrow", "spell", ("rampart",), 10),
    ("magic_arrow", "spell", ("tower",), 6),
    ("magic_arrow", "spell", ALL, 26),
    ("wisdom", "ability", (), 2),
    ("wisdom", "ability", ALL, 5),
    ("offense", "ability", ("stronghold",), 3),
    ("offense", "ability", ("stronghold", "cove"), 4),
    ("tactics", "ability", ("cove",), 3),
    ("tactics", "ability", ("conflux",), 2),
    ("estates", "ability", ("conflux",), 3),
    ("logistics", "ability", ("conflux",), 3),
    ("scouting", "ability", (), 0),
    ("scouting", "ability", ("inferno",), 1),
    ("scouting", "ability", ("tower", "inferno", "stronghold"), 4),
    ("fire_magic", "ability", ("tower",), 1),
    ("air_magic", "ability", ("tower",), 2),
    ("archery", "ability", ("stretch_goals_2024",), 3),
    ("neutral_enchanters", "gold", (), 1),
    ("neutral_enchanters", "gold", ("conflux",), 2),
    ("neutral_sharpshooters", "silver", ("stretch_goals_2024",), 2),
    ("neutral_sharpshooters", "silver", ("conflux",), 1),
]


@pytest.mark.parametrize(("card", "deck", "boxes", "count"), COPIES)
def test_h3_2_2_every_box_adds_its_copies(
    card: str, deck: str, boxes: tuple[str, ...], count: int
) -> None:
    s = State(Rules("skirmish", 1), LoadedRng())
    shared_decks(s, frozenset(("core", *boxes)))
    assert (s.decks[deck].cards + s.decks[deck].discard).count(card) == count


def test_h3_12_10_all_boxes_together_bound_what_goes_on() -> None:
    assert CARDS["magic_arrow"].copies_in() == 26
    assert KINDS["neutral_enchanters"].copies_in() == 2


def test_h3_2_3_heroes_come_out_of_the_boxes_in_play() -> None:
    assert heroes_of("castle", frozenset(("core",))) == ["catherine", "rion"]
    assert "adelaide" in heroes_of("castle", frozenset(("core", "tower")))


def test_h3_2_3_a_faction_without_its_box_has_the_heroes_of_that_box() -> None:
    assert {HEROES[id_].box for id_ in heroes_of("rampart", frozenset(("core",)))} == {"rampart"}
