"""Every game and form as a Gymnasium environment, for one learner among bots.

    import gymnasium, rulebound.adapters.gymnasium
    duel = gymnasium.make("rulebound/TashKalarDuel-v0", opponent="steady")

Importing this module registers an id for each form of each installed game.
"""

from collections.abc import Sequence
from json import dumps
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rulebound.adapters.encoding import Encoder, Observation
from rulebound.adapters.spaces import action_space, observation_space
from rulebound.adapters.tables import declared, payoffs, seating
from rulebound.bots import Chair, bot
from rulebound.bots.base import Bot
from rulebound.core.errors import BadOption, IllegalChoice
from rulebound.core.match import Match

REFUSED_REWARD = -0.01
"""What the learner gets for an action that the mask forbids; nothing else changes."""


class Learning(gymnasium.Env[Observation, Any]):
    """A match in which the learner has one seat and bots have the others.

    ``opponent`` is the name of a bot, or one name for each other seat; ``seat`` is the learner's,
    or ``None``: another one at random in every match. The reward comes at the end: see
    :func:`rulebound.adapters.tables.payoffs`. A match is truncated after ``max_choices`` of the
    learner's actions.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponent: str | Sequence[str] = "random",
        seat: int | None = 0,
        max_choices: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.seating = seating(game, seats, options)
        self.encoder = Encoder(self.seating.game)
        self.opponents = self._opponents(opponent)
        if seat is not None and seat not in range(self.seating.seats):
            raise BadOption(f"there is no seat {seat!r}; there are {self.seating.seats}")
        self.observation_space = observation_space(self.encoder)
        self.action_space = action_space(self.encoder)
        self.render_mode = render_mode
        self.max_choices = max_choices
        self.match: Match
        self.seat = 0
        self._wanted = seat
        self._bots: dict[int, Bot] = {}
        self._actions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.seating.seats
        self.seat = int(self.np_random.integers(seats)) if self._wanted is None else self._wanted
        self._bots = {}
        for at, name in zip(self._others(), self.opponents, strict=True):
            self._bots[at] = bot(name, self._draw())
        self._actions = 0
        self.match = self.seating.start(self._draw())
        self._let_others_choose()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        refused = False
        try:
            self.match.choose(self.encoder.option(self.match, action))
        except IllegalChoice:
            refused = True
        else:
            self._let_others_choose()
        self._actions += 1
        over = self.match.decision is None
        reward = REFUSED_REWARD if refused else payoffs(self.match)[self.seat]
        broken_off = not over and self.max_choices is not None and self._actions >= self.max_choices
        info = self._info() | {"refused": refused}
        return self._observed(), reward, over, broken_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken now, as learners with masks ask for it."""
        return np.arange(self.encoder.bound) < self.encoder.actions(self.match)

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.render_mode is None:
            return None
        return dumps(self.match.view(self.seat), indent=1, ensure_ascii=False)

    def _opponents(self, opponent: str | Sequence[str]) -> tuple[str, ...]:
        others = self.seating.seats - 1
        names = (opponent,) * others if isinstance(opponent, str) else tuple(opponent)
        if len(names) != others:
            raise BadOption(f"there are {others} opponents, not {len(names)}")
        for name in names:
            bot(name)  # says which ones there are, if it is none of them
        return names

    def _others(self) -> list[int]:
        return [seat for seat in range(self.seating.seats) if seat != self.seat]

    def _let_others_choose(self) -> None:
        match = self.match
        while (decision := match.decision) is not None and decision.seat != self.seat:
            seat = decision.seat
            match.choose(self._bots[seat].choose(Chair(match, seat)))

    def _observed(self) -> Observation:
        return self.encoder.observe(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"choices": self.match.seq, "seat": self.seat}

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << 62))


def register() -> list[str]:
    """Register every form of every installed game; their ids."""
    ids = []
    for name, encoding, table in declared():
        found = f"rulebound/{encoding.title}{table.name}-v0"
        if found not in gymnasium.registry:
            gymnasium.register(
                found,
                entry_point="rulebound.adapters.gymnasium:Learning",
                kwargs={"game": name, "seats": table.seats, **table.options},
            )
        ids.append(found)
    return ids


IDS = register()
