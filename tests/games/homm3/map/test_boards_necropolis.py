"""The buildings of the Necropolis (Appendix A.1, H3-17.72)."""

import pytest

from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.map.homes import (
    attack_enemy,
    home,
    new_round,
    new_turn,
    placed,
    to_own_turn,
    use,
)


def test_necropolis_city_hall_gives_gold_or_a_bronze_pack() -> None:
    q = new_round("necropolis", "city_hall", troops=(("necropolis_zombies", "necropolis_liches"),))
    q.choose(use("necropolis_city_hall", "bronze-pack"))
    assert q.player.troops[0] == ("necropolis_zombies", True)
    assert q.player.gold == 0


def test_necropolis_city_hall_reinforces_no_silver_unit() -> None:
    q = new_round("necropolis", "city_hall", troops=(("necropolis_zombies+", "necropolis_liches"),))
    assert q.asked == "0 turn"
    assert q.player.gold == 4
    assert q.player.troops[1] == ("necropolis_liches", False)


def test_necropolis_cover_of_darkness_exchanges_up_to_two_cards() -> None:
    q = home(
        "necropolis",
        "special_tent",
        hands=(("attack", "power", "power"),),
        decks=(("defense", "knowledge"),),
    )
    q.choose(use("necropolis_cover_of_darkness", "exchange-two"), "discard attack", "discard power")
    assert sorted(q.player.hand) == ["defense", "knowledge", "power"]
    assert q.player.discard == ("attack", "power")


def test_necropolis_cover_of_darkness_may_exchange_one_card_only() -> None:
    q = home(
        "necropolis",
        "special_tent",
        hands=(("attack", "power"),),
        decks=(("defense", "knowledge"),),
    )
    q.choose(use("necropolis_cover_of_darkness", "exchange-two"), "discard attack", "decline")
    assert sorted(q.player.hand) == ["knowledge", "power"]
    assert not [o for o in q.offered if "cover_of_darkness" in o]


def test_necropolis_cover_of_darkness_takes_a_card_at_the_start_of_combat() -> None:
    q = attack_enemy("necropolis", "special_tent", hands=((), ("defense", "power")))
    assert q.asked == "0 building"
    q.choose(use("necropolis_cover_of_darkness", "darken"))
    assert len(q.s.players[1].hand) == 1
    assert len(q.s.players[1].discard) == 1
    assert {u.side for u in q.b.units} == {0, 1}  # H3-10.26: all are placed by now


def test_necropolis_cover_of_darkness_may_be_declined() -> None:
    q = attack_enemy("necropolis", "special_tent", hands=((), ("defense", "power")))
    q.choose("decline")
    assert len(q.s.players[1].hand) == 2


def test_h3_17_72_cover_of_darkness_works_once_a_turn() -> None:
    q = home(
        "necropolis",
        "special_tent",
        heroes={0: "F1 C", 1: "F1 NE"},
        hands=(("attack",), ("defense",)),
        decks=(("power",),),
    )
    q.choose(use("necropolis_cover_of_darkness", "exchange-two"))
    q.go("F1 NE")
    placed(q)
    assert q.asked != "0 building"


def test_necropolis_cover_of_darkness_does_not_work_in_other_turns() -> None:
    q = home("castle", heroes={0: "F1 C", 1: "F1 NE"}, hands=(("attack",), ()))
    q.w.realms[1].buildings = ("necropolis_cover_of_darkness",)
    q.go("F1 NE")
    placed(q)
    assert "building" not in q.asked
    assert q.player.hand == ("attack",)


def test_necropolis_cover_of_darkness_does_not_work_against_units_only() -> None:
    q = home(
        "necropolis",
        "special_tent",
        heroes={0: "S3 W", 1: "F1 NE"},
        hands=((), ("attack",)),
        gold=8,
    )
    q.go("S3 C")
    q.choose("pay-defense")
    placed(q)
    assert q.asked in ("0 unit", "1 unit")
    assert q.s.players[1].hand == ("attack",)


def test_necropolis_amplifier_finds_necromancy() -> None:
    q = new_turn("necropolis", "mage_guild", "special_gears")
    q.s.decks["ability"] = Deck(("luck", "necromancy", "archery"), ("wisdom",))
    q.choose(use("necropolis_necromancy_amplifier", "find-necromancy"))
    assert q.player.hand == ("necromancy",)
    assert sorted(q.s.decks["ability"].cards) == ["archery", "luck"]
    assert q.asked == "0 turn"


def test_necropolis_amplifier_may_find_nothing() -> None:
    q = new_turn("necropolis", "mage_guild", "special_gears")
    q.s.decks["ability"] = Deck(("luck", "archery"), ("necromancy",))
    q.choose(use("necropolis_necromancy_amplifier", "find-necromancy"))
    assert q.player.hand == ()
    assert q.s.decks["ability"].discard == ("necromancy",)


def test_necropolis_amplifier_takes_a_specialty_back_instead() -> None:
    q = home("necropolis", "mage_guild", "special_gears")
    q.player.discard = ("sandro_1", "attack", "sandro_4")
    q.choose("end-turn")
    to_own_turn(q)
    q.choose(use("necropolis_necromancy_amplifier", "take-specialty"), "take-card sandro_1")
    assert q.player.hand == ("sandro_1",)
    assert [*q.player.discard] == ["attack", "sandro_4"]


@pytest.mark.parametrize("roles", [("mage_guild",), ()])
def test_necropolis_amplifier_must_stand(roles: tuple[str, ...]) -> None:
    assert new_turn("necropolis", *roles).asked == "0 turn"


def test_necropolis_amplifier_takes_no_other_card() -> None:
    q = home("necropolis", "mage_guild", "special_gears")
    q.player.discard = ("attack", "magic_arrow")
    q.choose("end-turn")
    to_own_turn(q)
    assert use("necropolis_necromancy_amplifier", "take-specialty") not in q.offered
