"""Combat rounds and who activates next (H3-10.30 to H3-10.35)."""

from rulebound.games.homm3.combat.order import forecast
from tests.games.homm3.rules.table import Alone, Guarded, Table


def activated(f: Table) -> list[str]:
    return [event["unit"] for event in f.told("activates")]


def stop(f: Table, times: int) -> list[str]:
    for _ in range(times):
        f.choose("stop")
    return activated(f)


def test_h3_10_30_every_unit_activates_once_in_descending_initiative() -> None:
    f = Table(
        "attacker castle_marksmen a1",
        "attacker castle_griffins b1",
        "defender necropolis_skeletons+ c5",
        "defender necropolis_zombies d5",
    )
    order = ["castle_griffins", "necropolis_skeletons", "castle_marksmen", "necropolis_zombies"]
    assert stop(f, 4)[:4] == order
    assert f.b.round == 2
    assert activated(f)[4] == "castle_griffins"


def test_h3_10_31_of_equals_the_sides_alternate_the_attacker_first() -> None:
    f = Table(
        "attacker castle_halberdiers a1",
        "attacker castle_marksmen b1",
        "defender necropolis_skeletons c5",
        "defender dungeon_troglodytes d5",
    )
    f.choose("activate castle_marksmen", "stop", "activate dungeon_troglodytes", "stop")
    f.choose("stop", "stop")
    order = ["castle_marksmen", "dungeon_troglodytes", "castle_halberdiers", "necropolis_skeletons"]
    assert activated(f)[:4] == order


def test_h3_10_31_the_turn_of_the_defender_is_kept_by_initiative() -> None:
    f = Table(
        "attacker castle_halberdiers a1",
        "defender necropolis_skeletons c5",
        "tied: 4 attacker",
    )
    assert activated(f) == ["necropolis_skeletons"]


def test_h3_10_31_alternation_begins_anew_each_combat_round() -> None:
    f = Table(
        "attacker castle_halberdiers a1", "defender necropolis_skeletons c5", "tied: 4 attacker"
    )
    f.choose("stop", "stop")
    assert activated(f)[2] == "castle_halberdiers"


def test_h3_10_31_the_ai_takes_the_higher_tier_first() -> None:
    f = Alone(
        "attacker castle_griffins a1 activated",
        "defender castle_crusaders c5",
        "defender castle_halberdiers+ d5",
    )
    f.ties()
    assert activated(f)[:2] == ["castle_crusaders", "castle_halberdiers"]


def test_h3_10_31_the_player_decides_between_equals_of_the_ai() -> None:
    f = Alone(
        "attacker castle_griffins a1 activated",
        "defender castle_halberdiers c5",
        "defender necropolis_skeletons d5",
    )
    assert f.options() == ["activate castle_halberdiers", "activate necropolis_skeletons"]
    f.choose("activate necropolis_skeletons")
    assert activated(f)[0] == "necropolis_skeletons"


def test_h3_10_32_initiative_is_evaluated_each_time() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "attacker castle_marksmen b1",
        "defender necropolis_vampires d5",
        "seat 0:",
        "hand: haste",
    )
    f.choose("play haste cast-1", "target castle_marksmen", "stop")
    assert activated(f) == ["castle_griffins", "necropolis_vampires"]


def test_h3_10_32_a_faster_unit_overtakes_in_the_same_combat_round() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "attacker castle_zealots b1",
        "defender necropolis_wraiths+ d5 activated",
        "defender necropolis_wraiths d4",
        "seat 0:",
        "hand: haste",
    )
    assert [u.name for u in forecast(f.s)] == ["castle_zealots", "necropolis_wraiths.2"]
    f.choose("play haste cast-1", "target necropolis_wraiths.2")
    assert [u.name for u in forecast(f.s)] == ["necropolis_wraiths.2", "castle_zealots"]


def test_h3_10_33_a_unit_counts_as_activated_when_it_begins() -> None:
    f = Table("attacker castle_griffins a1", "defender necropolis_zombies d5")
    assert f.unit("castle_griffins").activated


def test_h3_10_34_the_combat_goes_on_while_both_sides_have_units() -> None:
    f = Table(
        "attacker castle_champions a4",
        "defender necropolis_skeletons a5",
        "defender necropolis_zombies d5",
        "active: castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    assert f.match.result is None
    assert not f.unit("necropolis_skeletons").alive


def test_h3_10_35_twenty_quiet_combat_rounds_are_a_stalemate() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies d5",
        "combat: quiet 19",
        "phase: round end",
    )
    assert f.match.result is not None
    assert f.match.result.ranking == ((0, 1),)
    assert f.b.ended == "stalemate"


def test_h3_10_35_a_change_begins_the_count_anew() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies d5",
        "combat: quiet 19 changed",
        "phase: round end",
    )
    assert f.match.result is None
    assert f.b.quiet == 0


def test_h3_10_35_a_fallen_wall_and_a_played_card_are_changes() -> None:
    wall = Table(
        "attacker castle_halberdiers a2",
        "defender necropolis_zombies d5",
        "active: castle_halberdiers",
        "walls: a3",
    )
    wall.choose("break a3")
    assert wall.b.changed
    card = Table(
        "attacker castle_halberdiers a4",
        "defender necropolis_zombies a5",
        "active: castle_halberdiers",
        "seat 0:",
        "hand: attack",
    )
    card.choose("play attack basic")
    assert card.b.changed


def test_h3_10_35_against_guards_it_is_a_retreat() -> None:
    f = Guarded(
        "attacker castle_griffins a1",
        "defender neutral_azure_dragons d5",
        "combat: quiet 19 azure",
        "phase: round end",
    )
    assert f.b.ended == "retreat"
