"""The units of the Conflux."""

import pytest

from rulebound.games.homm3.combat import harm
from tests.games.homm3.boxes.facts import damage_by_specialty, faction, hits, retaliations
from tests.games.homm3.fights import Fight

UNITS = {
    "sprites": (
        "bronze",
        "flying 2 0 2 7 for 2",
        "flying 2 0 4 9 for 4: no-retaliation",
    ),
    "storm_elementals": (
        "bronze",
        "ground 2 0 3 7 for 3",
        "ranged 2 0 5 8 for 5: raises-air 1",
    ),
    "ice_elementals": (
        "bronze",
        "ground 2 1 4 5 for 4",
        "ranged 3 1 5 6 for 7: raises-water 1",
    ),
    "energy_elementals": (
        "silver",
        "ground 3 1 5 5 for 6",
        "flying 4 1 5 8 for 8: raises-fire 1",
    ),
    "magma_elementals": (
        "silver",
        "ground 4 2 5 4 for 9",
        "ground 5 2 5 6 for 13: raises-earth 1",
    ),
    "magic_elementals": (
        "gold",
        "ground 4 2 7 7 for 13: attacks-all",
        "ground 5 2 7 9 for 19+1: attacks-all-enemies, ignores-spells",
    ),
    "phoenixes": (
        "gold",
        "flying 6 2 7 12 for 21+1: survives-once, ignores-fire",
        "flying 7 2 8 18 for 29+2: line-attack 2, ignores-fire",
    ),
}


def test_values_of_the_conflux() -> None:
    assert faction("conflux") == UNITS


def attack(unit: str, *others: str, friends: tuple[str, ...] = ()) -> Fight:
    """The unit on b2 attacks neutral Demons on b3."""
    return Fight(
        [f"{unit} b2", "castle_marksmen d1", *friends],
        ["neutral_demons b3", "castle_halberdiers d5", *others],
        active=unit.removesuffix("+"),
    ).choose("attack neutral_demons")


# ---- Sprites ----


def test_nobody_retaliates_against_a_pack_of_sprites() -> None:
    assert hits(attack("conflux_sprites+")) == [("neutral_demons", 2)]


def test_few_sprites_are_retaliated_against() -> None:
    assert retaliations(attack("conflux_sprites")) == 1


# ---- Elementals and their schools ----

SCHOOLS = (
    ("conflux_storm_elementals", "haste"),
    ("conflux_ice_elementals", "teleport"),
    ("conflux_energy_elementals", "blind"),
    ("conflux_magma_elementals", "slow"),
)


def grades(f: Fight, card: str) -> list[str]:
    return [option for option in f.options() if option.startswith(f"play {card} cast")]


def holding(unit: str, *cards: str, active: str = "") -> Fight:
    return Fight(
        [f"{unit} b2", "castle_griffins d1"],
        ["neutral_demons b4", "castle_halberdiers d5"],
        hands=(cards, []),
        active=active or unit.removesuffix("+"),
    )


@pytest.mark.parametrize(("unit", "card"), SCHOOLS)
def test_elementals_raise_a_spell_of_their_school(unit: str, card: str) -> None:
    assert len(grades(holding(f"{unit}+", card), card)) == 2
    assert len(grades(holding(unit, card), card)) == 1


def test_elementals_do_not_raise_spells_of_other_schools() -> None:
    assert len(grades(holding("conflux_storm_elementals+", "slow"), "slow")) == 1
    assert len(grades(holding("conflux_magma_elementals+", "haste"), "haste")) == 1


def test_elementals_raise_only_the_first_spell_of_their_school() -> None:
    f = holding("conflux_storm_elementals+", "haste", "haste")
    f.b.armies[0].limit = 2
    f.choose("play haste cast-2", "target castle_griffins")
    assert len(grades(f, "haste")) == 1


def test_elementals_raise_spells_only_while_they_are_active() -> None:
    f = holding("conflux_storm_elementals+", "haste")
    f.unit("castle_griffins").activated = False
    f.choose("stop")
    assert f.b.active == f.unit("castle_griffins").number
    assert len(grades(f, "haste")) == 1


# ---- Magic Elementals ----


def test_few_magic_elementals_attack_friend_and_foe_around_them() -> None:
    f = attack("conflux_magic_elementals", "neutral_boars c2", friends=("neutral_gnolls a2",))
    assert f.ask() == "attack-next"
    f.choose("target neutral_boars")
    assert hits(f) == [("neutral_demons", 4), ("neutral_boars", 4), ("neutral_gnolls", 3)]


def test_a_pack_of_magic_elementals_attacks_enemies_only() -> None:
    f = attack("conflux_magic_elementals+", "neutral_boars c2", friends=("neutral_gnolls a2",))
    assert hits(f) == [("neutral_demons", 5), ("neutral_boars", 5)]


def test_nobody_retaliates_against_magic_elementals() -> None:
    assert retaliations(attack("conflux_magic_elementals+", "neutral_boars c2")) == 0


def test_magic_elementals_attack_nobody_farther_away() -> None:
    f = attack("conflux_magic_elementals+", "neutral_boars c3")
    assert f.unit("neutral_boars").damage == 0


def targets_of(card: str, unit: str) -> list[str]:
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        [f"{unit} b4", "neutral_demons d5"],
        hands=([card], []),
        active="castle_griffins",
    ).choose(f"play {card} cast-1")
    return [option.removeprefix("target ") for option in f.options()]


def test_spells_cannot_be_aimed_at_a_pack_of_magic_elementals() -> None:
    assert "conflux_magic_elementals" not in targets_of("magic_arrow", "conflux_magic_elementals+")
    assert "conflux_magic_elementals" not in targets_of("haste", "conflux_magic_elementals+")


def test_spells_can_be_aimed_at_few_magic_elementals() -> None:
    assert "conflux_magic_elementals" in targets_of("magic_arrow", "conflux_magic_elementals")


def test_specialties_damage_only_few_magic_elementals() -> None:
    assert damage_by_specialty("conflux_magic_elementals+") == 0
    assert damage_by_specialty("conflux_magic_elementals") == 1


# ---- Phoenixes ----


def phoenixes_hit(phoenixes: str, damage: int) -> Fight:
    return Fight(
        ["conflux_magic_elementals+ b2", "castle_marksmen d1"],
        [f"{phoenixes} b3", "castle_halberdiers d5"],
        damage={"conflux_phoenixes": damage},
        active="conflux_magic_elementals",
    )


def test_phoenixes_survive_once_with_one_health() -> None:
    f = phoenixes_hit("conflux_phoenixes", 5).choose("attack conflux_phoenixes")
    phoenixes = f.unit("conflux_phoenixes")
    assert (phoenixes.alive, phoenixes.damage) == (True, 6)


def test_phoenixes_survive_only_once() -> None:
    f = phoenixes_hit("conflux_phoenixes", 5)
    f.unit("conflux_phoenixes").used = True
    f.choose("attack conflux_phoenixes")
    assert not f.unit("conflux_phoenixes").alive


def test_h3_10_61_nobody_saves_phoenixes_that_survive() -> None:
    f = Fight(
        ["conflux_magic_elementals+ b2", "castle_marksmen d1"],
        ["conflux_phoenixes b3", "castle_archangels+ d5"],
        damage={"conflux_phoenixes": 5},
        active="conflux_magic_elementals",
    ).choose("attack conflux_phoenixes")
    assert f.told("saved") == []
    assert f.ask() != "lethal"


def test_phoenixes_survive_other_damage_too() -> None:
    f = phoenixes_hit("conflux_phoenixes", 5)
    harm.hurt(f.s, f.unit("conflux_phoenixes"), 100)
    assert f.unit("conflux_phoenixes").alive


def test_a_pack_of_phoenixes_attacks_in_a_line() -> None:
    f = attack("conflux_phoenixes+", "neutral_boars b4")
    assert hits(f)[:2] == [("neutral_demons", 7), ("neutral_boars", 2)]


def test_few_phoenixes_attack_the_target_only() -> None:
    f = attack("conflux_phoenixes", "neutral_boars b4")
    assert f.unit("neutral_boars").damage == 0


def test_fire_spells_have_no_effect_on_phoenixes() -> None:
    for phoenixes in ("conflux_phoenixes", "conflux_phoenixes+"):
        f = Fight(
            ["castle_griffins b1", "castle_crusaders d1"],
            [f"{phoenixes} b4", "neutral_boars c4"],
            hands=(["fireball"], []),
            active="castle_griffins",
        ).choose("play fireball cast-1", "blast b4 c4")
        assert f.unit("conflux_phoenixes").damage == 0
        assert f.unit("neutral_boars").damage > 0


def test_other_spells_damage_phoenixes() -> None:
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        ["conflux_phoenixes b4", "neutral_boars c4"],
        hands=(["lightning_bolt"], []),
        active="castle_griffins",
    ).choose("play lightning_bolt cast-1", "target conflux_phoenixes")
    assert f.unit("conflux_phoenixes").damage > 0
