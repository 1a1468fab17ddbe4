"""The file of results: each match once, and nothing believed that we would not have written."""

import sqlite3
from array import array
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.arena.contest import make_plan
from rulebound.arena.matches import Finished
from rulebound.arena.store import BadStore, Played, Store
from rulebound.core.flow import Text

PLAN = make_plan("tashkalar", options={"form": "duel"}, seed=3)
MATCH = Played(
    0, ("a", "b"), (0, 1), (7.0, None), 11, "tashkalar-over-deck", 10, 4, "0123456789ab",
    (array("f", [0.5, 0.25]), array("f")),
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store that holds one match."""
    path = tmp_path / "runs.db"
    with Store(path) as store:
        assert store.add(store.run(PLAN), MATCH)
    return path


def refusal(path: Path, *, new: bool = False) -> str:
    """The message with which a store is refused, whether on opening or on reading."""
    with pytest.raises(BadStore) as caught:
        read(path, new)
    return caught.value.message


def read(path: Path, new: bool) -> None:
    with Store(path, new=new) as store:
        for run in store.runs():
            store.matches(run)


def spoil(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as base:
        for statement in statements:
            base.execute(statement)
        base.commit()


def test_what_is_kept_comes_back(file: Path) -> None:
    with Store(file, new=False) as store:
        ((run, plan),) = store.runs().items()
        assert plan == PLAN
        (match,) = store.matches(run)
    assert match == MATCH
    assert [list(seconds) for seconds in match.thought] == [[0.5, 0.25], []]


def test_a_match_is_kept_once(file: Path) -> None:
    with Store(file) as store:
        run = store.run(PLAN)
        assert not store.add(run, replace(MATCH, places=(1, 0)))
        assert store.matches(run) == [MATCH]
        assert store.add(run, replace(MATCH, seating=("b", "a")))
        assert store.add(run, replace(MATCH, deal=1))
        assert len(store.matches(run)) == 3


def test_two_at_one_file(file: Path) -> None:
    with Store(file) as one, Store(file) as two:
        assert one.run(PLAN) == two.run(PLAN)
        assert one.add(one.run(PLAN), replace(MATCH, deal=1))
        assert not two.add(two.run(PLAN), replace(MATCH, deal=1))
        assert len(two.matches(two.run(PLAN))) == 2


def test_other_plans_are_other_runs(file: Path) -> None:
    with Store(file) as store:
        assert store.run(replace(PLAN, seconds=1.0)) != store.run(PLAN)
        assert store.run(make_plan("tashkalar", options={"form": "duel"}, seed=4)) == 3
        assert store.matches(3) == []


def test_a_match_that_nobody_wins_is_read_again(tmp_path: Path) -> None:
    """All share the place after the winners: there are none."""
    thought = (array("f"), array("f"))
    over = Text("homm3-over-rounds")
    match = Finished(0, 11, ("a", "b"), ((), (0, 1)), (0, 0), over, 10, 4, None, thought=thought)
    with Store(tmp_path / "runs.db") as store:
        run = store.run(PLAN)
        store.add(run, Played.of(match, "0123456789ab"))
        assert [played.places for played in store.matches(run)] == [(0, 0)]


def test_a_closed_store_is_one_file(file: Path) -> None:
    assert [path.name for path in file.parent.iterdir()] == ["runs.db"]


def test_without_a_file_nothing_is_left() -> None:
    with Store(None) as store:
        assert store.add(store.run(PLAN), MATCH)
        assert store.matches(store.run(PLAN)) == [MATCH]


def test_options_worth_telling() -> None:
    assert PLAN.special() == {"form": "duel"}
    assert make_plan("urbno").special() == {}


# ---- hostile files ----


def test_what_does_not_exist_is_not_made_by_looking(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.db") == "cli-arena-no-store"
    assert list(tmp_path.iterdir()) == []
    assert refusal(tmp_path / "no" / "none.db", new=True) == "cli-error-folder"


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize("content", [b"no database at all", b"SQLite format 3\0" + b"\xff" * 5000])
def test_files_of_other_kinds_are_left_alone(tmp_path: Path, content: bytes, new: bool) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    assert refusal(path, new=new) == "cli-arena-not-store"
    assert path.read_bytes() == content


@pytest.mark.parametrize("new", [True, False])
def test_databases_of_others_are_left_alone(tmp_path: Path, new: bool) -> None:
    path = tmp_path / "other.db"
    spoil(path, "CREATE TABLE treasure (gold INTEGER)", "INSERT INTO treasure VALUES (5)")
    before = path.read_bytes()
    assert refusal(path, new=new) == "cli-arena-not-store"
    assert path.read_bytes() == before


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    assert refusal(tmp_path, new=True) == "cli-error-write"


def test_a_newer_store_says_so(file: Path) -> None:
    spoil(file, "PRAGMA user_version = 99")
    assert refusal(file) == "cli-error-newer"


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER more AFTER INSERT ON matches BEGIN DELETE FROM seats; END",
        "CREATE VIEW sight AS SELECT 1",
        "ALTER TABLE seats ADD COLUMN bribe TEXT",
        "DROP TABLE seats",
    ],
)
def test_a_store_with_other_tables_is_refused(file: Path, statement: str) -> None:
    spoil(file, statement)
    assert refusal(file) == refusal(file, new=True) == "cli-arena-not-store"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE runs SET plan = 'x'",
        "UPDATE runs SET plan = '[]'",
        "UPDATE runs SET plan = '{}'",
        "UPDATE runs SET plan = json_set(plan, '$.game', 'chess')",
        "UPDATE runs SET plan = json_set(plan, '$.seats', 99)",
        "UPDATE runs SET plan = json_set(plan, '$.seats', 'two')",
        "UPDATE runs SET plan = json_set(plan, '$.seconds', -1)",
        "UPDATE runs SET plan = json_set(plan, '$.options', 5)",
        "UPDATE runs SET plan = json_set(plan, '$.options.bribe', 5)",
        "UPDATE runs SET plan = json_set(plan, '$.more', 5)",
        "UPDATE matches SET seating = 'a,b,c'",
        "UPDATE matches SET seating = x'00ff'",
        "UPDATE matches SET seating = char(27) || '[2J,b'",
        "UPDATE matches SET seating = 'a@1.1.1,b'",
        "UPDATE matches SET deal = -1",
        "UPDATE matches SET deal = 'first'",
        "UPDATE matches SET choices = 1.5",
        "UPDATE matches SET code = '<script>'",
        "UPDATE matches SET reason = 'because ' || char(27)",
        "UPDATE seats SET bot = 'c' WHERE seat = 1",
        "UPDATE seats SET place = 7 WHERE seat = 1",
        "UPDATE seats SET place = 'first'",
        "UPDATE seats SET score = 9e999",
        "UPDATE seats SET score = 'much'",
        "UPDATE seats SET thought = x'00'",
        "UPDATE seats SET thought = x'0000c07f'",
        "UPDATE seats SET thought = 'long'",
        "UPDATE seats SET seat = seat + 2",
        "DELETE FROM seats WHERE seat = 1",
        "DELETE FROM seats",
    ],
)
def test_rows_that_we_would_not_write_are_refused(file: Path, statement: str) -> None:
    spoil(file, statement)
    assert refusal(file) == "cli-arena-spoilt"


def test_a_torn_file_is_refused(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    file.write_bytes(data)
    assert refusal(file) in ("cli-arena-not-store", "cli-arena-spoilt")


class Torn(array):  # type: ignore[type-arg]
    """Cannot be written."""

    def tobytes(self) -> bytes:
        raise KeyboardInterrupt


def test_nothing_is_half_written(file: Path) -> None:
    with Store(file) as store:
        torn = replace(MATCH, deal=5, thought=(array("f"), Torn("f")))
        with pytest.raises(KeyboardInterrupt):
            store.add(store.run(PLAN), torn)
        assert store.matches(store.run(PLAN)) == [MATCH]
