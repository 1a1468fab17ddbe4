"""A server that is killed while people see to their accounts, to each other and to their time: what
it has said is done stays done, and what it has not said is done wholly or not at all."""

import random
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulebound.server.store import Store
from tests.server.authenticator import Authenticator
from tests.server.away import Mailbox, mailbox
from tests.server.http.test_account_keys import add, come_in
from tests.server.http.test_reminders import confirm, link_in
from tests.server.processes import Process, process
from tests.server.visitors import Data, at_url, make_account, set_table, sit

__all__ = ["mailbox"]

LONG = "Ann and Bob of Hollywood"
"""As long as a name may be; Ann and Bob have the same one."""
OLD, NEW = "seven green herons", "eleven slow ferries"
HOOK = "http://127.0.0.1:9/ann"
SLOW = {"counts": "turn", "seconds": 24 * 3600, "over": "bot", "vacation": 7}


@pytest.fixture
def server(tmp_path: Path, database_url: str, mailbox: Mailbox) -> Iterator[Process]:
    settings = {
        "RULEBOUND_SMTP_URL": mailbox.url,
        "RULEBOUND_MAIL_FROM": "table@rulebound.example",
        "RULEBOUND_HOOKS_HTTP": "1",
        "RULEBOUND_HOOKS_PRIVATE": "1",
    }
    with process(tmp_path, database_url, **settings) as it:
        it.start()
        yield it
        assert it.mistakes == []


@dataclass(frozen=True)
class Errand:
    """Something that somebody does once, and how one sees that it is done."""

    name: str
    do: Callable[[], Any]
    seen: Callable[[], bool]


class Town:
    """Ann, who has an account and much to do; Bob, whom she has met; and Cat, whom she would like
    to know."""

    def __init__(self, server: Process, mailbox: Mailbox, store: Store) -> None:
        self.server, self.mailbox, self.store = server, mailbox, store
        self.ann, self.bob, self.cat = (server.client(name) for name in (LONG, LONG, "Cat"))
        form = make_account(self.ann, OLD)
        self.cats_login = make_account(self.cat, OLD)["login"]
        self.handle = self.cat.get("/api/people").json()["handle"]
        self.elsewhere = server.client()
        self.elsewhere.post("/api/login", json=form).raise_for_status()
        (self.session,) = [each["id"] for each in self.read("/api/sessions") if not each["current"]]
        self.over, self.slow, self.paused, self.ending = (
            self.table_of_two(**form) for form in ({}, {"clock": SLOW}, {"clock": SLOW}, {})
        )
        self.frame(self.ann, self.over, "aside", at=0, notation="resign")
        self.frame(self.ann, self.paused, "propose", what="pause")
        self.open = set_table(self.ann)
        self.key = Authenticator(server.url)

    def is_cats(self, password: str) -> bool:
        form = {"login": self.cats_login, "password": password}
        return self.server.client().post("/api/login", json=form).status_code == 200

    def table_of_two(self, **form: Any) -> str:
        table_id = set_table(self.ann, **form)
        sit(self.bob, table_id, 1)
        return table_id

    def frame(self, who: httpx.Client, table_id: str, kind: str, **fields: Any) -> None:
        with at_url(self.server.url, table_id, who) as (page,):
            assert page.ask(kind, **fields)["t"] == "done"

    def affairs(self, table_id: str) -> Data:
        with at_url(self.server.url, table_id, self.ann) as (page,):
            found: Data = page.state["affairs"]
            return found

    def read(self, path: str) -> Any:
        return self.ann.get(path).raise_for_status().json()

    def send(self, method: str, path: str, body: Data | None = None) -> None:
        self.ann.request(method, path, json=body).raise_for_status()

    def confirm(self) -> None:
        number = len(self.mailbox.mails)
        self.send("PUT", "/api/reminders/mail", {"address": "ann@example.org"})
        assert confirm(self.ann, link_in(self.mailbox, number)).status_code == 204

    def change_password(self) -> None:
        form = {"old": OLD, "new": NEW}
        self.cat.post("/api/password", json=form).raise_for_status()

    def come_back(self) -> None:
        for client in (self.ann, self.bob, self.cat, self.elsewhere):
            client.base_url = self.server.url
        self.key.origin = self.server.url  # as behind a proxy, where it would stay the same

    def errands(self) -> list[Errand]:
        bob = {"table": self.over, "seat": 1}
        friend, dare = f"/api/people/{self.handle}/friend", f"/api/people/{self.handle}/challenge"
        return [
            Errand(
                "another name",
                lambda: self.send("PATCH", "/api/me", {"name": "Anna"}),
                lambda: self.read("/api/me")["name"] == "Anna",
            ),
            Errand(
                "a session ended",
                lambda: self.send("DELETE", f"/api/sessions/{self.session}"),
                lambda: self.elsewhere.get("/api/me").json() is None,
            ),
            Errand(
                "another password",
                self.change_password,
                lambda: self.is_cats(NEW),
            ),
            Errand(
                "a passkey",
                lambda: add(self.ann, self.key).raise_for_status(),
                lambda: come_in(self.server.client(), self.key).status_code == 200,
            ),
            Errand(
                "a confirmed address",
                self.confirm,
                lambda: (self.read("/api/reminders")["mail"] or {}).get("confirmed", False),
            ),
            Errand(
                "what to be told",
                lambda: self.send("PUT", "/api/reminders", {"ended": ["mail"]}),
                lambda: self.read("/api/reminders")["choices"]["ended"] == ["mail"],
            ),
            Errand(
                "a webhook",
                lambda: self.send("PUT", "/api/reminders/hook", {"url": HOOK}),
                lambda: (self.read("/api/reminders")["hook"] or {}).get("url") == HOOK,
            ),
            Errand(
                "a note",
                lambda: self.send("PUT", f"/api/tables/{self.over}/study/0", {"text": "Alas"}),
                lambda: (
                    [
                        each["text"]
                        for each in self.read(f"/api/tables/{self.over}/study")["remarks"]
                    ]
                    == ["Alas"]
                ),
            ),
            Errand(
                "somebody kept away",
                lambda: self.send("POST", "/api/blocks", bob),
                lambda: [each["name"] for each in self.read("/api/blocks")] == [LONG],
            ),
            Errand(
                "a report",
                lambda: self.send("POST", "/api/reports", bob | {"reason": "stalling"}),
                lambda: [each.reason for each in self.store.reports()] == ["stalling"],
            ),
            Errand(
                "a friend asked",
                lambda: self.send("POST", friend),
                lambda: (
                    ("Cat", "asking")
                    in [(each["name"], each["bond"]) for each in self.read("/api/people")["people"]]
                ),
            ),
            Errand(
                "a challenge",
                lambda: self.send("POST", dare, {"table": self.open}),
                lambda: (
                    [each["table"]["id"] for each in self.read("/api/people")["challenges"]]
                    == [self.open]
                ),
            ),
            Errand(
                "a vacation",
                lambda: self.frame(self.ann, self.slow, "vacation", on=True),
                lambda: self.affairs(self.slow)["clocks"][0]["on_vacation"],
            ),
            Errand(
                "a pause agreed to",
                lambda: self.frame(self.bob, self.paused, "agree", number=0, yes=True),
                lambda: self.affairs(self.paused)["paused"],
            ),
            Errand(
                "an end proposed",
                lambda: self.frame(self.ann, self.ending, "propose", what="end"),
                lambda: (self.affairs(self.ending)["proposal"] or {}).get("what") == "end",
            ),
        ]


def begin(errand: Errand, acknowledged: list[Errand]) -> threading.Thread:
    """Do something in another thread: the server may die under it."""

    def do() -> None:
        try:
            errand.do()
        except Exception:  # whatever a connection that is cut off says
            return
        acknowledged.append(errand)

    thread = threading.Thread(target=do, daemon=True)
    thread.start()
    return thread


def test_what_was_acknowledged_stays_done(
    server: Process, mailbox: Mailbox, database_url: str, seed: int
) -> None:
    rng, store = random.Random(seed), Store(database_url)
    town = Town(server, mailbox, store)
    errands = town.errands()
    rng.shuffle(errands)
    done: list[Errand] = []
    took: list[float] = []
    fatal = rng.randrange(len(errands) // 2, len(errands))
    for number, errand in enumerate(errands):
        assert not errand.seen(), f"{errand.name} was done before it was asked for"
        started = time.monotonic()
        doing = begin(errand, done)
        if number == fatal:
            time.sleep(rng.uniform(0, 1) * statistics.median(took))
            server.kill()
            doing.join()
            server.start()
            town.come_back()
            for each in done:
                assert each.seen(), f"{each.name} was acknowledged and is lost"
            if errand not in done and not errand.seen():
                errand.do()
                done.append(errand)
        doing.join()
        took.append(time.monotonic() - started)
        assert errand.seen(), errand.name
    assert len(done) >= len(errands) - 1
    assert all(errand.seen() for errand in errands)
    store.close()
