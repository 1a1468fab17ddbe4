"""A network that reads the view once and every option beside it, and gives each option a score.

The order of the options means nothing to it, and it has as many weights for two options as for a
hundred: nothing has to be learned again for another place in the list.
"""

from typing import Any, Final

import torch
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

WIDE: Final = 128


class Reader(BaseFeaturesExtractor):
    """The scores of all options, then what was understood of the view."""

    def __init__(self, observation_space: Any, wide: int = WIDE) -> None:
        view, options = observation_space["observation"], observation_space["options"]
        self.most, row = options.shape
        super().__init__(observation_space, features_dim=self.most + wide)
        self.view = nn.Sequential(
            nn.Linear(view.shape[0], wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU()
        )
        self.option = nn.Linear(row, wide)
        self.asked = nn.Linear(wide, wide)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(wide, wide // 2), nn.ReLU())
        self.last = nn.Linear(wide // 2, 1)

    def forward(self, observed: dict[str, Tensor]) -> Tensor:
        view, options = self.view(observed["observation"]), observed["options"]
        offered = options.any(-1)  # the rows after the last option are empty
        both = self.option(options[offered]) + self.asked(view)[offered.nonzero()[:, 0]]
        scores = torch.zeros_like(options[:, :, 0])
        scores[offered] = self.last(self.score(both)).squeeze(-1)
        return torch.cat([scores, view], dim=1)


class Apart(nn.Module):
    """The scores go to the choice, the view to the worth of the position."""

    def __init__(self, most: int, wide: int) -> None:
        super().__init__()
        self.latent_dim_pi, self.latent_dim_vf = most, wide

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Tensor) -> Tensor:
        return features[:, : self.latent_dim_pi]

    def forward_critic(self, features: Tensor) -> Tensor:
        return features[:, self.latent_dim_pi :]


class Policy(MaskableMultiInputActorCriticPolicy):
    """Chooses by the scores of :class:`Reader`, with nothing between them and the choice."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how, features_extractor_class=Reader)

    def _build_mlp_extractor(self) -> None:
        most = self.action_space.n
        self.mlp_extractor = Apart(most, self.features_dim - most)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        nn.init.orthogonal_(self.features_extractor.last.weight, 0.01)  # at first all are equal
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )
