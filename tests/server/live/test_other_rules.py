"""The rules change, the matches stay: what becomes of tables when the server is upgraded."""

import json
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

import rulebound
from rulebound import Game, Match
from rulebound.core import game as games
from rulebound.core.flow import Flow
from rulebound.server.config import Config
from rulebound.server.live import acting, keeping
from rulebound.server.matches.keepsakes import unpack
from rulebound.server.matches.setup import new_table
from rulebound.server.store import ActRow, ChairRow, new_secret, now
from tests.core.toy import Table, Toy
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.http.test_accounts import refusal
from tests.server.live.test_rooms import rooms_of, wait_until
from tests.server.matches import older
from tests.server.visitors import Data, Page, at_table, open_page, set_table, sit

OLDER = sorted(Path(older.__file__).parent.glob("*.json"))
CHOICES = ["step", "take", "step", "take", "flip"]


# ---- versions of a small game ----


class Renamed(Toy):
    """The same rules; the view tells something more."""

    rules = "2"

    def view(self, state: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "turn": state.turn}


class Stepless(Toy):
    """Nobody may take a step any more."""

    rules = "2"

    def script(self, state: Table) -> Flow[None]:
        flow = super().script(state)
        answer = None
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration:
                return
            if hasattr(asked, "_build"):
                build = asked._build
                asked._build = lambda build=build: tuple(o for o in build() if o.kind != "step")
            answer = yield asked


class Generous(Toy):
    """Whoever takes a card takes two: every choice is as legal as before."""

    rules = "2"

    def _take(self, s: Table) -> None:
        super()._take(s)
        super()._take(s)


class Broken(Toy):
    """A script that falls over what it never met before."""

    rules = "2"

    def _take(self, s: Table) -> None:
        raise KeyError("cards")


Unplayable = pytest.mark.parametrize("version", [Stepless, Generous, Broken])


@contextmanager
def playing_by(version: type[Game[Any]], config: Config) -> Iterator[Running]:
    """A server at which the small game is played by a version of its rules."""
    known = {**games._installed(), "toy": version()}
    with patch.object(games, "_installed", lambda: known), running(config) as server:
        yield server


def seated(server: Running) -> tuple[str, httpx.Client, httpx.Client]:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann, "toy")
    sit(bob, table_id, 1)
    return table_id, ann, bob


def play(a: Page, b: Page, *choices: str) -> None:
    for choice in choices:
        page = a if a.state["decision"]["seat"] == 0 else b
        page.choose(choice)
        a.at(page.state["seq"])
        b.at(page.state["seq"])


def cookies_of(client: httpx.Client) -> dict[str, str]:
    return dict(client.cookies)


def back(server: Running, cookies: dict[str, str]) -> httpx.Client:
    """Somebody who was here before the upgrade."""
    client = server.client()
    client.cookies.update(cookies)
    return client


Left = tuple[str, dict[str, str], dict[str, str], list[Data]]


def left_behind(config: Config, *choices: str) -> Left:
    """A table of two by the first rules, whose server was stopped: what each of them saw last."""
    with playing_by(Toy, config) as server:
        table_id, ann, bob = seated(server)
        with at_table(server, table_id, ann, bob, None) as pages:
            a, b, watcher = pages
            play(a, b, *choices)
            watcher.at(len(choices))
            saw = [page.state | {"log": page.log} for page in pages]
        return table_id, cookies_of(ann), cookies_of(bob), saw


# ---- running matches ----


def test_a_match_that_replays_to_the_same_place_goes_on(config: Config) -> None:
    table_id, ann, bob, saw = left_behind(config, *CHOICES)
    with playing_by(Renamed, config) as server:
        a_client, b_client = back(server, ann), back(server, bob)
        assert a_client.get(f"/api/tables/{table_id}").json()["rules"] == "1"
        with at_table(server, table_id, a_client, b_client) as (a, b):
            assert not a.state["outdated"]
            assert a.state["view"] == saw[0]["view"] | {"turn": 1}
            assert a.log == saw[0]["log"]
            play(a, b, "step", "stop")
            assert a.state["result"] is not None
        record = a_client.get(f"/api/tables/{table_id}/record").json()
        assert record["choices"] == [*CHOICES, "step", "stop"]
        assert record["rules"] == "2", "by these it can be replayed"


@Unplayable
def test_a_match_that_does_not_can_still_be_read(config: Config, version: type[Toy]) -> None:
    table_id, ann, bob, saw = left_behind(config, *CHOICES)
    with playing_by(version, config) as server:
        clients = back(server, ann), back(server, bob), None
        with at_table(server, table_id, *clients) as pages:
            for page, seen in zip(pages, saw, strict=True):
                assert page.state["outdated"]
                assert page.state["view"] == seen["view"]
                assert page.log == seen["log"]
                assert page.state["choices"] == len(CHOICES)
                assert (page.state["decision"], page.state["undo"], page.state["asides"]) == (
                    *(None, None),
                    [],
                )
            a, b, _ = pages
            for page in (a, b):
                assert page.refusal("choose", at=len(CHOICES), notation="stop") == "other-rules"
                assert page.refusal("why", ref="card:a") == "other-rules"
            assert a.refusal("nudge") == "nobody-to-nudge"
        address = f"/api/tables/{table_id}"
        last = clients[0].get(f"{address}/replay/{len(CHOICES)}").json()
        assert (last["view"], last["log"]) == (saw[0]["view"], saw[0]["log"])
        assert refusal(clients[0].get(f"{address}/replay/1")) == (404, "no-such-move")
        stranger = server.client("Cat").get(f"{address}/replay/{len(CHOICES)}", params={"seat": 0})
        assert refusal(stranger) == (403, "not-allowed")
        assert clients[0].get(address).json()["status"] == "running"


def test_after_the_next_upgrade_it_may_go_on_again(config: Config) -> None:
    table_id, ann, bob, saw = left_behind(config, *CHOICES)
    with (
        playing_by(Broken, config) as server,
        at_table(server, table_id, back(server, ann)) as (a,),
    ):
        assert a.state["outdated"]
    with (
        playing_by(Renamed, config) as server,
        at_table(server, table_id, back(server, ann), back(server, bob)) as (a, b),
    ):
        assert a.log == saw[0]["log"]
        play(a, b, "step")


@Unplayable
def test_its_players_can_end_it_and_begin_again(config: Config, version: type[Toy]) -> None:
    table_id, ann, bob, saw = left_behind(config, *CHOICES)
    address = f"/api/tables/{table_id}"
    with playing_by(version, config) as server:
        a_client, b_client, cat = back(server, ann), back(server, bob), server.client("Cat")
        assert refusal(a_client.get(f"{address}/record")) == (409, "not-finished")
        assert refusal(cat.post(f"{address}/close")) == (403, "not-owner")
        with at_table(server, table_id, a_client, b_client) as (a, b):
            assert b_client.post(f"{address}/close").json()["status"] == "finished"
            for page in (a, b):
                while page.state["reason"] is None:
                    page.hear()
                assert page.state["reason"]["id"] == "web-table-over-rules"
                assert page.state["result"] is None
                assert page.state["view"] == saw[page.seat]["view"]
            record = cat.get(f"{address}/record").json()
            assert (record["rules"], record["choices"]) == ("1", CHOICES)
            chairs = [{"kind": "me"}, {"kind": "bot"}]
            answer = a_client.post(f"{address}/play-on", json={"at": 1, "chairs": chairs})
            assert refusal(answer) == (409, "other-rules")
            a.ask("rematch", yes=True)
            b.ask("rematch", yes=True)
            new = b.table["table"]["rematch"]
        assert cat.get(f"/api/tables/{new}").json()["rules"] == "2"
    with playing_by(Renamed, config) as server, at_table(server, table_id, None) as (watcher,):
        assert watcher.state["reason"]["id"] == "web-table-over-rules"


def test_a_match_that_goes_on_cannot_be_ended_so(config: Config) -> None:
    table_id, ann, _, _ = left_behind(config, *CHOICES)
    with playing_by(Renamed, config) as server:
        answer = back(server, ann).post(f"/api/tables/{table_id}/close")
        assert refusal(answer) == (409, "not-open")


def test_after_a_crash_the_last_moment_that_was_kept_is_shown(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was acknowledged later is in the record all the same."""
    table_id, ann, bob, saw = left_behind(config, "take", "take")
    with (
        playing_by(Toy, config) as server,
        at_table(server, table_id, back(server, ann), back(server, bob)) as (a, b),
    ):
        monkeypatch.setattr(keeping.Keeping, "now", _nothing)
        play(a, b, "step", "step")
        assert a.ask("undo", at=4)["t"] == "done"
        a.at(5)
    with playing_by(Generous, config) as server:
        client = back(server, ann)
        with at_table(server, table_id, client) as (a,):
            assert (a.state["view"], a.state["choices"]) == (saw[0]["view"], 2)
        assert client.post(f"/api/tables/{table_id}/close").status_code == 200
        record = client.get(f"/api/tables/{table_id}/record").json()
        assert record["choices"] == ["take", "take", "step", "step", "0! undo"]
        assert by_the_first_rules(record).record()["choices"] == ["take", "take", "step"]


def test_the_moment_is_kept_every_so_often(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "EVERY", 3)
    monkeypatch.setattr(keeping, "SWEEP_SECONDS", PATIENCE)
    with playing_by(Toy, config) as server:
        table_id, ann, bob = seated(server)
        with at_table(server, table_id, ann, bob) as (a, b):
            play(a, b, "step", "step")
            assert server.store.keepsake(table_id) is None
            play(a, b, "step", "step")
            wait_until(lambda: kept_after(server, table_id) == 3)
        wait_until(lambda: kept_after(server, table_id) == 4)


def test_a_room_is_not_dropped_before_its_moment_is_kept(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "SWEEP_SECONDS", PATIENCE)
    with playing_by(Toy, replace(config, idle_seconds=0)) as server:
        table_id, ann, bob = seated(server)
        with monkeypatch.context() as patched, at_table(server, table_id, ann, bob) as (a, b):
            patched.setattr(keeping.Keeping, "now", _nothing)
            play(a, b, "take", "take")
            a.close()
            b.close()
            wait_until(lambda: not any(r.listeners for r in rooms_of(server).loaded()))
        wait_until(lambda: rooms_of(server).loaded() == [])
        assert kept_after(server, table_id) == 2


def kept_after(server: Running, table_id: str) -> int | None:
    """After how many acts something was last kept of a table."""
    data = server.store.keepsake(table_id)
    return None if data is None else unpack(data).seq


def by_the_first_rules(record: Data) -> Match:
    with patch.object(games, "_installed", lambda: {"toy": Toy()}):
        return rulebound.replay(record)


async def _nothing(self: Any, since: int = 1) -> None:
    """As if the power had failed."""


def test_what_was_taken_back_is_not_in_its_record(config: Config) -> None:
    with playing_by(Toy, config) as server:
        table_id, client, bob_client = seated(server)
        with at_table(server, table_id, client, bob_client) as (a, b):
            play(a, b, "take", "step", "step")
            assert b.ask("undo", at=3)["t"] == "done"
            b.at(4)
            play(a, b, "take", "take")
        cookies = cookies_of(client)
    with playing_by(Stepless, config) as server:
        client = back(server, cookies)
        client.post(f"/api/tables/{table_id}/close").raise_for_status()
        record = client.get(f"/api/tables/{table_id}/record").json()
        assert record["choices"] == ["take", "step", "take", "take"]


def test_a_table_that_waits_for_players_begins_by_the_rules_of_today(config: Config) -> None:
    with playing_by(Toy, config) as server:
        client = server.client("Ann")
        table_id, cookies = set_table(client, "toy"), cookies_of(client)
    with playing_by(Renamed, config) as server:
        sit(server.client("Bob"), table_id, 1)
        assert back(server, cookies).get(f"/api/tables/{table_id}").json()["rules"] == "2"
        with at_table(server, table_id, back(server, cookies)) as (a,):
            assert not a.state["outdated"]


# ---- finished matches ----


@Unplayable
def test_a_finished_match_can_always_be_looked_at(config: Config, version: type[Toy]) -> None:
    choices = [*CHOICES, "stop"]
    with playing_by(Toy, config) as server:
        table_id, ann, bob = seated(server)
        with at_table(server, table_id, ann, bob) as (a, b):
            play(a, b, *choices)
            result = a.state["result"]
        address = f"/api/tables/{table_id}"
        before = [
            ann.get(f"{address}/replay/{at}", params={"seat": seat}).json()
            for at in range(len(choices) + 1)
            for seat in (0, 1, "watcher")
        ]
        record = ann.get(f"{address}/record").json()
    with playing_by(version, config) as server:
        client = server.client()
        after = [
            client.get(f"{address}/replay/{at}", params={"seat": seat}).json()
            for at in range(len(choices) + 1)
            for seat in (0, 1, "watcher")
        ]
        assert after == before
        assert client.get(f"{address}/record").json() == record
        with at_table(server, table_id, None) as (watcher,):
            assert watcher.state["outdated"]
            assert watcher.state["result"] == result
            assert watcher.state["reason"] == {"id": "toy-over", "args": {}}


def test_what_a_crash_left_undone_is_kept_later(config: Config) -> None:
    """The first server kept nothing but the last moment."""
    choices = [*CHOICES, "stop"]
    with playing_by(Toy, config) as server:
        table_id, ann, bob = seated(server)
        with at_table(server, table_id, ann, bob) as (a, b):
            play(a, b, *choices)
        with server.store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM keepsakes")
            connection.exec_driver_sql("UPDATE tables SET kept = false")
    with playing_by(Toy, config):
        pass
    with playing_by(Generous, config) as server:
        data = server.store.keepsake(table_id)
        assert data is not None
        assert [moment.at for moment in unpack(data).moments] == [*range(len(choices) + 1)]
        assert server.store.unkept(9) == []


def test_of_a_match_from_before_anything_was_kept_the_record_is_left(config: Config) -> None:
    with playing_by(Toy, config) as server:
        table_id, ann, bob = seated(server)
        with at_table(server, table_id, ann, bob) as (a, b):
            play(a, b, *CHOICES, "stop")
    with playing_by(Stepless, config) as server:
        with server.store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM keepsakes")
        page = open_page(server.url, table_id)
        assert page.closed() == 4409
        assert page.frames[-1]["trouble"]["code"] == "other-rules"
        record = server.client().get(f"/api/tables/{table_id}/record").json()
        assert record["choices"] == [*CHOICES, "stop"]


# ---- real matches of earlier versions ----


def put_down(server: Running, left: Data, *, acts: int, kept: bytes, over: bool) -> str:
    """A table as an earlier version left it in the database."""
    store = server.store
    owner = store.new_player("Ann", {})
    table = replace(
        new_table(left["record"] | {"rules": "0"}, "Evening", owner.id),
        status="running",
        started=now(),
        turn=unpack(kept).moments[-1].turn,
    )
    chairs = [
        ChairRow(table.id, seat, "person", new_secret(), name=str(seat))
        for seat in range(table.seats)
    ]
    store.open_table(table, chairs)
    for seq, (kind, seat, notation) in enumerate(left["acts"][:acts]):
        last = over and seq == acts - 1
        end = {"ended": now(), "result": left["result"]} if last else {}
        act = ActRow(table.id, seq, seat, kind, notation, now())
        turn = None if over else table.turn
        store.append(act, turn=turn, since=None, **end)
    store.keep(table.id, "finished" if over else "running", acts, kept)
    return table.id


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_running_match_of_earlier_rules_goes_on_or_can_be_read(
    server: Running, path: Path
) -> None:
    left = json.loads(path.read_text(encoding="utf-8"))
    acts, data = left["half"][0], b64decode(left["half"][1])
    table_id = put_down(server, left, acts=acts, kept=data, over=False)
    (moment,) = unpack(data).moments
    with at_table(server, table_id, None) as (watcher,):
        assert watcher.state["choices"] == acts
        if watcher.state["outdated"]:
            assert watcher.state["view"] == moment.views[0]
        else:
            assert watcher.state["decision"]["seat"] == moment.turn
    table = server.store.table(table_id)
    assert table is not None
    assert table.rules == "0"


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_finished_match_of_earlier_rules_can_be_looked_at(server: Running, path: Path) -> None:
    left = json.loads(path.read_text(encoding="utf-8"))
    data = b64decode(left["whole"])
    total = len(left["acts"])
    table_id = put_down(server, left, acts=total, kept=data, over=True)
    client = server.client()
    record = client.get(f"/api/tables/{table_id}/record").json()
    assert len(record["choices"]) == total
    with at_table(server, table_id, None) as (watcher,):
        assert watcher.state["result"] == left["result"]
    for at in (0, total // 2, total):
        for seat in (0, 1, "watcher"):
            answer = client.get(f"/api/tables/{table_id}/replay/{at}", params={"seat": seat})
            assert answer.status_code == 200, answer.text
            assert answer.json()["view"]


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
@pytest.mark.parametrize("over", [False, True])
def test_every_match_of_earlier_rules_can_be_read_when_its_game_has_changed(
    config: Config, path: Path, over: bool
) -> None:
    """Nothing replays any more, and yet every moment that was kept is shown."""
    left = json.loads(path.read_text(encoding="utf-8"))
    data = b64decode(left["whole"] if over else left["half"][1])
    acts = len(left["acts"]) if over else left["half"][0]
    game = rulebound.game(left["record"]["game"])
    with patch.object(type(game), "script", _no_script), running(config) as server:
        table_id = put_down(server, left, acts=acts, kept=data, over=over)
        moments, client = unpack(data).moments, server.client()
        assert len(moments) == (acts + 1 if over else 1)
        with at_table(server, table_id, None) as (watcher,):
            assert watcher.state["outdated"]
            assert watcher.state["view"] == moments[-1].views[0]
        for moment in moments:
            told = client.get(f"/api/tables/{table_id}/replay/{moment.at}").json()
            assert (told["view"], told["turn"]) == (moment.views[0], moment.turn)


def _no_script(self: Any, state: Any) -> Flow[None]:
    raise LookupError("these rules are no more")
    yield  # a script all the same
