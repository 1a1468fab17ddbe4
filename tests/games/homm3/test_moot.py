"""What need not be asked in a combat: cards that would decide nothing, and those that keep."""

from typing import Any

from tests.games.homm3.fights import Fight


def moot(f: Fight, seat: int) -> list[str]:
    found: list[str] = f.match.helps(seat).get("moot", [])
    return found


def offered(f: Fight) -> list[str]:
    return [option for option in f.options() if option != "pass"]


def struck(*hand: str, wounds: int = 0, **more: Any) -> Fight:
    """Skeletons (attack 2) attack Griffins of 4 health a side; the Griffins' side is asked."""
    f = Fight(
        ["necropolis_skeletons b2"],
        ["castle_griffins b3"],
        hands=((), hand),
        factions=("necropolis", "castle"),
        active="necropolis_skeletons",
        damage={"castle_griffins": wounds},
        **more,
    )
    while "attack castle_griffins" not in f.options():
        f.choose("pass")  # morale can be spent before the activation, too
    f.choose("attack castle_griffins")
    assert f.seat == 1
    return f


def test_h3_10_50_a_defense_bonus_is_moot_while_no_face_defeats_or_turns_the_unit() -> None:
    f = struck("defense")
    assert offered(f) == moot(f, 1) == ["play defense basic"]


def test_h3_10_50_it_is_asked_about_when_it_can_save_the_unit() -> None:
    f = struck("defense", wounds=2)
    assert offered(f) == ["play defense basic"]
    assert moot(f, 1) == []


def test_h3_10_50_it_is_asked_about_when_it_keeps_a_pack_from_turning() -> None:
    f = Fight(
        ["necropolis_skeletons b2"],
        ["castle_griffins+ b3"],
        hands=((), ("defense",)),
        active="necropolis_skeletons",
        damage={"castle_griffins": 2},
    )
    f.choose("attack castle_griffins")
    assert moot(f, 1) == []


def test_a_bonus_that_comes_too_late_is_moot() -> None:
    f = Fight(
        ["castle_champions+ b2"],
        ["necropolis_skeletons b3"],
        hands=((), ("defense",)),
        active="castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    assert moot(f, 1) == ["play defense basic"]


def test_bonuses_that_only_together_decide_something_are_asked_about() -> None:
    def attacked(*hand: str, wounds: int = 0) -> Fight:
        f = Fight(
            ["castle_crusaders+ b2"],
            ["castle_griffins b3"],
            hands=((), hand),
            active="castle_crusaders",
            damage={"castle_griffins": wounds},
        )
        return f.choose("attack castle_griffins")

    f = attacked("defense")
    least = min(face["damage"] for face in f.match.helps(1)["attack"]["faces"])
    # With one card every face still defeats it, with two the lowest does not.
    wounds = f.unit("castle_griffins").face.health - (least - 1)
    assert moot(attacked("defense", wounds=wounds), 1) == ["play defense basic"]
    assert moot(attacked("defense", "defense", wounds=wounds), 1) == []


def test_a_card_that_does_more_than_that_is_asked_about() -> None:
    f = struck("armorer", players=({}, {"deck": ("attack",)}))
    assert offered(f) == ["play armorer basic"]
    assert moot(f, 1) == []


def test_h3_10_55_a_blow_back_that_no_card_makes_lethal_is_not_asked_about() -> None:
    f = Fight(
        ["castle_crusaders+ b2"],
        ["necropolis_skeletons+ b3"],
        hands=((), ("attack",)),
        active="castle_crusaders",
        dice=[-1],
    )
    f.choose("attack necropolis_skeletons")
    assert f.b.attack is not None
    assert f.b.attack.retaliation
    assert offered(f) == moot(f, 1) == ["play attack basic"]


def test_h3_3_33_morale_and_what_is_aimed_at_nobody_keep_unless_a_unit_is_in_danger() -> None:
    ready: tuple[dict[str, Any], ...] = ({}, {"deck": ("attack",), "morale": 1})
    safe = struck("leadership", players=ready)
    assert moot(safe, 1) == offered(safe)
    assert "morale draw" in moot(safe, 1)
    hurt = struck("leadership", wounds=2, players=ready)
    assert moot(hurt, 1) == []


def test_before_a_combat_round_morale_keeps_too() -> None:
    f = Fight(
        ["castle_griffins b2"],
        ["necropolis_zombies b4"],
        hands=(("leadership", "prayer"), ()),
        start=True,
    )
    assert f.ask() == "start"
    assert "play leadership basic" in moot(f, 0)
    assert "play prayer cast-1" not in moot(f, 0)


def test_h3_17_71_halberdiers_are_asked_only_if_the_die_could_do_worse() -> None:
    def parried(wounds: int) -> tuple[list[str], list[str]]:
        f = Fight(
            ["necropolis_skeletons b2"],
            ["castle_halberdiers+ b3"],
            hands=((), ("power", "knowledge")),
            active="necropolis_skeletons",
            damage={"castle_halberdiers": wounds},
        )
        f.choose("attack castle_halberdiers")
        assert f.ask() == "parry"
        return offered(f), moot(f, 1)

    assert parried(0)[1] == [], "a +1 turns them, a 0 does not"
    asked, left = parried(1)
    assert left == ["discard power", "discard knowledge"], "a 0 turns them as well"
    assert set(left) < set(asked)


def test_nobody_is_told_of_another_s_hand() -> None:
    f = struck("defense")
    assert moot(f, 0) == []
    assert "moot" not in f.match.helps(None)
