"""The units of the Cove."""

from tests.games.homm3.boxes.facts import damage_by_specialty, faction, hits, retaliations
from tests.games.homm3.fights import Fight

UNITS = {
    "oceanids": (
        "bronze",
        "flying 2 0 3 6 for 2",
        "flying 3 0 3 8 for 3: untouched-by-spells",
    ),
    "seamen": (
        "bronze",
        "ground 2 1 3 5 for 3",
        "ground 2 1 5 6 for 5: plunders 2",
    ),
    "sea_dogs": (
        "bronze",
        "ranged 2 0 4 6 for 4: no-adjacent-penalty",
        "ranged 3 0 5 8 for 6: no-retaliation, no-adjacent-penalty",
    ),
    "ayssids": (
        "silver",
        "flying 3 1 5 9 for 6",
        "flying 3 1 6 11 for 10: attacks-another",
    ),
    "sorceresses": (
        "silver",
        "ranged 3 1 5 6 for 8: curses 2",
        "ranged 4 1 6 7 for 13: weakens 1",
    ),
    "nix": (
        "gold",
        "ground 5 2 7 6 for 12",
        "ground 6 2 8 7 for 20+1: caps-damage 4",
    ),
    "haspids": (
        "gold",
        "ground 5 3 8 9 for 18+1: avenges-itself 2",
        "ground 7 3 8 12 for 30+2: poisons 2",
    ),
}


def test_values_of_the_cove() -> None:
    assert faction("cove") == UNITS


def attack(
    unit: str, target: str = "neutral_demons", *others: str, dice: tuple[int, ...] = ()
) -> Fight:
    """The unit on b2 attacks the one on b3."""
    return Fight(
        [f"{unit} b2", "castle_marksmen d1"],
        [f"{target} b3", "castle_halberdiers d5", *others],
        dice=dice,
        active=unit.removesuffix("+"),
    ).choose(f"attack {target.removesuffix('+')}")


# ---- Oceanids ----


def targets_of(card: str, unit: str) -> list[str]:
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        [f"{unit} b4", "neutral_demons d5"],
        hands=([card], []),
        active="castle_griffins",
    ).choose(f"play {card} cast-1")
    return [option.removeprefix("target ") for option in f.options()]


def test_spells_neither_affect_nor_damage_a_pack_of_oceanids() -> None:
    assert "cove_oceanids" not in targets_of("haste", "cove_oceanids+")
    assert "cove_oceanids" not in targets_of("magic_arrow", "cove_oceanids+")


def test_spells_that_hit_several_units_do_not_damage_oceanids() -> None:
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        ["cove_oceanids+ b4", "neutral_demons c4"],
        hands=(["fireball"], []),
        active="castle_griffins",
    ).choose("play fireball cast-1", "blast b4 c4")
    assert f.unit("cove_oceanids").damage == 0
    assert f.unit("neutral_demons").damage > 0


def test_few_oceanids_are_open_to_spells() -> None:
    assert "cove_oceanids" in targets_of("haste", "cove_oceanids")


def test_specialties_damage_oceanids() -> None:
    assert damage_by_specialty("cove_oceanids+") == 1


# ---- Seamen ----


def test_seamen_earn_gold_when_they_defeat_a_unit() -> None:
    f = attack("cove_seamen+", "neutral_gremlins")
    assert not f.unit("neutral_gremlins").alive
    assert f.s.players[0].gold == 2


def test_seamen_earn_gold_when_they_defeat_the_attacker() -> None:
    f = Fight(
        ["inferno_familiars b2", "castle_marksmen d1"],
        ["cove_seamen+ b3", "castle_halberdiers d5"],
        dice=[0, 1],
        active="inferno_familiars",
    ).choose("attack cove_seamen")
    assert not f.unit("inferno_familiars").alive
    assert f.s.players[1].gold == 2


def test_seamen_earn_gold_once_a_combat() -> None:
    f = attack("cove_seamen+", "neutral_gremlins", "neutral_leprechaun a2", dice=(0, 1))
    f.choose("attack neutral_leprechaun")
    assert not f.unit("neutral_leprechaun").alive
    assert f.s.players[0].gold == 2


def test_seamen_earn_nothing_for_a_survivor() -> None:
    assert attack("cove_seamen+").s.players[0].gold == 0


def test_few_seamen_earn_nothing() -> None:
    assert attack("cove_seamen", "neutral_gremlins").s.players[0].gold == 0


# ---- Sea Dogs ----


def test_sea_dogs_shoot_at_adjacent_enemies_without_a_penalty() -> None:
    assert hits(attack("cove_sea_dogs", dice=(1, -1)))[0] == ("neutral_demons", 3)
    assert hits(attack("cove_sea_dogs+", dice=(1, -1)))[0] == ("neutral_demons", 4)


def test_nobody_retaliates_against_a_pack_of_sea_dogs() -> None:
    assert retaliations(attack("cove_sea_dogs+")) == 0


def test_few_sea_dogs_are_retaliated_against() -> None:
    assert retaliations(attack("cove_sea_dogs")) == 1


# ---- Ayssids ----


def test_ayssids_may_attack_another_unit_after_a_defeat() -> None:
    f = attack("cove_ayssids+", "neutral_gremlins", "neutral_demons c2")
    assert (f.ask(), f.options()) == ("attack-another", ["target neutral_demons", "decline"])
    f.choose("target neutral_demons")
    assert hits(f)[1:] == [("neutral_demons", 3), ("cove_ayssids", 2)]


def test_ayssids_may_decline_the_further_attack() -> None:
    f = attack("cove_ayssids+", "neutral_gremlins", "neutral_demons c2").choose("decline")
    assert hits(f) == [("neutral_gremlins", 3)]


def test_ayssids_attack_another_unit_after_the_retaliation_of_a_pack_knocked_down() -> None:
    f = attack("cove_ayssids+", "tower_gremlins+", "neutral_demons c2")
    assert hits(f) == [("tower_gremlins", 3), ("cove_ayssids", 1)]
    assert f.ask() == "attack-another"


def test_ayssids_attack_nobody_else_if_the_target_keeps_health() -> None:
    f = attack("cove_ayssids+", "neutral_demons", "neutral_boars c2")
    assert f.ask() != "attack-another"
    assert f.unit("neutral_boars").damage == 0


def test_ayssids_attack_no_third_unit() -> None:
    f = attack("cove_ayssids+", "neutral_gremlins", "neutral_leprechaun c2", "neutral_demons a2")
    f.choose("target neutral_leprechaun")
    assert not f.unit("neutral_leprechaun").alive
    assert f.ask() != "attack-another"


def test_few_ayssids_attack_once() -> None:
    f = attack("cove_ayssids", "neutral_gremlins", "neutral_demons c2")
    assert f.ask() != "attack-another"


# ---- Sorceresses ----


def test_sorceresses_weaken_any_unit_for_two_combat_rounds() -> None:
    f = Fight(
        ["cove_sorceresses b1", "castle_marksmen d1"],
        ["neutral_demons b3", "castle_halberdiers d5"],
        active="cove_sorceresses",
    ).choose("ability", "target neutral_demons")
    assert [(e.card, e.amount, e.until) for e in f.b.ongoing] == [("weakness_token", -2, 2)]
    assert f.told("attacks") == []
    f.choose("stop", "attack cove_sorceresses b2")
    assert hits(f)[0] == ("cove_sorceresses", 0)


def test_a_pack_of_sorceresses_weakens_the_target_of_its_attack() -> None:
    f = attack("cove_sorceresses+", dice=(0, 0, 0))
    assert [(e.card, e.amount, e.until) for e in f.b.ongoing] == [("weakness_token", -1, 2)]
    assert hits(f)[1] == ("cove_sorceresses", 1)


def test_of_two_weakness_tokens_the_milder_one_stays() -> None:
    f = Fight(
        ["cove_sorceresses+ b1", "cove_sorceresses a1"],
        ["neutral_demons b4", "castle_halberdiers d5"],
        active="cove_sorceresses",
    )
    f.unit("cove_sorceresses.2").activated = False
    f.choose("attack neutral_demons", "stop", "ability", "target neutral_demons")
    assert len(f.told("ability")) == 1
    assert [effect.amount for effect in f.b.ongoing] == [-1]


def test_sorceresses_weaken_nobody_when_they_retaliate() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_marksmen d1"],
        ["cove_sorceresses+ b3", "castle_halberdiers d5"],
        active="neutral_demons",
    ).choose("attack cove_sorceresses")
    assert (retaliations(f), f.told("token")) == (1, [])


# ---- Nix ----


def nix_attacked(nix: str) -> Fight:
    return Fight(
        ["conflux_phoenixes b2", "castle_marksmen d1"],
        [f"{nix} b3", "castle_halberdiers d5"],
        dice=[1],
        active="conflux_phoenixes",
    ).choose("attack cove_nix")


def test_an_attack_does_at_most_four_damage_to_a_pack_of_nix() -> None:
    assert hits(nix_attacked("cove_nix+"))[0] == ("cove_nix", 4)


def test_few_nix_take_the_whole_damage() -> None:
    assert hits(nix_attacked("cove_nix"))[0] == ("cove_nix", 5)


# ---- Haspids ----


def test_haspids_that_were_knocked_down_have_more_attack() -> None:
    f = Fight(
        ["cove_haspids+ b2", "castle_marksmen d1"],
        ["neutral_nagas b3", "castle_halberdiers d5"],
        damage={"cove_haspids": 7},
        active="neutral_nagas",
    ).choose("attack cove_haspids", "attack neutral_nagas")
    assert hits(f) == [("cove_haspids", 2), ("neutral_nagas", 6)]


def test_haspids_that_began_as_a_few_have_no_more_attack() -> None:
    assert hits(attack("cove_haspids"))[0] == ("neutral_demons", 5)


def test_haspids_have_no_more_attack_when_they_retaliate() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_marksmen d1"],
        ["cove_haspids b3", "castle_halberdiers d5"],
        active="neutral_demons",
    )
    f.unit("cove_haspids").flipped = True
    f.choose("attack cove_haspids")
    assert hits(f)[1] == ("neutral_demons", 5)


def test_a_pack_of_haspids_poisons_the_target() -> None:
    assert [event["count"] for event in attack("cove_haspids+").told("poisoned")] == [2]


def test_few_haspids_poison_nobody() -> None:
    assert attack("cove_haspids").told("poisoned") == []
