"""Buildings that work in combats: Stormclouds, Cage of Warlords, Hall of Valhalla (H3-7)."""

from typing import Any

import pytest

from rulebound.core.errors import BadPosition
from rulebound.games.homm3.map.position import read_position
from tests.games.homm3.map.homes import home, new_round, placed, use
from tests.games.homm3.quests import Quest

CAGE = "fortress_cage_of_warlords"
CLOUDS = "inferno_brimstone_stormclouds"
VALHALLA = "stronghold_hall_of_valhalla"
RICH: dict[str, Any] = {"gold": 20, "materials": 10, "valuables": 5}


def stored(q: Quest, building: str) -> int:
    return dict(q.realm.stored).get(building, 0)


def with_cubes(q: Quest, building: str, count: int) -> Quest:
    q.realm.stored = ((building, count),)
    return q


def on_foot(faction: str, *roles: str, cubes: tuple[str, int] = ("", 0), **more: Any) -> Quest:
    """The attacker's only unit stands beside the enemy's and is active."""
    enemy = {"troops": ((more.pop("unit"),), ("necropolis_zombies",))}
    q = home(faction, *roles, **{"heroes": {0: "F1 C", 1: "F1 NE"}, **enemy, **more})
    if cubes[0]:
        with_cubes(q, *cubes)
    q.go("F1 NE")
    return placed(q)


def strike(q: Quest) -> Quest:
    """The active unit attacks; the question is now who plays what."""
    return q.choose(next(o for o in q.offered if o.startswith("attack ")))


# ---- Cage of Warlords ----


def test_fortress_cage_gets_a_cube_when_built_and_in_resource_rounds() -> None:
    q = home("fortress", "dwelling_bronze", **RICH)
    q.choose(f"build {CAGE}")
    assert stored(q, CAGE) == 1
    assert stored(new_round("fortress", "dwelling_bronze", "special_gears"), CAGE) == 1


def test_fortress_cage_holds_two_cubes_at_most() -> None:
    q = with_cubes(home("fortress", "dwelling_bronze", "special_gears", round=2), CAGE, 2)
    q.choose("end-turn")
    while q.w.round == 2:
        q.choose(q.offered[-1])
    assert stored(q, CAGE) == 2


def test_fortress_cage_gets_no_cube_in_astrologers_rounds() -> None:
    assert stored(new_round("fortress", "dwelling_bronze", "special_gears", number=4), CAGE) == 0


def cage(count: int, **more: Any) -> Quest:
    return on_foot(
        "fortress",
        "dwelling_bronze",
        "special_gears",
        unit="fortress_gnolls",
        cubes=(CAGE, count),
        **more,
    )


def test_fortress_cage_gives_attack_for_each_cube() -> None:
    q = strike(cage(2))
    assert q.asked == "0 attack"
    q.choose(use(CAGE, "cube-attack"), use(CAGE, "cube-attack"))
    assert stored(q, CAGE) == 0
    assert q.told("bonus")[-1]["stat"] == "attack"
    assert len(q.told("bonus")) == 2
    plain = strike(cage(0))
    raised, usual = q.told("hit")[0], plain.told("hit")[0]
    assert raised["attack"] == usual["attack"] + 2


def test_fortress_cage_gives_defense_against_the_attack_at_hand() -> None:
    q = home(
        "castle",
        enemy="fortress",
        heroes={0: "F1 C", 1: "F1 NE"},
        troops=(("castle_griffins",), ("fortress_gnolls",)),
    )
    q.w.realms[1].buildings = ("fortress_den", CAGE)
    q.w.realms[1].stored = ((CAGE, 1),)
    placed(q.go("F1 NE"))
    strike(q)
    assert q.asked == "1 attack"
    assert q.offered == [use(CAGE, "cube-defense"), "pass"]
    q.choose(use(CAGE, "cube-defense"))
    assert q.w.realms[1].stored == ((CAGE, 0),)
    assert q.told("bonus")[-1]["stat"] == "defense"


def test_fortress_cage_without_cubes_offers_nothing() -> None:
    q = cage(0)
    assert not [o for o in q.offered if CAGE in o]


def test_fortress_cage_works_in_combats_of_the_secondary_hero() -> None:
    """H3-5.1 forbids cards there, not buildings."""
    q = home(
        "fortress",
        "dwelling_bronze",
        "special_gears",
        heroes={1: "F1 NE"},
        seconds={0: "F1 C"},
        hands=(("attack",),),
        troops=(("fortress_gnolls",), ("necropolis_zombies",)),
    )
    with_cubes(q, CAGE, 1)
    placed(q.go("F1 NE", "second"))
    strike(q)
    assert q.offered == [use(CAGE, "cube-attack"), "pass"]


# ---- Brimstone Stormclouds ----


def test_inferno_stormclouds_get_a_cube_when_built_and_in_astrologers_rounds() -> None:
    q = home("inferno", "dwelling_bronze", **RICH)
    q.choose(f"build {CLOUDS}")
    assert stored(q, CLOUDS) == 1
    q = new_round("inferno", "dwelling_bronze", "special_gears", number=4)
    assert stored(q, CLOUDS) == 1


def test_inferno_stormclouds_hold_three_cubes_and_wait_for_astrologers() -> None:
    q = home("inferno", "dwelling_bronze", "special_gears", round=1, no_astrologers=True)
    with_cubes(q, CLOUDS, 3).choose("end-turn")
    while q.w.round == 1:
        q.choose(q.offered[-1])
    assert stored(q, CLOUDS) == 3
    assert stored(new_round("inferno", "dwelling_bronze", "special_gears"), CLOUDS) == 0


def clouds(count: int, *hand: str) -> Quest:
    return on_foot(
        "inferno",
        "dwelling_bronze",
        "special_gears",
        unit="inferno_familiars",
        cubes=(CLOUDS, count),
        hands=(hand, ()),
    )


def test_inferno_stormclouds_give_a_spell_1_more_power() -> None:
    q = clouds(2, "lightning_bolt")
    assert "play lightning_bolt cast-2" not in q.offered
    q.choose(use(CLOUDS, "cube-power"))
    assert "play lightning_bolt cast-2" in q.offered
    assert not [o for o in q.offered if CLOUDS in o]  # one cube a spell
    q.choose("play lightning_bolt cast-2", "target necropolis_zombies")
    assert q.told("cast")[-1]["power"] == 1
    assert stored(q, CLOUDS) == 1


def test_inferno_stormclouds_are_lost_when_no_spell_follows() -> None:
    """H3-5.47."""
    q = clouds(1, "lightning_bolt")
    q.choose(use(CLOUDS, "cube-power"), "defend")
    assert q.told("power-lost")[-1]["power"] == 1
    assert q.b.armies[0].charge == 0


def test_inferno_stormclouds_serve_no_other_card() -> None:
    assert not [o for o in clouds(1, "attack").offered if CLOUDS in o]
    assert not [o for o in clouds(0, "lightning_bolt").offered if CLOUDS in o]


# ---- Hall of Valhalla ----


def valhalla(**more: Any) -> Quest:
    return on_foot("stronghold", "special_tent", unit="stronghold_wolf_raiders", **more)


def test_stronghold_valhalla_adds_1_attack_to_an_attack() -> None:
    q = strike(valhalla())
    assert q.offered == [use(VALHALLA, "valhalla"), "pass"]
    q.choose(use(VALHALLA, "valhalla"))
    usual = strike(valhalla()).choose("pass")
    assert q.told("hit")[0]["attack"] == usual.told("hit")[0]["attack"] + 1


def test_stronghold_valhalla_works_once_a_round() -> None:
    two = ("stronghold_wolf_raiders", "stronghold_orcs")
    q = strike(valhalla(troops=(two, ("necropolis_zombies+",))))
    q.choose(use(VALHALLA, "valhalla"))
    assert VALHALLA in q.realm.spent
    strike(q)
    assert q.told("attacks")[-1]["unit"] == "stronghold_orcs"
    assert q.asked == "0 step"  # not "0 attack"


def test_stronghold_valhalla_is_fresh_in_the_next_round() -> None:
    q = home("stronghold", "special_tent", round=1, no_astrologers=True)
    q.realm.spent = (VALHALLA,)
    q.choose("end-turn")
    while q.w.round == 1:
        q.choose(q.offered[-1])
    assert VALHALLA not in q.realm.spent


def test_stronghold_valhalla_raises_only_own_attacks() -> None:
    q = home(
        "castle",
        enemy="stronghold",
        heroes={0: "F1 C", 1: "F1 NE"},
        troops=(("castle_griffins+",), ("stronghold_goblins+",)),
        dice=[-1],
    )
    q.w.realms[1].buildings = (VALHALLA,)
    strike(placed(q.go("F1 NE")))
    assert q.asked == "1 attack"  # the Goblins strike back; the attack on them came before
    assert [event["retaliation"] for event in q.told("attacks")] == [0, 1]
    assert use(VALHALLA, "valhalla") in q.offered


# ---- positions ----


def test_cubes_and_what_is_spent_stand_in_positions() -> None:
    q = home("fortress", "dwelling_bronze", "special_gears")
    q.realm.stored, q.realm.spent = ((CAGE, 2),), (CAGE,)
    text = q.match.position()
    assert f"stored: {CAGE}=2" in text
    read_position(q.s, text.replace(f"{CAGE}=2", f"{CAGE}=1"))
    assert q.realm.stored == ((CAGE, 1),)
    assert q.realm.spent == (CAGE,)
    with pytest.raises(BadPosition):
        read_position(q.s, text.replace(f"stored: {CAGE}", "stored: nowhere"))
