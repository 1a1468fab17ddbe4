"""A bot of somebody else's package, known by its entry point alone, sits at a table and plays."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound.bots import registry, strengths
from tests.server.conftest import Running
from tests.server.http.test_accounts import refusal
from tests.server.visitors import at_table, set_table

BOT = """
class LastBot:
    title = "Late Larry"

    def __init__(self, seed=0):
        pass

    def choose(self, chair):
        return chair.decision.options[-1]
"""


def forget_bots() -> None:
    registry._installed.cache_clear()
    registry.table_bots.cache_clear()


@pytest.fixture
def larry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As pip would install it: a module, and what its pyproject.toml says of entry points."""
    site = tmp_path / "site"
    info = site / "late_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (site / "late_bots.py").write_text(BOT)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: late-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[rulebound.bots]\nlast = late_bots:LastBot\n")
    monkeypatch.syspath_prepend(str(site))
    forget_bots()
    yield
    forget_bots()


@pytest.mark.usefixtures("larry")
def test_a_bot_of_another_package_sits_down_and_plays(server: Running) -> None:
    ann = server.client("Ann")
    offered = ann.get("/api/bots").json()
    names = [bot["name"] for bot in offered]
    assert names == ["gentle", "steady", "sharp", *strengths("urbno"), "last"]
    assert offered[3] == {"name": "pip", "title": "Pip", "step": 1}
    assert offered[-1] == {"name": "last", "title": "Late Larry", "step": 0}
    table_id = set_table(ann, "urbno", chairs=["me", "last"], options={"missions": [1]})
    chair = ann.get(f"/api/tables/{table_id}").json()["chairs"][1]
    assert chair["bot"] == {"name": "last", "title": "Late Larry", "step": 0}
    with at_table(server, table_id, ann) as (a,):
        while a.state["seq"] < 12:
            if a.options:
                a.choose()
            else:
                a.hear()
    assert {act.seat for act in server.store.acts(table_id)} == {0, 1}


@pytest.mark.usefixtures("larry")
def test_a_chair_and_a_stuck_seat_can_be_given_to_it(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["me", "open", "open"])
    answer = ann.post(
        f"/api/tables/{table_id}/chair", json={"seat": 1, "chair": {"kind": "bot", "bot": "last"}}
    )
    assert answer.json()["chairs"][1]["bot"]["name"] == "last"


def test_a_bot_that_is_not_installed_is_refused(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["me", "open"])
    patch = {"seat": 1, "chair": {"kind": "bot", "bot": "last"}}
    answer = ann.post(f"/api/tables/{table_id}/chair", json=patch)
    assert refusal(answer) == (422, "no-such-bot")


@pytest.mark.usefixtures("larry")
def test_a_bot_that_was_taken_away_leaves_its_table_readable(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["me", "last", "open"])
    server.store.set_chair(table_id, 1, "gone", None)
    chair = ann.get(f"/api/tables/{table_id}").json()["chairs"][1]
    assert chair["bot"] == {"name": "gone", "title": "gone", "step": 0}
