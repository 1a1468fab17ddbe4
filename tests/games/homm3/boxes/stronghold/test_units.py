"""The units of the Stronghold."""

from rulebound.games.homm3.combat.deploy import add_unit
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import OFF
from tests.games.homm3.boxes.facts import faction, hits, retaliations
from tests.games.homm3.fights import Fight

UNITS = {
    "goblins": (
        "bronze",
        "ground 1 0 4 6 for 1",
        "ground 2 0 4 7 for 2",
    ),
    "wolf_raiders": (
        "bronze",
        "ground 2 0 3 7 for 3",
        "ground 2 0 4 8 for 5: attacks-again",
    ),
    "orcs": (
        "bronze",
        "ranged 2 1 4 4 for 4",
        "ranged 3 1 5 5 for 7",
    ),
    "ogres": (
        "silver",
        "ground 3 2 4 4 for 6: strengthens 1",
        "ground 3 2 6 5 for 8: strengthens 2",
    ),
    "thunderbirds": (
        "silver",
        "flying 4 1 5 9 for 8",
        "flying 4 1 6 11 for 14: thunders 1",
    ),
    "cyclopes": (
        "gold",
        "ranged 5 0 6 6 for 13: breaks-walls",
        "ranged 5 1 7 8 for 17+1: breaks-walls-and-tower",
    ),
    "behemoths": (
        "gold",
        "ground 6 2 9 6 for 19+1: lowers-defense 1",
        "ground 7 2 10 9 for 29+2: crushes 2",
    ),
}


def test_values_of_the_stronghold() -> None:
    assert faction("stronghold") == UNITS


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


# ---- Wolf Raiders ----


def test_wolf_raiders_attack_again_after_the_retaliation() -> None:
    assert hits(attack("stronghold_wolf_raiders+")) == [
        ("neutral_demons", 2),
        ("stronghold_wolf_raiders", 3),
        ("neutral_demons", 2),
    ]


def test_h3_17_37_the_second_attack_of_wolf_raiders_has_a_retaliation_of_its_own() -> None:
    f = attack("stronghold_wolf_raiders+", "castle_griffins+")
    assert (len(hits(f)), retaliations(f)) == (4, 2)


def test_wolf_raiders_knocked_down_by_the_retaliation_do_not_attack_again() -> None:
    f = attack("stronghold_wolf_raiders+", dice=(0, 1))
    assert not f.unit("stronghold_wolf_raiders").pack
    assert len(hits(f)) == 2


def test_wolf_raiders_do_not_attack_a_defeated_target_again() -> None:
    f = attack("stronghold_wolf_raiders+", "neutral_gremlins")
    assert hits(f) == [("neutral_gremlins", 2)]


def test_few_wolf_raiders_attack_once() -> None:
    assert hits(attack("stronghold_wolf_raiders"))[:1] == [("neutral_demons", 2)]
    assert retaliations(attack("stronghold_wolf_raiders")) == 1
    assert len(hits(attack("stronghold_wolf_raiders"))) == 2


# ---- Ogres ----


def ogres(unit: str = "stronghold_ogres") -> Fight:
    return Fight(
        [f"{unit} b1", "castle_marksmen a1", "neutral_nagas c1"],
        ["neutral_demons c2", "castle_halberdiers d5"],
        active=unit.removesuffix("+"),
    )


def test_ogres_offer_their_token_to_ground_and_flying_units_of_both_sides() -> None:
    f = ogres().choose("ability")
    assert f.options() == [
        "target stronghold_ogres",
        "target neutral_nagas",
        "target neutral_demons",
        "target castle_halberdiers",
    ]


def test_ogres_strengthen_attacks_for_two_combat_rounds() -> None:
    f = ogres().choose("ability", "target neutral_nagas")
    assert f.b.round == 2
    f.choose("attack neutral_demons")
    assert hits(f) == [("neutral_demons", 6)]
    assert [(e.card, e.amount, e.until) for e in f.b.ongoing] == [("attack_token", 1, 2)]


def test_the_token_of_ogres_ends_with_the_second_combat_round() -> None:
    f = ogres().choose("ability", "target neutral_nagas")
    while f.b.round == 2:
        f.choose("stop" if "stop" in f.options() else f.options()[0])
    assert (f.b.round, f.b.ongoing) == (3, ())


def test_of_two_attack_tokens_the_better_one_stays() -> None:
    f = Fight(
        ["stronghold_ogres+ b1", "stronghold_ogres a1", "neutral_nagas c1"],
        ["neutral_demons c2", "castle_halberdiers d5"],
        active="stronghold_ogres",
    ).choose("ability", "target neutral_nagas")
    assert [effect.amount for effect in f.b.ongoing] == [2]
    few = f.unit("stronghold_ogres.2")
    while f.b.active != few.number:
        f.choose("stop" if "stop" in f.options() else f.options()[-1])
    f.choose("ability", "target neutral_nagas")
    assert len(f.told("ability")) == 2
    assert [effect.amount for effect in f.b.ongoing] == [2]


def test_ogres_do_not_move_or_attack_besides() -> None:
    f = ogres().choose("ability", "target neutral_nagas")
    assert f.told("moves") == f.told("attacks") == []
    assert f.b.round == 2


# ---- Thunderbirds ----


def test_thunderbirds_do_one_more_damage_on_zero_or_plus() -> None:
    for die in (0, 1):
        f = attack("stronghold_thunderbirds+", dice=(0, die))
        assert f.unit("neutral_demons").damage == 5


def test_thunderbirds_do_no_more_damage_on_minus() -> None:
    f = attack("stronghold_thunderbirds+", dice=(0, -1))
    assert f.unit("neutral_demons").damage == 4


def test_thunderbirds_thunder_when_they_retaliate() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_marksmen d1"],
        ["stronghold_thunderbirds+ b3", "castle_halberdiers d5"],
        active="neutral_demons",
    ).choose("attack stronghold_thunderbirds")
    assert f.unit("neutral_demons").damage == 5


def test_few_thunderbirds_do_no_more_damage() -> None:
    assert attack("stronghold_thunderbirds").unit("neutral_demons").damage == 4


# ---- Cyclopes ----


def siege(cyclopes: str, *, tower: bool = False) -> Fight:
    f = Fight(
        [f"{cyclopes} b1", "castle_marksmen d1"],
        ["neutral_demons b5", "castle_halberdiers d5"],
        siege=("a3", "c3"),
        gate="b3",
        active=cyclopes.removesuffix("+"),
    )
    if tower:
        unit = add_unit(f.s, Troop("siege_arrow_tower"), 1, OFF)
        unit.activated = True
        f.b.tower = unit.number
    return f


def test_cyclopes_destroy_the_gate_or_a_wall_from_afar() -> None:
    f = siege("stronghold_cyclopes").choose("ability")
    assert f.options() == ["knock-down a3", "knock-down b3", "knock-down c3"]
    f.choose("knock-down b3")
    assert f.b.gate == OFF
    f = siege("stronghold_cyclopes").choose("ability", "knock-down c3")
    assert (f.b.walls, f.b.gate) == (1 << 8, 9)


def test_few_cyclopes_do_not_destroy_the_arrow_tower() -> None:
    f = siege("stronghold_cyclopes", tower=True).choose("ability")
    assert f.options() == ["knock-down a3", "knock-down b3", "knock-down c3"]


def test_a_pack_of_cyclopes_destroys_the_arrow_tower() -> None:
    f = siege("stronghold_cyclopes+", tower=True)
    f.choose("ability", "knock-down siege_arrow_tower")
    assert not f.unit("siege_arrow_tower").alive


def test_cyclopes_find_nothing_to_destroy_without_a_siege() -> None:
    f = Fight(
        ["stronghold_cyclopes+ b1", "castle_marksmen d1"],
        ["neutral_demons b5"],
        active="stronghold_cyclopes",
    )
    assert "ability" not in f.options()


# ---- Behemoths ----


def test_behemoths_lower_the_defense_of_the_target() -> None:
    assert hits(attack("stronghold_behemoths", "tower_titans"))[0] == ("tower_titans", 4)
    assert hits(attack("stronghold_behemoths+", "tower_titans"))[0] == ("tower_titans", 6)


def test_behemoths_lower_no_defense_below_zero() -> None:
    assert hits(attack("stronghold_behemoths+"))[0] == ("neutral_demons", 7)


def test_a_pack_of_behemoths_corrodes_the_target_for_the_combat() -> None:
    f = attack("stronghold_behemoths+", "tower_titans")
    assert [(e.card, e.amount, e.until) for e in f.b.ongoing] == [("corrosion_token", -1, 0)]
    f.choose("attack tower_titans")
    assert hits(f)[2] == ("tower_titans", 7)


def test_a_unit_has_one_corrosion_token_at_most() -> None:
    f = attack("stronghold_behemoths+", "tower_titans+").choose("stop", "attack tower_titans")
    assert len(f.told("token")) == 2
    assert [effect.card for effect in f.b.ongoing] == ["corrosion_token"]


def test_few_behemoths_corrode_nobody() -> None:
    assert attack("stronghold_behemoths", "tower_titans").b.ongoing == ()
