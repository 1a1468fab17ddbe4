"""Several server processes on one PostgreSQL hear of each other."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from rulebound.server.live import pubsub
from rulebound.server.live.presence import MOST_WATCHERS, Presence
from rulebound.server.live.pubsub import PubSub, Subscriber
from rulebound.server.store import ActRow, ChatRow, News, Store, now
from tests.patience import PATIENCE
from tests.server.furniture import open_table
from tests.server.processes import Process, process
from tests.server.visitors import at_url, play_at_random, set_table, sit


@pytest.fixture
def two(tmp_path: Path, postgres_url: str) -> Iterator[tuple[Process, Process]]:
    with (
        process(tmp_path / "one", postgres_url) as one,
        process(tmp_path / "other", postgres_url) as other,
    ):
        one.launch()
        other.launch()
        one.ready()
        other.ready()
        yield one, other


def test_people_at_two_processes_play_one_match(two: tuple[Process, Process]) -> None:
    one, other = two
    ann, bob, cat = one.client("Ann"), other.client("Bob"), other.client("Cat")
    table_id = set_table(ann)
    with at_url(one.url, table_id, ann) as (a,):
        sit(bob, table_id, 1)
        assert a.at(0)["seat"] == 0  # that it has begun, one hears from the other
        with at_url(other.url, table_id, bob, cat) as (b, c):
            while a.table["watchers"] != ["Cat"] or not a.table["table"]["chairs"][1]["present"]:
                a.until("table")
            while not b.table["table"]["chairs"][0]["present"]:
                b.until("table")
            assert play_at_random(a, b, most=40) == 40
            for page in (a, b, c):
                assert page.at(40)["seq"] == 40
            assert len(a.log) == len(b.log) == len(c.log)

            assert a.ask("say", text="Well played")["t"] == "done"
            assert b.until("chat")["lines"][0]["text"] == "Well played"
            c.ask("say", text="Psst")
            waiting, nudging = (b, a) if a.state["decision"]["seat"] == 1 else (a, b)
            assert nudging.ask("nudge")["t"] == "done"
            assert waiting.until("nudge")["by"] in ("Ann", "Bob")

            mover = a if a.options else b
            mover.choose()
            if mover.state["undo"]:
                mover.ask("undo", at=41)
                for page in (a, b, c):
                    # What others may remember of it stays in the record.
                    assert page.at(42)["choices"] in (40, 42)

            assert b.ask("aside", at=b.state["seq"], notation="resign")["t"] == "done"
            while a.table["table"]["status"] != "finished":
                a.until("table")
            while [line["text"] for line in a.chat] != ["Well played", "Psst"]:
                a.until("chat")
            a.ask("rematch", yes=True)
            while b.table["table"]["rematch_asked"] != [0]:
                b.until("table")
            b.ask("rematch", yes=True)
            while a.table["table"]["rematch"] is None:
                a.until("table")
        while a.table["table"]["chairs"][1]["present"] or a.table["watchers"]:
            a.until("table")


def test_two_choices_at_once_and_only_one_of_them_counts(two: tuple[Process, Process]) -> None:
    one, other = two
    ann, bob = one.client("Ann"), other.client("Bob")
    table_id = set_table(ann)
    sit(bob, table_id, 1)
    with at_url(one.url, table_id, ann) as (here,), at_url(other.url, table_id, ann) as (there,):
        pages = (here, there)
        for seq in range(100):
            if here.at(seq)["decision"]["seat"] != 0:
                break
            there.at(seq)
            notation = here.options[0]
            calls = [page.post("choose", at=seq, notation=notation) for page in pages]
            answers = [page.answer(call) for page, call in zip(pages, calls, strict=True)]
            assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
            assert [a["trouble"]["code"] for a in answers if "trouble" in a] == ["stale"]
        assert seq > 1
        assert ann.get(f"/api/tables/{table_id}").json()["seq"] == seq


def test_when_a_process_is_killed_the_other_goes_on(two: tuple[Process, Process]) -> None:
    """Nothing acknowledged is lost, and the bots of the dead process go on thinking."""
    one, other = two
    ann = one.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["me", "gentle", "gentle"])
    with at_url(one.url, table_id, ann) as (a,):
        while a.state["seq"] < 10 or a.options:
            a.choose() if a.options else a.hear()
        acknowledged = a.state["seq"]
        one.kill()
    with at_url(other.url, table_id, ann) as (a,):
        assert a.state["seq"] >= acknowledged
        while a.state["seq"] < acknowledged + 10:
            a.choose() if a.options else a.hear()


# ---- the wire itself ----


class Notes(Subscriber):
    """Subscriber that write down what they hear."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def on_news(self, news: News) -> None:
        self.heard.append((news.about, news.kind))

    def on_gap(self) -> None:
        self.heard.append("gap")

    def on_presence(self, process: str, table_id: str, presence: Presence) -> None:
        self.heard.append((table_id, presence))

    def on_presence_asked(self, table_id: str) -> None:
        self.heard.append((table_id, "who?"))

    def on_nudge(self, table_id: str, seat: int, by: str) -> None:
        self.heard.append((table_id, seat, by))

    def on_talk(self, who: str) -> None:
        self.heard.append(who)

    async def until(self, thing: Any) -> None:
        deadline = time.monotonic() + PATIENCE
        while thing not in self.heard:
            assert time.monotonic() < deadline, f"{thing} is not among {self.heard}"
            await asyncio.sleep(0.02)


def notify(store: Store, channel: str, payload: str) -> None:
    with store.engine.begin() as connection:
        values = {"channel": channel, "payload": payload}
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)


def test_news_come_from_the_own_store_and_from_others(new_store: Callable[[], Store]) -> None:
    store = new_store()
    table = open_table(store, store.new_player("Ann", {}), "gentle")
    speaker = new_store() if store.postgres else store

    async def scene() -> None:
        notes = Notes()
        bus = PubSub(store, notes)
        await bus.start()
        if store.postgres:
            await notes.until("gap")
        speaker.start(table.id, now(), 0)
        await notes.until((table.id, "table"))
        speaker.append(ActRow(table.id, 0, 0, "choose", "end", now()), turn=1, since=now())
        await notes.until((table.id, "acts"))
        speaker.say(ChatRow(table.id, None, "Ann", 0, "Hello", now()))
        await notes.until((table.id, "chat"))
        await bus.stop()

    asyncio.run(scene())


def test_who_is_where_is_told_to_others_and_not_to_oneself(postgres_url: str) -> None:
    stores = [Store(postgres_url) for _ in range(2)]

    async def scene() -> None:
        notes = [Notes(), Notes()]
        buses = [PubSub(store, note) for store, note in zip(stores, notes, strict=True)]
        for one in buses:
            await one.start()
        for note in notes:
            await note.until("gap")
        crowd = tuple(f"Ἑλένη-{'ა' * 16}{n}" for n in range(100))
        buses[0].tell_presence("table", Presence(frozenset((0, 2)), crowd))
        buses[0].ask_presence("table")
        buses[0].tell_nudge("table", 1, "Ἑλένη")
        await notes[1].until(("table", 1, "Ἑλένη"))
        few = crowd[:MOST_WATCHERS]
        assert notes[1].heard == [
            "gap",
            ("table", Presence(frozenset((0, 2)), few)),
            ("table", "who?"),
            ("table", 1, "Ἑλένη"),
        ]
        assert notes[0].heard == ["gap"]
        for one in buses:
            await one.stop()

    asyncio.run(scene())
    for store in stores:
        store.close()


def test_after_a_gap_one_looks_for_oneself(postgres_url: str) -> None:
    store = Store(postgres_url)
    store.migrate()

    async def scene() -> None:
        notes = Notes()
        bus = PubSub(store, notes)
        await bus.start()
        await notes.until("gap")
        notes.heard.clear()
        with store.engine.connect() as connection:
            connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        await notes.until("gap")
        store.engine.dispose()
        notify(store, "rulebound", "acts table other")
        await notes.until(("table", "acts"))
        await bus.stop()

    asyncio.run(scene())
    store.close()


def test_what_is_no_message_is_passed_over(postgres_url: str) -> None:
    store = Store(postgres_url)

    async def scene() -> None:
        notes = Notes()
        bus = PubSub(store, notes)
        await bus.start()
        await notes.until("gap")
        for payload in ("", "[]", "{}", '{"kind": "here", "table": "t", "by": "x"}'):
            notify(store, "rulebound", payload)
            notify(store, pubsub.PRESENCE_CHANNEL, payload)
        notify(store, "rulebound", "acts table other")
        await notes.until(("table", "acts"))
        assert notes.heard == ["gap", ("table", "acts")]
        await bus.stop()

    asyncio.run(scene())
    store.close()


def test_what_people_agree_on_at_two_processes_happens_once(two: tuple[Process, Process]) -> None:
    one, other = two
    ann, bob = one.client("Ann"), other.client("Bob")
    table_id = set_table(ann, clock={"counts": "turn", "seconds": 10, "over": "nothing"})
    sit(bob, table_id, 1)
    with at_url(one.url, table_id, ann) as (a,), at_url(other.url, table_id, bob) as (b,):
        a.choose("place e5")
        b.at(1)
        assert a.ask("propose", what="back", to=0)["t"] == "done"
        proposal = b.at(2)["affairs"]["proposal"]
        assert b.ask("agree", number=proposal["number"], yes=True)["t"] == "done"
        for page in (a, b):
            state = page.at(3)
            assert (state["choices"], state["affairs"]["proposal"]) == (0, None)
        # Both look at the clock; one of them tells that it has run out.
        for page in (a, b):
            assert page.at(4)["affairs"]["late"] is True
            assert [notice["kind"] for notice in page.state["affairs"]["notices"]] == [
                "back",
                "late",
            ]
        assert a.state["affairs"]["notices"] == b.state["affairs"]["notices"]
        a.choose("place d4")
        assert b.at(5)["choices"] == 1
