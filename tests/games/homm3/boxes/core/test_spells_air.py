"""Magic Arrow and the core spells of the school of Air."""

import pytest

from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.setup import new_table
from rulebound.games.homm3.combat.values import initiative
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
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


class TestMagicArrow:
    @pytest.mark.parametrize(("power", "damage"), [(0, 1), (1, 2), (2, 3)])
    def test_damage_by_grade(self, power: int, damage: int) -> None:
        f = table("magic_arrow", power=power)
        cast(f, "magic_arrow", power + 1, f"target {KNIGHTS}", power=power)
        assert f.unit(KNIGHTS).damage == damage

    def test_own_units_can_be_hit_too(self) -> None:
        f = table("magic_arrow")
        f.choose("play magic_arrow cast-1")
        assert targets(f) == {
            ZOMBIES,
            VAMPIRES,
            KNIGHTS,
            GRIFFINS,
            CHAMPIONS,
            "castle_crusaders",
        }

    def test_h3_5_22_not_in_the_enemys_activation(self) -> None:
        f = table("magic_arrow", active=ZOMBIES)
        assert (f.seat, f.ask()) == (1, "unit")
        f.choose("attack castle_griffins b3")
        assert f.told("hit")

    def test_a_unit_immune_to_one_school_cannot_ignore_it(self) -> None:
        f = table("magic_arrow", theirs=("neutral_phoenixes b4", "necropolis_zombies d5"))
        cast(f, "magic_arrow", 1, "target neutral_phoenixes")
        assert f.unit("neutral_phoenixes").damage == 1

    @pytest.mark.parametrize("seed", range(5))
    def test_h3_2_2_six_in_all(self, seed: int) -> None:
        options = GAME.options.complete({"attacker_hero": "rion", "defender_hero": "tamika"})
        s = new_table(2, options, Rng(seed))
        cards = s.decks["spell"].cards + s.decks["spell"].discard
        for player in s.players:
            cards += player.deck + player.hand
        assert cards.count("magic_arrow") == 6


class TestLightningBolt:
    @pytest.mark.parametrize(("power", "damage"), [(0, 2), (1, 3), (2, 4)])
    def test_damage_by_grade(self, power: int, damage: int) -> None:
        f = table("lightning_bolt", power=power)
        cast(f, "lightning_bolt", power + 1, f"target {KNIGHTS}", power=power)
        assert f.unit(KNIGHTS).damage == damage

    def test_black_dragons_cannot_be_aimed_at(self) -> None:
        f = table("lightning_bolt", theirs=("dungeon_black_dragons+ b4", "necropolis_zombies d5"))
        f.choose("play lightning_bolt cast-1")
        assert "dungeon_black_dragons" not in targets(f)

    def test_h3_10_44_not_once_the_attack_is_declared(self) -> None:
        f = melee("lightning_bolt", "attack")
        f.choose("attack necropolis_zombies")
        assert "play attack basic" in f.options()
        assert casts(f, "lightning_bolt") == []


class TestHaste:
    @pytest.mark.parametrize(("power", "more"), [(0, 1), (1, 2), (2, 3)])
    def test_initiative_by_grade_for_the_combat(self, power: int, more: int) -> None:
        f = table("haste", power=power)
        cast(f, "haste", power + 1, f"target {CHAMPIONS}", power=power)
        champions = f.unit(CHAMPIONS)
        assert initiative(f.s, champions) == 7 + more
        f.choose("stop")
        assert f.b.round == 2
        assert initiative(f.s, champions) == 7 + more
        assert f.discard(0) == ["power"] * power

    def test_the_faster_unit_goes_first(self) -> None:
        f = table("haste", power=2)
        for name in (CHAMPIONS, KNIGHTS):
            f.unit(name).activated = False
        cast(f, "haste", 3, f"target {CHAMPIONS}", "stop", power=2)
        assert f.b.units[f.b.active].name == CHAMPIONS

    def test_it_goes_with_its_unit(self) -> None:
        f = melee("haste", damage={ZOMBIES: 2}, dice=[1])
        f.unit(ZOMBIES).pack = False
        cast(f, "haste", 1, f"target {ZOMBIES}")
        assert f.b.ongoing
        f.choose("attack necropolis_zombies")
        assert (f.b.ongoing, f.discard(0)) == ((), ["haste"])


class TestDisruptingRay:
    def test_the_unit_has_no_ability(self) -> None:
        f = table("disrupting_ray", theirs=("castle_halberdiers+ b4", "necropolis_zombies d5"))
        cast(f, "disrupting_ray", 1, "target castle_halberdiers")
        assert not f.unit("castle_halberdiers").kit.braces
        assert f.unit(GRIFFINS).kit.retaliates_again

    def test_nor_has_it_one_after_it_is_knocked_down(self) -> None:
        f = melee("disrupting_ray", dice=[1], damage={ZOMBIES: 2})
        cast(f, "disrupting_ray", 1, f"target {ZOMBIES}")
        f.choose("attack necropolis_zombies")
        zombies = f.unit(ZOMBIES)
        assert (zombies.pack, zombies.kit.defense_by_dice) == (False, ())

    @pytest.mark.parametrize(
        ("power", "grade", "fair"),
        [
            (0, 1, {ZOMBIES, GRIFFINS}),
            (1, 2, {ZOMBIES, GRIFFINS, VAMPIRES, "castle_crusaders"}),
            (2, 3, {ZOMBIES, GRIFFINS, VAMPIRES, "castle_crusaders", KNIGHTS, CHAMPIONS}),
        ],
    )
    def test_tiers_by_grade(self, power: int, grade: int, fair: set[str]) -> None:
        f = table("disrupting_ray", power=power)
        cast(f, "disrupting_ray", grade, power=power)
        assert targets(f) == fair

    def test_azure_units_are_covered_by_no_grade(self) -> None:
        f = table("disrupting_ray", power=2, theirs=("neutral_hydras b4", "necropolis_zombies d5"))
        cast(f, "disrupting_ray", 3, power=2)
        assert "neutral_hydras" not in targets(f)


IN_A_ROW = ("necropolis_dread_knights+ c4", "necropolis_vampires+ c5", "necropolis_wraiths+ d5")


class TestChainLightning:
    @pytest.mark.parametrize(("power", "damage"), [(0, (1, 1, 1)), (2, (2, 1, 1)), (4, (3, 2, 1))])
    def test_a_unit_and_the_two_nearest(self, power: int, damage: tuple[int, ...]) -> None:
        f = table("chain_lightning", power=power, theirs=IN_A_ROW)
        cast(f, "chain_lightning", power // 2 + 1, f"target {KNIGHTS}", power=power)
        hurt = [f.unit(name).damage for name in (KNIGHTS, VAMPIRES, "necropolis_wraiths")]
        assert tuple(hurt) == damage
        assert f.unit(GRIFFINS).damage == 0

    def test_among_equals_the_caster_picks(self) -> None:
        theirs = (
            "necropolis_dread_knights+ c4",
            "necropolis_vampires+ b4",
            "necropolis_wraiths+ d4",
        )
        f = table("chain_lightning", power=4, theirs=theirs)
        cast(f, "chain_lightning", 3, f"target {KNIGHTS}", power=4)
        assert targets(f) == {VAMPIRES, "necropolis_wraiths"}
        f.choose("target necropolis_wraiths")
        assert (f.unit("necropolis_wraiths").damage, f.unit(VAMPIRES).damage) == (2, 1)

    def test_own_units_are_hit_if_they_are_nearest(self) -> None:
        theirs = ("necropolis_dread_knights+ b3", "necropolis_vampires+ d5")
        f = table("chain_lightning", theirs=theirs)
        cast(f, "chain_lightning", 1, f"target {KNIGHTS}")
        assert f.unit(GRIFFINS).damage == 1

    def test_a_unit_that_ignores_spells_takes_its_place_unharmed(self) -> None:
        theirs = (
            "necropolis_dread_knights+ c4",
            "dungeon_black_dragons+ c5",
            "necropolis_wraiths+ d5",
        )
        f = table("chain_lightning", theirs=theirs)
        cast(f, "chain_lightning", 1, f"target {KNIGHTS}")
        assert f.unit("dungeon_black_dragons").damage == 0
        assert f.unit("necropolis_wraiths").damage == 1
        assert f.unit(GRIFFINS).damage == 0

    def test_nor_does_it_harm_a_unit_under_anti_magic(self) -> None:
        f = table("chain_lightning", "anti_magic", theirs=IN_A_ROW)
        f.b.armies[0].limit = 2
        cast(f, "anti_magic", 1, "target necropolis_wraiths")
        cast(f, "chain_lightning", 1, f"target {KNIGHTS}")
        assert (f.unit(VAMPIRES).damage, f.unit("necropolis_wraiths").damage) == (1, 0)


class TestCounterstrike:
    def test_it_takes_the_cube_off(self) -> None:
        f = melee("counterstrike")
        f.unit(ZOMBIES).retaliated = f.unit(GRIFFINS).retaliated = True
        cast(f, "counterstrike", 1, f"target {GRIFFINS}")
        assert (f.unit(GRIFFINS).retaliated, f.unit(ZOMBIES).retaliated) == (False, True)

    def test_it_works_in_the_enemys_activation(self) -> None:
        mine = ("castle_halberdiers b2", "castle_crusaders+ a1")
        f = table(
            "counterstrike",
            mine=mine,
            theirs=("necropolis_wraiths b3", "necropolis_vampires+ d5"),
            active="necropolis_wraiths",
            dice=[-1, -1, 0],
        )
        f.unit("castle_halberdiers").retaliated = True
        f.choose("attack castle_halberdiers")
        assert f.seat == 0
        cast(f, "counterstrike", 1)
        assert f.told("attacks")[-1]["retaliation"]

    def test_nobody_to_help(self) -> None:
        f = melee("counterstrike")
        assert casts(f, "counterstrike") == []

    def test_silver_units_need_power(self) -> None:
        f = melee("counterstrike", power=2)
        f.unit("castle_crusaders").retaliated = True
        assert casts(f, "counterstrike") == []
        cast(f, "counterstrike", 2, power=2)
        assert not f.unit("castle_crusaders").retaliated
