"""Abilities (H3-5.30) of the boxes that heroes of other boxes start with."""

from typing import Any

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.boxes.casting import GRIFFINS, KNIGHTS, MINE, VAMPIRES, ZOMBIES, melee, table
from tests.games.homm3.fights import Fight
from tests.games.homm3.quests import Quest

BASIC = {
    "basic_air_magic": "haste",
    "basic_earth_magic": "slow",
    "basic_fire_magic": "fireball",
    "basic_water_magic": "teleport",
}
COPIES = {"artillery": 2, "eagle_eye": 2, "learning": 2, "ballistics": 2, "scholar": 2}
COPIES |= {"pathfinding": 2, "interference": 3}
COPIES |= {"basic_air_magic": 3, "basic_earth_magic": 3}
COPIES |= {"basic_fire_magic": 3, "basic_water_magic": 3}


@pytest.mark.parametrize("card", COPIES)
def test_copies_in_their_box(card: str) -> None:
    assert CARDS[card].copies == COPIES[card]
    assert [effect.expert for effect in CARDS[card].effects][:2] == [False, True]


# ---- Artillery ----


def test_artillery_hits_the_slowest() -> None:
    f = table("artillery").choose("play artillery basic")
    assert f.unit(ZOMBIES).damage == 1
    assert f.unit(VAMPIRES).damage == 0


def test_artillery_expert_triples_the_shot_of_a_ballista() -> None:
    f = Fight(
        MINE,
        ("necropolis_dread_knights+ b4",),
        hands=(["artillery"], []),
        players=({"permanent": "ballista"}, {}),
        experts=1,
        start=True,
    )
    while "play artillery expert" not in f.options():
        f.choose("pass")
    f.choose("play artillery expert")
    assert f.unit(KNIGHTS).damage == 3


def test_artillery_expert_is_only_for_a_ballista_that_fires() -> None:
    f = table("artillery", players=({"permanent": "ballista"}, {}), experts=1)
    assert "play artillery expert" not in f.options()


# ---- Eagle Eye ----


def seer(*hand: str, **more: Any) -> Fight:
    f = table(*hand, **more)
    f.s.decks["spell"] = Deck(("haste", "fireball", "slow", "prayer"), ("bless",))
    return f


@pytest.mark.parametrize(("way", "found"), [("basic", "slow"), ("expert", "prayer")])
def test_eagle_eye_finds_the_first_spell_of_a_grade(way: str, found: str) -> None:
    f = seer("eagle_eye", experts=1).choose(f"play eagle_eye {way}", f"keep {found}")
    assert f.hand(0) == [found]
    assert len(f.s.decks["spell"].cards) == 3


def test_eagle_eye_may_leave_what_it_finds() -> None:
    f = seer("eagle_eye").choose("play eagle_eye basic", "decline")
    assert f.hand(0) == []
    assert f.s.decks["spell"].discard[-1] == "slow"
    assert "play eagle_eye expert" not in seer("eagle_eye").options()  # no expert use


# ---- Learning ----


def about_to_learn(*hand: str, experts: int = 0) -> Fight:
    return Fight(
        ["castle_griffins+ b2"],
        ["necropolis_skeletons b3"],
        hands=(hand, []),
        players=({"xp": 1}, {}),
        experts=experts,
        dice=[1],
        active="castle_griffins",
    )


@pytest.mark.parametrize(("way", "xp"), [("basic", 3), ("expert", 4)])
def test_learning_adds_experience_as_a_level_is_reached(way: str, xp: int) -> None:
    f = about_to_learn("learning", experts=1).choose("attack necropolis_skeletons")
    assert f.ask() == "level"
    f.choose(f"play learning {way}")
    while f.match.decision is not None:
        f.choose(f.options()[-1])
    assert f.s.players[0].xp == xp
    assert ("learning" in f.s.players[0].removed) is (way == "expert")


def test_learning_is_played_only_then() -> None:
    assert not any("learning" in option for option in about_to_learn("learning").options())


# ---- Ballistics ----


def besieged(*hand: str, experts: int = 1) -> Fight:
    return Fight(
        MINE,
        ("necropolis_zombies+ b4", "necropolis_vampires+ c5"),
        hands=(hand, []),
        siege=("a3", "c3", "d3"),
        gate="b3",
        experts=experts,
        active=GRIFFINS,
    )


def test_ballistics_breaks_a_wall_or_the_gate() -> None:
    f = besieged("ballistics").choose("play ballistics basic", "target c3")
    assert f.b.walls.bit_count() == 2
    assert "play ballistics basic" not in table("ballistics").options()


def test_ballistics_expert_needs_an_arrow_tower() -> None:
    assert "play ballistics expert" not in besieged("ballistics").options()
    assert "play ballistics expert" not in table("ballistics", experts=1).options()


# ---- Scholar ----


def test_scholar_takes_any_card_back() -> None:
    f = table("scholar", players=({"discard": ("haste", "attack")}, {}))
    f.choose("play scholar basic", "fetch attack")
    assert f.hand(0) == ["attack"]
    assert "play scholar basic" not in table("scholar").options()


def test_scholar_expert_replaces_two_different_statistics() -> None:
    q = Quest(hands=(["scholar", "attack", "attack", "power"],), level=7)
    q.choose("play scholar expert", "upgrade attack")
    assert "upgrade attack" not in q.offered
    q.choose("upgrade power")
    assert sorted(q.player.discard) == ["attack_empowered", "power_empowered"]
    assert sorted(q.player.removed) == ["attack", "power", "scholar"]
    assert q.player.hand == ("attack",)


def test_scholar_expert_needs_a_statistic_card_and_the_map() -> None:
    assert "play scholar expert" not in Quest(hands=(["scholar"],), level=7).offered
    assert "play scholar expert" not in table("scholar", "attack", experts=1).options()


# ---- Basic Magic ----


@pytest.mark.parametrize(("card", "own"), BASIC.items())
def test_basic_magic_expert_gives_three_power_to_its_school(card: str, own: str) -> None:
    other = "magic_arrow" if own != "haste" else "slow"
    f = table(card, own, other, experts=1).choose(f"play {card} expert")
    assert f"play {own} cast-2" in f.options()
    assert f"play {card} expert" not in table(card, own).options()


@pytest.mark.parametrize(("card", "own"), BASIC.items())
def test_basic_magic_in_play_gives_no_power(card: str, own: str) -> None:
    f = table(own, players=({"permanent": card}, {}))
    assert f"play {own} cast-2" not in f.options()


@pytest.mark.parametrize("answer", ["find", "decline"])
def test_basic_magic_may_replace_a_search_of_the_spell_deck(answer: str) -> None:
    f = table("breastplate_of_brimstone", players=({"permanent": "basic_fire_magic"}, {}))
    f.s.decks["spell"] = Deck(("haste", "blind", "slow"), ("bless",))
    f.choose("play breastplate_of_brimstone top", answer)
    if answer == "find":
        assert f.hand(0) == ["blind"]
    else:
        assert f.ask() == "search"


# ---- Interference ----


@pytest.mark.parametrize(("way", "amount"), [("basic", 1), ("expert", 2)])
def test_interference_defends(way: str, amount: int) -> None:
    f = melee("interference", active=ZOMBIES, experts=1).choose(f"attack {GRIFFINS}")
    f.choose(f"play interference {way}")
    assert f.told("hit")[0]["defense"] == amount


def test_interference_lowers_the_damage_of_a_spell() -> None:
    f = table("lightning_bolt", enemy=["interference"])
    f.choose("play lightning_bolt cast-1", f"target {ZOMBIES}", "play interference basic")
    assert f.unit(ZOMBIES).damage == 1
    assert not f.b.ongoing


def test_interference_needs_an_attack_or_a_spell() -> None:
    assert not any("interference" in o for o in table("interference", experts=1).options())


# ---- Pathfinding ----


def test_pathfinding_passes_guards() -> None:
    plain = Quest(heroes={0: "F1 C"}, hands=(["pathfinding"],), level=7)
    q = Quest(heroes={0: "F1 C"}, hands=(["pathfinding"],), level=7)
    before = {o for o in plain.offered if o.startswith("go main")}
    q.choose("play pathfinding basic")
    after = {o for o in q.offered if o.startswith("go main")}
    assert before < after
    assert "play pathfinding basic" not in q.offered


def test_pathfinding_expert_crosses_what_is_blocked_but_does_not_stop_there() -> None:
    q = Quest(heroes={0: "F1 C"}, hands=(["pathfinding"],), level=7)
    before = {o for o in q.offered if o.startswith("go main")}
    q.choose("play pathfinding expert")
    after = [o for o in q.offered if o.startswith("go main")]
    assert before < set(after)
    fields = [tuple(int(n) for n in o.split()[-1].split(",")) for o in after]
    assert not any(q.w.board.blocked(at) for at in fields)  # type: ignore[arg-type]
    far = next(o for o in after if o not in before)
    points = q.realm.movement[0]
    q.choose(far)
    assert q.realm.movement[0] < points
