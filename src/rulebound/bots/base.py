"""What a bot is, and what it is given."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Protocol

from rulebound.bots.clock import Clock
from rulebound.core.advisor import Horizon
from rulebound.core.errors import RuleboundError
from rulebound.core.flow import Decision, Option
from rulebound.core.game import Game
from rulebound.core.insight import Insight
from rulebound.core.match import Match
from rulebound.core.rng import Rng
from rulebound.core.strategy import Strategy


class Chair:
    """A match as one seat sees it: all that a bot is ever given."""

    __slots__ = ("_match", "_timer", "cores", "seat", "seconds")

    def __init__(
        self,
        match: Match,
        seat: int,
        seconds: float | None = None,
        timer: Callable[[], float] = monotonic,
        cores: int = 1,
    ) -> None:
        self._match = match
        self._timer = timer
        self.seat = seat
        self.seconds = seconds
        """How long the bot should think at most; ``None``: as long as it likes."""
        self.cores = cores
        """On how many cores it may think at a time."""

    def clock(self) -> Clock:
        """Starts now, and tells when the bot has thought for long enough."""
        return Clock(self.seconds, self._timer)

    @property
    def decision(self) -> Decision:
        """The seat's open decision."""
        decision = self._match.decision
        if decision is None or decision.seat != self.seat:
            raise RuleboundError(f"seat {self.seat} has nothing to choose")
        return decision

    @property
    def game(self) -> Game[Any]:
        return self._match.game

    @property
    def insight(self) -> Insight[Any] | None:
        """What the game tells bots that search in matches of this kind; ``None``: nothing."""
        insight = self.game.advisor.insight
        if insight is None or not insight.meant_for(self._match.setup.options):
            return None
        return insight

    @property
    def strategy(self) -> Strategy[Any] | None:
        """What the game tells bots that plan in matches of this kind; ``None``: nothing."""
        strategy = self.game.advisor.strategy
        if strategy is None or not strategy.meant_for(self._match.setup.options):
            return None
        return strategy

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    def log(self) -> list[dict[str, Any]]:
        return self._match.log(self.seat)

    @property
    def horizon(self) -> Horizon[Any] | None:
        """How far a look-ahead has to play on; ``None``: the table can be judged as it stands."""
        return self._match.horizon

    def advice(self, rng: Rng) -> Option | None:
        """What the game advises without a look-ahead, knowing what this seat knows."""
        if self.game.advisor.advice is None:
            return None
        advice = self.imagine(rng.bits()).advice(rng)
        return None if advice is None else self.decision.find(advice)

    def foresee(self, line: Sequence[str]) -> list[dict[str, Any]]:
        """What the first choices of a line are certain to bring."""
        return self._match.foresee(self.seat, line[0], line[1:])

    def imagine(self, seed: int) -> Match:
        """A match that looks the same to this seat; what it cannot see is dealt again."""
        return self._match.imagine(self.seat, seed)


class Bot(Protocol):
    """A bot is made with a seed and chooses an option of the chair's decision.

    One that can make use of others' time has a method ``ponder(chair)``, too: it is asked while
    somebody else chooses, as often as there is time, and thinks for the seconds of the chair.
    A class of bots may say more of itself, for tables of people: ``title`` is its name where no
    Fluent message ``web-bot-<name>`` names it, ``seconds`` how long people should have to wait for
    a choice at most, and ``at_tables = False`` keeps it in the laboratory.
    """

    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, chair: Chair) -> Option: ...
