"""Tables set up: what a match begins with, and who sits where."""

from collections.abc import Iterable, Mapping
from typing import Any

from rulebound import Game, Match
from rulebound.bots import table_bots
from rulebound.core.errors import BadOption
from rulebound.core.rng import Seed
from rulebound.server.errors import Refusal
from rulebound.server.store import ChairRow, PlayerRow, TableRow, new_secret, new_table_id, now
from rulebound.server.wire.http import BotChair, ChairForm


def begin(game: Game[Any], seats: int, options: dict[str, Any], seed: Seed) -> Match:
    """Start a match with options that a stranger gave."""
    for choice in game.options.choices:
        value = options.get(choice.name)
        known = (choice.default, *choice.allowed)
        if choice.kind == "any" and isinstance(value, str) and value not in known:
            # A game may take such a text for the name of a file on this machine.
            raise BadOption(f"option {choice.name!r} must be a table here, not a text")
    return game.start(seats=seats, options=options, seed=seed)


def new_table(record: Mapping[str, Any], title: str, owner: str | None) -> TableRow:
    """A table whose match begins with a record; see :func:`.play.record_of`."""
    return TableRow(
        id=new_table_id(),
        title=title,
        game=record["game"],
        rules=record["rules"],
        options=record["options"],
        seats=record["seats"],
        seed=record["seed"],
        owner=owner,
        created=now(),
        position=record["position"],
        prefix=record["choices"] or None,
    )


def chair_rows(table_id: str, forms: list[ChairForm], player: PlayerRow) -> list[ChairRow]:
    """The chairs of a new table, with the opener on the chair marked as "me"."""
    if sum(form.kind == "me" for form in forms) > 1:
        raise Refusal("bad-chairs", "you can sit on one chair only", 422)
    return [_chair_row(table_id, seat, form, player) for seat, form in enumerate(forms)]


def check_alone(kinds: Iterable[str]) -> None:
    """Refuse a second person where somebody may know the seed, and so every hand."""
    if sum(kind != "bot" for kind in kinds) > 1:
        raise Refusal("known-seed", "who knows the seed plays alone with bots", 422)


def _chair_row(table_id: str, seat: int, form: ChairForm, player: PlayerRow) -> ChairRow:
    if isinstance(form, BotChair):
        return ChairRow(table_id, seat, "bot", new_secret(), bot=known_bot(form.bot))
    if form.kind == "me":
        return ChairRow(table_id, seat, "person", new_secret(), player.id, player.name)
    return ChairRow(table_id, seat, "open", new_secret())


def known_bot(name: str) -> str:
    """The name, if a bot is called so."""
    if name not in table_bots():
        raise Refusal("no-such-bot", f"no bot is called {name!r}: GET /api/bots", 422)
    return name
