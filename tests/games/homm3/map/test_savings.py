"""What makes a unit cheaper counts wherever units are recruited or reinforced (H3-17.79).

The Legion takes gold off in your own turn, the Freelancer's Guild lets other resources stand in for
gold, the Pub takes gold off a reinforcement.
"""

from typing import Any

import pytest

from rulebound.games.homm3.map import events, weeks
from rulebound.games.homm3.model.players import Deck, Troop
from tests.games.homm3.map.armies import solo
from tests.games.homm3.map.bargains import GUILD, LEGION, PLAY, PUB, SAVED, few, give, lay, pack
from tests.games.homm3.map.calendar import on_top, wait
from tests.games.homm3.map.homes import TILES, home, new_turn, use
from tests.games.homm3.map.places import near
from tests.games.homm3.map.scripts import ruled
from tests.games.homm3.quests import Quest

# ---- Elemental Conflux ----


def conflux(**more: Any) -> Quest:
    boxes = frozenset(("core", "conflux"))
    q = near("F23 NW", boxes=boxes, buildings=("dwelling_bronze",), **more)
    q.s.decks["bronze"] = Deck(("neutral_storm_elementals",))
    return q


def test_h3_17_79_the_legion_counts_at_the_elemental_conflux() -> None:
    price = few("neutral_storm_elementals").gold
    q = conflux(gold=price - SAVED, hands=((LEGION,),)).go("F23 NW")
    assert q.offered == [PLAY, "decline"]
    q.choose(PLAY, "recruit neutral_storm_elementals")
    assert q.player.gold == 0
    assert q.player.discard == (LEGION,)
    assert Troop("neutral_storm_elementals") in q.player.troops


def test_h3_17_79_the_legion_need_not_be_played_at_the_elemental_conflux() -> None:
    price = few("neutral_storm_elementals").gold
    q = conflux(gold=price, hands=((LEGION,),)).go("F23 NW")
    q.choose("recruit neutral_storm_elementals")
    assert (q.player.gold, q.player.hand) == (0, (LEGION,))
    q = conflux(gold=price - SAVED - 1, hands=((LEGION,),)).go("F23 NW")
    assert q.asked == "0 turn"


# ---- Portal of Summoning, Trading Posts ----


def portal(gold: int, **more: Any) -> Quest:
    q = new_turn(
        "dungeon", "special_tent", "dwelling_bronze", gold=gold, hands=((LEGION,),), **more
    )
    q.s.decks["bronze"] = Deck(("neutral_boars",))
    return q.choose(use("dungeon_portal_of_summoning", "portal"))


def test_h3_17_79_the_legion_counts_at_the_portal_of_summoning() -> None:
    q = portal(few("neutral_boars").gold - SAVED)
    assert q.offered == [PLAY, "decline"]
    q.choose(PLAY)
    assert q.match.decision is not None
    assert q.match.decision.prompt.args["gold"] == 0
    q.choose("recruit neutral_boars")
    assert Troop("neutral_boars") in q.player.troops
    assert (q.player.gold, q.player.discard) == (0, (LEGION,))


def test_h3_9_23_a_unit_of_the_portal_is_discarded_though_the_legion_was_played() -> None:
    q = portal(20).choose(PLAY, "decline")
    assert q.s.decks["bronze"].discard == ("neutral_boars",)
    assert q.player.gold == 20
    assert q.asked == "0 turn"
    assert q.player.discard == ()  # it still lies there for the next unit of this turn


def mercenaries(gold: int, *hand: str) -> Quest:
    """Neutral Units offer themselves at a Trading Post; the bronze ones cost 4 gold."""
    tiles, heroes = ("S3 0,0", "F1 -3,1"), {0: "F1 C"}
    q = solo(tiles=tiles, table=ruled("mercenaries"), heroes=heroes, gold=gold, hands=(hand,))
    lay(q, bronze="neutral_boars", silver="neutral_vampires", gold="neutral_trolls")
    return q.go("F1 SW").choose("decline")


def test_h3_17_79_the_legion_counts_for_mercenaries_of_a_trading_post() -> None:
    q = mercenaries(4, LEGION)
    assert q.offered == ["recruit neutral_boars", PLAY, "done"]
    q.choose(PLAY, "recruit neutral_boars")
    assert (q.player.gold, q.player.discard) == (4, (LEGION,))
    assert Troop("neutral_boars") in q.player.troops


def test_h3_17_79_the_legion_makes_only_one_mercenary_cheaper() -> None:
    q = mercenaries(12, LEGION).choose(PLAY, "recruit neutral_vampires")
    assert q.player.gold == 12 - (few("neutral_vampires").gold - SAVED)
    before = q.player.gold
    q.choose("recruit neutral_boars")
    assert q.player.gold == before - few("neutral_boars").gold


# ---- Events and Astrologers ----

BRONZE = ("neutral_boars", "neutral_zombies", "neutral_halflings")


def event(card: str, faction: str = "stronghold", **more: Any) -> Quest:
    """A Resource Round has begun with an Event; the player owns the Freelancer's Guild."""
    q = home(faction, round=2, events=True, no_astrologers=True, **more)
    give(q, GUILD)
    on_top(q, events.DECK, card)
    q.s.decks["bronze"] = Deck(tuple(reversed(BRONZE)))
    return wait(q, 3)


def test_h3_17_79_the_freelancers_guild_counts_at_the_mercenary_camp() -> None:
    q = event("mercenary_camp", gold=3, materials=1)
    q.choose("draw-units bronze 1", "decline", "recruit neutral_boars")
    assert (q.player.gold, q.player.materials) == (0, 0)
    assert Troop("neutral_boars") in q.player.troops


def test_h3_17_79_without_the_freelancers_guild_gold_is_paid_at_the_mercenary_camp() -> None:
    q = event("mercenary_camp", gold=3, materials=1)
    q.choose("draw-units bronze 1", "decline")
    q.realm.buildings = ()
    assert not [option for option in q.offered if option.startswith("recruit")]


def test_h3_17_79_the_freelancers_guild_counts_in_the_den_of_thieves() -> None:
    q = event("den_of_thieves", gold=4, materials=1)
    q.choose("look bronze", "recruit neutral_boars")
    assert q.offered == ["rest-in-gold", "stand-in materials"]
    shown = q.match.log(1)[-1]
    assert (shown["kind"], shown["troops"]) == ("revealed-units", ["neutral_boars"])
    q.choose("stand-in materials", "on-top")
    assert (q.player.gold, q.player.materials) == (1, 0)
    assert Troop("neutral_boars") in q.player.troops
    assert q.s.decks["bronze"].cards[-1] == "neutral_zombies"


def test_h3_17_79_the_freelancers_guild_counts_in_the_prison() -> None:
    q = event("prison", gold=3, materials=1)
    q.choose("draw-unit bronze", "draw-unit bronze")
    q.choose("recruit neutral_boars")
    assert (q.player.gold, q.player.materials) == (0, 0)
    assert Troop("neutral_boars") in q.player.troops
    assert q.s.offer == ("neutral_zombies",)


def test_h3_17_79_the_freelancers_guild_counts_at_the_circus() -> None:
    q = home("stronghold", "dwelling_bronze", "special_gears", gold=3, materials=1)
    on_top(q, weeks.DECK, "charlie_and_his_circus", "dead_silence")
    q.s.decks["bronze"] = Deck(("neutral_boars",))
    wait(q, 2)
    q.choose("draw-unit bronze", "recruit neutral_boars")
    assert Troop("neutral_boars") in q.player.troops


@pytest.mark.parametrize("card", ["mercenary_camp", "prison"])
def test_h3_17_79_the_legion_is_not_played_at_events(card: str) -> None:
    q = event(card, hands=((LEGION,),), gold=10)
    while not any(option.startswith("recruit") for option in q.offered):
        q.choose(next(option for option in q.offered if option.startswith("draw-unit")))
    assert PLAY not in q.offered


def crypt(building: str, **more: Any) -> Quest:
    """A player of the Necropolis, who holds the Town of another faction, finds a crypt (OPT-1)."""
    faction = building.partition("_")[0]
    q = home(
        "necropolis",
        enemy=faction,
        round=more.pop("round", 2),
        events=True,
        no_astrologers=True,
        towns_used=True,
        flags={f"{TILES[faction]} C": 0},
        troops=(("necropolis_zombies",), ()),
        **more,
    )
    give(q, building, 1)
    on_top(q, events.DECK, "crypt")
    return wait(q, q.w.round + 1)


def test_h3_17_79_the_freelancers_guild_counts_in_the_crypt() -> None:
    half = (pack("necropolis_zombies").gold + 1) // 2
    q = crypt(GUILD, gold=half - 1, materials=1)
    q.choose("event-raise-half")
    assert q.player.troops == (Troop("necropolis_zombies", True),)
    assert (q.player.gold, q.player.materials) == (0, 0)


def test_h3_17_79_the_pub_waits_for_astrologers_rounds_in_the_crypt_too() -> None:
    q = crypt(PUB, gold=0)
    assert "event-raise-half" not in q.offered


# ---- Settlements ----


def test_h3_8_51_a_free_unit_does_not_use_up_the_legion() -> None:
    q = Quest(
        heroes={0: "F1 C"},
        level=7,
        gold=20,
        buildings=("dwelling_bronze",),
        troops=(("castle_crusaders",),),
        hands=((LEGION,),),
    )
    q.choose("population", PLAY, "done").go("F1 NW").choose("reinforce castle_crusaders")
    assert (q.player.gold, q.player.discard) == (20, ())
