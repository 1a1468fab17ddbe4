"""Guests, accounts and cookies, over HTTP."""

from dataclasses import replace
from datetime import timedelta

import httpx
import pytest
from itsdangerous import TimestampSigner

from rulebound.server.config import Config
from rulebound.server.store import now
from rulebound.server.wire import Settings
from tests.server.conftest import Running, running

PASSWORD = "correct horse"


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
    signed = cookie_of(server.client("Ann"))
    player, stamp, signature = signed.split(".")
    other = server.client("Bob").get("/api/me").json()["id"]
    foreign = TimestampSigner("another key", "player").sign(player).decode()
    forged = [
        f"{other}.{stamp}.{signature}",
        f"{player}.{stamp}.{signature[::-1]}",
        f"{player}.{stamp}",
        player,
        foreign,
        "." * 3000,
        "é",
    ]
    for cookie in forged:
        answer = server.client().get("/api/me", headers={b"Cookie": f"rulebound={cookie}".encode()})
        assert (answer.status_code, answer.json()) == (200, None), cookie
    kept = server.client().get("/api/me", headers={"Cookie": f"rulebound={signed}"})
    assert kept.json()["id"] == player


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
        {"name": "a\nb"},
        {"name": "\x1b[31m"},
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


def test_a_visit_is_noted_from_time_to_time(server: Running) -> None:
    client = server.client("Ann")
    me = client.get("/api/me").json()["id"]
    long_ago = now() - timedelta(days=3)
    server.store.update_player(me, seen=long_ago)
    client.get("/api/me")
    player = server.store.player(me)
    assert player is not None
    assert player.seen > long_ago


# ---- accounts ----


def test_a_guest_becomes_an_account_and_stays_the_same_player(server: Running) -> None:
    client = server.client("Ann")
    before = client.get("/api/me").json()
    made = client.post("/api/account", json={"login": "Ann@x", "password": PASSWORD}).json()
    assert made == before | {"account": "ann@x"}
    again = client.post("/api/account", json={"login": "other", "password": PASSWORD})
    assert refusal(again) == (409, "has-account")


def test_a_password_is_kept_as_an_argon2_hash(server: Running) -> None:
    client = server.client("Ann")
    client.post("/api/account", json={"login": "ann", "password": PASSWORD})
    account = server.store.by_login("ann")
    assert account is not None
    assert account.password is not None
    assert account.password.startswith("$argon2id$")
    assert PASSWORD not in account.password


def test_an_account_needs_a_player_and_a_free_login(server: Running) -> None:
    form = {"login": "ann", "password": PASSWORD}
    assert refusal(server.client().post("/api/account", json=form)) == (401, "no-player")
    assert server.client("Ann").post("/api/account", json=form).status_code == 200
    taken = server.client("Bob").post("/api/account", json=form | {"login": "ANN"})
    assert refusal(taken) == (409, "login-taken")


def test_login_elsewhere_brings_the_account_and_the_guest_s_tables(server: Running) -> None:
    server.client("Ann").post("/api/account", json={"login": "ann", "password": PASSWORD})
    client = server.client("Guest")
    form = {"game": "tashkalar", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    table = client.post("/api/tables", json=form).json()["id"]
    came = client.post("/api/login", json={"login": "ann", "password": PASSWORD}).json()
    assert (came["name"], came["account"]) == ("Ann", "ann")
    mine = client.get("/api/tables", params={"listing": "mine"}).json()["tables"]
    assert [(t["id"], t["owner"], t["you"]) for t in mine] == [(table, True, 0)]


def test_a_wrong_login_and_a_wrong_password_sound_alike(server: Running) -> None:
    server.client("Ann").post("/api/account", json={"login": "ann", "password": PASSWORD})
    client = server.client("Guest")
    before = client.get("/api/me").json()
    answers = [
        client.post("/api/login", json={"login": login, "password": password})
        for login, password in (("ann", "wrong password"), ("nobody", PASSWORD))
    ]
    assert [a.status_code for a in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()
    assert client.get("/api/me").json() == before


def test_nobody_can_log_in_as_a_guest(server: Running) -> None:
    guest = server.client("Ann").get("/api/me").json()["id"]
    for login in ("None", "null", guest):
        form = {"login": login, "password": PASSWORD}
        assert refusal(server.client().post("/api/login", json=form)) == (401, "wrong-login")


def test_logging_out_forgets_the_cookie(server: Running) -> None:
    client = server.client("Ann")
    assert client.post("/api/logout", json={}).status_code == 204
    assert "rulebound" not in client.cookies
    assert client.get("/api/me").json() is None


def test_a_refused_password_is_not_repeated(server: Running) -> None:
    client = server.client("Ann")
    answer = client.post("/api/account", json={"login": "!", "password": "hunter2"})
    assert refusal(answer) == (422, "bad-request")
    assert "hunter2" not in answer.text
