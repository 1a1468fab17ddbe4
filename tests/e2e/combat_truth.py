"""What was really in the hands of two heroes, from the record, and what a page was told of it."""

import json
from collections.abc import Iterator
from typing import Any

import rulebound
from rulebound.core.match import Match

OPEN = {"play", "use", "discard", "use-building"}
"""Choices that show the card they name to everybody; some buildings find a card by its name."""
STATISTICS = {"attack", "defense", "power", "knowledge"}
"""Every hero has these, and the values of units have the same names."""


def held_in_secret(record: dict[str, Any], seat: int) -> list[set[str]]:
    """The cards in the hand of a seat that the other cannot know, after each number of choices.

    Both own some of the same cards; only a card that the other has nowhere and has never seen
    tells whose hand it was in.
    """
    match = rulebound.game(record["game"]).start(
        seats=record["seats"], options=record["options"], seed=record["seed"]
    )
    known = set(STATISTICS)
    secret = []
    for choice in [*record["choices"], None]:
        known |= _open_to(match, 1 - seat)
        secret.append(set(match.view(seat)["players"][seat]["hand"]) - known)
        if choice is not None:
            kind, *names = choice.split()
            known |= {name.removeprefix("find-") for name in names} if kind in OPEN else set()
            match.take(choice)
    return secret


def hand(record: dict[str, Any], seat: int) -> list[set[str]]:
    """The cards that a seat really held, after each number of choices."""
    match = rulebound.game(record["game"]).start(
        seats=record["seats"], options=record["options"], seed=record["seed"]
    )
    held = []
    for choice in [*record["choices"], None]:
        held.append(set(match.view(seat)["players"][seat]["hand"]))
        if choice is not None:
            match.take(choice)
    return held


def told(text: str) -> tuple[dict[str, Any], set[str]]:
    """A frame that a page has heard, and all names in it."""
    frame: dict[str, Any] = json.loads(text)
    frame.pop("facts", None)  # the printed cards of the whole game, which everybody owns
    return frame, {name for text in _texts(frame) for name in text.replace(":", " ").split()}


def _open_to(match: Match, seat: int) -> set[str]:
    """The cards that a seat may see: its own, and all that lie open (H3-14.1)."""
    view = match.view(seat)
    mine = view["players"][seat]
    found = {*mine["hand"], *mine["deck"], *view["offer"]}
    for player in view["players"]:
        found |= {*player["discard"], *player["removed"], player["permanent"]}
    return found | {deck.get("top") for deck in view["decks"].values()}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield name
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)
