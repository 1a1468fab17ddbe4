"""The command line: play, serve, back up and restore, simulate, arena, replay; what games bring."""

import json
import os
import secrets
import sys
from dataclasses import asdict
from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import rulebound
from rulebound import Game
from rulebound.admin import admin
from rulebound.arena import Balance, Summary, run, sampler
from rulebound.bots import training
from rulebound.core.rng import new_key
from rulebound.terminal.arena import arena
from rulebound.terminal.balance import balance_tables
from rulebound.terminal.chart import chart, chart_title
from rulebound.terminal.dataset import dataset
from rulebound.terminal.files import check_folder, write_text
from rulebound.terminal.gallery import cards_app
from rulebound.terminal.groups import Politely, WithGameFlags
from rulebound.terminal.keyboard import Keyboard
from rulebound.terminal.options import read_options
from rulebound.terminal.painter import title_of
from rulebound.terminal.playback import Playback
from rulebound.terminal.progress import with_progress
from rulebound.terminal.records import RecordFile, read_record, read_text
from rulebound.terminal.reports import games_table, summary_tables
from rulebound.terminal.setup import Wishes, check_players, rivals_of, seat_players, settle
from rulebound.terminal.table import Table
from rulebound.terminal.teacher import teacher
from rulebound.terminal.training import learnt_tables
from rulebound.terminal.words import Refused, Words, environment_language, words_for

_HELP = Words(environment_language())


main = typer.Typer(
    cls=Politely,
    help=_HELP("cli-help-rulebound"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

_Lang = Annotated[str | None, typer.Option("--lang", help=_HELP("cli-help-lang"))]
_Seats = Annotated[int | None, typer.Option("--seats", help=_HELP("cli-help-seats"))]
_Given = Annotated[list[str] | None, typer.Option("--option", "-o", help=_HELP("cli-help-option"))]
_Json = Annotated[bool, typer.Option("--json", help=_HELP("cli-help-json"))]
_Data = Annotated[Path | None, typer.Option(help=_HELP("cli-help-data"))]
_Database = Annotated[str | None, typer.Option(help=_HELP("cli-help-database"))]
_GameName = Annotated[str, typer.Argument(help=_HELP("cli-help-game"))]


@main.callback()
def _all(ctx: typer.Context, lang: _Lang = None) -> None:
    ctx.obj = lang
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a letter that cannot be written must not end a match
            stream.reconfigure(errors="replace")


def _words(ctx: typer.Context, lang: str | None) -> Words:
    return words_for(lang or ctx.obj)


def _console() -> Console:
    return Console(markup=False, highlight=False, emoji=False)


# ---- play ----


@main.command(cls=WithGameFlags, help=_HELP("cli-help-play"))
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(help=_HELP("cli-help-game"))] = None,
    seats: _Seats = None,
    players: Annotated[str | None, typer.Option(help=_HELP("cli-help-players"))] = None,
    names: Annotated[str | None, typer.Option(help=_HELP("cli-help-names"))] = None,
    seed: Annotated[int | None, typer.Option(help=_HELP("cli-help-seed"))] = None,
    option: _Given = None,
    position: Annotated[Path | None, typer.Option(help=_HELP("cli-help-position"))] = None,
    record: Annotated[Path | None, typer.Option(help=_HELP("cli-help-record"))] = None,
    resume: Annotated[Path | None, typer.Option(help=_HELP("cli-help-resume"))] = None,
    cores: Annotated[int, typer.Option(min=1, help=_HELP("cli-help-cores"))] = 1,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help=_HELP("cli-help-hints"))] = True,
    yes: Annotated[bool, typer.Option("--yes", "-y", help=_HELP("cli-help-yes"))] = False,
    lang: _Lang = None,
) -> None:
    words, console = _words(ctx, lang), _console()
    keyboard = None if yes else Keyboard(console, words)
    file = RecordFile(words, record, own=resume)
    saved = None if resume is None else rulebound.replay(read_record(resume, words))
    its_game = saved.game if saved else rulebound.game(game or _some_game(keyboard, words))
    console.print(Text(title_of(its_game.id, words), style="bold"))
    given = read_options(its_game.options, option or (), words)
    wishes = Wishes(given, seats, _listed(players))
    if saved:
        wishes.options, wishes.seats = dict(saved.setup.options), saved.seats
    settle(its_game, wishes, keyboard, words)
    match = saved or its_game.start(
        seats=wishes.seats,
        options=wishes.options,
        seed=new_key() if seed is None else seed,
        position=None if position is None else read_text(position, words),
    )
    luck = secrets.randbits(32) if isinstance(match.setup.seed, str) else match.setup.seed
    seated = seat_players(wishes.players or [], _listed(names) or [], luck, words)
    if seed is not None:  # a seed drawn at random would let anybody at the table read all hands
        console.print(Text(words("cli-seed", seed=str(seed)), style="dim"))
    Table(match, seated, console, words, file, cores, hints).run()


def _some_game(keyboard: Keyboard | None, words: Words) -> str:
    names = rulebound.games()
    if keyboard is None or len(names) == 1:
        return names[0]
    titled = [(name, name, title_of(name, words)) for name in names]
    return keyboard.pick(words("cli-ask-game"), titled, default=names[0])


def _listed(text: str | None) -> list[str] | None:
    return None if text is None else [item.strip() for item in text.split(",") if item.strip()]


# ---- serve ----


@main.command(help=_HELP("cli-help-serve"))
def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option(help=_HELP("cli-help-host"))] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=_HELP("cli-help-port"))] = None,
    data: _Data = None,
    database: _Database = None,
    workers: Annotated[int | None, typer.Option(min=1, help=_HELP("cli-help-workers"))] = None,
    browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help=_HELP("cli-help-open"))
    ] = None,
    lang: _Lang = None,
) -> None:
    # Only here: the other commands need no server and should not wait for its libraries.
    from rulebound.server import serve as serving  # noqa: PLC0415
    from rulebound.server.config import read_config  # noqa: PLC0415

    words, console = _words(ctx, lang), _console()
    config = read_config(
        host=host, port=port, data_dir=data, database_url=database, workers=workers
    )
    serving.prepare(config)
    config, listener = serving.listen(config, exactly=port is not None)
    url = config.address

    def ready() -> None:
        console.print(Text(words("cli-serve-address", url=url), style="bold"), soft_wrap=True)
        console.print(Text(words("cli-serve-stop"), style="dim"))
        if serving.has_browser() if browser is None else browser:
            serving.open_page(url)

    serving.serve(config, listener, ready)


# ---- backup and restore ----


@main.command(help=_HELP("cli-help-backup"))
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help=_HELP("cli-help-backup-file"))],
    data: _Data = None,
    database: _Database = None,
    lang: _Lang = None,
) -> None:
    from rulebound.server.config import read_config  # noqa: PLC0415
    from rulebound.server.store.backup import CannotCopy, back_up  # noqa: PLC0415

    words = _words(ctx, lang)
    try:
        copied = back_up(read_config(data_dir=data, database_url=database).database_url, file)
    except CannotCopy as error:
        raise Refused(words(error.message, **error.about)) from error
    _say(words("cli-backup-done", file=str(file), tables=copied.tables, players=copied.players))


@main.command(help=_HELP("cli-help-restore"))
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help=_HELP("cli-help-restore-file"))],
    force: Annotated[bool, typer.Option("--force", help=_HELP("cli-help-force"))] = False,
    data: _Data = None,
    database: _Database = None,
    lang: _Lang = None,
) -> None:
    from rulebound.server.config import read_config  # noqa: PLC0415
    from rulebound.server.store.backup import CannotCopy  # noqa: PLC0415
    from rulebound.server.store.backup import restore as bring_back  # noqa: PLC0415

    words = _words(ctx, lang)
    url = read_config(data_dir=data, database_url=database).database_url
    try:
        copied = bring_back(file, url, force=force)
    except CannotCopy as error:
        raise Refused(words(error.message, **error.about)) from error
    _say(words("cli-restore-done", file=str(file), tables=copied.tables, players=copied.players))


# ---- admin ----

main.add_typer(admin, name="admin")


def _say(line: str) -> None:
    _console().print(Text(line), soft_wrap=True)


# ---- simulate ----


@main.command(cls=WithGameFlags, help=_HELP("cli-help-simulate"))
def simulate(
    ctx: typer.Context,
    game: _GameName,
    number: Annotated[int, typer.Option("-n", "--number", min=1, help=_HELP("cli-help-n"))] = 100,
    bots: Annotated[str, typer.Option(help=_HELP("cli-help-bots"))] = "random,greedy",
    seats: _Seats = None,
    option: _Given = None,
    seed: Annotated[int, typer.Option(help=_HELP("cli-help-seed"))] = 0,
    jobs: Annotated[int, typer.Option(min=0, help=_HELP("cli-help-jobs"))] = 1,
    report: Annotated[bool, typer.Option("--report", help=_HELP("cli-help-report"))] = False,
    svg: Annotated[Path | None, typer.Option(help=_HELP("cli-help-svg"))] = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    words = _words(ctx, lang)
    its_game = rulebound.game(game)
    options = read_options(its_game.options, option or (), words)
    jobs = jobs or os.cpu_count() or 1
    names = _listed(bots) or []
    if report:
        _report(its_game, number, names, seats, options, seed, jobs, svg, as_json, words)
        return
    if svg is not None:
        raise Refused(words("cli-report-svg-alone"))
    results = run(game, number, names, seats, options, seed, jobs)
    summary = Summary()
    for match in with_progress(results, number, words):
        summary.add(match)
    if as_json:
        typer.echo(json.dumps({"game": game, "seed": seed, **summary.to_json()}, indent=1))
    else:
        _console().print(summary_tables(game, summary, words))


def _report(
    game: Game[Any],
    number: int,
    bots: list[str],
    seats: int | None,
    options: dict[str, Any],
    seed: int,
    jobs: int,
    svg: Path | None,
    as_json: bool,
    words: Words,
) -> None:
    """How the parts of the game score, for one number of players or for all."""
    sampler(game.id)
    if svg is not None:
        check_folder(svg, words)
    counts = game.seats if seats is None else (seats,)
    work = [run(game.id, number, bots, n, options, seed, jobs, report=True) for n in counts]
    balances = [Balance(count) for count in counts]
    matches = chain.from_iterable(work)
    for match in with_progress(matches, number * len(counts), words):
        balances[counts.index(len(match.labels))].add(match.samples)
    if svg is not None:
        heading = chart_title(game.id, words)
        below = words("cli-report-bots", bots=", ".join(bots))
        write_text(svg, chart(game.id, balances, heading, below, words), words)
    if as_json:
        report = [balance.to_json() for balance in balances]
        data = {"game": game.id, "seed": seed, "bots": bots, "report": report}
        typer.echo(json.dumps(data, indent=1))
    else:
        _console().print(balance_tables(game.id, balances, words))


# ---- arena ----

main.add_typer(arena, name="arena")
main.command(cls=WithGameFlags, help=_HELP("cli-help-dataset"))(dataset)


# ---- hint and analyse ----

main.add_typer(teacher)


# ---- cards ----

main.add_typer(cards_app)


# ---- train ----


@main.command(cls=WithGameFlags, help=_HELP("cli-help-train"))
def train(
    ctx: typer.Context,
    game: _GameName,
    number: Annotated[int, typer.Option("-n", "--number", min=1, help=_HELP("cli-help-n"))] = 100,
    seats: _Seats = None,
    option: _Given = None,
    seed: Annotated[int, typer.Option(help=_HELP("cli-help-seed"))] = 0,
    deals: Annotated[int, typer.Option(min=0, help=_HELP("cli-help-deals"))] = 10,
    keep: Annotated[bool, typer.Option("--write", help=_HELP("cli-help-write"))] = False,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    words = _words(ctx, lang)
    its_game = rulebound.game(game)
    training.insight_of(its_game)
    options = read_options(its_game.options, option or (), words)
    count = its_game.start(seats=seats, options=options, log=False).seats
    matches = training.self_play(its_game, count, options, number, seed)
    rows = [row for found in with_progress(matches, number, words) for row in found]
    learnt = training.learn(its_game, rows)
    won, played = training.contest(its_game, count, options, learnt, deals, seed + 1)
    if keep:
        training.write(its_game, learnt, seed)
    if as_json:
        data = [asdict(one) for one in learnt]
        contest = {"won": won, "played": played}
        typer.echo(json.dumps({"game": game, "learnt": data, "contest": contest}, indent=1))
        return
    _console().print(learnt_tables(game, learnt, words))
    if played:
        _say(words("cli-train-contest", won=f"{won:g}", played=played))


# ---- replay ----


@main.command(help=_HELP("cli-help-replay"))
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help=_HELP("cli-help-file"))],
    log: Annotated[bool, typer.Option("--log", help=_HELP("cli-help-log"))] = False,
    at: Annotated[int | None, typer.Option("--at", help=_HELP("cli-help-at"))] = None,
    step: Annotated[bool, typer.Option("--step", help=_HELP("cli-help-step"))] = False,
    seat: Annotated[int | None, typer.Option("--seat", help=_HELP("cli-help-seat"))] = None,
    play_on: Annotated[bool, typer.Option("--play", help=_HELP("cli-help-play-on"))] = False,
    players: Annotated[str | None, typer.Option(help=_HELP("cli-help-play-on-players"))] = None,
    record: Annotated[Path | None, typer.Option(help=_HELP("cli-help-record"))] = None,
    lang: _Lang = None,
) -> None:
    words = _words(ctx, lang)
    viewer = None if seat is None else seat - 1
    playback = Playback(read_record(file, words), viewer, _console(), words)
    if play_on:
        match = playback.branch(at)
        kinds = _listed(players) or rivals_of(match)
        check_players(kinds, match.seats, words)
        seated = seat_players(kinds, [], secrets.randbits(32), words)
        Table(match, seated, _console(), words, RecordFile(words, record)).run()
    elif step:
        playback.step(at)
    else:
        playback.show(at, log)


# ---- games ----


@main.command(help=_HELP("cli-help-games"))
def games(ctx: typer.Context, as_json: _Json = False, lang: _Lang = None) -> None:
    words = _words(ctx, lang)
    known: list[Game[Any]] = [rulebound.game(name) for name in rulebound.games()]
    if as_json:
        data = [
            {"game": g.id, "rules": g.rules, "seats": list(g.seats), "options": g.options.to_json()}
            for g in known
        ]
        typer.echo(json.dumps(data, indent=1))
    else:
        _console().print(games_table(known, words))


if __name__ == "__main__":
    main()
