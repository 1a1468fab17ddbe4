"""Occasions: moments at which something else may happen, and values that something else may change.

Whoever carries out a rule of the book names the occasion and asks the table who listens
(:meth:`~.state.State.listening`). A rule of a scenario, a card or a building listens only to what
it is about, so none of them is known where the rule is carried out.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R")


class Occasion(Generic[P, T]):
    """What listeners are called with, and what they answer."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"


Heard = Mapping[Occasion[..., Any], tuple[Callable[..., Any], ...]]


def on(
    occasion: Occasion[P, T],
) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T]]:
    """Above a method: it listens to an occasion wherever its object is one of the listeners."""

    def mark(method: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
        method.__occasion__ = occasion  # type: ignore[attr-defined]
        return method

    return mark


ALWAYS: Final[dict[Occasion[..., Any], tuple[Callable[..., Any], ...]]] = {}
"""What listens whenever there is a map, whatever the scenario."""


class Listeners(tuple[R, ...]):
    """Objects with methods that listen, in the order in which they are asked.

    What always listens is asked before them.
    """

    heard: Heard

    def __new__(cls, objects: Iterable[R] = ()) -> "Listeners[R]":
        made = super().__new__(cls, objects)
        heard = ALWAYS.copy()
        for each in made:
            kind: type = type(each)
            for name, occasion in _listening(kind).items():
                heard[occasion] = (*heard.get(occasion, ()), getattr(each, name))
        made.heard = heard
        return made


@cache
def _listening(class_: type) -> dict[str, Occasion[..., Any]]:
    """The methods of a class that listen, by name; one that overrides another listens as it did."""
    return {
        name: member.__occasion__
        for base in reversed(class_.__mro__)
        for name, member in vars(base).items()
        if hasattr(member, "__occasion__")
    }


OFF_MAP: Final[dict[Occasion[..., Any], tuple[Callable[..., Any], ...]]] = {}
"""What listens where there is no map."""
PROCLAIMED: Final[dict[str, dict[Occasion[..., Any], Callable[..., Any]]]] = {}
"""What listens while a card holds for everybody, by card."""


def always(occasion: Occasion[P, T]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Above a function: it listens on every map."""

    def subscribe(function: Callable[P, T]) -> Callable[P, T]:
        ALWAYS[occasion] = (*ALWAYS.get(occasion, ()), function)
        return function

    return subscribe


def off_map(occasion: Occasion[P, T]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Above a function: it listens in matches without a map."""

    def subscribe(function: Callable[P, T]) -> Callable[P, T]:
        OFF_MAP[occasion] = (*OFF_MAP.get(occasion, ()), function)
        return function

    return subscribe


def while_proclaimed(
    card: str, occasion: Occasion[P, T]
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Above a function: it listens while the card holds."""

    def subscribe(function: Callable[P, T]) -> Callable[P, T]:
        PROCLAIMED.setdefault(card, {})[occasion] = function
        return function

    return subscribe
