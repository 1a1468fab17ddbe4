"""Fighting it out at a table: bots choose for people who agree, and for nobody else."""

from typing import Any

import httpx
import pytest

from rulebound.core.records import replay
from tests.server.conftest import Running
from tests.server.visitors import Page, at_table, set_table, sit

SKIRMISH: dict[str, Any] = {
    "form": "skirmish",
    "armies": [["castle_halberdiers", "castle_marksmen"], ["necropolis_skeletons"]],
    "level": 1,
}
GUARDS: dict[str, Any] = {
    "form": "guards",
    "field": 1,
    "difficulty": "easy",
    "armies": [["castle_marksmen", "castle_griffins", "castle_halberdiers"]],
    "level": 1,
}


def duel(server: Running) -> tuple[str, httpx.Client, httpx.Client]:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann, "homm3", options=SKIRMISH)
    sit(bob, table_id, 1)
    return table_id, ann, bob


def aside(page: Page, notation: str) -> None:
    """Ask for it until the table has not moved on meanwhile."""
    while True:
        answer = page.ask("aside", at=page.state["seq"], notation=notation)
        if answer["t"] == "done":
            return
        assert answer["trouble"]["code"] == "stale", answer


def kinds(page: Page) -> list[str]:
    return [event["kind"] for event in page.log]


def until_over(page: Page) -> None:
    while page.state["result"] is None:
        page.hear()


def test_two_people_agree_and_bots_fight_to_the_end(server: Running) -> None:
    table_id, ann, bob = duel(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        aside(a, "fight-out")
        b.at(a.state["seq"] + 0)
        while "offers-fight" not in kinds(b):
            b.hear()
        aside(b, "fight-out")
        until_over(a)
        log = kinds(a)
        assert log.index("offers-fight") < log.index("fought-out") < log.index("combat-over")
    record = ann.get(f"/api/tables/{table_id}/record").json()
    beside = [choice for choice in record["choices"] if "! " in choice]
    assert beside == ["0! fight-out", "1! fight-out"]
    assert replay(record).result is not None


def test_one_refuses_and_nothing_changes(server: Running) -> None:
    table_id, ann, bob = duel(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        options = a.options
        assert options
        aside(a, "fight-out")
        while "offers-fight" not in kinds(b):
            b.hear()
        aside(b, "fight-myself")
        while "fights-on" not in kinds(a):
            a.hear()
        assert a.options == options
        assert not a.state["decision"]["stands_in"]
        a.choose()
        assert not [frame for frame in b.quiet() if frame["t"] == "refused"]


def test_a_bot_that_is_the_enemy_agrees_at_once(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "homm3", chairs=["me", "gentle"], options=SKIRMISH)
    with at_table(server, table_id, ann) as (page,):
        aside(page, "fight-out")
        until_over(page)
        assert "fought-out" in kinds(page)


def test_against_guards_one_person_is_enough(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "homm3", chairs=["me"], options=GUARDS, seed=2)
    with at_table(server, table_id, ann) as (page,):
        aside(page, "fight-out")
        while "combat-over" not in kinds(page):
            page.hear()


def test_who_has_agreed_cannot_choose_but_stop(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hostile client sends choices of its own meanwhile."""
    table_id, ann, bob = duel(server)
    monkeypatch.setattr("rulebound.server.live.chooser.Chooser._due", lambda self: None)
    with at_table(server, table_id, ann, bob) as (a, b):
        first = a.options[0]
        assert b.refusal("aside", at=0, notation="fight-myself") == "illegal"
        aside(a, "fight-out")
        while "offers-fight" not in kinds(b):
            b.hear()
        aside(b, "fight-out-slowly")
        while "fought-out" not in kinds(a):
            a.hear()
        assert a.state["decision"]["stands_in"]
        assert a.options == [], "what the bot may choose is its business"
        seq = a.state["seq"]
        assert a.refusal("choose", at=seq, notation=first) == "stood-in"
        assert b.refusal("choose", at=seq, notation=first) == "stood-in"
        assert a.refusal("aside", at=seq, notation="fight-out") == "illegal"
        cat = server.client("Cat")
        with at_table(server, table_id, cat) as (watcher,):
            assert watcher.refusal("aside", at=seq, notation="fight-myself") == "not-seated"
        aside(b, "fight-myself")
        while a.state["decision"]["stands_in"]:
            a.hear()
        a.choose(first)
