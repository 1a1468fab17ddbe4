"""The time limit against neutral units (H3-10.70 to H3-10.72, H3-10.76, H3-10.77)."""

import pytest

from tests.games.homm3.rules.table import Guarded, Table

GRIFFINS = "attacker castle_griffins a1"
BOARS = "defender neutral_boars d5"


def round_over(*lines: str, **options: object) -> Guarded:
    return Guarded(GRIFFINS, BOARS, "phase: round end", *lines, options=options)


def test_h3_10_70_a_movement_point_buys_one_more_combat_round() -> None:
    f = round_over("seat 0:", "movement: 2")
    assert f.options() == ["fight-on", "retreat"]
    f.choose("fight-on")
    assert f.s.players[0].movement == 1
    assert f.b.round == 2


def test_h3_10_70_or_the_player_retreats() -> None:
    f = round_over("seat 0:", "movement: 2")
    f.choose("retreat")
    assert f.b.ended == "retreat"
    assert f.s.players[0].movement == 2


def test_h3_t28_without_movement_the_retreat_is_forced() -> None:
    f = round_over(
        "attacker castle_marksmen b1 defeated", "seat 0:", "movement: 0", "bronze discard:"
    )
    assert f.b.ended == "retreat"
    assert f.match.result is not None
    assert f.match.result.ranking == ((), (0,))
    assert f.s.decks["bronze"].discard == ("neutral_boars",)
    assert f.s.players[0].troops == (("castle_griffins", False),)
    assert f.s.players[0].xp == 0


def test_h3_10_71_survivors_are_healed_with_the_side_they_show() -> None:
    f = Guarded(
        "attacker castle_griffins+ a1 damage 2",
        "attacker castle_crusaders b1 flipped",
        BOARS,
        "phase: round end",
        "seat 0:",
        "movement: 0",
    )
    assert f.s.players[0].troops == (("castle_griffins", True), ("castle_crusaders", False))
    assert f.unit("castle_griffins").damage == 0


def test_opt_9_further_combat_rounds_are_free() -> None:
    f = round_over("seat 0:", "movement: 0", rules=["free_rounds"])
    assert f.options() == ["fight-on", "retreat"]
    f.choose("fight-on")
    assert f.b.round == 2
    assert f.s.players[0].movement == 0


def test_h3_10_72_no_time_limit_against_azure_units() -> None:
    f = Guarded(
        GRIFFINS,
        "defender neutral_azure_dragons d5",
        "combat: azure",
        "phase: round end",
        "seat 0:",
        "movement: 0",
        options={"field": 7},
    )
    assert f.b.round == 2


def test_h3_10_72_no_time_limit_against_players() -> None:
    f = Table(GRIFFINS, "defender necropolis_zombies d5", "phase: round end")
    assert f.b.round == 2


def beaten(*lines: str, **options: object) -> Guarded:
    """The only unit of the player falls."""
    return Guarded(
        "attacker castle_marksmen a2 activated",
        "defender neutral_dread_knights a3",
        *lines,
        options=options,
    )


def test_h3_10_76_whoever_has_other_units_retreats() -> None:
    f = beaten("attacker kept back: castle_griffins")
    assert (f.b.ended, f.b.winner) == ("retreat", -1)
    assert f.s.players[0].troops == (("castle_griffins", False),)


def test_h3_10_76_whoever_has_no_unit_left_is_defeated() -> None:
    f = beaten()
    assert (f.b.ended, f.b.winner) == ("defeat", 1)


def test_h3_10_77_against_azure_units_it_is_always_a_defeat() -> None:
    f = beaten("attacker kept back: castle_griffins", "combat: azure", field=7)
    assert (f.b.ended, f.b.winner) == ("defeat", 1)


def test_h3_9_21_lost_neutral_units_go_to_the_discard_pile_whoever_owned_them() -> None:
    f = Guarded(
        "attacker neutral_rogues a1",
        "attacker neutral_peasants b1 defeated",
        BOARS,
        "phase: round end",
        "seat 0:",
        "movement: 0",
        "bronze discard:",
    )
    assert set(f.s.decks["bronze"].discard) == {"neutral_peasants", "neutral_boars"}


@pytest.mark.parametrize("expert", [True, False])
def test_h3_10_10_expert_diplomacy_skips_guards_of_the_own_level(expert: bool) -> None:
    f = Guarded(
        "phase: announced",
        "attacker reserve: castle_griffins",
        "seat 0: castle catherine",
        "hand: diplomacy",
        "xp: 2",
        f"experts: {int(expert)}",
        options={"field": 2},
    )
    assert ("play diplomacy expert" in f.options()) is expert
    if expert:
        f.choose("play diplomacy expert")
        assert f.match.result is not None
        assert f.match.result.ranking == ((0,),)
        assert f.s.players[0].xp == 2


def test_h3_10_10_diplomacy_does_not_skip_other_guards() -> None:
    f = Guarded(
        "phase: announced",
        "attacker reserve: castle_griffins",
        "seat 0: castle catherine",
        "hand: diplomacy",
        "xp: 2",
        options={"field": 3},
    )
    assert f.ask() == "deploy"
