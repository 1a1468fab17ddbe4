"""What happened, and who may know it."""

from typing import Any, NamedTuple

SPECTATOR_BIT = 1 << 31
EVERYONE = (1 << 32) - 1


def eye(seat: int | None) -> int:
    """The bit that stands for a seat's (or, with ``None``, a spectator's) eyes."""
    return SPECTATOR_BIT if seat is None else 1 << seat


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
    """What scripts tell events with; a state of a game is one. Without a log it costs nothing."""

    __slots__ = ()
    log: Log | None

    def tell(self, kind: str, /, **args: Any) -> None:
        """Something happened that everybody sees."""
        if self.log is not None:
            self.log.tell(kind, EVERYONE, args)

    def tell_only(self, seats: int | tuple[int, ...], kind: str, /, **args: Any) -> None:
        """Only one seat, or some, may know."""
        if self.log is not None:
            eyes = eye(seats) if isinstance(seats, int) else sum(map(eye, set(seats)))
            self.log.tell(kind, eyes, args)

    def tell_others(self, seat: int, kind: str, /, **args: Any) -> None:
        """Everybody but one seat."""
        if self.log is not None:
            self.log.tell(kind, EVERYONE & ~eye(seat), args)
