"""Webhooks: JSON for a program of one's own, and what Discord and Slack take."""

import json
from typing import Any

from rulebound.server.sending.errors import Declined, Failed
from rulebound.server.sending.post import Poster
from rulebound.server.sending.words import Message
from rulebound.server.wire.reminders import Shape


async def send(poster: Poster, url: str, shape: Shape, message: Message) -> int:
    """Tell a webhook; its status, or what :mod:`.errors` names."""
    body = json.dumps(shaped(shape, message), ensure_ascii=False).encode()
    status = await poster.post(url, body, {"Content-Type": "application/json"})
    if 200 <= status < 300:
        return status
    if 300 <= status < 500 and status not in (408, 409, 425, 429):
        raise Declined("the webhook does not take it", status)
    raise Failed("the webhook does not take it now", status)


def shaped(shape: Shape, message: Message) -> dict[str, Any]:
    if shape == "discord":
        # Names of tables mention nobody.
        return {"content": message.whole[:1900], "allowed_mentions": {"parse": []}}
    if shape == "slack":
        text = message.whole.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": text}
    return {
        "text": message.text or message.subject,
        "url": message.url,
        "notices": [
            {
                "kind": line.kind,
                "text": line.text,
                "url": line.url,
                "table": line.table,
                "title": line.title,
                "game": line.game,
                "since": line.began.isoformat(),
            }
            for line in message.lines
        ],
    }
