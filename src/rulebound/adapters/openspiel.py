"""Every game as a Python game of OpenSpiel.

    import pyspiel, rulebound.adapters.openspiel
    duel = pyspiel.load_game("rulebound_tashkalar", {"form": "duel"})

Chance is sampled: a match begins with one chance node, at which its seed is drawn; dice and cards
that come later follow from it. Algorithms that must not know them ask for
``resample_from_infostate``, which deals again all that a player cannot see, as
:meth:`rulebound.Match.imagine` does.
"""

from collections.abc import Mapping
from json import dumps, loads
from secrets import randbelow
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from rulebound.adapters.encoding import ROW, Encoder
from rulebound.adapters.tables import payoffs, seating
from rulebound.core.errors import BadOption
from rulebound.core.game import Game, game, games
from rulebound.core.match import MAX_CHOICES, Match
from rulebound.core.options import Choice
from rulebound.core.records import replay
from rulebound.core.rng import Rng

FRESH: Final = -1
"""The parameter ``rng_seed`` of games whose matches differ from process to process."""
SEEDS: Final = 1 << 62
DEAL: Final = 0
"""The one outcome of the chance node at which a seed is drawn."""


class Table:
    """A match and what was chosen in it; it is copied as cheaply as a match is forked."""

    __slots__ = ("chosen", "match")

    def __init__(self, match: Match, chosen: list[tuple[int, str]] | None = None) -> None:
        self.match = match
        self.chosen = chosen or []
        """By whom and what; in an imagined match, the seat's own choices and those made since."""

    def __deepcopy__(self, memo: Any) -> "Table":
        return Table(self.match.fork(), self.chosen[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.match.record(), self.chosen)

    def choose(self, action: int) -> None:
        decision = self.match.decision
        assert decision is not None
        option = decision.find(action)
        self.match.choose(option)
        self.chosen.append((decision.seat, option.notation))

    def imagine(self, seat: int, seed: int) -> "Table":
        mine = [choice for choice in self.chosen if choice[0] == seat]
        return Table(self.match.imagine(seat, seed), mine)

    def told(self) -> str:
        """What was chosen; of an imagined match, what all seats see together."""
        match = self.match
        if match.imagined:
            return dumps([match.view(seat) for seat in range(match.seats)], ensure_ascii=False)
        return f"{match.setup.seed}: {', '.join(notation for _, notation in self.chosen)}"

    def chosen_by(self, seat: int) -> str:
        return ", ".join(notation for chooser, notation in self.chosen if chooser == seat)

    def seen(self, seat: int) -> str:
        """All that a seat is told now."""
        decision = self.match.decision
        asked = None
        if decision is not None and decision.seat == seat:
            asked = [decision.prompt.id, [option.notation for option in decision.options]]
        return dumps([self.match.view(seat), asked], ensure_ascii=False)


def _replayed(record: Any, chosen: list[tuple[int, str]]) -> Table:
    return Table(replay(record, log=False), chosen)


class State(pyspiel.State):
    """A match of OpenSpiel: a chance node, then the choices of the seats."""

    def __init__(self, game: "RuleboundGame") -> None:
        super().__init__(game)
        self.table: Table | None = None
        """``None`` before the seed is drawn."""

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.table.match.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.match.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * self.num_players()
        return list(payoffs(self.table.match))

    def resample_from_infostate(self, player: int, rng: Any) -> "State":
        """A state that looks the same to a player; what the player cannot see is dealt again.

        It has no history: that of this one tells what others chose in secret.
        """
        resampled: State = self.get_game().new_initial_state()
        if self.table is not None:
            resampled.table = self.table.imagine(player, int(rng() * SEEDS))
        return resampled

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return list(range(self.get_game().encoder.actions(self.table.match)))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(self.get_game().deal())
        else:
            self.table.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        decision = None if self.table is None else self.table.match.decision
        if player == pyspiel.PlayerId.CHANCE or decision is None:
            return "deal"
        if action >= len(decision.options):
            return f"action {action}"
        return decision.options[action].notation

    def __str__(self) -> str:
        return "" if self.table is None else self.table.told()


class Observer:
    """What a player is told, as numbers and as text; ``recalls``: with what the player chose."""

    def __init__(self, encoder: Encoder, recalls: bool) -> None:
        self.encoder = encoder
        self.recalls = recalls
        self.tensor: NDArray[Any] = np.zeros(encoder.width + encoder.bound * ROW, np.float32)
        self.dict = {
            "observation": self.tensor[: encoder.width],
            "options": self.tensor[encoder.width :].reshape(encoder.bound, ROW),
        }

    def set_from(self, state: State, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
            return
        told = self.encoder.observe(state.table.match, player)
        for part, numbers in self.dict.items():
            numbers[:] = told[part]

    def string_from(self, state: State, player: int) -> str:
        if state.table is None:
            return ""
        seen = state.table.seen(player)
        return f"{state.table.chosen_by(player)} {seen}" if self.recalls else seen


class RuleboundGame(pyspiel.Game):
    """A game with its seats and options; every game of ours is a subclass."""

    kind: Any
    played: Game[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params, played = params or {}, self.played
        options = {
            choice.name: _read(choice, params[choice.name])
            for choice in played.options.choices
            if choice.name in params and params[choice.name] != _default(choice)
        }
        self.seating = seating(played.id, params.get("seats") or None, options)
        self.encoder = Encoder(played)
        seed = params.get("rng_seed", FRESH)
        self._rng = Rng(randbelow(SEEDS) if seed == FRESH else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.bound,
            max_chance_outcomes=1,
            num_players=self.seating.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MAX_CHOICES,
        )
        super().__init__(self.kind, info, dict(params))

    def deal(self) -> Match:
        return self.seating.start(self._rng.below(SEEDS))

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadOption(f"observers have no parameters, but {params!r} was given")
        return Observer(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _default(choice: Choice) -> Any:
    """What OpenSpiel, where a parameter has one type, takes for an option that was not given."""
    return choice.default if isinstance(choice.default, bool | int) else ""


def _read(choice: Choice, value: Any) -> Any:
    """Texts are names; where no such name is known, they are read as JSON."""
    if not isinstance(value, str) or (choice.kind == "choice" and value in choice.allowed):
        return value
    try:
        return loads(value)
    except ValueError:
        return value


def register() -> list[str]:
    """Register every installed game that can be put into numbers; their names."""
    return [_register(game(name)) for name in games() if game(name).encoding is not None]


def _register(played: Game[Any]) -> str:
    defaults = {choice.name: _default(choice) for choice in played.options.choices}
    kind = pyspiel.GameType(
        short_name=f"rulebound_{played.id}",
        long_name=f"Rulebound {played.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(played.seats),
        min_num_players=min(played.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "rng_seed": FRESH, **defaults},
    )
    # OpenSpiel lets go of what it was given after Python has ended, which only a class survives
    pyspiel.register_game(
        kind, type(f"{played.id}Game", (RuleboundGame,), {"kind": kind, "played": played})
    )
    return str(kind.short_name)


NAMES: Final = register()
