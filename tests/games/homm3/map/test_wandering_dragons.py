"""Wandering Dragons: the rules of the scenario."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.hexes import Hex, distance
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Morale, Troop
from rulebound.games.homm3.scenarios.wandering_dragons.rules import UTOPIA_ARMY, dragons
from tests.games.homm3.map.allies import (
    after_setup,
    end_round,
    fight_out,
    play_on,
    round_ends,
    start,
    together,
)
from tests.games.homm3.quests import MapRng, Quest

MAP = ("C1 0,0 down", "N4 3,-2", "N3 -3,2", "S3 6,-4", "S1 -6,4")
"""The Utopia between two Obelisks, behind each of them a Town."""
SHOWN = ("C1 0,0", *MAP[1:])
AWAY: Hex = (3, -2)
"""Not in the Utopia."""
ARMY = ("castle_halberdiers", "castle_crusaders+", "castle_champions+", "castle_archangels+")


def wandering(
    tiles: Sequence[str] = MAP, at: Hex | None = None, dice: Sequence[int] = (), **more: Any
) -> Quest:
    """``dice``: how the Attack dice fall once the dragons are drawn."""
    more.setdefault("troops", (ARMY,))
    q = together("wandering_dragons", tiles, **more)
    rng = q.s.rng
    assert isinstance(rng, MapRng)
    rng.faces = list(dice)
    if at is not None:
        q.w.rovers[0].at = at
    return q


def on_to(q: Quest, *asked: str) -> Quest:
    """Everything is declined or done in the first way until one of these questions is asked."""
    while q.asked and not q.asked.endswith(asked):
        q.choose("pass" if "pass" in q.offered else q.offered[0])
    return q


def flown(q: Quest) -> Hex:
    """Where the dragons are after the Round."""
    end_round(q)
    army = dragons(q.s)
    assert army is not None
    assert army.at is not None
    return army.at


# ---- setup ----


@pytest.mark.parametrize(
    ("difficulty", "lair", "wanderers"),
    [
        ("easy", [3, 3], [2, 2]),
        ("normal", [2, 3, 3], [2, 3]),
        ("hard", [3, 3, 3], [2, 2, 3]),
    ],
)
def test_dragons_by_difficulty(difficulty: str, lair: list[int], wanderers: list[int]) -> None:
    s = after_setup(start("wandering_dragons", 2, difficulty=difficulty))
    army = dragons(s)
    assert army is not None
    assert army.at == (0, 0)
    assert sorted(KINDS[troop.kind].tier for troop in army.troops) == wanderers
    assert sorted(KINDS[troop.kind].tier for troop in s.map.notes[UTOPIA_ARMY]) == lair


def test_a_third_player_brings_another_gold_unit() -> None:
    s = after_setup(start("wandering_dragons", 3, difficulty="easy"))
    army = dragons(s)
    assert army is not None
    assert [KINDS[troop.kind].tier for troop in army.troops] == [2, 2, 2]


def test_dragons_are_taken_out_of_the_neutral_decks() -> None:
    s = after_setup(start("wandering_dragons", 2))
    army = dragons(s)
    assert army is not None
    drawn = [troop.kind for troop in (*army.troops, *s.map.notes[UTOPIA_ARMY])]
    for kind in set(drawn):
        left = [card for pile in s.decks.values() for card in (*pile.cards, *pile.discard)]
        assert left.count(kind) + drawn.count(kind) == KINDS[kind].copies
    assert all(KINDS[kind].kin.endswith("dragons") for kind in drawn)


def test_players_hold_a_far_tile_each() -> None:
    w = after_setup(start("wandering_dragons", 2)).map
    assert [len(realm.pool) for realm in w.realms] == [1, 1]


# ---- moving ----


def test_they_move_towards_the_closest_asset_by_two_dice_and_one() -> None:
    q = wandering(at=(0, 0), heroes={0: "N4 C", 1: "S1 C"}, dice=(0, 0))
    aim = q.at("N4 C")
    before = distance((0, 0), aim)
    assert distance(flown(q), aim) == before - 1
    assert [event["steps"] for event in q.told("dragons-rolled")] == [1]


def test_a_sum_of_minus_one_lets_them_stay() -> None:
    assert flown(wandering(at=(0, 0), dice=(-1, 0))) == (0, 0)


def test_two_minuses_send_them_back_to_the_utopia() -> None:
    q = wandering(at=(3, -2), heroes={0: "S3 C", 1: "S1 C"}, dice=(-1, -1))
    assert distance(flown(q), (0, 0)) == distance((3, -2), (0, 0)) - 1


def test_in_the_utopia_they_stay_there() -> None:
    assert flown(wandering(at=(0, 0), dice=(-1, -1))) == (0, 0)


@pytest.mark.parametrize(("round_", "steps"), [(3, 2), (4, 3), (8, 3), (9, 2)])
def test_they_are_faster_in_some_rounds(round_: int, steps: int) -> None:
    q = wandering(at=(0, 0), heroes={0: "S3 C", 1: "S1 W"}, dice=(1, 0), round=round_)
    end_round(q)
    assert q.told("dragons-rolled")[0]["steps"] == steps


def test_a_hero_comes_before_a_town() -> None:
    """A hero and a Town are equally near."""
    q = wandering(SHOWN, at=(4, -3), heroes={0: "N4 W", 1: "S1 C"}, dice=(0, 0))
    hero, town_ = q.at("N4 W"), q.at("S3 C")
    assert distance((4, -3), hero) == distance((4, -3), town_) == 2
    there = flown(q)
    assert (distance(there, hero), distance(there, town_)) == (1, 3)


def test_the_nearer_town_comes_before_a_hero_farther_away() -> None:
    q = wandering(SHOWN, at=(4, -3), heroes={0: "C1 W", 1: "S1 C"}, dice=(0, 0))
    assert distance((4, -3), q.at("C1 W")) > 2
    assert distance(flown(q), q.at("S3 C")) == 1


def test_they_never_turn_tiles_up() -> None:
    q = wandering(at=(1, -1), heroes={0: "S3 C", 1: "S1 C"}, dice=(-1, -1))
    assert flown(q) == (0, 0)
    assert not q.w.board.tiles[0].face_up


BARRED = ("C1 0,0", "N6 3,-1", "S3 6,-2", "S1 -3,1")
"""The straight way from the Utopia to the southwest of N6 leads over a Blocked Field."""


def test_they_do_not_stop_on_a_blocked_field() -> None:
    q = wandering(BARRED, at=(0, 0), heroes={0: "N6 SW", 1: "S1 W"}, dice=(0, 0))
    assert q.w.board.blocked((1, 0))
    assert flown(q) == (0, 0)


def test_they_pass_over_blocked_fields() -> None:
    q = wandering(BARRED, at=(0, 0), heroes={0: "N6 SW", 1: "S1 W"}, dice=(1, 0))
    assert flown(q) == (2, 0)
    assert q.b.armies[1].player == 0


# ---- attacking ----


def attacked(**more: Any) -> Quest:
    """The dragons have reached a hero."""
    heroes = {0: "N4 W", 1: "S1 C"}
    q = wandering(SHOWN, heroes=heroes, dice=(0, 0), **more)
    at = q.at("N4 W")
    beside = next(to for to in q.w.board.layout.where if distance(to, at) == 1)
    q.w.rovers[0].at = beside
    return end_round(q)


def test_they_attack_a_hero_whom_they_reach() -> None:
    q = attacked()
    assert q.b.armies[0].ai
    assert (q.b.armies[1].player, q.b.armies[1].hero) == (0, True)
    assert q.b.guards == 0  # no time limit, no retreat


def test_whoever_defeats_them_gains_morale() -> None:
    q = fight_out(attacked(), winner=1)
    on_to(q, "turn", "refresh", "draw")
    assert dragons(q.s) is None
    assert q.player.morale == Morale.POSITIVE


def test_their_dead_stay_dead() -> None:
    q = attacked()
    q.choose("line-up")
    first = next(u for u in q.b.units if u.side == 0)
    harm.defeat(q.s, first, 1)
    fight_out(q, winner=0)
    army = dragons(q.s)
    assert army is not None
    assert len(army.troops) == 1
    assert q.player.morale != Morale.POSITIVE


def test_a_settlement_without_a_hero_loses_its_cube() -> None:
    tiles = (*SHOWN, "F1 2,1")
    q = wandering(tiles, heroes={0: "S3 C", 1: "S1 C"}, dice=(0, 0), flags={"F1 NW": 0})
    at = q.at("F1 NW")
    q.w.rovers[0].at = next(
        to for to in q.w.board.layout.where if distance(to, at) == 1 and to != q.at("F1 C")
    )
    end_round(q)
    assert q.mark("F1 NW").owner == -1
    assert q.s.battle is None


def town(gold: int) -> Quest:
    """The dragons have reached a Town whose hero is away."""
    q = wandering(SHOWN, heroes={0: "N3 SW", 1: "N3 SE"}, dice=(0, 0), gold=gold)
    q.w.rovers[0].at = q.at("S3 W")
    return end_round(q)


def test_a_town_without_a_hero_is_defended_for_gold() -> None:
    q = town(8)
    assert q.asked == "0 defend"
    q.choose("pay-defense")
    assert q.b.armies[1].player == 0
    assert not q.b.armies[1].hero


def test_a_town_that_nobody_defends_loses_its_cube() -> None:
    q = town(0)
    assert q.mark("S3 C").owner == -1
    assert q.s.battle is None


def given_up(where: str, at: str, **more: Any) -> Quest:
    """The dragons have reached a Secondary Hero, who is given up."""
    heroes = {0: "N3 SW", 1: "N3 SE"}
    q = wandering((*SHOWN, "F1 2,1"), heroes=heroes, seconds={0: where}, dice=(0, 0), **more)
    q.w.rovers[0].at = q.at(at)
    return end_round(q).choose("give-up")


@pytest.mark.parametrize(
    ("where", "at", "flags"), [("S3 C", "S3 W", {}), ("F1 NW", "F1 C", {"F1 NW": 0})]
)
def test_h3_10_8_a_place_whose_second_hero_is_given_up_loses_its_cube(
    where: str, at: str, flags: dict[str, int]
) -> None:
    q = given_up(where, at, flags=flags, gold=8)
    assert len(q.told("announced")) == 1
    assert not q.asked.endswith(("announced", "defend"))
    assert q.mark(where).owner == -1
    assert (q.player.gold, q.s.battle) == (8, None)


def test_h3_10_8_elsewhere_a_second_hero_who_is_given_up_is_all_they_take() -> None:
    q = given_up("S3 W", "N4 NE", gold=8)
    assert q.realm.heroes[1] is None
    assert not q.told("burned")
    assert q.mark("S3 C").owner == 0


def test_a_hero_attacks_them_and_meets_the_guard_of_the_field_afterwards() -> None:
    q = wandering(SHOWN, at=(0, 0), heroes={0: "C1 W", 1: "S1 C"})
    q.go("C1 C")
    assert q.b.guards == 0
    fight_out(q)
    on_to(q, "deploy")
    assert dragons(q.s) is None
    assert q.asked == "0 deploy"
    assert q.b.guards == 7


# ---- the Utopia, Obelisks, the end ----


def test_the_dragons_of_the_utopia_guard_it_as_often_as_needed() -> None:
    q = wandering(SHOWN, at=AWAY, heroes={0: "C1 W", 1: "S1 C"})
    army: tuple[Troop, ...] = q.w.notes[UTOPIA_ARMY]
    q.go("C1 C")
    fight_out(q, winner=1)
    assert [e["troops"] for e in q.told("guards")] == [[troop.kind for troop in army]]
    assert q.w.notes[UTOPIA_ARMY] == army
    assert not {troop.kind for troop in army} & {
        card for pile in q.s.decks.values() for card in pile.discard
    }


@pytest.mark.parametrize("card", ["groovy_satyr", "judge_dread"])
def test_h3_a8_astrologers_do_not_change_the_dragons_of_the_utopia(card: str) -> None:
    q = wandering(SHOWN, at=AWAY, heroes={0: "C1 W", 1: "S1 C"})
    q.w.proclaimed = (card,)
    on_to(q.go("C1 C"), "replace-guard", "judge-dread", "unit", "ai-first")
    assert not q.asked.endswith(("replace-guard", "judge-dread"))
    army: tuple[Troop, ...] = q.w.notes[UTOPIA_ARMY]
    assert [e["troops"] for e in q.told("guards")] == [[troop.kind for troop in army]]


def test_h3_a8_they_change_other_guards() -> None:
    q = wandering(SHOWN, at=AWAY, heroes={0: "N4 C", 1: "S1 C"})
    q.w.proclaimed = ("judge_dread",)
    q.go("N4 E").choose("line-up")
    assert q.asked == "0 judge-dread"


def test_an_obelisk_gives_both_dice() -> None:
    q = wandering(SHOWN, heroes={0: "N4 W", 1: "S1 C"}, six=("xp", "gold-3"))
    q.go("N4 C")
    assert (q.player.xp, q.player.gold) == (1, 3)


def test_all_win_with_the_dragons_beaten_and_the_utopia_flagged() -> None:
    q = wandering(SHOWN, at=(0, 0), heroes={0: "C1 W", 1: "S1 C"})
    q.go("C1 C")
    for _ in range(2):
        fight_out(q)
        on_to(q, "deploy", "turn")
    assert q.match.result is not None
    assert q.match.result.ranking == ((0, 1),)


def test_the_utopia_alone_does_not_win() -> None:
    q = wandering(SHOWN, at=AWAY, heroes={0: "C1 W", 1: "S1 C"})
    q.go("C1 C")
    fight_out(q)
    on_to(q, "turn")
    assert q.mark("C1 C").owner == 0
    assert q.match.result is None


def test_after_the_tenth_round_all_have_lost() -> None:
    assert round_ends(wandering(round=9)).match.result is None
    q = round_ends(wandering(round=10))
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))


def test_cubes_come_off_wheels_and_mills_in_rounds_four_and_eight() -> None:
    q = wandering(SHOWN, round=3, no_astrologers=True)
    change(q.s, q.at("N4 NW"), cube=True)
    change(q.s, q.at("N4 SW"), cube=True)
    round_ends(q)
    assert (q.mark("N4 NW").cube, q.mark("N4 SW").cube) == (False, True)


@pytest.mark.parametrize("seats", [2, 3])
def test_random_play_ends(seats: int) -> None:
    assert play_on(start("wandering_dragons", seats), seats).result is not None
