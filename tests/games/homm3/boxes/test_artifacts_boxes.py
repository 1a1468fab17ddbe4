"""Artifacts (H3-5.40) of the other boxes: what each does, and when it does not."""

from typing import Any

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.model.players import Deck, Morale
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
    GRIFFINS,
    VAMPIRES,
    ZOMBIES,
    casts,
    melee,
    table,
)
from tests.games.homm3.fights import Fight

PRINTED = """
buckler_of_the_gnoll_king rampart minor
greater_gnolls_flail rampart minor
inexhaustible_cart_of_ore rampart minor
torso_of_legion rampart minor
ambassadors_sash rampart major
cape_of_velocity rampart major
golden_bow rampart major
orb_of_vulnerability rampart relic
crest_of_valor fortress minor
scales_of_the_greater_basilisk fortress minor
spirit_of_oppression fortress minor
arms_of_legion fortress major
endless_purse_of_gold fortress major
recanters_cloak fortress major
sword_of_hellfire fortress major
helm_of_heavenly_enlightenment fortress relic
boots_of_speed inferno minor
breastplate_of_brimstone inferno major
shield_of_the_damned inferno major
crown_of_dragontooth inferno relic
equestrians_gloves tower minor
glyph_of_gallantry tower minor
helm_of_the_alabaster_unicorn tower minor
ring_of_the_wayfarer tower minor
cards_of_prophecy tower major
mystic_orb_of_mana tower major
pendant_of_second_sight tower major
surcoat_of_counterpoise tower major
boots_of_polarity tower relic
orb_of_inhibition tower relic
spellbinders_hat tower relic
bowstring_of_the_unicorns_mane stronghold minor
quiet_eye_of_the_dragon stronghold minor
diplomats_ring stronghold major
thunder_helmet stronghold relic
orb_of_the_firmament conflux major
orb_of_silt conflux major
orb_of_tempestuous_fire conflux major
orb_of_driving_rain conflux major
tome_of_air conflux relic
tome_of_earth conflux relic
tome_of_fire conflux relic
tome_of_water conflux relic
shamans_puppet cove minor
crown_of_the_five_seas cove major
royal_armor_of_nix cove major
shield_of_naval_glory cove major
trident_of_dominion cove major
plate_of_dying_light cove relic
eversmoking_ring_of_sulfur stretch_goals_2024 minor
necklace_of_swiftness stretch_goals_2024 minor
skull_helmet stretch_goals_2024 minor
necklace_of_dragonteeth stretch_goals_2024 major
pendant_of_courage stretch_goals_2024 major
pendant_of_negativity stretch_goals_2024 major
celestial_necklace_of_bliss stretch_goals_2024 relic
lions_shield_of_courage stretch_goals_2024 relic
sandals_of_the_saint stretch_goals_2024 relic
"""
ROWS = [line.split() for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_artifact_is_there_once_with_two_ways(row: list[str]) -> None:
    card = CARDS[row[0]]
    assert (card.box, card.quality, card.copies_in()) == (row[1], row[2], 1)
    assert [e.mode for e in card.effects][:2] == ["top", "bottom"]


def player(*hand: str, **values: Any) -> Fight:
    return table(*hand, players=(values, {}))


def struck(*hand: str, **more: Any) -> Fight:
    f = melee(*hand, active=ZOMBIES, **more)
    while "defend" not in f.options():
        f.choose("pass")
    return f.choose(f"attack {GRIFFINS}")


def waited(f: Fight) -> Fight:
    """The other side passes until the active unit may act."""
    while "stop" not in f.options():
        f.choose("pass")
    return f


# ---- plain bonuses ----

ATTACK = [  # card, way, attack, damage to the unit itself
    ("greater_gnolls_flail", "top", 2, 0),
    ("greater_gnolls_flail", "bottom", 1, 0),
    ("sword_of_hellfire", "top", 3, 1),
    ("sword_of_hellfire", "bottom", 4, 2),
    ("trident_of_dominion", "top", 2, 0),
    ("celestial_necklace_of_bliss", "bottom", 4, 0),
]
DEFENSE = [
    ("buckler_of_the_gnoll_king", "top", 2, 0),
    ("buckler_of_the_gnoll_king", "bottom", 1, 0),
    ("shield_of_the_damned", "top", 3, 1),
    ("shield_of_the_damned", "bottom", 5, 2),
    ("glyph_of_gallantry", "bottom", 1, 0),
    ("quiet_eye_of_the_dragon", "bottom", 1, 0),
    ("shield_of_naval_glory", "top", 2, 0),
    ("plate_of_dying_light", "top", 1, 0),
    ("plate_of_dying_light", "bottom", 4, 0),
    ("lions_shield_of_courage", "bottom", 4, 0),
]
LASTING = [
    ("cape_of_velocity", "top", "initiative", 2),
    ("boots_of_speed", "bottom", "initiative", 1),
    ("equestrians_gloves", "top", "initiative", 1),
    ("ring_of_the_wayfarer", "top", "initiative", 1),
    ("quiet_eye_of_the_dragon", "top", "attack", 1),
]
POWER = [
    ("orb_of_vulnerability", "bottom", 2),
    ("scales_of_the_greater_basilisk", "top", 3),
    ("scales_of_the_greater_basilisk", "bottom", 1),
    ("spirit_of_oppression", "bottom", 1),
    ("royal_armor_of_nix", "top", 2),
    ("necklace_of_dragonteeth", "top", 2),
    ("sandals_of_the_saint", "bottom", 4),
]
GAINS = [
    ("cape_of_velocity", "bottom", (2, 0, 0)),
    ("arms_of_legion", "bottom", (0, 2, 0)),
    ("endless_purse_of_gold", "top", (3, 0, 0)),
    ("inexhaustible_cart_of_ore", "bottom", (0, 3, 0)),
    ("eversmoking_ring_of_sulfur", "bottom", (0, 0, 2)),
]


@pytest.mark.parametrize(("card", "way", "amount", "hurt"), ATTACK)
def test_attack(card: str, way: str, amount: int, hurt: int) -> None:
    f = melee(card).choose(f"play {card} {way}")
    assert (f.unit(GRIFFINS).attack, f.unit(GRIFFINS).damage) == (amount, hurt)
    g = struck(card, "defense")
    assert g.b.attack is not None
    assert g.b.attack.retaliation or f"play {card} {way}" not in g.options()


@pytest.mark.parametrize(("card", "way", "amount", "hurt"), DEFENSE)
def test_defense(card: str, way: str, amount: int, hurt: int) -> None:
    assert f"play {card} {way}" not in table(card).options()
    f = struck(card).choose(f"play {card} {way}")
    assert f.told("hit")[0]["defense"] == amount
    bled = [event["amount"] for event in f.told("hurt") if event["source"] == "artifact"]
    assert sum(bled) == hurt


def test_gnoll_arms_weaken_for_the_combat() -> None:
    f = melee("greater_gnolls_flail").choose("play greater_gnolls_flail top")
    assert [(e.what, e.amount, e.until) for e in f.b.ongoing] == [("defense", -1, 0)]
    f = struck("buckler_of_the_gnoll_king").choose("play buckler_of_the_gnoll_king top")
    assert [(e.what, e.amount, e.until) for e in f.b.ongoing] == [("attack", -1, 0)]


@pytest.mark.parametrize(("card", "way", "what", "amount"), LASTING)
def test_lasting(card: str, way: str, what: str, amount: int) -> None:
    f = table(card).choose(f"play {card} {way}")
    assert not any("necropolis" in option for option in f.options())  # own units only
    f.choose(f"target {GRIFFINS}")
    assert [(e.what, e.amount, e.until) for e in f.b.ongoing] == [(what, amount, 0)]


@pytest.mark.parametrize(("card", "way", "amount"), POWER)
def test_power(card: str, way: str, amount: int) -> None:
    f = table(card, "fireball").choose(f"play {card} {way}")
    assert f.b.armies[0].power == amount
    alone = table(card).options()  # nothing could use the power
    assert (way == "bottom" and "scales" in card) or f"play {card} {way}" not in alone


@pytest.mark.parametrize(("card", "way", "gained"), GAINS)
def test_gains(card: str, way: str, gained: tuple[int, int, int]) -> None:
    f = table(card).choose(f"play {card} {way}")
    p = f.s.players[0]
    assert (p.gold, p.materials, p.valuables) == gained
    removed = way == "bottom" and card.startswith(("inexhaustible", "eversmoking"))
    assert (card in p.removed) is removed


def test_torso_of_legion_lets_one_choose() -> None:
    f = table("torso_of_legion").choose("play torso_of_legion bottom", "resource materials 2")
    assert (f.s.players[0].materials, f.s.players[0].valuables) == (2, 0)
    assert "play torso_of_legion top" not in table("torso_of_legion").options()


def test_endless_purse_costs_itself_and_two_cards() -> None:
    assert "play endless_purse_of_gold bottom" not in table("endless_purse_of_gold").options()
    f = table("endless_purse_of_gold", "attack", "attack")
    f.choose("play endless_purse_of_gold bottom")
    assert f.s.players[0].gold == 8
    assert f.s.players[0].removed == ("endless_purse_of_gold",)


@pytest.mark.parametrize("card", ["crest_of_valor", "glyph_of_gallantry"])
def test_morale(card: str) -> None:
    f = table(card).choose(f"play {card} top")
    assert f.s.players[0].morale == Morale.POSITIVE
    undead = Fight(
        ("necropolis_zombies b2",),
        ("castle_griffins b5",),
        hands=([card], []),
        factions=("necropolis", "castle"),
        active="necropolis_zombies",
    )
    assert f"play {card} top" not in undead.options()  # H3-3.36


@pytest.mark.parametrize(
    ("card", "way"), [("helm_of_heavenly_enlightenment", "top"), ("pendant_of_courage", "bottom")]
)
def test_expert_uses(card: str, way: str) -> None:
    assert table(card).choose(f"play {card} {way}").s.players[0].experts == 1


def test_helm_of_heavenly_enlightenment_draws_two() -> None:
    f = player("helm_of_heavenly_enlightenment", deck=("attack", "defense", "power"))
    f.choose("play helm_of_heavenly_enlightenment bottom")
    assert sorted(f.hand(0)) == ["defense", "power"]


# ---- any number of cards ----


def test_celestial_necklace_and_lions_shield_count_discards() -> None:
    f = melee("celestial_necklace_of_bliss", "power", "power")
    f.choose("play celestial_necklace_of_bliss top", "discard power", "discard power")
    assert f.unit(GRIFFINS).attack == 2
    card = "lions_shield_of_courage"
    f = struck(card, "power").choose(f"play {card} top", "discard power")
    assert f.told("hit")[0]["defense"] == 1
    assert f"play {card} top" not in struck(card).options()  # no other card


def test_sandals_of_the_saint_turn_cards_into_power() -> None:
    f = table("sandals_of_the_saint", "attack", "attack", "fireball")
    f.choose("play sandals_of_the_saint top", "discard attack", "discard attack", "enough")
    assert f.b.armies[0].power == 2
    f = table("sandals_of_the_saint", "attack")
    assert "play sandals_of_the_saint top" not in f.options()  # nothing could use it


def test_breastplate_of_brimstone() -> None:
    f = table("breastplate_of_brimstone", "attack", "fireball")
    f.choose("play breastplate_of_brimstone bottom", "discard attack", "enough")
    assert f.b.armies[0].power == 2
    f = table("breastplate_of_brimstone").choose("play breastplate_of_brimstone top", "look spell")
    assert len(f.s.offer) == 2


# ---- cards from elsewhere ----

FETCH = ["helm_of_the_alabaster_unicorn", "thunder_helmet", "crown_of_the_five_seas"]


@pytest.mark.parametrize("card", FETCH)
def test_spells_come_back(card: str) -> None:
    f = player(card, discard=("haste", "attack")).choose(f"play {card} top")
    assert f.hand(0) == ["haste"]
    assert f"play {card} top" not in player(card, discard=("attack",)).options()


def test_crown_of_dragontooth() -> None:
    card = "crown_of_dragontooth"
    f = player(card, discard=("haste", "slow", "attack"))
    f.choose(f"play {card} top", "fetch haste")
    assert sorted(f.hand(0)) == ["haste", "slow"]
    f = table(card, "haste").choose(f"play {card} bottom")
    assert f.s.players[0].removed == ("haste",)
    assert f.ask() == "search"
    assert f"play {card} bottom" not in table(card, "attack").options()


def test_skull_helmet_takes_no_artifact_back() -> None:
    f = player("skull_helmet", discard=("speculum", "attack")).choose("play skull_helmet top")
    assert f.hand(0) == ["attack"]
    assert "play skull_helmet top" not in player("skull_helmet", discard=("speculum",)).options()


def test_skull_helmet_saddens_the_cheerful() -> None:
    cheerful: Any = ({}, {"morale": Morale.POSITIVE})
    f = table("skull_helmet", players=cheerful, factions=("castle", "castle"))
    f.choose("play skull_helmet bottom")
    assert f.s.players[1].morale == Morale.NEUTRAL
    assert "play skull_helmet bottom" not in table("skull_helmet").options()


def test_mystic_orb_of_mana() -> None:
    card = "mystic_orb_of_mana"
    f = player(card, discard=("haste", "slow", "attack", "power", "defense"))
    f.choose(f"play {card} top")
    assert f.options() == ["fetch attack", "fetch defense", "fetch power", "fetch slow"]
    f = player(card, deck=("attack", "power")).choose(f"play {card} bottom")
    assert sorted(f.hand(0)) == ["attack", "power"]
    assert f"play {card} bottom" not in player(card, deck=("power",), discard=("haste",)).options()


def test_spellbinders_hat() -> None:
    f = table("spellbinders_hat", "haste").choose("play spellbinders_hat top")
    assert f.s.players[0].removed == ("haste",)
    f = table("spellbinders_hat", "attack").choose("play spellbinders_hat bottom")
    assert sorted(f.s.players[0].removed) == ["attack", "spellbinders_hat"]
    assert "play spellbinders_hat top" not in table("spellbinders_hat", "attack").options()


def test_helm_of_the_alabaster_unicorn_casts_from_the_common_pile() -> None:
    card = "helm_of_the_alabaster_unicorn"
    f = table(card)
    f.s.decks["spell"] = Deck(("slow", "curse"), ("haste",))
    f.choose(f"play {card} bottom", "play haste cast-1", f"target {GRIFFINS}")
    assert f.b.ongoing[0].card == "haste"
    assert f.s.players[0].removed == (card,)
    f = table(card)
    f.s.decks["spell"] = Deck(("slow",), ("resurrection",))
    assert f"play {card} bottom" not in f.options()  # it cannot be cast now


def test_surcoat_searches_for_itself() -> None:
    f = table("surcoat_of_counterpoise")
    f.choose("play surcoat_of_counterpoise bottom", "look artifact")
    assert f.s.players[0].removed == ("surcoat_of_counterpoise",)
    assert len(f.hand(0)) == 1


def test_pendant_of_courage_searches_again() -> None:
    f = table("breastplate_of_brimstone", "pendant_of_courage")
    f.choose("play breastplate_of_brimstone top", "look spell")
    while f.ask() != "searched":
        f.choose(f.options()[0])
    f.choose("play pendant_of_courage top")
    assert f.ask() == "search"
    assert "play pendant_of_courage top" not in table("pendant_of_courage").options()


# ---- dice ----


@pytest.mark.parametrize(
    ("card", "way"),
    [("ambassadors_sash", "bottom"), ("cards_of_prophecy", "top"), ("diplomats_ring", "top")],
)
def test_a_die_is_rolled_again(card: str, way: str) -> None:
    f = melee(card, dice=[-1, 1]).choose(f"attack {ZOMBIES}", f"play {card} {way}")
    assert f.told("hit")[0]["die"] == "+1"
    assert f"play {card} {way}" not in table(card).options()
    f = melee(card, no_rerolls=True).choose(f"attack {ZOMBIES}")
    assert not any(card in option for option in f.options())  # OPT-2


def test_bowstring_ignores_the_die_of_a_shooter() -> None:
    f = Fight(
        ("castle_griffins b2", "castle_champions d1"),
        ("castle_marksmen b4", "necropolis_skeletons d5"),
        hands=(["bowstring_of_the_unicorns_mane"], []),
        dice=[1],
        active="castle_marksmen",
    )
    f.choose(f"attack {GRIFFINS}", "play bowstring_of_the_unicorns_mane bottom")
    assert f.told("hit")[0]["die"] == "0"
    f = melee("bowstring_of_the_unicorns_mane").choose(f"attack {ZOMBIES}")
    assert not any("bowstring" in option for option in f.options())


def test_bowstring_lets_a_shooter_go_first() -> None:
    card = "bowstring_of_the_unicorns_mane"
    f = Fight(
        ("castle_griffins b2", "castle_marksmen d1"),
        ("necropolis_dread_knights b5", "necropolis_skeletons d5"),
        hands=([card], []),
    )
    while f"play {card} top" not in f.options():
        f.choose("pass" if "pass" in f.options() else "stop")
    f.choose(f"play {card} top")
    assert f.b.units[f.b.active].name == "castle_marksmen"


def test_shamans_puppet() -> None:
    f = table("shamans_puppet").choose("play shamans_puppet top", f"target {GRIFFINS}")
    assert (f.b.ongoing[0].what, f.b.ongoing[0].until) == ("rolls_lower", -2)
    f.choose(next(o for o in f.options() if o.startswith("attack")))
    assert "lower" in [roll["rule"] for roll in f.told("rolled")]
    f = table("shamans_puppet")
    assert "play shamans_puppet bottom" not in f.options()
    f.unit(CHAMPIONS).paralysed = True
    f.choose("play shamans_puppet bottom")
    assert not f.unit(CHAMPIONS).paralysed


# ---- rules for a combat ----


def test_golden_bow() -> None:
    assert "play golden_bow top" not in table("golden_bow").options()  # nobody shoots
    f = Fight(
        ("castle_marksmen b1", "castle_griffins d1"),
        ("necropolis_zombies+ b5",),
        hands=(["golden_bow"], []),
        active="castle_marksmen",
    )
    f.choose("play golden_bow top", f"attack {ZOMBIES}")
    assert f.told("rolled")[0]["rule"] == ""
    assert "play golden_bow bottom" not in melee("golden_bow").options()


def test_orb_of_vulnerability_lifts_immunities() -> None:
    theirs = ("dungeon_black_dragons+ b4", "necropolis_zombies+ d5")
    f = table("orb_of_vulnerability", "lightning_bolt", theirs=theirs)
    f.choose("play lightning_bolt cast-1")
    assert "target dungeon_black_dragons" not in f.options()
    f = table("orb_of_vulnerability", "lightning_bolt", theirs=theirs)
    f.choose("play orb_of_vulnerability top", "play lightning_bolt cast-1")
    f.choose("target dungeon_black_dragons")
    assert f.unit("dungeon_black_dragons").damage == 2


def test_spirit_of_oppression() -> None:
    cheerful: Any = ({"morale": Morale.POSITIVE, "deck": ("attack",)}, {})
    f = melee("spirit_of_oppression", players=cheerful)
    assert "morale draw" in f.options()
    f.choose("play spirit_of_oppression top")
    assert "morale draw" not in f.options()
    f.choose(f"attack {ZOMBIES}")
    assert f.ask() != "reroll"


def test_recanters_cloak_forbids_spells_without_power() -> None:
    f = table("recanters_cloak", "haste", "power").choose("play recanters_cloak top")
    assert not casts(f, "haste")
    f.choose("play power basic")
    assert casts(f, "haste")


def test_recanters_cloak_forbids_all_spells_and_leaves_the_game() -> None:
    f = table("recanters_cloak", "haste", "power").choose("play recanters_cloak bottom")
    assert f.b.ongoing[0].removed
    assert not casts(f, "haste")
    assert "play power basic" not in f.options()  # nothing could use it


def test_orb_of_inhibition() -> None:
    f = table("orb_of_inhibition", "lightning_bolt").choose("play orb_of_inhibition top")
    f.choose("play lightning_bolt cast-1", f"target {ZOMBIES}")
    assert f.unit(ZOMBIES).damage == 0
    f = table("orb_of_inhibition").choose("play orb_of_inhibition bottom")
    assert not any(u.kit.abilities for u in f.b.units)
    assert f.b.ongoing[0].until == f.b.round


def test_thunder_helmet_draws_with_spells() -> None:
    f = player("thunder_helmet", "haste", deck=("attack", "power"))
    f.choose("play thunder_helmet bottom", "play haste cast-1", f"target {GRIFFINS}")
    assert f.hand(0) == ["power"]
    assert f.b.ongoing[0].removed


def test_necklace_of_dragonteeth_allows_two_spells() -> None:
    f = table("necklace_of_dragonteeth", "haste", "slow")
    f.choose("play necklace_of_dragonteeth bottom", "play haste cast-1", f"target {GRIFFINS}")
    assert casts(f, "slow")
    assert "play necklace_of_dragonteeth bottom" not in f.options()


def test_necklace_of_swiftness() -> None:
    f = table("necklace_of_swiftness")
    before = [initiative(f.s, f.unit(u)) for u in (GRIFFINS, CHAMPIONS)]
    f.choose("play necklace_of_swiftness top")
    after = [initiative(f.s, f.unit(u)) for u in (GRIFFINS, CHAMPIONS)]
    assert (after[0] - before[0], after[1] - before[1]) == (0, 1)  # Griffins fly
    f = table("necklace_of_swiftness")
    f.choose("play necklace_of_swiftness bottom", f"target {CHAMPIONS}", "space c1")
    assert f.unit(CHAMPIONS).space == "c1"


# ---- spells of a school ----

SCHOOLS = {
    "air": ("orb_of_the_firmament", "haste", "tome_of_air"),
    "earth": ("orb_of_silt", "slow", "tome_of_earth"),
    "fire": ("orb_of_tempestuous_fire", "blind", "tome_of_fire"),
    "water": ("orb_of_driving_rain", "teleport", "tome_of_water"),
}


@pytest.mark.parametrize("school", SCHOOLS)
def test_orbs_double_power_and_give_five(school: str) -> None:
    orb, spell, _ = SCHOOLS[school]
    f = table(orb, spell, "power").choose(f"play {orb} top", "play power basic")
    assert f"play {spell} cast-3" in f.options()
    f = table(orb, spell).choose(f"play {orb} bottom")
    assert f"play {spell} cast-3" in f.options()
    assert f.s.players[0].removed == (orb,)
    assert f"play {orb} bottom" not in table(orb, "attack").options()


@pytest.mark.parametrize("school", SCHOOLS)
def test_tomes_find_spells_and_need_no_power(school: str) -> None:
    _, spell, tome = SCHOOLS[school]
    f = table(tome)
    others = [s for k, (_, s, _) in SCHOOLS.items() if k != school]
    f.s.decks["spell"] = Deck((spell, *others), ("bless",))
    f.choose(f"play {tome} top", f"keep {spell}")
    assert f.hand(0) == [spell]
    f = table(tome, spell).choose(f"play {tome} bottom")
    assert f"play {spell} cast-3" in f.options()
    assert f"play {tome} bottom" not in table(tome, "attack").options()


# ---- against spells ----


def test_surcoat_cancels_weak_spells() -> None:
    f = waited(table("haste", enemy=["surcoat_of_counterpoise"]))
    f.choose("play haste cast-1", f"target {GRIFFINS}", "play surcoat_of_counterpoise top")
    assert not f.b.ongoing
    f = waited(table("haste", "power", "power", enemy=["surcoat_of_counterpoise"]))
    f.choose("play power basic", "play power basic", "play haste cast-3", f"target {GRIFFINS}")
    assert f.b.ongoing


@pytest.mark.parametrize(("dice", "works"), [([0, 1], False), ([0, -1], True)])
def test_boots_of_polarity(dice: list[int], works: bool) -> None:
    f = table("haste", enemy=["boots_of_polarity"], dice=dice)
    f.choose("play haste cast-1", f"target {GRIFFINS}", "play boots_of_polarity top")
    assert bool(f.b.ongoing) is works


def test_boots_of_polarity_end_an_effect() -> None:
    f = table("boots_of_polarity", "haste")
    assert "play boots_of_polarity bottom" not in f.options()
    f.choose("play haste cast-1", f"target {ZOMBIES}", "play boots_of_polarity bottom")
    assert not f.b.ongoing


def test_pendant_of_negativity() -> None:
    f = table("haste", enemy=["pendant_of_negativity"])
    f.choose("play haste cast-1", f"target {GRIFFINS}", "play pendant_of_negativity top")
    assert not f.b.ongoing
    f = table("slow", enemy=["pendant_of_negativity"])
    f.choose("play slow cast-1", f"target {ZOMBIES}")
    assert f.b.ongoing  # another school
    f = table("pendant_of_negativity", "lightning_bolt")
    f.choose("play pendant_of_negativity bottom", f"target {GRIFFINS}")
    f.choose("play lightning_bolt cast-1", f"target {GRIFFINS}")
    assert f.unit(GRIFFINS).damage == 0
    assert not f.b.ongoing  # used up


def test_plate_of_dying_light_lowers_the_damage_of_spells() -> None:
    f = table("lightning_bolt", enemy=["plate_of_dying_light"])
    f.choose("play lightning_bolt cast-1", f"target {ZOMBIES}", "play plate_of_dying_light top")
    assert f.unit(ZOMBIES).damage == 1


# ---- paralysis ----


def test_pendant_of_second_sight() -> None:
    card = "pendant_of_second_sight"
    f = table(card, "blind").choose(f"play {card} top", f"target {GRIFFINS}", "play blind cast-1")
    assert f"target {GRIFFINS}" not in f.options()
    f = table(card)
    assert f"play {card} bottom" not in f.options()
    f.unit(VAMPIRES).paralysed = True
    f.choose(f"play {card} bottom")
    assert not f.unit(VAMPIRES).paralysed


def test_ring_of_the_wayfarer_holds_a_guard() -> None:
    card = "ring_of_the_wayfarer"
    f = Fight(
        ("castle_griffins+ b2",), ("neutral_boars b5",), hands=([card], []), guards=1, start=True
    )
    f.choose(f"play {card} bottom", "target neutral_boars")
    assert f.unit("neutral_boars").paralysed
    assert (
        f"play {card} bottom"
        not in Fight(
            ("castle_griffins+ b2",), ("necropolis_zombies b5",), hands=([card], []), start=True
        ).options()
    )
