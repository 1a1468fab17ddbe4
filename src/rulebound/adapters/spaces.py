"""The spaces of Gymnasium in which observations and actions lie."""

import numpy as np
from gymnasium import spaces

from rulebound.adapters.encoding import ROW, Encoder


def observation_space(encoder: Encoder) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (encoder.width,), np.float32),
            "options": spaces.Box(-1.0, 1.0, (encoder.bound, ROW), np.float32),
            "action_mask": spaces.Box(0, 1, (encoder.bound,), np.int8),
        }
    )


def action_space(encoder: Encoder) -> spaces.Discrete:
    return spaces.Discrete(encoder.bound)
