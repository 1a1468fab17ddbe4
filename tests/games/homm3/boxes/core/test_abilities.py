"""The core abilities, basic and expert (H3-5.30 to H3-5.34)."""

from typing import Any

import pytest

from rulebound.core.match import Match, Setup
from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.setup import new_table
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.model.cards import CardKind
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
    CRUSADERS,
    GRIFFINS,
    KNIGHTS,
    ZOMBIES,
    cast,
    casts,
    melee,
    table,
    targets,
)
from tests.games.homm3.fights import Fight

MARKSMEN = "castle_marksmen"
DECK = {"deck": ("knowledge", "knowledge", "knowledge")}


def ways(f: Fight, card: str) -> list[str]:
    """The ways in which a card can be played now."""
    return [o.split()[-1] for o in f.options() if o.startswith(f"play {card} ")]


def test_fifteen_core_abilities_with_two_copies_each() -> None:
    core = [c for c in CARDS.values() if c.kind == CardKind.ABILITY and c.box == "core"]
    assert (len(core), sum(c.copies for c in core)) == (15, 30)
    assert all([e.mode for e in c.effects] == ["basic", "expert"] for c in core)
    assert all([e.expert for e in c.effects] == [False, True] for c in core)


class TestArchery:
    def shooters(self, *hand: str, **more: Any) -> Fight:
        mine = ("castle_marksmen b2", "castle_griffins d1")
        theirs = ("necropolis_zombies b4", "necropolis_vampires d4")
        return table(*hand, mine=mine, theirs=theirs, active=MARKSMEN, **more)

    def test_basic_raises_shots_for_the_round(self) -> None:
        f = self.shooters("archery")
        f.choose("play archery basic", f"attack {ZOMBIES}")
        assert f.told("hit")[0]["attack"] == 3
        f.choose("stop")
        assert (f.b.round, f.b.ongoing, f.discard(0)) == (2, (), ["archery"])

    def test_basic_does_nothing_against_adjacent_units(self) -> None:
        mine = ("castle_marksmen b2", "castle_griffins d1")
        theirs = ("necropolis_zombies b3", "necropolis_vampires d4")
        f = table("archery", mine=mine, theirs=theirs, active=MARKSMEN)
        f.choose("play archery basic", f"attack {ZOMBIES}")
        assert f.told("hit")[0]["attack"] == 2

    def test_expert_lasts_a_round_longer_and_quickens(self) -> None:
        f = self.shooters("archery", experts=1)
        f.choose("play archery expert")
        assert initiative(f.s, f.unit(MARKSMEN)) == 5
        assert initiative(f.s, f.unit(GRIFFINS)) == 6
        f.choose("stop")
        assert (f.b.round, len(f.b.ongoing), f.discard(0)) == (2, 2, [])
        while f.b.round == 2:
            f.choose("stop")
        assert (f.b.ongoing, f.discard(0)) == ((), ["archery"])

    def test_expert_raises_shots_only(self) -> None:
        f = self.shooters("archery", experts=1)
        f.choose("play archery expert", "attack necropolis_vampires")
        assert f.told("hit")[0]["attack"] == 3

    def test_not_without_ranged_units(self) -> None:
        assert ways(table("archery", experts=1), "archery") == []


class TestOffenseAndArmorer:
    @pytest.mark.parametrize(("mode", "attack"), [("basic", 4), ("expert", 5)])
    def test_offense(self, mode: str, attack: int) -> None:
        f = melee("offense", experts=1, players=(DECK, {}))
        f.choose(f"attack {ZOMBIES}", f"play offense {mode}")
        assert f.told("hit")[0]["attack"] == attack
        assert (f.hand(0), f.discard(0)) == (["knowledge"], ["offense"])

    @pytest.mark.parametrize(("mode", "defense"), [("basic", 1), ("expert", 2)])
    def test_armorer(self, mode: str, defense: int) -> None:
        f = melee("armorer", experts=1, active=ZOMBIES, players=(DECK, {}))
        f.choose(f"attack {GRIFFINS}", f"play armorer {mode}")
        assert f.told("hit")[0]["defense"] == defense
        assert (f.hand(0), f.discard(0)) == (["knowledge"], ["armorer"])

    def test_neither_where_it_cannot_help(self) -> None:
        f = melee("offense", "armorer", "defense", experts=1, active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        assert (ways(f, "offense"), ways(f, "armorer")) == ([], ["basic", "expert"])
        f = melee("offense", "armorer", experts=1)
        assert (ways(f, "offense"), ways(f, "armorer")) == (["basic", "expert"], [])


class TestSorcery:
    @pytest.mark.parametrize(("mode", "grade"), [("basic", 2), ("expert", 3)])
    def test_power_and_a_card(self, mode: str, grade: int) -> None:
        f = table("magic_arrow", "sorcery", experts=1, players=(DECK, {}))
        f.choose(f"play sorcery {mode}")
        assert f.hand(0) == ["magic_arrow", "knowledge"]
        f.choose(f"play magic_arrow cast-{grade}", f"target {KNIGHTS}", "pass")
        assert f.unit(KNIGHTS).damage == grade

    def test_a_spell_drawn_this_way_can_use_the_power(self) -> None:
        f = table("sorcery", players=({"deck": ("magic_arrow",)}, {}))
        f.choose("play sorcery basic", "play magic_arrow cast-2", f"target {KNIGHTS}")
        assert f.unit(KNIGHTS).damage == 2

    def test_without_a_spell_the_power_is_lost(self) -> None:
        f = table("sorcery", players=(DECK, {}))
        f.choose("play sorcery basic", "stop")
        assert [e["power"] for e in f.told("power-lost")] == [1]

    def test_nobody_is_asked_for_the_draw_alone_in_the_middle_of_things(self) -> None:
        f = melee("sorcery", enemy=["magic_arrow"], active=ZOMBIES, players=(DECK, {}))
        f.choose("pass", "play magic_arrow cast-1", f"target {GRIFFINS}")
        assert f.seat == 1


class TestEstates:
    @pytest.mark.parametrize(("mode", "gold", "experts"), [("basic", 3, 1), ("expert", 6, 0)])
    def test_gold(self, mode: str, gold: int, experts: int) -> None:
        f = table("estates", experts=1)
        f.choose(f"play estates {mode}")
        assert (f.s.players[0].gold, f.s.players[0].experts) == (gold, experts)
        assert f.s.players[1].gold == 0

    def test_not_within_an_attack(self) -> None:
        f = melee("estates", "attack", experts=1)
        f.choose(f"attack {ZOMBIES}")
        assert (f.ask(), ways(f, "estates")) == ("attack", [])


class TestLeadership:
    def test_basic_gives_morale(self) -> None:
        f = table("leadership", players=({**DECK, "morale": -1}, {}))
        f.choose("play leadership basic")
        assert (f.s.players[0].morale, f.hand(0)) == (0, [])

    def test_expert_draws_two_cards_besides(self) -> None:
        f = table("leadership", experts=1, players=(DECK, {}))
        f.choose("play leadership expert")
        assert (f.s.players[0].morale, f.hand(0)) == (1, ["knowledge"] * 2)

    def test_h3_3_36_the_necropolis_only_draws(self) -> None:
        f = table("leadership", experts=1, factions=("necropolis", "castle"), players=(DECK, {}))
        assert ways(f, "leadership") == ["expert"]
        f.choose("play leadership expert")
        assert (f.s.players[0].morale, len(f.hand(0))) == (0, 2)

    def test_w_gain2_the_old_token_may_be_spent_before_the_second_comes(self) -> None:
        f = table("leadership", players=({**DECK, "morale": 1}, {}))
        f.choose("play leadership basic")
        assert (f.ask(), f.options()) == ("second-token", ["morale draw", "keep-token"])
        f.choose("morale draw")
        assert (f.s.players[0].morale, f.hand(0)) == (1, ["knowledge"])

    def test_a_second_token_is_none_if_the_first_is_of_no_use(self) -> None:
        f = table("leadership", players=({"morale": 1}, {}))
        assert ways(f, "leadership") == []


class TestLuck:
    def test_expert_rerolls_each_attack_die_once(self) -> None:
        f = melee("luck", experts=1, dice=[-1, -1, 1])
        f.choose("play luck expert", f"attack {ZOMBIES}")
        assert f.options() == ["reroll luck 1", "accept"]
        f.choose("reroll luck 1")
        assert f.told("hit")[0]["die"] == "-1"

    def test_expert_lasts_for_the_combat(self) -> None:
        f = melee("luck", experts=1)
        f.choose("play luck expert", "stop")
        assert (f.b.round, [e.what for e in f.b.ongoing]) == (2, ["luck"])

    def test_the_enemys_dice_lie_as_they_fell(self) -> None:
        f = melee("luck", experts=1, dice=[0, 1])
        f.choose("play luck expert", f"attack {ZOMBIES}", "accept")
        assert f.told("hit")[1]["die"] == "+1"

    def test_basic_has_no_use_in_combat(self) -> None:
        assert ways(table("luck", experts=1), "luck") == ["expert"]
        assert ways(table("luck"), "luck") == []

    def test_opt_2_not_where_nothing_is_rerolled(self) -> None:
        assert ways(table("luck", experts=1, no_rerolls=True), "luck") == []


class TestIntelligence:
    def start(self, *hand: str, **more: Any) -> Fight:
        return table(*hand, start=True, active="", experts=1, **more)

    def test_basic_casts_before_any_activation(self) -> None:
        f = self.start("intelligence", "magic_arrow")
        assert (f.seat, f.ask(), casts(f, "magic_arrow")) == (0, "start", [])
        f.choose("play intelligence basic", "play magic_arrow cast-1")
        assert f.told("activates") == []
        f.choose(f"target {KNIGHTS}")
        assert f.unit(KNIGHTS).damage == 1
        assert f.b.armies[0].casts == 1
        assert f.discard(0) == ["magic_arrow", "intelligence"]

    def test_basic_counts_against_the_limit(self) -> None:
        f = self.start("intelligence", "magic_arrow", "haste")
        f.choose("play intelligence basic", "play magic_arrow cast-1", f"target {KNIGHTS}")
        assert f.b.units[f.b.active].name == GRIFFINS
        assert casts(f, "haste") == []

    def test_expert_does_not(self) -> None:
        f = self.start("intelligence", "magic_arrow", "haste")
        f.choose("play intelligence expert", "play magic_arrow cast-1", f"target {KNIGHTS}")
        assert f.b.units[f.b.active].name == GRIFFINS
        assert casts(f, "haste") == ["cast-1"]
        cast(f, "haste", 1, f"target {GRIFFINS}")
        assert f.b.armies[0].casts == 2

    def test_expert_even_after_the_spell_of_the_round(self) -> None:
        f = self.start("prayer", "intelligence", "magic_arrow")
        cast(f, "prayer", 1, f"raise initiative {CHAMPIONS}")
        assert ways(f, "intelligence") == ["expert"]
        f.choose("play intelligence expert", "play magic_arrow cast-1", f"target {KNIGHTS}")
        assert f.unit(KNIGHTS).damage == 1

    def test_with_power(self) -> None:
        f = self.start("intelligence", "magic_arrow", power=1)
        f.choose("play intelligence basic", "play power basic")
        cast(f, "magic_arrow", 2, f"target {KNIGHTS}")
        assert f.unit(KNIGHTS).damage == 2

    def test_a_spell_not_cast_raises_no_limit(self) -> None:
        f = self.start("intelligence", "magic_arrow")
        f.choose("play intelligence expert", "pass")
        assert (f.b.armies[0].limit, f.hand(0)) == (1, ["magic_arrow"])

    def test_only_at_the_start_and_only_with_a_spell(self) -> None:
        assert ways(table("intelligence", "magic_arrow", experts=1), "intelligence") == []
        f = self.start("intelligence", "stone_skin", "town_portal", "tactics")
        assert (f.ask(), ways(f, "intelligence")) == ("start", [])


class TestMysticism:
    def test_basic_brings_the_spell_back(self) -> None:
        f = table("magic_arrow", "mysticism", power=1)
        cast(f, "magic_arrow", 2, f"target {KNIGHTS}", "play mysticism basic", power=1)
        assert (f.hand(0), f.discard(0)) == (["magic_arrow"], ["power", "mysticism"])
        assert casts(f, "magic_arrow") == []

    def test_expert_brings_everything_back(self) -> None:
        f = table("magic_arrow", "haste", "mysticism", power=1, experts=1)
        f.choose("play haste power", "play power basic")
        cast(f, "magic_arrow", 3, f"target {KNIGHTS}", "play mysticism expert")
        assert sorted(f.hand(0)) == ["haste", "magic_arrow", "power"]
        assert f.discard(0) == ["mysticism"]

    def test_expert_brings_back_nothing_that_was_played_for_something_else(self) -> None:
        f = melee("magic_arrow", "attack", "mysticism", experts=1)
        f.choose("play attack basic")
        cast(f, "magic_arrow", 1, f"target {ZOMBIES}", "play mysticism expert")
        assert (f.hand(0), f.discard(0)) == (["magic_arrow"], ["attack", "mysticism"])

    def test_on_a_lasting_spell_it_stays_in_play(self) -> None:
        f = table("fire_shield", "mysticism", power=2, experts=1)
        cast(f, "fire_shield", 2, f"target {GRIFFINS}", "play mysticism expert", power=2)
        assert (f.hand(0), f.discard(0)) == (["power", "power"], [])
        f.choose("stop")
        assert sorted(f.hand(0)) == ["fire_shield", "power", "power"]
        assert f.discard(0) == ["mysticism"]

    @pytest.mark.parametrize("experts", [0, 1])
    def test_not_on_the_enemys_spell(self, experts: int) -> None:
        f = table("mysticism", enemy=["magic_arrow"], active=ZOMBIES, experts=experts)
        f.choose("play magic_arrow cast-1", f"target {GRIFFINS}")
        assert (f.seat, f.hand(0)) == (1, ["mysticism"])


class TestResistance:
    @pytest.mark.parametrize("power", [0, 1])
    def test_basic_cancels_a_weak_spell(self, power: int) -> None:
        f = table("magic_arrow", power=power, enemy=["resistance"])
        cast(f, "magic_arrow", power + 1, f"target {KNIGHTS}", power=power)
        assert (f.seat, f.ask()) == (1, "spell")
        f.choose("play resistance basic")
        assert f.unit(KNIGHTS).damage == 0

    def test_h3_10_66_the_spell_counts_and_is_discarded(self) -> None:
        f = table("haste", "magic_arrow", "knowledge", enemy=["resistance"])
        cast(f, "haste", 1, f"target {GRIFFINS}", "play resistance basic")
        assert (f.b.armies[0].casts, f.b.ongoing, f.discard(0)) == (1, (), ["haste"])
        assert f.hand(0) == ["magic_arrow", "knowledge"]
        assert casts(f, "magic_arrow") == []

    def test_basic_not_against_more_power(self) -> None:
        f = table("magic_arrow", power=2, enemy=["resistance"])
        cast(f, "magic_arrow", 1, f"target {KNIGHTS}", power=2)
        assert f.unit(KNIGHTS).damage == 1

    def test_expert_cancels_any_spell(self) -> None:
        f = table("magic_arrow", power=2, enemy=["resistance"], experts=1)
        cast(f, "magic_arrow", 3, f"target {KNIGHTS}", power=2)
        assert ways(f, "resistance") == ["expert"]
        f.choose("play resistance expert")
        assert f.unit(KNIGHTS).damage == 0

    def test_not_against_an_own_spell(self) -> None:
        f = table("magic_arrow", "resistance", experts=1)
        cast(f, "magic_arrow", 1, f"target {KNIGHTS}")
        assert f.unit(KNIGHTS).damage == 1


class TestTactics:
    def test_basic_swaps_at_the_start(self) -> None:
        f = table("tactics", start=True, active="")
        f.choose("play tactics basic", f"target {GRIFFINS}", f"target {CHAMPIONS}")
        assert (f.unit(GRIFFINS).space, f.unit(CHAMPIONS).space) == ("d1", "b2")

    def test_basic_only_at_the_start(self) -> None:
        assert ways(table("tactics"), "tactics") == []

    def test_expert_swaps_in_an_activation(self) -> None:
        f = table("tactics", experts=1)
        assert ways(f, "tactics") == ["expert"]
        f.choose("play tactics expert", f"target {CRUSADERS}")
        assert targets(f) == {GRIFFINS, CHAMPIONS}
        f.choose(f"target {GRIFFINS}")
        assert (f.unit(GRIFFINS).space, f.unit(CRUSADERS).space) == ("a1", "b2")

    def test_expert_not_with_a_single_unit(self) -> None:
        f = table("tactics", experts=1, mine=("castle_griffins+ b2",))
        assert ways(f, "tactics") == []


class TestNecromancy:
    def won(
        self,
        *,
        experts: int = 0,
        gold: int = 10,
        valuables: int = 2,
        faction: str = "necropolis",
    ) -> Fight:
        """Skeletons defeat the last enemy; the Few left are Skeletons and Ghost Dragons."""
        f = Fight(
            ["necropolis_skeletons b2", "necropolis_ghost_dragons+ d1"],
            ["castle_halberdiers b3"],
            hands=(["necromancy"], []),
            factions=(faction, "castle"),
            active="necropolis_skeletons",
            damage={"castle_halberdiers": 1},
            experts=experts,
            players=({"gold": gold, "valuables": valuables}, {}),
        )
        f.unit("necropolis_ghost_dragons").pack = False
        return f.choose("attack castle_halberdiers")

    def test_basic_reinforces_for_half_the_gold_rounded_down(self) -> None:
        f = self.won(gold=1)
        assert (f.ask(), ways(f, "necromancy")) == ("won", ["basic"])
        f.choose("play necromancy basic")
        player = f.s.players[0]
        assert [t.pack for t in player.troops] == [True, False]
        assert (player.gold, player.valuables) == (0, 2)

    def test_basic_not_gold_units_nor_without_gold(self) -> None:
        f = self.won(gold=0)
        assert f.s.result is not None
        f = self.won(gold=20)
        f.choose("play necromancy basic")
        assert [t.pack for t in f.s.players[0].troops] == [True, False]

    def test_expert_reinforces_any_tier_and_valuables_are_paid_in_full(self) -> None:
        f = self.won(experts=1, gold=16)
        f.choose("play necromancy expert", "reinforce necropolis_ghost_dragons")
        player = f.s.players[0]
        assert [t.pack for t in player.troops] == [False, True]
        assert (player.gold, player.valuables) == (0, 0)

    @pytest.mark.parametrize(("gold", "valuables"), [(15, 2), (16, 1)])
    def test_expert_not_what_cannot_be_paid(self, gold: int, valuables: int) -> None:
        f = self.won(experts=1, gold=gold, valuables=valuables)
        f.choose("play necromancy expert")
        assert [t.pack for t in f.s.players[0].troops] == [True, False]

    def test_h3_5_34_only_the_necropolis(self) -> None:
        f = self.won(experts=1, faction="dungeon")
        assert f.s.result is not None

    def test_not_during_the_combat(self) -> None:
        f = table(
            "necromancy", factions=("necropolis", "castle"), experts=1, players=({"gold": 20}, {})
        )
        assert ways(f, "necromancy") == []


def before_guards(hand: tuple[str, ...], *, level: int, field: int) -> Match:
    options = GAME.options.complete(
        {"form": "guards", "level": level, "field": field, "attacker_hero": "catherine"}
    )
    s = new_table(1, options, Rng(3))
    s.players[0].hand = hand
    s.players[0].experts = 1
    return Match(GAME, Setup("homm3", GAME.rules, 1, options, 0, None), s)


class TestDiplomacy:
    def test_expert_skips_guards_of_the_heros_level(self) -> None:
        m = before_guards(("diplomacy",), level=3, field=3)
        m.choose("play diplomacy expert")
        assert m.result is not None
        assert m.result.ranking == ((0,),)
        assert m.view(0)["players"][0]["xp"] == 4

    @pytest.mark.parametrize("field", [2, 4])
    def test_expert_not_other_guards(self, field: int) -> None:
        m = before_guards(("diplomacy",), level=3, field=field)
        assert m.decision is not None
        assert m.decision.prompt.id == "homm3-ask-deploy"

    def test_it_may_be_passed_up(self) -> None:
        m = before_guards(("diplomacy",), level=3, field=3)
        m.choose("pass")
        assert m.decision is not None
        assert m.decision.prompt.id == "homm3-ask-deploy"

    def test_neither_way_in_a_combat(self) -> None:
        assert ways(table("diplomacy", experts=1), "diplomacy") == []


class TestLogistics:
    def test_expert_buys_time_against_guards(self) -> None:
        f = table("logistics", experts=1, guards=1)
        assert ways(f, "logistics") == ["expert"]
        f.choose("play logistics expert")
        assert f.s.players[0].movement == 4

    def test_expert_not_where_movement_is_of_no_use(self) -> None:
        assert ways(table("logistics", experts=1), "logistics") == []

    def test_basic_belongs_to_the_map(self) -> None:
        assert ways(table("logistics", guards=1), "logistics") == []


@pytest.mark.parametrize("experts", [0, 1])
def test_wisdom_belongs_to_the_map(experts: int) -> None:
    assert ways(table("wisdom", experts=experts), "wisdom") == []


class TestCardsOfAnotherFaction:
    """H3-5.34."""

    def level_up(self, faction: str) -> Fight:
        f = Fight(
            ["castle_griffins b2"],
            ["neutral_troglodytes b3"],
            factions=(faction, "castle"),
            active=GRIFFINS,
            damage={"neutral_troglodytes": 2},
            guards=1,
            players=({"xp": 1}, {}),
        )
        deck = f.s.decks["ability"]
        others = tuple(c for c in deck.cards if c != "necromancy")
        f.s.decks["ability"] = deck._replace(cards=(*others, "archery", "luck", "necromancy"))
        return f.choose("attack neutral_troglodytes", "look ability")

    def test_such_a_card_may_be_replaced(self) -> None:
        f = self.level_up("castle")
        assert f.options() == ["replace necromancy", "decline"]
        f.choose("replace necromancy")
        assert f.options() == ["keep archery", "keep luck"]
        assert f.s.decks["ability"].discard[-1] == "necromancy"

    def test_or_kept(self) -> None:
        f = self.level_up("castle").choose("decline", "keep necromancy")
        assert f.hand(0) == ["necromancy"]

    def test_not_if_it_is_the_own_faction(self) -> None:
        assert self.level_up("necropolis").options() == ["keep luck", "keep necromancy"]

    def test_no_hero_begins_with_one(self) -> None:
        for seed in range(30):
            options = GAME.options.complete({"form": "guards", "level": 7})
            player = new_table(1, options, Rng(seed)).players[0]
            assert "necromancy" not in player.hand + player.deck
