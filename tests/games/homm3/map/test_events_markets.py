"""Event cards that all players go through together (H3-13.20)."""

from typing import Any

import pytest

from rulebound.games.homm3.combat import imagine
from rulebound.games.homm3.map import events
from rulebound.games.homm3.model.players import Deck, Troop
from tests.games.homm3.map.calendar import on_top, wait
from tests.games.homm3.quests import Quest

MINOR, MAJOR, RELIC = "rib_cage", "head_of_legion", "angel_wings"


def stocked(card: str, piles: dict[str, tuple[str, ...]], **quest: Any) -> Quest:
    """An Event while shared decks hold these cards, the first one on top."""
    q = Quest(round=2, events=True, **quest)
    on_top(q, events.DECK, card)
    for name, cards in piles.items():
        q.s.decks[name] = Deck(tuple(reversed(cards)), q.s.decks[name].discard[:1])
    return wait(q, 3)


# ---- Spells for sale ----

SPELLS = ("haste", "slow", "bless", "curse", "blind")


def test_library_of_enlightenment_sells_one_spell_each() -> None:
    q = stocked("library_of_enlightenment", {"spell": SPELLS}, gold=6, valuables=2)
    assert q.match.view(1)["offer"] == list(SPELLS[:4])  # for all to see
    assert "buy-spell haste gold" in q.offered
    assert "buy-spell haste valuables" in q.offered
    q.choose("buy-spell haste gold")
    assert (q.player.hand, q.player.gold) == (("haste",), 0)
    assert "buy-spell haste gold" not in q.offered  # sold
    q.choose("buy-spell slow valuables")
    assert (q.s.players[1].hand, q.s.players[1].valuables) == (("slow",), 0)
    assert sorted(q.s.decks["spell"].cards) == ["bless", "blind", "curse"]


def test_library_of_enlightenment_sells_nothing_on_credit() -> None:
    q = stocked("library_of_enlightenment", {"spell": SPELLS}, gold=5, valuables=1)
    assert q.asked == "0 turn"
    assert sorted(q.s.decks["spell"].cards) == sorted(SPELLS)
    assert q.s.offer == ()


def test_mage_laboratory_shuffles_the_card_and_the_discards_into_the_deck() -> None:
    q = Quest(round=2, events=True, gold=4, decks=(("attack",),))
    q.player.discard += ("power", "defense")
    on_top(q, events.DECK, "mage_laboratory")
    q.s.decks["spell"] = Deck(SPELLS)
    wait(q, 3)
    q.choose("buy-spell blind gold")
    assert sorted(q.player.deck) == ["attack", "blind", "defense", "power"]
    assert (q.player.hand, q.player.discard, q.player.gold) == ((), (), 0)


def test_mage_laboratory_touches_no_deck_of_who_buys_nothing() -> None:
    q = Quest(round=2, events=True, gold=4)
    q.player.discard = ("power",)
    on_top(q, events.DECK, "mage_laboratory")
    wait(q, 3)
    q.choose("decline")
    assert q.player.discard == ("power",)


def test_shrine_of_the_magic_thought_sells_or_rolls_and_discards_the_rest() -> None:
    q = stocked("shrine_of_the_magic_thought", {"spell": SPELLS}, gold=6, six=("materials-4",))
    before = q.s.decks["spell"].discard
    q.choose("buy-spell bless gold", "event-roll")
    assert q.player.hand == ("bless",)
    assert q.s.players[1].materials == 4
    assert q.s.decks["spell"] == (("blind",), (*before, "haste", "slow", "curse"))


def test_shrine_of_the_magic_thought_rolls_for_the_poor_without_asking() -> None:
    q = stocked("shrine_of_the_magic_thought", {"spell": SPELLS}, six=("gold-3", "gold-6"))
    assert [p.gold for p in q.s.players] == [3, 6]


# ---- Artifacts for sale ----

ARTIFACTS = (MINOR, MAJOR, RELIC, "speculum", "charm_of_mana", "centaurs_axe")


def test_artifact_merchant_sells_any_number_and_passes_the_rest_on() -> None:
    q = stocked("artifact_merchant", {"artifact": ARTIFACTS}, gold=10)
    q.choose(f"buy-artifact {MINOR}", f"buy-artifact {MAJOR}")
    assert q.player.gold == 2
    assert set(q.player.hand) == {MINOR, MAJOR}
    assert q.asked == "1 merchant"
    assert f"buy-artifact {MINOR}" not in q.offered
    q.choose(f"buy-artifact {RELIC}", "done")
    assert q.s.players[1].gold == 3
    assert sorted(q.s.decks["artifact"].cards) == ["centaurs_axe", "charm_of_mana", "speculum"]


def test_artifact_merchant_sells_the_discarded_card_instead() -> None:
    q = stocked("artifact_merchant", {"artifact": ARTIFACTS}, gold=10)
    top = q.s.decks["artifact"].discard[-1]
    q.choose(f"buy-discarded artifact {top}")
    assert q.player.hand == (top,)
    assert q.asked == "1 merchant"
    q.choose(f"buy-artifact {MINOR}")
    assert not any(o.startswith("buy-discarded") for o in q.offered)  # instead, not besides


def test_messenger_sells_one_of_two_artifacts() -> None:
    q = stocked("messenger_with_supplies", {"artifact": ARTIFACTS}, gold=5)
    assert q.offered == [f"buy-artifact {MAJOR}", f"buy-artifact {MINOR}", "event-give-up"]
    q.choose(f"buy-artifact {MAJOR}")
    assert (q.player.hand, q.player.gold) == ((MAJOR,), 0)
    assert q.offered == ["buy-artifact speculum", "event-give-up"]
    q.choose("buy-artifact speculum")
    assert sorted(q.s.decks["artifact"].cards) == sorted(
        (MINOR, RELIC, "charm_of_mana", "centaurs_axe")
    )


def test_messenger_gives_dice_for_both() -> None:
    six = ("gold-3", "valuables-2", "gold-6", "gold-6")
    q = stocked("messenger_with_supplies", {"artifact": ARTIFACTS}, six=six)
    q.choose("die valuables-2")
    assert q.player.valuables == 2
    assert q.s.decks["artifact"].discard[-4:-2] == (MINOR, MAJOR)


def test_shady_auction_goes_to_the_highest_secret_bid() -> None:
    q = stocked("a_shady_auction", {"artifact": ARTIFACTS}, gold=5)
    assert q.asked == "0 bid"
    q.choose("bid 3")
    assert q.asked == "1 bid"
    assert not q.told("bid")  # nobody has seen it yet
    q.choose("bid 4")
    assert [e["gold"] for e in q.told("bid")] == [3, 4]
    assert (q.s.players[1].hand, q.s.players[1].gold) == ((MINOR,), 1)
    assert (q.player.hand, q.player.gold) == ((), 5)


def test_shady_auction_a_tie_or_no_bid_discards_the_artifact() -> None:
    q = stocked("a_shady_auction", {"artifact": ARTIFACTS}, gold=5)
    q.choose("bid 2", "bid 2", "bid 0", "bid 0", "bid 0", "bid 1")
    assert q.s.decks["artifact"].discard[-2:] == (MINOR, MAJOR)
    assert q.s.players[1].hand == (RELIC,)
    assert q.asked == "0 turn"  # three Artifacts in all


def test_h3_14_4_the_bid_of_another_is_unknown() -> None:
    q = stocked("a_shady_auction", {"artifact": ARTIFACTS}, gold=5)
    q.choose("bid 3")
    bids = {q.match.imagine(1, seed)._state.map.notes[events.BIDS][0][1] for seed in range(40)}
    assert bids == set(range(6))
    mine = {q.match.imagine(0, seed)._state.map.notes[events.BIDS][0][1] for seed in range(9)}
    assert mine == {3}


# ---- Neutral Units ----

BRONZE = ("neutral_boars", "neutral_zombies", "neutral_halflings", "neutral_skeletons")


def test_den_of_thieves_is_for_the_drawer_alone() -> None:
    q = stocked("den_of_thieves", {"bronze": BRONZE}, gold=10)
    q.choose("look bronze")
    assert q.match.view(0)["offer"] == ["neutral_boars", "neutral_zombies"]
    assert q.match.view(1)["offer"] == []
    q.choose("recruit neutral_boars", "on-top")
    assert Troop("neutral_boars") in q.player.troops
    assert q.s.decks["bronze"].cards[-1] == "neutral_zombies"
    assert q.asked == "0 turn"


def test_den_of_thieves_puts_cards_under_the_deck() -> None:
    q = stocked("den_of_thieves", {"bronze": BRONZE})
    q.choose("look bronze", "to-bottom", "put-on-deck neutral_boars")
    assert q.s.decks["bronze"].cards == (
        "neutral_zombies",
        "neutral_boars",
        "neutral_skeletons",
        "neutral_halflings",
    )


def test_mercenary_camp_lays_out_units_for_everybody() -> None:
    q = stocked("mercenary_camp", {"bronze": BRONZE}, gold=5)
    q.choose("draw-units bronze 2", "draw-units bronze 1")
    assert q.offered == [
        "recruit neutral_boars",
        "recruit neutral_zombies",
        "recruit neutral_halflings",
        "decline",
    ]
    q.choose("recruit neutral_halflings")
    assert "recruit neutral_halflings" not in q.offered
    q.choose("decline")
    assert Troop("neutral_halflings") in q.player.troops
    assert sorted(q.s.decks["bronze"].cards) == sorted(set(BRONZE) - {"neutral_halflings"})


def test_mercenary_camp_without_units_is_over() -> None:
    q = stocked("mercenary_camp", {"bronze": BRONZE}, gold=50)
    q.choose("decline", "decline")
    assert q.asked == "0 turn"


def test_prison_hands_the_other_prisoner_on() -> None:
    q = stocked("prison", {"bronze": BRONZE}, gold=4)
    assert q.offered == ["draw-unit bronze", "draw-unit silver", "draw-unit gold"]
    q.choose("draw-unit bronze", "draw-unit bronze", "recruit neutral_boars")
    assert (q.player.gold, Troop("neutral_boars") in q.player.troops) == (0, True)
    assert q.asked == "1 prisoner"
    q.choose("draw-unit bronze", "sell-unit neutral_zombies")
    assert q.s.players[1].gold == 7
    assert q.s.decks["bronze"].discard[-1] == "neutral_zombies"
    assert sorted(q.s.decks["bronze"].cards) == ["neutral_halflings", "neutral_skeletons"]


def test_prison_never_lets_a_player_go_by() -> None:
    q = stocked("prison", {"bronze": BRONZE})
    q.choose("draw-unit bronze", "draw-unit bronze")
    assert q.offered == ["sell-unit neutral_boars", "sell-unit neutral_zombies"]


# ---- the Magical Forest ----


def test_magical_forest_exchanges_hidden_cards() -> None:
    hands = (("haste", "attack"), ("rib_cage",))
    q = stocked("magical_forest", {"ability": ("tactics",)}, hands=hands)
    assert "pool-card haste" in q.offered
    assert "pool-card attack" not in q.offered  # no Spell, Artifact or Ability
    q.choose("pool-card haste", "pool-deck ability")
    assert "haste" not in [e.get("card") for e in q.match.log(1)]
    q.choose("forest-card", "forest-card")
    taken = set(q.player.hand + q.s.players[1].hand)
    assert taken == {"attack", "haste", "rib_cage", "tactics"}
    assert q.s.offer == ()


def test_magical_forest_gold_leaves_a_card_that_goes_back_to_its_deck() -> None:
    q = stocked("magical_forest", {"ability": ("tactics",), "spell": ("slow",)})
    q.choose("pool-deck ability", "pool-deck spell", "forest-gold", "forest-gold")
    assert [p.gold for p in q.s.players] == [4, 4]
    assert q.s.decks["ability"].cards == ("tactics",)
    assert q.s.decks["spell"].cards == ("slow",)


@pytest.mark.parametrize("option", ["pool-card haste", "pool-deck spell"])
def test_h3_14_4_a_card_of_the_pool_might_be_any(option: str) -> None:
    hands = (("haste",), ("rib_cage",))
    decks = (("slow", "bless", "attack"), ())
    q = stocked("magical_forest", {"spell": ("curse", "blind")}, hands=hands, decks=decks)
    q.choose(option)
    for seat in (0, 1):
        worlds = [q.match.imagine(seat, seed) for seed in range(30)]
        assert all(world.view(seat) == q.match.view(seat) for world in worlds)
        pooled = {world._state.offer for world in worlds}
        assert (len(pooled) > 1) is (seat == 1)


def test_h3_14_3_a_card_that_an_ally_gave_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    q = stocked("magical_forest", {"spell": ("curse",)}, hands=(("haste", "attack"), ("rib_cage",)))
    q.choose("pool-card haste")
    monkeypatch.setattr(events, "shown", lambda s, viewer, number: True)
    monkeypatch.setattr(imagine, "shown", lambda s, viewer, number: True)
    for seed in range(10):
        world = q.match.imagine(1, seed)._state
        assert (world.offer, world.players[0].hand) == (("haste",), ("attack",))


# ---- dice ----


def test_mischievous_leprechaun_gives_dice_that_match() -> None:
    pool = ("xp", "artifact", "gold-6", "materials-2")
    q = stocked("mischievous_leprechaun", {}, six=(*pool, "xp", "gold-6", "one", "gold-6"))
    assert q.offered == ["die xp", "die gold-6", "decline"]
    q.choose("die gold-6")
    assert (q.player.gold, q.player.xp) == (6, 0)
    assert q.asked == "0 turn"  # the other player matches nothing that is left
    assert q.s.players[1].gold == 0


def test_mischievous_leprechaun_can_be_declined() -> None:
    pool = ("xp", "artifact", "gold-6", "materials-2")
    q = stocked("mischievous_leprechaun", {}, six=(*pool, "one", "gold-6", "one", "gold-6"))
    q.choose("decline", "die gold-6")
    assert [p.gold for p in q.s.players] == [0, 6]
