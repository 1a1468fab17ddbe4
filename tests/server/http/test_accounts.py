"""Guests, accounts and cookies, over HTTP."""

from dataclasses import replace

import httpx
import pytest
from itsdangerous import TimestampSigner

from rulebound.server.config import Config
from rulebound.server.wire.http import Settings
from tests.server.conftest import Running, running
from tests.server.visitors import at_table, make_account, open_page, set_table, sit

PASSWORD = "seven green herons"


def cookie_of(client: httpx.Client) -> str:
    return client.cookies["rulebound"]


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def test_somebody_new_is_nobody_until_a_name_is_given(server: Running) -> None:
    client = server.client()
    assert client.get("/api/me").json() is None
    assert "set-cookie" not in client.get("/api/me").headers
    made = client.post("/api/me", json={"name": "  Ánna "}).json()
    assert (made["name"], made["account"]) == ("Ánna", None)
    assert made["settings"] == Settings().model_dump()
    assert client.get("/api/me").json() == made


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(server: Running) -> None:
    made = server.client().post("/api/me", json={"name": "Ann"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_over_https_the_cookie_is_secure_and_bound_to_the_host(config: Config) -> None:
    with running(replace(config, public_url="https://games.example")) as server:
        made = server.client().post("/api/me", json={"name": "Ann"})
        assert made.headers["set-cookie"].startswith("__Host-rulebound=")
        assert "; secure" in made.headers["set-cookie"].lower()
        assert made.headers["strict-transport-security"] == "max-age=31536000"


def test_who_is_known_is_not_made_twice(server: Running) -> None:
    client = server.client("Ann")
    first = client.get("/api/me").json()
    second = client.post("/api/me", json={"name": "Anna"}).json()
    assert second == first | {"name": "Anna"}


def test_a_changed_cookie_is_nobody_s(server: Running) -> None:
    ann = server.client("Ann")
    signed = cookie_of(ann)
    token, stamp, signature = signed.split(".")
    other = cookie_of(server.client("Bob")).partition(".")[0]
    foreign = TimestampSigner("another key", "player").sign(token).decode()
    forged = [
        f"{other}.{stamp}.{signature}",
        f"{token}.{stamp}.{signature[::-1]}",
        f"{token}.{stamp}",
        token,
        ann.get("/api/me").json()["id"],
        foreign,
        "." * 3000,
        "é",
    ]
    for cookie in forged:
        answer = server.client().get("/api/me", headers={b"Cookie": f"rulebound={cookie}".encode()})
        assert (answer.status_code, answer.json()) == (200, None), cookie
    kept = server.client().get("/api/me", headers={"Cookie": f"rulebound={signed}"})
    assert kept.json()["name"] == "Ann"


def test_a_cookie_outlives_a_restart(config: Config) -> None:
    with running(config) as server:
        cookie = cookie_of(server.client("Ann"))
    with running(config) as server:
        again = server.client().get("/api/me", headers={"Cookie": f"rulebound={cookie}"})
        assert again.json()["name"] == "Ann"


def test_settings_are_kept_whole(server: Running) -> None:
    client = server.client("Ann")
    settings = Settings(
        language="he", theme="daylight", sound=True, volume=3, games={"chess": {"clock": "loud"}}
    ).model_dump()
    changed = client.patch("/api/me", json={"settings": settings}).json()
    assert (changed["name"], changed["settings"]) == ("Ann", settings)
    client.patch("/api/me", json={"name": "Anna"})
    assert client.get("/api/me").json() == changed | {"name": "Anna"}


def test_settings_of_another_version_do_not_lock_anybody_out(server: Running) -> None:
    client = server.client("Ann")
    me = client.get("/api/me").json()["id"]
    server.store.update_player(me, settings={"theme": "daylight", "forgotten": 1})
    assert client.get("/api/me").json()["settings"]["theme"] == "daylight"
    server.store.update_player(me, settings={"theme": "no such theme"})
    assert client.get("/api/me").json()["settings"] == Settings().model_dump()


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 25},
        {"name": 7},
        {"name": None},
        {"name": "Ann", "admin": True},
        {"name": "Ann", "settings": {"volume": 101}},
        {"name": "Ann", "settings": {"volume": "60"}},
        {"name": "Ann", "settings": {"language": "xx"}},
        {"name": "Ann", "settings": {"games": {"chess": {"clock": "x" * 33}}}},
        ["Ann"],
        "Ann",
        None,
    ],
)
def test_a_form_that_does_not_fit_is_refused(server: Running, body: object) -> None:
    client = server.client()
    assert refusal(client.post("/api/me", json=body)) == (422, "bad-request")
    assert client.get("/api/me").json() is None


# ---- one person, one chair ----


def chairs_of(client: httpx.Client, table_id: str) -> list[tuple[str, str | None, bool]]:
    chairs = client.get(f"/api/tables/{table_id}").json()["chairs"]
    return [(chair["kind"], chair["name"], chair["you"]) for chair in chairs]


def test_a_guest_who_logs_in_holds_one_chair_of_an_open_table(server: Running) -> None:
    ann, guest, bob = server.client("Ann"), server.client("Guest"), server.client("Bob")
    account = make_account(ann, PASSWORD)
    table_id = set_table(ann, "urbno", chairs=["me", "open", "open"])
    sit(guest, table_id, 1)
    guest.post("/api/login", json=account).raise_for_status()
    for client in (ann, guest):
        assert chairs_of(client, table_id) == [
            ("person", "Ann", True),
            ("open", None, False),
            ("open", None, False),
        ]
    assert refusal(guest.post(f"/api/tables/{table_id}/sit", json={"seat": 1})) == (409, "seated")
    sit(bob, table_id, 1)


def test_a_guest_who_logs_in_during_a_match_leaves_the_second_chair_to_a_bot(
    server: Running,
) -> None:
    ann, guest = server.client("Ann"), server.client("Guest")
    account = make_account(ann, PASSWORD)
    table_id = set_table(ann)
    old_key = sit(guest, table_id, 1)["secret"]
    with at_table(server, table_id, ann) as (page,):
        guest.post("/api/login", json=account).raise_for_status()
        while page.table["table"]["chairs"][1]["kind"] != "bot":
            page.hear()
        assert page.seat == 0
    assert chairs_of(guest, table_id) == [("person", "Ann", True), ("bot", None, False)]
    with_key = open_page(server.url, table_id, key=old_key)
    assert with_key.until("table")["table"]["you"] is None
    with_key.close()
