"""The kit for random scenarios: the map that players lay out, and the three types."""

from itertools import product
from random import Random
from typing import Any

import pytest

import rulebound
from rulebound.core.match import Match
from rulebound.core.rng import Rng
from rulebound.games.homm3.map import imagine, occasions
from rulebound.games.homm3.map.fields import change, guard
from rulebound.games.homm3.map.goals import points_of
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.model.hexes import CROSSINGS, minus
from rulebound.games.homm3.model.tile_data import TILES as TILE_CARDS
from rulebound.games.homm3.model.tiles import TileType
from rulebound.games.homm3.model.world import Trip
from rulebound.games.homm3.scenarios.common.carrier import HOME, LIES
from tests.games.conformance import foresee
from tests.games.homm3.map.allies import fight_out, play_on, round_ends, story, table
from tests.games.homm3.map.scripts import begin_round
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

KIT = "random_scenario"
GROUPS = table(KIT)["variants"]
TYPES, SIZES, STARTS, TOWNS = GROUPS
PARTS = {
    **story(KIT, variants=GROUPS, rounds_by=table(KIT)["rounds_by"]),
    "rules": table(KIT)["rules"][1:],
}
"""Without the rule by which the players lay out the map: a test has its own."""
FREE, HILL, GRAIL = ("free_for_all",), ("king_of_the_hill",), ("capture_the_grail",)


def begin(seats: int = 2, *variants: str, seed: int = 3, **options: Any) -> Match:
    given = {"form": "scenario", "scenario": KIT, "variant": list(variants), **options}
    return rulebound.game("homm3").start(seats=seats, options=given, seed=seed)


def laid(match: Match, seed: int = 0) -> Match:
    """Everybody has laid out all tiles somewhere."""
    rng = Random(seed)
    while match.decision is not None and match.decision.prompt.id == "homm3-ask-lay-tile":
        match.choose(rng.choice(match.decision.options))
    return match


def kit(tiles: tuple[str, ...], variants: tuple[str, ...], **more: Any) -> Quest:
    """A turn of seat 0 in such a scenario, on a map set up by hand."""
    return Quest(("S3 -9,3", "S1 9,-3", *tiles), table=PARTS, variants=variants, **more)


def points(q: Quest, seat: int = 0) -> int:
    return sum(points_of(q.s, seat).values())


# ---- laying out the map ----


def test_players_lay_tiles_in_reverse_order_near_then_far_then_starting() -> None:
    match = begin(3, "large", first=1)
    seats, kinds = [], []
    while match.decision is not None and match.decision.prompt.id == "homm3-ask-lay-tile":
        seats.append(match.decision.seat)
        kinds.append(match.decision.prompt.args["kind"])
        match.choose(match.decision.options[0])
    assert kinds == ["near"] * 6 + ["far"] * 6 + ["starting"] * 3
    assert seats == [0, 2, 1] * 5


@pytest.mark.parametrize("seed", range(3))
def test_every_tile_touches_one_that_lies_there_already(seed: int) -> None:
    tiles = state(laid(begin(4, "medium"), seed)).map.board.tiles
    for number, placed in enumerate(tiles[1:], 1):
        assert any(minus(placed.centre, other.centre) in CROSSINGS for other in tiles[:number])


@pytest.mark.parametrize("seed", range(3))
def test_a_starting_tile_touches_another_type_and_has_a_way_out(seed: int) -> None:
    s = state(laid(begin(4, "small"), seed))
    board = s.map.board
    starts = [n for n, p in enumerate(board.tiles) if TILE_CARDS[p.tile].type == "starting"]
    assert len(starts) == 4
    for n in starts:
        assert any(other not in starts for other in board.adjacent(n))


def test_only_starting_tiles_lie_face_up() -> None:
    board = state(laid(begin(2, "medium"))).map.board
    for placed in board.tiles:
        assert placed.face_up is (TILE_CARDS[placed.tile].type == "starting")


def test_the_heroes_stand_in_their_towns() -> None:
    match = laid(begin(2))
    w = state(match).map
    for seat, realm in enumerate(w.realms):
        assert realm.town is not None
        assert realm.heroes[0] == realm.town
        assert w.mark(realm.town).owner == seat
        assert realm.pool == ()


@pytest.mark.parametrize(("size", "near"), [("small", 0), ("medium", 1), ("large", 2)])
def test_the_tiles_of_each_player_by_size(size: str, near: int) -> None:
    for realm in state(begin(2, size)).map.realms:
        kinds = [TILE_CARDS[tile].type for tile in realm.pool]
        assert (kinds.count(TileType.NEAR), kinds.count(TileType.FAR)) == (near, 2)


def test_nobody_sees_which_tiles_lie_face_down() -> None:
    match = laid(begin(2, "medium"))
    for seat in (0, 1, None):
        tiles = match.view(seat)["world"]["tiles"]
        assert {t["tile"] for t in tiles if t["kind"] != "starting"} == {None}


def test_what_follows_a_starting_tile_is_foreseen_whatever_lies_face_down() -> None:
    match = begin(2, "medium", "stingy", "city", difficulty="impossible")
    while match.seq < 7:  # Near and Far tiles, and the first Starting Tile
        assert match.decision is not None
        match.choose(match.decision.options[0])
    assert match.decision is not None
    foreseen = foresee(match, match.decision.options[0])
    assert "joined" in [event["kind"] for event in foreseen]


@pytest.mark.parametrize("steps", [0, 3, 100])
def test_h3_14_1_imagined_maps_have_the_same_backs(steps: int) -> None:
    match = begin(2, "medium", "capture_the_grail")
    for _ in range(steps):
        if match.decision is None or match.decision.prompt.id != "homm3-ask-lay-tile":
            break
        match.choose(match.decision.options[0])
    s = state(match).copy()
    before = s.map.board.tiles
    pools = [realm.pool for realm in s.map.realms]
    found = set()
    for seed in range(6):
        imagine.redeal(s, Rng(seed))
        after = s.map.board.tiles
        assert [p.centre for p in after] == [p.centre for p in before]
        for old, new in zip(before, after, strict=True):
            assert TILE_CARDS[old.tile].type == TILE_CARDS[new.tile].type
            assert not old.face_up or old == new
        dealt = [*(p.tile for p in after), *(t for realm in s.map.realms for t in realm.pool)]
        assert len(set(dealt)) == len(dealt)
        assert [len(realm.pool) for realm in s.map.realms] == [len(pool) for pool in pools]
        assert after[0].tile in ("C2", "C4")
        found.add(tuple(dealt))
    assert len(found) > 1


# ---- size, starting conditions, Town strength ----


@pytest.mark.parametrize(("size", "rounds"), [("small", 8), ("medium", 12), ("large", 16)])
def test_the_length_by_size(size: str, rounds: int) -> None:
    assert state(begin(2, size)).map.scenario.rounds == rounds


@pytest.mark.parametrize(
    ("name", "purse", "units"),
    [("stingy", (10, 3, 1), 2), ("fair", (16, 5, 1), 2), ("generous", (20, 8, 2), 2)],
)
def test_the_starting_conditions(name: str, purse: tuple[int, int, int], units: int) -> None:
    s = state(begin(2, name))
    player = s.players[0]
    assert (player.gold, player.materials, player.valuables) == purse
    assert sum(entry.count for entry in s.map.scenario.start.units) == units


def test_the_units_of_a_generous_start() -> None:
    pack, few = state(begin(2, "generous")).map.scenario.start.units
    assert (pack.tier, pack.pack, pack.pick) == ("bronze", True, "chosen")
    assert (few.tier, few.pack, few.pick) == ("silver", False, "cheapest")


@pytest.mark.parametrize(
    ("name", "income", "buildings"),
    [("settlement", (10, 0, 0), 1), ("city", (15, 0, 1), 2), ("capitol", (20, 2, 1), 3)],
)
def test_the_strength_of_towns(name: str, income: tuple[int, int, int], buildings: int) -> None:
    for realm in state(begin(2, name)).map.realms:
        assert tuple(realm.income) == income
        assert len(realm.buildings) == buildings


def test_what_lies_in_the_middle() -> None:
    def middle(*variants: str) -> list[str]:
        return [p.tile for p in state(begin(2, *variants)).map.board.tiles]

    assert [TILE_CARDS[t].type for t in middle("free_for_all", "small")] == ["near"]
    assert [TILE_CARDS[t].type for t in middle("free_for_all", "medium")] == ["near"] * 3
    assert [TILE_CARDS[t].type for t in middle("free_for_all", "large")] == ["center"]
    for size in SIZES:
        assert middle("king_of_the_hill", size)[0] in ("C1", "C3")
        assert middle("capture_the_grail", size)[0] in ("C2", "C4")


def test_every_combination_can_be_set_up() -> None:
    for combination in product(*GROUPS):
        assert begin(2, *combination).decision is not None


# ---- free for all ----


def test_tournament_points_for_holdings_buildings_and_level() -> None:
    q = kit(("N3 0,0",), FREE, level=3, buildings=("dwelling_bronze", "city_hall"))
    assert points(q) == 2 + 3
    change(q.s, q.at("N3 E"), flags=(0,))  # a Mine
    assert points(q) == 2 + 3 + 1
    change(q.s, q.at("N3 C"), flags=(0,))  # an Obelisk
    assert points(q) == 2 + 3 + 1


@pytest.mark.parametrize(("artifacts", "more"), [(1, 0), (2, 1), (5, 2)])
def test_a_point_for_every_two_artifacts(artifacts: int, more: int) -> None:
    q = kit((), FREE)
    before = points(q)
    cards = ("speculum", "rib_cage", "centaurs_axe", "angel_wings", "charm_of_mana")[:artifacts]
    q.player.hand, q.player.removed = cards[:1], cards[1:]
    assert points(q) == before + more


def duel(**more: Any) -> Quest:
    """Seat 0 attacks a hero of seat 1."""
    return kit(("F1 0,0",), FREE, **more).go("F1 C")


def test_four_points_for_each_enemy_main_hero_once() -> None:
    q = duel(heroes={0: "F1 SE", 1: "F1 C"})
    before = points(q)
    fight_out(q)
    gained = points(q) - before
    assert gained == 4 + (q.player.level - 1)
    q.realm.set_note("beaten_heroes", (1, 1))
    assert points(q) - before == gained


@pytest.mark.parametrize("fights", [True, False])
def test_two_points_for_a_secondary_hero(fights: bool) -> None:
    q = duel(heroes={0: "F1 SE"}, seconds={1: "F1 C"}, level=7)
    before = points(q)
    assert q.asked == "1 give-up"
    q.choose("fight" if fights else "give-up")
    if fights:
        fight_out(q)
    assert points(q) - before == 2


def test_points_for_the_dragon_utopia() -> None:
    q = kit(("C1 0,0",), FREE, heroes={0: "C1 SW"})
    before = points(q)
    q.go("C1 C")
    fight_out(q)
    while q.asked != "0 turn":
        q.choose(q.offered[-1])
    level = q.player.level - 1
    assert points(q) - before == 5 + 2 + level
    change(q.s, q.at("C1 C"), flags=(1,))
    assert points(q) - before == 5 + level
    assert points(q, 1) >= 2


def test_the_second_to_flag_the_utopia_gets_two_points() -> None:
    q = kit(("C1 0,0",), FREE, heroes={0: "C1 SW"}, flags={"C1 C": 1})
    before = points(q)
    q.go("C1 C")
    assert points(q) - before == 2


def test_three_points_for_the_grail_and_five_at_home() -> None:
    q = kit((), FREE, heroes={0: "S3 E"})
    before = points(q)
    q.w.grail = True
    q.realm.grail = "main"
    assert points(q) - before == 3
    q.go("S3 C")
    assert points(q) - before == 5
    assert (q.realm.grail, q.w.notes[HOME]) == ("", 0)


def test_an_enemy_takes_the_grail_out_of_a_town() -> None:
    q = kit((), FREE, heroes={0: "S1 E", 1: "S3 E"})
    q.w.grail = True
    q.w.notes[LIES], q.w.notes[HOME] = q.at("S1 C"), 1
    q.go("S1 C")
    assert q.realm.grail == "main"
    assert HOME not in q.w.notes


def test_the_most_points_win_after_the_last_round() -> None:
    q = kit((), ("free_for_all", "small"), round=8, level=2)
    q.s.players[1].xp = 6
    round_ends(q)
    assert q.match.result is not None
    assert q.match.result.winners == (1,)


def test_nobody_wins_before() -> None:
    q = kit((), ("free_for_all", "small"), round=7)
    assert round_ends(q).match.result is None


# ---- king of the hill ----


def test_the_dragon_utopia_is_not_guarded() -> None:
    assert guard((q := kit(("C1 0,0",), HILL)).s, q.at("C1 C")) == 0
    assert guard((q := kit(("C1 0,0",), FREE)).s, q.at("C1 C")) == 7


def test_a_point_for_each_round_in_which_one_holds_it() -> None:
    q = kit(("C1 0,0",), HILL, flags={"C1 C": 1}, level=7)
    round_ends(q)
    assert (points(q, 0), points(q, 1)) == (0, 1)
    assert [e["points"] for e in q.told("held-field")] == [1]


def test_nothing_else_scores_on_the_hill() -> None:
    q = kit(("C1 0,0",), HILL, level=7, buildings=("city_hall", "dwelling_bronze"))
    round_ends(q)
    assert points(q) == 0


def test_a_round_counts_once() -> None:
    q = kit(("C1 0,0",), HILL, flags={"C1 C": 0})
    rule = next(rule for rule in q.rules if hasattr(rule, "points") and hasattr(rule, "field"))
    assert not list(rule.round_ends(q.s))
    assert not list(rule.round_ends(q.s))
    assert points(q) == 1


# ---- capture the Grail ----


def test_digging_costs_two_movement_points() -> None:
    q = kit(("C2 0,0",), GRAIL, heroes={0: "C2 C"})
    change(q.s, q.at("C2 C"), cube=True)
    assert "rule-dig main" in q.offered
    q.choose("rule-dig main")
    assert q.realm.movement[0] == 1
    assert q.realm.grail == "main"
    assert "rule-dig main" not in q.offered


@pytest.mark.parametrize(("where", "movement"), [("C2 C", 1), ("C2 W", 3)])
def test_digging_needs_the_field_and_the_points(where: str, movement: int) -> None:
    q = kit(("C2 0,0",), GRAIL, heroes={0: where}, movement=(movement, 0))
    change(q.s, q.at("C2 C"), cube=True)
    assert "rule-dig main" not in q.offered


def test_a_visit_alone_brings_no_grail() -> None:
    q = kit(("C2 0,0",), GRAIL, heroes={0: "C2 W"}).go("C2 C")
    fight_out(q)
    while q.asked != "0 turn":
        q.choose(q.offered[-1])
    assert not q.w.grail
    assert q.realm.grail == ""


def test_whoever_brings_the_grail_home_wins_as_the_round_ends() -> None:
    q = kit((), GRAIL, heroes={0: "S3 E"})
    q.w.grail = True
    q.realm.grail = "main"
    q.go("S3 C")
    assert q.match.result is None  # H3-17.2
    round_ends(q)
    assert q.match.result is not None
    assert q.match.result.winners == (0,)


def test_without_the_grail_nobody_wins() -> None:
    q = kit((), (*GRAIL, "small"), round=8)
    round_ends(q)
    assert q.match.result is not None
    assert q.match.result.winners == ()


# ---- rules of all types ----


def test_the_build_token_buys_what_a_trading_post_offers() -> None:
    q = kit((), FREE, gold=4)
    assert "rule-post" in q.offered
    q.choose("rule-post", "trade", "exchange gold-2 materials-1", "done")
    assert (q.player.gold, q.player.materials) == (2, 1)
    assert "build" not in q.realm.tokens


def test_without_the_build_token_there_is_no_trade() -> None:
    q = kit((), FREE, gold=4)
    q.realm.tokens -= {"build"}
    assert "rule-post" not in q.offered


def test_in_other_turns_the_hand_does_not_matter() -> None:
    q = kit((), FREE, hands=([], ["haste"]))
    [rule] = [r for r in q.rules if "Post" in str(type(r))]
    assert rule.town_actions(q.s, 1) == []
    q.s.players[1].gold = 2
    assert [o.kind for o in rule.town_actions(q.s, 1)] == ["rule-post"]


@pytest.mark.parametrize(("level", "may"), [(6, True), (7, False)])
def test_guards_of_level_seven_cannot_be_skipped(level: int, may: bool) -> None:
    q = kit(("C1 0,0",), FREE)
    trip = Trip(0, 0, q.at("C1 C"), q.at("C1 SW"), "guards", level=level)
    assert all(hear(q.s, trip) for hear in q.s.listening(occasions.may_skip)) is may


def test_an_obelisk_rolls_two_treasure_dice() -> None:
    entry = next(e for e in table(KIT)["rules"] if e.get("fields") == ["obelisk"])
    assert entry["steps"] == [{"roll": {"die": "treasure", "count": 2, "keep": 1}}]


def test_heroes_move_farther_in_the_first_round() -> None:
    q = kit((), FREE)
    begin_round(q, 1)
    assert q.realm.movement[0] == 4
    begin_round(q, 3)
    assert q.realm.movement[0] == 3


def test_the_least_experienced_roll_dice_in_round_ten() -> None:
    q = kit((), FREE, round=9, level=2, no_astrologers=True)
    q.s.players[1].xp = 0
    begin_round(q, 10)
    rolled = [e for e in q.told("rolled-dice") if e["die"] == "resource"]
    assert [(e["seat"], len(e["faces"])) for e in rolled] == [(1, 2)]


def test_cubes_come_off_in_rounds_six_nine_and_twelve() -> None:
    event = shipped()[KIT].events[1]
    assert event.rounds == (6, 9, 12)


# ---- the whole scenario ----


@pytest.mark.parametrize(
    ("seats", "variants"),
    [
        (2, ("free_for_all", "small", "stingy", "settlement")),
        (3, ("king_of_the_hill", "small", "fair", "city")),
        (4, ("capture_the_grail", "small", "generous", "capitol")),
    ],
)
def test_random_play_comes_to_an_end(seats: int, variants: tuple[str, ...]) -> None:
    match = play_on(begin(seats, *variants), seats)
    assert match.result is not None
    assert state(match).map.round <= 8
