"""The table at which the learner sits, cut to the options that really occur."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import rulebound.adapters.gymnasium as registered

DUEL: Final = "rulebound/TashKalarDuel-v0"
MOST: Final = 128
"""Options that the network looks at: all of a Duel's choices, as far as random play has seen."""

Observed = dict[str, NDArray[Any]]


class Cut(gymnasium.Wrapper[Observed, Any, Observed, Any]):
    """Offers the first ``most`` options only: what is kept of a match takes a sixth of the room."""

    def __init__(self, env: Any, most: int = MOST) -> None:
        super().__init__(env)
        whole = env.observation_space
        self.most = min(most, int(env.action_space.n))
        self.action_space = spaces.Discrete(self.most)
        self.observation_space = spaces.Dict(
            {
                "observation": whole["observation"],
                "options": spaces.Box(
                    -1.0, 1.0, (self.most, whole["options"].shape[1]), np.float32
                ),
            }
        )

    def reset(self, **how: Any) -> tuple[Observed, dict[str, Any]]:
        observed, info = self.env.reset(**how)
        return self._cut(observed), info

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        observed, reward, over, broken_off, info = self.env.step(action)
        return self._cut(observed), float(reward), over, broken_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        masks: NDArray[np.bool_] = self.env.unwrapped.action_masks()
        return masks[: self.most]

    def _cut(self, observed: Observed) -> Observed:
        return {
            "observation": observed["observation"],
            "options": observed["options"][: self.most],
        }


def table(name: str = DUEL, opponent: str = "random") -> Cut:
    """A match against a bot; the learner begins in one match and is second in the next."""
    if name not in registered.IDS:
        raise ValueError(f"there is no table {name}; there are {', '.join(registered.IDS)}")
    return Cut(gymnasium.make(name, opponent=opponent, seat=None))
