"""What cards of the boxes must not do: whom they do not reach, when they are not offered."""

import pytest

from rulebound.games.homm3.combat.values import effects_on, health, initiative
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
    CRUSADERS,
    GRIFFINS,
    KNIGHTS,
    VAMPIRES,
    ZOMBIES,
    cast,
    casts,
    melee,
    table,
    targets,
)
from tests.games.homm3.fights import Fight
from tests.games.homm3.quests import Quest

OWN = {GRIFFINS, CRUSADERS, CHAMPIONS}
ENEMIES = {ZOMBIES, VAMPIRES, KNIGHTS}
WOUNDED = dict.fromkeys([*OWN, *ENEMIES], 1)
MARKSMEN = "castle_marksmen"
SHOOTERS = (f"{MARKSMEN} b1", "castle_griffins d1")


def offered(f: Fight, card: str) -> list[str]:
    """The ways of a card that are offered to the attacker before the next choice of the enemy."""
    found: list[str] = []
    while True:
        options = f.options()
        if f.seat == 1 and "pass" not in options:
            return found
        found += [o.split()[2] for o in options if o.startswith(f"play {card} ") and not f.seat]
        if "pass" not in options:
            return found
        f.choose("pass")


# ---- whom ----

LASTS_ON_ONE = [  # the card, its way
    ("cassiopeia_4", "basic"),
    ("casmetra_4", "basic"),
    ("clancy_6", "basic"),
    ("crag_hack_1", "basic"),
    ("cyra_1", "basic"),
    ("cyra_6", "basic"),
    ("dracon_6", "basic"),
    ("erdamon_4", "basic"),
    ("fiona_4", "basic"),
    ("gelu_6", "basic"),
    ("ivor_6", "top"),
    ("josephine_1", "basic"),
    ("lord_haart_necropolis_4", "basic"),
    ("rashka_4", "basic"),
    ("rashka_6", "basic"),
    ("tarnum_stronghold_4", "basic"),
    ("tazar_4", "basic"),
    ("wystan_4", "basic"),
    ("wystan_6", "basic"),
    ("yog_4", "basic"),
    ("yog_6", "basic"),
]


@pytest.mark.parametrize(("card", "way"), LASTS_ON_ONE)
def test_what_is_for_own_units_is_for_no_enemy(card: str, way: str) -> None:
    assert targets(table(card).choose(f"play {card} {way}")) == OWN


@pytest.mark.parametrize(("card", "way"), LASTS_ON_ONE)
def test_what_is_for_one_unit_lies_on_no_other(card: str, way: str) -> None:
    f = table(card)

    def values() -> list[object]:
        others = [f.unit(name) for name in (*OWN - {GRIFFINS}, *ENEMIES)]
        return [(health(f.b, u), initiative(f.s, u), *effects_on(f.b, u, "attack")) for u in others]

    before = values()
    f.choose(f"play {card} {way}", f"target {GRIFFINS}")
    assert {effect.unit for effect in f.b.ongoing} == {f.unit(GRIFFINS).number}
    assert values() == before


@pytest.mark.parametrize("card", ["astra_4", "astra_6"])
def test_nobody_heals_enemies(card: str) -> None:
    f = table(card, damage=WOUNDED).choose(f"play {card} basic")
    assert targets(f) == OWN


def test_astra_frees_no_enemy() -> None:
    f = table("astra_1")
    f.unit(KNIGHTS).paralysed = True
    assert "play astra_1 basic" not in f.options()


def test_ash_iv_is_for_no_shooter() -> None:
    f = table("ash_4", mine=(*SHOOTERS, "castle_champions c1")).choose("play ash_4 basic")
    assert targets(f) == {GRIFFINS, CHAMPIONS}


def test_zilare_iv_is_for_shooters_only() -> None:
    assert "play zilare_4 top" not in table("zilare_4").options()
    assert "play zilare_6 top" in table("zilare_6").options()  # any unit below azure


def test_zilare_vi_is_for_no_azure_unit() -> None:
    theirs = ("neutral_azure_dragons b4", "necropolis_zombies+ d5", "necropolis_vampires+ c4")
    found = targets(table("zilare_6", theirs=theirs).choose("play zilare_6 top"))
    assert found >= {ZOMBIES, VAMPIRES}
    assert "neutral_azure_dragons" not in found


@pytest.mark.parametrize(("card", "less"), [("gundula_1", 2), ("gundula_6", 4)])
def test_gundula_slows_one_unit_down_to_1_at_least(card: str, less: int) -> None:
    for unit in (KNIGHTS, ZOMBIES):
        f = table(card)
        before = {name: initiative(f.s, f.unit(name)) for name in ENEMIES}
        f.choose(f"play {card} basic", f"target {unit}")
        after = {name: initiative(f.s, f.unit(name)) for name in ENEMIES}
        assert after == {**before, unit: max(1, before[unit] - less)}


@pytest.mark.parametrize(("card", "cost"), [("adelaide_1", 1), ("adelaide_6", 2)])
def test_adelaide_spares_whoever_stands_on_the_space_itself(card: str, cost: int) -> None:
    f = table(card, "attack", "attack").choose(f"play {card} basic")
    while f.options()[0].startswith("discard"):
        f.choose("discard attack")
    f.choose("space b4")
    while f.options()[0].startswith("discard"):
        f.choose("discard attack")
    assert (f.unit(ZOMBIES).damage, f.unit(VAMPIRES).damage) == (0, cost)
    assert f.discard(0).count("attack") == cost


@pytest.mark.parametrize(("card", "cost"), [("adelaide_1", 1), ("adelaide_6", 2)])
def test_adelaide_needs_cards_to_discard(card: str, cost: int) -> None:
    assert f"play {card} basic" not in table(card, *["attack"] * (cost - 1)).options()
    assert f"play {card} basic" in table(card, *["attack"] * cost).options()


@pytest.mark.parametrize(("card", "cost"), [("xyron_1", 2), ("xyron_4", 1), ("xyron_6", 0)])
def test_xyron_burns_a_space_and_its_neighbours_only(card: str, cost: int) -> None:
    f = table(card, "attack", "attack").choose(f"play {card} basic")
    while not f.options()[0].startswith("space"):
        f.choose("discard attack")
    f.choose("space b4")
    while f.options()[0].startswith("discard"):
        f.choose("discard attack")
    assert {u.name: u.damage for u in f.b.units if u.damage} == {ZOMBIES: 1, VAMPIRES: 1}
    assert f.discard(0).count("attack") == cost


@pytest.mark.parametrize(("card", "cost"), [("xyron_1", 2), ("xyron_4", 1)])
def test_xyron_needs_cards_to_discard(card: str, cost: int) -> None:
    assert f"play {card} basic" not in table(card, *["attack"] * (cost - 1)).options()
    assert f"play {card} basic" in table(card, *["attack"] * cost).options()


def test_septienna_iv_needs_a_silver_enemy() -> None:
    assert (
        "play septienna_4 top"
        not in table("septienna_4", theirs=("necropolis_zombies+ b4",)).options()
    )


@pytest.mark.parametrize("card", ["solmyr_1", "solmyr_6"])
def test_solmyrs_lightning_reaches_no_fourth_unit(card: str) -> None:
    f = table(card).choose(f"play {card} basic", f"target {KNIGHTS}")
    while f.options()[0].startswith("target"):
        f.choose(f.options()[0])
    assert len([u for u in f.b.units if u.damage]) <= 3
    assert f.unit(CRUSADERS).damage == 0  # the farthest


def test_merist_vi_gives_the_enemy_no_tokens() -> None:
    f = table("merist_6").choose("play merist_6 basic")
    assert {u.name for u in f.b.units if u.defending} == OWN


def test_lord_haart_vi_is_for_retaliations_only() -> None:
    f = melee("lord_haart_necropolis_6", active=ZOMBIES)
    assert not offered(f, "lord_haart_necropolis_6")
    f.choose(f"attack {GRIFFINS}")
    assert not offered(f, "lord_haart_necropolis_6")


# ---- for how long ----

ONE_ATTACK = [  # attack or defense for one attack: the card, its way
    ("lorelei_6", "basic"),
    ("monere_6", "top"),
    ("tarnum_stronghold_1", "top"),
    ("tarnum_stronghold_6", "basic"),
    ("sword_of_hellfire", "top"),
    ("sword_of_hellfire", "bottom"),
]
ONE_DEFENSE = [
    ("iona_6", "basic"),
    ("mephala_1", "basic"),
    ("mephala_4", "basic"),
    ("mephala_6", "basic"),
    ("tazar_1", "basic"),
    ("merist_1", "basic"),
    ("shield_of_the_damned", "top"),
    ("shield_of_the_damned", "bottom"),
]


@pytest.mark.parametrize(("card", "way"), ONE_ATTACK)
def test_attack_for_one_attack_is_spent_with_it(card: str, way: str) -> None:
    f = melee(card).choose(f"play {card} {way}")
    assert f.unit(GRIFFINS).attack > 0
    f.choose(f"attack {ZOMBIES}")
    assert f.unit(GRIFFINS).attack == 0
    assert not f.b.ongoing


@pytest.mark.parametrize(("card", "way"), ONE_DEFENSE)
def test_defense_for_one_attack_is_spent_with_it(card: str, way: str) -> None:
    f = melee(card, active=ZOMBIES)
    assert not offered(f, card)  # nobody is attacked yet
    f.choose(f"attack {GRIFFINS}", f"play {card} {way}")
    while f.match.decision is not None and f.b.attack is not None:
        f.choose(f.options()[-1])
    assert f.unit(GRIFFINS).defense == 0
    assert not f.b.ongoing


@pytest.mark.parametrize("answer", ["enough", "discard knowledge"])
def test_crag_hack_iv_is_spent_with_the_attack(answer: str) -> None:
    f = melee("crag_hack_4", "knowledge").choose("play crag_hack_4 basic", answer)
    assert f.choose(f"attack {ZOMBIES}").unit(GRIFFINS).attack == 0


@pytest.mark.parametrize("card", ["ash_1", "ash_6"])
def test_ash_is_not_for_enemies_nor_against_attacks(card: str) -> None:
    f = melee(card, active=ZOMBIES)
    while "defend" not in f.options():
        f.choose("pass")
    f.choose(f"attack {GRIFFINS}")
    own = f.b.attack is not None and f.b.attack.attacker.name == GRIFFINS
    assert own or f"play {card} basic" not in f.options()


def test_cyra_iv_is_for_an_attack_that_is_declared() -> None:
    f = melee("cyra_4")
    assert "play cyra_4 basic" not in f.options()
    assert "play cyra_4 basic" in f.choose(f"attack {ZOMBIES}").options()


def test_ivor_i_leaves_the_dice_of_other_attacks_alone() -> None:
    f = melee("ivor_1", dice=[1, 1]).choose(f"attack {ZOMBIES}", "play ivor_1 basic")
    assert [hit["die"] for hit in f.told("hit")] == ["0", "+1"]


def test_orb_of_inhibition_does_not_soften_attacks() -> None:
    plain = melee(dice=[1, 0]).choose(f"attack {ZOMBIES}").told("hit")[0]["damage"]
    f = melee("orb_of_inhibition", dice=[1, 0]).choose("play orb_of_inhibition top")
    assert f.choose(f"attack {ZOMBIES}").told("hit")[0]["damage"] == plain


def test_golden_bow_is_for_the_next_shot_of_a_shooter() -> None:
    f = table("golden_bow", mine=SHOOTERS, active=MARKSMEN).choose("play golden_bow bottom")
    assert f.unit(MARKSMEN).attack == 2
    f.choose(f"attack {ZOMBIES}")
    assert f.unit(MARKSMEN).attack == 0


def test_shamans_puppet_weakens_one_unit_only() -> None:
    f = melee("shamans_puppet").choose("play shamans_puppet top", f"target {ZOMBIES}")
    f.choose(f"attack {ZOMBIES}")
    rules = [roll["rule"] for roll in f.told("rolled") if roll["purpose"] == "attack"]
    assert rules[0] == ""


def test_pendant_of_second_sight_protects_one_unit_only() -> None:
    card = "pendant_of_second_sight"
    f = table(card, "blind").choose(f"play {card} top", f"target {ZOMBIES}", "play blind cast-1")
    assert (f.unit(GRIFFINS).paralysed, f.unit(ZOMBIES).paralysed) == (True, False)


def test_pendant_of_negativity_lets_other_schools_through() -> None:
    f = table("pendant_of_negativity", "slow")
    f.choose("play pendant_of_negativity bottom", f"target {GRIFFINS}")
    f.choose("play slow cast-1", f"target {GRIFFINS}")
    assert "slow" in [effect.card for effect in f.b.ongoing]


def test_necklace_of_swiftness_shifts_own_units_to_free_neighbours() -> None:
    f = table("necklace_of_swiftness").choose("play necklace_of_swiftness bottom")
    assert targets(f) == OWN
    f.choose(f"target {CHAMPIONS}")
    assert set(f.options()) == {"space c1", "space d2"}


def test_spellbinders_hat_needs_two_cards() -> None:
    f = table("spellbinders_hat")
    assert not any(o.startswith("play spellbinders_hat") for o in f.options())


def test_mystic_orb_of_mana_needs_a_discard_pile_to_search() -> None:
    f = table("mystic_orb_of_mana", players=({"deck": ("attack",)}, {}))
    assert "play mystic_orb_of_mana top" not in f.options()


def test_scales_of_the_greater_basilisk_strengthen_nothing_without_a_spell() -> None:
    card = "scales_of_the_greater_basilisk"
    assert f"play {card} top" in table(card, "haste").options()
    assert f"play {card} top" not in table(card, "attack").options()


def test_a_fangarm_is_not_paralysed_by_a_spell() -> None:
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        ["neutral_fangarm b5", "neutral_demons d4"],
        hands=(["blind", "power"], []),
        active=GRIFFINS,
    )
    f.choose("play power basic", "play blind cast-2")
    assert "neutral_fangarm" not in targets(f)


# ---- when ----

NEEDS_DECK = ["jeddite_6", "solmyr_4"]
OWN_ACTIVATION = [  # the card, its way, Power cards played before
    ("fire_wall", "cast-1", 0),
    ("mirth", "cast-1", 0),
    ("implosion", "cast-1", 1),
    ("frost_ring", "cast-1", 0),
    ("summon_air_elemental", "cast-1", 2),
    ("summon_earth_elemental", "cast-1", 2),
    ("summon_fire_elemental", "cast-1", 2),
    ("summon_water_elemental", "cast-1", 2),
    ("air_shield", "cast-1", 0),
    ("septienna_4", "top", 0),
    ("solmyr_1", "basic", 0),
    ("solmyr_6", "basic", 0),
    ("merist_4", "basic", 0),
    ("necklace_of_swiftness", "bottom", 0),
    ("lord_haart_castle_1", "basic", 0),
    ("lord_haart_castle_4", "basic", 0),
    ("lord_haart_castle_6", "basic", 0),
]
RIPE = ["play power basic"]


@pytest.mark.parametrize(("card", "way", "power"), OWN_ACTIVATION)
def test_h3_5_22_what_is_for_an_own_activation_waits_for_one(
    card: str, way: str, power: int
) -> None:
    mine = table(card, power=power).choose(*RIPE * power)
    assert f"play {card} {way}" in mine.options()
    assert way not in offered(table(card, power=power, active=ZOMBIES), card)


@pytest.mark.parametrize("card", NEEDS_DECK)
def test_nothing_is_turned_over_without_a_deck(card: str) -> None:
    assert f"play {card} basic" not in table(card).options()
    assert f"play {card} basic" in table(card, players=({"deck": ("haste",)}, {})).options()


ON_THE_MAP = [  # the card, its way
    ("sephinroth_1", "top"),
    ("sephinroth_4", "top"),
    ("sephinroth_6", "top"),
    ("melodia_6", "basic"),
    ("torosar_4", "basic"),
    ("tazar_6", "basic"),
    ("octavia_1", "top"),
    ("octavia_6", "top"),
    ("dessa_6", "top"),
    ("tarnum_conflux_4", "top"),
    ("water_walk", "cast-2"),
]


@pytest.mark.parametrize(("card", "way"), ON_THE_MAP)
def test_h3_5_23_what_is_for_the_map_is_not_offered_in_a_combat(card: str, way: str) -> None:
    purse = {"gold": 20, "deck": ("attack",), "movement": 3}
    f = table(card, "attack", "defense", "haste", power=2, players=(purse, {}))
    f.choose(*RIPE)
    assert f"play {card} {way}" not in f.options()
    f.choose("stop")
    assert way not in offered(f, card)


IN_COMBAT = [
    "adelaide_1",
    "adelaide_6",
    "adrienne_6",
    "gundula_6",
    "solmyr_6",
    "xyron_1",
    "xyron_4",
]


@pytest.mark.parametrize("card", IN_COMBAT)
def test_what_is_for_combat_is_not_offered_on_the_map(card: str) -> None:
    q = Quest(level=7, hands=([card, "attack", "power"],), decks=(["attack"],))
    assert not any(option.startswith(f"play {card}") for option in q.offered)


@pytest.mark.parametrize(("card", "more"), [("adrienne_1", 1), ("adrienne_6", 2)])
def test_adrienne_strengthens_fire_only(card: str, more: int) -> None:
    f = table(card, "blind", "haste")
    assert casts(f, "blind") == ["cast-1"]
    f.choose(f"play {card} basic")
    assert casts(f, "blind") == ["cast-1", "cast-2", "cast-3"][: 1 + more]
    assert casts(f, "haste") == ["cast-1"]


def test_zydar_i_is_not_for_the_spells_of_others() -> None:
    f = table("zydar_1", enemy=["haste"], active=ZOMBIES, players=({"deck": ("attack",)}, {}))
    while "play haste cast-1" not in f.options():
        f.choose("pass")
    f.choose("play haste cast-1", f"target {ZOMBIES}")
    assert not any(o.startswith("play zydar_1 top") for o in f.options())


def test_zydar_vi_does_not_draw_for_the_spells_of_others() -> None:
    f = table("zydar_6", enemy=["haste"], players=({"deck": ("attack",)}, {}))
    f.choose("play zydar_6 top", "stop")
    for u in f.b.units:
        u.activated = u.name != ZOMBIES
    while "play haste cast-1" not in f.options():
        f.choose("pass" if "pass" in f.options() else "stop")
    f.choose("play haste cast-1", f"target {ZOMBIES}")
    assert f.hand(0) == []


def test_tarnum_of_the_castle_draws_without_a_card_to_draw_for_nobody() -> None:
    assert "play tarnum_castle_4 bottom" not in table("tarnum_castle_4").options()


def test_jeremy_needs_his_cannon_in_play() -> None:
    for card in ("jeremy_4", "jeremy_6"):
        f = table(card, players=({"permanent": "ballista"}, {}))
        assert f"play {card} top" not in f.options()


def test_crag_hack_vi_spends_cards_for_own_attacks_only() -> None:
    f = table("crag_hack_6", "knowledge").choose("play crag_hack_6 basic", "stop")
    for u in f.b.units:
        u.activated = u.name != ZOMBIES
    while "defend" not in f.options():
        assert not any(o.startswith("use-card") for o in f.options())
        f.choose("pass")


def test_dessa_i_is_for_the_end_of_a_combat_round_only() -> None:
    f = Fight(
        ("castle_griffins+ b2",),
        ("neutral_boars b5",),
        hands=(["dessa_1"], []),
        guards=1,
        players=({"movement": 0}, {}),
        active=GRIFFINS,
    )
    assert "play dessa_1 basic" not in f.options()


@pytest.mark.parametrize("card", ["vidomina_1", "vidomina_6"])
def test_vidomina_reinforces_nothing_after_a_defeat(card: str) -> None:
    f = Fight(
        ("necropolis_skeletons b2",),
        ("castle_halberdiers b3", "castle_champions d5"),
        hands=([card], []),
        players=({"gold": 20}, {}),
        factions=("necropolis", "castle"),
        damage={"necropolis_skeletons": 1},
        dice=[1],
        active="castle_halberdiers",
    )
    f.choose("attack necropolis_skeletons")
    while f.match.decision is not None:
        assert f"play {card} basic" not in f.options()
        attacks = [o for o in f.options() if o.startswith("attack")]
        f.choose(attacks[0] if attacks and f.seat else f.options()[-1])
    assert f.b.winner == 1


def test_vidomina_iv_covers_no_few() -> None:
    mine = ("necropolis_skeletons b1", "castle_griffins d1")
    assert "play vidomina_4 basic" not in table("vidomina_4", mine=mine).options()


def test_melodia_i_is_for_whoever_plays_it() -> None:
    f = table("melodia_1").choose("play melodia_1 basic")
    assert (f.s.players[1].gold, f.s.players[1].morale) == (0, 0)


def test_luna_iv_takes_no_card_of_others() -> None:
    f = table("luna_4", players=({}, {"discard": ("attack",)}))
    assert "play luna_4 top" not in f.options()


def test_lunas_great_fire_is_laid_on_empty_spaces() -> None:
    spaces = set(table("luna_6").choose("play luna_6 basic").options())
    assert spaces
    assert not spaces & {"space b2", "space a1", "space d1", "space b4", "space c4", "space d5"}


def test_tarnum_of_the_conflux_needs_a_spell_to_find() -> None:
    for card in ("tarnum_conflux_1", "tarnum_conflux_6"):
        f = table(card)
        f.s.decks["spell"] = f.s.decks["spell"]._replace(cards=(), discard=())
        assert f"play {card} basic" not in f.options()


def test_miriam_vi_takes_no_statistics() -> None:
    assert "play miriam_6 basic" not in table("miriam_6", "attack").options()


# ---- spells ----


def test_precision_is_not_for_those_who_stand_beside_their_target() -> None:
    theirs = ("necropolis_zombies+ b2", "necropolis_vampires+ d5")
    mine = (f"{MARKSMEN} b1", "castle_griffins d1")
    f = table("precision", "attack", mine=mine, theirs=theirs, active=MARKSMEN)
    assert not casts(f.choose(f"attack {ZOMBIES}"), "precision")


def test_slayer_is_not_against_silver() -> None:
    mine = ("castle_griffins+ b2",)
    theirs = ("necropolis_vampires+ b3", "necropolis_dread_knights+ a2")
    f = table("slayer", mine=mine, theirs=theirs)
    assert not casts(f.choose(f"attack {VAMPIRES}"), "slayer")


def test_frenzy_lasts_for_one_attack() -> None:
    f = melee("frenzy").choose(f"attack {ZOMBIES}", "play frenzy cast-1")
    assert not f.b.ongoing
    assert "frenzy" in f.discard(0)


def test_misfortune_needs_power_against_higher_tiers() -> None:
    mine = ("castle_griffins+ b2", "castle_champions d1")
    theirs = ("necropolis_vampires+ b3", "necropolis_zombies d5")
    f = table("misfortune", mine=mine, theirs=theirs, active=VAMPIRES)
    while "defend" not in f.options():
        f.choose("pass")
    f.choose(f"attack {GRIFFINS}")
    assert not casts(f, "misfortune")


def test_mirth_is_for_own_dice_only() -> None:
    f = melee("mirth", dice=[0, -1]).choose("play mirth cast-1", f"attack {ZOMBIES}")
    while f.ask() == "reroll":
        assert f.seat == 0
        f.choose(f.options()[-1])
    assert f.told("hit")[1]["die"] == "-1"


def test_forgetfulness_needs_power_against_higher_tiers() -> None:
    theirs = ("stronghold_cyclopes+ b5", "necropolis_zombies d5")
    assert not casts(table("forgetfulness", theirs=theirs), "forgetfulness")
    f = table("forgetfulness", theirs=theirs, power=2).choose(*RIPE * 2)
    assert casts(f, "forgetfulness") == ["cast-3"]


def test_forgetfulness_is_over_after_one_activation() -> None:
    theirs = (f"{MARKSMEN}+ b5", "necropolis_zombies d5")
    f = table("forgetfulness", theirs=theirs).choose("play forgetfulness cast-1")
    for u in f.b.units:
        u.activated = u.name != MARKSMEN
    f.choose("stop", "stop")
    assert not f.b.ongoing


def test_frost_ring_spares_whoever_stands_in_its_middle() -> None:
    f = table("frost_ring").choose("play frost_ring cast-1")
    spaces = {o for o in f.options() if o.startswith("space")}
    f.choose("space b4" if "space b4" in spaces else sorted(spaces)[0])
    assert f.unit(ZOMBIES).damage == 0


def test_a_fire_wall_spares_flyers_that_pass() -> None:
    mine = ("castle_griffins+ a1", "castle_champions d1")
    f = table("fire_wall", mine=mine).choose("play fire_wall cast-1", "space a2", "move a3")
    assert f.unit(GRIFFINS).damage == 0


@pytest.mark.parametrize("element", ["air", "earth", "fire", "water"])
def test_summoned_elementals_come_to_empty_spaces_and_leave_again(element: str) -> None:
    card = f"summon_{element}_elemental"
    f = cast(table(card, power=2), card, 1, power=2)
    assert not {"space b2", "space a1", "space b4", "space d5"} & set(f.options())
    f.choose("space a3")
    summoned = f.unit(f"summoned_{element}_elementals")
    assert summoned.kind.faction == "summoned"


def test_air_shield_is_no_help_hand_to_hand() -> None:
    f = melee("air_shield").choose("play air_shield cast-1", f"target {GRIFFINS}")
    assert f.choose(f"attack {ZOMBIES}").told("hit")[1]["defense"] == 0


def test_air_shield_is_for_one_unit_of_either_side() -> None:
    f = table("air_shield").choose("play air_shield cast-1")
    assert targets(f) == OWN | ENEMIES
    f.choose(f"target {ZOMBIES}")
    assert {effect.unit for effect in f.b.ongoing} == {f.unit(ZOMBIES).number}


def test_water_walk_gives_no_movement_without_power() -> None:
    q = Quest(heroes={0: "F1 C"}, level=7, hands=(["water_walk"],))
    assert not any(o.startswith("play water_walk cast") for o in q.offered)
