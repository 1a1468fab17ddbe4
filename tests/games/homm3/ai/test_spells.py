"""Whom an AI Hero aims its spells at (H3-10.130)."""

from tests.games.homm3.ai.test_cards import duel, hero
from tests.games.homm3.rules.table import Alone

ARCHANGELS = "attacker castle_archangels a1 activated"
HALBERDIERS = "attacker castle_halberdiers d1 activated"
ZOMBIES = "defender necropolis_zombies b5"
BESIDE = "attacker castle_archangels b4 activated"
KNIGHTS = "defender necropolis_dread_knights d5 activated"


def casting(
    spell: str, *lines: str, difficulty: str = "normal", dice: tuple[int, ...] = ()
) -> Alone:
    """An AI Hero draws a spell, with power 1 if it is normal."""
    f = duel(
        *lines,
        "defender ai deck: cast_a_spell_b",
        f"defender ai spells: {spell}",
        difficulty=difficulty,
        dice=dice,
    )
    if spell != "weakness":
        f.ties()
    return f


def burnt(f: Alone) -> list[int]:
    """The damage of spells, hit by hit."""
    return [event["amount"] for event in f.told("hurt") if event["source"] == "spell"]


def test_harmful_spells_go_at_the_highest_defense() -> None:
    f = casting("lightning_bolt", ARCHANGELS, HALBERDIERS, ZOMBIES)
    assert f.told("cast")[0]["units"] == ["castle_archangels"]
    assert f.unit("castle_archangels").damage == 3


def test_helpful_spells_go_at_the_highest_own_defense() -> None:
    f = casting("haste", ARCHANGELS, ZOMBIES, KNIGHTS)
    assert f.told("cast")[0]["units"] == ["necropolis_dread_knights"]
    assert f.b.ongoing[0].amount == 2


def test_ties_are_the_players_choice() -> None:
    champions = "attacker castle_champions d1 activated"
    f = casting("magic_arrow", champions, "attacker castle_crusaders a1 activated", ZOMBIES)
    assert f.options() == ["target castle_champions", "target castle_crusaders"]
    f.choose("target castle_crusaders")
    assert burnt(f) == [2]
    assert f.unit("castle_crusaders").damage == 2


def test_only_units_that_the_spell_can_touch_count() -> None:
    black = "attacker dungeon_black_dragons+ c1 activated"
    f = casting(
        "lightning_bolt", black, HALBERDIERS, "attacker castle_griffins b1 activated", ZOMBIES
    )
    assert f.told("cast")[0]["units"] == ["castle_halberdiers"]


def test_a_spell_with_a_tier_takes_the_best_of_those_tiers() -> None:
    f = casting("blind", ARCHANGELS, HALBERDIERS, "attacker castle_crusaders c1 activated", ZOMBIES)
    assert f.told("cast")[0]["units"] == ["castle_crusaders"]
    assert f.unit("castle_crusaders").paralysed


def test_a_spell_that_can_touch_nobody_is_lost() -> None:
    f = casting("blind", ARCHANGELS, ZOMBIES)
    assert f.told("ai-spell-lost")
    assert hero(f).spell_discard == ("blind",)
    assert hero(f).discard == ("cast_a_spell_b",)


def test_h3_10_66_the_player_may_resist() -> None:
    f = casting("magic_arrow", ARCHANGELS, ZOMBIES, "seat 0: castle catherine", "hand: resistance")
    assert f.ask() == "spell"
    f.choose("play resistance basic")
    assert f.told("spell-failed")
    assert f.unit("castle_archangels").damage == 0
    assert hero(f).spell_discard == ("magic_arrow",)


def test_ongoing_spells_of_the_ai_come_back_to_its_own_discard_pile() -> None:
    f = casting("slow", ARCHANGELS, ZOMBIES)
    assert [e.card for e in f.b.ongoing] == ["slow"]
    assert hero(f).spell_discard == ()
    assert f.discard(0) == []


def test_curse_waits_for_the_first_attack_on_its_target() -> None:
    f = casting("curse", "attacker castle_champions a2 activated", "defender necropolis_zombies a3")
    assert f.told("hit")[0]["defense"] == 0


def test_bloodlust_waits_for_the_next_attack_of_a_ground_or_flying_unit() -> None:
    zombies = "defender necropolis_zombies b5"
    f = casting("bloodlust", ARCHANGELS, zombies, "defender necropolis_liches d5 activated")
    assert f.told("cast")[0]["units"] == ["necropolis_zombies"]


def test_counterstrike_takes_the_cube_off() -> None:
    f = casting(
        "counterstrike",
        ARCHANGELS,
        ZOMBIES,
        "defender necropolis_skeletons d5 activated retaliated",
    )
    assert f.told("cast")[0]["units"] == ["necropolis_skeletons"]


# ---- spell_handling ----


def test_stone_skin_marks_the_highest_defense_until_it_is_attacked() -> None:
    f = casting("stone_skin", ARCHANGELS, ZOMBIES, KNIGHTS)
    assert f.unit("necropolis_dread_knights").defense == 2


def test_stone_skin_passes_over_a_unit_that_is_marked() -> None:
    marked = "defender necropolis_dread_knights d5 activated defense 1"
    f = casting("stone_skin", ARCHANGELS, ZOMBIES, marked)
    assert f.unit("necropolis_dread_knights").defense == 1
    assert f.unit("necropolis_zombies").defense == 2


def test_stone_skin_prefers_higher_tiers_and_then_wounds() -> None:
    f = casting(
        "stone_skin",
        ARCHANGELS,
        "defender necropolis_zombies b5 damage 2",
        "defender necropolis_liches c5 activated",
        "defender necropolis_vampires d5 activated damage 1",
    )
    assert f.unit("necropolis_vampires").defense == 2


def test_cure_heals_the_most_wounded_unit() -> None:
    f = casting(
        "cure",
        ARCHANGELS,
        "defender necropolis_zombies b5 damage 1",
        "defender necropolis_liches d5 activated damage 3",
    )
    assert f.unit("necropolis_liches").damage == 1
    assert f.unit("necropolis_zombies").damage == 1


def test_cure_lifts_only_the_enemys_cards() -> None:
    f = casting(
        "cure",
        ARCHANGELS,
        "defender necropolis_zombies b5 damage 1",
        "effect attacker slow initiative -1 on necropolis_zombies",
        "effect defender haste initiative 1 on necropolis_zombies",
    )
    assert [e.card for e in f.b.ongoing] == ["haste"]
    assert f.discard(0) == ["slow"]


def test_cure_goes_back_if_nobody_is_hurt() -> None:
    f = casting("cure", ARCHANGELS, ZOMBIES)
    assert f.told("ai-spell-returned")
    assert hero(f).spells == ("cure",)
    assert hero(f).deck == ("cast_a_spell_b",)
    assert hero(f).discard == ()


def test_fire_shield_is_cast_while_at_most_half_have_activated() -> None:
    f = casting(
        "fire_shield",
        "attacker castle_griffins a1",
        "attacker castle_marksmen d1",
        ZOMBIES,
        "active: necropolis_zombies",
    )
    assert f.told("cast")
    assert hero(f).kept == ""


def test_fire_shield_is_kept_for_the_next_combat_round() -> None:
    f = casting(
        "fire_shield",
        "attacker castle_champions a1 activated",
        "attacker castle_crusaders d1 activated",
        ZOMBIES,
        "defender necropolis_skeletons a5 activated",
    )
    assert f.told("ai-spell-kept")
    assert hero(f).kept == "fire_shield"
    assert f.b.round == 2
    assert not f.told("cast")
    f.choose("stop", "stop", "target necropolis_zombies")
    assert hero(f).kept == ""
    assert f.told("cast")[0]["power"] == 1
    assert len(f.told("ai-card")) == 1


def test_a_second_fire_shield_is_cast_while_another_is_kept() -> None:
    f = casting(
        "fire_shield",
        "attacker castle_champions a1 activated",
        "attacker castle_crusaders d1 activated",
        ZOMBIES,
        "defender necropolis_skeletons a5 activated",
        "defender ai kept: fire_shield",
        "defender ai kept_round: 1",
    )
    f.choose("target necropolis_zombies")
    assert [event["card"] for event in f.told("cast")] == ["fire_shield"]
    assert hero(f).kept == "fire_shield"
    assert not f.told("ai-spell-kept")


def test_cure_takes_harmful_tokens_off() -> None:
    f = casting(
        "cure",
        ARCHANGELS,
        "defender necropolis_zombies b5 damage 1",
        "effect defender corrosion_token defense -1 on necropolis_zombies",
    )
    assert not f.b.ongoing


def test_weakness_goes_at_the_unit_that_is_about_to_retaliate() -> None:
    f = casting("weakness", BESIDE, HALBERDIERS, ZOMBIES)
    assert f.told("cast")[0]["units"] == ["castle_archangels"]
    assert f.told("hit")[1]["attack"] == 6 - 2


def test_weakness_settles_whom_the_unit_attacks() -> None:
    f = casting(
        "weakness",
        "attacker castle_griffins b4 activated",
        "attacker castle_halberdiers a5 activated",
        ZOMBIES,
    )
    assert f.ask() == "ai-target"
    f.choose("ai-target castle_halberdiers")
    assert f.told("hit")[0]["target"] == "castle_halberdiers"


def test_weakness_goes_back_if_no_retaliation_comes() -> None:
    retaliated = "attacker castle_archangels b4 activated retaliated"
    f = casting("weakness", retaliated, HALBERDIERS, ZOMBIES)
    assert not f.told("cast")
    assert hero(f).deck == ("cast_a_spell_b",)
    assert hero(f).spells == ("weakness",)


def test_weakness_goes_back_if_nobody_is_in_reach() -> None:
    f = casting("weakness", ARCHANGELS, ZOMBIES)
    assert f.told("ai-spell-returned")


def test_fireball_aims_at_neighbours_of_the_highest_tiers() -> None:
    f = casting(
        "fireball",
        "attacker castle_halberdiers a1 activated",
        "attacker castle_griffins b1 activated",
        "attacker castle_crusaders d1 activated",
        "attacker castle_zealots d2 activated",
        ZOMBIES,
    )
    assert f.told("cast")[0]["units"] == ["castle_crusaders", "castle_zealots"]


def test_fireball_prefers_less_remaining_health() -> None:
    f = casting(
        "fireball",
        "attacker castle_griffins a1 activated",
        "attacker castle_griffins b1 activated",
        "attacker castle_griffins d1 activated damage 1",
        "attacker castle_griffins d2 activated",
        ZOMBIES,
    )
    assert f.told("cast")[0]["units"] == ["castle_griffins.3", "castle_griffins.4"]


def test_fireball_aims_at_a_lone_unit_that_no_own_unit_stands_next_to() -> None:
    f = casting(
        "fireball",
        BESIDE,
        "attacker castle_griffins d1 activated",
        ZOMBIES,
    )
    assert f.told("cast")[0]["units"] == ["castle_griffins"]
    assert burnt(f) == [1]


def test_fireball_goes_back_if_it_would_hit_the_own_side() -> None:
    f = casting("fireball", BESIDE, ZOMBIES)
    assert f.told("ai-spell-returned")
    assert hero(f).spells == ("fireball",)


def test_chain_lightning_starts_in_a_group() -> None:
    f = casting(
        "chain_lightning",
        "attacker castle_archangels d3 activated",
        "attacker castle_griffins a1 activated",
        "attacker castle_zealots b1 activated",
        ZOMBIES,
        difficulty="impossible",
    )
    assert f.told("cast")[0]["units"] == ["castle_zealots", "castle_griffins", "castle_archangels"]
    assert burnt(f) == [2, 1, 1]


def test_chain_lightning_prefers_enemies_at_the_same_distance() -> None:
    f = casting(
        "chain_lightning",
        "attacker castle_griffins b1 activated",
        "attacker castle_halberdiers c1 activated",
        "attacker castle_marksmen d2 activated",
        "defender necropolis_zombies b3 activated",
        "defender necropolis_skeletons d5",
    )
    hit = f.told("cast")[0]["units"]
    assert "necropolis_zombies" not in hit


def test_chain_lightning_goes_back_if_everybody_is_engaged() -> None:
    f = casting("chain_lightning", BESIDE, ZOMBIES)
    assert f.told("ai-spell-returned")
