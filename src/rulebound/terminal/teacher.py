"""``rulebound hint`` and ``rulebound analyse``: what a bot would do, and where a match turned."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import rulebound
from rulebound import Match
from rulebound.bots.analysis import SECONDS as ANALYSIS_SECONDS
from rulebound.terminal import hints
from rulebound.terminal.analysis import Analysis
from rulebound.terminal.files import check_folder, write_text
from rulebound.terminal.groups import WithGameFlags
from rulebound.terminal.options import read_options
from rulebound.terminal.records import after, read_record, read_text
from rulebound.terminal.table import painter_for
from rulebound.terminal.words import Refused, Words, environment_language, words_for

_HELP = Words(environment_language())
teacher = typer.Typer(rich_markup_mode=None)

_Lang = Annotated[str | None, typer.Option("--lang", help=_HELP("cli-help-lang"))]
_Json = Annotated[bool, typer.Option("--json", help=_HELP("cli-help-json"))]


@teacher.command(cls=WithGameFlags, help=_HELP("cli-help-hint"))
def hint(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help=_HELP("cli-help-hint-file"))],
    at: Annotated[int | None, typer.Option("--at", help=_HELP("cli-help-hint-at"))] = None,
    game: Annotated[str | None, typer.Option(help=_HELP("cli-help-hint-game"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=_HELP("cli-help-seats"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help=_HELP("cli-help-option"))
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, max=600.0, help=_HELP("cli-help-hint-seconds"))
    ] = hints.SECONDS,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    words = words_for(lang or ctx.obj)
    match = _match(file, at, game, seats, option or [], words)
    if match.decision is None:
        raise Refused(words("cli-hint-over"))
    found = hints.ask(match, seconds)
    if as_json:
        typer.echo(json.dumps(hints.in_json(found), indent=1))
        return
    console = Console(markup=False, highlight=False, emoji=False)
    names = [words("cli-player", number=n + 1) for n in range(match.seats)]
    prompt = words.text(match.setup.game, match.decision.prompt, names)
    console.print(Text(f"{names[match.decision.seat]}: {prompt}", style="bold yellow"))
    painter = painter_for(match, words, names, console, match.decision.seat)
    console.print(hints.shown(match, found, painter, names, words))


def _match(
    file: Path,
    at: int | None,
    game: str | None,
    seats: int | None,
    option: list[str],
    words: Words,
) -> Match:
    """The match of a record after some choices, or a position of a game."""
    if game is not None:
        its_game = rulebound.game(game)
        options = read_options(its_game.options, option, words)
        return its_game.start(seats=seats, options=options, position=read_text(file, words))
    record = read_record(file, words)
    whole = rulebound.replay(record)
    if at is None:
        return whole
    if not 0 <= at <= whole.seq:
        raise Refused(words("cli-error-at", at=at, count=whole.seq))
    return after(record, at)


@teacher.command(help=_HELP("cli-help-analyse"))
def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help=_HELP("cli-help-file"))],
    seconds: Annotated[
        float, typer.Option(min=0.1, max=36000.0, help=_HELP("cli-help-analyse-seconds"))
    ] = ANALYSIS_SECONDS,
    report: Annotated[Path | None, typer.Option(help=_HELP("cli-help-analyse-report"))] = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    words = words_for(lang or ctx.obj)
    if report is not None:
        check_folder(report, words)
        if report.suffix not in (".md", ".html"):
            raise Refused(words("cli-error-analyse-report", file=str(report)))
    found = Analysis(read_record(file, words), words)
    if found.walk.result is None:
        raise Refused(words("cli-analysis-open"))
    found.run(seconds)
    if report is not None and report.suffix == ".html":
        write_text(report, found.page(), words)
    elif report is not None:
        picture = report.with_suffix(".svg")
        write_text(picture, found.picture() + "\n", words)
        write_text(report, found.markdown(picture.name) + "\n", words)
    if as_json:
        typer.echo(json.dumps(found.to_json(), indent=1))
    else:
        Console(markup=False, highlight=False, emoji=False).print(found.tables())
