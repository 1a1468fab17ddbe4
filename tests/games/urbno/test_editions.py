"""Chapter 18.3: editions, the values of the printed cards, from TOML files."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.core.errors import BadOption
from rulebound.games.urbno.edition import BadEdition
from tests.games.urbno.cardtable import play, table, took_last
from tests.games.urbno.rounds import begin, first_options, lines_of, with_counts, written

NUMBERS = {
    "farmer": 1,
    "assassin": 3,
    "explorer": 5,
    "dwarf": 7,
    "wizard": 9,
    "knight": 11,
    "priest": 13,
    "emperor": 15,
}
FIXED = (1, 2, 5, 6, 8, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 24)
POINTS = dict(zip(map(str, FIXED), (5, 4, 5, 5, 4, 3, 2, 3, 4, 5, 5, 4, 3, 3, 5, 3), strict=True))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def edition_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.setup.options["edition"]
    return found


def faults(file: Path, text: str) -> str:
    """What is said of a file that cannot be used."""
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        begin(edition=str(file))
    return str(caught.value)


# ---- the default ----


def test_ur_18_4_and_18_5_the_default_values() -> None:
    edition = edition_of(begin())
    assert edition["id"] == "default"
    assert edition["rank_numbers"] == NUMBERS
    assert edition["mission_points"] == POINTS
    assert edition["mission_titles"] == edition["scroll_titles"] == {}


def test_ur_18_6_the_default_player_counts() -> None:
    players = edition_of(begin())["mission_players"]
    assert sorted(map(int, players)) == list(range(1, 26))
    special = {"5": [3, 4], "7": [3, 4], "16": [3, 4], "20": [4], "21": [4]}
    assert players == {key: special.get(key, [2, 3, 4]) for key in players}


# ---- merging ----


def test_ur_18_3_only_what_is_written_changes(file: Path) -> None:
    file.write_text(
        'id = "mine"\n[rank_numbers]\nfarmer = 2\n[mission_points]\n1 = 4\n'
        "[mission_players]\n5 = [2, 3, 4]\n",
        encoding="utf-8",
    )
    edition = edition_of(begin(edition=str(file)))
    default = edition_of(begin())
    assert edition["id"] == "mine"
    assert edition["rank_numbers"] == NUMBERS | {"farmer": 2}
    assert edition["mission_points"] == POINTS | {"1": 4}
    assert edition["mission_players"] == default["mission_players"] | {"5": [2, 3, 4]}
    assert edition["mission_titles"] == {}


def test_ur_18_3_an_empty_file_is_the_default(file: Path) -> None:
    file.write_text("# nothing differs\n", encoding="utf-8")
    assert edition_of(begin(edition=str(file))) == edition_of(begin())


def test_ur_18_3_one_match_does_not_change_the_next(file: Path) -> None:
    file.write_text("[rank_numbers]\nemperor = 99\n", encoding="utf-8")
    begin(edition=str(file))
    assert edition_of(begin())["rank_numbers"] == NUMBERS


def test_18_3_inline_tables_and_dotted_keys(file: Path) -> None:
    file.write_text(
        'rank_numbers = { farmer = 2, emperor = 20 }\nmission_points.1 = 7\n"id" = "inline"\n',
        encoding="utf-8",
    )
    edition = edition_of(begin(edition=str(file)))
    assert edition["rank_numbers"] == NUMBERS | {"farmer": 2, "emperor": 20}
    assert edition["mission_points"] == POINTS | {"1": 7}
    assert edition["id"] == "inline"


def test_18_3_a_table_instead_of_a_file() -> None:
    edition = edition_of(begin(edition={"rank_numbers": {"farmer": 2}}))
    assert edition["rank_numbers"] == NUMBERS | {"farmer": 2}
    assert edition_of(begin(edition={})) == edition_of(begin())


# ---- what an edition does ----


def test_18_3_rank_numbers_decide_tricks(file: Path) -> None:
    """With one step between Knight and Priest a single cube makes a tie."""
    file.write_text("[rank_numbers]\npriest = 12\n", encoding="utf-8")
    for edition, cubes, taker in ((str(file), 1, 0), (str(file), 2, 1), ("default", 2, 0)):
        match = table("Ye-Pr", "Ye-Kn", b="cubes: 5", edition=edition)
        play(match, "Ye-Pr", "play Ye-Kn", f"cubes +{cubes}")
        assert took_last(match) == taker


def test_18_3_mission_points_are_written(file: Path) -> None:
    file.write_text("[mission_points]\n1 = 2\n12 = 7\n", encoding="utf-8")
    assert written(with_counts(1, 3, 3, 2, 0, edition=str(file))) == [2, 2, 0, 0]
    assert written(with_counts(12, 3, 2, 2, 0, edition=str(file))) == [-7, 0, 0, 0]
    assert begin(missions=[1], edition=str(file)).view()["mission"]["points"] == 2


def test_18_3_player_counts_make_the_mission_deck(file: Path) -> None:
    file.write_text("[mission_players]\n5 = [2, 3, 4]\n1 = [3, 4]\n", encoding="utf-8")
    match = begin(2, edition=str(file))
    deck = lines_of(match, "mission deck")[0].split()
    known = {*deck, str(match.view()["mission"]["id"])}
    assert "5" in known
    assert "1" not in known
    assert len(known) == 20
    with pytest.raises(BadOption, match="mission 1 is not used with 2 players"):
        begin(2, edition=str(file), missions=[1])


def test_18_3_titles(file: Path) -> None:
    file.write_text(
        '[mission_titles]\n1 = "ზუსტად სამი"\n[scroll_titles]\n4 = "Deal again"\n', encoding="utf-8"
    )
    match = begin(edition=str(file), missions=[1, 2])
    assert match.view()["mission"]["title"] == "ზუსტად სამი"
    assert edition_of(match)["scroll_titles"] == {"4": "Deal again"}
    first_options(match, until=2)
    assert match.view()["mission"]["title"] is None  # the working title is used
    assert begin(missions=[1]).view()["mission"]["title"] is None


# ---- faults: the line, and what is allowed ----

RANKS = "farmer, assassin, explorer, dwarf, wizard, knight, priest, emperor"
WHOLE = "must be a whole number from"
TEXT = "must be a text of at most 80 characters"
COUNTS = "must be a rising list of player counts out of 2, 3, 4 that holds 4"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\n[ranks]\nfarmer = 1\n", "line 2: unknown section 'ranks'; known: id, rank_numbers"),
        ("\n\nranks = 3\n", "line 3: unknown section 'ranks'"),
        ("\nrank_numbers = 3\n", "line 2: rank_numbers must be a table"),
        (
            "[rank_numbers]\n\nking = 1\n",
            f"line 3: unknown key 'king' in rank_numbers; allowed: {RANKS}",
        ),
        ('[rank_numbers]\nfarmer = "1"\n', f"line 2: rank_numbers.farmer {WHOLE} 0 to 99, not '1'"),
        ("[rank_numbers]\nfarmer = -1\n", f"line 2: rank_numbers.farmer {WHOLE} 0 to 99, not -1"),
        ("[rank_numbers]\nemperor = 100\n", f"line 2: rank_numbers.emperor {WHOLE} 0 to 99"),
        ("[rank_numbers]\nfarmer = 1.0\n", f"line 2: rank_numbers.farmer {WHOLE} 0 to 99, not 1.0"),
        ("[rank_numbers]\nfarmer = true\n", f"line 2: rank_numbers.farmer {WHOLE} 0 to 99"),
        (
            "[mission_points]\n# no\n3 = 1\n",
            "line 3: unknown key '3' in mission_points; allowed: 1, 2",
        ),
        ("[mission_points]\n1 = 0\n", f"line 2: mission_points.1 {WHOLE} 1 to 99, not 0"),
        ("[mission_points]\n1 = -5\n", f"line 2: mission_points.1 {WHOLE} 1 to 99, not -5"),
        ("[mission_points]\n1 = 2020-01-01\n", f"line 2: mission_points.1 {WHOLE} 1 to 99"),
        (
            "[mission_players]\n26 = [4]\n",
            "line 2: unknown key '26' in mission_players; allowed: 1",
        ),
        ("[mission_players]\n5 = 4\n", f"line 2: mission_players.5 {COUNTS}, not 4"),
        ("[mission_players]\n5 = [4, 3]\n", f"line 2: mission_players.5 {COUNTS}, not [4, 3]"),
        ("[mission_players]\n5 = [3, 3, 4]\n", f"line 2: mission_players.5 {COUNTS}"),
        ("[mission_players]\n5 = [4, 5]\n", f"line 2: mission_players.5 {COUNTS}"),
        ("[mission_players]\n5 = [2, 3]\n", f"line 2: mission_players.5 {COUNTS}"),
        ("[mission_players]\n5 = []\n", f"line 2: mission_players.5 {COUNTS}"),
        ("[mission_players]\n5 = [[4]]\n", f"line 2: mission_players.5 {COUNTS}"),
        ("[mission_players]\n5 = [{ a = 4 }]\n", f"line 2: mission_players.5 {COUNTS}"),
        ('[mission_players]\n5 = ["4"]\n', f"line 2: mission_players.5 {COUNTS}"),
        ("[mission_titles]\n1 = 3\n", f"line 2: mission_titles.1 {TEXT}, not 3"),
        ('[mission_titles]\n1 = ""\n', f"line 2: mission_titles.1 {TEXT}, not ''"),
        ('[mission_titles]\n26 = "x"\n', "line 2: unknown key '26' in mission_titles; allowed: 1"),
        ('[scroll_titles]\n21 = "x"\n', "line 2: unknown key '21' in scroll_titles; allowed: 1"),
        (f'[scroll_titles]\n4 = "{"x" * 81}"\n', f"line 2: scroll_titles.4 {TEXT}"),
        ("\nid = 3\n", f"line 2: id {TEXT}"),
        ('id = ""\n', f"line 1: id {TEXT}"),
    ],
)
def test_18_3_every_fault_with_its_line_and_what_is_allowed(
    file: Path, text: str, said: str
) -> None:
    found = faults(file, text)
    assert said in found
    assert found.startswith("mine.toml: ")


def test_18_3_numbers_must_rise_from_farmer_to_emperor(file: Path) -> None:
    found = faults(file, "[rank_numbers]\nfarmer = 3\n")
    assert "line 2: the number of assassin must be larger than that of farmer" in found
    found = faults(file, "[rank_numbers]\n\nemperor = 12\n")
    assert "line 3: the number of emperor must be larger than that of priest" in found


def test_18_3_twelve_missions_must_be_left_for_each_number_of_players(file: Path) -> None:
    few = "".join(f"{mission} = [3, 4]\n" for mission in range(9, 19) if mission != 16)
    found = faults(file, f"\n[mission_players]\n{few}")
    assert found == "mine.toml: line 2: only 11 missions for 2 players; 12 are needed"
    just = "".join(f"{mission} = [3, 4]\n" for mission in range(9, 18) if mission != 16)
    file.write_text(f"[mission_players]\n{just}", encoding="utf-8")
    assert begin(2, edition=str(file)).view()["missions_left"] == 11


def test_18_3_all_faults_are_told_at_once(file: Path) -> None:
    text = '[rank_numbers]\nfarmer = "x"\nking = 3\n[mission_points]\n1 = 0\n[no]\n'
    found = faults(file, text)
    for line in (2, 3, 5, 6):
        assert f"line {line}: " in found


@pytest.mark.parametrize(
    "text",
    [
        'rank_numbers = { farmer = "x" }\n',
        'rank_numbers.farmer = "x"\n',
        "[rank_numbers]\n'farmer' = \"x\"\n",
        '[ "rank_numbers" ]\n"farmer" = "x"\n',
    ],
    ids=["inline table", "dotted key", "literal key", "quoted keys"],
)
def test_18_3_the_line_is_found_in_every_way_of_writing(file: Path, text: str) -> None:
    line = text.count("\n") + 2
    said = faults(file, f'id = "mine"\n\n{text}')
    assert f"line {line}: rank_numbers.farmer {WHOLE} 0 to 99, not 'x'" in said


def test_18_3_syntax_errors_with_their_line(file: Path) -> None:
    assert "line 2" in faults(file, 'id = "mine"\n[rank_numbers\n')
    assert "line 3" in faults(file, "[rank_numbers]\nfarmer = 1\nfarmer = 2\n")
    assert faults(file, "farmer").startswith("mine.toml: ")


def test_18_3_deep_nesting_is_a_fault_not_a_crash(file: Path) -> None:
    assert faults(file, "x = " + "[" * 20_000).startswith("mine.toml: ")


# ---- files that cannot be read ----


def test_18_3_a_missing_file(file: Path) -> None:
    with pytest.raises(BadEdition, match="cannot read the edition") as caught:
        begin(edition=str(file))
    assert "mine.toml" in str(caught.value)


def test_18_3_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot read the edition"):
        begin(edition=str(tmp_path))


@pytest.mark.parametrize("name", ["", "no\0name"])
def test_18_3_names_that_are_none(name: str) -> None:
    with pytest.raises(BadEdition, match="cannot read the edition"):
        begin(edition=name)


def test_18_3_not_utf_8(file: Path) -> None:
    file.write_bytes(b'id = "\xff\xfe"\n')
    with pytest.raises(BadEdition, match="cannot read the edition"):
        begin(edition=str(file))


def test_18_3_huge_files_are_not_read(file: Path) -> None:
    file.write_text("# " + "x" * 99_997 + "\n", encoding="utf-8")
    assert edition_of(begin(edition=str(file)))["id"] == "default"
    with file.open("a") as out:
        out.write("#")
    with pytest.raises(BadEdition, match=r"mine\.toml: larger than 100000 bytes"):
        begin(edition=str(file))


@pytest.mark.parametrize("value", [5, None, True, ["default"], 1.5])
def test_18_3_neither_name_nor_table(value: object) -> None:
    with pytest.raises(BadEdition, match="'default', the path of a TOML file or a table"):
        begin(edition=value)


@pytest.mark.parametrize(
    "value",
    [
        {"rank_numbers": None},
        {1: 2},
        {"mission_points": {1: 4}},
        {"mission_players": {"5": [[4]]}},
        {"id": ["x"]},
    ],
    ids=str,
)
def test_18_3_a_bad_table_is_refused(value: object) -> None:
    with pytest.raises(BadEdition, match="edition: "):
        begin(edition=value)


def test_18_3_a_bad_edition_is_a_bad_option() -> None:
    with pytest.raises(BadOption):
        begin(edition="/no/such/file.toml")


# ---- records ----


def test_18_3_a_record_carries_the_whole_edition(file: Path) -> None:
    file.write_text('[rank_numbers]\nfarmer = 2\n[mission_titles]\n1 = "Three"\n', encoding="utf-8")
    match = begin(2, edition=str(file), missions=[1])
    edition = match.record()["options"]["edition"]
    assert edition["rank_numbers"] == NUMBERS | {"farmer": 2}
    assert edition["mission_points"] == POINTS
    assert str(file) not in json.dumps(match.record())


def test_18_3_a_record_replays_without_the_file(file: Path) -> None:
    file.write_text("[rank_numbers]\nfarmer = 2\n[mission_points]\n24 = 9\n", encoding="utf-8")
    match = first_options(begin(2, edition=str(file), missions=[24]), until=2)
    record = json.loads(json.dumps(match.record()))
    file.unlink()
    again = rulebound.replay(record)
    for viewer in (0, 1, None):
        assert again.view(viewer) == match.view(viewer)
        assert again.log(viewer) == match.log(viewer)
    assert again.record() == record
    assert written(again) == written(match)


def test_18_3_a_changed_file_does_not_change_old_records(file: Path) -> None:
    file.write_text("[mission_points]\n24 = 9\n", encoding="utf-8")
    record = begin(2, edition=str(file), missions=[24]).record()
    file.write_text("[mission_points]\n24 = 1\n", encoding="utf-8")
    assert rulebound.replay(record).view()["mission"]["points"] == 9
    assert begin(2, edition=str(file), missions=[24]).view()["mission"]["points"] == 1


# ---- the shipped example ----


def test_18_3_the_example_of_an_owners_file() -> None:
    example = files("rulebound.games.urbno") / "editions" / "example-owner.toml"
    match = begin(2, edition=str(example), missions=[1, 5])
    edition = edition_of(match)
    assert edition["id"] == "my-printed-copy"
    assert list(edition["rank_numbers"].values()) == [2, 4, 5, 6, 8, 10, 12, 14]
    assert edition["mission_points"] == POINTS | {"1": 4, "24": 5}
    assert match.view()["mission"]["points"] == 4
    assert match.view()["mission"]["title"] == "Three, no more, no less"
    assert edition["scroll_titles"] == {"4": "Deal the cards anew"}
    assert first_options(match, until=2).view()["mission"]["id"] == 5  # marked for two players
