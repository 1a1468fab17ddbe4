"""Power, casting and what becomes of the cards (H3-5.45 to H3-5.54, H3-10.62 to H3-10.66)."""

import pytest

from rulebound.games.homm3.combat.values import initiative
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
)


def test_h3_5_46_the_power_played_opens_the_grades() -> None:
    f = table("haste", power=2)
    assert casts(f, "haste") == ["cast-1"]
    f.choose("play power basic")
    assert casts(f, "haste") == ["cast-1", "cast-2"]
    f.choose("play power basic")
    assert casts(f, "haste") == ["cast-1", "cast-2", "cast-3"]


def test_h3_5_48_a_lower_grade_may_be_chosen_and_uses_up_all_power() -> None:
    f = table("haste", power=2)
    cast(f, "haste", 1, f"target {CHAMPIONS}", power=2)
    assert initiative(f.s, f.unit(CHAMPIONS)) == 8
    assert f.b.armies[0].power == 0


def test_h3_5_45_a_spell_gives_1_power_instead_of_being_cast() -> None:
    f = table("haste", "lightning_bolt")
    f.choose("play haste power", "play lightning_bolt cast-2", f"target {KNIGHTS}")
    assert f.unit(KNIGHTS).damage == 3
    assert f.discard(0) == ["haste", "lightning_bolt"]


def test_h3_5_45_two_of_a_kind_serve_each_other() -> None:
    f = table("magic_arrow", "magic_arrow")
    f.choose("play magic_arrow power", "play magic_arrow cast-2", f"target {KNIGHTS}")
    assert f.unit(KNIGHTS).damage == 2


def test_power_that_nothing_can_use_is_not_offered() -> None:
    f = table("attack", power=1)
    assert "play power basic" not in f.options()
    f = table("magic_arrow", power=3)
    f.choose("play power basic", "play power basic")
    assert "play power basic" not in f.options()


@pytest.mark.parametrize("other", ["play attack basic", f"attack {ZOMBIES}", "defend"])
def test_h3_5_49_any_other_action_ends_the_chain(other: str) -> None:
    f = melee("magic_arrow", "attack", power=1)
    f.choose("play power basic", other)
    assert f.b.armies[0].power == 0
    assert [e["power"] for e in f.told("power-lost")] == [1]
    assert f.discard(0)[0] == "power"


def test_h3_5_49_so_does_spending_morale() -> None:
    f = table("magic_arrow", power=1, players=({"morale": 1, "deck": ("attack",)}, {}))
    f.choose("play power basic", "morale draw")
    assert f.b.armies[0].power == 0
    assert casts(f, "magic_arrow") == ["cast-1"]


def test_h3_5_47_passing_loses_the_power() -> None:
    f = melee("stone_skin", power=1, active=ZOMBIES)
    f.choose(f"attack {GRIFFINS}", "play power basic", "pass")
    assert f.told("hit")[0]["defense"] == 0
    assert f.hand(0) == ["stone_skin"]


def test_whoever_plays_power_goes_on_before_the_other_side() -> None:
    f = melee("bloodlust", power=1, enemy=["defense"])
    f.choose(f"attack {ZOMBIES}", "play power basic")
    assert (f.seat, casts(f, "bloodlust")) == (0, ["cast-1", "cast-2"])
    f.choose("play bloodlust cast-2")
    assert f.seat == 1


def test_h3_5_50_one_spell_a_combat_round() -> None:
    f = table("magic_arrow", "haste")
    cast(f, "magic_arrow", 1, f"target {KNIGHTS}")
    assert casts(f, "haste") == []
    f.choose("stop")
    assert f.b.round == 2
    while f.seat != 0:
        f.choose("stop")
    assert casts(f, "haste") == ["cast-1"]


def test_h3_10_65_each_card_is_resolved_before_the_next() -> None:
    f = melee("bloodlust", enemy=["stone_skin"])
    f.choose(f"attack {ZOMBIES}", "play bloodlust cast-1")
    assert (f.seat, f.unit(GRIFFINS).attack) == (1, 1)
    f.choose("play stone_skin cast-1")
    assert (f.told("hit")[0]["attack"], f.told("hit")[0]["defense"]) == (4, 3)


def test_h3_10_32_a_spell_before_an_activation_changes_who_goes() -> None:
    f = table(
        "prayer",
        active=VAMPIRES,
        power=4,
        theirs=("necropolis_vampires c4", "necropolis_zombies d5"),
    )
    f.unit(CRUSADERS).activated = False
    assert (f.seat, f.ask()) == (0, "before")
    cast(f, "prayer", 3, f"raise initiative {CRUSADERS}", power=4)
    assert f.b.units[f.b.active].name == CRUSADERS
    f.choose("stop")
    assert f.b.units[f.b.active].name == VAMPIRES


def test_a_toll_is_paid_with_a_further_card() -> None:
    theirs = ("neutral_familiars b4", "necropolis_zombies d5")
    f = table("magic_arrow", theirs=theirs)
    assert casts(f, "magic_arrow") == []
    f = table("magic_arrow", "attack", theirs=theirs)
    cast(f, "magic_arrow", 1, f"target {ZOMBIES}")
    assert f.hand(0) == []
