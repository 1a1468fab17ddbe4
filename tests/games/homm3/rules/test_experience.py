"""Experience and levels (H3-10.90 to H3-10.94, H3-4.20 to H3-4.23)."""

import pytest

from rulebound.games.homm3.model.heroes import EXPERT_USES, HAND_LIMIT
from tests.games.homm3.rules.table import Alone, Guarded, Table

CHAMPIONS = "attacker castle_champions a4"


def beat_guards(field: int, xp: int, *lines: str) -> Guarded:
    f = Guarded(
        CHAMPIONS,
        "defender neutral_peasants a5",
        "active: castle_champions",
        "seat 0: castle catherine",
        f"xp: {xp}",
        *lines,
        options={"field": field},
    )
    f.choose("attack neutral_peasants")
    return f


def finish(f: Table) -> None:
    """Take the first of everything that is offered."""
    while f.match.decision is not None:
        f.match.choose(0)


def beat_hero(mine: int, theirs: int, *lines: str) -> Table:
    f = Table(
        CHAMPIONS,
        "defender necropolis_skeletons a5",
        "active: castle_champions",
        "seat 0: castle catherine",
        f"xp: {mine}",
        "seat 1: necropolis sandro",
        f"xp: {theirs}",
        *lines,
    )
    f.choose("attack necropolis_skeletons")
    return f


@pytest.mark.parametrize(("field", "gained"), [(3, 1), (4, 2), (2, 0)])
def test_h3_t27_level_three_against_guards(field: int, gained: int) -> None:
    f = beat_guards(field, 4)
    assert f.s.players[0].xp == 4 + gained


@pytest.mark.parametrize(("theirs", "gained"), [(2, 0), (4, 1), (6, 2)])
def test_h3_t27_level_three_against_another_hero(theirs: int, gained: int) -> None:
    f = beat_hero(4, theirs)
    assert f.s.players[0].xp == 4 + gained


def test_h3_10_90_the_level_before_the_combat_counts() -> None:
    f = beat_guards(2, 1)
    finish(f)
    assert f.s.players[0].xp == 3
    assert f.s.players[0].level == 2


def test_h3_t26_an_azure_army_raises_to_level_seven() -> None:
    f = beat_guards(
        7, 0, "combat: azure", "ability deck: luck luck luck luck luck luck luck luck luck luck"
    )
    finish(f)
    p = f.s.players[0]
    assert (p.xp, p.level) == (12, 7)
    told = [event["kind"] for event in f.match.log(0) if event["kind"] in ("level", "kept")]
    assert told == [
        "level",
        "kept",
        "level",
        "kept",
        "level",
        "level",
        "kept",
        "level",
        "level",
        "kept",
    ]
    assert [event["level"] for event in f.told("level")] == [2, 3, 4, 5, 6, 7]
    assert {"catherine_4", "catherine_6"} <= set(p.hand)


def test_h3_10_91_whatever_the_level_an_azure_army_raises_to_the_top() -> None:
    f = beat_guards(7, 9, "combat: azure")
    finish(f)
    assert f.s.players[0].xp == 12
    assert [event["level"] for event in f.told("level")] == [6, 7]


def test_h3_10_92_no_experience_for_a_combat_without_an_enemy_hero() -> None:
    f = beat_hero(0, 0, "defender: no-hero")
    assert f.s.players[0].xp == 0


def test_h3_10_92_no_experience_for_units_without_a_hero() -> None:
    f = beat_hero(0, 6, "attacker: no-hero")
    assert f.s.players[0].xp == 0


def test_h3_10_92_no_experience_for_beating_an_ai_hero() -> None:
    f = Alone(
        CHAMPIONS,
        "defender necropolis_skeletons a5",
        "active: castle_champions",
        "defender ai deck:",
        "seat 0: castle catherine",
        "xp: 0",
    )
    f.choose("attack necropolis_skeletons")
    assert f.s.players[0].xp == 0


def test_h3_10_94_the_defender_earns_experience_too() -> None:
    f = Table(
        "attacker castle_marksmen a4",
        "defender necropolis_dread_knights a5",
        "active: necropolis_dread_knights",
        "seat 0: castle catherine",
        "xp: 3",
        "seat 1: necropolis sandro",
        "xp: 0",
    )
    f.choose("attack castle_marksmen")
    finish(f)
    assert f.s.players[1].xp == 2


def test_h3_4_21_experience_beyond_the_top_is_lost() -> None:
    f = beat_guards(7, 12)
    assert f.s.players[0].xp == 12


def test_h3_4_22_a_level_is_reached_with_two_experience() -> None:
    f = beat_guards(1, 0)
    assert f.s.players[0].level == 1
    assert not f.told("level")


def test_h3_4_23_gained_cards_go_to_the_hand_and_experts_are_usable() -> None:
    f = beat_guards(1, 1, "experts: 0", "ability deck: luck archery")
    assert f.ask() == "search"
    f.choose("look ability", "keep archery")
    p = f.s.players[0]
    assert p.hand == ("archery",)
    assert p.experts == 1


def test_h3_5_9_take_the_top_of_the_discard_pile_instead() -> None:
    f = beat_guards(1, 1, "ability deck: luck archery tactics", "ability discard: offense")
    f.choose("take ability offense")
    assert f.s.players[0].hand == ("offense",)
    assert f.s.decks["ability"].discard == ("tactics",)  # H3-5.11


def test_h3_t35_a_full_hand_is_kept_when_a_level_is_reached() -> None:
    cards = "defense defense defense power power knowledge"
    f = beat_guards(1, 1, f"hand: {cards}", "ability deck: luck archery")
    f.choose("look ability", "keep luck")
    assert f.s.players[0].level == 2
    assert len(f.s.players[0].hand) == 7


def test_h3_4_20_the_table_of_levels() -> None:
    assert HAND_LIMIT == (4, 4, 5, 5, 6, 6, 7)
    assert EXPERT_USES == (0, 1, 1, 2, 2, 3, 3)


def test_h3_t10_a_bolt_wins_the_guarded_mine() -> None:
    f = Guarded(
        "attacker necropolis_skeletons a1",
        "defender neutral_troglodytes d5",
        "active: necropolis_skeletons",
        "seat 0: necropolis sandro",
        "hand: power lightning_bolt haste town_portal",
        "xp: 1",
        "ability deck: luck archery",
        options={"field": 1, "attacker": "necropolis"},
    )
    f.choose("play haste power", "play lightning_bolt cast-2", "target neutral_troglodytes")
    f.choose("look ability", "keep luck")
    p = f.s.players[0]
    assert (p.xp, p.level) == (2, 2)
    assert "luck" in p.hand
