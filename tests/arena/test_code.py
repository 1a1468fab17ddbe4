"""Which program played: a text that changes with whatever decides how a match goes."""

import sys
from pathlib import Path

import pytest

from rulebound.arena.code import code_of
from rulebound.bots import bot


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of somebody else with a bot, which is called ``theirs``."""
    folder = tmp_path / "somebodys_bots"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "deep.py").write_text("class Deep: pass\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for module in ("somebodys_bots", "somebodys_bots.deep"):
        monkeypatch.delitem(sys.modules, module, raising=False)

    class Theirs:
        __module__ = "somebodys_bots.deep"

    found = "rulebound.arena.code.bot"
    monkeypatch.setattr(found, lambda name: Theirs() if name == "theirs" else bot(name))
    return folder


def now(game: str, *bots: str) -> str:
    code_of.cache_clear()
    return code_of(game, frozenset(bots))


def test_it_stays_the_same() -> None:
    assert now("tashkalar", "random", "greedy") == now("tashkalar", "greedy", "random")
    assert len(now("tashkalar", "random")) == 12


def test_games_differ() -> None:
    assert len({now(game, "random") for game in ("tashkalar", "urbno", "truc")}) == 3


def test_bots_that_come_with_us_are_one_program() -> None:
    assert now("truc", "random") == now("truc", "greedy")


def test_a_bot_of_somebody_else_counts_with_all_its_package(package: Path) -> None:
    before = now("truc", "theirs", "random")
    assert before != now("truc", "random")
    (package / "weights.json").write_text("[1]", encoding="utf-8")
    weighted = now("truc", "theirs", "random")
    assert weighted != before
    (package / "weights.json").write_text("[2]", encoding="utf-8")
    assert now("truc", "theirs", "random") != weighted
    (package / "weights.json").unlink()
    (package / "words.ftl").write_text("bot = Bot", encoding="utf-8")
    assert now("truc", "theirs", "random") == before
