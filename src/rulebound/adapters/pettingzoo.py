"""Every game and form as a PettingZoo environment.

    from rulebound.adapters.pettingzoo import env
    duel = env("tashkalar", form="duel")

An agent is a seat (``seat_0``) and is selected whenever it has to choose. Rewards come at the
end of a match: see :func:`rulebound.adapters.tables.payoffs`.
"""

from json import dumps
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rulebound.adapters.encoding import Encoder, Observation
from rulebound.adapters.spaces import action_space, observation_space
from rulebound.adapters.tables import payoffs, seating
from rulebound.core.errors import IllegalChoice
from rulebound.core.match import Match

ILLEGAL_REWARD = -1.0
"""What an agent gets for an action that its mask forbids, which ends the match."""


def env(name: str, **setup: Any) -> Any:
    """An environment that watches over its use, as those of PettingZoo do.

    ``setup``: ``seats``, ``max_cycles`` (the match is broken off after so many choices),
    ``render_mode`` and the options of the game, as ``rulebound games`` lists them.
    """
    watched = wrappers.TerminateIllegalWrapper(raw_env(name, **setup), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(watched))


class _Table(EzPickle):
    """What both kinds of environments have in common: a match and its seats as agents."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, name, seats, max_cycles=max_cycles, render_mode=render_mode, **options
        )
        self.metadata = {"name": f"rulebound_{name}_v0", "render_modes": ["ansi"]}
        self.max_cycles = max_cycles
        self.seating = seating(name, seats, options)
        self.encoder = Encoder(self.seating.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seating.seats)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.match: Match
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(self.encoder) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.encoder) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode is None:
            return None
        return dumps(self.match.view(), indent=1, ensure_ascii=False)

    def close(self) -> None:
        """Nothing is left open."""

    def observe(self, agent: str) -> Observation:
        return self.encoder.observe(self.match, self._seat[agent])

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.match = self.seating.start(int(self._random.integers(1 << 62)))
        self.agents = list(self.possible_agents)

    def _paid(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, payoffs(self.match), strict=True))

    def _each(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)


class raw_env(_Table, AECEnv):  # noqa: N801 (as PettingZoo calls it)
    """The environment itself: one agent after the other, as they have to choose."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = self._each(0.0)
        self._cumulative_rewards = self._each(0.0)
        self.terminations = self._each(False)
        self.truncations = self._each(False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.choose(self.encoder.option(self.match, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.decision is None:
            self.rewards = self._paid()
            self.terminations = self._each(True)
        elif self.max_cycles is not None and self.match.seq >= self.max_cycles:
            self.truncations = self._each(True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """The agent that has to choose; once it is over, one after the other takes its leave."""
        decision = self.match.decision
        self.agent_selection = self.agents[0] if decision is None else f"seat_{decision.seat}"


class parallel_env(_Table, ParallelEnv):  # noqa: N801 (as PettingZoo calls it)
    """All agents act in every cycle, for learners that want them in step.

    Only the action of the seat that has to choose counts; if its mask forbids it, nothing changes
    in this cycle and its info says ``refused``.
    """

    cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self.cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.agents and self.match.decision is not None:
            agent = f"seat_{self.match.decision.seat}"
            try:
                self.match.choose(self.encoder.option(self.match, actions[agent]))
            except IllegalChoice:
                infos[agent]["refused"] = True
        self.cycles += 1
        over = self.match.decision is None
        broken_off = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        paid = self._paid()
        found = (
            self._observed(),
            {agent: paid[agent] for agent in self.agents},
            self._each(over),
            self._each(broken_off),
            infos,
        )
        if over or broken_off:
            self.agents = []
        return found

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
