"""The units of the Tower."""

from collections.abc import Sequence

from tests.games.homm3.boxes.facts import faction, hits, retaliations
from tests.games.homm3.fights import Fight

UNITS = {
    "gremlins": (
        "bronze",
        "ground 2 0 2 4 for 0",
        "ranged 2 0 2 5 for 2",
    ),
    "gargoyles": (
        "bronze",
        "flying 2 1 3 6 for 3: ignores-ongoing-spells",
        "flying 3 1 3 9 for 4: ignores-ongoing-spells",
    ),
    "iron_golems": (
        "bronze",
        "ground 3 1 3 4 for 4: spell-damage-less 1",
        "ground 3 2 3 5 for 7: spell-damage-less 2",
    ),
    "magi": (
        "silver",
        "ranged 3 0 4 5 for 6: no-penalties",
        "ranged 4 1 4 6 for 11: no-penalties, raises-first-spell 1",
    ),
    "genies": (
        "silver",
        "flying 3 1 6 7 for 8: grants-a-spell 3",
        "flying 4 1 6 8 for 12: grants-a-spell-attacking 3",
    ),
    "nagas": (
        "gold",
        "ground 5 2 7 6 for 13: no-retaliation",
        "ground 6 2 7 8 for 18+1: no-retaliation",
    ),
    "titans": (
        "gold",
        "ground 6 3 8 7 for 18+1: ignores-ongoing",
        "ranged 6 3 8 11 for 32+2: ignores-ongoing, no-adjacent-penalty",
    ),
}


def test_values_of_the_tower() -> None:
    assert faction("tower") == UNITS


# ---- Gargoyles, Titans: ongoing effects ----


def targets_of(card: str, unit: str, *, mode: str = "cast-1") -> list[str]:
    """Whom the defender's card can be aimed at, an own unit of the kind among others."""
    f = Fight(
        ["neutral_demons b1", "castle_griffins d1"],
        [f"{unit} b4", "neutral_boars d5", "castle_crusaders a5"],
        hands=([], [card]),
        active="neutral_boars",
    ).choose(f"play {card} {mode}")
    return [option.removeprefix("target ") for option in f.options()]


def test_gargoyles_cannot_be_aimed_at_by_ongoing_spells() -> None:
    assert "tower_gargoyles" not in targets_of("haste", "tower_gargoyles")
    assert "tower_gargoyles" not in targets_of("haste", "tower_gargoyles+")
    assert "neutral_demons" in targets_of("haste", "tower_gargoyles")


def test_gargoyles_can_be_aimed_at_by_other_spells() -> None:
    assert "tower_gargoyles" in targets_of("magic_arrow", "tower_gargoyles")


def test_titans_cannot_be_aimed_at_by_ongoing_spells() -> None:
    assert "tower_titans" not in targets_of("haste", "tower_titans")
    assert "tower_titans" not in targets_of("slow", "tower_titans+")
    assert "neutral_demons" in targets_of("haste", "tower_titans")


def test_titans_can_be_aimed_at_by_other_spells() -> None:
    assert "tower_titans" in targets_of("magic_arrow", "tower_titans")


# ---- Iron Golems ----


def strong_arrow_at(unit: str) -> int:
    """What is left of 3 damage."""
    f = Fight(
        ["castle_griffins a1", "castle_crusaders d1"],
        [f"{unit} b5", "neutral_demons b4"],
        hands=(["magic_arrow", "power", "power"], []),
        active="castle_griffins",
    )
    f.choose("play power basic", "play power basic", "play magic_arrow cast-3")
    name = unit.removesuffix("+")
    f.choose(f"target {name}")
    hurt = [event["amount"] for event in f.told("hurt")]
    return sum(hurt)


def test_iron_golems_take_less_damage_from_spells() -> None:
    assert strong_arrow_at("tower_iron_golems") == 2
    assert strong_arrow_at("tower_iron_golems+") == 1


def test_iron_golems_take_the_whole_damage_of_attacks() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_griffins d1"],
        ["tower_iron_golems b3", "neutral_boars d5"],
        active="neutral_demons",
    ).choose("attack tower_iron_golems")
    assert hits(f)[0] == ("tower_iron_golems", 2)


# ---- Magi ----


def magi_attack(target_at: str, *, pack: str = "") -> Fight:
    """The first die is better than the second."""
    return Fight(
        [f"tower_magi{pack} b1", "castle_griffins d1"],
        [f"neutral_demons {target_at}", "neutral_boars d5"],
        dice=[1, -1],
        active="tower_magi",
    ).choose("attack neutral_demons")


def test_magi_attack_without_any_ranged_penalty() -> None:
    assert hits(magi_attack("b2"))[0] == ("neutral_demons", 4)
    assert hits(magi_attack("b5"))[0] == ("neutral_demons", 4)
    assert hits(magi_attack("b5", pack="+"))[0] == ("neutral_demons", 5)


def test_magi_have_the_penalty_when_they_retaliate() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_griffins d1"],
        ["tower_magi+ b3", "neutral_boars d5"],
        dice=[0, 1, -1],
        active="neutral_demons",
    ).choose("attack tower_magi")
    assert hits(f) == [("tower_magi", 2), ("neutral_demons", 3)]


def magi_army(magi: str, hand: Sequence[str], *others: str) -> Fight:
    return Fight(
        [f"{magi} b1", "castle_griffins d1", *others],
        ["neutral_demons b5"],
        hands=(hand, []),
        active=magi.removesuffix("+"),
    )


def arrows(f: Fight) -> list[str]:
    """The grades of Magic Arrow that can be cast now."""
    return [
        option.removeprefix("play magic_arrow ")
        for option in f.options()
        if option.startswith("play magic_arrow cast")
    ]


def test_magi_raise_the_first_spell_of_the_combat_round() -> None:
    assert arrows(magi_army("tower_magi+", ["magic_arrow"])) == ["cast-1", "cast-2"]


def test_magi_raise_it_in_later_activations_of_the_same_combat_round() -> None:
    f = magi_army("tower_magi+", ["magic_arrow"])
    f.unit("castle_griffins").activated = False
    f.choose("stop")
    assert f.match.decision is not None
    assert f.match.decision.prompt.args == {"unit": "castle_griffins"}
    assert arrows(f) == ["cast-1", "cast-2"]


def test_magi_raise_only_one_spell() -> None:
    f = magi_army("tower_magi+", ["magic_arrow", "magic_arrow"])
    f.b.armies[0].limit = 2
    f.choose("play magic_arrow cast-2", "target neutral_demons")
    assert f.unit("neutral_demons").damage == 2
    assert arrows(f) == ["cast-1"]


def test_magi_raise_no_spell_of_the_next_combat_round() -> None:
    f = Fight(
        ["tower_magi+ b1", "castle_griffins d1"],
        ["neutral_demons b5"],
        hands=(["magic_arrow"], []),
        active="tower_magi",
    ).choose("stop")
    assert f.b.round == 2
    assert f.b.ongoing == ()


def test_magi_raise_nothing_if_a_spell_was_cast_before() -> None:
    f = Fight(
        ["tower_magi+ b1", "castle_griffins d1"],
        ["neutral_demons b5"],
        hands=(["magic_arrow"], []),
        active="castle_griffins",
    )
    f.b.armies[0].limit = 2
    f.unit("tower_magi").activated = False
    f.b.armies[0].casts = 1
    f.choose("stop")
    assert arrows(f) == ["cast-1"]


def test_few_magi_raise_nothing() -> None:
    assert arrows(magi_army("tower_magi", ["magic_arrow"])) == ["cast-1"]


def test_magi_raise_nothing_without_a_hero() -> None:
    f = Fight(
        ["tower_magi+ b1", "castle_griffins d1"], ["neutral_demons b5"], active="castle_griffins"
    )
    f.b.armies[0].hero = False
    f.unit("tower_magi").activated = False
    f.choose("stop")
    assert f.b.active == f.unit("tower_magi").number
    assert f.b.ongoing == ()


# ---- Genies ----


def genies(pack: str, deck: Sequence[str], discard: Sequence[str] = ()) -> Fight:
    """The top of the deck is the last card."""
    return Fight(
        [f"tower_genies{pack} b2", "castle_griffins d1"],
        ["neutral_demons b3", "neutral_boars d5"],
        players=({"deck": tuple(deck), "discard": tuple(discard)}, {}),
        active="tower_genies",
    )


def test_genies_discard_three_cards_and_take_the_spell() -> None:
    f = genies("", ["haste", "attack", "slow", "power"]).choose("ability")
    assert f.hand(0) == ["slow"]
    assert f.discard(0) == ["power", "attack"]
    assert f.s.players[0].deck == ("haste",)


def test_genies_let_choose_among_several_spells() -> None:
    f = genies("", ["haste", "slow", "power"]).choose("ability")
    assert f.options() == ["keep haste", "keep slow"]
    f.choose("keep haste")
    assert (f.hand(0), f.discard(0)) == (["haste"], ["power", "slow"])


def test_genies_find_no_spell_among_other_cards() -> None:
    f = genies("", ["attack", "attack", "power"]).choose("ability")
    assert (f.hand(0), len(f.discard(0))) == ([], 3)


def test_genies_make_a_new_deck_of_the_old_discard_pile_only() -> None:
    f = genies("", ["attack", "power"], ["haste"]).choose("ability")
    assert f.hand(0) == ["haste"]
    assert sorted(f.discard(0)) == ["attack", "power"]
    assert f.s.players[0].deck == ()


def test_genies_do_nothing_without_a_hero() -> None:
    f = genies("", ["haste"])
    assert "ability" in f.options()
    f = genies("+", ["haste"])
    assert "ability" not in f.options()
    f.b.armies[0].hero = False
    f.choose("attack neutral_demons")
    assert f.told("discarded") == []
    assert hits(f)[0] == ("neutral_demons", 4)


def test_attacking_genies_turn_cards_over_one_by_one() -> None:
    f = genies("+", ["haste", "attack", "slow", "power"])
    f.choose("attack neutral_demons", "turn-over", "turn-over")
    assert f.discard(0) == ["power", "slow"]
    assert hits(f) == []
    f.choose("decline")
    assert f.hand(0) == ["slow"]
    assert f.s.players[0].deck == ("haste", "attack")


def test_attacking_genies_turn_three_cards_over_at_most() -> None:
    f = genies("+", ["haste", "attack", "attack", "power"])
    f.choose("attack neutral_demons", "turn-over", "turn-over", "turn-over")
    assert f.s.players[0].deck == ("haste",)
    assert hits(f)[0] == ("neutral_demons", 4)


def test_attacking_genies_need_not_turn_anything_over() -> None:
    f = genies("+", ["haste"], ["slow"]).choose("attack neutral_demons", "decline")
    assert (f.hand(0), f.discard(0)) == ([], ["slow"])


# ---- Nagas ----


def test_nobody_retaliates_against_nagas() -> None:
    for nagas, damage in (("tower_nagas", 5), ("tower_nagas+", 6)):
        f = Fight(
            [f"{nagas} b2", "castle_griffins d1"],
            ["neutral_demons b3", "neutral_boars d5"],
            active="tower_nagas",
        ).choose("attack neutral_demons")
        assert hits(f) == [("neutral_demons", damage)]


def test_nagas_retaliate_and_are_retaliated_against_by_nobody_else() -> None:
    f = Fight(
        ["neutral_demons b2", "castle_griffins d1"],
        ["tower_nagas b3", "neutral_boars d5"],
        active="neutral_demons",
    ).choose("attack tower_nagas")
    assert hits(f) == [("tower_nagas", 1), ("neutral_demons", 5)]
    assert retaliations(f) == 1


# ---- Titans ----


def test_titans_shoot_at_adjacent_enemies_without_a_penalty() -> None:
    f = Fight(
        ["tower_titans+ b2", "castle_griffins d1"],
        ["neutral_demons b3", "neutral_boars d5"],
        dice=[1, -1],
        active="tower_titans",
    ).choose("attack neutral_demons")
    assert hits(f)[0] == ("neutral_demons", 7)


def test_titans_have_the_penalty_from_backline_to_backline() -> None:
    f = Fight(
        ["tower_titans+ b1", "castle_griffins d1"],
        ["neutral_demons b5", "neutral_boars d5"],
        dice=[1, -1],
        active="tower_titans",
    ).choose("attack neutral_demons")
    assert hits(f)[0] == ("neutral_demons", 5)
