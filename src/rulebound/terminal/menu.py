"""What can be chosen, grouped for reading, and what a person means by what is typed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from rulebound.core.flow import Option

FEW: Final = 9
"""So many options are listed one by one."""
_JOINED: Final = 4
"""A name of the table has at most so many words."""

NameOf = Callable[[str], str]


class Entry(NamedTuple):
    """A line of the menu: one option, or several that begin alike."""

    options: tuple[Option, ...]

    @property
    def typed(self) -> str:
        """What all notations of the entry begin with."""
        first, *others = (option.notation.split() for option in self.options)
        length = 0
        while length < len(first) and all(o[: length + 1] == first[: length + 1] for o in others):
            length += 1
        return " ".join(first[:length])

    @property
    def asks_for(self) -> str:
        """The kind of thing that has to be added to :attr:`typed`."""
        at = len(self.typed.split())
        tokens = self.options[0].notation.split()
        refs = (ref.partition(":") for ref in self.options[0].refs)
        return next((kind for kind, _, name in refs if tokens[at : at + 1] == [name]), "")


def entries(options: Sequence[Option]) -> list[Entry]:
    """The lines of a menu: every option if they are few, else one line a group."""
    if len(options) > FEW:
        groups: dict[tuple[str, str], list[Option]] = {}
        for option in options:
            lead = option.refs[0] if len(option.refs) > 1 else ""
            groups.setdefault((option.kind, lead), []).append(option)
        if len(groups) > 1:
            return [Entry(tuple(group)) for group in groups.values()]
    return [Entry((option,)) for option in options]


def headed(shown: Sequence[Entry], heading_of: Callable[[Option], str]) -> list[tuple[str, Entry]]:
    """Entries with one heading together, the heading before the first of them.

    A menu of which all entries stand under one heading needs none.
    """
    parts: dict[str, list[Entry]] = {}
    for entry in shown:
        parts.setdefault(heading_of(entry.options[0]), []).append(entry)
    if len(parts) < 2:
        return [("", entry) for entry in shown]
    return [
        ("" if number else heading, entry)
        for heading, part in parts.items()
        for number, entry in enumerate(part)
    ]


# ---- what is meant ----


def meant(typed: str, options: Sequence[Option], name_of: NameOf) -> list[Option]:
    """The options that a typed beginning of their notation can mean."""
    return _best(typed, options, name_of, skip=False)


def touched(typed: str, options: Sequence[Option], name_of: NameOf) -> list[Option]:
    """The options that speak of the typed things in this order, whatever stands between."""
    return _best(typed, options, name_of, skip=True)


def _best(typed: str, options: Sequence[Option], name_of: NameOf, skip: bool) -> list[Option]:
    words = plain(typed).split()
    whole = " ".join(words)
    found: dict[int, list[Option]] = {}
    for option in options:
        if plain(option.notation) == whole:
            return [option]
        exact = _fit(words, _tokens(option, name_of), skip)
        if exact >= 0:
            found.setdefault(exact, []).append(option)
    return found[max(found)] if words and found else []


def plain(text: str) -> str:
    """As it is compared: capitals, accents, hyphens and spaces do not matter."""
    bare = "".join(c for c in normalize("NFD", text.casefold()) if not combining(c))
    return " ".join(bare.replace("-", "_").split())


def _tokens(option: Option, name_of: NameOf) -> list[set[str]]:
    """The words of a notation, each with the name of the thing in the reader's language."""
    names = {ref.partition(":")[2]: plain(name_of(ref)).replace(" ", "_") for ref in option.refs}
    return [
        {plain(token), names[token]} if token in names else {plain(token)}
        for token in option.notation.split()
    ]


def _fit(words: Sequence[str], tokens: Sequence[set[str]], skip: bool) -> int:
    """How many words are whole tokens, -1 if the words are no beginnings of the tokens."""
    if not words:
        return 0
    if not tokens:
        return -1
    best = _fit(words, tokens[1:], skip) if skip else -1
    for count in range(1, min(_JOINED, len(words)) + 1):
        word = "_".join(words[:count])
        if any(token.startswith(word) for token in tokens[0]):
            rest = _fit(words[count:], tokens[1:], skip)
            if rest >= 0:
                best = max(best, rest + (word in tokens[0]))
    return best


def things_called(typed: str, names: Mapping[str, str]) -> list[str]:
    """The refs of the things that are called like this, or begin so if none is."""
    word = plain(typed).replace(" ", "_")
    if not word:
        return []
    called = {
        ref: {plain(ref.partition(":")[2]), plain(name).replace(" ", "_")}
        for ref, name in names.items()
    }
    exact = [ref for ref, its in called.items() if word in its]
    return exact or [ref for ref, its in called.items() if any(n.startswith(word) for n in its)]
