"""Decisions, options and the scripts that ask for them.

A rule in which somebody decides is a generator: it yields a :class:`Decision` and receives the
chosen :class:`Option`. What some seat cannot see may be dealt again while a decision is open, so a
script keeps nothing hidden in its locals across a ``yield``. At a place from which the top script
could start again with nothing but the state it yields :data:`CHECKPOINT` and receives ``None``; it
does so before its first decision. Where choices made since the last checkpoint may still be taken
back, such a place is a :data:`PAUSE`. A decision that is asked just there says so itself instead,
which saves a way through all scripts.
"""

from collections.abc import Callable, Generator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from rulebound.core.errors import IllegalChoice

T = TypeVar("T")


class Text(NamedTuple):
    """A message of the Fluent files with its arguments."""

    id: str
    args: Mapping[str, Any] = {}


class Option:
    """One thing a player can choose now.

    ``refs`` are the things on the table that a person would touch, in order (``card:knight``,
    ``sq:e6``). ``notation`` is the short stable text used by records, logs and tests; no two
    options of a decision share it. ``data`` is what the script needs and is nobody else's business.
    What a client has to know besides (how a picture is turned, what an act costs) are its
    :attr:`fields`; a kind of option that has some is a subclass.
    """

    __slots__ = ("data", "kind", "notation", "refs")

    def __init__(
        self, kind: str, refs: tuple[str, ...] = (), notation: str = "", data: Any = None
    ) -> None:
        self.kind = kind
        self.refs = refs
        self.notation = notation or " ".join([kind, *[ref.partition(":")[2] for ref in refs]])
        self.data = data

    @property
    def fields(self) -> Mapping[str, Any]:
        """What a client has to know of it, by name; worked out when somebody looks."""
        return {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self.notation)

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@cache
def plain(kind: str, *refs: str) -> Option:
    """The option of that kind on those things, made once; for options without data."""
    return Option(kind, refs)


class Decision:
    """Who has to choose, what is asked, and everything that may be chosen.

    The options are worked out when somebody first looks at them, so replaying known choices
    costs nothing for the choices that were not taken.
    """

    __slots__ = ("_build", "_options", "place", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        prompt: Text,
        build: "Callable[[], tuple[Option, ...]]",
        options: tuple[Option, ...] | None = None,
        place: "Checkpoint | None" = None,
    ) -> None:
        """``options``: what ``build`` gives now, if the script has looked already. ``place``: the
        top script, started again with the table as it is, comes to this very decision."""
        self.seat = seat
        self.prompt = prompt
        self._build = build
        self._options = options
        self.place = place

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = self._build()
        return self._options

    def again(self) -> "Decision":
        """The same question, its options not yet worked out."""
        return Decision(self.seat, self.prompt, self._build, None, self.place)

    def find(self, choice: "Option | int | str") -> Option:
        """The option meant by an option, its index or its notation."""
        options = self._options
        if options is None:
            options = self._options = self._build()
        if choice.__class__ is int and 0 <= choice < len(options):  # as most choices of programs
            return options[choice]
        if isinstance(choice, int) and not isinstance(choice, bool):
            raise IllegalChoice(f"there is no option {choice}; there are {len(options)}")
        if isinstance(choice, Option):
            choice = choice.notation
        for option in options:
            if option.notation == choice:
                return option
        raise IllegalChoice(f"{choice!r} cannot be chosen now")

    def __repr__(self) -> str:
        return f"<Decision seat={self.seat} {self.prompt.id}>"


class Checkpoint:
    """The type of :data:`CHECKPOINT` and :data:`PAUSE`."""


CHECKPOINT: Final = Checkpoint()
PAUSE: Final = Checkpoint()
"""The next thing yielded is a decision, and nothing on the table changes before it."""

Flow = Generator[Decision | Checkpoint, Any, T]
