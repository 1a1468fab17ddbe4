"""Accounts over HTTP: given logins, passwords, coming in elsewhere."""

import asyncio

import argon2
import httpx
import pytest

from rulebound.server.config import Config
from rulebound.server.http import passwords
from rulebound.server.http.accounts import Accounts, nobodys_hash
from rulebound.server.http.logins import logins_of, word_of
from rulebound.server.store import Store
from rulebound.server.wire.fields import MAX_BODY
from tests.server.conftest import Running
from tests.server.http.test_accounts import cookie_of, refusal
from tests.server.visitors import make_account

PASSWORD = "correct horse"
OTHER = "seven green herons"


def accounts(server: Running) -> Accounts:
    found: Accounts = server.server.config.app.state.accounts  # type: ignore[union-attr]
    return found


def test_a_guest_becomes_an_account_and_stays_the_same_player(server: Running) -> None:
    client = server.client("Ann")
    before = client.get("/api/me").json()
    form = make_account(client, PASSWORD)
    assert client.get("/api/me").json() == before | {"account": form["login"]}
    assert refusal(client.post("/api/account", json=form)) == (409, "has-account")
    assert refusal(client.get("/api/account/login")) == (409, "has-account")


def test_a_password_is_kept_as_an_argon2_hash(server: Running) -> None:
    form = make_account(server.client("Ann"), PASSWORD)
    account = server.store.by_login(form["login"])
    assert account is not None
    assert account.password is not None
    assert account.password.startswith("$argon2id$")
    assert PASSWORD not in account.password


def test_a_hash_costs_what_rfc_9106_asks_for(config: Config, store: Store) -> None:
    hashed = asyncio.run(Accounts(config, store).hash(PASSWORD))
    assert argon2.extract_parameters(hashed) == argon2.profiles.RFC_9106_LOW_MEMORY


def test_nobodys_hash_costs_as_much_and_fits_no_password() -> None:
    """Else the time that it takes would tell which logins exist."""
    hasher = argon2.PasswordHasher()
    nobody = nobodys_hash(hasher)
    assert argon2.extract_parameters(nobody) == argon2.extract_parameters(hasher.hash(PASSWORD))
    assert nobody != nobodys_hash(hasher)
    with pytest.raises(argon2.exceptions.VerifyMismatchError):
        hasher.verify(nobody, PASSWORD)


# ---- which logins exist ----


def test_the_server_gives_the_login_and_always_the_same(server: Running) -> None:
    client = server.client("Ánna Kiss")
    given = client.get("/api/account/login").json()["login"]
    word, _, number = given.partition("-")
    assert word == "annakiss"
    assert (len(number), number.isdecimal()) == (6, True)
    assert client.get("/api/account/login").json()["login"] == given


def test_who_has_no_name_in_letters_of_keyboards_gets_a_login_too() -> None:
    assert (word_of("ნინო"), word_of("😀"), word_of("Ωmega 3")) == ("player", "player", "mega3")
    assert word_of("x" * 24) == "x" * 16


def test_registering_tells_nothing_of_the_logins_of_others(server: Running) -> None:
    """A login that exists and one that does not are refused in the same words."""
    taken = make_account(server.client("Ann"), PASSWORD)["login"]
    eve = server.client("Ann")
    given = eve.get("/api/account/login").json()["login"]
    assert given != taken
    free = f"{taken[:-1]}{(int(taken[-1]) + 1) % 10}"
    answers = [
        eve.post("/api/account", json={"login": login, "password": OTHER})
        for login in (taken, free, taken.upper(), "ann")
    ]
    assert {answer.status_code for answer in answers} == {409}
    assert {answer.text for answer in answers} == {answers[0].text}
    assert eve.get("/api/me").json()["account"] is None


def test_a_login_that_is_taken_by_chance_gives_way_to_the_next(server: Running) -> None:
    client = server.client("Ann")
    first = client.get("/api/account/login").json()["login"]
    server.store.register(server.store.new_player("Old", {}).id, first, "hash")
    second = client.get("/api/account/login").json()["login"]
    assert second != first
    form = {"login": first, "password": PASSWORD}
    assert refusal(client.post("/api/account", json=form)) == (409, "other-login")
    assert client.post("/api/account", json=form | {"login": second}).status_code == 200


def test_numbers_follow_from_the_secret_and_the_player() -> None:
    first = list(logins_of("secret", "player", "Ann"))
    assert first == list(logins_of("secret", "player", "Ann"))
    assert (
        len({*first, *logins_of("other", "player", "Ann"), *logins_of("secret", "x", "Ann")}) == 9
    )


def test_an_account_needs_a_player(server: Running) -> None:
    form = {"login": "ann-123456", "password": PASSWORD}
    assert refusal(server.client().post("/api/account", json=form)) == (401, "no-player")
    assert refusal(server.client().get("/api/account/login")) == (401, "no-player")


def test_a_wrong_login_and_a_wrong_password_sound_alike(server: Running) -> None:
    form = make_account(server.client("Ann"), PASSWORD)
    client = server.client("Guest")
    before = client.get("/api/me").json()
    answers = [
        client.post("/api/login", json=form | wrong)
        for wrong in ({"password": "wrong password"}, {"login": "nobody"})
    ]
    assert [a.status_code for a in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()
    assert client.get("/api/me").json() == before


def test_a_wrong_login_costs_a_hash_as_a_wrong_password_does(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the time taken does not tell them apart: both verify one hash of the same cost."""
    known = make_account(server.client("Ann"), PASSWORD)
    looked_at: list[str] = []
    fits = accounts(server)._fits

    def watched(stored: str, password: str) -> bool:
        looked_at.append(stored)
        return fits(stored, password)

    monkeypatch.setattr(accounts(server), "_fits", watched)
    for form in (known | {"password": "wrong password"}, known | {"login": "nobody"}):
        assert refusal(server.client().post("/api/login", json=form)) == (401, "wrong-login")
    costs = [stored.rsplit("$", 2)[0] for stored in looked_at]
    assert len(costs) == 2
    assert costs[0] == costs[1]


def test_nobody_can_log_in_as_a_guest(server: Running) -> None:
    guest = server.client("Ann").get("/api/me").json()["id"]
    for login in ("None", "null", guest):
        form = {"login": login, "password": PASSWORD}
        assert refusal(server.client().post("/api/login", json=form)) == (401, "wrong-login")


def test_a_login_from_before_still_works(server: Running) -> None:
    """Once they were chosen freely."""
    client = server.client("Ann")
    form = make_account(client, PASSWORD)
    account = server.store.by_login(form["login"])
    assert account is not None
    assert account.password is not None
    old = server.store.new_player("Old", {})
    server.store.register(old.id, "Chosen@Freely", account.password)
    came = server.client().post("/api/login", json={"login": "chosen@freely", "password": PASSWORD})
    assert came.json()["id"] == old.id


# ---- passwords ----


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("password1", "weak-password-common"),
        ("Tr0ub4dour", "weak-password-common"),
        ("aaaaaaaaaaaa", "weak-password-pattern"),
        ("abcdefghijk", "weak-password-pattern"),
        ("zaq1xsw2cde3", "weak-password-common"),
        ("19871224", "weak-password-pattern"),
        ("jG7!kq2Z", "weak-password-short"),
        ("Annabella Rose", "weak-password-own"),
        ("p@ssw0rd" * 9, "weak-password-pattern"),
    ],
)
def test_a_weak_password_is_refused_and_it_is_said_why(
    server: Running, password: str, code: str
) -> None:
    client = server.client("Annabella Rose")
    given = client.get("/api/account/login").json()
    answer = client.post("/api/account", json=given | {"password": password})
    assert refusal(answer) == (422, code)
    assert answer.json()["message"] == passwords.REASONS[code]
    assert password not in answer.text
    assert client.get("/api/me").json()["account"] is None


@pytest.mark.parametrize("password", [PASSWORD, OTHER, "შავი კატა ხეზე", "k3#" + "x7!q" * 31])
def test_a_strong_password_is_taken_in_any_letters(server: Running, password: str) -> None:
    form = make_account(server.client("Ann"), password)
    assert server.client().post("/api/login", json=form).status_code == 200


def test_no_password_takes_long_to_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at is bounded, whatever is sent."""
    seen: list[str] = []

    def judge(password: str, user_inputs: list[str]) -> dict[str, object]:
        seen.append(password)
        return {"score": 4, "sequence": []}

    monkeypatch.setattr(passwords, "zxcvbn", judge)
    passwords.weakness("@4$5!1|0(<{[" * MAX_BODY)
    assert [len(password) for password in seen] == [passwords.LOOKED_AT]


def test_a_refused_password_is_not_repeated(server: Running) -> None:
    client = server.client("Ann")
    answer = client.post("/api/account", json={"login": "!", "password": "hunter2"})
    assert refusal(answer) == (422, "bad-request")
    assert "hunter2" not in answer.text


def change(client: httpx.Client, old: str, new: str) -> httpx.Response:
    return client.post("/api/password", json={"old": old, "new": new})


def test_a_password_can_be_changed(server: Running) -> None:
    client = server.client("Ann")
    form = make_account(client, PASSWORD)
    before = cookie_of(client)
    assert change(client, PASSWORD, OTHER).json()["account"] == form["login"]
    assert refusal(server.client().post("/api/login", json=form)) == (401, "wrong-login")
    again = server.client().post("/api/login", json=form | {"password": OTHER})
    assert again.status_code == 200
    assert client.get("/api/me").json()["name"] == "Ann"
    assert cookie_of(client) != before


def test_a_password_is_changed_only_by_who_knows_the_old_one(server: Running) -> None:
    client = server.client("Ann")
    form = make_account(client, PASSWORD)
    assert refusal(change(client, "wrong password", OTHER)) == (403, "wrong-password")
    assert refusal(change(client, PASSWORD, "password1")) == (422, "weak-password-common")
    assert refusal(change(server.client(), PASSWORD, OTHER)) == (401, "no-player")
    assert refusal(change(server.client("Guest"), PASSWORD, OTHER)) == (409, "no-account")
    assert server.client().post("/api/login", json=form).status_code == 200


# ---- elsewhere ----


def test_login_elsewhere_brings_the_account_and_the_guest_s_tables(server: Running) -> None:
    known = make_account(server.client("Ann"), PASSWORD)
    client = server.client("Guest")
    form = {"game": "tashkalar", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    table = client.post("/api/tables", json=form).json()["id"]
    came = client.post("/api/login", json=known).json()
    assert (came["name"], came["account"]) == ("Ann", known["login"])
    mine = client.get("/api/tables", params={"listing": "mine"}).json()["tables"]
    assert [(t["id"], t["owner"], t["you"]) for t in mine] == [(table, True, 0)]
