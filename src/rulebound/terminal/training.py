"""What self-play taught, as Rich tables."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulebound.bots.training import Learnt
from rulebound.terminal.words import Words


def learnt_tables(game: str, learnt: Sequence[Learnt], words: Words) -> RenderableType:
    """How well results were foretold before and are now, and what every feature counts."""
    summary = Table(box=ROUNDED)
    summary.add_column(words("cli-train-kind"))
    for head in (
        words("cli-train-games"),
        words("cli-train-tables"),
        words("cli-train-before"),
        words("cli-train-after"),
    ):
        summary.add_column(head, justify="right")
    weights = Table(box=ROUNDED)
    weights.add_column(words("cli-train-feature"))
    for one in learnt:
        summary.add_row(
            one.kind, str(one.matches), str(one.tables), f"{one.before:.4f}", f"{one.after:.4f}"
        )
        weights.add_column(one.kind, justify="right")
    for name in learnt[0].weights:
        row = [f"{one.weights[name]:+.3f}" for one in learnt]
        weights.add_row(Text(words(f"{game}-feature-{name}")), *row)
    return Group(summary, weights)
