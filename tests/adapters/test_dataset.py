"""Matches as data: what is written comes back, as arrays and as matches."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import rulebound
from rulebound.adapters import dataset
from rulebound.adapters.dataset import Dataset, Recorded
from rulebound.adapters.encoding import Encoder
from rulebound.core.errors import BadRecord, RuleboundError
from tests.terminal.commandline import ok, run

COLUMNS = ("match", "seq", "seat", "options", "action", "payoff", "observation", "rows")
GAMES: dict[str, dict[str, Any]] = {
    "tashkalar": {"form": "duel"},
    "urbno": {"rounds": 3},
    "homm3": {},
}


def written(folder: Path, game: str, n: int = 3, *, features: bool = True) -> Dataset:
    played = dataset.play(game, n, ["random"], seats=2, options=GAMES[game], seed=4)
    dataset.write(folder, played, features=features)
    return Dataset(folder)


@pytest.mark.parametrize("game", GAMES)
def test_decisions_come_back_as_the_seats_saw_them(game: str, tmp_path: Path) -> None:
    found = written(tmp_path / "data", game)
    arrays = found.arrays()
    encoder = Encoder(rulebound.game(game))
    row = 0
    for number, record in enumerate(found.records()):
        match = rulebound.replay({**record, "choices": []})
        for choice in record["choices"]:
            assert match.decision is not None
            told = encoder.observe(match, match.decision.seat)
            assert (arrays.match[row], arrays.seq[row]) == (number, match.seq)
            assert arrays.seat[row] == match.decision.seat
            assert match.decision.options[arrays.action[row]].notation == choice
            assert arrays.payoff[row] == found.payoffs[number][match.decision.seat]
            if row % 10 == 0:
                assert np.array_equal(arrays.observation[row], told["observation"])
                count = arrays.options[row]
                assert np.array_equal(arrays.rows_of(row), told["options"][:count])
            match.choose(choice)
            row += 1
    assert row == len(arrays.action)


@pytest.mark.parametrize("game", GAMES)
def test_matches_come_back(game: str, tmp_path: Path) -> None:
    found = written(tmp_path / "data", game)
    matches = list(found.matches())
    assert len(found) == len(matches) == 3
    assert all(match.result is not None for match in matches)
    assert [match.record() for match in matches] == list(found.records())
    assert found.players == [["random", "random"]] * 3
    assert all(sum(paid) == 0 for paid in found.payoffs)


def test_features_that_were_left_out_are_worked_out(tmp_path: Path) -> None:
    whole, small = (
        written(tmp_path / name, "urbno", features=features)
        for name, features in (("whole", True), ("small", False))
    )
    assert "observation" not in parquet.read_schema(small.folder / dataset.DECISIONS).names
    for name in COLUMNS:
        assert np.array_equal(getattr(whole.arrays(), name), getattr(small.arrays(), name))
    assert small.decisions().equals(whole.decisions())


def test_many_decisions_are_written_in_several_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "TOGETHER", 50)
    found = written(tmp_path / "data", "urbno")
    file = parquet.ParquetFile(found.folder / dataset.DECISIONS)
    assert file.num_row_groups > 1
    assert len(found.arrays().action) == file.metadata.num_rows


def test_what_was_done_beside_a_decision_is_none(tmp_path: Path) -> None:
    match = rulebound.game("tashkalar").start(options={"form": "duel"}, seed=1)
    match.choose(0)
    match.aside(0, "resign")
    dataset.write(tmp_path / "data", [Recorded(match.record(), ("Ann", "Bob"))])
    found = Dataset(tmp_path / "data")
    assert len(found.arrays().action) == 1
    assert found.players == [["Ann", "Bob"]]
    assert next(found.matches()).record() == match.record()


def test_a_bad_record_leaves_nothing_behind(tmp_path: Path) -> None:
    good = rulebound.game("urbno").start(seed=1).record()
    bad_ones: list[dict[str, Any]] = [
        {**good, "choices": ["nonsense"]},
        {**good, "choices": 7},
        {"choices": []},
    ]
    for bad in bad_ones:
        with pytest.raises(BadRecord):
            dataset.write(tmp_path / "data", [Recorded(good), Recorded(bad)])
        assert not (tmp_path / "data").exists()


def test_a_folder_that_is_there_is_not_touched(tmp_path: Path) -> None:
    with pytest.raises(FileExistsError):
        dataset.write(tmp_path, [])


def test_what_holds_no_dataset_says_so(tmp_path: Path) -> None:
    with pytest.raises(RuleboundError, match="holds no dataset"):
        Dataset(tmp_path)
    dataset.write(tmp_path / "empty", [])
    with pytest.raises(RuleboundError, match="holds no match"):
        Dataset(tmp_path / "empty").arrays()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"n": 0}, "positive"), ({"bots": []}, "one bot"), ({"bots": ["x"]}, "no bot"),
     ({"jobs": 0}, "processes")],
)  # fmt: skip
def test_bad_wishes_are_refused_at_once(wrong: dict[str, Any], said: str) -> None:
    wishes: dict[str, Any] = {"n": 1, "bots": ["random"]} | wrong
    with pytest.raises(RuleboundError, match=said):
        dataset.play("urbno", wishes.pop("n"), wishes.pop("bots"), **wishes)


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "duels"
    wishes = ("tashkalar", str(folder), "--form", "duel", "--bots", "random", "-n", "2")
    assert "Matches: 2; choices: " in ok("dataset", *wishes, "--no-features")
    assert len(Dataset(folder)) == 2
    result = run("dataset", *wishes)
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert run("dataset", "urbno", str(tmp_path / "no" / "where")).exit_code == 2
    assert run("dataset", "chess", str(tmp_path / "chess")).exit_code == 2
