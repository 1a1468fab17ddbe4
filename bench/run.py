"""Speed of random play and of forks, each figure beside those of other libraries.

Called by ``make bench``; ``docs/benchmarks.md`` says what is measured.
"""

import json
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import measure
import ours
import peers
import report
from contender import Contender, Entry
from report import Row

PIPED_WIDTH = 120


def main(
    seconds: Annotated[float, typer.Option(min=0.01, help="Length of each measurement.")] = 3,
    only: Annotated[
        str, typer.Option(metavar="PATTERN", help="Only libraries and games with this in them.")
    ] = "",
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write all figures there.")
    ] = None,
    markdown: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Replace the part between this file's bench markers."),
    ] = None,
) -> None:
    """Measure random play and forks of Rulebound and of its peers."""
    entries = [entry for entry in ours.entries() + peers.entries() if matches(entry, only)]
    if not entries:
        raise typer.BadParameter(f"nothing matches {only!r}", param_hint="--only")
    rows = measure_all(entries, seconds)
    out = Console()
    if not out.is_terminal:
        out = Console(width=PIPED_WIDTH)
    out.print(report.table(rows))
    if json_file:
        json_file.write_text(json.dumps(report.data(rows), indent=2) + "\n", encoding="utf-8")
    if markdown:
        report.write_markdown(markdown, report.MARKER, report.markdown(rows))


def matches(entry: Entry, pattern: str) -> bool:
    """Whether the pattern (text, with ``*`` and ``?`` if need be) occurs in the entry's label."""
    return fnmatchcase(entry.label.lower(), f"*{pattern.lower()}*")


def measure_all(entries: list[Entry], seconds: float) -> list[Row]:
    """A row for each entry, with the progress on stderr."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(entries))

        def tell(entry: Entry, doing: str) -> None:
            progress.update(task, description=f"{entry.label}: {doing}")
            if not progress.console.is_terminal:
                progress.console.print(f"{entry.label}: {doing}", highlight=False)

        rows = []
        for row in measured(entries, seconds, tell):
            rows.append(row)
            progress.advance(task)
        return rows


def measured(
    entries: list[Entry], seconds: float, tell: Callable[[Entry, str], None]
) -> Iterator[Row]:
    """The rows, one by one; a library that is not installed gets a single one."""
    missing = set()
    for entry in entries:
        if entry.peer in missing:
            continue
        try:
            contender = entry.load()
        except ImportError:
            missing.add(entry.peer)
            yield Row(entry.peer, "not installed")
            continue
        yield measure_one(entry, contender, seconds, tell)


def measure_one(
    entry: Entry,
    contender: Contender[Any],
    seconds: float,
    tell: Callable[[Entry, str], None],
) -> Row:
    row = Row(entry.peer, entry.game)
    tell(entry, "random play")
    row.pace = measure.pace(contender, seconds)
    tell(entry, "forks")
    try:
        positions = measure.sample(contender, seconds)
    except TypeError as error:  # as copy.deepcopy says it
        row.note = f"no fork: {error}"
        return row
    row.fork = measure.cost([contender.forker(p) for p in positions], seconds)
    imaginers = [maker for p in positions if (maker := contender.imaginer(p))]
    if imaginers:
        tell(entry, "imagining")
        row.imagine = measure.cost(imaginers, seconds)
    return row


if __name__ == "__main__":
    typer.run(main)
