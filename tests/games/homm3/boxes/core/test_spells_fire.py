"""The core spells of the school of Fire."""

import pytest

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

MARKSMEN = "castle_marksmen"


class TestBlind:
    def test_the_unit_loses_its_activation(self) -> None:
        f = table("blind")
        f.unit(ZOMBIES).activated = False
        cast(f, "blind", 1, f"target {ZOMBIES}")
        assert f.unit(ZOMBIES).paralysed
        f.choose("stop")
        assert [e["unit"] for e in f.told("skipped")] == [ZOMBIES]

    @pytest.mark.parametrize(
        ("power", "fair"),
        [
            (0, {GRIFFINS, ZOMBIES}),
            (1, {GRIFFINS, ZOMBIES, CRUSADERS, VAMPIRES}),
            (2, {GRIFFINS, ZOMBIES, CRUSADERS, VAMPIRES, CHAMPIONS, KNIGHTS}),
        ],
    )
    def test_tiers_by_grade(self, power: int, fair: set[str]) -> None:
        f = table("blind", power=power)
        cast(f, "blind", power + 1, power=power)
        assert targets(f) == fair

    def test_not_who_is_immune_nor_who_has_a_token(self) -> None:
        theirs = ("neutral_troglodytes b4", "necropolis_zombies c4", "necropolis_skeletons d4")
        f = table("blind", theirs=theirs)
        f.unit("necropolis_skeletons").paralysed = True
        f.choose("play blind cast-1")
        assert targets(f) == {GRIFFINS, ZOMBIES}


class TestBloodlust:
    @pytest.mark.parametrize(("power", "attack"), [(0, 4), (1, 5), (2, 6)])
    def test_attack_by_grade(self, power: int, attack: int) -> None:
        f = melee("bloodlust", power=power)
        f.choose(f"attack {ZOMBIES}")
        cast(f, "bloodlust", power + 1, power=power)
        assert f.told("hit")[0]["attack"] == attack

    def test_before_the_attack_it_waits_for_it(self) -> None:
        f = melee("bloodlust")
        cast(f, "bloodlust", 1, f"attack {ZOMBIES}")
        assert f.told("hit")[0]["attack"] == 4
        assert f.unit(GRIFFINS).attack == 0

    def test_not_on_a_ranged_unit(self) -> None:
        f = table(
            "bloodlust",
            "attack",
            mine=("castle_marksmen b2", "castle_griffins d1"),
            active=MARKSMEN,
        )
        assert "play attack basic" in f.options()
        assert casts(f, "bloodlust") == []

    def test_not_on_the_attacked_unit(self) -> None:
        f = melee("bloodlust", "defense", active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        assert (f.seat, casts(f, "bloodlust")) == (0, [])


class TestCurse:
    @pytest.mark.parametrize(("power", "defense"), [(0, 1), (1, 0), (2, 0)])
    def test_defense_by_grade_but_never_below_0(self, power: int, defense: int) -> None:
        theirs = ("necropolis_dread_knights+ b3", "necropolis_vampires+ d5")
        f = table("curse", power=power, theirs=theirs)
        f.choose(f"attack {KNIGHTS}")
        cast(f, "curse", power + 1, power=power)
        assert f.told("hit")[0]["defense"] == defense
        assert f.unit(KNIGHTS).damage == 3 - defense

    def test_only_once_an_own_attack_is_declared(self) -> None:
        f = melee("curse", "defense")
        assert casts(f, "curse") == []
        f = melee("curse", "defense", active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        assert (f.seat, f.ask(), casts(f, "curse")) == (0, "attack", [])


class TestFireShield:
    @pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
    def test_an_adjacent_attacker_burns(self, power: int, damage: int) -> None:
        theirs = ("necropolis_dread_knights+ b3", "necropolis_vampires+ d5")
        mine = ("castle_crusaders+ b2", "castle_griffins+ a1")
        f = table("fire_shield", power=power, mine=mine, theirs=theirs)
        f.unit(KNIGHTS).activated = False
        f.unit(CRUSADERS).retaliated = True
        cast(f, "fire_shield", power // 2 + 1, f"target {CRUSADERS}", "stop", power=power)
        f.choose(f"attack {CRUSADERS}")
        assert f.unit(KNIGHTS).damage == damage

    def test_even_one_that_defeats_the_unit(self) -> None:
        theirs = ("necropolis_dread_knights+ b3", "necropolis_vampires+ d5")
        mine = ("castle_halberdiers b2", "castle_griffins+ a1")
        f = table("fire_shield", mine=mine, theirs=theirs)
        f.unit(KNIGHTS).activated = False
        cast(f, "fire_shield", 1, "target castle_halberdiers", "stop")
        f.choose("attack castle_halberdiers")
        assert not f.unit("castle_halberdiers").alive
        assert f.unit(KNIGHTS).damage == 1
        assert f.discard(0) == ["fire_shield"]

    def test_not_a_distant_shooter(self) -> None:
        theirs = ("necropolis_liches b5", "necropolis_vampires+ d5")
        f = table("fire_shield", theirs=theirs)
        f.unit("necropolis_liches").activated = False
        cast(f, "fire_shield", 1, f"target {GRIFFINS}", "stop")
        f.choose(f"attack {GRIFFINS}")
        assert f.unit("necropolis_liches").damage == 0

    def test_not_one_that_ignores_spells(self) -> None:
        theirs = ("dungeon_black_dragons+ b3", "necropolis_vampires+ d5")
        f = table("fire_shield", theirs=theirs, dice=[-1])
        dragons = f.unit("dungeon_black_dragons")
        dragons.activated = False
        f.unit(GRIFFINS).retaliated = True
        cast(f, "fire_shield", 1, f"target {GRIFFINS}", "stop")
        f.choose(f"attack {GRIFFINS}")
        assert f.told("hit")
        assert not [e for e in f.told("hurt") if e["source"] == "fire_shield"]

    def test_nor_one_under_anti_magic(self) -> None:
        f = melee("fire_shield", "anti_magic")
        f.b.armies[0].limit = 2
        f.unit(ZOMBIES).activated = False
        cast(f, "anti_magic", 1, f"target {ZOMBIES}")
        cast(f, "fire_shield", 1, f"target {GRIFFINS}", "stop")
        f.choose(f"attack {GRIFFINS}")
        assert f.told("hit")
        assert not [e for e in f.told("hurt") if e["source"] == "fire_shield"]

    def test_it_ends_with_the_combat_round(self) -> None:
        f = melee("fire_shield")
        cast(f, "fire_shield", 1, f"target {GRIFFINS}")
        assert (f.b.ongoing[0].what, f.discard(0)) == ("fire_shield", [])
        f.choose("stop")
        assert (f.b.round, f.b.ongoing, f.discard(0)) == (2, (), ["fire_shield"])


class TestFireball:
    @pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
    def test_everybody_on_two_adjacent_spaces(self, power: int, damage: int) -> None:
        theirs = (
            "necropolis_dread_knights+ c4",
            "necropolis_vampires+ c5",
            "necropolis_wraiths+ d5",
        )
        f = table("fireball", power=power, theirs=theirs)
        cast(f, "fireball", power // 2 + 1, "blast c4 c5", power=power)
        assert [f.unit(name).damage for name in (KNIGHTS, VAMPIRES)] == [damage] * 2
        assert f.unit("necropolis_wraiths").damage == 0
        assert f.told("cast")[0]["units"] == [KNIGHTS, VAMPIRES]

    def test_own_units_included(self) -> None:
        f = melee("fireball")
        cast(f, "fireball", 1, "blast b2 b3")
        assert (f.unit(GRIFFINS).damage, f.unit(ZOMBIES).damage) == (1, 1)

    def test_only_neighbours_and_only_where_somebody_stands(self) -> None:
        f = melee("fireball")
        f.choose("play fireball cast-1")
        blasts = f.options()
        assert "blast b3 b4" in blasts
        assert "blast b2 c3" not in blasts
        assert "blast c4 d4" not in blasts
        assert len({frozenset(o.split()) for o in blasts}) == len(blasts)
