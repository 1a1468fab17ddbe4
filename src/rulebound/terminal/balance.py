"""The report on a game's balance as Rich tables, one for each number of players."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulebound.arena import Balance, order_of
from rulebound.terminal.figures import average_text, share_text
from rulebound.terminal.painter import painter_of
from rulebound.terminal.words import Words


def part_name(game: str, ref: str, words: Words) -> str:
    """``7 Light tricks``."""
    kind, _, value = ref.partition(":")
    return f"{value} {words.thing(game, kind, value)}"


def _counted(game: str, words: Words) -> str:
    counted = painter_of(game).counted
    return words(counted) if counted else ""


def balance_tables(game: str, balances: Sequence[Balance], words: Words) -> RenderableType:
    return Group(*(_table(game, balance, words) for balance in balances))


def _table(game: str, balance: Balance, words: Words) -> Table:
    title = words("cli-report-title", seats=balance.seats, count=balance.matches)
    table = Table(box=SIMPLE_HEAD, title=Text(title, style="bold"), title_justify="left")
    table.add_column(_counted(game, words), no_wrap=True)
    for head in (
        words("cli-report-times"),
        words("cli-report-share"),
        words("cli-report-average"),
        words("cli-report-largest"),
        words("cli-report-smallest"),
    ):
        table.add_column(head, justify="right")
    for ref in sorted(balance.lines, key=order_of):
        line = balance.lines[ref]
        table.add_row(
            Text(part_name(game, ref, words)),
            str(line.times),
            share_text(line.share, line.share_interval),
            average_text(line.average, line.average_spread),
            str(line.largest),
            str(line.smallest),
        )
    return table
