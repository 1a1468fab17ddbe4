"""The names that people give themselves and their tables: what is refused, and who looks like whom.

A name may be written in any script. What cannot be seen in it is refused: two names could differ by
that alone, or turn the text around them.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import count
from typing import Final

from confusable_homoglyphs.confusables import confusables_data
from pydantic_core import PydanticCustomError

BAD_NAME: Final = "bad-name"
MOST_MARKS: Final = 3
"""On one letter: a pointed Hebrew one has a dot within, one beside and a vowel."""
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters, marks and signs of Unicode that show nothing."""
_MARKS: Final = ("Mn", "Me")
_LEFT_TO_RIGHT: Final = "\u200e"
"""The list of likenesses has it around letters of the other direction."""


def check_name(name: str) -> str:
    """The name itself, if all of it can be seen."""
    if _BLANK.search(name) or any(unicodedata.category(sign) in _UNSEEN for sign in name):
        raise PydanticCustomError(BAD_NAME, "a character of this name cannot be seen")
    if _flooded(name):
        raise PydanticCustomError(BAD_NAME, "a mark in this name stands alone or in a crowd")
    return name


def _flooded(name: str) -> bool:
    """Whether marks stand on nothing, or so many on one letter that they cover other lines."""
    marks = MOST_MARKS  # on nothing there may be none
    for sign in unicodedata.normalize("NFC", name):
        if unicodedata.category(sign) in _MARKS:
            marks += 1
        else:
            marks = MOST_MARKS if sign.isspace() else 0
        if marks > MOST_MARKS:
            return True
    return False


# ---- who looks like whom ----


def told_apart(names: Iterable[str | None]) -> list[str | None]:
    """The names as shown side by side: one that looks like an earlier one gets a number."""
    seen: set[str] = set()
    shown: list[str | None] = []
    for name in names:
        shown.append(name and next(n for n in _numbered(name) if seen.isdisjoint(looks(n))))
        if last := shown[-1]:
            seen |= looks(last)
    return shown


def beside(shown: Iterable[str | None], others: Iterable[str]) -> list[str]:
    """The names of others as they are shown beside names that are told apart already."""
    known = list(shown)
    return [name for name in told_apart((*known, *others))[len(known) :] if name is not None]


def _numbered(name: str) -> Iterable[str]:
    yield name
    for number in count(2):
        yield f"{name} ({number})"


@lru_cache(10_000)
def looks(name: str) -> frozenset[str]:
    """What a name may be taken for. Two names that share a look cannot be told apart.

    There are two: a capital I looks like an l, though a small one does not.
    """
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    return frozenset((_drawn(plain).casefold(), _drawn(plain.casefold())))


def _drawn(text: str) -> str:
    """The text with each sign in place of all that are drawn like it."""
    likenesses = _likenesses()
    return "".join(likenesses.get(sign, sign) for sign in text)


@cache
def _likenesses() -> dict[str, str]:
    """For each sign that looks like others the one that stands for them all."""
    found: dict[str, str] = {}
    for first in confusables_data:
        if first in found or len(first) > 1:
            continue
        group, open_ = {first}, [first]
        while open_:
            others = confusables_data.get(open_.pop(), ())
            near = {other["c"].strip(_LEFT_TO_RIGHT) for other in others} - group
            group |= near
            open_ += near
        single = {sign for sign in group if len(sign) == 1}
        # What two letters imitate, as r and n do an m, is written with both of them.
        chosen = min(group - single or single)
        found |= dict.fromkeys(single, chosen)
    return {sign: "".join(found.get(c, c) for c in like) for sign, like in found.items()}
