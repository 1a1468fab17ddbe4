"""Asking a person: a line, one of several answers, yes or no."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulebound.terminal.words import Words

with suppress(ImportError):
    import readline  # noqa: F401 (arrow keys and a history of what was typed)

T = TypeVar("T")


class Leave(Exception):
    """The person wants to go: the input ended or was interrupted."""


class Keyboard:
    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def line(self, prompt: str = "> ") -> str:
        """What the person types, without the blanks around it."""
        try:
            text = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        except UnicodeDecodeError:
            text = ""
        if not sys.stdin.isatty():  # so that a transcript shows what was typed
            self.console.print(Text(text, style="bold"))
        return text.strip()

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def complain(self, text: str) -> None:
        self.console.print(Text(f"  {text}", style="yellow"))

    def pick(self, question: str, choices: Sequence[tuple[T, str, str]], default: T) -> T:
        """One of the choices, each a value, the word for it and its name."""
        self.console.print()
        self.say(question, "bold")
        lines = Table.grid(padding=(0, 2))
        numbered = not all(word.isdecimal() for _, word, _ in choices)
        for number, (value, word, name) in enumerate(choices, start=1):
            mark = self.words("cli-default") if value == default else ""
            before = f"  {number}" if numbered else ""
            lines.add_row(before, Text(word, style="bold cyan"), name, Text(mark, "dim"))
        self.console.print(lines)
        while True:
            typed = self.line().casefold()
            if not typed:
                return default
            found = _chosen(typed, choices)
            if len(found) == 1:
                return found[0]
            self.complain(self.words("cli-pick-again", count=len(choices)))

    def confirm(self, question: str) -> bool:
        self.say(question, "bold yellow")
        return self.line().casefold() in self.words("cli-yes-words").casefold().split()


def _chosen(typed: str, choices: Sequence[tuple[T, str, str]]) -> list[T]:
    exact = [value for value, word, _ in choices if word.casefold() == typed]
    if typed.isdecimal() and not exact:
        number = int(typed[:6])
        return [choices[number - 1][0]] if 1 <= number <= len(choices) else []
    return exact or [
        value
        for value, word, name in choices
        if word.casefold().startswith(typed) or name.casefold().startswith(typed)
    ]
