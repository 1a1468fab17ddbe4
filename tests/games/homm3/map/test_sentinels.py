"""Sentinels: armies that break out of Obelisks."""

from typing import Any

import pytest

from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.visits import lift_cubes
from rulebound.games.homm3.model.hexes import flower
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.world import MapPhase
from rulebound.games.homm3.scenarios.common.rules import label_of
from rulebound.games.homm3.scenarios.sentinels.rules import (
    DESTROYED,
    FIRST_DIE,
    POOL,
    Spawn,
)
from tests.games.homm3.map.armies import Story, army, fight_out, rover, solo, troops
from tests.games.homm3.map.scripts import ruled
from tests.games.homm3.quests import Quest

STRONG = ("castle_archangels+", "castle_champions+", "castle_crusaders+")
COMBAT = {"rules": [{"rule": "sentinel_combat"}]}
WASTE = {"rules": [{"rule": "laid_waste"}]}


def sentinels(**options: Any) -> Story:
    return Story("sentinels", 2, factions=["castle", "necropolis"], **options).until("turn")


def spawn(story: Story, round_: int) -> None:
    """The army of a Round appears."""
    w = story.w
    w.round = round_
    for event in w.scenario.events:
        for entry in event.steps:
            if round_ in event.rounds and isinstance(entry.made, Spawn):
                _run(story.s, entry.made)


def _run(s: State, thing: Spawn) -> None:
    """Every question is answered with its first option."""
    flow = thing.happen_once(s)
    option = None
    while True:
        try:
            decision = flow.send(option)
        except StopIteration:
            return
        option = decision.options[0]  # type: ignore[union-attr]


def test_random_play_ends_within_the_rounds() -> None:
    for seed in range(3):
        match = GAME.start(
            options={"form": "scenario", "scenario": "sentinels"}, seats=2, seed=seed
        )
        rng = Rng(seed)
        for _ in range(40000):
            if match.decision is None:
                break
            match.choose(rng.pick(match.decision.options))
        assert match.result is not None
        assert match.view(0)["world"]["round"] <= 12
        assert len(set(match.result.scores)) == 1  # together


# ---- the table ----


def test_four_near_tiles_have_obelisks_and_the_supply_has_none() -> None:
    story = sentinels()
    marked = [p.tile for p in story.w.board.tiles if label_of(story.s, p.centre)]
    assert len(marked) == 4
    assert all("obelisk" in _locations(tile) for tile in marked)
    for realm in story.w.realms:
        assert len(realm.pool) == 2
        assert not any("obelisk" in _locations(tile) for tile in realm.pool)


def _locations(tile: str) -> set[str]:
    return {printed.location for printed in TILES[tile].fields}


def test_everybody_begins_with_a_search_for_an_artifact() -> None:
    story = Story("sentinels", 2, difficulty="impossible")
    for seat in (story.w.first, 1 - story.w.first):
        story.until("may-search")
        decision = story.match.decision
        assert decision is not None
        assert decision.seat == seat
        assert decision.prompt.args == {"deck": "artifact", "count": 2}
        story.choose(story.offered[-1])


# ---- armies appear ----


@pytest.mark.parametrize(
    ("dice", "label"),
    [((1, 1), "north"), ((1, -1), "east"), ((-1, 1), "west"), ((-1, -1), "south")],
)
def test_two_dice_say_where_an_army_appears(dice: tuple[int, int], label: str) -> None:
    for seed in range(40):
        story = sentinels(seed=seed)
        spawn(story, 6)
        faces = tuple(int(face) for face in story.told("spawn-dice")[0]["faces"])
        if faces == dice:
            break
    at = story.w.rovers[0].at
    assert at is not None
    spot = story.w.board.spot(at)
    assert spot is not None
    assert label_of(story.s, story.w.board.tiles[spot.tile].centre) == label
    assert story.w.board.tiles[spot.tile].face_up
    assert field(story.s, at).location == "obelisk"


@pytest.mark.parametrize("round_", [7, 9])
def test_in_rounds_7_and_9_the_first_die_is_turned(round_: int) -> None:
    for seed in range(4):
        story = sentinels(seed=seed)
        story.w.notes[FIRST_DIE] = first = 1 if seed % 2 else -1
        spawn(story, round_)
        assert story.w.notes[FIRST_DIE] == -first


def test_in_other_rounds_the_first_die_is_rolled() -> None:
    seen = set()
    for seed in range(12):
        story = sentinels(seed=seed)
        story.w.notes[FIRST_DIE] = 1
        spawn(story, 8)
        seen.add(story.w.notes[FIRST_DIE])
    assert seen == {1, -1}


@pytest.mark.parametrize(
    ("difficulty", "round_", "tiers"),
    [
        ("easy", 6, (1, 3, 1, 0)),
        ("normal", 7, (0, 3, 2, 0)),
        ("hard", 8, (0, 2, 2, 1)),
        ("impossible", 9, (0, 0, 4, 1)),
        ("normal", 10, (0, 0, 3, 1)),
    ],
)
def test_armies_grow_with_rounds_and_difficulty(
    difficulty: str, round_: int, tiers: tuple[int, ...]
) -> None:
    story = sentinels(difficulty=difficulty)
    story.w.notes[FIRST_DIE] = 1
    spawn(story, round_)
    army_ = [KINDS[troop.kind].tier for troop in story.w.rovers[0].troops]
    assert tuple(army_.count(tier) for tier in range(4)) == tiers


def test_the_last_army_has_azure_dragons_and_a_pool() -> None:
    story = sentinels()
    story.w.notes[FIRST_DIE] = 1
    spawn(story, 10)
    assert "neutral_azure_dragons" in [troop.kind for troop in story.w.rovers[0].troops]
    assert story.w.notes[POOL] == (0, 2, 4, 0)  # ten in all, four of them have come


def test_other_armies_have_no_pool() -> None:
    story = sentinels()
    spawn(story, 6)
    assert POOL not in story.w.notes


def test_a_hero_on_the_obelisk_fights_at_once() -> None:
    story = sentinels(seed=5)
    spawn(story, 6)
    at = story.w.rovers[0].at
    assert at is not None
    again = sentinels(seed=5)
    number = next(n for n, p in enumerate(again.w.board.tiles) if at in flower(p.centre))
    again.w.board.turn(number, story.w.board.tiles[number].rotation)
    again.w.realms[0].stand(0, at)
    spawn(again, 6)
    trip = again.w.trip
    assert trip is not None
    assert (trip.seat, trip.foe, trip.other, trip.back) == (-1, "hero", 0, MapPhase.TURN_BEGINS)
    assert again.s.fight.reserve[0] == again.w.rovers[0].troops


def test_without_a_hero_there_nobody_fights() -> None:
    story = sentinels()
    spawn(story, 6)
    assert story.w.trip is None
    assert story.s.battle is None


# ---- they destroy ----


def test_armies_lay_waste_what_they_cross() -> None:
    q = solo(table=WASTE, flags={"F8 C": 0})
    q.realm.income = q.realm.income._replace(valuables=1)
    army(q, "F8 NE")
    q.choose("end-turn")
    assert q.mark("F8 C").cube
    assert not q.mark("F8 C").flags
    assert field(q.s, q.at("F8 C")).location == "empty"
    assert q.realm.income.valuables == 0


def test_fields_that_nobody_crosses_stay_as_they_are() -> None:
    q = solo(table=WASTE)
    army(q, "F8 NE")
    q.choose("end-turn")
    assert q.at("F8 W") not in q.w.notes[DESTROYED]
    assert field(q.s, q.at("F8 W")).location == "temple"


def test_what_is_laid_waste_does_not_come_back() -> None:
    q = solo(table=WASTE, heroes={0: "S3 E"})
    army(q, "F3 NE", moves=False)
    q.rules[0].rover_passes(q.s, q.at("F3 NW"))
    lift_cubes(q.s, ["water_wheel"])
    assert field(q.s, q.at("F3 NW")).location == "empty"
    assert q.mark("F3 NW").cube


# ---- combats ----


def test_a_main_hero_may_retreat_to_a_refuge_without_movement() -> None:
    q = solo(table=COMBAT, heroes={0: "F8 E"}, troops=[("castle_halberdiers", "castle_griffins")])
    army(q, "F8 C", "necropolis_skeletons")
    q.go("F8 C").choose("line-up")
    assert "flee" in q.offered
    q.choose("flee")
    assert q.realm.heroes[0] == q.at("S3 C")
    assert q.realm.movement[0] == 0
    assert q.player.troops == troops("castle_griffins", "castle_halberdiers")
    assert rover(q).at == q.at("F8 C")


def test_a_unit_that_has_moved_cannot_retreat_any_more() -> None:
    q = solo(table=COMBAT, heroes={0: "F8 E"}, troops=[("castle_griffins",)])
    army(q, "F8 C", "necropolis_skeletons")
    q.go("F8 C").choose("line-up")
    q.choose(next(option for option in q.offered if option.startswith("move")))
    assert "flee" not in q.offered


def test_nobody_retreats_from_guards_that_way() -> None:
    q = solo(table=COMBAT)
    q.go("S3 W").choose("line-up", "activate castle_marksmen")
    assert q.asked == "0 unit"
    assert "flee" not in q.offered


def test_a_secondary_hero_who_retreats_leaves_the_map() -> None:
    q = solo(table=COMBAT, seconds={0: "F8 E"}, movement=(3, 2), troops=[("castle_griffins",)])
    army(q, "F8 C", "necropolis_skeletons")
    q.go("F8 C", "second").choose("line-up", "flee")
    assert q.realm.heroes[1] is None
    assert q.player.troops == troops("castle_griffins")


def test_an_attacked_hero_may_retreat_and_the_army_has_the_field() -> None:
    table = {"rules": [*COMBAT["rules"], *WASTE["rules"]]}
    q = solo(table=table, heroes={0: "F3 NW"}, troops=[("castle_griffins",)])
    army(q, "F3 NE", "necropolis_skeletons")
    q.choose("end-turn", "line-up", "flee")
    assert q.realm.heroes[0] == q.at("S3 C")
    assert q.at("F3 NW") in q.w.notes[DESTROYED]


def test_a_retreat_is_no_defeat() -> None:
    table = {**COMBAT, "defeat": [{"goal": "lost_main_hero"}]}
    q = solo(table=table, heroes={0: "F8 E"}, troops=[("castle_griffins",)])
    army(q, "F8 C", "necropolis_skeletons")
    q.go("F8 C").choose("line-up", "flee")
    assert q.match.result is None


def test_a_defeated_main_hero_loses_for_all() -> None:
    table = {**COMBAT, "defeat": [{"goal": "lost_main_hero"}]}
    q = solo(table=table, heroes={0: "F8 E"}, troops=[("castle_halberdiers",)])
    army(q, "F8 C", "necropolis_ghost_dragons+")
    q.go("F8 C")
    fight_out(q)
    assert q.match.result is not None
    assert q.match.result.reason.id == "homm3-over-lost_main_hero"


def test_killed_units_stay_dead() -> None:
    q = solo(table=COMBAT, heroes={0: "F8 E"}, troops=[("castle_archangels+",)])
    army(q, "F8 C", "neutral_boars", "neutral_azure_dragons")
    q.go("F8 C").choose("line-up")
    first = next(option for option in q.offered if "neutral_boars" in option)
    q.choose(first, "flee")
    assert rover(q).troops == troops("neutral_azure_dragons")
    assert "neutral_boars" in q.s.decks["bronze"].discard


def test_who_beats_an_army_gains_experience_and_a_treasure() -> None:
    q = solo(table=COMBAT, heroes={0: "F8 E"}, troops=[STRONG], six=["one", "two", "gold-6"])
    army(q, "F8 C", "necropolis_skeletons")
    q.go("F8 C")
    fight_out_to(q, "die")
    assert q.player.xp == 2
    assert q.offered == ["die one", "die two"]


def test_a_secondary_hero_gains_no_experience() -> None:
    q = solo(table=COMBAT, seconds={0: "F8 E"}, troops=[STRONG], six=["one", "one", "gold-6"])
    army(q, "F8 C", "necropolis_skeletons")
    q.go("F8 C", "second")
    fight_out(q)
    assert q.player.xp == 0


def fight_out_to(q: Quest, ask: str) -> None:
    """The combat, and what follows, until a question is asked."""
    while q.asked != f"0 {ask}":
        attacks = [option for option in q.offered if option.startswith("attack ")]
        q.choose("line-up" if "line-up" in q.offered else (attacks or [q.offered[-1]])[0])


# ---- winning, losing, trade ----


def test_all_armies_must_have_come_and_be_beaten() -> None:
    story = sentinels()
    goal = story.w.scenario.victory[0].made
    assert goal.reached(story.s, True) is None  # none has come yet
    story.w.notes[FIRST_DIE] = 1
    spawn(story, 10)
    assert goal.reached(story.s, True) is None
    story.w.rovers[0].at = None
    assert sorted(goal.reached(story.s, True) or ()) == [0, 1]


def test_an_army_on_the_map_stands_between_the_players_and_victory() -> None:
    story = sentinels()
    goal = story.w.scenario.victory[0].made
    story.w.notes[FIRST_DIE] = 1
    spawn(story, 10)
    for other in story.w.rovers[1:]:
        other.at = None
    assert story.w.rovers[0].at is not None
    assert goal.reached(story.s, True) is None


def test_a_lost_town_loses_for_all() -> None:
    story = sentinels()
    goal = story.w.scenario.defeat[0].made
    assert goal.reached(story.s, False) is None
    town = story.w.realms[1].town
    assert town is not None
    for hear in story.s.listening(occasions.rover_passes):
        hear(story.s, town)
    assert sorted(goal.reached(story.s, False) or ()) == [0, 1]


def traders(ally: str) -> Quest:
    """A hero in the middle of F3; the hero of an ally stands somewhere else."""
    return solo(
        factions=("castle", "necropolis"),
        mode="cooperative",
        heroes={0: "F3 C", 1: ally},
        table=ruled("trade_beside"),
        gold=4,
    )


def test_resources_are_traded_beside_an_ally() -> None:
    q = traders("F3 E")
    q.choose("rule-trade 1", "gift 1 gold 1", "done")
    assert q.asked == "1 share"
    q.choose("done")
    assert (q.player.gold, q.s.players[1].gold) == (3, 5)


def test_resources_are_not_traded_from_afar() -> None:
    assert not any(option.startswith("rule-trade") for option in traders("F8 C").offered)


def test_two_armies_on_one_field_are_met_one_after_the_other() -> None:
    q = solo(heroes={0: "F8 E"}, troops=[STRONG])
    army(q, "F8 C", "necropolis_skeletons")
    army(q, "F8 C", "necropolis_zombies")
    q.go("F8 C")
    fight_out(q)
    assert [rover(q, n).at for n in (0, 1)] == [None, None]
    assert q.mark("F8 C").owner == 0
