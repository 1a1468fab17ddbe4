"""Time at a table: whose is over, who is away, who comes back; told to everybody."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from rulebound.server.config import Config
from rulebound.server.live import clock, timekeeping
from rulebound.server.live.rooms import Rooms
from rulebound.server.store import now
from tests.server.conftest import Running, running
from tests.server.live.test_clock import call, wait_until
from tests.server.live.test_rooms import drop_rooms
from tests.server.visitors import Page, at_table, set_table, sit, table_of_two

DAY = 24 * 3600
BANK = {"counts": "bank", "seconds": 600, "increment": 15}
TURN = {"counts": "turn", "seconds": DAY, "vacation": 7}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "TICK_SECONDS", 0.1)
    monkeypatch.setattr(timekeeping, "COMING_BACK", timedelta())


def rooms_of(server: Running) -> Rooms:
    rooms: Rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    return rooms


class Time:
    """The time of a server, which goes on only when it is told to."""

    def __init__(self, *servers: Running) -> None:
        self.moment = now()
        for server in servers:
            rooms_of(server).services.now = self.__call__

    def __call__(self) -> datetime:
        return self.moment

    def passes(self, **units: float) -> None:
        self.moment += timedelta(**units)


@pytest.fixture
def time(server: Running) -> Time:
    return Time(server)


def kinds(page: Page) -> list[str]:
    return [notice["kind"] for notice in page.state["affairs"]["notices"]]


def left(page: Page) -> list[float]:
    return [each["left"] for each in page.state["affairs"]["clocks"]]


def test_a_bank_is_counted_a_turn_and_everybody_sees_it(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "lose"})
    with at_table(server, table_id, ann, bob, None) as (a, b, watcher):
        assert left(a) == left(b) == left(watcher) == [615, 600]
        time.passes(seconds=20)
        a.choose("place e5")
        time.passes(seconds=10)
        a.choose("end")
        b.at(2)
        assert left(b) == [585, 615]
        assert b.state["decision"]["until"] is not None
        time.passes(seconds=100)
        b.choose("place d4")
        assert a.at(3)["affairs"]["clocks"][1]["left"] == 515


def test_the_clock_is_the_same_after_the_room_was_dropped(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "lose"})
    with at_table(server, table_id, ann, bob) as (a, b):
        time.passes(seconds=100)
        a.choose("place e5")
        a.choose("end")
        b.at(2)
        told = left(b)
    wait_until(lambda: not rooms_of(server).present(table_id))
    drop_rooms(server)
    with at_table(server, table_id, bob) as (b,):
        assert left(b) == told
        time.passes(seconds=30)  # nobody's page was open meanwhile, and yet time passed
    with at_table(server, table_id, bob) as (b,):
        assert left(b) == [told[0], told[1] - 30]


def test_whose_time_is_over_loses_and_everybody_is_told(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "lose"})
    with at_table(server, table_id, ann, bob, None) as pages:
        time.passes(seconds=614)
        call(server, rooms_of(server).attend(table_id))
        assert server.store.acts(table_id) == []
        time.passes(seconds=1)
        for page in pages:
            state = page.at(1)
            assert state["result"]["ranking"] == [[1], [0]]
            assert state["reason"] == {"id": "web-table-over-time", "args": {"seat": 0}}
            assert kinds(page) == ["late"]
        assert pages[0].refusal("choose", at=1, notation="place e5") == "over"
    assert ann.get(f"/api/tables/{table_id}/record").json()["choices"] == []
    drop_rooms(server)
    with at_table(server, table_id, ann) as (a,):
        assert a.state["result"]["ranking"] == [[1], [0]]


def test_a_bot_takes_the_seat_and_its_person_comes_back(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "bot"})
    with at_table(server, table_id, ann, bob) as (a, b):
        assert a.refusal("return") == "not-taken"
        time.passes(seconds=615)
        while not a.state["affairs"]["taken"]:
            a.until("state")
        assert a.refusal("choose", at=a.state["seq"], notation="end") == "taken-over"
        while a.state["decision"]["seat"] != 1:
            a.until("state")
        acts = [act for act in server.store.acts(table_id) if act.kind == "choose"]
        assert {(act.seat, act.bot) for act in acts} == {(0, "steady")}
        assert {each["seat"] for each in a.state["stood_in"]} == {0}
        assert a.ask("return")["t"] == "done"
        state = b.at(a.state["seq"])
        assert state["affairs"]["taken"] == []
        assert kinds(b) == ["late", "returned"]


def test_what_a_bot_chose_is_nobodys_in_history_replay_and_record(
    server: Running, time: Time
) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "bot"})
    with at_table(server, table_id, ann, bob) as (a, b):
        a.choose("place e5")
        time.passes(seconds=700)
        while not a.state["affairs"]["taken"] or a.state["decision"]["seat"] != 1:
            a.until("state")
        own = [(each["at"], each["seat"]) for each in a.state["stood_in"]]
        assert own
        assert (1, 0) not in own, "the first choice was Ann's own"
        b.ask("aside", at=a.state["seq"], notation="resign")
        while a.table["table"]["status"] != "finished":
            a.hear()
    record = bob.get(f"/api/tables/{table_id}/record").json()
    assert record["stood_in"] == [list(each) for each in own]
    title = {"title": "Brought back", "record": record}
    assert bob.post("/api/records", json=title).status_code == 201
    for at in range(len(record["choices"]) + 1):
        frame = bob.get(f"/api/tables/{table_id}/replay/{at}").json()
        told = [(each["at"], each["seat"]) for each in frame["stood_in"]]
        assert told == [each for each in own if each[0] <= at]
    for who in (ann, bob):
        (past,) = [
            each
            for each in who.get("/api/past").json()["matches"]
            if each["table"]["id"] == table_id
        ]
        assert past["stood_in"] == [len(own), 0]
    with ZipFile(BytesIO(ann.get("/api/past/records.zip").content)) as archive:
        (name,) = [name for name in archive.namelist() if table_id in name]
        assert json.loads(archive.read(name))["stood_in"] == record["stood_in"]


def test_where_it_was_agreed_so_nobody_comes_back(server: Running, time: Time) -> None:
    table_id, ann, _ = table_of_two(server, clock=BANK | {"over": "bot", "returns": False})
    with at_table(server, table_id, ann) as (a,):
        time.passes(seconds=615)
        while not a.state["affairs"]["taken"]:
            a.until("state")
        assert a.refusal("return") == "no-return"


def test_among_friends_one_is_told_and_plays_on(server: Running, time: Time) -> None:
    form = {"counts": "turn", "seconds": 60, "over": "nothing"}
    table_id, ann, bob = table_of_two(server, clock=form)
    with at_table(server, table_id, ann, bob) as (a, b):
        time.passes(seconds=61)
        assert b.at(1)["affairs"]["late"] is True
        assert kinds(b) == ["late"]
        seq = a.at(1)["seq"]
        assert a.ask("choose", at=0, notation="place e5")["t"] == "done", "meant before it was told"
        assert a.at(seq + 1)["decision"] is not None


def test_a_table_of_more_sides_cannot_be_lost_by_one_clock(server: Running) -> None:
    ann = server.client("Ann")
    form: dict[str, Any] = {
        "game": "tashkalar",
        "options": {"form": "melee"},
        "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        "clock": BANK | {"over": "lose"},
    }
    answer = ann.post("/api/tables", json=form)
    assert (answer.status_code, answer.json()["code"]) == (422, "no-loser")
    form["clock"] = BANK | {"over": "bot"}
    assert ann.post("/api/tables", json=form).status_code == 201


# ---- somebody is away ----


@contextmanager
def left_alone(server: Running, **form: Any) -> Iterator[tuple[str, Page]]:
    """Ann has to choose and has closed her page; Bob waits."""
    table_id, ann, bob = table_of_two(server, **form)
    with at_table(server, table_id, bob) as (b,):
        with at_table(server, table_id, ann):
            pass
        wait_until(lambda: 0 not in rooms_of(server).present(table_id))
        yield table_id, b


def test_who_is_away_for_long_may_be_claimed_against(server: Running, time: Time) -> None:
    with left_alone(server) as (_, b):
        assert b.state["affairs"]["claims"] == ["win", "bot"]
        assert b.state["affairs"]["patience"] == DAY
        time.passes(hours=23)
        assert b.refusal("claim", seat=0, how="win") == "too-soon"
        assert b.refusal("claim", seat=1, how="win") == "not-waited-for"
        time.passes(hours=2)
        assert b.ask("claim", seat=0, how="win")["t"] == "done"
        assert b.at(1)["result"]["ranking"] == [[1], [0]]
        assert b.state["reason"]["id"] == "web-table-over-claimed"


def test_or_a_bot_is_seated_and_they_come_back(server: Running, time: Time) -> None:
    with left_alone(server) as (table_id, b):
        time.passes(days=2)
        assert b.ask("claim", seat=0, how="bot")["t"] == "done"
        while b.state["decision"]["seat"] != 1:
            b.until("state")
        assert {each["seat"] for each in b.state["stood_in"]} == {0}
        assert kinds(b) == ["claimed"]
        ann = server.store.table(table_id)
        assert ann is not None
        assert ann.chairs[0].kind == "person", "the seat stays theirs"


def test_who_is_there_is_not_away_however_long_they_think(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (_, b):
        time.passes(days=3)
        assert b.refusal("claim", seat=0, how="bot") == "not-away"


def test_a_watcher_claims_nothing(server: Running, time: Time) -> None:
    with left_alone(server) as (table_id, _):
        time.passes(days=3)
        with at_table(server, table_id, None) as (watcher,):
            assert watcher.refusal("claim", seat=0, how="win") == "not-seated"
            assert watcher.state["affairs"]["claims"] == []


# ---- vacation ----


def test_on_vacation_ones_clock_stands(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server, clock=TURN | {"over": "bot"})
    with at_table(server, table_id, ann, bob) as (a, b):
        assert a.ask("vacation", on=True)["t"] == "done"
        assert a.refusal("vacation", on=True) == "no-vacation"
        b.at(1)
        assert b.state["affairs"]["clocks"][0]["on_vacation"] is True
        time.passes(days=6)
        call(server, rooms_of(server).attend(table_id))
        assert len(server.store.acts(table_id)) == 1
        assert b.refusal("claim", seat=0, how="bot") == "not-away"
        time.passes(days=3)
        wait_until(lambda: len(server.store.acts(table_id)) > 1)
        assert server.store.acts(table_id)[1].kind == "late"


def test_no_vacation_where_there_is_none(server: Running, time: Time) -> None:
    table_id, ann, _ = table_of_two(server, clock=BANK | {"over": "bot"})
    with at_table(server, table_id, ann) as (a,):
        assert a.refusal("vacation", on=True) == "no-vacation"


# ---- restarts ----


def test_time_goes_on_over_a_restart(config: Config) -> None:
    with running(config) as server:
        time = Time(server)
        ann, bob = server.client("Ann"), server.client("Bob")
        table_id = set_table(ann, clock=BANK | {"over": "lose"})
        sit(bob, table_id, 1)
        with at_table(server, table_id, ann) as (a,):
            time.passes(seconds=15)
            a.choose("place e5")
            a.choose("end")
        moment = time.moment
    with running(config) as server:
        time = Time(server)
        time.moment = moment + timedelta(seconds=614)
        call(server, rooms_of(server).attend(table_id))
        assert len(server.store.acts(table_id)) == 2
        time.passes(seconds=2)
        wait_until(lambda: len(server.store.acts(table_id)) == 3)
        found = server.store.table(table_id)
        assert found is not None
        assert (found.status, found.until) == ("finished", None)
