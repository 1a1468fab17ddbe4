"""The units of the Inferno."""

from collections.abc import Sequence

from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.model.players import Troop
from tests.games.homm3.boxes.facts import faction, hits
from tests.games.homm3.fights import Fight

UNITS = {
    "familiars": (
        "bronze",
        "ground 2 1 2 5 for 2",
        "ground 3 1 2 7 for 3: casting-costs-card",
    ),
    "magogs": (
        "bronze",
        "ranged 2 0 2 4 for 3",
        "ranged 2 0 3 6 for 5: scorches 1",
    ),
    "cerberi": (
        "bronze",
        "ground 3 0 4 7 for 4",
        "ground 3 1 5 8 for 7: bites-another 1",
    ),
    "demons": (
        "silver",
        "ground 3 2 4 5 for 6",
        "ground 3 2 5 6 for 8",
    ),
    "pit_lords": (
        "silver",
        "ground 4 1 6 6 for 8",
        "ground 5 1 6 7 for 15: raises-demons",
    ),
    "efreet": (
        "gold",
        "flying 5 1 7 9 for 12: unharmed-by-arrow",
        "flying 6 1 7 13 for 18+1: unharmed-by-arrow-and-fire",
    ),
    "arch_devils": (
        "gold",
        "flying 6 3 8 11 for 22+1: no-retaliation",
        "flying 7 3 9 15 for 30+2: no-retaliation, moves-anywhere",
    ),
}


def test_values_of_the_inferno() -> None:
    assert faction("inferno") == UNITS


# ---- Familiars ----


def casting_against(foes: Sequence[str], hand: Sequence[str]) -> Fight:
    return Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        foes,
        hands=(hand, []),
        active="castle_griffins",
    )


def test_familiars_make_an_enemy_who_casts_discard_a_further_card() -> None:
    f = casting_against(["inferno_familiars+ b5"], ["magic_arrow", "attack", "defense"])
    f.choose("play magic_arrow cast-1", "target inferno_familiars", "discard defense")
    assert f.unit("inferno_familiars").damage == 1
    assert (f.hand(0), f.discard(0)) == (["attack"], ["defense", "magic_arrow"])


def test_without_a_further_card_no_spell_can_be_cast_against_familiars() -> None:
    f = casting_against(["inferno_familiars+ b5"], ["magic_arrow"])
    assert "play magic_arrow cast-1" not in f.options()


def test_two_units_that_make_casting_dearer_want_a_card_each() -> None:
    foes = ["inferno_familiars+ b5", "neutral_familiars c5"]
    f = casting_against(foes, ["magic_arrow", "attack"])
    assert "play magic_arrow cast-1" not in f.options()
    f = casting_against(foes, ["magic_arrow", "attack", "attack"])
    f.choose("play magic_arrow cast-1", "target inferno_familiars")
    assert f.hand(0) == []


def test_few_familiars_want_no_card() -> None:
    f = casting_against(["inferno_familiars b5", "neutral_demons d5"], ["magic_arrow"])
    f.choose("play magic_arrow cast-1", "target inferno_familiars")
    assert f.unit("inferno_familiars").damage == 1


def test_friends_of_familiars_cast_as_usual() -> None:
    f = Fight(
        ["inferno_familiars+ b1", "castle_crusaders d1"],
        ["neutral_demons b5"],
        hands=(["magic_arrow"], []),
        active="inferno_familiars",
    ).choose("play magic_arrow cast-1", "target neutral_demons")
    assert f.unit("neutral_demons").damage == 1


# ---- Magogs ----


def magogs_shoot(*others: str, at: str = "b4", pack: str = "+") -> Fight:
    return Fight(
        [f"inferno_magogs{pack} b2", "castle_crusaders d1"],
        [f"neutral_demons {at}", *others],
        active="inferno_magogs",
    ).choose("attack neutral_demons")


def test_magogs_scorch_a_unit_beside_the_target() -> None:
    f = magogs_shoot("neutral_boars c4", "castle_griffins d5")
    assert hits(f) == [("neutral_demons", 2)]
    assert f.unit("neutral_boars").damage == 1
    assert f.unit("castle_griffins").damage == 0


def test_magogs_let_choose_whom_they_scorch() -> None:
    f = magogs_shoot("neutral_boars c4", "castle_griffins a4")
    assert (f.ask(), f.seat) == ("scorch", 0)
    f.choose("target castle_griffins")
    assert f.unit("castle_griffins").damage == 1
    assert f.unit("neutral_boars").damage == 0


def test_magogs_must_scorch_a_friend_if_nobody_else_stands_there() -> None:
    f = Fight(
        ["inferno_magogs+ b1", "castle_crusaders b3"],
        ["neutral_demons b4", "neutral_boars d5"],
        active="inferno_magogs",
    ).choose("attack neutral_demons")
    assert f.unit("castle_crusaders").damage == 1


def test_magogs_scorch_nobody_when_the_target_is_adjacent() -> None:
    f = magogs_shoot("neutral_boars c3", at="b3")
    assert f.unit("neutral_boars").damage == 0


def test_few_magogs_scorch_nobody() -> None:
    f = magogs_shoot("neutral_boars c4", pack="")
    assert f.unit("neutral_boars").damage == 0


# ---- Cerberi ----


def cerberi_attack(*others: str, pack: str = "+") -> Fight:
    return Fight(
        [f"inferno_cerberi{pack} b2", "castle_crusaders d1"],
        ["neutral_demons b3", *others],
        active="inferno_cerberi",
    ).choose("attack neutral_demons")


def test_cerberi_bite_another_enemy_and_nobody_retaliates() -> None:
    f = cerberi_attack("neutral_boars c2")
    assert hits(f) == [("neutral_demons", 3)]
    assert f.unit("neutral_boars").damage == 1


def test_cerberi_let_choose_whom_else_they_bite() -> None:
    f = cerberi_attack("neutral_boars c2", "castle_griffins a2")
    assert f.options() == ["target neutral_boars", "target castle_griffins"]


def test_cerberi_bite_neither_friends_nor_distant_enemies() -> None:
    f = Fight(
        ["inferno_cerberi+ b2", "castle_crusaders a2"],
        ["neutral_demons b3", "neutral_boars b4"],
        active="inferno_cerberi",
    ).choose("attack neutral_demons")
    assert [event["unit"] for event in f.told("hurt")] == ["neutral_demons"]


def test_few_cerberi_are_retaliated_against() -> None:
    f = cerberi_attack("neutral_boars c2", pack="")
    assert hits(f) == [("neutral_demons", 3), ("inferno_cerberi", 3)]
    assert f.unit("neutral_boars").damage == 0


# ---- Pit Lords (H3-10.140) ----


def pit_lords(*others: str, lost: int = 1, pack: str = "+") -> Fight:
    f = Fight(
        [f"inferno_pit_lords{pack} b1", *others],
        ["neutral_demons c5", "neutral_boars d5"],
        active="inferno_pit_lords",
    )
    f.b.armies[0].lost = lost
    return f


def test_pit_lords_summon_a_few_of_demons_beside_them() -> None:
    f = pit_lords("castle_crusaders a1").choose("ability")
    assert f.options() == ["summon inferno_demons c1", "summon inferno_demons b2"]
    f.choose("summon inferno_demons b2")
    demons = f.unit("inferno_demons")
    assert (demons.space, demons.pack, demons.side) == ("b2", False, 0)


def test_h3_10_140_slower_demons_activate_in_the_same_combat_round() -> None:
    f = pit_lords("castle_crusaders a1").choose("ability", "summon inferno_demons b2")
    assert f.b.round == 1
    assert f.b.active == f.unit("inferno_demons").number


def test_h3_10_140_faster_demons_count_as_activated() -> None:
    f = pit_lords("castle_crusaders a1")
    f.unit("inferno_pit_lords").haste = -3
    f.choose("ability", "summon inferno_demons b2")
    assert f.b.round == 2


def test_pit_lords_reinforce_demons_for_free() -> None:
    f = pit_lords("inferno_demons d1", "castle_crusaders a1").choose("ability")
    assert f.unit("inferno_demons").pack
    assert sum(u.kind.id == "inferno_demons" for u in f.b.units) == 1


def test_pit_lords_bring_defeated_demons_back() -> None:
    f = pit_lords("inferno_demons d1", "castle_crusaders a1")
    f.unit("inferno_demons").alive = False
    f.choose("ability", "summon inferno_demons c1")
    assert f.unit("inferno_demons.2").space == "c1"


def test_pit_lords_cannot_summon_before_a_unit_is_lost() -> None:
    assert "ability" not in pit_lords("castle_crusaders a1", lost=0).options()


def test_pit_lords_summon_once_a_combat() -> None:
    f = pit_lords("castle_crusaders a1")
    f.unit("inferno_pit_lords").used = True
    assert "ability" not in f.options()


def test_pit_lords_find_no_demons_while_a_pack_fights_or_the_card_is_kept_back() -> None:
    assert "ability" not in pit_lords("inferno_demons+ d1").options()
    f = pit_lords("castle_crusaders a1")
    f.b.kept_back[0] = (Troop("inferno_demons"),)
    assert "ability" not in f.options()


def test_pit_lords_find_no_demons_that_there_was_no_room_for() -> None:
    army = ["inferno_pit_lords+", "inferno_cerberi", "inferno_magogs", "inferno_familiars"]
    army += ["inferno_efreet", "inferno_demons"]
    options = {"armies": [army, ["neutral_boars"]], "attacker": "inferno"}
    match = GAME.start(seats=2, options={**options, "attacker_hero": "none"})
    for at, name in zip(("b1", "a1", "c1", "d1", "a2"), army, strict=False):
        match.choose(f"deploy {name.removesuffix('+')} {at}")
    s = match._state
    s.fight.armies[0].lost = 1
    lords = s.fight.units[0]
    (raising,) = lords.kit.other
    assert not raising.can(s, lords)


def test_pit_lords_need_a_free_space_beside_them() -> None:
    f = pit_lords("castle_crusaders a1", "castle_griffins c1", "castle_zealots b2")
    assert "ability" not in f.options()


def test_few_pit_lords_summon_nobody() -> None:
    assert "ability" not in pit_lords("castle_crusaders a1", pack="").options()


def test_summoned_demons_stay_in_the_army() -> None:
    f = pit_lords("castle_crusaders a1").choose("ability", "summon inferno_demons b2")
    harm.defeat(f.s, f.unit("neutral_demons"))
    harm.defeat(f.s, f.unit("neutral_boars"))
    f.choose("stop")
    assert Troop("inferno_demons") in f.s.players[0].troops


# ---- Efreet ----


def spell_at_efreet(card: str, pack: str) -> int:
    f = Fight(
        ["castle_griffins b2", "castle_crusaders d1"],
        [f"inferno_efreet{pack} b4", "neutral_boars d5"],
        hands=([card], []),
        active="castle_griffins",
    ).choose(f"play {card} cast-1")
    target = next((option for option in f.options() if "inferno_efreet" in option), "")
    if target:
        f.choose(target)
    return f.unit("inferno_efreet").damage


def test_magic_arrow_does_no_damage_to_efreet() -> None:
    assert spell_at_efreet("magic_arrow", "") == 0
    assert spell_at_efreet("magic_arrow", "+") == 0


def test_other_spells_damage_efreet() -> None:
    assert spell_at_efreet("lightning_bolt", "") > 0
    assert spell_at_efreet("lightning_bolt", "+") > 0


def fireball_beside_efreet(pack: str) -> int:
    f = Fight(
        ["castle_griffins b2", "castle_crusaders d1"],
        [f"inferno_efreet{pack} b4", "neutral_boars c4"],
        hands=(["fireball"], []),
        active="castle_griffins",
    ).choose("play fireball cast-1", "blast b4 c4")
    assert f.unit("neutral_boars").damage > 0
    return f.unit("inferno_efreet").damage


def test_fire_spells_do_no_damage_to_a_pack_of_efreet() -> None:
    assert fireball_beside_efreet("+") == 0


def test_fire_spells_damage_few_efreet() -> None:
    assert fireball_beside_efreet("") > 0


# ---- Arch Devils ----


def test_nobody_retaliates_against_arch_devils() -> None:
    for devils, damage in (("inferno_arch_devils", 6), ("inferno_arch_devils+", 7)):
        f = Fight(
            [f"{devils} b2", "castle_griffins d1"],
            ["neutral_demons b3", "neutral_boars d5"],
            active="inferno_arch_devils",
        ).choose("attack neutral_demons")
        assert hits(f) == [("neutral_demons", damage)]


def devils_move(pack: str) -> list[str]:
    f = Fight(
        [f"inferno_arch_devils{pack} a1", "castle_griffins d1"],
        ["neutral_demons b5"],
        active="inferno_arch_devils",
    )
    return [option for option in f.options() if option.startswith("move")]


def test_arch_devils_move_to_any_empty_space() -> None:
    moves = devils_move("+")
    assert "move d5" in moves
    assert len(moves) == 20 - 3


def test_few_arch_devils_move_three_spaces() -> None:
    assert "move d5" not in devils_move("")
    assert "move a4" in devils_move("")
