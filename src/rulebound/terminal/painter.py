"""What the table loop asks of a game's painter, how painters are found, and a plain one."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.terminal.words import Words

View = dict[str, Any]
Why = Callable[[str], str]
"""Says of a ref why it cannot be used now; says nothing if nothing forbids it."""


def no_reason(ref: str) -> str:
    return ""


class Paper(NamedTuple):
    """What there is to draw on."""

    width: int
    height: int
    ascii_only: bool = False


class Painter(Protocol):
    """Draws one game for one reader. It is given views only, so it cannot tell secrets."""

    title: str
    """The id of the game's name; empty: it is called by its own id."""
    usage: str
    """The id of a text that says what can be typed."""
    help: str
    """The id of a text that explains the drawing; empty if there is none."""
    questions: Mapping[str, str]
    """The options worth asking for before a match, with the ids of the questions."""
    seats_before: str
    """The option before which the number of players is asked for; empty: after all of them."""
    helped: bool
    """Whether its views hold, as ``helps``, what a friend would point out."""
    words: Words
    counted: str
    """The id of what a report on its scores counts, with a title for the chart; empty: nothing."""
    asks: Mapping[str, str]
    """By kind of thing: the id of the word that stands in a menu for the thing to be added."""
    sights: Sequence[str]
    """Commands of its own: parts of the table that can be looked at."""
    errands: Sequence[str]
    """Commands of its own that make several choices in a row."""

    def __init__(
        self,
        words: Words,
        players: Sequence[str],
        paper: Paper,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """``options`` are those of the match, the game's defaults if not given."""
        ...

    def look(self, view: View) -> Mapping[str, str]:
        """Get to know the table; what it calls things that have no names of their own, by ref."""
        ...

    def sight(
        self, name: str, view: View, options: Sequence[Option], why: Why = no_reason
    ) -> RenderableType:
        """One of its :attr:`sights`."""
        ...

    def errand(self, name: str, ref: str, helps: Mapping[str, Any]) -> Sequence[str]:
        """The choices of one of its :attr:`errands` that ends at a thing; empty: it cannot."""
        ...

    def table(
        self,
        view: View,
        options: Sequence[Option] = (),
        news: Sequence[Text] = (),
        why: Why = no_reason,
    ) -> RenderableType:
        """The whole table; ``options`` are what the viewer can choose now, ``news`` log lines."""
        ...

    def hand(
        self, view: View, options: Sequence[Option] = (), why: Why = no_reason
    ) -> RenderableType:
        """The viewer's own cards."""
        ...

    def closer(self, view: View, options: Sequence[Option]) -> RenderableType:
        """The table with the things marked that these options touch."""
        ...

    def thing(self, ref: str) -> RenderableType | None:
        """A card in full."""
        ...

    def names(self, view: View | None) -> Mapping[str, str]:
        """The things on the table that a person may ask about, by ref; ``None``: of the game."""
        ...

    def describe(self, option: Option) -> str:
        """An option in words, different for different options."""
        ...

    def group(self, options: Sequence[Option]) -> str:
        """Several options of one kind in few words."""
        ...

    def heading(self, option: Option) -> str:
        """Under which heading of a long menu an option stands; empty if under none."""
        ...

    def ways(self, options: Sequence[Option]) -> Mapping[str, list[Option]]:
        """The options that are different ways of using one thing, by its ref."""
        ...

    def score(self, score: Any) -> str:
        """A final score in words."""
        ...


class Plain:
    """What a painter does not need."""

    counted: str = ""
    asks: Mapping[str, str] = {
        "sq": "cli-a-square",
        "card": "cli-a-card",
        "colour": "cli-a-colour",
    }
    sights: Sequence[str] = ()
    errands: Sequence[str] = ()

    def look(self, view: View) -> Mapping[str, str]:
        return {}

    def sight(
        self, name: str, view: View, options: Sequence[Option], why: Why = no_reason
    ) -> RenderableType:
        return Group()

    def errand(self, name: str, ref: str, helps: Mapping[str, Any]) -> Sequence[str]:
        return ()

    def heading(self, option: Option) -> str:
        return ""


class PlainPainter(Plain):
    """For a game without a painter of its own: its view as it is."""

    title = ""
    usage = "cli-help-table"
    help = ""
    questions: Mapping[str, str] = {}
    seats_before = ""
    helped = False

    def __init__(
        self,
        words: Words,
        players: Sequence[str],
        paper: Paper,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.words = words
        self.players = players

    def table(
        self,
        view: View,
        options: Sequence[Option] = (),
        news: Sequence[Text] = (),
        why: Why = no_reason,
    ) -> RenderableType:
        return Group(*news, *map(Text, self.lines(view)))

    def lines(self, view: View) -> Sequence[str]:
        """The table in lines of text."""
        return [json.dumps(view, indent=1, ensure_ascii=False)]

    def hand(
        self, view: View, options: Sequence[Option] = (), why: Why = no_reason
    ) -> RenderableType:
        return Text(json.dumps(view.get("hand"), ensure_ascii=False))

    def closer(self, view: View, options: Sequence[Option]) -> RenderableType:
        return Group()

    def thing(self, ref: str) -> RenderableType | None:
        return None

    def names(self, view: View | None) -> Mapping[str, str]:
        return {}

    def describe(self, option: Option) -> str:
        return ""

    def group(self, options: Sequence[Option]) -> str:
        return self.words("cli-group", count=len(options))

    def ways(self, options: Sequence[Option]) -> Mapping[str, list[Option]]:
        return {}

    def score(self, score: Any) -> str:
        return str(score)


@cache
def painter_of(game: str) -> type[Painter]:
    """The painter of a game, the plain one if it has none."""
    for point in entry_points(group="rulebound.terminal", name=game):
        found: type[Painter] = point.load()
        return found
    return PlainPainter


def title_of(game: str, words: Words) -> str:
    title = painter_of(game).title
    return words(title) if title else game
