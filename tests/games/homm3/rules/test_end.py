"""The end of a combat (H3-10.75, H3-10.84 to H3-10.86, H3-T29, H3-T30, H3-T39)."""

import pytest

from tests.games.homm3.rules.table import Alone, Table

ZOMBIES = "defender necropolis_zombies d5"


def last_blow(*lines: str) -> Table:
    return Table(
        "attacker castle_champions a4 damage 3",
        "defender necropolis_skeletons a5",
        *lines,
        "active: castle_champions",
    )


def test_h3_10_75_the_combat_ends_with_the_last_unit_of_a_side() -> None:
    f = last_blow()
    f.choose("attack necropolis_skeletons")
    assert (f.b.ended, f.b.winner) == ("defeat", 0)
    assert f.match.result is not None
    assert f.match.result.ranking == ((0,), (1,))


def test_h3_10_75_survivors_are_healed_and_tokens_go() -> None:
    f = last_blow(
        "attacker castle_griffins b1 activated paralysed",
        "attacker castle_marksmen c1 defending activated",
    )
    f.choose("attack necropolis_skeletons")
    assert f.unit("castle_champions").damage == 0
    assert not f.unit("castle_griffins").paralysed
    assert not f.unit("castle_marksmen").defending


def test_h3_10_75_units_return_to_the_unit_deck() -> None:
    f = last_blow("attacker castle_griffins+ b1 activated", "attacker castle_marksmen c1 defeated")
    f.choose("attack necropolis_skeletons")
    assert f.s.players[0].troops == (("castle_champions", False), ("castle_griffins", True))
    assert f.s.players[1].troops == ()


def test_h3_10_75_ongoing_cards_are_discarded() -> None:
    f = last_blow(
        "effect attacker haste initiative 1 on castle_champions",
        "effect defender slow initiative -1 on castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    assert "haste" in f.discard(0)
    assert "slow" in f.discard(1)
    assert not f.b.ongoing


def test_h3_10_84_the_defender_wins_if_both_sides_fall_together() -> None:
    f = Table(
        "attacker castle_marksmen b2 damage 1",
        "defender necropolis_skeletons b3 damage 1",
        "active: castle_marksmen",
        "seat 0:",
        "hand: fireball",
    )
    f.choose("play fireball cast-1", "blast b2 b3")
    assert (f.b.ended, f.b.winner) == ("defeat", 1)


def test_h3_t39_mutual_destruction() -> None:
    test_h3_10_84_the_defender_wins_if_both_sides_fall_together()


def test_h3_10_85_surrender_costs_ten_gold() -> None:
    f = Table("attacker castle_griffins a1", ZOMBIES, "seat 0:", "gold: 12", "seat 1:", "gold: 1")
    f.choose("surrender")
    assert [p.gold for p in f.s.players] == [2, 11]
    assert f.b.winner == 1
    assert f.b.ended == "surrender"


def test_h3_t29_no_experience_and_no_losses_after_a_surrender() -> None:
    f = Table(
        "attacker castle_griffins+ a1 damage 1", ZOMBIES, "seat 0:", "gold: 10", "seat 1:", "xp: 0"
    )
    f.choose("surrender")
    assert f.s.players[1].xp == 0
    assert f.s.players[0].troops == (("castle_griffins", True),)


def test_h3_t29_nine_gold_are_too_little() -> None:
    f = Table("attacker castle_griffins a1", ZOMBIES, "seat 0:", "gold: 9")
    assert "surrender" not in f.options()


def test_h3_t29_nobody_surrenders_the_own_town() -> None:
    siege = ["walls: a3", "seat 0:", "gold: 10", "seat 1:", "gold: 10"]
    f = Table("attacker castle_griffins a1", ZOMBIES, *siege, "active: necropolis_zombies")
    assert "surrender" not in f.options()
    f = Table("attacker castle_griffins a1", ZOMBIES, *siege)
    assert "surrender" in f.options()


def test_h3_10_85_surrender_stands_in_place_of_the_activation() -> None:
    f = Table("attacker castle_griffins a1", ZOMBIES, "seat 0:", "gold: 10")
    f.choose("move b1")
    assert "surrender" not in f.options()


def test_h3_10_86_no_surrender_to_an_ai() -> None:
    f = Alone("attacker castle_griffins a1", ZOMBIES, "seat 0:", "gold: 30")
    assert "surrender" not in f.options()


def test_h3_10_125_an_ai_hero_fights_to_the_last_unit() -> None:
    f = Alone(
        "attacker castle_champions a4",
        "defender necropolis_skeletons a5",
        "active: castle_champions",
        "defender ai deck: attack_a",
        "seat 0:",
        "xp: 0",
    )
    f.choose("attack necropolis_skeletons")
    assert (f.b.ended, f.b.winner) == ("defeat", 0)
    assert f.s.players[0].xp == 0


def test_h3_t30_units_without_a_hero_fight_without_cards() -> None:
    f = Table(
        "attacker castle_champions b3 activated",
        "defender necropolis_liches b4",
        "defender: no-hero",
        "seat 1:",
        "hand: attack magic_arrow defense",
    )
    assert f.seat == 1
    assert not any(option.startswith("play") for option in f.options())
    f.choose("attack castle_champions")
    assert f.told("hit")


@pytest.mark.parametrize("seats", [1, 2])
def test_h3_10_35_a_stalemate_is_nobodys_victory(seats: int) -> None:
    f = Table(
        "attacker castle_griffins a1",
        ZOMBIES,
        "phase: round end",
        "combat: quiet 19",
        seats=seats,
        options={"defender_hero": "none"},
    )
    result = f.match.result
    assert result is not None
    assert result.reason.id == "homm3-over-stalemate"
    assert result.ranking == (((), (0,)) if seats == 1 else ((0, 1),))
    assert result.scores == (0,) * seats
