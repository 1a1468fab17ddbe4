"""What a game gives the engine, and how games are found."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from rulebound.core.advisor import Advisor
from rulebound.core.encoding import Encoding
from rulebound.core.errors import BadOption, UnknownGame
from rulebound.core.events import Log
from rulebound.core.flow import Flow, Option, Text
from rulebound.core.options import Schema
from rulebound.core.rng import Rng, Seed, is_seed
from rulebound.core.told import Told

if TYPE_CHECKING:
    from rulebound.core.match import Match


class State(Protocol):
    """All that is on the table, the hidden cards included.

    ``sealed`` is raised by a script whenever what came before may not be taken back any more.
    """

    rng: Rng
    log: Log | None
    sealed: int

    def copy(self) -> Self:
        """A copy that shares nothing mutable with its original, without a log."""
        ...

    def become(self, other: Self) -> None:
        """Change into a copy of another state of the same match, in place."""
        ...

    def content(self) -> tuple[Any, ...]:
        """What tells it from other states, but for the generator and what may be taken back."""
        ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: seats from first to last (tied seats together), scores, and why."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Any, ...]
    reason: Text

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]

    def to_json(self) -> dict[str, Any]:
        return {
            "ranking": [list(place) for place in self.ranking],
            "scores": deepcopy(list(self.scores)),
            "reason": self.reason.id,
        }


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game: its options, its script, and what each seat may see of it.

    What a player is told and what a bot needs are contracts of their own.
    """

    id: str
    rules: str
    """The version of the rules; records carry it."""
    seats: tuple[int, ...]
    """The numbers of players it can be played by."""
    options: Schema
    told: Told[S]
    """What a player is told."""
    advisor: Advisor[S]
    """What a bot needs."""
    encoding: Encoding | None = None
    """What programs that learn need; ``None``: they cannot play it."""
    asks_first = True
    """Whether nothing changes between a checkpoint and the decision that follows it."""

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: Seed = 0,
        position: str | None = None,
        log: bool = True,
    ) -> "Match":
        """A new match, from the beginning or from a position text.

        ``seed``: a whole number, or a key (see :mod:`rulebound.core.rng`).
        """
        from rulebound.core.match import Match, Setup  # noqa: PLC0415 (match imports us)

        if not is_seed(seed):
            raise BadOption(f"seed must be a whole number or 32 hexadecimal digits, not {seed!r}")
        if position is not None and not isinstance(position, str):
            raise BadOption(f"position must be a text, not {position!r}")
        count = self.seats[0] if seats is None else seats
        if not isinstance(count, int) or isinstance(count, bool) or count not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadOption(f"{self.id} cannot be played by {count!r} seats; allowed: {allowed}")
        values = self.prepare(self.options.complete(options))
        setup = Setup(self.id, self.rules, count, values, seed, position)
        return Match(self, setup, self.new_state(setup), log=log)

    def prepare(self, options: dict[str, Any]) -> dict[str, Any]:
        """Replace what options only point to by what it is, so that a record stands alone."""
        return options

    def check_record(self, options: Mapping[str, Any]) -> None:
        """Refuse options of a record that only point to something, such as a file."""

    @abstractmethod
    def new_state(self, setup: Any) -> S:
        """The table before the first choice."""

    @abstractmethod
    def script(self, state: S) -> Flow[None]:
        """The whole game from this state on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """All that the seat (``None``: a spectator) may see, as JSON-able data."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: Rng) -> None:
        """Replace what the seat cannot see by a random possibility that fits all it has seen."""

    @abstractmethod
    def veil(self, state: S, seat: int) -> None:
        """Lay a veil over all that the seat cannot see: whatever is dealt again when it imagines.

        Then the state is the same in all matches that look the same to the seat.
        """

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result, once the match is over."""

    @abstractmethod
    def position(self, state: S) -> str:
        """The whole table as a position text."""

    def may_undo(self, state: S) -> bool:
        """Whether the players agreed on taking back at all."""
        return True

    def shown(self, undone: S, state: S) -> Any:
        """What others saw before a choice was taken back and would not know from the table as it
        is again; ``None``: nothing."""
        return None

    def remember(self, state: S, seat: int, shown: Any) -> None:
        """Let everybody know what they were :meth:`shown`, and tell that the seat took it back."""

    def stand_ins(self, state: S) -> Mapping[int, bool]:
        """The seats that have agreed to let a bot choose for them now, and whether each choice is
        to be seen before the next is made."""
        return {}

    def allies(self, state: S, seat: int) -> tuple[int, ...]:
        """The seats that win and lose with this one, itself among them."""
        return (seat,)

    def asides(self, state: S, seat: int) -> tuple[Option, ...]:
        """What a seat may do besides the decision that is open (such as resigning)."""
        return ()

    def aside(self, state: S, seat: int, option: Option) -> None:
        """Carry out one of the asides."""


@cache
def _installed() -> dict[str, Game[Any]]:
    found = {point.name: point.load() for point in entry_points(group="rulebound.games")}
    return dict(sorted(found.items()))


def games() -> list[str]:
    """The names of the installed games."""
    return list(_installed())


def game(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return _installed()[name]
    except (KeyError, TypeError):
        known = ", ".join(games())
        raise UnknownGame(f"no game is called {name!r}; installed: {known}") from None
