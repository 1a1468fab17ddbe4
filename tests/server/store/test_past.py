"""What belongs to whose history, and portraits of matches."""

from datetime import timedelta

from rulebound.core.portrait import Portrait
from rulebound.server.store import PlayerRow, Store, TableRow, now
from tests.server.furniture import open_table

PORTRAIT = Portrait("some-form", ("one-side", ""), (3, None), "<svg/>")


def finished(store: Store, owner: PlayerRow, *others: PlayerRow | str, days: int = 1) -> TableRow:
    table = open_table(store, owner, *others)
    store.start(table.id, now(), 0, None, "1")
    store.end(table.id, now() - timedelta(days=days), {"id": "x", "args": {}})
    return table


def test_a_history_holds_what_one_sat_at_or_opened_the_newest_first(store: Store) -> None:
    ann, bob, eve = (store.new_player(name, {}) for name in ("Ann", "Bob", "Eve"))
    old = finished(store, ann, bob, days=3)
    new = finished(store, bob, ann, days=1)
    finished(store, eve, "steady")
    open_table(store, ann, "steady")
    assert [row.id for row in store.past(ann.id)] == [new.id, old.id]
    company = store.past(ann.id)[1].company
    assert [(each.seat, each.player_id, each.name) for each in company] == [
        (0, ann.id, "Ann"),
        (1, bob.id, "Bob"),
    ]


def test_a_portrait_is_kept_and_may_be_drawn_again(store: Store) -> None:
    ann = store.new_player("Ann", {})
    table = finished(store, ann, "steady")
    assert store.picture(table.id) is None
    assert store.past(ann.id)[0].form == ""
    store.portray(table.id, Portrait())
    store.portray(table.id, PORTRAIT)
    assert store.picture(table.id) == "<svg/>"
    assert store.portraits([table.id, "nothere"]) == {
        table.id: Portrait("some-form", ("one-side", ""), (3, None))
    }
    (row,) = store.past(ann.id)
    assert (row.form, row.sides, row.points) == ("some-form", ["one-side", ""], [3, None])


def test_of_a_table_that_is_gone_no_portrait_is_kept(store: Store) -> None:
    store.portray("nothere", PORTRAIT)
    assert store.portraits(["nothere"]) == {}


def test_tables_come_in_the_order_in_which_they_are_asked_for(store: Store) -> None:
    ann = store.new_player("Ann", {})
    one, two = finished(store, ann, "steady"), finished(store, ann, "steady")
    assert [table.id for table in store.tables_of([two.id, "nothere", one.id])] == [two.id, one.id]
