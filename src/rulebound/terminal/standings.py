"""What an arena run found: the same tables for the terminal and as Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulebound.arena.sprt import Verdict
from rulebound.arena.standings import LATE, Line, Pair, Standings
from rulebound.terminal.figures import average_text, share_text
from rulebound.terminal.painter import title_of
from rulebound.terminal.words import Words

_LONGEST: Final = 60
"""Letters of an option that are told."""
_WIDE: Final = 7
"""A table of more columns is drawn closely: eight bots stand beside each other in 80 columns."""


@dataclass(slots=True)
class Sheet:
    """A table before it is drawn; its first column holds names, the others figures."""

    title: str
    heads: Sequence[str]
    rows: list[Sequence[str]] = field(default_factory=list)


def in_terminal(found: Standings, words: Words) -> RenderableType:
    title, *about = heading(found, words)
    lines = [Text(title, style="bold"), *(Text(line, style="dim") for line in about)]
    return Group(*lines, Text(), *(_table(sheet) for sheet in sheets(found, words)))


def in_markdown(found: Standings, words: Words) -> str:
    title, *about = heading(found, words)
    parts = [f"## {title}", "", "  \n".join(about), ""]
    for sheet in sheets(found, words):
        parts += [f"### {sheet.title}", ""]
        parts.append(_row(sheet.heads))
        parts.append("|---" + "|---:" * (len(sheet.heads) - 1) + "|")
        parts += map(_row, sheet.rows)
        parts.append("")
    return "\n".join(parts)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _table(sheet: Sheet) -> Table:
    title = Text(sheet.title, style="bold")
    padding = (0, 0 if len(sheet.heads) > _WIDE else 1)
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", padding=padding)
    for number, head in enumerate(sheet.heads):
        if number:
            table.add_column(Text(head), justify="right", overflow="fold")
        else:
            table.add_column(Text(head), no_wrap=True)
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table


# ---- what is told ----


def heading(found: Standings, words: Words) -> list[str]:
    plan = found.plan
    options = (f"{name}={_value(value)}" for name, value in plan.special().items())
    about = [words("cli-arena-seats", count=plan.seats), *options]
    if plan.seconds is not None:
        about.append(words("cli-arena-seconds", seconds=f"{plan.seconds:g}"))
    about.append(words("cli-arena-seed", seed=str(plan.seed)))
    lines = [title_of(plan.game, words), " · ".join(about)]
    lines.append(words("cli-arena-played", deals=found.deals, matches=found.matches))
    if found.left_out:
        lines.append(words("cli-arena-left-out", count=found.left_out))
    return lines


def sheets(found: Standings, words: Words) -> list[Sheet]:
    if not found.matches:
        return []
    several = len(found.meetings) >= len(found.lines)  # not in a gauntlet or on a ladder
    crossed = [_cross(found, words)] if several else []
    return [*crossed, _meetings(found, words), _ratings(found, words), _thought(found, words)]


def _cross(found: Standings, words: Words) -> Sheet:
    bots = list(found.lines)
    sheet = Sheet(words("cli-arena-cross"), [words("cli-sim-bot"), *bots])
    for bot in bots:
        shares = (found.pairs.get((bot, other)) for other in bots)
        sheet.rows.append([bot, *(_share(pair) if pair else "–" for pair in shares)])
    return sheet


def _meetings(found: Standings, words: Words) -> Sheet:
    meetings = found.meetings
    tested = any(pair.test for pair in meetings)
    scored = any(pair.lead is not None for pair in meetings)
    heads = [
        words("cli-arena-meeting"),
        words("cli-arena-deals"),
        words("cli-arena-results"),
        words("cli-arena-share"),
    ]
    heads += [words("cli-arena-lead")] if scored else []
    heads += [words("cli-arena-test")] if tested else []
    sheet = Sheet(words("cli-arena-meetings"), heads)
    for pair in meetings:
        row = [
            f"{pair.one} – {pair.other}",
            str(len(pair.shares)),
            f"{pair.wins} / {pair.draws} / {pair.losses}",
            _share(pair),
        ]
        row += [_lead(pair)] if scored else []
        row += [_test(pair, words)] if tested else []
        sheet.rows.append(row)
    return sheet


def _ratings(found: Standings, words: Words) -> Sheet:
    scored = any(line.average is not None for line in found.lines.values())
    heads = [
        words("cli-sim-bot"),
        words("cli-arena-elo"),
        words("cli-sim-interval"),
        words("cli-sim-games"),
    ]
    heads += [words("cli-sim-score")] if scored else []
    sheet = Sheet(words("cli-arena-ratings"), heads)
    for bot, line in found.lines.items():
        low, high = line.rating.interval
        row = [bot, f"{line.rating.elo:.0f}", f"{low:.0f} – {high:.0f}", str(line.matches)]
        row += [_average(line)] if scored else []
        sheet.rows.append(row)
    return sheet


def _thought(found: Standings, words: Words) -> Sheet:
    limited = any(line.thought.late is not None for line in found.lines.values())
    heads = [
        words("cli-sim-bot"),
        words("cli-arena-choices"),
        words("cli-arena-mean"),
        words("cli-arena-most"),
        words("cli-arena-longest"),
    ]
    heads += [words("cli-arena-late", seconds=f"{LATE:g}")] if limited else []
    sheet = Sheet(words("cli-arena-thought"), heads)
    for bot, line in found.lines.items():
        thought = line.thought
        times = (thought.mean, thought.in_99_of_100, thought.longest)
        row = [bot, str(len(thought.seconds)), *(f"{seconds:.3f} s" for seconds in times)]
        row += ["–" if thought.late is None else str(thought.late)] if limited else []
        sheet.rows.append(row)
    return sheet


# ---- figures ----


def _value(value: object) -> str:
    """An option as it is typed; what would fill the page is left out."""
    if isinstance(value, bool):
        return str(value).lower()
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= _LONGEST and text.isprintable() else "…"


def _share(pair: Pair) -> str:
    return share_text(pair.share, pair.interval)


def _lead(pair: Pair) -> str:
    return "–" if pair.lead is None else average_text(pair.lead, pair.lead_spread)


def _average(line: Line) -> str:
    return "–" if line.average is None else f"{line.average:.2f}"


def _test(pair: Pair, words: Words) -> str:
    if pair.test is None:
        return "–"
    evidence, verdict = pair.test
    said = {
        Verdict.OPEN: "cli-arena-open",
        Verdict.STRONGER: "cli-yes",
        Verdict.NOT_STRONGER: "cli-no",
    }
    return f"{words(said[verdict])} ({evidence:+.2f})"
