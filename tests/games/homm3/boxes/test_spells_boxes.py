"""Spells (H3-5.45) of the other boxes, in combat."""

from typing import Any

import pytest

from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.model.kinds import KINDS
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
    CRUSADERS,
    GRIFFINS,
    KNIGHTS,
    MINE,
    VAMPIRES,
    ZOMBIES,
    cast,
    casts,
    melee,
    table,
    targets,
)
from tests.games.homm3.fights import Fight

PRINTED = """
dimension_door air rampart 2 expert 0 2 4
precision air rampart 2 basic 0 1 2
earthquake earth rampart 2 basic 0 1 2
sorrow earth rampart 2 expert 0 2 4
fire_wall fire rampart 2 basic 0 2 4
slayer fire rampart 2 expert 0 2 4
forgetfulness water rampart 2 basic 0 1 2
mirth water rampart 2 expert 0 2 4
fly air fortress 2 expert 0 2 4
fortune air fortress 2 basic 0 1 2
implosion earth fortress 2 expert 1 3 5
view_earth earth fortress 2 basic 0 1 2
frenzy fire fortress 2 expert 0 2 4
misfortune fire fortress 2 basic 0 1 2
frost_ring water fortress 2 expert 0 2 4
remove_obstacle water fortress 2 basic 0 1 2
inferno fire inferno 2 expert 0 1 2
visions fire inferno 2 basic 0 1 2
shield earth tower 2 basic 0 1 2
berserk fire tower 1 expert 0 2 4
dispel water tower 2 basic 0 1 2
magic_mirror air stronghold 2 expert 0 1 2
summon_air_elemental air conflux 2 expert 2 4
summon_earth_elemental earth conflux 2 expert 2 4
summon_fire_elemental fire conflux 2 expert 2 4
summon_water_elemental water conflux 2 expert 2 4
clone water cove 2 expert 1 3 5
water_walk water cove 2 expert 0 1 2
air_shield air stretch_goals_2024 2 basic 0 1 2
protection_from_air air stretch_goals_2024 2 basic 0 1
protection_from_earth earth stretch_goals_2024 2 basic 0 1
protection_from_fire fire stretch_goals_2024 2 basic 0 1
protection_from_water water stretch_goals_2024 2 basic 0 1
force_field earth stretch_goals_2024 2 basic 0 1 2
sacrifice fire stretch_goals_2024 2 expert 0 2 4
"""
ROWS = [line.split() for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_the_card_prints(row: list[str]) -> None:
    id_, school, box, copies, grade, *costs = row
    card = CARDS[id_]
    assert (card.schools, card.box, card.copies) == ((school,), box, int(copies))
    assert card.expert is (grade == "expert")
    assert [e.cost for e in card.effects if e.casts] == [int(cost) for cost in costs]


def struck(*hand: str, attacker: str = ZOMBIES, **more: Any) -> Fight:
    f = melee(*hand, active=attacker, **more)
    while "defend" not in f.options():
        f.choose("pass")
    return f.choose(f"attack {GRIFFINS}")


# ---- attacks ----


def far(*hand: str, **more: Any) -> Fight:
    return Fight(
        ("castle_marksmen+ b1", "castle_griffins d2"),
        ("necropolis_zombies+ b5", "necropolis_skeletons d5"),
        hands=([*hand], []),
        active="castle_marksmen",
        **more,
    )


def test_precision_helps_shooters_from_afar() -> None:
    f = far("precision", dice=[1, -1]).choose(f"attack {ZOMBIES}", "play precision cast-1")
    assert f.told("bonus")[0]["amount"] == "+1"
    assert f.told("rolled")[0]["rule"] == ""  # no ranged penalty
    assert not any("precision cast" in o for o in melee("precision").options())


def test_slayer_rolls_more_dice_against_gold_units_and_draws() -> None:
    mine = ("castle_griffins+ b2", "castle_crusaders+ a1")
    theirs = ("necropolis_dread_knights+ b3", "necropolis_zombies+ a2")
    f = table("slayer", mine=mine, theirs=theirs, dice=[1, -1], players=({"deck": ("attack",)}, {}))
    f.choose(f"attack {KNIGHTS}", "play slayer cast-1")
    assert f.told("hit")[0]["die"] == "+1"  # -1 does not count
    assert "attack" in f.hand(0)
    f = table("slayer", mine=mine, theirs=theirs).choose(f"attack {ZOMBIES}")
    assert not casts(f, "slayer")


def test_frenzy_ignores_the_defense_of_its_tier() -> None:
    f = melee("frenzy").choose(f"attack {ZOMBIES}", "play frenzy cast-1")
    assert f.told("hit")[0]["defense"] == 0
    mine = ("castle_griffins+ b2",)
    f = table("frenzy", mine=mine, theirs=("necropolis_dread_knights+ b3",))
    assert not casts(f.choose(f"attack {KNIGHTS}"), "frenzy")


def test_misfortune_cancels_the_die_and_later_cards() -> None:
    f = struck("misfortune", dice=[1], enemy=["attack"])
    while not casts(f, "misfortune"):
        f.choose("pass")
    f.choose("play misfortune cast-1")
    while "play attack basic" in f.options():
        f.choose("play attack basic")
    hit = f.told("hit")[0]
    assert (hit["die"], hit["attack"]) == ("0", 2)
    assert not casts(melee("misfortune"), "misfortune")


def test_fortune_rolls_again_and_uses_the_best() -> None:
    f = melee("fortune", dice=[-1, 1]).choose(f"attack {ZOMBIES}", "play fortune cast-1")
    assert f.options() == ["face -1", "face +1"]
    f.choose("face +1")
    assert f.told("hit")[0]["die"] == "+1"
    assert not casts(melee("fortune"), "fortune")  # before the roll of an attack


def test_shield_helps_against_those_who_come_near() -> None:
    f = struck("shield")
    f.choose("play shield cast-1")
    assert f.told("hit")[0]["defense"] == 1
    f = Fight(
        ("castle_griffins b2", "castle_champions d1"),
        ("castle_marksmen b5", "necropolis_skeletons d5"),
        hands=(["shield", "defense"], []),
        active="castle_marksmen",
    ).choose(f"attack {GRIFFINS}")
    assert not casts(f, "shield")


def test_air_shield_helps_against_shooters_only() -> None:
    f = table("air_shield").choose("play air_shield cast-1", f"target {GRIFFINS}")
    assert f.b.ongoing[0].what == "defense_ranged"
    f = melee("air_shield").choose("play air_shield cast-1", f"target {GRIFFINS}")
    f.choose(f"attack {ZOMBIES}")
    assert f.told("hit")[1]["defense"] == 0


def test_mirth_lets_attack_dice_be_rolled_again() -> None:
    f = melee("mirth", dice=[-1, 1]).choose("play mirth cast-1", f"attack {ZOMBIES}")
    assert f.ask() == "reroll"
    f.choose("reroll luck 1")
    assert f.told("hit")[0]["die"] == "+1"
    assert "play mirth cast-1" not in melee("mirth", no_rerolls=True).options()


# ---- activations ----


def next_is(f: Fight, unit: str) -> Fight:
    for u in f.b.units:
        u.activated = u.name != unit
    f.choose("stop")
    return f


def test_sorrow_takes_an_activation() -> None:
    f = next_is(table("sorrow"), ZOMBIES)
    assert f.ask() == "before"
    f.choose("play sorrow cast-1")
    assert f.unit(ZOMBIES).activated or f.b.round == 2
    assert not f.told("activates")[1:] or f.told("activates")[-1]["unit"] != ZOMBIES


def test_sorrow_needs_power_for_higher_tiers() -> None:
    f = next_is(table("sorrow"), KNIGHTS)
    assert not casts(f, "sorrow")


def test_forgetfulness_keeps_a_shooter_from_attacking() -> None:
    theirs = ("castle_marksmen+ b5", "necropolis_zombies d5")
    f = table("forgetfulness", theirs=theirs).choose("play forgetfulness cast-1")
    f = next_is(f, "castle_marksmen")
    assert not any(o.startswith("attack") for o in f.options())
    assert not casts(table("forgetfulness"), "forgetfulness")  # nobody shoots


def test_berserk_makes_a_unit_attack_the_nearest() -> None:
    theirs = ("necropolis_zombies+ b4", "necropolis_vampires+ b5")
    f = table("berserk", theirs=theirs).choose("play berserk cast-1")
    f = next_is(f, ZOMBIES)
    attacks = [o for o in f.options() if o.startswith("attack")]
    assert all(o.startswith(f"attack {VAMPIRES}") for o in attacks)
    assert attacks
    assert "defend" not in f.options()
    f.choose(attacks[0])
    assert f.told("attacks")[-1]["unit"] in (ZOMBIES, VAMPIRES)


def test_berserk_reaches_one_tier_only() -> None:
    f = cast(table("berserk", power=2), "berserk", 2, power=2)
    assert targets(f) <= {VAMPIRES, CRUSADERS}


# ---- damage ----


@pytest.mark.parametrize(("grade", "power", "amount"), [(1, 1, 2), (2, 3, 4), (3, 5, 6)])
def test_implosion(grade: int, power: int, amount: int) -> None:
    f = cast(table("implosion", power=power), "implosion", grade, f"target {KNIGHTS}", power=power)
    taken = f.told("hurt")[0]["amount"]
    assert taken == amount
    assert not casts(table("implosion"), "implosion")  # at least 1 power


def test_frost_ring_hits_two_units_beside_a_space() -> None:
    f = table("frost_ring").choose("play frost_ring cast-1", "space b3")
    f.choose(f"target {GRIFFINS}")
    hurt = [u.name for u in f.b.units if u.damage]
    assert hurt == [GRIFFINS, ZOMBIES]


def test_inferno_burns_by_the_dice() -> None:
    f = table("inferno", dice=[1]).choose("play inferno cast-1", "space b4")
    assert f.unit(ZOMBIES).damage == 1
    f = table("inferno", dice=[0]).choose("play inferno cast-1", "space b4")
    assert f.unit(ZOMBIES).damage == 0


def test_fire_wall_burns_who_stops_and_who_walks_through() -> None:
    f = cast(table("fire_wall", power=2), "fire_wall", 2, "space b3", "move b3", power=2)
    assert f.unit(GRIFFINS).damage == 2
    walkers = ("castle_crusaders+ a1", "castle_griffins d1")
    wall = ("necropolis_zombies+ d5",)
    f = table("fire_wall", mine=walkers, theirs=wall, active=CRUSADERS)
    f.choose("play fire_wall cast-1", "space a2", "move b2")  # there is a way around it
    assert f.unit(CRUSADERS).damage == 0


def test_sacrifice_moves_damage_to_another_unit() -> None:
    f = table("sacrifice", damage={GRIFFINS: 2})
    f.choose("play sacrifice cast-1", f"target {CHAMPIONS}", "amount 2")
    assert (f.unit(GRIFFINS).damage, f.unit(CHAMPIONS).damage) == (0, 2)
    assert not casts(table("sacrifice"), "sacrifice")  # nobody is wounded


# ---- sieges, spaces, effects ----


def besieged(*hand: str, power: int = 0) -> Fight:
    return Fight(
        MINE,
        ("necropolis_zombies+ b4", "necropolis_vampires+ c5"),
        hands=([*hand, *["power"] * power], []),
        siege=("a3", "c3", "d3"),
        gate="b3",
        active=GRIFFINS,
    )


def test_earthquake_breaks_walls() -> None:
    f = besieged("earthquake").choose("play earthquake cast-1", "target b3")
    assert f.b.walls.bit_count() == 3
    f = cast(besieged("earthquake", power=2), "earthquake", 3, power=2)
    assert f.b.walls == 0
    assert (f.unit(GRIFFINS).damage, f.unit(ZOMBIES).damage) == (1, 1)
    assert not casts(table("earthquake"), "earthquake")


def test_force_field_closes_a_space() -> None:
    walkers = ("castle_crusaders+ a1", "castle_griffins d1")
    f = table("force_field", mine=walkers, active=CRUSADERS)
    f.choose("play force_field cast-1", "space a2")
    assert "move a2" not in f.options()
    assert "move b2" in f.options()


def test_remove_obstacle_takes_a_force_field_away() -> None:
    f = table("force_field", "remove_obstacle", "knowledge")
    assert not casts(f, "remove_obstacle")
    f.choose("play force_field cast-1", "space a2")
    f.b.armies[0].limit = 2
    while f.ask() == "cast":
        f.choose("pass")
    f.choose("play remove_obstacle cast-1")
    assert not f.b.ongoing
    assert "force_field" in f.discard(0)


def test_dispel_ends_what_lies_on_a_unit() -> None:
    f = table("haste", "dispel").choose("play haste cast-1", f"target {ZOMBIES}")
    f.b.armies[0].limit = 2
    f.choose("play dispel cast-1")
    assert not f.b.ongoing
    assert not casts(table("dispel"), "dispel")


def test_dispel_minds_tiers() -> None:
    f = table("haste", "dispel").choose("play haste cast-1", f"target {CHAMPIONS}")
    f.b.armies[0].limit = 2
    assert not casts(f, "dispel")


# ---- against spells ----


def test_magic_mirror_turns_a_spell_to_another_target() -> None:
    f = table("lightning_bolt", enemy=["magic_mirror"])
    f.choose("play lightning_bolt cast-1", f"target {ZOMBIES}", "play magic_mirror cast-1")
    f.choose(f"target {GRIFFINS}")
    assert (f.unit(ZOMBIES).damage, f.unit(GRIFFINS).damage) == (0, 2)


def test_magic_mirror_minds_tiers() -> None:
    f = table("lightning_bolt", enemy=["magic_mirror"])
    f.choose("play lightning_bolt cast-1", f"target {KNIGHTS}")
    assert not casts(f, "magic_mirror")


PROTECTIONS = {
    "protection_from_air": "lightning_bolt",
    "protection_from_earth": "slow",
    "protection_from_fire": "blind",
}
SUMMONS = {
    "summon_air_elemental": "summoned_air_elementals",
    "summon_earth_elemental": "summoned_earth_elementals",
    "summon_fire_elemental": "summoned_fire_elementals",
    "summon_water_elemental": "summoned_water_elementals",
}


@pytest.mark.parametrize(("card", "spell"), PROTECTIONS.items())
def test_protection_cancels_a_spell_of_its_school(card: str, spell: str) -> None:
    f = table(spell, enemy=[card])
    f.choose(f"play {spell} cast-1", f"target {ZOMBIES}")
    f.choose(f"play {card} cast-1")
    assert f.told("spell-failed")[0]["card"] == spell
    assert f.unit(ZOMBIES).damage == 0
    assert not f.b.ongoing


def test_protection_from_water_cancels_a_water_spell() -> None:
    f = melee("bless", enemy=["protection_from_water"]).choose(f"attack {ZOMBIES}")
    f.choose("play bless cast-1", "play protection_from_water cast-1")
    assert f.told("spell-failed")[0]["card"] == "bless"


@pytest.mark.parametrize("card", [*PROTECTIONS, "protection_from_water"])
def test_protection_is_no_help_against_other_schools(card: str) -> None:
    spell = "slow" if card != "protection_from_earth" else "haste"
    f = table(spell, enemy=[card])
    f.choose(f"play {spell} cast-1", f"target {ZOMBIES}")
    assert not casts(f, card)


def test_protection_from_expert_spells_needs_power() -> None:
    f = table("fireball", enemy=["protection_from_fire", "power"])
    f.choose("play fireball cast-1", "blast b4 c4")
    assert not casts(f, "protection_from_fire")
    f.choose("play power basic")
    assert casts(f, "protection_from_fire") == ["cast-2"]


# ---- units ----


@pytest.mark.parametrize(("card", "summoned"), SUMMONS.items())
def test_summoned_elementals_fight_in_this_combat(card: str, summoned: str) -> None:
    assert not casts(table(card), card)  # nothing without power
    f = cast(table(card, power=2), card, 1, "space a3", power=2)
    unit = f.unit(summoned)
    assert (unit.side, unit.pack, unit.space) == (0, False, "a3")
    active = f.unit(GRIFFINS)
    assert unit.activated is (initiative(f.s, unit) > initiative(f.s, active))
    f = cast(table(card, power=4), card, 2, "space a3", power=4)
    assert f.unit(summoned).pack


def test_a_clone_falls_apart_when_it_is_touched() -> None:
    f = cast(melee("clone", power=1), "clone", 1, "space c2", power=1)
    copy = f.b.units[-1]
    assert (copy.lent, copy.face.attack) == (True, f.unit(GRIFFINS).face.attack)
    f.b.units[copy.number].activated = True
    for u in f.b.units:
        u.activated = u.name != ZOMBIES
    f.choose("stop")
    attack = next(o for o in f.options() if o.startswith(f"attack {copy.name}"))
    f.choose(attack)
    while f.match.decision is not None and f.b.attack is not None:
        f.choose(f.options()[-1])
    assert not f.b.units[copy.number].alive
    assert "clone" in f.discard(0)


def test_a_clone_goes_with_its_original() -> None:
    f = cast(table("clone", power=1), "clone", 1, "space a2", power=1)
    harm.defeat(f.s, f.unit(GRIFFINS))
    assert not f.b.units[-1].alive
    assert not casts(table("clone"), "clone")


def test_summoned_units_belong_to_no_deck() -> None:
    summoned = {kind.id: kind.copies for kind in KINDS.values() if kind.faction == "summoned"}
    assert summoned == {
        "summoned_air_elementals": 2,
        "summoned_fire_elementals": 2,
        "summoned_earth_elementals": 2,
        "summoned_water_elementals": 2,
    }
