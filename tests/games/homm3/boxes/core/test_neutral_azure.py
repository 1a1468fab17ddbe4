"""Azure neutral units."""

import pytest

from rulebound.games.homm3.model.kinds import KINDS, When
from tests.games.homm3.fights import Fight


@pytest.mark.parametrize(("die", "paralysed"), [(-1, True), (0, False), (1, False)])
def test_azure_dragons_paralyse_their_target_on_minus(die: int, paralysed: bool) -> None:
    f = Fight(
        ["neutral_azure_dragons b2", "castle_griffins d1"],
        ["neutral_crystal_dragons b3", "neutral_boars d5"],
        dice=[die],
        active="neutral_azure_dragons",
    ).choose("attack neutral_crystal_dragons")
    assert bool(f.told("paralysed")) is paralysed


def test_h3_10_60_the_token_of_an_attack_stays_on_a_paralysed_target() -> None:
    f = Fight(
        ["neutral_azure_dragons b2", "castle_griffins d1"],
        ["neutral_crystal_dragons b3", "neutral_boars d5"],
        dice=[-1],
        active="neutral_azure_dragons",
    )
    dragons = f.unit("neutral_crystal_dragons")
    dragons.paralysed = True
    f.choose("attack neutral_crystal_dragons")
    assert [event["unit"] for event in f.told("freed")][:1] == ["neutral_crystal_dragons"]
    assert [event["unit"] for event in f.told("paralysed")] == ["neutral_crystal_dragons"]


def test_azure_dragons_that_retaliate_paralyse_nobody() -> None:
    f = Fight(
        ["neutral_azure_dragons b2", "castle_griffins d1"],
        ["neutral_crystal_dragons b3", "neutral_boars d5"],
        dice=[0, -1],
        active="neutral_crystal_dragons",
    ).choose("attack neutral_azure_dragons")
    assert f.told("rolled")[1]["dice"] == [-1]
    assert f.told("paralysed") == []


def test_no_spell_can_be_aimed_at_azure_dragons() -> None:
    f = Fight(
        ["castle_crusaders b2"],
        ["neutral_azure_dragons b4", "neutral_crystal_dragons d5"],
        hands=(["magic_arrow"], []),
        active="castle_crusaders",
    ).choose("play magic_arrow cast-1")
    assert "target neutral_crystal_dragons" in f.options()
    assert "target neutral_azure_dragons" not in f.options()


def test_crystal_dragons_earn_valuables_on_the_map() -> None:
    [ability] = KINDS["neutral_crystal_dragons"].few.kit.abilities
    assert (ability.text, ability.timing, ability.args) == (
        "earns-valuables",
        When.MAP,
        (("count", 2),),
    )
