"""Artifacts that add attack, defense or power, that draw or gain: each way does so, and no more."""

import pytest

from rulebound.games.homm3.combat.cards import CARDS, MAP_MOMENTS
from rulebound.games.homm3.model.cards import CardKind, Rarity
from tests.games.homm3.fights import Fight

SPARE = "knowledge"
"""A card that cannot be played at any moment of these combats."""

ATTACK = [  # card, way, attack, cards to discard
    ("blackshard_of_the_dead_knight", "bottom", 1, 0),
    ("centaurs_axe", "bottom", 1, 0),
    ("red_dragon_flame_tongue", "bottom", 1, 0),
    ("dragon_scale_shield", "top", 2, 0),
    ("ogres_club_of_havoc", "top", 2, 1),
    ("ogres_club_of_havoc", "bottom", 1, 0),
    ("dragon_scale_armor", "top", 2, 0),
    ("titans_gladius", "top", 3, 1),
    ("titans_gladius", "bottom", 2, 0),
]
DEFENSE = [
    ("red_dragon_flame_tongue", "top", 1, 0),
    ("shield_of_the_dwarven_lords", "bottom", 1, 0),
    ("shield_of_the_yawning_dead", "top", 2, 1),
    ("shield_of_the_yawning_dead", "bottom", 1, 0),
    ("dragon_scale_shield", "bottom", 2, 0),
    ("targ_of_the_rampaging_ogre", "top", 2, 2),
    ("targ_of_the_rampaging_ogre", "bottom", 1, 0),
    ("dragon_scale_armor", "bottom", 2, 0),
    ("sentinels_shield", "top", 3, 1),
    ("sentinels_shield", "bottom", 2, 0),
]
POWER = [
    ("breastplate_of_petrified_wood", "bottom", 1, 0),
    ("dragon_wing_tabard", "bottom", 1, 0),
    ("rib_cage", "bottom", 1, 0),
    ("tunic_of_the_cyclops_king", "bottom", 2, 0),
    ("titans_cuirass", "top", 4, 1),
    ("titans_cuirass", "bottom", 2, 0),
]
GAIN = [  # card, way, gold, materials, valuables, cards to discard, whether it leaves the game
    ("inexhaustible_cart_of_lumber", "top", (0, 2, 0), 0, False),
    ("inexhaustible_cart_of_lumber", "bottom", (0, 4, 0), 0, True),
    ("legs_of_legion", "bottom", (2, 0, 0), 0, False),
    ("loins_of_legion", "bottom", (2, 0, 0), 0, False),
    ("head_of_legion", "bottom", (3, 0, 0), 0, False),
    ("endless_bag_of_gold", "top", (3, 0, 0), 0, False),
    ("endless_bag_of_gold", "bottom", (6, 0, 0), 0, True),
    ("endless_sack_of_gold", "top", (5, 0, 0), 0, False),
    ("endless_sack_of_gold", "bottom", (8, 0, 0), 0, True),
    ("everflowing_crystal_cloak", "top", (0, 0, 2), 3, False),
    ("everflowing_crystal_cloak", "bottom", (0, 0, 1), 0, False),
    ("everpouring_vial_of_mercury", "top", (0, 0, 1), 0, False),
    ("everpouring_vial_of_mercury", "bottom", (0, 0, 2), 0, True),
]
DRAW = [
    ("breastplate_of_petrified_wood", "top", False),
    ("speculum", "bottom", True),
    ("angel_wings", "bottom", False),
]
ON_THE_MAP = ["legs_of_legion", "loins_of_legion", "head_of_legion", "speculum", "angel_wings"]


def attacking(*hand: str, deck: tuple[str, ...] = ()) -> Fight:
    """The Griffins of the player with the cards are active, Zombies in front of them."""
    return Fight(
        ["castle_griffins+ b2", "castle_crusaders a1"],
        ["necropolis_zombies+ b3", "necropolis_skeletons d5"],
        hands=(hand, ()),
        players=({"deck": deck}, {}),
        active="castle_griffins",
    )


def attacked(*hand: str) -> Fight:
    """Zombies have just attacked the Griffins of the player with the cards."""
    f = Fight(
        ["castle_griffins+ b2", "castle_crusaders a1"],
        ["necropolis_zombies+ b3", "necropolis_skeletons d5"],
        hands=(hand, ()),
        active="necropolis_zombies",
    )
    return f.choose("attack castle_griffins")


@pytest.mark.parametrize(("card", "way", "amount", "price"), ATTACK)
def test_attack_for_the_active_unit(card: str, way: str, amount: int, price: int) -> None:
    f = attacking(card, *(SPARE,) * 3)
    f.choose(f"play {card} {way}")
    assert f.unit("castle_griffins").attack == amount
    assert f.unit("castle_crusaders").attack == 0
    assert f.hand(0) == [SPARE] * (3 - price)
    assert card in f.discard(0)


@pytest.mark.parametrize(("card", "way", "amount", "price"), ATTACK)
def test_attack_is_not_offered_to_the_side_that_is_attacked(
    card: str, way: str, amount: int, price: int
) -> None:
    f = attacked(card, "defense", SPARE)
    assert "play defense basic" in f.options()
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(("card", "way", "amount", "price"), DEFENSE)
def test_defense_for_the_unit_that_is_attacked(
    card: str, way: str, amount: int, price: int
) -> None:
    f = attacked(card, *(SPARE,) * 3)
    f.choose(f"play {card} {way}")
    bonus = f.told("bonus")[-1]
    assert (bonus["unit"], bonus["stat"]) == ("castle_griffins", "defense")
    assert bonus["amount"] == f"+{amount}"
    assert f.hand(0).count(SPARE) == 3 - price


@pytest.mark.parametrize(("card", "way", "amount", "price"), DEFENSE)
def test_defense_is_not_offered_to_the_attacker(
    card: str, way: str, amount: int, price: int
) -> None:
    f = attacking(card, "attack", SPARE, SPARE)
    assert f"play {card} {way}" not in f.options()
    f.choose("attack necropolis_zombies")
    assert "play attack basic" in f.options()
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(("card", "way", "amount", "price"), POWER)
def test_power_for_a_spell(card: str, way: str, amount: int, price: int) -> None:
    f = attacking(card, "magic_arrow", *(SPARE,) * price)
    f.choose(f"play {card} {way}")
    if price:
        f.choose(f"discard {SPARE}")
    assert f.b.armies[0].power == amount
    assert "play magic_arrow cast-2" in f.options()
    assert ("play magic_arrow cast-3" in f.options()) is (amount > 1)


@pytest.mark.parametrize(("card", "way", "amount", "price"), POWER)
def test_power_is_not_offered_without_a_spell(card: str, way: str, amount: int, price: int) -> None:
    f = attacking(card, SPARE)
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(("card", "way", "gains", "price", "leaves"), GAIN)
def test_gains(card: str, way: str, gains: tuple[int, int, int], price: int, leaves: bool) -> None:
    f = attacking(card, *(SPARE,) * 3)
    f.choose(f"play {card} {way}")
    player = f.s.players[0]
    assert (player.gold, player.materials, player.valuables) == gains
    assert (card in player.removed) is leaves
    assert (card in player.discard) is not leaves
    assert f.hand(0) == [SPARE] * (3 - price)


@pytest.mark.parametrize(("card", "way", "gains", "price", "leaves"), GAIN)
def test_gains_are_not_offered_while_an_attack_is_resolved(
    card: str, way: str, gains: tuple[int, int, int], price: int, leaves: bool
) -> None:
    f = attacked(card, "defense", SPARE, SPARE)
    assert "play defense basic" in f.options()
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(
    ("card", "way", "price"),
    [(card, way, price) for card, way, _, price in ATTACK if price]
    + [(card, way, price) for card, way, _, price, _ in GAIN if price],
)
def test_h3_5_40_a_price_in_cards_must_be_paid_in_full(card: str, way: str, price: int) -> None:
    f = attacking(card, *(SPARE,) * (price - 1))
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(
    ("card", "way", "price"), [(card, way, price) for card, way, _, price in DEFENSE if price]
)
def test_a_price_for_defense_must_be_paid_in_full(card: str, way: str, price: int) -> None:
    f = attacked(card, *(SPARE,) * (price - 1))
    assert f"play {card} bottom" in f.options()
    assert f"play {card} {way}" not in f.options()


@pytest.mark.parametrize(("card", "way", "leaves"), DRAW)
def test_draws_a_card(card: str, way: str, leaves: bool) -> None:
    f = attacking(card, deck=("attack", "defense"))
    f.choose(f"play {card} {way}")
    assert f.hand(0) == ["defense"]
    assert f.s.players[0].deck == ("attack",)
    assert (card in f.s.players[0].removed) is leaves


@pytest.mark.parametrize(("card", "way", "leaves"), DRAW)
def test_does_not_draw_without_cards_to_draw(card: str, way: str, leaves: bool) -> None:
    assert f"play {card} {way}" not in attacking(card, SPARE).options()


@pytest.mark.parametrize("card", ON_THE_MAP)
def test_h3_10_67_map_effects_are_never_offered_in_combat(card: str) -> None:
    f = attacking(card, SPARE, deck=("attack",))
    assert f"play {card} bottom" in f.options()
    assert f"play {card} top" not in f.options()
    top = CARDS[card].effects[0]
    assert top.moments
    assert top.moments <= MAP_MOMENTS


def test_h3_5_40_the_core_box_has_32_artifacts_with_two_ways_each() -> None:
    core = [
        card for card in CARDS.values() if card.kind == CardKind.ARTIFACT and card.box == "core"
    ]
    qualities = [card.quality for card in core]
    assert [qualities.count(rarity) for rarity in Rarity] == [15, 10, 7]
    assert all(card.copies == 1 for card in core)
    assert all([way.mode for way in card.effects] == ["top", "bottom"] for card in core)
