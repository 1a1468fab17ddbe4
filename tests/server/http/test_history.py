"""Looking at matches again: frames of the past, records, playing on."""

import json
import time
from typing import Any

import httpx
import pytest

import rulebound
from rulebound.core.records import replay
from rulebound.server.matches import records
from rulebound.server.matches.history import Histories, History
from rulebound.server.matches.records import examine
from tests.server.conftest import Running
from tests.server.visitors import (
    Data,
    at_table,
    open_page,
    play_at_random,
    set_table,
    table_of_two,
)


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def finished(server: Running, moves: int = 30) -> tuple[str, httpx.Client, Data]:
    """A match of two people that ended early, and its record."""
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        play_at_random(a, b, most=moves)
        a.at(moves)
        assert b.ask("aside", at=moves, notation="resign")["t"] == "done"
    record: Data = ann.get(f"/api/tables/{table_id}/record").json()
    return table_id, ann, record


def frame(client: httpx.Client, table_id: str, at: int, seat: int | str | None = None) -> Data:
    query = {} if seat is None else {"seat": seat}
    answer = client.get(f"/api/tables/{table_id}/replay/{at}", params=query)
    assert answer.status_code == 200, answer.text
    told: Data = answer.json()
    return told


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ---- frames ----


def test_every_frame_is_what_the_seat_saw_then(server: Running) -> None:
    table_id, ann, record = finished(server)
    total = len(record["choices"])
    deciders = []
    for at in range(total + 1):
        match = replay({**record, "choices": record["choices"][:at]})
        deciders.append(None if match.decision is None else match.decision.seat)
        for eyes in (0, 1, None):
            told = frame(ann, table_id, at, "watcher" if eyes is None else eyes)
            assert told["view"] == as_json(match.view(eyes))
            assert told["helps"] == as_json(match.helps(eyes))
            assert told["log"] == as_json(match.log(eyes))
            assert (told["at"], told["total"], told["seat"]) == (at, total, eyes)
            assert told["turn"] == deciders[-1]
    assert (told["choice"], told["by"]) == ("resign", 1)
    first = frame(ann, table_id, 0)
    assert (first["choice"], first["by"], first["seat"]) == (None, None, 0)
    second = frame(ann, table_id, 1)
    assert (second["choice"], second["by"]) == (record["choices"][0], 0)
    changes = [n for n in range(1, total) if deciders[n] != deciders[n - 1]]
    assert first["turns"] == changes


def test_while_a_match_goes_on_one_sees_only_through_ones_own_eyes(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        play_at_random(a, b, most=12)
        total = a.at(12)["choices"]
        told = [frame(ann, table_id, at) for at in range(total + 1)]
        assert {one["seat"] for one in told} == {0}
        assert told[-1]["view"] == a.state["view"]
        assert told[-1]["log"] == a.log
        assert {one["by"] for one in told[1:]} == {0, 1}
        assert all((one["choice"] is None) == (one["by"] != 0) for one in told)
        watched = [frame(server.client(), table_id, at) for at in range(total + 1)]
        assert all(one["choice"] is None for one in watched)
        assert watched[0]["view"] == frame(ann, table_id, 0, "watcher")["view"]
        forbidden = (403, "not-allowed")
        address = f"/api/tables/{table_id}/replay/3"
        assert refusal(ann.get(address, params={"seat": 1})) == forbidden
        assert refusal(server.client("Cat").get(address, params={"seat": 0})) == forbidden
        assert refusal(server.client().get(address, params={"seat": 0})) == forbidden


def test_without_watching_the_past_is_for_players_too(server: Running) -> None:
    table_id, ann, _ = table_of_two(server, watching=False)
    address = f"/api/tables/{table_id}/replay/0"
    assert refusal(server.client("Cat").get(address)) == (403, "not-allowed")
    assert ann.get(address).status_code == 200
    assert frame(ann, table_id, 0, "watcher")["seat"] is None


def test_a_frame_that_is_not_there(server: Running) -> None:
    table_id, ann, record = finished(server)
    total = len(record["choices"])
    for address, told in {
        f"{table_id}/replay/{total + 1}": (404, "no-such-move"),
        f"{table_id}/replay/0?seat=2": (404, "no-such-seat"),
        f"{table_id}/replay/0?seat=9": (422, "bad-request"),
        f"{table_id}/replay/0?seat=me": (422, "bad-request"),
        f"{table_id}/replay/-1": (422, "bad-request"),
        "AAAAAAAAAAAA/replay/0": (404, "no-such-table"),
        "AAAAAAAAAAAA/record": (404, "no-such-table"),
        f"{set_table(ann)}/replay/0": (409, "not-running"),
    }.items():
        assert refusal(ann.get(f"/api/tables/{address}")) == told, address


def test_going_to_and_fro_is_always_the_same_match() -> None:
    match = rulebound.game("urbno").start(seats=2, seed=3)
    for _ in range(40):
        match.choose(0)
    record = match.record()
    past = History(record)
    for number in (40, 3, 17, 17, 0, 39):
        there = replay({**record, "choices": record["choices"][:number]})
        assert past.at(number).view(0) == there.view(0)
        assert past.at(number).log(1) == there.log(1)
        assert past.at(number).seq == number


def test_a_past_is_remembered_for_the_same_choices_only() -> None:
    match = rulebound.game("urbno").start(seats=2, seed=3)
    match.choose(0)
    histories = Histories()
    past = histories.take("table", match.record())
    assert histories.take("table", match.record()) is not past, "one is in use"
    histories.put("table", past)
    assert histories.take("table", match.record()) is past
    histories.put("table", past)
    match.choose(0)
    assert histories.take("table", match.record()).choices == match.record()["choices"]
    for number in range(40):
        histories.put(str(number), past)
    assert histories.take("39", {**match.record(), "choices": past.choices}) is past
    assert histories.take("0", {**match.record(), "choices": past.choices}) is not past


# ---- records ----


def test_a_record_is_given_once_the_match_is_over(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    address = f"/api/tables/{table_id}/record"
    assert refusal(ann.get(address)) == (409, "not-finished")
    with at_table(server, table_id, ann, bob) as (a, b):
        a.choose("place e5")
        a.ask("undo", at=1)
        a.at(2)
        a.choose("place d4")
        b.ask("aside", at=3, notation="resign")
    answer = server.client().get(address)
    record = answer.json()
    assert answer.headers["content-disposition"] == (
        f'attachment; filename="tashkalar-{table_id}.json"'
    )
    assert record["choices"] == ["place d4", "1! resign"]
    match = replay(record)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_a_record_is_brought_back_to_be_looked_at(server: Running) -> None:
    table_id, ann, record = finished(server)
    answer = ann.post("/api/records", json={"record": record, "title": "Our evening"})
    assert answer.status_code == 201
    copy = answer.json()["id"]
    info = ann.get(f"/api/tables/{copy}").json()
    original = ann.get(f"/api/tables/{table_id}").json()
    assert (info["imported"], info["status"], info["title"]) == (True, "finished", "Our evening")
    for name in ("game", "options", "seats", "seed", "result"):
        assert info[name] == original[name]
    assert ann.get(f"/api/tables/{copy}/record").json() == record
    for at in (0, 10, len(record["choices"])):
        assert frame(ann, copy, at, 1) == frame(ann, table_id, at, 1)
    page = open_page(server.url, copy)
    assert page.until("state")["result"] == info["result"]
    assert page.state["decision"] is None
    page.close()
    answer = ann.post(f"/api/tables/{copy}/sit", json={"seat": 0})
    assert answer.status_code == 409


def test_a_record_of_a_match_that_never_ended(server: Running) -> None:
    ann = server.client("Ann")
    match = rulebound.game("urbno").start(seats=2, seed=3)
    match.choose(0)
    table_id = ann.post("/api/records", json={"record": match.record()}).json()["id"]
    with at_table(server, table_id, ann) as (a,):
        assert a.state["result"] is a.state["decision"] is None
        assert a.refusal("rematch", yes=True) == "not-seated"
    assert frame(ann, table_id, 1, 0)["view"] == as_json(match.view(0))


def changed(record: Data, **values: Any) -> Data:
    return {**record, **values}


def test_seeds_and_keys_survive_the_way_there_and_back(server: Running) -> None:
    ann = server.client("Ann")
    for seed in (5, 2**63 - 1, "00" * 16, "0123456789abcdef" * 2):
        record = rulebound.game("urbno").start(seats=2, seed=seed).record()
        table_id = ann.post("/api/records", json={"record": record}).json()["id"]
        assert ann.get(f"/api/tables/{table_id}/record").json() == record
        assert ann.get(f"/api/tables/{table_id}").json()["seed"] == str(seed)


def test_bad_records_are_refused(server: Running) -> None:
    ann = server.client("Ann")
    match = rulebound.game("urbno").start(seats=2, seed=3)
    match.choose(0)
    record = match.record()
    for bad in (
        {},
        {"format": 1},
        changed(record, format=2),
        changed(record, game="chess"),
        changed(record, rules="elder"),
        changed(record, seats=9),
        changed(record, seats="2"),
        changed(record, seed=-1),
        changed(record, seed=2**63),
        changed(record, seed=True),
        changed(record, seed="7"),
        changed(record, seed="g" * 32),
        changed(record, choices="end"),
        changed(record, choices=["win"]),
        changed(record, choices=[1]),
        changed(record, choices=["x"] * 20_001),
        changed(record, position="nonsense"),
        changed(record, options={"edition": "/etc/passwd"}),
        changed(record, options=[]),
    ):
        assert refusal(ann.post("/api/records", json={"record": bad})) == (422, "bad-record")
    assert refusal(ann.post("/api/records", json={"record": []})) == (422, "bad-request")
    stranger = server.client()
    assert refusal(stranger.post("/api/records", json={"record": record})) == (401, "no-player")
    assert ann.get("/api/tables?listing=finished").json()["tables"] == []


def endless(_record: Data) -> None:
    time.sleep(60)


def test_a_record_that_takes_too_long_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.server.http.history.examine", endless)
    monkeypatch.setattr("rulebound.server.http.history.EXAMINE_SECONDS", 0.3)
    answer = server.client("Ann").post("/api/records", json={"record": {}})
    assert refusal(answer) == (503, "not-examined")


def test_examining_tells_what_the_record_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rulebound.game("tashkalar").start(options={"form": "high_form"}, seed=3)
    match.aside(0, "resign")
    found = examine(match.record())
    assert match.result is not None
    assert found.fault is None
    assert (found.record, found.result) == (match.record(), match.result.to_json())
    assert found.reason == {"id": match.result.reason.id, "args": dict(match.result.reason.args)}
    monkeypatch.setattr(records, "MOST_CHOICES", 0)
    assert examine(match.record()).fault is not None


# ---- playing on ----


def test_playing_on_from_the_middle(server: Running) -> None:
    table_id, ann, record = finished(server)
    choices = record["choices"]
    at = next(n for n in range(9, 30) if decider(record, n) == 0)
    form = {"at": at, "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]}
    answer = ann.post(f"/api/tables/{table_id}/play-on", json=form)
    assert answer.status_code == 201
    new = answer.json()["id"]
    before = ann.get(f"/api/tables/{table_id}").json()
    then = replay({**record, "choices": choices[:at]})
    with at_table(server, new, ann) as (a,):
        assert (a.state["seq"], a.state["choices"]) == (0, at)
        assert a.state["view"] == as_json(then.view(0))
        assert a.log == as_json(then.log(0))
        assert a.table["table"]["parent"] == table_id
        assert a.table["table"]["seed"] is None
        a.ask("aside", at=0, notation="resign")
        assert a.at(1)["result"] is not None
        a.ask("rematch", yes=True)
        again = a.table["table"]["rematch"]
    played = ann.get(f"/api/tables/{new}/record").json()
    assert played["choices"] == [*choices[:at], "0! resign"]
    assert played["seed"] == record["seed"]
    assert ann.get(f"/api/tables/{table_id}").json() == before
    with at_table(server, again, ann) as (a,):
        assert a.state["view"] == as_json(then.view(0))


def decider(record: Data, number: int) -> int | None:
    decision = replay({**record, "choices": record["choices"][:number]}).decision
    return None if decision is None else decision.seat


def test_one_person_alone_plays_on_where_everybody_can_read_the_seed(server: Running) -> None:
    """Otherwise whoever brings a record chooses the seed of a match with others."""
    ann = server.client("Ann")
    record = rulebound.game("urbno").start(seats=2, seed=3).record()
    table_id = ann.post("/api/records", json={"record": record}).json()["id"]
    for kinds in (("me", "open"), ("open", "open")):
        form = {"at": 0, "chairs": [{"kind": kind} for kind in kinds]}
        answer = ann.post(f"/api/tables/{table_id}/play-on", json=form)
        assert refusal(answer) == (422, "known-seed")
    form = {"at": 0, "chairs": [{"kind": "open"}, {"kind": "bot"}]}
    new = ann.post(f"/api/tables/{table_id}/play-on", json=form).json()["id"]
    patch = {"seat": 1, "chair": {"kind": "open"}}
    assert refusal(ann.post(f"/api/tables/{new}/chair", json=patch)) == (422, "known-seed")


def test_bots_play_on(server: Running) -> None:
    table_id, ann, _ = finished(server)
    form = {"at": 5, "chairs": [{"kind": "bot", "bot": "gentle"}] * 2}
    new = ann.post(f"/api/tables/{table_id}/play-on", json=form).json()["id"]
    with at_table(server, new, ann) as (a,):
        assert a.at(2)["choices"] >= 7


def test_where_one_cannot_play_on(server: Running) -> None:
    table_id, ann, record = finished(server)
    running_id, *_ = table_of_two(server)
    chairs = [{"kind": "me"}, {"kind": "bot"}]
    total = len(record["choices"])
    for address, form, told in (
        (table_id, {"at": total, "chairs": chairs}, (409, "over")),
        (table_id, {"at": total + 1, "chairs": chairs}, (404, "no-such-move")),
        (table_id, {"at": 1, "chairs": chairs[:1]}, (422, "bad-chairs")),
        (table_id, {"at": 1, "chairs": chairs[:1] * 2}, (422, "known-seed")),
        (running_id, {"at": 0, "chairs": chairs}, (409, "not-finished")),
        ("AAAAAAAAAAAA", {"at": 0, "chairs": chairs}, (404, "no-such-table")),
    ):
        assert refusal(ann.post(f"/api/tables/{address}/play-on", json=form)) == told
    stranger = server.client()
    form = {"at": 1, "chairs": chairs}
    answer = stranger.post(f"/api/tables/{table_id}/play-on", json=form)
    assert refusal(answer) == (401, "no-player")
