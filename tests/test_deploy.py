"""What is deployed fits together: settings, ports, addresses, files."""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final

import yaml

from rulebound.server.config import DEFAULT_PORT, read_config

ROOT: Final = Path(__file__).parents[1]
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text("utf-8"))
CADDY: Final = (ROOT / "deploy/Caddyfile").read_text("utf-8")
TABLE: Final[dict[str, Any]] = COMPOSE["services"]["table"]
OWNER: Final = {"HOST": "tables.example.org", "DATABASE_PASSWORD": "secret"}


def settings(given: dict[str, str]) -> dict[str, str]:
    """The environment of the table server as Compose fills it in."""

    def fill(found: re.Match[str]) -> str:
        name, default = found[1], found[2]
        return given[name] if default == "?" else given.get(name) or default.removeprefix("-")

    environment: dict[str, str] = TABLE["environment"]
    return {
        key: re.sub(r"\$\{(\w+):(\?|-[^}]*)\}", fill, value) for key, value in environment.items()
    }


def test_the_server_understands_its_settings() -> None:
    config = read_config(settings(OWNER))
    assert config.database_url == "postgresql://rulebound:secret@database/rulebound"
    assert config.public_url == "https://tables.example.org"
    assert config.allows_host("tables.example.org")
    assert not config.allows_host("elsewhere.example.org")
    assert (config.registration, config.smtp_url, config.mail_from) == ("open", None, "")


def test_owners_may_ask_for_invitations_and_mail() -> None:
    mail = {"SMTP_URL": "smtps://name:word@mail.example.org", "MAIL_FROM": "t@example.org"}
    config = read_config(settings({**OWNER, **mail, "REGISTRATION": "invitation"}))
    assert config.registration == "invitation"
    assert config.smtp_url == mail["SMTP_URL"]


def test_the_database_is_the_one_that_the_server_asks() -> None:
    database = COMPOSE["services"]["database"]
    assert database["environment"]["POSTGRES_USER"] == database["environment"]["POSTGRES_DB"]
    assert "ports" not in database
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert database["networks"] == ["inside"]


def test_only_the_proxy_is_believed_and_reached() -> None:
    proxy = COMPOSE["services"]["proxy"]
    address = proxy["networks"]["front"]["ipv4_address"]
    assert TABLE["environment"]["FORWARDED_ALLOW_IPS"] == address
    (network,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert ip_address(address) in ip_network(network["subnet"])
    assert "ports" not in TABLE
    assert f"dynamic a table {DEFAULT_PORT}" in CADDY
    assert "@own path /metrics /healthz" in CADDY
    assert "respond @own 404" in CADDY


def test_every_file_that_is_named_is_there() -> None:
    assert (ROOT / "deploy" / TABLE["build"]["context"] / TABLE["build"]["dockerfile"]).is_file()
    mounted = [volume.split(":")[0] for volume in COMPOSE["services"]["proxy"]["volumes"]]
    assert (ROOT / "deploy" / mounted[0]).is_file()
    container = (ROOT / TABLE["build"]["dockerfile"]).read_text("utf-8")
    assert f'"{DEFAULT_PORT}"' in container
