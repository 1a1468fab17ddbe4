"""Heroes of Might and Magic III at the terminal: whole matches, commands and questions."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot
from rulebound.terminal.homm3 import Painter
from rulebound.terminal.keyboard import Keyboard
from rulebound.terminal.painter import painter_of
from rulebound.terminal.setup import Wishes, seat_players, settle
from rulebound.terminal.words import Words
from tests.terminal.commandline import ok

EN = Words("en")
NAMES = ("Ann", "Bob")


def script(kinds: list[str], seed: int, options: dict[str, Any]) -> tuple[list[str], Match]:
    """What people would type who play like random bots."""
    match = rulebound.game("homm3").start(seats=len(kinds), options=options, seed=seed)
    players = seat_players(kinds, [], seed, EN)
    person = bot("random", 50)
    typed = []
    while match.decision is not None:
        seat = match.decision.seat
        option = (players[seat].bot or person).choose(Chair(match, seat))
        if players[seat].bot is None:
            typed.append(option.notation)
        match.choose(option)
    return typed, match


@pytest.mark.usefixtures("_quiet_place")
def test_a_whole_skirmish() -> None:
    typed, match = script(["you", "random"], 7, {})
    text = ok(
        *("play", "homm3", "--yes", "--seed", "7", "--players", "you,random"),
        *("--record", "m.json"),
        typed="\n".join(typed) + "\n",
    )
    assert "The match is over" in text
    assert "Damage by the die" in text
    assert match.result is not None
    assert EN.text("homm3", match.result.reason, NAMES) in text
    assert EN.text("homm3", match.result.reason, NAMES) in ok("replay", "m.json", typed="")


@pytest.mark.usefixtures("_quiet_place")
def test_commands() -> None:
    typed = "card griffins\ncard magic arrow\nwhy d5\nhand\nhelp\nline-up\nquit\n"
    text = ok("play", "homm3", "-y", "--seed", "3", "--players", "you,random", typed=typed)
    assert "Griffins (Castle, bronze)" in text
    assert "Magic Arrow (Spell" in text
    assert "Units are placed on the two rows of your own side" in text
    assert "Your hand (" in text
    assert "attack zombies b2" in text
    assert "Griffins (Pack) line up on" in text


def answers(monkeypatch: pytest.MonkeyPatch, *typed: str) -> Wishes:
    """What the questions before a match bring; all of the answers must be asked for."""
    left = list(typed)
    monkeypatch.setattr("builtins.input", lambda _: left.pop(0))
    console = Console(file=io.StringIO(), width=80)
    wishes = settle(rulebound.game("homm3"), Wishes(), Keyboard(console, EN), EN)
    assert not left
    return wishes


def test_the_questions_before_a_skirmish(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = answers(
        monkeypatch,
        *("skirmish", "2", "castle", "dungeon", "", "catherine", "none", "5", "yes"),
        *("", "greedy"),
    )
    assert wishes.seats == 2
    assert wishes.players == ["you", "greedy"]
    assert wishes.options == {
        "form": "skirmish",
        "attacker": "castle",
        "defender": "dungeon",
        "army": "standard",
        "attacker_hero": "catherine",
        "defender_hero": "none",
        "level": 5,
        "siege": True,
    }


def test_guards_have_questions_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = answers(monkeypatch, "guards", "1", "", "", "random", "", "4", "hard", "")
    assert wishes.options["field"] == 4
    assert wishes.options["difficulty"] == "hard"
    assert "defender" not in wishes.options
    assert "siege" not in wishes.options


def test_whoever_plays_alone_is_asked_for_side_and_difficulty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone = ("skirmish", "1", "defender", "", "", "", "none", "sandro", "", "", "hard", "")
    wishes = answers(monkeypatch, *alone)
    assert wishes.options["side"] == "defender"
    assert wishes.options["attacker_hero"] == "none"
    assert wishes.options["defender_hero"] == "sandro"
    assert wishes.options["difficulty"] == "hard"


def test_the_painter_is_found() -> None:
    assert painter_of("homm3") is Painter


def scenario_typed(*typed: str) -> str:
    return ok(
        *("play", "homm3", "--yes", "--seed", "1", "--players", "you"),
        *("-o", "form=scenario", "-o", "scenario=first_light"),
        typed="\n".join(typed) + "\nquit\n",
    )


@pytest.mark.usefixtures("_quiet_place")
def test_a_ride_to_a_field_is_one_command() -> None:
    text = scenario_typed("draw-all", "go main 1,-1", "ride 0,1", "save m.json")
    record = json.loads(Path("m.json").read_text(encoding="utf-8"))
    assert record["choices"] == ["draw-all", "go main 1,-1", "go main 0,0", "go main 0,1"]
    assert "ride" in text


@pytest.mark.usefixtures("_quiet_place")
def test_a_ride_stops_where_something_else_is_asked() -> None:
    scenario_typed("draw-all", "go main 1,-1", "ride -1,1", "pass", "save m.json")
    record = json.loads(Path("m.json").read_text(encoding="utf-8"))
    assert record["choices"][1:4] == ["go main 1,-1", "go main 0,0", "go main -1,1"]


@pytest.mark.usefixtures("_quiet_place")
def test_where_nobody_can_ride_it_is_said_and_nothing_happens() -> None:
    text = scenario_typed("draw-all", "ride 9,9", "ride", "save m.json")
    assert "9,9" in text
    assert EN("cli-say-which") in text
    record = json.loads(Path("m.json").read_text(encoding="utf-8"))
    assert record["choices"] == ["draw-all"]
