"""Artifacts with effects of their own."""

from rulebound.games.homm3.model.players import Morale
from tests.games.homm3.boxes.core.test_artifacts_bonuses import SPARE, attacked, attacking
from tests.games.homm3.fights import Fight

GRIFFINS = ["castle_griffins+ b2", "castle_crusaders a1"]
ZOMBIES = ["necropolis_zombies+ b3", "necropolis_skeletons d5"]


def hit(f: Fight, number: int = 0) -> tuple[int, int, int]:
    """Attack, defense and damage of a hit."""
    told = f.told("hit")[number]
    return told["attack"], told["defense"], told["damage"]


# ---- Armor of Wonder ----


def test_armor_of_wonder_draws_and_gives_attack() -> None:
    f = attacking("armor_of_wonder", deck=(SPARE,))
    f.choose("play armor_of_wonder top")
    assert f.hand(0) == [SPARE]
    assert f.unit("castle_griffins").attack == 1


def test_armor_of_wonder_gives_attack_even_if_there_is_nothing_to_draw() -> None:
    f = attacking("armor_of_wonder")
    f.choose("play armor_of_wonder top")
    assert f.hand(0) == []
    assert f.unit("castle_griffins").attack == 1


def test_armor_of_wonder_draws_and_gives_defense() -> None:
    f = Fight(
        GRIFFINS,
        ZOMBIES,
        hands=(["armor_of_wonder"], []),
        players=({"deck": (SPARE,)}, {}),
        active="necropolis_zombies",
    )
    f.choose("attack castle_griffins", "play armor_of_wonder bottom")
    assert f.hand(0) == [SPARE]
    assert hit(f) == (2, 1, 1)


def test_armor_of_wonder_gives_no_defense_to_an_attacker() -> None:
    assert "play armor_of_wonder bottom" not in attacking("armor_of_wonder").options()


# ---- Blackshard of the Dead Knight ----


def test_blackshard_draws_a_card_for_a_discarded_spell() -> None:
    f = attacking("blackshard_of_the_dead_knight", "magic_arrow", SPARE, deck=("attack",))
    f.choose("play blackshard_of_the_dead_knight top", "discard magic_arrow")
    assert f.unit("castle_griffins").attack == 2
    assert f.hand(0) == [SPARE, "attack"]


def test_blackshard_draws_nothing_for_another_card() -> None:
    f = attacking("blackshard_of_the_dead_knight", "magic_arrow", SPARE, deck=("attack",))
    f.choose("play blackshard_of_the_dead_knight top", f"discard {SPARE}")
    assert f.hand(0) == ["magic_arrow"]


def test_blackshard_needs_a_card_to_discard() -> None:
    f = attacking("blackshard_of_the_dead_knight")
    assert "play blackshard_of_the_dead_knight bottom" in f.options()
    assert "play blackshard_of_the_dead_knight top" not in f.options()


# ---- Centaur's Axe ----


def axe(die: int) -> Fight:
    f = Fight(
        GRIFFINS,
        ["necropolis_skeletons+ b3", "necropolis_zombies d5"],
        hands=(["centaurs_axe"], []),
        dice=[die],
        active="castle_griffins",
    )
    return f.choose("attack necropolis_skeletons", "play centaurs_axe top")


def test_centaurs_axe_triples_a_good_die() -> None:
    assert hit(axe(1)) == (3, 1, 5)


def test_centaurs_axe_triples_a_bad_die_too() -> None:
    assert hit(axe(-1)) == (3, 1, 0)


def test_centaurs_axe_does_nothing_to_the_die_of_an_enemy() -> None:
    f = attacked("centaurs_axe", "defense")
    assert f.options() == ["play defense basic", "pass"]


# ---- Charm of Mana ----


def test_charm_of_mana_exchanges_two_cards_for_three() -> None:
    f = attacking("charm_of_mana", SPARE, SPARE, deck=("attack",) * 4)
    f.choose("play charm_of_mana top")
    assert f.hand(0) == ["attack"] * 3
    assert f.discard(0) == [SPARE, SPARE, "charm_of_mana"]


def test_charm_of_mana_needs_two_cards_to_discard() -> None:
    f = attacking("charm_of_mana", SPARE, deck=("attack",) * 4)
    assert "play charm_of_mana top" not in f.options()


def test_charm_of_mana_draws_two_and_discards_one_of_the_hand() -> None:
    f = attacking("charm_of_mana", SPARE, deck=("attack",) * 4)
    f.choose("play charm_of_mana bottom")
    assert f.options() == ["discard attack", f"discard {SPARE}"]
    f.choose(f"discard {SPARE}")
    assert f.hand(0) == ["attack", "attack"]


def test_charm_of_mana_draws_nothing_without_cards() -> None:
    assert "play charm_of_mana bottom" not in attacking("charm_of_mana", SPARE).options()


# ---- Dragon Wing Tabard ----


def test_dragon_wing_tabard_takes_a_card_from_the_enemy() -> None:
    f = Fight(
        GRIFFINS,
        ZOMBIES,
        hands=(["dragon_wing_tabard"], [SPARE, SPARE]),
        active="castle_griffins",
    )
    f.choose("play dragon_wing_tabard top")
    assert (f.hand(1), f.discard(1)) == ([SPARE], [SPARE])


def test_h3_10_69_dragon_wing_tabard_does_nothing_to_guards() -> None:
    f = Fight(
        GRIFFINS,
        ["neutral_skeletons b4", "neutral_skeletons d5"],
        hands=(["dragon_wing_tabard"], []),
        guards=1,
        active="castle_griffins",
    )
    assert "stop" in f.options()
    assert "play dragon_wing_tabard top" not in f.options()


# ---- Hourglass of the Evil Hour ----


def hourglass(
    morale: int,
    *dice: int,
    faction: str = "castle",
    enemy: int = Morale.NEUTRAL,
    deck: tuple[str, ...] = (),
) -> Fight:
    return Fight(
        GRIFFINS,
        ["dungeon_troglodytes b4", "dungeon_troglodytes d5"],
        hands=(["hourglass_of_the_evil_hour"], []),
        factions=(faction, "dungeon"),
        players=({"morale": morale, "deck": deck}, {"morale": enemy}),
        dice=dice,
        active="castle_griffins",
    )


def test_hourglass_takes_positive_morale_from_the_enemy() -> None:
    f = hourglass(Morale.NEUTRAL, enemy=Morale.POSITIVE)
    f.choose("play hourglass_of_the_evil_hour top")
    assert f.s.players[1].morale == Morale.NEUTRAL


def test_hourglass_does_nothing_to_an_enemy_of_neutral_morale() -> None:
    assert "play hourglass_of_the_evil_hour top" not in hourglass(Morale.NEUTRAL).options()


def test_hourglass_gives_morale_on_a_zero() -> None:
    f = hourglass(Morale.NEUTRAL, 0)
    f.choose("play hourglass_of_the_evil_hour bottom")
    assert f.s.players[0].morale == Morale.POSITIVE


def test_w_gain2_before_hourglass_gives_a_second_token_the_first_may_be_spent() -> None:
    f = hourglass(Morale.POSITIVE, 0, deck=("power", "attack"))
    f.choose("play hourglass_of_the_evil_hour bottom", "accept")
    assert (f.ask(), f.options()) == ("second-token", ["morale draw", "keep-token"])
    f.choose("morale draw")
    assert (f.s.players[0].morale, f.hand(0)) == (Morale.POSITIVE, ["attack"])


def test_hourglass_gives_no_morale_on_another_face() -> None:
    f = hourglass(Morale.NEUTRAL, 1)
    f.choose("play hourglass_of_the_evil_hour bottom")
    assert f.s.players[0].morale == Morale.NEUTRAL


def test_h3_3_36_hourglass_is_of_no_use_to_the_necropolis() -> None:
    f = hourglass(Morale.NEUTRAL, 0, faction="necropolis")
    assert "play hourglass_of_the_evil_hour bottom" not in f.options()


# ---- Rib Cage ----


def rib_cage(*discard: str) -> Fight:
    return Fight(
        GRIFFINS,
        ZOMBIES,
        hands=(["rib_cage"], []),
        players=({"deck": (SPARE,), "discard": discard}, {}),
        active="castle_griffins",
    )


def test_rib_cage_takes_a_spell_and_reshuffles_the_rest() -> None:
    f = rib_cage("magic_arrow", "attack", "haste")
    f.choose("play rib_cage top")
    assert f.options() == ["fetch haste", "fetch magic_arrow"]
    f.choose("fetch haste")
    assert f.hand(0) == ["haste"]
    assert sorted(f.s.players[0].deck) == ["attack", SPARE, "magic_arrow"]
    assert f.discard(0) == ["rib_cage"]


def test_rib_cage_needs_a_spell_in_the_discard_pile() -> None:
    assert "play rib_cage top" not in rib_cage("attack", "defense").options()


# ---- Shield of the Dwarven Lords ----


def dwarven_shield(die: int) -> Fight:
    return Fight(
        GRIFFINS,
        ["necropolis_skeletons+ b3", "necropolis_zombies d5"],
        hands=(["shield_of_the_dwarven_lords"], []),
        dice=[die],
        active="necropolis_skeletons",
    ).choose("attack castle_griffins", "pass")


def test_shield_of_the_dwarven_lords_ignores_the_die() -> None:
    f = dwarven_shield(1)
    assert f.ask() == "rolled"
    f.choose("play shield_of_the_dwarven_lords top")
    assert hit(f) == (3, 0, 3)


def test_shield_of_the_dwarven_lords_in_the_hand_changes_no_die() -> None:
    assert hit(dwarven_shield(1).choose("pass")) == (3, 0, 4)


def test_shield_of_the_dwarven_lords_keeps_the_die_from_triggering_anything() -> None:
    f = Fight(
        GRIFFINS,
        ZOMBIES,
        hands=(["shield_of_the_dwarven_lords"], []),
        dice=[1],
        active="castle_griffins",
    )
    f.choose("attack necropolis_zombies", "play shield_of_the_dwarven_lords top")
    assert hit(f) == (3, 1, 2)  # without it the Zombies had 1 more defense


def test_shield_of_the_dwarven_lords_is_not_played_before_the_roll() -> None:
    f = attacked("shield_of_the_dwarven_lords")
    assert f.options() == ["play shield_of_the_dwarven_lords bottom", "pass"]


# ---- Shackles of War ----


def shackles() -> Fight:
    return Fight(
        ["castle_griffins+ b2", "castle_crusaders a1"],
        ["dungeon_troglodytes b4", "dungeon_medusas d5"],
        hands=(["shackles_of_war"], []),
        factions=("castle", "dungeon"),
        players=({"deck": ("attack", "defense", "power")}, {"gold": 10}),
        start=True,
    )


def until_the_enemy_moves(f: Fight) -> list[str]:
    """Both own units stand still; then what the first enemy unit may do."""
    while f.seat == 0:
        f.choose("pass" if "pass" in f.options() else "stop")
    return f.options()


def test_shackles_of_war_keep_the_enemy_from_surrendering() -> None:
    assert "surrender" in until_the_enemy_moves(shackles())
    bound = until_the_enemy_moves(shackles().choose("play shackles_of_war top"))
    assert "defend" in bound
    assert "surrender" not in bound


def test_shackles_of_war_are_put_on_only_as_the_combat_starts() -> None:
    f = shackles()
    assert "play shackles_of_war top" in f.options()
    f.choose("pass")
    assert f.ask() == "unit"
    assert "play shackles_of_war bottom" in f.options()
    assert "play shackles_of_war top" not in f.options()


def test_h3_10_69_shackles_of_war_do_not_bind_guards() -> None:
    f = Fight(
        GRIFFINS,
        ["neutral_skeletons b4", "neutral_skeletons d5"],
        hands=(["shackles_of_war"], []),
        players=({"deck": ("attack",)},),
        guards=1,
        start=True,
    )
    assert f.options() == ["play shackles_of_war bottom", "pass"]


def test_shackles_of_war_draw_two_cards_of_which_one_is_kept() -> None:
    f = shackles().choose("play shackles_of_war bottom")
    assert f.options() == ["discard defense", "discard power"]
    f.choose("discard power")
    assert f.hand(0) == ["defense"]
    assert f.discard(0) == ["power", "shackles_of_war"]
    assert (f.s.offer, f.s.searcher) == ((), -1)


def test_shackles_of_war_discard_nothing_of_a_single_card() -> None:
    f = attacking("shackles_of_war", SPARE, deck=("attack",))
    f.choose("play shackles_of_war bottom")
    assert f.hand(0) == [SPARE, "attack"]


# ---- Targ of the Rampaging Ogre ----


def test_targ_of_the_rampaging_ogre_returns_to_the_hand() -> None:
    f = attacked("targ_of_the_rampaging_ogre", *(SPARE,) * 4)
    f.choose("play targ_of_the_rampaging_ogre top", "play targ_of_the_rampaging_ogre top")
    assert f.hand(0) == ["targ_of_the_rampaging_ogre"]
    f.choose("pass")
    assert hit(f) == (2, 4, 0)


def test_targ_of_the_rampaging_ogre_is_discarded_for_its_lower_effect() -> None:
    f = attacked("targ_of_the_rampaging_ogre").choose("play targ_of_the_rampaging_ogre bottom")
    assert f.hand(0) == []
    assert f.discard(0) == ["targ_of_the_rampaging_ogre"]


# ---- Tunic of the Cyclops King ----


def test_tunic_draws_a_card_and_gives_power() -> None:
    f = attacking("tunic_of_the_cyclops_king", "magic_arrow", deck=(SPARE,))
    f.choose("play tunic_of_the_cyclops_king top")
    assert f.hand(0) == ["magic_arrow", SPARE]
    assert f.b.armies[0].power == 1


def test_h3_5_47_the_power_of_the_tunic_is_lost_without_a_spell() -> None:
    f = attacking("tunic_of_the_cyclops_king", deck=(SPARE,))
    f.choose("play tunic_of_the_cyclops_king top", "attack necropolis_zombies")
    assert f.hand(0) == [SPARE]
    assert f.b.armies[0].power == 0


# ---- Vial of Lifeblood ----


def vial(damage: int) -> Fight:
    return Fight(
        GRIFFINS,
        ZOMBIES,
        hands=(["vial_of_lifeblood"], []),
        damage={"castle_crusaders": damage},
        active="castle_griffins",
    )


def test_vial_of_lifeblood_heals_up_to_three() -> None:
    f = vial(2).choose("play vial_of_lifeblood top")
    assert f.unit("castle_crusaders").damage == 0


def test_vial_of_lifeblood_heals_nobody_without_damage() -> None:
    f = vial(0)
    assert "play vial_of_lifeblood bottom" in f.options()
    assert "play vial_of_lifeblood top" not in f.options()


def test_vial_of_lifeblood_gives_health_until_the_combat_ends() -> None:
    f = Fight(
        GRIFFINS,
        ["necropolis_zombies+ b3", "necropolis_skeletons d5"],
        hands=(["vial_of_lifeblood"], []),
        damage={"castle_griffins": 2},
        dice=[1, 0],
        active="castle_griffins",
    )
    f.choose("play vial_of_lifeblood bottom", "target castle_griffins")
    f.choose("attack necropolis_zombies")
    griffins = f.unit("castle_griffins")
    assert (griffins.pack, griffins.damage) == (True, 4)  # 4 would be its health otherwise
    assert f.discard(0) == []


def test_vial_of_lifeblood_gives_no_health_to_others() -> None:
    f = vial(0).choose("play vial_of_lifeblood bottom", "target castle_griffins")
    assert [effect.unit for effect in f.b.ongoing] == [f.unit("castle_griffins").number]


# ---- Sword of Judgement ----


def test_sword_of_judgement_gives_attack_for_each_card_discarded() -> None:
    f = attacking("sword_of_judgement", SPARE, SPARE, SPARE)
    f.choose("play sword_of_judgement top", f"discard {SPARE}", f"discard {SPARE}", "enough")
    assert f.unit("castle_griffins").attack == 2
    assert f.hand(0) == [SPARE]


def test_sword_of_judgement_gives_defense_for_each_card_discarded() -> None:
    f = attacked("sword_of_judgement", SPARE, SPARE)
    f.choose("play sword_of_judgement bottom", f"discard {SPARE}", f"discard {SPARE}")
    assert hit(f) == (2, 2, 0)


def test_sword_of_judgement_gives_nothing_for_no_card() -> None:
    f = attacking("sword_of_judgement", SPARE)
    f.choose("play sword_of_judgement top", "enough")
    assert f.unit("castle_griffins").attack == 0


def test_sword_of_judgement_needs_another_card() -> None:
    assert "play sword_of_judgement top" not in attacking("sword_of_judgement").options()
    f = attacked("sword_of_judgement", SPARE)
    assert f.options() == ["play sword_of_judgement bottom", "pass"]
