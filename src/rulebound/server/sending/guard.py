"""Where this server may be sent by people who name an address on the web.

Near it there may be machines that trust all their neighbours. So a name is looked up, and unless
all that it leads to is public, nothing is sent; the connection is made to what was looked up, not
to what the name means a moment later.
"""

import ipaddress
import socket
from typing import Final

from aiohttp import ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from rulebound.server.config import Config

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 as those see it who have IPv6 alone."""


class BadUrl(Exception):
    """An address to which nothing is sent, and why."""


class Private(OSError):
    """A name leads into a private network."""


def check_url(text: str, config: Config) -> URL:
    """The address, if something may be sent there as far as it can be told from the text."""
    if not text.isascii() or any(not sign.isprintable() or sign in ' "<>\\' for sign in text):
        raise BadUrl("an address holds plain letters and signs without spaces")
    try:
        url = URL(text)
        host, port = url.host, url.port
    except (ValueError, UnicodeError):
        raise BadUrl("this is not an address") from None
    if url.scheme != "https" and not (url.scheme == "http" and config.hooks_http):
        raise BadUrl("an address begins with https://")
    if url.user is not None or url.password is not None:
        raise BadUrl("an address here has no name and password before its host")
    if not host or not port:
        raise BadUrl("an address has a host")
    if not config.hooks_private:
        if host.rstrip(".") == "localhost" or host.rstrip(".").endswith(".localhost"):
            raise BadUrl("this address leads into a private network")
        try:
            literal = ipaddress.ip_address(host)
        except ValueError:
            return url
        if not is_public(literal):
            raise BadUrl("this address leads into a private network")
    return url


def is_public(address: Address) -> bool:
    """Whether anybody on the internet could go there."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in _TRANSLATED:
            inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if any(other is not None and not is_public(other) for other in inner):
            return False
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class GuardedResolver(AbstractResolver):
    """Looks names up, and finds nothing behind those that lead into private networks."""

    def __init__(self, config: Config) -> None:
        self._private = config.hooks_private
        self._lookup: AbstractResolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._lookup.resolve(host, port, family)
        if not self._private:
            for each in found:
                if not is_public(ipaddress.ip_address(each["host"].partition("%")[0])):
                    raise Private("the name leads into a private network")
        return found

    async def close(self) -> None:
        await self._lookup.close()
