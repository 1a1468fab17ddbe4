"""``rulebound admin``: what the owner of a server sees to."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text
from sqlalchemy import make_url

from rulebound.locale import LANGUAGES
from rulebound.terminal.words import Refused, Words, environment_language, words_for

if TYPE_CHECKING:
    from rulebound.server.config import Config
    from rulebound.server.store import PlayerRow, Store

_HELP = Words(environment_language())
ENDED: Final = "web-table-ended-by-owner"
"""Why a match is over that the owner of the server has ended."""

admin = typer.Typer(help=_HELP("cli-help-admin"), no_args_is_help=True, rich_markup_mode=None)

_Login = Annotated[str, typer.Argument(help=_HELP("cli-help-admin-login"))]
_Number = Annotated[int, typer.Argument(help=_HELP("cli-help-admin-number"))]


@admin.callback()
def _all(
    ctx: typer.Context,
    data: Annotated[Path | None, typer.Option(help=_HELP("cli-help-data"))] = None,
    database: Annotated[str | None, typer.Option(help=_HELP("cli-help-database"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=_HELP("cli-help-lang"))] = None,
) -> None:
    from rulebound.server.config import read_config  # noqa: PLC0415

    words = words_for(lang or ctx.obj)
    ctx.obj = words, read_config(data_dir=data, database_url=database)


@contextmanager
def _opened(ctx: typer.Context) -> Iterator[tuple["Store", Words, "Config"]]:
    """The database of the server, which may go on serving."""
    from rulebound.server.store import Store  # noqa: PLC0415
    from rulebound.server.store.database import file_of  # noqa: PLC0415

    words, config = ctx.obj
    path = file_of(make_url(config.database_url))
    if path is not None and not path.exists():
        raise Refused(words("cli-admin-no-data", file=str(path)))
    store = Store(config.database_url)
    try:
        store.migrate()
        yield store, words, config
    finally:
        store.close()


def _say(*columns: object) -> None:
    line = "  ".join(str(column) for column in columns if column not in (None, ""))
    # Names of strangers could hold what a terminal obeys.
    Console(markup=False, highlight=False, emoji=False).print(
        Text("".join(sign if sign.isprintable() else " " for sign in line)), soft_wrap=True
    )


def _time(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M}"


def _found(store: "Store", login: str, words: Words) -> "PlayerRow":
    player = store.by_login(login) or store.player(login)
    if player is None:
        raise Refused(words("cli-admin-nobody", login=login))
    return player


# ---- accounts ----


@admin.command(help=_HELP("cli-help-admin-status"))
def status(ctx: typer.Context) -> None:
    with _opened(ctx) as (store, words, _):
        found = store.figures()
        _say(
            words(
                "cli-admin-status",
                accounts=found.accounts,
                guests=found.guests,
                suspended=found.suspended,
                open=found.tables.get("open", 0),
                running=found.tables.get("running", 0),
                finished=found.tables.get("finished", 0),
                reports=found.reports,
            )
        )


@admin.command(help=_HELP("cli-help-admin-accounts"))
def accounts(
    ctx: typer.Context,
    search: Annotated[str, typer.Argument(help=_HELP("cli-help-admin-search"))] = "",
) -> None:
    with _opened(ctx) as (store, words, _):
        for player in store.find_accounts(search):
            state = words("cli-admin-suspended") if player.suspended else None
            _say(player.login, player.name, _time(player.seen), state)


@admin.command(help=_HELP("cli-help-admin-suspend"))
def suspend(ctx: typer.Context, login: _Login) -> None:
    with _opened(ctx) as (store, words, _):
        store.suspend(_found(store, login, words).id)
        _say(words("cli-admin-done"))


@admin.command(help=_HELP("cli-help-admin-restore"))
def restore(ctx: typer.Context, login: _Login) -> None:
    with _opened(ctx) as (store, words, _):
        store.restore_player(_found(store, login, words).id)
        _say(words("cli-admin-done"))


@admin.command("sign-out", help=_HELP("cli-help-admin-sign-out"))
def sign_out(ctx: typer.Context, login: _Login) -> None:
    with _opened(ctx) as (store, words, _):
        store.sign_out(_found(store, login, words).id)
        _say(words("cli-admin-done"))


# ---- reports and tables ----


@admin.command(help=_HELP("cli-help-admin-reports"))
def reports(
    ctx: typer.Context,
    settled: Annotated[
        bool, typer.Option("--settled", help=_HELP("cli-help-admin-settled"))
    ] = False,
) -> None:
    with _opened(ctx) as (store, _, config):
        for report in store.reports(settled=settled):
            about = None if report.about is None else store.player(report.about)
            by = None if report.by is None else store.player(report.by)
            place = "" if report.table_id is None else f"{config.address}/table/{report.table_id}"
            _say(f"#{report.id}", _time(report.created), report.reason, _called(about, report.name))
            for detail in (_called(by, ""), place, report.line and f"„{report.line}“", report.text):
                if detail:
                    _say("   ", detail)


def _called(player: "PlayerRow | None", name: str) -> str:
    """By what the other commands know a person."""
    return name if player is None else f"{name or player.name} ({player.login or player.id})"


@admin.command(help=_HELP("cli-help-admin-settle"))
def settle(ctx: typer.Context, number: _Number) -> None:
    with _opened(ctx) as (store, words, _):
        _check(store.settle_report(number), words)


@admin.command(help=_HELP("cli-help-admin-tables"))
def tables(
    ctx: typer.Context,
    login: Annotated[str | None, typer.Argument(help=_HELP("cli-help-admin-login"))] = None,
) -> None:
    with _opened(ctx) as (store, words, config):
        player = None if login is None else _found(store, login, words)
        for table in store.unfinished(None if player is None else player.id):
            seated = ", ".join(name or "–" for name in table.names)
            _say(f"{config.address}/table/{table.id}", table.status, table.title, seated)


@admin.command("end-table", help=_HELP("cli-help-admin-end-table"))
def end_table(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(help=_HELP("cli-help-admin-table"))],
) -> None:
    from rulebound.server.store import now  # noqa: PLC0415

    with _opened(ctx) as (store, words, _):
        table_id = table.rpartition("/")[2]
        reason: dict[str, Any] = {"id": ENDED, "args": {}}
        _check(store.close_table(table_id) or store.end(table_id, now(), reason), words)


def _check(done: bool, words: Words) -> None:
    if not done:
        raise Refused(words("cli-admin-nothing"))
    _say(words("cli-admin-done"))


# ---- announcements ----


@admin.command(help=_HELP("cli-help-admin-announce"))
def announce(
    ctx: typer.Context,
    text: Annotated[str, typer.Argument(help=_HELP("cli-help-admin-text"))],
    others: Annotated[
        list[str] | None, typer.Option("--in", help=_HELP("cli-help-admin-in"))
    ] = None,
    hours: Annotated[
        float | None, typer.Option(min=0.01, help=_HELP("cli-help-admin-hours"))
    ] = None,
) -> None:
    from rulebound.server.store import now  # noqa: PLC0415

    with _opened(ctx) as (store, words, _):
        texts = {"en": text}
        for given in others or ():
            language, equals, translated = given.partition("=")
            if language not in LANGUAGES or not equals or not translated.strip():
                raise Refused(words("cli-admin-bad-language", given=given))
            texts[language] = translated
        until = None if hours is None else now() + timedelta(hours=hours)
        _say(words("cli-admin-announced", number=store.announce(texts, until)))


@admin.command(help=_HELP("cli-help-admin-announcements"))
def announcements(ctx: typer.Context) -> None:
    with _opened(ctx) as (store, _, _config):
        for row in store.announcements():
            _say(f"#{row.id}", _time(row.created), " ".join(row.texts), row.texts.get("en"))


@admin.command(help=_HELP("cli-help-admin-withdraw"))
def withdraw(ctx: typer.Context, number: _Number) -> None:
    with _opened(ctx) as (store, words, _):
        _check(store.withdraw(number), words)


# ---- invitations ----


@admin.command(help=_HELP("cli-help-admin-invite"))
def invite(
    ctx: typer.Context,
    note: Annotated[str, typer.Option(help=_HELP("cli-help-admin-note"))] = "",
    number: Annotated[int, typer.Option("-n", min=1, max=100, help=_HELP("cli-help-n"))] = 1,
) -> None:
    with _opened(ctx) as (store, _, config):
        for _ in range(number):
            code = store.invite(note[:80])
            _say(code, f"{config.address}/invitation#{code}")


@admin.command(help=_HELP("cli-help-admin-invitations"))
def invitations(ctx: typer.Context) -> None:
    with _opened(ctx) as (store, words, _):
        for row in store.invitations():
            used = words("cli-admin-used", name=row.name or "–") if row.used else None
            _say(_time(row.created), _time(row.until), row.note, used)
