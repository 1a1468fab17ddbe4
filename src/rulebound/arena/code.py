"""Which program played: results of other rules or other bots are not to be counted together."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rulebound.bots import bot

_ALWAYS: Final = ("rulebound.core", "rulebound.bots")
_KINDS: Final = frozenset({".py", ".json", ".toml"})
"""What decides how a match goes; words do not."""


@cache
def code_of(game: str, bots: frozenset[str]) -> str:
    """A short text that changes with the code of the engine, the game and the bots."""
    modules = {
        *_ALWAYS,
        *(point.module for point in entry_points(group="rulebound.games", name=game)),
    }
    modules |= {_home(type(bot(name)).__module__) for name in bots}
    digest = sha256()
    for module in sorted(modules):
        for name, file in _files(module):
            digest.update(f"{module} {name}\0".encode())
            digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]


def _home(module: str) -> str:
    """The package that a bot comes with."""
    ours = any(module.startswith(f"{package}.") for package in _ALWAYS)
    return _ALWAYS[-1] if ours else module.partition(".")[0]


def _files(module: str) -> Iterator[tuple[str, Path]]:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return
    if spec.submodule_search_locations is None:
        yield "", Path(spec.origin)
        return
    for folder in map(Path, spec.submodule_search_locations):
        for file in sorted(folder.rglob("*")):
            if file.suffix in _KINDS and file.is_file():
                yield file.relative_to(folder).as_posix(), file
