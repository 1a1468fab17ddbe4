"""Heroes and their starting decks (H3-2.3, H3-4)."""

import pytest

from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.boxes import expansions
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES, Hero, hero
from rulebound.games.homm3.model.kinds import factions
from rulebound.games.homm3.model.state import State


@pytest.mark.parametrize("who", HEROES.values(), ids=lambda who: who.id)
def test_h3_t36_every_starting_deck_has_9_cards(who: Hero) -> None:
    deck = who.starting_deck
    assert len(deck) == 9
    assert deck.count("magic_arrow") == (2 if who.magic else 1)
    kinds = [CARDS[card].kind for card in deck]
    assert kinds.count(CardKind.STATISTIC) == (5 if who.magic else 6)  # H3-2.3
    assert kinds.count(CardKind.ABILITY) == 1
    assert deck[-1] == f"{who.id}_1"


def test_h3_t36_the_deck_of_sandro() -> None:
    assert sorted(HEROES["sandro"].starting_deck) == [
        "attack",
        *("knowledge",) * 2,
        *("magic_arrow",) * 2,
        *("power",) * 2,
        "sandro_1",
        "sorcery",
    ]


CORE = {  # faction, magic, attack, defense, power, knowledge, starting ability (Appendix A.2)
    "catherine": ("castle", False, 2, 2, 1, 1, "leadership"),
    "rion": ("castle", True, 1, 0, 2, 2, "wisdom"),
    "alamar": ("dungeon", True, 0, 0, 3, 2, "wisdom"),
    "mutare": ("dungeon", False, 2, 2, 1, 1, "tactics"),
    "sandro": ("necropolis", True, 1, 0, 2, 2, "sorcery"),
    "tamika": ("necropolis", False, 1, 2, 2, 1, "offense"),
}


@pytest.mark.parametrize("id_", CORE)
def test_h3_4_3_hero_cards_of_the_core_box(id_: str) -> None:
    who = HEROES[id_]
    values = (who.faction, who.magic, who.attack, who.defense, who.power, who.knowledge)
    assert (*values, who.ability) == CORE[id_]
    assert who.box == "core"


@pytest.mark.parametrize("id_", CORE)
def test_h3_2_3_a_hero_starts_with_its_own_specialty_only(id_: str) -> None:
    deck = HEROES[id_].starting_deck
    assert [card for card in deck if CARDS[card].kind == CardKind.SPECIALTY] == [f"{id_}_1"]


def test_h3_2_3_other_numbers_of_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="10 cards"):
        hero("nobody", "castle", "might", (2, 2, 2, 1), "wisdom")
    assert "nobody" not in HEROES


def test_every_faction_has_a_might_and_a_magic_hero() -> None:
    found = {(who.faction, who.magic) for who in HEROES.values()}
    assert found == {(faction, magic) for faction in factions() for magic in (False, True)}


def test_heroes_come_out_of_known_boxes() -> None:
    assert {who.box for who in HEROES.values()} <= {"core", *expansions()}


@pytest.mark.parametrize("level", [1, 4, 7])
def test_h3_4_20_a_hero_owns_the_specialties_up_to_its_level(level: int) -> None:
    match = GAME.start(
        seats=2, options={"attacker": "castle", "attacker_hero": "rion", "level": level}, seed=3
    )
    state = match._state
    assert isinstance(state, State)
    mine = state.players[0].deck + state.players[0].hand
    specialties = sorted(card for card in mine if card.startswith("rion_"))
    assert specialties == ["rion_1", "rion_4", "rion_6"][: {1: 1, 4: 2, 7: 3}[level]]
