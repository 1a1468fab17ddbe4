"""Where the heroes of a general go, and whom they attack."""

from typing import Any

from rulebound.core.rng import Rng
from rulebound.games.homm3.general.horizon import Horizon
from rulebound.games.homm3.general.meetings import meeting
from rulebound.games.homm3.general.plan import Plan
from rulebound.games.homm3.general.policy import play
from rulebound.games.homm3.general.routes import draws, nearby, points_left, prospects
from rulebound.games.homm3.general.worths import EXPLORING, unknown
from rulebound.games.homm3.model.world import Leader
from tests.games.homm3.quests import Quest

FEW = ("castle_halberdiers", "castle_marksmen")
BRONZE = ("castle_halberdiers+", "castle_marksmen+", "castle_griffins+")
GOLD = (
    "castle_archangels+",
    "castle_champions+",
    "castle_crusaders+",
    "castle_zealots+",
    "castle_griffins+",
)
SEVEN = ("S3 -3,1", "S1 3,-1", "C2 0,0")
"""C2 C is guarded by difficulty VII."""


def steps(q: Quest, plan: Plan | None = None) -> set[tuple[int, int]]:
    return set(draws(q.s, 0, Leader.MAIN, plan or Plan()))


def before_seven(army: tuple[str, ...], **more: Any) -> Quest:
    return Quest(SEVEN, heroes={0: "C2 NW"}, troops=[army], level=4, **more)


def test_it_does_not_attack_seven_with_what_is_worth_as_much() -> None:
    """Two azure units are worth about as much as three Packs and a few cards, on paper."""
    assert before_seven(BRONZE).at("C2 C") not in steps(before_seven(BRONZE))


def test_it_attacks_seven_with_an_army_that_beats_it() -> None:
    q = before_seven(GOLD, difficulty=0)
    assert q.at("C2 C") in steps(q)


def test_it_attacks_weak_guards_at_once() -> None:
    q = Quest(heroes={0: "F1 C"}, troops=[GOLD], round=2)
    assert q.at("F1 NW") in steps(q)


def test_what_was_found_out_of_a_foe_changes_the_way() -> None:
    q = Quest(heroes={0: "F1 C"}, troops=[GOLD], round=2)
    (at, met), *_ = [one for one in nearby(q.s, 0) if one[0] == q.at("F1 NW")]
    assert at in steps(q)
    assert at not in steps(q, Plan(odds=((met.foe, -8.0),)))


def test_points_left_on_arriving() -> None:
    """H3-3.22: in a later turn one comes there with a whole turn before one."""
    assert [points_left(steps, 3, 3) for steps in (1, 3, 4, 7)] == [2, 0, 2, 2]


def test_whoever_sees_less_far_is_drawn_to_less() -> None:
    q = Quest(SEVEN, heroes={0: "S3 C"}, troops=[GOLD], level=7, difficulty=0)
    near, far = draws(q.s, 0, Leader.MAIN, Plan(sight=1)), draws(q.s, 0, Leader.MAIN)
    assert set(near) < set(far)


def test_the_same_seed_plays_the_same() -> None:
    q = Quest(heroes={0: "F1 C"}, troops=[BRONZE], round=2)
    assert q.match.decision is not None
    both = {play(q.s, q.match.decision, Rng(7)).notation for _ in range(2)}
    assert len(both) == 1


def test_in_the_end_those_who_lose_together_have_nothing_to_lose() -> None:
    """The Field on which all depends is attacked in the last Round; in a clash it is not."""
    wins = {"rounds": 8, "victory": [{"goal": "flag", "field": "grail"}]}
    q = before_seven(FEW, table=wins, round=4, mode="cooperative", teams=(0, 0))
    assert q.at("C2 C") not in steps(q)
    q.w.round = 8
    assert q.at("C2 C") in steps(q)
    q = before_seven(FEW, table=wins, round=8)
    assert q.at("C2 C") not in steps(q)


def test_h3_10_2_it_attacks_players_who_are_no_stronger() -> None:
    chances = []
    for army in (FEW, BRONZE, GOLD):
        q = Quest(heroes={0: "F1 C", 1: "F1 E"}, troops=[BRONZE, army], round=5)
        met = meeting(q.s, 0, Leader.MAIN, q.at("F1 E"), 1)
        assert met is not None
        assert met.foe == "hero:1:0"
        chances.append(met.told.chance)
    weaker, equal, stronger = chances
    assert weaker > equal > 0.5
    assert stronger < 0.1


def test_it_turns_up_the_tile_behind_which_the_goal_lies() -> None:
    """The Grail is seen; to it leads only a tile that lies face down."""
    wins = {"victory": [{"goal": "flag", "field": "grail"}]}
    way = ("S3 -3,1", "F1 0,0 down", "C2 3,-1")
    q = Quest(way, factions=("castle",), mode="cooperative", troops=[GOLD], level=7, table=wins)
    far = Horizon(q.s, 0, Plan())
    at = next(at for at in q.w.board.layout.where if unknown(q.s, 0, at) and at not in far.hidden)
    assert far.exploring(at) > EXPLORING
    poor = Quest(way, factions=("castle",), mode="cooperative", troops=[GOLD], level=7)
    assert Horizon(poor.s, 0, Plan()).exploring(at) == EXPLORING


def test_h3_8_20_who_has_tiles_of_their_own_goes_where_they_can_be_placed() -> None:
    q = Quest(heroes={0: "S3 C"}, pool=("F2",))
    places = [at for at in q.w.board.layout.where if q.w.board.slots(at)]
    assert places
    assert all(unknown(q.s, 0, at) for at in places)
    q.realm.pool = ()
    assert not any(unknown(q.s, 0, at) for at in places)


def test_h3_8_22_a_tile_is_turned_so_that_much_lies_near() -> None:
    q = Quest(("S3 -3,1", "S1 3,-1", "F1 0,0 down"), heroes={0: "S3 E"}, troops=[GOLD], round=2)
    assert q.match.decision is not None
    q.match.choose(next(o for o in q.match.decision.options if o.kind == "discover"))
    decision = q.match.decision
    assert decision is not None
    before = q.w.board.tiles
    turned = play(q.s, decision, Rng(1))
    assert q.w.board.tiles == before, "only looked at"
    tile = next(n for n, placed in enumerate(before) if placed.tile == "F1")
    values = {}
    for option in decision.options:
        q.w.board.turn(tile, option.data)
        values[option.notation] = sum(prospects(q.s, 0, hero) for hero in Leader)
    assert values[turned.notation] == max(values.values())
