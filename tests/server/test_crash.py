"""A server that is killed, at whatever moment, loses nothing that it has told and does nothing
twice; and when it is there again, bots go on thinking."""

import json
import random
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rulebound.server.matches.play import Play
from rulebound.server.store import ActRow, Store, TableRow
from tests.patience import PATIENCE
from tests.server.processes import KILLED, Process, alive, process
from tests.server.visitors import Page, open_page, set_table, sit

ACTS = 120
KILLS = 6

People = dict[int, httpx.Client]


@pytest.fixture
def server(tmp_path: Path, database_url: str) -> Iterator[Process]:
    """A server process on each kind of database, not started yet."""
    with process(tmp_path, database_url) as it:
        yield it
        assert it.mistakes == []


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """The same database, looked at past the server."""
    it = Store(database_url)
    yield it
    it.close()


def row_of(store: Store, table_id: str) -> TableRow:
    row = store.table(table_id)
    assert row is not None
    return row


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.05)


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# ---- playing, and remembering what was told ----


@dataclass(frozen=True)
class Act:
    """What a page has asked for."""

    at: int
    seat: int
    kind: str
    notation: str


class Table:
    """A table and the pages of its people, who remember everything that they were told."""

    def __init__(self, server: Process, table_id: str, people: People) -> None:
        self.id = table_id
        self.people = people
        self.pages: dict[int, Page] = {}
        self.done: list[Act] = []
        """What was acknowledged."""
        self.acts: list[ActRow] = []
        """The journal as it was last seen."""
        self.open(server)

    def open(self, server: Process) -> None:
        """Open everybody's page."""
        for seat, client in self.people.items():
            self.pages[seat] = open_page(server.url, self.id, client)
            self.pages[seat].until("state")

    @property
    def over(self) -> bool:
        return any(page.state["result"] is not None for page in self.pages.values())

    def next_act(self, rng: random.Random) -> Act | None:
        """What a person may do now: mostly a choice, sometimes one is taken back."""
        latest = max(page.state["seq"] for page in self.pages.values())
        for seat, page in self.pages.items():
            page.at(latest)
            page.quiet(0)
            if not page.options:
                continue
            if page.state["undo"] and rng.random() < 0.15:
                return Act(page.state["seq"], seat, "undo", page.state["undo"]["notation"])
            return Act(page.state["seq"], seat, "choose", rng.choice(page.options))
        return None

    def send(self, act: Act) -> int:
        """Ask for an act; the number of the call."""
        text = {} if act.kind == "undo" else {"notation": act.notation}
        return self.pages[act.seat].post(act.kind, at=act.at, **text)

    def answer(self, act: Act, call: int) -> str:
        """How an act was answered: ``done``, or the code of a refusal."""
        page = self.pages[act.seat]
        while not (heard := [frame for frame in page.frames if frame.get("call") == call]):
            page.hear()
        if heard[0]["t"] == "done":
            self.done.append(act)
            return "done"
        code: str = heard[0]["trouble"]["code"]
        return code

    def do(self, act: Act) -> None:
        assert self.answer(act, self.send(act)) == "done"
        self.pages[act.seat].at(act.at + 1)

    def part(self) -> None:
        """The server is dead: hear what was still on its way."""
        for page in self.pages.values():
            with suppress(ConnectionClosed):
                while True:
                    page.hear()
        self.close()

    def check(self, store: Store) -> None:
        """What was told is stored, once and in order; what was stored stays as it was."""
        row, acts = row_of(store, self.id), store.acts(self.id)
        assert [act.seq for act in acts] == list(range(row.seq))
        assert acts[: len(self.acts)] == self.acts
        stored = [Act(act.seq, act.seat, act.kind, act.notation) for act in acts]
        assert self.done == [act for act in stored if act in set(self.done)]
        for seat, page in self.pages.items():
            match = Play(row, acts[: page.state["seq"]]).match
            assert page.state["view"] == as_json(match.view(seat))
            assert page.log == as_json(match.log(seat))
        self.acts = acts

    def send_again(self, act: Act) -> None:
        """Do what a page does that was not answered: it counts, unless it has counted already."""
        if len(self.acts) > act.at:
            assert self.answer(act, self.send(act)) in ("stale", "over")
        else:
            self.do(act)

    def close(self) -> None:
        for page in self.pages.values():
            page.close()


def table_of_two(server: Process, people: People) -> Table:
    table_id = set_table(people[0])
    sit(people[1], table_id, 1)
    return Table(server, table_id, people)


def table_with_bots(server: Process, people: People) -> Table:
    table_id = set_table(people[0], "urbno", chairs=["me", "gentle", "gentle"])
    return Table(server, table_id, {0: people[0]})


# ---- at any moment ----


class Evening:
    """Two people who play at tables of their own, and one of them beside it with bots."""

    def __init__(self, server: Process, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.people = {0: server.client("Ann"), 1: server.client("Bob")}
        self.of_two: list[Table] = []
        self.with_bots: list[Table] = []
        self.took: list[float] = []

    @property
    def tables(self) -> list[Table]:
        return self.of_two + self.with_bots

    @property
    def done(self) -> int:
        return sum(len(table.done) for table in self.tables)

    def table(self, *, with_bots: bool) -> Table:
        """A table at which the match is not over."""
        tables, make = (
            (self.with_bots, table_with_bots) if with_bots else (self.of_two, table_of_two)
        )
        if not tables or tables[-1].over:
            tables.append(make(self.server, self.people))
        return tables[-1]

    def play(self) -> None:
        """Do something at one of the tables; nobody waits for bots here."""
        table = self.table(with_bots=not self.rng.randrange(3))
        act = table.next_act(self.rng)
        if act is None:
            table = self.table(with_bots=False)
            act = table.next_act(self.rng)
            assert act is not None
        started = time.monotonic()
        table.do(act)
        self.took.append(time.monotonic() - started)

    def kill(self, table: Table, store: Store) -> None:
        """Kill the server after an act was sent: before, while or after it is seen to."""
        while (act := table.next_act(self.rng)) is None:
            table.pages[0].hear()  # bots are to choose first
        call = table.send(act)
        time.sleep(self.rng.uniform(0, 1) * statistics.median(self.took))
        self.server.kill()
        for each in self.tables:
            each.part()
        with suppress(ConnectionClosed):
            table.answer(act, call)
        for each in self.tables:
            each.check(store)
        self.server.start()
        for client in self.people.values():
            client.base_url = self.server.url
        for each in self.tables:
            each.open(self.server)
        table.send_again(act)


def test_kills_at_random_moments_lose_and_double_nothing(server: Process, store: Store) -> None:
    server.start()
    evening = Evening(server, random.Random(4))
    for kills in range(KILLS):
        while evening.done < (kills + 1) * ACTS / KILLS:
            evening.play()
        evening.kill(evening.table(with_bots=kills % 2 == 0), store)
    assert evening.done >= ACTS
    for table in evening.tables:
        table.close()
        table.check(store)


# ---- at the very moments that matter ----


@pytest.mark.parametrize(("point", "stored"), [("asked", 2), ("storing", 2), ("stored", 3)])
def test_an_act_is_stored_wholly_or_not_at_all(
    server: Process, store: Store, point: str, stored: int
) -> None:
    rng = random.Random(5)
    server.start(point)
    people = {0: server.client("Ann"), 1: server.client("Bob")}
    table = table_of_two(server, people)
    acts: list[Act] = []
    with pytest.raises(ConnectionClosed):  # noqa: PT012 (it is the third act)
        while (act := table.next_act(rng)) is not None:
            acts.append(act)
            table.do(act)
    assert server.died() == KILLED
    table.part()
    table.check(store)
    assert (len(table.done), len(table.acts)) == (2, stored)
    server.start()
    table.open(server)
    table.send_again(acts[-1])
    assert [act.notation for act in store.acts(table.id)] == [act.notation for act in acts]
    table.close()


def test_a_table_that_was_full_starts_after_all(server: Process, store: Store) -> None:
    server.start("filled")
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann)
    with pytest.raises(httpx.TransportError):
        sit(bob, table_id, 1)
    assert server.died() == KILLED
    row = row_of(store, table_id)
    assert (row.status, row.full) == ("open", True)
    server.start()
    wait_until(lambda: row_of(store, table_id).status == "running")


def test_a_database_is_set_up_wholly_or_not_at_all(server: Process) -> None:
    server.launch("migrating")
    assert server.died() == KILLED
    server.start()
    assert server.client("Ann").get("/api/me").json()["name"] == "Ann"


# ---- bots ----


def wait_for_acts(store: Store, table_id: str, number: int) -> None:
    wait_until(lambda: row_of(store, table_id).seq >= number)


def wait_for_end(processes: set[int]) -> None:
    wait_until(lambda: not any(alive(process) for process in processes))


def test_bots_go_on_by_themselves_and_none_is_left_behind(server: Process, store: Store) -> None:
    server.start()
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["gentle", "gentle", "gentle"])
    for _ in range(2):
        known = store.acts(table_id)
        wait_for_acts(store, table_id, len(known) + 5)
        children = server.children
        assert children
        server.kill()
        acts = store.acts(table_id)
        assert [act.seq for act in acts] == list(range(row_of(store, table_id).seq))
        assert acts[: len(known)] == known
        wait_for_end(children)
        server.start()
    wait_for_acts(store, table_id, len(acts) + 1)
