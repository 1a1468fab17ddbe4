"""The code on the laboratory's page runs, and what it says of the games is so."""

import doctest
import re
from pathlib import Path

import rulebound
from rulebound.adapters.encoding import ROW, Encoder
from rulebound.adapters.gymnasium import IDS

TRUC = "rulebound/Truc-v0"
"""The example of a game that others could have written."""
PAGE = Path(__file__).parents[1] / "docs/laboratory.md"


def test_the_page_is_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted >= 20
    assert result.failed == 0


def test_the_page_tells_bounds_and_widths() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for title, game in (
        ("Tash-Kalar", "tashkalar"),
        ("King Urbno", "urbno"),
        ("Heroes III", "homm3"),
    ):
        encoder = Encoder(rulebound.game(game))
        assert f"| {title} | {encoder.bound} | {encoder.width:,} |" in text
    assert f"bound × {ROW}" in text


def test_the_page_names_every_environment() -> None:
    rows = re.findall(r"^\| `(rulebound/\w+)…-v0` \| (.*) \|$", PAGE.read_text("utf-8"), re.M)
    named = [f"{start}{form}-v0" for start, forms in rows for form in re.findall(r"\w+", forms)]
    assert sorted(named) == sorted(name for name in IDS if name != TRUC)
