"""The printed values of all units of the core box (Appendix A.3, A.4)."""

import pytest

from rulebound.games.homm3.model.kinds import KINDS, TIERS, Face

# Tier and type; attack, defense, health, initiative and gold + valuables of the Few, of the Pack.
FACTIONS = """
castle_halberdiers          bronze ground 2 1 2 4 2+0    3 1 2 5 3+0
castle_marksmen             bronze ranged 2 0 2 4 3+0    2 0 2 6 5+0
castle_griffins             bronze flying 2 0 4 6 4+0    3 0 4 9 6+0
castle_crusaders            silver ground 3 2 4 5 6+0    4 2 4 6 10+0
castle_zealots              silver ranged 3 1 5 5 8+0    4 1 5 7 12+0
castle_champions            gold   ground 5 2 7 7 12+0   6 2 7 9 20+1
castle_archangels           gold   flying 6 3 8 12 20+1  7 3 10 18 30+2
dungeon_troglodytes         bronze ground 2 1 2 4 2+0    3 1 2 5 3+0
dungeon_harpies             bronze flying 2 0 3 6 3+0    3 0 3 9 5+0
dungeon_evil_eyes           bronze ranged 3 0 3 5 4+0    3 1 3 7 6+0
dungeon_medusas             silver ranged 3 1 4 5 6+0    4 1 4 6 12+0
dungeon_minotaurs           silver ground 4 2 4 6 8+0    5 2 4 8 14+0
dungeon_manticores          gold   flying 5 1 6 7 10+0   5 1 6 11 18+1
dungeon_black_dragons       gold   flying 6 3 8 11 19+1  8 3 8 15 33+2
necropolis_skeletons        bronze ground 2 1 2 4 2+0    3 1 2 5 3+0
necropolis_zombies          bronze ground 2 1 3 3 3+0    2 1 3 4 4+0
necropolis_wraiths          bronze flying 3 0 3 5 4+0    3 0 5 7 6+0
necropolis_vampires         silver flying 4 1 4 6 8+0    5 1 4 9 12+0
necropolis_liches           silver ranged 3 1 5 6 8+0    4 1 5 7 14+0
necropolis_dread_knights    gold   ground 5 2 7 7 12+0   6 2 7 9 20+1
necropolis_ghost_dragons    gold   flying 6 3 8 9 19+1   7 3 9 14 32+2
"""

# Tier, type and copies; attack, defense, health, initiative; gold + valuables.
NEUTRALS = """
neutral_halberdiers     bronze ground 1  2 0 4 4  4+0
neutral_marksmen        bronze ranged 1  2 0 3 5  7+0
neutral_griffins        bronze flying 1  3 0 4 8  7+0
neutral_troglodytes     bronze ground 1  2 1 3 6  4+0
neutral_harpies         bronze flying 1  2 0 4 8  5+0
neutral_evil_eyes       bronze ranged 1  2 1 3 6  6+0
neutral_skeletons       bronze ground 1  2 0 3 4  3+0
neutral_zombies         bronze ground 1  2 0 4 3  5+0
neutral_wraiths         bronze flying 1  2 0 4 7  7+0
neutral_boars           bronze ground 1  2 0 4 6  4+0
neutral_halflings       bronze ranged 2  2 0 3 6  5+0
neutral_peasants        bronze ground 1  1 0 2 3  3+0
neutral_rogues          bronze ground 1  2 1 3 6  5+0
neutral_crusaders       silver ground 1  3 2 4 5  11+0
neutral_zealots         silver ranged 1  3 0 5 5  12+0
neutral_medusas         silver ranged 1  3 1 4 6  11+0
neutral_minotaurs       silver ground 1  3 2 4 7  11+0
neutral_vampires        silver flying 1  3 0 5 8  9+0
neutral_liches          silver ranged 1  3 0 6 7  12+0
neutral_mummies         silver ground 2  3 1 4 5  8+0
neutral_nomads          silver ground 2  3 1 4 7  10+0
neutral_sharpshooters   silver ranged 1  3 0 6 9  10+0
neutral_champions       gold   ground 1  4 2 6 8  18+0
neutral_archangels      gold   flying 1  5 2 7 10 29+0
neutral_manticores      gold   flying 1  4 1 7 8  18+0
neutral_black_dragons   gold   flying 1  5 2 7 9  30+0
neutral_dread_knights   gold   ground 1  5 1 7 7  18+0
neutral_ghost_dragons   gold   flying 1  5 2 6 9  28+0
neutral_gold_golems     gold   ground 2  3 2 6 5  14+0
neutral_diamond_golems  gold   ground 2  4 2 6 6  16+0
neutral_enchanters      gold   ranged 1  4 1 5 5  16+0
neutral_trolls          gold   ground 1  4 0 7 7  13+0
neutral_azure_dragons   azure  flying 2  8 3 10 19 45+2
neutral_crystal_dragons azure  ground 2  7 3 9 16 40+2
"""
CORE_FACTIONS = ("castle", "dungeon", "necropolis")


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def printed(face: Face) -> list[str]:
    price = f"{face.cost.gold}+{face.cost.valuables}"
    return [*map(str, (face.attack, face.defense, face.health, face.initiative)), price]


@pytest.mark.parametrize("row", rows(FACTIONS), ids=lambda row: row[0])
def test_h3_a3_faction_units(row: list[str]) -> None:
    kind = KINDS[row[0]]
    assert kind.pack is not None
    assert [TIERS[kind.tier], kind.few.type, *printed(kind.few)] == row[1:8]
    assert [kind.pack.type, *printed(kind.pack)] == [row[2], *row[8:]]
    assert kind.copies == 1


@pytest.mark.parametrize("row", rows(NEUTRALS), ids=lambda row: row[0])
def test_h3_a4_neutral_units(row: list[str]) -> None:
    kind = KINDS[row[0]]
    assert kind.pack is None
    assert [TIERS[kind.tier], kind.few.type, str(kind.copies), *printed(kind.few)] == row[1:]


def test_h3_9_2_the_core_box_holds_these_units_and_no_others() -> None:
    core = {
        kind.id
        for kind in KINDS.values()
        if kind.box == "core" and kind.faction in (*CORE_FACTIONS, "neutral")
    }
    assert core == {row[0] for row in rows(FACTIONS) + rows(NEUTRALS)}


def test_traits_group_dragons_and_golems() -> None:
    def having(trait: str) -> set[str]:
        return {k.kin for k in KINDS.values() if k.box == "core" and trait in k.traits}

    assert having("dragons") == {
        "black_dragons",
        "ghost_dragons",
        "azure_dragons",
        "crystal_dragons",
    }
    assert having("golems") == {"gold_golems", "diamond_golems"}
