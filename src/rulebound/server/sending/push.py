"""Web push: a notice that a browser shows, whether or not a page is open.

It goes through the service of the browser's maker, which cannot read it, and which knows this
server by a key of its own.
"""

import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher
from yarl import URL

from rulebound.locale import RIGHT_TO_LEFT
from rulebound.server.config import Config
from rulebound.server.sending.errors import Declined, Failed, Gone
from rulebound.server.sending.post import Poster
from rulebound.server.sending.words import Message
from rulebound.server.store import PushRow

KEPT_SECONDS: Final = 24 * 3600
"""How long a service keeps a notice for a browser that is off."""
SIGNED_SECONDS: Final = 12 * 3600
LONGEST: Final = 3000
"""A service takes 4096 bytes, encryption included."""
_CURVE: Final = ec.SECP256R1()
_AUTH_BYTES: Final = 16


def new_key() -> str:
    """The private key of a server."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return _written(number.to_bytes(32, "big"))


class Pusher:
    def __init__(self, config: Config, key: str) -> None:
        self._config = config
        self._vapid = Vapid02.from_raw(key.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = _written(point)
        """The public one, which browsers ask for."""

    async def send(self, poster: Poster, to: PushRow, message: Message) -> None:
        """Tell a browser; raises what :mod:`.errors` names."""
        keys = {"p256dh": to.p256dh, "auth": to.auth}
        pusher = WebPusher({"endpoint": to.endpoint, "keys": keys})
        encoded = pusher.encode(payload(message), content_encoding="aes128gcm")
        owner = f"mailto:{self._config.mail_from}" if self._config.mail_from else None
        signed = self._vapid.sign(
            {
                "sub": owner or self._config.address,
                "aud": str(URL(to.endpoint).origin()),
                "exp": str(int(time.time()) + SIGNED_SECONDS),
            }
        )
        headers = {
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": _topic(message.tag),
            **signed,
        }
        status = await poster.post(to.endpoint, bytes(encoded["body"]), headers)
        if status in (404, 410):
            raise Gone("the browser is gone", status)
        if status in (400, 401, 403, 413):
            raise Declined("the service does not take it", status)
        if not 200 <= status < 300:
            raise Failed("the service does not take it now", status)


def check_keys(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted for a browser with these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _read(p256dh))
        return len(_read(auth)) == _AUTH_BYTES
    except (ValueError, UnsupportedAlgorithm):
        return False


def payload(message: Message) -> bytes:
    """What the worker of the client is told, short enough for every service."""
    text = message.text or "\n".join(line.text for line in message.lines)
    told = {
        "title": message.subject,
        "body": "",
        "url": message.url,
        "tag": message.tag,
        "lang": message.language,
        "dir": "rtl" if message.language in RIGHT_TO_LEFT else "ltr",
    }
    while True:
        told["body"] = text
        data = json.dumps(told, ensure_ascii=False).encode()
        if len(data) <= LONGEST:
            return data
        text = text[: len(text) * 3 // 4].rstrip() + "…"


def _topic(tag: str) -> str:
    """At most 32 signs; a later notice takes the place of one that was not fetched yet."""
    sound = "".join(sign for sign in tag if sign.isascii() and (sign.isalnum() or sign in "-_"))
    return sound[:32] or secrets.token_urlsafe(12)


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
