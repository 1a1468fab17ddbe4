"""Every rule number that anything cites stands in the rule books."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "docs/rules").glob("*.md"))
TEXTS = {".py", ".ts", ".svelte", ".toml", ".ftl", ".md", ".css"}
ID = r"[A-Z][A-Z0-9]*-(?:[A-Z]*\d+(?:\.\d+)*|[A-Z]+)"
DEFINED = re.compile(rf"^(?:- \*\*|\*\*|\| |### |)({ID})(?:\*\*| |\.)", re.M)
"""A rule, an example, a row of a table, a section or a test case begins with its number."""
HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?)\.? ", re.M)


def ids_of(book: Path) -> set[str]:
    """All numbers of a book; chapters and sections have those of their headings."""
    text = book.read_text(encoding="utf-8")
    found = DEFINED.findall(text)
    prefix = found[0].partition("-")[0]
    return {*found, *(f"{prefix}-{number}" for number in HEADING.findall(text))}


KNOWN = {each for book in BOOKS for each in ids_of(book)}
PREFIXES = sorted({each.partition("-")[0] for each in KNOWN})
CITED = re.compile(rf"(?<![\w-])((?:{'|'.join(PREFIXES)})-[A-Z]*\d+(?:\.\d+)*)(?![\w])")


def citations() -> Iterator[tuple[str, str]]:
    for folder in ("src", "web/src", "web/tests", "tests", "docs", "bench", "examples"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and "node_modules" not in path.parts:
                for cited in CITED.findall(path.read_text(encoding="utf-8")):
                    yield cited, str(path.relative_to(ROOT))


def test_every_game_has_its_rule_book() -> None:
    games = {path.name for path in (ROOT / "src/rulebound/games").iterdir() if path.is_dir()}
    assert {book.stem for book in BOOKS} == games - {"__pycache__"}


def test_every_rule_that_is_cited_is_in_a_rule_book() -> None:
    found = list(citations())
    assert len(found) > 1000
    assert [each for each in found if each[0] not in KNOWN] == []
