"""The Ambushed Accord: the rules of the scenario."""

from typing import Any

import pytest

from rulebound.core.flow import plain
from rulebound.games.homm3.map import occasions, towns
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Morale, Troop
from rulebound.games.homm3.scenarios.common.ambush import WINS, wins
from tests.games.homm3.map.allies import (
    after_setup,
    fight_out,
    play_on,
    round_ends,
    start,
    together,
)
from tests.games.homm3.quests import Quest

MAP = ("C1 0,0 down", "S3 1,2", "S1 3,-1", "N3 4,1")
SHOWN = ("C1 0,0", *MAP[1:])
ARMY = ("castle_crusaders+", "castle_champions+", "castle_archangels+")
FOUR = ("castle", "necropolis", "dungeon", "rampart")


def accord(tiles: tuple[str, ...] = MAP, **more: Any) -> Quest:
    more.setdefault("troops", (ARMY, ("necropolis_ghost_dragons+", "necropolis_liches+")))
    return together("the_ambushed_accord", tiles, **more)


def ambushed(round_: int = 4, *, by: int = 0, **more: Any) -> Quest:
    """The Round is over, and the group has chosen who fights."""
    q = round_ends(accord(round=round_, no_astrologers=True, **more))
    if q.asked.endswith("ambush"):
        q.choose(f"choose-player {by}")
    return q


def on_to(q: Quest, *asked: str) -> Quest:
    while q.asked and not q.asked.endswith(asked):
        q.choose("pass" if "pass" in q.offered else q.offered[0])
    return q


def enemies(q: Quest) -> list[str]:
    while q.asked.endswith(("deploy", "ai-first")):
        q.choose("line-up" if "line-up" in q.offered else q.offered[0])
    return [u.kind.id for u in q.b.units if u.side == 1]


# ---- setup ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_start_with_two_neutral_units_and_morale(seats: int) -> None:
    s = after_setup(start("the_ambushed_accord", seats, difficulty="impossible"))
    for player, realm in zip(s.players, s.map.realms, strict=True):
        assert [KINDS[troop.kind].faction for troop in player.troops] == ["neutral"] * 2
        assert player.morale == (0 if player.faction == "necropolis" else Morale.POSITIVE)
        assert realm.buildings == (towns.by_role(realm.faction, "city_hall").id,)
        assert len(realm.pool) == 4


def test_only_the_seats_in_use_have_a_starting_tile() -> None:
    assert len(after_setup(start("the_ambushed_accord", 2)).map.board.tiles) == 3
    assert len(after_setup(start("the_ambushed_accord", 4)).map.board.tiles) == 5


# ---- Round 2: buildings without what they require ----


def test_in_round_two_everybody_builds_a_special_building() -> None:
    q = round_ends(accord(round=1, no_astrologers=True))
    on_to(q, "free-building")
    tent = towns.by_role("castle", "special_tent")
    gears = towns.by_role("castle", "special_gears")
    assert q.offered == [f"build {tent.id}", f"build {gears.id}"]
    gold = q.player.gold
    q.choose(f"build {tent.id}")
    assert q.player.gold == gold
    assert q.asked == "1 free-building"


def test_a_special_building_that_stands_is_not_offered_again() -> None:
    tent = towns.by_role("castle", "special_tent")
    q = accord(round=1, no_astrologers=True)
    q.realm.buildings += (tent.id,)
    on_to(round_ends(q), "free-building")
    assert q.asked == "1 free-building"
    gears = towns.by_role("castle", "special_gears").id
    assert gears in (*q.realm.buildings, q.realm.note("waiting-building"))


def test_it_works_only_once_everything_stands_that_it_requires() -> None:
    q = accord()
    tent = next(
        towns.by_role("castle", role)
        for role in ("special_tent", "special_gears")
        if towns.by_role("castle", role).requires
    )
    q.realm.set_note("waiting-building", tent.id)
    assert tent.id not in q.realm.buildings
    assert not all(hear(q.s, 0, tent.role) for hear in q.s.listening(occasions.may_build))
    needed = _requirements(tent.id)
    for id_ in needed:
        assert tent.id not in q.realm.buildings
        list(towns.erect(q.s, 0, towns.BUILDINGS[id_]))
    assert tent.id in q.realm.buildings


def _requirements(id_: str) -> list[str]:
    found: list[str] = []
    for other in towns.BUILDINGS[id_].requires:
        found += [*_requirements(other), other]
    return list(dict.fromkeys(found))


# ---- ambushes ----


@pytest.mark.parametrize(
    ("round_", "tiers"),
    [(4, [0] * 5), (7, [1] * 4), (9, [2] * 3), (11, [3] * 2), (13, [3] * 3)],
)
def test_the_armies_of_the_ambushes(round_: int, tiers: list[int]) -> None:
    q = ambushed(round_)
    assert [KINDS[kind].tier for kind in enemies(q)] == tiers
    assert q.b.guards == 0  # no time limit and no retreat
    assert q.b.armies[1].ai


@pytest.mark.parametrize("round_", [3, 5, 6, 8, 12])
def test_other_rounds_end_in_peace(round_: int) -> None:
    assert ambushed(round_).s.battle is None


def test_on_easy_there_is_a_unit_less() -> None:
    assert len(enemies(ambushed(7, difficulty=0))) == 3


def test_on_hard_one_unit_has_an_initiative_token() -> None:
    q = ambushed(4, difficulty=2)
    enemies(q)
    assert [token for _, token in q.b.stacks] == ["stack_initiative"]
    later = ambushed(11, difficulty=2)
    enemies(later)
    assert later.b.stacks == ()


def test_on_impossible_two_units_have_a_token() -> None:
    q = ambushed(11, difficulty=3)
    enemies(q)
    assert len({number for number, _ in q.b.stacks}) == 2


def test_the_group_chooses_among_those_who_have_not_won_more() -> None:
    q = round_ends(accord(round=4))
    assert q.asked == "0 ambush"
    assert q.offered == ["choose-player 0", "choose-player 1"]
    other = accord(round=4)
    other.realm.set_note(WINS, 1)
    round_ends(other)
    assert other.b.armies[0].player == 1  # nobody else may: nobody is asked


def test_winning_gives_morale() -> None:
    q = fight_out(ambushed(4))
    on_to(q, "astrologers-gift")
    assert q.player.morale == Morale.POSITIVE
    assert wins(q.realm) == 1
    assert q.w.round == 4


def test_losing_costs_all_units_and_another_one_fights_the_rest() -> None:
    q = ambushed(4)
    army = enemies(q)
    fallen = next(u for u in q.b.units if u.side == 1)
    fallen.alive = False
    fight_out(q, winner=1)
    assert q.player.troops == ()
    assert q.realm.heroes[0] == q.at("S3 C")
    assert q.b.armies[0].player == 1
    assert sorted(enemies(q)) == sorted(army[1:])
    fight_out(q)
    assert q.player.troops == q.realm.starting


def test_tokens_stay_with_units_for_the_next_fighter() -> None:
    q = ambushed(11, difficulty=3)
    enemies(q)
    before = sorted(token for _, token in q.b.stacks)
    fight_out(q, winner=1)
    enemies(q)
    assert sorted(token for _, token in q.b.stacks) == before


def test_with_nobody_left_the_scenario_is_lost() -> None:
    q = fight_out(ambushed(4), winner=1)
    fight_out(q, winner=1)
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))
    assert q.match.result.reason.id == "homm3-over-nobody_fights"


def test_four_players_meet_two_armies() -> None:
    tiles = ("C1 0,0 down", "S3 1,2", "S1 3,-1", "S2 2,-3", "S4 -1,-2")
    troops = (
        ("castle_archangels+",),
        ("necropolis_ghost_dragons+",),
        ("dungeon_black_dragons+",),
        ("rampart_gold_dragons+",),
    )
    q = ambushed(4, tiles=tiles, factions=FOUR, troops=troops)
    fight_out(q)
    on_to(q, "ambush")
    assert q.offered == ["choose-player 1", "choose-player 2", "choose-player 3"]
    q.choose("choose-player 2")
    fight_out(q)
    on_to(q, "astrologers-gift")
    assert [wins(realm) for realm in q.w.realms] == [1, 0, 1, 0]


def test_two_players_meet_one_army() -> None:
    q = fight_out(ambushed(4))
    assert on_to(q, "astrologers-gift").asked == "0 astrologers-gift"


def test_who_has_finished_fights_no_more() -> None:
    q = accord(round=4)
    q.realm.set_note("beaten", True)
    q.realm.heroes, q.realm.out = (None, None), True
    round_ends(q)
    assert q.b.armies[0].player == 1


# ---- the hidden centre ----


def test_no_hero_discovers_the_center() -> None:
    q = accord(heroes={0: "S3 NW"})
    assert not [offer for offer in q.offered if offer.startswith("discover")]
    free = Quest(MAP, mode="cooperative", heroes={0: "S3 NW"})
    assert [offer for offer in free.offered if offer.startswith("discover")]


def test_h3_8_20_speculum_does_not_turn_up_the_center() -> None:
    q = accord(hands=(("speculum",), ()))
    assert "play speculum top" not in q.offered


def test_h3_8_20_speculum_turns_up_another_tile() -> None:
    q = accord((*MAP[:3], "N3 4,1 down"), hands=(("speculum",), ()))
    q.choose("play speculum top")
    assert [placed.face_up for placed in q.w.board.tiles] == [False, True, True, True]


def test_players_pay_together_for_the_center() -> None:
    q = accord(gold=5, materials=3, valuables=1)
    q.choose("rule-reveal-center")
    assert q.asked == "1 reveal-center"
    q.choose("consent")
    assert q.w.board.tiles[0].face_up
    assert [(p.gold, p.materials, p.valuables) for p in q.s.players] == [(0, 0, 0)] * 2


def test_bots_reveal_the_center_in_the_second_half() -> None:
    for number, wanted in ((6, False), (7, True)):
        q = accord(gold=5, materials=3, valuables=1, round=number)
        option = plain("rule-reveal-center")
        urge = sum(hear(q.s, 0, option) for hear in q.w.listening(occasions.urges))
        assert bool(urge) == wanted


def test_who_has_more_pays_what_another_lacks() -> None:
    q = accord(gold=5, materials=3, valuables=1)
    q.player.gold, q.s.players[1].gold = 9, 2
    q.choose("rule-reveal-center", "consent")
    assert [p.gold for p in q.s.players] == [1, 0]


def test_the_center_stays_hidden_without_consent_or_resources() -> None:
    q = accord(gold=5, materials=3, valuables=1)
    q.choose("rule-reveal-center", "decline")
    assert not q.w.board.tiles[0].face_up
    assert q.player.gold == 5
    assert "rule-reveal-center" not in q.offered
    assert "rule-reveal-center" not in accord(gold=4, materials=3, valuables=1).offered


def test_who_wins_in_the_center_takes_the_heroes_off_the_map() -> None:
    q = accord(SHOWN, heroes={0: "C1 W"})
    q.go("C1 C")
    assert q.b.guards == 7
    on_to(fight_out(q), "turn", "refresh", "draw")
    assert q.realm.out
    assert q.realm.heroes == (None, None)
    assert q.match.result is None
    assert not q.mark("C1 C").flags


def test_h3_10_10_diplomacy_does_not_skip_the_army_of_the_center() -> None:
    q = accord(SHOWN, heroes={0: "C1 W"}, level=7, hands=(("diplomacy",), ()))
    q.go("C1 C")
    assert q.asked == "0 deploy"


def test_h3_10_10_diplomacy_skips_other_guards() -> None:
    q = accord(SHOWN, heroes={0: "N3 C"}, level=5, hands=(("diplomacy",), ()))
    q.go("N3 E").choose("play diplomacy expert")
    assert q.mark("N3 E").owner == 0


def test_all_win_once_everybody_has_won_there() -> None:
    q = accord(SHOWN, heroes={0: "C1 W"})
    q.w.realms[1].set_note("beaten", True)
    q.go("C1 C")
    on_to(fight_out(q), "turn")
    assert q.match.result is not None
    assert q.match.result.ranking == ((0, 1),)


def test_after_the_fourteenth_round_all_have_lost() -> None:
    q = round_ends(accord(round=14))
    on_to(q, "turn")
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))


# ---- gifts, exchange, Obelisks ----


def test_an_astrologers_round_ends_with_morale_for_one() -> None:
    q = round_ends(accord(round=6))
    assert q.asked == "0 astrologers-gift"
    q.choose("choose-player 0")
    assert q.player.morale == Morale.POSITIVE
    assert q.w.round == 7


def test_a_resource_round_does_not() -> None:
    assert not round_ends(accord(round=5)).told("morale")


def test_heroes_side_by_side_exchange_everything() -> None:
    q = accord(heroes={0: "S3 E", 1: "S3 C"}, hands=(("centaurs_axe",), ()), gold=3)
    q.choose("rule-exchange 1", "gift 1 gold 3", "give-card centaurs_axe", "done")
    assert q.s.players[1].hand == ("centaurs_axe",)
    assert q.s.players[1].gold == 6
    assert q.asked == "1 share"
    q.choose("give-unit necropolis_liches", "done")
    assert Troop("necropolis_liches", True) in q.player.troops


def test_h3_1_1_heroes_exchange_more_than_once_a_turn() -> None:
    q = accord(heroes={0: "S3 E", 1: "S3 C"}, gold=3)
    q.choose("rule-exchange 1", "gift 1 gold 3", "done", "done")
    q.choose("rule-exchange 1", "done", "gift 0 gold 5", "done")
    assert (q.player.gold, q.s.players[1].gold) == (5, 1)
    assert "rule-exchange 1" in q.offered


def test_h3_1_1_after_an_exchange_of_nothing_none_follows_in_this_turn() -> None:
    q = accord(heroes={0: "S3 E", 1: "S3 C"}, gold=3)
    q.choose("rule-exchange 1", "done", "done")
    assert "rule-exchange 1" not in q.offered


def test_h3_16_20_heroes_exchange_between_the_actions_of_another_player() -> None:
    q = accord(gold=3)
    q.w.realms[1].wants = frozenset(("turns",))
    q.choose("rule-exchange 1", "gift 1 gold 3", "done", "done")
    assert q.asked == "1 between"
    q.choose("rule-exchange 0", "gift 0 gold 5", "done", "done", "pass")
    assert (q.player.gold, q.s.players[1].gold) == (5, 1)
    assert q.asked == "0 turn"


def test_h3_16_20_nobody_is_asked_between_actions_without_a_wish() -> None:
    q = accord(gold=3)
    q.choose("rule-exchange 1", "gift 1 gold 3", "done", "done")
    assert q.asked == "0 turn"


def test_heroes_in_their_towns_or_on_an_obelisk_exchange() -> None:
    assert "rule-exchange 1" in accord().offered
    assert "rule-exchange 1" in accord(heroes={0: "N3 C"}).offered


def test_elsewhere_they_do_not() -> None:
    assert "rule-exchange 1" not in accord(heroes={0: "N3 SE"}).offered


def test_of_the_dice_of_an_obelisk_one_counts() -> None:
    q = accord(heroes={0: "N3 W"}, six=("xp", "gold-3"), troops=(ARMY,))
    q.go("N3 C")
    assert len(q.offered) == 2
    q.choose(next(offer for offer in q.offered if "gold" in offer))
    assert (q.player.gold, q.player.xp) == (3, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_ends(seats: int) -> None:
    assert play_on(start("the_ambushed_accord", seats), seats).result is not None
