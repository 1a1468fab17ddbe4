"""Bots think in processes of their own: in time, legally, and without stopping anybody."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound import Match, bots
from rulebound.bots import Chair
from rulebound.core.flow import Option
from rulebound.server.bots import thinking
from rulebound.server.bots.thinking import Job, Question, Thinking, think
from rulebound.server.bots.workers import Failed, Workers
from rulebound.server.config import Config
from rulebound.server.live import chooser
from rulebound.server.live.chooser import BACKOFF
from rulebound.server.live.rooms import Rooms
from rulebound.server.metrics import Metrics
from rulebound.server.store import ActRow, ChairRow, Store, TableRow, new_secret, new_table_id, now
from tests.patience import PATIENCE
from tests.server.bots.test_workers import wait_for
from tests.server.conftest import Running
from tests.server.furniture import reread
from tests.server.visitors import at_table, set_table, table_of_two

# ---- thinking ----


def told(asked: Job) -> Match:
    """The match that a worker has in mind for a job."""
    return thinking.match_of(asked.table, asked.record, afresh=asked.afresh)


def job(match: Match, bot: str = "gentle", seed: int = 1, table: str = "t") -> Job:
    assert match.decision is not None
    return Job(table, match.record(), match.decision.seat, bot, seed, 5)


def urbno(seed: int = 1) -> Match:
    return rulebound.game("urbno").start(seats=3, seed=seed)


def test_a_bot_chooses_as_its_strength_and_seed_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_players", type(thinking._players)())
    match = urbno()
    assert match.decision is not None
    notation = think(job(match, seed=5))
    chair = Chair(match, match.decision.seat)
    assert notation == bots.bot("gentle", 5).choose(chair).notation


class Ponders:
    """Chooses the first option, and tells what it is asked while others choose."""

    def __init__(self, *, fails: bool = False) -> None:
        self.fails = fails
        self.seats: list[int] = []

    def choose(self, chair: Chair) -> Option:
        return chair.decision.options[0]

    def ponder(self, chair: Chair) -> None:
        self.seats.append(chair.seat)
        if self.fails:
            raise ValueError


@pytest.fixture
def ponders(monkeypatch: pytest.MonkeyPatch) -> Ponders:
    """Every bot is this one, in a process that has nothing else in mind."""
    for name in ("_matches", "_players", "_pondering"):
        monkeypatch.setattr(thinking, name, OrderedDict())
    bot = Ponders()
    monkeypatch.setattr(thinking, "bot", lambda name, seed: bot)
    monkeypatch.setattr(thinking, "_busy", lambda: False)
    return bot


def pondered(match: Match, *, people: bool = True) -> None:
    """A bot has chosen for whoever is asked; then nobody calls."""
    think(replace(job(match), ponders=people))
    while thinking.ponder(lambda: False):
        pass


def before_a_turn_of_somebody_else() -> Match:
    match = urbno()
    while match.decision is not None:
        fork = match.fork()
        fork.choose(0)
        assert fork.decision is not None
        if fork.decision.seat != match.decision.seat:
            return match
        match.choose(0)
    raise AssertionError("nobody else is ever asked")


def test_a_bot_thinks_on_while_a_person_chooses_but_not_for_ever(ponders: Ponders) -> None:
    match = before_a_turn_of_somebody_else()
    assert match.decision is not None
    pondered(match)
    assert set(ponders.seats) == {match.decision.seat}
    assert len(ponders.seats) <= thinking.PONDERED * 5 / thinking.LEAST + 1


def test_a_bot_does_not_think_on_at_tables_without_people(ponders: Ponders) -> None:
    pondered(before_a_turn_of_somebody_else(), people=False)
    assert not ponders.seats


def test_a_bot_that_is_asked_again_at_once_does_not_think_on(ponders: Ponders) -> None:
    match = before_a_turn_of_somebody_else()
    match.choose(0)
    while (decision := match.decision) is not None:
        fork = match.fork()
        fork.choose(0)
        if fork.decision is not None and fork.decision.seat == decision.seat:
            break
        match.choose(0)
    pondered(match)
    assert not ponders.seats


def test_a_busy_machine_is_left_alone(ponders: Ponders, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_busy", lambda: True)
    pondered(before_a_turn_of_somebody_else())
    assert not ponders.seats


def test_a_bot_that_fails_while_others_choose_does_not_think_on(ponders: Ponders) -> None:
    ponders.fails = True
    pondered(before_a_turn_of_somebody_else())
    assert len(ponders.seats) == 1


def test_what_was_thought_on_goes_on_from_the_choice_that_was_made(ponders: Ponders) -> None:
    """The match in mind has made the choice; if the table went another way, so does it."""
    match = before_a_turn_of_somebody_else()
    pondered(match)
    match.choose(1)
    assert told(job(match)).record() == match.record()


def test_a_match_is_taken_up_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Played on or taken back: it is always the match of the record."""
    monkeypatch.setattr(thinking, "_matches", type(thinking._matches)())
    replays: list[int] = []

    def counted(record: dict[str, Any]) -> Match:
        replays.append(len(record["choices"]))
        return rulebound.replay(record)

    monkeypatch.setattr(thinking, "replay", counted)
    match = rulebound.game("tashkalar").start(options={"form": "high_form", "first": 0}, seed=4)

    def check() -> None:
        found = told(job(match))
        assert found.record() == match.record()
        assert found.view(0) == match.view(0)

    check()
    match.choose("place e5")
    check()
    assert replays == [0]
    match.undo()
    check()
    match.choose("place d4")
    check()
    assert replays == [0, 0]


def test_who_tries_again_relies_on_nothing_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = urbno()
    spoilt = urbno(seed=2)
    monkeypatch.setattr(thinking, "_matches", type(thinking._matches)(t=([], spoilt)))
    assert told(job(match)) is spoilt
    again = replace(job(match), afresh=True)
    assert told(again).view(0) == match.view(0)


def test_a_worker_gets_warm_with_a_move_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    moved: list[str] = []
    choose = Match.choose

    def noted(self: Match, *args: Any, **kwargs: Any) -> Any:
        moved.append(self.game.id)
        return choose(self, *args, **kwargs)

    monkeypatch.setattr(Match, "choose", noted)
    thinking.warm_up()
    assert set(moved) == set(rulebound.games())


def test_a_bot_goes_on_with_its_plan_unless_it_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_players", type(thinking._players)())
    match = urbno()
    player = thinking._player_of(job(match))
    assert thinking._player_of(job(match, seed=2)) is player
    assert thinking._player_of(job(match, bot="steady")) is not player
    assert thinking._player_of(job(match, table="u")) is not player
    assert thinking._player_of(replace(job(match), afresh=True)) is not player


def test_only_some_matches_are_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_matches", type(thinking._matches)())
    monkeypatch.setattr(thinking, "REMEMBERED", 2)
    for table in ("a", "b", "a", "c"):
        told(job(urbno(), table=table))
    assert list(thinking._matches) == ["a", "c"]


def test_a_bot_has_as_long_as_its_strength_and_the_server_allow() -> None:
    assert Thinking(Workers(1), 60).limit("gentle") < Thinking(Workers(1), 60).limit("sharp")
    assert Thinking(Workers(1), 0.5).limit("sharp") == 0.5 + thinking.SPARE_SECONDS


# ---- at the table ----


def test_a_bot_plays_with_people(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["steady", "me", "gentle"], options={"missions": [1]})
    with at_table(server, table_id, ann) as (a,):
        while a.state["seq"] < 25:
            if a.options:
                a.choose()
            else:
                a.hear()
    acts = server.store.acts(table_id)
    assert {act.seat for act in acts} == {0, 1, 2}
    assert [act.seq for act in acts] == list(range(len(acts)))


def test_while_a_bot_thinks_everybody_else_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choose, thought = Thinking.choose, tmp_path / "thought"

    async def slowly(self: Thinking, asked: Question) -> str:
        await self._workers.run(asked.claim, PATIENCE, wait_for, thought)
        return await choose(self, asked)

    monkeypatch.setattr(Thinking, "choose", slowly)
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["gentle", "gentle"])
    other, *people = table_of_two(server)
    with at_table(server, other, *people) as (b, _):
        for _ in range(5):
            assert b.ask("ping")["t"] == "done"
        b.choose("place e5")
        assert server.store.acts(table_id) == [], "the bot has not come to its choice yet"
        thought.touch()
    with at_table(server, table_id, ann) as (a,):
        a.at(1)


def test_bots_alone_play_to_the_end(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["gentle", "gentle"])
    with at_table(server, table_id, ann) as (a,):
        while a.state["result"] is None:
            a.hear()
            assert a.options == []
        assert a.state["seat"] is None


def test_bots_give_people_time_to_follow(server: Running) -> None:
    rooms: Rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    rooms.services.config = _with_pause(server.config, 0.4)
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["gentle", "gentle"])
    with at_table(server, table_id, ann) as (a,):
        a.at(4)
    moments = [act.created for act in server.store.acts(table_id)]
    assert all(later - earlier > timedelta(seconds=0.3) for earlier, later in pairwise(moments))


def _with_pause(config: Config, seconds: float) -> Config:
    return Config(config.data_dir, config.database_url, bot_pause=seconds, rate=0)


def test_what_was_thought_of_an_older_table_is_not_chosen(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bot thinks, its choice is made by another process."""
    choose, thoughts = Thinking.choose, list[int]()

    async def overtaken(self: Thinking, asked: Question) -> str:
        thoughts.append(asked.seq)
        if asked.seq == 0:
            match = rulebound.replay(asked.record)
            assert match.decision is not None
            notation = match.decision.options[-1].notation
            match.choose(notation)
            assert match.decision is not None
            elsewhere = Store(server.config.database_url)
            act = ActRow(asked.claim.table, 0, asked.seat, "choose", notation, now())
            elsewhere.append(act, turn=match.decision.seat, since=now())
            elsewhere.close()
        return await choose(self, asked)

    monkeypatch.setattr(Thinking, "choose", overtaken)
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["gentle", "gentle"])
    with at_table(server, table_id, ann) as (a,):
        a.at(4)
    acts = server.store.acts(table_id)
    assert [act.seq for act in acts] == list(range(len(acts)))
    assert thoughts[:4] == [0, 1, 2, 3]


def test_a_bot_that_fails_again_and_again_is_stuck_until_somebody_mends_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It pauses before each try, and at last does not ask the workers in which it failed."""
    ann, bob = server.client("Ann"), server.client("Bob")
    choose, sleep = Thinking.choose, asyncio.sleep
    tries = list[float | tuple[int, set[int]]]()

    async def fail(self: Thinking, asked: Question) -> str:
        tries.append((asked.tried, set(asked.avoid)))
        raise Failed("no idea", worker=asked.tried % 2)

    async def pause(seconds: float) -> None:
        if seconds in BACKOFF:
            tries.append(seconds)
        await sleep(seconds)

    monkeypatch.setattr(Thinking, "choose", fail)
    monkeypatch.setattr(asyncio, "sleep", pause)
    options = {"form": "high_form", "first": 1}
    table_id = set_table(ann, chairs=["me", "gentle"], options=options)
    with at_table(server, table_id, ann, bob) as (a, b):
        while not a.table["table"]["chairs"][1]["stuck"]:
            a.until("table")
        assert tries == [(0, set()), BACKOFF[0], (1, set()), BACKOFF[1], (2, {0, 1})]
        assert ann.get(f"/api/tables/{table_id}").json()["chairs"][1]["stuck"]
        assert b.refusal("mend", seat=1, bot="sharp") == "not-seated"
        assert a.refusal("mend", seat=0, bot="sharp") == "not-stuck"
        assert a.refusal("mend", seat=7, bot="sharp") == "not-stuck"
        monkeypatch.setattr(Thinking, "choose", choose)
        assert a.ask("mend", seat=1, bot="steady")["t"] == "done"
        assert a.at(1)["seq"] >= 1
        chair = ann.get(f"/api/tables/{table_id}").json()["chairs"][1]
        assert (chair["stuck"], chair["bot"]["name"]) == (False, "steady")


def test_a_bot_that_fails_once_tries_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, tries = Thinking.choose, [0]

    async def falter(self: Thinking, asked: Question) -> str:
        tries[0] += 1
        return "win the game" if tries[0] % 2 else await choose(self, asked)

    monkeypatch.setattr(Thinking, "choose", falter)
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["gentle", "gentle"])
    with at_table(server, table_id, ann) as (a,):
        assert a.at(3)["seq"] >= 3
        assert not any(chair["stuck"] for chair in a.table["table"]["chairs"])


# ---- several processes ----


@asynccontextmanager
async def processes(config: Config, url: str, count: int) -> AsyncIterator[list[Rooms]]:
    """The rooms of several server processes, here in one."""
    stores = [Store(url) for _ in range(count)]
    stores[0].migrate()
    rooms = [Rooms(config, store, Metrics()) for store in stores]
    try:
        for one in rooms:
            await one.start()
        yield rooms
    finally:
        for one in rooms:
            await one.stop()
        for store in stores:
            store.close()


def bots_table(store: Store) -> TableRow:
    """A table of two bots."""
    match = urbno_of_two()
    table = TableRow(
        id=new_table_id(),
        title="Bots",
        game="urbno",
        rules=match.setup.rules,
        options=dict(match.setup.options),
        seats=2,
        seed=1,
        owner=store.new_player("Ann", {}).id,
        created=now(),
    )
    chairs = [ChairRow(table.id, n, "bot", new_secret(), bot="gentle") for n in range(2)]
    store.open_table(table, chairs)
    return table


def urbno_of_two() -> Match:
    return rulebound.game("urbno").start(seats=2, seed=1)


def test_of_several_processes_one_thinks(
    config: Config, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[int] = []

    async def slowly(self: Thinking, asked: Question) -> str:
        thoughts.append(asked.seq)
        await asyncio.sleep(0.2)
        decision = rulebound.replay(asked.record).decision
        assert decision is not None
        return decision.options[0].notation

    monkeypatch.setattr(Thinking, "choose", slowly)
    monkeypatch.setattr(chooser, "LEASE_SECONDS", PATIENCE)  # it must not run out meanwhile

    async def scene() -> list[int]:
        async with processes(config, postgres_url, 2) as (one, other):
            store = one.services.store
            table = bots_table(store)
            await one.filled(table.id)
            await other.room(table.id)
            async with asyncio.timeout(PATIENCE):
                while reread(store, table).seq < 3:
                    await asyncio.gather(one.attend(table.id), other.attend(table.id))
                    await asyncio.sleep(0.05)
            return thoughts.copy()  # when one of them stops, the other takes over

    seqs = asyncio.run(scene())
    assert seqs == list(range(len(seqs))), "somebody thought about what another was thinking about"


def test_a_lease_that_has_run_out_is_taken_over(config: Config, postgres_url: str) -> None:
    async def scene() -> None:
        async with processes(config, postgres_url, 1) as (rooms,):
            store = rooms.services.store
            table = bots_table(store)
            assert store.start(table.id, now(), 0)
            assert store.lease(table.id, "another", now() + timedelta(seconds=60), now())
            await rooms.attend(table.id)
            assert rooms.loaded() == [], "another process is thinking"
            assert store.lease(table.id, "another", now() - timedelta(seconds=1), now())
            await rooms.attend(table.id)
            async with asyncio.timeout(PATIENCE):
                while not reread(store, table).seq:
                    await asyncio.sleep(0.05)

    asyncio.run(scene())
