"""Cards about prices and units on the map: Legion, Wisdom, Diplomacy, Necromancy, trade-ins."""

from typing import Any

import pytest

from rulebound.games.homm3.model.players import Deck, Troop
from rulebound.games.homm3.model.world import TownAction
from tests.games.homm3.map.allies import fight_out
from tests.games.homm3.quests import Quest

LEGION = {"legs_of_legion": 4, "loins_of_legion": 5, "head_of_legion": 6}
DWELLING = ("dwelling_bronze",)


def neutral(q: Quest, **decks: str) -> None:
    """Load neutral decks: the top card of each tier."""
    for tier, unit in decks.items():
        q.s.decks[tier] = Deck((unit,))


# ---- the artifacts of the Legion ----


class TestLegion:
    @pytest.mark.parametrize("card", LEGION)
    def test_a_unit_is_recruited_for_less(self, card: str) -> None:
        q = Quest(gold=10, buildings=DWELLING, troops=(["castle_marksmen"],), hands=([card],))
        q.choose("population", f"play {card} top", "recruit castle_griffins")
        assert q.player.gold == 10 - max(0, 4 - LEGION[card])
        assert Troop("castle_griffins") in q.player.troops
        assert q.player.discard == (card,)

    @pytest.mark.parametrize("card", LEGION)
    def test_only_one_unit_is_cheaper(self, card: str) -> None:
        q = Quest(gold=20, buildings=DWELLING, troops=(["castle_marksmen"],), hands=([card],))
        q.choose("population", f"play {card} top", "recruit castle_halberdiers")
        assert q.player.gold == 20
        q.choose("recruit castle_griffins")
        assert q.player.gold == 16

    def test_it_opens_the_population_action_where_gold_would_not_do(self) -> None:
        where: dict[str, Any] = {"buildings": DWELLING, "troops": (["castle_marksmen"],)}
        assert "population" not in Quest(**where).offered
        q = Quest(**where, hands=(["legs_of_legion"],))
        q.choose("population")
        assert q.offered == ["play legs_of_legion top", "done"]
        q.choose("play legs_of_legion top", "recruit castle_griffins")
        assert (q.player.gold, len(q.player.troops)) == (0, 2)

    def test_reinforcing_costs_less_too_and_two_cards_add_up(self) -> None:
        q = Quest(
            gold=1,
            buildings=(*DWELLING, "citadel"),
            troops=(["castle_griffins", "castle_halberdiers+", "castle_marksmen+"],),
            hands=(["legs_of_legion", "loins_of_legion"],),
        )
        q.choose("population", "play legs_of_legion top", "play loins_of_legion top")
        q.choose("reinforce castle_griffins")
        assert Troop("castle_griffins", True) in q.player.troops
        assert q.player.gold == 1

    def test_it_is_played_at_the_purchase_alone(self) -> None:
        q = Quest(gold=10, buildings=DWELLING, hands=(["head_of_legion"],))
        assert "play head_of_legion top" not in q.offered
        assert "play head_of_legion bottom" in q.offered

    def test_it_is_not_played_outside_the_own_turn(self) -> None:
        q = Quest(factions=("necropolis", "castle"), hands=((), ["legs_of_legion"]), gold=4)
        q.s.players[1].troops = (Troop("castle_marksmen"),)
        realm = q.w.realms[1]
        realm.buildings = ("castle_towers",)
        realm.wants |= {"turns"}
        q.w.realms[0].movement = (1, 0)
        q.go("S1 NE")
        assert q.asked == "1 between"
        q.choose("population")
        assert not any(option.startswith("play") for option in q.offered)

    def test_h3_17_79_it_is_not_played_by_who_is_attacked(self) -> None:
        q = Quest(
            heroes={0: "S1 NE", 1: "S1 C"},
            hands=((), ["legs_of_legion"]),
            troops=((), ["necropolis_zombies"]),
            gold=4,
        )
        q.w.realms[1].buildings = ("necropolis_old_cemetery",)
        q.go("S1 C")
        assert q.asked == "1 announced"
        q.choose("population")
        assert not [option for option in q.offered if option.startswith("play")]
        q.choose("done")
        q.s.players[1].gold = 0
        assert "population" not in q.offered

    def test_it_serves_until_the_turn_ends(self) -> None:
        q = Quest(gold=10, buildings=DWELLING, hands=(["legs_of_legion"],), no_astrologers=True)
        q.choose("population", "play legs_of_legion top", "done", "end-turn")
        assert list(q.s.players[0].discard) == []
        q.choose("end-turn")
        assert list(q.s.players[0].discard) == ["legs_of_legion"]
        q.choose("draw-none", "population", "recruit castle_griffins")
        assert q.player.gold == 6

    def test_the_price_of_other_reinforcements_falls(self) -> None:
        q = Quest(
            heroes={0: "F1 C"},
            level=7,
            troops=(["castle_crusaders"],),
            flags={"F1 NW": 1},
            gold=1,
            hands=(["legs_of_legion"],),
        )
        q.go("F1 NW")
        assert "reinforce castle_crusaders" not in q.offered
        q.choose("play legs_of_legion top", "reinforce castle_crusaders")
        assert q.player.gold == 0


# ---- Wisdom ----


class TestWisdom:
    def quest(self, gold: int = 4, **more: Any) -> Quest:
        q = Quest(gold=gold, buildings=("mage_guild",), hands=(["wisdom"],), **more)
        spells = ("haste", "slow", "bless", "cure", "blind")
        q.s.decks["spell"] = Deck(spells, ("curse",))
        return q

    def test_basic_buys_a_spell_for_less_and_looks_at_three(self) -> None:
        q = self.quest()
        assert "read-book" not in q.offered
        q.choose("play wisdom basic", "look spell")
        assert q.offered == ["keep bless", "keep blind", "keep cure"]
        assert q.player.gold == 0
        assert TownAction.BOOK not in q.realm.tokens

    def test_expert_looks_at_four(self) -> None:
        q = self.quest(level=2)
        q.choose("play wisdom expert", "look spell")
        assert len(q.offered) == 4
        assert q.player.experts == 0

    def test_it_needs_a_purchase(self) -> None:
        assert "play wisdom basic" not in self.quest(gold=3).offered
        q = self.quest()
        q.realm.tokens -= {TownAction.BOOK}
        assert "play wisdom basic" not in q.offered
        q = Quest(gold=20, hands=(["wisdom"],))
        assert "play wisdom basic" not in q.offered

    def test_h3_7_14_not_in_the_round_in_which_the_guild_was_built(self) -> None:
        q = self.quest()
        q.realm.fresh = q.realm.buildings
        assert "play wisdom basic" not in q.offered

    def test_scouting_makes_the_search_wider(self) -> None:
        q = self.quest(level=2)
        q.player.hand += ("scouting",)
        q.choose("play wisdom basic")
        assert q.asked == "0 searching"
        q.choose("play scouting expert", "look spell")
        assert len(q.offered) == 5


# ---- Diplomacy ----


class TestDiplomacy:
    def test_basic_turns_a_unit_over_for_each_dwelling_and_one_may_be_recruited(self) -> None:
        q = Quest(gold=20, buildings=("dwelling_bronze", "dwelling_silver"), hands=(["diplomacy"],))
        neutral(q, bronze="neutral_boars", silver="neutral_nomads", gold="neutral_trolls")
        q.choose("play diplomacy basic")
        assert q.told("revealed-units")[0]["troops"] == ["neutral_boars", "neutral_nomads"]
        q.choose("recruit neutral_nomads")
        assert Troop("neutral_nomads") in q.player.troops
        assert q.player.gold == 10
        assert q.s.decks["bronze"].discard == ("neutral_boars",)
        assert q.s.decks["silver"] == Deck()
        assert q.s.decks["gold"].cards == ("neutral_trolls",)

    def test_h3_9_23_the_population_token_is_not_used(self) -> None:
        q = Quest(gold=20, buildings=DWELLING, hands=(["diplomacy"],))
        q.realm.tokens -= {TownAction.POPULATION}
        neutral(q, bronze="neutral_boars")
        q.choose("play diplomacy basic", "recruit neutral_boars")
        assert Troop("neutral_boars") in q.player.troops

    def test_h3_9_22_a_gold_dwelling_opens_the_azure_deck(self) -> None:
        roles = ("dwelling_bronze", "dwelling_silver", "dwelling_gold")
        q = Quest(gold=45, valuables=2, buildings=roles, hands=(["diplomacy"],))
        neutral(q, azure="neutral_azure_dragons")
        q.choose("play diplomacy basic", "recruit neutral_azure_dragons")
        assert (q.player.gold, q.player.valuables) == (0, 0)
        q = Quest(gold=45, valuables=2, buildings=roles[:2], hands=(["diplomacy"],))
        neutral(q, azure="neutral_azure_dragons")
        q.choose("play diplomacy basic")
        assert q.s.decks["azure"].cards == ("neutral_azure_dragons",)

    def test_h3_9_23_units_that_are_not_recruited_are_discarded(self) -> None:
        q = Quest(gold=3, buildings=DWELLING, hands=(["diplomacy"],))
        neutral(q, bronze="neutral_boars")
        q.choose("play diplomacy basic")  # 4 gold are too much
        assert q.s.decks["bronze"].discard == ("neutral_boars",)
        assert q.asked == "0 turn"

    def test_the_legion_makes_it_cheaper(self) -> None:
        q = Quest(gold=0, buildings=DWELLING, hands=(["diplomacy", "legs_of_legion"],))
        neutral(q, bronze="neutral_boars")
        q.choose("play diplomacy basic", "play legs_of_legion top", "recruit neutral_boars")
        assert Troop("neutral_boars") in q.player.troops
        assert q.player.discard == ("legs_of_legion", "diplomacy")

    def test_basic_needs_a_dwelling(self) -> None:
        assert "play diplomacy basic" not in Quest(gold=20, hands=(["diplomacy"],)).offered

    def test_h3_10_10_expert_skips_guards_of_the_own_level(self) -> None:
        q = Quest(heroes={0: "F1 C"}, level=2, hands=(["diplomacy"],))
        q.go("F1 E")
        assert q.asked == "0 guards"
        q.choose("play diplomacy expert", "decline")
        assert q.mark("F1 E").cube
        assert q.player.xp == 2
        assert q.told("combat-round") == []

    def test_h3_10_10_expert_serves_a_secondary_hero_too(self) -> None:
        q = Quest(seconds={0: "F1 C"}, level=2, hands=(["diplomacy"],))
        q.go("F1 E", "second")
        assert q.asked == "0 guards"
        q.choose("play diplomacy expert", "decline")
        assert q.mark("F1 E").cube

    def test_h3_10_10_expert_does_not_skip_stronger_guards(self) -> None:
        q = Quest(heroes={0: "F1 C"}, level=2, hands=(["diplomacy"],))
        q.go("F1 NW")
        assert q.asked == "0 deploy"


# ---- Necromancy ----


def won(
    hand: list[str],
    *,
    gold: int = 20,
    faction: str = "necropolis",
    level: int = 2,
    few: tuple[str, ...] = (),
    second: bool = False,
) -> Quest:
    """A hero has just won against guards; ``second``: it is the Secondary Hero."""
    home = {"necropolis": "S1", "castle": "S3"}[faction]
    other = {"necropolis": "castle", "castle": "necropolis"}[faction]
    mine = f"{faction}_ghost_dragons+" if faction == "necropolis" else "castle_archangels+"
    usual = "necropolis_vampires" if faction == "necropolis" else "castle_crusaders"
    q = Quest(
        factions=(faction, other),
        heroes={} if second else {0: f"{home} C"},
        seconds={0: f"{home} C"} if second else {},
        level=1,
        gold=gold,
        hands=(hand,),
        troops=([*(few or (usual,)), mine],),
    )
    if second:
        q.realm.stand(0, q.at("F1 C"))
    q.player.experts = level - 1
    q.s.decks["bronze"] = Deck(("neutral_peasants",) * 3)
    q.go(f"{home} {'SW' if faction == 'necropolis' else 'W'}", "second" if second else "main")
    while q.asked not in ("0 won", "0 turn"):
        attack = [option for option in q.offered if option.startswith("attack")]
        calm = [o for o in q.offered if o in ("line-up", "pass", "stop", "accept")]
        q.choose((attack + calm + q.offered)[0])
    return q


def defended(hand: list[str], *, gold: int = 20, second: bool = False) -> Quest:
    """The Necropolis has just beaten a hero who attacked it in the attacker's turn."""
    there = {1: "F1 NE"}
    q = Quest(
        heroes={0: "F1 C"} if second else {0: "F1 C", **there},
        seconds=there if second else {},
        gold=gold,
        hands=((), hand),
        troops=(["castle_halberdiers"], ["necropolis_vampires", "necropolis_ghost_dragons+"]),
    )
    q.go("F1 NE")
    while q.s.battle is None:
        q.choose("pass" if "pass" in q.offered else "fight")
    return fight_out(q, winner=1)


class TestNecromancy:
    def test_basic_reinforces_for_half_the_gold_after_a_victory(self) -> None:
        q = won(["necromancy"])
        assert q.asked == "0 won"
        q.choose("play necromancy basic", "reinforce necropolis_vampires")
        assert Troop("necropolis_vampires", True) in q.player.troops
        assert q.player.gold == 20 - 6

    def test_it_needs_the_gold(self) -> None:
        assert won(["necromancy"], gold=5).asked != "0 won"

    def test_the_legion_makes_it_cheaper_in_the_own_turn(self) -> None:
        q = won(["necromancy", "legs_of_legion"], gold=2)
        q.choose("play necromancy basic", "play legs_of_legion top")
        q.choose("reinforce necropolis_vampires")
        assert q.player.gold == 0

    def test_h3_5_34_no_other_faction_uses_it(self) -> None:
        assert won(["necromancy"], faction="castle").asked != "0 won"

    def test_h3_17_79_only_units_of_the_necropolis_are_reinforced(self) -> None:
        q = won(["necromancy"], few=("castle_crusaders", "necropolis_vampires"))
        q.choose("play necromancy basic")
        assert q.offered == ["reinforce necropolis_vampires", "decline"]

    def test_h3_17_79_it_is_not_played_for_units_of_other_factions_alone(self) -> None:
        assert won(["necromancy"], few=("castle_crusaders",)).asked == "0 turn"
        assert won(["necromancy"], few=("castle_champions",), level=3).asked == "0 turn"

    def test_h3_17_79_the_legion_is_not_played_with_it_in_another_turn(self) -> None:
        q = defended(["necromancy", "legs_of_legion"])
        assert q.asked == "1 won"
        q.choose("play necromancy basic")
        assert q.offered == ["reinforce necropolis_vampires", "decline"]
        q.choose("reinforce necropolis_vampires")
        assert Troop("necropolis_vampires", True) in q.s.players[1].troops
        assert q.s.players[1].gold == 20 + 5 - 6  # and the prize

    def test_h3_17_79_no_legion_pays_for_it_in_another_turn(self) -> None:
        q = defended(["necromancy", "legs_of_legion"], gold=2)
        assert q.asked != "1 won"

    def test_h3_5_23_it_follows_a_victory_of_the_secondary_hero_in_the_own_turn(self) -> None:
        q = won(["necromancy"], second=True)
        assert q.asked == "0 won"
        q.choose("play necromancy basic", "reinforce necropolis_vampires")
        assert Troop("necropolis_vampires", True) in q.player.troops
        assert (q.player.gold, q.player.discard) == (20 - 6, ("necromancy",))
        assert q.player.xp == 0  # H3-10.92
        assert q.asked == "0 may-search"  # the Visit

    def test_h3_5_1_it_does_not_follow_what_the_secondary_hero_wins_in_another_turn(self) -> None:
        q = defended(["necromancy"], second=True)
        assert q.told("refuge")[0]["seat"] == 0
        assert q.asked == "0 turn"

    def test_h3_5_34_no_other_faction_uses_it_after_its_secondary_hero_has_won(self) -> None:
        assert won(["necromancy"], faction="castle", second=True).asked == "0 turn"

    def test_it_is_no_card_for_the_turn(self) -> None:
        q = Quest(factions=("necropolis", "castle"), gold=20, hands=(["necromancy"],))
        assert not any("necromancy" in option for option in q.offered)


# ---- Gelu and Dracon ----


@pytest.mark.parametrize(
    ("card", "faction", "pack", "unit", "tier"),
    [
        ("gelu_4", "rampart", "rampart_elves", "neutral_sharpshooters", "silver"),
        ("dracon_4", "tower", "tower_magi", "neutral_enchanters", "gold"),
    ],
)
class TestTradeIn:
    def quest(self, card: str, faction: str, pack: str) -> Quest:
        q = Quest(factions=("castle", "necropolis"), hands=([card],))
        q.player.troops = (Troop(pack, True),)
        return q

    def test_a_pack_is_exchanged_for_the_neutral_unit(
        self, card: str, faction: str, pack: str, unit: str, tier: str
    ) -> None:
        q = self.quest(card, faction, pack)
        assert unit in q.s.decks[tier].cards
        q.choose(f"play {card} top")
        assert q.player.troops == (Troop(unit),)
        assert unit not in q.s.decks[tier].cards
        assert q.player.discard == (card,)

    def test_it_needs_the_pack_the_card_and_nobody_has_two(
        self, card: str, faction: str, pack: str, unit: str, tier: str
    ) -> None:
        for troops in ((Troop(pack),), (Troop(pack, True), Troop(unit))):
            q = self.quest(card, faction, pack)
            q.player.troops = troops
            assert f"play {card} top" not in q.offered
        q = self.quest(card, faction, pack)
        q.s.decks[tier] = Deck()
        assert f"play {card} top" not in q.offered

    def test_a_discarded_card_is_found_as_well(
        self, card: str, faction: str, pack: str, unit: str, tier: str
    ) -> None:
        q = self.quest(card, faction, pack)
        q.s.decks[tier] = Deck((), (unit,))
        q.choose(f"play {card} top")
        assert q.s.decks[tier] == Deck()
