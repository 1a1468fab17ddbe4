"""Veils: nothing can be learnt from what a seat cannot see."""

import operator
from collections.abc import Callable
from typing import Any

import pytest

from rulebound.core.veil import Unseen, VeiledRng, a_veil, is_veiled, veils


@pytest.mark.parametrize(
    "question",
    [
        bool,
        len,
        iter,
        hash,
        str,
        int,
        list,
        sorted,
        operator.neg,
        operator.index,
        lambda x: x == 1,
        lambda x: x != a_veil(),
        lambda x: x < 1,
        lambda x: x + 1,
        lambda x: 1 << x,
        lambda x: 7 & x,
        lambda x: operator.add((1, 2), x),
        lambda x: operator.add([1], x),
        lambda x: "a" + x,
        lambda x: x[0],
        lambda x: "abc"[x],
        lambda x: {"a": 1}[x],
        lambda x: x in {1, 2},
        lambda x: x in (1, 2),
        lambda x: 1 in x,
        (1, 2).index,
        lambda x: (*x,),
        lambda x: f"{x}",
        lambda x: x.name,
        lambda x: x.bit_count(),
        lambda x: max(1, x),
    ],
)
def test_every_question_about_something_hidden_is_refused(question: Callable[[Any], Any]) -> None:
    with pytest.raises(Unseen):
        question(a_veil())


def test_hidden_things_can_be_counted_and_moved_about() -> None:
    deck = veils(3)
    hand = (7, *deck[1:])
    assert (len(deck), len(hand), hand[0]) == (3, 3, 7)
    assert is_veiled(hand)
    assert not is_veiled(hand[:1])
    assert is_veiled({"cards": [{"top": deck[0]}]})


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng: rng.bits(),
        lambda rng: rng.below(2),
        lambda rng: rng.pick("ab"),
        lambda rng: rng.shuffled("ab"),
        lambda rng: rng.copy().bits(),
    ],
)
def test_nothing_can_be_drawn_from_the_future(draw: Callable[[Any], Any]) -> None:
    with pytest.raises(Unseen):
        draw(VeiledRng(0))
