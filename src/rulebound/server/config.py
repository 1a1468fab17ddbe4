"""How this server runs: from the command line, else from the environment, else by default."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from rulebound import RuleboundError

DEFAULT_PORT: Final = 8080
MAX_WORKERS: Final = 4
BOT_SECONDS: Final = 10.0
BOT_PAUSE: Final = 0.6
IDLE_SECONDS: Final = 600.0
UNWATCHED_SECONDS: Final = 300.0
ABANDONED_DAYS: Final = 90.0
STATEMENT_SECONDS: Final = 5.0
THIS_MACHINE: Final = ("localhost", "127.0.0.1", "[::1]")
SMTP_SCHEMES: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""How mail is handed over, with the usual port: by TLS, by STARTTLS, or readable on the way."""
_MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,189}")
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::[0-9]*)?")
"""What a request names as its host: a name or an address, and perhaps a port."""


class BadConfig(RuleboundError):
    """A setting of the server that makes no sense."""


@dataclass(frozen=True, slots=True)
class Config:
    data_dir: Path
    database_url: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public_url: str | None = None
    """Where people reach the server, if that is not ``host`` and ``port`` (behind a proxy)."""
    origins: tuple[str, ...] = ()
    """Web pages of other hosts that may talk to this server, as ``https://host[:port]``."""
    hosts: tuple[str, ...] = ()
    """The names under which this server may be asked, ``*.host`` with all below it; empty: any."""
    workers: int = 1
    """Processes in which bots of one person think; there are two more, for others."""
    warm: bool = False
    """Whether these processes start with the server, rather than when they are first needed."""
    bot_seconds: float = BOT_SECONDS
    """How long a bot may think about one choice."""
    bot_cores: int = 1
    """On how many cores it thinks at a time."""
    ponders: bool = True
    """Whether bots think on while people choose, in processes that have nothing else to do."""
    bot_pause: float = BOT_PAUSE
    """The shortest time between two choices of bots, so that people can follow."""
    idle_seconds: float = IDLE_SECONDS
    """After how long without anybody there a table is dropped from memory."""
    unwatched_seconds: float = UNWATCHED_SECONDS
    """After how long without anybody there bots stop, until somebody comes."""
    statement_seconds: float = STATEMENT_SECONDS
    """How long the database may take over one statement."""
    abandoned_days: float = ABANDONED_DAYS
    """After how long without anything done a table is given up; 0: never."""
    rate: float = 1.0
    """Multiplies how often a client may ask; 0: as often as it likes."""
    smtp_url: str | None = field(default=None, repr=False)
    """Where mail is handed over, with name and password; without it no mail is sent."""
    mail_from: str = ""
    """Whom mail comes from."""
    hooks_http: bool = False
    """Whether webhooks may be told without TLS."""
    hooks_private: bool = False
    """Whether webhooks may lead to this machine and to private networks."""
    registration: Literal["open", "invitation"] = "open"
    """Whether anybody may come in, or only who brings an invitation."""

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the server."""
        if self.public_url is not None:
            return self.public_url
        host = "localhost" if self.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url is not None and self.public_url.startswith("https://")

    def allows_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may talk to the server that it reached as ``host``.

        Whoever names no origin is not a page in a browser and has nobody's cookies.
        """
        if origin is None:
            return True
        if origin in self.origins or (self.public_url and origin == _origin(self.public_url)):
            return True
        parts = _split(origin)
        return parts is not None and host is not None and parts == (parts[0], host.lower())

    def allows_host(self, asked: str) -> bool:
        """Whether the server may be asked under this name, as the Host header has it.

        A page elsewhere whose name leads to this machine has an origin like our own.
        """
        if not self.hosts:
            return True
        found = _HOST.fullmatch(asked.lower())
        if found is None:
            return False
        name = found[1]
        public = _HOST.fullmatch(urlsplit(self.public_url or "").netloc.lower())
        own = (*THIS_MACHINE, public[1]) if public else THIS_MACHINE
        return name in own or any(
            name == host or (host.startswith("*.") and name.endswith(host[1:]))
            for host in self.hosts
        )


def read_config(
    environment: Mapping[str, str] = os.environ,
    *,
    host: str | None = None,
    port: int | None = None,
    data_dir: Path | None = None,
    database_url: str | None = None,
    workers: int | None = None,
) -> Config:
    """The settings of the environment, with what is given in their place."""
    data = data_dir or _data_dir(environment)
    url = database_url or environment.get("RULEBOUND_DATABASE_URL")
    public = environment.get("RULEBOUND_PUBLIC_URL") or None
    if public is not None and _split(_origin(public)) is None:
        raise BadConfig(f"RULEBOUND_PUBLIC_URL must begin with http:// or https://, not {public!r}")
    cores = os.cpu_count() or 1
    return Config(
        data_dir=data,
        database_url=url or f"sqlite:///{data / 'rulebound.db'}",
        host=host or "127.0.0.1",
        port=DEFAULT_PORT if port is None else port,
        public_url=public,
        origins=_origins(environment.get("RULEBOUND_ORIGINS", "")),
        hosts=_hosts(environment.get("RULEBOUND_ALLOWED_HOSTS", "")),
        workers=workers or min(max(1, cores - 1), MAX_WORKERS),
        warm=bool(_number(environment, "RULEBOUND_WARM", 1)),
        bot_seconds=_number(environment, "RULEBOUND_BOT_SECONDS", BOT_SECONDS),
        bot_cores=max(1, int(_number(environment, "RULEBOUND_BOT_CORES", 1))),
        ponders=bool(_number(environment, "RULEBOUND_PONDER", 1)),
        bot_pause=_number(environment, "RULEBOUND_BOT_PAUSE", BOT_PAUSE),
        idle_seconds=_number(environment, "RULEBOUND_IDLE_SECONDS", IDLE_SECONDS),
        unwatched_seconds=_number(environment, "RULEBOUND_UNWATCHED_SECONDS", UNWATCHED_SECONDS),
        statement_seconds=_number(environment, "RULEBOUND_STATEMENT_SECONDS", STATEMENT_SECONDS),
        abandoned_days=_number(environment, "RULEBOUND_ABANDONED_DAYS", ABANDONED_DAYS),
        rate=_number(environment, "RULEBOUND_RATE", 1.0),
        smtp_url=_smtp(environment.get("RULEBOUND_SMTP_URL") or None),
        mail_from=_mail_from(environment),
        hooks_http=bool(_number(environment, "RULEBOUND_HOOKS_HTTP", 0)),
        hooks_private=bool(_number(environment, "RULEBOUND_HOOKS_PRIVATE", 0)),
        registration=_registration(environment.get("RULEBOUND_REGISTRATION") or "open"),
    )


def _registration(text: str) -> Literal["open", "invitation"]:
    if text == "open":
        return "open"
    if text == "invitation":
        return "invitation"
    raise BadConfig(f"RULEBOUND_REGISTRATION is open or invitation, not {text!r}")


def _data_dir(environment: Mapping[str, str]) -> Path:
    if given := environment.get("RULEBOUND_DATA"):
        return Path(given).expanduser()
    shared = environment.get("XDG_DATA_HOME")
    base = Path(shared) if shared else Path.home() / ".local" / "share"
    return base / "rulebound"


def _number(environment: Mapping[str, str], name: str, default: float) -> float:
    text = environment.get(name) or str(default)
    try:
        number = float(text)
    except ValueError:
        raise BadConfig(f"{name} must be a number, not {text!r}") from None
    if not 0 <= number < float("inf"):
        raise BadConfig(f"{name} cannot be {text!r}")
    return number


def is_mail_address(text: str) -> bool:
    """Whether mail can be sent there: one plain address, without a name or a second line."""
    return _MAIL.fullmatch(text) is not None and "." in text.rpartition("@")[2].strip(".")


def _smtp(url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        sound = parts.scheme in SMTP_SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound:  # it may hold a password, so it is not shown
        schemes = ", ".join(f"{name}://" for name in SMTP_SCHEMES)
        raise BadConfig(f"RULEBOUND_SMTP_URL must be one of {schemes}, then [name:password@]host")
    return url


def _mail_from(environment: Mapping[str, str]) -> str:
    found = environment.get("RULEBOUND_MAIL_FROM", "")
    if environment.get("RULEBOUND_SMTP_URL") and not is_mail_address(found):
        raise BadConfig(f"RULEBOUND_MAIL_FROM must be the address of the sender, not {found!r}")
    return found


def _origins(text: str) -> tuple[str, ...]:
    listed = tuple(item.strip().rstrip("/") for item in text.split(",") if item.strip())
    for origin in listed:
        if _split(origin) is None:
            raise BadConfig(f"RULEBOUND_ORIGINS must list http(s)://host[:port], not {origin!r}")
    return listed


def _hosts(text: str) -> tuple[str, ...]:
    listed = tuple(item.strip().lower() for item in text.split(",") if item.strip())
    for host in listed:
        found = _HOST.fullmatch(host.removeprefix("*."))
        if found is None or found[0] != found[1]:
            raise BadConfig(f"RULEBOUND_ALLOWED_HOSTS must list names of hosts, not {host!r}")
    return listed


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _split(origin: str) -> tuple[str, str] | None:
    """The scheme and the host of an origin; ``None`` if it is none (such as ``null``)."""
    scheme, found, host = origin.lower().partition("://")
    if not found or scheme not in ("http", "https") or not host or set(host) & set("/?#@\\ "):
        return None
    return scheme, host
