"""A whole scenario of Heroes III typed at the terminal, saved, resumed and replayed."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import rulebound
from rulebound import Match, Option
from rulebound.bots import Chair, bot
from rulebound.locale import LANGUAGES
from rulebound.terminal.homm3.plan import Plan
from rulebound.terminal.keyboard import Keyboard
from rulebound.terminal.setup import Wishes, settle
from rulebound.terminal.words import Words
from tests.terminal.commandline import ok

pytestmark = pytest.mark.usefixtures("_quiet_place")

EN = Words("en")
SEED = 4
START = ("play", "homm3", "--form", "scenario", "-y", "--seed", str(SEED))


def as_typed(match: Match, option: Option) -> str:
    """A step is typed by the name that the map shows, everything else as the menu writes it."""
    if option.kind == "go" and option.refs[0] == "hero:main":
        q, _, r = option.refs[1].partition(":")[2].partition(",")
        label = Plan(match.view(0)["world"]).label((int(q), int(r)))
        return label if match.seq % 2 else f"go {label}"
    return option.notation


def script() -> tuple[list[str], Match]:
    """What somebody would type who plays like the greedy bot."""
    options = {"form": "scenario"}
    match = rulebound.game("homm3").start(seats=1, options=options, seed=SEED)
    person = bot("greedy", 1)
    typed = []
    while match.decision is not None:
        option = person.choose(Chair(match, 0))
        typed.append(as_typed(match, option))
        match.choose(option)
    return typed, match


def test_a_whole_scenario_is_typed_saved_resumed_and_replayed() -> None:
    typed, match = script()
    assert match.result is not None
    assert sum(" " not in line and line[:1].isalpha() and line[1:].isdigit() for line in typed)
    half = len(typed) // 2
    begun = ok(*START, "--record", "m.json", typed="\n".join((*typed[:half], "quit")) + "\n")
    assert "Flag the Settlement in the valley" in begun
    assert "combat round 1" in begun
    assert "is not possible now" not in begun
    assert "The match is over" not in begun
    ended = ok(
        *("play", "homm3", "--resume", "m.json", "--record", "e.json", "-y"),
        typed="\n".join(typed[half:]) + "\n",
    )
    assert "The match is over" in ended
    reason = EN.text("homm3", match.result.reason, ("Player 1",))
    assert reason in ended
    assert json.loads(Path("e.json").read_text())["choices"] == match.record()["choices"]

    replayed = ok("replay", "e.json", "--log")
    assert reason in replayed
    assert "’s Main Hero goes to f3." in replayed
    assert "’s Main Hero goes to -" not in replayed
    assert "♞A" in ok("replay", "e.json", "--at", "2", "--seat", "1")
    steps = ok("replay", "e.json", "--step", typed="\n\nq\n")
    assert steps.count("Round 1 of 6") == 3


def test_labels_commands_and_reasons() -> None:
    typed = ("draw-all", "why f5", "f5", "card f4", "town", "map", "goal", "help", "h4", "quit")
    text = ok(*START, typed="\n".join(typed) + "\n")
    assert text.count("This is a Blocked Field") == 2
    assert "f4 Treasure, guards I ─" in text
    assert "The spell book costs 6 gold." in text
    assert "Reach all of these:" in text
    assert "Your Main Hero goes where the map shows a name" in text
    assert "It shows its name while it can be chosen" in text
    assert "’s Main Hero goes to h4." in text
    assert "Moves  1  go main …" in text
    assert "undo save hint help quit map town goal" in " ".join(text.split())


def test_a_group_is_narrowed_on_the_map_and_by_its_number() -> None:
    text = ok(*START, typed="draw-all\n1\n2\nquit\n")
    assert "5 choices fit. Which one?" in text
    assert "go main h4  Main Hero to h4: Resources" in text
    assert "’s Main Hero goes to h4." in text


def test_a_choice_can_be_taken_back() -> None:
    text = ok(*START, typed="draw-all\npopulation\nundo\nquit\n")
    assert "Recruit and reinforce units, or finish." in text
    assert "Undone: population" in text


def test_go_and_a_name_is_no_beginning_of_goal() -> None:
    text = ok(*START, typed="draw-all\ngo g5\ngoa\nquit\n")
    assert "’s Main Hero goes to g5." in text
    assert text.count("Rules of the scenario") == 1


def test_bots_can_be_watched() -> None:
    text = ok(*START, "--players", "random")
    assert "The match is over" in text
    assert "turn begins." in text
    assert "’s Main Hero goes to " in text
    assert "’s Main Hero goes to 1," not in text


def test_two_people_pass_the_keyboard() -> None:
    text = ok(
        *("play", "homm3", "--form", "scenario", "-o", "scenario=crossroads", "-y"),
        *("--seed", "1", "--players", "you,you", "--names", "Ann,Bob"),
        typed="\n1\n\n1\n\n1\nquit\n",
    )
    assert EN("cli-pass-keyboard", name="Ann") in text
    assert EN("cli-pass-keyboard", name="Bob") in text
    assert "A Ann" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played(language: str) -> None:
    typed = "draw-all\nh4\ntown\nmap\ngoal\nhelp\nwhy f5\nend-turn\nquit\n"
    text = ok(*START, "--lang", language, typed=typed)
    assert "┊▒▒▒▒▒▒▒┊" in text
    assert "♞A┊" in text


def test_the_questions_before_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    left = ["scenario", "crossroads", "hard", "you", "greedy"]
    monkeypatch.setattr("builtins.input", lambda _: left.pop(0))
    console = Console(file=io.StringIO(), width=80)
    wishes = settle(rulebound.game("homm3"), Wishes(), Keyboard(console, EN), EN)
    assert not left
    assert wishes.seats == 2
    assert wishes.options == {"form": "scenario", "scenario": "crossroads", "difficulty": "hard"}
