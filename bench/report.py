"""The figures as a table, as Markdown and as data."""

import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.table import Table

import ours
from measure import Cost, Pace

MARKER = "bench"
HEADINGS = (
    "library",
    "game",
    "decisions/s",
    "ratio",
    "of hearts",
    "forks/s",
    "fork µs",
    "ratio",
    "imagine µs",
)
HEARTS = ("OpenSpiel", "hearts (C++)")
LEGEND = (
    f"µs: median / mean over positions; ratio: to {ours.YARDSTICK}; "
    "of hearts: decisions/s as a share of OpenSpiel's hearts"
)
TEXTS = 2
"""So many columns hold text; the others hold figures."""
LIBRARIES = ("rulebound", "open_spiel", "rlcard", "pettingzoo", "catanatron")


@dataclass(slots=True)
class Row:
    """What was found out about one contender."""

    peer: str
    game: str
    pace: Pace | None = None
    fork: Cost | None = None
    imagine: Cost | None = None
    note: str = ""


def cells(row: Row, yardstick: Row | None, hearts: Row | None) -> list[str]:
    """A row of the table."""
    game = f"{row.game} ({row.note})" if row.note else row.game
    faster = slower = share = None
    if hearts and hearts.pace and row.pace:
        share = row.pace.rate / hearts.pace.rate
    if yardstick and yardstick.pace and row.pace:
        faster = row.pace.rate / yardstick.pace.rate
    if yardstick and yardstick.fork and row.fork:
        slower = row.fork.median / yardstick.fork.median
    return [
        row.peer,
        game,
        _whole(row.pace.rate if row.pace else None),
        _ratio(faster),
        _ratio(share),
        _whole(row.fork.per_second if row.fork else None),
        _micros(row.fork),
        _ratio(slower),
        _micros(row.imagine),
    ]


def _whole(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:,.0f}"


def _ratio(figure: float | None) -> str:
    if figure is None:
        return "–"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def _micros(cost: Cost | None) -> str:
    return "–" if cost is None else f"{_micro(cost.median)} / {_micro(cost.mean)}"


def _micro(figure: float) -> str:
    return f"{figure:.2f}" if figure < 9.995 else f"{figure:,.0f}"


def find(rows: Sequence[Row], peer: str, game: str) -> Row | None:
    return next((row for row in rows if (row.peer, row.game) == (peer, game)), None)


def all_cells(rows: Sequence[Row]) -> list[list[str]]:
    yardstick, hearts = find(rows, ours.PEER, ours.YARDSTICK), find(rows, *HEARTS)
    return [cells(row, yardstick, hearts) for row in rows]


def table(rows: Sequence[Row]) -> Table:
    caption = f"{LEGEND}\n{conditions()}"
    title = "Random play and forks"
    out = Table(title=title, caption=caption, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, heading in enumerate(HEADINGS):
        justify: JustifyMethod = "left" if number < TEXTS else "right"
        out.add_column(heading, justify=justify, overflow="fold")
    last = None
    for row, shown in zip(rows, all_cells(rows), strict=True):
        if last is not None and row.peer != last:
            out.add_section()
        last = row.peer
        out.add_row(*shown)
    return out


def markdown(rows: Sequence[Row]) -> str:
    rule = ["---" if number < TEXTS else "--:" for number in range(len(HEADINGS))]
    lines = [HEADINGS, rule, *all_cells(rows)]
    body = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{conditions()}\n\n{body}\n\n{LEGEND}"


def write_markdown(file: Path, marker: str, figures: str) -> None:
    """Replace what stands between the two comments of the file that bear the marker's name."""
    text = file.read_text(encoding="utf-8")
    start, end = f"<!-- {marker}: start -->", f"<!-- {marker}: end -->"
    before, found, rest = text.partition(start)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"{file} lacks the markers {start} and {end}")
    file.write_text(f"{before}{start}\n{figures}\n{end}{after}", encoding="utf-8")


def data(rows: Sequence[Row]) -> dict[str, Any]:
    """All figures, JSON-able."""
    return {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "processor": processor(),
        "versions": versions(),
        "rows": [asdict(row) for row in rows],
    }


def conditions(names: Sequence[str] = LIBRARIES) -> str:
    """What the figures were measured with, in a line."""
    libraries = ", ".join(f"{name} {number}" for name, number in versions(names).items())
    return f"{date.today()}, {processor()}, Python {platform.python_version()}, {libraries}"


def versions(names: Sequence[str] = LIBRARIES) -> dict[str, str]:
    found = {}
    for name in names:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def processor() -> str:
    """The name of the processor, where the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
