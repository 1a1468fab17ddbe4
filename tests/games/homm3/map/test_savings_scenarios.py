"""What makes a unit cheaper counts in places that only a scenario has, too (H3-17.79)."""

from typing import Any

from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.players import Deck, Troop
from rulebound.games.homm3.scenarios.stand_united.rules import shared_army
from tests.games.homm3.map.allies import fight_out, story, table, together
from tests.games.homm3.map.bargains import GUILD, LEGION, PLAY, PUB, SAVED, few, give, lay, pack
from tests.games.homm3.map.rushes import rush
from tests.games.homm3.quests import Quest

# ---- Astral Run ----

RING = ("S3 0,-6", "S1 0,6", "N3 3,0 label=ring", "N4 -3,0 label=ring", "C1 0,0 label=middle")
TOWN = ("S3 -3,1", "S1 3,-1", "C5 0,0 label=middle")
STRONG = ("castle_archangels+", "castle_champions+", "castle_crusaders+", "castle_griffins")
DRAGONS = "neutral_azure_dragons"
MEDUSAS = "dungeon_medusas"


def astral(rule: str, tiles: tuple[str, ...], *hand: str, **more: Any) -> Quest:
    rules = [part for part in story("astral_run")["rules"] if part["rule"] == rule]
    whole = {"rules": rules, "variants": table("astral_run")["variants"]}
    troops = (STRONG, ("necropolis_skeletons",))
    return Quest(tiles, table=whole, troops=troops, hands=(hand,), **more)


def utopia(gold: int, *hand: str, **more: Any) -> Quest:
    """A hero is about to beat the Azure Dragons."""
    half = (few(DRAGONS).valuables + 1) // 2
    at = {0: "C1 W"}
    q = astral("great_utopia", RING, *hand, heroes=at, gold=gold, valuables=half, level=7, **more)
    q.s.decks["azure"] = Deck((DRAGONS, DRAGONS))
    return q


def beat_dragons(q: Quest) -> Quest:
    fight_out(q.go("C1 C"))
    while q.asked not in ("0 dragon", "0 turn"):
        q.choose(next((c for c in ("decline", "pass") if c in q.offered), q.offered[0]))
    return q


def test_h3_17_79_the_legion_counts_for_a_dragon_of_the_utopia() -> None:
    half = (few(DRAGONS).gold + 1) // 2
    q = beat_dragons(utopia(half - SAVED, LEGION))
    assert q.offered == [PLAY, "decline"]
    q.choose(PLAY, f"recruit {DRAGONS}")
    assert Troop(DRAGONS) in q.player.troops
    assert (q.player.gold, q.player.valuables, q.player.discard) == (0, 0, (LEGION,))
    assert q.s.decks["azure"].discard == (DRAGONS,)


def test_h3_17_79_the_freelancers_guild_counts_for_a_dragon_of_the_utopia() -> None:
    half = (few(DRAGONS).gold + 1) // 2
    q = beat_dragons(give(utopia(half - 2, materials=1), GUILD))  # it gives 1 gold as well
    q.choose(f"recruit {DRAGONS}")
    assert Troop(DRAGONS) in q.player.troops
    assert (q.player.gold, q.player.materials) == (0, 0)


def test_who_takes_no_dragon_of_the_utopia_gains_gold_and_keeps_the_legion() -> None:
    q = beat_dragons(utopia(90, LEGION)).choose("decline")
    assert Troop(DRAGONS) not in q.player.troops
    assert (q.player.gold, q.player.hand) == (100, (LEGION,))


def random_town(gold: int, *hand: str, building: str = "", **more: Any) -> Quest:
    """A Random Town of the Dungeon is taken; it gives 10 gold before its units can join."""
    q = astral("town_joins", TOWN, *hand, heroes={0: "C5 E"}, gold=gold, **more)
    if building:
        give(q, building)
    change(q.s, q.at("C5 C"), faction="dungeon")
    q.go("C5 C")
    while q.asked.endswith(("announced", "garrison", "deploy", "gate")):
        q.choose(next((c for c in ("line-up", "pass") if c in q.offered), q.offered[0]))
    fight_out(q)
    while q.asked != "0 town-joins":
        q.choose(next((c for c in ("decline", "pass") if c in q.offered), q.offered[0]))
    return q


def test_h3_17_79_the_legion_counts_for_who_joins_out_of_a_random_town() -> None:
    half = (few(MEDUSAS).gold + 1) // 2
    q = random_town(50, LEGION)
    before = q.player.gold
    q.choose(PLAY, f"recruit {MEDUSAS}")
    assert q.player.gold == before - max(0, half - SAVED)
    before = q.player.gold
    q.choose(f"reinforce {MEDUSAS}")  # only one of the two is cheaper
    assert q.player.gold == before - (pack(MEDUSAS).gold + 1) // 2
    assert Troop(MEDUSAS, True) in q.player.troops


def test_h3_17_79_the_legion_can_wait_for_the_pack_of_who_joins() -> None:
    q = random_town(50, LEGION).choose(f"recruit {MEDUSAS}")
    before = q.player.gold
    q.choose(PLAY, f"reinforce {MEDUSAS}")
    assert q.player.gold == before - ((pack(MEDUSAS).gold + 1) // 2 - SAVED)
    assert q.player.discard == (LEGION,)


def test_h3_17_79_the_pub_and_the_guild_count_for_who_joins_out_of_a_random_town() -> None:
    q = random_town(50, building=PUB, round=2).choose(f"recruit {MEDUSAS}")
    before = q.player.gold
    q.choose(f"reinforce-cheaper {MEDUSAS} {PUB}")
    assert q.player.gold == before - ((pack(MEDUSAS).gold + 1) // 2 - 3)
    q = random_town(50, building=GUILD, materials=1).choose(f"recruit {MEDUSAS}")
    assert q.offered == ["rest-in-gold", "stand-in materials"]


def test_only_who_has_joined_out_of_a_random_town_is_reinforced() -> None:
    q = random_town(50).choose(f"recruit {MEDUSAS}")
    assert q.offered == [f"reinforce {MEDUSAS}", "decline"]  # their own Griffins are not
    q.choose("decline")
    assert q.player.troops.count(Troop(MEDUSAS)) == 1


# ---- Stand United ----


def obelisk(gold: int, **more: Any) -> Quest:
    at = {0: "N3 W"}
    tiles = ("S3 -3,2", "S1 2,1", "C1 0,0", "N3 1,-3")
    q = together("stand_united", tiles, heroes=at, gold=gold, **more)
    return lay(q, bronze="neutral_boars", silver="neutral_vampires", gold="neutral_trolls")


def test_h3_17_79_the_legion_counts_for_the_shared_army() -> None:
    q = obelisk(0, hands=((LEGION,),)).go("N3 C")
    assert q.offered == [PLAY, "decline"]
    q.choose(PLAY, "recruit neutral_boars")
    assert shared_army(q.s) == (Troop("neutral_boars"),)
    assert Troop("neutral_boars") not in q.player.troops
    assert q.player.discard == (LEGION,)


def test_h3_17_79_the_freelancers_guild_counts_for_the_shared_army() -> None:
    q = give(obelisk(3, materials=1), GUILD).go("N3 C")
    q.choose("recruit neutral_boars")
    assert (q.player.gold, q.player.materials) == (0, 0)
    assert shared_army(q.s) == (Troop("neutral_boars"),)
    assert obelisk(3, materials=1).go("N3 C").asked == "0 turn"


# ---- Emerald Island ----

WRAITHS = "necropolis_wraiths"
ZOMBIES = "necropolis_zombies"


def guest(gold: int, *roles: str, **more: Any) -> Quest:
    """A hero visits the Necropolis of another player, whose buildings these are."""
    tiles = ("S3 0,0", "S1 -3,2", "F1 3,-2")
    heroes = {0: "S1 C", 1: "S1 E"}
    q = together("emerald_island", tiles, heroes=heroes, gold=gold, **more)
    q.w.realms[1].buildings = tuple(f"necropolis_{role}" for role in roles)
    return q


def test_h3_17_79_the_legion_counts_in_a_foreign_town() -> None:
    q = guest(few(WRAITHS).gold - SAVED, "old_cemetery", hands=((LEGION,),))
    q.choose("rule-foreign-town 1", "permit")
    assert not [option for option in q.offered if WRAITHS in option]
    q.choose(PLAY, f"recruit-for {WRAITHS} 1")
    assert Troop(WRAITHS) in q.s.players[1].troops
    assert (q.player.gold, q.player.discard) == (0, (LEGION,))


def test_h3_17_79_the_host_plays_no_legion_for_the_guest() -> None:
    q = guest(few(WRAITHS).gold, "old_cemetery", hands=((), (LEGION,)))
    q.choose("rule-foreign-town 1", "permit")
    assert f"recruit-for {WRAITHS} 0" in q.offered
    assert PLAY not in q.offered


def test_h3_17_79_the_guild_of_the_guest_counts_in_a_foreign_town() -> None:
    price = pack(ZOMBIES).gold
    q = give(guest(price - 1, "old_cemetery", "citadel", materials=1), GUILD)
    q.choose("rule-foreign-town 1", "permit", f"reinforce-for {ZOMBIES} 1")
    assert Troop(ZOMBIES, True) in q.s.players[1].troops
    assert (q.player.gold, q.player.materials) == (0, 0)


def test_h3_17_79_the_pub_of_the_guest_counts_in_a_foreign_town() -> None:
    q = give(guest(20, "old_cemetery", "citadel", round=2), PUB)
    q.choose("rule-foreign-town 1", "permit", f"reinforce-cheaper-for {ZOMBIES} {PUB} 1")
    assert q.player.gold == 20 - max(0, pack(ZOMBIES).gold - 3)
    assert Troop(ZOMBIES, True) in q.s.players[1].troops
    assert not [option for option in q.offered if PUB in option]


def test_h3_17_79_the_pub_of_the_host_is_none_of_the_guests() -> None:
    q = give(guest(20, "old_cemetery", "citadel", round=2), PUB, 1)
    q.choose("rule-foreign-town 1", "permit")
    assert f"reinforce-for {ZOMBIES} 1" in q.offered
    assert not [option for option in q.offered if PUB in option]


# ---- Gold Rush ----


def doubled(taken: bool, *hand: str, gold: int = 0, building: str = "", **more: Any) -> Quest:
    """A hero enters the Settlement of Gold Rush that reinforces two units."""
    q = rush("#C1 0,0", heroes={0: "#C1 NW"}, level=7, cards=(), hands=(hand,), gold=gold, **more)
    if building:
        give(q, building)
    if taken:
        change(q.s, q.at("#C1 C"), taken=True)
    q.go("#C1 C")
    return q if taken else fight_out(q)


CRUSADERS = "castle_crusaders"
HALF = (pack(CRUSADERS).gold + 1) // 2


def test_h3_17_79_the_legion_counts_at_a_doubled_settlement() -> None:
    q = doubled(True, LEGION, gold=HALF - SAVED, troops=((CRUSADERS, "castle_griffins+"),))
    assert f"reinforce {CRUSADERS}" not in q.offered
    q.choose(PLAY, f"reinforce {CRUSADERS}")
    assert Troop(CRUSADERS, True) in q.player.troops
    assert (q.player.gold, q.player.discard) == (0, (LEGION,))


def test_h3_17_79_the_legion_can_be_played_for_the_second_unit_of_a_settlement() -> None:
    troops = ((CRUSADERS, "castle_halberdiers"),)
    first = (pack("castle_halberdiers").gold + 1) // 2
    q = doubled(True, LEGION, gold=first + HALF - SAVED, troops=troops)
    q.choose("reinforce castle_halberdiers")
    assert q.offered == [PLAY, "decline"]
    q.choose(PLAY, f"reinforce {CRUSADERS}")
    assert q.player.gold == 0


def test_h3_17_79_the_guild_and_the_pub_count_at_a_doubled_settlement() -> None:
    troops = ((CRUSADERS,),)
    q = doubled(True, gold=HALF - 1, materials=1, building=GUILD, troops=troops)
    q.choose(f"reinforce {CRUSADERS}")
    assert (q.player.gold, q.player.materials) == (0, 0)
    q = doubled(True, gold=HALF - 3, building=PUB, round=2, troops=troops)
    q.choose(f"reinforce-cheaper {CRUSADERS} {PUB}")
    assert (q.player.gold, q.player.troops) == (0, (Troop(CRUSADERS, True),))


def test_h3_8_51_nothing_is_saved_where_a_unit_is_free() -> None:
    troops = ((CRUSADERS, "castle_archangels+", "castle_champions+"),)
    q = doubled(False, LEGION, gold=9, building=PUB, round=2, troops=troops)
    assert f"reinforce {CRUSADERS}" in q.offered
    assert PLAY not in q.offered
    assert not [option for option in q.offered if PUB in option]
