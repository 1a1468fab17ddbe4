"""The things that timed events and rules of a scenario can make happen, by their names.

In a scenario file a step is a table with one key: ``{ gain = { gold = 5 } }``. A step is a class
with :func:`step` above it; its fields are what stands in the table.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeVar

from rulebound.core.flow import Flow
from rulebound.games.homm3.map.scenario_parts import STEPS, Part
from rulebound.games.homm3.model.world import Leader

if TYPE_CHECKING:
    from rulebound.games.homm3.map.scenario import Step
    from rulebound.games.homm3.model.state import State

NOBODY: Final = -1
Who = Literal["each", "second_player", "least_experience"]


class Happening(Part):
    """A step of a scenario; ``who`` are the players it happens to, in turn order."""

    name: ClassVar[str] = ""
    who: Who = "each"

    def happen(self, s: "State", seat: int, hero: int) -> Flow[None]:
        """It happens to a player; ``hero``: by which of the heroes, if it comes from a Field."""
        yield from ()

    def happen_once(self, s: "State") -> Flow[None]:
        """It happens to the table."""
        yield from ()

    def refs(self, s: "State", seat: int) -> tuple[str, ...]:
        """What an option has to say about it, where it can be chosen."""
        return ()


H = TypeVar("H", bound=Happening)


def step(name: str) -> Callable[[type[H]], type[H]]:
    def register(class_: type[H]) -> type[H]:
        assert name not in STEPS, f"there are two steps {name}"
        STEPS[name] = class_
        class_.name = name
        return class_

    return register


def happen(
    s: "State", steps: "Iterable[Step]", seat: int = NOBODY, hero: int = Leader.MAIN
) -> Flow[None]:
    """Let things happen: to one player, or to those whom each step names."""
    for entry in steps:
        thing = entry.made
        yield from thing.happen_once(s)
        for one in [seat] if seat != NOBODY else concerned(s, thing.who):
            yield from thing.happen(s, one, hero)


def concerned(s: "State", who: Who) -> list[int]:
    seats = s.map.seats()
    if who == "second_player":
        return seats[1:2]
    if who == "least_experience":
        least = min((s.players[seat].xp for seat in seats), default=0)
        return [seat for seat in seats if s.players[seat].xp == least]
    return seats
