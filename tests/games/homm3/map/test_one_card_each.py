"""What random matches brought to light: cards that are there once, Fields that are taken."""

from rulebound.games.homm3.map import towns, unit_decks
from rulebound.games.homm3.map.weeks import ELEMENTALS
from rulebound.games.homm3.model.players import Deck, Troop
from rulebound.games.homm3.model.world import Trip
from tests.games.homm3.map.allies import story
from tests.games.homm3.map.scripts import run
from tests.games.homm3.map.test_brothers_in_arms import brothers
from tests.games.homm3.quests import Quest


def test_h3_9_2_a_unit_that_an_ally_has_cannot_be_recruited() -> None:
    q = brothers("share_nearby", buildings=("dwelling_bronze",), gold=50)
    q.player.troops = (Troop("castle_halberdiers"),)
    assert "castle_griffins" in towns.recruitable(q.s, 0)
    q.s.players[2].troops = (Troop("castle_griffins"), Troop("dungeon_harpies"))
    assert "castle_griffins" not in towns.recruitable(q.s, 0)


def test_h3_9_8_starting_units_come_back_from_the_ally_who_has_them() -> None:
    q = brothers("share_nearby")
    q.realm.starting = (Troop("castle_halberdiers"), Troop("castle_griffins"))
    q.player.troops = ()
    q.s.players[2].troops = (Troop("castle_griffins", True), Troop("dungeon_harpies"))
    unit_decks.restore(q.s, 0)
    assert list(q.s.players[0].troops) == [Troop("castle_halberdiers"), Troop("castle_griffins")]
    assert list(q.s.players[2].troops) == [Troop("dungeon_harpies")]


def test_h3_4_11_nobody_is_hired_into_a_town_where_an_enemy_hero_stands() -> None:
    q = Quest(gold=30, heroes={0: "F1 C", 1: "S3 C"})
    assert q.mark("S3 C").owner == 0
    assert not towns.may_hire(q.s, 0)
    q.w.realms[1].stand(0, q.at("F1 E"))
    assert towns.may_hire(q.s, 0)


def test_guards_that_went_back_onto_their_deck_cannot_be_had_for_a_sacrifice() -> None:
    rules = [rule for rule in story("trial_by_combat")["rules"] if rule["rule"] == "sacrifice"]
    q = Quest(
        troops=(("castle_halberdiers", "castle_griffins"),), table={"rounds": 12, "rules": rules}
    )
    q.w.proclaimed = (ELEMENTALS,)
    q.s.decks["silver"] = Deck(("neutral_fire_elementals",))
    trip = Trip(0, 0, q.at("F1 NE"), q.at("F1 C"), "guards", level=4)
    before = q.player.troops
    run(q.rules[0].guards_beaten(q.s, trip, ("neutral_fire_elementals",)))
    assert q.player.troops == before
    q.s.decks["silver"] = Deck((), ("neutral_medusas",))
    run(
        q.rules[0].guards_beaten(q.s, trip, ("neutral_medusas",)),
        "unit neutral_medusas",
        "give-up-unit castle_halberdiers",
    )
    assert Troop("neutral_medusas") in q.player.troops
