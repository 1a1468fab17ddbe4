"""Tables and acts for the store, made by hand."""

from typing import Any

from rulebound.server.store import (
    ActRow,
    ChairRow,
    PlayerRow,
    Store,
    TableRow,
    new_secret,
    new_table_id,
    now,
)


def open_table(
    store: Store, owner: PlayerRow, *others: PlayerRow | str | None, **values: Any
) -> TableRow:
    """A table with its owner on the first chair; then people, names of bots, open chairs."""
    given: dict[str, Any] = {"title": "Evening", "seed": 2**62 + 1, **values}
    table = TableRow(
        id=new_table_id(),
        game="tashkalar",
        rules="1",
        options={"form": "duel"},
        seats=1 + len(others),
        owner=owner.id,
        created=now(),
        **given,
    )
    chairs = [_chair(table.id, seat, somebody) for seat, somebody in enumerate((owner, *others))]
    store.open_table(table, chairs)
    found = store.table(table.id)
    assert found is not None
    return found


def _chair(table_id: str, seat: int, somebody: PlayerRow | str | None) -> ChairRow:
    if somebody is None:
        return ChairRow(table_id, seat, "open", new_secret())
    if isinstance(somebody, str):
        return ChairRow(table_id, seat, "bot", new_secret(), bot=somebody)
    return ChairRow(table_id, seat, "person", new_secret(), somebody.id, somebody.name)


def act(table_id: str, seq: int, notation: str = "pass", seat: int = 0) -> ActRow:
    return ActRow(table_id, seq, seat, "choose", notation, now())


def reread(store: Store, table: TableRow) -> TableRow:
    found = store.table(table.id)
    assert found is not None
    return found
