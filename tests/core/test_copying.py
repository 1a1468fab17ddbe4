"""Copies are made from the types of fields: what may change is copied, what cannot is shared."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

import pytest

import rulebound
from rulebound.core.copying import Copyable, Dropped, Shared, source
from rulebound.core.rng import Rng


class Place(NamedTuple):
    x: int
    inner: "Place | None" = None


class Pile(NamedTuple):
    cards: list[int]


@dataclass(frozen=True, slots=True)
class Printed:
    name: str


@dataclass(slots=True)
class Piece(Copyable):
    at: Place
    damage: int = 0


@dataclass(slots=True)
class Everything(Copyable):
    printed: Printed
    rng: Rng
    cached: Shared[dict[str, list[int]]]
    log: Dropped[list[int] | None] = None
    number: int = 0
    place: Place | None = None
    numbers: list[int] = field(default_factory=list)
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    seen: set[int] = field(default_factory=set)
    piece: Piece | None = None
    pieces: list[Piece] = field(default_factory=list)
    owned: "dict[str, Piece]" = field(default_factory=dict)
    rows: list[list[int]] = field(default_factory=list)


@dataclass(slots=True)
class King(Piece):
    crowned: bool = False


def everything() -> Everything:
    piece = Piece(Place(1, Place(2)), 3)
    return Everything(
        Printed("x"),
        Rng(7, 5),
        {"a": [1]},
        [1],
        4,
        Place(5),
        [6],
        {"b": ("c",)},
        {7},
        piece,
        [Piece(Place(8))],
        {"d": Piece(Place(9))},
        [[10], [11]],
    )


def test_every_field_is_copied() -> None:
    one = everything()
    two = one.copy()
    assert type(two) is Everything
    assert two.log is None
    assert (two.rng.key, two.rng.count) == (one.rng.key, one.rng.count)
    for each in fields(Everything):
        if each.name not in ("log", "rng"):
            assert getattr(two, each.name) == getattr(one, each.name)


def test_what_can_change_is_not_shared() -> None:
    one, same = everything(), everything()
    two = one.copy()
    two.rng.bits()
    two.numbers.append(1)
    two.names["x"] = ()
    two.seen.add(1)
    assert two.piece is not None
    two.piece.damage = 9
    two.pieces[0].damage = 9
    two.owned["d"].damage = 9
    two.rows[0].append(9)
    assert one.rng.count == same.rng.count
    for each in fields(Everything):
        if each.name != "rng":
            assert getattr(one, each.name) == getattr(same, each.name)


def test_what_cannot_change_is_shared() -> None:
    one = everything()
    two = one.copy()
    assert two.printed is one.printed
    assert two.place is one.place
    assert two.cached is one.cached


def test_a_subclass_copies_its_own_fields_too() -> None:
    Piece(Place(1)).copy()
    king = King(Place(1), 2, crowned=True)
    twin = king.copy()
    assert type(twin) is King
    assert twin == king
    assert twin is not king


@pytest.mark.parametrize(
    "kind", [Pile, list, tuple[list[int], ...], "Unknown", bytearray, Any | Pile]
)
def test_a_type_that_tells_nothing_is_refused(kind: Any) -> None:
    namespace = {"__annotations__": {"thing": kind}, "__module__": __name__}
    cls: type = dataclass(type("Riddle", (Copyable,), namespace))
    with pytest.raises(TypeError, match=r"Riddle\.thing"):
        source(cls)


def test_only_dataclasses_are_copied() -> None:
    class Plain(Copyable):
        pass

    with pytest.raises(TypeError, match="Plain must be a dataclass"):
        Plain().copy()


def copyable(cls: Any = Copyable) -> Iterator[Any]:
    """All copyable classes of the games; those of which ``slots`` made a second one only once."""
    for each in cls.__subclasses__():
        yield from copyable(each)
        if getattr(sys.modules[each.__module__], each.__name__, None) is each:
            yield each


def test_every_part_of_every_game_can_be_copied() -> None:
    states = {type(rulebound.game(name).start()._base) for name in rulebound.games()}
    found = [cls for cls in copyable() if cls is not Rng and not cls.__module__.startswith("tests")]
    assert states <= set(found)
    for cls in found:
        assert source(cls).count("twin.") == len(fields(cls))
