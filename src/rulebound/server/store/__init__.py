"""What the server remembers: players, tables, chairs, journals and chat. All SQL is in here."""

from rulebound.server.store.base import CHANNEL
from rulebound.server.store.listings import PAGE, place_of
from rulebound.server.store.past import Company, PastRow
from rulebound.server.store.players import LoginTaken
from rulebound.server.store.reminders import TooManyLinks
from rulebound.server.store.rows import (
    AccountChange,
    ActKind,
    ActRow,
    AnalysisRow,
    ChairRow,
    ChatRow,
    HintRow,
    News,
    NoticeKind,
    NoticeRow,
    PlayerRow,
    PushRow,
    RemarkRow,
    ReminderRow,
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
    "AccountChange",
    "ActKind",
    "ActRow",
    "AnalysisRow",
    "ChairRow",
    "ChatRow",
    "Company",
    "HintRow",
    "LoginTaken",
    "News",
    "NoticeKind",
    "NoticeRow",
    "PastRow",
    "PlayerRow",
    "PushRow",
    "RemarkRow",
    "ReminderRow",
    "SessionRow",
    "StaleAct",
    "Store",
    "TableRow",
    "TooManyLinks",
    "new_secret",
    "new_table_id",
    "now",
    "place_of",
    "read_news",
]
