"""Veils: what stands where something lies that a seat cannot see, while it asks what is certain.

A script may pass a veil on, but as soon as it wants to look beneath one it comes no further. So
all that it has told until then rests on what the seat sees, whatever lies hidden.
"""

from typing import Any, Final, NoReturn, Self

from rulebound.core.rng import Rng


class Unseen(Exception):
    """A script wants to know something that the seat cannot know."""


class Veil:
    """Something hidden. Every question about it raises :class:`Unseen`."""

    __slots__ = ()

    def __getattr__(self, name: str) -> NoReturn:
        raise Unseen

    def __repr__(self) -> str:
        return "<veil>"


def _question(self: Veil, *args: Any) -> NoReturn:
    raise Unseen


_KINDS: Final = (int, float, str, bytes, tuple, list, dict, set)
"""What can lie under a veil is asked in the ways in which these are asked."""
_ANSWERED: Final = frozenset(("__new__", "__init__", "__getattribute__", "__repr__", "__doc__"))
for _name in {name for kind in _KINDS for name in vars(kind) if name.startswith("__")} - _ANSWERED:
    setattr(Veil, _name, _question)


def a_veil() -> Any:
    """One hidden thing, of any type."""
    return Veil()


def veils(number: int) -> Any:
    """So many hidden things, such as the cards of a deck; how many is no secret."""
    return tuple(Veil() for _ in range(number))


def is_veiled(value: Any) -> bool:
    """Whether there is a veil in plain data."""
    if isinstance(value, dict):
        return any(map(is_veiled, value.values()))
    if isinstance(value, list | tuple):
        return any(map(is_veiled, value))
    return isinstance(value, Veil)


class VeiledRng(Rng):
    """What has not been drawn yet cannot be known, either."""

    __slots__ = ()

    def copy(self) -> Self:
        return self

    def bits(self) -> NoReturn:
        raise Unseen

    def below(self, n: int) -> NoReturn:
        raise Unseen

    def shuffled(self, items: Any) -> NoReturn:
        raise Unseen

    def dealt(self, items: Any) -> NoReturn:
        raise Unseen

    def words(self, number: int) -> NoReturn:
        raise Unseen
