"""Rooms: what is told is stored, and everybody is told exactly what the seat may know."""

import json
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from rulebound.server.config import Config
from rulebound.server.live.rooms import Rooms
from rulebound.server.matches.play import Play, common_start
from rulebound.server.matches.states import words
from rulebound.server.store import ActRow, Store, now
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.visitors import (
    Data,
    Page,
    at_table,
    open_page,
    play_at_random,
    set_table,
    sit,
    table_of_two,
)


def play_of(server: Running, table_id: str) -> Play:
    """The match as the journal tells it."""
    table = server.store.table(table_id)
    assert table is not None
    return Play(table, server.store.acts(table_id))


def rooms_of(server: Running) -> Rooms:
    rooms: Rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    return rooms


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# ---- acting ----


def test_a_choice_is_stored_before_anybody_hears_of_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, ann, bob = table_of_two(server)
    store, append = server.store, server.store.append
    asked, go = threading.Event(), threading.Event()

    def slowly(*args: Any, **kwargs: Any) -> None:
        asked.set()
        assert go.wait(PATIENCE)
        append(*args, **kwargs)

    monkeypatch.setattr(store, "append", slowly)
    with at_table(server, table_id, ann, bob) as (a, b):
        a.ask("ping")  # what was told before has come before its answer
        b.ask("ping")
        a.post("choose", at=0, notation=a.options[0])
        assert asked.wait(PATIENCE)
        assert a.quiet() == b.quiet() == []
        with at_table(server, table_id) as ():  # who comes now waits, too
            late = open_page(server.url, table_id)
            assert late.quiet() == []
            go.set()
            assert a.hear()["t"] == "done"
            assert a.at(1)["choices"] == b.at(1)["choices"] == late.at(1)["choices"] == 1
            late.close()
    assert [act.seq for act in store.acts(table_id)] == [0]


@pytest.mark.parametrize("stored", [False, True], ids=["lost", "stored after all"])
def test_when_storing_fails_nobody_is_told_what_is_not_so(
    server: Running, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    table_id, ann, bob = table_of_two(server)
    store, append = server.store, server.store.append

    def fail(*args: Any, **kwargs: Any) -> None:
        if stored:
            append(*args, **kwargs)
        raise OperationalError("append", {}, Exception("gone"))

    with at_table(server, table_id, ann, bob) as (a, b):
        first = a.options[0]
        monkeypatch.setattr(store, "append", fail)
        assert a.refusal("choose", at=0, notation=first) == "try-again"
        monkeypatch.setattr(store, "append", append)
        a.at(int(stored))
        b.at(int(stored))
        a.choose()
        assert b.at(int(stored) + 1)["seq"] == int(stored) + 1
        assert b.log == as_json(play_of(server, table_id).match.log(1))
    assert [act.seq for act in store.acts(table_id)] == list(range(int(stored) + 1))


def test_who_comes_second_is_told_that_the_table_moved_on(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        play = play_of(server, table_id)
        first, other = a.options[:2]
        play.apply("choose", 0, first, now())
        # Another process, of which this one does not hear.
        elsewhere = Store(server.config.database_url)
        act = ActRow(table_id, 0, 0, "choose", first, now())
        elsewhere.append(act, turn=play.turn, since=play.since)
        elsewhere.close()
        assert a.refusal("choose", at=0, notation=other) == "stale"
        assert a.state["seq"] == 1
        assert b.at(1)["view"] == as_json(play.match.view(1))
        assert [act.notation for act in server.store.acts(table_id)] == [first]


def test_refused_acts_change_nothing(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob, None) as (a, b, watcher):
        first = a.options[0]
        assert a.refusal("choose", at=1, notation=first) == "stale"
        assert a.refusal("choose", at=0, notation="win the game") == "illegal"
        assert b.refusal("choose", at=0, notation=first) == "not-your-turn"
        assert watcher.refusal("choose", at=0, notation=first) == "not-seated"
        assert a.refusal("undo", at=0) == "cannot-undo"
        assert a.refusal("aside", at=0, notation="win the game") == "illegal"
        assert watcher.refusal("aside", at=0, notation="resign") == "not-seated"
        a.choose(first)
        assert a.refusal("choose", at=0, notation=first) == "stale"
        assert b.refusal("undo", at=1) == "cannot-undo"
    assert [act.notation for act in server.store.acts(table_id)] == [first]


# ---- choices that are prepared ----


def first_turn(page: Page) -> list[str]:
    """Choose until the hero can ride; two steps that it can make then."""
    while page.state["decision"]["prompt"]["id"] != RIDING:
        page.choose(page.options[-1] if "enough" in page.options else None)
    return ["go main 1,-1", "go main 0,0"]


RIDING = "homm3-ask-turn"


def prepared(*notations: str) -> list[Data]:
    return [{"prompt": RIDING, "notation": notation} for notation in notations]


def scenario_for_one(server: Running) -> tuple[str, httpx.Client]:
    ann = server.client("Ann")
    options = {"form": "scenario", "scenario": "first_light"}
    return set_table(ann, "homm3", options=options, chairs=["me"], seed=1), ann


def test_prepared_choices_are_made_one_by_one_each_stored_and_told(server: Running) -> None:
    table_id, ann = scenario_for_one(server)
    with at_table(server, table_id, ann) as (a,):
        first, second = first_turn(a)
        seq = a.state["seq"]
        call = a.post("choose", at=seq, notation=first, then=prepared(second))
        told: list[int] = []
        while (frame := a.hear()).get("call") != call:
            if frame["t"] == "state":
                told.append(frame["seq"])
        assert (frame["t"], told) == ("done", [seq + 1, seq + 2])
        acts = server.store.acts(table_id)[-2:]
        assert [(act.seq, act.notation) for act in acts] == [(seq, first), (seq + 1, second)]
        assert a.ask("undo", at=seq + 2)["t"] == "done"
        assert a.at(seq + 3)["decision"]["prompt"]["id"] == RIDING


def test_prepared_choices_end_where_something_else_is_asked(server: Running) -> None:
    table_id, ann = scenario_for_one(server)
    with at_table(server, table_id, ann) as (a,):
        first, second = first_turn(a)
        seq = a.state["seq"]
        other = {"prompt": "homm3-ask-draw", "notation": second}
        then = [other, *prepared(second)]
        assert a.ask("choose", at=seq, notation=first, then=then)["t"] == "done"
        assert a.state["seq"] == seq + 1
        then = prepared("go main 99,99", "end-turn")
        assert a.ask("choose", at=seq + 1, notation=second, then=then)["t"] == "done"
        assert a.state["seq"] == seq + 2
        assert a.refusal("choose", at=seq + 2, notation=first + "9", then=then) == "illegal"
        assert a.state["seq"] == seq + 2
    assert [act.notation for act in server.store.acts(table_id)][seq:] == [first, second]


def test_prepared_choices_are_no_choices_for_others(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        first = a.options[0]
        prompt = a.state["decision"]["prompt"]["id"]
        then = [{"prompt": prompt, "notation": notation} for notation in a.options[1:20]]
        assert a.ask("choose", at=0, notation=first, then=then)["t"] == "done"
        acts = server.store.acts(table_id)
        assert {act.seat for act in acts} == {0}
        assert b.at(len(acts))["decision"]["seat"] == 1 or len(acts) < 20


# ---- what a seat is told ----


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("tashkalar", {"form": "high_form"}, 2), ("urbno", {}, 3)],
    ids=["tashkalar", "urbno"],
)
def test_everybody_is_told_what_the_engine_shows_the_seat_and_nothing_else(
    server: Running, game: str, options: Data, seats: int
) -> None:
    people = [server.client(f"P{number}") for number in range(seats)]
    table_id = set_table(people[0], game, options=options, chairs=["me"] + ["open"] * (seats - 1))
    for seat in range(1, seats):
        sit(people[seat], table_id, seat)
    rng = random.Random(5)
    with at_table(server, table_id, *people, None) as pages:
        table = server.store.table(table_id)
        assert table is not None
        play = Play(table)
        for _ in range(150):
            decision = play.match.decision
            if decision is None:
                break
            for page, seat in zip(pages, [*range(seats), None], strict=True):
                check_state(page, play, seat)
            chooser = pages[decision.seat]
            notation = rng.choice(chooser.options)
            chooser.choose(notation)
            play.apply("choose", decision.seat, notation, now())
            for page in pages:
                page.at(play.seq)


def check_state(page: Page, play: Play, seat: int | None) -> None:
    match, told = play.match, page.state
    decision = match.decision
    assert decision is not None
    assert told.keys() == {
        *("t", "seq", "choices", "seat", "view", "helps", "decision", "asides", "undo", "log"),
        *("result", "reason", "outdated", "round", "stood_in", "affairs"),
    }
    assert told["view"] == as_json(match.view(seat))
    assert told["helps"] == as_json(match.helps(seat))
    assert page.log == as_json(match.log(seat))
    assert told["seat"] == seat
    asides = () if seat is None else match.asides(seat)
    assert [option["notation"] for option in told["asides"]] == [o.notation for o in asides]
    undoable = None if seat is None else match.undoable(seat)
    undo = None if undoable is None else [undoable.notation, list(undoable.refs)]
    assert (told["undo"] and [told["undo"]["notation"], told["undo"]["refs"]]) == undo
    asked = told["decision"]
    assert asked["seat"] == decision.seat
    if seat == decision.seat:
        assert asked["prompt"] == as_json(words(decision.prompt).model_dump())
        assert page.options == [o.notation for o in decision.options]
    else:
        assert asked["prompt"] is None
        assert asked["options"] == []


def test_the_seed_stays_secret_until_the_match_is_over(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    table = server.store.table(table_id)
    assert table is not None
    with at_table(server, table_id, ann, bob, None) as pages:
        a, b, _ = pages
        play_at_random(a, b, most=40)
        for page in pages:
            page.ask("ping")
            assert str(table.seed) not in "".join(page.texts)
        a.ask("aside", at=40, notation="resign")
        assert [page.until("table")["table"]["seed"] for page in pages] == [table.seed] * 3


def test_the_key_to_a_seat_is_told_to_who_sits_there_once(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    secrets = {chair.secret for chair in server.store.table(table_id).chairs}  # type: ignore[union-attr]
    with at_table(server, table_id, ann, bob, server.client("Cat")) as pages:
        a, b, cat = pages
        assert {a.table["secret"], b.table["secret"]} == secrets
        assert cat.table["secret"] is None
        a.choose()
        for page in pages:
            page.ask("ping")
        told = {page.texts[0].count(secret) for page in pages[:2] for secret in secrets}
        assert told == {0, 1}
        for page in pages:
            assert not any(secret in text for text in page.texts[1:] for secret in secrets)
        assert not any(secret in cat.texts[0] for secret in secrets)


def test_facts_come_with_the_first_frame_only(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann) as (a,):
        assert a.table["facts"] == as_json(play_of(server, table_id).match.facts())
        with at_table(server, table_id, bob):
            assert a.until("table")["facts"] is None


@pytest.mark.parametrize(
    ("level", "own"), [("free", True), ("full", True), ("legal", False), ("table", False)]
)
def test_help_is_given_as_the_table_allows(server: Running, level: str, own: bool) -> None:
    table_id, ann, _ = table_of_two(server, help=level)
    with at_table(server, table_id, ann) as (a,):
        match = play_of(server, table_id).match
        helps = [as_json(match.helps(seat)) for seat in (0, None)]
        assert helps[0] != helps[1]
        assert a.state["helps"] == helps[0 if own else 1]


# ---- taking back, and the log ----


def test_taking_back_tells_only_what_changed_in_the_log(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob, None) as pages:
        a, b, watcher = pages
        before = [list(page.log) for page in pages]
        a.choose("place e5")
        assert a.state["undo"]["notation"] == "place e5"
        assert b.at(1)["undo"] is None
        watcher.at(1)
        assert a.ask("undo", at=1)["t"] == "done"
        for page, log in zip(pages, before, strict=True):
            part = page.at(2)["log"]
            assert page.log == log
            assert part == {"start": len(log), "events": []}
            assert page.state["choices"] == 0
        a.choose("place d4")
        assert b.at(3)["choices"] == 1
        assert b.log == as_json(play_of(server, table_id).match.log(1))
    acts = [(act.kind, act.notation) for act in server.store.acts(table_id)]
    assert acts == [("choose", "place e5"), ("undo", "place e5"), ("choose", "place d4")]


def test_the_common_start_of_logs() -> None:
    one, two, three = ({"at": n} for n in range(3))
    assert common_start([one, two], [one, two, three]) == 2
    assert common_start([one, three], [one, two]) == 1
    assert common_start([], [one]) == 0


def test_a_match_in_memory_is_the_match_of_its_journal(server: Running) -> None:
    """Through choices and taken-back ones, and after the room was dropped."""
    table_id, ann, bob = table_of_two(server)
    rng = random.Random(3)
    with at_table(server, table_id, ann, bob) as (a, b):
        for seq in range(80):
            page = a if a.at(seq)["decision"]["seat"] == 0 else b
            page.at(seq)
            if page.state["undo"] and rng.random() < 0.25:
                assert page.ask("undo", at=seq)["t"] == "done"
            else:
                page.choose(rng.choice(page.options))
        a.at(80)
        play = play_of(server, table_id)
        assert a.state["view"] == as_json(play.match.view(0))
        assert a.log == as_json(play.match.log(0))
        assert "undo" in {act.kind for act in server.store.acts(table_id)}
        state = a.state
    drop_rooms(server)
    with at_table(server, table_id, ann) as (a,):
        assert timeless(a.state) == timeless(state | {"log": {"start": 0, "events": a.log}})


def timeless(state: Data) -> Data:
    """What was told, but for the moment of telling."""
    return state | {"affairs": state["affairs"] | {"moment": None}}


def drop_rooms(server: Running) -> None:
    rooms = rooms_of(server)
    wait_until(
        lambda: not any(room.listeners or room.keeping.due for room in rooms.loaded()),
    )
    for room in rooms.loaded():
        room.used -= 10_000
    rooms.evict()
    assert rooms.loaded() == []


def test_rooms_are_dropped_when_nobody_was_there_for_long(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    rooms = rooms_of(server)
    with at_table(server, table_id, ann):
        (room,) = rooms.loaded()
        room.used -= 10_000
        rooms.evict()
        assert rooms.loaded() == [room]
    wait_until(lambda: not room.listeners)
    rooms.evict()
    assert rooms.loaded() == [room]
    drop_rooms(server)


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.05)


# ---- tables that fill, start and end ----


def test_a_table_starts_when_its_last_chair_is_taken(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann)
    with at_table(server, table_id, ann, bob) as (a, b):
        assert a.table["table"]["status"] == "open"
        assert (a.seat, b.table["table"]["you"]) == (0, None)
        assert b.table["secret"] is None
        told = sit(bob, table_id, 1)
        while b.table["table"]["status"] != "running" or b.table["table"]["you"] != 1:
            b.until("table")
        assert any(frame.get("secret") == told["secret"] for frame in b.frames)
        assert a.at(0)["seat"] == 0
        assert b.at(0)["decision"]["seat"] == 0
        a.choose()
        assert b.at(1)["seat"] == 1


def test_who_gets_up_has_no_seat_and_no_key_any_more(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann, chairs=["me", "open", "open"], options={"form": "melee"})
    key = sit(bob, table_id, 1)["secret"]
    with at_table(server, table_id, bob) as (b,):
        keyed = open_page(server.url, table_id, key=key)
        keyed.until("table")
        assert (b.seat, keyed.seat) == (1, 1)
        bob.post(f"/api/tables/{table_id}/leave")
        for page in (b, keyed):
            while page.table["table"]["you"] is not None:
                page.until("table")
            assert page.table["secret"] is None
        keyed.close()


def test_without_watching_only_players_see_the_match(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann, watching=False)
    with at_table(server, table_id, ann, None) as (a, watcher):
        assert watcher.table["table"]["status"] == "open"
        sit(bob, table_id, 1)
        assert watcher.closed() == 4403
        assert not any(frame["t"] == "state" for frame in watcher.frames)
        late = open_page(server.url, table_id)
        assert late.closed() == 4403
        assert [frame["t"] for frame in late.frames] == ["refused"]
        a.at(0)
        a.ask("aside", at=0, notation="resign")
        with at_table(server, table_id, None) as (after,):
            assert after.state["result"]["ranking"] == [[1], [0]]


def test_the_end_is_told_with_its_reason(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        assert b.ask("aside", at=0, notation="resign")["t"] == "done"
        for page in (a, b):
            state = page.at(1)
            assert state["decision"] is None
            assert state["asides"] == []
            assert state["undo"] is None
            assert state["result"]["ranking"] == [[0], [1]]
            assert state["reason"]["id"] == "tashkalar-over-resigned"
            table = page.until("table")["table"]
            assert (table["status"], table["turn"]) == ("finished", None)
            assert table["result"] == state["result"]
        assert a.refusal("choose", at=1, notation="place e5") == "over"
    row = server.store.table(table_id)
    assert row is not None
    assert (row.status, row.turn, row.since) == ("finished", None, None)
    assert row.reason == {"id": "tashkalar-over-resigned", "args": state["reason"]["args"]}


# ---- who is there ----


def test_people_come_and_go(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann) as (a,):
        assert [chair["present"] for chair in a.table["table"]["chairs"]] == [True, False]
        with at_table(server, table_id, bob, server.client("Cat")):
            # Either of the two may be there first.
            while a.table["watchers"] != ["Cat"] or not a.table["table"]["chairs"][1]["present"]:
                a.until("table")
            assert [chair["present"] for chair in a.table["table"]["chairs"]] == [True, True]
        while a.table["watchers"] or a.table["table"]["chairs"][1]["present"]:
            a.until("table")
        assert a.table["table"]["chairs"][1]["away_since"] is not None
        listed = ann.get(f"/api/tables/{table_id}").json()
        assert [chair["present"] for chair in listed["chairs"]] == [True, False]


def test_two_pages_of_one_seat_are_both_live(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, ann, bob) as (one, other, _):
        one.choose()
        assert other.at(1)["decision"]["seat"] == 0
        other.choose()
        assert one.at(2)["seq"] == 2
        one.close()
        assert [chair["present"] for chair in other.table["table"]["chairs"]] == [True, True]


# ---- after a restart ----


def test_everything_is_there_after_a_restart(config: Config) -> None:
    with running(config) as server:
        table_id, ann, bob = table_of_two(server)
        with at_table(server, table_id, ann, bob) as (a, b):
            play_at_random(a, b, most=30)
            a.at(30)
            state, log = a.state, a.log
            a.ask("say", text="Back in a minute")
        cookies = dict(ann.cookies)
    with running(config) as server:
        again = httpx.Client(cookies=cookies, timeout=PATIENCE)
        with at_table(server, table_id, again) as (a,):
            assert timeless(a.state) == timeless(state | {"log": {"start": 0, "events": log}})
            assert a.until("chat")["lines"][0]["text"] == "Back in a minute"
        again.close()
