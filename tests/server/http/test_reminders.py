"""Reminders over HTTP: chosen, confirmed, stopped; and what nobody would send."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock, patch

import httpx
import pytest
from aiohttp import ThreadedResolver
from sqlalchemy import update

from rulebound.server.config import Config
from rulebound.server.http.security import RATES, kind_of
from rulebound.server.live import reminding
from rulebound.server.store import now
from rulebound.server.store.reminders import MOST_LINKS, MOST_LINKS_TO_ONE
from rulebound.server.store.schema import REMINDERS, TABLES
from tests.server.away import Mailbox, Target, mailbox, page, plain, target, wait_until
from tests.server.conftest import Running, running
from tests.server.http.test_accounts import refusal
from tests.server.live.test_reminding import Browser
from tests.server.visitors import at_table, make_account, table_of_two

__all__ = ["mailbox", "target"]

ANN = "ann@example.org"


@pytest.fixture
def config(config: Config, mailbox: Mailbox) -> Config:
    return replace(
        config,
        smtp_url=mailbox.url,
        mail_from="table@rulebound.example",
        hooks_http=True,
        hooks_private=True,
    )


@pytest.fixture
def server(config: Config) -> Iterator[Running]:
    """It looks for something to tell all the time."""
    with patch.object(reminding, "SWEEP_SECONDS", 0.02), running(config) as it:
        yield it


@pytest.fixture
def strict(config: Config) -> Iterator[Running]:
    """A server on the internet."""
    with running(replace(config, hooks_http=False, hooks_private=False)) as it:
        yield it


def reminders(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/reminders")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def choose(client: httpx.Client, **choices: Any) -> dict[str, Any]:
    answer = client.put("/api/reminders", json=choices)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def link_in(mailbox: Mailbox, number: int = 0) -> str:
    """What the page sends that opens at the link in a mail."""
    wait_until(lambda: len(mailbox.mails) > number)
    found = re.search(r"/mail/confirm#([\w-]+)", plain(mailbox.mails[number]))
    assert found is not None
    return found[1]


def confirm(client: httpx.Client, token: str) -> httpx.Response:
    return client.post("/api/reminders/confirm", json={"token": token})


def confirmed(client: httpx.Client, mailbox: Mailbox, address: str = ANN) -> None:
    number = len(mailbox.mails)
    client.put("/api/reminders/mail", json={"address": address}).raise_for_status()
    assert confirm(client, link_in(mailbox, number)).status_code == 204


def age(server: Running, table_id: str) -> None:
    """Let it be somebody's move for an hour."""
    with server.store.engine.begin() as connection:
        old = {"since": now() - timedelta(hours=1), "remind": now()}
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**old))


# ---- choices ----


def test_nothing_is_told_unless_it_is_chosen(server: Running) -> None:
    told = reminders(server.client("Ann"))
    assert told["choices"]["move"] == told["choices"]["ended"] == []
    assert told["mail"] is told["hook"] is None
    assert (told["push"]["here"], told["push"]["others"], told["mails"]) == (False, 0, True)


def test_choices_are_kept(server: Running) -> None:
    client = server.client("Ann")
    choices = {
        "move": ["push", "mail"],
        "ended": ["hook"],
        "invited": ["push"],
        "daily": ["mail"],
        "away": 60,
        "at": 540,
        "quiet": {"start": 1350, "end": 450},
        "zone": "Europe/Budapest",
    }
    assert choose(client, **choices)["choices"] == choices
    assert reminders(client)["choices"] == choices
    assert reminders(server.client("Bob"))["choices"]["move"] == []


@pytest.mark.parametrize(
    "choices",
    [
        {"move": ["pigeon"]},
        {"move": ["mail"] * 4},
        {"away": 0},
        {"away": 10**9},
        {"quiet": {"start": -1, "end": 5}},
        {"quiet": {"start": 0, "end": 1440}},
        {"quiet": {"start": 0}},
        {"zone": "Mars/Olympus"},
        {"zone": "../../etc/passwd"},
        {"zone": "Europe"},
        {"zone": "x" * 5000},
        {"at": "noon"},
        {"else": 1},
    ],
)
def test_choices_that_make_no_sense_are_refused(server: Running, choices: dict[str, Any]) -> None:
    client = server.client("Ann")
    assert refusal(client.put("/api/reminders", json=choices)) == (422, "bad-request")
    assert reminders(client)["choices"]["away"] == 10


def test_nobody_has_no_reminders(server: Running) -> None:
    stranger = server.client()
    assert refusal(stranger.get("/api/reminders")) == (401, "no-player")
    for method, path, body in (
        ("PUT", "", {}),
        ("PUT", "/mail", {"address": ANN}),
        ("DELETE", "/mail", None),
        ("PUT", "/hook", {"url": "https://example.org/x"}),
        ("DELETE", "/hook", None),
        ("DELETE", "/push", None),
        ("POST", "/test", {"channel": "mail"}),
    ):
        answer = stranger.request(method, f"/api/reminders{path}", json=body)
        assert refusal(answer) == (401, "no-player"), path


# ---- mail ----


def test_an_address_is_told_nothing_before_it_is_confirmed(
    server: Running, mailbox: Mailbox
) -> None:
    table_id, ann, _ = table_of_two(server)
    choose(ann, move=["mail"])
    ann.put("/api/reminders/mail", json={"address": ANN}).raise_for_status()
    assert reminders(ann)["mail"] == {"address": ANN, "confirmed": False}
    token = link_in(mailbox)
    (mail,) = mailbox.mails
    assert "List-Unsubscribe" not in mail
    assert "Ann" not in plain(mail) + page(mail)  # whoever gave it cannot say anything there
    age(server, table_id)
    wait_until(lambda: not server.store.remindable(now()))
    assert refusal(ann.post("/api/reminders/test", json={"channel": "mail"})) == (409, "no-way")
    assert len(mailbox.mails) == 1

    stranger = server.client()  # a browser in which nobody is known
    assert confirm(stranger, token).status_code == 204
    assert refusal(confirm(stranger, token)) == (404, "bad-link")
    assert reminders(ann)["mail"] == {"address": ANN, "confirmed": True}
    choose(ann, move=["mail"])
    wait_until(lambda: len(mailbox.mails) == 2)
    assert table_id in plain(mailbox.mails[1])


def test_a_link_is_good_for_a_day(server: Running, mailbox: Mailbox) -> None:
    ann = server.client("Ann")
    ann.put("/api/reminders/mail", json={"address": ANN}).raise_for_status()
    token = link_in(mailbox)
    with server.store.engine.begin() as connection:
        connection.execute(update(REMINDERS).values(mail_link_until=now()))
    assert refusal(confirm(ann, token)) == (404, "bad-link")
    assert reminders(ann)["mail"]["confirmed"] is False


def test_a_link_confirms_no_other_address(server: Running, mailbox: Mailbox) -> None:
    ann = server.client("Ann")
    ann.put("/api/reminders/mail", json={"address": ANN}).raise_for_status()
    token = link_in(mailbox)
    ann.put("/api/reminders/mail", json={"address": "bob@example.org"}).raise_for_status()
    link_in(mailbox, 1)
    assert refusal(confirm(ann, token)) == (404, "bad-link")
    assert reminders(ann)["mail"] == {"address": "bob@example.org", "confirmed": False}


def test_the_database_does_not_hold_what_confirms_an_address(
    server: Running, mailbox: Mailbox
) -> None:
    ann = server.client("Ann")
    ann.put("/api/reminders/mail", json={"address": ANN}).raise_for_status()
    token = link_in(mailbox)
    with server.store.engine.connect() as connection:
        rows = connection.execute(REMINDERS.select()).all()
    assert token not in str(rows)


def test_nobody_learns_whether_an_address_is_known(server: Running, mailbox: Mailbox) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    confirmed(ann, mailbox)
    known = bob.put("/api/reminders/mail", json={"address": ANN})
    unknown = server.client("Cat").put("/api/reminders/mail", json={"address": "no@example.org"})
    assert known.status_code == unknown.status_code == 200
    assert known.json()["mail"] == {"address": ANN, "confirmed": False}
    assert reminders(ann)["mail"] == {"address": ANN, "confirmed": True}


def test_the_link_in_a_mail_ends_mails(server: Running, mailbox: Mailbox) -> None:
    ann = server.client("Ann")
    confirmed(ann, mailbox)
    ann.post("/api/reminders/test", json={"channel": "mail"}).raise_for_status()
    wait_until(lambda: len(mailbox.mails) == 2)
    mail = mailbox.mails[1]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    url = str(mail["List-Unsubscribe"]).strip(" <>")
    assert url in plain(mail)
    assert url in page(mail)
    path = url.removeprefix(server.url.replace("127.0.0.1", "localhost"))
    stranger = server.client()
    asked = stranger.get(path)
    assert asked.status_code == 303
    assert asked.headers["location"] == f"/mail/stop#{path.rpartition('/')[2]}"
    assert reminders(ann)["mail"]["confirmed"]  # to look at the link ends nothing
    for _ in range(2):
        form = {"List-Unsubscribe": "One-Click"}
        assert stranger.post(path, data=form).status_code == 204
        assert reminders(ann)["mail"] is None


def test_a_stop_that_belongs_to_nobody_tells_nothing(server: Running) -> None:
    stranger = server.client()
    assert stranger.post(f"/api/reminders/stop/{'x' * 32}").status_code == 204
    assert refusal(stranger.post("/api/reminders/stop/short"))[0] == 422


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "ann@",
        "@example.org",
        "ann@example",
        "ann@example.org\r\nBcc: all@example.org",
        "ann@example.org\nSubject: hello",
        "ann@example.org,bob@example.org",
        "Ann <ann@example.org>",
        '"a b"@example.org',
        "ann@exa mple.org",
        "ann@exämple.org",
        "a" * 65 + "@example.org",
        "ann@[127.0.0.1]",
    ],
)
def test_what_is_no_address_is_refused(server: Running, mailbox: Mailbox, address: str) -> None:
    ann = server.client("Ann")
    asked = ann.put("/api/reminders/mail", json={"address": address})
    assert refusal(asked) == (422, "bad-address")
    assert reminders(ann)["mail"] is None
    assert mailbox.mails == []


def test_a_person_asks_for_few_links_a_day(server: Running, mailbox: Mailbox) -> None:
    ann = server.client("Ann")
    for number in range(MOST_LINKS):
        form = {"address": f"ann{number}@example.org"}
        ann.put("/api/reminders/mail", json=form).raise_for_status()
    last = ann.put("/api/reminders/mail", json={"address": "more@example.org"})
    assert refusal(last) == (429, "too-many-links")
    assert reminders(ann)["mail"]["address"] == f"ann{MOST_LINKS - 1}@example.org"


def test_an_address_gets_few_links_a_day_whoever_asks(server: Running, mailbox: Mailbox) -> None:
    for number in range(MOST_LINKS_TO_ONE + 2):
        client = server.client(f"Ann {number}")
        client.put("/api/reminders/mail", json={"address": ANN}).raise_for_status()
    other = server.client("Bob")
    other.put("/api/reminders/mail", json={"address": "bob@example.org"}).raise_for_status()
    wait_until(lambda: mailbox.to("bob@example.org") and len(mailbox.to(ANN)) >= MOST_LINKS_TO_ONE)
    assert len(mailbox.to(ANN)) == MOST_LINKS_TO_ONE


def test_a_server_without_mail_says_so(config: Config) -> None:
    with running(replace(config, smtp_url=None)) as server:
        ann = server.client("Ann")
        assert reminders(ann)["mails"] is False
        asked = ann.put("/api/reminders/mail", json={"address": ANN})
        assert refusal(asked) == (409, "no-mail")


# ---- webhooks and browsers ----


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org/hook",
        "file:///etc/passwd",
        "https://user:secret@example.org/hook",
        "https://127.0.0.1/hook",
        "https://127.1/hook",
        "https://2130706433/hook",
        "https://0.0.0.0/hook",
        "https://10.0.0.8/hook",
        "https://172.16.3.4/hook",
        "https://192.168.1.1/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/hook",
        "https://[::1]/hook",
        "https://[fe80::1]/hook",
        "https://[fc00::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://[64:ff9b::7f00:1]/hook",
        "https://[2002:7f00:1::]/hook",
        "https://localhost/hook",
        "https://a.localhost./hook",
        "https:///hook",
        "https://",
        "https://example.org:0/hook",
        "https://example.org:99999/hook",
        "https://exa mple.org/hook",
        "https://example.org/\r\nHost: other",
        "https://exämple.org/hook",
        "javascript:alert(1)",
    ],
)
def test_a_webhook_leads_to_the_internet_and_by_tls(strict: Running, url: str) -> None:
    ann = strict.client("Ann")
    assert refusal(ann.put("/api/reminders/hook", json={"url": url})) == (422, "bad-url")
    assert reminders(ann)["hook"] is None
    browser = Browser(url)
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    asked = ann.put("/api/reminders/push", json={"endpoint": url, "keys": keys})
    assert refusal(asked) == (422, "bad-url")


def test_a_name_is_looked_up_before_it_is_taken(strict: Running) -> None:
    ann = strict.client("Ann")
    inside, outside = {"host": "10.1.2.3"}, {"host": "93.184.215.14"}
    for found, status in (([inside], 422), ([outside, inside], 422), ([outside], 200)):
        with patch.object(ThreadedResolver, "resolve", AsyncMock(return_value=found)):
            asked = ann.put("/api/reminders/hook", json={"url": "https://hooks.example/x"})
        assert asked.status_code == status


def test_a_webhook_is_kept_tried_out_and_taken_away(server: Running, target: Target) -> None:
    ann = server.client("Ann")
    form = {"url": f"{target.url}/hook", "shape": "slack"}
    ann.put("/api/reminders/hook", json=form).raise_for_status()
    assert reminders(ann)["hook"] == {**form, "status": None, "told": None}
    ann.post("/api/reminders/test", json={"channel": "hook"}).raise_for_status()
    wait_until(lambda: reminders(ann)["hook"]["status"] == 201)
    (post,) = target.posts
    assert b"Reminders reach you here." in post.body
    assert ann.delete("/api/reminders/hook").json()["hook"] is None
    assert refusal(ann.post("/api/reminders/test", json={"channel": "hook"})) == (409, "no-way")


def test_a_browser_is_told_until_it_is_logged_out(server: Running, target: Target) -> None:
    ann = server.client("Ann")
    form = make_account(ann, "a very long password")
    browser = Browser(f"{target.url}/push")
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    told = ann.put("/api/reminders/push", json={"endpoint": browser.endpoint, "keys": keys}).json()
    assert (told["push"]["here"], told["push"]["others"]) == (True, 0)
    elsewhere = server.client()
    elsewhere.post("/api/login", json=form).raise_for_status()
    told = reminders(elsewhere)
    assert (told["push"]["here"], told["push"]["others"]) == (False, 1)
    elsewhere.post("/api/reminders/test", json={"channel": "push"}).raise_for_status()
    wait_until(lambda: target.posts)
    assert browser.read(target.posts[0].body)["tag"] == "test"
    ann.post("/api/logout", json={}).raise_for_status()
    assert reminders(elsewhere)["push"]["others"] == 0


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "A" * 87, "auth": "A" * 22},
        {"p256dh": "B" + "A" * 86, "auth": "A" * 22},
        {"p256dh": Browser("").p256dh, "auth": "A" * 20},
    ],
)
def test_keys_that_nothing_can_be_encrypted_with_are_refused(
    server: Running, target: Target, keys: dict[str, str]
) -> None:
    ann = server.client("Ann")
    asked = ann.put("/api/reminders/push", json={"endpoint": target.url, "keys": keys})
    assert refusal(asked) == (422, "bad-keys")


@pytest.mark.parametrize(
    ("endpoint", "p256dh"),
    [("https://example.org/" + "x" * 1000, "A" * 87), ("https://example.org/", "A" * 3000)],
)
def test_a_huge_subscription_is_refused(server: Running, endpoint: str, p256dh: str) -> None:
    ann = server.client("Ann")
    form = {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": "A" * 22}}
    assert refusal(ann.put("/api/reminders/push", json=form)) == (422, "bad-request")
    form["keys"] = {"p256dh": "A" * 20_000, "auth": "A" * 22}
    assert refusal(ann.put("/api/reminders/push", json=form)) == (413, "too-large")
    assert reminders(ann)["push"]["here"] is False


# ---- looking ----


def test_an_open_page_that_nobody_looks_at_does_not_count(
    server: Running, mailbox: Mailbox
) -> None:
    table_id, ann, _ = table_of_two(server)
    confirmed(ann, mailbox)
    choose(ann, move=["mail"])
    with at_table(server, table_id, ann) as (page_of_ann,):
        age(server, table_id)
        wait_until(lambda: not server.store.remindable(now()))
        assert len(mailbox.mails) == 1  # the link
        assert page_of_ann.ask("look", visible=False)["t"] == "done"
        assert page_of_ann.table["table"]["chairs"][0]["present"]
        _long_ago(server, table_id)
        wait_until(lambda: len(mailbox.mails) == 2)
    assert table_id in plain(mailbox.mails[1])


def _long_ago(server: Running, table_id: str) -> None:
    """Let it be long that somebody has looked away."""
    server.store.touch_seat(table_id, 0, now() - timedelta(hours=1))
    age(server, table_id)


# ---- how often ----


def test_everything_that_leads_elsewhere_has_a_rate_of_its_own() -> None:
    for path in ("mail", "push", "hook", "test", "confirm", "stop/abc"):
        for method in ("POST", "PUT", "DELETE"):
            assert kind_of(method, f"/api/reminders/{path}") == "remind"
    assert kind_of("PUT", "/api/reminders") == "write"
    assert kind_of("GET", "/api/reminders") == "read"


def test_who_tries_too_often_has_to_wait(config: Config) -> None:
    with running(replace(config, rate=1)) as server:
        ann = server.client("Ann")
        codes = [
            ann.post("/api/reminders/confirm", json={"token": "x" * 32}).status_code
            for _ in range(int(RATES["remind"].burst) + 1)
        ]
    assert codes == [404] * int(RATES["remind"].burst) + [429]
