"""What everybody may know of a table."""

from collections.abc import Collection
from typing import Any

from rulebound.bots import table_bots
from rulebound.server.store import ChairRow, TableRow
from rulebound.server.wire.http import BotInfo, Chair, TableInfo


def table_info(
    table: TableRow,
    player_id: str | None,
    *,
    seat: int | None = None,
    present: Collection[int] = (),
    stuck: Collection[int] = (),
) -> TableInfo:
    """The table as a player sees it in a list.

    ``seat``: a seat that the asker holds by its key; ``present``: seats whose people have a page
    open; ``stuck``: seats of bots that failed.
    """
    own = table.chair_of(player_id)
    you = own.seat if own is not None and seat is None else seat
    values: dict[str, Any] = {
        name: getattr(table, name)
        for name in (
            *(
                "id",
                "title",
                "game",
                "rules",
                "options",
                "seats",
                "status",
                "public",
                "watching",
                "help",
            ),
            *("language", "guide", "seq", "turn", "result", "created", "moved", "until"),
            *("parent", "rematch", "imported", "clock"),
        )
    }
    return TableInfo(
        **values,
        hints=table.allows_hints,
        owner=player_id is not None and table.owner == player_id,
        you=you,
        chairs=[
            _chair(chair, name, you, present, stuck)
            for chair, name in zip(table.chairs, table.names, strict=True)
        ],
        seed=str(table.seed) if table.status == "finished" else None,
        rematch_asked=[chair.seat for chair in table.chairs if chair.rematch],
    )


def _chair(
    chair: ChairRow,
    name: str | None,
    you: int | None,
    present: Collection[int],
    stuck: Collection[int],
) -> Chair:
    there = chair.kind == "bot" or (chair.kind == "person" and chair.seat in present)
    return Chair(
        seat=chair.seat,
        kind=chair.kind,
        name=name,
        bot=None if chair.bot is None else bot_info(chair.bot),
        you=chair.seat == you,
        present=there,
        away_since=None if there or chair.kind != "person" else chair.seen,
        stuck=chair.kind == "bot" and chair.seat in stuck,
    )


def bot_info(name: str) -> BotInfo:
    """A bot by its name, even if it is no longer installed."""
    known = table_bots().get(name)
    if known is None:
        return BotInfo(name=name, title=name, step=0)
    return BotInfo(name=name, title=known.title, step=known.step)
