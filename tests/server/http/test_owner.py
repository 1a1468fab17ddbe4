"""What the owner of a server decides: who may come, who may not, what everybody is told."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from rulebound.cli import main
from rulebound.server.config import BadConfig, Config, read_config
from rulebound.server.store import Store, now
from rulebound.server.store.schema_accounts import INVITATIONS
from tests.server.authenticator import Authenticator
from tests.server.conftest import Running, running
from tests.server.http.test_account_keys import add, come_in
from tests.server.http.test_accounts import refusal
from tests.server.visitors import at_table, make_account, table_of_two

PASSWORD = "seven green herons"


def run(server: Running, *args: str) -> str:
    """The owner's command, while the server goes on serving."""
    database = server.config.database_url
    result = CliRunner().invoke(main, ["--lang", "en", "admin", "--database", database, *args])
    assert result.exit_code == 0, result.output
    return result.output


# ---- accounts ----


def test_a_suspended_account_is_kept_out_until_it_is_restored(server: Running) -> None:
    ann, key = server.client("Ann"), Authenticator(server.url)
    form = make_account(ann, PASSWORD)
    add(ann, key).raise_for_status()
    run(server, "suspend", form["login"])
    assert ann.get("/api/me").json() is None
    assert refusal(server.client().post("/api/login", json=form)) == (403, "suspended")
    wrong = server.client().post("/api/login", json=form | {"password": "something else"})
    assert refusal(wrong) == (401, "wrong-login"), "only its holder learns it"
    assert refusal(come_in(server.client(), key)) == (403, "suspended")
    assert "suspended" in run(server, "accounts", "ann")
    run(server, "restore", form["login"])
    assert server.client().post("/api/login", json=form).status_code == 200


def test_signing_out_closes_open_pages_too(server: Running) -> None:
    """The command is another process, of which a SQLite database tells the server nothing."""
    table_id, ann, bob = table_of_two(server)
    login = make_account(ann, PASSWORD)["login"]
    with at_table(server, table_id, ann, bob) as (a, b):
        run(server, "sign-out", login)
        a.closed()
        assert b.ask("ping")["t"] == "done"
    assert ann.get("/api/me").json() is None


def test_accounts_are_found_by_login_name_and_address(store: Store) -> None:
    ann = store.new_player("Ánn Kiss", {})
    store.register(ann.id, "annkiss-123456", "hash")
    store.set_mail(ann.id, "Ann@example.org")
    store.new_player("Ann", {})  # a guest
    for search in ("", "annkiss", "ánn", "ann@EXAMPLE.org"):
        found = [player.id for player in store.find_accounts(search)]
        assert found == [ann.id] or (search == "ánn" and not store.postgres)
    for search in ("%", "_", "bob"):
        assert store.find_accounts(search) == []


def test_nobody_of_that_name_changes_nothing(server: Running) -> None:
    database = server.config.database_url
    args = ["--lang", "en", "admin", "--database", database, "suspend", "nobody"]
    assert CliRunner().invoke(main, args).exit_code == 2


def test_no_database_is_made_where_there_is_none(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["admin", "--data", str(tmp_path), "status"])
    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


# ---- reports and tables ----


def test_reports_are_listed_and_dealt_with(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    login = make_account(bob, PASSWORD)["login"]
    form = {"table": table_id, "seat": 1, "reason": "stalling", "text": "\x1b[31mred".strip("\x1b")}
    ann.post("/api/reports", json=form).raise_for_status()
    listed = run(server, "reports")
    for told in ("#1", "stalling", login, table_id):
        assert told in listed
    assert "1" in run(server, "status")
    run(server, "settle", "1")
    assert run(server, "reports") == ""
    assert "stalling" in run(server, "reports", "--settled")


def test_the_owner_ends_a_table(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    assert table_id in run(server, "tables")
    run(server, "end-table", f"{server.url}/table/{table_id}")
    told = ann.get(f"/api/tables/{table_id}").json()
    assert (told["status"], told["result"]) == ("finished", None)
    assert run(server, "tables") == ""


# ---- announcements ----


def test_everybody_reads_announcements_in_their_language(server: Running) -> None:
    run(server, "announce", "We close at ten.", "--in", "hu=Tízkor zárunk.", "--hours", "5")
    stranger = server.client()

    def read(language: str) -> list[str]:
        told = stranger.get(f"/api/welcome?language={language}").json()["announcements"]
        return [each["text"] for each in told]

    assert (read("hu"), read("he")) == (["Tízkor zárunk."], ["We close at ten."])
    run(server, "withdraw", "1")
    assert read("en") == []


def test_an_announcement_ends_by_itself(store: Store) -> None:
    store.announce({"en": "over"}, now() - timedelta(seconds=1))
    store.announce({"en": "lasting"}, None)
    assert [row.texts["en"] for row in store.announcements()] == ["lasting"]


def test_a_language_that_nobody_reads_is_refused(server: Running) -> None:
    args = ["--lang", "en", "admin", "--database", server.config.database_url]
    result = CliRunner().invoke(main, [*args, "announce", "Hello", "--in", "xx=Hallo"])
    assert result.exit_code == 2
    assert server.store.announcements() == []


# ---- invitations ----


def test_an_invitation_lets_one_person_in(config: Config) -> None:
    with running(replace(config, registration="invitation")) as server:
        first, last, code = run(server, "invite", "--note", "for Ann").partition("  ")
        code = first
        assert code in last + code
        stranger = server.client()
        assert stranger.get("/api/welcome").json()["registration"] == "invitation"
        asked = stranger.post("/api/me", json={"name": "Ann"})
        assert refusal(asked) == (403, "invitation-needed")
        for wrong in ("abcd-efgh-jkmn", "x" * 40):
            answer = stranger.post("/api/me", json={"name": "Ann", "invitation": wrong})
            assert refusal(answer) == (403, "bad-invitation")
        form = {"name": "Ann", "invitation": code.upper()}
        assert stranger.post("/api/me", json=form).status_code == 200
        login = make_account(stranger, PASSWORD)
        assert refusal(server.client().post("/api/me", json=form)) == (403, "bad-invitation")
        assert server.client().post("/api/login", json=login).status_code == 200
        assert "Ann" in run(server, "invitations")


def test_an_invitation_is_too_old_after_a_while(store: Store) -> None:
    """On SQLite and PostgreSQL, where nobody's code is kept as it is."""
    code = store.invite()
    with store.engine.begin() as connection:
        digest = connection.execute(select(INVITATIONS.c.digest)).scalar_one()
        assert code.replace("-", "") not in digest
        connection.execute(update(INVITATIONS).values(until=now()))
    assert store.new_invited(code, "Ann", {}) is None
    assert store.find_accounts() == []
    fresh = store.invite()
    assert store.new_invited(fresh.replace("-", " "), "Ann", {}) is not None
    assert store.new_invited(fresh, "Eve", {}) is None


def test_the_setting_is_open_or_by_invitation() -> None:
    assert read_config({}).registration == "open"
    assert read_config({"RULEBOUND_REGISTRATION": "invitation"}).registration == "invitation"
    with pytest.raises(BadConfig, match="RULEBOUND_REGISTRATION"):
        read_config({"RULEBOUND_REGISTRATION": "closed"})
