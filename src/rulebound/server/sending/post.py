"""Requests to addresses that people have named: guarded, in time, and without following anybody."""

from collections.abc import Mapping
from typing import Final

from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientSession,
    ClientTimeout,
    DummyCookieJar,
    InvalidURL,
    TCPConnector,
)
from yarl import URL

from rulebound.server.config import Config
from rulebound.server.sending.errors import Declined, Failed
from rulebound.server.sending.guard import BadUrl, GuardedResolver, Private, check_url

SECONDS: Final = 15.0
"""For one request, from looking up the name to the answer."""
AT_ONCE: Final = 32


class Poster:
    """Sends requests. To be used within a loop, and closed there."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._resolver = GuardedResolver(config)
        self._session = ClientSession(
            connector=TCPConnector(
                resolver=self._resolver, use_dns_cache=False, force_close=True, limit=AT_ONCE
            ),
            cookie_jar=DummyCookieJar(),
            timeout=ClientTimeout(total=SECONDS),
            headers={"User-Agent": "Rulebound"},
        )

    async def close(self) -> None:
        await self._session.close()

    async def check(self, text: str) -> URL:
        """The address, if it can be reached and is not in a private network."""
        url = check_url(text, self._config)
        try:
            await self._resolver.resolve(url.host or "", url.port or 0)
        except Private:
            raise BadUrl("this address leads into a private network") from None
        except OSError:
            raise BadUrl("there is no such host") from None
        return url

    async def post(self, text: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, of which nothing else is read."""
        try:
            url = check_url(text, self._config)
        except BadUrl as error:  # what is allowed may have changed since it was kept
            raise Declined(str(error)) from None
        try:
            async with self._session.post(
                url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return answer.status
        except InvalidURL as error:
            raise Declined(type(error).__name__) from None
        except ClientConnectorError as error:
            private = isinstance(error.os_error, Private)
            raise (Declined if private else Failed)(type(error).__name__) from None
        except (ClientError, OSError, TimeoutError, ValueError) as error:
            raise Failed(type(error).__name__) from error
