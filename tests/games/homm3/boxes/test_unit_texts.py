"""Every unit of the core box and every ability of it can be told in English."""

import pytest

from rulebound.games.homm3.model.kinds import KINDS, UnitKind
from rulebound.locale import Translator

CORE = [kind for kind in KINDS.values() if kind.box == "core"]


@pytest.mark.parametrize("kind", CORE, ids=lambda kind: kind.id)
def test_units_and_their_abilities_have_texts(kind: UnitKind) -> None:
    t = Translator("en")
    assert t(f"homm3-kin-{kind.kin}")
    for pack in (False, True):
        for ability in kind.face(pack).kit.abilities:
            text = t(f"homm3-ability-{ability.text}", **dict(ability.args))
            assert text.endswith(".")
            for name, value in ability.args:
                assert str(value) in text, name
