"""The chance to win a fight, asked at a table before one rides into it."""

from dataclasses import replace
from typing import Any

import httpx
import pytest

from rulebound.core.records import replay
from rulebound.server.config import Config
from rulebound.server.live import weighing
from tests.server.conftest import Running, running
from tests.server.visitors import Page, at_table, set_table

FIRST_LIGHT = {"form": "scenario", "scenario": "first_light"}
MINE = ["hero:main", "field:-1,1"]
"""Beside the Town; weak guards stand there."""


def first_light(client: httpx.Client, **form: Any) -> str:
    return set_table(client, "homm3", chairs=["me"], options=FIRST_LIGHT, seed=1, **form)


def ride_out(page: Page) -> None:
    """Go through the beginning to the first turn."""
    while page.state["decision"]["prompt"]["id"] != "homm3-ask-turn":
        page.choose(page.options[-1])


def weigh(page: Page, refs: list[str]) -> dict[str, Any] | None:
    answer = page.ask("weigh", at=page.state["seq"], refs=refs)
    assert answer["t"] == "weigh", answer
    found: dict[str, Any] | None = answer["outlook"]
    return found


def test_a_chance_is_told_with_its_interval_and_grows_more_certain(server: Running) -> None:
    ann = server.client("Ann")
    with at_table(server, first_light(ann), ann) as (page,):
        ride_out(page)
        before = page.state
        first = weigh(page, MINE)
        assert first is not None
        assert 0 <= first["low"] <= first["won"] / first["n"] <= first["high"] <= 1
        assert first["within"] == sorted(first["within"])
        assert first["within"][-1] == first["won"]
        again = first
        while not again["done"]:
            more = weigh(page, MINE)
            assert more is not None
            assert more["n"] > again["n"]
            again = more
        assert again["high"] - again["low"] <= first["high"] - first["low"]
        assert weigh(page, MINE) == again, "what is certain is not worked out again"
        assert page.state == before, "nothing has changed at the table"


def test_nothing_is_told_where_there_is_no_fight(server: Running) -> None:
    ann = server.client("Ann")
    with at_table(server, first_light(ann), ann) as (page,):
        assert weigh(page, ["field:0,0"]) is None
        assert weigh(page, ["x" * 80, "y:"]) is None


def test_whoever_may_not_ask_is_refused(server: Running) -> None:
    ann = server.client("Ann")
    table_id = first_light(ann)
    with at_table(server, table_id, ann, server.client("Bob"), None) as (page, bob, nobody):
        seq = page.state["seq"]
        for watcher in (bob, nobody):
            assert watcher.refusal("weigh", at=seq, refs=MINE) == "not-seated"
        assert page.refusal("weigh", at=seq + 5, refs=MINE) == "stale"
        assert page.ask("ping")["t"] == "done"
    plain = first_light(ann, help="legal")
    with at_table(server, plain, ann) as (page,):
        assert page.refusal("weigh", at=0, refs=MINE) == "not-allowed"


@pytest.mark.parametrize("refs", [[], ["a"] * 5, [""], ["x" * 81], "field:0,0", [1]], ids=str)
def test_a_hostile_question_closes_the_connection(server: Running, refs: Any) -> None:
    ann = server.client("Ann")
    with at_table(server, first_light(ann), ann) as (page,):
        page.post("weigh", at=0, refs=refs)
        assert page.closed() == 4400


def test_of_each_page_only_the_last_question_is_answered(server: Running) -> None:
    ann = server.client("Ann")
    with at_table(server, first_light(ann), ann) as (page,):
        ride_out(page)
        seq = page.state["seq"]
        calls = [page.post("weigh", at=seq, refs=[f"field:{n},0"]) for n in range(5)]
        last = page.post("weigh", at=seq, refs=MINE)
        assert page.answer(last)["t"] == "weigh"
        told = {frame["call"]: frame for frame in page.frames if frame.get("call")}
        for call in calls:
            frame = told[call]
            assert frame["t"] == "weigh" or frame["trouble"]["code"] == "superseded"


def test_who_asks_too_fast_is_refused(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "PACE", (3, 0.0001))
    with running(replace(config, rate=1)) as server:
        ann = server.client("Ann")
        with at_table(server, first_light(ann), ann) as (page,):
            for _ in range(3):
                assert weigh(page, ["field:0,0"]) is None
            assert page.refusal("weigh", at=page.state["seq"], refs=MINE) == "too-fast"
            assert page.ask("ping")["t"] == "done"


def test_the_page_can_go_on_while_something_is_weighed(server: Running) -> None:
    ann = server.client("Ann")
    table_id = first_light(ann)
    with at_table(server, table_id, ann) as (page,):
        ride_out(page)
        page.post("weigh", at=page.state["seq"], refs=MINE)
        page.choose("end-turn")
    with at_table(server, table_id, ann) as (page,):
        assert page.ask("ping")["t"] == "done"
    record = ann.get(f"/api/tables/{table_id}/record")
    assert record.status_code == 409 or replay(record.json()), "the journal holds no questions"
