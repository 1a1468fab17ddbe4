"""``rulebound arena``: bots against each other, in earnest."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.text import Text
from typer.core import TyperGroup

import rulebound
from rulebound.arena import pairings
from rulebound.arena.contest import Contest, make_plan, play
from rulebound.arena.crews import Alone, Cluster, Crew, Processes
from rulebound.arena.export import write_parquet
from rulebound.arena.sprt import Sprt
from rulebound.arena.standings import Standings, standings
from rulebound.arena.store import BadStore, Played, Store
from rulebound.bots import strengths
from rulebound.terminal.files import check_folder, write_text, writing
from rulebound.terminal.groups import WithGameFlags
from rulebound.terminal.options import read_options
from rulebound.terminal.progress import bar
from rulebound.terminal.standings import in_markdown, in_terminal
from rulebound.terminal.words import Refused, Words, environment_language, words_for

_HELP = Words(environment_language())
_RUN = "run"
_USUAL = ("greedy", "random")
_STOPPED = 130
"""The exit code of whoever was stopped by Ctrl-C."""


class RunsByDefault(TyperGroup):
    """``rulebound arena tashkalar`` stands for ``rulebound arena run tashkalar``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ctx.help_option_names:
            args = [_RUN, *args]
        return super().parse_args(ctx, args)


arena = typer.Typer(
    cls=RunsByDefault,
    help=_HELP("cli-help-arena"),
    no_args_is_help=True,
    rich_markup_mode=None,
)

_Lang = Annotated[str | None, typer.Option("--lang", help=_HELP("cli-help-lang"))]
_Json = Annotated[bool, typer.Option("--json", help=_HELP("cli-help-json"))]
_Report = Annotated[Path | None, typer.Option(help=_HELP("cli-help-arena-report"))]
_Anchor = Annotated[str | None, typer.Option(help=_HELP("cli-help-arena-anchor"))]
_StoreFile = Annotated[Path, typer.Argument(help=_HELP("cli-help-arena-file"))]


@arena.command(_RUN, cls=WithGameFlags, help=_HELP("cli-help-arena-run"))
def run(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=_HELP("cli-help-game"))],
    bots: Annotated[str | None, typer.Option(help=_HELP("cli-help-arena-bots"))] = None,
    number: Annotated[
        int, typer.Option("-n", "--number", min=1, help=_HELP("cli-help-arena-n"))
    ] = 50,
    gauntlet: Annotated[str | None, typer.Option(help=_HELP("cli-help-arena-gauntlet"))] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help=_HELP("cli-help-arena-ladder"))] = False,
    seats: Annotated[int | None, typer.Option(help=_HELP("cli-help-seats"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help=_HELP("cli-help-option"))
    ] = None,
    seconds: Annotated[float | None, typer.Option(help=_HELP("cli-help-arena-seconds"))] = None,
    sprt: Annotated[str | None, typer.Option(help=_HELP("cli-help-arena-sprt"))] = None,
    seed: Annotated[int, typer.Option(help=_HELP("cli-help-seed"))] = 0,
    jobs: Annotated[int, typer.Option(min=0, help=_HELP("cli-help-arena-jobs"))] = 1,
    ray: Annotated[str | None, typer.Option(help=_HELP("cli-help-arena-ray"))] = None,
    store: Annotated[Path | None, typer.Option(help=_HELP("cli-help-arena-store"))] = None,
    mix: Annotated[bool, typer.Option("--mix", help=_HELP("cli-help-arena-mix"))] = False,
    anchor: _Anchor = None,
    report: _Report = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    words = words_for(lang or ctx.obj)
    options = read_options(rulebound.game(game).options, option or (), words)
    plan = make_plan(game, seats, options, seed, seconds)
    if bots is None:
        names = strengths(game) if ladder else list(_USUAL)
    else:
        names = [name.strip() for name in bots.split(",") if name.strip()]
    if gauntlet is not None and ladder:
        raise Refused(words("cli-arena-one-form"))
    if gauntlet is not None and gauntlet not in names:
        names.append(gauntlet)
    entrants = pairings.enter(names, seconds)
    labels = [entrant.label for entrant in entrants]
    if gauntlet is not None:
        meetings = pairings.gauntlet(gauntlet, labels)
    else:
        meetings = pairings.ladder(labels) if ladder else pairings.round_robin(labels, plan.seats)
    test = None if sprt is None else _sprt(sprt, words)
    fixed = _anchor(anchor, labels, words)
    _check_report(report, words)
    contest = Contest(plan, entrants, meetings, number, test, mix)
    with _refusals(words), Store(store) as kept:
        stopped = False
        try:
            with _crew(jobs, ray) as crew:
                _play(contest, kept, crew, words)
        except KeyboardInterrupt:
            stopped = True
        _tell([contest.standings(kept, fixed)], report, as_json, words)
    if stopped:
        message = "cli-arena-stopped" if store else "cli-arena-stopped-lost"
        Console(stderr=True, soft_wrap=True, markup=False).print(Text(words(message)))
        raise typer.Exit(_STOPPED)


@arena.command("show", help=_HELP("cli-help-arena-show"))
def show(
    ctx: typer.Context,
    store: _StoreFile,
    anchor: _Anchor = None,
    report: _Report = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    words = words_for(lang or ctx.obj)
    _check_report(report, words)
    with _refusals(words), Store(store, new=False) as kept:
        runs = [(plan, kept.matches(number)) for number, plan in kept.runs().items()]
    labels = sorted({label for _, its in runs for match in its for label in match.seating})
    fixed = _anchor(anchor, labels, words)
    found = [standings(plan, matches, anchor=fixed) for plan, matches in runs]
    _tell(found, report, as_json, words)


@arena.command("export", help=_HELP("cli-help-arena-export"))
def export(
    ctx: typer.Context,
    store: _StoreFile,
    file: Annotated[Path, typer.Argument(help=_HELP("cli-help-backup-file"))],
    lang: _Lang = None,
) -> None:
    words = words_for(lang or ctx.obj)
    check_folder(file, words)
    if file.exists():
        raise Refused(words("cli-error-exists", file=str(file)))
    with _refusals(words), Store(store, new=False) as kept, writing(file, words):
        rows = write_parquet(kept, file)
    typer.echo(words("cli-arena-exported", file=str(file), count=rows))


# ---- what was typed ----


def _sprt(text: str, words: Words) -> Sprt:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise Refused(words("cli-arena-bad-sprt", text=text)) from None
    return Sprt(low, high)


def _anchor(text: str | None, labels: list[str], words: Words) -> tuple[str, float] | None:
    if text is None:
        return None
    label, _, elo = text.rpartition("=")
    try:
        rating = float(elo)
    except ValueError:
        rating = float("nan")
    if label not in labels or not -1e6 < rating < 1e6:
        raise Refused(words("cli-arena-bad-anchor", text=text, known=", ".join(labels)))
    return label, rating


def _check_report(report: Path | None, words: Words) -> None:
    """Said before the matches are played, not after."""
    if report is None:
        return
    if report.suffix not in (".md", ".json"):
        raise Refused(words("cli-arena-bad-report", file=str(report)))
    check_folder(report, words)


@contextmanager
def _refusals(words: Words) -> Iterator[None]:
    try:
        yield
    except BadStore as error:
        raise Refused(words(error.message, **error.about)) from error


# ---- playing and telling ----


def _crew(jobs: int, ray: str | None) -> Crew[Played]:
    if ray is not None:
        return Cluster(ray, play)
    number = jobs or os.cpu_count() or 1
    return Alone(play) if number == 1 else Processes(number, play)


def _play(contest: Contest, store: Store, crew: Crew[Played], words: Words) -> None:
    with bar() as progress:
        task = progress.add_task(words("cli-sim-progress"), total=None)
        for step in contest.play(store, crew):
            progress.update(task, completed=step.done, total=step.wanted)


def _tell(found: list[Standings], report: Path | None, as_json: bool, words: Words) -> None:
    data = json.dumps([each.to_json() for each in found], indent=1)
    if report is not None:
        parts = [in_markdown(each, words) for each in found]
        text = data + "\n" if report.suffix == ".json" else "\n".join(parts)
        write_text(report, text, words)
    if as_json:
        typer.echo(data)
    else:
        console = Console(markup=False, highlight=False, emoji=False)
        console.print(Group(*(in_terminal(each, words) for each in found)))
