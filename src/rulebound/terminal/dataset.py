"""``rulebound dataset``: matches of bots as data for learning."""

import os
from pathlib import Path
from typing import Annotated

import typer

import rulebound
from rulebound.core.errors import RuleboundError
from rulebound.terminal.files import check_folder, writing
from rulebound.terminal.options import read_options
from rulebound.terminal.progress import with_progress
from rulebound.terminal.words import Refused, Words, environment_language, words_for

_HELP = Words(environment_language())


def dataset(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=_HELP("cli-help-game"))],
    folder: Annotated[Path, typer.Argument(help=_HELP("cli-help-dataset-folder"))],
    number: Annotated[int, typer.Option("-n", "--number", min=1, help=_HELP("cli-help-n"))] = 100,
    bots: Annotated[str, typer.Option(help=_HELP("cli-help-bots"))] = "random,greedy",
    seats: Annotated[int | None, typer.Option("--seats", help=_HELP("cli-help-seats"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help=_HELP("cli-help-option"))
    ] = None,
    seed: Annotated[int, typer.Option(help=_HELP("cli-help-seed"))] = 0,
    jobs: Annotated[int, typer.Option(min=0, help=_HELP("cli-help-jobs"))] = 1,
    features: Annotated[
        bool, typer.Option("--features/--no-features", help=_HELP("cli-help-dataset-features"))
    ] = True,
    lang: Annotated[str | None, typer.Option("--lang", help=_HELP("cli-help-lang"))] = None,
) -> None:
    words = words_for(lang or ctx.obj)
    options = read_options(rulebound.game(game).options, option or (), words)
    check_folder(folder, words)
    if folder.exists():
        raise Refused(words("cli-error-exists", file=str(folder)))
    try:
        from rulebound.adapters import dataset as made  # noqa: PLC0415 (needs an extra)
    except ImportError:
        raise RuleboundError("Parquet needs pyarrow: install rulebound[parquet]") from None
    matches = made.play(
        game,
        number,
        [name.strip() for name in bots.split(",") if name.strip()],
        seats=seats,
        options=options,
        seed=seed,
        jobs=jobs or os.cpu_count() or 1,
    )
    with writing(folder, words):
        rows = made.write(folder, with_progress(matches, number, words), features=features)
    typer.echo(words("cli-dataset-written", folder=str(folder), matches=number, count=rows))
