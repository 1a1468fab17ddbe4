"""The generator is part of every record, so its numbers must never change."""

from collections import Counter
from hashlib import blake2b

import pytest

import rulebound
from rulebound.core.errors import BadOption
from rulebound.core.rng import Rng, SecretRng, generator, new_key
from tests.core.toy import Toy

KEY = "000102030405060708090a0b0c0d0e0f"


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    rng = Rng(7)
    assert [rng.bits() for _ in range(3)] == [
        13309476754707697221,
        11984929618412882174,
        10134167572453724827,
    ]


def test_the_same_key_gives_the_same_numbers_for_ever() -> None:
    rng = SecretRng(KEY)
    assert [rng.bits() for _ in range(3)] == [
        2962433080505886698,
        12874500999607622907,
        4888565676011235881,
    ]
    assert SecretRng(KEY).shuffled("abcdefgh") == tuple("edbhgfac")


@pytest.mark.parametrize("size", [0, 1, 2, 5, 7, 8, 9, 32, 100, 300])
def test_a_shuffle_draws_what_single_draws_would(size: int) -> None:
    for seed in range(20):
        rng, single = Rng(seed, 3 * seed), Rng(seed, 3 * seed)
        for _ in range(2):
            places = list(range(size))
            for n in range(size, 1, -1):
                j = single.below(n)
                places[n - 1], places[j] = places[j], places[n - 1]
            assert rng.shuffled(range(size)) == tuple(places)
            assert rng.count == single.count


def test_a_shuffle_that_would_have_to_draw_again_does_so(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Rng(1)
    expected = usual.shuffled(range(20))
    monkeypatch.setattr(Rng, "_next", lambda self, number: (2**64 - 1,) * number)
    rng = Rng(1)
    assert rng.shuffled(range(20)) == expected
    assert rng.count == usual.count


def test_a_number_of_a_key_is_a_keyed_hash_of_its_place() -> None:
    rng = SecretRng(KEY, 41)
    place = (42).to_bytes(8)
    told = blake2b(place, digest_size=8, key=bytes.fromhex(KEY)).digest()
    assert rng.bits() == int.from_bytes(told)


def test_a_seed_or_a_key_says_what_a_match_draws_from() -> None:
    assert type(generator(7)) is Rng
    assert type(generator(KEY)) is SecretRng
    assert generator(7).bits() == Rng(7).bits()
    assert type(Toy().start(seed=KEY)._state.rng) is SecretRng


def test_keys_have_128_bits_and_differ() -> None:
    keys = {new_key() for _ in range(50)}
    assert len(keys) == 50
    assert {len(bytes.fromhex(key)) for key in keys} == {16}


@pytest.mark.parametrize("seed", [KEY[1:], KEY + "0", KEY.upper(), "7", "", " " * 32, 1.5, True])
def test_nothing_else_is_a_seed(seed: object) -> None:
    with pytest.raises(BadOption, match="seed must be"):
        Toy().start(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", rulebound.games())
def test_every_game_can_begin_with_a_key(name: str) -> None:
    match = rulebound.game(name).start(seed=KEY)
    while match.decision is not None and match.seq < 20:
        match.choose(0)
    assert match.record()["seed"] == KEY
    again = rulebound.replay(match.record())
    for seat in (None, *range(match.seats)):
        assert again.view(seat) == match.view(seat)
    assert type(again._state.rng) is SecretRng


def test_imagined_matches_draw_from_the_fast_generator() -> None:
    match = rulebound.game("urbno").start(seed=KEY)
    imagined = match.imagine(0, 3)
    assert type(imagined._state.rng) is Rng
    assert imagined.setup.seed == 0
    assert type(match.fork()._state.rng) is SecretRng


@pytest.mark.parametrize("rng", [Rng(1), SecretRng(KEY)])
def test_a_copy_goes_on_alone(rng: Rng) -> None:
    rng.bits()
    twin = rng.copy()
    assert type(twin) is type(rng)
    ahead = [rng.bits() for _ in range(5)]
    assert [twin.bits() for _ in range(5)] == ahead


@pytest.mark.parametrize("rng", [Rng(3), SecretRng(KEY)])
def test_below_reaches_every_number_and_no_other(rng: Rng) -> None:
    assert {rng.below(6) for _ in range(500)} == set(range(6))
    with pytest.raises(ValueError, match="positive"):
        rng.below(0)


@pytest.mark.parametrize("rng", [Rng(5), SecretRng(KEY)])
def test_a_shuffle_keeps_all_items_and_reaches_all_orders(rng: Rng) -> None:
    orders = {rng.shuffled("abc") for _ in range(300)}
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)


def test_neighbouring_seeds_differ() -> None:
    assert len({Rng(seed).bits() for seed in range(1000)}) == 1000


def test_dealing_is_fair() -> None:
    """Each of the 24 orders of four things comes about equally often."""
    rng = Rng(3)
    found = Counter(tuple(rng.dealt("abcd")) for _ in range(4800))
    assert len(found) == 24
    assert 140 < min(found.values()) <= max(found.values()) < 260
    assert sorted(rng.dealt(range(40))) == list(range(40))
    assert rng.dealt("") == []
