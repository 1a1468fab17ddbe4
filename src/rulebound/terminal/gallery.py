"""``rulebound cards``: every card of a game, found by name in any language and by what it is."""

import json
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rulebound import gallery
from rulebound.core.catalogue import Catalogue
from rulebound.gallery import Exhibit
from rulebound.terminal.painter import title_of
from rulebound.terminal.words import Refused, Words, environment_language, words_for

_HELP = Words(environment_language())
cards_app = typer.Typer(rich_markup_mode=None)


@cards_app.command(help=_HELP("cli-help-cards"))
def cards(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=_HELP("cli-help-game"))],
    name: Annotated[str, typer.Argument(help=_HELP("cli-help-cards-name"))] = "",
    where: Annotated[
        list[str] | None, typer.Option("--where", "-w", help=_HELP("cli-help-cards-where"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_HELP("cli-help-json"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=_HELP("cli-help-lang"))] = None,
) -> None:
    words = words_for(lang or ctx.obj)
    catalogue = gallery.catalogue_of(game)
    if catalogue is None:
        raise Refused(words("cli-cards-no-gallery", game=game))
    found = gallery.find(game, name, _wanted(catalogue, where or [], game, words))
    if as_json:
        typer.echo(json.dumps([_data(game, shown, words) for shown in found], indent=1))
        return
    if not found:
        raise Refused(words("cli-cards-none", name=name))
    console = Console(markup=False, highlight=False, emoji=False)
    console.print(
        _page(game, found[0], words) if _is_meant(found, name) else _listed(game, found, words)
    )


def _is_meant(found: list[Exhibit], name: str) -> bool:
    """Whether somebody asked for one thing: the only one, or the only one of exactly that name."""
    exact = [
        shown for shown in found if gallery.fold(name.strip()) in map(gallery.fold, shown.names)
    ]
    return len(found) == 1 or len(exact) == 1


def _wanted(
    catalogue: Catalogue, given: list[str], game: str, words: Words
) -> dict[str, list[str]]:
    wanted: dict[str, list[str]] = {}
    facets = ", ".join(facet.id for facet in catalogue.facets)
    for each in given:
        facet, equals, value = each.partition("=")
        if not equals or facet not in (known.id for known in catalogue.facets):
            raise Refused(words("cli-cards-where", given=each, facets=facets))
        meant = gallery.named(catalogue, facet, value, game)
        if not meant:
            values = next(known.values for known in catalogue.facets if known.id == facet)
            known = ", ".join(words.text(game, name) for name in values.values())
            raise Refused(words("cli-cards-value", value=value, facet=facet, known=known))
        wanted.setdefault(facet, []).extend(meant)
    return wanted


def _traits(game: str, shown: Exhibit, words: Words, *, everywhere: bool) -> list[str]:
    catalogue = gallery.catalogue_of(game)
    assert catalogue is not None
    return [
        words.text(game, facet.values[value])
        for facet in catalogue.facets
        if facet.shown or not everywhere
        for value in shown.traits[facet.id]
    ]


def _listed(game: str, found: list[Exhibit], words: Words) -> RenderableType:
    table = Table(box=SIMPLE, show_edge=False, pad_edge=False, show_header=False)
    table.add_column(style="bold")
    table.add_column()
    for shown in sorted(found, key=lambda shown: gallery.fold(shown.name(words.language))):
        traits = _traits(game, shown, words, everywhere=True)
        table.add_row(shown.name(words.language), ", ".join(traits))
    head = Text(title_of(game, words), style="bold")
    head.append(f"  {words('cli-cards-count', count=len(found))}", "")
    return Group(head, Text(), table)


def _page(game: str, shown: Exhibit, words: Words) -> RenderableType:
    entry = shown.entry
    parts: list[RenderableType] = [
        Text(shown.name(words.language), style="bold"),
        Text(", ".join(_traits(game, shown, words, everywhere=False)), style="dim"),
    ]
    if entry.picture:
        parts += [Text(), Padding(Text(entry.picture), (0, 0, 0, 2))]
    parts.append(Text())
    parts += [Text(gallery.said(words, game, line)) for line in entry.lines]
    if shown.rulings:
        parts += [Text(), Text(words("cli-cards-rulings"), style="bold")]
        parts += [_ruling(ruling, words) for ruling in shown.rulings]
    rules = words("cli-cards-rules", rules=", ".join(entry.rules))
    return Group(*parts, Text(), Text(rules, style="dim"))


def _ruling(ruling: str, words: Words) -> Text:
    rule = words(f"{ruling}.rule")
    return Text(f"{words(ruling)}: {words(f'{ruling}.text')} ").append(rule, "dim")


def _data(game: str, shown: Exhibit, words: Words) -> dict[str, Any]:
    return {
        "ref": shown.entry.ref,
        "name": shown.name(words.language),
        "text": [gallery.said(words, game, line) for line in shown.entry.lines],
        "traits": {facet: list(values) for facet, values in shown.traits.items() if values},
        "rules": list(shown.entry.rules),
        "rulings": [
            {"text": words(f"{ruling}.text"), "rule": words(f"{ruling}.rule")}
            for ruling in shown.rulings
        ],
    }
