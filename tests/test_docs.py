"""The code in the how-tos is the code of the repository, and the code of the tutorials runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"```\w+\n(?:#|//|<!--) (\S+/\S+)(?: -->)?\n(.*?)```", re.DOTALL)
QUOTES = [
    (doc, path, code)
    for doc in ("adding-a-game", "adding-a-card")
    for path, code in BLOCK.findall((ROOT / f"docs/{doc}.md").read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("doc", "path", "code"), QUOTES)
def test_a_quoted_file_says_so(doc: str, path: str, code: str) -> None:
    assert code in (ROOT / path).read_text(encoding="utf-8")


def test_every_how_to_quotes_code() -> None:
    assert {doc for doc, _, _ in QUOTES} == {"adding-a-game", "adding-a-card"}


RUN = ("bot-authors", "cookbook", "researchers")
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("doc", RUN)
def test_the_code_of_a_page_runs_from_top_to_bottom(doc: str) -> None:
    blocks = PYTHON.findall((ROOT / f"docs/{doc}.md").read_text(encoding="utf-8"))
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, f"docs/{doc}.md", "exec"), names)
