"""Sessions over HTTP: listed, renewed, ended, and over in time."""

from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from rulebound.server.http.devices import device_of
from rulebound.server.live.listeners import TRY_LATER
from rulebound.server.store import now
from rulebound.server.store.schema import SESSIONS
from rulebound.server.store.sessions import GUEST_IDLE, IDLE, LONGEST, MOST
from tests.server.conftest import Running
from tests.server.http.test_accounts import cookie_of, refusal
from tests.server.http.test_logins import OTHER, PASSWORD, change
from tests.server.visitors import at_table, make_account, open_page, set_table, table_of_two

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 "
    "(KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0"
)


def copy_of(server: Running, client: httpx.Client) -> httpx.Client:
    """Somebody who has stolen the cookie."""
    thief = server.client()
    thief.cookies.set("rulebound", cookie_of(client))
    return thief


def listed(client: httpx.Client) -> list[dict[str, Any]]:
    answer = client.get("/api/sessions")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def elsewhere(server: Running, form: dict[str, Any], agent: str = FIREFOX) -> httpx.Client:
    client = server.client()
    came = client.post("/api/login", json=form, headers={"user-agent": agent})
    assert came.status_code == 200, came.text
    return client


def age(server: Running, **columns: timedelta) -> None:
    """Let all sessions be older."""
    values = {name: now() - span for name, span in columns.items()}
    with server.store.engine.begin() as connection:
        connection.execute(update(SESSIONS).values(**values))


def is_nobody(client: httpx.Client) -> bool:
    return client.get("/api/me").json() is None


# ---- ended ----


def test_logging_out_ends_the_session_on_the_server(server: Running) -> None:
    client = server.client("Ann")
    thief = copy_of(server, client)
    assert client.post("/api/logout", json={}).status_code == 204
    assert "rulebound" not in client.cookies
    assert is_nobody(client)
    assert is_nobody(thief)
    assert refusal(thief.patch("/api/me", json={"name": "Eve"})) == (401, "no-player")


def test_logging_out_twice_or_as_nobody_is_no_mistake(server: Running) -> None:
    assert server.client().post("/api/logout", json={}).status_code == 204
    client = server.client("Ann")
    thief = copy_of(server, client)
    assert client.post("/api/logout", json={}).status_code == 204
    assert thief.post("/api/logout", json={}).status_code == 204


def test_sessions_are_listed_with_browser_and_system(server: Running) -> None:
    desk = server.client("Ann")
    form = make_account(desk, PASSWORD)
    phone = elsewhere(server, form, PHONE)
    elsewhere(server, form, "curl/8")
    found = {(each["browser"], each["system"]): each["current"] for each in listed(phone)}
    assert found == {("Safari", "iPhone"): True, (None, None): False}
    assert len(listed(desk)) == 3
    assert listed(server.client("Bob"))[0]["current"]
    assert refusal(server.client().get("/api/sessions")) == (401, "no-player")


def test_one_session_of_mine_can_be_ended_and_no_one_else_s(server: Running) -> None:
    desk = server.client("Ann")
    phone = elsewhere(server, make_account(desk, PASSWORD))
    (other,) = (each["id"] for each in listed(desk) if not each["current"])
    bob = server.client("Bob")
    assert refusal(bob.delete(f"/api/sessions/{other}")) == (404, "no-such-session")
    assert not is_nobody(phone)
    assert desk.delete(f"/api/sessions/{other}").status_code == 204
    assert (is_nobody(phone), is_nobody(desk)) == (True, False)
    assert refusal(desk.delete(f"/api/sessions/{other}")) == (404, "no-such-session")
    assert refusal(desk.delete("/api/sessions/short")) == (422, "bad-request")


def test_ending_this_session_is_logging_out(server: Running) -> None:
    client = server.client("Ann")
    (own,) = listed(client)
    assert client.delete(f"/api/sessions/{own['id']}").status_code == 204
    assert "rulebound" not in client.cookies
    assert is_nobody(client)


def test_all_others_can_be_ended_at_once(server: Running) -> None:
    desk = server.client("Ann")
    form = make_account(desk, PASSWORD)
    others = [elsewhere(server, form) for _ in range(3)]
    bob = server.client("Bob")
    assert desk.delete("/api/sessions").status_code == 204
    assert [is_nobody(other) for other in others] == [True] * 3
    assert (is_nobody(desk), is_nobody(bob), len(listed(desk))) == (False, False, 1)


def test_a_new_password_ends_the_other_sessions_and_renews_this_one(server: Running) -> None:
    desk = server.client("Ann")
    phone = elsewhere(server, make_account(desk, PASSWORD))
    thief = copy_of(server, desk)
    assert change(desk, PASSWORD, OTHER).status_code == 200
    assert (is_nobody(desk), is_nobody(phone), is_nobody(thief)) == (False, True, True)


def test_the_cookie_changes_when_a_guest_becomes_an_account(server: Running) -> None:
    """Whoever had planted the old one must not come into the account with it."""
    client = server.client("Ann")
    thief = copy_of(server, client)
    make_account(client, PASSWORD)
    assert (is_nobody(client), is_nobody(thief)) == (False, True)


def test_logging_in_as_another_ends_the_session_of_the_one_before(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    make_account(ann, PASSWORD)
    thief = copy_of(server, ann)
    assert ann.post("/api/login", json=make_account(bob, PASSWORD)).json()["name"] == "Bob"
    assert is_nobody(thief)


# ---- at a table ----


def test_a_page_of_an_ended_session_is_closed_and_keeps_no_seat(server: Running) -> None:
    """Neither by the cookie nor by the seat's key, which that page was told."""
    desk, bob = server.client("Ann"), server.client("Bob")
    phone = elsewhere(server, make_account(desk, PASSWORD))
    table_id = set_table(desk)
    bob.post(f"/api/tables/{table_id}/sit", json={"seat": 1}).raise_for_status()
    with at_table(server, table_id, phone, desk) as (lost, kept):
        key = lost.table["secret"]
        assert key == kept.table["secret"]
        assert desk.delete("/api/sessions").status_code == 204
        assert lost.closed() == TRY_LATER
        again = open_page(server.url, table_id, phone, key=key)
        assert again.until("table")["table"]["you"] is None
        while kept.table["secret"] in (key, None):
            kept.hear()
        kept.choose()
        again.close()
    with at_table(server, table_id, None) as (nobody,):
        nobody.close()
    other = open_page(server.url, table_id, key=kept.table["secret"])
    assert other.until("table")["table"]["you"] == 0
    other.close()


def test_logging_out_closes_the_pages_of_that_browser_alone(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        key = a.table["secret"]
        ann.post("/api/logout", json={})
        assert a.closed() == TRY_LATER
        assert b.ask("ping")["t"] == "done"
    # A guest has nothing but the key of the seat to come back with.
    page = open_page(server.url, table_id, key=key)
    assert page.until("table")["table"]["you"] == 0
    page.close()


# ---- over in time ----


@pytest.mark.parametrize(
    ("account", "columns", "over"),
    [
        (True, {"seen": IDLE - timedelta(hours=1)}, False),
        (True, {"seen": IDLE + timedelta(hours=1)}, True),
        (True, {"created": LONGEST - timedelta(hours=1)}, False),
        (True, {"created": LONGEST + timedelta(hours=1)}, True),
        (False, {"seen": IDLE + timedelta(hours=1), "created": LONGEST * 2}, False),
        (False, {"seen": GUEST_IDLE + timedelta(hours=1)}, True),
    ],
)
def test_a_session_lasts_only_so_long(
    server: Running, account: bool, columns: dict[str, timedelta], over: bool
) -> None:
    client = server.client("Ann")
    if account:
        make_account(client, PASSWORD)
    age(server, **columns)
    assert is_nobody(client) is over


def test_using_a_session_renews_it(server: Running) -> None:
    client = server.client("Ann")
    make_account(client, PASSWORD)
    me = client.get("/api/me").json()["id"]
    for _ in range(3):
        age(server, seen=IDLE - timedelta(days=1))
        server.store.update_player(me, seen=now() - IDLE)
        answer = client.get("/api/me")
        assert f"Max-Age={int(IDLE.total_seconds())}" in answer.headers["set-cookie"]
    (session,) = server.store.sessions(_player(server, me))
    assert now() - session.seen < timedelta(minutes=5)
    assert now() - _player(server, me).seen < timedelta(minutes=5)


def test_a_guest_s_cookie_lasts_as_long_as_the_session(server: Running) -> None:
    answer = server.client("Ann").get("/api/me")
    assert f"Max-Age={int(GUEST_IDLE.total_seconds())}" in answer.headers["set-cookie"]


def test_the_sessions_of_one_player_are_bounded(server: Running) -> None:
    ann = server.store.new_player("Ann", {})
    for number in range(MOST + 5):
        server.store.new_session(ann.id, f"digest {number}")
    assert len(server.store.sessions(ann)) == MOST
    assert server.store.session("digest 0") is None
    assert server.store.session(f"digest {MOST + 4}") is not None


def test_a_token_is_not_kept_as_it_is(server: Running) -> None:
    token = cookie_of(server.client("Ann")).partition(".")[0]
    with server.store.engine.connect() as connection:
        (digest,) = connection.exec_driver_sql("SELECT digest FROM sessions").scalars()
    assert token not in digest


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (PHONE, ("Safari", "iPhone")),
        (EDGE, ("Edge", "Windows")),
        ("", (None, None)),
        ("x" * 10_000, (None, None)),
    ],
)
def test_a_browser_is_known_by_its_name_and_nothing_else(
    agent: str, device: tuple[str | None, str | None]
) -> None:
    assert device_of(agent) == device


def _player(server: Running, player_id: str) -> Any:
    player = server.store.player(player_id)
    assert player is not None
    return player
