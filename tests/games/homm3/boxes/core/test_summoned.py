"""Elementals that spells summon, and second versions of unit cards."""

import pytest

from rulebound.games.homm3.model.kinds import KINDS
from tests.games.homm3.boxes.facts import faction, hits, retaliations, side
from tests.games.homm3.fights import Fight

SUMMONED = {
    "air_elementals": (
        "bronze",
        "ground 2 0 4 8 for 0: elemental-air",
        "ground 3 0 4 8 for 0: elemental-air",
    ),
    "fire_elementals": (
        "bronze",
        "ground 2 1 4 5 for 0: elemental-fire",
        "ground 3 1 4 5 for 0: elemental-fire",
    ),
    "earth_elementals": (
        "bronze",
        "ground 2 2 2 5 for 0: elemental-earth",
        "ground 3 2 2 5 for 0: elemental-earth",
    ),
    "water_elementals": (
        "bronze",
        "ground 2 0 5 6 for 0: elemental-water",
        "ground 3 0 5 6 for 0: elemental-water",
    ),
}
MANTICORES = (
    "flying 4 1 7 8 for 12: poisons 1",
    "flying 4 2 7 11 for 18+1: poisons-always 1",
)


def test_values_of_the_summoned_elementals() -> None:
    assert faction("summoned") == SUMMONED


def test_values_of_the_other_manticores() -> None:
    kind = KINDS["dungeon_manticores_alt"]
    assert kind.pack is not None
    assert (side(kind.few), side(kind.pack)) == MANTICORES
    assert (kind.kin, kind.box) == ("manticores", "stretch_goals_2024")


@pytest.mark.parametrize(
    ("kin", "own", "other"),
    [
        ("air", "haste", "slow"),
        ("earth", "slow", "haste"),
        ("fire", "blind", "haste"),
        ("water", "teleport", "haste"),
    ],
)
def test_summoned_elementals_ignore_their_school_and_magic_arrow(
    kin: str, own: str, other: str
) -> None:
    def aimed(card: str) -> bool:
        f = Fight(
            [f"summoned_{kin}_elementals+ b1", "castle_griffins d1"],
            ["castle_halberdiers b5", "castle_marksmen d5"],
            hands=([card], []),
            active="castle_griffins",
        ).choose(f"play {card} cast-1")
        return any("elementals" in option for option in f.options())

    assert not aimed(own)
    assert not aimed("magic_arrow")
    assert aimed(other)


def test_attacks_of_summoned_elementals_ignore_defense_even_when_they_retaliate() -> None:
    f = Fight(
        ["summoned_earth_elementals+ b2", "castle_marksmen d1"],
        ["inferno_demons+ b3", "castle_halberdiers d5"],
        active="inferno_demons",
    ).choose("attack summoned_earth_elementals")
    assert hits(f) == [("summoned_earth_elementals", 1), ("inferno_demons", 3)]


def manticores(pack: str, active: str) -> Fight:
    f = Fight(
        [f"dungeon_manticores_alt{pack} b2", "castle_marksmen d1"],
        ["neutral_demons b3", "castle_halberdiers d5"],
        active=active,
    )
    mine = active == "dungeon_manticores_alt"
    return f.choose("attack neutral_demons" if mine else "attack dungeon_manticores_alt")


def test_the_other_manticores_poison_whom_they_attack() -> None:
    for pack in ("", "+"):
        f = manticores(pack, "dungeon_manticores_alt")
        assert [event["unit"] for event in f.told("poisoned")] == ["neutral_demons"]


def test_only_a_pack_of_the_other_manticores_poisons_when_it_retaliates() -> None:
    few = manticores("", "neutral_demons")
    assert (retaliations(few), few.told("poisoned")) == (1, [])
    pack = manticores("+", "neutral_demons")
    assert [event["unit"] for event in pack.told("poisoned")] == ["neutral_demons"]
