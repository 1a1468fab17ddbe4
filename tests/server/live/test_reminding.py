"""Who is away is told that it is their move: when they chose, where they chose, and once."""

import asyncio
import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select, update

from rulebound.server.config import Config
from rulebound.server.live import reminding
from rulebound.server.live.presence import LookingElsewhere, Presence
from rulebound.server.live.reminding import PAUSES, Reminder
from rulebound.server.metrics import Metrics
from rulebound.server.store import PlayerRow, Store, TableRow, now
from rulebound.server.store.schema import NOTICES, TABLES
from tests.server.away import Mailbox, Target, mailbox, page, plain, target, wait_until
from tests.server.furniture import act, open_table, reread
from tests.server.processes import KILLED, process

__all__ = ["mailbox", "target"]

HOUR = timedelta(hours=1)


@pytest.fixture
def away(config: Config, mailbox: Mailbox, target: Target) -> Config:
    """A server that may tell what is caught here."""
    return replace(
        config,
        smtp_url=mailbox.url,
        mail_from="table@rulebound.example",
        public_url="https://rulebound.example/",
        hooks_http=True,
        hooks_private=True,
    )


class Desk:
    """A process as far as it reminds people."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.looking: set[int] = set()
        """The seats of which somebody looks at the page."""
        self.asked: list[str] = []
        """The tables of which other processes were asked who looks at them."""
        services = SimpleNamespace(
            config=config,
            store=store,
            metrics=Metrics(),
            pubsub=SimpleNamespace(ask_presence=self.asked.append),
        )
        self._rooms = SimpleNamespace(
            services=services, looking=lambda _table_id: frozenset(self.looking)
        )

    def sweep(self) -> None:
        """Look and tell."""
        asyncio.run(self._sweep())

    async def _sweep(self) -> None:
        reminder = Reminder(cast(Any, self._rooms))
        await reminder.open()
        try:
            for _ in range(2):  # at the second sweep it is known who looks elsewhere
                await reminder.sweep()
        finally:
            await reminder.stop()


def person(store: Store, name: str, language: str = "en", **choices: Any) -> PlayerRow:
    player = store.new_player(name, {"language": language})
    if choices:
        store.set_choices(player.id, choices)
    return player


def reached(store: Store, name: str, language: str = "en", **choices: Any) -> PlayerRow:
    """Somebody with a confirmed address who wants to be told everything by mail."""
    player = person(store, name, language, **{"move": ["mail"], "ended": ["mail"], **choices})
    store.set_mail(player.id, f"{name.lower()}@example.org")
    token = store.new_link(player.id, f"{name.lower()}@example.org")
    assert token is not None
    assert store.confirm_mail(token)
    with store.engine.begin() as connection:
        connection.execute(update(NOTICES).values(state="sent"))
    return player


def waiting(store: Store, player: PlayerRow, *others: Any, **values: Any) -> TableRow:
    """A match in which it has been the player's move for an hour."""
    since = values.pop("since", now() - HOUR)
    running = {"status": "running", "turn": 0, "started": since, "since": since}
    return open_table(store, player, *(others or ("steady",)), **(running | values))


def put_off(store: Store, **values: Any) -> None:
    """Let time pass, so to speak, for what waits."""
    with store.engine.begin() as connection:
        connection.execute(update(NOTICES).where(NOTICES.c.state == "waiting").values(**values))


def look_again(store: Store, table: TableRow) -> None:
    with store.engine.begin() as connection:
        wanted = update(TABLES).where(TABLES.c.id == table.id)
        connection.execute(wanted.values(remind=now()))


def states(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        return list(connection.execute(select(NOTICES.c.state).order_by(NOTICES.c.id)).scalars())


# ---- what, and when ----


def test_who_is_away_is_told_once_a_turn(store: Store, away: Config, mailbox: Mailbox) -> None:
    ann = reached(store, "Ann")
    table = waiting(store, ann, reached(store, "Bob"))
    desk = Desk(store, away)
    desk.sweep()
    (mail,) = mailbox.mails
    assert mail["To"] == "ann@example.org"
    assert mail["From"] == "Rulebound <table@rulebound.example>"
    assert mail["Subject"] == "Your move: Evening"
    for text in (plain(mail), page(mail)):
        assert f"https://rulebound.example/table/{table.id}" in text
        assert "it is your move" in text
    look_again(store, table)
    desk.sweep()
    assert len(mailbox.mails) == 1
    store.append(act(table.id, 0), turn=1, since=now() - HOUR)
    look_again(store, table)
    desk.sweep()
    assert [mail["To"] for mail in mailbox.mails] == ["ann@example.org", "bob@example.org"]
    store.append(act(table.id, 1, seat=1), turn=0, since=now() - HOUR)
    look_again(store, table)
    desk.sweep()
    assert len(mailbox.to("ann@example.org")) == 2


def test_nobody_is_told_before_the_time_they_chose(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    table = waiting(store, reached(store, "Ann", away=61))
    desk = Desk(store, away)
    desk.sweep()
    assert mailbox.mails == []
    assert store.remindable(now()) == []
    assert store.remindable(now() + timedelta(minutes=2)) == [table.id]


def test_who_has_just_left_is_not_told_at_once(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    table = waiting(store, reached(store, "Ann"))
    left = now() - timedelta(minutes=5)
    store.touch_seat(table.id, 0, left)
    Desk(store, away).sweep()
    assert mailbox.mails == []
    assert store.remindable(left + timedelta(minutes=10)) == [table.id]


def test_who_looks_is_told_nothing_until_they_look_away(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    table = waiting(store, reached(store, "Ann"))
    desk = Desk(store, away)
    desk.looking = {0}
    desk.sweep()
    assert mailbox.mails == []
    assert store.remindable(now() + timedelta(minutes=2)) == [table.id]
    desk.looking = {1}
    look_again(store, table)
    desk.sweep()
    assert len(mailbox.mails) == 1


def test_what_was_decided_meanwhile_is_not_told(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    night = now() + timedelta(hours=2)
    minute = night.hour * 60 + night.minute
    ann = reached(store, "Ann", daily=["mail"], at=minute)
    table = waiting(store, ann, reached(store, "Bob", move=[]))
    desk = Desk(store, away)
    desk.sweep()
    assert states(store)[-1] == "waiting"
    store.append(act(table.id, 0), turn=1, since=now())
    put_off(store, due=now())
    desk.sweep()
    assert states(store)[-1] == "dropped"
    assert mailbox.mails == []


def test_an_ended_match_is_told_with_its_reason(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    ann, bob = reached(store, "Ann", "hu"), reached(store, "Bob", ended=[])
    table = waiting(store, ann, bob, reached(store, "Cat"))
    reason = {"id": "tashkalar-result-resigned", "args": {"seat": 1}}
    store.append(act(table.id, 0), turn=None, since=None, ended=now(), reason=reason)
    desk = Desk(store, away)
    desk.sweep()
    assert {mail["To"] for mail in mailbox.mails} == {"ann@example.org", "cat@example.org"}
    (mail,) = mailbox.to("ann@example.org")
    assert mail["Subject"] == "Véget ért a játszma: Evening"
    assert 'lang="hu"' in page(mail)
    desk.sweep()
    assert len(mailbox.mails) == 2


def test_quiet_hours_gather_what_happens_into_one_mail(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    minute = now().hour * 60 + now().minute
    quiet = {"start": (minute - 60) % 1440, "end": (minute + 60) % 1440}
    ann = reached(store, "Ann", quiet=quiet)
    tables = [waiting(store, ann) for _ in range(3)]
    desk = Desk(store, away)
    desk.sweep()
    put_off(store, due=now())
    desk.sweep()  # a notice that is due is held back too, as when quiet hours were changed
    assert mailbox.mails == []
    store.set_choices(ann.id, {"move": ["mail"]})
    put_off(store, due=now())
    desk.sweep()
    (mail,) = mailbox.mails
    assert mail["Subject"] == "Your move at 3 tables"
    assert all(table.id in plain(mail) for table in tables)


def test_choosing_to_be_told_counts_for_moves_that_wait_already(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    ann = reached(store, "Ann", move=[])
    waiting(store, ann)
    desk = Desk(store, away)
    desk.sweep()
    assert mailbox.mails == []
    store.set_choices(ann.id, {"move": ["mail"]})
    desk.sweep()
    assert len(mailbox.mails) == 1


def test_who_wants_no_mail_any_more_gets_none_that_waits(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    mailbox.answer = "451 later"
    ann, bob = reached(store, "Ann"), reached(store, "Bob")
    waiting(store, ann)
    waiting(store, bob)
    desk = Desk(store, away)
    desk.sweep()
    mailbox.answer = "250 OK"
    store.set_choices(ann.id, {"move": []})
    store.clear_mail(bob.id)
    put_off(store, due=now())
    desk.sweep()
    assert mailbox.mails == []
    assert states(store)[-2:] == ["dropped", "dropped"]


def test_what_other_processes_say_of_who_looks_is_believed_for_a_while() -> None:
    elsewhere = LookingElsewhere()
    soon, past = time.monotonic() + 1000, time.monotonic() - 1
    for name, seats, until in (("one", {0}, soon), ("two", {1}, soon), ("three", {2}, past)):
        presence = Presence(frozenset({0, 1, 2, 3}), (), frozenset(seats))
        elsewhere.note(name, "table", presence, until)
    assert elsewhere.at("table") == {0, 1}
    assert elsewhere.at("another") == frozenset()
    elsewhere.note("one", "table", Presence(frozenset({0}), ()), soon)  # turned away
    assert elsewhere.at("table") == {1}


def test_other_processes_are_asked_who_looks(store: Store, away: Config, mailbox: Mailbox) -> None:
    table = waiting(store, reached(store, "Ann"))
    desk = Desk(store, away)
    desk.sweep()
    assert desk.asked == ([table.id] if store.postgres else [])
    assert len(mailbox.mails) == 1


def test_of_several_addresses_the_last_one_gets_a_link(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    ann = person(store, "Ann")
    for name in ("old", "new"):
        store.set_mail(ann.id, f"{name}@example.org")
    Desk(store, away).sweep()
    assert [mail["To"] for mail in mailbox.mails] == ["new@example.org"]


def test_one_table_that_cannot_be_told_of_keeps_no_other_waiting(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    broken = waiting(store, reached(store, "Ann"))
    with store.engine.begin() as connection:
        nobody = update(TABLES).where(TABLES.c.id == broken.id)
        connection.execute(nobody.values(turn=7))
    waiting(store, reached(store, "Bob"))
    desk = Desk(store, away)
    desk.sweep()
    assert [mail["To"] for mail in mailbox.mails] == ["bob@example.org"]
    assert store.remindable(now()) == []
    assert store.remindable(now() + 2 * HOUR) == [broken.id]


# ---- to whom ----


def test_everybody_is_told_of_their_own_tables_alone(
    store: Store, away: Config, mailbox: Mailbox, target: Target
) -> None:
    people = [reached(store, name, move=["mail", "hook"]) for name in ("Ann", "Bob", "Cat")]
    for player in people:
        store.set_hook(player.id, f"{target.url}/{player.name}", "json")
    tables = {player.name: waiting(store, player).id for player in people}
    Desk(store, away).sweep()
    for player in people:
        (mail,) = mailbox.to(f"{player.name.lower()}@example.org")
        (post,) = target.at(f"/{player.name}")
        for name, table_id in tables.items():
            own = name == player.name
            assert (table_id in plain(mail)) is own
            assert (table_id in page(mail)) is own
            assert (table_id in post.body.decode()) is own


def test_a_chair_that_has_changed_hands_tells_nobody_else(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    mailbox.answer = "451 later"
    guest, account = reached(store, "Ann"), reached(store, "Bob")
    waiting(store, guest)
    desk = Desk(store, away)
    desk.sweep()
    mailbox.answer = "250 OK"
    store.register(account.id, "bob1", "hash")
    store.adopt(guest.id, account.id, "steady")
    put_off(store, due=now())
    desk.sweep()
    assert mailbox.mails == []


# ---- what fails ----


def test_what_fails_is_tried_again_after_growing_pauses(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    mailbox.answer = "451 later"
    waiting(store, reached(store, "Ann"))
    desk = Desk(store, away)
    pauses = []
    for _ in range(len(PAUSES) + 1):
        before = now()
        desk.sweep()
        with store.engine.connect() as connection:
            last = select(NOTICES).order_by(NOTICES.c.id.desc()).limit(1)
            row = connection.execute(last).mappings().one()
        assert row["state"] == "waiting"
        assert row["lease_by"] is None
        pauses.append(row["due"] - before)
        put_off(store, due=now())
    assert all(shown >= wanted for shown, wanted in zip(pauses, PAUSES, strict=False))
    assert pauses[:-1] == sorted(pauses[:-1])
    mailbox.answer = "250 OK"
    desk.sweep()
    assert len(mailbox.mails) == 1


def test_what_could_not_be_told_for_days_is_given_up(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    mailbox.answer = "451 later"
    waiting(store, reached(store, "Ann"))
    desk = Desk(store, away)
    desk.sweep()
    put_off(store, due=now(), created=now() - reminding.GIVEN_UP - HOUR)
    desk.sweep()
    assert states(store)[-1] == "dropped"


def test_what_was_told_long_ago_is_forgotten(store: Store, away: Config, mailbox: Mailbox) -> None:
    waiting(store, reached(store, "Ann"))
    desk = Desk(store, away)
    desk.sweep()
    assert len(mailbox.mails) == 1
    with store.engine.begin() as connection:
        connection.execute(update(NOTICES).values(due=now() - reminding.REMEMBERED - HOUR))
    desk.sweep()
    assert states(store) == []


# ---- once, whoever does it and whatever happens ----


def test_two_processes_tell_each_notice_once(
    new_store: Callable[[], Store], away: Config, mailbox: Mailbox
) -> None:
    one, other = new_store(), new_store()
    people = [reached(one, f"Ann{number}") for number in range(12)]
    for player in people:
        waiting(one, player)
    desks = [Desk(store, away) for store in (one, other)]
    threads = [threading.Thread(target=desk.sweep) for desk in desks * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for desk in desks:
        desk.sweep()
    assert sorted(mail["To"] for mail in mailbox.mails) == sorted(
        f"{player.name.lower()}@example.org" for player in people
    )


@pytest.mark.parametrize(("point", "mails"), [("claimed", 1), ("told", 2)])
def test_a_process_that_dies_in_between_loses_nothing(
    store: Store, tmp_path: Path, database_url: str, mailbox: Mailbox, point: str, mails: int
) -> None:
    """At worst it is told twice: the process was killed between sending and marking."""
    waiting(store, reached(store, "Ann"))
    settings = {"RULEBOUND_SMTP_URL": mailbox.url, "RULEBOUND_MAIL_FROM": "table@rulebound.example"}
    with process(tmp_path / "server", database_url, **settings) as server:
        server.launch(point)
        assert server.died() == KILLED
        assert states(store)[-1] == "waiting"
        put_off(store, lease_until=now())  # it runs out by itself after some minutes
        server.start()
        wait_until(lambda: states(store)[-1] == "sent")
    assert len(mailbox.mails) == mails


# ---- browsers ----


class Browser:
    """What a browser does with a push: it alone can read it."""

    def __init__(self, url: str) -> None:
        self.endpoint = url
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = written(point), written(self._auth)

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(text)
        return found


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def pushed(store: Store, player: PlayerRow, browser: Browser, token: str = "token") -> str:
    session = store.new_session(player.id, token)
    store.set_push(player.id, session.id, browser.endpoint, browser.p256dh, browser.auth)
    return session.id


def test_a_push_can_be_read_by_its_browser_alone_and_is_signed(
    store: Store, away: Config, target: Target
) -> None:
    ann = person(store, "Ann", "he", move=["push"])
    browser = Browser(f"{target.url}/push/1")
    pushed(store, ann, browser)
    table = waiting(store, ann)
    Desk(store, away).sweep()
    (post,) = target.posts
    told = browser.read(post.body)
    assert told["url"] == f"https://rulebound.example/table/{table.id}"
    assert (told["lang"], told["dir"], told["tag"]) == ("he", "rtl", table.id)
    assert "Evening" in told["title"]
    assert b"Evening" not in post.body
    assert post.headers["content-encoding"] == "aes128gcm"
    assert int(post.headers["ttl"]) > 0
    scheme, _, rest = post.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert Vapid02.verify(post.headers["authorization"].replace(", ", ","))
    claims = parts["t"].split(".")[1]
    said = json.loads(urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert said["aud"] == target.url
    assert said["sub"] == "mailto:table@rulebound.example"


def test_the_key_of_the_server_stays_the_same(store: Store, away: Config, target: Target) -> None:
    ann = person(store, "Ann", move=["push"])
    pushed(store, ann, Browser(f"{target.url}/push"))
    waiting(store, ann)
    Desk(store, away).sweep()
    waiting(store, ann)
    Desk(store, away).sweep()
    keys = {post.headers["authorization"].rpartition("k=")[2] for post in target.posts}
    assert len(target.posts) == 2
    assert len(keys) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    store: Store, away: Config, target: Target, status: int
) -> None:
    ann = person(store, "Ann", move=["push"])
    pushed(store, ann, Browser(f"{target.url}/gone"))
    target.status = status
    waiting(store, ann)
    Desk(store, away).sweep()
    assert states(store) == ["dropped"]
    assert store.pushes(ann.id) == []


def test_each_browser_is_told_for_itself(store: Store, away: Config, target: Target) -> None:
    ann = person(store, "Ann", move=["push"])
    for number in range(3):
        pushed(store, ann, Browser(f"{target.url}/{number}"), f"token {number}")
    target.status = 503
    waiting(store, ann)
    desk = Desk(store, away)
    desk.sweep()
    assert states(store) == ["waiting"] * 3
    target.status = 201
    put_off(store, due=now())
    desk.sweep()
    assert states(store) == ["sent"] * 3
    assert [len(target.at(f"/{number}")) for number in range(3)] == [2, 2, 2]


def test_a_session_that_is_over_is_told_nothing(store: Store, away: Config, target: Target) -> None:
    ann = person(store, "Ann", move=["push"])
    session = pushed(store, ann, Browser(f"{target.url}/push"))
    store.log_out(session)
    waiting(store, ann)
    Desk(store, away).sweep()
    assert target.posts == []


def test_a_browser_kept_when_more_was_allowed_is_not_told(
    store: Store, away: Config, target: Target
) -> None:
    ann = person(store, "Ann", move=["push"])
    pushed(store, ann, Browser(f"{target.url}/push"))
    waiting(store, ann)
    Desk(store, replace(away, hooks_private=False)).sweep()
    assert target.posts == []
    assert states(store) == ["dropped"]


def test_a_browser_belongs_to_whoever_used_it_last(
    store: Store, away: Config, target: Target
) -> None:
    ann, bob = (person(store, name, move=["push"]) for name in ("Ann", "Bob"))
    browser = Browser(f"{target.url}/push")
    pushed(store, ann, browser, "one")
    pushed(store, bob, browser, "two")
    waiting(store, ann)
    Desk(store, away).sweep()
    assert target.posts == []
    table = waiting(store, bob)
    Desk(store, away).sweep()
    (post,) = target.posts
    assert browser.read(post.body)["tag"] == table.id


# ---- webhooks ----


def test_a_webhook_gets_json_with_all_tables(store: Store, away: Config, target: Target) -> None:
    ann = person(store, "Ann", move=["hook"])
    store.set_hook(ann.id, f"{target.url}/hook", "json")
    tables = [waiting(store, ann, title="One & <two>"), waiting(store, ann)]
    Desk(store, away).sweep()
    (post,) = target.posts
    assert post.headers["content-type"] == "application/json"
    told = json.loads(post.body)
    assert {notice["table"] for notice in told["notices"]} == {table.id for table in tables}
    assert {notice["kind"] for notice in told["notices"]} == {"move"}
    row = store.reminders(ann.id)
    assert row is not None
    assert row.hook_status == 201


@pytest.mark.parametrize(
    ("shape", "field", "title"),
    [("discord", "content", "One & <two>"), ("slack", "text", "One &amp; &lt;two&gt;")],
)
def test_a_webhook_of_a_chat_gets_what_it_takes(
    store: Store, away: Config, target: Target, shape: str, field: str, title: str
) -> None:
    ann = person(store, "Ann", move=["hook"])
    store.set_hook(ann.id, f"{target.url}/hook", shape)
    waiting(store, ann, title="One & <two>")
    Desk(store, away).sweep()
    (post,) = target.posts
    told = json.loads(post.body)
    assert title in told[field]
    assert set(told) <= {field, "allowed_mentions"}


def test_a_webhook_that_points_elsewhere_is_not_followed(
    store: Store, away: Config, target: Target
) -> None:
    ann = person(store, "Ann", move=["hook"])
    store.set_hook(ann.id, f"{target.url}/hook", "json")
    target.status, target.headers = 307, {"Location": f"{target.url}/secret"}
    waiting(store, ann)
    Desk(store, away).sweep()
    assert [post.path for post in target.posts] == ["/hook"]
    assert states(store) == ["dropped"]
    row = store.reminders(ann.id)
    assert row is not None
    assert row.hook_status == 307


def test_a_webhook_kept_when_more_was_allowed_is_not_told(
    store: Store, away: Config, target: Target
) -> None:
    ann = person(store, "Ann", move=["hook"])
    store.set_hook(ann.id, target.url.replace("127.0.0.1", "localhost"), "json")
    waiting(store, ann)
    Desk(store, replace(away, hooks_private=False)).sweep()
    assert target.posts == []
    assert states(store) == ["dropped"]


def test_a_name_that_leads_into_a_private_network_is_not_followed(
    store: Store, away: Config, target: Target
) -> None:
    """Only when the name is looked up does it show where it leads."""
    ann = person(store, "Ann", move=["hook"])
    port = target.url.rpartition(":")[2]
    for host in ("127.1", "0x7f000001", "2130706433"):
        store.set_hook(ann.id, f"http://{host}:{port}/hook", "json")
        waiting(store, ann)
        Desk(store, replace(away, hooks_private=False)).sweep()
    assert target.posts == []
    assert set(states(store)) == {"dropped"}


def test_a_table_that_is_gone_on_is_not_kept_back(store: Store) -> None:
    """What is found of an older moment changes nothing of when to look again."""
    table = waiting(store, person(store, "Ann"))
    store.append(act(table.id, 0), turn=0, since=now())
    store.remind(table.id, table.seq, [], None)
    assert reread(store, table).seq == 1
    assert store.remindable(now() + HOUR) == [table.id]
