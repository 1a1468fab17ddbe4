"""Results, statistics and lists of games as Rich tables."""

from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rulebound import Game, Result
from rulebound.arena import Summary
from rulebound.terminal.painter import Painter
from rulebound.terminal.words import Words


def result_table(
    game: str, result: Result, names: Sequence[str], painter: Painter, words: Words
) -> RenderableType:
    """The ranking with the scores, and why the match ended."""
    table = Table(box=SIMPLE, show_edge=False)
    table.add_column(words("cli-place"), justify="right")
    table.add_column(words("cli-name"))
    table.add_column(words("cli-score"))
    place = 1
    for seats in result.ranking:
        for seat in seats:
            style = "bold" if place == 1 else ""
            score = painter.score(result.scores[seat])
            table.add_row(str(place), Text(names[seat]), score, style=style)
        place += len(seats)
    reason = words.text(game, result.reason, names)
    return Panel(
        Group(Text(reason), Text(), table),
        title=Text(words("cli-result")),
        title_align="left",
        expand=False,
        padding=(1, 2),
    )


# ---- simulations ----


def summary_tables(game: str, summary: Summary, words: Words) -> RenderableType:
    return Group(_bots(summary, words), Text(), _facts(game, summary, words))


def _bots(summary: Summary, words: Words) -> Table:
    table = Table(box=ROUNDED)
    table.add_column(words("cli-sim-bot"))
    for head in (
        words("cli-sim-games"),
        words("cli-sim-wins"),
        words("cli-sim-share"),
        words("cli-sim-interval"),
        words("cli-sim-score"),
    ):
        table.add_column(head, justify="right")
    for label, line in summary.bots.items():
        low, high = line.interval
        table.add_row(
            Text(label),
            str(line.games),
            str(line.wins),
            f"{line.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            "–" if line.average is None else f"{line.average:.2f}",
        )
    return table


def _facts(game: str, summary: Summary, words: Words) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    n = summary.matches
    table.add_row(words("cli-sim-matches"), str(n))
    table.add_row(words("cli-sim-draws"), _part(summary.draws, n))
    for place in range(summary.seats):
        head = words("cli-sim-order", number=place + 1)
        table.add_row(head, _part(summary.order_wins[place], n))
    for seat in range(summary.seats):
        table.add_row(words("cli-sim-seat", number=seat + 1), _part(summary.seat_wins[seat], n))
    table.add_row(words("cli-sim-choices"), f"{summary.average_choices:.1f}")
    table.add_row(words("cli-sim-turns"), f"{summary.average_turns:.1f}")
    for reason, count in sorted(summary.reasons.values(), key=lambda pair: -pair[1]):
        table.add_row(words.text(game, reason), _part(count, n))
    return table


def _part(count: int, whole: int) -> str:
    return f"{count} ({count / whole:.1%})"


# ---- games ----


def games_table(games: Sequence[Game[Any]], words: Words) -> RenderableType:
    return Group(*(_game(game, words) for game in games))


def _game(game: Game[Any], words: Words) -> RenderableType:
    table = Table(box=SIMPLE, show_edge=False, pad_edge=False)
    table.add_column(words("cli-games-option"), style="bold cyan", no_wrap=True)
    table.add_column(words("cli-games-default"))
    table.add_column(words("cli-games-allowed"))
    table.add_column(words("cli-games-meaning"), ratio=1)
    for choice in game.options.choices:
        allowed = ("true", "false") if choice.kind == "bool" else map(_shown, choice.allowed)
        table.add_row(choice.name, _shown(choice.default), ", ".join(allowed) or "–", choice.doc)
    seats = ", ".join(map(str, game.seats))
    head = Text(game.id, style="bold").append(f"  {words('cli-games-seats', seats=seats)}", "")
    return Group(head, Text(), table)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ",".join(map(str, value)) or "–"
    return str(value)
