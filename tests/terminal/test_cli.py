"""The command line, as a person would use it."""

import json
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot
from rulebound.terminal import groups
from rulebound.terminal.setup import seat_players
from rulebound.terminal.words import Words
from tests.terminal.commandline import ok, run

pytestmark = pytest.mark.usefixtures("_quiet_place")

AGAINST_RANDOM = ["--yes", "--seed", "7", "--players", "you,random"]


def refused(*arguments: str, typed: str = "") -> str:
    """The one line that says what was wrong."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def script(kinds: list[str], seed: int, **options: Any) -> tuple[list[str], Match]:
    """What people would type who play like random bots, and the match that comes of it."""
    game = rulebound.game("tashkalar")
    match = game.start(seats=len(kinds), options=options, seed=seed)
    players = seat_players(kinds, [], seed, Words("en"))
    people = [bot("random", 50 + seat) for seat in range(len(kinds))]
    typed = []
    while match.decision is not None:
        seat = match.decision.seat
        chooser = players[seat].bot
        option = (chooser or people[seat]).choose(Chair(match, seat))
        if chooser is None:
            typed.append(option.notation)
        match.choose(option)
    return typed, match


def saved(path: Path, seed: int = 7, **options: Any) -> Match:
    """A finished match, saved."""
    _, match = script(["random", "random"], seed, **options)
    path.write_text(json.dumps(match.record()))
    return match


# ---- games ----


def test_games() -> None:
    text = ok("games")
    assert "tashkalar" in text
    assert "high_form" in text
    assert "takeback" in text


def test_games_as_data() -> None:
    games = {game["game"]: game for game in json.loads(ok("games", "--json"))}
    options = {option["name"]: option for option in games["tashkalar"]["options"]}
    assert games["tashkalar"]["seats"] == [2, 3, 4]
    assert options["form"]["default"] == "high_form"
    assert "melee" in options["form"]["allowed"]


# ---- simulate ----


def test_simulate() -> None:
    text = ok("simulate", "tashkalar", "-n", "2", "--bots", "random,random", "-o", "form=duel")
    assert "random 1" in text
    assert "random 2" in text
    assert "95% interval" in text
    assert "starting player" in text


def test_simulate_as_data() -> None:
    arguments = ("simulate", "tashkalar", "-n", "3", "--bots", "random", "--seats", "3")
    data = json.loads(ok(*arguments, "--option", "form=melee", "--seed", "5", "--json"))
    again = json.loads(ok(*arguments, "--option", "form=melee", "--seed", "5", "--json"))
    assert data == again
    assert data["matches"] == 3
    assert data["bots"]["random"]["games"] == 3
    assert sum(data["reasons"].values()) == 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "chess"),
        (["tashkalar", "--bots", "nobody"], "nobody"),
        (["tashkalar", "--seats", "9"], "9"),
        (["tashkalar", "-o", "form=chess"], "chess"),
        (["tashkalar", "-o", "form"], "name=value"),
        (["tashkalar", "-o", "colour=red"], "colour"),
        (["tashkalar", "--lang", "xx"], "xx"),
    ],
)
def test_simulate_refuses(arguments: list[str], message: str) -> None:
    assert message in refused("simulate", *arguments)


# ---- replay ----


def test_replay_shows_the_end(tmp_path: Path) -> None:
    match = saved(tmp_path / "m.json")
    text = ok("replay", "m.json")
    assert "The match is over" in text
    assert "a   b   c   d   e   f   g   h   i" in text
    assert match.result is not None
    assert f"Player {match.result.winners[0] + 1}" in text


def test_replay_with_the_log_in_words(tmp_path: Path) -> None:
    saved(tmp_path / "m.json")
    text = ok("replay", "m.json", "--log")
    assert "Player 1’s turn" in text
    assert "Player 1 places a piece on" in text


def test_replay_of_a_moment_seen_from_a_seat(tmp_path: Path) -> None:
    match = saved(tmp_path / "m.json")
    early = rulebound.replay({**match.record(), "choices": match.record()["choices"][:4]})
    text = ok("replay", "m.json", "--at", "4", "--seat", "2")
    assert f"4 of {match.seq} choices" in text
    words = Words("en")
    for card in early.view(1)["hand"]["beings"]:
        assert words.thing("tashkalar", "card", card) in text
    hidden = ok("replay", "m.json", "--at", "4")
    assert words.thing("tashkalar", "card", early.view(1)["hand"]["beings"][0]) not in hidden


def test_replay_step_by_step(tmp_path: Path) -> None:
    match = saved(tmp_path / "m.json")
    text = ok("replay", "m.json", "--step", typed="\n\nq\n")
    first, second = match.record()["choices"][:2]
    assert f"1. {first}" in text
    assert f"2. {second}" in text
    assert "3. " not in text
    assert ok("replay", "m.json", "--step", "--at", str(match.seq - 1), typed="\n")
    assert ok("replay", "m.json", "--step", typed="")


def record_of(**changed: str) -> str:
    record = rulebound.game("tashkalar").start().record()
    return json.dumps({**record, **changed})


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "not a record"),
        ("[1, 2]", "not a record"),
        ("{}", "format"),
        ('{"format": 1}', "choices"),
        (record_of(game="chess"), "chess"),
        (record_of(rules="0"), "rules"),
    ],
)
def test_replay_refuses_what_is_no_record(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "m.json").write_text(content)
    assert message in refused("replay", "m.json")


def test_replay_refuses_what_cannot_be(tmp_path: Path) -> None:
    match = saved(tmp_path / "m.json")
    assert "none.json" in refused("replay", "none.json")
    assert str(match.seq) in refused("replay", "m.json", "--at", str(match.seq + 1))
    assert "seat 3" in refused("replay", "m.json", "--seat", "3")
    record = match.record()
    record["choices"][3] = "castle e1 g1"
    (tmp_path / "bad.json").write_text(json.dumps(record))
    assert "castle" in refused("replay", "bad.json")
    record["choices"][3] = "9" * 5000 + "! resign"
    (tmp_path / "endless.json").write_text(json.dumps(record))
    assert "not a record" in refused("replay", "endless.json")
    (tmp_path / "long.json").write_text(" " * 5_000_001)
    assert "5 MB" in refused("replay", "long.json")


# ---- play ----


def test_a_whole_game(tmp_path: Path) -> None:
    typed, match = script(["you", "random"], 7, form="high_form")
    text = ok(
        "play", "tashkalar", *AGAINST_RANDOM, "--record", "m.json", typed="\n".join(typed) + "\n"
    )
    assert "The match is over" in text
    assert "saved in m.json" in text
    record = json.loads((tmp_path / "m.json").read_text())
    assert record["choices"] == match.record()["choices"]
    assert "The match is over" in ok("replay", "m.json")


def test_a_whole_first_game_of_two_people_who_pass_the_keyboard() -> None:
    typed, match = script(["you", "you"], 3, form="first_game")
    lines, last = [], None
    replayed = rulebound.replay({**match.record(), "choices": []})
    for notation in typed:
        assert replayed.decision is not None
        if replayed.decision.seat != last:
            lines.append("")  # Enter, after the keyboard was passed
            last = replayed.decision.seat
        lines.append(notation)
        replayed.choose(notation)
    text = ok(
        *("play", "tashkalar", "--yes", "--seed", "3", "--form", "first_game"),
        *("--players", "you,you", "--names", "Ann,Bob"),
        typed="\n".join(lines) + "\n",
    )
    assert "Pass the keyboard to Ann" in text
    assert "Pass the keyboard to Bob" in text
    assert "The match is over" in text


def test_a_hand_is_shown_to_nobody_else() -> None:
    game = rulebound.game("tashkalar")
    match = game.start(options={"first": 0, "schools": ["sylvan", "highland"]}, seed=3)
    names = [Words("en").thing("tashkalar", "card", c) for c in match.view(1)["hand"]["beings"]]
    text = ok(
        *("play", "tashkalar", "--yes", "--seed", "3", "--players", "you,you"),
        *("--schools", "sylvan,highland", "-o", "first=0"),
        typed="\np e5\nend\n",
    )
    before, _, after = text.partition("Pass the keyboard to Player 2")
    assert after
    assert not any(name in before for name in names)


def test_questions_before_a_game() -> None:
    typed = "first\n\nrandom\n2\nsylvan\nhigh\n"
    text = ok("play", "tashkalar", "--seed", "1", typed=typed)
    assert "Which form of the game?" in text
    assert "Who sits in seat 2?" in text
    assert "Player 1 plays Sylvan" in text
    assert "random plays Highland" in text


def test_questions_take_defaults_and_ask_again() -> None:
    text = ok("play", "tashkalar", "--players", "you,random", typed="17\n4\n3\n\n\n")
    assert "Type a number from 1 to 3" in text  # melee needs more players than two
    assert "You draw" in text


def test_commands_at_the_table() -> None:
    looking = "place e5, undo, p e5, why e5, place e5, e5, ways, ways xyz, why, why e, card titan"
    asking = "card k, card nobody, hand, table, log, help, ?, 99, abc def"
    leaving = "save s.json, save s.json, resign, no, quit"
    typed = ", ".join((looking, asking, leaving)).replace(", ", "\n") + "\n"
    text = ok("play", "tashkalar", *AGAINST_RANDOM, "-o", "first=1", typed=typed)
    assert "Undone: place e5" in text
    assert "There is a piece on e5" in text
    assert "There are no ways to show now" in text
    assert "Destroy every piece orthogonally adjacent to the Titan" in text
    assert "“k” could mean Knight" in text
    assert "Nothing here is called “nobody”" in text
    assert "“abc def” is not possible now" in text
    assert "undo the last choice" in text
    assert "are you sure?" in text
    assert text.count("saved in s.json") == 3


def test_ways_and_numbers(tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text(
        "board:\n"
        " 5  .. .. .. rc rc rc .. .. ..\n"
        " 4  .. .. .. rc .. rc .. .. ..\n"
        "    a  b  c  d  e  f  g  h  i\n"
        "seat 0:\n  hand: knight summoner\n"
    )
    typed = "ways kn\n2\nskip\nquit\n"
    text = ok(*("play", "tashkalar"), *AGAINST_RANDOM, *("--position", "p.txt"), typed=typed)
    assert "2 choices fit" in text
    assert "uses d4 d5 e5 f5" in text
    assert "as printed" in text
    assert "mirrored" in text
    assert "Player 1 summons Knight on e6" in text


def test_an_ambiguous_beginning_asks_again(tmp_path: Path) -> None:
    test_ways_and_numbers(tmp_path)
    typed = "s kn e6\nm0\nskip\nq\n"
    text = ok(*("play", "tashkalar"), *AGAINST_RANDOM, *("--position", "p.txt"), typed=typed)
    assert "2 choices fit" in text
    assert "Player 1 summons Knight on e6" in text


def test_resigning_ends_the_match() -> None:
    text = ok("play", "tashkalar", *AGAINST_RANDOM, "-o", "first=0", typed="resign\nyes\n")
    assert "Player 1 resigns" in text
    assert "Player 1 resigned." in text


def test_the_end_of_the_input_saves_and_leaves(tmp_path: Path) -> None:
    text = ok("play", "tashkalar", *AGAINST_RANDOM, "-o", "first=0", typed="place e5\n")
    assert "saved in rulebound-tashkalar-7.json" in text
    record = json.loads((tmp_path / "rulebound-tashkalar-7.json").read_text())
    assert record["choices"] == ["place e5"]
    text = ok(
        *("play", "--resume", "rulebound-tashkalar-7.json", "--yes"),
        *("--players", "you,random"),
        typed="end\nq\n",
    )
    assert "saved in rulebound-tashkalar-7.json" in text
    record = json.loads((tmp_path / "rulebound-tashkalar-7.json").read_text())
    assert record["choices"][:2] == ["place e5", "end"]


def test_leaving_before_anything_was_played_saves_nothing(tmp_path: Path) -> None:
    assert "nothing was saved" in ok(
        "play", "tashkalar", *AGAINST_RANDOM, "-o", "first=0", typed=""
    )
    assert list(tmp_path.iterdir()) == []


def test_bots_alone_play_to_the_end() -> None:
    text = ok("play", "tashkalar", "-y", "--seed", "2", "--players", "random,random")
    assert "random 1’s turn" in text
    assert "The match is over" in text


@pytest.mark.parametrize("language", ["el", "hu", "ka", "he"])
def test_every_language_can_be_played(language: str) -> None:
    name = Words(language).thing("tashkalar", "form", "high_form")
    assert name in ok(
        "--lang", language, "play", "tashkalar", *AGAINST_RANDOM, typed="place e5\nhelp\nq\n"
    )
    assert name in ok("play", "tashkalar", "--lang", language, *AGAINST_RANDOM, typed="")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "chess"),
        (["tashkalar", "--players", "you,nobody"], "nobody"),
        (["tashkalar", "--players", "you,random", "--seats", "3"], "2 players for 3 seats"),
        (["tashkalar", "--players", "you"], "1"),
        (["tashkalar", "--form", "chess"], "chess"),
        (["tashkalar", "--form", "melee", "--seats", "2"], "melee"),
        (["tashkalar", "--teams", "--seats", "3"], "teams"),
        (["tashkalar", "--schools", "sylvan"], "1"),
        (["tashkalar", "--schools", "sylvan,nowhere"], "nowhere"),
        (["tashkalar", "--names", "a,b,c"], "3 names"),
        (["tashkalar", "--option", "x=1"], "unknown option"),
        (["tashkalar", "--position", "none.txt"], "none.txt"),
        (["tashkalar", "--record", "none/m.json"], "folder"),
        (["tashkalar", "--resume", "none.json"], "none.json"),
        (["tashkalar", "--lang", "xx"], "xx"),
    ],
)
def test_play_refuses(arguments: list[str], message: str) -> None:
    assert message in refused("play", "--yes", *arguments)


def test_a_bad_position_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text("board:\n nonsense\nseat 9:\n")
    assert "bad position" in refused("play", "tashkalar", "--yes", "--position", "p.txt")


def test_a_record_never_replaces_a_file(tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text("precious")
    assert "exists" in refused("play", "tashkalar", "--yes", "--record", "m.json")
    assert (tmp_path / "m.json").read_text() == "precious"


def test_every_option_of_a_game_is_a_flag() -> None:
    given = "x", "--form=duel", "--teams", "--no-hide-discard-action", "--decks", "draft"
    flags = list(groups.read_flags({"--seed"}, iter((*given, "--seed", "3", "--nothing"))))
    assert flags[:5] == ["x", "-o", "form=duel", "-o", "teams=true"]
    assert flags[5:9] == ["-o", "hide_discard_action=false", "-o", "decks=draft"]
    assert flags[9:] == ["--seed", "3", "--nothing"]
