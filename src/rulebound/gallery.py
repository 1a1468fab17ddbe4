"""The gallery: what games lay out in their catalogues, in words, and how it is found.

It knows no game by name: each declares its own in :mod:`rulebound.core.catalogue`.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from rulebound.core.catalogue import Catalogue, Entry, Facet, Line
from rulebound.core.flow import Text
from rulebound.core.game import game as find_game
from rulebound.core.game import games
from rulebound.locale import LANGUAGES, Translator

_UNSEEN: Final = frozenset("\u200e\u200f\u2066\u2067\u2068\u2069")


def fold(text: str) -> str:
    """A text as it is compared: accents, points and the case of letters do not matter."""
    apart = unicodedata.normalize("NFD", text)
    kept = (sign for sign in apart if unicodedata.category(sign)[0] != "M" and sign not in _UNSEEN)
    return "".join(kept).casefold()


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A thing of a game with its names in all languages."""

    entry: Entry
    names: tuple[str, ...]
    """In the order of :data:`rulebound.locale.LANGUAGES`."""
    traits: Mapping[str, tuple[str, ...]]
    """By facet, those included that its text shows."""
    rulings: tuple[str, ...]

    def name(self, language: str) -> str:
        return self.names[LANGUAGES.index(language)]


def galleries() -> list[str]:
    """The games that have something to show."""
    return [name for name in games() if find_game(name).told.catalogue is not None]


def catalogue_of(game: str) -> Catalogue | None:
    found = find_game(game).told.catalogue
    return None if found is None else found()


@cache
def exhibits(game: str) -> tuple[Exhibit, ...]:
    """All that a game shows, in its own order; nothing if it has no catalogue."""
    catalogue = catalogue_of(game)
    if catalogue is None:
        return ()
    speakers = [Translator(language) for language in LANGUAGES]
    english = speakers[0]
    terms = _terms(game, english)
    shown = []
    for entry in catalogue.entries:
        text = "\n".join(said(english, game, line) for line in entry.lines)
        used = [term for term, form in terms.items() if form.search(text)]
        shown.append(
            Exhibit(
                entry,
                tuple(speaker.text(game, entry.name) for speaker in speakers),
                {facet.id: _traits(entry, facet, text) for facet in catalogue.facets},
                tuple(dict.fromkeys((*entry.rulings, *used))),
            )
        )
    return tuple(shown)


def _terms(game: str, english: Translator) -> dict[str, re.Pattern[str]]:
    """The terms of the rules, each by the forms in which texts use it."""
    found = {}
    for term in english.names(f"term-{game}-"):
        forms = (re.escape(form.strip()) for form in english(f"{term}.match").split("|"))
        found[term] = re.compile(rf"(?<!\w)({'|'.join(forms)})(?!\w)", re.IGNORECASE)
    return found


def _traits(entry: Entry, facet: Facet, text: str) -> tuple[str, ...]:
    told = entry.traits.get(facet.id, ())
    read = [
        value
        for value, words in facet.words.items()
        if value not in told and re.search(words, text, re.IGNORECASE)
    ]
    return tuple(value for value in facet.values if value in told or value in read)


def said(words: Translator, game: str, line: Line) -> str:
    text = words.text(game, line.text)
    return text if line.label is None else f"{words.text(game, line.label)}: {text}"


# ---- finding ----


def find(
    game: str, sought: str = "", wanted: Mapping[str, Sequence[str]] | None = None
) -> list[Exhibit]:
    """Things with all these traits (of one facet, any of them) in whose names, in any language,
    the words stand; those of exactly that name first."""
    words = fold(sought.strip())
    fitting = [
        shown
        for shown in exhibits(game)
        if all(
            set(shown.traits.get(facet, ())) & set(any_) for facet, any_ in (wanted or {}).items()
        )
        and any(words in fold(name) for name in shown.names)
    ]
    return sorted(fitting, key=lambda shown: words not in map(fold, shown.names))


def named(catalogue: Catalogue, facet: str, given: str, game: str) -> tuple[str, ...]:
    """The values of a facet that somebody means by a word: an id, or a name in any language."""
    values = next((each.values for each in catalogue.facets if each.id == facet), {})
    word = fold(given)
    return tuple(
        value
        for value, name in values.items()
        if word in (fold(value), *(fold(each) for each in _in_all(game, name)))
    )


def _in_all(game: str, text: Text) -> Iterable[str]:
    return (Translator(language).text(game, text) for language in LANGUAGES)
