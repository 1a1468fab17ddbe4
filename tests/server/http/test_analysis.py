"""The analysis of a finished match: in the background, kept, and of finished matches alone."""

import time
from typing import Any

import httpx
import pytest

from rulebound.bots import analysis as thinking
from rulebound.server.bots import teaching
from rulebound.server.config import Config
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.http.test_history import finished, refusal
from tests.server.visitors import set_table, table_of_two


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment for each choice; the processes are forks of this one."""
    monkeypatch.setattr(thinking, "SHORTEST_LOOK", 0.01)
    monkeypatch.setattr(thinking, "LONGEST_LOOK", 0.01)
    monkeypatch.setattr(thinking, "CANDIDATES", 1)
    monkeypatch.setattr(teaching, "STRETCH", 0.3)


def look(client: httpx.Client, table_id: str, known: int = 0) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table_id}/analysis", params={"known": known})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def wait(client: httpx.Client, table_id: str, least: int | None = None) -> dict[str, Any]:
    """Until it is done, or so many notes are there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = look(client, table_id)
        if told["status"] == "done" or (least is not None and told["known"] >= least):
            return told
        assert told["status"] == "waiting", told
        time.sleep(0.05)
    raise AssertionError("the analysis does not come to its end")


def test_a_finished_match_is_read_in_the_background(server: Running) -> None:
    table_id, ann, record = finished(server)
    assert look(ann, table_id)["status"] == "none"
    begun = ann.post(f"/api/tables/{table_id}/analysis", json={}).json()
    assert begun["status"] == "waiting"
    told = wait(ann, table_id)
    notes = {note["at"]: note for note in told["notes"]}
    assert notes
    for at, note in notes.items():
        assert note["played"] == record["choices"][at]
        assert all(option["reasons"] for option in note["options"])
        assert note["played"] in {option["choice"] for option in note["options"]}
    assert told["known"] == told["total"] == len(told["notes"])
    assert set(told["turning"]) <= set(notes)
    later = look(ann, table_id, known=told["known"] - 2)
    assert later["notes"] == told["notes"][-2:], "only what is new"
    assert ann.post(f"/api/tables/{table_id}/analysis", json={}).json()["status"] == "done"


def test_it_goes_on_after_a_restart(config: Config) -> None:
    with running(config) as server:
        table_id, ann, _ = finished(server)
        cookies = ann.cookies
        ann.post(f"/api/tables/{table_id}/analysis", json={})
        before = wait(ann, table_id, least=1)
    with running(config) as server:
        ben = httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE)
        after = wait(ben, table_id)
        assert after["status"] == "done"
        assert after["notes"][: before["known"]] == before["notes"], "nothing is thought of twice"


def test_only_finished_matches_are_analysed(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    assert refusal(ann.post(f"/api/tables/{table_id}/analysis", json={})) == (409, "not-finished")
    assert refusal(ann.get(f"/api/tables/{table_id}/analysis")) == (409, "not-finished")
    waiting = set_table(ann)
    assert refusal(ann.get(f"/api/tables/{waiting}/analysis")) == (409, "not-finished")
    assert ann.get("/api/tables/none-such1/analysis").status_code == 404


def test_nobody_without_a_name_lets_a_bot_work(server: Running) -> None:
    table_id, _, _ = finished(server)
    headers = {"Origin": server.url}
    stranger = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)
    assert stranger.post(f"/api/tables/{table_id}/analysis", json={}).status_code == 401
    assert look(stranger, table_id)["status"] == "none"


@pytest.mark.parametrize("known", ["-1", "x", "1e9", "99999999999999999999"])
def test_hostile_numbers_are_refused(server: Running, known: str) -> None:
    table_id, ann, _ = finished(server)
    answer = ann.get(f"/api/tables/{table_id}/analysis", params={"known": known})
    assert answer.status_code == 422
