"""The core spells of the school of Earth."""

from typing import Any

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
    targets,
)
from tests.games.homm3.fights import Fight

HALBERDIERS = "castle_halberdiers"


class TestSlow:
    @pytest.mark.parametrize(("power", "less"), [(0, 1), (1, 2), (2, 3)])
    def test_initiative_by_grade_for_the_combat(self, power: int, less: int) -> None:
        f = table("slow", power=power)
        cast(f, "slow", power + 1, f"target {KNIGHTS}", "stop", power=power)
        assert f.b.round == 2
        assert initiative(f.s, f.unit(KNIGHTS)) == 9 - less

    def test_only_in_an_own_activation(self) -> None:
        f = melee("slow", "attack")
        assert casts(f, "slow") == ["cast-1"]
        f.choose(f"attack {ZOMBIES}")
        assert casts(f, "slow") == []


class TestStoneSkin:
    @pytest.mark.parametrize(("power", "damage"), [(0, 1), (1, 0), (2, 0)])
    def test_defense_by_grade(self, power: int, damage: int) -> None:
        f = melee("stone_skin", power=power, active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        cast(f, "stone_skin", power + 1, power=power)
        assert f.told("hit")[0]["defense"] == power + 1
        assert f.unit(GRIFFINS).damage == damage

    def test_only_against_the_attack_at_hand(self) -> None:
        f = melee("stone_skin", active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        cast(f, "stone_skin", 1)
        assert f.unit(GRIFFINS).defense == 0

    def test_not_for_the_unit_that_attacks(self) -> None:
        f = melee("stone_skin", "attack")
        f.choose(f"attack {ZOMBIES}")
        assert (f.ask(), casts(f, "stone_skin")) == ("attack", [])


class TestAntiMagic:
    def test_no_spell_can_be_aimed_at_the_unit(self) -> None:
        f = table("anti_magic", enemy=["magic_arrow"])
        f.unit(ZOMBIES).activated = False
        cast(f, "anti_magic", 1, f"target {GRIFFINS}", "stop")
        f.choose("play magic_arrow cast-1")
        assert targets(f) == {CRUSADERS, CHAMPIONS, ZOMBIES, VAMPIRES, KNIGHTS}

    def test_no_area_spell_affects_it(self) -> None:
        mine = ("castle_griffins+ b2", "castle_crusaders+ a2")
        f = table("anti_magic", enemy=["fireball"], mine=mine)
        f.unit(ZOMBIES).activated = False
        cast(f, "anti_magic", 1, f"target {GRIFFINS}", "stop")
        f.choose("play fireball cast-1", "blast a2 b2")
        assert (f.unit(GRIFFINS).damage, f.unit(CRUSADERS).damage) == (0, 1)

    def test_attacks_harm_it_all_the_same(self) -> None:
        f = melee("anti_magic")
        f.unit(ZOMBIES).activated = False
        cast(f, "anti_magic", 1, f"target {GRIFFINS}", "stop", f"attack {GRIFFINS}")
        assert f.unit(GRIFFINS).damage == 2

    @pytest.mark.parametrize(
        ("power", "fair"), [(0, {GRIFFINS, ZOMBIES}), (1, {GRIFFINS, ZOMBIES, CRUSADERS, VAMPIRES})]
    )
    def test_tiers_by_grade(self, power: int, fair: set[str]) -> None:
        f = table("anti_magic", power=power)
        cast(f, "anti_magic", power + 1, power=power)
        assert targets(f) == fair


def in_danger(*hand: str, unit: str = HALBERDIERS, **more: Any) -> Fight:
    """Vampires (attack 4) are about to attack a Few; a +1 would defeat it."""
    return table(
        *hand,
        mine=(f"{unit} b2", "castle_griffins+ a1"),
        theirs=("necropolis_vampires b3", "necropolis_zombies d5"),
        active=VAMPIRES,
        **more,
    )


class TestResurrection:
    def test_the_attack_is_undone(self) -> None:
        f = in_danger("resurrection")
        f.choose(f"attack {HALBERDIERS}")
        assert (f.seat, f.ask()) == (0, "lethal")
        f.choose("play resurrection cast-1")
        halberdiers = f.unit(HALBERDIERS)
        assert (halberdiers.alive, halberdiers.damage) == (True, 0)
        assert f.discard(0) == ["resurrection"]
        assert len(f.told("attacks")) == 1

    def test_power_makes_it_reach_silver(self) -> None:
        f = in_danger("resurrection", unit=CRUSADERS, power=2, damage={CRUSADERS: 2})
        f.choose(f"attack {CRUSADERS}")
        assert casts(f, "resurrection") == []
        cast(f, "resurrection", 2, power=2)
        assert (f.unit(CRUSADERS).alive, f.unit(CRUSADERS).damage) == (True, 2)

    def test_too_little_power_is_lost_and_the_unit_too(self) -> None:
        f = in_danger("resurrection", unit=CRUSADERS, power=1, damage={CRUSADERS: 2})
        f.choose(f"attack {CRUSADERS}", "play power basic")
        assert not f.unit(CRUSADERS).alive
        assert (f.hand(0), f.b.armies[0].power) == (["resurrection"], 0)

    def test_h3_17_70_not_for_a_pack_that_is_only_knocked_down(self) -> None:
        f = in_danger("resurrection", unit=f"{HALBERDIERS}+")
        f.choose(f"attack {HALBERDIERS}", "decline")
        halberdiers = f.unit(HALBERDIERS)
        assert (halberdiers.pack, halberdiers.damage) == (False, 1)
        assert f.hand(0) == ["resurrection"]

    def test_h3_10_61_a_cancelled_attack_burns_nobody(self) -> None:
        f = table(
            "resurrection",
            "fire_shield",
            mine=(f"{HALBERDIERS} b2", "castle_griffins+ a1"),
            theirs=("necropolis_vampires b3", "necropolis_zombies d5"),
        )
        f.unit(VAMPIRES).activated = False
        f.b.armies[0].limit = 2
        cast(f, "fire_shield", 1, f"target {HALBERDIERS}", "stop")
        f.choose(f"attack {HALBERDIERS}", "play resurrection cast-1")
        assert f.unit(HALBERDIERS).alive
        assert f.told("hurt") == []

    def test_not_against_a_spell(self) -> None:
        f = in_danger("resurrection", enemy=["lightning_bolt"])
        f.choose("play lightning_bolt cast-1", f"target {HALBERDIERS}")
        assert not f.unit(HALBERDIERS).alive
        assert f.hand(0) == ["resurrection"]


class TestTownPortal:
    def test_h3_10_67_it_cannot_be_cast_in_combat(self) -> None:
        f = table("town_portal", power=4)
        assert not [o for o in f.options() if o.startswith("play")]

    def test_it_gives_another_spell_power(self) -> None:
        f = table("town_portal", "magic_arrow")
        f.choose("play town_portal power", "play magic_arrow cast-2", f"target {KNIGHTS}")
        assert f.unit(KNIGHTS).damage == 2
