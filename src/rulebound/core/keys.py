"""Keys: what tells matches apart that will not go on in the same way."""

from typing import Any


class Key:
    """The key of a match (:meth:`rulebound.Match.key`). It holds hidden things, so nobody looks."""

    __slots__ = ("_content", "_hash")

    def __init__(self, content: tuple[Any, ...]) -> None:
        self._content = content
        self._hash = hash(content)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self._content == other._content

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<key {self._hash & 0xFFFFFFFF:08x}>"
