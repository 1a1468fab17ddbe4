"""Specialties that count twice for favourite units (H3-5.60), of the heroes in other boxes."""

import pytest

from rulebound.games.homm3.combat.values import health, initiative
from tests.games.homm3.fights import Fight

PAIRS = [  # attack or defense: the card, a favourite unit
    ("ingham_1", "castle_zealots"),
    ("valeska_4", "castle_marksmen"),
    ("lorelei_1", "dungeon_harpies"),
    ("tarnum_dungeon_1", "dungeon_black_dragons"),
    ("moandor_1", "necropolis_liches"),
    ("clancy_1", "rampart_unicorns"),
    ("tarnum_rampart_1", "rampart_elves"),
    ("iona_4", "tower_genies"),
    ("rashka_1", "inferno_efreet"),
    ("bron_1", "fortress_basilisks"),
    ("tarnum_fortress_1", "fortress_basilisks"),
    ("shiva_1", "stronghold_thunderbirds"),
    ("monere_1", "conflux_magic_elementals"),
    ("pasis_4", "conflux_magma_elementals"),
    ("ivor_4", "castle_marksmen"),
]
LASTING = [  # the card, what, how much for others, a favourite unit
    ("ingham_4", "health", 1, "castle_zealots"),
    ("valeska_1", "health", 1, "castle_marksmen"),
    ("lorelei_4", "health", 1, "dungeon_harpies"),
    ("moandor_4", "health", 1, "necropolis_liches"),
    ("clancy_4", "initiative", 1, "rampart_unicorns"),
    ("tarnum_rampart_4", "initiative", 1, "neutral_sharpshooters"),
    ("iona_1", "health", 1, "tower_genies"),
    ("bron_4", "health", 1, "fortress_basilisks"),
    ("bron_6", "initiative", 2, "fortress_basilisks"),
    ("tarnum_fortress_4", "health", 1, "fortress_basilisks"),
    ("shiva_4", "health", 1, "stronghold_thunderbirds"),
    ("shiva_6", "initiative", 2, "stronghold_thunderbirds"),
    ("monere_4", "initiative", 1, "conflux_magic_elementals"),
    ("pasis_1", "initiative", 1, "conflux_magma_elementals"),
    ("pasis_6", "health", 1, "conflux_magma_elementals"),
]
STRONG = [  # the card, its way, attack for others, a favourite unit or none
    ("lorelei_6", "basic", 2, "dungeon_harpies"),
    ("moandor_6", "bottom", 2, ""),
    ("tarnum_dungeon_6", "bottom", 2, ""),
    ("tarnum_fortress_6", "bottom", 2, ""),
    ("monere_6", "top", 2, ""),
    ("octavia_4", "bottom", 1, ""),
    ("tarnum_stronghold_1", "top", 1, ""),
    ("tarnum_stronghold_6", "basic", 3, ""),
]
GUARDS = [  # the card, its way, defense for others, a favourite unit or none
    ("iona_6", "basic", 2, "tower_genies"),
    ("mephala_1", "basic", 2, ""),
    ("mephala_4", "basic", 3, ""),
    ("mephala_6", "basic", 4, ""),
    ("tazar_1", "basic", 2, ""),
]
OTHERS = "castle_halberdiers"


def fight(card: str, unit: str, active: str = "") -> Fight:
    return Fight(
        [f"{unit} b2", "castle_griffins d1"],
        ["necropolis_zombies+ b3", "neutral_boars d5"],
        hands=([card, "defense"], []),
        active=active or unit,
    )


def attack_given(card: str, way: str, unit: str) -> int:
    return fight(card, unit).choose(f"play {card} {way}").unit(unit).attack


def defense_given(card: str, way: str, unit: str) -> int:
    f = fight(card, unit, "necropolis_zombies").choose(f"attack {unit}")
    return f.choose(f"play {card} {way}").unit(unit).defense


@pytest.mark.parametrize(("card", "loved"), PAIRS)
def test_attack_and_defense_count_twice_for_favourites(card: str, loved: str) -> None:
    assert (attack_given(card, "top", OTHERS), attack_given(card, "top", loved)) == (1, 2)
    assert (defense_given(card, "bottom", OTHERS), defense_given(card, "bottom", loved)) == (1, 2)


@pytest.mark.parametrize(("card", "loved"), PAIRS)
def test_the_attack_helps_no_unit_that_is_attacked(card: str, loved: str) -> None:
    f = fight(card, OTHERS, "necropolis_zombies").choose(f"attack {OTHERS}")
    assert f"play {card} bottom" in f.options()
    assert f"play {card} top" not in f.options()


@pytest.mark.parametrize(("card", "what", "amount", "loved"), LASTING)
def test_lasting_bonuses_count_twice_for_favourites(
    card: str, what: str, amount: int, loved: str
) -> None:
    for unit, expected in ((OTHERS, amount), (loved, 2 * amount)):
        f = fight(card, unit)
        before = (health(f.b, f.unit(unit)), initiative(f.s, f.unit(unit)))
        f.choose(f"play {card} basic", f"target {unit}")
        after = (health(f.b, f.unit(unit)), initiative(f.s, f.unit(unit)))
        changed = after[what == "initiative"] - before[what == "initiative"]
        assert changed == expected
        assert f.b.ongoing[0].until == 0  # for the combat


@pytest.mark.parametrize(("card", "what", "amount", "loved"), LASTING)
def test_lasting_bonuses_are_not_for_enemies(card: str, what: str, amount: int, loved: str) -> None:
    f = fight(card, OTHERS).choose(f"play {card} basic")
    assert not any("necropolis" in option for option in f.options())


@pytest.mark.parametrize(("card", "way", "amount", "loved"), STRONG)
def test_strong_attacks(card: str, way: str, amount: int, loved: str) -> None:
    assert attack_given(card, way, OTHERS) == amount
    if loved:
        assert attack_given(card, way, loved) == 2 * amount
    f = fight(card, OTHERS, "necropolis_zombies")
    while "defend" not in f.options():  # the other side may play cards before the activation
        f.choose("pass")
    f.choose(f"attack {OTHERS}")
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(("card", "way", "amount", "loved"), GUARDS)
def test_strong_defenses(card: str, way: str, amount: int, loved: str) -> None:
    assert defense_given(card, way, OTHERS) == amount
    if loved:
        assert defense_given(card, way, loved) == 2 * amount
    assert f"play {card} {way}" not in fight(card, OTHERS).options()
