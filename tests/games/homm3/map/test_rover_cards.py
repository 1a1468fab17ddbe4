"""The cards of AI Heroes on the map (H3-10.126, H3-10.131)."""

import pytest

from rulebound.games.homm3.combat.ai_hero import AI_CARDS, hero_of
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.rovers import OWED, SEARCH, skills
from rulebound.games.homm3.map.scenario_parts import BadScenario
from rulebound.games.homm3.model.battle import AiHero
from tests.games.homm3.map.armies import ROAD, Story, army, fight_out, rover, solo
from tests.games.homm3.quests import scenario


def test_h3_10_126_all_cards_are_shuffled_anew_before_every_combat() -> None:
    deck = ("attack_a", "attack_a", "defense_b")
    q = solo(heroes={0: "F8 E"}, troops=[("castle_halberdiers",)])
    army(q, "F8 C", "necropolis_ghost_dragons+", deck=deck)
    q.go("F8 C")
    fight_out(q)
    q.realm.stand(0, q.at("F8 E"))
    q.realm.movement = (3, 0)
    q.go("F8 C")
    hero = q.b.armies[1].ai_hero
    assert hero is not None
    assert sorted(hero.deck) == sorted(deck)
    assert rover(q).hero == AiHero(deck)  # what it has is fixed


def test_h3_10_126_an_army_without_a_hero_has_no_cards() -> None:
    q = solo(heroes={0: "F8 E"})
    army(q, "F8 C")
    q.go("F8 C").choose("line-up")
    assert q.b.armies[1].ai_hero is None


def test_h3_10_126_the_scenario_says_how_many_cards_of_each_type() -> None:
    story = Story("queens_gambit_2")
    hero = story.w.rovers[0].hero
    assert hero is not None
    types = [AI_CARDS[card].type for card in hero.deck]
    assert [types.count(type_) for type_ in ("might", "magic", "skill")] == [3, 3, 1]


def test_h3_10_131_ai_heroes_without_decks_share_one() -> None:
    enemies = [
        {"id": "one", "start": {"tile": "F3"}, "army": ["necropolis_skeletons"]},
        {"id": "two", "start": {"tile": "F8"}, "army": ["necropolis_zombies"]},
        {
            "id": "three",
            "start": {"tile": "F8", "position": "NE"},
            "army": ["necropolis_zombies"],
            "deck": {"might": 1},
        },
    ]
    story = Story(_table(enemies=enemies, ai_deck={"might": 4}))
    one, two, three = (one.hero for one in story.w.rovers)
    assert one is not None
    assert two is not None
    assert three is not None
    assert one.deck == two.deck
    assert (len(one.deck), len(three.deck)) == (4, 1)


def test_h3_10_131_a_spell_that_a_player_owns_becomes_magic_arrow() -> None:
    q = solo()
    copies = CARDS["curse"].copies
    hero = hero_of(q.s, {}, ("curse",) * (copies + 1), ())
    assert hero.spells == ("curse",) * copies + ("magic_arrow",)
    assert "curse" not in q.s.decks["spell"].cards
    assert hero_of(q.s, {}, ("slow",), ()).spells == ("slow",)


def test_h3_10_131_a_skill_card_of_the_player_is_taken_against_a_search() -> None:
    copies = CARDS["offense"].copies
    carry = {
        "part": "earlier",
        "hero": "tamika",
        "level": 3,
        "deck": ["attack", "tamika_1", *("offense",) * copies],
        "army": [],
        "resources": {"gold": 0, "materials": 0, "valuables": 0},
    }
    table = _table(deck={"skill": 1, "skills": ["offense"]}, faction="necropolis")
    story = Story(table, carry=carry)
    assert story.told("skill-taken")[0]["card"] == "offense"
    assert story.s.players[0].deck.count("offense") == copies - 1
    assert story.asked == "search"
    story.choose("look ability")
    assert len(story.s.offer) == SEARCH


def test_h3_10_131_a_skill_card_that_nobody_owns_is_set_aside() -> None:
    story = Story(_table(deck={"skill": 1, "skills": ["offense"]}))
    assert not story.told("skill-taken")
    ability = story.s.decks["ability"]
    left = (ability.cards + ability.discard).count("offense")
    assert left == CARDS["offense"].copies - 1
    assert "leadership" in story.s.players[0].deck + story.s.players[0].hand


def test_h3_10_131_nothing_is_owed_for_skills_that_were_free() -> None:
    q = solo()
    q.w.notes[OWED] = ("archery",)
    assert list(skills(q.s)) == []


def _table(**more: object) -> dict[str, object]:
    """A scenario of the road for one, with an enemy on the Mine."""
    deck = more.pop("deck", None)
    faction = more.pop("faction", "castle")
    enemy = {"id": "one", "start": {"tile": "F8"}, "army": ["necropolis_skeletons"]}
    slots = [
        {"at": [0, 0], "kind": "starting", "player": 1, "rotation": 0},
        {"at": [-3, 1], "kind": "far", "tile": "F3", "face_up": True},
        {"at": [-6, 2], "kind": "far", "tile": "F8", "face_up": True},
    ]
    hero = {"castle": "catherine", "necropolis": "tamika"}[str(faction)]
    return {
        "id": "road",
        "name": "Road",
        "modes": ["campaign"],
        "start": {"faction": faction, "hero": hero, "bonus": False, "carried": ["deck"]},
        "maps": [{"players": [1], "slots": slots}],
        "enemies": [{**enemy, "deck": deck}] if deck else [enemy],
        **more,
    }


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        ({"magic": 1, "spells": ["town_portal"]}, "no spell that an AI Hero can cast"),
        ({"skill": 1, "skills": ["wisdom"]}, "no skill of an AI Hero"),
        ({"magic": 2}, "Magic cards need spells"),
        ({"skill": 2}, "Skill cards need skills"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(deck: dict[str, object], fault: str) -> None:
    enemy = {"id": "one", "start": {"tile": "F8"}, "army": ["necropolis_skeletons"], "deck": deck}
    with pytest.raises(BadScenario, match=fault):
        scenario(ROAD, enemies=[enemy])
