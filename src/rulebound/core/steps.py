"""The steps of a match since its last checkpoint, in order."""

from dataclasses import dataclass
from typing import Any, Final

from rulebound.core.copying import still
from rulebound.core.flow import Option

UNDO: Final = "undo"
"""In a record, after a seat (``0! undo``): it took its last choice back."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A choice made beside the open decision, such as resigning."""

    seat: int
    option: Option

    @property
    def notation(self) -> str:
        return f"{self.seat}! {self.option.notation}"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The place of a choice that was taken back but whose traces stay."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The taking back of such a choice; ``shown`` is what the game says others have seen."""

    seat: int
    shown: Any

    @property
    def notation(self) -> str:
        return f"{self.seat}! {UNDO}"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The point at which a match became imagined: the table as it was dealt again."""

    state: Any


Step = Option | Aside | TakenBack | Undo | Dealt


def step_content(step: Step) -> Any:
    """What tells a step from others, as something that can be hashed."""
    if isinstance(step, Option):
        return step.notation
    if isinstance(step, Dealt):
        return step.state.content()
    if isinstance(step, Undo):
        return step.notation, still(step.shown)
    return step.notation if isinstance(step, Aside) else ()
