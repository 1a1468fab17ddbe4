"""King Urbno at the terminal: what is shown, to whom, and how it is typed."""

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot
from rulebound.locale import LANGUAGES
from rulebound.terminal.keyboard import Keyboard
from rulebound.terminal.painter import Paper, painter_of
from rulebound.terminal.setup import Wishes, seat_players, settle
from rulebound.terminal.urbno import Painter
from rulebound.terminal.urbno.signs import aligned, flowing
from rulebound.terminal.words import Words
from tests.games.urbno.cardtable import play, table
from tests.terminal.commandline import ok
from tests.terminal.drawings import drawn, line_with

EN = Words("en")
NAMES = ("Ann", "Bob", "Cid", "Dan")


def painter(match: Match, width: int = 80, height: int = 24, words: Words = EN) -> Painter:
    return Painter(words, NAMES, Paper(width, height), match.setup.options)


def shown(match: Match, width: int = 80, height: int = 24, words: Words = EN) -> str:
    """The table as the person who has to choose sees it."""
    assert match.decision is not None
    seat = match.decision.seat

    def why(ref: str) -> str:
        reason = match.why_not(seat, ref)
        return "" if reason is None else words.text("urbno", reason, NAMES)

    its = painter(match, width, height, words)
    return drawn(its.table(match.view(seat), match.decision.options, (), why), width)


# ---- the table ----


def test_round_mission_players_and_trick() -> None:
    match = table(
        "Bl-Kn Re-Fa", "Ye-Dw Bk-As", "Bl-Em Bl-Fa", "Ye-Fa Re-Em", lines="dominant: yellow"
    )
    text = shown(play(match, "Bl-Kn", "Ye-Dw"))
    assert "dominant: yellow  Ye" in text
    assert "dealer: Dan" in text
    assert "Mission 1: Exactly three (fixed, +5) Take exactly three tricks: 5 points." in text
    assert "Bl-Kn  11 Knight" in line_with(text, "1  Ann")
    assert "★" in line_with(text, "2  Bob")
    assert "►" in line_with(text, "3  Cid")
    assert "led color: blue  Bl" in text
    assert "★ Bob is winning the trick: 7 is the highest in the dominant color, yellow." in text


def test_legal_cards_are_marked_and_the_others_have_a_reason() -> None:
    match = table(
        "Bl-Kn Re-Fa Re-Em", "Bl-Dw Bk-As Ye-Em", lines="dominant: yellow", b="crystals: 1"
    )
    text = shown(play(match, "Bl-Kn"))
    assert "✓  Bl-Dw  7 Dwarf" in text
    assert "×  Ye-Em  15 Emperor" in text
    assert "✦  Bk-As  3 Assassin" in text
    assert "× Ye-Em: You have a card of the led color, blue, and must play it" in text
    assert "✦ Bk-As: Only together with the Assassin’s power" in text


def test_cubes_powers_and_colours_on_cards() -> None:
    match = table(
        *("Bl-Dw Re-Fa", "Bl-Pr Bk-As", "Bl-As Bk-Fa"),
        lines="dominant: yellow",
        a="crystals: 1\ncubes: 5",
        b="crystals: 1",
    )
    for choice in ("play Bl-Dw", "power dwarf", "cubes +3", "play Bl-Pr", "power priest red"):
        match.choose(choice)
    text = shown(match)
    assert "Bl-Dw  7+3=10 ✦Dwarf" in text
    assert "Bl-Pr  → Re  13 ✦Priest" in text
    assert "✦ Dwarf: The lowest takes" in text
    assert "10 is the lowest in the led color, blue." in text
    assert "◆0  ■2" in line_with(text, "Ann")


def test_a_power_that_comes_too_late_is_warned_of() -> None:
    match = table("Bl-Dw Re-Fa", "Bl-Kn Bk-As", b="crystals: 1")
    match = play(match, "Bl-Dw")
    match.choose("play Bl-Kn")
    text = shown(match)
    assert "Cancel the dominant color:" in text
    assert "this power would change nothing" in text


@pytest.mark.parametrize(("mission", "sign"), [(13, "open:"), (18, "covered: 4"), (19, "pile: 4")])
def test_what_missions_lay_out(mission: int, sign: str) -> None:
    match = rulebound.game("urbno").start(seats=3, options={"missions": [mission]}, seed=2)
    assert sign in shown(match)


def test_the_row_of_mission_15_and_the_table_cards_of_mission_14() -> None:
    for mission, sign in ((15, "Row so far:"), (14, "Table cards:")):
        match = rulebound.game("urbno").start(seats=2, options={"missions": [mission]}, seed=2)
        rng = random.Random(3)
        while match.seq < 5:
            assert match.decision is not None
            match.choose(rng.randrange(len(match.decision.options)))
        assert sign in shown(match)


def test_scrolls_are_shown_with_their_texts() -> None:
    match = table("Bl-Dw Re-Fa", "Bl-Kn Bk-As", lines="phase: window", a="scrolls: 10 12")
    text = shown(match)
    assert "≡ 10 Steal a trick: Once this round" in text
    match.choose("activate 10")
    assert "Ann’s active scroll: ≡ 10 Steal a trick" in shown(match)
    assert "Uses left: 1." in shown(match)


def test_a_gift_is_chosen_without_talk_of_playing() -> None:
    match = table("Bl-Dw Re-Fa", "Bl-Kn Bk-As", lines="phase: window", a="scrolls: 2")
    match.choose("activate 2")
    match.choose("colour blue")
    text = shown(match)
    assert "✓  Bl-Kn" in text
    assert "×  Bk-As" in text
    assert "not your turn" not in text
    match.choose("give Bl-Kn")
    assert "The card you got:  Bl-Kn" in shown(match)


def test_after_the_last_trick_there_is_no_trick() -> None:
    for match in (m for seed in range(9) for m in walk(2, 1, seed, 40)):
        assert "Trick 9 of 8" not in shown(match)


def test_the_final_pad_counts_unused_scrolls() -> None:
    """UR-16.2: its totals are those of the result."""
    match = rulebound.game("urbno").start(seats=2, seed=5)
    rng = random.Random(5)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
    view = match.view()
    assert view["result"] is not None
    totals = [its["total"] for its in view["seats"]]
    assert view["result"]["scores"] != totals, "choose a seed that leaves a scroll unused"
    text = drawn(Painter(EN, NAMES[:2], Paper(80, 24)).table(view))
    for name, score in zip(NAMES, view["result"]["scores"], strict=False):
        row = next(line for line in text.splitlines() if line.startswith(name))
        assert row.split()[-1].replace("−", "-") == str(score)


def test_the_pad_and_the_pairs() -> None:
    match = walk(4, 1, seed=2, steps=90, pairs=True)[-1]
    assert match.view()["round"] > 1
    text = drawn(painter(match).hand(match.view(0)))
    totals = [seat["total"] for seat in match.view()["seats"]]
    pairs = f"A Ann + Cid: {totals[0] + totals[2]} · B Bob + Dan: {totals[1] + totals[3]}"
    assert pairs in text
    assert pairs in shown(match, 120, 60)
    assert line_with(text, "Score pad").split()[2:] == [*map(str, range(1, 13)), "Total"]


def test_an_edition_gives_titles_and_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        "[rank_numbers]\nemperor = 20\n[mission_points]\n1 = 9\n"
        '[mission_titles]\n1 = "Three, please"\n[scroll_titles]\n7 = "Parrot"\n'
    )
    options = {"edition": str(file), "missions": [1]}
    match = rulebound.game("urbno").start(seats=4, options=options, seed=1)
    assert "Mission 1: Three, please (fixed, +9) Take exactly three tricks: 9 points." in (
        shown(match)
    )
    its = painter(match)
    assert "Emperor 20" in drawn(its.thing("rank:emperor") or "")
    assert "7 Parrot" in drawn(its.thing("scroll:7") or "")
    assert "9 points" in drawn(its.thing("mission:1") or "")


# ---- every table ----


def walk(seats: int, mission: int, seed: int, steps: int, **options: Any) -> list[Match]:
    """Matches at many moments of a round."""
    game = rulebound.game("urbno")
    match = game.start(seats=seats, options={"missions": [mission], **options}, seed=seed)
    rng = random.Random(seed)
    found = []
    for _ in range(steps):
        if match.decision is None:
            break
        found.append(match.fork())
        match.choose(rng.randrange(len(match.decision.options)))
    return found


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("mission", [1, 14, 15, 18, 24, 25])
def test_no_line_is_longer_than_the_paper(mission: int, size: tuple[int, int]) -> None:
    for match in walk(4, mission, seed=mission, steps=60):
        lines = shown(match, *size).splitlines()
        assert max(map(len, lines)) <= size[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_drawn(language: str) -> None:
    words = Words(language)
    for match in walk(4, 13, seed=5, steps=40):
        assert (
            words.thing("urbno", "mission", 13)[:8] in shown(match, words=words) or match.seq > 20
        )
    for ref in ("card:Ye-Kn", "rank:priest", "mission:25", "scroll:20"):
        assert drawn(painter(walk(2, 1, 1, 1)[0], words=words).thing(ref) or "")


def test_nothing_hidden_is_drawn() -> None:
    """The same view gives the same drawing, whatever the others hold."""
    for match in walk(3, 22, seed=8, steps=50):
        assert match.decision is not None
        seat = match.decision.seat
        other = match.imagine(seat, 99)
        its = painter(match, 120, 40)
        assert drawn(its.table(match.view(seat)), 120) == drawn(its.table(other.view(seat)), 120)


def test_spectators_and_plain_terminals() -> None:
    match = walk(4, 18, seed=3, steps=30)[-1]
    its = Painter(EN, NAMES, Paper(80, 24, ascii_only=True))
    text = drawn(its.table(match.view(0)))
    assert "◆" not in text
    text = drawn(its.table(match.view(None)))
    assert "Your hand" not in text
    assert drawn(its.hand(match.view(None))).strip() == ""


def test_rows_and_flowing_lines() -> None:
    rows = [[Text("a"), Text("1")], [Text("bbb"), Text("22")]]
    assert [line.plain for line in aligned(rows, right=(1,))] == ["a     1", "bbb  22"]
    lines = flowing((Text("xxxx") for _ in range(3)), width=12, indent=2)
    assert [line.plain for line in lines] == ["  xxxx  xxxx", "  xxxx"]


# ---- playing ----


def script(kinds: list[str], seed: int) -> tuple[list[str], Match]:
    """What people would type who play like random bots."""
    match = rulebound.game("urbno").start(seats=len(kinds), options={"pairs": False}, seed=seed)
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
def test_a_whole_game() -> None:
    typed, match = script(["you", "random", "random"], 7)
    text = ok(
        *("play", "urbno", "--yes", "--seed", "7", "--players", "you,random,random"),
        *("--record", "m.json"),
        typed="\n".join(typed) + "\n",
    )
    assert "The match is over" in text
    assert match.result is not None
    assert rulebound.replay(match.record()).result == match.result
    assert "All rounds have been played" in ok("replay", "m.json", typed="")


@pytest.mark.usefixtures("_quiet_place")
def test_commands() -> None:
    typed = "card knight\ncard echo\nwhy Bk-Fa\nhand\nhelp\nways\ntake 9\nquit\n"
    text = ok("play", "urbno", "-y", "--seed", "3", "--players", "you,random", typed=typed)
    assert "Knight 11" in text
    assert "Choose a scroll that someone has already activated" in text
    assert "Something else has to be chosen now" in text
    assert "Score pad" in text
    assert "play Ye-Kn, cubes +3" in text
    assert "take 1" in text
    assert "“take 9” is not possible now" in text


def test_the_questions_before_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["4", "yes", "", "greedy", "random", "random"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    console = Console(file=io.StringIO(), width=80)
    wishes = settle(rulebound.game("urbno"), Wishes(), Keyboard(console, EN), EN)
    assert wishes.seats == 4
    assert wishes.options == {"pairs": True}
    assert wishes.players == ["you", "greedy", "random", "random"]


def test_pairs_are_not_asked_for_where_they_cannot_be() -> None:
    wishes = settle(rulebound.game("urbno"), Wishes(seats=3), None, EN)
    assert wishes.options == {}


def test_the_painter_is_found() -> None:
    assert painter_of("urbno") is Painter
