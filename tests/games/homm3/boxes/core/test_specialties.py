"""Specialties of the six core heroes (H3-5.60)."""

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.values import health, initiative
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES
from tests.games.homm3.fights import Fight

SPARE = "knowledge"
LEVEL_I = [  # card, a unit that its bonus is doubled for, another one
    ("catherine_1", "castle_crusaders", "castle_halberdiers"),
    ("catherine_1", "neutral_crusaders", "neutral_halberdiers"),
    ("mutare_1", "dungeon_black_dragons", "dungeon_minotaurs"),
    ("mutare_1", "rampart_gold_dragons", "fortress_dragon_flies"),
    ("tamika_1", "necropolis_dread_knights", "necropolis_skeletons"),
]
LEVEL_IV = [
    ("catherine_4", "castle_crusaders", "castle_halberdiers"),
    ("mutare_4", "dungeon_black_dragons", "dungeon_minotaurs"),
    ("tamika_4", "necropolis_dread_knights", "necropolis_skeletons"),
]
LEVEL_VI = [
    ("catherine_6", "castle_crusaders", "castle_halberdiers"),
    ("mutare_6", "dungeon_black_dragons", "dungeon_minotaurs"),
    ("tamika_6", "necropolis_dread_knights", "necropolis_skeletons"),
]


def favourite(card: str, unit: str, *, active: str = "") -> Fight:
    return Fight(
        [f"{unit} b2", "castle_griffins d1"],
        ["necropolis_zombies+ b3", "neutral_boars d5"],
        hands=([card, SPARE], []),
        active=active or unit,
    )


@pytest.mark.parametrize(("card", "loved", "other"), LEVEL_I)
def test_level_i_gives_attack_twice_to_favourite_units_only(
    card: str, loved: str, other: str
) -> None:
    for unit, amount in ((loved, 2), (other, 1)):
        f = favourite(card, unit).choose(f"play {card} top")
        assert f.unit(unit).attack == amount
        assert f.discard(0) == [card]


@pytest.mark.parametrize(("card", "loved", "other"), LEVEL_I)
def test_level_i_gives_defense_twice_to_favourite_units_only(
    card: str, loved: str, other: str
) -> None:
    for unit, amount in ((loved, 2), (other, 1)):
        f = favourite(card, unit, active="necropolis_zombies")
        f.choose(f"attack {unit}", f"play {card} bottom")
        assert f.told("bonus")[0]["amount"] == f"+{amount}"


@pytest.mark.parametrize(("card", "loved", "other"), LEVEL_I)
def test_level_i_offers_no_attack_to_the_defender_and_no_defense_to_the_attacker(
    card: str, loved: str, other: str
) -> None:
    assert f"play {card} bottom" not in favourite(card, other).options()
    f = favourite(card, other, active="necropolis_zombies")
    assert f.choose(f"attack {other}").options() == [f"play {card} bottom", "pass"]


@pytest.mark.parametrize(("card", "loved", "other"), LEVEL_IV)
def test_level_iv_gives_health_twice_to_favourite_units_only(
    card: str, loved: str, other: str
) -> None:
    for unit, amount in ((loved, 2), (other, 1)):
        f = favourite(card, unit).choose(f"play {card} basic", f"target {unit}")
        mine = f.unit(unit)
        assert health(f.b, mine) == mine.face.health + amount
        spared = f.unit("castle_griffins")
        assert health(f.b, spared) == spared.face.health
        assert f.discard(0) == []


@pytest.mark.parametrize(("card", "loved", "other"), LEVEL_VI)
def test_level_vi_gives_initiative_twice_to_favourite_units_only(
    card: str, loved: str, other: str
) -> None:
    for unit, amount in ((loved, 2), (other, 1)):
        f = favourite(card, unit).choose(f"play {card} basic", f"target {unit}")
        mine = f.unit(unit)
        assert initiative(f.s, mine) == mine.face.initiative + amount
        spared = f.unit("castle_griffins")
        assert initiative(f.s, spared) == spared.face.initiative


@pytest.mark.parametrize(("card", "loved", "other"), LEVEL_IV + LEVEL_VI)
def test_ongoing_specialties_are_not_played_in_an_enemy_activation(
    card: str, loved: str, other: str
) -> None:
    f = favourite(card, other, active="necropolis_zombies").choose(f"attack {other}")
    assert f.told("hit")  # nobody was asked


# ---- Rion ----


def rion(level: int, damage: int = 0, *, paralysed: bool = False) -> Fight:
    f = Fight(
        ["castle_griffins+ b2", "castle_crusaders a1"],
        ["necropolis_zombies+ b4", "necropolis_skeletons d5"],
        hands=([f"rion_{level}"], []),
        players=({"deck": (SPARE, SPARE, "attack")}, {}),
        damage={"castle_crusaders": damage},
        active="castle_griffins",
    )
    f.unit("castle_crusaders").paralysed = paralysed
    return f


def test_rion_i_heals_one_and_draws() -> None:
    f = rion(1, 3).choose("play rion_1 basic")
    assert f.unit("castle_crusaders").damage == 2
    assert f.hand(0) == ["attack"]


def test_rion_i_cures_no_paralysis() -> None:
    f = rion(1, paralysed=True).choose("play rion_1 basic")
    assert f.unit("castle_crusaders").paralysed
    assert f.hand(0) == ["attack"]


@pytest.mark.parametrize("level", [4, 6])
def test_rion_iv_and_vi_cure_paralysis(level: int) -> None:
    f = rion(level, paralysed=True).choose(f"play rion_{level} basic")
    assert not f.unit("castle_crusaders").paralysed


@pytest.mark.parametrize(("level", "left"), [(4, 2), (6, 1)])
def test_rion_iv_and_vi_heal_or_cure_but_not_both(level: int, left: int) -> None:
    f = rion(level, 3, paralysed=True).choose(f"play rion_{level} basic", "heal")
    crusaders = f.unit("castle_crusaders")
    assert (crusaders.damage, crusaders.paralysed) == (left, True)
    f = rion(level, 3, paralysed=True).choose(f"play rion_{level} basic", "cure")
    crusaders = f.unit("castle_crusaders")
    assert (crusaders.damage, crusaders.paralysed) == (3, False)


def test_rion_iv_draws_one_card() -> None:
    assert rion(4, 1).choose("play rion_4 basic").hand(0) == ["attack"]


def test_rion_vi_draws_two_cards_and_discards_one() -> None:
    f = rion(6, 2).choose("play rion_6 basic", "discard attack")
    assert f.unit("castle_crusaders").damage == 0
    assert f.hand(0) == [SPARE]
    assert f.discard(0) == ["attack", "rion_6"]


# ---- Alamar ----


def alamar(card: str, victim: str, *hand: str) -> Fight:
    """Behemoths are about to defeat a unit of Alamar."""
    return Fight(
        [f"{victim} b2", "dungeon_medusas d1"],
        ["stronghold_behemoths+ b3", "neutral_boars d5"],
        hands=([card, *hand], []),
        factions=("dungeon", "stronghold"),
        damage={victim: 7 if victim == "dungeon_black_dragons" else 0},
        active="stronghold_behemoths",
    ).choose(f"attack {victim}")


BRONZE, SILVER, GOLD = "dungeon_troglodytes", "dungeon_minotaurs", "dungeon_black_dragons"
COSTS = {"alamar_1": (1, 2, 4), "alamar_4": (0, 1, 3), "alamar_6": (0, 0, 2)}


@pytest.mark.parametrize("card", COSTS)
@pytest.mark.parametrize(("tier", "victim"), list(enumerate((BRONZE, SILVER, GOLD))))
def test_alamar_cancels_a_lethal_attack_for_enough_power(card: str, tier: int, victim: str) -> None:
    cost = COSTS[card][tier]
    f = alamar(card, victim, *("power",) * cost)
    assert f.ask() == "lethal"
    for _ in range(cost):
        assert f"play {card} grade-{tier + 1}" not in f.options()
        f.choose("play power basic")
    f.choose(f"play {card} grade-{tier + 1}")
    assert f.unit(victim).alive
    assert f.unit(victim).damage == (7 if victim == GOLD else 0)
    assert f.told("cancelled")
    assert card in f.discard(0)


@pytest.mark.parametrize(
    ("card", "tier", "victim"),
    [
        (card, tier, victim)
        for card, costs in COSTS.items()
        for tier, victim in enumerate((BRONZE, SILVER, GOLD))
        if costs[tier]
    ],
)
def test_alamar_cancels_nothing_for_too_little_power(card: str, tier: int, victim: str) -> None:
    short = COSTS[card][tier] - 1
    f = alamar(card, victim, *("power",) * short)
    for _ in range(short):
        f.choose("play power basic")
    assert f"play {card} grade-{tier + 1}" not in f.options()
    assert not f.unit(victim).alive


def test_h3_10_61_the_saved_unit_does_not_strike_back() -> None:
    f = alamar("alamar_4", BRONZE).choose("play alamar_4 grade-1")
    assert [event["unit"] for event in f.told("attacks")] == ["stronghold_behemoths"]


def test_h3_10_61_a_pack_that_only_flips_is_not_in_danger() -> None:
    f = Fight(
        ["dungeon_troglodytes+ b2", "dungeon_medusas d1"],
        ["necropolis_skeletons+ b3", "neutral_boars d5"],
        hands=(["alamar_4"], []),
        dice=[0],
        active="necropolis_skeletons",
    ).choose("attack dungeon_troglodytes")
    assert not f.unit("dungeon_troglodytes").pack
    assert f.hand(0) == ["alamar_4"]


def test_h3_5_60_specialties_do_not_count_against_the_spell_limit() -> None:
    f = alamar("alamar_1", BRONZE, "power").choose("play power basic", "play alamar_1 grade-1")
    assert f.b.armies[0].casts == 0


# ---- Sandro (H3-10.68) ----


def sandro(*hand: str, pack: str = "+", damage: int = 0, dice: tuple[int, ...] = ()) -> Fight:
    return Fight(
        [f"necropolis_skeletons{pack} b2", "necropolis_zombies+ d1"],
        ["castle_griffins+ b3", "castle_crusaders d5"],
        hands=(hand, []),
        factions=("necropolis", "castle"),
        damage={"necropolis_skeletons": damage},
        dice=dice,
        active="necropolis_skeletons",
    )


def values(f: Fight, name: str) -> tuple[int, int, int, int]:
    face = f.unit(name).face
    return face.attack, face.defense, face.health, face.initiative


def test_sandro_i_covers_a_pack_of_skeletons() -> None:
    f = sandro("sandro_1").choose("play sandro_1 basic")
    assert values(f, "necropolis_skeletons") == (3, 1, 2, 6)
    assert f.discard(0) == []


def test_sandro_i_does_not_cover_a_few() -> None:
    assert "play sandro_1 basic" not in sandro("sandro_1", pack="").options()


def test_sandro_iv_covers_a_pack_of_zombies_whose_ability_sleeps() -> None:
    f = sandro("sandro_4")
    assert f.unit("necropolis_zombies").kit.abilities
    f.choose("play sandro_4 basic")
    assert values(f, "necropolis_zombies") == (4, 1, 3, 5)
    assert not f.unit("necropolis_zombies").kit.abilities


def test_sandro_iv_does_not_cover_skeletons() -> None:
    f = sandro("sandro_4").choose("play sandro_4 basic")
    assert f.unit("necropolis_skeletons").cover is None


@pytest.mark.parametrize("pack", ["", "+"])
def test_sandro_vi_covers_skeletons_on_either_side(pack: str) -> None:
    f = sandro("sandro_6", pack=pack).choose("play sandro_6 basic")
    assert values(f, "necropolis_skeletons") == (4, 1, 2, 6)


def test_sandro_vi_does_not_cover_zombies() -> None:
    f = sandro("sandro_6").choose("play sandro_6 basic")
    assert f.unit("necropolis_zombies").cover is None


@pytest.mark.parametrize("order", [("sandro_1", "sandro_6"), ("sandro_6", "sandro_1")])
def test_sandro_vi_lies_on_a_horde_whatever_comes_first(order: tuple[str, str]) -> None:
    f = sandro(*order).choose(*(f"play {card} basic" for card in order))
    assert values(f, "necropolis_skeletons") == (4, 1, 2, 6)
    cover = f.unit("necropolis_skeletons").cover
    assert cover is not None
    assert cover.below is not None
    assert (cover.card, cover.below.card) == ("sandro_6", "sandro_1")


def test_h3_10_68_what_a_cover_cannot_bear_falls_on_the_card_below() -> None:
    f = sandro("sandro_1", damage=1).choose("play sandro_1 basic")
    f.choose("attack castle_griffins")  # Griffins strike back for 2: the cover is gone
    skeletons = f.unit("necropolis_skeletons")
    assert (skeletons.cover, skeletons.pack, skeletons.damage) == (None, True, 1)
    assert f.discard(0) == ["sandro_1"]


def test_h3_10_68_a_cover_keeps_its_own_damage() -> None:
    f = sandro("sandro_1", damage=1, dice=(0, -1)).choose("play sandro_1 basic")
    f.choose("attack castle_griffins")
    skeletons = f.unit("necropolis_skeletons")
    assert skeletons.cover is not None
    assert (skeletons.cover.damage, skeletons.damage) == (1, 1)


def test_h3_10_68_the_excess_goes_through_two_covers() -> None:
    f = Fight(
        ["necropolis_skeletons+ b2", "necropolis_zombies+ d1"],
        ["stronghold_behemoths+ b3", "castle_crusaders d5"],
        hands=(["sandro_1", "sandro_6"], []),
        factions=("necropolis", "stronghold"),
        active="necropolis_skeletons",
    ).choose("play sandro_1 basic", "play sandro_6 basic", "attack stronghold_behemoths")
    assert f.told("hit")[1]["damage"] == 6  # 2 for each cover, 2 for the Pack
    skeletons = f.unit("necropolis_skeletons")
    assert (skeletons.cover, skeletons.pack, skeletons.damage) == (None, False, 0)
    assert sorted(f.discard(0)) == ["sandro_1", "sandro_6"]


def test_h3_10_61_a_blow_that_only_takes_the_cover_is_not_lethal() -> None:
    f = Fight(
        ["necropolis_skeletons b2", "necropolis_zombies+ d1"],
        ["castle_crusaders b3", "castle_griffins d5"],
        hands=(["sandro_6", "alamar_6"], []),
        factions=("necropolis", "castle"),
        damage={"necropolis_skeletons": 1},
        active="necropolis_skeletons",
    ).choose("play sandro_6 basic", "attack castle_crusaders")
    skeletons = f.unit("necropolis_skeletons")
    assert (skeletons.alive, skeletons.cover, skeletons.damage) == (True, None, 1)
    assert f.hand(0) == ["alamar_6"]


def test_h3_10_68_unused_covers_are_discarded_when_the_combat_ends() -> None:
    f = Fight(
        ["necropolis_skeletons+ b2"],
        ["castle_marksmen b3"],
        hands=(["sandro_1", "sandro_6"], []),
        factions=("necropolis", "castle"),
        active="necropolis_skeletons",
    ).choose("play sandro_1 basic", "play sandro_6 basic", "attack castle_marksmen")
    assert f.told("combat-over")
    assert sorted(f.discard(0)) == ["sandro_1", "sandro_6"]


# ---- all of them ----


def test_every_hero_has_three_specialties() -> None:
    mine = {card.id for card in CARDS.values() if card.kind == CardKind.SPECIALTY}
    assert mine == {f"{hero}_{level}" for hero in HEROES for level in (1, 4, 6)}
    assert all(CARDS[id_].box == HEROES[id_.rpartition("_")[0]].box for id_ in mine)
