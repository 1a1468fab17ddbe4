"""Everything about oneself: taken along in one archive, and deleted; nothing of anybody else's."""

import io
import json
from datetime import timedelta
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from rulebound.server.store import Store, now
from rulebound.server.store.leaving import NAMELESS, THINK_IT_OVER
from tests.server.conftest import Running
from tests.server.furniture import open_table, reread
from tests.server.http.test_accounts import refusal
from tests.server.visitors import at_table, make_account, set_table, sit, table_of_two

PASSWORD = "seven green herons"


def everything(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/account/everything.zip")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: json.loads(archive.read(name)) for name in archive.namelist()}


def player_id(client: httpx.Client) -> str:
    found: str = client.get("/api/me").json()["id"]
    return found


def finished(server: Running) -> tuple[str, httpx.Client, httpx.Client]:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        a.ask("say", text="good luck")
        b.ask("say", text="you too")
        a.ask("aside", at=0, notation="resign")
    return table_id, ann, bob


# ---- taken along ----


def test_the_archive_holds_all_that_is_one_s_own(server: Running) -> None:
    table_id, ann, bob = finished(server)
    login = make_account(ann, PASSWORD)["login"]
    ann.put(f"/api/tables/{table_id}/study/0", json={"text": "my note"}).raise_for_status()
    bob.put(f"/api/tables/{table_id}/study/0", json={"text": "his note"}).raise_for_status()
    ann.post("/api/blocks", json={"table": table_id, "seat": 1}).raise_for_status()
    running_id = set_table(ann)
    sit(server.client("Cat"), running_id, 1)
    files = everything(ann)
    assert files["account.json"]["login"] == login
    assert len(files["account.json"]["sessions"]) == 1
    assert files["settings.json"]["language"] == "en"
    assert [note["text"] for note in files["notes.json"]] == ["my note"]
    assert [line["text"] for line in files["messages.json"]] == ["good luck"]
    assert [each["name"] for each in files["people.json"]["blocked"]] == ["Bob"]
    assert [table["id"] for table in files["tables.json"]] == [running_id]
    (match,) = files["matches.json"]
    assert files[match["file"]]["game"] == "tashkalar"


def test_it_holds_no_secret_and_no_hand(server: Running) -> None:
    table_id, ann, bob = finished(server)
    make_account(ann, PASSWORD)
    running_id = set_table(ann)
    sit(bob, running_id, 1)
    text = json.dumps(everything(ann))
    table = server.store.table(running_id)
    player = server.store.player(player_id(ann))
    assert table is not None
    assert player is not None
    secrets = [chair.secret for chair in table.chairs] + [str(table.seed), str(player.password)]
    secrets += [session.digest for session in server.store.sessions(player)]
    assert [secret for secret in secrets if secret in text] == []
    for theirs in ("you too", player_id(bob)):
        assert theirs not in text
    assert table_id in text


def test_an_archive_is_one_s_own_alone(server: Running) -> None:
    assert refusal(server.client().get("/api/account/everything.zip")) == (401, "no-player")
    assert everything(server.client("Ann"))["account.json"]["name"] == "Ann"


# ---- deleted ----


def test_a_guest_is_gone_at_once_and_matches_stay_without_the_name(server: Running) -> None:
    table_id, ann, bob = finished(server)
    me = player_id(ann)
    answer = ann.delete("/api/account")
    assert answer.json() == {"until": None}
    assert ann.get("/api/me").json() is None
    assert server.store.player(me) is None
    told = bob.get(f"/api/tables/{table_id}").json()
    assert [chair["name"] for chair in told["chairs"]] == [None, "Bob"]
    assert (told["title"], told["status"]) == (NAMELESS, "finished")
    assert bob.get(f"/api/tables/{table_id}/record").status_code == 200
    assert bob.get(f"/api/tables/{table_id}/card.png").status_code == 200
    with at_table(server, table_id, bob) as (page,):
        page.ask("ping")
        assert [line["text"] for line in page.chat] == ["you too"]
        assert "Ann" not in "".join(page.texts)


def test_a_running_match_goes_on_with_a_bot(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    make_account(ann, PASSWORD)
    with at_table(server, table_id, ann, bob) as (a, b):
        assert b.state["decision"]["seat"] == 0
        ann.delete("/api/account").raise_for_status()
        a.closed()
        chairs = b.until("table")["table"]["chairs"]
        while chairs[0]["kind"] != "bot":
            chairs = b.until("table")["table"]["chairs"]
        assert chairs[0]["name"] is None
        b.at(1)  # it has chosen


def test_open_tables_are_closed_and_chairs_freed(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    hers = set_table(ann)
    his = set_table(bob, chairs=["me", "open", "open"], game="urbno")
    sit(ann, his, 1)
    ann.delete("/api/account").raise_for_status()
    assert bob.get(f"/api/tables/{hers}").json()["status"] == "closed"
    chairs = bob.get(f"/api/tables/{his}").json()["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "open", "open"]


def test_an_account_can_be_come_back_to_for_a_week(server: Running) -> None:
    table_id, ann, bob = finished(server)
    form = make_account(ann, PASSWORD)
    me = player_id(ann)
    until = ann.delete("/api/account").json()["until"]
    assert until is not None
    assert ann.get("/api/me").json() is None
    server.store.delete_leavers(now() + THINK_IT_OVER - timedelta(hours=1), "steady")
    back = server.client()
    assert back.post("/api/login", json=form).status_code == 200
    assert server.store.delete_leavers(now() + 2 * THINK_IT_OVER, "steady") == 0
    assert bob.get(f"/api/tables/{table_id}").json()["chairs"][0]["name"] == "Ann"
    back.delete("/api/account").raise_for_status()
    assert server.store.delete_leavers(now() + THINK_IT_OVER, "steady") == 1
    assert server.store.player(me) is None
    assert refusal(server.client().post("/api/login", json=form)) == (401, "wrong-login")
    assert bob.get(f"/api/tables/{table_id}").json()["chairs"][0]["name"] is None


@pytest.mark.parametrize("status", ["open", "running", "finished"])
def test_nothing_of_the_person_is_left(store: Store, status: str) -> None:
    """On SQLite and PostgreSQL."""
    ann, bob = store.new_player("Ann", {}), store.new_player("Bob", {})
    store.register(ann.id, "ann-123456", "hash")
    store.set_mail(ann.id, "ann@example.org")
    store.block(ann.id, bob.id)
    store.block(bob.id, ann.id)
    table = open_table(store, ann, bob, title="Ann")
    if status != "open":
        store.start(table.id, now(), 0)
    if status == "finished":
        store.end(table.id, now(), {"id": "x", "args": {}})
    assert store.leave_server(ann.id, "steady") is not None
    assert store.player(ann.id) is not None
    assert store.delete_leavers(now() + THINK_IT_OVER, "steady") == 1
    left = reread(store, table)
    expected = {"open": "closed", "running": "running", "finished": "finished"}
    kinds = {"open": "person", "running": "bot", "finished": "person"}
    assert left.status == expected[status]
    assert (left.chairs[0].kind, left.chairs[0].name) == (kinds[status], None)
    assert (left.owner, left.title, left.chairs[1].name) == (None, NAMELESS, "Bob")
    assert store.blocks(bob.id) == []
    assert store.player(ann.id) is None
    assert store.reminders(ann.id) is None
