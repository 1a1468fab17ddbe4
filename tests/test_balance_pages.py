"""The script behind docs/balance: what it plays, counts and draws."""

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

DOCS = Path(__file__).parents[1] / "docs"


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The script, writing elsewhere."""
    monkeypatch.syspath_prepend(str(DOCS))
    module = import_module("balance_reports")
    shutil.copytree(DOCS / "balance", tmp_path / "balance")
    monkeypatch.setattr(module, "FOLDER", tmp_path / "balance")
    yield module
    for name in ("balance_reports", "balance_plots"):
        sys.modules.pop(name, None)


def row(page: str, name: str) -> list[str]:
    """The cells of a table's row."""
    found = re.search(rf"^\| {re.escape(name)} \|(.*)\|$", page, re.M)
    assert found is not None, name
    return [cell.strip() for cell in found[1].split("|")]


def test_wins_are_counted_by_place_and_by_side(reports: ModuleType) -> None:
    """In these matches seat 1 begins and seat 0 wins, but for one duel of schools in three."""
    won, lost = reports.Played((0,), 1, 10, 0.5), reports.Played((1,), 1, 10, 0.5)
    found = {table.key: [won, won, won] for table in reports.tables()}
    beaten = [t for t in reports.tables() if t.options.get("schools") == ["northern", "sylvan"]]
    found[beaten[0].key] = [won, won, lost]
    reports.write(found)
    page = (reports.FOLDER / "tashkalar.md").read_text("utf-8")
    assert row(page, "Duel, player 1") == ["3", "0% (0%–56%)"]
    assert row(page, "Duel, player 2")[1].startswith("100%")
    assert row(page, "Northern Empire")[0] == "30"
    assert row(page, "Northern Empire")[1].startswith("47%")  # 14 of 30
    assert row(page, "Sylvan")[1].startswith("53%")
    combat = (reports.FOLDER / "homm3.md").read_text("utf-8")
    assert row(combat, "siege, attacker")[1].startswith("100%")
    assert row(combat, "Cove") == ["54", "50% (37%–63%)"]
    plan = (reports.FOLDER / "plan.md").read_text("utf-8")
    assert row(plan, "King Urbno, 3 players") == ["3", "10", "0.50", "139"]


def test_a_shared_win_counts_in_part(reports: ModuleType) -> None:
    assert reports.Played((0, 2), None, 1, 1.0).won(2) == 0.5
    assert reports.Played((0, 2), None, 1, 1.0).won(1) == 0
    assert reports.Played((), None, 1, 1.0).won(0) == 0


def test_what_is_above_and_below_the_figures_stays(reports: ModuleType) -> None:
    before = {path.name: path.read_text("utf-8") for path in reports.FOLDER.glob("*.md")}
    reports.write({table.key: [] for table in reports.tables()})
    for name, text in before.items():
        now = (reports.FOLDER / name).read_text("utf-8")
        assert now.partition("<!-- figures")[0] == text.partition("<!-- figures")[0]
        assert now.partition("figures: end -->")[2] == text.partition("figures: end -->")[2]


def test_plots_are_pictures_with_a_title(reports: ModuleType) -> None:
    reports.write({t.key: [reports.Played((0,), 0, 9, 1.0)] for t in reports.tables()})
    drawn = list(reports.FOLDER.glob("*.svg"))
    assert len(drawn) == 7
    for path in drawn:
        root = ElementTree.fromstring(path.read_text("utf-8"))
        assert root.find("{http://www.w3.org/2000/svg}title") is not None


def test_matches_are_kept_and_not_played_again(
    reports: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    every = reports.tables()
    few = [table for table in every if table.part in ("2 players", "siege")]
    monkeypatch.setattr(reports, "tables", lambda: few)
    monkeypatch.setattr(reports, "write", lambda found: None)
    store = tmp_path / "kept.jsonl"
    reports.main(["1", "--bot", "random", "--store", str(store)])
    kept = store.read_text("utf-8")
    assert len(kept.splitlines()) == sum(table.times for table in few)
    reports.main(["1", "--bot", "random", "--store", str(store)])
    assert store.read_text("utf-8") == kept
    assert len(reports.read(store)) == len(kept.splitlines())
