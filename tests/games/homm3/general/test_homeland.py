"""How a general holds its Town against armies without a player, and when it gives way."""

from typing import Any

from rulebound.core.flow import Decision, Text, plain
from rulebound.core.rng import Rng
from rulebound.games.homm3.general import economy, homeland
from rulebound.games.homm3.general.close_up import measure
from rulebound.games.homm3.general.meetings import meeting
from rulebound.games.homm3.general.policy import play
from rulebound.games.homm3.general.routes import draws
from rulebound.games.homm3.general.worths import losses
from rulebound.games.homm3.model.battle import Army, Battle, CombatPhase
from rulebound.games.homm3.model.world import Leader, Trip
from tests.games.homm3.map.armies import army, solo
from tests.games.homm3.quests import Quest

STRONG = ("necropolis_ghost_dragons+", "necropolis_dread_knights+", "necropolis_liches+")
FLEEING = {"rules": [{"rule": "sentinel_combat"}]}


def attacked(where: str, *foes: str, **more: Any) -> Quest:
    """An army comes where a hero, or nobody, stands."""
    q = solo(**more)
    army(q, "F8 C", *foes)
    at = q.at(where)
    q.w.trip = Trip(-1, 0, at, at, "hero", 0)
    return q


def answer(q: Quest, what: str, *kinds: str) -> str:
    options = tuple(plain(kind) for kind in kinds)
    return play(q.s, Decision(0, Text(f"homm3-ask-{what}"), lambda: options), Rng(1)).kind


def test_a_hero_stays_in_a_town_that_is_about_to_be_attacked() -> None:
    q = solo(heroes={0: "S3 C"})
    assert draws(q.s, 0, Leader.MAIN)
    army(q, "F3 C", *STRONG)
    assert homeland.guarding(q.s, 0, Leader.MAIN, q.at("S3 C"))
    assert not draws(q.s, 0, Leader.MAIN)


def test_a_hero_does_not_stay_for_an_army_that_is_far_away_or_never_moves() -> None:
    q = solo(heroes={0: "S3 C"})
    army(q, "F8 C", *STRONG)
    assert draws(q.s, 0, Leader.MAIN)
    army(q, "F3 C", *STRONG, moves=False)
    assert not homeland.guarding(q.s, 0, Leader.MAIN, q.at("S3 C"))


def test_a_hero_turns_back_in_time() -> None:
    """An army that is two Rounds away draws home whoever needs two Rounds to come there."""
    q = solo(heroes={0: "F3 W"}, movement=(1, 0))
    army(q, "F8 C", *STRONG)
    town = q.at("S3 C")
    assert homeland.guarding(q.s, 0, Leader.MAIN, town)
    assert economy.saved(q.s, 0) == 8
    q.realm.stand(Leader.MAIN, town)
    assert not homeland.guarding(q.s, 0, Leader.MAIN, town)


def test_a_hero_does_not_stay_for_an_army_that_goes_to_another_town_first() -> None:
    q = solo(heroes={0: "S3 C"}, factions=("castle", "necropolis"), mode="cooperative")
    army(q, "F3 C", *STRONG)
    town = q.at("S3 C")
    assert homeland.threatened(q.s, town)
    q.w.realms[1].town = q.at("F3 E")
    assert not homeland.threatened(q.s, town)


def test_h3_10_6_gold_for_the_defense_of_the_town_is_kept_while_its_hero_is_away() -> None:
    q = solo(heroes={0: "F3 W"}, gold=9)
    assert economy.saved(q.s, 0) == 0
    army(q, "F3 C", *STRONG)
    assert economy.saved(q.s, 0) == 8
    q.realm.stand(Leader.MAIN, q.at("S3 C"))
    assert economy.saved(q.s, 0) == 0


def test_h3_10_6_nothing_is_sold_for_the_defense_of_the_town() -> None:
    """Gold for it is kept, but whoever lacks it does not give building materials away."""
    q = solo(heroes={0: "F3 W"}, gold=0, materials=6, round=3)
    before = economy.judged(q.s, 0)
    army(q, "F3 C", *STRONG)
    assert economy.saved(q.s, 0) == 8
    assert economy.judged(q.s, 0) == before


def test_h3_10_6_a_town_is_always_defended_another_field_only_with_hope() -> None:
    town = attacked("S3 C", *STRONG, heroes={0: "F3 W"}, gold=20)
    assert answer(town, "defend", "pay-defense", "yield") == "pay-defense"
    mine = attacked("F3 C", *STRONG, heroes={0: "F3 W"}, gold=20)
    assert answer(mine, "defend", "pay-defense", "yield") == "yield"


def test_h3_10_8_no_army_is_lost_for_a_secondary_hero() -> None:
    weak = attacked("F3 C", *STRONG, seconds={0: "F3 C"})
    assert answer(weak, "give-up", "fight", "give-up") == "give-up"
    pair = ("castle_champions+", "castle_archangels+")
    strong = attacked("F3 C", "neutral_skeletons", seconds={0: "F3 C"}, troops=[pair])
    assert answer(strong, "give-up", "fight", "give-up") == "fight"


def test_where_one_may_flee_a_battle_decides_less() -> None:
    cost = []
    for table, flees in (({}, False), (FLEEING, True)):
        q = solo(table=table)
        army(q, "F3 C", *STRONG)
        met = meeting(q.s, 0, Leader.MAIN, q.at("F3 C"), 1)
        assert met is not None
        assert (met.flees, met.decides) == (flees, not flees)
        cost.append(losses(q.s, 0, met))
    assert cost[0] > cost[1] > 0


def test_who_flees_from_the_own_town_has_lost_it() -> None:
    """Elsewhere it is better than a defeat."""
    for where, lost in (("S3 C", True), ("F3 W", False)):
        q = attacked(where, *STRONG, heroes={0: where}, table=FLEEING)
        q.s.battle = battle = Battle([Army(seat=-1, ai=True), Army(seat=0, player=0)])
        battle.phase, battle.winner = CombatPhase.OVER, -1
        found = measure(q.s, 0)
        assert (found[2] == -1.0) == lost
        assert (found[0] == -0.5) == lost, "units that got away count only elsewhere"
