"""What people do at a table beside choosing: talk, nudge, ask why, play again."""

from collections.abc import Iterable

import pytest

from rulebound.server.matches.states import words
from rulebound.server.store import ChairRow, TableRow
from rulebound.server.wire.clocks import Clock
from tests.server.conftest import Running
from tests.server.http.test_accounts import refusal
from tests.server.live.test_rooms import as_json, play_of, rooms_of
from tests.server.visitors import at_table, set_table, sit, table_of_two


def test_players_hear_watchers_only_after_the_match(server: Running) -> None:
    ann, bob, cat = (server.client(name) for name in ("Ann", "Bob", "Cat"))
    table_id = set_table(ann)
    with at_table(server, table_id, ann, cat) as (a, c):
        assert c.ask("say", text="May I watch?")["t"] == "done"
        assert a.until("chat")["lines"][0]["text"] == "May I watch?"
        sit(bob, table_id, 1)
        a.at(0)
        c.at(0)
        assert c.ask("say", text="She has a dragon")["t"] == "done"
        assert a.ask("say", text="Good luck")["t"] == "done"
        assert [line["text"] for line in a.chat] == ["May I watch?", "Good luck"]
        with at_table(server, table_id, bob, server.client("Dan")) as (b, d):
            b.until("chat")
            d.until("chat")
            assert [line["text"] for line in b.chat] == ["May I watch?", "Good luck"]
            assert [line["text"] for line in d.chat] == [
                "May I watch?",
                "She has a dragon",
                "Good luck",
            ]
            a.ask("aside", at=0, notation="resign")
            for page in (a, b):
                (line,) = page.until("chat")["lines"]
                assert (line["text"], line["name"], line["seat"]) == (
                    "She has a dragon",
                    "Cat",
                    None,
                )
            assert not any(frame["t"] == "chat" for frame in d.quiet())
    with at_table(server, table_id, bob) as (b,):
        assert len(b.until("chat")["lines"]) == 3


def test_who_has_no_name_says_nothing(server: Running) -> None:
    table_id, *_ = table_of_two(server)
    with at_table(server, table_id, None) as (nobody,):
        assert nobody.refusal("say", text="boo") == "no-player"
    assert server.store.chat(table_id) == []


def test_a_nudge_reaches_who_is_waited_for_once_a_minute(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob, server.client("Cat")) as (a, b, cat):
        assert a.refusal("nudge") == "nobody-to-nudge"
        assert cat.refusal("nudge") == "not-seated"
        assert b.ask("nudge")["t"] == "done"
        assert a.until("nudge")["by"] == "Bob"
        assert b.refusal("nudge") == "too-fast"
        assert not any(frame["t"] == "nudge" for frame in b.quiet())
    (room,) = rooms_of(server).loaded()
    room.nudged -= 61
    with at_table(server, table_id, bob) as (b,):
        assert b.ask("nudge")["t"] == "done"


def test_a_rematch_is_set_when_all_people_want_it(server: Running) -> None:
    table_id, ann, bob = table_of_two(server, clock={"seconds": 3600}, public=True)
    with at_table(server, table_id, ann, bob, server.client("Cat")) as (a, b, cat):
        assert a.refusal("rematch", yes=True) == "not-finished"
        a.ask("aside", at=0, notation="resign")
        b.at(1)
        assert cat.refusal("rematch", yes=True) == "not-seated"
        assert a.ask("rematch", yes=True)["t"] == "done"
        while b.table["table"]["rematch_asked"] != [0]:
            b.until("table")
        a.ask("rematch", yes=False)
        assert b.ask("rematch", yes=True)["t"] == "done"
        assert b.table["table"]["rematch"] is None
        a.ask("rematch", yes=True)
        for page in (a, b, cat):
            while page.table["table"]["rematch"] is None:
                page.until("table")
        again = a.table["table"]["rematch"]
        assert a.ask("rematch", yes=True)["t"] == "done"
    old, new = server.store.table(table_id), server.store.table(again)
    assert old is not None
    assert new is not None
    assert (new.status, new.turn, new.parent) == ("running", 1, table_id)
    assert new.options == old.options | {"first": 1}
    assert new.seed != old.seed
    assert (new.public, new.clock) == (True, Clock(seconds=3600))
    assert [c.player_id for c in new.chairs] == [c.player_id for c in old.chairs]
    assert not {c.secret for c in new.chairs} & {c.secret for c in old.chairs}
    with at_table(server, again, bob) as (b,):
        b.choose()


def test_a_rematch_runs_as_soon_as_pages_can_hear_of_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, ann, bob = table_of_two(server)
    store, linked = server.store, []
    link = store.link_rematch

    def link_and_look(old: str, new: TableRow, chairs: Iterable[ChairRow]) -> bool:
        done = link(old, new, chairs)
        linked.append(store.table(new.id))
        return done

    monkeypatch.setattr(store, "link_rematch", link_and_look)
    with at_table(server, table_id, ann, bob) as (a, b):
        a.ask("aside", at=0, notation="resign")
        b.at(1)
        a.ask("rematch", yes=True)
        b.ask("rematch", yes=True)
    (new,) = linked
    assert new is not None
    assert (new.status, new.turn) == ("running", 1)
    assert None not in (new.started, new.since)


def test_bots_always_want_a_rematch(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, chairs=["me", "gentle"])
    with at_table(server, table_id, ann) as (a,):
        a.ask("aside", at=0, notation="resign")
        a.ask("rematch", yes=True)
        while a.table["table"]["rematch"] is None:
            a.until("table")
        with at_table(server, a.table["table"]["rematch"], ann) as (again,):
            assert again.at(1)["seq"] >= 1  # the bot has begun


def test_why_not_and_foresight_are_for_players(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob, None) as (a, b, watcher):
        match = play_of(server, table_id).match
        ref = "card:" + match.view(0)["hand"]["legends"][0]
        told = match.why_not(0, ref)
        assert told is not None
        assert a.ask("why", ref=ref)["reason"] == as_json(words(told).model_dump())
        assert a.ask("why", ref="sq:e5")["reason"] is None
        assert watcher.refusal("why", ref=ref) == "not-seated"
        foreseen = a.ask("foresee", at=0, notation="place e5")
        assert foreseen["events"] == as_json(match.foresee(0, "place e5"))
        assert foreseen["events"]
        assert a.refusal("foresee", at=1, notation="place e5") == "stale"
        assert a.refusal("foresee", at=0, notation="win") == "illegal"
        assert b.refusal("foresee", at=0, notation="place e5") == "not-your-turn"
        assert watcher.refusal("foresee", at=0, notation="place e5") == "not-seated"
        assert a.state["seq"] == 0


def test_a_finished_match_is_asked_for_again_without_its_page(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, chairs=["me", "gentle"])
    path = f"/api/tables/{table_id}/rematch"
    assert refusal(ann.post(path)) == (409, "not-finished")
    with at_table(server, table_id, ann) as (page,):
        page.ask("aside", at=page.at(0)["seq"], notation="resign")
    again = ann.post(path).json()
    assert again["rematch"] != table_id
    assert ann.get(f"/api/tables/{again['rematch']}").json()["you"] == 0
    assert ann.post(path).json()["rematch"] == again["rematch"], "one rematch, however often"
    assert refusal(server.client("Eve").post(path)) == (403, "not-seated")
    assert refusal(server.client().post(path)) == (401, "no-player")


def test_with_people_everybody_has_to_want_it(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann) as (page,):
        page.ask("aside", at=0, notation="resign")
    path = f"/api/tables/{table_id}/rematch"
    first = ann.post(path).json()
    assert (first["rematch"], first["rematch_asked"]) == (None, [0])
    assert bob.post(path).json()["rematch"] is not None
