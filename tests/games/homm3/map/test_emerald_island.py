"""Emerald Island: the rules of the scenario."""

from typing import Any

import pytest

from rulebound.core.errors import BadOption
from rulebound.games.homm3.map import occasions, towns, unit_decks
from rulebound.games.homm3.map.experience import gain_xp
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.map.script import choices
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.scenarios.common.together import EXCHANGES
from rulebound.games.homm3.scenarios.emerald_island.rules import unflagged
from tests.games.homm3.map.allies import (
    after_setup,
    fight_out,
    play_on,
    round_ends,
    start,
    together,
)
from tests.games.homm3.map.scripts import anew
from tests.games.homm3.quests import Quest

ISLAND = ("S3 0,0", "S1 -3,2", "F1 3,-2")
"""Two neighbours; the far tile lies beside the Castle."""


def island(**more: Any) -> Quest:
    return together("emerald_island", ISLAND, **more)


# ---- setup ----


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_brings_four_far_tiles(seats: int) -> None:
    tiles = after_setup(start("emerald_island", seats)).map.board.tiles
    assert len(tiles) == 5 * seats
    assert sum(not placed.face_up for placed in tiles) == 4 * seats


def test_starting_units_are_a_pack_and_a_few_of_bronze() -> None:
    s = after_setup(start("emerald_island", 2))
    for player in s.players:
        assert [troop.pack for troop in player.troops] == [True, False]
        assert player.troops[0].kind != player.troops[1].kind


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_far_tiles_may_be_dealt_to_the_players(seats: int) -> None:
    w = after_setup(start("emerald_island", seats, variant="dealt")).map
    assert len(w.board.tiles) == seats
    assert [len(realm.pool) for realm in w.realms] == [4] * seats


def test_one_player_cannot_place_dealt_tiles() -> None:
    fault = "'dealt' is not for 1 player; allowed: 2, 3, 4; variants for 1 player: laid_out$"
    with pytest.raises(BadOption, match=fault):
        start("emerald_island", 1, variant="dealt")


# ---- lines, buildings ----


def test_lines_between_starting_tiles_are_open() -> None:
    q = island(heroes={0: "S3 SW"})
    west = q.at("S1 E")
    assert west in _reach(q)


def test_lines_towards_a_far_tile_stay() -> None:
    q = together("emerald_island", ("S3 0,0", "F1 2,1"), heroes={0: "S3 SE"}, factions=("castle",))
    far = {q.at(f"F1 {where}") for where in ("NW", "W", "SW")}
    assert not far & _reach(q)


def _reach(q: Quest) -> set[object]:
    assert q.match.decision is not None
    return {o.data[1] for o in q.match.decision.options if o.kind == "go"}


def test_the_gold_dwelling_cannot_be_built() -> None:
    rich: dict[str, Any] = {"gold": 50, "materials": 50, "valuables": 50}
    built = ("city_hall", "citadel", "mage_guild", "dwelling_bronze", "dwelling_silver")
    q = island(buildings=built, **rich)
    dwelling = towns.by_role("castle", "dwelling_gold")
    assert not towns.missing(q.s, 0, dwelling)
    assert f"build {dwelling.id}" not in q.offered
    free = Quest(ISLAND, mode="cooperative", buildings=built, **rich)
    assert f"build {dwelling.id}" in free.offered


# ---- levels ----


def test_level_four_brings_the_specialty_once_and_is_level_three_again() -> None:
    q = island(level=3)
    assert not list(gain_xp(q.s, 0, 2))
    assert (q.player.level, q.player.hand) == (3, ("catherine_4",))
    assert not list(gain_xp(q.s, 0, 2))
    assert (q.player.level, q.player.hand) == (3, ("catherine_4",))


def test_levels_below_four_stay() -> None:
    q = island(level=2)
    asked = gain_xp(q.s, 0, 1)
    assert not list(asked)
    assert q.player.xp == 3


# ---- units change hands ----


def test_units_are_given_to_a_hero_on_the_same_tile() -> None:
    q = island(heroes={0: "S1 E"}, troops=(("castle_halberdiers", "castle_griffins+"),))
    q.choose("rule-give-units 1", "give-unit castle_griffins", "done")
    assert q.player.troops == (Troop("castle_halberdiers"),)
    assert Troop("castle_griffins", True) in q.s.players[1].troops


def test_the_other_player_gives_units_in_the_same_turn() -> None:
    q = island(heroes={0: "S1 E"})
    q.choose("rule-give-units 1", "done")
    assert q.asked == "1 share"
    q.choose("give-unit necropolis_zombies")
    assert Troop("necropolis_zombies") in q.player.troops
    assert q.asked == "0 turn"


def test_h3_1_1_units_change_hands_more_than_once_a_turn() -> None:
    q = island(heroes={0: "S1 E"})
    q.choose("rule-give-units 1", "done", "give-unit necropolis_zombies")
    q.choose("rule-give-units 1", "give-unit necropolis_zombies", "done", "done")
    assert Troop("necropolis_zombies") in q.s.players[1].troops
    assert "rule-give-units 1" in q.offered


def test_h3_1_1_a_player_who_wanted_no_exchange_is_not_asked_again_in_this_turn() -> None:
    q = island(heroes={0: "S1 E"})
    q.choose("rule-give-units 1", "done", "done")
    assert "rule-give-units 1" not in q.offered
    q.realm.used = ()  # as the next turn begins
    assert "rule-give-units 1" in [option.notation for option in choices(q.s, 0)]


def test_h3_1_1_units_that_come_and_go_do_so_ten_times_at_most() -> None:
    q = island(heroes={0: "S1 E"}, troops=(("castle_halberdiers",), ("necropolis_zombies",)))
    unit_decks.add_troop(q.s, 0, Troop("castle_griffins"))
    anew(q)
    for number in range(EXCHANGES):
        giver = "0" if number % 2 == 0 else "1"
        q.choose("rule-give-units 1")
        while q.asked != "0 turn":
            q.choose("give-unit castle_griffins" if q.asked == f"{giver} share" else "done")
    assert "rule-give-units 1" not in q.offered


def test_h3_16_20_units_are_given_between_the_actions_of_another_player() -> None:
    q = island(heroes={0: "S1 E"}, level=7)
    q.w.realms[1].wants = frozenset(("turns",))
    q.go("S1 NE")
    while q.asked != "1 between":
        q.choose(q.offered[-1])
    q.choose("rule-give-units 0", "give-unit necropolis_zombies", "done", "pass")
    assert Troop("necropolis_zombies") in q.player.troops
    assert q.asked == "0 turn"


def test_h3_16_20_who_does_not_wish_it_is_not_asked_between_the_actions_of_another() -> None:
    q = island(heroes={0: "S1 E"}, level=7).go("S1 NE")
    assert q.asked.startswith("0 ")


def test_h3_3_20_no_units_change_hands_once_a_combat_is_announced() -> None:
    q = island(heroes={0: "F1 C", 1: "F1 E"}, buildings=("dwelling_bronze",), gold=20)
    assert "rule-give-units 1" in q.offered
    q.go("F1 NW")
    assert q.asked == "0 announced"
    assert "rule-give-units 1" not in q.offered


def test_no_units_for_a_hero_far_away() -> None:
    assert "rule-give-units 1" not in island(heroes={0: "F1 E", 1: "S1 W"}).offered


def test_a_hero_in_the_town_of_another_gives_units() -> None:
    q = island(heroes={0: "S1 C", 1: "F1 E"})
    assert "rule-give-units 1" in q.offered
    q.choose("rule-give-units 1", "give-unit castle_marksmen")
    assert q.asked == "0 turn"  # the other hero is too far away to give anything


def test_the_last_unit_stays() -> None:
    q = island(heroes={0: "S1 E"}, troops=(("castle_halberdiers",), ("necropolis_zombies",)))
    assert "rule-give-units 1" not in q.offered


def test_a_lent_unit_cannot_be_recruited_again() -> None:
    q = island(buildings=("dwelling_bronze",), gold=30)
    assert "castle_griffins" in towns.recruitable(q.s, 0)
    unit_decks.add_troop(q.s, 1, Troop("castle_griffins"))
    assert "castle_griffins" not in towns.recruitable(q.s, 0)


def test_who_has_no_unit_takes_lent_ones_back() -> None:
    q = island()
    unit_decks.add_troop(q.s, 1, Troop("castle_griffins", True))
    q.player.troops = ()
    unit_decks.restore(q.s, 0)
    assert set(q.player.troops) == {
        Troop("castle_griffins", True),
        Troop("castle_halberdiers"),
        Troop("castle_marksmen"),
    }
    assert Troop("castle_griffins", True) not in q.s.players[1].troops


def test_units_of_others_are_not_taken() -> None:
    q = island()
    q.player.troops = ()
    unit_decks.restore(q.s, 0)
    assert len(q.s.players[1].troops) == 2


# ---- a foreign Town ----


def test_units_are_recruited_in_a_foreign_town_for_either_player() -> None:
    q = island(heroes={0: "S1 C", 1: "S1 E"}, gold=20)
    _build(q, 1, "dwelling_bronze")
    q.choose("rule-foreign-town 1", "permit")
    assert {"recruit-for necropolis_wraiths 0", "recruit-for necropolis_wraiths 1"} <= {*q.offered}
    q.choose("recruit-for necropolis_wraiths 0")
    assert Troop("necropolis_wraiths") in q.player.troops
    assert q.player.gold < 20
    assert q.s.players[1].gold == 20


def test_a_foreign_town_needs_its_dwelling_and_permission() -> None:
    q = island(heroes={0: "S1 C", 1: "S1 E"}, gold=20)
    assert "rule-foreign-town 1" not in q.offered
    _build(q, 1, "dwelling_bronze")
    q.choose("rule-foreign-town 1", "decline")
    assert len(q.player.troops) == 2
    assert "rule-foreign-town 1" not in q.offered
    assert "population" in q.realm.tokens


def test_reinforcing_in_a_foreign_town_needs_its_citadel() -> None:
    q = island(heroes={0: "S1 C", 1: "S1 E"}, gold=40)
    _build(q, 1, "dwelling_bronze")
    q.choose("rule-foreign-town 1", "permit")
    assert not [offer for offer in q.offered if offer.startswith("reinforce-for")]
    q = island(heroes={0: "S1 C", 1: "S1 E"}, gold=40)
    _build(q, 1, "dwelling_bronze", "citadel")
    q.choose("rule-foreign-town 1", "permit", "reinforce-for necropolis_zombies 1")
    assert Troop("necropolis_zombies", True) in q.s.players[1].troops


def _build(q: Quest, seat: int, *roles: str) -> None:
    realm = q.w.realms[seat]
    realm.buildings = tuple(towns.by_role(realm.faction, role).id for role in roles)


# ---- the last battle and the end ----


def _all_flagged(q: Quest, *but: str) -> None:
    for at in list(unflagged(q.s, ("mine", "settlement"))):
        if at not in [q.at(where) for where in but]:
            change(q.s, at, flags=(0,), taken=True)


def test_the_last_guard_has_a_gold_unit_more_and_no_time_limit() -> None:
    q = island(heroes={0: "F1 C"}, level=4)
    _all_flagged(q, "F1 NW")
    q.go("F1 NW")
    assert q.asked == "0 deploy"  # a hero of level IV does not get past it
    assert q.b.tiers == (2, 1, 1, 0)
    assert q.b.endless


def test_h3_a8_rulebook_makes_the_last_guard_that_of_an_easier_game() -> None:
    q = island(heroes={0: "F1 C"}, level=4)
    _all_flagged(q, "F1 NW")
    q.w.proclaimed = ("rulebook",)
    q.go("F1 NW")
    assert q.b.tiers == (1, 1, 1, 0)  # the gold unit more is the scenario's


def test_a_guard_before_the_last_one_is_ordinary() -> None:
    q = island(heroes={0: "F1 C"})
    _all_flagged(q, "F1 NW", "S1 W")
    q.go("F1 NW")
    assert q.b.tiers is None
    assert not q.b.endless


def test_another_combat_round_of_the_last_battle_costs_nothing() -> None:
    q = island(heroes={0: "F1 C"}, movement=(1, 0), troops=(("castle_archangels+",),))
    _all_flagged(q, "F1 NW")
    q.go("F1 NW")
    for _ in range(60):
        if q.asked == "0 another-round":
            break
        q.choose(next(c for c in ("line-up", "defend", "stop", q.offered[0]) if c in q.offered))
    assert q.asked == "0 another-round"
    assert q.player.movement == 0
    q.choose("fight-on")
    assert (q.b.round, q.player.movement) == (2, 0)


def test_flagging_the_last_field_wins_at_once() -> None:
    q = island(heroes={0: "F1 C"})
    _all_flagged(q, "F1 NW")
    q.go("F1 NW")
    fight_out(q)
    while q.asked and q.asked != "0 turn":  # levels, and what the Settlement raises
        q.choose(q.offered[0])
    assert q.match.result is not None
    assert q.match.result.ranking == ((0, 1),)


def test_a_face_down_tile_is_still_to_be_explored() -> None:
    q = together("emerald_island", (*ISLAND, "F2 5,-1 down"), heroes={0: "F1 C"})
    _all_flagged(q)
    q.choose("end-turn")
    assert q.match.result is None


def test_after_the_eighth_round_all_have_lost() -> None:
    q = island(round=8)
    round_ends(q)
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))


def test_before_that_the_hunt_goes_on() -> None:
    assert round_ends(island(round=7)).match.result is None


# ---- the fifth Round ----


def test_in_the_fifth_round_a_used_field_gives_its_benefit_again() -> None:
    q = island(round=4)
    change(q.s, q.at("F1 NE"), cube=True)
    change(q.s, q.at("F1 E"), cube=True)
    round_ends(q)
    assert q.asked == "0 visit-again"
    before = q.player.valuables
    q.choose(f"visit-again {q.ref('F1 NE')}")
    assert q.player.valuables == before + 1
    assert q.asked == "1 visit-again"


def test_only_fields_with_a_black_cube_are_used_again() -> None:
    q = island(round=4)
    change(q.s, q.at("F1 E"), cube=True)
    round_ends(q)
    assert q.offered == [f"visit-again {q.ref('F1 E')}", "done"]
    other = island(round=5)
    change(other.s, other.at("F1 E"), cube=True)
    assert not round_ends(other).asked.endswith("visit-again")


# ---- peace, and the end of random play ----


def test_no_hero_attacks_another_player() -> None:
    q = island(heroes={0: "S1 E", 1: "S1 C"}, movement=(1, 0))
    assert q.at("S1 C") not in _reach(q)
    q.realm.movement = (2, 0)
    q.go("S1 C")
    assert q.s.battle is None


def test_flags_of_other_players_stay() -> None:
    q = island(heroes={0: "S1 C"}, flags={"S1 W": 1}, level=7)
    q.go("S1 W")
    assert q.mark("S1 W").owner == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_play_ends(seats: int) -> None:
    assert play_on(start("emerald_island", seats), seats).result is not None


def test_guards_move_by_the_rules_of_the_ai() -> None:
    q = island(heroes={0: "F1 C"})
    q.go("F1 NW")
    assert q.b.armies[1].ai


def test_bots_are_drawn_to_what_is_not_flagged_and_to_what_nobody_has_seen() -> None:
    """The more, the less time there is."""
    fields = ("mine", "settlement")
    q = together("emerald_island", (*ISLAND, "F2 1,-3 down"), round=1)

    def worth(at: Hex) -> float:
        return sum(hear(q.s, 0, at) for hear in q.w.listening(occasions.worth))

    left = len(list(unflagged(q.s, fields))) + 1
    q.w.round = last_round(q.s) - 2 * left - 1
    aim = next(unflagged(q.s, fields))
    early = worth(aim)
    q.w.round += 1
    assert worth(aim) > early > 0
    hidden = next(placed.centre for placed in q.w.board.tiles if not placed.face_up)
    assert worth(hidden) == worth(aim)
    change(q.s, aim, flags=(0,), taken=True)
    assert worth(aim) == 0
