"""Rounds: how they begin and end, turn order, the starting bonus, elimination, victory.

H3-1.6 to H3-1.9, H3-2.2, H3-3.1 to H3-3.14, H3-11.2, H3-11.3, H3-12.2 to H3-12.7; H3-T34.
"""

from typing import Any

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import aftermath, goals, weeks
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.world import TOKENS, Lasting, MapPhase
from tests.games.homm3.map.calendar import on_top, wait
from tests.games.homm3.quests import Quest

THREE = ("castle", "necropolis", "dungeon")
THREE_TILES = ("S3 -3,1", "S1 3,-1", "F1 0,0", "S2 1,2")


def quiet(**quest: Any) -> Quest:
    """Without Astrologers."""
    return Quest(no_astrologers=True, **quest)


# ---- a Round begins ----


def test_h3_3_1_every_player_takes_one_turn_from_the_starting_player_on() -> None:
    q = quiet(factions=THREE, tiles=THREE_TILES)
    q.w.first = 1
    wait(q, 2)
    assert q.w.order == (1, 2, 0)
    wait(q, 3)
    assert [event["seat"] for event in q.told("turn")] == [1, 2, 1, 2, 0, 1]


def test_h3_3_2_tokens_movement_and_expert_uses_come_back() -> None:
    q = quiet(level=4, seconds={0: "S3 NE"})
    q.realm.tokens = frozenset()
    q.realm.movement = (0, 0)
    q.player.experts = 0
    q.realm.fresh += ("castle_mage_guild",)
    wait(q, 2)
    assert q.realm.tokens == frozenset(TOKENS)
    assert q.realm.movement == (3, 2)
    assert q.player.experts == 2
    assert q.realm.fresh == ()


def test_h3_3_2_who_has_no_secondary_hero_has_no_movement_for_one() -> None:
    q = quiet()
    wait(q, 2)
    assert q.realm.movement == (3, 0)


@pytest.mark.parametrize(("round_", "gold"), [(2, 0), (3, 10), (4, 0), (5, 10)])
def test_h3_3_3_odd_rounds_from_3_on_bring_income(round_: int, gold: int) -> None:
    q = quiet(round=round_ - 1)
    q.realm.income = Cost(10, 2, 1)
    wait(q, round_)
    assert q.player.gold == gold
    assert q.player.valuables == gold // 10


def test_h3_3_3_round_1_has_neither_income_nor_astrologers() -> None:
    q = Quest(phase=MapPhase.SETUP, round=0, no_bonus=True)
    while q.w.phase == MapPhase.SETUP:
        q.realm.income = Cost(10)
        q.choose(q.offered[0])
    assert (q.w.round, q.player.gold) == (1, 0)
    assert not q.told("proclaimed")


def test_h3_3_3_even_rounds_reveal_a_card() -> None:
    q = Quest()
    on_top(q, weeks.DECK, "dead_silence", "dead_silence")
    wait(q, 5)
    assert len(q.told("proclaimed")) == 2


def test_h3_3_4_income_comes_before_what_buildings_give() -> None:
    q = quiet(round=2, buildings=("city_hall",))
    q.realm.income = Cost(10)
    wait(q, 3)
    assert q.player.gold == 10
    assert q.asked.startswith("0 ")
    assert q.asked != "0 turn"  # the City Hall asks


def test_h3_3_7_timed_events_come_in_their_rounds() -> None:
    table = {"events": [{"rounds": [3], "steps": [{"gain": {"valuables": 2}}]}]}
    q = quiet(table=table)
    wait(q, 2)
    assert q.player.valuables == 0
    wait(q, 3)
    assert [player.valuables for player in q.s.players] == [2, 2]
    wait(q, 4)
    assert q.player.valuables == 2


def test_h3_3_7_events_of_round_1_follow_the_setup() -> None:
    table = {"events": [{"rounds": [1], "steps": [{"gain": {"gold": 4}}]}]}
    q = Quest(phase=MapPhase.SETUP, round=0, no_bonus=True, table=table)
    while q.w.phase == MapPhase.SETUP:
        q.choose(q.offered[0])
    assert q.player.gold == 4


def test_h3_t34_movement_for_every_hero_in_round_5() -> None:
    table = {"events": [{"rounds": [5], "steps": [{"movement": {"amount": 1}}]}]}
    q = quiet(round=4, table=table, seconds={1: "S1 NE"})
    wait(q, 5)
    assert q.realm.movement == (4, 0)
    assert q.w.realms[1].movement == (4, 3)


def test_h3_3_8_the_last_round_ends_the_scenario() -> None:
    q = quiet(round=3, table={"rounds": 4})
    wait(q, 4)
    assert q.match.result is None
    q.choose("end-turn")
    assert q.match.result is None
    q.choose("end-turn")
    assert q.match.result is not None
    assert q.match.result.reason.id == "homm3-over-rounds"


# ---- Alliance (H3-3.14) ----

FOUR = ("castle", "necropolis", "dungeon", "rampart")


def alliance() -> Quest:
    tiles = ("S3 -3,1", "S1 3,-1", "F1 0,0", "S2 1,2", "S4 -1,-2")
    q = quiet(tiles=tiles, factions=FOUR, mode="alliance", teams=(0, 1, 0, 1))
    for seat in range(4):
        q.s.players[seat].troops = q.s.players[0].troops
    return q


def test_h3_3_14_teams_alternate_and_choose_who_goes_first() -> None:
    q = wait(alliance(), 2)
    assert (q.asked, q.offered) == ("0 order", ["goes-first 0", "goes-first 2"])
    q.choose("goes-first 2")
    assert q.asked == "2 turn"
    q.choose("end-turn")
    assert (q.asked, q.offered) == ("1 order", ["goes-first 1", "goes-first 3"])
    q.choose("goes-first 1", "end-turn")
    assert q.asked == "0 turn"  # nobody is asked a second time
    q.choose("end-turn")
    assert q.asked == "3 turn"


def test_h3_3_14_the_team_of_the_starting_player_begins() -> None:
    q = alliance()
    q.w.first = 3
    wait(q, 2)
    assert q.asked == "3 order"
    q.choose("goes-first 1")
    assert q.w.order[0] == 1
    assert [q.w.realms[seat].team for seat in q.w.order] == [1, 0, 1, 0]


# ---- the starting bonus (H3-11.2, H3-11.3) ----


def bonus(difficulty: int, **quest: Any) -> Quest:
    return Quest(phase=MapPhase.SETUP, round=0, difficulty=difficulty, **quest)


def test_h3_11_2_easy_gives_both_dice_or_two_searches() -> None:
    q = bonus(0, six=("gold-6", "materials-2"))
    assert q.offered == ["bonus-resources", "bonus-artifacts"]
    q.choose("bonus-resources")
    assert (q.player.gold, q.player.materials) == (6, 2)
    assert q.asked == "1 bonus"
    q.choose("bonus-artifacts")
    for _ in range(2):
        q.choose("look artifact")
        while q.asked in ("1 keep", "1 lay-off"):
            q.choose(q.offered[0])
    assert len(q.s.players[1].hand) == 2


def test_h3_11_2_normal_gives_one_of_two_dice_or_one_search() -> None:
    q = bonus(1, six=("gold-6", "materials-2"))
    q.choose("bonus-resources", "die materials-2")
    assert (q.player.gold, q.player.materials) == (0, 2)
    q.choose("bonus-artifacts", f"take artifact {q.s.decks['artifact'].discard[-1]}")
    assert len(q.s.players[1].hand) == 1
    assert not q.asked.endswith("search")


def test_h3_11_2_hard_gives_one_die_or_the_first_minor_artifact() -> None:
    q = bonus(2, six=("valuables-2",))
    q.choose("bonus-resources")
    assert q.player.valuables == 2
    q.s.decks["artifact"] = Deck(("rib_cage", "speculum", "angel_wings"), ("head_of_legion",))
    q.choose("bonus-artifacts")
    assert q.s.players[1].hand == ("speculum",)
    deck = q.s.decks["artifact"]
    assert sorted(deck.cards + deck.discard) == ["angel_wings", "head_of_legion", "rib_cage"]


def test_h3_11_2_impossible_gives_nothing() -> None:
    assert not bonus(3).asked.endswith("bonus")


def test_h3_11_3_after_artifacts_the_deck_is_shuffled_with_its_pile() -> None:
    q = bonus(1)
    before = len(q.s.decks["artifact"].cards)
    q.choose("bonus-artifacts", "look artifact")
    while q.asked in ("0 keep", "0 lay-off"):
        q.choose(q.offered[0])
    deck = q.s.decks["artifact"]
    assert len(deck.discard) == 1
    assert len(deck.cards) == before - 1
    assert CARDS[q.player.hand[0]].kind == "artifact"


def test_h3_11_4_campaigns_have_a_bonus_of_their_own() -> None:
    assert not bonus(1, table={"campaign": "test"}).asked.endswith("bonus")


# ---- homelessness (H3-12.2) ----


def homeless(q: Quest, seat: int = 1) -> Quest:
    """Another player holds the Town of a seat."""
    town = q.w.realms[seat].town
    assert town is not None
    change(q.s, town, flags=(0,))
    q.w.realms[seat].housed = False
    return q


def test_h3_12_2_three_complete_rounds_without_a_home_eliminate() -> None:
    q = homeless(quiet(factions=THREE, tiles=THREE_TILES))
    for round_ in (2, 3):
        wait(q, round_)
        assert not q.w.realms[1].out
    wait(q, 4)
    assert q.w.realms[1].out
    assert [event["seat"] for event in q.told("eliminated")] == [1]


def test_h3_17_30_the_round_in_which_the_home_was_lost_does_not_count() -> None:
    q = homeless(quiet(factions=THREE, tiles=THREE_TILES))
    q.w.realms[1].housed = True
    wait(q, 4)
    assert (q.w.realms[1].homeless, q.w.realms[1].out) == (2, False)
    wait(q, 5)
    assert q.w.realms[1].out


def test_h3_12_2_a_settlement_is_a_home() -> None:
    q = homeless(quiet(factions=THREE, tiles=THREE_TILES))
    wait(q, 3)
    change(q.s, q.at("F1 NW"), flags=(1,))
    wait(q, 5)
    assert (q.w.realms[1].homeless, q.w.realms[1].out) == (0, False)


def test_h3_12_2_who_never_had_a_home_is_not_counted() -> None:
    q = homeless(quiet(factions=THREE, tiles=THREE_TILES))
    q.w.realms[1].settled = False
    wait(q, 6)
    assert not q.w.realms[1].out


# ---- elimination (H3-12.3 to H3-12.7) ----


def test_h3_12_5_an_eliminated_player_leaves_the_table() -> None:
    q = quiet(
        factions=THREE,
        tiles=THREE_TILES,
        hands=((), ("attack",)),
        decks=((), ("power",)),
        flags={"F1 NW": 1},
        seconds={1: "F1 C"},
    )
    player, realm = q.s.players[1], q.w.realms[1]
    player.permanent = "ballista"
    player.discard += ("haste",)
    realm.lasting += (Lasting("logistics", "step"),)
    realm.cubes += (0,)
    aftermath.eliminate(q.s, 1)
    assert realm.heroes == (None, None)
    assert (player.hand, player.deck, player.discard, player.permanent) == ((), (), (), "")
    assert sorted(player.removed) == ["attack", "ballista", "haste", "logistics", "power"]
    assert not any(1 in mark.flags for mark in q.w.marks.values())
    assert realm.cubes == ()
    q.choose("end-turn")
    assert q.asked == "2 turn"  # its turn is skipped


def test_h3_12_6_its_fields_stay_unguarded_without_a_first_flag_bonus() -> None:
    q = quiet(
        factions=THREE, tiles=THREE_TILES, flags={"F1 NW": 1}, heroes={0: "F1 C"}, movement=(1, 0)
    )
    aftermath.eliminate(q.s, 1)
    q.go("F1 NW").choose("raise-income gold")
    assert (q.player.gold, q.realm.income.gold) == (0, 5)


def test_h3_12_7_the_order_goes_on_without_the_starting_player() -> None:
    q = quiet(factions=THREE, tiles=THREE_TILES)
    aftermath.eliminate(q.s, 0)
    q.choose("end-turn")
    wait(q, 2)
    assert q.w.order == (1, 2)


def duel(**quest: Any) -> Quest:
    """The Main Hero of seat 0 stands beside that of seat 1 and is far stronger."""
    troops = (("castle_archangels+", "castle_champions+"), ("necropolis_skeletons",), ())
    q = quiet(
        factions=THREE,
        tiles=THREE_TILES,
        troops=troops,
        heroes={0: "F1 C", 1: "F1 SE"},
        **quest,
    )
    q.go("F1 SE")
    return q


def fight_out(q: Quest) -> Quest:
    """Seat 0 attacks whatever it can, seat 1 nothing, until the combat is over."""
    while q.s.battle is not None:
        ways = [o for o in q.offered if o.startswith("attack")] if q.asked[0] == "0" else []
        usual = [o for o in ("line-up", "pass", "stop") if o in q.offered]
        q.choose((ways or usual or q.offered)[0])
    return q


def test_h3_12_3_a_main_hero_without_a_home_who_loses_is_out() -> None:
    q = duel()
    homeless(q)
    fight_out(q)
    assert q.w.realms[1].out
    assert q.realm.cubes == (1,)


def test_h3_10_78_with_a_home_the_hero_finds_refuge() -> None:
    q = fight_out(duel())
    assert not q.w.realms[1].out
    assert q.w.realms[1].heroes[0] == q.at("S1 C")


def test_h3_12_4_losing_the_last_town_with_the_battle_eliminates() -> None:
    troops = (("castle_archangels+", "castle_champions+"), ("necropolis_skeletons",), ())
    q = quiet(factions=THREE, tiles=THREE_TILES, troops=troops, heroes={0: "S1 NE"})
    fight_out(q.go("S1 C"))
    assert q.w.realms[1].out
    assert q.mark("S1 C").flags == (0,)


def test_h3_12_3_the_turn_of_who_eliminates_himself_is_over() -> None:
    troops = (("castle_halberdiers",), ("necropolis_ghost_dragons+",), ())
    q = quiet(factions=THREE, tiles=THREE_TILES, troops=troops, heroes={0: "F1 C", 1: "F1 SE"})
    q.realm.housed = False
    change(q.s, q.at("S3 C"), flags=(1,))
    q.go("F1 SE")
    while q.s.battle is not None:
        ways = [o for o in q.offered if o.startswith("attack")] if q.asked[0] == "1" else []
        usual = [o for o in ("line-up", "pass", "stop") if o in q.offered]
        q.choose((ways or usual or q.offered)[0])
    assert q.realm.out
    assert q.asked == "1 turn"
    assert q.told("turn")[-1]["seat"] == 1  # it begins like any other


# ---- victory ----


def test_h3_1_7_eliminating_every_enemy_wins_at_once() -> None:
    q = quiet()
    aftermath.eliminate(q.s, 1)
    goals.judge(q.s)
    result = q.s.result
    assert result is not None
    assert (result.ranking[0], result.reason.id) == ((0,), "homm3-over-eliminated")


def test_h3_1_7_not_while_one_enemy_is_left() -> None:
    q = quiet(factions=THREE, tiles=THREE_TILES)
    aftermath.eliminate(q.s, 1)
    goals.judge(q.s)
    assert q.s.result is None


def test_h3_1_9_a_victory_belongs_to_the_whole_team() -> None:
    q = alliance()
    for seat in (1, 3, 2):
        aftermath.eliminate(q.s, seat)
    goals.judge(q.s)
    assert q.s.result is not None
    assert q.s.result.ranking == ((0, 2), (1, 3))


def test_h3_1_8_a_cube_of_every_enemy_wins_a_clash_of_three() -> None:
    q = quiet(factions=THREE, tiles=THREE_TILES)
    q.realm.cubes = (1, 1)
    goals.judge(q.s)
    assert q.s.result is None
    q.realm.cubes = (1, 2)
    goals.judge(q.s)
    assert q.s.result is not None
    assert q.s.result.reason.id == "homm3-over-cubes"


def test_h3_1_8_cubes_win_nothing_in_a_duel() -> None:
    q = quiet()
    q.realm.cubes = (1,)
    goals.judge(q.s)
    assert q.s.result is None


def test_h3_1_8_the_last_cube_ends_the_match_at_once() -> None:
    q = duel()
    q.realm.cubes = (2,)
    while q.match.decision is not None:
        ways = [o for o in q.offered if o.startswith("attack")] if q.asked[0] == "0" else []
        usual = [o for o in ("line-up", "pass", "stop") if o in q.offered]
        q.choose((ways or usual or q.offered)[0])
    assert q.match.result is not None
    assert q.match.result.reason.id == "homm3-over-cubes"
