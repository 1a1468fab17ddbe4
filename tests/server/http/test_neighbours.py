"""Other people: kept away, and reported; nobody learns of it, and nobody reports what is hidden."""

from typing import Any

import httpx
import pytest

from rulebound.server.store.neighbours import MOST_REPORTS
from tests.server.conftest import Running
from tests.server.http.test_accounts import refusal
from tests.server.visitors import at_table, set_table, sit, table_of_two

Data = dict[str, Any]


def block(client: httpx.Client, table_id: str, **whom: Any) -> httpx.Response:
    return client.post("/api/blocks", json={"table": table_id, **whom})


def report(client: httpx.Client, table_id: str, **form: Any) -> httpx.Response:
    return client.post("/api/reports", json={"table": table_id, "reason": "abuse", **form})


def ids(client: httpx.Client, listing: str = "open") -> list[str]:
    return [t["id"] for t in client.get(f"/api/tables?listing={listing}").json()["tables"]]


# ---- kept away ----


def test_two_who_are_kept_apart_do_not_hear_each_other(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob, None) as (a, b, watcher):
        b.ask("say", text="before")
        a.until("chat")
        assert block(ann, table_id, seat=1).status_code == 200
        b.ask("say", text="from Bob")
        a.ask("say", text="from Ann")
        assert [line["text"] for line in watcher.until("chat")["lines"]] == ["before"]
        heard = watcher.until("chat")["lines"] + watcher.until("chat")["lines"]
        assert [line["text"] for line in heard] == ["from Bob", "from Ann"]
        a.ask("ping")
        b.ask("ping")
        assert "from Bob" not in [line["text"] for line in a.chat]
        assert "from Ann" not in [line["text"] for line in b.chat]
    with at_table(server, table_id, ann, bob) as (a, b):
        a.ask("ping")
        b.ask("ping")
        assert [line["text"] for line in a.chat] == ["from Ann"]
        assert [line["text"] for line in b.chat] == ["before", "from Bob"]
        (mine,) = ann.get("/api/blocks").json()
        assert ann.delete(f"/api/blocks/{mine['id']}").json() == []
        b.ask("say", text="again")
        assert a.until("chat")["lines"][-1]["text"] == "again"


def test_who_is_kept_away_is_not_told(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, bob) as (b,):
        block(ann, table_id, seat=1).raise_for_status()
        b.ask("ping")
        assert [frame["t"] for frame in b.frames[-1:]] == ["done"]
    assert bob.get("/api/blocks").json() == []
    assert [each["name"] for each in ann.get("/api/blocks").json()] == ["Bob"]


def test_two_who_are_kept_apart_do_not_sit_down_together(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    block(ann, table_id, seat=1).raise_for_status()
    his, hers = set_table(bob, public=True), set_table(ann, public=True)
    assert his not in ids(ann)
    assert hers not in ids(bob)
    assert his in ids(server.client("Cat"))
    for client, other in ((ann, his), (bob, hers)):
        answer = client.post(f"/api/tables/{other}/sit", json={"seat": 1})
        assert refusal(answer) == (403, "not-allowed")
    cats = set_table(server.client("Cat"), chairs=["me", "open", "open"], game="urbno")
    sit(ann, cats, 1)
    assert refusal(bob.post(f"/api/tables/{cats}/sit", json={"seat": 2})) == (403, "not-allowed")


def test_a_block_is_kept_once_and_undone_by_its_maker_alone(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    for _ in range(2):
        assert len(block(ann, table_id, seat=1).json()) == 1
    (mine,) = ann.get("/api/blocks").json()
    assert "Bob" not in mine["id"]
    assert refusal(bob.delete(f"/api/blocks/{mine['id']}")) == (404, "no-such-person")
    ids_of = [c.get("/api/me").json()["id"] for c in (ann, bob)]
    assert server.store.blocked(*ids_of)
    assert server.store.blocked(*reversed(ids_of))
    assert ann.delete(f"/api/blocks/{mine['id']}").json() == []
    assert not server.store.blocked(*ids_of)


def test_a_guest_s_blocks_go_to_the_account(server: Running) -> None:
    table_id, _, bob = table_of_two(server)
    ann = server.client("Ann")
    form = {
        "login": ann.get("/api/account/login").json()["login"],
        "password": "seven green herons",
    }
    ann.post("/api/account", json=form).raise_for_status()
    guest = server.client("Eve")
    block(guest, table_id, seat=1).raise_for_status()
    guest.post("/api/login", json=form).raise_for_status()
    assert [each["name"] for each in ann.get("/api/blocks").json()] == ["Bob"]
    assert server.store.blocked(ann.get("/api/me").json()["id"], bob.get("/api/me").json()["id"])


@pytest.mark.parametrize(
    ("whom", "expected"),
    [
        ({"seat": 0}, (409, "yourself")),
        ({"seat": 7}, (404, "no-such-person")),
        ({"line": 99999}, (404, "no-such-person")),
        ({}, (422, "bad-request")),
        ({"seat": 1, "line": 1}, (422, "bad-request")),
        ({"seat": -1}, (422, "bad-request")),
        ({"line": 2**40}, (422, "bad-request")),
        ({"seat": 1, "table": "x" * 12}, (404, "no-such-table")),
    ],
)
def test_whom_one_cannot_mean(server: Running, whom: Data, expected: tuple[int, str]) -> None:
    table_id, ann, _ = table_of_two(server)
    form = {"table": table_id, **whom}
    assert refusal(ann.post("/api/blocks", json=form)) == expected
    assert refusal(ann.post("/api/reports", json=form | {"reason": "other"})) == expected
    assert ann.get("/api/blocks").json() == []
    assert server.store.reports() == []


def test_bots_are_nobody(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, chairs=["me", "steady"])
    assert refusal(block(ann, table_id, seat=1)) == (404, "no-such-person")


# ---- reported ----


def test_a_report_tells_who_what_and_where(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        b.ask("say", text="something bad")
        (line,) = a.until("chat")["lines"]
    answer = report(ann, table_id, line=line["id"], reason="abuse", text="see there")
    assert answer.status_code == 204
    (found,) = server.store.reports()
    told = (found.name, found.line, found.reason, found.text, found.table_id, found.seat)
    assert told == ("Bob", "something bad", "abuse", "see there", table_id, 1)
    assert found.about == bob.get("/api/me").json()["id"]
    assert found.by == ann.get("/api/me").json()["id"]


def test_nobody_reports_a_line_that_they_could_not_hear(server: Running) -> None:
    """Else a player would learn from the report's answer what watchers say, and who they are."""
    table_id, ann, bob = table_of_two(server)
    eve = server.client("Eve")
    with at_table(server, table_id, eve) as (e,):
        e.ask("say", text="her hand is bad")
    (line,) = server.store.chat(table_id)
    assert refusal(report(ann, table_id, line=line.id)) == (404, "no-such-person")
    assert refusal(block(bob, table_id, line=line.id)) == (404, "no-such-person")
    assert report(server.client("Cat"), table_id, line=line.id).status_code == 204


def test_one_reports_so_much_a_day(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    for _ in range(MOST_REPORTS):
        assert report(ann, table_id, seat=1).status_code == 204
    assert refusal(report(ann, table_id, seat=1)) == (429, "too-many-reports")
    assert report(bob, table_id, seat=0).status_code == 204


@pytest.mark.parametrize(
    "form", [{"reason": "boredom"}, {"text": "x" * 1001}, {"text": "a\x07b"}, {"more": 1}]
)
def test_reports_that_make_no_sense_are_refused(server: Running, form: Data) -> None:
    table_id, ann, _ = table_of_two(server)
    assert refusal(report(ann, table_id, seat=1, **form)) == (422, "bad-request")
    assert server.store.reports() == []
