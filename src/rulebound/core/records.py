"""Reading records: the match that one tells of."""

from collections.abc import Mapping
from typing import Any

from rulebound.core.errors import BadRecord, RuleboundError
from rulebound.core.game import game
from rulebound.core.match import FORMAT, MAX_CHOICES, Match

KEYS = frozenset(("format", "game", "rules", "seats", "options", "seed", "position", "choices"))
"""What a record holds."""


def replay(record: Mapping[str, Any], *, log: bool = True) -> Match:
    """The match that a record tells of."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record must be a mapping")
    if record.get("format") != FORMAT or record.get("format") is True:
        raise BadRecord(f"unknown record format {record.get('format')!r}; known: {FORMAT}")
    if set(record) != KEYS:
        raise BadRecord(f"a record holds exactly: {', '.join(sorted(KEYS))}")
    choices = record["choices"]
    if not isinstance(choices, list) or not all(isinstance(c, str) for c in choices):
        raise BadRecord("a record needs a list of choices, each a text")
    if len(choices) > MAX_CHOICES:
        raise BadRecord(f"a record may hold at most {MAX_CHOICES} choices")
    its_game = game(str(record["game"]))
    if record["rules"] != its_game.rules:
        raise BadRecord(
            f"the record was made with rules {record['rules']!r} of {its_game.id}; "
            f"these are {its_game.rules!r}"
        )
    options = record["options"]
    if not isinstance(options, Mapping):
        raise BadRecord("a record needs its options, names and values")
    its_game.check_record(options)
    match = its_game.start(
        seats=record["seats"],
        options=options,
        seed=record["seed"],
        position=record["position"],
        log=log,
    )
    for number, choice in enumerate(choices):
        try:
            match.take(choice)
        except RuleboundError as error:
            raise BadRecord(f"choice {number} of the record: {error}") from error
    return match
