"""Hints at a table: who may ask, how often, and what everybody is told."""

from dataclasses import replace
from typing import Any

import httpx
import pytest

from rulebound.server.bots import teaching
from rulebound.server.bots.workers import Failed
from rulebound.server.config import Config
from rulebound.server.live import hints as live_hints
from tests.server.conftest import running
from tests.server.visitors import Page, at_table, set_table, table_of_two


@pytest.fixture
def quick(config: Config, monkeypatch: pytest.MonkeyPatch) -> Config:
    """Bots that think of a hint for a moment; the processes are forks of this one."""
    monkeypatch.setattr(teaching, "HINT_SECONDS", 0.1)
    return replace(config, rate=0)


def alone(client: httpx.Client, **form: Any) -> str:
    return set_table(client, chairs=["me", "gentle"], seed=4, **form)


def hint(page: Page) -> dict[str, Any]:
    answer = page.ask("hint", at=page.state["seq"])
    assert answer["t"] == "hint", answer
    return answer


def test_options_come_with_values_and_reasons_and_nothing_is_chosen(quick: Config) -> None:
    with running(quick) as server:
        ann = server.client("Ann")
        with at_table(server, alone(ann), ann) as (page,):
            before = page.state
            found = hint(page)["options"]
            assert 1 <= len(found) <= 3
            for option in found:
                assert option["choice"] in page.options
                assert 0 <= option["value"] <= 1
                assert option["reasons"]
            assert page.state == before


def test_everybody_is_told_that_a_hint_was_asked_and_nobody_what_it_said(quick: Config) -> None:
    with running(quick) as server:
        ann, bob = server.client("Ann"), server.client("Bob")
        table_id = alone(ann)
        with at_table(server, table_id, ann, bob) as (page, watcher):
            hint(page)
            told = watcher.until("asked")
            assert told["hints"] == [
                {"seat": 0, "choices": page.state["choices"], "round": page.state["round"]}
            ]
            assert not any(frame["t"] == "hint" for frame in watcher.frames)
        with at_table(server, table_id, bob) as (late,):
            assert late.until("asked")["hints"] == told["hints"], "also who comes later"


def test_so_many_a_round_and_the_same_one_costs_nothing_again(
    quick: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert live_hints.A_ROUND == 3
    with running(quick) as server:
        ann = server.client("Ann")
        with at_table(server, alone(ann), ann) as (page,):
            monkeypatch.setattr(live_hints, "A_ROUND", 1)
            first = hint(page)["options"]
            assert hint(page)["options"] == first
            told = [frame for frame in page.frames if frame["t"] == "asked"]
            assert [len(frame["hints"]) for frame in told] == [1, 1]
        with at_table(server, alone(ann), ann) as (page,):
            monkeypatch.setattr(live_hints, "A_ROUND", 0)
            assert page.refusal("hint", at=page.state["seq"]) == "no-hints-left"


def test_whoever_may_not_ask_is_refused_and_nothing_changes(quick: Config) -> None:
    with running(quick) as server:
        ann, bob = server.client("Ann"), server.client("Bob")
        with at_table(server, alone(ann), ann, bob, None) as (page, watcher, nobody):
            seq = page.state["seq"]
            assert watcher.refusal("hint", at=seq) == "not-seated"
            assert nobody.refusal("hint", at=seq) == "not-seated"
            assert page.refusal("hint", at=seq + 7) == "stale"
            assert page.ask("ping")["t"] == "done"
        for form in ({"hints": False}, {"clock": {"seconds": 600}}):
            with at_table(server, alone(ann, **form), ann) as (page,):
                assert page.table["table"]["hints"] is False
                assert page.refusal("hint", at=page.state["seq"]) == "not-allowed"


def test_a_seat_cannot_ask_for_another_ones_hint(quick: Config) -> None:
    with running(quick) as server:
        table_id, ann, bob = table_of_two(server, hints=True)
        with at_table(server, table_id, ann, bob) as pages:
            turn = pages[0].state["decision"]["seat"]
            other = next(page for page in pages if page.seat != turn)
            assert other.refusal("hint", at=other.state["seq"]) == "not-your-turn"


def test_usually_against_bots_and_not_among_people(quick: Config) -> None:
    with running(quick) as server:
        ann = server.client("Ann")
        table_id, _, _ = table_of_two(server)
        assert ann.get(f"/api/tables/{alone(ann)}").json()["hints"] is True
        assert ann.get(f"/api/tables/{table_id}").json()["hints"] is False


def test_a_clock_and_hints_together_are_refused(quick: Config) -> None:
    with running(quick) as server:
        body = {
            "game": "tashkalar",
            "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}],
            "hints": True,
            "clock": {"seconds": 60},
        }
        answer = server.client("Ann").post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "timed-hints")


@pytest.mark.parametrize("at", [-1, "0", None, 1.5, 10**12], ids=str)
def test_a_hostile_question_closes_the_connection(quick: Config, at: Any) -> None:
    with running(quick) as server:
        ann = server.client("Ann")
        with at_table(server, alone(ann), ann) as (page,):
            page.post("hint", at=at)
            assert page.closed() == 4400


def test_a_hint_that_fails_costs_nothing(quick: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise Failed("no process")

    monkeypatch.setattr(live_hints, "hint", fail)
    with running(quick) as server:
        ann = server.client("Ann")
        with at_table(server, alone(ann), ann) as (page,):
            assert page.refusal("hint", at=page.state["seq"]) == "no-hint"
            assert not any(frame["t"] == "asked" for frame in page.frames)
