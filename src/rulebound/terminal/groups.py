"""How the command line reads commands: refusals said politely, flags and commands of the games."""

from collections.abc import Iterator
from importlib.metadata import entry_points
from typing import Any, Final

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

import rulebound
from rulebound import RuleboundError
from rulebound.terminal.keyboard import Leave

_COMMANDS: Final = "rulebound.commands"


class Politely(TyperGroup):
    """A refusal is one red line, never a traceback. A game may bring commands of its own.

    They are loaded only when somebody asks for them: other commands do not wait for a game.
    """

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RuleboundError as error:
            line = Text(" ".join(str(error).split()), style="bold red")
            Console(stderr=True, soft_wrap=True, markup=False).print(line)
            raise typer.Exit(2) from None
        except Leave:
            raise typer.Exit(0) from None

    def list_commands(self, ctx: Any) -> list[str]:
        brought = (point.name for point in entry_points(group=_COMMANDS))
        return [*super().list_commands(ctx), *sorted(brought)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        for point in entry_points(group=_COMMANDS, name=cmd_name):
            return typer.main.get_command(point.load())
        return super().get_command(ctx, cmd_name)


class WithGameFlags(TyperCommand):
    """``--form duel`` and ``--teams`` stand for ``-o form=duel`` and ``-o teams=true``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = {flag for param in self.params for flag in (*param.opts, *param.secondary_opts)}
        return super().parse_args(ctx, list(read_flags(own, iter(args))))


def read_flags(own: set[str], args: Iterator[str]) -> Iterator[str]:
    """The same arguments, with the options of games as ``-o name=value``."""
    for arg in args:
        flag, equals, value = arg.partition("=")
        name = flag.removeprefix("--").replace("-", "_")
        if not flag.startswith("--") or flag in own:
            yield arg
        elif _switch(name):
            yield from ("-o", f"{name}={value if equals else 'true'}")
        elif _switch(name.removeprefix("no_")):
            yield from ("-o", f"{name.removeprefix('no_')}=false")
        elif name in _kinds():
            yield from ("-o", f"{name}={value if equals else next(args, '')}")
        else:
            yield arg


def _switch(name: str) -> bool:
    return _kinds().get(name) == {"bool"}


def _kinds() -> dict[str, set[str]]:
    """Of which kinds the options of the installed games are, by name."""
    kinds: dict[str, set[str]] = {}
    for name in rulebound.games():
        for choice in rulebound.game(name).options.choices:
            kinds.setdefault(choice.name, set()).add(choice.kind)
    return kinds
