"""What happened, and who may know it."""

from collections.abc import Callable
from functools import cache
from re import sub
from typing import Any, NamedTuple, ParamSpec, overload

P = ParamSpec("P")

SPECTATOR_BIT = 1 << 31
EVERYONE = (1 << 32) - 1


def eye(seat: int | None) -> int:
    """The bit that stands for a seat's (or, with ``None``, a spectator's) eyes."""
    return SPECTATOR_BIT if seat is None else 1 << seat


@cache
def kind_of(event: Any) -> str:
    """The name by which logs and clients know a kind of event: ``TrickWon`` is ``trick-won``."""
    return event if isinstance(event, str) else sub("(?<!^)(?=[A-Z])", "-", event.__name__).lower()


class Event(NamedTuple):
    """Something that happened: ``at`` is the number of choices made before it."""

    at: int
    kind: str
    args: dict[str, Any]
    eyes: int = EVERYONE

    def to_json(self) -> dict[str, Any]:
        args = {
            key: value[:] if isinstance(value, list) else value for key, value in self.args.items()
        }
        return {"at": self.at, "kind": self.kind, **args}


class Log:
    """The events of a match in order. Matches made for search have none."""

    __slots__ = ("at", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.at = 0

    def tell(self, kind: str, eyes: int, args: dict[str, Any]) -> None:
        self.events.append(Event(self.at, kind, args, eyes))

    def seen_by(self, seat: int | None) -> list[Event]:
        mine = eye(seat)
        return [event for event in self.events if event.eyes & mine]


class Teller:
    """What scripts tell events with; a state of a game is one. Without a log it costs nothing.

    A kind of event is a ``TypedDict`` of its arguments: ``s.tell(TrickWon, seat=2)`` tells
    ``trick-won``, and mypy checks the arguments.
    """

    __slots__ = ()
    log: Log | None

    @overload
    def tell(self, event: str, /, **kwargs: Any) -> None: ...
    @overload
    def tell(self, event: Callable[P, Any], /, *args: P.args, **kwargs: P.kwargs) -> None: ...
    def tell(self, event: Any, /, *args: Any, **kwargs: Any) -> None:
        """Something happened that everybody sees."""
        if self.log is not None:
            self.log.tell(kind_of(event), EVERYONE, kwargs)

    @overload
    def tell_only(self, seats: int | tuple[int, ...], event: str, /, **kwargs: Any) -> None: ...
    @overload
    def tell_only(
        self,
        seats: int | tuple[int, ...],
        event: Callable[P, Any],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None: ...
    def tell_only(
        self, seats: int | tuple[int, ...], event: Any, /, *args: Any, **kwargs: Any
    ) -> None:
        """Only one seat, or some, may know."""
        if self.log is not None:
            eyes = eye(seats) if isinstance(seats, int) else sum(map(eye, set(seats)))
            self.log.tell(kind_of(event), eyes, kwargs)

    @overload
    def tell_others(self, seat: int, event: str, /, **kwargs: Any) -> None: ...
    @overload
    def tell_others(
        self, seat: int, event: Callable[P, Any], /, *args: P.args, **kwargs: P.kwargs
    ) -> None: ...
    def tell_others(self, seat: int, event: Any, /, *args: Any, **kwargs: Any) -> None:
        """Everybody but one seat."""
        if self.log is not None:
            self.log.tell(kind_of(event), EVERYONE & ~eye(seat), kwargs)
