"""All that an account can keep on a server beside its tables: nobody else may read or change it."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import insert, select

from rulebound.server.store import RemarkRow, Store, now
from rulebound.server.store.neighbours import ReportRow
from rulebound.server.store.passkeys import PasskeyRow
from rulebound.server.store.schema import PUSHES, REMARKS, REMINDERS, SESSIONS
from rulebound.server.store.schema_accounts import BLOCKS, PASSKEYS, RECOVERY_LINKS, REPORTS
from rulebound.server.store.schema_people import FRIENDS, PROFILES

MAILBOX, HOUSE = "anns.own.mailbox", "anns.own.house.example"
ADDRESS: Final = f"{MAILBOX}@{HOUSE}"
OWN: Final = (
    (SESSIONS, SESSIONS.c.player_id),
    (PASSKEYS, PASSKEYS.c.player_id),
    (RECOVERY_LINKS, RECOVERY_LINKS.c.player_id),
    (REMINDERS, REMINDERS.c.player_id),
    (PUSHES, PUSHES.c.player_id),
    (REMARKS, REMARKS.c.player_id),
    (PROFILES, PROFILES.c.player_id),
    (BLOCKS, BLOCKS.c.account),
    (FRIENDS, FRIENDS.c.account),
    (REPORTS, REPORTS.c.by),
)
"""What belongs to whom."""
_NAMED: Final = ("key", "stop-of-mails", "hook", "push", "p256dh", "auth", "remark", "report")
_PASSING: Final = ("seen", "here")
"""Columns that change when their owner is about."""


@dataclass(frozen=True)
class Belongings:
    """What one person keeps: how it is addressed, and the words that nobody else may be told."""

    player_id: str
    addresses: dict[str, str]
    """By the names that these have in paths."""
    secrets: set[str]

    def contents(self, store: Store) -> list[Any]:
        with store.engine.connect() as connection:
            return [
                connection.execute(
                    select(*(c for c in table.c if c.name not in _PASSING))
                    .where(whose == self.player_id)
                    .order_by(*table.primary_key)
                ).all()
                for table, whose in OWN
            ]


def furnish(store: Store, player_id: str, table_id: str) -> Belongings:
    """Give the holder of an account some of everything."""
    player = store.player(player_id)
    assert player is not None
    assert player.login is not None
    pest, friend = store.new_player("Dan", {}), store.new_player("Dora", {})
    store.register(friend.id, f"dora-{friend.id}", "hash")
    (session,) = store.sessions(player)
    own = {what: f"anns-{what}-{session.id}" for what in _NAMED}
    key = PasskeyRow(player_id, player_id.encode(), b"key", "127.0.0.1", 0, own["key"])
    store.add_passkey(key, player.login)
    with store.engine.begin() as connection:
        values = {
            "mail": ADDRESS,
            "mail_folded": ADDRESS,
            "mail_confirmed": now(),
            "mail_stop": own["stop-of-mails"],
            "hook": f"https://{HOUSE}/{own['hook']}",
            "hook_shape": "json",
        }
        connection.execute(insert(REMINDERS).values(player_id=player_id, **values))
    link = store.new_recovery_link(player_id, ADDRESS)
    assert link is not None
    endpoint = f"https://{HOUSE}/{own['push']}"
    store.set_push(player_id, session.id, endpoint, own["p256dh"], own["auth"])
    assert store.remark(RemarkRow(player_id, table_id, 0, own["remark"], now()), 9)
    report = ReportRow(player_id, pest.id, "Dan", table_id, 1, None, "other", own["report"])
    store.report(report)
    store.block(player_id, pest.id)
    store.befriend(player_id, friend.id)
    store.make_profiles([player_id])
    (block,) = store.blocks(player_id)
    addresses = {
        "session_id": session.id,
        "passkey_id": key.id,
        "block_id": block.id,
        "handle": store.profiles([player_id])[player_id].handle,
    }
    called = {addresses[name] for name in ("session_id", "passkey_id", "block_id")}
    return Belongings(player_id, addresses, called | {link[0], MAILBOX, HOUSE, *own.values()})
