"""Combats from position texts, with loaded dice."""

from collections.abc import Iterable, Mapping
from typing import Any

from rulebound.core.match import Match, Setup
from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.position import read_position
from rulebound.games.homm3.combat.setup import new_table
from tests.games.homm3.fights import Fight, LoadedRng


class Table(Fight):
    """A combat in progress. ``lines`` are those of a position, in any order.

    ``options`` are those of the game; the dice fall as told, then on 0.
    """

    def __init__(
        self,
        *lines: str,
        seats: int = 2,
        dice: Iterable[int] = (),
        options: Mapping[str, Any] | None = None,
    ) -> None:
        units = [line for line in lines if ":" not in line]
        text = "\n".join(("board:", *units, *(line for line in lines if ":" in line)))
        chosen = GAME.options.complete({"level": 1, **(options or {})})
        s = new_table(seats, chosen, Rng(1))
        read_position(s, text)
        s.rng = LoadedRng(dice)
        self.match = Match(GAME, Setup("homm3", GAME.rules, seats, chosen, 0, text), s)

    def at(self, name: str) -> str:
        return self.unit(name).space

    def ties(self) -> "Table":
        """Whatever the rules leave to the player on the AI's behalf: the first of the options."""
        while self.ask().startswith("ai-"):
            self.match.choose(0)
        return self

    def dealt(self) -> list[int]:
        """The damage of every attack so far."""
        return [event["damage"] for event in self.told("hit")]


class Alone(Table):
    """A combat of one person, the attacker unless ``options`` say otherwise, against the AI."""

    def __init__(
        self, *lines: str, dice: Iterable[int] = (), options: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(
            *lines, seats=1, dice=dice, options={"defender_hero": "none", **(options or {})}
        )


class Guarded(Table):
    """A combat of one hero against guards that the AI moves."""

    def __init__(
        self, *lines: str, dice: Iterable[int] = (), options: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(
            *lines, seats=1, dice=dice, options={"form": "guards", "field": 2, **(options or {})}
        )
