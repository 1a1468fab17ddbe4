"""The contract of a match: choosing, refusing, undoing, recording."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import rulebound
from rulebound import RuleboundError
from rulebound.core.errors import (
    BadOption,
    BadRecord,
    CannotUndo,
    ForeignChoice,
    IllegalChoice,
    MatchOver,
    StaleChoice,
    UnknownGame,
)
from rulebound.core.match import APART
from tests.core.toy import toy
from tests.games.conformance import picture
from tests.games.tashkalar.arena import arena, play


def test_games_are_found_by_entry_point() -> None:
    assert "tashkalar" in rulebound.games()
    assert rulebound.game("tashkalar").id == "tashkalar"


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match=r"'chess'.*tashkalar"):
        rulebound.game("chess")


def test_a_decision_has_a_seat_a_prompt_and_options() -> None:
    match = rulebound.game("tashkalar").start(seats=2, options={"form": "high_form"}, seed=7)
    decision = match.decision
    assert decision is not None
    assert decision.seat in (0, 1)
    assert decision.prompt.id == "tashkalar-ask-action"
    place = next(option for option in decision.options if option.notation == "place e5")
    assert (place.kind, place.refs) == ("place", ("sq:e5",))


def test_an_option_can_be_chosen_as_itself_by_index_or_by_notation() -> None:
    records = []
    for way in ("option", "index", "notation"):
        match = arena()
        assert match.decision is not None
        option = match.decision.options[10]
        ways: dict[str, Any] = {"option": option, "index": 10, "notation": option.notation}
        match.choose(ways[way])
        records.append(match.record())
    assert records[0] == records[1] == records[2]


@pytest.mark.parametrize(
    ("error", "choice", "more"),
    [
        (IllegalChoice, "place z9", {}),
        (IllegalChoice, 10_000, {}),
        (IllegalChoice, -1, {}),
        (IllegalChoice, None, {}),
        (IllegalChoice, True, {}),
        (ForeignChoice, "place e5", {"seat": 1}),
        (StaleChoice, "place e5", {"at": 5}),
    ],
)
def test_a_bad_choice_raises_and_changes_nothing(
    error: type[RuleboundError], choice: Any, more: dict[str, int]
) -> None:
    match = arena()
    before = picture(match)
    with pytest.raises(error):
        match.choose(choice, **more)
    assert picture(match) == before


def test_nothing_can_be_chosen_once_the_match_is_over() -> None:
    match = arena()
    match.aside(1, "resign")
    assert match.decision is None
    assert match.result is not None
    assert match.result.winners == (0,)
    with pytest.raises(MatchOver):
        match.choose(0)
    with pytest.raises(MatchOver):
        match.aside(0, "resign")


def test_undo_needs_something_to_undo() -> None:
    match = arena()
    with pytest.raises(CannotUndo):
        match.undo()
    play(match, "place e5")
    with pytest.raises(CannotUndo, match="seat 0"):
        match.undo(seat=1)
    assert match.undo(seat=0) == "place e5"
    assert match.seq == 0


def test_an_aside_of_somebody_else_does_not_stand_in_the_way_of_undo() -> None:
    match = arena(lines="end: 0 2 score")
    play(match, "place e5", "place e3")
    match.aside(1, "settle")
    assert match.undo(seat=0) == "place e3"
    assert match.record()["choices"] == ["place e5", "1! settle"]
    assert match.view()["end"]["agreeing"] == [1]
    assert match.undo(seat=0) == "place e5"
    assert not match.can_undo()
    assert picture(rulebound.replay(match.record())) == picture(match)


def test_choices_are_made_as_a_record_writes_them() -> None:
    match = arena()
    for choice in ("place e5", "0! undo", "place d4", "1! resign"):
        match.take(choice)
    assert match.record()["choices"] == ["place d4", "1! resign"]


def test_a_record_is_plain_data_and_brings_the_match_back() -> None:
    match = play(arena(hand="swordmaster"), "place e5", "place e3")
    match.aside(1, "resign")
    record = json.loads(json.dumps(match.record()))
    assert record["choices"] == ["place e5", "place e3", "1! resign"]
    again = rulebound.replay(record)
    assert picture(again) == picture(match)
    assert again.log() == match.log()


def test_a_seat_cannot_swamp_a_match_with_asides() -> None:
    match = arena(lines="end: 0 2 score")
    for _ in range(5):
        match.aside(1, "settle")
        match.aside(1, "play on")
    with pytest.raises(IllegalChoice, match="too often"):
        match.aside(1, "settle")
    match.aside(0, "settle")
    assert picture(rulebound.replay(match.record())) == picture(match)


def test_what_a_match_hands_out_is_not_its_own() -> None:
    match = play(arena(schools=["southern", "northern"]), "place e5")
    record, log = match.record(), match.log(0)
    record["options"]["schools"].append("x")
    record["choices"].append("x")
    log[-1]["kind"] = "x"
    assert match.record()["options"]["schools"] == ["southern", "northern"]
    assert match.record()["choices"] == ["place e5"]
    assert match.log(0)[-1]["kind"] == "placed"


def test_an_imagined_match_carries_neither_seed_nor_choices() -> None:
    match = rulebound.game("tashkalar").start(seats=2, options={"form": "duel"}, seed=99)
    match.choose(0)
    world = match.imagine(0, 1)
    assert (world.setup.seed, world.setup.position) == (0, None)
    assert (world.seq, world._choices) == (1, [])


def good_record() -> dict[str, Any]:
    match = rulebound.game("tashkalar").start(seats=2, options={"form": "duel"}, seed=3)
    match.choose(0)
    match.choose("place e5")
    return match.record()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 99),
        ("format", None),
        ("format", True),
        ("extra", 1),
        ("options", None),
        ("choices", ["٠! resign"]),
        ("game", "chess"),
        ("game", {"a": 1}),
        ("rules", "0"),
        ("seats", 17),
        ("seats", "2"),
        ("seats", True),
        ("options", {"form": "nonsense"}),
        ("options", [1, 2]),
        ("seed", "seven"),
        ("seed", 1.5),
        ("position", 5),
        ("position", "board:\n xyz"),
        ("choices", "place e5"),
        ("choices", [1]),
        ("choices", ["place z9"]),
        ("choices", ["9! resign"]),
        ("choices", ["x" * 10_000]),
        ("choices", ["9" * 5000 + "! resign"]),
        ("choices", ["a"] * 100_001),
    ],
)
def test_a_bad_record_is_refused_with_a_clear_error(key: str, value: Any) -> None:
    record = good_record()
    rulebound.replay(record)
    with pytest.raises(RuleboundError):
        rulebound.replay({**record, key: value})


@pytest.mark.parametrize("key", ["format", "rules", "seats", "options", "seed", "position"])
def test_a_record_must_be_whole(key: str) -> None:
    record = good_record()
    del record[key]
    with pytest.raises(BadRecord):
        rulebound.replay(record)


def test_a_record_may_say_what_bots_chose_for_players_and_plays_the_same() -> None:
    record = good_record()
    noted = record | {"stood_in": [[1, 0], [len(record["choices"]), 1]]}
    assert rulebound.replay(noted).record() == record


@pytest.mark.parametrize(
    "noted", [None, {}, "1", [1], [[1]], [[0, 0]], [[1, -1]], [[True, 0]], [[1, "0"]], [[10**9, 0]]]
)
def test_it_says_so_soundly(noted: Any) -> None:
    with pytest.raises(BadRecord):
        rulebound.replay(good_record() | {"stood_in": noted})


@pytest.mark.parametrize("record", [None, [], "text", 5])
def test_a_record_must_be_a_mapping(record: Any) -> None:
    with pytest.raises(BadRecord):
        rulebound.replay(record)


def test_an_imagined_match_has_no_record() -> None:
    with pytest.raises(RuleboundError, match="imagined"):
        arena().imagine(0, 1).record()


def test_a_search_fork_has_no_log_and_pays_for_none() -> None:
    match = play(arena(), "place e5")
    assert match.log()
    assert match.fork().log() == []
    assert match.fork(log=True).log() == match.log()


def test_options_have_a_schema_that_a_client_can_build_a_form_from() -> None:
    schema = {entry["name"]: entry for entry in rulebound.game("tashkalar").options.to_json()}
    assert schema["form"]["default"] == "high_form"
    assert schema["form"]["allowed"] == ["first_game", "high_form", "duel", "melee"]
    assert schema["teams"]["kind"] == "bool"
    assert (schema["schools"]["of"], schema["schools"]["each"]) == ("school", "seat")
    assert all(entry["doc"] for entry in schema.values())
    assert json.loads(json.dumps(schema)) == schema


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"colour": "red"}, "unknown option 'colour'.*form"),
        ({"form": "chess"}, "'form' cannot be 'chess'; allowed: 'first_game', 'high_form'"),
        ({"teams": "yes"}, "'teams' must be true or false"),
        ({"schools": "highland"}, "'schools' must be a list"),
        ({"schools": ["highland", "highland"]}, "twice"),
        ({"first": True}, "'first' cannot be True"),
    ],
)
def test_a_bad_option_says_what_is_wrong_and_what_is_allowed(
    options: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadOption, match=words):
        rulebound.game("tashkalar").start(options=options)


SCRIPT = """
import hashlib, json, random, rulebound
found = hashlib.sha256()
for seats, options in ((2, {"form": "high_form"}), (3, {"form": "melee", "decks": "draft"})):
    match = rulebound.game("tashkalar").start(seats=seats, options=options, seed=11)
    rng = random.Random(5)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
        found.update(json.dumps(match.view(0)).encode())
    found.update(json.dumps([match.record(), match.log(1)]).encode())
    twin = match.fork()
print(found.hexdigest())
"""


def test_the_same_record_is_the_same_match_in_every_process() -> None:
    digests = set()
    for hash_seed in ("0", "1", "12345"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1


@pytest.mark.parametrize("choices", [0, 1, APART - 1, APART, APART + 1, 2 * APART + 3])
@pytest.mark.parametrize("mid_turn", [False, True])
def test_a_match_that_nobody_copied_on_the_way_can_still_be_forked_and_taken_back(
    choices: int, mid_turn: bool
) -> None:
    """A base that stayed behind leads to the same match as one copied at every checkpoint."""
    left, forked = toy(), toy()
    for _ in range(choices):
        left.choose("flip")
        forked.choose("flip")
        forked = forked.fork(log=True)
    if mid_turn:
        left.choose("step")
        forked.choose("step")
    assert left.key() == forked.key() == left.fork().key()
    assert picture(left.fork()) == picture(left)
    assert left.fork(log=True).log() == left.log() == forked.log()
    assert left.can_undo() == mid_turn
    if mid_turn:
        left.undo()
        forked.undo()
    for match in (left, forked):
        match.choose("flip")
    assert left.log() == forked.log()
    assert left.record() == forked.record()
