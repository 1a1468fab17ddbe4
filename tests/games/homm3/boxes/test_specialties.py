"""Specialties of heroes out of the other boxes."""

import pytest

from rulebound.games.homm3.combat.values import health, initiative
from tests.games.homm3.fights import Fight

SPARE = "knowledge"
ATTACK = [  # card, way, attack for others, favourite unit or none
    ("gelu_1", "top", 1, "rampart_elves"),
    ("gelu_1", "top", 1, "neutral_sharpshooters"),
    ("dracon_1", "top", 1, "tower_magi"),
    ("josephine_4", "top", 1, "tower_iron_golems"),
    ("josephine_6", "basic", 2, "tower_iron_golems"),
    ("fiona_1", "top", 1, "inferno_cerberi"),
    ("fiona_6", "basic", 2, "inferno_cerberi"),
    ("wystan_1", "top", 1, "fortress_lizardmen"),
    ("yog_1", "top", 1, "stronghold_cyclopes"),
    ("erdamon_1", "top", 1, "conflux_magma_elementals"),
    ("erdamon_6", "top", 2, ""),
    ("cassiopeia_1", "top", 1, "cove_oceanids"),
    ("cassiopeia_6", "basic", 2, "cove_oceanids"),
    ("casmetra_1", "top", 1, "cove_sorceresses"),
    ("casmetra_6", "top", 2, ""),
]
DEFENSE = [
    ("gelu_1", "rampart_elves"),
    ("dracon_1", "tower_magi"),
    ("josephine_4", "tower_iron_golems"),
    ("fiona_1", "inferno_cerberi"),
    ("wystan_1", "fortress_lizardmen"),
    ("yog_1", "stronghold_cyclopes"),
    ("erdamon_1", "conflux_magma_elementals"),
    ("cassiopeia_1", "cove_oceanids"),
    ("casmetra_1", "cove_sorceresses"),
]
LASTING = [  # card, way, what, amount for others, favourite unit or none
    ("gelu_6", "basic", "initiative", 2, "rampart_elves"),
    ("dracon_6", "basic", "initiative", 2, "tower_magi"),
    ("josephine_1", "basic", "health", 1, "tower_iron_golems"),
    ("fiona_4", "basic", "health", 1, "inferno_cerberi"),
    ("wystan_4", "basic", "health", 1, "fortress_lizardmen"),
    ("wystan_6", "basic", "initiative", 2, "fortress_lizardmen"),
    ("yog_4", "basic", "initiative", 1, "stronghold_cyclopes"),
    ("yog_6", "basic", "health", 1, "stronghold_cyclopes"),
    ("erdamon_4", "basic", "initiative", 1, "conflux_magma_elementals"),
    ("erdamon_6", "bottom", "initiative", 3, ""),
    ("cassiopeia_4", "basic", "initiative", 1, "cove_oceanids"),
    ("casmetra_4", "basic", "initiative", 1, "cove_sorceresses"),
]


def fight(
    *hand: str, unit: str = "castle_halberdiers", active: str = "", **player: object
) -> Fight:
    return Fight(
        [f"{unit} b2", "castle_griffins d1"],
        ["necropolis_zombies+ b3", "neutral_boars d5"],
        hands=(hand, []),
        players=(player, {}),
        active=active or unit,
    )


@pytest.mark.parametrize(("card", "way", "amount", "loved"), ATTACK)
def test_attack_counts_twice_for_favourite_units_only(
    card: str, way: str, amount: int, loved: str
) -> None:
    assert fight(card).choose(f"play {card} {way}").unit("castle_halberdiers").attack == amount
    if loved:
        f = fight(card, unit=loved).choose(f"play {card} {way}")
        assert f.unit(loved).attack == 2 * amount


@pytest.mark.parametrize(("card", "way", "amount", "loved"), ATTACK)
def test_attack_is_not_offered_to_the_defender(
    card: str, way: str, amount: int, loved: str
) -> None:
    f = fight(card, "defense", active="necropolis_zombies").choose("attack castle_halberdiers")
    assert "play defense basic" in f.options()
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(("card", "loved"), DEFENSE)
def test_defense_counts_twice_for_favourite_units_only(card: str, loved: str) -> None:
    for unit, amount in ((loved, 2), ("castle_halberdiers", 1)):
        f = fight(card, unit=unit, active="necropolis_zombies")
        f.choose(f"attack {unit}", f"play {card} bottom")
        assert f.told("bonus")[0]["amount"] == f"+{amount}"


@pytest.mark.parametrize(("card", "loved"), DEFENSE)
def test_defense_is_not_offered_to_the_attacker(card: str, loved: str) -> None:
    assert f"play {card} bottom" not in fight(card, unit=loved).options()


@pytest.mark.parametrize(("card", "way", "what", "amount", "loved"), LASTING)
def test_lasting_bonuses_count_twice_for_favourite_units_only(
    card: str, way: str, what: str, amount: int, loved: str
) -> None:
    for unit, more in ((loved, 2 * amount), ("castle_halberdiers", amount)):
        if not unit:
            continue
        f = fight(card, unit=unit).choose(f"play {card} {way}", f"target {unit}")
        for name, bonus in ((unit, more), ("castle_griffins", 0)):
            u = f.unit(name)
            value = health(f.b, u) if what == "health" else initiative(f.s, u)
            printed = u.face.health if what == "health" else u.face.initiative
            assert value - printed == bonus


@pytest.mark.parametrize("card", ["gelu_4", "dracon_4"])
def test_units_are_traded_in_only_on_the_map(card: str) -> None:
    f = fight(card, deck=(SPARE,))
    assert f"play {card} top" not in f.options()
    assert f.choose(f"play {card} bottom").hand(0) == [SPARE]


@pytest.mark.parametrize("card", ["gelu_4", "dracon_4"])
def test_nothing_is_drawn_from_an_empty_deck(card: str) -> None:
    assert not [option for option in fight(card).options() if option.startswith("play")]


# ---- Casmetra VI ----


def test_casmetra_vi_weakens_a_unit_for_two_rounds() -> None:
    f = fight("casmetra_6").choose("play casmetra_6 bottom", "target necropolis_zombies")
    f.choose("attack necropolis_zombies")
    assert f.told("hit")[1]["attack"] == 0  # the Zombies strike back with 2 - 2
    (effect,) = f.b.ongoing
    assert effect.until == 2


def test_casmetra_vi_weakens_nobody_else() -> None:
    f = fight("casmetra_6").choose("play casmetra_6 bottom", "target neutral_boars")
    f.choose("attack necropolis_zombies")
    assert f.told("hit")[1]["attack"] == 2


# ---- Gem ----


def test_gem_i_takes_a_first_aid_tent() -> None:
    f = fight("gem_1").choose("play gem_1 top")
    assert f.hand(0) == ["first_aid_tent"]


def test_gem_i_takes_no_fifth_tent() -> None:
    f = fight("gem_1", deck=("first_aid_tent",) * 3, permanent="first_aid_tent")
    assert "play gem_1 top" not in f.options()
    assert "play gem_1 bottom" in f.options()


def test_gem_i_draws_with_a_tent() -> None:
    f = fight("gem_1", deck=(SPARE,), permanent="first_aid_tent").choose("play gem_1 bottom")
    assert f.hand(0) == [SPARE]


def test_gem_i_draws_nothing_without_a_tent() -> None:
    f = fight("gem_1", deck=(SPARE,))
    assert "play gem_1 top" in f.options()
    assert "play gem_1 bottom" not in f.options()


def wounded(*hand: str, permanent: str = "") -> Fight:
    return Fight(
        ["castle_halberdiers b2", "castle_griffins d1"],
        ["necropolis_zombies+ b4", "neutral_boars d5"],
        hands=(hand, []),
        players=({"permanent": permanent}, {}),
        damage={"castle_griffins": 3},
        active="castle_halberdiers",
    )


def test_gem_iv_heals_two() -> None:
    assert wounded("gem_4").choose("play gem_4 basic").unit("castle_griffins").damage == 1


def test_gem_iv_heals_nobody_who_is_well() -> None:
    assert "play gem_4 basic" not in fight("gem_4").options()


def test_gem_vi_doubles_the_first_aid_tent() -> None:
    f = wounded("gem_6", permanent="first_aid_tent").choose("play gem_6 basic")
    assert f.choose("use first_aid_tent use").unit("castle_griffins").damage == 1


def test_gem_vi_heals_nobody_by_itself() -> None:
    f = wounded("gem_6").choose("play gem_6 basic")
    assert f.unit("castle_griffins").damage == 3


# ---- Frost Ring, Inferno ----


def crowd(*hand: str, **player: object) -> Fight:
    """Around b3: own Halberdiers on b2, Zombies on b4, Boars on c3; Griffins far off on d1."""
    return Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["necropolis_dread_knights b4", "neutral_boars c3"],
        hands=(hand, []),
        players=(player, {}),
        active="castle_champions",
    )


def harmed(f: Fight) -> dict[str, int]:
    return {u.name: u.damage for u in f.b.units if u.damage}


@pytest.mark.parametrize(("level", "price"), [(1, 1), (6, 2)])
def test_adelaide_i_and_vi_harm_all_units_next_to_a_space(level: int, price: int) -> None:
    card = f"adelaide_{level}"
    f = crowd(card, *(SPARE,) * 3).choose(f"play {card} basic", "space b3")
    amount = 1 if level == 1 else 2
    boars = f.unit("neutral_boars")
    assert not boars.alive or boars.damage == amount
    assert {name: harmed(f).get(name) for name in ("castle_champions", "castle_griffins")} == {
        "castle_champions": amount,
        "castle_griffins": None,
    }
    assert f.unit("necropolis_dread_knights").damage == amount
    assert f.hand(0) == [SPARE] * (3 - price)


@pytest.mark.parametrize(("level", "price"), [(1, 1), (6, 2)])
def test_adelaide_i_and_vi_spare_the_space_itself_and_want_their_price(
    level: int, price: int
) -> None:
    card = f"adelaide_{level}"
    f = Fight(
        ["castle_champions b2", "castle_griffins b1"],
        ["necropolis_dread_knights b4", "neutral_boars d5"],
        hands=([card, *(SPARE,) * price], []),
        active="castle_champions",
    ).choose(f"play {card} basic", "space b2")
    assert list(harmed(f)) == ["castle_griffins"]
    assert f"play {card} basic" not in crowd(card, *(SPARE,) * (price - 1)).options()


def test_adelaide_iv_takes_back_a_spell_or_a_specialty() -> None:
    f = crowd("adelaide_4", discard=("attack", "magic_arrow", "rion_1"))
    f.choose("play adelaide_4 basic")
    assert f.options() == ["fetch magic_arrow", "fetch rion_1"]
    f.choose("fetch rion_1")
    assert f.hand(0) == ["rion_1"]
    assert f.discard(0) == ["attack", "magic_arrow", "adelaide_4"]


def test_adelaide_iv_takes_back_nothing_else() -> None:
    assert "play adelaide_4 basic" not in crowd("adelaide_4", discard=("attack",)).options()


@pytest.mark.parametrize(("level", "price"), [(1, 2), (4, 1), (6, 0)])
def test_xyron_harms_the_space_and_all_next_to_it(level: int, price: int) -> None:
    card = f"xyron_{level}"
    f = crowd(card, *(SPARE,) * price).choose(f"play {card} basic", "space c3")
    assert harmed(f) == {"neutral_boars": 1}
    f = crowd(card, *(SPARE,) * price).choose(f"play {card} basic", "space b3")
    assert harmed(f) == {"castle_champions": 1, "necropolis_dread_knights": 1, "neutral_boars": 1}
    assert f.hand(0) == []


@pytest.mark.parametrize(("level", "price"), [(1, 2), (4, 1), (6, 0)])
def test_xyron_is_played_only_in_an_own_activation_for_its_price(level: int, price: int) -> None:
    card = f"xyron_{level}"
    if price:
        assert f"play {card} basic" not in crowd(card, *(SPARE,) * (price - 1)).options()
    f = fight(card, "defense", SPARE, SPARE, active="necropolis_zombies")
    assert f.choose("attack castle_halberdiers").options() == ["play defense basic", "pass"]


# ---- Deemer ----


def meteors(level: int, *hand: str) -> Fight:
    return Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["necropolis_dread_knights b4", "necropolis_ghost_dragons c4", "castle_archangels a4"],
        hands=([f"deemer_{level}", *hand], []),
        active="castle_champions",
    )


@pytest.mark.parametrize(("grade", "cost"), [(1, 0), (2, 2), (3, 4)])
def test_deemer_i_harms_a_unit_and_one_next_to_it(grade: int, cost: int) -> None:
    f = meteors(1, *("power",) * cost)
    f.choose(*("play power basic",) * cost, f"play deemer_1 grade-{grade}")
    f.choose("target necropolis_dread_knights")
    assert f.options() == ["target necropolis_ghost_dragons", "target castle_archangels"]
    f.choose("target castle_archangels")
    assert harmed(f) == {"necropolis_dread_knights": grade, "castle_archangels": grade}


def test_deemer_i_harms_only_the_unit_itself_if_nobody_stands_beside_it() -> None:
    f = meteors(1).choose("play deemer_1 grade-1", "target castle_griffins")
    assert harmed(f) == {"castle_griffins": 1}


def test_deemer_i_has_no_higher_grade_without_power() -> None:
    assert "play deemer_1 grade-1" in meteors(1).options()
    assert "play deemer_1 grade-2" not in meteors(1).options()


@pytest.mark.parametrize(("grade", "cost"), [(1, 0), (2, 2), (3, 4)])
def test_deemer_vi_harms_a_unit_and_two_next_to_it(grade: int, cost: int) -> None:
    f = meteors(6, *("power",) * cost)
    f.choose(*("play power basic",) * cost, f"play deemer_6 grade-{grade}")
    f.choose("target necropolis_dread_knights", "target castle_archangels")
    assert harmed(f) == {
        "necropolis_dread_knights": grade,
        "castle_archangels": grade,
        "necropolis_ghost_dragons": grade,
    }


def test_deemer_vi_harms_nobody_who_is_not_next_to_the_unit() -> None:
    f = meteors(6).choose("play deemer_6 grade-1", "target castle_archangels")
    assert harmed(f) == {"castle_archangels": 1, "necropolis_dread_knights": 1}


def test_deemer_iv_gives_power() -> None:
    f = meteors(4, "magic_arrow").choose("play deemer_4 top")
    assert f.b.armies[0].power == 1


def test_deemer_iv_gives_no_power_without_a_spell() -> None:
    assert "play deemer_4 top" not in meteors(4).options()


def test_deemer_iv_reshuffles_and_draws() -> None:
    f = crowd("deemer_4", deck=(), discard=(SPARE, SPARE)).choose("play deemer_4 bottom")
    assert f.hand(0) == [SPARE]
    assert f.s.players[0].deck == (SPARE,)
    assert f.discard(0) == ["deemer_4"]


def test_deemer_iv_draws_nothing_if_there_is_nothing() -> None:
    assert "play deemer_4 bottom" not in crowd("deemer_4").options()


# ---- Gundula ----


@pytest.mark.parametrize(("level", "left"), [(1, 2), (6, 1)])
def test_gundula_i_and_vi_slow_a_unit_down_but_not_below_1(level: int, left: int) -> None:
    f = fight(f"gundula_{level}")
    f.choose(f"play gundula_{level} basic", "target necropolis_zombies")
    assert initiative(f.s, f.unit("necropolis_zombies")) == left  # printed 4
    boars = f.unit("neutral_boars")
    assert initiative(f.s, boars) == boars.face.initiative


@pytest.mark.parametrize("level", [1, 6])
def test_gundula_i_and_vi_are_not_played_in_an_enemy_activation(level: int) -> None:
    f = fight(f"gundula_{level}", "defense", active="necropolis_zombies")
    assert f.choose("attack castle_halberdiers").options() == ["play defense basic", "pass"]


@pytest.mark.parametrize(("unit", "amount"), [("castle_crusaders", 2), ("castle_halberdiers", 1)])
def test_gundula_iv_gives_more_attack_to_the_faster_unit(unit: str, amount: int) -> None:
    f = fight("gundula_4", unit=unit)  # initiative 5 and 4 against 4 of the Zombies
    assert "play gundula_4 basic" not in f.options()
    f.choose("attack necropolis_zombies", "play gundula_4 basic")
    assert f.told("bonus")[0]["amount"] == f"+{amount}"


def test_gundula_iv_gives_nothing_to_the_defender() -> None:
    f = fight("gundula_4", "defense", active="necropolis_zombies")
    assert f.choose("attack castle_halberdiers").options() == ["play defense basic", "pass"]


# ---- Adrienne ----


@pytest.mark.parametrize(("level", "grade"), [(1, 2), (6, 3)])
def test_adrienne_i_and_vi_give_power_to_fire_spells(level: int, grade: int) -> None:
    f = fight(f"adrienne_{level}", "bloodlust", "haste").choose(f"play adrienne_{level} basic")
    assert f"play bloodlust cast-{grade}" in f.options()
    assert f"play bloodlust cast-{grade + 1}" not in f.options()


@pytest.mark.parametrize("level", [1, 6])
def test_adrienne_i_and_vi_give_no_power_to_other_spells(level: int) -> None:
    f = fight(f"adrienne_{level}", "haste").choose(f"play adrienne_{level} basic")
    assert "play haste cast-1" in f.options()
    assert "play haste cast-2" not in f.options()


def adrienne() -> Fight:
    return fight("adrienne_4", deck=(SPARE, "attack", "defense", "power"), discard=("haste",))


def test_adrienne_iv_keeps_one_of_three_cards_and_reshuffles() -> None:
    f = adrienne().choose("play adrienne_4 basic", "look own")
    assert f.options() == ["keep attack", "keep defense", "keep power"]
    f.choose("keep attack")
    assert f.hand(0) == ["attack"]
    assert sorted(f.s.players[0].deck) == ["defense", "haste", SPARE, "power"]
    assert (f.discard(0), f.s.offer) == (["adrienne_4"], ())


def test_adrienne_iv_may_take_the_top_of_the_discard_pile() -> None:
    f = adrienne().choose("play adrienne_4 basic", "take own haste")
    assert f.hand(0) == ["haste"]
    assert len(f.s.players[0].deck) == 4


def test_adrienne_iv_finds_nothing_without_cards() -> None:
    assert "play adrienne_4 basic" not in fight("adrienne_4").options()


# ---- Ciele ----


def ciele(level: int, *hand: str, discard: tuple[str, ...] = ("attack", "magic_arrow")) -> Fight:
    return crowd(f"ciele_{level}", *hand, discard=discard)


def test_ciele_i_takes_a_magic_arrow_back() -> None:
    f = ciele(1).choose("play ciele_1 top")
    assert f.hand(0) == ["magic_arrow"]
    assert f.discard(0) == ["attack", "ciele_1"]


def test_ciele_i_takes_no_other_card_back() -> None:
    assert "play ciele_1 top" not in ciele(1, discard=("attack", "haste")).options()


@pytest.mark.parametrize(("level", "power"), [(1, 1), (4, 1), (6, 2)])
def test_ciele_gives_power_to_a_spell_only(level: int, power: int) -> None:
    f = ciele(level, "magic_arrow").choose(f"play ciele_{level} bottom")
    assert f.b.armies[0].power == power
    assert f"play ciele_{level} bottom" not in ciele(level).options()


def test_ciele_iv_casts_a_discarded_magic_arrow_beyond_the_limit() -> None:
    f = ciele(4, "power", "magic_arrow")
    f.choose("play magic_arrow cast-1", "target neutral_boars")
    while f.ask() == "cast":
        f.choose("pass")
    assert f.b.armies[0].casts == 1
    f.choose("play power basic", "play ciele_4 grade-2", "target necropolis_dread_knights")
    while f.ask() == "cast":
        f.choose("pass")
    assert f.unit("necropolis_dread_knights").damage == 2
    assert f.b.armies[0].casts == 1
    assert sorted(f.discard(0)) == ["attack", "ciele_4", "magic_arrow", "magic_arrow", "power"]


def test_ciele_iv_casts_nothing_without_a_discarded_arrow() -> None:
    assert "play ciele_4 grade-1" not in ciele(4, discard=("attack",)).options()


def test_ciele_iv_is_told_as_no_help_for_an_attack() -> None:
    helps = ciele(4, "attack").match.helps(0)
    assert {way["card"] for way in helps["boosts"]} == {"attack"}


def test_ciele_vi_harms_a_unit() -> None:
    f = ciele(6).choose("play ciele_6 top", "target necropolis_dread_knights")
    assert harmed(f) == {"necropolis_dread_knights": 2}


def test_ciele_vi_does_nothing_between_roll_and_damage() -> None:
    f = ciele(6, "shield_of_the_dwarven_lords").choose("move b3", "attack necropolis_dread_knights")
    while f.ask() != "rolled":
        f.choose("pass")
    assert f.options() == ["play shield_of_the_dwarven_lords top", "pass"]
