"""Paralysis, and attacks that would defeat a unit (H3-10.60, H3-10.61)."""

from tests.games.homm3.rules.table import Table

OURS = "attacker castle_archangels d1 activated"
THEIRS = "defender necropolis_ghost_dragons d5 activated"


def test_h3_10_60_an_attack_frees_the_unit_even_without_damage() -> None:
    f = Table(
        "attacker castle_halberdiers b3",
        "defender castle_archangels b4 paralysed",
        OURS,
        THEIRS,
        "active: castle_halberdiers",
        dice=(-1,),
    )
    f.choose("attack castle_archangels")
    assert f.dealt()[0] == 0
    assert f.told("freed")


def test_h3_10_60_damage_by_a_spell_frees_the_unit() -> None:
    f = Table(
        "attacker castle_halberdiers a1",
        "defender necropolis_liches b5 paralysed",
        "active: castle_halberdiers",
        "seat 0:",
        "hand: magic_arrow",
    )
    f.choose("play magic_arrow cast-1", "target necropolis_liches")
    assert not f.unit("necropolis_liches").paralysed


def test_h3_10_60_a_unit_that_has_activated_loses_its_next_activation() -> None:
    f = Table(
        "attacker castle_griffins a1 activated",
        "defender necropolis_zombies d5 activated paralysed",
        OURS,
    )
    assert f.b.round == 2
    f.choose("stop", "stop")
    assert [event["unit"] for event in f.told("skipped")] == ["necropolis_zombies"]
    assert f.b.round == 3


def test_h3_10_60_a_unit_carries_at_most_one_token() -> None:
    f = Table(
        "attacker castle_halberdiers a1",
        "defender necropolis_zombies b5 paralysed",
        "defender necropolis_skeletons c5",
        "active: castle_halberdiers",
        "seat 0:",
        "hand: blind",
    )
    f.choose("play blind cast-1")
    assert f.options() == ["target castle_halberdiers", "target necropolis_skeletons"]


def test_h3_10_60_a_unit_paralysed_in_its_own_activation_finishes_it() -> None:
    f = Table(
        "attacker castle_griffins+ b3",
        "defender dungeon_medusas+ b4",
        OURS,
        THEIRS,
        "active: castle_griffins",
    )
    f.choose("attack dungeon_medusas")
    assert f.unit("castle_griffins").paralysed
    assert f.unit("castle_griffins").activated


def test_h3_t37_paralysis_by_an_attack_stays_and_does_not_stop_the_retaliation() -> None:
    f = Table(
        "attacker castle_griffins+ b3 activated",
        "defender neutral_azure_dragons b4",
        OURS,
        dice=(-1,),
    )
    f.choose("attack castle_griffins")
    griffins = f.unit("castle_griffins")
    assert f.dealt()[0] == 7
    assert (griffins.pack, griffins.damage, griffins.paralysed) == (False, 3, True)
    assert [event["unit"] for event in f.told("attacks")] == [
        "neutral_azure_dragons",
        "castle_griffins",
    ]


# ---- W-LETHAL ----


def skeletons_attacked(attack: int, *lines: str) -> Table:
    f = Table(
        f"attacker castle_crusaders b3 attack {attack - 3 + 1}",
        "defender necropolis_skeletons+ b4",
        OURS,
        THEIRS,
        "active: castle_crusaders",
        "seat 1:",
        "hand: resurrection",
        *lines,
    )
    f.choose("attack necropolis_skeletons")
    return f


def test_h3_t38_a_pack_that_flips_is_not_in_danger() -> None:
    f = skeletons_attacked(2)
    assert f.dealt()[0] == 2
    assert not f.unit("necropolis_skeletons").pack
    assert f.hand(1) == ["resurrection"]


def test_h3_t38_a_cancelled_attack_leaves_everything_as_it_was() -> None:
    f = skeletons_attacked(4)
    assert (f.seat, f.ask()) == (1, "lethal")
    f.choose("play resurrection cast-1")
    skeletons = f.unit("necropolis_skeletons")
    assert (skeletons.pack, skeletons.damage, skeletons.alive) == (True, 0, True)
    assert [event["unit"] for event in f.told("attacks")] == ["castle_crusaders"]
    assert f.dealt() == []


def test_h3_10_61_bonuses_played_for_a_cancelled_attack_are_spent() -> None:
    f = skeletons_attacked(4)
    f.choose("play resurrection cast-1")
    assert f.unit("castle_crusaders").attack == 0


def test_h3_10_61_whoever_passes_loses_the_unit() -> None:
    f = skeletons_attacked(4)
    f.choose("pass")
    assert not f.unit("necropolis_skeletons").alive


def test_h3_10_61_archangels_save_another_unit_once() -> None:
    saver = "defender castle_archangels+ c5 activated"
    f = Table(
        "attacker castle_champions b3",
        "defender necropolis_skeletons b4 activated",
        saver,
        OURS,
        "active: castle_champions",
    )
    f.choose("attack necropolis_skeletons", "save castle_archangels")
    assert f.unit("necropolis_skeletons").alive
    assert f.unit("castle_archangels").used


def test_h3_10_61_damage_of_a_spell_cannot_be_cancelled() -> None:
    f = Table(
        "attacker castle_halberdiers a1",
        "defender necropolis_skeletons b4 damage 1",
        "defender castle_archangels+ c5",
        "active: castle_halberdiers",
        "seat 0:",
        "hand: magic_arrow",
        "seat 1:",
        "hand: resurrection",
    )
    f.choose("play magic_arrow cast-1", "target necropolis_skeletons")
    assert not f.unit("necropolis_skeletons").alive
