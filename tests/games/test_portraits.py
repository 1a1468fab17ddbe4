"""Finished matches at a glance: every game tells one from what a watcher sees."""

import json
import random
from xml.etree import ElementTree

import pytest

import rulebound
from rulebound import Match
from rulebound.core.portrait import SIZE, Portrait
from rulebound.core.told import Told
from rulebound.locale import LANGUAGES, Translator

FORMS = [
    ("tashkalar", 2, {"form": "first_game"}),
    ("tashkalar", 2, {"form": "high_form"}),
    ("tashkalar", 2, {"form": "duel"}),
    ("tashkalar", 4, {"form": "duel", "teams": True}),
    ("tashkalar", 3, {"form": "melee"}),
    ("urbno", 2, {"missions": [1]}),
    ("urbno", 4, {"missions": [1], "pairs": True}),
    ("homm3", 2, {"form": "skirmish"}),
    ("homm3", 1, {"form": "guards"}),
    ("homm3", 1, {"form": "scenario", "scenario": "first_light"}),
]


def ended(game: str, seats: int, options: dict[str, object], most: int = 400) -> Match:
    """A match played at random, to its end or for a while."""
    match = rulebound.game(game).start(seats, options, seed=7)
    rng = random.Random(7)
    while match.decision is not None and match.seq < most:
        match.choose(rng.choice(match.decision.options))
    return match


def portrait_of(match: Match) -> Portrait:
    """As the server makes it, which may have kept the view as JSON."""
    return match.game.told.portrait(json.loads(json.dumps(match.view(None))))


@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_a_portrait_names_form_and_sides_in_every_language(
    game: str, seats: int, options: dict[str, object]
) -> None:
    portrait = portrait_of(ended(game, seats, options))
    assert len(portrait.sides) == len(portrait.points) == seats
    for language in LANGUAGES:
        words = Translator(language)
        for name in filter(None, (portrait.form, *portrait.sides)):
            assert words(name)


@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_the_picture_is_sound_and_says_nothing_in_letters(
    game: str, seats: int, options: dict[str, object]
) -> None:
    match = ended(game, seats, options)
    portrait = portrait_of(match)
    svg = ElementTree.fromstring(portrait.picture)
    assert svg.get("viewBox") == f"0 0 {SIZE} {SIZE}"
    assert all(not (part.text or "").strip("−0123456789") for part in svg.iter())
    assert not any(part.tag.endswith(("script", "image", "style")) for part in svg.iter())
    # Only what everybody sees is drawn: whoever kept the view draws the same.
    assert match.game.told.portrait(match.view(None)) == portrait


def test_every_piece_on_the_board_is_drawn() -> None:
    match = ended("tashkalar", 2, {"form": "duel"}, most=60)
    board = match.view(None)["board"]
    drawn = portrait_of(match).picture.count("<path")
    assert board
    assert drawn == len(board)


def test_the_points_are_those_of_the_result() -> None:
    match = ended("urbno", 3, {"missions": [1, 2]}, most=10_000)
    assert match.result is not None
    assert portrait_of(match).points == match.result.scores


def test_in_a_melee_the_lowest_score_counts() -> None:
    match = ended("tashkalar", 3, {"form": "melee"}, most=10_000)
    assert match.result is not None
    assert portrait_of(match).points == tuple(min(each.values()) for each in match.result.scores)


def test_a_game_may_tell_nothing() -> None:
    assert Told().portrait({}) == Portrait()
