"""Worked examples of attack and retaliation (H3-15)."""

from tests.homm3.fights import Fight


def griffins_attacked(*dice: int) -> Fight:
    return Fight(
        ["castle_griffins+ b2"],
        ["necropolis_zombies+ b3"],
        hands=(["defense"], ["attack"]),
        dice=dice,
        active="necropolis_zombies",
    )


def test_h3_t15_bonuses_of_both_sides_and_the_die_make_the_damage() -> None:
    f = griffins_attacked(1)
    f.choose("attack castle_griffins", "play attack basic")
    assert f.seat == 0
    f.choose("play defense basic")
    griffins = f.unit("castle_griffins")
    assert (griffins.pack, griffins.damage) == (True, 3)
