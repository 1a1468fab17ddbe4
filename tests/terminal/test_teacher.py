"""``rulebound hint``, ``rulebound analyse`` and playing on from a record."""

import json
from pathlib import Path

import pytest

import rulebound
from rulebound.core.rng import Rng
from tests.terminal.commandline import ok, run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short combat that is over."""
    match = rulebound.game("homm3").start(seats=2, options={"form": "skirmish"}, seed=2)
    rng = Rng(2)
    while match.decision is not None:
        match.choose(match.game.advisor.habit(match._state, match.decision, rng))
    path = tmp_path_factory.mktemp("records") / "over.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    return path


# ---- hint ----


def test_a_hint_names_options_values_and_reasons(record: Path) -> None:
    text = ok("hint", str(record), "--at", "14", "--seconds", "0.2")
    assert "1." in text
    assert "Chance to win, per cent" in text


def test_a_hint_as_data(record: Path) -> None:
    found = json.loads(ok("hint", str(record), "--at", "14", "--seconds", "0.2", "--json"))
    assert 1 <= len(found) <= 3
    for option in found:
        assert 0 <= option["value"] <= 1
        assert option["reasons"]
        assert option["line"][0]["notation"] == option["choice"]


def test_a_hint_at_a_position(tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(
        "mission: 25\ndominant: black\nseat 0:\nhand: Ye-Em Ye-Fa\nseat 1:\nhand: Ye-Kn Ye-Ex\n",
        encoding="utf-8",
    )
    text = ok("hint", str(position), "--game", "urbno", "--seats", "2", "--seconds", "0.3")
    assert text.index("play Ye-Fa") < text.index("play Ye-Em"), "tricks cost points here"


def test_a_hint_in_hebrew(record: Path) -> None:
    text = ok("hint", str(record), "--at", "14", "--seconds", "0.1", "--lang", "he")
    assert "סיכוי לנצח" in text


def test_hints_that_cannot_be_given_are_refused(record: Path, tmp_path: Path) -> None:
    assert run("hint", str(record)).exit_code == 2, "the match is over there"
    assert run("hint", str(record), "--at", "100000").exit_code == 2
    assert run("hint", str(tmp_path / "none.json")).exit_code == 2
    bad = tmp_path / "bad.json"
    bad.write_text("{", encoding="utf-8")
    assert run("hint", str(bad)).exit_code == 2


def test_a_hint_at_the_table_chooses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saved = tmp_path / "mine.json"
    arguments = ("play", "urbno", "--players", "you,random", "--seed", "3", "-y")
    text = ok(*arguments, "--record", str(saved), typed="hint\nquit\n")
    assert "Chance to win, per cent" in text
    assert len(json.loads(saved.read_text(encoding="utf-8"))["choices"]) == 1, "the bot's alone"
    off = ok(*arguments, "--no-hints", typed="hint\nquit\n")
    assert "This table is played without hints." in off


# ---- analyse ----


def test_an_analysis_as_data_and_as_reports(record: Path, tmp_path: Path) -> None:
    page, notes = tmp_path / "out.html", tmp_path / "out.md"
    found = json.loads(
        ok("analyse", str(record), "--seconds", "1", "--json", "--report", str(page))
    )
    assert found["game"] == "homm3"
    assert len(found["curves"]) == 2
    assert set(found["turning"]) <= {note["at"] for note in found["notes"]}
    assert {note["mark"] for note in found["notes"]} <= {"", "!", "?!", "?"}
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<svg" in text
    ok("analyse", str(record), "--seconds", "1", "--report", str(notes), "--lang", "hu")
    assert "](out.svg)" in notes.read_text(encoding="utf-8")
    assert (tmp_path / "out.svg").read_text(encoding="utf-8").startswith("<svg")


def test_only_finished_matches_are_analysed(record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    open_match = tmp_path / "open.json"
    open_match.write_text(json.dumps({**data, "choices": data["choices"][:5]}), encoding="utf-8")
    assert run("analyse", str(open_match)).exit_code == 2
    assert run("analyse", str(record), "--report", str(tmp_path / "out.pdf")).exit_code == 2


# ---- what if ----


def test_a_branch_is_played_on_and_the_record_stays(record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    branch = tmp_path / "branch.json"
    arguments = ("replay", str(record), "--at", "12", "--play", "--players", "random,random")
    ok(*arguments, "--record", str(branch))
    assert record.read_bytes() == before
    played = json.loads(branch.read_text(encoding="utf-8"))
    old = json.loads(before)
    assert played["choices"][:12] == old["choices"][:12]
    assert rulebound.replay(played).result is not None


def test_a_branch_asks_whoever_has_to_choose(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = ok("replay", str(record), "--at", "12", "--play", typed="quit\n")
    assert "The match is saved in" in text


def test_branches_that_cannot_be_are_refused(record: Path) -> None:
    assert run("replay", str(record), "--play").exit_code == 2, "there it is over"
    assert run("replay", str(record), "--at", "-1", "--play").exit_code == 2
    assert run("replay", str(record), "--at", "3", "--play", "--players", "you").exit_code == 2
