"""The report on the balance of the missions."""

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import rulebound
from rulebound import RuleboundError
from rulebound.arena import Balance, Line, order_of, run, sampler
from rulebound.bots import Chair, bot
from rulebound.cli import main
from rulebound.games.urbno import edition
from rulebound.games.urbno.report import rounds
from rulebound.locale import LANGUAGES
from rulebound.terminal.chart import chart
from rulebound.terminal.words import Words

SVG = "{http://www.w3.org/2000/svg}"


def simulate(*arguments: str) -> Result:
    environment = {"COLUMNS": "100", "LANG": "en", "LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1"}
    return CliRunner().invoke(main, ["simulate", *arguments], env=environment)


def balance() -> Balance:
    found = Balance(2)
    found.add((("mission:10", (0, -4)), ("mission:2", (3, 3))))
    found.add((("mission:10", (-2, 0)),))
    return found


def test_a_round_is_its_mission_and_what_everybody_wrote() -> None:
    match = rulebound.game("urbno").start(seats=3, seed=4)
    players = [bot("random", seat) for seat in range(3)]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(players[seat].choose(Chair(match, seat)))
    found = rounds(match)
    assert len(found) == 12
    assert len({ref for ref, _ in found}) == 12
    for seat, its in enumerate(match.view()["seats"]):
        assert [points[seat] for _, points in found] == its["entries"]


def test_lines_count_players() -> None:
    line = balance().lines["mission:10"]
    assert (line.times, line.players, line.scored) == (2, 4, 2)
    assert (line.share, line.average) == (0.5, -1.5)
    assert (line.largest, line.smallest) == (0, -4)
    only = Line()
    only.add((5, 2))
    assert (only.largest, only.smallest) == (5, 2)


def test_figures_have_intervals() -> None:
    line = balance().lines["mission:10"]
    low, high = line.share_interval
    assert 0 < low < line.share < high < 1
    # four players with 0, -4, -2, 0: the standard deviation is 1.915
    assert line.average_spread == pytest.approx(1.96 * 1.9149 / 2, rel=1e-3)
    assert line.to_json()["average_spread"] == line.average_spread
    alone = Line()
    alone.add((3,))
    assert alone.to_json()["average_spread"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mission_is_played_equally_often(seats: int) -> None:
    usable = edition.read(edition.load("default")).missions_for(seats)
    played = Counter(
        mission
        for number in range(len(usable))
        for mission in rounds.spread(number, seats, {})["missions"]
    )
    assert set(played) == set(usable)
    assert set(played.values()) == {12}
    assert rounds.spread(0, seats, {"missions": [7]}) == {"missions": [7]}
    assert rounds.spread(0, seats, {}) != rounds.spread(len(usable), seats, {})


def test_parts_are_sorted_by_number() -> None:
    assert list(balance().to_json()["lines"]) == ["mission:2", "mission:10"]
    assert sorted(["a:x", "a:10", "a:9"], key=order_of) == ["a:x", "a:9", "a:10"]


def test_the_arena_brings_samples_only_if_wanted() -> None:
    with_report = list(run("urbno", 2, ["random"], 2, seed=1, report=True))
    without = list(run("urbno", 2, ["random"], 2, seed=1))
    assert all(len(match.samples) == 12 for match in with_report)
    assert all(match.samples == () for match in without)
    missions = [ref for match in with_report for ref, _ in match.samples]
    spread = [rounds.spread(number, 2, {})["missions"] for number in (0, 1)]
    assert missions == [f"mission:{number}" for number in (*spread[0], *spread[1])]


def test_a_game_without_a_report_says_so() -> None:
    with pytest.raises(RuleboundError, match="tashkalar offers no report"):
        sampler("tashkalar")
    result = simulate("tashkalar", "--report", "-n", "1")
    assert result.exit_code == 2
    assert "tashkalar offers no report" in result.stderr


def test_tables_for_every_number_of_players() -> None:
    result = simulate("urbno", "--report", "-n", "2", "--bots", "random")
    assert result.exit_code == 0, result.output
    for text in ("2 players, 2 matches", "4 players, 2 matches", "Players", "Least"):
        assert text in result.stdout


def test_data_and_drawing(tmp_path: Path) -> None:
    file = tmp_path / "b.svg"
    arguments = ("urbno", "--report", "-n", "2", "--bots", "random", "--seats", "3", "--json")
    result = simulate(*arguments, "--svg", str(file))
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["bots"] == ["random"]
    (report,) = data["report"]
    assert (report["seats"], report["matches"]) == (3, 2)
    assert sum(line["times"] for line in report["lines"].values()) == 24
    texts = [element.text for element in ElementTree.parse(file).iter(f"{SVG}text")]
    assert "King Urbno: How the missions score" in texts
    assert "3 players, 2 matches" in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_in_every_language(language: str) -> None:
    words = Words(language)
    drawing = ElementTree.fromstring(chart("urbno", [balance()], "head", "below", words))
    texts = [element.text for element in drawing.iter(f"{SVG}text")]
    assert f"10 {words.thing('urbno', 'mission', 10)}" in texts
    bars = [rect for rect in drawing.iter(f"{SVG}rect") if rect.find(f"{SVG}title") is not None]
    assert len(bars) == 4


def test_what_cannot_be_drawn_is_said_before_anything_is_played(tmp_path: Path) -> None:
    result = simulate("urbno", "--report", "--svg", str(tmp_path / "none" / "b.svg"))
    assert result.exit_code == 2
    assert "folder" in result.stderr
    result = simulate("urbno", "-n", "1", "--svg", str(tmp_path / "b.svg"))
    assert result.exit_code == 2
    assert "--report" in result.stderr
    result = simulate("urbno", "-n", "1", "--report", "--bots", "random", "--svg", str(tmp_path))
    assert result.exit_code == 2
