"""What was swept out of the texts of a language does not come back.

What to say instead is in ``docs/style``; the patterns of each language stand in ``patterns``.
"""

import re
import tomllib
from bisect import bisect
from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from rulebound.locale import LANGUAGES, source

FOLDER = Path(__file__).parent / "patterns"

ENTRY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
NOT_SAID = re.compile(
    r"^#.*"  # comments
    r"|^[a-z][\w-]* ="
    r"|^ +\.(?:match|rule) =.*"  # what the client looks for, and numbers of rules
    r"|^ +\.\w+ ="
    r"|^ *\*?\[[\w-]+\]"  # keys of variants
    r'|\{ *"[^"]*" *\}',  # spaces and signs that could not be seen
    re.MULTILINE,
)


@cache
def messages(language: str) -> tuple[tuple[str, str], ...]:
    """What each message says, by its id: no comments, no names of parts."""
    return tuple(each for text in source(language).values() for each in _said(text))


def _said(text: str) -> Iterator[tuple[str, str]]:
    starts = [*ENTRY.finditer(text)]
    ends = [each.start() for each in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        entry = text[start.start() : end]
        yield start[1], "\n".join(line.strip() for line in NOT_SAID.sub("", entry).splitlines())


def patterns(language: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(
        (FOLDER / f"{language}.toml").read_text(encoding="utf-8")
    )["pattern"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_swept_out_stays_out(language: str) -> None:
    names = [name for name, _ in messages(language)]
    starts = list(accumulate((len(said) + 2 for _, said in messages(language)), initial=0))
    book = "\n\n".join(said for _, said in messages(language))
    found = [
        f"{name}: “{hit[0]}”. {pattern['why']}"
        for pattern in patterns(language)
        for hit in re.finditer(pattern["forbid"], book, re.MULTILINE)
        for name in [names[bisect(starts, hit.start()) - 1]]
        if re.search(pattern.get("only", ""), name) and name not in pattern.get("but", ())
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_finds_something_and_knows_its_exceptions(language: str) -> None:
    said = dict(messages(language))
    for pattern in patterns(language):
        assert re.search(pattern["forbid"], pattern["example"], re.MULTILINE), pattern
        for name in pattern.get("but", ()):
            assert re.search(pattern["forbid"], said[name], re.MULTILINE), (name, pattern)
        only = pattern.get("only", "")
        assert any(re.search(only, name) for name in said), pattern
