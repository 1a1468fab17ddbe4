"""The view as a whole."""

from typing import Literal

from typing_extensions import TypedDict

from rulebound.games.homm3.model.state import Difficulty, FormName
from rulebound.games.homm3.seam.combat import Battle, Deck, Player
from rulebound.games.homm3.seam.world import World

StageName = Literal["buying", "fighting", "map", "over"]


class Outcome(TypedDict):
    ranking: list[list[int]]
    scores: list[int]
    reason: str
    """The id of a message."""


class View(TypedDict):
    you: int | None
    form: FormName
    difficulty: Difficulty
    field: int | None
    stage: StageName
    players: list[Player]
    decks: dict[str, Deck]
    searcher: int | None
    offer: list[str]
    battle: Battle | None
    world: World | None
    """The map of a scenario."""
    result: Outcome | None
