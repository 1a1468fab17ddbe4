"""Keys of tables that are the same in every run of a test: people may not choose them."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from itertools import count
from unittest.mock import patch

from rulebound.core import rng


@contextmanager
def foreseeable() -> Iterator[None]:
    """The first key, the second and so on are always the same."""
    numbers = count()

    def drawn(size: int) -> str:
        return blake2b(str(next(numbers)).encode(), digest_size=size).hexdigest()

    with patch.object(rng, "token_hex", drawn):
        yield
