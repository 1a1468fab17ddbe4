"""Several thoughts at a time."""

import os

import pytest

from rulebound.bots.cores import side_by_side


def test_thoughts_come_back_in_their_order() -> None:
    assert side_by_side([lambda: "a", lambda: "b", lambda: "c"]) == ["a", "b", "c"]


def test_the_first_is_thought_here_and_the_others_elsewhere() -> None:
    here, there = side_by_side([os.getpid, os.getpid])
    assert here == os.getpid() != there


def test_what_a_twin_changes_stays_with_it() -> None:
    things = [0]
    assert side_by_side([lambda: None, lambda: things.append(1)]) == [None, None]
    assert things == [0]


def test_a_twin_that_dies_is_stood_in_for() -> None:
    def dies_elsewhere(home: int = os.getpid()) -> str:
        if os.getpid() != home:
            os._exit(3)
        return "here"

    assert side_by_side([dies_elsewhere, dies_elsewhere]) == ["here", "here"]


def test_without_twins_all_is_thought_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    assert side_by_side([os.getpid, os.getpid]) == [os.getpid()] * 2
