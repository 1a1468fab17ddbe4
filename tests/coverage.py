"""Which tests cite a chapter of the rules, and which name a card or another thing of a game.

``python -m tests.coverage`` writes ``docs/coverage/<game>.md``.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from rulebound.locale import source

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = ROOT / "tests/games"
FOLDER: Final = ROOT / "docs/coverage"
GAMES: Final = sorted(book.stem for book in (ROOT / "docs/rules").glob("*.md"))
KINDS: Final = (
    *("building", "card", "event", "goal", "hero", "kin", "location"),
    *("rule", "scenario", "step", "task", "week"),
)
"""Kinds of things that have a name of their own, as the ids of their words begin."""
LONGEST: Final = 8
"""Parts of a name: ``shield_of_the_dwarven_lords`` has five."""
SHOWN: Final = 2
"""Files that a row names."""


def things(game: str) -> dict[str, str]:
    """The things of a game and their kinds, by what they are called in its English words."""
    found = {}
    entry = re.compile(rf"^{game}-({'|'.join(KINDS)})-([\w-]+) =", re.M)
    for name, text in sorted(source("en").items()):
        if name.startswith(f"{game}/"):
            for kind, id_ in entry.findall(text):
                found[id_.replace("-", "_")] = kind
    return found


def texts(game: str) -> dict[str, str]:
    """The tests of a game, by file."""
    folder = TESTS / game
    files = sorted(folder.rglob("test_*.py"))
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in files}


def parts(text: str) -> set[str]:
    """All that a text may name: its words and what these are made of."""
    found = set()
    for word in set(re.findall(r"[a-z0-9_]+", text.lower())):
        parted = word.split("_")
        for at in range(len(parted)):
            for end in range(at + 1, min(len(parted), at + LONGEST) + 1):
                found.add("_".join(parted[at:end]))
    return found


def tests_naming(wanted: Iterable[str], tests: Mapping[str, str]) -> dict[str, set[str]]:
    """The tests that name each thing: in their names, their text, or a table that they use."""
    found: dict[str, set[str]] = {id_: set() for id_ in wanted}
    for name, text in tests.items():
        for test, what in _tests(text):
            for id_ in parts(what) & found.keys():
                found[id_].add(f"{name}::{test}")
    return found


def _tests(text: str) -> Iterator[tuple[str, str]]:
    """The tests of a file, each with its class and the tables and helpers that it uses."""
    tree = ast.parse(text)
    tables = {
        target.id: ast.unparse(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    owners = [("", tree.body)]
    owners += [(_snake(c.name), c.body) for c in tree.body if isinstance(c, ast.ClassDef)]
    for heading, body in owners:
        for node in body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                yield node.name, " ".join((heading, *_with_tables(ast.unparse(node), tables)))


def _with_tables(text: str, tables: Mapping[str, str]) -> Iterator[str]:
    """A text, and each table that it or another one of them names."""
    waiting, seen = [text], set[str]()
    while waiting:
        text = waiting.pop()
        yield text
        for name in tables.keys() & set(re.findall(r"\w+", text)) - seen:
            seen.add(name)
            waiting.append(tables[name])


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.removeprefix("Test")).lower()


def named(wanted: Mapping[str, str], tests: Mapping[str, str]) -> dict[str, Counter[str]]:
    """How often each file names each thing, as a word or within the name of a test."""
    found: dict[str, Counter[str]] = {id_: Counter() for id_ in wanted}
    for name, text in tests.items():
        for word, times in Counter(re.findall(r"[a-z0-9_]+", text)).items():
            parts = word.split("_")
            for at in range(len(parts)):
                for end in range(at + 1, min(len(parts), at + LONGEST) + 1):
                    if (id_ := "_".join(parts[at:end])) in found:
                        found[id_][name] += times
    return found


def chapters(game: str) -> Iterator[tuple[str, str, Counter[str]]]:
    """Number, title, and how often each file of tests cites its rules or is named after them."""
    book = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
    prefix = next(iter(re.findall(r"^- \*\*([A-Z0-9]+)-\d", book, re.M)))
    tests = texts(game)
    for number, title in re.findall(r"^## (\d+)\.? (.+)$", book, re.M):
        cited = re.compile(rf"(?<![a-z]){prefix}[-_]?{number}(?!\d)", re.I)
        counts = Counter({name: len(cited.findall(text)) for name, text in tests.items()})
        yield number, title, +counts


def examples() -> Iterator[tuple[str, list[str]]]:
    """The worked examples that have a number, and the files with tests named after them."""
    for game in GAMES:
        book = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
        for id_ in re.findall(r"^(?:- \*\*|\*\*|\| |### |)([A-Z0-9]+-[TX]\d+)\b", book, re.M):
            wanted = re.compile(rf"def test_\w*_{id_.partition('-')[2]}(?!\d)", re.I)
            yield id_, [name for name, text in texts(game).items() if wanted.search(text)]


def page(game: str) -> str:
    lines = [f"# Tests of {game}", "", "Made by `python -m tests.coverage`; paths are of"]
    lines[-1] += f" `tests/games/{game}`."
    lines += ["", "| Chapter | Title | Citations | Most of them in |", "|---|---|---|---|"]
    for number, title, counts in chapters(game):
        lines.append(f"| {number} | {title} | {counts.total()} | {_files(counts)} |")
    wanted = things(game)
    if wanted:
        lines += ["", "| Kind | Thing | Named | Most often in |", "|---|---|---|---|"]
        for id_, counts in sorted(named(wanted, texts(game)).items(), key=lambda t: wanted[t[0]]):
            lines.append(f"| {wanted[id_]} | `{id_}` | {counts.total()} | {_files(counts)} |")
    return "\n".join(lines) + "\n"


def _files(counts: Counter[str]) -> str:
    ranked = sorted(counts, key=lambda name: (-counts[name], name))
    return ", ".join(f"`{name}`" for name in ranked[:SHOWN])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        (FOLDER / f"{each}.md").write_text(page(each), encoding="utf-8")
