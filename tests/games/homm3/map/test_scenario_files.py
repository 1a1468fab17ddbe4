"""Scenario files of one's own: what a record keeps, and what a server refuses."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.core.errors import BadOption, BadRecord
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map.scenario_files import load
from rulebound.games.homm3.map.scenario_parts import BadScenario
from rulebound.server.matches.setup import begin
from tests.games.homm3.map.test_scenario_format import TOML


def table() -> dict[str, Any]:
    return tomllib.loads(TOML)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "duel.toml"
    path.write_text(TOML, encoding="utf-8")
    return path


def test_a_path_becomes_the_whole_table(file: Path) -> None:
    match = GAME.start(seats=2, options={"form": "scenario", "scenario": str(file)}, seed=1)
    assert match.setup.options["scenario"]["id"] == "duel"
    file.unlink()
    record = json.loads(json.dumps(match.record()))
    assert rulebound.replay(record).view(None) == match.view(None)


def test_shipped_ids_stay_ids() -> None:
    match = GAME.start(seats=2, options={"form": "scenario", "scenario": "crossroads"}, seed=1)
    assert match.record()["options"]["scenario"] == "crossroads"


def test_a_record_with_a_path_is_refused(file: Path) -> None:
    record = GAME.start(
        seats=2, options={"form": "scenario", "scenario": "crossroads"}, seed=1
    ).record()
    record["options"]["scenario"] = str(file)
    with pytest.raises(BadRecord, match="carries its whole table"):
        rulebound.replay(record)


def test_other_forms_open_no_file() -> None:
    options = {"form": "skirmish", "scenario": "/nowhere/at/all.toml"}
    assert GAME.start(seats=2, options=options, seed=1).decision is not None


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="it is not a file"):
        load(str(tmp_path / "missing.toml"))
    big = tmp_path / "big.toml"
    big.write_text("#" * 200_001, encoding="utf-8")
    with pytest.raises(BadScenario, match="larger than"):
        load(str(big))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(BadScenario, match=r"binary\.toml"):
        load(str(binary))


def test_the_server_opens_no_file_for_a_stranger(file: Path) -> None:
    with pytest.raises(BadOption, match="must be a table here"):
        begin(GAME, 2, {"form": "scenario", "scenario": str(file)}, 1)


def test_the_server_takes_ids_and_tables() -> None:
    for scenario in ("crossroads", table()):
        match = begin(GAME, 2, {"form": "scenario", "scenario": scenario}, 1)
        assert match.decision is not None
    with pytest.raises(BadOption, match="no variant"):
        begin(GAME, 2, {"form": "scenario", "scenario": "crossroads", "variant": ["x"]}, 1)
