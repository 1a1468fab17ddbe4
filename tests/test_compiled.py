"""What a compiled wheel compiles is there."""

from pathlib import Path
from typing import Final

import pytest

import rulebound

SOURCE: Final = Path(rulebound.__file__).parents[1]
LISTS: Final = sorted(SOURCE.rglob("compiled.txt"))


@pytest.mark.parametrize("listed", LISTS, ids=lambda path: path.parent.name)
def test_every_name_in_a_list_of_what_is_compiled_leads_to_a_module(listed: Path) -> None:
    names = listed.read_text(encoding="utf-8").split()
    assert names == sorted(set(names))
    for name in names:
        assert [path for path in listed.parent.glob(name) if path.suffix == ".py"], name


def test_the_core_is_among_it() -> None:
    assert SOURCE / "rulebound/core/compiled.txt" in LISTS
