"""The command ``rulebound scenario``."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rulebound.cli import main
from rulebound.games.homm3.map.scenario_reading import shipped_ids

GOOD = """
id = "duel"
name = "Duel at Dawn"
modes = ["clash"]

[start]
units = [{ tier = "bronze", count = 2 }]

[[maps]]
players = [2]
slots = [
  { at = [-3, 1], kind = "starting", player = 1 },
  { at = [3, -1], kind = "starting", player = 2 },
  { at = [0, 0], kind = "near" },
]

[[victory]]
goal = "enemy_town"
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def scenario(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["scenario", *arguments])


def check(tmp_path: Path, text: str) -> Result:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return scenario("check", str(file))


def test_list_names_every_scenario() -> None:
    result = scenario("list")
    assert result.exit_code == 0
    assert all(id_ in result.stdout for id_ in shipped_ids())


def test_list_as_data() -> None:
    found = json.loads(scenario("list", "--json").stdout)
    assert [one["id"] for one in found] == list(shipped_ids())
    crossroads = next(one for one in found if one["id"] == "crossroads")
    assert crossroads["modes"] == {"clash": [2]}


def test_a_good_file_is_praised_with_the_boxes_it_needs(tmp_path: Path) -> None:
    result = check(tmp_path, GOOD)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Duel at Dawn has no faults.",
        "2 players need these boxes: core.",
    ]


def test_every_fault_has_a_line_of_its_own(tmp_path: Path) -> None:
    bad = GOOD.replace('"near"', '"sea"').replace('"bronze"', '"iron"').replace("duel", "D")
    result = check(tmp_path, bad)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "id",
        "start.units.1.tier",
        "maps.1.slots.3.kind",
    ]


def test_faults_of_the_whole_are_found(tmp_path: Path) -> None:
    apart = GOOD.replace("[3, -1]", "[30, -1]")
    result = check(tmp_path, apart)
    assert result.exit_code == 1
    assert "no tiles lead from the start to the slot [30, -1]" in result.stdout


def test_faults_of_the_setup_are_found(tmp_path: Path) -> None:
    both = GOOD.replace("[start]", '[start]\nfaction = "castle"')
    result = check(tmp_path, both)
    assert result.exit_code == 1
    assert result.stdout.startswith("clash, 2 players: ")


def test_a_broken_or_missing_file(tmp_path: Path) -> None:
    broken = check(tmp_path, "id = = 3")
    assert (broken.exit_code, "line 1" in broken.stdout) == (1, True)
    missing = scenario("check", str(tmp_path / "none.toml"))
    assert (missing.exit_code, missing.stdout) == (1, "it is not a file\n")


@pytest.mark.parametrize("id_", ["crossroads", "trial_by_combat"])
def test_shipped_scenarios_are_checked_by_id(id_: str) -> None:
    result = scenario("check", id_)
    assert result.exit_code == 0, result.stdout
