"""The generator is part of every record, so its numbers must never change."""

import pytest

from rulebound.core.rng import Rng


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    rng = Rng(7)
    assert [rng.bits() for _ in range(3)] == [
        13309476754707697221,
        11984929618412882174,
        10134167572453724827,
    ]


def test_a_copy_goes_on_alone() -> None:
    rng = Rng(1)
    rng.bits()
    twin = rng.copy()
    ahead = [rng.bits() for _ in range(5)]
    assert [twin.bits() for _ in range(5)] == ahead


def test_below_reaches_every_number_and_no_other() -> None:
    rng = Rng(3)
    assert {rng.below(6) for _ in range(500)} == set(range(6))
    with pytest.raises(ValueError, match="positive"):
        rng.below(0)


def test_a_shuffle_keeps_all_items_and_reaches_all_orders() -> None:
    rng = Rng(5)
    orders = {rng.shuffled("abc") for _ in range(300)}
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)


def test_neighbouring_seeds_differ() -> None:
    assert len({Rng(seed).bits() for seed in range(1000)}) == 1000
