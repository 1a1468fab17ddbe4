"""What the server keeps of a person, apart from matches: for that person to read."""

from datetime import datetime
from typing import Any

from rulebound.server.store import PlayerRow, Store


def belongings(store: Store, player: PlayerRow) -> dict[str, Any]:
    """By the names of files. Of secrets (hashes, keys, tokens) there is nothing in it."""
    return {
        "account": _account(store, player),
        "settings": player.settings,
        "reminders": _reminders(store, player),
        "notes": [
            {"table": row.table_id, "at": row.at, "text": row.text, "written": _time(row.written)}
            for row in store.remarks_of(player.id)
        ],
        "messages": [
            {"table": row.table_id, "name": row.name, "text": row.text, "when": _time(row.created)}
            for row in store.said_by(player.id)
        ],
        "people": {
            "blocked": [
                {"name": row.name, "since": _time(row.created)} for row in store.blocks(player.id)
            ],
            "reported": [
                {
                    "name": row.name,
                    "table": row.table_id,
                    "reason": row.reason,
                    "text": row.text,
                    "when": _time(row.created),
                }
                for row in store.reports_by(player.id)
            ],
        },
    }


def _account(store: Store, player: PlayerRow) -> dict[str, Any]:
    return {
        "name": player.name,
        "login": player.login,
        "created": _time(player.created),
        "seen": _time(player.seen),
        "passkeys": [
            {"name": row.name, "created": _time(row.created), "used": _time(row.used)}
            for row in store.passkeys(player.id)
        ],
        "sessions": [
            {
                "browser": row.browser,
                "system": row.system,
                "created": _time(row.created),
                "seen": _time(row.seen),
            }
            for row in store.sessions(player)
        ],
    }


def _reminders(store: Store, player: PlayerRow) -> dict[str, Any]:
    row = store.reminders(player.id)
    pushes = [{"created": _time(push.created)} for push in store.pushes(player.id)]
    if row is None:
        return {"browsers": pushes}
    return {
        "choices": row.choices,
        "mail": row.mail,
        "confirmed": _time(row.mail_confirmed),
        "webhook": row.hook,
        "browsers": pushes,
    }


def _time(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat(timespec="seconds")
