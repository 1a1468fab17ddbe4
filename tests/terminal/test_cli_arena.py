"""``rulebound arena``, as a person would use it."""

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from rulebound.bots import strengths
from rulebound.locale import LANGUAGES
from tests.patience import PATIENCE
from tests.terminal.commandline import ok, run

pytestmark = pytest.mark.usefixtures("_quiet_place")

DUEL = ("tashkalar", "--form", "duel", "--bots", "random,random@9")


def refused(*arguments: str) -> str:
    """The one line that says what was wrong."""
    result = run("arena", *arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def data(*arguments: str) -> dict[str, Any]:
    (found,) = json.loads(ok("arena", *arguments, "--json"))
    assert isinstance(found, dict)
    return found


def test_a_round_robin() -> None:
    text = ok(
        "arena", "tashkalar", "--form", "duel", "--bots", "random,random@9,random@8", "-n", "2"
    )
    assert "Tash-Kalar: Arena of Legends" in text
    assert "2 players · form=duel · seed 0" in text
    assert "Deals: 2; matches: 12." in text
    for title in ("All against all", "Meetings", "Ratings", "Time per choice"):
        assert title in text
    assert text.count("random@8") >= 6
    assert "50% (15–85)" in text


def test_two_bots_need_no_table_of_all_against_all() -> None:
    text = ok("arena", *DUEL, "-n", "1")
    assert "All against all" not in text
    assert "random – random@9" in text or "random@9 – random" in text


def test_eight_bots_fit_a_terminal() -> None:
    names = ",".join(f"random@{number}" for number in range(1, 9))
    text = ok("arena", "truc", "--bots", names, "-n", "1")
    assert text.count("(9–91)") >= 2 * 28 + 28
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_as_data() -> None:
    found = data(*DUEL, "-n", "3", "--seed", "4")
    assert found["options"]["form"] == "duel"
    assert (found["deals"], found["matches"], found["left_out"]) == (3, 6, 0)
    (meeting,) = found["meetings"]
    assert meeting["share"] == 0.5
    assert meeting["sprt"] is None
    line = found["bots"]["random@9"]
    assert line["matches"] == 6
    assert line["interval"][0] < line["elo"] == 1500 < line["interval"][1]
    assert line["seconds"]["choices"] > 100
    assert line["seconds"]["late"] == 0
    assert found["bots"]["random"]["seconds"]["late"] is None


def test_a_gauntlet_and_a_ladder() -> None:
    bots = ("tashkalar", "--form", "duel", "-n", "1", "--bots", "random,random@7,random@8")
    one = data(*bots, "--gauntlet", "random@9")
    assert all("random@9" in meeting["bots"] for meeting in one["meetings"])
    assert len(one["meetings"]) == 3
    steps = data(*bots, "--ladder")
    assert sorted(sorted(meeting["bots"]) for meeting in steps["meetings"]) == [
        ["random", "random@7"],
        ["random@7", "random@8"],
    ]


def test_whoever_has_a_character_climbs_the_ladder() -> None:
    """Without --bots: the error names one of them only if they were taken."""
    known = strengths("truc")
    assert len(known) > 2
    line = refused("truc", "--ladder", "--anchor", "nobody=1")
    assert ", ".join(known) in line
    assert "greedy, random" in refused("truc", "--anchor", "nobody=1")


def test_a_test_stops_it() -> None:
    found = data(*DUEL, "-n", "99", "--sprt", "0,200")
    (meeting,) = found["meetings"]
    assert meeting["bots"] == ["random", "random@9"]
    assert meeting["sprt"]["verdict"] == "not-stronger"
    assert found["deals"] < 30
    text = ok("arena", *DUEL, "-n", "2", "--sprt", "0,50", "--lang", "en")
    assert "Stronger?" in text
    assert "open" in text


def test_a_store_keeps_it_and_a_report_tells_it() -> None:
    first = data(*DUEL, "-n", "2", "--store", "runs.db")
    text = ok("arena", *DUEL, "-n", "2", "--store", "runs.db", "--report", "out.md")
    report = Path("out.md").read_text(encoding="utf-8")
    assert report.startswith("## Tash-Kalar: Arena of Legends\n")
    assert "| random | 1500 |" in report
    assert "|---|---:|" in report
    assert "Deals: 2; matches: 4." in text
    assert data(*DUEL, "-n", "2", "--store", "runs.db") == first
    assert json.loads(ok("arena", "show", "runs.db", "--json")) == [first]
    ok("arena", "show", "runs.db", "--report", "out.json")
    assert json.loads(Path("out.json").read_text(encoding="utf-8")) == [first]


def test_a_store_of_several_runs() -> None:
    ok("arena", *DUEL, "-n", "1", "--store", "runs.db")
    ok("arena", "urbno", "--bots", "random,random", "-n", "1", "--store", "runs.db")
    text = ok("arena", "show", "runs.db")
    assert "Tash-Kalar" in text
    assert "King Urbno" in text


def test_an_anchor() -> None:
    found = data(*DUEL, "-n", "1", "--anchor", "random=1000")
    assert found["bots"]["random"]["elo"] == 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    text = ok("arena", *DUEL, "-n", "1", "--seconds", "5", "--sprt", "0,50", "--lang", language)
    assert "random@9" in text
    assert "{" not in text


def test_as_parquet() -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra rulebound[parquet]")
    ok("arena", *DUEL, "-n", "2", "--store", "runs.db")
    assert "Rows: 8" in ok("arena", "export", "runs.db", "runs.parquet")
    rows = parquet.read_table("runs.parquet").to_pylist()
    assert len({(row["deal"], row["seating"], row["seat"]) for row in rows}) == 8
    assert {row["bot"] for row in rows} == {"random", "random@9"}
    assert all(row["seconds"] for row in rows)
    assert "exists" in refused("export", "runs.db", "runs.parquet")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "chess"),
        (["tashkalar", "--bots", "nobody,random"], "nobody"),
        (["tashkalar", "--bots", "random"], "two bots"),
        (["tashkalar", "--bots", "random,random@soon"], "random@soon"),
        (["tashkalar", "--gauntlet", "nobody"], "nobody"),
        (["tashkalar", "--gauntlet", "random", "--ladder"], "not both"),
        (["tashkalar", "--seconds", "0"], "positive"),
        (["tashkalar", "--sprt", "much"], "0,50"),
        (["tashkalar", "--sprt", "50,0"], "lower one first"),
        (["tashkalar", "--anchor", "nobody=1000"], "random=1000"),
        (["tashkalar", "--anchor", "random=nan"], "random=1000"),
        (["tashkalar", "--report", "out.txt"], ".md"),
        (["tashkalar", "--report", "none/out.md"], "folder"),
        (["tashkalar", "--store", "none/runs.db"], "folder"),
        (["tashkalar", "--seats", "9"], "9"),
        (["homm3", "--seats", "1"], "table for one"),
        (["tashkalar", "--lang", "xx"], "xx"),
        (["show", "none.db"], "does not exist"),
        (["export", "none.db", "out.parquet"], "does not exist"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: list[str], message: str
) -> None:
    assert message in refused(*arguments)
    assert list(Path().iterdir()) == []


def test_a_file_that_is_no_store() -> None:
    Path("runs.db").write_text("Dear diary", encoding="utf-8")
    for command in (["show", "runs.db"], [*DUEL, "--store", "runs.db"]):
        assert "does not hold results" in refused(*command)
    assert Path("runs.db").read_text(encoding="utf-8") == "Dear diary"


def test_a_hostile_store_cannot_write_on_the_screen() -> None:
    ok("arena", *DUEL, "-n", "1", "--store", "runs.db")
    with closing(connect("runs.db")) as base:
        base.execute("UPDATE runs SET plan = json_set(plan, '$.options.form', char(27) || '[2J')")
        base.commit()
    text = ok("arena", "show", "runs.db")
    assert "\x1b" not in text
    assert "form=…" in text


def test_stopped_by_a_person(tmp_path: Path) -> None:
    """Ctrl-C: the tables so far, a word that nothing is lost, and the command goes on."""
    command = [sys.executable, "-m", "rulebound.cli", "arena", *DUEL, "-n", "100000"]
    process = subprocess.Popen(
        [*command, "--store", "runs.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "FORCE_COLOR": "1", "TTY_INTERACTIVE": "1"},
        cwd=tmp_path,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )  # whatever runs in the background may have been told to ignore it
    assert process.stderr is not None
    try:
        while b"/" not in process.stderr.read(1):  # the bar says how many were played
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 130
    assert b"the same command continues" in errors
    assert b"Traceback" not in errors
    assert b"Tash-Kalar" in out
