"""The units of the Rampart."""

from tests.games.homm3.boxes.facts import faction, hits, retaliations
from tests.games.homm3.fights import Fight

UNITS = {
    "centaurs": (
        "bronze",
        "ground 2 0 3 6 for 2",
        "ground 3 0 3 8 for 3",
    ),
    "dwarves": (
        "bronze",
        "ground 2 1 3 3 for 3: shrugs-off",
        "ground 3 1 3 5 for 4: shrugs-off",
    ),
    "elves": (
        "bronze",
        "ranged 2 1 3 6 for 4",
        "ranged 3 1 3 7 for 7: second-shot-on-bad-die",
    ),
    "pegasi": (
        "silver",
        "flying 3 0 5 8 for 6",
        "flying 4 0 6 12 for 10: dampens-spells 1",
    ),
    "dendroids": (
        "silver",
        "ground 4 2 5 3 for 8",
        "ground 4 2 6 4 for 15: holds-neighbours",
    ),
    "unicorns": (
        "gold",
        "ground 5 1 8 7 for 11: spell-damage-less 1",
        "ground 6 1 8 9 for 18+1: wards-neighbours 1",
    ),
    "gold_dragons": (
        "gold",
        "flying 5 3 9 10 for 22+1: line-attack 2",
        "flying 6 3 10 16 for 30+2: line-attack 3",
    ),
}


def test_values_of_the_rampart() -> None:
    assert faction("rampart") == UNITS


# ---- Dwarves ----


def haste_on_dwarves(die: int) -> Fight:
    return Fight(
        ["rampart_dwarves b1", "castle_griffins d1"],
        ["neutral_demons b5"],
        hands=(["haste"], []),
        dice=[die],
        active="rampart_dwarves",
    ).choose("play haste cast-1", "target rampart_dwarves")


def test_dwarves_shrug_off_even_a_friendly_spell_on_plus() -> None:
    f = haste_on_dwarves(1)
    assert [event["unit"] for event in f.told("shrugged-off")] == ["rampart_dwarves"]
    assert (f.b.ongoing, f.discard(0)) == ((), ["haste"])


def test_dwarves_do_not_shrug_off_a_spell_on_zero() -> None:
    f = haste_on_dwarves(0)
    assert [effect.what for effect in f.b.ongoing] == ["initiative"]


def test_dwarves_roll_only_for_cards_aimed_at_them() -> None:
    f = Fight(
        ["rampart_dwarves b1", "castle_griffins d1"],
        ["neutral_demons b5"],
        hands=(["haste"], []),
        dice=[1],
        active="rampart_dwarves",
    ).choose("play haste cast-1", "target castle_griffins")
    assert f.told("rolled") == []
    assert [effect.what for effect in f.b.ongoing] == ["initiative"]


# ---- Elves ----


def elves_shoot(target_at: str, *dice: int, pack: str = "+") -> Fight:
    return Fight(
        [f"rampart_elves{pack} b1", "castle_griffins d1"],
        [f"neutral_demons {target_at}", "neutral_boars d5"],
        dice=dice,
        active="rampart_elves",
    ).choose("attack neutral_demons")


def test_elves_shoot_again_after_zero() -> None:
    assert hits(elves_shoot("b4", 0, 1)) == [("neutral_demons", 3), ("neutral_demons", 4)]


def test_elves_shoot_again_once_at_most() -> None:
    assert hits(elves_shoot("b4", -1, -1, -1)) == [("neutral_demons", 2)] * 2


def test_elves_shoot_once_after_plus() -> None:
    assert hits(elves_shoot("b4", 1)) == [("neutral_demons", 4)]


def test_elves_attack_an_adjacent_target_once() -> None:
    f = elves_shoot("b2", -1, -1)
    assert hits(f) == [("neutral_demons", 2), ("rampart_elves", 2)]
    assert retaliations(f) == 1


def test_few_elves_shoot_once() -> None:
    assert hits(elves_shoot("b4", -1, pack="")) == [("neutral_demons", 1)]


# ---- Pegasi ----


def arrow_with_power(pegasi: str) -> list[str]:
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        [f"{pegasi} b5"],
        hands=(["magic_arrow", "power", "power"], []),
        active="castle_griffins",
    )
    f.choose("play power basic")
    return [option for option in f.options() if option.startswith("play magic_arrow cast")]


def test_pegasi_take_power_from_enemy_spells() -> None:
    assert arrow_with_power("rampart_pegasi+") == ["play magic_arrow cast-1"]


def test_few_pegasi_take_no_power() -> None:
    assert arrow_with_power("rampart_pegasi") == [
        "play magic_arrow cast-1",
        "play magic_arrow cast-2",
    ]


def test_pegasi_leave_friendly_spells_their_power() -> None:
    f = Fight(
        ["rampart_pegasi+ b1", "castle_crusaders d1"],
        ["neutral_demons b5"],
        hands=(["magic_arrow", "power"], []),
        active="rampart_pegasi",
    ).choose("play power basic")
    assert "play magic_arrow cast-2" in f.options()


# ---- Dendroids ----


def beside_dendroids(dendroids: str, at: str = "b2") -> list[str]:
    f = Fight(
        [f"castle_griffins {at}", "castle_crusaders d1"],
        [f"{dendroids} b3"],
        active="castle_griffins",
    )
    return [option for option in f.options() if option.startswith("move")]


def test_dendroids_hold_an_enemy_that_begins_beside_them() -> None:
    assert beside_dendroids("rampart_dendroids+") == []


def test_dendroids_hold_nobody_farther_away() -> None:
    assert "move a1" in beside_dendroids("rampart_dendroids+", "a2")


def test_few_dendroids_hold_nobody() -> None:
    assert "move a1" in beside_dendroids("rampart_dendroids")


def test_whoever_is_held_may_still_attack() -> None:
    f = Fight(
        ["castle_griffins b2", "castle_crusaders d1"],
        ["rampart_dendroids+ b3", "neutral_boars d3"],
        active="castle_griffins",
    )
    attacks = [option for option in f.options() if option.startswith("attack")]
    assert attacks == ["attack rampart_dendroids"]


# ---- Unicorns ----


def arrow_at(target: str, *units: str) -> Fight:
    """An arrow with 1 power: 2 damage."""
    return Fight(
        ["castle_griffins a1", "castle_crusaders d1"],
        units,
        hands=(["magic_arrow", "power"], []),
        active="castle_griffins",
    ).choose("play power basic", "play magic_arrow cast-2", f"target {target}")


def test_unicorns_take_less_damage_from_spells() -> None:
    f = arrow_at("rampart_unicorns", "rampart_unicorns b5", "neutral_demons b4")
    assert f.unit("rampart_unicorns").damage == 1


def test_few_unicorns_ward_nobody_else() -> None:
    f = arrow_at("neutral_demons", "rampart_unicorns b5", "neutral_demons b4")
    assert f.unit("neutral_demons").damage == 2


def test_unicorns_ward_themselves_and_friends_beside_them() -> None:
    f = arrow_at("neutral_demons", "rampart_unicorns+ b5", "neutral_demons b4")
    assert f.unit("neutral_demons").damage == 1
    f = arrow_at("rampart_unicorns", "rampart_unicorns+ b5", "neutral_demons b4")
    assert f.unit("rampart_unicorns").damage == 1


def test_unicorns_ward_no_friend_farther_away() -> None:
    f = arrow_at("neutral_demons", "rampart_unicorns+ b5", "neutral_demons c4")
    assert f.unit("neutral_demons").damage == 2


# ---- Gold Dragons ----


def dragons_attack(dragons: str, *others: str) -> Fight:
    name = dragons.removesuffix("+")
    return Fight(
        [f"{dragons} b2", "castle_griffins d1"],
        ["neutral_demons b3", *others],
        active=name,
    ).choose("attack neutral_demons")


def test_gold_dragons_attack_whoever_stands_behind() -> None:
    f = dragons_attack("rampart_gold_dragons", "neutral_boars b4")
    assert hits(f)[:2] == [("neutral_demons", 5), ("neutral_boars", 2)]
    f = dragons_attack("rampart_gold_dragons+", "neutral_boars b4", "castle_crusaders d5")
    assert hits(f)[:2] == [("neutral_demons", 6), ("neutral_boars", 3)]


def test_h3_17_37_only_the_near_target_of_gold_dragons_retaliates_and_after_both_attacks() -> None:
    f = dragons_attack("rampart_gold_dragons", "neutral_boars b4")
    assert hits(f)[2:] == [("rampart_gold_dragons", 0)]
    assert retaliations(f) == 1


def test_gold_dragons_attack_nobody_beside_the_target() -> None:
    f = dragons_attack("rampart_gold_dragons", "neutral_boars c3")
    assert f.unit("neutral_boars").damage == 0
