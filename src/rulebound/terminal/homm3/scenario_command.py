"""``rulebound scenario``: list the scenarios, or check a file of one's own."""

import json
from typing import Annotated

import typer
from rich.console import Console

from rulebound.terminal.homm3 import scenarios
from rulebound.terminal.words import Words, environment_language, words_for

_HELP = Words(environment_language())
_Lang = Annotated[str | None, typer.Option("--lang", help=_HELP("cli-help-lang"))]

scenario = typer.Typer(help=_HELP("cli-help-scenario"), no_args_is_help=True, rich_markup_mode=None)


@scenario.command("list", help=_HELP("cli-help-scenario-list"))
def list_scenarios(
    ctx: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help=_HELP("cli-help-json"))] = False,
    lang: _Lang = None,
) -> None:
    if as_json:
        typer.echo(json.dumps(scenarios.listed(), indent=1))
    else:
        console = Console(markup=False, highlight=False, emoji=False)
        console.print(scenarios.scenario_table(words_for(lang or ctx.obj)))


@scenario.command("check", help=_HELP("cli-help-scenario-check"))
def check_scenario(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help=_HELP("cli-help-scenario-file"))],
    lang: _Lang = None,
) -> None:
    words = words_for(lang or ctx.obj)
    name, faults = scenarios.check(file)
    for fault in faults:
        typer.echo(fault)
    if faults:
        raise typer.Exit(1)
    typer.echo(words("cli-scenario-fine", name=name))
    for players, boxes in scenarios.boxes_needed(file):
        typer.echo(words("cli-scenario-boxes", players=players, boxes=", ".join(boxes)))
