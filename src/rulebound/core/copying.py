"""Copies of states, made from the types of their fields, so that no field can be forgotten.

A dataclass that is :class:`Copyable` gets its ``copy`` and its ``become`` when they are first
called: straight-line code, one statement a field, as fast as if it were written by hand. What
cannot change is shared, lists, dicts and sets of such things are copied, and so is what is itself
copyable. A field of any other type is an error unless it says :data:`Shared` or :data:`Dropped`.
Its ``content``, one hashable value that tells states apart, is made in the same way.
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
_UNKEYED: Final = "unkeyed"
Shared = Annotated[T, _SHARED]
"""The type of a field that copies share: it never changes, although its type does not tell."""
Dropped = Annotated[T, _DROPPED]
"""The type of a field that is ``None`` in copies."""
Unkeyed = Annotated[T, _UNKEYED]
"""The type of a field that is no part of the content: it is the same for the whole match, or what
comes next does not depend on it."""

_PLAIN: Final = (int, str, bool, float, bytes, NoneType, Any)


class Copyable:
    """A dataclass whose ``copy`` is made from its fields."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        if "copy" not in cls.__dict__:
            cls.copy = _first_copy  # type: ignore[method-assign,assignment]
        if "become" not in cls.__dict__:
            cls.become = _first_become  # type: ignore[method-assign]
        if "content" not in cls.__dict__:
            cls.content = _first_content  # type: ignore[method-assign]

    def copy(self) -> Self:
        """A copy that shares nothing mutable with its original."""
        raise NotImplementedError

    def become(self, other: Self) -> None:
        """Change into a copy of another, in place: whoever holds a part of this one still does."""
        raise NotImplementedError

    def content(self) -> tuple[Any, ...]:
        """All that is in it, but for what is shared, dropped or unkeyed, as one hashable value."""
        raise NotImplementedError


def _first_copy(self: Copyable) -> Copyable:
    cls = type(self)
    cls.copy = made = _made(cls, "copy", source(cls))  # type: ignore[method-assign]
    twin: Copyable = made(self)
    return twin


def _first_become(self: Copyable, other: Copyable) -> None:
    cls = type(self)
    cls.become = made = _made(cls, "become", become_source(cls))  # type: ignore[method-assign]
    made(self, other)


def _first_content(self: Copyable) -> tuple[Any, ...]:
    cls = type(self)
    cls.content = made = _made(cls, "content", content_source(cls))  # type: ignore[method-assign]
    found: tuple[Any, ...] = made(self)
    return found


def _made(cls: type[Copyable], name: str, code: str) -> Any:
    found: dict[str, Any] = {
        "new": object.__new__,
        "cls": cls,
        "become_all": _become_all,
        "still": still,
    }
    exec(code, found)  # as dataclasses make __init__
    return found[name]


def source(cls: type) -> str:
    """The code of a class's ``copy``."""
    lines = ["def copy(self):", "    twin = new(cls)"]
    lines += [f"    twin.{name} = {_copied(kind, f'self.{name}')}" for name, kind in _fields(cls)]
    return "\n".join((*lines, "    return twin"))


def become_source(cls: type) -> str:
    """The code of a class's ``become``."""
    lines = [f"    {_became(kind, f'self.{name}', f'other.{name}')}" for name, kind in _fields(cls)]
    return "\n".join(("def become(self, other):", *lines))


def content_source(cls: type) -> str:
    """The code of a class's ``content``."""
    parts = [_content(kind, f"self.{name}") for name, kind in _fields(cls)]
    return "\n    ".join(("def content(self):", "return (", *(f"{p}," for p in parts if p), ")"))


def _fields(cls: type) -> list[tuple[str, Any]]:
    """The names and types of the fields, all of which can be copied."""
    if not is_dataclass(cls):
        raise TypeError(f"{cls.__name__} must be a dataclass to be copied")
    found = []
    for each in fields(cls):
        kind = _resolved(each.type, vars(sys.modules[cls.__module__]))
        if _copied(kind, "x") is None:
            raise TypeError(
                f"{cls.__name__}.{each.name}: how is {each.type} copied? "
                "Make it Copyable or immutable, or say Shared[…] or Dropped[…]"
            )
        found.append((each.name, kind))
    return found


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
    if _is_copyable(kind):
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


def _became(kind: Any, mine: str, other: str) -> str:
    """The statement that changes a value of a type into a copy of another, in place."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated and kind.__metadata__[0] == _DROPPED:
        return "pass"
    if _has_parts(kind):
        return f"{mine}.become({other})"
    copied = _copied(kind, other)
    if origin in (Union, UnionType) and any(map(_has_parts, parts)):
        return (
            f"if {mine} is None or {other} is None: {mine} = {copied}\n"
            f"    else: {mine}.become({other})"
        )
    if origin is list and _has_parts(parts[0]):
        return f"become_all({mine}, {other})"
    if origin is list:
        return f"{mine}[:] = {copied}"
    if origin in (set, dict):
        return f"{mine}.clear(); {mine}.update({copied})"
    return f"{mine} = {copied}"


def _become_all(mine: list[Any], others: list[Any]) -> None:
    for one, other in zip(mine, others, strict=False):
        one.become(other)
    mine[len(others) :] = [other.copy() for other in others[len(mine) :]]


def _content(kind: Any, value: str) -> str:
    """The expression for the content of a value of a type; nothing: it does not count."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return ""
    if is_hashable(kind):
        return value
    if _is_copyable(kind):
        return f"{value}.content()"
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        inner = _content(parts[parts[0] is NoneType], value)
        return f"{inner} if {value} is not None else None"
    if origin is list:
        inner = _content(parts[0], "x")
        return f"tuple({value})" if inner == "x" else f"tuple([{inner} for x in {value}])"
    if origin is set:
        return f"frozenset({value})"
    if origin is dict:
        inner = _content(parts[1], "x")
        return f"tuple([(key, {inner}) for key, x in {value}.items()])"
    return f"still({value})"


def still(value: Any) -> Any:
    """Plain data and frozen objects as something that can be hashed."""
    if isinstance(value, tuple | list):
        return tuple(map(still, value))
    if isinstance(value, Mapping):
        return tuple((key, still(x)) for key, x in value.items())
    if isinstance(value, set):
        return frozenset(value)
    if is_dataclass(value) and not is_hashable(type(value)):
        return tuple(still(getattr(value, each.name)) for each in fields(value))
    return value


def _is_copyable(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Copyable)


def _has_parts(kind: Any) -> bool:
    """Whether it is copied field by field, so that somebody may hold a part of it."""
    return _is_copyable(kind) and is_dataclass(kind)


def is_hashable(kind: Any) -> bool:
    """Whether values of a type surely can be hashed, and quickly."""
    return _is_hashable(kind, ())


def _is_hashable(kind: Any, within: tuple[Any, ...]) -> bool:
    if kind is None or kind is Any or kind is Mapping or get_origin(kind) is Mapping:
        return False
    if kind in within or kind is Ellipsis:
        return True
    if get_origin(kind) in (tuple, frozenset, Union, UnionType):
        return all(_is_hashable(part, within) for part in get_args(kind))
    if isinstance(kind, type) and is_dataclass(kind):  # a printed fact is itself and no other
        return is_constant(kind) and kind.__hash__ is object.__hash__
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        names = vars(sys.modules[kind.__module__])
        parts = [_resolved(part, names) for part in kind.__annotations__.values()]
        return all(_is_hashable(part, (*within, kind)) for part in parts)
    return is_constant(kind)


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
