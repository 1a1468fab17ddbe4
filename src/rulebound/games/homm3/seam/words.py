"""What a client puts into words."""

from typing import NotRequired

from pydantic import JsonValue
from typing_extensions import TypedDict

from rulebound.games.homm3.model.world import Mode


class Sentence(TypedDict):
    """A message with its arguments."""

    id: str
    args: dict[str, JsonValue]
    parts: "list[Sentence]"
    """Sentences that belong below it."""
    modes: NotRequired[list[Mode]]
    """It counts only in these."""
    players: NotRequired[list[int]]
    variants: NotRequired[list[str]]
