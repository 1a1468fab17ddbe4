"""What a bot would do, and why, at a terminal."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from rulebound import Match, Text
from rulebound.bots import Chair
from rulebound.bots.teaching import Hint, hint_data, hints
from rulebound.terminal.painter import Painter
from rulebound.terminal.words import Words

SECONDS: Final = 3.0
"""How long anybody waits for a hint."""


def ask(match: Match, seconds: float = SECONDS) -> tuple[Hint, ...]:
    """The best options of whoever has to choose; it knows what that seat knows."""
    assert match.decision is not None
    return hints(Chair(match, match.decision.seat, seconds))


def shown(
    match: Match, found: Sequence[Hint], painter: Painter, names: Sequence[str], words: Words
) -> RenderableType:
    """The options with their reasons, numbered; a line if there is nothing to be said."""
    if not found or match.decision is None:
        return Line(words("cli-hint-none"))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    grid.add_column()
    for number, hint in enumerate(found, start=1):
        option = match.decision.find(hint.thought.choice)
        head = Line(option.notation, style="bold cyan").append(
            f"  {painter.describe(option)}", style="default"
        )
        told = in_words(match.setup.game, hint.reasons, words, names)
        value = Line(percent(hint.thought.value), style="bold")
        grid.add_row(Line(f"{number}."), value, Group(head, Line(told, style="dim")))
    first = found[0].thought
    below = words("cli-hint-below", within=round(100 * first.within), samples=sum(_samples(found)))
    return Group(grid, Line(below, style="dim"))


def _samples(found: Sequence[Hint]) -> list[int]:
    return [hint.thought.samples for hint in found]


def in_words(game: str, reasons: Sequence[Text], words: Words, names: Sequence[str]) -> str:
    return " ".join(words.text(game, reason, names) for reason in reasons)


def percent(value: float) -> str:
    return f"{100 * value:.0f}"


def in_json(found: Sequence[Hint]) -> list[dict[str, Any]]:
    return [hint_data(hint) for hint in found]
