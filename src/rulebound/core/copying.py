"""Copies of states, made from the types of their fields, so that no field can be forgotten.

A dataclass that is :class:`Copyable` gets its ``copy`` when it is first called: straight-line
code, one statement a field, as fast as if it were written by hand. What cannot change is shared,
lists, dicts and sets of such things are copied, and so is what is itself copyable. A field of any
other type is an error unless it says :data:`Shared` or :data:`Dropped`.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    ForwardRef,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

T = TypeVar("T")
_SHARED: Final = "shared"
_DROPPED: Final = "dropped"
Shared = Annotated[T, _SHARED]
"""The type of a field that copies share: it never changes, although its type does not tell."""
Dropped = Annotated[T, _DROPPED]
"""The type of a field that is ``None`` in copies."""

_PLAIN: Final = (int, str, bool, float, bytes, NoneType, Any)


class Copyable:
    """A dataclass whose ``copy`` is made from its fields."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        if "copy" not in cls.__dict__:
            cls.copy = _first_copy  # type: ignore[assignment,method-assign]

    def copy(self) -> Self:
        """A copy that shares nothing mutable with its original."""
        raise NotImplementedError


def _first_copy(self: Copyable) -> Copyable:
    cls = type(self)
    made = _copier(cls)
    cls.copy = made  # type: ignore[assignment,method-assign]
    return made(self)


def _copier(cls: type[Copyable]) -> Callable[[Copyable], Copyable]:
    found: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec(source(cls), found)  # as dataclasses make __init__
    made: Callable[[Copyable], Copyable] = found["copy"]
    return made


def source(cls: type) -> str:
    """The code of a class's ``copy``."""
    if not is_dataclass(cls):
        raise TypeError(f"{cls.__name__} must be a dataclass to be copied")
    lines = ["def copy(self):", "    twin = new(cls)"]
    for each in fields(cls):
        kind = _resolved(each.type, vars(sys.modules[cls.__module__]))
        expression = _copied(kind, f"self.{each.name}")
        if expression is None:
            raise TypeError(
                f"{cls.__name__}.{each.name}: how is {each.type} copied? "
                "Make it Copyable or immutable, or say Shared[…] or Dropped[…]"
            )
        lines.append(f"    twin.{each.name} = {expression}")
    return "\n".join((*lines, "    return twin"))


def _resolved(kind: Any, names: Mapping[str, Any]) -> Any:
    """A type, read from its text if it was given as one."""
    if isinstance(kind, ForwardRef):
        kind = kind.__forward_arg__
    if not isinstance(kind, str):
        return kind
    try:
        return eval(kind, dict(names))
    except NameError:
        return None


def _copied(kind: Any, value: str) -> str | None:
    """The expression that copies a value of a type; ``None``: nobody knows how."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        what = kind.__metadata__[0]
        return {_SHARED: value, _DROPPED: "None"}.get(what) or _copied(parts[0], value)
    if is_constant(kind):
        return value
    if isinstance(kind, type) and issubclass(kind, Copyable):
        return f"{value}.copy()"
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        inner = _copied(parts[parts[0] is NoneType], value)
        return inner and f"{inner} if {value} is not None else None"
    if origin is list:
        inner = _copied(parts[0], "x")
        return f"{value}[:]" if inner == "x" else inner and f"[{inner} for x in {value}]"
    if origin is set and is_constant(parts[0]):
        return f"{value}.copy()"
    if origin is dict and is_constant(parts[0]):
        inner = _copied(parts[1], "x")
        if inner == "x":
            return f"{value}.copy()"
        return inner and f"{{key: {inner} for key, x in {value}.items()}}"
    return None


def is_constant(kind: Any) -> bool:
    """Whether values of a type never change, so that copies may share them."""
    return _is_constant(kind, ())


def _is_constant(kind: Any, within: tuple[Any, ...]) -> bool:
    if kind in _PLAIN or kind in within or kind is Ellipsis:
        return True
    origin = get_origin(kind)
    if origin in (Literal, Callable):
        return True
    if origin in (tuple, frozenset, Union, UnionType):
        return all(_is_constant(part, within) for part in get_args(kind))
    if not isinstance(kind, type):
        return False
    if issubclass(kind, Enum):
        return True
    if is_dataclass(kind):
        return bool(kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        names = vars(sys.modules[kind.__module__])
        parts = [_resolved(part, names) for part in kind.__annotations__.values()]
        return all(_is_constant(part, (*within, kind)) for part in parts)
    return False
