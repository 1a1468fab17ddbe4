"""The core spells of the school of Water."""

import pytest

from rulebound.games.homm3.combat import tokens
from rulebound.games.homm3.combat.values import initiative
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
    CRUSADERS,
    GRIFFINS,
    ZOMBIES,
    cast,
    casts,
    melee,
    table,
    targets,
)


class TestBless:
    @pytest.mark.parametrize(("power", "attack"), [(0, 3), (1, 4), (2, 5)])
    def test_no_die_and_attack_by_grade(self, power: int, attack: int) -> None:
        f = melee("bless", power=power, dice=[-1])
        f.choose(f"attack {ZOMBIES}")
        cast(f, "bless", power + 1, power=power)
        hit = f.told("hit")[0]
        assert (hit["attack"], hit["die"], hit["defense"]) == (attack, "0", 1)
        assert f.told("rolled")[0]["unit"] == ZOMBIES  # for striking back

    def test_what_looks_at_the_die_sees_none(self) -> None:
        f = melee("bless", dice=[1])
        f.choose(f"attack {ZOMBIES}")
        cast(f, "bless", 1)
        assert f.told("hit")[0]["damage"] == 2  # Zombies would have 2 defense against a +1

    def test_it_serves_a_unit_that_strikes_back(self) -> None:
        f = melee("bless", active=ZOMBIES, dice=[0, -1])
        f.choose(f"attack {GRIFFINS}")
        cast(f, "bless", 1)
        assert f.told("hit")[1]["die"] == "0"

    def test_not_on_a_ranged_unit(self) -> None:
        mine = ("castle_marksmen b2", "castle_griffins d1")
        f = table("bless", "attack", mine=mine, active="castle_marksmen")
        f.choose(f"attack {ZOMBIES}")
        assert (f.ask(), casts(f, "bless")) == ("attack", [])

    def test_not_before_the_attack_nor_on_the_enemys(self) -> None:
        f = melee("bless", "defense", active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        assert (f.seat, casts(f, "bless")) == (0, [])
        assert casts(melee("bless"), "bless") == []


class TestCure:
    @pytest.mark.parametrize(("power", "left"), [(0, 2), (1, 1), (2, 0)])
    def test_damage_by_grade(self, power: int, left: int) -> None:
        f = table("cure", power=power, damage={GRIFFINS: 3})
        cast(f, "cure", power + 1, power=power)
        assert f.unit(GRIFFINS).damage == left

    def test_a_paralysed_unit_is_freed_before_it_would_lose_its_activation(self) -> None:
        f = table("cure", active=CRUSADERS)
        f.unit(GRIFFINS).paralysed = True
        cast(f, "cure", 1)
        assert not f.unit(GRIFFINS).paralysed

    def test_h3_17_74_the_caster_picks_the_cards_that_go(self) -> None:
        f = table("haste", "cure", enemy=["slow"], active=GRIFFINS)
        f.unit(ZOMBIES).activated = False
        cast(f, "haste", 1, f"target {GRIFFINS}", "stop")
        f.choose("play slow cast-1", f"target {GRIFFINS}", "stop")
        assert f.b.round == 2
        f.choose("play cure cast-1")
        assert f.options() == ["lift haste", "lift slow", "decline"]
        f.choose("lift slow", "decline")
        assert initiative(f.s, f.unit(GRIFFINS)) == 10
        assert (f.discard(0), f.discard(1)) == (["cure"], ["slow"])

    def test_h3_17_74_harmful_tokens_go_and_others_stay(self) -> None:
        f = table("cure")
        griffins = f.unit(GRIFFINS)
        griffins.poison = 2
        tokens.weaken(f.s, griffins, 1)
        tokens.strengthen(f.s, griffins, 1)
        cast(f, "cure", 1)
        assert griffins.poison == 0
        assert [e.card for e in f.b.ongoing] == [tokens.Token.ATTACK_TOKEN]

    def test_after_the_damage_of_an_attack(self) -> None:
        f = melee("cure", active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        assert (f.seat, f.ask()) == (0, "damage")
        cast(f, "cure", 1)
        assert f.unit(GRIFFINS).damage == 1

    def test_not_the_enemys_units_nor_those_without_need(self) -> None:
        f = table("cure", damage={ZOMBIES: 2})
        assert casts(f, "cure") == []


class TestWeakness:
    @pytest.mark.parametrize(("power", "attack"), [(0, 1), (1, 0), (2, 0)])
    def test_attack_by_grade_but_never_below_0(self, power: int, attack: int) -> None:
        f = melee("weakness", power=power, active=ZOMBIES, dice=[1])
        f.choose(f"attack {GRIFFINS}")
        cast(f, "weakness", power + 1, power=power)
        assert f.told("hit")[0]["attack"] == attack
        assert f.unit(GRIFFINS).damage == attack + 1

    def test_only_this_attack(self) -> None:
        f = melee("weakness", active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        cast(f, "weakness", 1)
        assert f.unit(ZOMBIES).attack == 0

    def test_not_on_an_own_attack(self) -> None:
        f = melee("weakness", "attack")
        f.choose(f"attack {ZOMBIES}")
        assert (f.seat, casts(f, "weakness")) == (0, [])


class TestPrayer:
    @pytest.mark.parametrize(("power", "more"), [(0, 1), (2, 2), (4, 3)])
    def test_attack(self, power: int, more: int) -> None:
        f = melee("prayer", power=power)
        f.choose(f"attack {ZOMBIES}")
        cast(f, "prayer", power // 2 + 1, f"raise attack {GRIFFINS}", power=power)
        assert f.told("hit")[0]["attack"] == 3 + more

    @pytest.mark.parametrize(("power", "more"), [(0, 1), (2, 2), (4, 3)])
    def test_defense(self, power: int, more: int) -> None:
        f = melee("prayer", power=power, active=ZOMBIES)
        f.choose("pass", f"attack {GRIFFINS}")
        cast(f, "prayer", power // 2 + 1, f"raise defense {GRIFFINS}", power=power)
        assert f.told("hit")[0]["defense"] == more

    @pytest.mark.parametrize(("power", "more"), [(0, 1), (2, 2), (4, 3)])
    def test_initiative_changes_the_order_at_once(self, power: int, more: int) -> None:
        f = melee("prayer", power=power)
        cast(f, "prayer", power // 2 + 1, f"raise initiative {CRUSADERS}", power=power)
        assert initiative(f.s, f.unit(CRUSADERS)) == 6 + more

    def test_h3_17_73_initiative_lasts_until_the_next_activation_is_over(self) -> None:
        f = table("prayer")
        f.unit(CHAMPIONS).activated = False
        cast(f, "prayer", 1, f"raise initiative {CHAMPIONS}", "stop")
        assert f.b.units[f.b.active].name == CHAMPIONS
        assert initiative(f.s, f.unit(CHAMPIONS)) == 8
        f.choose("stop")
        assert initiative(f.s, f.unit(CHAMPIONS)) == 7

    def test_not_the_attack_of_the_enemy_nor_initiative_of_the_active_unit(self) -> None:
        f = melee("prayer")
        f.choose("play prayer cast-1")
        offered = f.options()
        assert f"raise attack {GRIFFINS}" in offered
        assert not [o for o in offered if o.startswith("raise defense")]
        assert f"raise initiative {GRIFFINS}" not in offered
        assert not [o for o in offered if o.startswith("raise attack") and GRIFFINS not in o]


class TestTeleport:
    def test_to_any_free_space(self) -> None:
        f = table("teleport")
        f.choose("play teleport cast-1")
        assert "space b4" not in f.options()
        assert len(f.options()) == 20 - 6
        f.choose("space a5")
        assert f.unit(GRIFFINS).space == "a5"

    def test_not_onto_a_wall(self) -> None:
        f = table("teleport", siege=["a3", "b3", "c3"], gate="d3")
        f.choose("play teleport cast-1")
        assert not {"space a3", "space b3", "space c3", "space d3"} & set(f.options())
        assert "space a4" in f.options()

    @pytest.mark.parametrize(
        ("power", "fair"), [(1, {GRIFFINS, CRUSADERS}), (2, {GRIFFINS, CRUSADERS, CHAMPIONS})]
    )
    def test_own_units_by_tier(self, power: int, fair: set[str]) -> None:
        f = table("teleport", power=power)
        cast(f, "teleport", power + 1, power=power)
        assert targets(f) == fair

    def test_silver_costs_power(self) -> None:
        f = table(
            "teleport", mine=("castle_crusaders+ b2", "castle_champions d1"), active=CRUSADERS
        )
        assert casts(f, "teleport") == []
