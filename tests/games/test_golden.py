"""Golden playthroughs: a change here is a change of rules and must be meant."""

from itertools import zip_longest
from pathlib import Path

import pytest

from tests.games import golden


@pytest.mark.parametrize("path", golden.files(), ids=lambda p: f"{p.parts[-3]}-{p.stem}")
def test_golden_playthrough(path: Path) -> None:
    record, *expected = golden.read(path)
    after = ["the start", *record["choices"], "all, the logs"]
    found = golden.pages(record, changes="changes" in expected[1])
    for choice, page, told in zip_longest(after, found, expected):
        assert page == told, f"after {choice}"
