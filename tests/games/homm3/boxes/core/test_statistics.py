"""Statistic cards (H3-5.32, H3-5.33)."""

import pytest

from rulebound.games.homm3.combat.values import initiative
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
    GRIFFINS,
    KNIGHTS,
    ZOMBIES,
    cast,
    casts,
    melee,
    table,
)


class TestAttack:
    @pytest.mark.parametrize(
        ("card", "mode", "attack", "experts"),
        [
            ("attack", "basic", 4, 1),
            ("attack", "expert", 5, 0),
            ("attack_empowered", "basic", 5, 1),
        ],
    )
    def test_more_attack(self, card: str, mode: str, attack: int, experts: int) -> None:
        f = melee(card, experts=1)
        f.choose(f"attack {ZOMBIES}", f"play {card} {mode}")
        assert f.told("hit")[0]["attack"] == attack
        assert f.s.players[0].experts == experts
        assert f.discard(0) == [card]

    def test_h3_10_53_only_for_one_attack(self) -> None:
        f = melee("attack", active=ZOMBIES, enemy=["attack"])
        f.choose(f"attack {GRIFFINS}", "play attack basic", "play attack basic")
        first, back = f.told("hit")
        assert (first["attack"], back["attack"]) == (3, 4)
        assert f.unit(ZOMBIES).attack == 0

    def test_not_for_the_unit_that_is_attacked(self) -> None:
        f = melee("attack", "defense", active=ZOMBIES)
        f.choose(f"attack {GRIFFINS}")
        assert (f.seat, f.ask()) == (0, "attack")
        assert "play attack basic" not in f.options()

    def test_h3_5_31_no_expert_use_left(self) -> None:
        f = melee("attack")
        f.choose(f"attack {ZOMBIES}")
        assert "play attack basic" in f.options()
        assert "play attack expert" not in f.options()


class TestDefense:
    @pytest.mark.parametrize(
        ("card", "mode", "defense"),
        [("defense", "basic", 1), ("defense", "expert", 2), ("defense_empowered", "basic", 2)],
    )
    def test_more_defense(self, card: str, mode: str, defense: int) -> None:
        f = melee(card, active=ZOMBIES, experts=1)
        f.choose(f"attack {GRIFFINS}", f"play {card} {mode}")
        assert f.told("hit")[0]["defense"] == defense
        assert f.unit(GRIFFINS).damage == 2 - defense

    @pytest.mark.parametrize("card", ["defense", "defense_empowered"])
    def test_only_when_attacked(self, card: str) -> None:
        f = melee(card, "attack")
        assert f"play {card} basic" not in f.options()
        f.choose(f"attack {ZOMBIES}")
        assert f"play {card} basic" not in f.options()


class TestPower:
    @pytest.mark.parametrize(
        ("card", "mode", "damage"),
        [("power", "basic", 2), ("power", "expert", 3), ("power_empowered", "basic", 3)],
    )
    def test_more_power(self, card: str, mode: str, damage: int) -> None:
        f = table("magic_arrow", card, experts=1)
        f.choose(f"play {card} {mode}", f"play magic_arrow cast-{damage}", f"target {KNIGHTS}")
        assert f.unit(KNIGHTS).damage == damage

    @pytest.mark.parametrize("card", ["power", "power_empowered"])
    def test_not_without_anything_to_raise(self, card: str) -> None:
        assert f"play {card} basic" not in table(card, experts=1).options()

    def test_not_for_a_spell_beyond_the_limit(self) -> None:
        f = table("magic_arrow", "haste", power=1)
        cast(f, "magic_arrow", 1, f"target {KNIGHTS}")
        assert not [o for o in f.options() if o.startswith("play")]


class TestKnowledge:
    @pytest.mark.parametrize(
        ("card", "mode", "again"),
        [
            ("knowledge", "basic", False),
            ("knowledge", "expert", True),
            ("knowledge_empowered", "basic", True),
        ],
    )
    def test_the_spell_comes_back(self, card: str, mode: str, again: bool) -> None:
        f = table("magic_arrow", card, experts=1)
        cast(f, "magic_arrow", 1, f"target {KNIGHTS}", f"play {card} {mode}")
        assert (f.hand(0), f.discard(0)) == (["magic_arrow"], [card])
        assert casts(f, "magic_arrow") == (["cast-1"] if again else [])

    def test_the_limit_is_raised_for_one_combat_round(self) -> None:
        f = table("magic_arrow", "knowledge", experts=1)
        cast(f, "magic_arrow", 1, f"target {KNIGHTS}", "play knowledge expert", "stop")
        assert (f.b.round, f.b.armies[0].limit) == (2, 1)

    def test_h3_5_33_on_a_lasting_spell_both_stay_until_it_ends(self) -> None:
        f = melee("haste", "knowledge", dice=[1], damage={ZOMBIES: 2})
        f.unit(ZOMBIES).pack = False
        cast(f, "haste", 1, f"target {ZOMBIES}", "play knowledge basic")
        assert (f.hand(0), f.discard(0)) == ([], [])
        assert initiative(f.s, f.unit(ZOMBIES)) == 4
        f.choose(f"attack {ZOMBIES}")
        assert (f.hand(0), f.discard(0)) == (["haste"], ["knowledge"])
        assert [e["card"] for e in f.told("returned")] == ["haste"]

    def test_h3_5_33_and_only_the_spell_just_cast_comes_back(self) -> None:
        f = table("haste", "haste", "knowledge", experts=1)
        cast(f, "haste", 1, f"target {GRIFFINS}", "pass", "stop")
        while f.seat != 0:
            f.choose("stop")
        cast(f, "haste", 1, f"target {CHAMPIONS}", "play knowledge basic")
        assert [e.returns for e in f.b.ongoing] == [False, True]

    def test_not_twice_on_one_spell(self) -> None:
        f = table("haste", "knowledge", "knowledge")
        cast(f, "haste", 1, f"target {GRIFFINS}", "play knowledge basic")
        assert f.ask() == "unit"
        assert f.hand(0) == ["knowledge"]

    def test_not_without_an_own_spell(self) -> None:
        f = table("knowledge", enemy=["magic_arrow"], active=ZOMBIES)
        f.choose("play magic_arrow cast-1", f"target {GRIFFINS}")
        assert f.seat == 1

    def test_it_comes_back_even_if_the_spell_ends_the_combat(self) -> None:
        f = table(
            "magic_arrow", "knowledge", theirs=("necropolis_zombies b4",), damage={ZOMBIES: 2}
        )
        cast(f, "magic_arrow", 1, f"target {ZOMBIES}", "play knowledge basic")
        assert (f.b.winner, f.hand(0)) == (0, ["magic_arrow"])
