"""Summoning (H3-10.140)."""

from tests.games.homm3.rules.table import Table

FALLEN = "attacker inferno_familiars d1 defeated"
ZOMBIES = "defender necropolis_zombies d5"


def pit_lords(*lines: str) -> Table:
    return Table(
        "attacker inferno_pit_lords+ b1", FALLEN, ZOMBIES, *lines, "active: inferno_pit_lords"
    )


def test_h3_10_140_the_unit_appears_beside_the_summoner() -> None:
    f = pit_lords()
    f.choose("ability")
    assert {option.split()[-1] for option in f.options()} == {"a1", "c1", "b2"}


def test_h3_10_140_a_slower_unit_activates_later_in_the_same_combat_round() -> None:
    f = pit_lords()
    f.choose("ability", "summon inferno_demons b2")
    assert f.b.units[f.b.active].name == "inferno_demons"


def test_h3_10_140_a_faster_unit_counts_as_activated() -> None:
    f = pit_lords("effect defender slow initiative -3 on inferno_pit_lords")
    f.choose("ability", "summon inferno_demons b2")
    assert f.unit("inferno_demons").activated


def test_h3_10_140_without_a_free_space_the_summons_fails() -> None:
    friends = [f"attacker castle_griffins {at} activated" for at in ("a1", "c1", "b2")]
    f = pit_lords(*friends)
    assert "ability" not in f.options()


def test_h3_10_140_the_unit_joins_the_unit_deck_after_the_combat() -> None:
    f = Table(
        "attacker inferno_demons a1 activated",
        "attacker castle_champions a4",
        "defender necropolis_skeletons a5",
        "active: castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    assert ("inferno_demons", False) in f.s.players[0].troops


def test_h3_10_140_summoned_elementals_leave_after_the_combat() -> None:
    f = Table(
        "attacker summoned_air_elementals a1 activated",
        "attacker castle_champions a4",
        "defender necropolis_skeletons a5",
        "active: castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    assert f.s.players[0].troops == (("castle_champions", False),)
