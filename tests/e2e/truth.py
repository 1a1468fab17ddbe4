"""What was really in the hands, from the record, and what a page was told of it."""

import json
import re
from typing import Any

import rulebound

OPEN = {"summon", "flare", "discard", "recall"}
"""Choices that show the card they name to everybody (TK-7)."""


def hands(record: dict[str, Any], seat: int) -> list[set[str]]:
    """The cards that a seat really held, after each number of choices."""
    match = rulebound.game(record["game"]).start(
        seats=record["seats"], options=record["options"], seed=record["seed"]
    )
    held = []
    for choice in [*record["choices"], None]:
        held.append({card for pile in match.view(seat)["hand"].values() for card in pile})
        if choice is not None:
            match.take(choice)
    return held


def shown(record: dict[str, Any]) -> list[set[str]]:
    """The cards that everybody has seen, after each number of choices."""
    seen: list[set[str]] = [set()]
    for choice in record["choices"]:
        kind, _, rest = choice.partition(" ")
        seen.append(seen[-1] | ({rest.split()[0]} if kind in OPEN else set()))
    return seen


def told(text: str) -> tuple[dict[str, Any], set[str]]:
    """A frame that a page has heard, and all words in it."""
    frame: dict[str, Any] = json.loads(text)
    frame.pop("facts", None)  # the printed cards of the whole game, which everybody owns
    return frame, set(re.findall(r"[a-z0-9_]+", json.dumps(frame)))
