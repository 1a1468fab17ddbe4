"""A forgotten password: who asks learns nothing, the link works once and not for long."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import event, select, update

from rulebound.server.config import Config
from rulebound.server.live import reminding
from rulebound.server.store import Store, now
from rulebound.server.store.notices import MOST_CHANGES
from rulebound.server.store.recovery import RECOVERY_LASTS
from rulebound.server.store.reminders import MOST_LINKS_TO_ONE
from rulebound.server.store.schema import NOTICES
from rulebound.server.store.schema_accounts import RECOVERIES, RECOVERY_LINKS
from tests.server.authenticator import Authenticator
from tests.server.away import Mailbox, mailbox, page, plain, wait_until
from tests.server.conftest import Running, running
from tests.server.http.test_account_keys import add, come_in
from tests.server.http.test_accounts import refusal
from tests.server.http.test_reminders import confirmed
from tests.server.visitors import at_table, make_account, set_table, table_of_two

__all__ = ["mailbox"]

ANN = "ann@example.org"
OLD, NEW = "seven green herons", "eleven slow ferries"


@pytest.fixture
def config(config: Config, mailbox: Mailbox) -> Config:
    return replace(config, smtp_url=mailbox.url, mail_from="table@rulebound.example")


@pytest.fixture
def server(config: Config) -> Iterator[Running]:
    """It looks for something to tell all the time."""
    with patch.object(reminding, "SWEEP_SECONDS", 0.02), running(config) as it:
        yield it


def holder(server: Running, mailbox: Mailbox, address: str = ANN) -> tuple[httpx.Client, str]:
    client = server.client("Ann")
    login: str = make_account(client, OLD)["login"]
    confirmed(client, mailbox, address)
    return client, login


def ask(server: Running, address: str) -> httpx.Response:
    return server.client().post("/api/recovery", json={"address": address})


def links(mailbox: Mailbox) -> list[str]:
    found = (re.search(r"/recover#([\w-]+)", plain(mail)) for mail in mailbox.mails)
    return [match[1] for match in found if match]


def link(server: Running, mailbox: Mailbox, address: str = ANN) -> str:
    number = len(links(mailbox))
    assert ask(server, address).status_code == 202
    wait_until(lambda: len(links(mailbox)) > number)
    return links(mailbox)[-1]


def recover(client: httpx.Client, token: str, password: str = NEW) -> httpx.Response:
    return client.post("/api/recovery/password", json={"token": token, "password": password})


def all_asked(server: Running) -> bool:
    """Whether everything that was asked for has been looked at and told."""
    with server.store.engine.connect() as connection:
        waiting = connection.execute(select(NOTICES.c.id).where(NOTICES.c.state == "waiting"))
        left = connection.execute(select(RECOVERIES.c.id)).first()
        return left is None and waiting.first() is None


def test_a_link_leads_back_in_and_ends_all_sessions(server: Running, mailbox: Mailbox) -> None:
    ann, login = holder(server, mailbox)
    thief = server.client()
    thief.post("/api/login", json={"login": login, "password": OLD}).raise_for_status()
    token = link(server, mailbox)
    mail = mailbox.mails[-1]
    assert login in plain(mail)
    assert login in page(mail)
    assert "List-Unsubscribe" not in mail

    browser = server.client()
    answer = recover(browser, token)
    assert answer.status_code == 200, answer.text
    assert answer.json()["account"] == login
    for gone in (ann, thief):
        assert gone.get("/api/me").json() is None
    assert browser.get("/api/me").json()["account"] == login
    old = server.client().post("/api/login", json={"login": login, "password": OLD})
    assert refusal(old) == (401, "wrong-login")
    new = server.client().post("/api/login", json={"login": login, "password": NEW})
    assert new.status_code == 200


def test_open_pages_are_closed_and_seats_get_other_keys(server: Running, mailbox: Mailbox) -> None:
    table_id, ann, bob = table_of_two(server)
    make_account(ann, OLD)
    confirmed(ann, mailbox)
    with at_table(server, table_id, ann, bob) as (a, b):
        key = a.table["secret"]
        recover(server.client(), link(server, mailbox)).raise_for_status()
        a.closed()
        assert b.ask("ping")["t"] == "done"
    table = server.store.table(table_id)
    assert table is not None
    assert table.chairs[0].secret != key


def test_a_link_works_once_and_only_the_last_one(server: Running, mailbox: Mailbox) -> None:
    holder(server, mailbox)
    first, last = link(server, mailbox), link(server, mailbox)
    assert refusal(recover(server.client(), first)) == (404, "bad-link")
    assert recover(server.client(), last).status_code == 200
    assert refusal(recover(server.client(), last)) == (404, "bad-link")


def test_a_link_is_good_for_half_an_hour(server: Running, mailbox: Mailbox) -> None:
    holder(server, mailbox)
    token = link(server, mailbox)
    with server.store.engine.connect() as connection:
        until = connection.execute(select(RECOVERY_LINKS.c.until)).scalar_one()
    assert until - now() <= RECOVERY_LASTS == timedelta(minutes=30)
    with server.store.engine.begin() as connection:
        connection.execute(update(RECOVERY_LINKS).values(until=now()))
    assert refusal(recover(server.client(), token)) == (404, "bad-link")


def test_a_weak_password_does_not_use_the_link_up(server: Running, mailbox: Mailbox) -> None:
    holder(server, mailbox)
    token = link(server, mailbox)
    assert refusal(recover(server.client(), token, "password1"))[0] == 422
    assert recover(server.client(), token).status_code == 200


def test_the_database_does_not_hold_the_link(server: Running, mailbox: Mailbox) -> None:
    holder(server, mailbox)
    token = link(server, mailbox)
    with server.store.engine.connect() as connection:
        rows = connection.execute(select(RECOVERY_LINKS)).all()
        told = connection.execute(select(NOTICES)).all()
    assert token not in f"{rows} {told}"


def test_who_asks_learns_nothing(server: Running, mailbox: Mailbox) -> None:
    holder(server, mailbox)
    known, unknown = ask(server, ANN), ask(server, "nobody@example.org")
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert known.headers.keys() == unknown.headers.keys()
    wait_until(lambda: links(mailbox) and all_asked(server))
    assert mailbox.to("nobody@example.org") == []


def test_the_same_is_done_for_any_address(store: Store) -> None:
    """Not the clock is asked, which would tell something else on every machine, but the work."""
    ann = store.new_player("Ann", {})
    store.register(ann.id, "ann-1", "hash")
    store.set_mail(ann.id, ANN)
    token = store.new_link(ann.id, ANN)
    assert token is not None
    assert store.confirm_mail(token)
    done: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *args: done.append(args[2]))
    store.ask_recovery(ANN)
    known = done.copy()
    done.clear()
    store.ask_recovery("nobody@example.org")
    assert done == known != []


def changes(mailbox: Mailbox) -> list[EmailMessage]:
    return [mail for mail in mailbox.to(ANN) if mail["Subject"] == "Your account has changed"]


def test_the_holder_is_told_of_other_keys(server: Running, mailbox: Mailbox) -> None:
    ann, login = holder(server, mailbox)
    form = {"old": OLD, "new": NEW}
    key = Authenticator(server.url)
    said: list[str] = []

    def told(words: str) -> bool:
        """Several that come at once may be told in one mail."""
        said[:] = [plain(mail) for mail in changes(mailbox)]
        return any(words in text and login in text for text in said)

    ann.post("/api/password", json=form).raise_for_status()
    wait_until(lambda: told("password of your Rulebound account"))
    add(ann, key).raise_for_status()
    wait_until(lambda: told("A passkey was added"))
    (kept,) = ann.get("/api/account").json()["passkeys"]
    ann.delete(f"/api/passkeys/{kept['id']}").raise_for_status()
    wait_until(lambda: told("A passkey was removed"))
    for mail in changes(mailbox):
        assert "List-Unsubscribe" not in mail
        assert plain(mail).rstrip().endswith("/recover")
        assert NEW not in plain(mail)
    number = len(changes(mailbox))
    recover(server.client(), link(server, mailbox), OLD).raise_for_status()
    wait_until(lambda: len(changes(mailbox)) > number)
    assert "password of your Rulebound account" in plain(changes(mailbox)[-1])


def test_it_is_told_in_the_language_of_the_reader(server: Running, mailbox: Mailbox) -> None:
    ann, _ = holder(server, mailbox)
    ann.patch("/api/me", json={"settings": {"language": "hu"}}).raise_for_status()
    ann.post("/api/password", json={"old": OLD, "new": NEW}).raise_for_status()
    wait_until(lambda: mailbox.to(ANN)[-1]["Subject"] == "Megváltozott a fiókod")


def test_a_day_has_an_end_of_changes_that_are_told(store: Store) -> None:
    ann = store.new_player("Ann", {})
    store.register(ann.id, "ann-1", "hash")

    def change(times: int) -> int:
        for _ in range(times):
            store.change_password(ann.id, "hash", "session", "digest")
        with store.engine.connect() as connection:
            kinds = connection.execute(select(NOTICES.c.kind)).scalars().all()
        return kinds.count("changed")

    store.set_mail(ann.id, ANN)
    token = store.new_link(ann.id, ANN)
    assert change(1) == 0, "nobody is told at an address that is not confirmed"
    assert token is not None
    assert store.confirm_mail(token)
    assert change(MOST_CHANGES + 2) == MOST_CHANGES


def test_one_mail_for_each_account_of_an_address_however_it_is_written(
    server: Running, mailbox: Mailbox
) -> None:
    _, first = holder(server, mailbox)
    _, second = holder(server, mailbox, "Ann@Example.org")
    ask(server, "ANN@example.ORG")
    wait_until(lambda: len(links(mailbox)) == 2)
    told = [plain(mail) for mail in mailbox.mails[-2:]]
    assert sorted(login for login in (first, second) for text in told if login in text) == sorted(
        (first, second)
    )


def test_an_address_that_is_not_confirmed_recovers_nothing(
    server: Running, mailbox: Mailbox
) -> None:
    ann = server.client("Ann")
    make_account(ann, OLD)
    ann.put("/api/reminders/mail", json={"address": ANN}).raise_for_status()
    wait_until(lambda: mailbox.to(ANN))
    guest = server.client("Bob")
    confirmed(guest, mailbox, "bob@example.org")
    for address in (ANN, "bob@example.org"):
        assert ask(server, address).status_code == 202
    wait_until(lambda: all_asked(server))
    assert links(mailbox) == []


def test_another_address_makes_links_to_the_old_one_worthless(store: Store) -> None:
    ann = store.new_player("Ann", {})
    store.register(ann.id, "ann-1", "hash")
    for address in (ANN, "new@example.org"):
        store.set_mail(ann.id, address)
        token = store.new_link(ann.id, address)
        assert token is not None
        assert store.confirm_mail(token)
    assert store.new_recovery_link(ann.id, ANN) is None
    made = store.new_recovery_link(ann.id, "new@example.org")
    assert made is not None
    assert made[1] == "new@example.org"


def test_an_address_gets_few_links_a_day(server: Running, mailbox: Mailbox) -> None:
    holder(server, mailbox)
    for _ in range(MOST_LINKS_TO_ONE):
        link(server, mailbox)
    for _ in range(3):
        assert ask(server, ANN).status_code == 202
        wait_until(lambda: all_asked(server))
    assert len(links(mailbox)) == MOST_LINKS_TO_ONE


def test_who_has_only_passkeys_gets_a_password_and_keeps_them(
    server: Running, mailbox: Mailbox
) -> None:
    ann, key = server.client("Ann"), Authenticator(server.url)
    add(ann, key).raise_for_status()
    confirmed(ann, mailbox)
    recover(server.client(), link(server, mailbox)).raise_for_status()
    assert come_in(server.client(), key).status_code == 200


def test_a_guest_s_browser_recovers_without_taking_the_guest_over(
    server: Running, mailbox: Mailbox
) -> None:
    """Whoever reads the mail may do so in a browser that somebody else uses."""
    holder(server, mailbox)
    guest = server.client("Somebody")
    table_id = set_table(guest)
    recover(guest, link(server, mailbox)).raise_for_status()
    mine = guest.get("/api/tables?listing=mine").json()["tables"]
    assert table_id not in [table["id"] for table in mine]


@pytest.mark.parametrize("address", ["ann", "a@b", "Ann <ann@example.org>", "a@b.c\nBcc: x@y.z"])
def test_what_is_no_address_is_refused(server: Running, address: str) -> None:
    assert refusal(ask(server, address)) == (422, "bad-address")


def test_a_server_without_mail_says_so(config: Config) -> None:
    with running(replace(config, smtp_url=None)) as server:
        assert refusal(ask(server, ANN)) == (409, "no-mail")


def test_who_stops_mails_keeps_the_address_for_the_account(
    server: Running, mailbox: Mailbox
) -> None:
    ann, _ = holder(server, mailbox)
    ann.put("/api/reminders", json={"move": ["mail", "push"]}).raise_for_status()
    row = server.store.reminders(ann.get("/api/me").json()["id"])
    assert row is not None
    server.client().post(f"/api/reminders/stop/{row.mail_stop}").raise_for_status()
    told = ann.get("/api/reminders").json()
    assert told["choices"]["move"] == ["push"]
    assert told["mail"] == {"address": ANN, "confirmed": True}


def test_of_several_processes_one_finds_whose_an_address_is(
    new_store: Callable[[], Store],
) -> None:
    """What was asked is not lost with a process that is killed, either: it is still there."""
    stores = [new_store(), new_store()]
    ann = stores[0].new_player("Ann", {})
    stores[0].register(ann.id, "ann-1", "hash")
    stores[0].set_mail(ann.id, ANN)
    token = stores[0].new_link(ann.id, ANN)
    assert token is not None
    assert stores[0].confirm_mail(token)
    stores[0].ask_recovery(ANN)
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda store: store.find_recoveries(), stores))
    assert sorted(found) == [0, 1]
    with stores[0].engine.connect() as connection:
        kinds = connection.execute(select(NOTICES.c.kind)).scalars().all()
    assert sorted(kinds) == ["confirm", "recover"]
