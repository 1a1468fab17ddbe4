"""A table of one seat: a hero against the guards of a field."""

import httpx

from rulebound.core.records import replay
from tests.server.conftest import Running
from tests.server.http.test_history import frame
from tests.server.visitors import Page, at_table, set_table


def guards(server: Running) -> tuple[str, httpx.Client]:
    ann = server.client("Ann")
    options = {"form": "guards", "field": 1}
    return set_table(ann, game="homm3", chairs=["me"], options=options), ann


def fight(page: Page) -> None:
    """Take the first option of every decision until the combat is over."""
    while page.state["result"] is None:
        assert page.state["decision"]["seat"] == 0
        page.choose()


def test_who_sits_alone_starts_at_once_and_plays_to_the_end(server: Running) -> None:
    table_id, ann = guards(server)
    with at_table(server, table_id, ann) as (a,):
        assert a.table["table"]["status"] == "running"
        fight(a)
        assert len(a.state["result"]["scores"]) == 1
    record = ann.get(f"/api/tables/{table_id}/record").json()
    assert replay(record).result is not None
    last = len(record["choices"])
    assert frame(ann, table_id, 0, 0)["view"]["battle"]["phase"] == "deploy"
    assert frame(ann, table_id, last, 0)["view"]["stage"] == "over"


def test_who_sits_alone_needs_nobody_for_a_rematch(server: Running) -> None:
    table_id, ann = guards(server)
    with at_table(server, table_id, ann) as (a,):
        a.ask("aside", at=0, notation="resign")
        assert a.at(1)["result"]["ranking"] == [[], [0]]
        assert a.ask("rematch", yes=True)["t"] == "done"
        while a.table["table"]["rematch"] is None:
            a.until("table")
        with at_table(server, a.table["table"]["rematch"], ann) as (again,):
            assert again.table["table"]["seats"] == 1
            again.choose()


def test_a_watcher_sees_no_hand_of_who_sits_alone(server: Running) -> None:
    table_id, ann = guards(server)
    with at_table(server, table_id, ann, server.client("Bob")) as (a, b):
        assert a.state["view"]["players"][0]["hand"]
        assert b.state["view"]["players"][0]["hand"] is None
        assert b.refusal("nudge") == "not-seated"
