"""The Hunt: the boss on the map, and how the hunt ends."""

from typing import Any

import pytest

import rulebound
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.model.battle import CombatPhase
from rulebound.games.homm3.model.hexes import POSITIONS
from rulebound.games.homm3.model.tile_data import TILES as TILE_CARDS
from rulebound.games.homm3.scenarios.the_hunt.bosses import BOSSES
from rulebound.games.homm3.scenarios.the_hunt.rules import BOSS, SLAIN
from tests.games.homm3.map.allies import after_setup, play_on, start, story, table
from tests.games.homm3.map.places import beside
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

TILES = ("S3 -3,1", "S1 3,-1", "C1 0,0")
STORY = story("the_hunt", variants=table("the_hunt")["variants"])
OBELISK = "N3 " + POSITIONS[[f.location for f in TILE_CARDS["N3"].fields].index("obelisk")]
ARMY = ("castle_archangels+", "castle_champions+", "castle_zealots+")


def hunt(boss: str = "azure_dragon", **more: Any) -> Quest:
    """The Main Hero of seat 0 stands beside the lair."""
    given = {"heroes": {0: "C1 SW"}, "troops": (ARMY,), **more}
    q = Quest(TILES, table=STORY, variants=(boss,), **given)
    for hear in q.s.listening(occasions.setup):
        assert not list(hear(q.s))
    return q


def fought(q: Quest, winner: int) -> Quest:
    """The combat is over, and this side has won."""
    b = q.b
    b.winner, b.ended, b.phase = winner, "defeat", CombatPhase.OVER
    while q.s.battle is not None and q.match.decision is not None:
        b.phase = CombatPhase.OVER
        q.choose(q.offered[0])
    return q


def into_the_lair(q: Quest) -> Quest:
    return q.go("C1 C")


# ---- the lair ----


def test_the_boss_guards_the_middle_of_the_center_tile() -> None:
    q = into_the_lair(hunt(level=7))
    assert q.w.trip is not None
    assert (q.w.trip.foe, q.w.trip.level) == ("guards", 7)
    assert not q.told("quick-combat")


@pytest.mark.parametrize("card", ["groovy_satyr", "judge_dread"])
def test_h3_a8_astrologers_do_not_change_the_boss_and_its_helpers(card: str) -> None:
    q = hunt("crystal_dragon")
    q.w.proclaimed = (card,)
    into_the_lair(q).choose("line-up")
    assert len(q.told("guards")[0]["troops"]) > 1
    assert not q.asked.endswith(("replace-guard", "judge-dread"))


def test_other_fields_of_the_tile_keep_their_guards() -> None:
    q = hunt(level=7).go("C1 W")
    assert q.s.battle is None
    assert q.told("visited")[-1]["location"] == "warriors_tomb"


def test_a_secondary_hero_cannot_enter_the_lair() -> None:
    q = hunt(heroes={0: "C1 NW"}, seconds={0: "C1 SW"})
    lair = q.ref("C1 C")
    assert f"go main {lair}" in q.offered
    assert f"go second {lair}" not in q.offered


@pytest.mark.parametrize(("boss", "units"), [("azure_dragon", 1), ("faerie_dragon", 6)])
def test_the_army_of_the_boss_is_placed_whole(boss: str, units: int) -> None:
    q = into_the_lair(hunt(boss))
    while q.b.round == 0:
        q.choose(next((o for o in q.offered if o == "line-up"), q.offered[0]))
    theirs = [u for u in q.b.units if u.side == 1]
    assert len(theirs) == units
    assert theirs[0].kind.id == f"boss_{boss}_normal"


def test_h3_14_1_everybody_knows_the_army_of_the_boss() -> None:
    q = hunt()
    (told,) = [told for told in q.match.helps(0)["guards"].values() if "troops" in told]
    assert [troop["kind"] for troop in told["troops"]] == ["boss_azure_dragon_normal"]
    assert (told["tiers"], told["rounds"]) == ({}, None)


def test_the_enemy_to_the_right_plays_the_boss() -> None:
    q = into_the_lair(hunt())
    assert q.b.armies[1].seat == 1
    assert not q.b.armies[1].ai


def test_there_is_no_limit_of_combat_rounds_and_no_retreat() -> None:
    q = into_the_lair(hunt("rust_dragon", movement=(1, 0), difficulty=3))
    for _ in range(2000):
        if q.s.battle is None or q.b.round > 3:
            break
        assert q.asked != "0 another-round"
        idle = [o for o in ("line-up", "stop", "pass", "accept") if o in q.offered]
        q.choose(idle[0] if idle else q.offered[-1])
    assert q.told("combat-round")[-1]["number"] > 3


def test_no_card_gets_a_hero_past_the_boss() -> None:
    q = into_the_lair(hunt(hands=(["diplomacy"],), level=7))
    assert q.asked == "0 deploy"  # not "0 guards"
    assert not [o for o in q.offered if "diplomacy" in o]


# ---- how it ends ----


def test_whoever_kills_the_boss_wins_at_once() -> None:
    q = fought(into_the_lair(hunt()), 0)
    result = q.match.result
    assert result is not None
    assert result.winners == (0,)
    assert result.reason.id == "homm3-over-boss"


def test_whoever_falls_finds_refuge_and_the_boss_lives() -> None:
    q = fought(into_the_lair(hunt()), 1)
    assert q.match.result is None
    assert SLAIN not in q.w.notes
    assert q.realm.heroes[0] == q.realm.town


def test_nothing_of_the_boss_goes_to_the_discard_piles() -> None:
    q = into_the_lair(hunt("crystal_dragon"))
    while q.b.round == 0:
        q.choose("line-up" if "line-up" in q.offered else q.offered[0])
    fought(q, 1)
    assert q.s.decks["gold"].discard == ()


def test_after_fourteen_rounds_everybody_loses() -> None:
    game = rulebound.game("homm3")
    match = game.start(seats=2, options={"form": "scenario", "scenario": "the_hunt"}, seed=4)
    after_setup(match)
    while match.decision is not None:
        options = match.decision.options
        match.choose(next((o for o in options if o.kind == "end-turn"), options[-1]))
    assert match.result is not None
    assert (state(match).map.round, match.result.winners) == (14, ())


# ---- the setup ----


@pytest.mark.parametrize("boss", BOSSES)
def test_the_variant_says_which_boss_it_is(boss: str) -> None:
    s = after_setup(start("the_hunt", 2, variant=boss))
    assert s.map.notes[BOSS] == boss


def test_a_boss_by_lot() -> None:
    found = set()
    for seed in range(24):
        match = rulebound.game("homm3").start(
            seats=2,
            options={"form": "scenario", "scenario": "the_hunt", "variant": "by_lot"},
            seed=seed,
        )
        found.add(after_setup(match).map.notes[BOSS])
    assert found == set(BOSSES)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 7), (3, 10)])
def test_the_map_and_what_players_start_with(seats: int, tiles: int) -> None:
    match = start("the_hunt", seats)
    s = state(match)
    assert len(s.map.board.tiles) == tiles
    assert [(p.gold, p.materials, p.valuables) for p in s.players] == [(15, 4, 2)] * seats
    assert tuple(s.map.realms[0].income) == (10, 2, 1)
    assert [len(realm.pool) for realm in s.map.realms] == [1] * seats


# ---- rules besides ----


@pytest.mark.parametrize(
    ("choice", "told"),
    [("choose-roll 1 1 treasure", "rolled-dice"), ("choose-experience 2 1", "xp")],
)
def test_an_obelisk_gives_a_die_or_experience(choice: str, told: str) -> None:
    q = Quest(
        ("S3 -3,1", "S1 3,-1", "N3 0,0"),
        table=STORY,
        heroes={0: beside(OBELISK)},
        level=5,
    )
    q.go(OBELISK)
    assert q.asked == "0 choose"
    q.choose(choice)
    assert q.told(told)
    assert q.mark(OBELISK).flags == (0,)


def test_an_obelisk_serves_each_player_once() -> None:
    q = Quest(
        ("S3 -3,1", "S1 3,-1", "N3 0,0"),
        table=STORY,
        heroes={0: beside(OBELISK)},
        flags={OBELISK: 0},
        level=5,
    )
    q.go(OBELISK)
    assert q.asked == "0 turn"


def test_cubes_are_lifted_in_rounds_four_eight_and_twelve() -> None:
    [event] = shipped()["the_hunt"].events
    assert event.rounds == (4, 8, 12)
    assert event.steps[0].made.fields == ("water_wheel", "windmill", "mystical_garden")  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "boss"), [(2, "faerie_dragon"), (3, "by_lot")])
def test_random_play_comes_to_an_end(seats: int, boss: str) -> None:
    match = play_on(start("the_hunt", seats, variant=boss), seats)
    assert match.result is not None
    assert state(match).map.round <= 14
