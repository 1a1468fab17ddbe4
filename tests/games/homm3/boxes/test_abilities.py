"""Abilities out of other boxes that heroes start with."""

import pytest

from tests.games.homm3.fights import Fight

SPARE = "knowledge"


def hurt(*hand: str, permanent: str = "", experts: int = 1) -> Fight:
    return Fight(
        ["castle_griffins+ b2", "castle_champions d1"],
        ["necropolis_zombies+ b4", "necropolis_skeletons d5"],
        hands=(hand, []),
        players=({"permanent": permanent}, {}),
        damage={"castle_champions": 5},
        experts=experts,
        active="castle_griffins",
    )


# ---- First Aid ----


def test_first_aid_heals_one() -> None:
    f = hurt("first_aid").choose("play first_aid basic")
    assert f.unit("castle_champions").damage == 4


def test_first_aid_expert_uses_the_tent_three_times() -> None:
    f = hurt("first_aid", permanent="first_aid_tent").choose("play first_aid expert")
    assert f.unit("castle_champions").damage == 2
    assert f.s.players[0].experts == 0
    assert "use first_aid_tent use" not in f.options()


def test_first_aid_expert_needs_a_tent_that_is_ready() -> None:
    assert "play first_aid expert" not in hurt("first_aid").options()
    f = hurt("first_aid", permanent="first_aid_tent")
    assert "play first_aid expert" in f.options()
    f.choose("use first_aid_tent use")
    assert "play first_aid expert" not in f.options()


# ---- Scouting ----


def about_to_win(*hand: str, experts: int = 0) -> Fight:
    """The victory brings level II: Search (2) the Ability deck."""
    return Fight(
        ["castle_griffins+ b2"],
        ["necropolis_skeletons b3"],
        hands=(hand, []),
        players=({"xp": 1}, {}),
        experts=experts,
        dice=[1],
        active="castle_griffins",
    )


@pytest.mark.parametrize(("way", "count"), [("basic", 3), ("expert", 5)])
def test_scouting_widens_a_search(way: str, count: int) -> None:
    f = about_to_win("scouting").choose("attack necropolis_skeletons")
    assert f.ask() == "searching"
    f.choose(f"play scouting {way}", "look ability")
    assert f.told("looked")[0]["count"] == count
    assert len(f.s.offer) == count
    assert f.discard(0) == ["scouting"]


def test_scouting_is_played_only_before_a_search() -> None:
    f = about_to_win("scouting")
    assert "play scouting basic" not in f.options()
    f.choose("attack necropolis_skeletons", "pass", "look ability")
    assert len(f.s.offer) == 2


# ---- Air, Earth, Fire and Water Magic ----

SCHOOLS = [
    ("air_magic", "haste", "slow"),
    ("earth_magic", "slow", "haste"),
    ("fire_magic", "fireball", "haste"),
    ("water_magic", "teleport", "haste"),
]


def mage(*hand: str, permanent: str = "", experts: int = 1) -> Fight:
    return hurt(*hand, permanent=permanent, experts=experts)


@pytest.mark.parametrize(("card", "own", "other"), SCHOOLS)
def test_school_magic_in_play_gives_power_to_its_school_only(
    card: str, own: str, other: str
) -> None:
    f = mage(card, own, other).choose(f"play {card} basic")
    assert f.s.players[0].permanent == card
    with_one = {option for option in f.options() if option.startswith(("play", "use"))}
    plain = {
        option
        for option in mage(own, other, "power").choose("play power basic").options()
        if option.startswith("play")
    }
    assert {o for o in with_one if own in o} == {o for o in plain if own in o}
    assert f"play {other} cast-2" not in f.options()


@pytest.mark.parametrize(("card", "own", "other"), SCHOOLS)
def test_school_magic_expert_gives_three_power_for_one_spell(
    card: str, own: str, other: str
) -> None:
    f = mage(card, own, other).choose(f"play {card} expert")
    assert f"play {own} cast-2" in f.options()
    assert f"play {other} cast-2" not in f.options()
    assert f.discard(0) == [card]
    f.choose("stop")
    assert not f.b.ongoing  # H3-5.47: lost


@pytest.mark.parametrize(("card", "own", "other"), SCHOOLS)
def test_school_magic_expert_works_from_play_as_well(card: str, own: str, other: str) -> None:
    f = mage(own, other, permanent=card).choose(f"use {card} use")
    assert f.s.players[0].permanent == ""
    assert f.discard(0) == [card]
    assert f"play {own} cast-2" in f.options()
    assert f"play {other} cast-2" not in f.options()


@pytest.mark.parametrize(("card", "own", "other"), SCHOOLS)
def test_school_magic_expert_wants_an_expert_use_and_a_spell_of_the_school(
    card: str, own: str, other: str
) -> None:
    assert f"play {card} expert" not in mage(card, own, experts=0).options()
    assert f"play {card} expert" not in mage(card, other).options()


def test_h3_5_49_school_magic_goes_on_with_the_chain() -> None:
    f = mage("fire_magic", "power", "fireball").choose("play power basic", "play fire_magic expert")
    assert "play fireball cast-3" in f.options()  # 1 and 3 power
    f = mage("power", "fireball", permanent="fire_magic")
    f.choose("play power basic", "use fire_magic use")
    assert "play fireball cast-3" in f.options()
