"""The terminal: understanding what is typed, drawing, keeping secrets."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import rulebound
from rulebound import Match, Option, RuleboundError
from rulebound.locale import LANGUAGES
from rulebound.terminal import menu
from rulebound.terminal.options import read_options
from rulebound.terminal.painter import Paper, PlainPainter, painter_of
from rulebound.terminal.records import MAX_BYTES, RecordFile, read_record
from rulebound.terminal.setup import Wishes, can_start, seat_players, settle
from rulebound.terminal.tashkalar import Painter
from rulebound.terminal.tashkalar.board import ASCII, TARGET, UNICODE, USED, Arena
from rulebound.terminal.words import Refused, Words, environment_language, words_for
from tests.games.tashkalar.arena import arena, play
from tests.terminal.drawings import drawn

EN = Words("en")
NAMES = ("Ann", "Bob", "Cid", "Dan")

BOARD = """
 6  .. .. .. .. bh .. .. .. ..
 5  .. .. .. rc rc rc .. .. ..
 4  .. .. .. rc .. rc .. .. ..
    a  b  c  d  e  f  g  h  i
"""


def knight_ready() -> Match:
    """Red holds a Knight that can be summoned on e6 in two ways."""
    return arena(BOARD, hand="knight summoner titan flare_03", hand1="swordmaster")


def options(match: Match) -> Sequence[Option]:
    assert match.decision is not None
    return match.decision.options


def painter(
    width: int = 80, height: int = 24, words: Words = EN, ascii_only: bool = False
) -> Painter:
    return Painter(words, NAMES, Paper(width, height, ascii_only))


def name_of(ref: str) -> str:
    kind, _, name = ref.partition(":")
    return EN.thing("tashkalar", kind, name)


def meant(match: Match, typed: str) -> list[str]:
    return [option.notation for option in menu.meant(typed, options(match), name_of)]


# ---- what is typed ----


@pytest.mark.parametrize("typed", ["place e4", "p e4", "PL E4", "  place   e4 "])
def test_a_beginning_of_each_word_is_enough(typed: str) -> None:
    assert meant(knight_ready(), typed) == ["place e4"]


def test_all_options_that_fit_are_found() -> None:
    match = knight_ready()
    ways = [o.notation for o in options(match) if o.notation.startswith("summon knight")]
    assert len(ways) > 1
    assert meant(match, "s kn") == ways
    target = ways[0].split()[2]
    assert meant(match, f"s kn {target}") == [n for n in ways if n.split()[2] == target]
    assert meant(match, ways[0]) == [ways[0]]
    assert meant(match, "summon queen") == []
    assert meant(match, "") == []


def test_a_whole_word_counts_more_than_a_beginning() -> None:
    found = [Option("keep", ("card:sapling",)), Option("keep", ("card:sap",))]
    assert menu.meant("keep sap", found, str) == [found[1]]


def test_names_in_the_readers_language_and_with_blanks_are_understood() -> None:
    found = [Option("discard", ("card:time_mage",)), Option("discard", ("card:cannon",))]
    greek = Words("el")

    def in_greek(ref: str) -> str:
        return greek.thing("tashkalar", *ref.split(":"))

    assert menu.meant("discard time mage", found, name_of) == [found[0]]
    assert menu.meant(f"d {in_greek('card:time_mage')}", found, in_greek) == [found[0]]


def test_a_thing_alone_finds_everything_that_touches_it() -> None:
    match = knight_ready()
    found = [o.notation for o in menu.touched("knight", options(match), name_of)]
    assert {n.split()[0] for n in found} == {"summon", "discard"}
    found = [o.notation for o in menu.touched("e4", options(match), name_of)]
    assert found == ["summon summoner e4 r180", "place e4"]
    assert menu.touched("zz", options(match), name_of) == []


def test_few_options_are_listed_many_are_grouped() -> None:
    few = [Option("destroy", (f"sq:{name}",)) for name in ("a5", "b5", "c5")]
    assert [len(entry.options) for entry in menu.entries(few)] == [1, 1, 1]
    entries = {entry.typed: entry for entry in menu.entries(options(knight_ready()))}
    assert len(entries["place"].options) == 69 - 6
    assert entries["place"].asks_for == "sq"
    assert len(entries["summon knight e6"].options) == 2
    assert entries["summon knight e6"].asks_for == ""
    assert entries["summon summoner"].asks_for == "sq"
    assert entries["discard"].asks_for == "card"


def test_things_by_name() -> None:
    names = {"card:knight": "Knight", "card:knave": "Knave", "sq:e5": "e5"}
    assert menu.things_called("KNIGHT", names) == ["card:knight"]
    assert menu.things_called("kn", names) == ["card:knight", "card:knave"]
    assert menu.things_called("e5", names) == ["sq:e5"]
    assert menu.things_called("", names) == []


# ---- drawing ----


def test_the_board_has_69_squares_and_its_marks() -> None:
    match = arena(hand="knight")
    text = Arena(match.view(0), UNICODE).compact().plain
    assert text.count("◆") == 4
    assert text.count("●") == 5
    assert text.count("+") == 8
    assert text.count("·") == 69 - 4 - 5 - 8
    rows = text.splitlines()
    assert [row[0] for row in rows[:9]] == list("987654321")
    assert rows[9].split() == list("abcdefghi")


def test_pieces_show_their_side_and_rank_without_colour() -> None:
    match = arena(" 5  rc bh rl .. .. .. .. .. ..\n    a  b  c  d  e  f  g  h  i")
    assert "●R• " in Arena(match.view(0), UNICODE).compact().plain
    row = Arena(match.view(0), UNICODE).compact().plain.splitlines()[4]
    assert "B✦" in row
    assert "R☼" in row
    assert "oRc  Bh  Rl" in Arena(match.view(0), ASCII).compact().plain


def test_the_grid_closes() -> None:
    view = arena().view(0)
    lines = Arena(view, UNICODE).grid().plain.splitlines()
    assert len(lines) == 20
    assert lines[0].strip() == "┌───┬───┬───┬───┬───┐"
    assert lines[18].strip() == "└───┴───┴───┴───┴───┘"
    assert lines[6].strip().startswith("├───┼")
    assert Arena(view, ASCII).grid().plain.isascii()


def test_marked_squares_stand_in_brackets() -> None:
    marks = {"e5": TARGET, "d4": USED, "f5": TARGET}
    rows = Arena(arena().view(0), UNICODE, marks).compact().plain.splitlines()
    assert "[ ◆ | + ]" in rows[4]
    assert "( + )" in rows[5]


@pytest.mark.parametrize("form", ["first_game", "high_form", "duel", "melee"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (40, 20)])
def test_every_table_fits_its_paper(form: str, size: tuple[int, int]) -> None:
    seats = 3 if form == "melee" else 2
    match = rulebound.game("tashkalar").start(seats=seats, options={"form": form}, seed=6)
    for step in range(90):
        if match.decision is None:
            break
        if step % 9 == 0:
            seat = match.decision.seat
            text = drawn(painter(*size).table(match.view(seat), options(match)), size[0])
            assert max(map(len, text.splitlines())) <= size[0]
            assert "a   b   c   d   e" in text
        match.choose(step * 7 % len(options(match)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_drawn(language: str) -> None:
    match = knight_ready()
    words = Words(language)
    text = drawn(painter(words=words).table(match.view(0), options(match)))
    assert words.thing("tashkalar", "card", "knight") in text


def test_no_line_of_a_board_holds_letters_that_could_mirror_it() -> None:
    match = knight_ready()
    text = drawn(painter(120, 40, Words("he")).table(match.view(0), options(match)), 120)
    rows = [line for line in text.splitlines() if line[:2] in {f"{n} " for n in range(1, 10)}]
    boards = [row for row in rows if "·   ·" in row or "+" in row]
    assert boards
    assert not any("א" <= letter <= "ת" for row in boards for letter in row)


def test_a_card_shows_rank_pattern_text_and_ways() -> None:
    match = knight_ready()
    text = drawn(painter().hand(match.view(0), options(match)))
    ways = [o for o in options(match) if o.refs[0] == "card:knight" and o.kind == "summon"]
    line = next(line for line in text.splitlines() if "Knight" in line)
    assert "heroic" in line
    assert f"{len(ways)} ways" in line
    assert " · [ ] ·" in text
    assert "three combat moves" in text
    titan = next(line for line in text.splitlines() if "☼ Titan" in line)
    assert "no way now" in titan


def test_a_flare_shows_needs_and_leads() -> None:
    text = drawn(painter().hand(knight_ready().view(0)))
    assert "Needs 3 more upgraded B +1" in text
    assert "Needs 5 more in all B -4" in text


def test_the_panels_show_tasks_destroyed_pieces_and_claims() -> None:
    match = arena(
        BOARD,
        hand="knight",
        lines="""
            tasks: destruction central_dominance red_conquest
            next task: side_chain
            destroyed: bc bh
        """,
    )
    text = drawn(painter().table(match.view(0), options(match)))
    assert "Destroyed this turn: B•✦" in text
    assert "Central Dominance" in text
    assert "5/5 0/2" in text
    assert "Side Chain (next)" in text


def test_the_duel_says_what_the_destroyed_pieces_are_worth() -> None:
    match = arena(BOARD, hand="knight", form="duel", lines="destroyed: bc bc bh bl")
    text = drawn(painter().table(match.view(0), options(match)))
    assert "B••✦☼ = 4 points" in text
    assert "0/18" in text


def test_the_melee_shows_rows_and_improvised_marks() -> None:
    match = arena(BOARD, seats=3, hand="knight", hand1="swordmaster", hand2="wild_eagle")
    text = drawn(painter().table(match.view(0), options(match)))
    assert "B✦ 0  N✦ 0" in text or "B• 0  N• 0" in text
    assert "0/12" in text


def test_effects_mark_what_can_be_chosen() -> None:
    match = knight_ready()
    way = next(o for o in options(match) if o.notation.startswith("summon knight e6"))
    match.choose(way)
    text = drawn(painter().table(match.view(0), options(match)))
    assert "[" in text.split("Tash-Kalar")[1]
    assert "Knight (heroic)" in text


def test_ways_name_target_used_squares_and_orientation() -> None:
    match = knight_ready()
    ways = painter().ways(options(match))["card:knight"]
    words = painter().describe(ways[0])
    for ref in ways[0].refs[2:]:
        assert ref.removeprefix("sq:") in words
    assert len({painter().describe(way) + way.notation for way in ways}) == len(ways)
    board = drawn(painter().closer(match.view(0), ways[:1]))
    assert "[" in board
    assert "(" in board


def test_borrowed_pieces_are_named() -> None:
    notation = "summon knight e6 r0 with e4 charging blue"
    option = Option("summon", ("card:knight", "sq:e6", "sq:d4", "sq:e4"), notation)
    words = painter().describe(option)
    assert "e4 from the enemy" in words
    assert "improvised with blue" in words


def test_things_can_be_looked_up() -> None:
    assert "Central Dominance" in drawn(painter().thing("task:central_dominance") or "")
    assert "Needs 3 more upgraded" in drawn(painter().thing("card:flare_03") or "")
    assert painter().thing("sq:e5") is None
    assert painter().thing("card:nobody") is None
    assert "card:titan" in painter().names(None)
    near = painter().names(knight_ready().view(0))
    assert "card:knight" in near
    assert "card:swordmaster" not in near


def test_ascii_terminals_get_ascii() -> None:
    match = knight_ready()
    drawing = painter(ascii_only=True).closer(match.view(0), ())
    assert drawn(drawing).isascii()


def test_melee_scores_in_words() -> None:
    assert painter().score({"blue": 3, "green": 1}) == "1 (blue 3, green 1)"
    assert painter().score(7) == "7"


def test_the_draft_and_the_choice_of_schools_can_be_drawn() -> None:
    for decks in ("draft", "choose"):
        match = rulebound.game("tashkalar").start(options={"decks": decks}, seed=1)
        assert match.decision is not None
        view = match.view(match.decision.seat)
        assert drawn(painter().table(view, options(match)))


def test_a_game_without_a_painter_is_still_drawn() -> None:
    assert painter_of("no-such-game") is PlainPainter
    assert painter_of("tashkalar") is Painter
    plain = PlainPainter(EN, NAMES, Paper(80, 24))
    match = knight_ready()
    assert "knight" in drawn(plain.table(match.view(0)))
    assert plain.group(options(match))


# ---- before the match ----


def test_options_are_read_by_the_schema() -> None:
    schema = rulebound.game("tashkalar").options
    typed = ["form=duel", "teams=yes", "first=1", "schools=northern, sylvan"]
    assert read_options(schema, typed, EN) == {
        "form": "duel",
        "teams": True,
        "first": 1,
        "schools": ["northern", "sylvan"],
    }
    for bad in ("form", "form=chess", "teams=maybe", "colour=red", "schools=northern,northern"):
        with pytest.raises(RuleboundError):
            read_options(schema, [bad], EN)


def test_what_is_not_said_is_taken_from_the_defaults() -> None:
    game = rulebound.game("tashkalar")
    wishes = settle(game, Wishes(), None, EN)
    assert (wishes.seats, wishes.players) == (2, ["you", "greedy"])
    assert wishes.options == {"form": "high_form", "teams": False}
    assert settle(game, Wishes({"form": "melee"}), None, EN).seats == 3
    assert settle(game, Wishes({"teams": True}), None, EN).seats == 4
    assert settle(game, Wishes(seats=4), None, EN).players == ["you", "greedy", "greedy", "greedy"]
    assert not can_start(game, 2, {"form": "melee"})


def test_no_two_players_are_called_alike() -> None:
    players = seat_players(["you", "random", "random", "you"], ["Ann"], 1, EN)
    assert [player.name for player in players] == ["Ann", "random 2", "random 3", "Player 4"]
    with pytest.raises(Refused):
        seat_players(["you", "random"], ["Ann", "Bob"], 1, EN)


# ---- words and files ----


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert environment_language() == "en"
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert environment_language() == "hu"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert environment_language() == "en"
    assert words_for("ka").language == "ka"
    with pytest.raises(Refused, match="xx"):
        words_for("xx")


def test_a_record_is_never_written_over_a_foreign_file(tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    with pytest.raises(Refused, match="exists"):
        RecordFile(EN, taken)
    with pytest.raises(Refused, match="folder"):
        RecordFile(EN, tmp_path / "none" / "a.json")
    file = RecordFile(EN)
    match = play(knight_ready(), "place e4")
    fresh = tmp_path / "fresh.json"
    assert file.save(match, fresh) == fresh
    assert file.save(match) == fresh
    with pytest.raises(Refused):
        file.save(match, taken)
    assert taken.read_text() == "mine"
    assert rulebound.replay(read_record(fresh, EN)).view(0) == match.view(0)


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{", b"\xff\xfe", b"[" * 100_000, b'{"a": ' + b"9" * 5000]
)
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    with pytest.raises(RuleboundError):
        read_record(path, EN)


def test_long_and_missing_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(Refused, match="5 MB"):
        read_record(path, EN)
    with pytest.raises(Refused):
        read_record(tmp_path / "none.json", EN)
    with pytest.raises(Refused):
        read_record(tmp_path, EN)


def test_names_may_be_typed_without_capitals_and_accents() -> None:
    assert menu.plain("Γρύπες") == menu.plain("γρυπες")
    assert menu.plain("Griff-ők") == "griff_ok"
    assert menu.plain("גריפינים") == "גריפינים"
