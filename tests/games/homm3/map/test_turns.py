"""Turns: the hand, actions, movement points, heroes who meet (H3-3.15 to H3-3.26, H3-3.40)."""

import pytest

from rulebound.games.homm3.map import travel
from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.model.world import Lasting
from tests.games.homm3.map.calendar import wait, wait_turn
from tests.games.homm3.quests import Quest

DECK = ("power", "defense", "attack", "knowledge", "slow", "bless")


# ---- the beginning of a turn ----


def test_h3_3_15_expired_ongoing_cards_are_discarded_first() -> None:
    q = Quest(no_astrologers=True)
    q.realm.lasting += (Lasting("luck", "luck", 1),)
    q.choose("end-turn")
    assert not q.player.discard
    wait(q, 2)
    assert q.player.discard == ("luck",)
    assert not q.realm.lasting


def test_h3_t01_hand_refresh() -> None:
    q = Quest(no_astrologers=True, level=3, hands=(("haste", "curse", "attack"),), decks=(DECK,))
    wait(q, 2)
    q.choose("discard haste", "discard curse", "enough", "draw-all")
    assert len(q.player.hand) == 5
    assert q.player.hand[0] == "attack"
    assert q.player.discard == ("haste", "curse")
    assert len(q.player.deck) == len(DECK) - 4


def test_h3_t35_a_large_hand_is_kept_until_the_turn_begins() -> None:
    hand = ("haste", "curse", "attack", "slow", "bless", "power")
    q = Quest(no_astrologers=True, level=2, hands=(hand,))
    assert len(q.player.hand) == 6
    wait(q, 2)
    assert q.asked == "0 refresh"
    assert "enough" not in q.offered
    q.choose("discard haste")
    assert "enough" not in q.offered
    q.choose("discard curse")
    assert "enough" in q.offered


def test_h3_3_16_drawing_may_stop_earlier() -> None:
    q = Quest(no_astrologers=True, decks=(DECK,))
    wait(q, 2)
    assert q.offered == ["draw-all", "draw-one", "draw-none"]
    q.choose("draw-one", "draw-none")
    assert len(q.player.hand) == 1
    assert q.asked == "0 turn"


def test_h3_3_16_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    q = Quest(no_astrologers=True, decks=(("power",),))
    q.player.discard = ("attack", "haste")
    wait(q, 2)
    q.choose("draw-all")
    assert sorted(q.player.hand) == ["attack", "haste", "power"]


@pytest.mark.parametrize(("level", "limit"), [(1, 4), (2, 4), (3, 5), (5, 6), (7, 7)])
def test_h3_3_17_the_hand_limit_comes_from_the_level(level: int, limit: int) -> None:
    q = Quest(no_astrologers=True, level=level, decks=(("attack",) * 9,))
    wait(q, 2)
    q.choose("draw-all")
    assert len(q.player.hand) == limit


def test_h3_3_16_what_begins_with_the_turn_follows_the_hand() -> None:
    q = Quest(
        no_astrologers=True,
        factions=("dungeon", "castle"),
        tiles=("S2 -3,1", "S3 3,-1", "F1 0,0"),
        buildings=("mage_guild", "special_gears"),
        decks=(DECK,),
    )
    wait(q, 2)
    assert q.asked == "0 draw"
    q.choose("draw-one", "draw-none")
    assert q.asked == "0 turn-begins"  # the Mana Vortex


# ---- actions ----


def test_h3_3_19_a_turn_may_end_with_movement_left() -> None:
    q = Quest()
    assert q.realm.movement[0] == 3
    q.choose("end-turn")
    assert q.asked == "1 turn"


def test_h3_3_9_movement_that_was_not_spent_is_lost() -> None:
    q = Quest(seconds={0: "S3 NE"}, no_astrologers=True)
    q.choose("end-turn")
    assert q.realm.movement == (0, 0)
    wait(q, 2)
    assert q.realm.movement == (3, 2)


def test_h3_3_21_a_movement_point_buys_a_step_a_revisit_or_a_tile() -> None:
    q = Quest(
        tiles=("S3 -3,1", "S1 3,-1", "F1 0,0", "F2 -1,-2 down"),
        heroes={0: "F1 SW"},
        pool=("F3",),
    )
    assert "revisit main" in q.offered  # the Trading Post
    q.choose("revisit main")
    assert q.realm.movement[0] == 2
    q.realm.stand(0, q.at("F1 NW"))
    assert any(o.startswith("discover main") for o in q.offered)


def test_h3_3_21_without_movement_points_there_is_none_of_them() -> None:
    q = Quest(
        tiles=("S3 -3,1", "S1 3,-1", "F1 0,0", "F2 -1,-2 down"),
        heroes={0: "F1 NW"},
        pool=("F3",),
        movement=(0, 0),
    )
    spending = ("go", "revisit", "discover", "place")
    assert not any(o.startswith(spending) for o in q.offered)


def test_h3_3_22_both_heroes_act_in_any_order_with_their_own_points() -> None:
    q = Quest(seconds={0: "S3 NE"}, heroes={0: "F1 C"}, level=2)
    q.go("F1 SE").go("S3 C", hero="second").go("F1 C")
    assert q.realm.movement == (2, 1)  # the Stables gave the Main Hero one
    assert q.realm.heroes == (q.at("F1 C"), q.at("S3 C"))


def test_h3_3_23_extra_points_vanish_at_the_end_of_the_turn() -> None:
    q = Quest(heroes={0: "F1 C"}, no_astrologers=True)
    q.go("F1 SE")
    assert q.realm.movement[0] == 3
    q.choose("end-turn")
    assert q.realm.movement[0] == 0
    wait(q, 2)
    assert q.realm.movement[0] == 3


def test_h3_3_24_borders_and_blocked_fields_keep_heroes_out() -> None:
    q = Quest()
    steps = {o for o in q.offered if o.startswith("go")}
    assert f"go main {q.ref('S3 NE')}" in steps
    assert f"go main {q.ref('S3 NW')}" not in steps  # Blocked
    q.realm.stand(0, q.at("S3 E"))
    assert f"go main {q.ref('F1 W')}" not in q.offered


# ---- friendly heroes (H3-3.25, H3-3.26, DP-27) ----


def side_by_side(movement: tuple[int, int] = (3, 2), **quest: object) -> Quest:
    return Quest(
        heroes={0: "F1 C"},
        seconds={0: "F1 SE"},
        movement=movement,
        **quest,  # type: ignore[arg-type]
    )


def test_h3_3_25_heroes_pass_over_each_other_without_a_visit() -> None:
    q = side_by_side()
    q.go("F1 SE")
    assert q.realm.movement[0] == 2  # the Stables gave nothing
    assert "end-turn" not in q.offered
    q.go("F1 C")
    assert "end-turn" in q.offered


def test_h3_3_25_the_last_movement_point_does_not_lead_onto_a_friend() -> None:
    q = side_by_side((1, 2))
    assert f"go main {q.ref('F1 SE')}" not in q.offered
    assert f"go second {q.ref('F1 C')}" in q.offered


def test_h3_3_25_on_its_way_a_player_may_still_act_otherwise() -> None:
    q = side_by_side(gold=10, materials=4, hands=(("estates",),))
    q.go("F1 SE")
    assert "play estates basic" in q.offered
    assert "build castle_city_hall" in q.offered


def test_dp_27_one_of_two_heroes_on_a_field_leaves_with_the_next_point() -> None:
    q = Quest(gold=10)
    q.choose("hire")
    assert q.realm.heroes == (q.at("S3 C"), q.at("S3 C"))
    steps = [o for o in q.offered if o.startswith("go")]
    assert any(o.startswith("go main") for o in steps)
    assert any(o.startswith("go second") for o in steps)
    assert "end-turn" in q.offered  # nothing forces them to spend a point
    q.go("S3 NE", hero="second")
    assert q.realm.movement == (3, 1)


def test_h3_3_26_a_point_may_not_be_spent_on_anything_else_before() -> None:
    q = Quest(
        tiles=("S3 -3,1", "S1 3,-1", "F1 0,0", "F2 -1,-2 down"),
        heroes={0: "F1 NW"},
        seconds={0: "F1 NW"},
    )
    assert travel.crowded(q.s, 0) == [0, 1]
    assert not any(o.startswith(("discover", "revisit", "place")) for o in q.offered)


def test_h3_3_26_heroes_who_cannot_leave_block_nobody() -> None:
    q = Quest(heroes={0: "F1 C"}, seconds={0: "F1 C"}, movement=(0, 0))
    assert "end-turn" in q.offered


def test_h3_3_26_attacked_together_the_main_hero_defends_for_both() -> None:
    troops = (("castle_archangels+", "castle_champions+"), ("necropolis_skeletons",))
    q = Quest(heroes={0: "F1 C", 1: "F1 SE"}, seconds={1: "F1 SE"}, troops=troops)
    q.go("F1 SE")
    assert q.w.trip is not None
    assert q.w.trip.other_hero == 0
    while q.s.battle is not None:
        ways = [o for o in q.offered if o.startswith("attack")] if q.asked[0] == "0" else []
        usual = [o for o in ("line-up", "pass", "stop") if o in q.offered]
        q.choose((ways or usual or q.offered)[0])
    assert q.w.realms[1].heroes == (q.at("S1 C"), None)
    assert q.realm.cubes == (1,)  # no second cube


# ---- the end of a turn (H3-3.40) ----


def test_h3_3_40_the_hand_is_discarded_before_temporary_points_expire() -> None:
    q = Quest(hands=(("attack",),))
    q.player.discards_hand = True
    q.choose("end-turn")
    assert (q.player.hand, q.player.discard) == ((), ("attack",))
    assert q.realm.movement == (0, 0)


def test_h3_3_9_town_actions_stay_open_until_the_round_closes() -> None:
    q = Quest(gold=10, materials=4, no_astrologers=True)
    q.realm.wants = frozenset(("closing",))
    q.choose("end-turn")
    wait_turn(q, 1)
    q.choose("end-turn")
    assert q.asked == "0 closing"
    assert "build castle_city_hall" in q.offered
    q.choose("build castle_city_hall")
    assert q.w.round == 2
    assert "castle_city_hall" in q.realm.buildings


def test_h3_3_28_town_actions_in_the_turn_of_another_player() -> None:
    q = Quest(gold=10, materials=4)
    q.w.realms[1].wants = frozenset(("turns",))
    q.go("S3 NE")
    assert q.asked == "1 between"
    assert "build necropolis_city_hall" in q.offered
    q.choose("pass")
    assert q.asked == "0 turn"


def test_h3_16_20_town_windows_show_morale_besides() -> None:
    q = Quest(gold=10, materials=4, decks=((), ("attack",)), factions=("necropolis", "castle"))
    q.s.players[1].morale = Morale.POSITIVE
    q.w.realms[1].wants = frozenset(("turns",))
    q.go("S1 NE")
    assert "morale draw" in q.offered
