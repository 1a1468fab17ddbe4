"""The buildings of Stronghold, Conflux and Cove, but for those that work in combats."""

from typing import Any

import pytest

from rulebound.core.flow import Decision
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.experience import search
from rulebound.games.homm3.map.fields import guard
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.map.homes import ASTROLOGERS_ROUND, home, new_round, use
from tests.games.homm3.quests import Quest

# ---- Stronghold ----


def test_stronghold_city_hall_gives_two_cards_or_materials() -> None:
    q = new_round("stronghold", "city_hall", decks=(("attack", "power", "defense"),))
    q.choose(use("stronghold_city_hall", "draw-2"))
    assert sorted(q.player.hand) == ["defense", "power"]
    q = new_round("stronghold", "city_hall", decks=(("attack",),))
    q.choose(use("stronghold_city_hall", "materials-2"))
    assert (q.player.materials, q.player.hand) == (2, ())


def test_stronghold_city_hall_gives_nothing_in_astrologers_rounds() -> None:
    q = new_round("stronghold", "city_hall", number=ASTROLOGERS_ROUND)
    assert q.asked == "0 turn"
    assert q.player.materials == 0


def guild(**more: Any) -> Quest:
    roles = ("dwelling_bronze", "citadel", "special_gears")
    return home("stronghold", *roles, **{"troops": (("stronghold_goblins",), ()), **more})


def test_stronghold_freelancers_guild_lets_resources_stand_in_for_gold() -> None:
    price = KINDS["stronghold_orcs"].few.cost
    assert price.valuables == 0
    q = guild(gold=price.gold - 2, materials=1, valuables=1)
    q.choose("population", "recruit stronghold_orcs")
    assert q.asked == "0 stand-in"
    assert q.offered == ["stand-in materials", "stand-in valuables"]
    q.choose("stand-in materials")
    assert (q.player.gold, q.player.materials, q.player.valuables) == (0, 0, 0)
    assert "stronghold_orcs" in [troop.kind for troop in q.player.troops]


def test_stronghold_freelancers_guild_leaves_the_choice() -> None:
    price = KINDS["stronghold_goblins"].face(True).cost
    q = guild(gold=price.gold, materials=5)
    q.choose("population", "reinforce stronghold_goblins", "stand-in materials", "rest-in-gold")
    assert (q.player.gold, q.player.materials) == (1, 4)


def test_stronghold_freelancers_guild_must_stand_and_helps_only_with_units() -> None:
    price = KINDS["stronghold_orcs"].few.cost
    q = home("stronghold", "dwelling_bronze", gold=price.gold - 2, materials=9, valuables=9)
    assert "population" not in q.offered
    q = guild(gold=0, materials=50, valuables=50)
    assert not [o for o in q.offered if o.startswith(("build", "hire"))]


def fight_guards(*roles: str, **more: Any) -> Quest:
    """A battle against a single weak guard, which a strong army wins at once."""
    army = ("stronghold_behemoths+", "stronghold_cyclopes+", "stronghold_thunderbirds+")
    q = home(
        "stronghold",
        *roles,
        mode="cooperative",
        teams=(0, 0),
        heroes={0: "F1 C"},
        **{"troops": (army, ()), "dice": [1] * 20, **more},
    )
    q.s.decks["bronze"] = Deck(("neutral_peasants",) * 4)
    return q


def to_victory(q: Quest) -> Quest:
    """Attack until the combat is over, and go on to the next action."""
    while q.asked != "0 turn":
        offered = q.offered
        attack = next((o for o in offered if o.startswith("attack")), None)
        q.choose(attack or next((o for o in ("line-up", "fight-on") if o in offered), offered[-1]))
    return q


def guarded(q: Quest) -> str:
    """A Field of F1 beside the hero with guards."""
    return next(p for p in ("NE", "NW", "E", "W", "SE", "SW") if guard(q.s, q.at(f"F1 {p}")))


def test_stronghold_freelancers_guild_brings_a_gold_for_each_victory_over_guards() -> None:
    q = fight_guards("dwelling_bronze", "special_gears")
    q.go(f"F1 {guarded(q)}")
    to_victory(q)
    assert q.told("combat-over")[-1]["how"] == "defeat"
    assert 1 in [event["gold"] for event in q.told("gained")]


def test_stronghold_freelancers_guild_brings_nothing_for_quick_combat() -> None:
    q = fight_guards("dwelling_bronze", "special_gears", level=7)
    q.go(f"F1 {guarded(q)}")
    assert q.told("quick-combat")
    assert 1 not in [event["gold"] for event in q.told("gained")]


def test_without_the_freelancers_guild_a_victory_brings_no_gold() -> None:
    q = fight_guards("dwelling_bronze")
    q.go(f"F1 {guarded(q)}")
    to_victory(q)
    assert q.told("combat-over")[-1]["how"] == "defeat"
    assert 1 not in [event["gold"] for event in q.told("gained")]


# ---- Conflux ----


def test_conflux_city_hall_gives_gold_or_a_search_of_three() -> None:
    q = new_round("conflux", "city_hall").choose(use("conflux_city_hall", "gold-4"))
    assert q.player.gold == 4
    q = new_round("conflux", "city_hall").choose(use("conflux_city_hall", "search-spells-3"))
    q.choose("look spell")
    assert len(q.s.offer) == 3
    assert q.player.gold == 0


def test_conflux_city_hall_gives_nothing_in_astrologers_rounds() -> None:
    q = new_round("conflux", "city_hall", number=ASTROLOGERS_ROUND)
    assert (q.asked, q.player.gold) == ("0 turn", 0)


def university(**more: Any) -> Quest:
    q = home("conflux", "special_tent", "mage_guild", **{"gold": 5, **more})
    q.s.decks["spell"] = Deck(("haste", "slow", "bloodlust", "bless"), ("curse",))
    return q.choose("read-book")


def test_conflux_magic_university_digs_for_a_school() -> None:
    q = university()
    assert q.asked == "0 school"
    q.choose("school earth")
    assert q.player.hand == ("slow",)
    assert q.s.decks["spell"] == (("haste",), ("curse", "bless", "bloodlust"))
    assert q.player.gold == 0


def test_conflux_magic_university_may_be_declined_and_works_once_a_round() -> None:
    q = university()
    q.choose("decline")
    assert q.asked == "0 search"
    q = home("conflux", "special_tent", gold=4, materials=2, valuables=1)
    q.s.decks["spell"] = Deck(("haste", "slow"), ("curse",))
    q.choose("build conflux_mage_guild", "school air")
    assert q.asked == "0 search"  # the second Search of the Mage Guild is an ordinary one


def test_conflux_magic_university_leaves_other_decks_alone() -> None:
    q = home("conflux", "special_tent", "mage_guild")
    q.s.decks["ability"] = Deck(("luck", "archery", "offense"), ("wisdom",))
    decision = next(search(q.s, 0, "ability", 2))
    assert isinstance(decision, Decision)
    assert decision.prompt.id == "homm3-ask-search"


def test_conflux_magic_university_ends_where_the_school_is_missing() -> None:
    q = home("conflux", "special_tent", "mage_guild", gold=5)
    q.s.decks["spell"] = Deck(("haste", "disrupting_ray"), ("lightning_bolt",))
    q.choose("read-book", "school water")
    assert q.player.hand == ()
    deck = q.s.decks["spell"]
    assert sorted(deck.cards + deck.discard) == ["disrupting_ray", "haste", "lightning_bolt"]


def test_conflux_magic_university_takes_magic_arrow_for_any_school() -> None:
    q = home("conflux", "special_tent", "mage_guild", gold=5)
    q.s.decks["spell"] = Deck(("slow", "magic_arrow"), ("curse",))
    q.choose("read-book", "school water")
    assert q.player.hand == ("magic_arrow",)
    assert set(CARDS["magic_arrow"].schools) == {"air", "earth", "fire", "water"}


@pytest.mark.parametrize("number", [2, 3])
def test_conflux_garden_of_life_recruits_sprites_every_round(number: int) -> None:
    q = new_round(
        "conflux",
        "dwelling_bronze",
        "special_gears",
        number=number,
        troops=(("conflux_storm_elementals",), ()),
    )
    q.choose(use("conflux_garden_of_life", "free-recruit"))
    assert q.player.troops[-1] == ("conflux_sprites", False)
    assert q.player.gold == 0


def test_conflux_garden_of_life_reinforces_sprites_that_are_there() -> None:
    q = new_round("conflux", "dwelling_bronze", "special_gears", troops=(("conflux_sprites",), ()))
    assert q.offered == [use("conflux_garden_of_life", "free-reinforce"), "decline"]
    q.choose(use("conflux_garden_of_life", "free-reinforce"))
    assert q.player.troops == (("conflux_sprites", True),)


def test_conflux_garden_of_life_may_be_declined_and_helps_no_pack() -> None:
    q = new_round("conflux", "dwelling_bronze", "special_gears", troops=(("conflux_sprites",), ()))
    q.choose("decline")
    assert q.player.troops == (("conflux_sprites", False),)
    q = new_round("conflux", "dwelling_bronze", "special_gears", troops=(("conflux_sprites+",), ()))
    assert q.asked == "0 turn"


# ---- Cove ----


def test_cove_city_hall_gives_gold_or_experience_for_an_artifact() -> None:
    q = new_round("cove", "city_hall", hands=(("titans_gladius", "attack"),))
    q.choose(use("cove_city_hall", "artifact-xp"))
    assert q.player.xp == 1
    assert q.player.hand == ("attack",)
    assert q.player.removed == ("titans_gladius",)
    assert q.player.gold == 0
    assert new_round("cove", "city_hall").player.gold == 4


def test_h3_14_4_cove_city_hall_asks_whoever_holds_cards() -> None:
    """Nobody learns from being asked whether there is an artifact among them."""
    q = new_round("cove", "city_hall", hands=(("attack",),))
    assert q.asked == "0 building"
    assert q.offered == [use("cove_city_hall", "gold-4")]


def thieves() -> Quest:
    q = home("cove", "special_tent", decks=(("attack",), ("power", "attack", "defense")))
    return q.choose(use("cove_thieves_guild", "look-at-two"))


def test_cove_thieves_guild_looks_at_two_cards_of_a_shared_deck() -> None:
    q = thieves()
    q.s.decks["spell"] = Deck(("haste", "slow", "bless"), ("curse",))
    q.choose("look-at spell")
    assert q.offered == ["throw-off bless", "throw-off slow"]
    q.choose("throw-off bless")
    assert q.s.decks["spell"] == (("haste", "slow"), ("curse", "bless"))
    assert not [o for o in q.offered if "thieves" in o]


def test_cove_thieves_guild_looks_at_the_deck_of_another_player() -> None:
    q = thieves()
    before = q.match.view(1)
    q.choose("look-at 1")
    assert q.match.view(0)["offer"] == ["attack", "defense"]
    assert q.match.view(1)["offer"] == []
    assert q.match.view(1)["players"][1]["deck"] == before["players"][1]["deck"]
    q.choose("throw-off attack")
    other = q.s.players[1]
    assert (other.deck, other.discard) == (("power", "defense"), ("attack",))


def test_cove_thieves_guild_keeps_its_secret_in_imagined_matches() -> None:
    q = thieves()
    q.choose("look-at 1")
    for seed in range(20):
        mine = q.match.imagine(0, seed)
        assert mine.view(0) == q.match.view(0)
        assert [o.notation for o in mine.decision.options] == q.offered  # type: ignore[union-attr]
    seen = set()
    for seed in range(20):
        theirs = q.match.imagine(1, seed)
        assert theirs.view(1) == q.match.view(1)
        seen.add(tuple(sorted(theirs._state.offer)))
    assert len(seen) == 3


def test_cove_thieves_guild_looks_at_neutral_units_and_astrologers() -> None:
    q = thieves()
    top = q.s.decks["gold"].cards[-2:]
    q.choose("look-at gold", f"throw-off-troop {top[0]}")
    assert q.s.decks["gold"].cards[-1] == top[1]
    assert q.s.decks["gold"].discard == (top[0],)
    assert q.told("laid-off-troop")
    q = thieves()
    top = q.s.decks["astrologers"].cards[-2:]
    q.choose("look-at astrologers", f"throw-off-week {top[1]}")
    assert q.s.decks["astrologers"].cards[-1] == top[0]
    assert q.told("laid-off-week")


def test_cove_thieves_guild_needs_two_cards_in_a_deck() -> None:
    q = thieves()
    assert "look-at 0" not in q.offered  # a single card lies there
    assert "look-at 1" in q.offered


def pub(number: int, **more: Any) -> Quest:
    q = home(
        "cove",
        "dwelling_bronze",
        "citadel",
        "special_gears",
        round=number,
        **{"troops": (("cove_sea_dogs", "cove_oceanids"), ()), "gold": 40, **more},
    )
    return q.choose("population")


def test_cove_pub_takes_3_gold_off_one_reinforcement_in_astrologers_rounds() -> None:
    cost = KINDS["cove_sea_dogs"].face(True).cost.gold
    q = pub(2)
    q.choose("reinforce-cheaper cove_sea_dogs cove_pub")
    assert q.player.gold == 40 - max(0, cost - 3)
    assert "reinforce cove_oceanids" in q.offered
    assert not [o for o in q.offered if "cove_pub" in o]


def test_cove_pub_need_not_be_used_and_waits_for_astrologers_rounds() -> None:
    cost = KINDS["cove_sea_dogs"].face(True).cost.gold
    q = pub(2)
    q.choose("reinforce cove_sea_dogs")
    assert q.player.gold == 40 - cost
    assert "reinforce-cheaper cove_oceanids cove_pub" in q.offered
    assert not [o for o in pub(3).offered if "cove_pub" in o]


def test_cove_pub_makes_recruiting_no_cheaper() -> None:
    q = pub(2).choose("recruit cove_seamen")
    assert q.player.gold == 40 - KINDS["cove_seamen"].few.cost.gold
