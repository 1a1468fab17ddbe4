"""What is asked again and again is found by an index: it costs no more among 100,000 tables."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import event, text

from rulebound.server.store import Store, now
from rulebound.server.wire.fields import Listing
from tests.server.furniture import open_table

TABLES = (
    *("tables", "chairs", "acts", "chat", "keepsakes", "portraits", "sessions", "players"),
    *("reminders", "pushes", "notices"),
)


@pytest.fixture
def lite(tmp_path: Path) -> Iterator[Store]:
    """SQLite tells how it will look for something, whatever there is."""
    store = Store(f"sqlite:///{tmp_path / 'plans.db'}")
    store.migrate()
    yield store
    store.close()


def plans(store: Store, work: Callable[[], Any]) -> list[str]:
    """How the statements of some work are carried out, one step a line."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        asked.append((statement, values))

    event.listen(store.engine, "before_cursor_execute", note)
    work()
    event.remove(store.engine, "before_cursor_execute", note)
    with store.engine.connect() as connection:
        return [
            row.detail
            for statement, values in asked
            if statement.lstrip().startswith(("SELECT", "UPDATE", "DELETE"))
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]


def read_through(steps: list[str]) -> list[str]:
    """The steps that read a table, or an index of it, from one end to the other."""
    return [step for step in steps if step.startswith("SCAN ") and step.split()[1] in TABLES]


def sorts(steps: list[str]) -> list[str]:
    """The steps that put everything in order that was found."""
    return [step for step in steps if step == "USE TEMP B-TREE FOR ORDER BY"]


def test_reading_all_would_be_noticed(lite: Store) -> None:
    def work() -> None:
        with lite.engine.connect() as connection:
            connection.execute(text("SELECT id FROM tables ORDER BY title"))

    steps = plans(lite, work)
    assert read_through(steps)
    assert sorts(steps)


def test_what_is_due_is_read_in_its_order(lite: Store) -> None:
    steps = plans(lite, lambda: lite.due(now()))
    assert steps
    assert read_through(steps) == sorts(steps) == []


def test_who_has_to_be_reminded_is_found_in_its_order(lite: Store) -> None:
    ann = lite.new_player("Ann", {})
    lite.set_mail(ann.id, "ann@example.org")
    asked = (
        lambda: lite.remindable(now()),
        lambda: lite.claim("me", now(), now(), 5),
        lambda: lite.forget_notices(now()),
        lambda: lite.set_choices(ann.id, {}),
        lambda: lite.pushes(ann.id),
        lambda: lite.stop_mail("token"),
        lambda: lite.confirm_mail("token"),
    )
    for work in asked:
        steps = plans(lite, work)
        assert steps
        assert read_through(steps) == []
    assert sorts(plans(lite, asked[0])) == sorts(plans(lite, asked[1])) == []


@pytest.mark.parametrize("work", [Store.end_abandoned, Store.delete_closed])
def test_clearing_away_looks_at_nothing_else(lite: Store, work: Callable[..., int]) -> None:
    ann = lite.new_player("Ann", {})
    for status in ("open", "running", "closed", "finished"):
        open_table(lite, ann, "steady", status=status)
    steps = plans(lite, lambda: work(lite, now()))
    assert steps
    assert read_through(steps) == []


@pytest.mark.parametrize("player", [None, "ann"])
@pytest.mark.parametrize("page", ["first", "next"])
@pytest.mark.parametrize("game", [None, "urbno"])
@pytest.mark.parametrize("listing", get_args(Listing))
def test_a_list_is_read_from_an_index(
    lite: Store, listing: Listing, game: str | None, page: str, player: str | None
) -> None:
    before = None if page == "first" else (now(), "x")
    steps = plans(lite, lambda: lite.tables(listing, player, game, before=before))
    assert any("INDEX ix_tables_status_public" in step for step in steps) or listing == "mine"
    assert read_through(steps) == []


@pytest.mark.parametrize("player", [None, "ann"])
def test_counting_reads_no_more_than_is_told(lite: Store, player: str | None) -> None:
    steps = plans(lite, lambda: lite.counts(player))
    assert steps
    assert read_through(steps) == []


def test_ones_own_tables_are_not_looked_for_among_all(lite: Store) -> None:
    """Only what is public is read in the order of all tables, and no further than a page."""
    ordered = "INDEX ix_tables_status_public"
    for listing, parts in (("mine", 0), ("finished", 1)):
        steps = plans(lite, lambda listing=listing: lite.tables(listing, "ann"))  # type: ignore[misc]
        assert sum(ordered in step for step in steps) == parts, steps
    steps = plans(lite, lambda: lite.counts("ann"))
    assert sum(ordered in step for step in steps) == 3, steps


def test_a_history_is_found_through_the_chairs_of_its_player(lite: Store) -> None:
    steps = plans(lite, lambda: lite.past("somebody"))
    assert steps
    assert read_through(steps) == []


def test_pages_of_a_history_are_looked_up_one_by_one(lite: Store) -> None:
    steps = plans(lite, lambda: (lite.tables_of(["one", "two"]), lite.portraits(["one", "two"])))
    assert steps
    assert read_through(steps) == []
