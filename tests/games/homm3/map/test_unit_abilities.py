"""Map abilities of units in the Unit Deck (H3-9.13)."""

from typing import Any

import pytest

from rulebound.games.homm3.map.abilities import MAP_ABILITIES
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.kinds import KINDS, When
from rulebound.games.homm3.model.players import Deck, Morale, Troop
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.quests import Quest

SPARE = "castle_halberdiers"


def test_every_ability_with_the_map_symbol_does_something() -> None:
    texts = {
        ability.text
        for kind in KINDS.values()
        for pack in (False, True)
        for ability in kind.face(pack).kit.abilities
        if ability.timing == When.MAP
    }
    assert texts
    assert texts <= MAP_ABILITIES.keys()


# ---- Champions ----


class TestChampions:
    def quest(self, where: str, **more: Any) -> Quest:
        return Quest(
            heroes={0: where},
            gold=14,
            valuables=1,
            buildings=("dwelling_bronze", "dwelling_silver", "dwelling_gold", "citadel"),
            troops=(["castle_champions", "castle_halberdiers+", "castle_griffins+"],),
            **more,
        )

    def test_on_stables_they_are_reinforced_for_6_gold_less(self) -> None:
        q = self.quest("F1 SE")
        q.choose("population", "reinforce castle_champions")
        assert Troop("castle_champions", True) in q.player.troops
        assert (q.player.gold, q.player.valuables) == (0, 0)

    def test_a_secondary_hero_on_stables_is_enough(self) -> None:
        q = self.quest("S3 C", seconds={0: "F1 SE"})
        q.choose("population")
        assert "reinforce castle_champions" in q.offered

    def test_elsewhere_they_cost_what_is_printed(self) -> None:
        q = self.quest("F1 C")
        q.choose("population")
        assert "reinforce castle_champions" not in q.offered

    def test_recruiting_them_costs_what_is_printed(self) -> None:
        q = self.quest("F1 SE")
        q.player.troops = (Troop(SPARE),)
        q.player.gold = 11
        q.choose("population")
        assert "recruit castle_champions" not in q.offered


# ---- Peasants, Crystal Dragons ----


def resource_round(unit: str, owner: int) -> Quest:
    troops = [[SPARE], ["necropolis_zombies"]]
    troops[owner].append(unit)
    return Quest(troops=troops, round=2, phase=MapPhase.ROUND)


@pytest.mark.parametrize(
    ("unit", "gold", "valuables"),
    [("neutral_peasants", 3, 0), ("neutral_crystal_dragons", 0, 2)],
)
class TestEarners:
    def test_they_earn_in_a_resource_round(self, unit: str, gold: int, valuables: int) -> None:
        q = resource_round(unit, 0)
        assert (q.player.gold, q.player.valuables) == (gold, valuables)
        assert q.told("unit-ability")[0]["troop"] == unit

    def test_only_for_their_owner(self, unit: str, gold: int, valuables: int) -> None:
        q = resource_round(unit, 1)
        assert (q.player.gold, q.player.valuables) == (0, 0)
        assert (q.s.players[1].gold, q.s.players[1].valuables) == (gold, valuables)

    def test_in_no_other_round(self, unit: str, gold: int, valuables: int) -> None:
        q = Quest(troops=([SPARE, unit],), round=1, phase=MapPhase.ROUND, no_astrologers=True)
        assert q.w.round == 2
        assert (q.player.gold, q.player.valuables) == (0, 0)


# ---- Nomads ----


class TestNomads:
    def test_a_hero_may_step_aside_as_the_turn_ends(self) -> None:
        q = Quest(troops=(["neutral_nomads"],), movement=(0, 0))
        q.choose("end-turn")
        assert q.asked == "0 step-aside"
        q.choose(f"step-aside main {q.ref('S3 SE')}")
        assert q.s.map.realms[0].heroes[0] == q.at("S3 SE")
        assert q.told("turn")[-1]["seat"] == 1

    def test_only_onto_a_field_without_effect(self) -> None:
        q = Quest(troops=(["neutral_nomads"],))
        change(q.s, q.at("S3 E"), cube=True)
        q.choose("end-turn")
        fields = {option.split()[-1] for option in q.offered if option != "decline"}
        assert fields == {q.ref(f"S3 {at}") for at in ("NE", "SE", "E")}

    def test_it_may_be_declined_and_works_again_in_the_next_turn(self) -> None:
        q = Quest(troops=(["neutral_nomads"],), no_astrologers=True)
        q.choose("end-turn", "decline", "end-turn", "end-turn")
        assert q.asked == "0 step-aside"

    def test_nobody_is_asked_without_such_a_field(self) -> None:
        q = Quest(heroes={0: "S3 NE"}, troops=(["neutral_nomads"],), flags={"S3 C": 1})
        around = [at for at in q.w.board.steps(q.at("S3 NE")) if at != q.at("S3 C")]
        for number, at in enumerate(around):
            q.w.realms[1].stand(number, at)
        assert len(around) <= 2
        q.choose("end-turn")
        assert q.asked == "1 turn"

    def test_two_of_them_step_twice(self) -> None:
        q = Quest(troops=(["neutral_nomads", "neutral_nomads"],))
        q.choose("end-turn", f"step-aside main {q.ref('S3 SE')}")
        assert q.asked == "0 step-aside"
        q.choose(f"step-aside main {q.ref('S3 C')}")
        assert q.asked == "1 turn"


# ---- Satyrs ----


class TestSatyrs:
    def test_they_cheer_on_a_plus_1(self) -> None:
        q = Quest(troops=(["neutral_satyrs"],), dice=[1])
        q.choose("unit-ability neutral_satyrs")
        assert q.player.morale == Morale.POSITIVE

    def test_not_on_another_face_and_once_a_turn(self) -> None:
        q = Quest(troops=(["neutral_satyrs"],), dice=[0])
        q.choose("unit-ability neutral_satyrs")
        assert q.player.morale == 0
        assert "unit-ability neutral_satyrs" not in q.offered

    def test_w_gain2_the_old_token_may_be_spent_before_the_second_comes(self) -> None:
        q = Quest(troops=(["neutral_satyrs"],), decks=(["attack", "power"],), dice=[1])
        q.player.morale = Morale.POSITIVE
        q.choose("unit-ability neutral_satyrs", "accept")
        assert q.asked == "0 second-token"
        q.choose("morale draw")
        assert (q.player.morale, q.player.hand) == (Morale.POSITIVE, ("power",))

    def test_they_cheer_no_one_whose_token_is_of_no_use(self) -> None:
        q = Quest(troops=(["neutral_satyrs"],))
        q.player.morale = Morale.POSITIVE
        assert "unit-ability neutral_satyrs" not in q.offered

    def test_they_do_not_cheer_the_dead(self) -> None:
        q = Quest(factions=("necropolis", "castle"), troops=(["neutral_satyrs"],))
        assert "unit-ability neutral_satyrs" not in q.offered

    def test_expert_luck_serves_them(self) -> None:
        q = Quest(troops=(["neutral_satyrs"],), level=2, hands=(["luck"],), dice=[-1, 1])
        q.choose("play luck expert", "unit-ability neutral_satyrs", "reroll luck 1")
        assert q.player.morale == Morale.POSITIVE


# ---- Rogues ----


class TestRogues:
    def quest(self) -> Quest:
        q = Quest(troops=(["neutral_rogues"],), decks=(["attack", "power"],))
        q.s.decks["spell"] = Deck(("haste", "slow"), ("curse",))
        q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_halflings"))
        return q

    def test_the_top_card_of_a_deck_goes_to_the_bottom(self) -> None:
        q = self.quest()
        q.choose("unit-ability neutral_rogues", "spy spell", "put-card-under slow")
        assert q.s.decks["spell"].cards == ("slow", "haste")

    def test_or_it_stays_on_top(self) -> None:
        q = self.quest()
        q.choose("unit-ability neutral_rogues", "spy spell", "leave-card slow")
        assert q.s.decks["spell"].cards == ("haste", "slow")

    def test_once_a_turn(self) -> None:
        q = self.quest()
        q.choose("unit-ability neutral_rogues", "spy spell", "leave-card slow")
        assert "unit-ability neutral_rogues" not in q.offered
        assert q.asked == "0 turn"

    def test_the_own_deck_and_neutral_units(self) -> None:
        q = self.quest()
        q.choose("unit-ability neutral_rogues", "spy own", "put-card-under power")
        assert q.player.deck == ("power", "attack")
        q = self.quest()
        q.choose("unit-ability neutral_rogues", "spy bronze", "put-card-under neutral_halflings")
        assert q.s.decks["bronze"].cards == ("neutral_halflings", "neutral_boars")

    def test_the_astrologers_cards(self) -> None:
        q = self.quest()
        top = q.s.decks["astrologers"].cards[-1]
        q.choose("unit-ability neutral_rogues", "spy astrologers", f"put-week-under {top}")
        assert q.s.decks["astrologers"].cards[0] == top

    @pytest.mark.parametrize("events", [True, False])
    def test_the_event_cards_if_they_are_played_with(self, events: bool) -> None:
        q = Quest(troops=(["neutral_rogues"],), events=events)
        q.choose("unit-ability neutral_rogues")
        assert ("spy events" in q.offered) is events

    def test_h3_14_1_only_their_owner_sees_the_card(self) -> None:
        q = self.quest()
        q.choose("unit-ability neutral_rogues", "spy spell")
        assert q.match.view(0)["offer"] == ["slow"]
        assert q.match.view(1)["offer"] == []
        assert "slow" not in str(q.match.log(1))

    @pytest.mark.parametrize("deck", ["spell", "bronze", "astrologers", "own"])
    def test_h3_14_1_for_others_the_card_might_be_any(self, deck: str) -> None:
        q = Quest(troops=(["neutral_rogues"],), decks=(["attack", "power"],))
        hidden = q.player.deck if deck == "own" else q.s.decks[deck].cards
        q.choose("unit-ability neutral_rogues", f"spy {deck}")
        worlds = [q.match.imagine(1, seed)._state for seed in range(20)]
        for world in worlds:
            rest = world.players[0].deck if deck == "own" else world.decks[deck].cards
            assert sorted(world.offer + rest) == sorted(hidden)
        assert len({world.offer for world in worlds}) > 1
        mine = {q.match.imagine(0, seed)._state.offer for seed in range(20)}
        assert mine == {hidden[-1:]}
