"""Passkeys: made, listed, named, removed, used; and what somebody else would try with them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from rulebound.server.config import Config
from rulebound.server.http.accounts import PROOF_LASTS
from rulebound.server.http.security import RATES, kind_of
from rulebound.server.store import now
from rulebound.server.store.passkeys import CHALLENGE_LASTS, MOST_PASSKEYS, PasskeyRow
from rulebound.server.store.schema import SESSIONS
from rulebound.server.store.schema_accounts import CHALLENGES, PASSKEYS
from tests.server.authenticator import PRESENT, VERIFIED, Authenticator, b64
from tests.server.conftest import Running, running
from tests.server.http.test_accounts import refusal
from tests.server.visitors import make_account, set_table

PASSWORD = "seven green herons"
Data = dict[str, Any]


def begin(client: httpx.Client, path: str) -> Data:
    answer = client.post(path)
    assert answer.status_code == 200, answer.text
    options: Data = answer.json()["options"]
    return options


def new_key(server: Running) -> Authenticator:
    return Authenticator(server.url)


def add(client: httpx.Client, key: Authenticator, name: str = "Laptop") -> httpx.Response:
    return client.post("/api/passkeys", json=key.create(begin(client, "/api/passkey/begin"), name))


def come_in(client: httpx.Client, key: Authenticator) -> httpx.Response:
    options = begin(client, "/api/login/passkey/begin")
    return client.post("/api/login/passkey", json=key.get(options))


def account(client: httpx.Client) -> Data:
    answer = client.get("/api/account")
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def grow_old(server: Running, age: timedelta = PROOF_LASTS) -> None:
    """Let it be a while since anybody gave a password."""
    with server.store.engine.begin() as connection:
        connection.execute(update(SESSIONS).values(proved=now() - age))


@pytest.fixture
def key(server: Running) -> Authenticator:
    return new_key(server)


# ---- making one ----


def test_a_passkey_makes_a_guest_the_holder_of_an_account(
    server: Running, key: Authenticator
) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann)
    before = ann.cookies["rulebound"]
    answer = add(ann, key)
    assert answer.status_code == 200, answer.text
    assert answer.json()["account"].startswith("ann-")
    assert ann.cookies["rulebound"] != before, "a session that may do more has another token"
    told = account(ann)
    assert (told["login"], told["password"]) == (answer.json()["account"], False)
    assert [each["name"] for each in told["passkeys"]] == ["Laptop"]

    elsewhere = server.client()
    assert come_in(elsewhere, key).json()["account"] == told["login"]
    mine = elsewhere.get("/api/tables?listing=mine").json()["tables"]
    assert [table["id"] for table in mine] == [table_id]
    assert account(elsewhere)["passkeys"][0]["used"] is not None


def test_an_account_gets_passkeys_besides_its_password(server: Running, key: Authenticator) -> None:
    ann = server.client("Ann")
    login = make_account(ann, PASSWORD)["login"]
    assert add(ann, key).json()["account"] == login
    assert account(ann)["password"] is True
    assert come_in(server.client(), key).json()["account"] == login


def test_what_a_guest_has_goes_to_the_account(server: Running, key: Authenticator) -> None:
    ann = server.client("Ann")
    add(ann, key).raise_for_status()
    guest = server.client("Somebody")
    table_id = set_table(guest)
    come_in(guest, key).raise_for_status()
    mine = ann.get("/api/tables?listing=mine").json()["tables"]
    assert [table["id"] for table in mine] == [table_id]


def test_passkeys_are_named_and_removed_by_their_holder_alone(
    server: Running, key: Authenticator
) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    make_account(ann, PASSWORD)
    make_account(bob, PASSWORD)
    add(ann, key).raise_for_status()
    (mine,) = account(ann)["passkeys"]
    url = f"/api/passkeys/{mine['id']}"
    assert refusal(bob.patch(url, json={"name": "Mine"})) == (404, "no-such-passkey")
    assert refusal(bob.delete(url)) == (404, "no-such-passkey")
    assert ann.patch(url, json={"name": "Phone"}).status_code == 204
    assert account(ann)["passkeys"][0]["name"] == "Phone"
    assert account(bob)["passkeys"] == []
    assert ann.delete(url).status_code == 204
    assert account(ann)["passkeys"] == []
    assert refusal(come_in(server.client(), key)) == (403, "bad-passkey")


def test_nobody_removes_the_last_way_in(server: Running, key: Authenticator) -> None:
    ann = server.client("Ann")
    add(ann, key).raise_for_status()
    (mine,) = account(ann)["passkeys"]
    assert refusal(ann.delete(f"/api/passkeys/{mine['id']}")) == (409, "last-key")
    ann.post("/api/password", json={"new": PASSWORD}).raise_for_status()
    assert ann.delete(f"/api/passkeys/{mine['id']}").status_code == 204
    form = {"login": account(ann)["login"], "password": PASSWORD}
    assert server.client().post("/api/login", json=form).status_code == 200


def test_who_has_only_passkeys_proves_it_before_there_is_a_password(
    server: Running, key: Authenticator
) -> None:
    ann = server.client("Ann")
    add(ann, key).raise_for_status()
    grow_old(server)
    assert refusal(ann.post("/api/password", json={"new": PASSWORD})) == (403, "prove-it")
    proof = key.get(begin(ann, "/api/account/proof/begin"))
    assert ann.post("/api/account/proof", json={"passkey": proof}).status_code == 204
    assert ann.post("/api/password", json={"new": PASSWORD}).status_code == 200


def test_a_passkey_is_kept_once_and_not_too_many_are(server: Running, key: Authenticator) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    add(ann, key).raise_for_status()
    assert refusal(add(bob, key)) == (409, "passkey-known")
    assert account(bob)["login"] is None, "nothing has become of it"
    player = ann.get("/api/me").json()
    for number in range(MOST_PASSKEYS - 1):
        row = PasskeyRow(player["id"], b"%d" % number, b"key", "127.0.0.1", 0, "More")
        server.store.add_passkey(row, player["account"])
    assert refusal(add(ann, new_key(server))) == (409, "passkey-known")


# ---- what somebody else would try ----


def other_origin(key: Authenticator) -> None:
    key.origin = "https://evil.example"


def other_host(key: Authenticator) -> None:
    key.host = "evil.example"


def nobody_there(key: Authenticator) -> None:
    key.flags = VERIFIED


def not_verified(key: Authenticator) -> None:
    key.flags = PRESENT


def other_key(key: Authenticator) -> None:
    key._key = Authenticator("")._key


def other_id(key: Authenticator) -> None:
    key.id = Authenticator("").id


def used_less(key: Authenticator) -> None:
    key.uses = -0 if key.uses < 2 else key.uses - 2


LIES: tuple[Callable[[Authenticator], None], ...] = (
    other_origin,
    other_host,
    nobody_there,
    not_verified,
)


@pytest.mark.parametrize("lie", LIES)
def test_a_passkey_is_not_taken_from_elsewhere(
    server: Running, key: Authenticator, lie: Callable[[Authenticator], None]
) -> None:
    ann = server.client("Ann")
    lie(key)
    assert refusal(add(ann, key)) == (403, "bad-passkey")
    assert account(ann)["login"] is None


@pytest.mark.parametrize("lie", [*LIES, other_key, other_id, used_less])
def test_who_does_not_hold_the_passkey_does_not_come_in(
    server: Running, key: Authenticator, lie: Callable[[Authenticator], None]
) -> None:
    add(server.client("Ann"), key).raise_for_status()
    for _ in range(2):
        come_in(server.client(), key).raise_for_status()
    lie(key)
    stranger = server.client()
    assert refusal(come_in(stranger, key)) == (403, "bad-passkey")
    assert stranger.get("/api/me").json() is None


def test_a_challenge_counts_once(server: Running, key: Authenticator) -> None:
    ann = server.client("Ann")
    options = begin(ann, "/api/passkey/begin")
    form = key.create(options)
    ann.post("/api/passkeys", json=form).raise_for_status()
    assert refusal(ann.post("/api/passkeys", json=new_key(server).create(options)))[0] == 403
    stranger = server.client()
    used = key.get(begin(stranger, "/api/login/passkey/begin"))
    stranger.post("/api/login/passkey", json=used).raise_for_status()
    replayed = server.client()
    assert refusal(replayed.post("/api/login/passkey", json=used)) == (403, "bad-passkey")


def test_a_challenge_is_good_for_its_purpose_its_player_and_some_minutes(
    server: Running, key: Authenticator
) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    add(ann, key).raise_for_status()
    proof = begin(ann, "/api/account/proof/begin")
    assert refusal(server.client().post("/api/login/passkey", json=key.get(proof)))[0] == 403
    theirs = begin(bob, "/api/passkey/begin")
    mine = new_key(server)
    assert refusal(ann.post("/api/passkeys", json=mine.create(theirs))) == (403, "bad-passkey")
    late = begin(server.client(), "/api/login/passkey/begin")
    with server.store.engine.begin() as connection:
        connection.execute(update(CHALLENGES).values(until=now() - timedelta(seconds=1)))
    assert refusal(server.client().post("/api/login/passkey", json=key.get(late)))[0] == 403
    assert timedelta(minutes=1) <= CHALLENGE_LASTS <= timedelta(minutes=10)
    begin(ann, "/api/account/proof/begin")
    with server.store.engine.connect() as connection:
        left = connection.execute(select(CHALLENGES.c.until)).scalars().all()
    assert len(left) == 1, "what nobody answered is forgotten"


def test_one_cannot_prove_to_be_somebody_else(server: Running, key: Authenticator) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    add(ann, key).raise_for_status()
    make_account(bob, PASSWORD)
    grow_old(server)
    asked = begin(bob, "/api/account/proof/begin")
    assert asked["allowCredentials"] == []
    answer = bob.post("/api/account/proof", json={"passkey": key.get(asked)})
    assert refusal(answer) == (403, "bad-passkey")
    assert account(bob)["proved"] is False


def test_coming_in_tells_nobody_which_accounts_there_are(
    server: Running, key: Authenticator
) -> None:
    add(server.client("Ann"), key).raise_for_status()
    asked = begin(server.client(), "/api/login/passkey/begin")
    assert not asked.get("allowCredentials")
    unknown = refusal(come_in(server.client(), new_key(server)))
    key.host = "evil.example"
    assert refusal(come_in(server.client(), key)) == unknown


@pytest.mark.parametrize(
    "changed",
    [
        {"client_data": b64(b"{}" * 8)},
        {"client_data": b64(b'{"challenge": 5, "x": 1}')},
        {"client_data": b64(b'{"challenge": "!!!!!!!!"}')},
        {"client_data": b64(b"[" * 5000)},
        {"client_data": b64(b"\xff" * 20)},
        {"client_data": "A" * 9},
        {"authenticator_data": b64(bytes(400))},
        {"signature": b64(bytes(70))},
        {"id": "AAAAAAAA"},
        {"id": "A" * 1364},
    ],
)
def test_bytes_that_are_no_passkey_are_refused(
    server: Running, key: Authenticator, changed: Data
) -> None:
    add(server.client("Ann"), key).raise_for_status()
    stranger = server.client()
    form = key.get(begin(stranger, "/api/login/passkey/begin")) | changed
    assert refusal(stranger.post("/api/login/passkey", json=form)) == (403, "bad-passkey")


@pytest.mark.parametrize("attestation", [bytes(30), b"\xa0" * 20, b"\x9f" * 500, b"\xff" * 99])
def test_attestations_that_are_none_are_refused(
    server: Running, key: Authenticator, attestation: bytes
) -> None:
    ann = server.client("Ann")
    form = key.create(begin(ann, "/api/passkey/begin")) | {"attestation": b64(attestation)}
    assert refusal(ann.post("/api/passkeys", json=form)) == (403, "bad-passkey")


def test_passkeys_belong_to_the_public_address(config: Config) -> None:
    with running(replace(config, public_url="https://play.example.org")) as server:
        key = Authenticator("https://play.example.org", "play.example.org")
        guest = server.client()
        headers = {"origin": "https://play.example.org"}
        guest.post("/api/me", json={"name": "Ann"}, headers=headers).raise_for_status()
        # The cookie is sent over TLS only; this client has none.
        cookie = {"cookie": "; ".join(f"{k}={v}" for k, v in guest.cookies.items())}
        options = guest.post("/api/passkey/begin", headers=cookie).json()["options"]
        assert options["rp"]["id"] == "play.example.org"
        answer = guest.post("/api/passkeys", json=key.create(options), headers=cookie)
        assert answer.status_code == 200, answer.text


def test_the_database_does_not_hold_what_signs(server: Running, key: Authenticator) -> None:
    add(server.client("Ann"), key).raise_for_status()
    with server.store.engine.connect() as connection:
        (row,) = connection.execute(select(PASSKEYS)).mappings().all()
    secret = key._key.private_numbers().private_value.to_bytes(32)
    assert secret not in (row["credential"], row["public_key"])


# ---- still oneself ----


SENSITIVE = (
    ("POST", "/api/passkey/begin", None),
    ("DELETE", "/api/passkeys/AAAAAAAAAAAA", None),
    ("PUT", "/api/reminders/mail", {"address": "ann@example.org"}),
    ("DELETE", "/api/reminders/mail", None),
    ("DELETE", "/api/account", None),
    ("GET", "/api/account/everything.zip", None),
)


@pytest.mark.parametrize(("method", "path", "body"), SENSITIVE)
def test_what_could_take_an_account_away_wants_a_proof(
    server: Running, method: str, path: str, body: Data | None
) -> None:
    ann = server.client("Ann")
    make_account(ann, PASSWORD)
    grow_old(server)
    assert account(ann)["proved"] is False
    assert refusal(ann.request(method, path, json=body)) == (403, "prove-it")
    wrong = ann.post("/api/account/proof", json={"password": "seven grey herons"})
    assert refusal(wrong) == (403, "wrong-password")
    assert refusal(ann.post("/api/account/proof", json={})) == (403, "wrong-password")
    assert refusal(ann.request(method, path, json=body)) == (403, "prove-it")
    assert ann.post("/api/account/proof", json={"password": PASSWORD}).status_code == 204
    answer = ann.request(method, path, json=body)
    assert answer.status_code not in (401, 403), answer.text


def test_a_proof_counts_for_its_session_alone_and_not_for_long(server: Running) -> None:
    ann, other = server.client("Ann"), server.client()
    form = make_account(ann, PASSWORD)
    other.post("/api/login", json=form).raise_for_status()
    grow_old(server)
    ann.post("/api/account/proof", json={"password": PASSWORD}).raise_for_status()
    assert (account(ann)["proved"], account(other)["proved"]) == (True, False)
    grow_old(server, PROOF_LASTS - timedelta(minutes=1))
    assert account(ann)["proved"] is True
    grow_old(server)
    assert account(ann)["proved"] is False


def test_a_guest_has_nothing_to_prove(server: Running) -> None:
    guest = server.client("Ann")
    answer = guest.post("/api/account/proof", json={"password": PASSWORD})
    assert refusal(answer) == (409, "no-account")


def test_nobody_has_no_account(server: Running) -> None:
    stranger = server.client()
    for method, path, _ in (*SENSITIVE, ("GET", "/api/account", None)):
        body = {"address": "x@example.org"} if method == "PUT" else None
        answer = stranger.request(method, path, json=body)
        assert refusal(answer) == (401, "no-player"), path


@pytest.mark.parametrize(
    "path",
    [
        "/api/login/passkey",
        "/api/login/passkey/begin",
        "/api/account/proof",
        "/api/account/proof/begin",
        "/api/passkeys",
        "/api/passkey/begin",
        "/api/recovery/password",
    ],
)
def test_keys_are_tried_as_rarely_as_passwords(path: str) -> None:
    assert kind_of("POST", path) == "login"
    assert kind_of("POST", "/api/recovery") == "recover"
    assert kind_of("POST", "/api/reports") == "report"
    assert kind_of("GET", "/api/account/everything.zip") == "export"
    assert all(RATES[kind].each_second < 1 for kind in ("login", "recover", "report", "export"))
