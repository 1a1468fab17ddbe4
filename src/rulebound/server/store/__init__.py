"""What the server remembers: players, tables, chairs, journals and chat. All SQL is in here."""

from rulebound.server.store.base import CHANNEL
from rulebound.server.store.listings import PAGE, place_of
from rulebound.server.store.players import LoginTaken
from rulebound.server.store.rows import (
    ActKind,
    ActRow,
    ChairRow,
    ChatRow,
    News,
    PlayerRow,
    SessionRow,
    TableRow,
    now,
    read_news,
)
from rulebound.server.store.store import StaleAct, Store
from rulebound.server.store.tables import new_secret, new_table_id

__all__ = [
    "CHANNEL",
    "PAGE",
    "ActKind",
    "ActRow",
    "ChairRow",
    "ChatRow",
    "LoginTaken",
    "News",
    "PlayerRow",
    "SessionRow",
    "StaleAct",
    "Store",
    "TableRow",
    "new_secret",
    "new_table_id",
    "now",
    "place_of",
    "read_news",
]
