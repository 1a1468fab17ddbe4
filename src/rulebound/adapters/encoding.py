"""One encoding for all games: what a seat sees as a tensor, and every option as a row.

The row of an option tells its kind and the things it touches in the same way in every game, so
that one network can play them all. An action is the index of an option.
"""

from functools import lru_cache
from re import compile as pattern
from struct import pack
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulebound.adapters.tables import encoding_of
from rulebound.core.encoding import CODE, clipped, code
from rulebound.core.errors import IllegalChoice
from rulebound.core.flow import Option
from rulebound.core.game import Game
from rulebound.core.match import Match

REFS: Final = 6
"""So many of the things that an option touches are written, in order."""
PLACED: Final = CODE + 2
"""A thing: its code and where it lies."""
ROW: Final = 2 * CODE + 1 + REFS * PLACED
"""Kind, notation, the number that the notation ends with, things."""
ASKED: Final = CODE + 1
"""Before a view: whether the seat has to choose, and what it is asked."""
_NUMBER: Final = pattern(r"[+-]?\d+$")
_TEN: Final = 10.0

Observation = dict[str, NDArray[Any]]


class Encoder:
    """Turns matches of a game into numbers and numbers into choices."""

    def __init__(self, game: Game[Any]) -> None:
        self.encoding = encoding_of(game)
        self.bound = self.encoding.bound
        self.width = ASKED + self.encoding.sheet.width
        self._row = lru_cache(maxsize=1 << 14)(self._make_row)

    def observe(self, match: Match, seat: int) -> Observation:
        """All that the seat is told: its view, and its options if it has to choose.

        ``observation`` and ``options`` hold numbers from -1 to 1; ``action_mask`` has a 1 for
        every action that may be taken.
        """
        observation: NDArray[Any] = np.zeros(self.width, np.float32)
        observation[ASKED:] = np.frombuffer(self.encoding.numbers(match.view(seat)), np.float32)
        options: NDArray[Any] = np.zeros((self.bound, ROW), np.float32)
        mask: NDArray[Any] = np.zeros(self.bound, np.int8)
        decision = match.decision
        if decision is not None and decision.seat == seat:
            observation[0] = 1.0
            observation[1:ASKED] = code(decision.prompt.id)
            offered = decision.options[: self.bound]
            rows = b"".join([self._row(o.kind, o.refs, o.notation) for o in offered])
            options[: len(offered)] = np.frombuffer(rows, np.float32).reshape(-1, ROW)
            mask[: len(offered)] = 1
        return {"observation": observation, "options": options, "action_mask": mask}

    def actions(self, match: Match) -> int:
        """How many actions may be taken now: those from 0 up to it."""
        decision = match.decision
        return 0 if decision is None else min(len(decision.options), self.bound)

    def option(self, match: Match, action: Any) -> Option:
        """The option that an action means."""
        index = int(action)
        if match.decision is None or not 0 <= index < self.actions(match):
            raise IllegalChoice(f"action {index} cannot be taken now")
        return match.decision.options[index]

    def names(self) -> list[str]:
        """What each number of an observation is called."""
        asked = ["choosing", *(f"asked~{n}" for n in range(CODE))]
        return asked + list(self.encoding.sheet.names())

    def _make_row(self, kind: str, refs: tuple[str, ...], notation: str) -> bytes:
        number = _NUMBER.search(notation)
        amount = clipped(int(number[0]) / _TEN) if number else 0.0
        row = [*code(f"kind:{kind}"), *code(f"notation:{notation}"), amount]
        for ref in refs[:REFS]:
            row += [*code(ref), *(self.encoding.where(ref) or (0.0, 0.0))]
        row += [0.0] * (ROW - len(row))
        return pack(f"{ROW}f", *row)
