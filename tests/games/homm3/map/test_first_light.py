"""First Light: a first evening with the game, for one."""

import pytest

from rulebound.core.errors import BadOption
from rulebound.core.match import Match
from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.evaluate import habit
from rulebound.games.homm3.map.advice import advise
from rulebound.games.homm3.map.fields import field, guard
from rulebound.games.homm3.model.hexes import name_of
from tests.games.homm3.map.armies import Story, troops


def start(seed: int = 1) -> Story:
    """The first turn, four cards in hand."""
    story = Story("first_light", seed=seed)
    assert story.asked == "draw"
    return story.choose("draw-all")


def sensible(seed: int) -> Match:
    """Played by the game's own advice."""
    match = Story("first_light", seed=seed).match
    rng = Rng(seed)
    while match.decision is not None:
        option = advise(match._state, match.decision, rng)
        match.choose(option or habit(match._state, match.decision, rng))
    return match


# ---- the start ----


def test_it_is_the_usual_scenario_and_begins_without_questions() -> None:
    match = GAME.start(seats=1, options={"form": "scenario"}, seed=7)
    assert match.view(0)["world"]["scenario"] == "first_light"
    assert match.decision is not None
    assert match.decision.prompt.id == "homm3-ask-draw"


def test_it_is_for_one() -> None:
    with pytest.raises(BadOption, match="not for 2 players"):
        Story("first_light", 2)


def test_catherine_begins_at_home_with_three_units() -> None:
    story = start()
    assert story.s.players[0].hero == "catherine"
    assert story.w.realms[0].heroes == ((0, 0), None)
    assert story.s.players[0].troops == troops(
        "castle_halberdiers+", "castle_marksmen", "castle_griffins"
    )
    assert (story.s.players[0].gold, story.s.players[0].materials) == (15, 4)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_map_is_always_the_same(seed: int) -> None:
    story = start(seed)
    tiles = [(p.tile, p.centre, p.rotation, p.face_up) for p in story.w.board.tiles]
    assert tiles == [
        ("S3", (0, 0), 0, True),
        ("F3", (-3, 1), 0, False),
        ("F8", (-6, 2), 0, True),
        ("F5", (2, -3), 0, False),
    ]


def test_round_the_town_lie_a_resource_a_treasure_and_a_mine() -> None:
    story = start()
    near = {at: field(story.s, at) for at in ((1, 0), (-1, 0), (-1, 1))}
    assert [printed.location for printed in near.values()] == [
        "resource_symbol",
        "treasure_symbol",
        "mine",
    ]
    assert [guard(story.s, at) for at in near] == [0, 1, 1]


def test_beyond_the_treasure_lies_a_tile_to_discover_with_a_settlement() -> None:
    story = start()
    story.w.realms[0].stand(0, (-1, 0))
    story.choose("discover main -3,1", "rotate -3,1 0")
    assert field(story.s, (-4, 1)).location == "settlement"
    assert guard(story.s, (-4, 1)) == 1  # printed is III
    assert field(story.s, (-2, 1)).location == "stables"


def test_the_raiders_wait_on_their_mine() -> None:
    story = start()
    raiders = story.w.rovers[0]
    assert raiders.at == (-6, 2)
    assert raiders.troops == troops("necropolis_skeletons+", "necropolis_zombies")
    story.until("refresh")
    assert story.w.rovers[0].at == (-6, 2)


# ---- the end ----


def test_settlement_and_raiders_win_at_once() -> None:
    story = start()
    story.w.notes["beaten:raiders"] = 0
    story.w.marks[(-4, 1)] = story.w.mark((-4, 1))._replace(flags=(0,))
    story.w.board.turn(1, 0)
    story.choose(f"go main {name_of((1, -1))}")
    assert story.match.result is not None
    assert story.match.result.winners == (0,)


def test_the_raiders_alone_are_not_enough() -> None:
    story = start()
    story.w.notes["beaten:raiders"] = 0
    story.choose(f"go main {name_of((1, -1))}")
    assert story.match.result is None


def test_after_six_rounds_it_is_lost() -> None:
    story = start()
    story.w.round = 6
    story.choose("end-turn")
    assert story.match.result is not None
    assert story.match.result.winners == ()
    assert story.match.result.reason.id == "homm3-over-rounds"


def test_a_sensible_player_wins() -> None:
    results = [sensible(seed).result for seed in range(12)]
    assert sum(result is not None and result.winners == (0,) for result in results) >= 10


def test_random_play_ends_within_six_rounds() -> None:
    for seed in range(5):
        match = Story("first_light", seed=seed).match
        rng = Rng(seed)
        while match.decision is not None:
            match.choose(rng.pick(match.decision.options))
        assert match.view(0)["world"]["round"] <= 6
