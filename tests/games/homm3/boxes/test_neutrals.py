"""The neutral units of the boxes besides the core box."""

from collections.abc import Sequence

import pytest

from rulebound.games.homm3.model.kinds import KINDS, When
from tests.games.homm3.boxes.facts import damage_by_specialty, hits, neutrals, retaliations
from tests.games.homm3.fights import Fight

BRONZE = {
    "centaurs": ("tower", 2, "ground 2 0 5 7 for 3"),
    "dragon_flies": ("tower", 1, "flying 3 0 3 8 for 7: weakens-retaliation 1"),
    "dwarves": ("tower", 1, "ground 2 1 4 3 for 4: shrugs-off"),
    "elves": ("tower", 2, "ranged 2 1 3 6 for 7: second-shot-on-bad-die"),
    "gargoyles": ("tower", 1, "flying 2 1 3 9 for 4: immune-to-paralysis"),
    "gnolls": ("tower", 1, "ground 2 1 2 4 for 3"),
    "gremlins": ("tower", 1, "ranged 2 0 2 5 for 2"),
    "iron_golems": ("tower", 1, "ground 2 1 4 3 for 6: spell-damage-less 2"),
    "lizardmen": ("tower", 2, "ranged 2 0 4 5 for 4"),
    "cerberi": ("inferno", 1, "ground 2 0 5 8 for 10: bites-another 1"),
    "familiars": ("inferno", 1, "ground 3 1 2 7 for 6: casting-costs-card"),
    "magogs": ("inferno", 1, "ranged 2 0 4 6 for 8: scorches 1"),
    "goblins": ("stronghold", 1, "ground 1 0 4 6 for 4"),
    "orcs": ("stronghold", 1, "ranged 2 1 4 4 for 7"),
    "wolf_raiders": ("stronghold", 1, "ground 2 0 3 7 for 6: attacks-again"),
    "ice_elementals": ("conflux", 1, "ranged 2 1 3 5 for 7: elemental-water"),
    "sprites": ("conflux", 1, "flying 2 0 2 7 for 2: no-retaliation"),
    "storm_elementals": ("conflux", 1, "ranged 2 0 3 7 for 5: elemental-air"),
    "oceanids": ("cove", 1, "flying 2 0 3 6 for 3: untouched-by-spells"),
    "sea_dogs": ("cove", 1, "ranged 2 0 4 6 for 7: no-adjacent-penalty"),
    "seamen": ("cove", 1, "ground 2 1 3 5 for 5"),
    "air_elementals": ("stretch_goals_2024", 2, "ground 2 0 3 7 for 7: elemental-air"),
    "leprechaun": ("stretch_goals_2024", 1, "ground 2 0 3 5 for 4: two-dice-higher"),
}
SILVER = {
    "basilisks": ("tower", 1, "ground 4 1 4 5 for 12: paralyses-on-roll"),
    "dendroids": ("tower", 1, "ground 3 2 6 3 for 12: holds-neighbours"),
    "genies": ("tower", 1, "flying 3 1 4 9 for 11: stronger-against-efreet 1"),
    "gorgons": ("tower", 2, "ground 4 2 4 5 for 13: stares -1"),
    "magi": ("tower", 2, "ranged 3 0 5 6 for 11: no-penalties, robs-a-card"),
    "pegasi": ("tower", 1, "flying 3 0 5 8 for 14: casting-costs-power"),
    "demons": ("inferno", 1, "ground 3 0 8 6 for 13"),
    "pit_lords": ("inferno", 1, "ground 4 1 5 7 for 15"),
    "ogres": ("stronghold", 1, "ground 3 2 4 4 for 10: strengthens 2"),
    "thunderbirds": ("stronghold", 1, "flying 3 0 6 9 for 13: thunders 1"),
    "energy_elementals": ("conflux", 1, "flying 3 1 4 5 for 11: elemental-fire"),
    "magma_elementals": ("conflux", 1, "ground 3 2 4 4 for 14: elemental-earth"),
    "ayssids": ("cove", 1, "flying 3 1 5 9 for 9: attacks-another"),
    "sorceresses": ("cove", 1, "ranged 3 1 5 6 for 13: weakens 1"),
    "fangarm": ("stretch_goals_2024", 1, "flying 3 1 5 8 for 11: only-damaged"),
    "fire_elementals": ("stretch_goals_2024", 2, "ground 3 1 3 6 for 13: elemental-fire"),
    "satyrs": ("stretch_goals_2024", 1, "ground 3 0 5 7 for 10: cheers"),
    "steel_golems": ("stretch_goals_2024", 1, "ground 3 2 3 5 for 12: steeled 2"),
    "water_elementals": ("stretch_goals_2024", 2, "ground 2 1 4 5 for 10: elemental-water"),
}
GOLD = {
    "nagas": ("tower", 1, "ground 5 1 6 6 for 16: no-retaliation"),
    "unicorns": ("tower", 1, "ground 5 1 7 7 for 18: paralyses-striking-back"),
    "wyverns": ("tower", 2, "flying 4 1 7 8 for 17: stings 1"),
    "arch_devils": ("inferno", 1, "flying 5 2 7 10 for 23: stronger-against-archangels 2"),
    "efreet": ("inferno", 1, "flying 4 2 6 13 for 20: unharmed-by-arrow-and-fire"),
    "behemoths": ("stronghold", 1, "ground 5 1 8 9 for 26: crushes 2"),
    "cyclopes": ("stronghold", 2, "ranged 5 1 6 8 for 19: breaks-walls-and-tower"),
    "magic_elementals": ("conflux", 1, "ground 3 1 7 7 for 19: elemental"),
    "haspids": ("cove", 1, "ground 5 2 6 9 for 25: poisons 1"),
    "nix": ("cove", 1, "ground 5 1 7 6 for 20: caps-damage 5"),
    "earth_elementals": ("stretch_goals_2024", 2, "ground 3 2 5 4 for 16: elemental-earth"),
}
AZURE = {
    "gold_dragons": ("tower", 1, "flying 6 3 9 10 for 42: line-attack 3"),
    "hydras": ("tower", 1, "ground 7 3 8 5 for 40: attacks-two"),
    "titans": (
        "tower",
        2,
        "ranged 6 2 10 10 for 39: no-adjacent-penalty, stronger-against-black_dragons 2",
    ),
    "faerie_dragons": ("rampart", 2, "flying 5 2 8 15 for 35+2: casts-bolts 2"),
    "rust_dragons": ("fortress", 2, "flying 7 3 10 17 for 38+1: rusts 2"),
    "phoenixes": ("conflux", 1, "flying 6 2 7 12 for 32: survives-once, ignores-fire"),
}
TIERS = {"bronze": BRONZE, "silver": SILVER, "gold": GOLD, "azure": AZURE}


@pytest.mark.parametrize("tier", TIERS)
def test_values_of_the_neutral_units(tier: str) -> None:
    assert neutrals(tier) == TIERS[tier]


def attack(
    unit: str, target: str = "neutral_demons", *others: str, dice: Sequence[int] = ()
) -> Fight:
    """The neutral unit on b2, moved by its player, attacks the one on b3."""
    return Fight(
        [f"{unit} b2", "castle_marksmen d1"],
        [f"{target} b3", "castle_halberdiers d5", *others],
        dice=dice,
        active=unit,
    ).choose(f"attack {target.removesuffix('+')}")


def attacked(unit: str, *, dice: Sequence[int] = ()) -> Fight:
    """Neutral Demons on b2 attack the unit on b3."""
    return Fight(
        ["neutral_demons b2", "castle_marksmen d1"],
        [f"{unit} b3", "castle_halberdiers d5"],
        dice=dice,
        active="neutral_demons",
    ).choose(f"attack {unit}")


def casting_against(foe: str, hand: Sequence[str]) -> Fight:
    return Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        [f"{foe} b5", "neutral_demons d4"],
        hands=(hand, []),
        active="castle_griffins",
    )


# ---- bronze ----


def test_neutral_dragon_flies_weaken_the_retaliation() -> None:
    assert hits(attack("neutral_dragon_flies"))[1] == ("neutral_dragon_flies", 2)


def test_neutral_dragon_flies_are_attacked_with_the_whole_attack() -> None:
    assert hits(attacked("neutral_dragon_flies"))[0] == ("neutral_dragon_flies", 3)


def test_neutral_gargoyles_cannot_be_paralysed() -> None:
    f = attack("neutral_basilisks", "neutral_gargoyles", dice=(-1, 0))
    assert f.unit("neutral_gargoyles").alive
    assert f.told("paralysed") == []


@pytest.mark.parametrize(
    ("unit", "spell"),
    [
        ("neutral_storm_elementals", "lightning_bolt"),
        ("neutral_air_elementals", "haste"),
        ("neutral_magma_elementals", "slow"),
        ("neutral_earth_elementals", "slow"),
        ("neutral_fire_elementals", "blind"),
        ("neutral_magic_elementals", "magic_arrow"),
        ("neutral_ice_elementals", "magic_arrow"),
        ("neutral_water_elementals", "magic_arrow"),
        ("neutral_energy_elementals", "magic_arrow"),
    ],
)
def test_elementals_cannot_be_aimed_at_by_magic_arrow_and_their_school(
    unit: str, spell: str
) -> None:
    f = casting_against(unit, [spell, "power", "power", "power"])
    f.choose("play power basic", "play power basic", f"play {spell} cast-3")
    assert f"target {unit}" not in f.options()
    assert f.unit("neutral_demons").damage > 0 or "target neutral_demons" in f.options()


def test_elementals_are_open_to_other_schools() -> None:
    f = casting_against("neutral_air_elementals", ["slow"]).choose("play slow cast-1")
    assert "target neutral_air_elementals" in f.options()
    f = casting_against("neutral_magic_elementals", ["slow"]).choose("play slow cast-1")
    assert "target neutral_magic_elementals" in f.options()


def test_attacks_of_elementals_ignore_defense() -> None:
    assert hits(attack("neutral_water_elementals", "tower_titans"))[0] == ("tower_titans", 2)
    assert hits(attack("neutral_magic_elementals", "tower_titans"))[0] == ("tower_titans", 3)


def test_attacks_on_elementals_do_not_ignore_defense() -> None:
    assert hits(attacked("neutral_magma_elementals"))[0] == ("neutral_magma_elementals", 1)


def test_a_leprechaun_keeps_the_better_of_two_dice() -> None:
    assert hits(attack("neutral_leprechaun", dice=(-1, 1)))[0] == ("neutral_demons", 3)


def test_a_leprechaun_rolls_one_die_when_it_retaliates() -> None:
    f = Fight(
        ["neutral_goblins b2", "castle_marksmen d1"],
        ["neutral_leprechaun b3", "castle_halberdiers d5"],
        dice=[0, -1, 1],
        active="neutral_goblins",
    ).choose("attack neutral_leprechaun")
    assert hits(f)[1] == ("neutral_goblins", 1)


# ---- silver ----


def test_neutral_basilisks_paralyse_when_a_further_die_shows_zero() -> None:
    f = attack("neutral_basilisks", dice=(1, 0))
    assert [event["unit"] for event in f.told("paralysed")] == ["neutral_demons"]


def test_neutral_basilisks_do_not_look_at_the_die_of_the_attack() -> None:
    assert attack("neutral_basilisks", dice=(0, 1)).told("paralysed") == []


def test_neutral_genies_have_more_attack_against_efreet() -> None:
    assert hits(attack("neutral_genies", "inferno_efreet"))[0] == ("inferno_efreet", 3)


def test_neutral_genies_have_no_more_attack_against_others() -> None:
    assert hits(attack("neutral_genies"))[0] == ("neutral_demons", 3)


def test_neutral_gorgons_need_two_minuses() -> None:
    f = attack("neutral_gorgons", dice=(0, -1, -1))
    assert not f.unit("neutral_demons").alive
    f = attack("neutral_gorgons", dice=(0, 0, 0))
    assert f.unit("neutral_demons").damage == 4


def magi_attack(hand: Sequence[str]) -> Fight:
    return Fight(
        ["neutral_magi b1", "castle_marksmen d1"],
        ["neutral_demons b4", "castle_halberdiers d5"],
        hands=([], hand),
        active="neutral_magi",
    ).choose("attack neutral_demons")


def test_neutral_magi_rob_the_enemy_who_chooses_how() -> None:
    f = magi_attack(["power", "knowledge"])
    assert (f.ask(), f.seat) == ("robbed", 1)
    assert f.options() == ["discard power", "discard-random"]
    f.choose("discard power")
    assert (f.hand(1), f.discard(1)) == (["knowledge"], ["power"])


def test_an_enemy_without_power_loses_a_random_card_to_neutral_magi() -> None:
    f = magi_attack(["knowledge", "knowledge"])
    assert (f.hand(1), f.discard(1)) == (["knowledge"], ["knowledge"])
    f = magi_attack(["power", "knowledge"]).choose("discard-random")
    assert len(f.hand(1)) == len(f.discard(1)) == 1


def test_neutral_magi_rob_nobody_with_an_empty_hand() -> None:
    f = magi_attack([])
    assert hits(f) == [("neutral_demons", 3)]
    assert f.ask() == "step"


def test_neutral_pegasi_want_a_card_with_power_from_whoever_casts() -> None:
    f = casting_against("neutral_pegasi", ["magic_arrow", "attack", "power"])
    f.choose("play magic_arrow cast-1", "target neutral_demons")
    assert f.discard(0) == ["power", "magic_arrow"]


def test_without_such_a_card_no_spell_can_be_cast_against_neutral_pegasi() -> None:
    f = casting_against("neutral_pegasi", ["magic_arrow", "attack"])
    assert "play magic_arrow cast-1" not in f.options()


def test_familiars_and_pegasi_together_want_two_cards_one_with_power() -> None:
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        ["neutral_familiars a5", "neutral_pegasi b5"],
        hands=(["magic_arrow", "attack", "power"], []),
        active="castle_griffins",
    ).choose("play magic_arrow cast-1", "target neutral_pegasi")
    assert f.hand(0) == []
    assert f.discard(0) == ["power", "attack", "magic_arrow"]


def test_neutral_thunderbirds_thunder() -> None:
    assert attack("neutral_thunderbirds", dice=(0, 1)).unit("neutral_demons").damage == 4
    assert attack("neutral_thunderbirds", dice=(0, -1)).unit("neutral_demons").damage == 3


def test_a_fangarm_can_be_damaged_but_not_affected() -> None:
    f = casting_against("neutral_fangarm", ["slow"]).choose("play slow cast-1")
    assert "target neutral_fangarm" not in f.options()
    f = casting_against("neutral_fangarm", ["magic_arrow"]).choose("play magic_arrow cast-1")
    f.choose("target neutral_fangarm")
    assert f.unit("neutral_fangarm").damage == 1
    assert damage_by_specialty("neutral_fangarm") == 1


def test_steel_golems_take_less_damage_from_spells() -> None:
    f = casting_against("neutral_steel_golems", ["magic_arrow", "power", "power"])
    f.choose("play power basic", "play power basic", "play magic_arrow cast-3")
    f.choose("target neutral_steel_golems")
    assert f.unit("neutral_steel_golems").damage == 1


def test_steel_golems_take_less_damage_from_specialties() -> None:
    assert damage_by_specialty("neutral_steel_golems") == 0


def test_steel_golems_take_the_whole_damage_of_attacks() -> None:
    assert hits(attacked("neutral_steel_golems", dice=(1,)))[0] == ("neutral_steel_golems", 2)


def test_satyrs_cheer_on_the_map_only() -> None:
    assert [ability.timing for ability in KINDS["neutral_satyrs"].few.kit.abilities] == [When.MAP]
    f = attack("neutral_satyrs", dice=(1, 1))
    assert f.s.players[0].morale == 0


# ---- gold ----


def test_neutral_unicorns_paralyse_whoever_they_retaliate_against() -> None:
    f = attacked("neutral_unicorns")
    assert [event["unit"] for event in f.told("paralysed")] == ["neutral_demons"]


def test_neutral_unicorns_paralyse_nobody_they_attack() -> None:
    assert attack("neutral_unicorns").told("paralysed") == []


def test_neutral_wyverns_sting_on_zero() -> None:
    assert attack("neutral_wyverns", dice=(0, 0)).unit("neutral_demons").damage == 5


def test_neutral_wyverns_do_not_sting_on_other_dice() -> None:
    assert attack("neutral_wyverns", dice=(0, 1)).unit("neutral_demons").damage == 4
    assert attacked("neutral_wyverns", dice=(0, 0, 0)).unit("neutral_demons").damage == 4


def test_neutral_arch_devils_have_more_attack_against_archangels() -> None:
    f = attack("neutral_arch_devils", "castle_archangels")
    assert hits(f)[0] == ("castle_archangels", 4)
    assert hits(attack("neutral_arch_devils"))[0] == ("neutral_demons", 5)


def test_neutral_nix_take_at_most_five_damage_from_an_attack() -> None:
    f = attack("conflux_phoenixes", "neutral_nix", dice=(1,))
    assert hits(f)[0] == ("neutral_nix", 5)


# ---- azure ----


def test_neutral_titans_have_more_attack_against_black_dragons() -> None:
    f = attack("neutral_titans", "dungeon_black_dragons")
    assert hits(f)[0] == ("dungeon_black_dragons", 5)
    assert hits(attack("neutral_titans"))[0] == ("neutral_demons", 6)


def test_rust_dragons_lower_defense_on_minus() -> None:
    assert hits(attack("neutral_rust_dragons", "tower_titans", dice=(-1,)))[0][1] == 5
    assert hits(attack("neutral_rust_dragons", dice=(-1,)))[0][1] == 6


def test_rust_dragons_lower_no_defense_on_other_dice() -> None:
    assert hits(attack("neutral_rust_dragons", "tower_titans", dice=(0,)))[0][1] == 4


def bolt_at(unit: str) -> Fight:
    return Fight(
        ["neutral_faerie_dragons b2", "castle_marksmen d1"],
        [f"{unit} b4", "castle_halberdiers d5"],
        active="neutral_faerie_dragons",
    )


def test_faerie_dragons_cast_a_bolt_when_they_activate() -> None:
    f = bolt_at("neutral_demons")
    assert (f.ask(), len(f.options())) == ("bolt", 4)
    f.choose("target neutral_demons")
    assert f.unit("neutral_demons").damage == 2
    assert f.b.armies[0].casts == 0
    assert f.ask() == "unit"


def test_what_protects_from_spells_protects_from_faerie_dragons() -> None:
    f = bolt_at("tower_iron_golems").choose("target tower_iron_golems")
    assert f.unit("tower_iron_golems").damage == 1
    assert "target cove_oceanids" not in bolt_at("cove_oceanids+").options()


def test_h3_10_117_faerie_dragons_of_the_ai_aim_at_its_enemies() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_marksmen d1"],
        ["neutral_faerie_dragons b4", "neutral_boars d5"],
        ai=True,
        active="neutral_faerie_dragons",
    )
    assert f.options() == ["target neutral_demons", "target castle_marksmen"]


def test_nobody_retaliates_against_neutral_nagas_sprites_and_hydras() -> None:
    for unit in ("neutral_nagas", "neutral_sprites", "neutral_hydras", "neutral_cerberi"):
        assert retaliations(attack(unit)) == 0
