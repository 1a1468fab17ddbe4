"""The units of the Fortress."""

from tests.games.homm3.boxes.facts import faction, hits, retaliations
from tests.games.homm3.fights import Fight

UNITS = {
    "gnolls": (
        "bronze",
        "ground 2 1 3 4 for 2",
        "ground 2 1 4 5 for 3",
    ),
    "lizardmen": (
        "bronze",
        "ranged 2 0 3 4 for 3",
        "ranged 3 0 3 5 for 5",
    ),
    "dragon_flies": (
        "bronze",
        "flying 3 0 3 8 for 4: dispels",
        "flying 3 1 3 12 for 7: dispels-and-weakens 1",
    ),
    "basilisks": (
        "silver",
        "ground 4 1 4 5 for 6: paralyses-on-minus",
        "ground 4 1 5 7 for 9: paralyses-on-minus",
    ),
    "gorgons": (
        "silver",
        "ground 4 2 5 5 for 9",
        "ground 5 2 5 6 for 14: stares 0",
    ),
    "wyverns": (
        "gold",
        "flying 5 1 8 7 for 12: poisons 1",
        "flying 6 1 8 11 for 18+1: poisons 2",
    ),
    "hydras": (
        "gold",
        "ground 6 3 8 5 for 20+1: no-retaliation",
        "ground 7 3 10 7 for 28+2: attacks-two",
    ),
}


def test_values_of_the_fortress() -> None:
    assert faction("fortress") == UNITS


def attack(unit: str, *others: str, dice: tuple[int, ...] = ()) -> Fight:
    """The unit on b2 attacks neutral Demons on b3."""
    return Fight(
        [f"{unit} b2", "castle_griffins d1"],
        ["neutral_demons b3", *others],
        dice=dice,
        active=unit.removesuffix("+"),
    ).choose("attack neutral_demons")


# ---- Dragon Flies ----


def flies_against_hasted(flies: str, *, own_haste: bool = False) -> Fight:
    """Haste lies on the Demons, cast by their own side or by the side of the Dragon Flies."""
    f = Fight(
        [f"{flies} b2", "castle_griffins d1"],
        ["neutral_demons b3", "neutral_boars d5"],
        hands=(["haste"], []) if own_haste else ([], ["haste"]),
        active="castle_griffins" if own_haste else "neutral_boars",
    )
    f.unit("fortress_dragon_flies").activated = False
    flier = f.unit("fortress_dragon_flies")
    flier.haste = -20
    f.choose("play haste cast-1", "target neutral_demons", "stop")
    assert len(f.b.ongoing) == 1
    return f.choose("attack neutral_demons")


def test_dragon_flies_end_ongoing_effects_of_the_enemy() -> None:
    for flies in ("fortress_dragon_flies", "fortress_dragon_flies+"):
        f = flies_against_hasted(flies)
        assert f.b.ongoing == ()
        assert f.discard(1) == ["haste"]
        assert len(f.told("dispelled")) == 1


def test_dragon_flies_leave_effects_of_their_own_side() -> None:
    f = flies_against_hasted("fortress_dragon_flies", own_haste=True)
    assert len(f.b.ongoing) == 1


def test_dragon_flies_leave_tokens() -> None:
    f = Fight(
        ["fortress_dragon_flies b2", "stronghold_ogres d1"],
        ["neutral_demons b3", "neutral_boars d5"],
        active="stronghold_ogres",
    )
    f.unit("fortress_dragon_flies").activated = False
    f.unit("fortress_dragon_flies").haste = -20
    f.choose("ability", "target neutral_demons", "attack neutral_demons")
    assert [effect.card for effect in f.b.ongoing] == ["attack_token"]


def test_a_pack_of_dragon_flies_weakens_the_retaliation() -> None:
    assert hits(attack("fortress_dragon_flies+"))[1] == ("fortress_dragon_flies", 1)


def test_few_dragon_flies_do_not_weaken_the_retaliation() -> None:
    f = attack("fortress_dragon_flies")
    assert hits(f)[1] == ("fortress_dragon_flies", 3)


# ---- Basilisks ----


def test_basilisks_paralyse_on_minus() -> None:
    for basilisks in ("fortress_basilisks", "fortress_basilisks+"):
        f = attack(basilisks, dice=(-1,))
        assert [event["unit"] for event in f.told("paralysed")] == ["neutral_demons"]


def test_basilisks_paralyse_nobody_on_zero() -> None:
    assert attack("fortress_basilisks", dice=(0, -1)).told("paralysed") == []


def test_basilisks_paralyse_nobody_when_they_retaliate() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_griffins d1"],
        ["fortress_basilisks+ b3", "neutral_boars d5"],
        dice=[0, -1],
        active="neutral_demons",
    ).choose("attack fortress_basilisks")
    assert (retaliations(f), f.told("paralysed")) == (1, [])


# ---- Gorgons ----


def test_gorgons_bring_the_target_to_no_health_on_two_zeros() -> None:
    f = attack("fortress_gorgons+", "neutral_boars d5", dice=(0, 0, 0))
    assert not f.unit("neutral_demons").alive
    assert retaliations(f) == 0


def test_gorgons_knock_a_pack_down_to_a_few_with_all_its_health() -> None:
    f = Fight(
        ["fortress_gorgons+ b2", "castle_griffins d1"],
        ["castle_crusaders+ b3", "neutral_boars d5"],
        dice=[-1, 0, 0],
        active="fortress_gorgons",
    ).choose("attack castle_crusaders")
    crusaders = f.unit("castle_crusaders")
    assert (crusaders.alive, crusaders.pack, crusaders.damage) == (True, False, 0)


def test_gorgons_do_nothing_more_on_other_dice() -> None:
    f = attack("fortress_gorgons+", dice=(0, 0, 1))
    assert f.unit("neutral_demons").damage == 5


def test_few_gorgons_roll_no_further_dice() -> None:
    f = attack("fortress_gorgons", dice=(0, 0, 0))
    assert f.unit("neutral_demons").damage == 4


# ---- Wyverns ----


def test_wyverns_poison_the_target() -> None:
    assert attack("fortress_wyverns").told("poisoned")[0]["count"] == 1
    assert attack("fortress_wyverns+").told("poisoned")[0]["count"] == 2


def test_poison_takes_effect_when_the_unit_activates_a_cube_at_a_time() -> None:
    f = Fight(
        ["fortress_wyverns+ b2", "castle_marksmen d1"],
        ["neutral_demons b3", "castle_halberdiers d5"],
        active="fortress_wyverns",
    ).choose("attack neutral_demons")
    demons = f.unit("neutral_demons")
    assert (demons.poison, demons.damage) == (2, 6)
    f.choose("stop")
    assert (demons.poison, demons.damage) == (1, 7)


def test_wyverns_poison_nobody_when_they_retaliate() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_griffins d1"],
        ["fortress_wyverns+ b3", "neutral_boars d5"],
        active="neutral_demons",
    ).choose("attack fortress_wyverns")
    assert (retaliations(f), f.told("poisoned")) == (1, [])


# ---- Hydras ----


def test_nobody_retaliates_against_few_hydras() -> None:
    f = attack("fortress_hydras", "neutral_boars c2")
    assert hits(f) == [("neutral_demons", 6)]


def test_hydras_attack_two_enemies_and_neither_retaliates() -> None:
    f = attack("fortress_hydras+", "neutral_boars c2", "castle_crusaders a2", dice=(0, -1))
    assert f.ask() == "attack-another"
    assert f.options() == ["target neutral_boars", "target castle_crusaders", "decline"]
    f.choose("target castle_crusaders")
    assert hits(f) == [("neutral_demons", 7), ("castle_crusaders", 4)]


def test_hydras_need_not_attack_a_second_enemy() -> None:
    f = attack("fortress_hydras+", "neutral_boars c2").choose("decline")
    assert hits(f) == [("neutral_demons", 7)]


def test_hydras_attack_neither_friends_nor_a_third_enemy() -> None:
    f = Fight(
        ["fortress_hydras+ b2", "castle_griffins a2"],
        ["neutral_demons b3", "neutral_boars b4"],
        active="fortress_hydras",
    ).choose("attack neutral_demons")
    assert hits(f) == [("neutral_demons", 7)]


def test_h3_10_117_hydras_of_the_ai_always_attack_a_second_enemy() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_crusaders a3"],
        ["neutral_hydras b3"],
        ai=True,
        active="neutral_hydras",
    )
    f.choose(f.options()[0])
    assert sorted(name for name, _ in hits(f)) == ["castle_crusaders", "neutral_demons"]


def test_h3_10_61_hydras_go_on_when_their_first_attack_is_cancelled() -> None:
    f = Fight(
        ["fortress_hydras+ b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_demons c2", "castle_archangels+ d5"],
        active="fortress_hydras",
    ).choose("attack neutral_boars", "save castle_archangels", "target neutral_demons")
    assert f.unit("neutral_boars").damage == 0
    assert hits(f) == [("neutral_demons", 7)]
