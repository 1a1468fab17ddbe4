"""Cards in combat (H3-10.62 to H3-10.69)."""

import pytest

from tests.games.homm3.rules.table import Guarded, Table

OURS = "attacker castle_archangels d1 activated"
THEIRS = "defender necropolis_ghost_dragons d5 activated"


def turn(*lines: str, unit: str = "castle_halberdiers a1", dice: tuple[int, ...] = ()) -> Table:
    return Table(
        f"attacker {unit}",
        "defender necropolis_liches b4",
        OURS,
        THEIRS,
        f"active: {unit.split(maxsplit=1)[0]}",
        *lines,
        dice=dice,
    )


def test_h3_10_62_one_spell_a_combat_round() -> None:
    f = turn("seat 0:", "hand: magic_arrow lightning_bolt")
    f.choose("play magic_arrow cast-1", "target necropolis_liches")
    assert not any("cast" in option for option in f.options())
    assert f.b.armies[0].casts == 1


def test_h3_10_62_any_number_of_other_cards() -> None:
    f = turn("seat 0:", "hand: attack attack attack")
    f.choose("play attack basic", "play attack basic", "play attack basic")
    assert f.unit("castle_halberdiers").attack == 3


def test_h3_10_62_the_limit_begins_anew_with_the_combat_round() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies d5",
        "phase: round end",
        "attacker: casts 1 limit 2",
        "seat 0:",
        "hand: magic_arrow",
    )
    assert (f.b.armies[0].casts, f.b.armies[0].limit) == (0, 1)
    assert "play magic_arrow cast-1" in f.options()


def test_h3_t11_a_spell_used_for_power_is_not_cast() -> None:
    f = turn("seat 0:", "hand: haste lightning_bolt")
    f.choose("play haste power", "play lightning_bolt cast-2", "target necropolis_liches")
    assert f.unit("necropolis_liches").damage == 3
    assert f.b.armies[0].casts == 1


def test_h3_t08_a_spell_against_a_pack() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_skeletons+ d5",
        "active: castle_griffins",
        "seat 0: dungeon alamar",
        "hand: power magic_arrow",
        "xp: 2",
    )
    f.choose("play power expert", "play magic_arrow cast-3", "target necropolis_skeletons")
    skeletons = f.unit("necropolis_skeletons")
    assert (skeletons.pack, skeletons.damage) == (False, 1)
    assert f.s.players[0].experts == 0
    assert sorted(f.discard(0)) == ["magic_arrow", "power"]


def test_h3_10_63_no_instants_between_the_roll_and_the_damage() -> None:
    f = turn("seat 0:", "hand: attack", "seat 1:", "hand: defense", unit="castle_halberdiers b3")
    f.choose("attack necropolis_liches", "pass", "pass")
    log = [event["kind"] for event in f.match.log(None)]
    first = log[log.index("rolled") :]
    assert first[:2] == ["rolled", "hit"]


def test_h3_10_64_a_window_after_setup() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "attacker castle_marksmen b2",
        "defender necropolis_zombies d5",
        "phase: start",
        "seat 0:",
        "hand: tactics",
    )
    assert f.ask() == "start"
    assert f.b.round == 1


def test_h3_10_64_a_window_in_the_activation_of_an_enemy() -> None:
    f = Table(
        "attacker castle_griffins a1 damage 1",
        "defender necropolis_zombies d5",
        "attacker castle_marksmen b1 activated",
        "phase: round",
        "seat 0:",
        "hand: cure",
    )
    f.choose("stop")
    assert (f.seat, f.ask()) == (0, "before")


def test_h3_10_64_a_window_after_damage() -> None:
    f = turn("seat 1:", "hand: cure", unit="castle_halberdiers b3")
    f.choose("attack necropolis_liches")
    assert (f.seat, f.ask()) == (1, "damage")
    f.choose("play cure cast-1")
    assert f.told("healed")[0]["unit"] == "necropolis_liches"


def test_h3_10_64_a_window_at_the_end_of_the_combat_round() -> None:
    f = Table(
        "attacker castle_griffins a1 damage 1",
        "defender necropolis_zombies d5",
        "phase: round end",
        "seat 0:",
        "hand: cure",
    )
    assert (f.seat, f.ask()) == (0, "end")


def test_h3_10_65_the_window_closes_when_both_pass_in_succession() -> None:
    f = turn(
        "seat 0:",
        "hand: attack attack",
        "seat 1:",
        "hand: defense defense",
        unit="castle_halberdiers b3",
    )
    f.choose("attack necropolis_liches", "pass", "play defense basic", "pass")
    assert (f.seat, f.ask()) == (1, "attack")
    f.choose("pass")
    assert f.told("hit")[0]["defense"] == 2


def test_h3_16_1_nobody_is_asked_who_can_do_nothing() -> None:
    f = turn("seat 0:", "hand: defense", unit="castle_halberdiers b3")
    f.choose("attack necropolis_liches")
    assert f.told("hit")


def test_h3_10_66_a_spell_may_be_cancelled() -> None:
    f = turn("seat 0:", "hand: magic_arrow", "seat 1:", "hand: resistance")
    f.choose("play magic_arrow cast-1", "target necropolis_liches")
    assert (f.seat, f.ask()) == (1, "spell")
    f.choose("play resistance basic")
    assert f.unit("necropolis_liches").damage == 0
    assert f.b.armies[0].casts == 1
    assert f.discard(0) == ["magic_arrow"]


def test_h3_10_66_basic_resistance_cannot_cancel_a_strong_spell() -> None:
    f = turn("seat 0:", "hand: power power magic_arrow", "seat 1:", "hand: resistance")
    f.choose("play power basic", "play power basic", "play magic_arrow cast-3")
    f.choose("target necropolis_liches")
    assert f.unit("necropolis_liches").damage == 3


def test_h3_10_67_map_effects_cannot_be_used_in_combat() -> None:
    f = turn("seat 0:", "hand: town_portal diplomacy")
    assert not any("play diplomacy" in option for option in f.options())
    assert not any("town_portal cast" in option for option in f.options())


def test_h3_10_68_a_health_bonus_that_ends_is_tested_at_once() -> None:
    f = Table(
        "attacker castle_griffins a1 damage 4",
        "attacker castle_marksmen b1",
        "defender necropolis_zombies d5",
        "effect attacker ring_of_health health 1 on castle_griffins until 1",
        "phase: round end",
    )
    assert not f.unit("castle_griffins").alive


def test_h3_10_68_a_health_bonus_belongs_to_whichever_side_is_up() -> None:
    f = Table(
        "attacker castle_champions b3",
        "defender necropolis_skeletons+ b4",
        "effect defender bonus health 1 on necropolis_skeletons",
        OURS,
        THEIRS,
        "active: castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    skeletons = f.unit("necropolis_skeletons")
    assert (f.dealt()[0], skeletons.pack, skeletons.damage) == (4, False, 1)


def test_h3_10_68_the_excess_of_an_overlay_falls_on_the_card_below() -> None:
    f = Table(
        "attacker castle_champions b3",
        "defender necropolis_skeletons+ b4 under sandro_1 damage 1",
        OURS,
        THEIRS,
        "active: castle_champions",
        dice=(-1,),
    )
    f.choose("attack necropolis_skeletons")
    skeletons = f.unit("necropolis_skeletons")
    assert f.dealt()[0] == 3
    assert (skeletons.cover, skeletons.pack, skeletons.damage) == (None, False, 0)
    assert f.discard(1) == ["sandro_1"]


def test_h3_10_68_unused_overlays_are_discarded_at_the_end() -> None:
    f = Table(
        "attacker castle_champions b3",
        "defender necropolis_skeletons b4",
        "active: castle_champions",
        "attacker necropolis_skeletons+ a1 activated under sandro_1",
    )
    f.choose("attack necropolis_skeletons")
    assert f.b.ended == "defeat"
    assert "sandro_1" in f.discard(0)


def test_h3_10_69_there_is_no_enemy_among_guards() -> None:
    f = Guarded(
        "attacker necropolis_wraiths+ a1",
        "defender neutral_boars d5",
        "active: necropolis_wraiths",
        "seat 0: necropolis sandro",
        "hand: attack",
    )
    assert f.hand(0) == ["attack"]


def test_h3_5_1_without_a_hero_nobody_plays_cards() -> None:
    f = turn("attacker: no-hero", "seat 0:", "hand: magic_arrow attack")
    assert not any(option.startswith("play") for option in f.options())


def test_h3_5_47_power_that_no_spell_uses_is_lost() -> None:
    f = turn("seat 0:", "hand: power magic_arrow")
    f.choose("play power basic", "move a2")
    assert f.b.armies[0].power == 0
    assert f.told("power-lost")


GOOD_SPIRITS = ("seat 1:", "morale: positive", "deck: resistance resurrection")


@pytest.mark.parametrize(
    ("choices", "moment"),
    [
        (("attack necropolis_liches",), "attack"),
        (("attack necropolis_liches", "pass"), "damage"),
        (("play magic_arrow cast-1", "target necropolis_liches"), "spell"),
        (("stop",), "unit"),
    ],
)
def test_h3_16_20_morale_may_be_spent_in_any_window(choices: tuple[str, ...], moment: str) -> None:
    f = turn("seat 0:", "hand: magic_arrow", *GOOD_SPIRITS, unit="castle_halberdiers b3")
    f.choose(*choices)
    assert (f.seat, f.ask()) == (1, moment)
    f.choose("morale draw")
    assert f.hand(1) == ["resurrection"]
    assert f.s.players[1].morale == 0


def test_h3_16_20_a_card_drawn_for_morale_can_save_a_unit() -> None:
    f = Table(
        "attacker castle_champions b3",
        "defender necropolis_skeletons b4",
        "defender necropolis_zombies d5",
        "active: castle_champions",
        *GOOD_SPIRITS,
    )
    f.choose("attack necropolis_skeletons", "pass")
    assert (f.seat, f.ask()) == (1, "lethal")
    f.choose("morale draw", "play resurrection cast-1")
    assert f.told("cancelled")


def test_h3_16_1_without_cards_to_draw_nobody_is_asked_for_morale() -> None:
    f = turn("seat 1:", "morale: positive", unit="castle_halberdiers b3")
    assert (f.seat, f.ask()) == (0, "unit")
