"""Where the settings of the server come from."""

from pathlib import Path

import pytest

from rulebound.server.config import BadConfig, read_config


def test_without_anything_the_data_is_in_the_users_folder() -> None:
    config = read_config({})
    home = Path.home() / ".local" / "share" / "rulebound"
    assert config.data_dir == home
    assert config.database_url == f"sqlite:///{home / 'rulebound.db'}"
    assert (config.host, config.port, config.secure) == ("127.0.0.1", 8080, False)
    assert 1 <= config.workers <= 4
    assert config.warm


def test_the_environment_is_asked(tmp_path: Path) -> None:
    shared = read_config({"XDG_DATA_HOME": str(tmp_path)})
    assert shared.data_dir == tmp_path / "rulebound"
    config = read_config(
        {
            "XDG_DATA_HOME": "/elsewhere",
            "RULEBOUND_DATA": str(tmp_path),
            "RULEBOUND_DATABASE_URL": "postgres://db/rulebound",
            "RULEBOUND_PUBLIC_URL": "https://games.example",
            "RULEBOUND_ORIGINS": "https://a.example, http://b.example:81/,",
            "RULEBOUND_ALLOWED_HOSTS": "Games.example, *.b.example,",
            "RULEBOUND_BOT_SECONDS": "2.5",
            "RULEBOUND_IDLE_SECONDS": "60",
            "RULEBOUND_RATE": "0",
            "RULEBOUND_WARM": "0",
            "RULEBOUND_PONDER": "0",
            "RULEBOUND_BOT_CORES": "2",
        }
    )
    assert config.data_dir == tmp_path
    assert config.database_url == "postgres://db/rulebound"
    assert config.origins == ("https://a.example", "http://b.example:81")
    assert config.hosts == ("games.example", "*.b.example")
    assert (config.secure, config.bot_seconds, config.rate) == (True, 2.5, 0)
    assert (config.idle_seconds, config.warm) == (60, False)
    assert (config.ponders, config.bot_cores) == (False, 2)


def test_what_is_given_comes_first(tmp_path: Path) -> None:
    environment = {"RULEBOUND_DATA": "/elsewhere", "RULEBOUND_DATABASE_URL": "postgres://db/x"}
    config = read_config(
        environment,
        host="::1",
        port=9,
        data_dir=tmp_path,
        database_url="sqlite:///x.db",
        workers=9,
    )
    assert (config.host, config.port, config.workers) == ("::1", 9, 9)
    assert (config.data_dir, config.database_url) == (tmp_path, "sqlite:///x.db")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RULEBOUND_PUBLIC_URL", "games.example"),
        ("RULEBOUND_PUBLIC_URL", "ftp://games.example"),
        ("RULEBOUND_ORIGINS", "games.example"),
        ("RULEBOUND_ORIGINS", "https://a.example, *"),
        ("RULEBOUND_ORIGINS", "https://a.example/path"),
        ("RULEBOUND_ALLOWED_HOSTS", "*"),
        ("RULEBOUND_ALLOWED_HOSTS", "https://a.example"),
        ("RULEBOUND_ALLOWED_HOSTS", "a.example, b.example:81"),
        ("RULEBOUND_ALLOWED_HOSTS", "a.*.example"),
        ("RULEBOUND_BOT_SECONDS", "soon"),
        ("RULEBOUND_BOT_PAUSE", "-1"),
        ("RULEBOUND_RATE", "nan"),
        ("RULEBOUND_RATE", "inf"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadConfig, match=name):
        read_config({name: value})


def test_mail_needs_a_server_and_a_sender() -> None:
    assert read_config({}).smtp_url is None
    url = "smtps://ann%40example.org:secret@mail.example.org"
    sent = {"RULEBOUND_SMTP_URL": url, "RULEBOUND_MAIL_FROM": "table@example.org"}
    config = read_config(sent)
    assert (config.smtp_url, config.mail_from) == (url, "table@example.org")
    assert (config.hooks_http, config.hooks_private) == (False, False)
    assert "secret" not in repr(config)


@pytest.mark.parametrize(
    "url",
    ["mail.example.org", "https://mail.example.org", "smtp://", "smtp://a:b@:25", "smtp://h:x"],
)
def test_where_no_mail_can_be_handed_over_is_told_without_its_password(url: str) -> None:
    sent = {"RULEBOUND_SMTP_URL": url, "RULEBOUND_MAIL_FROM": "table@example.org"}
    with pytest.raises(BadConfig, match="RULEBOUND_SMTP_URL must be") as refused:
        read_config(sent)
    assert "a:b" not in str(refused.value)


@pytest.mark.parametrize("sender", ["", "table", "a@b.cc\nBcc: c@d.ee", "Table <a@b.cc>"])
def test_a_sender_is_one_plain_address(sender: str) -> None:
    sent = {"RULEBOUND_SMTP_URL": "smtp://mail.example.org", "RULEBOUND_MAIL_FROM": sender}
    with pytest.raises(BadConfig, match="RULEBOUND_MAIL_FROM"):
        read_config(sent)
