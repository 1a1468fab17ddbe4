"""The exact versions of the server's container are some that the project can work with."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = (ROOT / "deploy/requirements.lock").read_text(encoding="utf-8")
WANTED: Final[list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]["dependencies"]
ENTRY: Final = re.compile(
    r"^([a-z0-9-]+)==(\S+)((?:.*\\\n)(?: +--hash=sha256:[0-9a-f]{64}.*\n)+)", re.M
)
LOCKED: Final = {name: version for name, version, _ in ENTRY.findall(LOCK)}


@pytest.mark.parametrize("wanted", WANTED)
def test_every_dependency_is_locked_at_a_version_that_satisfies_it(wanted: str) -> None:
    requirement = Requirement(wanted)
    name = canonicalize_name(requirement.name)
    assert name in LOCKED, "run make lock"
    assert requirement.specifier.contains(LOCKED[name]), "run make lock"


def test_every_line_of_the_lock_is_an_exact_version_with_its_hashes() -> None:
    rest = ENTRY.sub("", LOCK)
    assert [line for line in rest.splitlines() if not line.startswith("#")] == []
    assert len(LOCKED) > len(WANTED)  # with all that they need in turn


def test_no_host_is_named_where_packages_would_have_to_come_from() -> None:
    assert "://" not in LOCK
    assert "--index" not in LOCK
    assert "--find-links" not in LOCK
