"""Reading records: the match that one tells of."""

from collections.abc import Mapping
from typing import Any

from rulebound.core.errors import BadRecord, RuleboundError
from rulebound.core.game import game
from rulebound.core.match import FORMAT, MAX_CHOICES, Match

KEYS = frozenset(("format", "game", "rules", "seats", "options", "seed", "position", "choices"))
"""What a record holds."""
STOOD_IN = "stood_in"
"""What it may also say: which choices a bot made in the place of a player, each as the number of
the choice, from 1, and the seat. It changes nothing in the match."""


def replay(record: Mapping[str, Any], *, log: bool = True) -> Match:
    """The match that a record tells of."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record must be a mapping")
    if record.get("format") != FORMAT or record.get("format") is True:
        raise BadRecord(f"unknown record format {record.get('format')!r}; known: {FORMAT}")
    if set(record) - {STOOD_IN} != KEYS:
        raise BadRecord(f"a record holds exactly: {', '.join(sorted(KEYS))}")
    choices = record["choices"]
    if not isinstance(choices, list) or not all(isinstance(c, str) for c in choices):
        raise BadRecord("a record needs a list of choices, each a text")
    if STOOD_IN in record:
        _check_stood_in(record[STOOD_IN], len(choices))
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


def _check_stood_in(noted: Any, choices: int) -> None:
    pairs: list[Any] = noted if isinstance(noted, list) else [None]
    for pair in pairs:
        sound = isinstance(pair, list) and len(pair) == 2 and all(type(n) is int for n in pair)
        if not sound or not (1 <= pair[0] <= choices and pair[1] >= 0):
            raise BadRecord(f"{STOOD_IN} lists numbers of choices with their seats")
