"""How far long work has come: a bar on the error stream, if that is a terminal."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rulebound.terminal.words import Words

T = TypeVar("T")


def bar() -> Progress:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    )  # fmt: skip
    return Progress(*columns, console=console, disable=not console.is_terminal)


def with_progress(results: Iterable[T], total: int, words: Words) -> Iterator[T]:
    """The same results, with a bar."""
    with bar() as progress:
        yield from progress.track(results, total=total, description=words("cli-sim-progress"))
