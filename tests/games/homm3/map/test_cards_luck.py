"""Luck: dice of the whole turn, on the map and in combat; what lies until the next turn."""

import pytest

from rulebound.games.homm3.model.world import Lasting
from tests.games.homm3.quests import Quest

EAST = "S3 E"
"""A Resource die."""


class TestLuck:
    def test_basic_rerolls_a_resource_die_once(self) -> None:
        q = Quest(hands=(["luck"],), six=["gold-3", "valuables-2"])
        q.choose("play luck basic").go(EAST)
        assert q.asked == "0 reroll-dice"
        q.choose("reroll luck 1")
        assert q.player.valuables == 2
        assert q.player.gold == 0

    def test_each_die_of_the_turn_may_be_rerolled_once(self) -> None:
        q = Quest(
            heroes={0: "S3 SE"},
            level=7,
            movement=(9, 0),
            hands=(["luck"],),
            six=["gold-3", "gold-6", "xp", "one", "gold-3", "materials-4"],
        )
        q.choose("play luck basic").go("S3 C").go(EAST).choose("reroll luck 1")
        q.go("S3 C").go("S3 W").choose("reroll luck 1")
        assert q.asked == "0 reroll-dice"  # the Resource die that the Treasure die brought
        q.choose("reroll luck 1")
        assert (q.player.gold, q.player.materials) == (6, 4)
        assert q.player.discard == ()

    def test_the_dice_may_be_kept(self) -> None:
        q = Quest(hands=(["luck"],), six=["gold-6"])
        q.choose("play luck basic").go(EAST).choose("accept")
        assert q.player.gold == 6

    def test_it_may_be_played_when_the_dice_lie(self) -> None:
        q = Quest(hands=(["luck"],), six=["gold-3", "gold-6"])
        q.go(EAST)
        assert q.offered == ["play luck basic", "accept"]
        q.choose("play luck basic", "reroll luck 1")
        assert q.player.gold == 6

    def test_it_ends_with_the_turn(self) -> None:
        q = Quest(hands=(["luck"],), six=["gold-3"], no_astrologers=True)
        q.choose("play luck basic", "end-turn")
        assert list(q.s.players[0].discard) == []
        q.choose("end-turn")
        assert list(q.s.players[0].discard) == ["luck"]
        q.choose("draw-none").go(EAST)
        assert q.player.gold == 3

    def test_a_second_one_is_of_no_use(self) -> None:
        q = Quest(hands=(["luck", "luck"],))
        q.choose("play luck basic")
        assert "play luck basic" not in q.offered

    def test_opt_2_without_rerolls_it_is_not_offered(self) -> None:
        q = Quest(hands=(["luck"],), level=2, no_rerolls=True)
        assert not any("luck" in option for option in q.offered)

    def test_basic_does_not_cover_attack_dice(self) -> None:
        q = Quest(hands=(["luck", "hourglass_of_the_evil_hour"],), dice=[1])
        q.choose("play luck basic", "play hourglass_of_the_evil_hour bottom")
        assert q.asked == "0 turn"
        assert q.player.morale == 0

    def test_expert_covers_attack_dice_on_the_map(self) -> None:
        q = Quest(level=2, hands=(["luck", "hourglass_of_the_evil_hour"],), dice=[1, 0])
        q.choose("play luck expert", "play hourglass_of_the_evil_hour bottom", "reroll luck 1")
        assert q.player.morale == 1

    def test_expert_covers_the_combats_of_the_turn(self) -> None:
        q = Quest(level=2, hands=(["luck"],), heroes={0: "F1 C"}, dice=[-1, 1])
        q.choose("play luck expert").go("F1 E").choose("line-up")
        while not (q.asked == "0 unit" and q.offered[0].startswith("attack")):
            q.choose(q.offered[-1])
        q.choose(next(option for option in q.offered if option.startswith("attack")))
        assert q.asked == "0 reroll"
        assert "reroll luck 1" in q.offered
        q.choose("reroll luck 1")
        assert "reroll luck 1" not in q.offered

    def test_expert_played_in_combat_serves_the_rest_of_the_turn(self) -> None:
        q = Quest(level=2, hands=(["luck"],), heroes={0: "F1 C"})
        q.go("F1 E").choose("line-up")
        while "play luck expert" not in q.offered:
            q.choose(q.offered[-1])
        q.choose("play luck expert")
        assert {e.what for e in q.realm.lasting} == {"luck", "luck_attack"}
        assert q.player.discard == ()
        assert "play luck expert" not in q.offered

    def test_the_dice_of_others_are_not_rerolled(self) -> None:
        q = Quest(hands=(["luck"],), six=["gold-3"])
        q.w.realms[1].movement = (3, 0)
        q.choose("play luck basic", "end-turn").go("S1 E")
        assert q.s.players[1].gold == 3


@pytest.mark.parametrize("what", ["step", "cheaper_building", "expired"])
def test_h3_3_15_ongoing_cards_are_discarded_as_the_next_turn_begins(what: str) -> None:
    q = Quest(no_astrologers=True, factions=("castle", "necropolis"))
    q.choose("end-turn")
    q.s.map.realms[0].lasting = (Lasting("logistics", what), Lasting("luck", "x", 1, False))
    q.choose("end-turn")
    assert q.s.players[0].discard == ("logistics",)
    assert list(q.s.map.realms[0].lasting) == []


def test_h3_5_24_ongoing_cards_of_others_stay() -> None:
    q = Quest(no_astrologers=True)
    q.w.realms[1].lasting = (Lasting("logistics", "cheaper_building"),)
    q.s.map.realms[0].lasting = (Lasting("estates", "cheaper_building"),)
    q.choose("end-turn")
    assert q.s.players[1].discard == ("logistics",)
    assert q.s.players[0].discard == ()
