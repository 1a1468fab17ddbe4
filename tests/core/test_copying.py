"""Copies are made from the types of fields: what may change is copied, what cannot is shared."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

import pytest

import rulebound
from rulebound.core.copying import Copyable, Dropped, Shared, Unkeyed, content_source, source, still
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
    rng: Unkeyed[Rng]
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
    found = [
        cls
        for cls in copyable()
        if not issubclass(cls, Rng) and not cls.__module__.startswith("tests")
    ]
    assert states <= set(found)
    for cls in found:
        assert source(cls).count("twin.") == len(fields(cls))


def test_becoming_another_keeps_its_parts() -> None:
    one, other = everything(), everything()
    other.number, other.numbers, other.seen, other.names = 5, [1, 2], {1}, {}
    other.rng.bits()
    assert other.piece is not None
    other.piece.damage = other.pieces[0].damage = other.owned["d"].damage = 9
    other.pieces.append(Piece(Place(0)))
    piece, pieces, first, numbers = one.piece, one.pieces, one.pieces[0], one.numbers
    one.become(other)
    assert one.log == [1]
    for each in fields(Everything):
        if each.name not in ("log", "rng"):
            assert getattr(one, each.name) == getattr(other, each.name)
    assert one.rng.count == other.rng.count
    assert (one.piece, one.pieces, one.pieces[0], one.numbers) == (piece, pieces, first, numbers)
    assert one.piece is piece
    assert one.pieces is pieces
    assert one.pieces[0] is first
    assert one.numbers is numbers


def test_becoming_another_shares_nothing_that_can_change() -> None:
    one, other, same = everything(), everything(), everything()
    other.pieces.append(Piece(Place(0)))
    same.pieces.append(Piece(Place(0)))
    one.become(other)
    one.rng.bits()
    one.rows[0].append(9)
    one.owned["d"].damage = one.pieces[1].damage = 9
    for each in fields(Everything):
        if each.name != "rng":
            assert getattr(other, each.name) == getattr(same, each.name)
    assert other.rng.count == same.rng.count


@pytest.mark.parametrize("pieces", [0, 1, 2])
def test_becoming_another_with_fewer_parts_or_none(pieces: int) -> None:
    one, other = everything(), everything()
    other.piece = None
    other.pieces = [Piece(Place(n)) for n in range(pieces)]
    one.become(other)
    assert one.piece is None
    assert one.pieces == other.pieces
    other.become(everything())
    assert other.piece == everything().piece


# ---- content ----


def changed(value: Any) -> Any:
    """Something else of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Place):
        return Place(value.x + 1, value.inner)
    if isinstance(value, Printed):
        return Printed(value.name + "x")
    if isinstance(value, Piece):
        return Piece(value.at, value.damage + 1)
    if isinstance(value, set):
        return {*value, 99}
    if isinstance(value, dict):
        return {**value, "new": next(iter(value.values()))}
    assert isinstance(value, list)
    return [*value, value[0]]


@pytest.mark.parametrize("name", [each.name for each in fields(Everything)])
def test_every_field_counts_unless_it_says_otherwise(name: str) -> None:
    one, two = everything(), everything()
    assert one.content() == two.content() == one.copy().content()
    assert hash(one.content()) == hash(two.content())
    if name in ("rng", "log", "cached"):
        setattr(two, name, None)
        assert one.content() == two.content()
    else:
        setattr(two, name, changed(getattr(two, name)))
        assert one.content() != two.content()


def test_what_can_change_deep_inside_counts() -> None:
    one, two = everything(), everything()
    two.rows[1].append(1)
    assert one.content() != two.content()
    two = everything()
    two.owned["d"].damage = 1
    assert one.content() != two.content()


def test_a_subclass_has_its_own_content() -> None:
    king, pretender = King(Place(1), 2, crowned=True), King(Place(1), 2)
    assert Piece(Place(1)).content() == Piece(Place(1)).content()
    assert king.content() != pretender.content()


def test_plain_data_of_any_kind_can_be_hashed() -> None:
    data = {"a": [1, {"b": {2, 3}}], "c": (Printed("x"), None)}
    assert hash(still(data)) == hash(still({**data}))
    assert still(data) != still({**data, "a": []})


def test_every_part_of_every_game_has_content() -> None:
    for cls in copyable():
        if not issubclass(cls, Rng) and not cls.__module__.startswith("tests"):
            assert content_source(cls).startswith("def content(self)")
